# Choosing a file by its path, where the desktop has no dialog for it.
chooser-open-title = Open a game
chooser-save-title = Save the game
chooser-table-title = Save table
chooser-picture-title = Save picture
chooser-open = Open
chooser-save = Save
chooser-hint = This desktop has no file dialog. Choose a game below, or type the path of the file.
chooser-path = Path of the file
chooser-empty = Type a path first.
chooser-above = Parent folder
chooser-no-games = There are no saved games in this folder.
chooser-no-game = Not a saved game
