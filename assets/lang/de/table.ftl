table-round = Runde { $round }
table-turn-of = { $name } ist am Zug
table-last-round = Letzte Runde
table-undo = Rückgängig
table-redo = Wiederholen
table-redo-nothing = Es wurde nichts rückgängig gemacht.
table-menu = Menü
table-save = Speichern
table-save-as = Speichern unter …
table-open = Öffnen …
table-players = Spieler …
table-players-rated = Ein Solospiel, in dem ein Bot gespielt hat, ergibt keinen Rekord.
table-rules = Regeln
table-keys = Tasten
table-settings = Einstellungen
table-leave = Zum Startbildschirm

table-tab-planet = Planet
table-tab-station = Raumstation
table-tab-seats = Mitspieler
table-tab-tracks = Konzern
table-tab-cards = Karten
table-tab-log = Verlauf

table-station = Raumstation
table-turn-left = Gegen den Uhrzeigersinn drehen
table-turn-right = Im Uhrzeigersinn drehen
table-turn-confirm = { $steps ->
    [0] So stehen lassen
    [1] 1 Sektor im Uhrzeigersinn
    [4] 2 Sektoren gegen den Uhrzeigersinn
    [5] 1 Sektor gegen den Uhrzeigersinn
   *[other] { $steps } Sektoren im Uhrzeigersinn
}
table-no-tiles = In diesem Sektor liegt kein Plättchen offen.
table-offer-of = Angebot für { $name }
table-tile-hint = Klicke, um es zu nehmen und über den Planeten zu halten.

table-look-back = Zurück zum eigenen Planeten
table-look-at = { $name } ansehen
table-all-boards = Alle Planeten
table-all-boards-close = Zurück zum Tisch

table-token-now = { $track } (wie jetzt)
table-objectives = Nachbarziele
table-standing = { $own } : { $other }
table-against = gegen { $name }
table-cards = Bevölkerungskarten
table-no-cards = Noch keine Karten.
table-cards-done = Ausgeführt:
table-secret-cards = { $count ->
    [one] Eine geheime Karte.
   *[other] { $count } geheime Karten.
}

table-ask-finished = Das Spiel ist zu Ende.
table-ask-awaited = Du bist am Zug.
table-look-back-awaited = Du bist am Zug: zurück zum eigenen Planeten
table-ask-looking = Du siehst dir den Planeten von { $name } an.
table-ask-rotate = { $name }, drehe die Raumstation oder lass sie so stehen.
table-ask-others-rotate = { $name } dreht die Raumstation.
table-ask-wait = Deine Bevölkerungskarte wartet auf { $name }. Warte, oder beende den Zug und wähle sie nach der Runde.
table-ask-end = Alles ist erledigt. Beende deinen Zug.
table-ask-end-round = Alles ist erledigt. Mit deinem Zug endet die Runde: danach lässt sich nichts zurücknehmen.
table-ask-end-without-rover = Du hast keinen Rover auf dem Planeten, die Bewegung verfällt. Beende deinen Zug.
table-ask-end-stuck = Keiner deiner Rover kann fahren, die Bewegung verfällt. Beende deinen Zug.
table-ask-begin = Deine Vorbereitung ist abgeschlossen.
table-ask-drive-where = Klicke ein Feld mit einer Zahl an, um dorthin zu fahren, oder beende deinen Zug.
table-ask-drive = Klicke einen Rover an, um zu sehen, wohin er kann, oder beende deinen Zug.
table-end-preparation = Weiter
table-end-turn = { $preparing ->
    [yes] { table-end-preparation }
   *[no] Zug beenden
}
table-movement = { $steps ->
    [one] 1 Bewegung
   *[other] { $steps } Bewegungen
}
table-movement-title = Roverbewegung
table-movement-help = Du kannst sie jederzeit in deinem Zug nutzen: Klicke einen Rover an, dann ein Feld in Reichweite. Was am Ende des Zuges übrig ist, verfällt.
table-give-up = Verfallen lassen
table-decline = Verzichten
table-spin-left = Gegen den Uhrzeigersinn drehen
table-spin-right = Im Uhrzeigersinn drehen
table-flip = Wenden
table-place = Legen
table-pin = Hier absetzen
table-drive-costs = Diese Fahrt kostet Medaillen
table-out-of-reach = So weit kommt der Rover mit der übrigen Bewegung nicht.
table-put-back = Zurücklegen
table-take = Nehmen: { $tile }
table-discard-tile = { $ring }: { $first } und { $second }
table-discard-hint = Das Plättchen kommt beiseite. Energie darauf zählt wie seine andere Ressource, und Wasser braucht kein Eis.
table-cells = { $count ->
    [one] Ein Feld des Planeten steht zur Wahl.
   *[other] { $count } Felder des Planeten stehen zur Wahl.
}
table-store = Bis zum Ende aufbewahren
table-relocate-rover = Wähle einen Rover auf dem Planeten.
table-relocate-target = Wähle, wohin er kommt.
table-relocate-other = Anderer Rover
table-look = Karten der Stufe { $rank } ansehen
table-cards-aside = Erst den Tisch ansehen
table-show-cards = Karten zeigen
table-keep = Behalten
table-keep-card = { $card } behalten

