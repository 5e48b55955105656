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
discards = Abwurfstapel

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
tokens = Genehmigte Exponate
purse = Besitz
points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
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
bot-choice = { $name }: { $is }

# Der Zug
your-turn = Du bist am Zug
your-turn-now = { $name }, du bist am Zug.
step-area = Bereich
step-figures = Personen
step-confirm = Bestätigen
ask-area = Wohin schickst du einen Unterstützer?
ask-source = Dein Vorrat ist leer: Woher nimmst du einen Unterstützer?
ask-burnham = { $figure }: noch ein Unterstützer in den Bereich { $area }
ask-davis = { $figure }: Wähle einen Bereich, der an den Bereich { $area } angrenzt
ask-palmer = { $figure }: Nimm einen beliebigen Unterstützer
ask-palmer-to = { $figure }: Setze ihn in einen anderen Bereich
ask-mccormick = { $figure }: noch ein Unterstützer in den Bereich Landwirtschaft
ask-westinghouse = { $figure }: noch ein Unterstützer in den Bereich Elektrizität
ask-saint_gaudens = { $figure }: noch ein Unterstützer in den Bereich Schöne Künste
ask-schwab = { $figure }: noch ein Unterstützer in den Bereich Fertigung
ask-pullman = { $figure }: noch ein Unterstützer in den Bereich Verkehr
ask-confirm = Passt alles?
ask-approve = { $name }, wie viele Exponate genehmigst du im Bereich { $area }?
approve-number = { $count ->
    [0] Keines genehmigen
    [one] { $count } Exponat genehmigen
   *[other] { $count } Exponate genehmigen
  }
hint-area = Wähle einen Bereich: Du platzierst dort einen Unterstützer und sammelst die Karten ein. Nichts gilt, bevor du bestätigst.
collect = Einsammeln
wheel = Riesenrad
wheel-moves = { $count ->
    [0] bleibt
    [one] +1 Feld
   *[other] +{ $count } Felder
  }
wheel-scores = Wertung!
deal = Neue Karten
undo = Rückgängig
discard = Abwerfen
confirm = Bestätigen
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
log-figure = { $figure }: noch ein Unterstützer im Bereich { $area }.
log-figure-from = { $figure }: Ein Unterstützer geht aus dem Bereich { $from } in den Bereich { $area }.
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

# Wertung und Ende
scoring-round = Wertungsphase · Runde { $round }
comes-home = { $count ->
    [0] keiner kehrt zurück
    [one] { $count } Unterstützer kehrt zurück
   *[other] { $count } Unterstützer kehren zurück
  }
result = Ergebnis
winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
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
forfeit-note = { $names }: verloren gegeben. Für die Wertungszahlen ist das eine Niederlage, bei welchen Punkten auch immer.
proof = Wurde ehrlich gemischt?
proof-explained = Vor dem Start hat der Tisch eine Prüfsumme bekannt gegeben: Sie legt eine geheime Zahl fest, ohne sie zu verraten. Danach gaben die Geräte der Spieler Zufallszahlen dazu. Alles zusammen hat jede Karte des Stapels bestimmt. Jetzt ist es offen, und diese Seite hat nachgerechnet.
proof-explained-alone = Vor dem Start hat der Tisch eine Prüfsumme bekannt gegeben: Sie legt eine geheime Zahl fest, ohne sie zu verraten, und diese Zahl hat jede Karte des Stapels bestimmt. Jetzt ist sie offen, und diese Seite hat nachgerechnet.
proof-commitment = Vor dem Start bekannt gegeben
proof-commitment-is = Vor dem Start bekannt gegeben:
proof-seed = Die geheime Zahl, jetzt offen
proof-added = Von den Geräten der Spieler dazugegeben
proof-added-none = nichts dazugegeben
proof-added-with = selbes Gerät wie { $name }
proof-added-here = von diesem Gerät
proof-promise-noted = Die Zahl hat genau die Prüfsumme, die sich dieses Gerät vor dem Start gemerkt hat.
proof-promise-told = Die Zahl hat genau die bekannt gegebene Prüfsumme; dieses Gerät hat sie sich vor dem Start nicht gemerkt.
proof-promise-broken = Die Zahl hat nicht die Prüfsumme, die vor dem Start bekannt gegeben wurde.
proof-own-kept = Was dieses Gerät dazugab, ist unverändert dabei.
proof-own-lost = Was dieses Gerät dazugab, fehlt oder wurde verändert.
proof-cards-right = Die Bereiche und die ersten { $count } Karten lagen genau dort, wohin die Zahlen sie gelegt haben.
proof-cards-wrong = Die Karten lagen nicht dort, wohin die Zahlen sie gelegt haben.
proof-holds = Alles stimmt: Niemand konnte die Karten allein bestimmen, und unterwegs wurde nichts geändert.
proof-holds-alone = Es stimmt: Die Karten standen vor dem ersten Zug fest. Kein Gerät hat etwas dazugegeben, also hat der Tisch allein entschieden.
proof-fails = Etwas stimmt nicht. Lade das Spiel herunter und frage, wer diesen Server betreibt.
proof-verify = Das ganze Spiel, bis zur letzten Karte, prüft dieser Befehl mit der heruntergeladenen Datei:
rematch = Revanche
rematch-asked = Das nächste Spiel wird vorbereitet: Dein Platz ist reserviert.
rematch-join = Zur Revanche
same-deal = Dieselben Karten noch einmal
review = Wiedergabe
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
table-place = Wo
table-here = auf diesem Gerät
table-at-server = auf dem Server, für Freunde anderswo
table-here-explained = Gegen Bots oder zu mehreren an diesem Bildschirm. Nichts geht über das Netz.
learn-short = In zwei Minuten erklärt
join = An einen Tisch setzen
join-code = Hast du einen Code oder Link?
join-go = Los
open-record = Ein aufgezeichnetes Spiel öffnen
record-drop = Ziehe die Datei irgendwo auf diese Seite oder wähle sie aus.
record-broken = Diese Aufzeichnung lässt sich nicht öffnen. { $why }
record-wrong-turn = Zug { $turn } verstößt gegen die Regeln.
record-reason = Gefunden wurde:
public-tables = Tische zum Zusehen oder Mitspielen
public-none = Zurzeit gibt es keinen öffentlichen Tisch.
your-games = Deine Spiele
device-games = Spiele auf diesem Gerät
device-older = { $count ->
    [one] Ein älteres Spiel
   *[other] { $count } ältere Spiele
  }
