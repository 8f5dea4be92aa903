# Handing the screen over to the next player.
handover-title = It is { $name }’s turn
handover-hint = The screen will show cards that only { $name } may see. Everyone else, please look away.
handover-ready = I am { $name }
