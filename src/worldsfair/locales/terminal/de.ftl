# Was nur das Terminal sagt; was auch der Browser sagt, steht im Katalog neben diesem Ordner.
list-and = { $most } und { $last }

# Was man für Ja und Nein eingeben kann, außer y und n.
answers-yes = j ja
answers-no = n nein

# Vor dem ersten Zug
self = Du
ask-saved = Du hast ein Spiel offen.
saved-new = Ein neues Spiel
saved-running = { $players } Spieler, Runde { $round }, Zug { $turn } ({ $names }), verlassen am { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saved-over = beendet ({ $names })
saved-unreadable = Das gespeicherte Spiel { $path } lässt sich nicht lesen: { $reason }. Spiele mit --new, oder lösche die Datei.
saved-nothing = Es ist kein Spiel gespeichert, das weitergehen könnte; lass --resume weg.
resume-or-new = --resume setzt ein Spiel fort, --new beginnt eines: Wähle eines von beiden.
ask-players = Wie viele spielen mit?
players-with-bots = zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
  }: du und { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
  }
ask-level = Wie stark sind die anderen?
match-choice = Jemand, der zu dir passt (jetzt: { $name })
match-meets = { $bots ->
    [one] Du triffst auf den { $name }, der zu deinen Ergebnissen passt
   *[other] Alle anderen sind von der Stufe { $name }, die zu deinen Ergebnissen passt
  } ({ $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }).
match-begins = { $bots ->
    [one] Zu Beginn triffst du auf den { $name }
   *[other] Zu Beginn sind alle anderen von der Stufe { $name }
  }; deine Ergebnisse werden zeigen, wer zu dir passt.
match-next = Beim nächsten Mal: der { $name }.
results-broken = { $lines ->
    [one] Eine Zeile
   *[other] { $lines } Zeilen
  } von { $path } { $lines ->
    [one] lässt sich nicht lesen und zählt
   *[other] lassen sich nicht lesen und zählen
  } nicht.
bot-choice-rated = { $name }: { $is } · { $rating }
turn-order = Es spielen der Reihe nach: { $names }.
shuffle-promised = Die Karten sind gemischt, und am Ende wird es bewiesen; die Prüfsumme ist { $fingerprint }
how-to-begin = h zeigt die Hilfe, q beendet.
welcome-back = Willkommen zurück. Runde { $round }, Zug { $turn }.

# Fragen nach einer Entscheidung
press-enter = Weiter mit der Eingabetaste.
enter-for = Eingabetaste für { $usual } >
ask-place = Wo platzierst du einen Unterstützer? Du sammelst dort die Karten ein.
ask-figures = Du hast einflussreiche Personen. Wen spielst du jetzt oder wirfst du ab?
ask-whose = { $figure }: Wessen Unterstützer wird versetzt?
ask-moved-from = { $figure }: Aus welchem Bereich?
ask-moved-to = { $figure }: In welchen Bereich?
ask-target = { $figure }: In welchen Bereich kommt der Unterstützer?
ask-taken-from = Dein Vorrat ist leer. Aus welchem Bereich nimmst du den Unterstützer?
ask-approved = Der Bereich { $area } wird gewertet. Wie viele Exponate willst du genehmigen? Höchstens { $most }.
offer-figure = { $figure }: { $does }
offer-discard = { $figure } abwerfen
offer-approved = { $count ->
    [0] keines
    [one] Exponat
   *[other] Exponate
  }
only-choice = Es bleibt nur eines: { $what }.
answer-not-offered = „{ $answer }“ steht nicht zur Wahl: { $keys }.
answer-unknown = „{ $answer }“ steht hier nicht zur Wahl. Gib eine Zahl ein, oder h für Hilfe.
answer-illegal = „{ $answer }“ geht jetzt nicht. { $why } (Regel { $rule }: ?{ $rule })
rule-unknown = Es gibt keine Regel „{ $rule }“. Es gibt S1–S10, T1–T14, P1–P10 und E1–E4.
undone = Zurückgenommen.
undone-over-cards = Zurückgenommen, obwohl du nun weißt, welche Karten kommen.
undo-nothing = Von dir gibt es nichts zurückzunehmen.
left-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
left-unsaved = Auf Wiedersehen.