device-delete = Löschen
device-delete-ask = Das Spiel ist dann endgültig weg.
device-keep = Behalten
device-aside = Hier liegt ein Spiel, das diese Seite nicht lesen kann. Es bleibt, wie es ist.
device-aside-newer = Eine neuere Version dieser Seite hat hier ein Spiel abgelegt. Lade die Seite neu, um es zu öffnen.
device-aside-export = Herunterladen
finished-games = Beendete Spiele
finished-none = Noch kein beendetes Spiel.
turn-of = { $name } ist am Zug
status-waiting = wartet auf Spieler
status-playing = wird gespielt
status-finished = beendet
status-abandoned = abgebrochen
status-imported = aus einer Datei
status-closed = geschlossen

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
stakes = Zählt es?
rated = Ranglistenspiel
casual = Freundschaftsspiel
rated-choice = Ranglistenspiel: Das Ergebnis zählt für die Wertungszahlen
casual-choice = Freundschaftsspiel: für alle, und nichts wird gezählt
rated-explained = Es spielen nur Konten und Bots, kein Zug wird zurückgenommen, und wer geht oder keine Zeit mehr hat, hat verloren.
rated-needs-account = Ranglistenspiele sind für alle, die ein Konto haben.
to-account = Konto anlegen oder anmelden
rated-name = Du spielst als { $name }.
approvals = Exponate genehmigen
approvals-automatic = Exponate werden automatisch genehmigt
approvals-chosen = jeder wählt, wie viele genehmigt werden
begins = Erster Zug
begins-drawn = Startspieler wird ausgelost
begins-host = wer den Tisch eröffnet, beginnt
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
takebacks-here = Zurücknehmen erlaubt
takebacks-off = kein Zurücknehmen
is-public = öffentlicher Tisch
browser-bots = die Bots denken auf diesem Gerät, nicht auf dem Server
is-private = nur auf Einladung
open-table = Tisch eröffnen
lobby = Der Tisch
seats = Plätze
is-here = da
is-not-here = nicht da
is-ready = bereit
is-away = weg, ein Bot spielt
has-forfeited = hat verloren gegeben
sit-down = Platz nehmen
hot-seat-name = Name, selbes Gerät
hot-seat-add = Hinzufügen
start = Spiel starten
waits-for-seats = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder setze einen Bot hin.
   *[other] { $count } Plätze sind noch frei: Lade Leute ein oder setze Bots hin.
  }
waits-for-seats-here = Auf jeden freien Platz kommt noch jemand an diesem Gerät oder ein Bot.
waits-for-ready = { $name } ist noch nicht bereit.
waits-for-start = Wer den Tisch eröffnet hat, startet das Spiel.
shuffle-explained = Das Gerät jedes Spielers gibt Zufallszahlen zum Mischen dazu: So bestimmt niemand allein, wie die Karten liegen.
has-added = hat zum Mischen beigetragen
i-am-ready = Ich bin bereit
you-watch = Du siehst zu.
leave = Tisch verlassen
leave-host-ask = Dann übernimmt { $name } den Tisch und startet das Spiel.
close-table = Tisch schließen
close-table-ask = Dann kann sich hier niemand mehr hinsetzen, und die Einladung führt ins Leere.
close-table-not = Offen lassen
table-closed = Dieser Tisch wurde geschlossen, bevor ein Spiel begann.
invite = Einladen
invite-watch = Andere zusehen lassen
invite-link = Link
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
link-crowded = Zu viele Fenster der Ausstellung sind offen. Schließe eines; dieses versucht es wieder.
link-connecting = Verbindung wird aufgebaut …
table-gone = Diesen Tisch gibt es nicht mehr.
not-lasting = Dieser Browser behält hier nichts: Wird die Seite geschlossen oder neu geladen, ist dieses Spiel weg. Lade es herunter, wenn du es behalten willst.
session-ended = Deine Anmeldung ist beendet. Zusehen kannst du weiter; zum Spielen melde dich wieder an.
watchers = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
  }
