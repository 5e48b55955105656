# Die Regeln, eine Meldung für jede Nummer aus docs/rules.md: ihr Name und `.text`; `.ruling`, wo die gedruckten
# Regeln etwas offen lassen, `.assumed`, wo eine Zahl dort nicht zu lesen ist, `.note` für genaue Leser.
# Zahlen der Schachtel kommen aus der Edition.

# Die Seite
rules-lead = Hier steht alles, was ein Spiel entscheidet, in kurzen Regeln. Jede hat eine Nummer, und wo am Tisch „Warum?“ steht, führt es zu einer von ihnen.
rules-search = In den Regeln suchen
rules-search-how = Ein Wort, ein Name oder eine Nummer: Gleichstand, Palmer, T6
rules-found = { $count ->
    [0] Davon spricht keine Regel. Versuche es mit einem anderen Wort.
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
rules-contents = Inhalt
rules-named = { $rule }: { $title }
rules-all = Bei allen Regeln nachlesen
rules-example = Beispiel
chapter-S = Aufbau
chapter-T = Ein Zug
chapter-P = Wertung
chapter-E = Das Ende
chapter-open = Was gedruckt steht und was nicht
mark-ruling = Festlegung
mark-assumed = Angenommen
mark-note = Genau genommen
rules-open = Die gedruckten Regeln lassen einige Fälle offen. Was hier dafür gilt, ist mit „Festlegung“ bezeichnet. Drei Dinge aus der Schachtel sind dort nicht zu lesen und mit „Angenommen“ bezeichnet: für wie viele Karten die meisten Bereiche Platz haben, wie oft es jede einflussreiche Person gibt, und die Startboni. Steht es in deiner Schachtel anders, lässt sich die Edition berichtigen, und jedes Spiel mit ihr richtet sich danach.
rules-secret = Geheim ist nur die Reihenfolge im Nachziehstapel. Alles andere liegt offen vor allen.
rules-length = Ein ganzes Spiel dauert etwa 25 bis 50 Züge.

# Tabellen
table-kinds = Wie viele Karten im Spiel sind
table-kind = Karten
table-each-area = Exponate je Bereich
table-all = Insgesamt
table-capacities = Platz für Karten
table-area = Bereich
table-room = Platz
table-source = Quelle
table-printed = gedruckt
table-assumed = angenommen
table-bonus = Startbonus
table-turn = Spielerreihenfolge
table-adds = Je ein Unterstützer mehr im Bereich
table-order = { $number ->
    [1] erster
    [2] zweiter
    [3] dritter
   *[other] vierter
  }
table-sets = Punkte für einen Satz
table-tokens = Verschiedene Marker
table-points = Punkte

# Aufbau
rule-S1 = Wie lang eine Runde ist
    .text = Das Riesenrad hat zu zweit { $spaces2 } Felder, zu dritt { $spaces3 } und zu viert { $spaces4 }. Das Startfeld, das mit dem Stern, zählt mit: Einmal herum braucht es ebenso viele Midway-Tickets.
rule-S2 = Die Bereiche
    .text = Die fünf Bereiche werden in zufälliger Reihenfolge um das Riesenrad gelegt und bleiben so das ganze Spiel. Gezählt wird im Uhrzeigersinn, von dem Bereich gleich links vom Fuß des Riesenrads bis zu dem gleich rechts davon.
rule-S3 = Die Gondel
    .text = Die Gondel des Riesenrads beginnt auf dem Startfeld.
rule-S4 = Die erste Runde
    .text = Das Spiel beginnt mit Runde 1. Es gibt { $rounds } Runden, und jede endet mit einer Wertungsphase.
rule-S5 = Der Nachziehstapel
    .text = Alle Karten im Spiel werden zu einem Stapel gemischt: zu zweit { $deck2 }, zu dritt { $deck3 }, zu viert { $deck4 }. Die übrigen bleiben in der Schachtel.
    .assumed = Es gibt im Ganzen { $figures } einflussreiche Personen; wie oft jede einzelne vorkommt, sagen die gedruckten Regeln nicht. Die Tabelle zeigt, womit hier gespielt wird.
rule-S6 = Die ersten Karten
    .text = Zu jedem Bereich kommen zwei offene Karten, Bereich für Bereich im Uhrzeigersinn.
    .note = Die Karten an einem Bereich behalten die Reihenfolge, in der sie ausgelegt wurden.
rule-S7 = Nichts geht aus
    .text = Münzen, Medaillen und Genehmigungsmarker sind immer genug da.
rule-S8 = Deine Unterstützer
    .text = Du hast { $supporters } Unterstützer. Zu Beginn kommt davon { $onEach } in jeden der fünf Bereiche, die anderen sind dein Vorrat.
rule-S9 = Wer beginnt, und der Startbonus
    .text = Wer beginnt, wird ausgelost, außer der Tisch ist so eingestellt, dass beginnt, wer ihn eröffnet hat. Gespielt wird im Uhrzeigersinn. Vor dem ersten Zug setzen alle nach ihrem Platz in der Spielerreihenfolge weitere Unterstützer ein, wie es die Tabelle zeigt.
    .assumed = Die gedruckten Regeln sagen nur, dass eine Startbonus-Karte Bereiche nennt und einen oder zwei Unterstützer bringt. Welche Bereiche es sind, ist angenommen.
rule-S10 = Je nachdem, wie viele ihr seid
    .text = Was ein Platz in einem Bereich bringt, hängt von der Zahl der Spieler ab. Die Tabelle bei P4 hat für jede Zahl eine Spalte.

# Ein Zug
rule-T1 = Einen Unterstützer platzieren
    .text = Wähle einen beliebigen Bereich und setze einen Unterstützer aus deinem Vorrat hinein. Diese Wahl zählt dreifach: für deinen Platz in diesem Bereich, für die Karten, die du einsammelst, und dafür, wohin die neuen kommen.
rule-T2 = Wenn der Vorrat leer ist
    .text = Brauchst du einen Unterstützer, zum Platzieren oder für eine Person, und ist keiner mehr in deinem Vorrat, dann nimm einen deiner eigenen aus einem beliebigen Bereich und setze ihn ein. Solange noch einer im Vorrat ist, bleiben die anderen in ihren Bereichen.
    .ruling = Das Platzieren kann man nicht auslassen. Bei leerem Vorrat musst du dafür einen Unterstützer aufnehmen, und du darfst ihn in denselben Bereich zurücksetzen.
    .note = Auch der Unterstützer für eine Person darf dann aus jedem Bereich kommen, selbst aus dem, in den er geht.
rule-T3 = Personen spielen oder abwerfen
    .text = Jede einflussreiche Person, die du in einem früheren Zug eingesammelt hast, wird jetzt gespielt oder abgeworfen, in beliebiger Reihenfolge. Aufheben kannst du keine. Eine gespielte Person tut, was sie kann, und wird dann abgeworfen.
    .note = Von mehreren gleichen Karten geht die mit der niedrigsten Nummer zuerst. Das gilt auch für genehmigte Exponate.
rule-T4 = Daniel Burnham
    .text = Zu dem Unterstützer, den du gerade platziert hast, kommt noch einer in denselben Bereich.
rule-T5 = George Davis
    .text = Du setzt einen Unterstützer in einen Bereich, der an den angrenzt, in dem du platziert hast. Die Reihe der Bereiche ist am Fuß des Riesenrads offen: Die beiden Bereiche links und rechts davon grenzen nicht aneinander.
rule-T6 = Bertha Palmer
    .text = Du nimmst einen Unterstützer, deinen eigenen oder einen fremden, aus einem beliebigen Bereich und setzt ihn in einen anderen. Zurück in den Bereich, aus dem er kam, darf er nicht.
rule-T7 = Die Personen der Bereiche
    .text = Jede dieser fünf Personen setzt einen deiner Unterstützer in ihren eigenen Bereich, wo auch immer du platziert hast: Cyrus McCormick in die Landwirtschaft, George Westinghouse in die Elektrizität, Augustus Saint-Gaudens in die Schönen Künste, Charles H. Schwab in die Fertigung, George Pullman in den Verkehr.
rule-T8 = Karten einsammeln
    .text = Alle Karten an dem Bereich, in dem du platziert hast, gehören dir und liegen offen vor dir. Ein Bereich, in den nur eine Person einen Unterstützer gesetzt hat, gibt dir keine Karten. Was die Spieler haben, können alle sehen.
rule-T9 = Tickets drehen das Rad
    .text = Für jedes Midway-Ticket, das du einsammelst, geht die Gondel ein Feld weiter. Auf dem Startfeld bleibt sie stehen, auch wenn du noch mehr Tickets eingesammelt hast. Dann wird gewertet, sobald dieser Zug vorbei ist.
rule-T10 = Neue Personen warten
    .text = Eine Person, die du gerade eingesammelt hast, kann dir noch nicht helfen. Sie wartet auf deinen nächsten Zug.
rule-T11 = Drei neue Karten
    .text = Die erste neue Karte kommt zu dem Bereich, in dem du platziert hast. Die anderen beiden kommen zu den nächsten zwei Bereichen im Uhrzeigersinn, die noch Platz haben, je eine; von rechts vom Fuß des Riesenrads geht es links davon weiter. Ein voller Bereich wird übergangen: Jeder hat Platz für { $least } bis { $most } Karten.
    .assumed = Nicht für jeden Bereich ist der Platz in den gedruckten Regeln zu lesen. Die Tabelle sagt, wo er angenommen ist.
rule-T12 = Noch einmal herum
    .text = Haben zu wenige Bereiche Platz, geht es weiter im Kreis. So kann der Bereich, in dem du platziert hast, eine zweite neue Karte bekommen und sogar eine dritte.
rule-T13 = Der Stapel ist leer
    .text = Ist der Nachziehstapel aufgebraucht, wird der Abwurfstapel gemischt und ersetzt ihn, und es wird weiter ausgelegt.
    .ruling = Ist auch der Abwurfstapel leer, werden die fehlenden Karten nicht ausgelegt.
rule-T14 = Der Zug endet
    .text = Ist die Gondel in diesem Zug auf das Startfeld zurückgekommen, wird jetzt gewertet. Dann ist im Uhrzeigersinn der nächste Spieler am Zug.
    .ruling = Eine Runde endet allein durch das Riesenrad, wie lange es auch dauert.

# Wertung
rule-P1 = Die meisten Tickets
    .text = Wer die meisten Midway-Tickets hat, bekommt { $bonus } in Münzen. Haben mehrere die meisten, bekommt jeder von ihnen { $bonus }.
rule-P2 = Tickets werden zu Münzen
    .text = Alle geben ihre sämtlichen Tickets ab und bekommen für jedes 1 in Münzen. Die Tickets kommen auf den Abwurfstapel.
rule-P3 = Bereich für Bereich
    .text = Die Bereiche werden einzeln und im Uhrzeigersinn gewertet, von dem gleich links vom Fuß des Riesenrads bis zu dem gleich rechts davon.
rule-P4 = Was ein Platz bringt
    .text = Wer in einem Bereich allein die meisten Unterstützer hat, ist dort Erster, und wer allein die zweitmeisten hat, Zweiter. Die Tabelle sagt, was das bringt: die Punkte einer Führungsmedaille, und wie viele Exponate dieses Bereichs genehmigt werden dürfen. Ein Platz ohne Eintrag bringt nichts.
    .note = Die Bänder auf dem Spielplan zeigen die Plätze des Augenblicks, und „=“ heißt Gleichstand.
rule-P5 = Gleichstand auf dem ersten Platz
    .text = Teilen sich mehrere den ersten Platz, gibt es in diesem Bereich keinen zweiten. Wer danach kommt, geht leer aus.
rule-P6 = Ohne Unterstützer kein Platz
    .text = Um in einem Bereich einen Platz zu haben, brauchst du dort mindestens einen Unterstützer, so wenige die anderen auch haben.
    .ruling = Die gedruckten Regeln sprechen nicht davon.
rule-P7 = Exponate genehmigen
    .text = Dein Platz in einem Bereich sagt, wie viele Exponate du dort genehmigen darfst, und nur Exponate dieses Bereichs zählen. Für jedes legst du die Karte auf den Abwurfstapel und nimmst einen Genehmigungsmarker des Bereichs. Du darfst auch weniger genehmigen oder keines. Meist werden von selbst so viele genehmigt wie möglich; an einem Tisch, an dem die Spieler wählen, wirst du nach der Zahl gefragt, Bereich für Bereich und in der Reihenfolge der Sitze.
    .note = Wo die Spieler wählen, wird nur gefragt, wer nach seinem Platz genehmigen darf und ein Exponat des Bereichs hat.
rule-P8 = Was du behältst
    .text = Exponate, die nicht genehmigt wurden, behältst du, ebenso deine einflussreichen Personen. Vielleicht kommt noch eine Wertungsphase für sie.
rule-P9 = Unterstützer kehren zurück
    .text = Sind alle Bereiche gewertet, geht in jedem Bereich die Hälfte deiner Unterstützer in deinen Vorrat zurück. Abgerundet wird in jedem Bereich für sich: Von fünf kehren zwei zurück, ein einzelner bleibt.
rule-P10 = Die nächste Runde
    .text = Die Gondel ist wieder auf dem Startfeld. Die nächste Runde eröffnet, wer im Uhrzeigersinn nach dem sitzt, der zuletzt am Zug war.

# Das Ende
rule-E1 = Die letzte Wertung
    .text = Nach der { $rounds }. Wertungsphase ist das Spiel aus.
rule-E2 = Deine Punkte
    .text = Zähle deine Münzen, deine Medaillen und die Sätze aus deinen Genehmigungsmarkern zusammen. Exponate, die nie genehmigt wurden, zählen nichts.
rule-E3 = Sätze
    .text = In einem Satz sind nie zwei Marker desselben Bereichs, und je mehr Bereiche er umfasst, desto mehr ist er wert. Deine Marker werden so geordnet, dass es dir die meisten Punkte bringt.
rule-E4 = Wer gewinnt
    .text = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Genehmigungsmarker hat; ist auch das gleich, wer weniger Exponate übrig hat. Wer dann noch gleichauf liegt, teilt sich den Sieg.

# Gezeichnete Beispiele
drawn-start = Ein Spiel zu viert beginnt. Alle haben in jedem Bereich einen Unterstützer, und die zweiten sind Startboni.
drawn-davis = Du hast in den Schönen Künsten platziert, links vom Fuß des Riesenrads, und George Davis hilft dir. Daran grenzt nur die Landwirtschaft: Die Fertigung liegt auf der anderen Seite des offenen Endes.
drawn-deal = Du platzierst in der Elektrizität und sammelst die Karten dort ein. Die erste neue Karte kommt gleich wieder dorthin. Der Verkehr ist voll und wird übergangen, also kommt die zweite zur Fertigung und die dritte, am Fuß des Riesenrads vorbei, zu den Schönen Künsten.
drawn-round = Dasselbe, aber auch die Schönen Künste und die Landwirtschaft sind voll. Jetzt findet die dritte Karte nur noch in der Elektrizität Platz.
drawn-wheel = Ein Feld fehlt noch bis zum Stern, und du sammelst zwei Tickets ein. Die Gondel bleibt am Stern stehen, das zweite Ticket bewegt sie nicht mehr. Münzen bringen dir beide.
drawn-places = Drei Bereiche in einem Spiel zu viert. In der Landwirtschaft ist Orange Erster und Violett Zweiter; Blau hat dort keinen Unterstützer und darum keinen Platz. In der Elektrizität teilen sich Orange und Violett den ersten Platz, und Weiß, das danach kommt, ist nicht Zweiter. In den Schönen Künsten ist Orange Erster, und Violett und Weiß teilen sich den zweiten Platz.
drawn-recall = Orange hat in einem Bereich 6 Unterstützer, Violett 5, Weiß 2 und Blau 1. Davon kehren 3, 2, 1 und keiner zurück.
drawn-final = Neun Marker ergeben einen Satz aus fünf, einen aus drei und einen einzelnen: { $sets } Punkte. Mit { $coins } in Münzen und { $medals } in Medaillen sind das zusammen { $total }.
