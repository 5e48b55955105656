# Les règles, un message pour chaque numéro de docs/rules.md : son nom et `.text` ; `.ruling` là où les règles
# imprimées laissent une question ouverte, `.assumed` là où un nombre ne s’y lit pas, `.note` pour les lecteurs
# exacts. Les nombres de la boîte viennent de l’édition.

# La page
rules-lead = Voici tout ce qui décide d’une partie, en règles courtes. Chacune a un numéro, et partout où la table propose « Pourquoi ? », c’est vers l’une d’elles qu’elle mène.
rules-search = Chercher dans les règles
rules-search-how = Un mot, un nom ou un numéro : égalité, Palmer, T6
rules-found = { $count ->
    [0] Aucune règle n’en parle. Essayez un autre mot.
    [one] { $count } règle
   *[other] { $count } règles
  }
rules-contents = Sommaire
rules-named = { $rule } : { $title }
rules-all = La lire parmi toutes les règles
rules-example = Exemple
chapter-S = La mise en place
chapter-T = Un tour
chapter-P = Le décompte
chapter-E = La fin
chapter-open = Ce qui est imprimé et ce qui ne l’est pas
mark-ruling = Décision
mark-assumed = Supposé
mark-note = Pour être exact
rules-open = Les règles imprimées laissent quelques cas ouverts. Ce qui est décidé ici porte la mention « Décision ». Trois choses de la boîte ne s’y lisent pas et portent la mention « Supposé » : combien de cartes la plupart des Palais peuvent recevoir, en combien d’exemplaires existe chaque Personnalité influente, et les Bonus de départ. Si votre boîte dit autre chose, l’édition peut être corrigée, et toute partie jouée avec elle la suit.
rules-secret = Seul l’ordre de la pioche est secret. Tout le reste est visible de tous.
rules-length = Une partie entière dure environ 25 à 50 tours.

# Les tableaux
table-kinds = Combien de cartes sont en jeu
table-kind = Cartes
table-each-area = Expositions par Palais
table-all = En tout
table-capacities = Place pour les cartes
table-area = Palais
table-room = Place
table-source = Source
table-printed = imprimé
table-assumed = supposé
table-bonus = Bonus de départ
table-turn = Ordre du tour
table-adds = Un Représentant de plus dans
table-order = { $number ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
  }
table-sets = Points d’une série
table-tokens = Jetons différents
table-points = Points

# La mise en place
rule-S1 = La durée d’une manche
    .text = La Grande roue a { $spaces2 } cases à 2 joueurs, { $spaces3 } à 3 et { $spaces4 } à 4. La case de départ, celle de l’étoile, est comptée : un tour de roue demande donc autant de Tickets d’entrée pour Midway.
rule-S2 = Les Palais
    .text = Les cinq Palais sont disposés au hasard autour de la Grande roue et restent ainsi toute la partie. On les compte dans le sens des aiguilles d’une montre, de celui qui est juste à gauche de la base de la roue à celui qui est juste à droite.
rule-S3 = La Cabine
    .text = La Cabine de la Grande roue commence sur la case de départ.
rule-S4 = La première manche
    .text = La partie commence par la manche 1. Il y a { $rounds } manches, et chacune finit par une Phase de décompte.
rule-S5 = La pioche
    .text = Toutes les cartes en jeu sont mélangées en une pioche : { $deck2 } à 2 joueurs, { $deck3 } à 3, { $deck4 } à 4. Les autres restent dans la boîte.
    .assumed = Il y a { $figures } Personnalités influentes en tout, mais les règles imprimées ne disent pas combien de chacune. Le tableau montre avec quoi on joue ici.
rule-S6 = Les premières cartes
    .text = Chaque Palais reçoit deux cartes face visible, Palais après Palais, dans le sens des aiguilles d’une montre.
    .note = Les cartes d’un Palais gardent l’ordre dans lequel elles sont arrivées.
rule-S7 = Rien ne manque
    .text = Il y a toujours assez de pièces, de médailles et de jetons Exposition approuvée.
rule-S8 = Vos Représentants
    .text = Vous avez { $supporters } Représentants. Au départ, chacun des cinq Palais en reçoit { $onEach }, et les autres forment votre réserve.
rule-S9 = Qui commence, et le Bonus de départ
    .text = Le premier joueur est tiré au sort, sauf si la table est réglée pour que son hôte commence. On joue dans le sens des aiguilles d’une montre. Avant le premier tour, chacun ajoute des Représentants selon son rang dans l’ordre du tour, comme le montre le tableau.
    .assumed = Les règles imprimées disent seulement qu’une carte Bonus de départ nomme des Palais et ajoute un ou deux Représentants. Le choix des Palais est supposé.
rule-S10 = Selon votre nombre
    .text = Ce que rapporte une place dans un Palais dépend du nombre de joueurs. Le tableau de P4 a une colonne pour chacun.