hours-left = { $count } Std.
chat = Chat
chat-empty = Noch keine Nachrichten.
chat-deleted = Diese Nachricht wurde gelöscht.
chat-write = Nachricht schreiben
chat-send = Senden
chat-line = Nachricht von { $name }: ausblenden oder melden
mute = { $name } ausblenden
mute-explained = In diesem Browser siehst du dann nichts mehr von dieser Person. Niemand erfährt davon.
unmute = { $name } nicht mehr ausblenden
muted-lines = { $count ->
    [one] Eine Nachricht von { $name } ist ausgeblendet.
   *[other] { $count } Nachrichten von { $name } sind ausgeblendet.
  }
muted-show = Zeigen
report-line = Diese Nachricht melden
report-table = Diesen Tisch melden
report-why = Was stimmt nicht?
report-explained = Das liest, wer diesen Server betreibt; am Tisch erfährt es niemand.
report-send = Melden
report-sent = Danke, es ist gemeldet.
said = { $name } sagt: { $text }
menu = Menü
close = Schließen
takeback-ask = Meinen letzten Zug zurücknehmen
takeback-asked = { $name } möchte zu Zug { $turn } zurück.
takeback-own = Du möchtest zu Zug { $turn } zurück.
yes = Ja
no = Nein
leave-rated = Gehen; das zählt als Niederlage
leave-rated-ask = Wenn du jetzt gehst, hast du dieses Ranglistenspiel verloren, auch wenn du zurückkommst. Ein Bot spielt für dich zu Ende.
leave-rated-yes = Gehen und verlieren
stay = Bleiben
you-are-away = Ein Bot spielt für dich.
come-back = Meinen Platz wieder einnehmen
abandon = Spiel abbrechen, wenn alle zustimmen
abandon-here = Spiel abbrechen
abandon-asked = { $name } möchte das Spiel hier abbrechen.
abandon-own = Du möchtest das Spiel hier abbrechen.
agreed-by = { $name } stimmt zu
awaited = { $name } hat noch nicht geantwortet
proposal-withdraw = Doch nicht
proposal-first = Eine Frage wartet noch auf ihre Antwort: eine nach der anderen.
abandoned = Das Spiel wurde abgebrochen.
abandoned-rated = Das Spiel ist aus, verloren gegeben von { $names }. Es zählt.
to-home = Zur Startseite
nothing-here = Hier ist nichts
nothing-here-why = Unter dieser Adresse ist nichts. Vielleicht fehlt ein Stück des Links.
not-loaded = Nicht geladen
not-loaded-why = Dieser Teil der Ausstellung ließ sich nicht laden. Entweder fehlt das Netz, oder die Ausstellung wurde aktualisiert, seit du hier bist.
load-again = Neu laden
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
setting-skip-confirm = einen Zug von selbst bestätigen, wenn nichts mehr zu entscheiden ist
account-guest = Du spielst als „{ $name }“, ohne Konto. Mit einem Passwort wird daraus ein Konto, das deine Spiele auf jedem Gerät behält.
account-nobody = Zum Spielen braucht niemand ein Konto. Mit einem Konto folgen dir deine Spiele auf jedes Gerät.
account-welcome = Willkommen.
account-changed = Geändert.
account-bye = Abgemeldet.
account-deleted = Dein Name und deine Nachrichten sind gelöscht.
account-change = Ändern
password = Passwort
password-now = Aktuelles Passwort
new-name = Neuer Name
new-password = Neues Passwort
sign-in = Anmelden
sign-out = Abmelden
make-account = Konto anlegen
sessions = Wo du angemeldet bist
session-this = dieses Gerät
session-seen = zuletzt gesehen { $day }
session-end = Dort abmelden
device-unknown = Unbekanntes Gerät
sign-out-everywhere = Überall abmelden
sign-out-everywhere-ask = Auch dieses Gerät wird abgemeldet. Mit Name und Passwort kommst du zurück.
own-data = Was von dir gespeichert ist
own-data-explained = Dein Name, deine Spiele, was du in Chats geschrieben hast, und die Geräte, auf denen du angemeldet bist.
own-data-download = Alles herunterladen
delete-guest = Löschen
delete-account = Konto löschen
delete-explained = Dein Name und alles, was du in Chats geschrieben hast, verschwinden endgültig. Deine Spiele bleiben, ohne deinen Namen; wo eines läuft, spielt ein Bot für dich weiter.
delete-guest-explained = Ohne Konto kannst du danach nicht zurückkommen.
delete-yes = Endgültig löschen
delete-no = Behalten
ratings = Wertungszahlen
rating = Wertungszahl
games = Spiele
rating-own = Deine Wertungszahl: { $rating }, aus { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
  }.
