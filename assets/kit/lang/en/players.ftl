# Who plays a seat, and how fast bots play.
players-person = Person
players-kind-random = Chance
players-kind-easy = Easy
players-kind-family = Family
players-kind-normal = Normal
players-kind-hard = Hard
players-kind-expert = Expert
players-hint-of-random = makes any legal move
players-hint-of-easy = overlooks a lot
players-hint-of-family = plays well and errs at times
players-hint-of-normal = sees the next step
players-hint-of-hard = thinks several rounds ahead
players-hint-of-expert = plans further, also against you
players-person-hint = someone at this screen
players-seat = Seat { $number } is played by: { $player }
players-seat-option = Seat { $number }: { $player }
players-pace = Pace of bots
players-pace-hint = How long their moves stay visible.
players-pace-slow = Slow
players-pace-normal = Normal
players-pace-fast = Fast
players-pace-instant = Instant
players-colour = { $colour ->
    [0] blue, circle
    [1] orange, triangle
    [2] pink, square
    [3] green, diamond
    [4] yellow, hexagon
    [6] white, triangle pointing down
   *[other] violet, pentagon
}
players-title = Players
players-hint = Whoever takes a seat goes on from here. This is noted in the game and in its file.
players-done = Done
