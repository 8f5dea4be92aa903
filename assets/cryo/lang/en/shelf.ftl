# The box on the shelf.
shelf-about = A colony ship lies broken on the ice, and the sun is setting. Send drones through the wreck, wake your crew before the chambers are sabotaged, and bring it down into the warm caverns. Build machines, vehicles and missions on your platform; whoever settles best wins.
shelf-notice = Board, tiles, caverns and several point values of this version are our own and not those of the printed game. They are in one data file, which an owner of the game can replace by the printed values.
