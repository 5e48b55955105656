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
   *[other] Medaille mit { $medal } Punkten
  }, darf bis zu { $approvals } genehmigen; jetzt wären es { $approved }.
award-nobody = Niemand hat einen Platz.
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
purse = Tickets, Münzen, Medaillen
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
bot-reporter = Reporter
bot-vendor = Händler
bot-exhibitor = Aussteller
bot-juror = Preisrichter
bot-organizer = Organisator
bot-commissioner = Kommissar
bot-director = Direktor
bot-visitor-is = für das erste Spiel
bot-reporter-is = jagt einer Vorliebe nach
bot-vendor-is = achtet auf den eigenen Stand
bot-exhibitor-is = spielt ordentlich
bot-juror-is = wägt alles ab
bot-organizer-is = spielt gut
bot-commissioner-is = irrt selten
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
ask-palmer = { $figure }: Nimm irgendeinen Unterstützer, auch einen fremden
ask-palmer-to = { $figure }: Setze ihn in einen anderen Bereich
ask-mccormick = { $figure }: noch ein Unterstützer in den Bereich Landwirtschaft
ask-westinghouse = { $figure }: noch ein Unterstützer in den Bereich Elektrizität
ask-saint_gaudens = { $figure }: noch ein Unterstützer in den Bereich Schöne Künste
ask-schwab = { $figure }: noch ein Unterstützer in den Bereich Fertigung
ask-pullman = { $figure }: noch ein Unterstützer in den Bereich Verkehr
ask-confirm = Passt alles?
ask-approve = { $name }, wie viele Exponate genehmigst du im Bereich { $area }?
hint-area = Wähle einen Bereich: Du platzierst dort einen Unterstützer und sammelst die Karten ein. Nichts gilt, bevor du bestätigst.
collect = Einsammeln
wheel = Riesenrad
wheel-moves = { $count ->
    [0] bleibt stehen
    [one] +{ $count } Feld
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
log = Verlauf
log-and-chat = Verlauf und Chat
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
comes-home = { $count ->
    [0] keiner kehrt zurück
    [one] { $count } Unterstützer kehrt zurück
   *[other] { $count } Unterstützer kehren zurück
  }
winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
  }
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
learn-short = In zwei Minuten erklärt
join = Einem Tisch beitreten
join-code = Hast du einen Code oder Link?
join-go = Beitreten
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
status-playing = läuft
status-finished = beendet
status-abandoned = abgebrochen
status-imported = aus einer Datei
status-closed = geschlossen

# Ein neuer Tisch
rated = Ranglistenspiel
casual = Freundschaftsspiel
approvals-automatic = Exponate werden automatisch genehmigt
approvals-chosen = jeder wählt, wie viele genehmigt werden
begins-drawn = Startspieler wird ausgelost
begins-host = wer den Tisch eröffnet, beginnt
pace-none = ohne Uhr
pace-live-short = Uhr: { $minutes } min + { $seconds } s
pace-days = { $count ->
    [one] ein Tag je Zug
   *[other] { $count } Tage je Zug
  }
takebacks-on = Züge zurücknehmen, wenn alle zustimmen
takebacks-here = Zurücknehmen erlaubt
takebacks-off = kein Zurücknehmen
is-public = öffentlicher Tisch
is-private = nur auf Einladung
lobby = Der Tisch
is-not-here = nicht da
is-away = weg, ein Bot spielt
has-forfeited = kampflos verloren
leave-yes = Verlassen
table-closed = Dieser Tisch wurde geschlossen, bevor ein Spiel begann.
invite-link = Link
invite-qr = Der Link als QR-Code
copy-link = Link kopieren
copied = Kopiert

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
report-why = Was stimmt nicht?
report-explained = Das liest, wer diesen Server betreibt; am Tisch erfährt es niemand.
report-send = Melden
report-sent = Danke, es ist gemeldet.
said = { $name } sagt: { $text }
menu = Menü
close = Schließen
stay = Bleiben
abandoned = Das Spiel wurde abgebrochen.
abandoned-rated = Das Spiel ist aus. Kampflos verloren: { $names }. Es zählt.
to-home = Zur Startseite
nothing-here = Hier ist nichts
nothing-here-why = Unter dieser Adresse ist nichts. Vielleicht fehlt ein Stück des Links.
not-loaded = Nicht geladen
not-loaded-why = Dieser Teil der Ausstellung ließ sich nicht laden. Entweder fehlt das Netz, oder die Ausstellung wurde aktualisiert, seit du hier bist.
load-again = Neu laden

