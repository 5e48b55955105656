# The first game as a lesson
guide = Votre guide
lesson-back = Bon retour ! Reprenons là où nous en étions.
lesson-anew = Recommencer
lesson-leave = Quitter la leçon
lesson-play = Jouer une vraie partie
lesson-welcome = Chicago, 1893 : la grande Exposition ouvre, et ses cinq Palais ont encore de la place. Faites approuver vos expositions et gagnez le plus de points. Jouons la première manche ensemble.
lesson-supporters = Voici vos Représentants au Palais { $area }. Vous en avez dans chaque Palais, et { $name } aussi. Qui en a le plus dans un Palais y a le dernier mot.
lesson-place = À vous de jouer ! Au Palais { $area } se trouvent ces cartes : { $cards }. Envoyez-y un Représentant et toutes sont à vous. Touchez le Palais.
lesson-confirm = Voici ce que ce tour rapporterait. Vous pouvez encore l’annuler et choisir un autre Palais. S’il vous convient, appuyez sur « { confirm } ».
lesson-own = Votre Représentant est en place, les cartes sont à vous, et trois nouvelles arrivent de la pioche.
lesson-watch = { $name } joue maintenant. Regardez où va son Représentant et quelles cartes sont prises.
lesson-scoring = La roue a fait le tour : c’est le décompte. Suivez-le étape par étape.
lesson-exhibits = { $count ->
    [1] Votre exposition est ici, avec tout ce que vous possédez. Elle ne vaut encore rien : au décompte, elle peut être approuvée si vous êtes en tête dans son Palais.
   *[other] Vos { $count } expositions sont ici, avec tout ce que vous possédez. Elles ne valent encore rien : au décompte, chacune peut être approuvée si vous êtes en tête dans son Palais.
  }
lesson-deal = Après chaque tour, trois cartes arrivent de la pioche : la première au Palais qu’on vient de visiter, les autres aux Palais suivants, dans le sens des aiguilles d’une montre, où il reste de la place.
lesson-ticket = Au Palais { $area } se trouve un Ticket. Il rapporte un point en pièces au décompte et fait avancer la Grande roue d’une case. Prenez-le !
lesson-wheel = Les Tickets font tourner la roue, peu importe qui les prend. { $count ->
    [one] Encore { $count } Ticket, et la manche se termine : c’est le décompte.
   *[other] Encore { $count } Tickets, et la manche se termine : c’est le décompte.
  }
lesson-figure = Au Palais { $area }, vous rencontrez { $figure }. Les Personnalités influentes vous aident à votre prochain tour ; cette carte vous apporte : { $does }. Prenez-la !
lesson-figure_hand = Vous avez { $figure }. Pour ce tour, la carte vous apporte : { $does }. Placez d’abord un Représentant comme toujours, peut-être au Palais { $area }.
lesson-figure_play = Maintenant { $figure } : { $does }. Touchez un des Palais marqués.
lesson-figure_palmer = Maintenant { $figure } : prenez un Représentant, à n’importe qui, et posez-le dans un autre Palais.
lesson-ribbons = Le ruban montre que vous êtes en tête au Palais { $area }. Si le décompte venait maintenant, ce serait une médaille de { $points } points et ✓ pour trois expositions de ce Palais au plus. Vous en avez { $count }.
lesson-tie = « = » signale une égalité : au Palais { $area }, personne n’est en tête. Une égalité ne donne pas de médaille et un seul ✓. Un Représentant de plus suffirait à trancher.
lesson-sure = Voici ce que ce tour rapporterait. Validez-le, ou annulez et cherchez ailleurs.
lesson-free = À vous de jouer. Où envoyez-vous un Représentant ?
lesson-tickets_scored = C’était une phase de décompte. D’abord les Tickets : vous en aviez { $count }, ce qui vous a donné { $points } en pièces. Qui a le plus de Tickets reçoit 2 points de plus.
lesson-areas_scored = Puis les Palais, l’un après l’autre : vos places vous ont donné { $points } en médailles. { $count ->
    [0] Aucune de vos expositions n’a été approuvée cette fois
    [one] { $count } de vos expositions a été approuvée
   *[other] { $count } de vos expositions ont été approuvées
  } ; les autres restent à vous pour le prochain décompte.
lesson-sets_scored = Chaque exposition approuvée devient un jeton. Des jetons de Palais différents forment une série : 1, 2, 3, 4 ou 5 valent 1, 3, 6, 10 ou 15 points ; la variété paie donc. Les vôtres valent { $points } pour l’instant.
lesson-recall = À la fin, la moitié des Représentants de chaque Palais, arrondie à l’inférieur, est revenue : { $count } pour vous. La roue repart. Encore deux manches comme celle-ci, et la partie est complète.

# At its end
lesson-end-title = Vous connaissez les lieux
lesson-end = Une partie complète compte trois manches, et qui a le plus de points gagne. Voici les signes à connaître :
learnt-ribbon = Ruban
learnt-ribbon-means = La place dans un Palais : en tête, qui y a le plus de Représentants. « = » signale une égalité.
learnt-check = Coche
learnt-check-means = Combien d’expositions du Palais cette place permet de faire approuver au décompte.
learnt-token = Jeton
learnt-token-means = Une exposition approuvée. Jusqu’à cinq jetons différents forment une série, qui vaut 1, 3, 6, 10 ou 15 points.
learnt-coin = Pièce
learnt-coin-means = Un point. Le décompte en donne un par Ticket, et 2 de plus à qui en a le plus.
learnt-medal = Médaille
learnt-medal-means = Des points pour la première place dans un Palais ; à trois ou quatre joueurs, aussi pour la deuxième.
learnt-ticket = Ticket et roue
learnt-ticket-means = Chaque Ticket fait avancer la roue d’une case. Quand elle a fait le tour, c’est le décompte.
