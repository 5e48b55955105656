fair = Weltausstellung
year = 1893
round = Runde { $round } von { $rounds }

# Die Bereiche; `area-of` steht in Sätzen.
area-agriculture = Landwirtschaft
area-electricity = Elektrizität
area-fine_arts = Schöne Künste
area-manufacturing = Fertigung
area-transportation = Verkehr
area-of-agriculture = Landwirtschaft
area-of-electricity = Elektrizität
area-of-fine_arts = Schöne Künste
area-of-manufacturing = Fertigung
area-of-transportation = Verkehr

# Karten
card-exhibit = Exponat { $area }
card-ticket = Midway-Ticket
figure-burnham = Daniel Burnham
figure-davis = George Davis
figure-palmer = Bertha Palmer
figure-mccormick = Cyrus McCormick
figure-westinghouse = George Westinghouse
figure-saint_gaudens = Augustus Saint-Gaudens
figure-schwab = Charles H. Schwab
figure-pullman = George Pullman
figure-waiting = { $figure }: wartet
figure-active = { $figure }: jetzt zu spielen
figure-played = { $figure }: gespielt
figure-discarded = { $figure }: abgeworfen
times = { $count } × { $name }
nothing = nichts
nobody = niemand

# Der Spielplan
free-slots = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
  }
place-first = 1.
place-tied_first = =1.
place-second = 2.
place-tied_second = =2.
place-spoken-first = 1. Platz
place-spoken-tied_first = geteilter 1. Platz
place-spoken-second = 2. Platz
place-spoken-tied_second = geteilter 2. Platz
supporters = { $name }: { $count ->
    [one] { $count } Unterstützer
   *[other] { $count } Unterstützer
  }
take-from = Einen Unterstützer von { $name } nehmen ({ $count })
award = { $name }: { $place }, { $medal ->
    [0] keine Medaille
   *[other] Medaille { $medal }
  }, darf { $approvals } genehmigen, hat { $approved } dafür.
award-nobody = Niemand liegt vorn.
area-state = { $number }: { $area }. { $cards }. { $supporters }. Bei Wertung jetzt: { $awards }
until-scoring = { $count ->
    [one] Ticket bis zur Wertung
   *[other] Tickets bis zur Wertung
  }
wheel-state = Riesenrad: { $count ->
    [one] noch { $count } Ticket
   *[other] noch { $count } Tickets
  } bis zur Wertung
deck = Stapel
discards = Abwurf

# Spieler
you = du
bot = Bot
guest = Gast
player = Spieler
players = Spieler
in-supply = { $count } im Vorrat
exhibits = Exponate
tickets = Midway-Tickets
coins = Midway-Münzen
medals = Führungsmedaillen
tokens = Genehmigte Sätze
purse = Besitz
points = Punkte
score = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
if-scored = jetzt gewertet: { $points }
set-points = { $points ->
    [one] { $points } Pkt.
   *[other] { $points } Pkt.
  }
bot-visitor = Besucher
bot-exhibitor = Aussteller
bot-organizer = Organisator
bot-director = Direktor
bot-visitor-is = für das erste Spiel
bot-exhibitor-is = spielt ordentlich
bot-organizer-is = spielt gut
bot-director-is = schwer zu schlagen

# Der Zug
your-turn = Du bist am Zug
your-turn-now = { $name }, du bist am Zug.
step-area = Bereich
step-figures = Personen
step-confirm = Bestätigen
ask-area = Wohin schickst du einen Unterstützer?
ask-source = Dein Vorrat ist leer: Woher nimmst du einen Unterstützer?
ask-burnham = { $figure }: einer mehr im Bereich { $area }
ask-davis = { $figure }: Wähle einen Bereich neben { $area }
ask-palmer = { $figure }: Nimm einen beliebigen Unterstützer
ask-palmer-to = { $figure }: Setze ihn in einen anderen Bereich
ask-mccormick = { $figure }: einer mehr im Bereich Landwirtschaft
ask-westinghouse = { $figure }: einer mehr im Bereich Elektrizität
ask-saint_gaudens = { $figure }: einer mehr im Bereich Schöne Künste
ask-schwab = { $figure }: einer mehr im Bereich Fertigung
ask-pullman = { $figure }: einer mehr im Bereich Verkehr
ask-confirm = Passt alles?
ask-approve = { $name }, wie viele Exponate genehmigst du im Bereich { $area }?
approve-number = { $count ->
    [0] Keines genehmigen
    [one] { $count } Exponat genehmigen
   *[other] { $count } Exponate genehmigen
  }
