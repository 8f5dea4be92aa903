# Was ein Bot getan hat, neben seinem Namen.
news-deployed = { $section }: { $action }
news-deployed-only = { $section }: keine Aktion
news-overclocked = dazu { $action }
news-recalled = ruft die Drohnen zurück
news-ran = nutzt { $action }
news-drew = zieht eine Karte
news-played = spielt { $card }
news-mission-laid = legt eine Mission aus
news-scrapped = verschrottet: { $what }
news-scrapped-tile = verschrottet ein Plättchen: { $what }
news-woken = weckt eine Kapsel: { $chamber }
news-tile-taken = Plättchen: { $tile }
news-settled = siedelt in { $space }: { $pods }
news-sent = birgt: { $space }
news-fetched = beordert zurück: { $pods }
news-launched = Transport: { $vehicle }
news-looted = { $incident }