rating-none = Du hast noch keine Wertungszahl: Spiele ein Ranglistenspiel gegen Bots oder andere Konten zu Ende.
rating-explained = Eine vorsichtige Schätzung der Spielstärke. Nur Ranglistenspiele zählen, Freundschaftsspiele nie.
ratings-none = Noch hat niemand eine Wertungszahl.

# Spielregeln
learn-title = So wird gespielt
learn-aim = Worum es geht
learn-aim-text = Es ist 1893, und Chicago bereitet eine Weltausstellung vor. Du gehörst zu denen, die sie planen. Drei Runden lang schickst du Unterstützer in fünf Bereiche, sammelst dort Karten ein und lässt deine Exponate dort genehmigen, wo du vorn liegst. Wer am Ende die meisten Punkte hat, gewinnt.
learn-place = Einen Unterstützer platzieren
learn-place-text = Wähle einen Bereich und setze einen deiner Unterstützer hinein. Ist dein Vorrat leer, nimm einen deiner Unterstützer aus irgendeinem Bereich. Zu Beginn haben alle einen in jedem Bereich und als Startbonus ein oder zwei weitere.
learn-figures = Einflussreiche Personen spielen
learn-figures-text = Einflussreiche Personen aus deinem letzten Zug helfen dir jetzt, in beliebiger Reihenfolge. Wen du nicht spielen willst, den wirfst du ab: Aufheben darf man sie nicht. Wo sie Unterstützer hinsetzen, werden keine Karten eingesammelt.
does-burnham = noch ein Unterstützer, wo du platziert hast
does-davis = ein Unterstützer in einen angrenzenden Bereich
does-palmer = versetzt einen beliebigen Unterstützer in einen anderen Bereich
does-mccormick = ein Unterstützer in den Bereich Landwirtschaft
does-westinghouse = ein Unterstützer in den Bereich Elektrizität
does-saint_gaudens = ein Unterstützer in den Bereich Schöne Künste
does-schwab = ein Unterstützer in den Bereich Fertigung
does-pullman = ein Unterstützer in den Bereich Verkehr
learn-collect = Karten einsammeln
learn-collect-text = Alle Karten an deinem Bereich gehören dir: Exponate, die später genehmigt werden, Personen für deinen nächsten Zug und Midway-Tickets. Jedes Midway-Ticket bewegt die Gondel des Riesenrads um ein Feld.
learn-deal = Drei neue Karten
learn-deal-text = Die erste kommt zu deinem Bereich, die anderen zu den nächsten Bereichen im Uhrzeigersinn, die noch Platz haben. Der Spielplan zeigt vorher, wohin.
learn-wheel = Das Riesenrad
learn-wheel-text = Ist die Gondel wieder am Stern, endet nach diesem Zug die Runde, und es wird gewertet. Es gibt drei Runden.
learn-scoring = Wertungsphase
learn-scoring-tickets = Tickets: Jedes bringt 1 in Münzen, und wer die meisten hat, bekommt { $bonus } dazu.
learn-scoring-areas = Bereiche, einer nach dem anderen: Je mehr Unterstützer du dort hast, desto besser ist dein Platz. Ein Platz bringt eine Führungsmedaille und lässt dich Exponate dieses Bereichs genehmigen, die du hast. Nach einem geteilten ersten Platz gibt es keinen zweiten, und ohne Unterstützer in einem Bereich hast du dort keinen Platz.
learn-awards = Was jeder Platz bringt:
learn-awards-medal = Punkte der Führungsmedaille
learn-awards-check = Exponate, die genehmigt werden dürfen
learn-awards-place = Platz
learn-players = { $count } Spieler
learn-award = { $medal ->
    [0] keine Medaille
   *[other] Medaille { $medal }
  }, { $approvals ->
    [one] { $approvals } Exponat
   *[other] { $approvals } Exponate
  }
