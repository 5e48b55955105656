# Ein neuer Tisch
table-place = Wo
table-here = auf diesem Gerät
table-at-server = auf dem Server, für Freunde anderswo
table-here-explained = Gegen Bots oder zu mehreren an diesem Bildschirm. Nichts geht über das Netz.
your-name = Dein Name
their-name = Name dieser Person
seat-number = Platz { $number }
seat-for-guest = frei, auf Einladung
seat-here = noch jemand an diesem Gerät
options = Optionen
stakes = Zählt es?
rated-choice = Ranglistenspiel: Das Ergebnis zählt für die Wertungszahlen
casual-choice = Freundschaftsspiel: für alle, und nichts wird gezählt
rated-explained = Es spielen nur Konten und Bots, kein Zug wird zurückgenommen, und wer geht oder keine Zeit mehr hat, hat verloren.
rated-needs-account = Ranglistenspiele sind für alle, die ein Konto haben.
to-account = Konto anlegen oder anmelden
rated-name = Du spielst als { $name }.
approvals = Exponate genehmigen
begins = Erster Zug
pace = Zeit
pace-live = mit Uhr
pace-minutes = Minuten für jeden
pace-seconds = Sekunden dazu je Zug
overdue = Wenn die Zeit um ist
overdue-turn = macht ein Bot diesen Zug
overdue-seat = übernimmt ein Bot den Platz
stand-in = Wer für Abwesende spielt
browser-bots = die Bots denken auf diesem Gerät, nicht auf dem Server
open-table = Tisch eröffnen
start = Spiel starten

# Vor dem Spiel
nobody = niemand
seat-open = Freier Platz
seat-free = Platz freigeben
seat-bot-choose = Wer auf Platz { $number } sitzt
program = Programm
program-token = Schlüssel für den Platz des Programms, nur jetzt zu sehen
program-copy = Schlüssel kopieren
program-how = Dein Programm spielt über HTTP mit dieser Kopfzeile; wird der Platz neu vergeben, ist der Schlüssel ungültig:
program-docs = So funktioniert die API
seat-invited = { $name } ist eingeladen
seat-invite = { $name } einladen
account-bots = Bots
account-bots-explained = Ein Bot-Konto spielt an Tischen, zu denen man es einlädt, mit einem Schlüssel für alle.
account-bot-key = Schlüssel des Bots, nur jetzt zu sehen
account-bot-no-key = kein Schlüssel
account-bot-renew = Neuer Schlüssel
account-bot-delete = Bot löschen
account-bot-delete-ask = { $name } wird gelöscht und damit auch der Schlüssel. Die Partien bleiben.
account-bot-name = Name eines neuen Bots
account-bot-make = Bot anlegen
seats = Plätze
is-here = da
is-ready = bereit
sit-down = Platz nehmen
hot-seat-name = Name, selbes Gerät
hot-seat-add = Hinzufügen
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
invite = Einladen
join-title = Du bist eingeladen
join-who = An diesem Tisch: { $names }
join-full = Alle Plätze sind besetzt.
to-table = Zu deinem Tisch
watch = Zusehen
code-unknown = Kein Tisch hat gerade diesen Code. Vielleicht ist ein Buchstabe falsch, oder das Spiel hat schon begonnen.
join-over = Dieses Spiel ist zu Ende.

# Einstellungen
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
setting-hand-over = bei mehreren an diesem Gerät vor jedem Zug fragen, wer es nimmt
setting-keys = einzelne Tasten: 1 bis 5 wählen, U macht rückgängig, S bestätigt
setting-speed = Züge der anderen
setting-scores-alone = Wertungen gehen von selbst weiter
setting-effects = leise Geräusche zu dem, was auf dem Spielplan geschieht
setting-coaching = Tipps während meiner nächsten drei Züge

# Das Konto
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
learn-figures-text = Einflussreiche Personen aus deinem letzten Zug helfen dir jetzt, in beliebiger Reihenfolge. Wen du nicht spielen willst, den wirfst du ab: Aufheben darf man sie nicht. Ein Bereich, in den nur eine Person einen Unterstützer gesetzt hat, gibt dir keine Karten.
learn-collect = Karten einsammeln
learn-collect-text = Alle Karten an deinem Bereich gehören dir: Exponate, die später genehmigt werden, Personen für deinen nächsten Zug und Midway-Tickets. Jedes Midway-Ticket bewegt die Gondel des Riesenrads um ein Feld.
learn-deal = Drei neue Karten
learn-deal-text = Die erste kommt zu deinem Bereich, die anderen zu den nächsten Bereichen im Uhrzeigersinn, die noch Platz haben. Der Spielplan zeigt vorher, wohin.
learn-wheel = Das Riesenrad
learn-wheel-text = Ist die Gondel wieder am Stern, bleibt sie stehen. Nach diesem Zug endet die Runde, und es wird gewertet. Es gibt drei Runden.
learn-scoring = Wertungsphase
learn-scoring-tickets = Tickets: Jedes bringt 1 Punkt in Münzen, und wer die meisten hat, bekommt { $bonus } dazu. Bei Gleichstand bekommen sie alle, die vorn liegen.
learn-scoring-areas = Bereiche, einer nach dem anderen: Je mehr Unterstützer du dort hast, desto besser ist dein Platz. Die Tabelle sagt, was ein Platz bringt: die Punkte einer Führungsmedaille, und wie viele deiner Exponate dieses Bereichs genehmigt werden dürfen. Nach einem geteilten ersten Platz gibt es keinen zweiten, und ohne Unterstützer in einem Bereich hast du dort keinen Platz.
learn-ribbons = Die Bänder auf dem Spielplan zeigen die Plätze des Augenblicks; „=“ heißt Gleichstand.
learn-scoring-recall = Zurückrufen: Die Hälfte deiner Unterstützer in jedem Bereich, abgerundet, kehrt zu dir zurück.
learn-end = Das Ende
learn-end-text = Nach der dritten Wertung zählen Münzen, Medaillen und die Sätze genehmigter Exponate. Verschiedene zusammen sind mehr wert:
learn-keys = Mit der Tastatur
learn-keys-text = Tab geht von Bereich zu Bereich, und ein Screenreader liest jeden vor; Eingabe wählt den, der den Fokus hat, und I erzählt von seinen Karten. 1 bis 5 wählen die Bereiche nach den Zahlen, die auf ihnen stehen, und einen Stapel, von dem genommen wird, nach der Zahl darauf; U oder die Rücktaste macht rückgängig, S bestätigt, ebenso Eingabe, solange nichts anderes den Fokus hat; Escape überspringt, was gezeigt wird. Die einzelnen Tasten lassen sich in den Einstellungen abschalten. In der Wiedergabe gehen die Pfeiltasten Zug um Zug, die Leertaste spielt ab.
learn-all-text = Jede Regel mit ihrer Nummer, mit gezeichneten Beispielen und einer Suche.
