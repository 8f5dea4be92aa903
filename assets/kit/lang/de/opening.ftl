# Fragen, bevor eine Partie geöffnet wird.
opening-further-title = { $branch ->
    [yes] Diese Partie ging anders weiter
   *[no] Diese Partie ist schon weiter
}
opening-further = { $branch ->
    [yes] Du öffnest die Partie aus „{ $file }“. Hier wurden Schritte davon zurückgenommen, und sie ging anders weiter, bis „{ $kept }“. Beide bleiben erhalten, was immer du wählst.
   *[no] Du öffnest die Partie aus „{ $file }“. Eine andere Fassung liegt in „{ $kept }“. Beide bleiben erhalten, was immer du wählst.
}
opening-further-kept = Dort weiterspielen: { $place }
opening-further-results = Ergebnis der beendeten Partie zeigen
opening-further-file = Von hier als eigene Partie weiterspielen: { $place }
opening-in-use-title = Diese Partie ist in einem anderen Fenster geöffnet
opening-in-use = Nur ein Fenster kann eine Partie weiterspielen. Hier kannst du mit einer Kopie weiterspielen; sie wird zu einer eigenen Partie.
opening-in-use-copy = Kopie öffnen
opening-version = { $round } nach { $actions } Schritten