# Un tour
rule-T1 = Placer un Représentant
    .text = Choisissez n’importe quel Palais et posez-y un Représentant de votre réserve. Ce choix compte trois fois : pour votre place dans ce Palais, pour les cartes que vous récupérez, et pour l’endroit où arrivent les nouvelles.
rule-T2 = Quand la réserve est vide
    .text = S’il vous faut un Représentant, pour le placer ou pour une Personnalité, et que votre réserve est vide, reprenez un des vôtres dans n’importe quel Palais et servez-vous de lui. Tant qu’il en reste un en réserve, ceux des Palais ne bougent pas.
    .ruling = On ne peut pas renoncer à placer. Avec une réserve vide, il faut reprendre un Représentant pour cela, et il peut retourner dans le même Palais.
    .note = Le Représentant d’une Personnalité peut alors venir, lui aussi, de n’importe quel Palais, même de celui où il va.
rule-T3 = Jouer ou défausser les Personnalités
    .text = Chaque Personnalité influente récupérée à un tour précédent est maintenant jouée ou défaussée, dans l’ordre de votre choix. Aucune ne se garde pour plus tard. Une Personnalité jouée fait son effet, puis elle est défaussée.
    .note = De plusieurs cartes pareilles, celle au plus petit numéro part d’abord. Cela vaut aussi pour les expositions approuvées.
rule-T4 = Daniel Burnham
    .text = Un Représentant de plus rejoint celui que vous venez de placer, dans le même Palais.
rule-T5 = George Davis
    .text = Vous posez un Représentant dans un Palais adjacent à celui où vous avez placé. La rangée des Palais est ouverte à la base de la Grande roue : les deux Palais à sa gauche et à sa droite ne sont pas adjacents.
rule-T6 = Bertha Palmer
    .text = Vous prenez un Représentant, le vôtre ou celui d’un autre, dans n’importe quel Palais et vous le posez dans un autre. Il ne peut pas retourner dans le Palais d’où il vient.
rule-T7 = Les Personnalités des Palais
    .text = Chacune de ces cinq Personnalités pose un de vos Représentants dans son propre Palais, où que vous ayez placé : Cyrus McCormick à l’Agriculture, George Westinghouse à l’Électricité, Augustus Saint-Gaudens aux Beaux-Arts, Charles H. Schwab aux Manufactures, George Pullman aux Transports.
rule-T8 = Récupérer les cartes
    .text = Toutes les cartes du Palais où vous avez placé sont à vous ; elles restent devant vous, face visible. Un Palais où seule une Personnalité a posé un Représentant ne vous donne pas de cartes. Ce que possèdent les joueurs est visible de tous.
rule-T9 = Les Tickets font tourner la roue
    .text = Pour chaque Ticket d’entrée pour Midway que vous récupérez, la Cabine avance d’une case. Sur la case de départ, elle s’arrête, même si vous avez récupéré plus de Tickets. Le décompte a alors lieu dès que ce tour est fini.
rule-T10 = Les nouvelles Personnalités attendent
    .text = Une Personnalité que vous venez de récupérer ne peut pas encore vous aider. Elle attend votre prochain tour.
rule-T11 = Trois nouvelles cartes
    .text = La première nouvelle carte va au Palais où vous avez placé. Les deux autres vont aux deux Palais suivants, dans le sens des aiguilles d’une montre, où il reste de la place, une à chacun ; après la droite de la base de la roue vient sa gauche. Un Palais plein est sauté : chacun a de la place pour { $least } à { $most } cartes.
    .assumed = La place d’un Palais ne se lit pas toujours dans les règles imprimées. Le tableau dit où elle est supposée.
rule-T12 = Encore un tour
    .text = Si trop peu de Palais ont de la place, on continue à tourner. Le Palais où vous avez placé peut ainsi recevoir une deuxième nouvelle carte, et même une troisième.
rule-T13 = La pioche est vide
    .text = Quand la pioche est épuisée, la défausse est mélangée et la remplace, et l’on continue à distribuer.
    .ruling = Si la défausse est vide aussi, les cartes qui manquent ne sont pas distribuées.
rule-T14 = La fin du tour
    .text = Si la Cabine est revenue sur la case de départ pendant ce tour, c’est le moment du décompte. Puis vient le tour du joueur suivant, dans le sens des aiguilles d’une montre.
    .ruling = Seule la Grande roue met fin à une manche, aussi longtemps que cela dure.

# Le décompte
rule-P1 = Le plus de Tickets
    .text = Qui a le plus de Tickets d’entrée pour Midway reçoit { $bonus } en pièces. Si plusieurs en ont le plus, chacun d’eux reçoit { $bonus }.
rule-P2 = Les Tickets deviennent des pièces
    .text = Chacun rend tous ses Tickets et reçoit 1 en pièces pour chaque Ticket. Les Tickets vont à la défausse.
