# Die Wörter der Kartengalerie und dessen, was am Tisch von einer Karte erzählt wird.

told-exhibit = Bringt Punkte, sobald es genehmigt ist: Bei der Wertung genehmigt Exponate, wer im Bereich { $area } mit Unterstützern vorn liegt.
told-ticket = Dreht beim Einsammeln das Riesenrad um ein Feld weiter und bringt bei der Wertung 1 Punkt in Münzen.
told-figure = Im Zug nach dem Einsammeln: { $does }.
told-kind-figure = einflussreiche Person
told-keys = Links und rechts: die Karten daneben. Auf und ab: andere Stellen. Escape: schließen.

gallery-lead = Das alles gab es 1893 in Chicago zu sehen, und all diese Menschen haben die Ausstellung geprägt. Was du in deinen Spielen einsammelst, bekommt einen Stempel.
gallery-found = { $found } von { $all } gefunden
gallery-is-found = Diese hast du schon eingesammelt.
gallery-search = In Titeln und Geschichten suchen
gallery-kinds = Welche Karten
gallery-kind-all = Alle
gallery-kind-ticket = Der Midway
gallery-kind-figure = Die Personen
gallery-only-found = Nur gefundene
gallery-shown = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
gallery-none = Dazu gibt es keine Karte. Versuch es mit einem anderen Wort oder mit weniger Wörtern.
gallery-number = Nr. { $number }
gallery-copies = { $count ->
    [one] { $count } Karte in der Schachtel
   *[other] { $count } Karten in der Schachtel
  }