# Warum ein Zug nicht geht
illegal-approves-now = Jetzt entscheidest du, wie viele Exponate im Bereich { $area } genehmigt werden.
illegal-too-many = Hier { $most ->
    [0] darf keines
    [one] darf nur { $most }
   *[other] dürfen nur { $most }
  } genehmigt werden.
illegal-no-scoring = Exponate werden nur in einer Wertungsphase genehmigt.
illegal-place-first = Ein Zug beginnt damit, dass du einen Unterstützer platzierst.
illegal-placed = Ein Unterstützer wird nur einmal platziert, zu Beginn des Zuges.
illegal-has-supply = Solange du Unterstützer im Vorrat hast, nimmst du keinen aus einem Bereich.
illegal-no-supply = Dein Vorrat ist leer: Sag dazu, aus welchem Bereich der Unterstützer kommt.
illegal-none-there = Du hast keinen Unterstützer im Bereich { $area }.
illegal-not-held = { $figure } liegt nicht vor dir.
illegal-not-adjacent = Der Bereich { $area } grenzt nicht an den Bereich dieses Zuges.
illegal-no-player = Es gibt keinen Spieler { $seat }; gezählt wird ab 0.
illegal-none-to-move = { $name } hat keinen Unterstützer im Bereich { $area }.

# Hilfe
help-choose = Gib die Nummer deiner Wahl ein. Ein Bereich hat die Nummer in seinem Rahmen.
help-undo = deine letzte Entscheidung zurücknehmen
help-back = zurück zur ersten Frage
help-draw = den Spielplan noch einmal zeichnen
help-quit = aufhören; das Spiel wird gespeichert
help-help = diese Hilfe
help-rule = Regel T5 lesen (S1–S10, T1–T14, P1–P10, E1–E4)
help-move = auch ein Zug in der Schreibweise der Aufzeichnungen gilt
help-board = Auf dem Spielplan:
help-players = die Spieler und ihre Unterstützer
help-exhibit = ein Exponat
help-ticket = ein Midway-Ticket
help-figure = eine einflussreiche Person
help-slot = ein freier Platz für eine Karte
help-places = wer dort gewertet würde; = heißt Gleichstand
help-medal = Punkte der Medaille
help-car = die Gondel auf ihrem Weg um das Riesenrad

# Was tut, wer an der Tastatur sitzt; von den anderen sagt es der Browser ebenso.
own-place = Du platzierst einen Unterstützer im Bereich { $area }.
own-place-from = Du versetzt einen Unterstützer aus dem Bereich { $from } in den Bereich { $area }.
own-palmer = { $figure }: Dein Unterstützer geht aus dem Bereich { $from } in den Bereich { $area }.
own-collect = Du sammelst ein: { $cards }.
own-collect-nothing = Du sammelst nichts ein.
own-approve = Du genehmigst { $count ->
    [0] nichts
    [one] { $count } Exponat
   *[other] { $count } Exponate
  } im Bereich { $area }.
own-win = Du gewinnst!
own-win-shared = Du teilst dir den Sieg mit { $names }!
dealt-nothing = Es war keine Karte mehr da.
scoring-begins = Die Gondel ist wieder am Start: Die Bereiche werden gewertet.
scoring-title = Wertung { $round } von 3
scoring-recalled = Zurückgerufen
scoring-signs = Tickets: Punkte in Münzen · ★ Punkte der Medaille · ▤ Exponate genehmigt

# Der gezeichnete Spielplan; die ersten fünf Titel haben zusammen Platz für 35 Buchstaben.
board-ticket = Midway-Ticket
board-turn = Zug { $turn }:
board-deck = { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
  } im Stapel, { $discards } abgeworfen
board-over = Die Ausstellung ist zu Ende. Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }: { $names }.
board-round = Runde { $round } von 3
board-tickets = noch { $count ->
    [one] { $count } Ticket
   *[other] { $count } Tickets
  }
