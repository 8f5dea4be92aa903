# Was das Programm in Planet Unknown von selbst tut.
habits-warn-wasteful = Warnen, wenn beim Zugende etwas verfällt
habits-warn-wasteful-hint = Einmal nachfragen, wenn Bewegung oder eine Fähigkeit ungenutzt verfiele.
habits-one-click = Plättchen mit einem Klick legen
habits-one-click-hint = Wo das etwas kostet, etwa eine Rettungskapsel, bestätigst du es mit einem zweiten Klick.
habits-coach = Trainer
habits-coach-hint = In Partien mit nur einer Person kommentiert er jeden Zug und zeigt, wenn es ihn gibt, einen besseren. Solche Partien zählen als Partien mit Tipps.
habits-obvious = Erzwungene Schritte selbst ausführen
habits-obvious-hint = Marker bewegen sich von selbst, wenn du keine Wahl hast und nichts davon abhängt, was du sonst noch tun kannst. Rückgängig nimmt es zusammen mit deinem Schritt zurück.
habits-end-turns = Züge automatisch beenden
habits-end-turns-hint = Ein Zug endet, sobald nichts mehr zu tun ist, solange noch jemand anderes am Tisch spielt. Rückgängig nimmt das zurück. Die letzte Person beendet die Runde von Hand.