rule-P3 = Palais après Palais
    .text = Les Palais sont comptés un par un, dans le sens des aiguilles d’une montre, de celui qui est juste à gauche de la base de la roue à celui qui est juste à droite.
rule-P4 = Ce que rapporte une place
    .text = Qui a seul le plus de Représentants dans un Palais y est premier, et qui vient seul derrière lui est deuxième. Le tableau dit ce que cela rapporte : les points d’une Médaille de leader, et combien d’expositions de ce Palais peuvent être approuvées. Une place sans indication ne rapporte rien.
    .note = Les rubans du plateau montrent les places du moment, et « = » marque une égalité.
rule-P5 = Une égalité en tête
    .text = Quand plusieurs se partagent la première place, il n’y a pas de deuxième dans ce Palais. Qui vient ensuite n’a rien.
rule-P6 = Sans Représentant, pas de place
    .text = Pour avoir une place dans un Palais, il y faut au moins un de vos Représentants, si peu qu’en aient les autres.
    .ruling = Les règles imprimées n’en parlent pas.
rule-P7 = Faire approuver des expositions
    .text = Votre place dans un Palais dit combien d’expositions vous pouvez y faire approuver, et seules celles de ce Palais comptent. Pour chacune, vous défaussez la carte et prenez un jeton Exposition approuvée du Palais. Vous pouvez en faire approuver moins, ou aucune. Le plus souvent, autant que possible sont approuvées d’elles-mêmes ; à une table où les joueurs choisissent, on vous demande le nombre, Palais après Palais et siège après siège.
    .note = Là où les joueurs choisissent, on ne demande qu’à ceux dont la place le permet et qui ont une exposition du Palais.
rule-P8 = Ce que vous gardez
    .text = Les expositions qui n’ont pas été approuvées restent à vous, et vos Personnalités influentes aussi. Un autre décompte viendra peut-être pour elles.
rule-P9 = Les Représentants reviennent
    .text = Quand tous les Palais sont comptés, la moitié de vos Représentants de chaque Palais retourne dans votre réserve. Elle est arrondie à l’inférieur, Palais par Palais : sur cinq, deux reviennent ; s’il n’y en a qu’un, il reste.
rule-P10 = La manche suivante
    .text = La Cabine est de nouveau sur la case de départ. La manche suivante commence par le joueur assis après celui qui a joué en dernier, dans le sens des aiguilles d’une montre.

# La fin
rule-E1 = Le dernier décompte
    .text = Après la { $rounds }e Phase de décompte, la partie est finie.
rule-E2 = Vos points
    .text = Additionnez vos pièces, vos médailles et les séries formées de vos jetons Exposition approuvée. Les expositions jamais approuvées ne comptent pas.
rule-E3 = Les séries
    .text = Une série n’a jamais deux jetons du même Palais, et plus elle compte de Palais, plus elle vaut. Vos jetons sont groupés de la façon qui vous rapporte le plus de points.
rule-E4 = Qui gagne
    .text = Le plus de points l’emporte. En cas d’égalité, l’emporte qui a le plus de jetons Exposition approuvée ; si l’égalité demeure, qui garde le moins d’expositions non approuvées. Qui est encore à égalité partage la victoire.

# Exemples dessinés
drawn-start = Une partie à quatre commence. Chacun a un Représentant dans chaque Palais, et les deuxièmes sont des Bonus de départ.
drawn-davis = Vous avez placé aux Beaux-Arts, à gauche de la base de la Grande roue, et George Davis vous aide. Seule l’Agriculture est adjacente : les Manufactures sont de l’autre côté du bout ouvert.
drawn-deal = Vous placez à l’Électricité et récupérez ses cartes. La première nouvelle carte y revient aussitôt. Les Transports sont pleins et sautés ; la deuxième va donc aux Manufactures et la troisième, en passant la base de la roue, aux Beaux-Arts.
drawn-round = La même chose, mais les Beaux-Arts et l’Agriculture sont pleins aussi. La troisième carte ne trouve plus de place qu’à l’Électricité.
drawn-wheel = Il reste une case avant l’étoile, et vous récupérez deux Tickets. La Cabine s’arrête à l’étoile, et le deuxième Ticket ne la fait plus avancer. Les deux vous rapporteront leurs pièces.
drawn-places = Trois Palais d’une partie à quatre. À l’Agriculture, Orange est premier et Violet deuxième ; Bleu n’y a pas de Représentant, donc pas de place. À l’Électricité, Orange et Violet sont premiers à égalité, et Blanc, qui les suit, n’est pas deuxième. Aux Beaux-Arts, Orange est premier, et Violet et Blanc sont deuxièmes à égalité.
drawn-recall = Orange a 6 Représentants dans un Palais, Violet 5, Blanc 2 et Bleu 1. Il en revient 3, 2, 1 et aucun.
drawn-final = Neuf jetons forment une série de cinq, une de trois et un jeton seul : { $sets } points. Avec { $coins } en pièces et { $medals } en médailles, cela fait { $total } en tout.