learn-ribbons = Die Bänder auf dem Spielplan zeigen die Plätze des Augenblicks; „=“ heißt Gleichstand.
learn-scoring-recall = Zurückrufen: Die Hälfte deiner Unterstützer in jedem Bereich, abgerundet, kehrt zu dir zurück.
learn-end = Das Ende
learn-end-text = Nach der dritten Wertung zählen Münzen, Medaillen und die Sätze genehmigter Exponate. Verschiedene zusammen sind mehr wert:
learn-keys = Mit der Tastatur
learn-keys-text = Tab geht von Bereich zu Bereich, und ein Screenreader liest jeden vor; Eingabe wählt den, der den Fokus hat. 1 bis 5 wählen die Bereiche nach den Zahlen, die auf ihnen stehen, und einen Stapel, von dem genommen wird, nach der Zahl darauf; U oder die Rücktaste nimmt zurück, S sendet, ebenso Eingabe, solange nichts anderes den Fokus hat; Escape überspringt, was gezeigt wird. Die einzelnen Tasten lassen sich in den Einstellungen abschalten. In der Wiedergabe gehen die Pfeiltasten Zug um Zug, die Leertaste spielt ab.
learn-all = Alle Regeln
learn-all-text = Jede Regel mit ihrer Nummer, mit gezeichneten Beispielen und einer Suche.
why = Warum?
why-rule = Regel { $rule }

# Die Seite: was vor oder neben ihr gelesen wird, neuere Versionen, und eine Seite ohne Server
site-description = Das Brettspiel „Weltausstellung 1893“ im Browser: gegen Bots in vier Stärken oder mit Freunden, ohne Konto und ohne Installation.
site-lead = Sofort im Browser spielen, allein oder mit Freunden
site-card = Das Riesenrad über der Weißen Stadt
site-nothing-here = Unter dieser Adresse gibt es nichts.
site-to-the-fair = Zur Ausstellung
no-script = „Weltausstellung 1893“ wird im Browser gespielt. Dazu braucht es JavaScript, das hier abgeschaltet ist.
update-there = Eine neue Version der Ausstellung ist da.
update-take = Aktualisieren
update-later = Später
update-in-the-way = In einem anderen Tab ist ein Spiel offen. Beende oder schließe es zuerst, oder aktualisiere später.
tables-for-friends = Tische für Freunde
server-offline = Der Server ist gerade nicht zu erreichen. Seine Tische erscheinen, sobald er wieder da ist.
server-elsewhere = Weiter zu { $host }
needs-server = Braucht einen Server

# Was schiefging
problem-unknown = Etwas ging schief. Versuche es bitte noch einmal.
problem-unreachable = Der Server ist nicht zu erreichen. Dein Zug ist noch da; versuche es gleich noch einmal.
problem-no_server = Tische für mehrere Geräte brauchen einen Server, und diese Seite hat keinen. Bots, Regeln und Spiele an einem Gerät brauchen keinen.
problem-internal = Auf dem Server ging etwas schief.
problem-forbidden = Diese Seite ist nicht mehr aktuell. Lade sie bitte neu.
problem-foreign_origin = Das geht nur von den Seiten dieses Servers aus.
problem-not_found = Hier ist nichts.
problem-refused = Das geht gerade nicht.
problem-banned = Wer diesen Server betreibt, hat dich ausgesperrt.
problem-too_busy = Der Server hat gerade viel zu tun. Versuche es gleich noch einmal.
problem-newer_format = Der Server wird gerade aktualisiert. Versuche es gleich noch einmal.
problem-not_signed_in = Nenne zuerst deinen Namen.
problem-wrong_password = Name und Passwort gehören nicht zusammen.
problem-name_taken = Ein Konto mit diesem Namen gibt es schon.
problem-has_account = So, wie du angemeldet bist, geht das nicht.
problem-changed_meanwhile = Im selben Augenblick hat sich etwas geändert. Sieh nach und versuche es noch einmal.
problem-unknown_session = Dieses Gerät ist schon abgemeldet.
problem-program_only_plays = Der Schlüssel eines Programms ist nur zum Spielen da.
problem-unknown_table = Diesen Tisch gibt es nicht.
problem-unknown_turn = Diesen Zug gibt es nicht.
problem-unknown_seat = Diesen Platz gibt es nicht.
problem-unknown_line = Diese Nachricht gibt es nicht mehr.
problem-set_aside = Dieser Tisch lässt sich gerade nicht lesen. Wer den Server betreibt, weiß Bescheid.
problem-unreadable_game = Dieses Spiel lässt sich nicht lesen. Es bleibt auf diesem Gerät, wie es ist.
problem-newer_game = Eine neuere Version dieser Seite hat dieses Spiel abgelegt. Lade die Seite neu.
problem-no_engine = Die Regeln lassen sich nicht laden, deshalb kann auf diesem Gerät gerade nicht gespielt werden.
problem-record_unreachable = Die Aufzeichnung lässt sich von dort nicht holen.
problem-unknown_deck = Der Rest des Stapels ist nicht bekannt, darum geht es von hier aus nicht weiter.
problem-not_your_seat = Das ist nicht dein Platz.
problem-not_host = Das darf nur, wer den Tisch eröffnet hat.
problem-not_your_turn = Du bist nicht am Zug.
problem-stale_turn = Am Tisch ging es inzwischen weiter.
problem-seat_taken = Dort sitzt schon jemand.
problem-not_waiting = Dieser Tisch wartet nicht mehr auf Spieler.
problem-not_playing = Das Spiel läuft nicht.
problem-not_ready = Noch sind nicht alle bereit.
problem-accounts_only = Bei Ranglistenspielen sitzen nur Konten und Bots am Tisch.
problem-rated_game = Ein Ranglistenspiel wird zu Ende gespielt.
problem-not_away = Für dich spielt gerade kein Bot.
problem-nothing_to_shuffle = Die Karten dieses Tisches stehen schon fest.
problem-takebacks_off = An diesem Tisch wird nichts zurückgenommen.
problem-nothing_proposed = Es gibt nichts mehr zu beantworten.
problem-stale_proposal = Inzwischen wird etwas anderes gefragt. Sieh bitte noch einmal hin.
problem-proposal_open = Erst muss eine andere Frage beantwortet werden.
problem-proposal_declined = Die anderen haben schon mehr als einmal Nein gesagt. Frag nach einem Zug noch einmal.
problem-too_many_entries = An diesem Tisch wurde so viel zurückgenommen, dass es jetzt weitergehen muss.
problem-too_many_parts = Dieses Spiel wurde schon so oft fortgesetzt, wie es geht.
problem-too_many_tables = Mehr offene Tische gehen nicht. Beende oder schließe erst einen.
problem-too_many_games = Mehr laufende Spiele mit Bots gehen nicht. Spiele erst eines zu Ende.
problem-invalid_input = Das geht hier nicht.
problem-invalid_record = Es ist kein Spiel nach den Regeln.
problem-invalid_request = Es hat nicht die richtige Form.
problem-not_json = Das ist keine Aufzeichnung.
problem-too_large = Es ist zu groß.
problem-too_many_requests = Das war etwas schnell. Warte bitte einen Augenblick.
problem-storage_unavailable = Die Spiele lassen sich gerade nicht speichern. Nichts wurde geändert.
problem-illegal_move = Das ist nicht erlaubt.
problem-invalid_move = Das ist kein Zug.
problem-game_over = Das Spiel ist aus.

