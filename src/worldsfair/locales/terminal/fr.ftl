# Ce que seul le terminal dit ; ce que dit aussi le navigateur est dans le catalogue à côté de ce dossier.
list-and = { $most } et { $last }

# Ce qu’on peut taper pour oui et non, en plus de y et n.
answers-yes = o oui
answers-no = n non

# Avant le premier tour
self = Vous
ask-saved = Vous avez une partie en cours.
saved-new = Une nouvelle partie
saved-running = { $players } joueurs, manche { $round }, tour { $turn } ({ $names }), quittée le { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saved-over = terminée ({ $names })
saved-unreadable = La partie gardée { $path } ne peut pas être lue : { $reason }. Jouez avec --new, ou supprimez le fichier.
saved-nothing = Aucune partie n’est gardée, il n’y a donc rien à reprendre ; ne mettez pas --resume.
resume-or-new = --resume reprend une partie et --new en commence une : choisissez l’un des deux.
ask-players = Combien de joueurs ?
players-with-bots = { $players } joueurs : vous et { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
  }
ask-level = De quelle force sont les autres ?
match-choice = Quelqu’un à votre niveau (actuellement : { $name })
match-meets = { $bots ->
    [one] Votre adversaire
   *[other] Vos adversaires
  } : { $name }, le niveau qui correspond à vos résultats ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }).
match-begins = { $bots ->
    [one] Votre adversaire
   *[other] Vos adversaires
  } pour commencer : { $name } ; vos résultats diront qui est à votre niveau.
match-next = La prochaine fois : { $name }.
results-broken = { $lines ->
    [one] Une ligne de { $path } ne peut pas être lue et ne compte pas.
   *[other] { $lines } lignes de { $path } ne peuvent pas être lues et ne comptent pas.
  }
bot-choice-rated = { $name } : { $is } · { $rating }
turn-order = Dans l’ordre du tour : { $names }.
shuffle-promised = Le mélange est fixé et sera prouvé à la fin ; son empreinte est { $fingerprint }
how-to-begin = Tapez h pour l’aide, q pour quitter.
welcome-back = Vous revoilà. Manche { $round }, tour { $turn }.

# Demander une décision
press-enter = Appuyez sur Entrée pour continuer.
enter-for = Entrée pour { $usual } >
ask-place = Où placez-vous un Représentant ? Vous y récupérez les cartes.
ask-figures = Vous avez des Personnalités influentes. Laquelle jouez-vous ou défaussez-vous maintenant ?
ask-whose = { $figure } : à qui est le Représentant à déplacer ?
ask-moved-from = { $figure } : de quel Palais ?
ask-moved-to = { $figure } : vers quel Palais ?
ask-target = { $figure } : dans quel Palais va le Représentant ?
ask-taken-from = Votre réserve est vide. De quel Palais retirez-vous le Représentant ?
ask-approved = Décompte du Palais { $area }. Combien d’expositions faites-vous approuver ? { $most } au plus.
offer-figure = { $figure } : { $does }
offer-discard = défausser { $figure }
offer-approved = { $count ->
    [0] aucune
    [one] exposition
   *[other] expositions
  }
only-choice = Il ne reste que cela : { $what }.
answer-not-offered = « { $answer } » n’est pas parmi { $keys }.
answer-unknown = « { $answer } » n’est pas un choix possible ici. Tapez un numéro, ou h pour l’aide.
answer-illegal = « { $answer } » ne peut pas être joué maintenant. { $why } (Règle { $rule } : ?{ $rule })
rule-unknown = Il n’y a pas de règle « { $rule } ». Il y a S1–S10, T1–T14, P1–P10 et E1–E4.
undone = C’est annulé.
undone-over-cards = C’est annulé, même si vous savez maintenant quelles cartes arrivent.
undo-nothing = Il n’y a rien de vous à annuler.
left-saved = La partie est gardée. Pour la reprendre : { $command }
left-unsaved = Au revoir.

# Pourquoi un coup n’est pas possible
illegal-approves-now = Vous décidez maintenant combien d’expositions sont approuvées au Palais { $area }.
illegal-too-many = Ici, on { $most ->
    [0] n’en fait approuver aucune
   *[other] en fait approuver { $most } au plus
  }.
illegal-no-scoring = Les expositions ne sont approuvées que pendant une phase de décompte.
illegal-place-first = Un tour commence par le placement d’un Représentant.
illegal-placed = On ne place un Représentant qu’une fois, au début du tour.
illegal-has-supply = Tant qu’il y a un Représentant dans votre réserve, on n’en retire pas d’un Palais.
illegal-no-supply = Votre réserve est vide : dites de quel Palais vient le Représentant.
illegal-none-there = Vous n’avez pas de Représentant au Palais { $area }.
illegal-not-held = Vous n’avez pas la carte { $figure }.
illegal-not-adjacent = Le Palais { $area } n’est pas adjacent à celui de ce tour.
illegal-no-player = Il n’y a pas de joueur { $seat } ; on compte à partir de 0.
illegal-none-to-move = { $name } n’a pas de Représentant au Palais { $area }.

# Aide
help-choose = Tapez le numéro de votre choix. Celui d’un Palais est dans son cadre.
help-undo = annuler votre dernière décision
help-back = revenir à la première question
help-draw = redessiner le plateau
help-quit = quitter ; la partie est gardée
help-help = cette aide
help-rule = lire la règle T5 (S1–S10, T1–T14, P1–P10, E1–E4)
help-move = un coup dans la notation des enregistrements va aussi
help-board = Sur le plateau :
help-players = les joueurs et leurs Représentants
help-exhibit = une exposition
help-ticket = un Ticket d’entrée pour Midway
help-figure = une Personnalité influente
help-slot = une place libre pour une carte
help-places = qui marquerait ici ; = pour une égalité
help-medal = les points de la médaille
help-car = la Cabine en route autour de la Grande roue