hint-area = Wähle einen Bereich: Du siehst alle Folgen, bevor du bestätigst.
collect = Einsammeln
wheel = Riesenrad
wheel-moves = { $count ->
    [0] bleibt
    [one] +1 Feld
   *[other] +{ $count } Felder
  }
wheel-scores = Wertung!
deal = Neue Karten
undo = Zurück
discard = Abwerfen
confirm = Fertig
preview-spoken = Hier sammelst du ein: { $cards }. Riesenrad +{ $spaces }{ $scores ->
    [yes] , das löst eine Wertung aus
   *[no] {""}
  }. Neue Karten: { $areas }. Danach im Bereich { $area }: { $awards }

# Was geschieht
what-happens = Was geschieht
is-thinking = { $name } überlegt …
bots-unpack = Die Bots packen noch aus …
bots-unpack-why = Beim allerersten Spiel auf einem neuen Rechner brauchen sie einen Augenblick. Danach sind sie flink.
since-last-turn = Seit deinem letzten Zug
skip = Überspringen
next = Weiter
continue = Weiterspielen
log = Verlauf
log-and-chat = Verlauf und Chat
log-empty = Noch ist nichts geschehen.
fold = Einklappen
log-place = { $name } platziert einen Unterstützer im Bereich { $area }.
log-place-from = { $name } versetzt einen Unterstützer aus dem Bereich { $from } in den Bereich { $area }.
log-figure = { $figure }: einer mehr im Bereich { $area }.
log-figure-from = { $figure }: einer aus dem Bereich { $from } in den Bereich { $area }.
log-palmer = { $figure }: Ein Unterstützer von { $whose } geht aus dem Bereich { $from } in den Bereich { $area }.
log-discard = { $figure } wird abgeworfen.
log-approve = { $name } genehmigt { $count ->
    [0] nichts
    [one] { $count } Exponat
   *[other] { $count } Exponate
  } im Bereich { $area }.
log-collect = { $name } sammelt ein: { $cards }.
log-collect-nothing = { $name } sammelt nichts ein.
log-wheel = { $count ->
    [one] { $count } Midway-Ticket bewegt die Gondel.
   *[other] { $count } Midway-Tickets bewegen die Gondel.
  }
log-reshuffled = Der Abwurfstapel wird zum neuen Nachziehstapel gemischt.
log-dealt = Neue Karten: { $cards }.
dealt-one = { $card } ({ $area })
log-takeback = { $name } hat einen Zug zurückgenommen.
log-scoring = Wertungsphase, Runde { $round }
log-tickets = { $name }: { $coins } in Münzen für { $count ->
    [one] { $count } Ticket
   *[other] { $count } Tickets
  }
log-award = { $area }: { $name }, { $place } (Medaille { $medal }, { $approved } genehmigt)
log-recall = { $count ->
    [one] { $count } Unterstützer wird zurückgerufen.
   *[other] { $count } Unterstützer werden zurückgerufen.
  }

# Wertung und Ende
scoring-round = Wertungsphase · Runde { $round }
scoring-tickets = Midway-Tickets einlösen
scoring-area = { $area }
scoring-recall = Unterstützer zurückrufen
leader-bonus = Führungsbonus +{ $points }
approves = { $count ->
    [one] { $count } Exponat genehmigt
   *[other] { $count } Exponate genehmigt
  }
comes-home = { $count ->
    [0] keiner kehrt zurück
    [one] { $count } Unterstützer kehrt zurück
   *[other] { $count } Unterstützer kehren zurück
  }
result = Ergebnis
winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
  }
total = Summe
tie-break = Gleichstand: Mehr Genehmigungsmarker gewinnen, dann weniger übrige Exponate
tie-break-line = { $name }: { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
  }, { $unapproved ->
    [one] { $unapproved } Exponat übrig
   *[other] { $unapproved } Exponate übrig
  }
