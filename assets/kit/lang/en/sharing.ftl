# How several people share one screen.
sharing-title = Order of play
sharing-in-turn = In turn
sharing-any-order = Any order
sharing-side-by-side = Side by side
sharing-secrets = Secrets
sharing-face-down = Face down
sharing-open = Open
sharing-hand-over = Hand over