# The turn and its consequence
goal = Liegst du mit deinen Unterstützern in einem Bereich vorn, werden deine Exponate dort genehmigt. Sätze aus verschiedenen bringen die meisten Punkte. Drei Runden.
goal-known = Verstanden
then-points = { $from } → { $to ->
    [one] { $to } Punkt
   *[other] { $to } Punkte
  }, wenn jetzt gewertet wird
then-scoring = { $from } → { $to ->
    [one] { $to } Punkt
   *[other] { $to } Punkte
  }, denn dieser Zug löst die Wertung aus
then-wheel = Riesenrad +{ $count }
then-figure = { $figure } für deinen nächsten Zug
then-does = { $figure }: { $does }.
would = Brächte { $what }
award-hint = { $name }, { $place }: { $medal ->
    [0] keine Punkte
    [one] { $medal } Punkt
   *[other] { $medal } Punkte
  }, { $approvals ->
    [0] kein Exponat genehmigt
    [one] { $approvals } Exponat genehmigt
   *[other] bis zu { $approvals } Exponate genehmigt
  }, hat { $held }
award-hint-you = { $place }: { $medal ->
    [0] keine Punkte
    [one] { $medal } Punkt
   *[other] { $medal } Punkte
  }, { $approvals ->
    [0] kein Exponat genehmigt
    [one] { $approvals } Exponat genehmigt
   *[other] bis zu { $approvals } Exponate genehmigt
  }, du hast { $held }
sign-exhibit = Exponate { $area }, noch nicht genehmigt: Punkte bringen sie erst, wenn sie genehmigt sind
sign-ticket = Midway-Tickets: in der Wertung je eine Münze, und zwei mehr für die meisten
sign-coin = Midway-Münzen: Punkte für Tickets
sign-medal = Führungsmedaillen: Punkte für Plätze in den Bereichen
sign-seal = Genehmigtes Exponat { $area }: Verschiedene zusammen sind mehr wert
nth-1 = 1.
nth-2 = 2.
nth-3 = 3.
comes-1 = Hierher kommt die erste neue Karte vom Stapel
comes-2 = Hierher kommt die zweite neue Karte vom Stapel
comes-3 = Hierher kommt die dritte neue Karte vom Stapel
figure-play = Spielen
discard-means = ungenutzt weg
discard-explained = Die Person kommt auf den Abwurfstapel, ohne dir zu helfen. Für einen späteren Zug lässt sie sich nicht aufheben.
sending = Sendet…
approve-gain = { $from } → { $to ->
    [one] { $to } Punkt
   *[other] { $to } Punkte
  }
hand-over-off = Nicht mehr fragen: Hier ist nichts geheim
setting-hand-over = bei mehreren an diesem Gerät vor jedem Zug fragen, wer es nimmt
setting-keys = einzelne Tasten: 1 bis 5 wählen, U nimmt zurück, S sendet

