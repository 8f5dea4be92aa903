# Choosing a file by its path, where the desktop has no dialog for it.
chooser-title-open = Open a game
chooser-title-save = Save the game
chooser-title-table = Save table
chooser-title-picture = Save picture
chooser-open = Open
chooser-save = Save
chooser-hint = This desktop has no file dialog. Choose a game below, or type the path of the file.
chooser-path = Path of the file
chooser-empty = Type a path first.
chooser-above = Parent folder
chooser-no-games = There are no saved games in this folder.
chooser-no-game = Not a saved game
