# The first game as a lesson
guide = Deine Begleitung
lesson-back = Willkommen zurück! Wir machen dort weiter, wo du aufgehört hast.
lesson-anew = Von vorn beginnen
lesson-leave = Einführung verlassen
lesson-play = Ein richtiges Spiel spielen
lesson-welcome = Chicago, 1893: Die große Ausstellung öffnet, und ihren fünf Bereichen fehlen noch Exponate. Lass deine genehmigen und hole die meisten Punkte. Die erste Runde spielen wir gemeinsam.
lesson-supporters = Das sind deine Unterstützer im Bereich { $area }. In jedem Bereich hast du welche, ebenso { $name }. Wer in einem Bereich die meisten hat, bestimmt dort.
lesson-place = Du bist am Zug! Im Bereich { $area } liegen diese Karten: { $cards }. Schick einen Unterstützer hin, und alle gehören dir. Tippe den Bereich an.
lesson-confirm = Hier siehst du, was der Zug bringen würde. Noch kannst du ihn rückgängig machen und einen anderen Bereich wählen. Gefällt er dir, drücke „{ confirm }“.
lesson-own = Dein Unterstützer steht, die Karten gehören dir, und drei neue kommen vom Stapel.
lesson-watch = Jetzt ist { $name } am Zug. Sieh zu, wohin der Unterstützer geht und welche Karten genommen werden.
lesson-scoring = Das Riesenrad ist einmal herum, also wird jetzt gewertet. Sieh es dir Schritt für Schritt an.
lesson-exhibits = { $count ->
    [one] Dein erstes Exponat liegt hier, bei allem, was du besitzt. Noch ist es nichts wert: Bei der Wertung kann es genehmigt werden, wenn du in seinem Bereich vorn liegst.
   *[other] Deine { $count } Exponate liegen hier, bei allem, was du besitzt. Noch sind sie nichts wert: Bei der Wertung können sie genehmigt werden, jedes, wenn du in seinem Bereich vorn liegst.
  }
lesson-deal = Nach jedem Zug kommen drei neue Karten vom Stapel: die erste zu dem Bereich, der eben besucht wurde, die anderen im Uhrzeigersinn zu den nächsten Bereichen mit Platz.
lesson-ticket = Im Bereich { $area } liegt ein Midway-Ticket. Es bringt bei der Wertung einen Punkt in Münzen und dreht das Riesenrad um ein Feld weiter. Nimm es!
lesson-wheel = Tickets drehen das Riesenrad, egal wer sie nimmt. { $count ->
    [one] Noch { $count } Ticket, und die Runde endet: Dann wird gewertet.
   *[other] Noch { $count } Tickets, und die Runde endet: Dann wird gewertet.
  }
lesson-figure = Im Bereich { $area } triffst du { $figure }. Einflussreiche Personen helfen dir in deinem nächsten Zug; diese Karte bringt dir: { $does }. Nimm sie!
lesson-figure_hand = Du hast { $figure }. In diesem Zug bringt dir die Karte: { $does }. Platziere zuerst wie immer einen Unterstützer, vielleicht im Bereich { $area }.
lesson-figure_play = Jetzt { $figure }: { $does }. Tippe einen markierten Bereich an.
lesson-figure_palmer = Jetzt { $figure }: Nimm einen Unterstützer, egal wessen, und setze ihn in einen anderen Bereich.
lesson-ribbons = Das Band sagt: Im Bereich { $area } liegst du vorn. Käme jetzt die Wertung, gäbe das eine Medaille mit { $points } Punkten und ✓ für bis zu drei Exponate dieses Bereichs. Du hast { $count }.
lesson-tie = „=“ heißt Gleichstand: Im Bereich { $area } liegt niemand vorn. Das bringt keine Medaille und nur ein ✓. Ein Unterstützer mehr würde es entscheiden.
lesson-sure = Das würde der Zug bringen. Bestätige ihn, oder mach ihn rückgängig und sieh dich anderswo um.
lesson-free = Du bist am Zug. Wohin schickst du einen Unterstützer?
lesson-tickets_scored = Das war eine Wertungsphase. Zuerst die Tickets: Du hattest { $count } und hast dafür { $points } in Münzen bekommen. Wer die meisten Tickets hat, bekommt 2 dazu.
lesson-areas_scored = Dann Bereich für Bereich: Deine Plätze haben dir { $points } in Medaillen gebracht. Von deinen Exponaten { $count ->
    [0] wurde diesmal keines genehmigt
    [one] wurde { $count } genehmigt
   *[other] wurden { $count } genehmigt
  }; die anderen behältst du für die nächste Wertung.
lesson-sets_scored = Jedes genehmigte Exponat wird zu einem Marker. Marker verschiedener Bereiche bilden einen Satz: 1, 2, 3, 4 oder 5 davon sind 1, 3, 6, 10 oder 15 Punkte wert; Vielfalt lohnt sich also. Deine sind bisher { $points } wert.
lesson-recall = Am Ende ging in jedem Bereich die Hälfte der Unterstützer nach Hause, abgerundet: { $count } von dir. Das Riesenrad beginnt von vorn. Mit zwei weiteren solchen Runden ist ein Spiel vollständig.

# At its end
lesson-end-title = Jetzt kennst du dich aus
lesson-end = Ein ganzes Spiel hat drei Runden, und die meisten Punkte gewinnen. Auf diese Zeichen kommt es an:
learnt-ribbon = Band
learnt-ribbon-means = Der Platz in einem Bereich: Vorn liegt, wer dort die meisten Unterstützer hat. „=“ heißt Gleichstand.
learnt-check = Häkchen
learnt-check-means = So viele Exponate des Bereichs dürfen auf diesem Platz bei der Wertung genehmigt werden.
learnt-token = Marker
learnt-token-means = Ein genehmigtes Exponat. Bis zu fünf verschiedene bilden einen Satz, der 1, 3, 6, 10 oder 15 Punkte wert ist.
learnt-coin = Münze
learnt-coin-means = Ein Punkt. Bei der Wertung gibt es einen für jedes Midway-Ticket, und 2 mehr für die meisten.
learnt-medal = Medaille
learnt-medal-means = Punkte für den ersten Platz in einem Bereich, zu dritt und zu viert auch für den zweiten.
learnt-ticket = Ticket und Riesenrad
learnt-ticket-means = Jedes Ticket dreht das Riesenrad um ein Feld. Ist es einmal herum, wird gewertet.
