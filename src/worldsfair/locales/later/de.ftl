# Wertung
approve-number = { $count ->
    [0] Keines genehmigen
    [one] { $count } Exponat genehmigen
   *[other] { $count } Exponate genehmigen
  }
continue = Weiterspielen
scoring-round = Wertungsphase · Runde { $round }
approve-gain = { $from } → { $to ->
    [one] { $to } Punkt
   *[other] { $to } Punkte
  }
scoring-rule-bonus = Wer die meisten Midway-Tickets hat, bekommt Münzen dazu. Bei Gleichstand bekommen sie alle, die vorn liegen.
scoring-rule-redeem = Jedes Midway-Ticket bringt einen Punkt in Münzen. Danach werden die Tickets abgeworfen.
scoring-rule-area = Wer die meisten Unterstützer hat, bekommt eine Medaille und darf Exponate dieses Bereichs genehmigen. Gleichstände und zweite Plätze bringen weniger.
scoring-rule-tokens = Jedes genehmigte Exponat wird zu einem Marker; Marker verschiedener Bereiche bilden Sätze, und die sind mehr wert.
scoring-rule-recall = In jedem Bereich kehrt von jedem die Hälfte der Unterstützer zurück, abgerundet. Die anderen bleiben, wo sie sind.
scoring-rule-total = Münzen, Medaillen und die Sätze genehmigter Exponate sind zusammen deine Punkte.
scoring-step = Schritt { $step } von { $steps }
scoring-alone = Von selbst weiter
scoring-back = Zurück
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
   *[other] Medaille mit { $medal } Punkten
  }, bis zu { $approvals ->
    [one] { $approvals } Exponat
   *[other] { $approvals } Exponate
  }
sets-become = Sätze { $from } → { $to } Punkte
round-gain = Runde { $round }: { $name } +{ $points } ({ $from } → { $to })

# Das Ende
result = Ergebnis
total = Summe
tie-break = Gleichstand: Mehr Genehmigungsmarker gewinnen, dann weniger übrige Exponate
tie-break-line = { $name }: { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
  }, { $unapproved ->
    [one] { $unapproved } Exponat übrig
   *[other] { $unapproved } Exponate übrig
  }
forfeit-note = { $names }: kampflos verloren. Für die Wertungszahlen ist das eine Niederlage, egal wie die Punkte stehen.
proof = Wurde ehrlich gemischt?
rematch = Revanche
rematch-asked = Das nächste Spiel wird vorbereitet: Dein Platz ist reserviert.
rematch-join = Zur Revanche
same-deal = Dieselben Karten noch einmal

# Das Menü
proof-commitment-is = Vor dem Start bekannt gegeben:
invite-watch = Andere zusehen lassen
report-table = Diesen Tisch melden
takeback-ask = Meinen letzten Zug zurücknehmen
leave-rated = Gehen; das zählt als Niederlage
leave-rated-ask = Wenn du jetzt gehst, hast du dieses Ranglistenspiel verloren, auch wenn du zurückkommst. Ein Bot spielt für dich zu Ende.
leave-rated-yes = Gehen und verlieren
abandon = Spiel abbrechen, wenn alle zustimmen
abandon-here = Spiel abbrechen
proposal-first = Eine Frage wartet noch auf ihre Antwort: eine nach der anderen.
leave-game = Spiel verlassen
leave-ask-bot = Ein Bot spielt für dich, bis du zurückkommst. Die anderen spielen weiter.
leave-ask-pause = Sonst ist niemand am Tisch. Das Spiel wartet, bis du zurückkommst.
leave-here = Du kannst jederzeit gehen: Das Spiel wartet auf diesem Gerät.
abandon-ask = Alle am Tisch werden gefragt. Wenn alle zustimmen, endet das Spiel ohne Ergebnis.
abandon-ask-alone = Das Spiel endet hier, ohne Ergebnis. Es lässt sich nicht wieder aufnehmen.
abandon-ask-lost = Das Spiel endet hier und lässt sich nicht wieder aufnehmen. Für die Wahl, wer zu dir passt, gilt es als verloren.
abandon-yes = Abbrechen

# Während die anderen spielen, und Wiedergaben
log-empty = Noch ist nichts geschehen.
fold = Einklappen
takeback-asked = { $name } möchte zu Zug { $turn } zurück.
takeback-own = Du möchtest zu Zug { $turn } zurück.
yes = Ja
no = Nein
you-are-away = Ein Bot spielt für dich.
come-back = Meinen Platz wieder einnehmen
abandon-asked = { $name } möchte das Spiel hier abbrechen.
abandon-own = Du möchtest das Spiel hier abbrechen.
agreed-by = { $name } stimmt zu
awaited = { $name } hat noch nicht geantwortet
proposal-withdraw = Frage zurückziehen
hand-over = Gib das Gerät an { $name }
hand-over-taken = Ich bin { $name }
replay-start = Die Ausstellung öffnet
replay-slider = Zug
replay-turn = Nach Zug { $turn }
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
play = Abspielen
pause = Pause
play-on = Von hier weiterspielen
hand-over-off = Nicht mehr fragen: Hier ist nichts geheim
scoring-again = Diese Wertung noch einmal ansehen
try-again = Noch einmal versuchen
paused-yours = Niemand ist am Tisch. Es geht weiter, sobald du deinen Platz wieder einnimmst.
paused-watch = Niemand ist am Tisch. Es geht weiter, sobald jemand von den Spielern zurück ist.
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

# Das Mischen
proof-explained = Vor dem Start hat der Tisch eine Prüfsumme bekannt gegeben: Sie legt eine geheime Zahl fest, ohne sie zu verraten. Danach gaben die Geräte der Spieler Zufallszahlen dazu. Alles zusammen hat jede Karte des Stapels bestimmt. Jetzt ist es offen, und diese Seite hat nachgerechnet.
proof-explained-alone = Vor dem Start hat der Tisch eine Prüfsumme bekannt gegeben: Sie legt eine geheime Zahl fest, ohne sie zu verraten, und diese Zahl hat jede Karte des Stapels bestimmt. Jetzt ist sie offen, und diese Seite hat nachgerechnet.
proof-commitment = Vor dem Start bekannt gegeben
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
proof-fails = Etwas stimmt nicht. Lade das Spiel herunter und frage die Leute, die diesen Server betreiben.
proof-verify = Das ganze Spiel, bis zur letzten Karte, prüft dieser Befehl mit der heruntergeladenen Datei:

# An opponent who fits
match-next-time = Nächstes Mal: der { $name }
match-next-stronger = Dem { $name } bist du entwachsen.
match-next-gentler = Jemand, der dir mehr Chancen lässt.
match-other = Anders wählen