# Scoring, the end and other players' turns
scoring-title-bonus = Die meisten Midway-Tickets
scoring-title-redeem = Aus Tickets werden Münzen
scoring-title-recall = Unterstützer kehren zurück
scoring-title-total = Das brachte Runde { $round }
scoring-rule-bonus = Wer die meisten Midway-Tickets hat, bekommt Münzen dazu. Bei Gleichstand bekommen sie alle, die vorn liegen.
scoring-rule-redeem = Jedes Midway-Ticket bringt einen Punkt in Münzen. Danach werden die Tickets abgelegt.
scoring-rule-area = Die meisten Unterstützer bringen eine Medaille und das Recht, Exponate dieses Bereichs zu genehmigen.
scoring-rule-tokens = Jedes genehmigte Exponat wird zu einem Marker; Marker verschiedener Bereiche bilden Sätze, und die sind mehr wert.
scoring-rule-recall = In jedem Bereich kehrt die Hälfte der Unterstützer eines jeden zurück, abgerundet. Die anderen bleiben, wo sie sind.
scoring-rule-total = Münzen, Medaillen und die Sätze genehmigter Exponate sind zusammen deine Punkte.
scoring-step = Schritt { $step } von { $steps }
scoring-alone = Läuft von selbst weiter
scoring-back = Zurück
scoring-again = Diese Wertung noch einmal ansehen
scoring-total-of = { $name }: bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
award-row = Das bringen die Plätze zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
  }
award-of = { $place }: { $medal ->
    [0] keine Medaille
   *[other] Medaille { $medal }
  }, bis zu { $approvals ->
    [one] { $approvals } Exponat
   *[other] { $approvals } Exponate
  }
gain-of = { $name }: { $gain }
gain-because = { $why }: { $what }
gain-tickets = { $tickets ->
    [0] keine Tickets
    [one] { $tickets } Ticket
   *[other] { $tickets } Tickets
  }
gain-bonus = { $tickets ->
    [one] { $tickets } Ticket
   *[other] { $tickets } Tickets
  }, die meisten: { $coins } in Münzen
gain-bonus-tied = { $tickets ->
    [one] { $tickets } Ticket
   *[other] { $tickets } Tickets
  }, gleichauf mit den meisten: { $coins } in Münzen
gain-redeem = { $tickets ->
    [0] keine Tickets
    [one] { $tickets } Ticket: { $coins } in Münzen
   *[other] { $tickets } Tickets: { $coins } in Münzen
  }
gain-first = { $supporters ->
    [one] { $supporters } Unterstützer
   *[other] { $supporters } Unterstützer
  }, allein auf dem 1. Platz
gain-tied_first = { $supporters ->
    [one] { $supporters } Unterstützer
   *[other] { $supporters } Unterstützer
  }, geteilter 1. Platz
gain-second = { $supporters ->
    [one] { $supporters } Unterstützer
   *[other] { $supporters } Unterstützer
  }, allein auf dem 2. Platz
gain-tied_second = { $supporters ->
    [one] { $supporters } Unterstützer
   *[other] { $supporters } Unterstützer
  }, geteilter 2. Platz
gain-no-place = { $supporters ->
    [0] kein Unterstützer hier, also kein Platz
    [one] { $supporters } Unterstützer, kein Platz
   *[other] { $supporters } Unterstützer, kein Platz
  }
gain-after-tie = { $supporters ->
    [one] { $supporters } Unterstützer
   *[other] { $supporters } Unterstützer
  }; nach einem geteilten 1. Platz gibt es keinen zweiten
gain-medal = Medaille { $medal }
gain-approved = { $approved } von bis zu { $approvals ->
    [one] { $approvals } Exponat
   *[other] { $approvals } Exponaten
  } genehmigt
gain-total = +{ $points } ({ $from } → { $to })
sets-become = Sätze { $from } → { $to } Punkte
round-gain = Runde { $round }: { $name } +{ $points } ({ $from } → { $to })
end-won = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } Vorsprung!
end-tie_break = Du gewinnst! Nach Punkten gleichauf, gibt der Gleichstandsentscheid den Ausschlag für dich.
end-shared = Du teilst dir den Sieg mit { $names }!
end-behind = { $place }. Platz, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } zurück
end-level = { $place }. Platz, nach Punkten gleichauf: Der Gleichstandsentscheid spricht gegen dich
made-it-coins = Deine Midway-Münzen machten den Unterschied: +{ $points } gegenüber { $name }
made-it-medals = Deine Führungsmedaillen machten den Unterschied: +{ $points } gegenüber { $name }
made-it-exhibits = Deine genehmigten Exponate machten den Unterschied: +{ $points } gegenüber { $name }
missed-it-coins = Die Midway-Münzen machten den Unterschied: { $name } hat { $points } mehr
missed-it-medals = Die Führungsmedaillen machten den Unterschied: { $name } hat { $points } mehr
missed-it-exhibits = Die genehmigten Exponate machten den Unterschied: { $name } hat { $points } mehr
speed = Tempo
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-at_once = sofort
setting-speed = Züge der anderen
setting-scores-alone = Wertungen laufen von selbst weiter
setting-effects = leise Geräusche zu dem, was auf dem Spielplan geschieht

