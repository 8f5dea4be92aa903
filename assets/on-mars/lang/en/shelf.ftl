# The box on the shelf.
shelf-about = The first bases stand on Mars. Travel between orbit and colony, learn technologies, draw up blueprints, and build mines, greenhouses and shelters at one colony that you all share. Life support must keep pace, the shuttle flies less and less often, and whoever does most for the colony wins.
shelf-notice = Some values that are printed only as pictures on boards and tiles are not the printed ones; they were chosen by us and are marked “ours” in the data file. An owner of the game can replace them in that one file.
