# The box on the shelf.
shelf-about = Together you build a planetary system around a star that burns out, and each of you puts life on its planets until it grows into species. Every turn a planet is born. Five turns each, and black holes, solar storms and collisions on the way.