proof = Wurde ehrlich gemischt?
proof-explained = Vor dem ersten Zug hat der Tisch die Prüfsumme unten bekannt gegeben. Sie gehört zu einer geheimen Zahl, die jede Karte des Stapels festgelegt hat. Jetzt ist die Zahl offen: Alle können nachrechnen und vergleichen.
proof-commitment = Am Anfang bekannt gegeben
proof-seed = Die Zahl
proof-holds = Die Zahl hat genau diese Prüfsumme: Unterwegs wurde nichts geändert.
proof-fails = Die Prüfsumme dieser Zahl ist eine andere.
rematch = Revanche
rematch-asked = Das nächste Spiel wird vorbereitet: Dein Platz ist reserviert.
rematch-join = Zur Revanche
same-deal = Dieselben Karten noch einmal
review = Nachspielen
export = Herunterladen

# Start
pages = Seiten
page-learn = Spielregeln
page-settings = Einstellungen
page-account = Konto
hero-place = Chicago · Mai bis Oktober
hero-lead = Schicke deine Unterstützer in die fünf großen Gebäude, gewinne einflussreiche Personen für dich, fülle die Ausstellung mit Exponaten und behalte das Riesenrad im Auge: Ist es einmal herum, wird gewertet.
play-now = Jetzt spielen
play-now-with = gegen zwei Bots
new-table = Neuer Tisch
learn-short = In zwei Minuten erklärt
join = An einen Tisch setzen
join-code = Link oder Code
join-go = Los
open-record = Ein aufgezeichnetes Spiel öffnen
record-drop = Ziehe die Datei irgendwo auf diese Seite oder wähle sie aus.
record-broken = Diese Aufzeichnung lässt sich nicht öffnen. { $why }
record-wrong-turn = Zug { $turn } passt nicht zu den Regeln.
record-reason = Gefunden wurde:
public-tables = Tische zum Zusehen oder Mitspielen
public-none = Zurzeit gibt es keinen öffentlichen Tisch.
your-games = Deine Spiele
finished-games = Beendete Spiele
finished-none = Noch kein beendetes Spiel.
turn-of = { $name } ist am Zug
status-waiting = wartet auf Spieler
status-playing = wird gespielt
status-finished = beendet
status-abandoned = aufgegeben
status-imported = aus einer Datei

# Ein neuer Tisch
your-name = Dein Name
their-name = Name dieser Person
seat-number = Platz { $number }
seat-for-guest = frei, auf Einladung
seat-here = noch jemand an diesem Gerät
seat-open = Freier Platz
seat-free = Platz freigeben
seat-bot-choose = Wer auf Platz { $number } sitzt
program = Programm
program-token = Schlüssel für den Platz des Programms, nur jetzt zu sehen
program-copy = Schlüssel kopieren
program-how = Dein Programm spielt über HTTP mit dieser Kopfzeile; wird der Platz neu vergeben, ist der Schlüssel ungültig:
program-docs = So funktioniert die API
options = Optionen
approvals = Exponate genehmigen
approvals-automatic = von selbst so viele wie erlaubt
approvals-chosen = die Spieler wählen, wie viele
begins = Erster Zug
begins-drawn = wird ausgelost
begins-host = wer einlädt, beginnt
pace = Zeit
pace-none = ohne Uhr
pace-live = mit Uhr
pace-live-short = Uhr: { $minutes } min + { $seconds } s
pace-minutes = Minuten für jeden
pace-seconds = Sekunden dazu je Zug
pace-days = { $count ->
    [one] ein Tag je Zug
   *[other] { $count } Tage je Zug
  }
overdue = Wenn die Zeit um ist
overdue-turn = macht ein Bot diesen Zug
overdue-seat = übernimmt ein Bot den Platz
stand-in = Wer für Abwesende spielt
takebacks-on = Züge zurücknehmen, wenn alle zustimmen
takebacks-off = kein Zurücknehmen
is-public = öffentlich
is-private = nur auf Einladung
open-table = Tisch eröffnen
lobby = Der Tisch
seats = Plätze
is-here = da
is-not-here = nicht da
is-ready = bereit
is-away = weg, ein Bot spielt
sit-down = Platz nehmen
hot-seat-name = Name, selbes Gerät
hot-seat-add = Hinzufügen
start = Spiel starten
waits-for-seats = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder setze einen Bot hin.
   *[other] { $count } Plätze sind noch frei: Lade Leute ein oder setze Bots hin.
  }
waits-for-ready = { $name } ist noch nicht bereit.
waits-for-start = Wer den Tisch eröffnet hat, startet das Spiel.
i-am-ready = Ich bin bereit
you-watch = Du siehst zu.
leave = Tisch verlassen
invite = Einladen
invite-watch = Andere zusehen lassen
invite-link = Link
invite-code = Code:
invite-qr = Der Link als QR-Code
copy-link = Link kopieren
copied = Kopiert
join-title = Du bist eingeladen
join-who = An diesem Tisch: { $names }
join-full = Alle Plätze sind besetzt.
to-table = Zu deinem Tisch
watch = Zusehen

