# Une nouvelle table
table-place = Où
table-here = sur cet appareil
table-at-server = sur le serveur, pour des amis ailleurs
table-here-explained = Contre des robots, ou à plusieurs devant cet écran. Rien ne passe par le réseau.
your-name = Votre nom
their-name = Son nom
seat-number = Place { $number }
seat-for-guest = libre, sur invitation
seat-here = une autre personne sur cet appareil
options = Options
stakes = Est-ce que ça compte ?
rated-choice = partie classée : le résultat compte pour les cotes
casual-choice = partie amicale : pour tous, et rien n’est compté
rated-explained = Seuls les comptes et les robots jouent, aucun tour n’est annulé, et qui part ou dépasse son temps a perdu.
rated-needs-account = Les parties classées sont pour celles et ceux qui ont un compte.
to-account = Créer un compte ou se connecter
rated-name = Vous jouez sous le nom « { $name } ».
approvals = Approbation des expositions
begins = Premier tour
pace = Temps
pace-live = avec horloge
pace-minutes = Minutes par joueur
pace-seconds = Secondes ajoutées par tour
overdue = Quand le temps est écoulé
overdue-turn = un robot joue ce tour
overdue-seat = un robot prend la place
stand-in = Qui joue pour les absents
browser-bots = les robots réfléchissent sur cet appareil, pas sur le serveur
open-table = Ouvrir la table
start = Commencer

# Avant la partie
nobody = personne
seat-open = Place libre
seat-free = Libérer la place
seat-bot-choose = Qui occupe la place { $number }
program = Programme
program-token = Clé pour la place du programme, visible seulement maintenant
program-copy = Copier la clé
program-how = Votre programme joue par HTTP avec cet en-tête ; donner la place à quelqu’un d’autre annule la clé :
program-docs = Comment marche l’API
seat-invited = { $name } est invité
seat-invite = Inviter { $name }
account-bots = Robots
account-bots-explained = Un compte de robot joue aux tables où on l’invite, avec une seule clé pour toutes.
account-bot-key = Clé du robot, visible seulement maintenant
account-bot-no-key = pas de clé
account-bot-renew = Nouvelle clé
account-bot-delete = Supprimer le robot
account-bot-delete-ask = { $name } est supprimé, et sa clé avec lui. Ses parties restent.
account-bot-name = Nom d’un nouveau robot
account-bot-make = Créer un robot
seats = Places
is-here = en ligne
is-ready = d’accord pour commencer
sit-down = S’asseoir
hot-seat-name = Nom, même appareil
hot-seat-add = Ajouter
waits-for-seats = { $count ->
    [one] { $count } place est encore libre : invitez quelqu’un ou placez un robot.
   *[other] { $count } places sont encore libres : invitez du monde ou placez des robots.
  }
waits-for-seats-here = Placez sur chaque place libre quelqu’un devant cet appareil ou un robot.
waits-for-ready = On attend encore { $name }.
waits-for-start = La personne qui a ouvert la table lance la partie.
shuffle-explained = L’appareil de chaque joueur ajoute des nombres au hasard au mélange : personne ne décide seul de l’ordre des cartes.
has-added = a contribué au mélange
i-am-ready = Pour moi, on peut commencer
you-watch = Vous regardez.
leave = Quitter la table
leave-host-ask = { $name } s’occupera alors de la table et lancera la partie.
close-table = Fermer la table
close-table-ask = Plus personne ne pourra s’asseoir ici, et l’invitation ne mènera nulle part.
close-table-not = La garder ouverte
invite = Inviter
join-title = Une invitation pour vous
join-who = À cette table : { $names }
join-full = Toutes les places sont prises.
to-table = Aller à votre table
watch = Regarder
code-unknown = Aucune table n’a ce code en ce moment. Peut-être une lettre est-elle fausse, ou la partie a déjà commencé.
join-over = Cette partie est terminée.

# Réglages
setting-language = Langue
setting-browser = celle du navigateur
setting-theme = Jour ou nuit
theme-auto = comme le système
theme-light = Jour
theme-dark = Nuit
setting-motion = Animations
motion-auto = comme le système
motion-full = toutes
motion-less = aucune
setting-play = En jouant
setting-hand-over = à plusieurs sur cet appareil, demander qui le prend avant chaque tour
setting-keys = touches seules : 1 à 5 choisissent, U annule, S valide
setting-speed = Tours des autres
setting-scores-alone = faire défiler le décompte tout seul
setting-effects = des sons discrets pour ce qui se passe sur le plateau
setting-coaching = des conseils pendant mes trois prochains tours

