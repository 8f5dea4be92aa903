# Planeten: wie sie sind, ihre Regeln, ihre Felder und warum sie einen Platz verbieten.
planets-character-ksb-4156 = Eine Welt aus Stein mit allem, was man braucht.
planets-character-k-273 = Eine Eiswelt mit wenigen Felseninseln.
planets-character-gaia = Eine grüne Welt, auf der schon die ersten Städte leuchten.
planets-character-persephone = Vier Reiche, von denen jedes eine Ressource meidet.
planets-character-arashi = Ein Sturm umkreist den Planeten am Äquator.
planets-character-petra = Kein Eis, dafür Stromlinien im dunklen Gestein.
planets-character-tartarus = Ein glühender Graben teilt die Welt in zwei Hälften.
planets-character-charybdis = Eine Meereswelt, die sich um einen Strudel dreht.
planets-character-k-aax = Giftwolken hängen über wilden Tälern.
planets-character-pajitnov = Eine Welt aus Blöcken, wie gemacht für gleitende Teile.
planets-character-oblivion = Ein schwarzes Loch hat die Mitte verschlungen.
planets-character-lacuna = Ein Mond voller Löcher.
planets-character-cerberus = Drei Himmelskörper, die einander festhalten.

planets-rule-ksb-4156 = Land, Eis und Rettungskapseln wie üblich: keine Sonderregel. Der Planet für den Einstieg.
planets-rule-k-273 = Ein Plättchen darf nicht zugleich Eis und Land bedecken.
planets-rule-gaia = Jede Stadt, die am Ende unbedeckt ist, bringt 2 Medaillen. Eine Stadt ist Land.
planets-rule-persephone = In jedem Viertel darf ein Ressourcensymbol nicht liegen: oben links Bevölkerung, oben rechts Energie, unten links Technologie, unten rechts Wasser. Felder der Gebietsart ohne Symbol sind erlaubt.
planets-rule-arashi = Ein Plättchen, das Felder des Rings bedeckt, muss auch ein Feld außerhalb des Rings bedecken. Bonusplättchen liegen nie auf dem Ring.
planets-rule-petra = Es gibt kein Eis. Eine unbedeckte Stromlinie ist Energiegebiet und zählt für Reihen und Spalten als bedeckt – außer wenn noch eine Rettungskapsel darauf steht.
planets-rule-tartarus = Ein Plättchen darf nicht auf beiden Seiten des Grabens liegen. Rover überqueren ihn nicht; nur mit diagonaler Bewegung dürfen sie die zwei Brücken nutzen.
planets-rule-charybdis = Das erste Plättchen muss eines der vier Felder des Strudels bedecken statt ein Feld am Rand.
planets-rule-k-aax = Rover dürfen unbedeckte Giftfelder nicht betreten.
planets-rule-pajitnov = Ein Plättchen muss aus mindestens einer der vier Richtungen um ein Feld an seinen Platz gleiten können, ohne Gelegtes zu überqueren.
planets-rule-oblivion = Als Rand gilt nur der äußerste Rahmen. Eine Reihe oder Spalte aus zwei Teilen zählt, wenn beide Teile vollständig sind.
planets-rule-lacuna = Ein Loch ist kein Feld, macht seine Nachbarfelder aber nicht zum Rand. Eine Reihe oder Spalte aus mehreren Teilen zählt, wenn alle Teile vollständig sind.
planets-rule-cerberus = Jeder vollständig bedeckte Himmelskörper bringt 2 Medaillen. Plättchen und Rover dürfen von einem zum anderen wechseln.

planets-fault-k-273 = Es würde zugleich Eis und Land bedecken.
planets-fault-persephone = Eines seiner Ressourcensymbole darf in diesem Viertel nicht liegen.
planets-fault-arashi = Es läge ganz auf dem Ring.
planets-fault-tartarus = Es läge auf beiden Seiten des Grabens.
planets-fault-pajitnov = Es kann aus keiner Richtung an diesen Platz gleiten.
planets-first-charybdis = Das erste Plättchen muss eines der vier Felder des Strudels bedecken.

planets-feature-city = Stadt
planets-feature-toxic = Giftwolke
planets-feature-ring = Ring
planets-feature-current = Stromlinie
planets-feature-whirlpool = Strudel
planets-part-sides = Seite { $number } des Grabens
planets-part-bodies = Himmelskörper { $number }

planets-help-city = Eine Stadt: 2 Medaillen am Ende, wenn nichts sie bedeckt.
planets-help-toxic = Eine Giftwolke: Rover dürfen hier nicht hinein, bis ein Plättchen oder Bonusplättchen sie bedeckt.
planets-help-ring = Der Ring: Ein Plättchen hier muss auch ein Feld außerhalb des Rings bedecken, und kein Bonusplättchen darf hier liegen.
planets-help-current = { $pod ->
    [yes] Auf dieser Stromlinie steht eine Rettungskapsel: Bis sie fort ist, ist das Feld gewöhnliches leeres Land.
   *[no] Eine Stromlinie: Unbedeckt ist sie Energiegebiet und zählt für ihre Reihe und Spalte als bedeckt.
}
planets-help-whirlpool = Der Strudel: Das erste Plättchen muss eines seiner vier Felder bedecken.
planets-help-forbidden = Hier darf keine { $resource } liegen.