# Wiedergabe
replay = Wiedergabe
play-on-invitation = Ich spiele ab Zug { $turn } weiter. Dein Platz ist frei: { $link }

# Einstellungen und Konto
setting-sound = eine Glocke, wenn ich am Zug bin
setting-skip-confirm = einen Zug von selbst bestätigen, wenn nichts mehr zu entscheiden ist
sign-in = Anmelden

# Spielregeln
does-burnham = noch ein Unterstützer, wo du platziert hast
does-davis = ein Unterstützer in einen angrenzenden Bereich
does-palmer = versetzt einen beliebigen Unterstützer in einen anderen Bereich
does-mccormick = ein Unterstützer in den Bereich Landwirtschaft
does-westinghouse = ein Unterstützer in den Bereich Elektrizität
does-saint_gaudens = ein Unterstützer in den Bereich Schöne Künste
does-schwab = ein Unterstützer in den Bereich Fertigung
does-pullman = ein Unterstützer in den Bereich Verkehr
learn-awards = Was jeder Platz bringt:
learn-awards-medal = Punkte der Führungsmedaille
learn-awards-check = Exponate, die genehmigt werden dürfen
learn-awards-place = Platz
learn-players = { $count } Spieler
learn-award = { $medal ->
    [0] keine Medaille
   *[other] Medaille mit { $medal } Punkten
  }, { $approvals ->
    [one] { $approvals } Exponat
   *[other] { $approvals } Exponate
  }
learn-all = Alle Regeln
why = Warum?
why-rule = Regel { $rule }

# Die Seite: was vor oder neben ihr gelesen wird, neuere Versionen, und eine Seite ohne Server
site-description = Das Brettspiel „Weltausstellung 1893“ im Browser: gegen Bots in acht Stärken oder mit Freunden, ohne Konto und ohne Installation.
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
problem-unknown_bot_account = Diesen Bot gibt es nicht.
problem-bot_offline = Dieser Bot ist gerade nicht da.
problem-bot_busy = Dieser Bot hat schon genug zu spielen.
problem-too_many_bots = Mehr Bots gehen nicht. Lösche erst einen.
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
sign-ticket = Midway-Tickets: bei der Wertung je 1 Punkt in Münzen, und 2 mehr für die meisten
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
sending = Wird gesendet …

# Scoring, the end and other players' turns
scoring-title-bonus = Die meisten Midway-Tickets
scoring-title-redeem = Aus Tickets werden Münzen
scoring-title-recall = Unterstützer kehren zurück
scoring-title-total = Das brachte Runde { $round }
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
  }, die meisten von allen: { $coins ->
    [one] { $coins } Punkt
   *[other] { $coins } Punkte
  } in Münzen
gain-bonus-tied = { $tickets ->
    [one] { $tickets } Ticket
   *[other] { $tickets } Tickets
  }, gleichauf an der Spitze: { $coins ->
    [one] { $coins } Punkt
   *[other] { $coins } Punkte
  } in Münzen
