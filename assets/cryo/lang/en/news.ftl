# What a bot has done, beside its name.
news-deployed = { $section }: { $action }
news-deployed-only = { $section }: no action
news-overclocked = also { $action }
news-recalled = recalls the drones
news-ran = uses { $action }
news-drew = draws a card
news-played = plays { $card }
news-mission-laid = lays a mission
news-scrapped = scraps { $what }
news-scrapped-tile = scraps a tile: { $what }
news-woken = wakes a pod: { $chamber }
news-tile-taken = tile: { $tile }
news-settled = settles in { $space }: { $pods }
news-sent = salvages: { $space }
news-fetched = brings back { $pods }
news-launched = launches { $vehicle }
news-looted = { $incident }
