# Décompte
approve-number = { $count ->
    [0] N’en faire approuver aucune
    [one] Faire approuver { $count } exposition
   *[other] Faire approuver { $count } expositions
  }
continue = Continuer
scoring-round = Phase de décompte · manche { $round }
approve-gain = { $from } → { $to ->
    [one] { $to } point
   *[other] { $to } points
  }
scoring-rule-bonus = Qui a le plus de Tickets reçoit des pièces en plus. En cas d’égalité, chacun des premiers les reçoit.
scoring-rule-redeem = Chaque Ticket vaut un point en pièces. Ensuite, les Tickets sont défaussés.
scoring-rule-area = Qui a le plus de Représentants reçoit une médaille et peut faire approuver des expositions de ce Palais. Égalités et deuxièmes places rapportent moins.
scoring-rule-tokens = Chaque exposition approuvée devient un jeton ; des jetons de Palais différents forment des séries, qui valent davantage.
scoring-rule-recall = Dans chaque Palais, la moitié des Représentants de chaque joueur revient, arrondie à l’inférieur. Les autres restent en place.
scoring-rule-total = Pièces, médailles et séries d’expositions approuvées font ensemble vos points.
scoring-step = Étape { $step } sur { $steps }
scoring-alone = Défilement automatique
scoring-back = Retour
scoring-total-of = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici
award-row = À { $players } joueurs, les places rapportent
award-of = { $place } : { $medal ->
    [0] sans médaille
   *[other] médaille de { $medal } points
  }, jusqu’à { $approvals ->
    [one] { $approvals } exposition
   *[other] { $approvals } expositions
  }
sets-become = séries { $from } → { $to } points
round-gain = Manche { $round } : { $name } +{ $points } ({ $from } → { $to })

# La fin
result = Résultat
total = Total
tie-break = Égalité de points : on compare les jetons Exposition approuvée (le plus l’emporte), puis les cartes restantes (le moins l’emporte)
tie-break-line = { $name } : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }, { $unapproved ->
    [one] { $unapproved } carte restante
   *[other] { $unapproved } cartes restantes
  }
forfeit-note = { $names } : forfait. Pour les cotes, c’est une défaite, quels que soient les points.
proof = Le mélange était-il honnête ?
rematch = Revanche
rematch-asked = La prochaine partie se prépare : votre place est gardée.
rematch-join = Vers la revanche
same-deal = Les mêmes cartes, encore une fois

# Le menu
proof-commitment-is = Publiée avant le début :
invite-watch = Laisser d’autres regarder
report-table = Signaler cette table
takeback-ask = Annuler mon dernier tour
leave-rated = Partir ; cela compte comme une défaite
leave-rated-ask = Si vous partez maintenant, cette partie classée est perdue pour vous, même si vous revenez. Un robot la finit à votre place.
leave-rated-yes = Partir et perdre
abandon = Arrêter la partie, si tous sont d’accord
abandon-here = Arrêter la partie
proposal-first = Une question attend sa réponse : une à la fois.
leave-game = Quitter la partie
leave-ask-bot = Un robot joue à votre place jusqu’à votre retour. Les autres continuent.
leave-ask-pause = Il n’y a personne d’autre à la table : la partie attend votre retour.
leave-here = Vous pouvez partir à tout moment : la partie attend sur cet appareil.
abandon-ask = Chacun à la table est consulté. Si tous sont d’accord, la partie s’arrête sans résultat.
abandon-ask-alone = La partie s’arrête ici, sans résultat. Elle ne pourra pas être reprise.
abandon-ask-lost = La partie s’arrête ici et ne pourra pas être reprise. Pour le choix d’un adversaire à votre mesure, elle compte comme perdue.
abandon-yes = Arrêter