# Am Tisch
link-open = Verbunden
link-lost = Verbindung verloren, neuer Versuch …
link-connecting = Verbindung wird aufgebaut …
watchers = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
  }
hours-left = { $count } Std.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Sagen
said = { $name } sagt: { $text }
menu = Menü
close = Schließen
takeback-ask = Meinen letzten Zug zurücknehmen
takeback-asked = { $name } möchte zu Zug { $turn } zurück.
yes = Ja
no = Nein
leave-to-bot = Gehen; ein Bot spielt für mich
you-are-away = Ein Bot spielt für dich.
come-back = Meinen Platz wieder einnehmen
abandon = Das Spiel aufgeben, wenn alle zustimmen
abandon-not = Doch weiterspielen
abandon-asked = Jemand möchte das Spiel aufgeben.
abandoned = Das Spiel wurde aufgegeben.
to-home = Zur Startseite
hand-over = Gib das Gerät an { $name }
hand-over-taken = Ich bin { $name }

# Wiedergabe
replay = Wiedergabe
replay-start = Die Ausstellung öffnet
replay-slider = Zug
replay-turn = Nach Zug { $turn }
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
play = Abspielen
pause = Pause
play-on = Von hier weiterspielen
play-on-invitation = Ich spiele ab Zug { $turn } weiter. Dein Platz ist frei: { $link }

# Einstellungen und Konto
setting-language = Sprache
setting-browser = wie der Browser
setting-theme = Tag oder Nacht
theme-auto = wie das System
theme-light = Tag
theme-dark = Nacht
setting-motion = Animationen
motion-auto = wie das System
motion-full = an
motion-less = aus
setting-play = Beim Spielen
setting-sound = eine Glocke, wenn ich am Zug bin
setting-skip-confirm = einen Zug gleich senden, wenn nichts mehr zu entscheiden ist
account-guest = Du spielst als Gast { $name }. Mit einem Passwort wird daraus ein Konto, das deine Spiele auf jedem Gerät behält.
account-nobody = Zum Spielen braucht niemand ein Konto. Mit einem Konto folgen dir deine Spiele auf jedes Gerät.
account-welcome = Willkommen.
account-changed = Geändert.
account-bye = Abgemeldet.
account-deleted = Das Konto ist gelöscht.
account-change = Ändern
password = Passwort
password-now = Jetziges Passwort
new-name = Neuer Name
new-password = Neues Passwort
sign-in = Anmelden
sign-out = Abmelden
make-account = Konto anlegen
delete-account = Konto löschen
delete-sure = Ja, endgültig löschen; meine Spiele bleiben ohne meinen Namen.
ratings = Wertungszahlen
rating = Wertungszahl
games = Spiele
rating-own = Deine Wertungszahl: { $rating }, aus { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
  }.
rating-none = Du hast noch keine Wertungszahl: Spiele eine Partie gegen Bots oder andere Konten zu Ende.
rating-explained = Die Stärke, die jemand so gut wie sicher erreicht. Es zählen Spiele, in denen auf allen Plätzen verschiedene Konten oder Bots sitzen und neu gemischt wurde.
ratings-none = Noch hat niemand eine Wertungszahl.