# Ce que fait la personne au clavier ; pour les autres, les phrases sont celles du navigateur.
own-place = Vous placez un Représentant au Palais { $area }.
own-place-from = Vous déplacez un Représentant du Palais { $from } au Palais { $area }.
own-palmer = { $figure } : votre Représentant passe du Palais { $from } au Palais { $area }.
own-collect = Vous récupérez : { $cards }.
own-collect-nothing = Vous ne récupérez rien.
own-approve = Vous { $count ->
    [0] ne faites rien approuver
    [one] faites approuver { $count } exposition
   *[other] faites approuver { $count } expositions
  } au Palais { $area }.
own-win = Vous gagnez !
own-win-shared = Vous partagez la victoire avec { $names } !
dealt-nothing = Il ne restait plus de carte.
scoring-begins = La Cabine est revenue au départ : place au décompte des Palais.
scoring-title = Décompte { $round } sur 3
scoring-recalled = Rappelés
scoring-signs = Tickets : points en pièces · ★ points de la médaille · ▤ expositions approuvées

# Le plateau dessiné ; les cinq premiers titres ont de la place pour 35 lettres en tout.
board-ticket = Ticket
board-turn = Tour { $turn } :
board-deck = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
  } en pioche, { $discards } en défausse
board-over = L’exposition est finie. Victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $names }.
board-round = manche { $round } sur 3
board-tickets = { $count ->
    [one] { $count } Ticket
   *[other] { $count } Tickets
  }
board-to-scoring = avant décompte
board-scoring = décompte
board-the-areas = des Palais
board-the-fair = la partie
board-is-over = est finie
column-points = total
column-coins = pièces
column-medals = médailles
column-supply = réserve
column-tickets = Tickets
column-exhibits = cartes
column-tokens = jetons
column-figures = Personnalités
column-approved = approuvées
column-unapproved = non approuvées

# La fin
shuffle-proved = Le mélange était honnête : le nombre secret était { $seed }, et son SHA-256 est { $fingerprint }, l’empreinte montrée au début.
ask-keep = Garder cette partie ? Entrée pour { $file }, un autre nom de fichier, ou n pour non :
keep-not = La partie n’est pas gardée. Merci d’avoir joué.
keep-there = { $path } existe déjà. Choisissez un autre nom.
keep-done = C’est écrit. Pour vérifier : { $command }

# Montrer et vérifier des parties enregistrées
show-position = { $path } : partie { $game }, après { $turn } tours sur { $turns }
show-no-game = { $path } contient { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } : il n’y a pas de partie { $game }.
show-no-turn = La partie { $game } a { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } : il n’y a pas de tour { $turn }.
verify-file = { $path } : { $reason }
verify-game = { $path } : partie { $game } : { $reason }
verify-whole = pas en règle : { $reason }
verify-turn = le tour { $turn } n’est pas en règle : { $reason }
verify-more = { $path } : { $count ->
    [one] encore { $count } partie refusée
   *[other] encore { $count } parties refusées
  }
verify-sum = { $path } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $verdicts }
verify-good = en règle : { $count }
verify-running = en règle : { $count } (dont { $running } en cours)
verify-bad = { $count ->
    [one] { $count } refusée
   *[other] { $count } refusées
  }

# Ce qui ne va pas
stopped = Arrêté.
compiling = Compilation des règles, une seule fois ; cela prend quelques secondes…
wrong-language = Il n’y a pas de langue « { $language } » ici ; il y a { $languages }.
bot-of-package = du paquet { $package }
bot-replaced = { $name } ne peut pas continuer ({ $why }) ; { $bot } joue à sa place.
wrong-bot = Il n’y a pas de robot « { $bot } » ; il y a { $bots }.
wrong-bots = { $named ->
    [one] { $named } robot est nommé
   *[other] { $named } robots sont nommés
  } pour { $seats } places : nommez-en un pour toutes, ou un pour chacune.
wrong-seat = Il n’y a pas de place { $seat } à { $players } joueurs.
wrong-names = { $names } noms sont donnés pour { $players } joueurs.
wrong-edition = Cette édition est inutilisable : { $reason }
wrong-command = Il n’y a pas de commande « { $command } ».
wrong-option = Il n’y a pas d’option « { $option } ».
wrong-value = L’option { $option } ne s’emploie pas ainsi.
wrong-surplus = Il y a un mot de trop : { $words }.
wrong-missing = Il manque : { $what }.
wrong-range = { $what } : il faut un nombre de { $least } à { $most }.
wrong-least = { $what } : il faut un nombre à partir de { $least }.
wrong-number = { $what } : il faut un nombre.
wrong-choice = { $what } : il faut une de ces valeurs : { $choices }.
wrong-use = { $reason } Voir : { $command } --help
file-unreadable = ne peut pas être lu : { $why }
file-empty = le fichier est vide
file-unwritable = { $path } ne peut pas être écrit : { $why }.
trouble-missing = fichier ou dossier introuvable
trouble-folder = c’est un dossier
trouble-forbidden = accès refusé
trouble-full = le disque est plein

# Un serveur
serving-at = World’s Fair 1893 se trouve à l’adresse { $address }
serving-kept = Les parties sont gardées dans { $place }. Ctrl+C arrête le serveur.
serving-compiling = Les règles sont compilées pour cette machine, une seule fois ; cela peut prendre une minute…
serving-compiled = Les règles sont compilées ; le serveur répond.
serving-stopped = Le serveur est arrêté. Toutes les parties sont gardées dans { $place }.