gain-redeem = { $tickets ->
    [0] keine Tickets
    [one] { $tickets } Ticket: { $coins } Punkt in Münzen
   *[other] { $tickets } Tickets: { $coins } Punkte in Münzen
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
gain-medal = Medaille mit { $medal } Punkten
gain-approved = { $approved } von bis zu { $approvals ->
    [one] { $approvals } Exponat
   *[other] { $approvals } Exponaten
  } genehmigt
gain-total = +{ $points } ({ $from } → { $to })
end-won = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } Vorsprung!
end-tie_break = Du gewinnst! Die Punkte sind gleich, und die Exponate geben den Ausschlag für dich.
end-shared = Du teilst dir den Sieg mit { $names }!
end-behind = { $place }. Platz, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } zurück
end-level = { $place }. Platz, punktgleich: Die Exponate geben den Ausschlag gegen dich
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

# Cards and the gallery
page-gallery = Die Karten
gallery-invites = Jede Karte erzählt von etwas oder jemandem auf der Weltausstellung von 1893.
gallery-see = Alle Karten ansehen

# The stage
bot-of-level = Bot, { $level }
bot-level-random = ohne Plan
bot-level-visitor = sehr leicht
bot-level-reporter = leicht
bot-level-vendor = eher leicht
bot-level-exhibitor = mittel
bot-level-juror = eher schwer
bot-level-organizer = schwer
bot-level-commissioner = sehr schwer
bot-level-director = meisterhaft
bot-option = { $name } · { $level } · { $rating }
bot-rated = { $level }, Wertung { $rating }
match-first = Du beginnst mit dem { $name }. Deine Ergebnisse entscheiden, auf wen du danach triffst.
match-fits = { $games ->
    [one] Du triffst auf den { $name }: Das passt zu deinem bisherigen Ergebnis ({ $games } Spiel).
   *[other] Du triffst auf den { $name }: Das passt zu deinen bisherigen Ergebnissen ({ $games } Spiele).
  }
time-left = Restzeit

# Leaving, pausing and sharing
problem-log_gap = Ein Teil des Spielverlaufs lässt sich gerade nicht lesen.
paused = Das Spiel ist unterbrochen.
status-paused = unterbrochen
table-code = Code zum Durchsagen
copy-code = Code kopieren
share = Teilen
share-invitation = Spiel mit mir Weltausstellung 1893.
share-game = Dieses Spiel teilen
share-game-text = Eine Partie Weltausstellung 1893, Zug für Zug.
shared-invitation = { $host } lädt dich zu einer Partie Weltausstellung 1893 ein. Ein Platz ist frei.
shared-game = Eine Partie Weltausstellung 1893 am Tisch von { $host }. Schau zu.
shared-private = Du bist an einen Tisch von Weltausstellung 1893 eingeladen.
sitter-bot = { $name } ({ $bot })

# Coaching
coach = Tipp
coach-off = Keine Tipps mehr
coach-figure_now = Du hast { $figure }: Spiele die Karte in diesem Zug oder wirf sie ab. Aufheben kann man sie nicht.
coach-scoring = { $count ->
    [one] Nur noch { $count } Ticket bis zur Wertung. Jetzt zählt, wer wo die meisten Unterstützer hat.
   *[other] Nur noch { $count } Tickets bis zur Wertung. Jetzt zählt, wer wo die meisten Unterstützer hat.
  }
coach-lead = Mit einem Unterstützer mehr im Bereich { $area } lägst du dort allein vorn.
coach-decide = Mit einem Unterstützer mehr im Bereich { $area } lägst du dort allein vorn, und du hast { $count } seiner Exponate.
coach-figure = { $figure } wartet im Bereich { $area }: Jetzt genommen, hilft dir die Karte im nächsten Zug.
coach-cards = Die meisten Karten liegen im Bereich { $area }: { $count }. Platziere dort einen Unterstützer, und alle gehören dir.
coach-tickets = Die meisten Tickets liegen im Bereich { $area }: { $count }. Jedes bringt bei der Wertung einen Punkt, und sie drehen das Riesenrad.
coach-take = Karten im Bereich { $area }: { $count }. Platziere dort einen Unterstützer, und alle gehören dir.
learn-by-playing = Spielend lernen
learn-by-playing-with = eine Runde mit Begleitung, fünf Minuten