# Pendant que les autres jouent, et les parties revues
log-empty = Il ne s’est encore rien passé.
fold = Replier
takeback-asked = { $name } demande à revenir au tour { $turn }.
takeback-own = Vous demandez à revenir au tour { $turn }.
yes = Oui
no = Non
you-are-away = Un robot joue pour vous.
come-back = Reprendre ma place
abandon-asked = { $name } demande à arrêter la partie ici.
abandon-own = Vous demandez à arrêter la partie ici.
agreed-by = { $name } est d’accord
awaited = { $name } n’a pas encore répondu
proposal-withdraw = Retirer la demande
hand-over = Passez l’appareil à { $name }
hand-over-taken = Je suis { $name }
replay-start = L’exposition ouvre
replay-slider = Tour
replay-turn = Après le tour { $turn }
replay-back = Un tour en arrière
replay-forward = Un tour en avant
play = Lecture
pause = Pause
play-on = Continuer à partir d’ici
hand-over-off = Ne plus demander : rien n’est secret ici
scoring-again = Revoir ce décompte
try-again = Réessayer
paused-yours = Il n’y a personne à la table. La partie continue dès que vous reprenez votre place.
paused-watch = Il n’y a personne à la table. La partie continue dès qu’un de ses joueurs revient.
time-seconds-left = { $count ->
    [one] Plus que { $count } seconde !
   *[other] Plus que { $count } secondes !
}
time-minutes-left = { $count ->
    [one] Plus que { $count } minute !
   *[other] Plus que { $count } minutes !
}
time-then-turn = Ensuite, un robot joue ce tour pour vous.
time-then-seat = Ensuite, un robot prend votre place jusqu’à votre retour.
time-then-lost = Ensuite, cette partie classée est perdue pour vous.
time-was-up = Votre temps était écoulé. Un robot a joué ce tour pour vous.
lost-yours = Cette partie classée est perdue pour vous. Un robot la finit à votre place.

# Le mélange
proof-explained = Avant le début, la table a publié une empreinte : elle fixe un nombre secret sans le révéler. Puis les appareils des joueurs ont ajouté des nombres au hasard. Le tout a décidé de chaque carte de la pioche. Maintenant tout est connu, et cette page a refait le calcul.
proof-explained-alone = Avant le début, la table a publié une empreinte : elle fixe un nombre secret sans le révéler, et ce nombre a décidé de chaque carte de la pioche. Maintenant il est connu, et cette page a refait le calcul.
proof-commitment = Publiée avant le début
proof-seed = Le nombre secret, maintenant connu
proof-added = Ajouté par les appareils des joueurs
proof-added-none = rien ajouté
proof-added-with = même appareil : { $name }
proof-added-here = de cet appareil
proof-promise-noted = Le nombre a exactement l’empreinte que cet appareil a notée avant le début.
proof-promise-told = Le nombre a exactement l’empreinte publiée ; cet appareil ne l’a pas notée avant le début.
proof-promise-broken = Le nombre n’a pas l’empreinte publiée avant le début.
proof-own-kept = Ce que cet appareil a ajouté s’y trouve, inchangé.
proof-own-lost = Ce que cet appareil a ajouté manque ou a été changé.
proof-cards-right = Les Palais et les { $count } premières cartes étaient exactement là où les nombres les ont mis.
proof-cards-wrong = Les cartes n’étaient pas là où les nombres les ont mises.
proof-holds = Tout concorde : personne n’a pu décider seul des cartes, et rien n’a été changé en route.
proof-holds-alone = Cela concorde : les cartes étaient fixées avant le premier tour. Aucun appareil n’a rien ajouté, la table a donc décidé seule.
proof-fails = Quelque chose ne concorde pas. Téléchargez la partie et interrogez l’administrateur du serveur.
proof-verify = La partie entière, jusqu’à la dernière carte, est vérifiée par cette commande avec le fichier téléchargé :

# An opponent who fits
match-next-time = La prochaine fois : { $name }
match-next-stronger = { $name } : vous l’avez dépassé.
match-next-gentler = Quelqu’un qui vous laisse plus de chances.
match-other = Choisir autrement
