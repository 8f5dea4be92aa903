# Choosing a file by its path, where the desktop has no dialog for it.
chooser-open-title = Open a game
chooser-save-title = Save the game
chooser-open = Open
chooser-save = Save
chooser-hint = This desktop has no file dialog. Write the path of the file.
chooser-path = Path of the file
chooser-empty = Write a path first.