# Spielregeln
learn-title = So wird gespielt
learn-aim = Worum es geht
learn-aim-text = Es ist 1893, und Chicago bereitet eine Weltausstellung vor. Du gehörst zu denen, die sie planen. Drei Runden lang schickst du Unterstützer in fünf Bereiche, sammelst dort Karten ein und lässt deine Exponate dort genehmigen, wo du vorn liegst. Wer am Ende die meisten Punkte hat, gewinnt.
learn-place = Einen Unterstützer platzieren
learn-place-text = Wähle einen Bereich und setze einen deiner Unterstützer hinein. Ist dein Vorrat leer, nimm einen deiner Unterstützer aus irgendeinem Bereich.
learn-figures = Einflussreiche Personen spielen
learn-figures-text = Einflussreiche Personen aus früheren Zügen helfen dir jetzt, in beliebiger Reihenfolge. Aufheben darf man sie nicht.
does-burnham = noch ein Unterstützer, wo du platziert hast
does-davis = ein Unterstützer in einen Bereich nebenan
does-palmer = versetzt irgendeinen Unterstützer in einen anderen Bereich
does-mccormick = ein Unterstützer in den Bereich Landwirtschaft
does-westinghouse = ein Unterstützer in den Bereich Elektrizität
does-saint_gaudens = ein Unterstützer in den Bereich Schöne Künste
does-schwab = ein Unterstützer in den Bereich Fertigung
does-pullman = ein Unterstützer in den Bereich Verkehr
learn-collect = Karten einsammeln
learn-collect-text = Alle Karten an deinem Bereich gehören dir: Exponate, die später genehmigt werden, Personen für deinen nächsten Zug und Midway-Tickets. Jedes Ticket bewegt die Gondel des Riesenrads um ein Feld.
learn-deal = Drei neue Karten
learn-deal-text = Die erste kommt zu deinem Bereich, die anderen zu den nächsten Bereichen im Uhrzeigersinn, die noch Platz haben. Der Spielplan zeigt vorher, wohin.
learn-wheel = Das Riesenrad
learn-wheel-text = Ist die Gondel wieder am Stern, endet nach diesem Zug die Runde, und es wird gewertet. Es gibt drei Runden.
learn-scoring = Wertungsphase
learn-scoring-tickets = Tickets: Jedes bringt 1 Punkt in Münzen, und wer die meisten hat, bekommt 2 Punkte dazu.
learn-scoring-areas = Bereiche, einer nach dem anderen: Wer vorn liegt, erhält eine Medaille und darf Exponate dieses Bereichs genehmigen. Die Bänder auf dem Spielplan zeigen, wer gerade vorn liegt.
learn-scoring-recall = Zurückrufen: Die Hälfte deiner Unterstützer in jedem Bereich kehrt zu dir zurück.
learn-end = Das Ende
learn-end-text = Nach der dritten Wertung zählen Münzen, Medaillen und die Sätze genehmigter Exponate. Verschiedene zusammen sind mehr wert:
learn-keys = Mit der Tastatur
learn-keys-text = Tab geht von Bereich zu Bereich und liest ihn vor; Eingabe oder 1 bis 5 wählt, U nimmt zurück, Escape überspringt, was gezeigt wird. In der Wiedergabe gehen die Pfeiltasten Zug um Zug, die Leertaste spielt ab.

# Was schiefging
problem-unknown = Etwas ging schief. Versuche es bitte noch einmal.
problem-unreachable = Der Server ist nicht zu erreichen. Dein Zug ist noch da; versuche es gleich noch einmal.
problem-internal = Auf dem Server ging etwas schief.
problem-not_signed_in = Nenne zuerst deinen Namen.
problem-wrong_password = Name und Passwort gehören nicht zusammen.
problem-name_taken = Ein Konto mit diesem Namen gibt es schon.
problem-has_account = So, wie du angemeldet bist, geht das nicht.
problem-unknown_table = Diesen Tisch gibt es nicht.
problem-unknown_turn = Diesen Zug gibt es nicht.
problem-unknown_seat = Diesen Platz gibt es nicht.
problem-not_your_seat = Das ist nicht dein Platz.
problem-not_host = Das darf nur, wer den Tisch eröffnet hat.
problem-not_your_turn = Du bist nicht am Zug.
problem-stale_turn = Am Tisch ging es inzwischen weiter.
problem-seat_taken = Dort sitzt schon jemand.
problem-not_waiting = Das Spiel hat begonnen.
problem-not_playing = Das Spiel läuft nicht.
problem-not_ready = Noch sind nicht alle bereit.
problem-takebacks_off = An diesem Tisch wird nichts zurückgenommen.
problem-nothing_proposed = Es gibt nichts mehr zu beantworten.
problem-invalid_input = Das geht hier nicht.
problem-invalid_record = Es ist kein Spiel nach den Regeln.
problem-invalid_request = Es hat nicht die richtige Form.
problem-not_json = Das ist keine Aufzeichnung.
problem-too_large = Es ist zu groß.
problem-too_many_requests = Das war etwas schnell. Warte bitte einen Augenblick.
problem-storage_unavailable = Die Spiele lassen sich gerade nicht speichern. Nichts wurde geändert.
problem-illegal_move = Das ist nicht erlaubt.
problem-game_over = Das Spiel ist aus.