table-waste-title = Zug beenden?
table-waste-movement = { $steps ->
    [one] 1 Roverbewegung ist noch ungenutzt.
   *[other] { $steps } Roverbewegungen sind noch ungenutzt.
}
table-waste-effect = Du könntest noch nutzen: { $effect }.
table-waste-end = Zug beenden
table-waste-back = Weiterspielen
table-waste-never = Beenden und nicht mehr fragen


table-key-dial = Raumstation drehen
table-key-take = Kleines oder großes Plättchen nehmen
table-key-spin = Plättchen drehen und wenden, wie mit Rad und rechter Taste
table-key-move = Plättchen oder Cursor bewegen
table-key-step = Nächste oder vorige mögliche Lage
table-key-confirm = Ablegen, bestätigen, Feld wählen
table-key-put-back = Zurücklegen
table-key-effect = Nächste oder vorige Wirkung
table-key-choice = Nach Nummer wählen
table-key-cell = Zum nächsten Feld, das zur Wahl steht
table-key-decline = Verzichten oder verfallen lassen
table-key-rover = Nächster Rover
table-key-end = Zug beenden
table-key-hint = Tipp: die besten Möglichkeiten und warum
table-key-undo = Rückgängig machen, wiederholen
table-key-look = Nächsten Mitspieler oder alle Planeten ansehen
table-key-files = Speichern, öffnen
table-key-menu = Menü
table-medals = { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}
table-preview-complete = Diese Reihe oder Spalte wäre vollständig.
table-preview-blocked = Ein Meteorit würde { $line } blockieren.
table-preview-tracks = Medaillen deiner Leisten: { $medals }.
table-preview-bonus = Eigene Medaillen des Planeten: { $medals }.
table-preview-objective = Das Ziel „{ $title }“: { $medals }.
table-preview-last = Damit wäre der Sektor leer: Dies wäre die letzte Runde.
table-preview-energy = Energie darf einen davon vorrücken: { $trackers }.
table-preview-energy-one = { $count } Möglichkeiten
table-preview-one-resource = eine Ressource von zweien
table-preview-one-resource-help = Du wählst danach, welche der beiden Ressourcen ihren Marker vorrückt.
table-preview-ice = { $count ->
    [one] Bedeckt ein Eisfeld.
   *[other] Bedeckt { $count } Eisfelder.
}
table-preview-dry = Kein Eis
table-preview-dry-help = Das Wasser bringt nichts: Kein Wasserfeld des Plättchens liegt auf Eis.
table-preview-lifepods = { $count ->
    [one] Zerstört eine Rettungskapsel.
   *[other] Zerstört { $count } Rettungskapseln.
}
table-preview-rovers = { $count ->
    [one] Zerstört einen Rover.
   *[other] Zerstört { $count } Rover.
}
table-preview-meteorite = Auf { $cell } schlägt ein Meteorit ein.
table-preview-repelled = Eine Technologie wehrt den Meteoriten ab.
table-tile-unfit = Es passt nirgends auf deinen Planeten. Nimm das andere Plättchen.
table-tile-later = Gerade nimmt niemand ein Plättchen.
table-commander = { $name } hat das Kommando
table-count = Jetzt werten
table-part-preparation = Vorbereitung
table-part-end = Spielende
table-phase-rotate = Die Raumstation wird gedreht.
table-phase-turns = Nacheinander nehmen alle ein Plättchen, legen es und führen seine Wirkungen aus.
table-phase-claims = Die noch offenen Bevölkerungskarten werden genommen.
table-phase-end = Die letzten Schritte des Spiels: aufbewahrte Bonusplättchen und Karten für das Spielende.
table-pending = Offen:
table-chip-at-once = Ein Klick führt es aus: { $choice }.
table-all = Alle { $count } ausführen
table-all-help = Führt alles, was keine Wahl lässt, in dieser Reihenfolge aus. Rückgängig nimmt es in einem Schritt zurück.
table-impossible = { $source }: Das ist jetzt nicht möglich. { $why }
table-milestones = { $count ->
    [one] Eine Karte ist noch zu nehmen.
   *[other] { $count } Karten sind noch zu nehmen.
}
table-secret-card = Geheime Karte der Stufe { $rank }
table-phase-preparation = Vor der ersten Runde bereiten sich alle vor.
table-use-tech = Technologie { $level } nutzen
table-row-empty = nichts
table-choose-first = Erst wählen ({ $ring }): { $steps ->
    [one] 1 Bewegung
   *[other] { $steps } Bewegungen
}
table-choose-first-help = Du legst dich auf dieses Plättchen fest und erhältst die Bewegung, bevor du es legst. Danach musst du dieses Plättchen legen.
table-step-locks = sperrt Technologie { $levels }
table-step-way = { $field } ({ $steps } Schritte)
table-step-more = { $step } – danach noch { $more ->
    [one] ein Schritt
   *[other] { $more } Schritte
}
table-other-tracker = Anderer Marker
table-rover-first = Mehrere Rover können fahren. Klicke zuerst einen davon an.
table-tile-first = Nimm zuerst eines deiner Plättchen.
table-no-choice = Die Taste { $digit } bewirkt gerade nichts.
table-tracker-first = Dorthin kann mehr als ein Marker gehen. Klicke zuerst den Marker an.
table-then-field = Danach wählst du, wohin er geht.
table-lifepod-which = { $lifted ->
    [yes] Wähle ihren neuen Platz.
   *[no] Wähle eine eingesammelte Rettungskapsel.
}
table-lifepod-other = Andere Rettungskapsel
table-fields = { $count ->
    [one] Ein Feld des Konzerntableaus ist wählbar.
   *[other] { $count } Felder des Konzerntableaus sind wählbar.
}
table-abilities = Fähigkeiten:
table-ability = Technologie { $level }: { $effect }
table-key-tech = Stattdessen eine Technologie nutzen
table-contests = Für alle
table-private = Einzelziele
table-keep-objective = { $private ->
    [yes] { $count ->
        [one] Behalte ein Ziel für dich.
       *[other] Behalte { $count } Ziele für dich, eins nach dem anderen.
    }
   *[no] Behalte ein Ziel, um das alle wetteifern.
}
table-secret-objectives = { $count ->
    [one] Ein geheimes Ziel; nur sein Besitzer kennt es.
   *[other] { $count } geheime Ziele; nur ihr Besitzer kennt sie.
}
table-modules = In diesem Spiel
table-solo-standing = { $medals } / { $target }
table-solo-standing-name = Solospiel: { $medals } von { $target } Medaillen
table-solo-standing-help = Der Zielwert ist { $target } Medaillen. Wäre das Spiel jetzt zu Ende, lägst du bei { $apart } und hättest die Wertung „{ $grade }“.
table-objectives-later = Sie werden ausgelegt, sobald alle ein Einzelziel behalten haben.
table-movement-given = Zu Beginn der Runde: { $text }
table-objectives-medals = Im Moment bringen sie dir { $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
}.
table-banner-objectives = Die Nachbarziele liegen aus
table-objectives-dealt = Die Nachbarziele liegen aus.
table-banner-over = Alle haben Runde { $round } beendet
table-banner-claims = Jetzt werden Karten genommen: { $name } beginnt
table-banner-last = Die letzte Runde ist vorbei
table-banner-end = Jetzt zählen die Karten für das Spielende