# Le compte
account-guest = Vous jouez sous le nom « { $name } », sans compte. Avec un mot de passe, cela devient un compte qui garde vos parties sur chaque appareil.
account-nobody = Nul besoin de compte pour jouer. Avec un compte, vos parties vous suivent sur chaque appareil.
account-welcome = Bienvenue.
account-changed = C’est changé.
account-bye = Vous êtes hors connexion.
account-deleted = Votre nom et vos messages sont supprimés.
account-change = Changer
password = Mot de passe
password-now = Mot de passe actuel
new-name = Nouveau nom
new-password = Nouveau mot de passe
sign-out = Se déconnecter
make-account = Créer un compte
sessions = Vos appareils connectés
session-this = cet appareil
session-seen = dernière visite : { $day }
session-end = Déconnecter
device-unknown = Appareil inconnu
sign-out-everywhere = Se déconnecter partout
sign-out-everywhere-ask = Cet appareil sera déconnecté aussi. Avec votre nom et votre mot de passe, vous revenez.
own-data = Ce qui est gardé de vous
own-data-explained = Votre nom, vos parties, ce que vous avez écrit dans les discussions et vos appareils connectés.
own-data-download = Tout télécharger
delete-guest = Tout supprimer
delete-account = Supprimer le compte
delete-explained = Votre nom et tout ce que vous avez écrit disparaissent pour de bon. Vos parties restent, sans votre nom ; celles en cours, un robot les continue pour vous.
delete-guest-explained = Sans compte, vous ne pourrez plus revenir ensuite.
delete-yes = Supprimer pour de bon
delete-no = Garder
ratings = Classement
rating = Cote
games = Parties
rating-own = Votre cote : { $rating }, en { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }.
rating-none = Vous n’avez pas encore de cote : terminez une partie classée contre des robots ou d’autres comptes.
rating-explained = Une estimation prudente de la force. Seules les parties classées comptent, les parties amicales jamais.
ratings-none = Personne n’a encore de cote.

# Les règles
learn-title = Comment jouer
learn-aim = De quoi il s’agit
learn-aim-text = Nous sommes en 1893 et Chicago prépare une exposition universelle. Vous êtes de ceux qui l’organisent. Pendant trois manches, vous envoyez des Représentants dans cinq Palais, vous y récupérez des cartes, et vous faites approuver vos expositions là où vous êtes en tête. Qui a le plus de points à la fin gagne.
learn-place = Placer un Représentant
learn-place-text = Choisissez un Palais et posez-y un de vos Représentants. Si votre réserve est vide, reprenez un des vôtres dans n’importe quel Palais. Au départ, chacun en a un dans chaque Palais, et un ou deux de plus en Bonus de départ.
learn-figures = Jouer les Personnalités influentes
learn-figures-text = Les Personnalités influentes récupérées au tour précédent vous aident maintenant, dans l’ordre de votre choix. Celles que vous ne voulez pas jouer sont défaussées : impossible de les garder pour plus tard. Un Palais où seule une Personnalité a ajouté un Représentant ne vous donne pas de cartes.
learn-collect = Récupérer les cartes
learn-collect-text = Toutes les cartes de votre Palais sont à vous : des expositions à faire approuver plus tard, des Personnalités pour votre prochain tour, et des Tickets d’entrée pour Midway, dont chacun fait avancer la Cabine de la Grande roue d’une case.
learn-deal = Trois nouvelles cartes
learn-deal-text = La première va à votre Palais, les deux autres aux Palais suivants, dans le sens des aiguilles d’une montre, où il reste de la place. Le plateau montre d’avance lesquels.
learn-wheel = La Grande roue
learn-wheel-text = Quand la Cabine est revenue à l’étoile, elle s’arrête. La manche finit après ce tour et le décompte commence. Il y a trois manches.
learn-scoring = Phase de décompte
learn-scoring-tickets = Les Tickets : chacun rapporte 1 point en pièces, et qui en a le plus en reçoit { $bonus } de plus. En cas d’égalité, chacun des premiers les reçoit.
learn-scoring-areas = Les Palais, l’un après l’autre : plus vous y avez de Représentants, meilleure est votre place. Le tableau dit ce que rapporte une place : les points d’une Médaille de leader, et combien de vos expositions de ce Palais peuvent être approuvées. Après une égalité en tête, il n’y a pas de deuxième, et sans Représentant dans un Palais, vous n’y avez pas de place.
learn-ribbons = Les rubans du plateau montrent les places du moment ; « = » marque une égalité.
learn-scoring-recall = Le rappel : la moitié de vos Représentants de chaque Palais, arrondie à l’inférieur, revient.
learn-end = La fin
learn-end-text = Après le troisième décompte, on additionne pièces, médailles et séries d’expositions approuvées. Différentes, elles valent plus ensemble :
learn-keys = Au clavier
learn-keys-text = Tab va de Palais en Palais, et un lecteur d’écran lit chacun à voix haute ; Entrée choisit celui qui a le focus, et I raconte ses cartes. 1 à 5 choisissent les Palais d’après les chiffres qu’ils portent, et une pile où prendre d’après le sien ; U ou Retour arrière annule, S valide, tout comme Entrée tant que rien d’autre n’a le focus ; Échap passe ce qui est montré. Les touches seules peuvent être désactivées dans les réglages. En revoyant une partie, les flèches vont de tour en tour, Espace lance la lecture.
learn-all-text = Chaque règle avec son numéro, des exemples dessinés et une recherche.