# Cards and the gallery
page-gallery = Die Karten
gallery-invites = Jede Karte erzählt von etwas oder jemandem auf der Weltausstellung von 1893.
gallery-see = Alle Karten ansehen

# The stage
bot-of-level = Bot, { $level }
bot-level-random = sehr leicht
bot-level-visitor = leicht
bot-level-exhibitor = mittel
bot-level-organizer = ziemlich schwer
bot-level-director = schwer
time-left = Zeit übrig

# Leaving, pausing and sharing

problem-log_gap = Ein Teil des Spielverlaufs lässt sich gerade nicht lesen.
try-again = Noch einmal versuchen
leave-game = Spiel verlassen
leave-ask-bot = Ein Bot spielt für dich, bis du zurückkommst. Die anderen spielen weiter.
leave-ask-pause = Sonst ist niemand am Tisch. Das Spiel wartet, bis du zurückkommst.
leave-yes = Verlassen
leave-here = Du kannst jederzeit gehen: Das Spiel wartet auf diesem Gerät.
abandon-ask = Alle am Tisch werden gefragt. Wenn alle zustimmen, endet das Spiel ohne Ergebnis.
abandon-ask-alone = Das Spiel endet hier, ohne Ergebnis. Es lässt sich nicht wieder aufnehmen.
abandon-yes = Abbrechen
paused = Das Spiel ist unterbrochen.
paused-yours = Niemand ist am Tisch. Es geht weiter, sobald du deinen Platz wieder einnimmst.
paused-watch = Niemand ist am Tisch. Es geht weiter, sobald jemand von den Spielern zurück ist.
status-paused = unterbrochen
time-seconds-left = { $count ->
    [one] Noch 1 Sekunde!
   *[other] Noch { $count } Sekunden!
}
time-minutes-left = { $count ->
    [one] Noch 1 Minute!
   *[other] Noch { $count } Minuten!
}
time-then-turn = Danach spielt ein Bot diesen Zug für dich.
time-then-seat = Danach nimmt ein Bot deinen Platz ein, bis du zurückkommst.
time-then-lost = Danach hast du dieses Ranglistenspiel verloren.
time-was-up = Deine Zeit war um. Ein Bot hat diesen Zug für dich gespielt.
lost-yours = Dieses Ranglistenspiel hast du verloren. Ein Bot spielt für dich zu Ende.
table-code = Code zum Vorsagen
copy-code = Code kopieren
share = Teilen
share-invitation = Spiel mit mir Weltausstellung 1893.
share-game = Dieses Spiel teilen
share-game-text = Eine Partie Weltausstellung 1893, Zug für Zug.
code-unknown = Kein Tisch hat gerade diesen Code. Vielleicht ist ein Buchstabe falsch, oder das Spiel hat schon begonnen.
join-over = Dieses Spiel ist zu Ende.
shared-invitation = { $host } lädt dich zu einer Partie Weltausstellung 1893 ein. Ein Platz ist frei.
shared-game = Eine Partie Weltausstellung 1893 am Tisch von { $host }. Schau zu.
shared-private = Du bist an einen Tisch von Weltausstellung 1893 eingeladen.
sitter-bot = { $name } ({ $bot })

# Coaching
coach = Rat
coach-off = Kein Rat
coach-figure_now = Du hast { $figure }: Spiele die Karte in diesem Zug oder wirf sie ab. Aufheben kann man sie nicht.
coach-scoring = { $count ->
    [one] Nur noch { $count } Ticket bis zur Wertung. Jetzt zählt, wer wo die meisten Unterstützer hat.
   *[other] Nur noch { $count } Tickets bis zur Wertung. Jetzt zählt, wer wo die meisten Unterstützer hat.
  }
coach-lead = Mit einem Unterstützer mehr im Bereich { $area } lägst du dort allein vorn.
coach-decide = Mit einem Unterstützer mehr im Bereich { $area } lägst du dort allein vorn, und von seinen Exponaten hast du { $count }.
coach-figure = { $figure } wartet im Bereich { $area }: Jetzt genommen, hilft dir die Karte im nächsten Zug.
coach-cards = Die meisten Karten liegen im Bereich { $area }: { $count }. Platziere dort einen Unterstützer, und alle gehören dir.
coach-tickets = Die meisten Tickets liegen im Bereich { $area }: { $count }. Jedes ist bei der Wertung eine Münze wert, und sie drehen das Riesenrad.
setting-coaching = Rat während meiner nächsten drei Züge
learn-by-playing = Spielend lernen
learn-by-playing-with = eine Runde mit Begleitung, fünf Minuten