# Das Plättchen in der Hand.
table-held-left = Das gehaltene Plättchen gegen den Uhrzeigersinn drehen
table-held-right = Das gehaltene Plättchen im Uhrzeigersinn drehen
table-held-flip = Das gehaltene Plättchen wenden
table-held-put-back = Das gehaltene Plättchen wieder aufnehmen
table-held-lay = Das gehaltene Plättchen hier legen
table-held-turn = So passt es nirgends. Drehe oder wende es.

# Ein Sitz in ein oder zwei Zeilen.
table-vitals-title = Marker und Figuren dieser Person
table-vitals-pieces = Technologien: { $techs }, Rover auf dem Planeten: { $rovers }, Rettungskapseln: { $lifepods }, Meteoriten: { $meteorites }
table-vitals-since = Seit deinem letzten Schritt
table-vitals-since-help = Was sich hier seither geändert hat: zuerst Medaillen, dann das, wovon es am meisten gibt. „…“ heißt: Es gibt noch mehr.
table-banner-event = Ereignis: { $title }
table-foreseen-unseen = Die nächste Ereigniskarte ist verdeckt. Halte L gedrückt und klicke oben auf ihr Zeichen, um sie anzusehen.
table-objectives-changed = { $own ->
    [yes] Deine Medaillen aus Zielen: { $changes }.
   *[no] { $name } hat deine Medaillen aus Zielen verändert: { $changes }.
}
table-objective-change = „{ $title }“ { $medals }
table-private-met = Einzelziel erfüllt: „{ $title }“. Es zählt, wenn es bei Spielende noch so ist.
table-private-lost = Einzelziel nicht mehr erfüllt: „{ $title }“.
table-techs-locked = { $by_rule ->
    [yes] Nicht mehr freigeschaltet: Technologie { $levels }. Die Regel des Konzerns: { $rule }
   *[no] Nicht mehr freigeschaltet: Technologie { $levels }.
}
table-held-hinted = Der Tipp hat das abgewogen:
table-held-costs = Bestätige, um das Plättchen zu legen.
table-patch-costs = Klicke noch einmal, um das Bonusplättchen zu legen.
table-tech-unlocked = Technologie { $level } gehört dir. { $words }
table-card-waits = Karte der Stufe { $rank } wartet
table-card-lacks = Keine Karte der Stufe { $rank } übrig
table-card-waits-help = { $after_round ->
    [yes] Du hast eine Bevölkerungskarte der Stufe { $rank } verdient. In dieser Partie werden Karten genommen, wenn alle die Runde beendet haben; wer das Kommando hat, beginnt. (Regeln 3.6)
   *[no] Du hast eine Bevölkerungskarte der Stufe { $rank } verdient. Du wählst sie, sobald alle vor dir fertig sind; beendest du deinen Zug vorher, wählst du sie nach der Runde. (Regeln 3.6)
}
table-of-objectives = Davon { $medals } für Ziele
table-of-objectives-help = Was ein Ziel bringt, kann sich bis zum Ende mit jedem Schritt der Nachbarn ändern. Alles andere ist verdient.
table-vitals-replay = Zeigen, was seit deinem letzten Zug geschehen ist
table-replay = Bisheriges Spiel ansehen
table-restart = Dasselbe Spiel von vorn
table-label-score = Medaillen, wenn das Spiel jetzt endete
table-key-labels = Alles auf dem Tisch benennen
table-key-repeated = Die übrigen Schritte haben sich von selbst ergeben. Das ist schon die nächste Frage.
table-planet-lifted = Unter den Verboten des Planeten ließe sich nichts legen, darum gelten sie nicht für dein Plättchen.