board-to-scoring = bis zur Wertung
board-scoring = Wertung
board-the-areas = der Bereiche
board-the-fair = das Spiel
board-is-over = ist aus
column-points = Punkte
column-coins = Münzen
column-medals = Medaillen
column-supply = Vorrat
column-tickets = Tickets
column-exhibits = Exponate
column-tokens = Marker
column-figures = Personen
column-approved = genehmigt
column-unapproved = nicht genehmigt

# Das Ende
shuffle-proved = Es wurde ehrlich gemischt: Die geheime Zahl war { $seed }, und ihr SHA-256 ist { $fingerprint }, die Prüfsumme vom Anfang.
ask-keep = Dieses Spiel aufheben? Eingabetaste für { $file }, ein anderer Dateiname, oder n für nein:
keep-not = Das Spiel wurde nicht aufgehoben. Danke fürs Mitspielen.
keep-there = { $path } gibt es schon. Wähle einen anderen Namen.
keep-done = Geschrieben. Prüfen lässt es sich mit: { $command }

# Aufgezeichnete Spiele zeigen und prüfen
show-position = { $path }: Spiel { $game }, nach { $turn } von { $turns } Zügen
show-no-game = { $path } hat { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }, also gibt es kein Spiel { $game }.
show-no-turn = Spiel { $game } hat { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  }, also gibt es keinen Zug { $turn }.
verify-file = { $path }: { $reason }
verify-game = { $path }: Spiel { $game }: { $reason }
verify-whole = nicht in Ordnung: { $reason }
verify-turn = Zug { $turn } stimmt nicht: { $reason }
verify-more = { $path }: { $count ->
    [one] { $count } weiteres Spiel abgelehnt
   *[other] { $count } weitere Spiele abgelehnt
  }
verify-sum = { $path }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }, { $verdicts }
verify-good = { $count } in Ordnung
verify-running = { $count } in Ordnung (davon laufen noch { $running })
verify-bad = { $count } abgelehnt

# Falsche Eingaben
stopped = Angehalten.
compiling = Die Regeln werden übersetzt, einmal nur; das dauert einige Sekunden …
wrong-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt { $languages }.
bot-of-package = aus dem Paket { $package }
bot-replaced = { $name } kann nicht weiterspielen ({ $why }); { $bot } spielt an seiner Stelle.
wrong-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
wrong-bots = { $named ->
    [one] { $named } Bot ist
   *[other] { $named } Bots sind
  } für { $seats } Plätze genannt: Nenne einen für alle oder einen für jeden.
wrong-seat = Bei { $players } Spielern gibt es keinen Platz { $seat }.
wrong-names = Für { $players } Spieler sind { $names } Namen genannt.
wrong-edition = Diese Edition ist nicht zu gebrauchen: { $reason }
wrong-command = Einen Befehl „{ $command }“ gibt es nicht.
wrong-option = Eine Option „{ $option }“ gibt es nicht.
wrong-value = So wird die Option { $option } nicht verwendet.
wrong-surplus = Das ist zu viel: { $words }.
wrong-missing = Es fehlt: { $what }.
wrong-range = { $what }: Gebraucht wird eine Zahl von { $least } bis { $most }.
wrong-least = { $what }: Gebraucht wird eine Zahl ab { $least }.
wrong-number = { $what }: Gebraucht wird eine Zahl.
wrong-choice = { $what }: Möglich ist eines von { $choices }.
wrong-use = { $reason } Siehe: { $command } --help
file-unreadable = lässt sich nicht lesen: { $why }
file-empty = die Datei ist leer
file-unwritable = { $path } lässt sich nicht schreiben: { $why }.
trouble-missing = Datei oder Ordner nicht gefunden
trouble-folder = es ist ein Ordner
trouble-forbidden = keine Berechtigung
trouble-full = der Datenträger ist voll

# Ein Server
serving-at = World’s Fair 1893 ist unter { $address } zu finden
serving-kept = Die Partien liegen in { $place }. Strg+C beendet den Server.
serving-compiling = Die Regeln werden für diesen Rechner übersetzt, ein einziges Mal; das kann eine Minute dauern …
serving-compiled = Die Regeln sind übersetzt; der Server antwortet.
serving-stopped = Der Server ist beendet. Alle Partien liegen in { $place }.
