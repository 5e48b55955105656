fair = Exposition universelle
year = 1893
round = Manche { $round } sur { $rounds }

# Les Palais ; `area-of` sert dans les phrases.
area-agriculture = Agriculture
area-electricity = Électricité
area-fine_arts = Beaux-Arts
area-manufacturing = Manufactures
area-transportation = Transports
area-of-agriculture = de l’Agriculture
area-of-electricity = de l’Électricité
area-of-fine_arts = des Beaux-Arts
area-of-manufacturing = des Manufactures
area-of-transportation = des Transports

# Les cartes
card-exhibit = Exposition { $area }
card-ticket = Ticket d’entrée pour Midway
figure-burnham = Daniel Burnham
figure-davis = George Davis
figure-palmer = Bertha Palmer
figure-mccormick = Cyrus McCormick
figure-westinghouse = George Westinghouse
figure-saint_gaudens = Augustus Saint-Gaudens
figure-schwab = Charles H. Schwab
figure-pullman = George Pullman
figure-waiting = { $figure } : en attente
figure-active = { $figure } : à jouer maintenant
figure-played = { $figure } : carte jouée
figure-discarded = { $figure } : carte défaussée
times = { $count } × { $name }
nothing = rien
nobody = personne

# Le plateau
free-slots = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
place-first = 1er
place-tied_first = =1er
place-second = 2e
place-tied_second = =2e
place-spoken-first = 1re place
place-spoken-tied_first = 1re place à égalité
place-spoken-second = 2e place
place-spoken-tied_second = 2e place à égalité
supporters = { $name } : { $count ->
    [one] { $count } Représentant
   *[other] { $count } Représentants
  }
take-from = Prendre un Représentant à { $name } ({ $count })
award = { $name } : { $place }, { $medal ->
    [0] sans médaille
   *[other] médaille de { $medal }
  }, peut faire approuver { $approvals }, en a { $approved }.
award-nobody = Personne n’est en tête.
area-state = { $number } : { $area }. { $cards }. { $supporters }. En cas de décompte : { $awards }
until-scoring = { $count ->
    [one] Ticket avant le décompte
   *[other] Tickets avant le décompte
  }
wheel-state = Grande roue : { $count ->
    [one] { $count } Ticket
   *[other] { $count } Tickets
  } avant le décompte
deck = Pioche
discards = Défausse

# Les joueurs
you = vous
bot = robot
guest = Invité
player = Joueur
players = Joueurs
in-supply = { $count } en réserve
exhibits = Expositions
tickets = Tickets
coins = Pièces de Midway
medals = Médailles de leader
tokens = Expositions approuvées
purse = Gains
points = { $count ->
    [one] point
   *[other] points
  }
score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
if-scored = { $points } si décompte
set-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
bot-visitor = Visiteur
bot-exhibitor = Exposant
bot-organizer = Organisateur
bot-director = Directeur
bot-visitor-is = pour une première partie
bot-exhibitor-is = joue correctement
bot-organizer-is = joue bien
bot-director-is = difficile à battre
bot-choice = { $name } : { $is }

# Le tour
your-turn = À vous de jouer
your-turn-now = { $name }, à vous de jouer.
step-area = Palais
step-figures = Personnalités
step-confirm = Valider
ask-area = Où envoyez-vous un Représentant ?
ask-source = Votre réserve est vide : d’où retirer un Représentant ?
ask-burnham = { $figure } : un Représentant de plus au Palais { $area }
ask-davis = { $figure } : choisissez un Palais voisin de celui { $area }
ask-palmer = { $figure } : prenez un Représentant, quel qu’il soit
ask-palmer-to = { $figure } : posez-le dans un autre Palais
ask-mccormick = { $figure } : un Représentant de plus au Palais de l’Agriculture
ask-westinghouse = { $figure } : un Représentant de plus au Palais de l’Électricité
ask-saint_gaudens = { $figure } : un Représentant de plus au Palais des Beaux-Arts
ask-schwab = { $figure } : un Représentant de plus au Palais des Manufactures
ask-pullman = { $figure } : un Représentant de plus au Palais des Transports
ask-confirm = Tout est bon ?
ask-approve = { $name }, combien d’expositions faites-vous approuver au Palais { $area } ?
approve-number = { $count ->
    [0] N’en faire approuver aucune
    [one] Faire approuver { $count } exposition
   *[other] Faire approuver { $count } expositions
  }
hint-area = Choisissez un Palais : vous y placez un Représentant et récupérez ses cartes. Rien n’est joué avant de valider.
collect = Récupérer
wheel = Grande roue
wheel-moves = { $count ->
    [0] immobile
    [one] +{ $count } case
   *[other] +{ $count } cases
  }
wheel-scores = décompte !
deal = Nouvelles cartes
undo = Annuler
discard = Défausser
confirm = Valider
preview-spoken = Ici vous récupérez : { $cards }. Grande roue +{ $spaces }{ $scores ->
    [yes] , ce qui déclenche un décompte
   *[no] {""}
  }. Nouvelles cartes : { $areas }. Ensuite, { $area } : { $awards }

# Ce qui se passe
what-happens = Ce qui se passe
is-thinking = { $name } réfléchit…
bots-unpack = Les robots défont leurs valises…
bots-unpack-why = Pour la toute première partie sur une machine neuve, il leur faut un instant. Ensuite, ils seront rapides.
since-last-turn = Depuis votre dernier tour
skip = Passer
next = Suite
continue = Continuer
log = Journal
log-and-chat = Journal et discussion
log-empty = Il ne s’est encore rien passé.
fold = Replier
log-place = { $name } place un Représentant au Palais { $area }.
log-place-from = { $name } déplace un Représentant du Palais { $from } au Palais { $area }.
log-figure = { $figure } : un Représentant de plus au Palais { $area }.
log-figure-from = { $figure } : un Représentant passe du Palais { $from } au Palais { $area }.
log-palmer = { $figure } : { $whose } voit un de ses Représentants passer du Palais { $from } au Palais { $area }.
log-discard = { $figure } : carte défaussée.
log-approve = { $name } { $count ->
    [0] ne fait rien approuver
    [one] fait approuver { $count } exposition
   *[other] fait approuver { $count } expositions
  } au Palais { $area }.
log-collect = { $name } récupère : { $cards }.
log-collect-nothing = { $name } ne récupère rien.
log-wheel = { $count ->
    [one] { $count } Ticket fait avancer la Cabine.
   *[other] { $count } Tickets font avancer la Cabine.
  }
log-reshuffled = La défausse est mélangée en une nouvelle pioche.
log-dealt = Nouvelles cartes : { $cards }.
dealt-one = { $card } ({ $area })
log-takeback = { $name } a annulé un tour.
log-scoring = Phase de décompte, manche { $round }

# Décompte et fin
scoring-round = Phase de décompte · manche { $round }
comes-home = { $count ->
    [0] aucun ne revient
    [one] { $count } Représentant revient
   *[other] { $count } Représentants reviennent
  }
result = Résultat
winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
  }
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
proof-explained = Avant le début, la table a publié une empreinte : elle fixe un nombre secret sans le révéler. Puis les appareils des joueurs ont ajouté des nombres au hasard. Le tout a décidé de chaque carte de la pioche. Maintenant tout est connu, et cette page a refait le calcul.
proof-explained-alone = Avant le début, la table a publié une empreinte : elle fixe un nombre secret sans le révéler, et ce nombre a décidé de chaque carte de la pioche. Maintenant il est connu, et cette page a refait le calcul.
proof-commitment = Publiée avant le début
proof-commitment-is = Publiée avant le début :
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
rematch = Revanche
rematch-asked = La prochaine partie se prépare : votre place est gardée.
rematch-join = Vers la revanche
same-deal = Les mêmes cartes, encore une fois
review = Revoir
export = Télécharger

# Accueil
pages = Pages
page-learn = Règles
page-settings = Réglages
page-account = Compte
hero-place = Chicago · de mai à octobre
hero-lead = Envoyez vos Représentants dans les cinq grands Palais, gagnez les faveurs de personnalités influentes, remplissez l’exposition et surveillez la Grande roue : quand elle a fait le tour, on compte les points.
play-now = Jouer tout de suite
play-now-with = contre deux robots
new-table = Nouvelle table
table-place = Où
table-here = sur cet appareil
table-at-server = sur le serveur, pour des amis ailleurs
table-here-explained = Contre des robots, ou à plusieurs devant cet écran. Rien ne passe par le réseau.
learn-short = Apprendre en deux minutes
join = Rejoindre une table
join-code = Un code ou un lien ?
join-go = Rejoindre
open-record = Ouvrir une partie enregistrée
record-drop = Déposez le fichier n’importe où sur cette page, ou choisissez-le.
record-broken = Cette partie enregistrée ne peut pas être ouverte. { $why }
record-wrong-turn = Le tour { $turn } ne suit pas les règles.
record-reason = Ce qui a été trouvé :
public-tables = Tables à regarder ou à rejoindre
public-none = Aucune table publique en ce moment.
your-games = Vos parties
device-games = Parties sur cet appareil
device-older = { $count ->
    [one] { $count } partie plus ancienne
   *[other] { $count } parties plus anciennes
  }
device-delete = Supprimer
device-delete-ask = La partie sera perdue pour de bon.
device-keep = La garder
device-aside = Il y a ici une partie que cette page ne sait pas lire. Elle reste telle quelle.
device-aside-newer = Une version plus récente de cette page a gardé une partie ici. Rechargez la page pour la retrouver.
device-aside-export = Télécharger
finished-games = Parties terminées
finished-none = Pas encore de partie terminée.
turn-of = À { $name } de jouer
status-waiting = attend des joueurs
status-playing = en cours
status-finished = terminée
status-abandoned = arrêtée
status-imported = d’un fichier
status-closed = fermée

# Une nouvelle table
your-name = Votre nom
their-name = Son nom
seat-number = Place { $number }
seat-for-guest = libre, sur invitation
seat-here = une autre personne sur cet appareil
seat-open = Place libre
seat-free = Libérer la place
seat-bot-choose = Qui occupe la place { $number }
program = Programme
program-token = Clé pour la place du programme, visible seulement maintenant
program-copy = Copier la clé
program-how = Votre programme joue par HTTP avec cet en-tête ; donner la place à quelqu’un d’autre annule la clé :
program-docs = Comment marche l’API
options = Options
stakes = Est-ce que ça compte ?
rated = partie classée
casual = partie amicale
rated-choice = partie classée : le résultat compte pour les cotes
casual-choice = partie amicale : pour tous, et rien n’est compté
rated-explained = Seuls les comptes et les robots jouent, aucun tour n’est annulé, et qui part ou dépasse son temps a perdu.
rated-needs-account = Les parties classées sont pour celles et ceux qui ont un compte.
to-account = Créer un compte ou se connecter
rated-name = Vous jouez sous le nom « { $name } ».
approvals = Approbation des expositions
approvals-automatic = expositions approuvées automatiquement
approvals-chosen = chacun choisit combien faire approuver
begins = Premier tour
begins-drawn = premier joueur tiré au sort
begins-host = l’hôte commence
pace = Temps
pace-none = sans limite de temps
pace-live = avec horloge
pace-live-short = horloge : { $minutes } min + { $seconds } s
pace-minutes = Minutes par joueur
pace-seconds = Secondes ajoutées par tour
pace-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
  }
overdue = Quand le temps est écoulé
overdue-turn = un robot joue ce tour
overdue-seat = un robot prend la place
stand-in = Qui joue pour les absents
takebacks-on = annulation si tous sont d’accord
takebacks-here = annulation permise
takebacks-off = sans annulation
is-public = table publique
browser-bots = les robots réfléchissent sur cet appareil, pas sur le serveur
is-private = sur invitation
open-table = Ouvrir la table
lobby = La table
seats = Places
is-here = en ligne
is-not-here = hors ligne
is-ready = attend le début
is-away = un robot joue à sa place
has-forfeited = forfait
sit-down = S’asseoir
hot-seat-name = Nom, même appareil
hot-seat-add = Ajouter
start = Commencer
waits-for-seats = { $count ->
    [one] { $count } place est encore libre : invitez quelqu’un ou placez un robot.
   *[other] { $count } places sont encore libres : invitez du monde ou placez des robots.
  }
waits-for-seats-here = Placez sur chaque place libre quelqu’un devant cet appareil ou un robot.
waits-for-ready = { $name } n’a pas encore donné le signal.
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
table-closed = Cette table a été fermée avant que la partie commence.
invite = Inviter
invite-watch = Laisser d’autres regarder
invite-link = Lien
invite-qr = Le lien en code QR
copy-link = Copier le lien
copied = Copié
join-title = Une invitation pour vous
join-who = À cette table : { $names }
join-full = Toutes les places sont prises.
to-table = Aller à votre table
watch = Regarder

# À la table
link-open = Connexion établie
link-lost = Connexion perdue, nouvel essai…
link-crowded = Trop de fenêtres de l’exposition sont ouvertes. Fermez-en une ; celle-ci réessaiera.
link-connecting = Connexion…
table-gone = Cette table n’existe plus.
not-lasting = Ce navigateur ne garde rien ici : si la page est fermée ou rechargée, cette partie est perdue. Téléchargez-la pour la garder.
session-ended = Votre session est terminée. Vous pouvez regarder ; pour jouer, reconnectez-vous.
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
hours-left = { $count } h
chat = Discussion
chat-empty = Pas encore de message.
chat-deleted = Ce message a été supprimé.
chat-write = Écrire un message
chat-send = Envoyer
chat-line = Message ({ $name }) : masquer ou signaler
mute = Masquer { $name }
mute-explained = Dans ce navigateur, vous ne verrez plus ses messages. Personne n’en saura rien.
unmute = Ne plus masquer { $name }
muted-lines = { $count ->
    [one] { $count } message masqué ({ $name }).
   *[other] { $count } messages masqués ({ $name }).
  }
muted-show = Afficher
report-line = Signaler ce message
report-table = Signaler cette table
report-why = Qu’est-ce qui ne va pas ?
report-explained = L’administrateur du serveur le lira ; personne à la table n’en saura rien.
report-send = Signaler
report-sent = Merci, c’est signalé.
said = { $name } dit : { $text }
menu = Menu
close = Fermer
takeback-ask = Annuler mon dernier tour
takeback-asked = { $name } demande à revenir au tour { $turn }.
takeback-own = Vous demandez à revenir au tour { $turn }.
yes = Oui
no = Non
leave-rated = Partir ; cela compte comme une défaite
leave-rated-ask = Si vous partez maintenant, cette partie classée est perdue pour vous, même si vous revenez. Un robot la finit à votre place.
leave-rated-yes = Partir et perdre
stay = Rester
you-are-away = Un robot joue pour vous.
come-back = Reprendre ma place
abandon = Arrêter la partie, si tous sont d’accord
abandon-here = Arrêter la partie
abandon-asked = { $name } demande à arrêter la partie ici.
abandon-own = Vous demandez à arrêter la partie ici.
agreed-by = { $name } est d’accord
awaited = { $name } n’a pas encore répondu
proposal-withdraw = Finalement non
proposal-first = Une question attend sa réponse : une à la fois.
abandoned = La partie a été arrêtée avant la fin.
abandoned-rated = La partie est finie par forfait ({ $names }). Elle compte.
to-home = Retour à l’accueil
nothing-here = Rien ici
nothing-here-why = Il n’y a rien à cette adresse. Peut-être manque-t-il un bout du lien.
not-loaded = Non chargée
not-loaded-why = Cette partie de l’exposition n’a pas pu être chargée. Le réseau manque, ou l’exposition a été mise à jour depuis votre arrivée.
load-again = Recharger
hand-over = Passez l’appareil à { $name }
hand-over-taken = Je suis { $name }

# Revoir une partie
replay = Revoir
replay-start = L’exposition ouvre
replay-slider = Tour
replay-turn = Après le tour { $turn }
replay-back = Un tour en arrière
replay-forward = Un tour en avant
play = Lecture
pause = Pause
play-on = Continuer à partir d’ici
play-on-invitation = Je continue à partir du tour { $turn }. Votre place est libre : { $link }

# Réglages et compte
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
setting-sound = une cloche quand c’est à moi
setting-skip-confirm = valider le tour aussitôt que plus rien n’est à décider
account-guest = Vous jouez sous le nom « { $name } », sans compte. Avec un mot de passe, cela devient un compte qui garde vos parties sur chaque appareil.
account-nobody = Nul besoin de compte pour jouer. Avec un compte, vos parties vous suivent sur chaque appareil.
account-welcome = Bienvenue.
account-changed = C’est changé.
account-bye = À bientôt.
account-deleted = Votre nom et vos messages sont supprimés.
account-change = Changer
password = Mot de passe
password-now = Mot de passe actuel
new-name = Nouveau nom
new-password = Nouveau mot de passe
sign-in = Se connecter
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
learn-figures-text = Les Personnalités influentes récupérées au tour précédent vous aident maintenant, dans l’ordre de votre choix. Celles que vous ne voulez pas jouer sont défaussées : impossible de les garder pour plus tard. Là où elles ajoutent des Représentants, on ne récupère pas de cartes.
does-burnham = un Représentant de plus là où vous avez placé
does-davis = un Représentant dans un Palais voisin
does-palmer = déplace n’importe quel Représentant vers un autre Palais
does-mccormick = un Représentant au Palais de l’Agriculture
does-westinghouse = un Représentant au Palais de l’Électricité
does-saint_gaudens = un Représentant au Palais des Beaux-Arts
does-schwab = un Représentant au Palais des Manufactures
does-pullman = un Représentant au Palais des Transports
learn-collect = Récupérer les cartes
learn-collect-text = Toutes les cartes de votre Palais sont à vous : des expositions à faire approuver plus tard, des Personnalités pour votre prochain tour, et des Tickets d’entrée pour Midway, dont chacun fait avancer la Cabine de la Grande roue d’une case.
learn-deal = Trois nouvelles cartes
learn-deal-text = La première va à votre Palais, les deux autres aux Palais suivants, dans le sens des aiguilles d’une montre, où il reste de la place. Le plateau montre d’avance lesquels.
learn-wheel = La Grande roue
learn-wheel-text = Quand la Cabine est revenue à l’étoile, la manche finit après ce tour et le décompte commence. Il y a trois manches.
learn-scoring = Phase de décompte
learn-scoring-tickets = Les Tickets : chacun rapporte 1 en pièces, et qui en a le plus reçoit { $bonus } de plus.
learn-scoring-areas = Les Palais, l’un après l’autre : plus vous y avez de Représentants, meilleure est votre place. Une place donne une Médaille de leader et permet de faire approuver des expositions de ce Palais que vous avez. Après une égalité en tête, il n’y a pas de deuxième, et sans Représentant dans un Palais, vous n’y avez pas de place.
learn-awards = Ce que donne chaque place :
learn-awards-medal = points de la Médaille de leader
learn-awards-check = expositions qui peuvent être approuvées
learn-awards-place = Place
learn-players = { $count } joueurs
learn-award = { $medal ->
    [0] sans médaille
   *[other] médaille de { $medal }
  }, { $approvals ->
    [one] { $approvals } exposition
   *[other] { $approvals } expositions
  }
learn-ribbons = Les rubans du plateau montrent les places du moment ; « = » marque une égalité.
learn-scoring-recall = Le rappel : la moitié de vos Représentants de chaque Palais, arrondie à l’inférieur, revient.
learn-end = La fin
learn-end-text = Après le troisième décompte, on additionne pièces, médailles et séries d’expositions approuvées. Différentes, elles valent plus ensemble :
learn-keys = Au clavier
learn-keys-text = Tab va de Palais en Palais, et un lecteur d’écran lit chacun à voix haute ; Entrée choisit celui qui a le focus. 1 à 5 choisissent les Palais d’après les chiffres qu’ils portent, et une pile où prendre d’après le sien ; U ou Retour arrière annule, S envoie, tout comme Entrée tant que rien d’autre n’a le focus ; Échap passe ce qui est montré. Les touches seules peuvent être désactivées dans les réglages. En revoyant une partie, les flèches vont de tour en tour, Espace lance la lecture.
learn-all = Toutes les règles
learn-all-text = Chaque règle avec son numéro, des exemples dessinés et une recherche.
why = Pourquoi ?
why-rule = Règle { $rule }

# Le site : ce qu’on lit avant ou à côté de la page, les nouvelles versions, et une page sans serveur
site-description = Le jeu de société Exposition universelle 1893 dans votre navigateur : contre des robots de quatre niveaux ou entre amis, sans compte ni installation.
site-lead = Jouez tout de suite dans votre navigateur, seul ou entre amis
site-card = La Grande roue au-dessus de la Ville blanche
site-nothing-here = Il n’y a rien à cette adresse.
site-to-the-fair = Vers l’exposition
no-script = Exposition universelle 1893 se joue dans le navigateur. Il faut JavaScript, qui est désactivé ici.
update-there = Une nouvelle version de l’exposition est prête.
update-take = Mettre à jour
update-later = Plus tard
update-in-the-way = Une partie est ouverte dans un autre onglet. Terminez-la ou fermez-la d’abord, ou mettez à jour plus tard.
tables-for-friends = Des tables entre amis
server-offline = Le serveur ne répond pas en ce moment. Ses tables réapparaîtront dès qu’il sera de retour.
server-elsewhere = Aller sur { $host }
needs-server = Serveur nécessaire

# Ce qui n’a pas marché
problem-unknown = Quelque chose n’a pas marché. Réessayez, s’il vous plaît.
problem-unreachable = Le serveur ne répond pas. Votre tour est toujours là ; réessayez dans un instant.
problem-no_server = Les tables à plusieurs appareils ont besoin d’un serveur, et ce site n’en a pas. Les robots, les règles et les parties sur un seul appareil s’en passent.
problem-internal = Quelque chose n’a pas marché sur le serveur.
problem-forbidden = Cette page n’est plus à jour. Rechargez-la, s’il vous plaît.
problem-foreign_origin = Ce n’est possible que depuis les pages de ce serveur.
problem-not_found = Il n’y a rien ici.
problem-refused = Ce n’est pas possible maintenant.
problem-banned = L’accès à ce serveur vous a été interdit.
problem-too_busy = Le serveur est très occupé. Réessayez dans un instant.
problem-newer_format = Le serveur est en cours de mise à jour. Réessayez dans un instant.
problem-not_signed_in = Indiquez d’abord votre nom.
problem-wrong_password = Ce nom et ce mot de passe ne vont pas ensemble.
problem-name_taken = Un compte porte déjà ce nom.
problem-has_account = Ce n’est pas possible avec votre connexion actuelle.
problem-changed_meanwhile = Quelque chose a changé au même instant. Vérifiez, puis réessayez.
problem-unknown_session = Cet appareil est déjà déconnecté.
problem-program_only_plays = La clé d’un programme ne sert qu’à jouer sa place.
problem-unknown_table = Cette table n’existe pas.
problem-unknown_turn = Ce tour n’existe pas.
problem-unknown_seat = Cette place n’existe pas.
problem-unknown_line = Ce message n’existe plus.
problem-set_aside = Cette table ne peut pas être lue pour le moment. L’administrateur est prévenu.
problem-unreadable_game = Cette partie ne peut pas être lue. Elle reste telle quelle sur cet appareil.
problem-newer_game = Une version plus récente de cette page a gardé cette partie. Rechargez la page.
problem-no_engine = Les règles ne peuvent pas être chargées : impossible de jouer sur cet appareil pour l’instant.
problem-record_unreachable = La partie enregistrée ne peut pas être récupérée à cette adresse.
problem-unknown_deck = Le reste de la pioche est inconnu : on ne peut pas continuer à partir d’ici.
problem-not_your_seat = Ce n’est pas votre place.
problem-not_host = Seule la personne qui a ouvert la table le peut.
problem-not_your_turn = Ce n’est pas à vous de jouer.
problem-stale_turn = La partie a continué entre-temps.
problem-seat_taken = Cette place est prise.
problem-not_waiting = Cette table n’attend plus de joueurs.
problem-not_playing = La partie n’est pas en cours.
problem-not_ready = Tout le monde n’est pas prêt.
problem-accounts_only = Seuls les comptes et les robots jouent les parties classées.
problem-rated_game = Une partie classée se joue jusqu’au bout.
problem-not_away = Aucun robot ne joue pour vous.
problem-nothing_to_shuffle = Les cartes de cette table sont déjà fixées.
problem-takebacks_off = Cette table joue sans annulation.
problem-nothing_proposed = Il n’y a plus rien à répondre.
problem-stale_proposal = Entre-temps, une autre question a été posée. Relisez-la, s’il vous plaît.
problem-proposal_open = Il faut d’abord répondre à une autre question.
problem-proposal_declined = Les autres ont déjà dit non plus d’une fois. Redemandez après un tour.
problem-too_many_entries = On a tant annulé à cette table qu’il faut maintenant continuer.
problem-too_many_parts = Cette partie a déjà été continuée autant de fois que possible.
problem-too_many_tables = Vous ne pouvez pas ouvrir plus de tables. Terminez-en ou fermez-en une d’abord.
problem-too_many_games = Vous ne pouvez pas avoir plus de parties en cours avec des robots. Terminez-en une d’abord.
problem-invalid_input = Cela ne va pas ici.
problem-invalid_record = Ce n’est pas une partie selon les règles.
problem-invalid_request = Cela n’a pas la bonne forme.
problem-not_json = Ce n’est pas le fichier d’une partie enregistrée.
problem-too_large = C’est trop volumineux.
problem-too_many_requests = C’était un peu rapide. Attendez un instant.
problem-storage_unavailable = Les parties ne peuvent pas être écrites en ce moment. Rien n’a changé.
problem-illegal_move = Ce n’est pas permis.
problem-invalid_move = Ce n’est pas un coup.
problem-game_over = La partie est finie.

# The turn and its consequence
goal = Soyez en tête dans un Palais avec vos Représentants, et vos expositions y sont approuvées. Les séries d’expositions différentes rapportent le plus. Trois manches.
goal-known = Compris
then-points = { $from } → { $to ->
    [one] { $to } point
   *[other] { $to } points
  } si l’on décomptait maintenant
then-scoring = { $from } → { $to ->
    [one] { $to } point
   *[other] { $to } points
  }, car ce tour déclenche le décompte
then-wheel = Grande roue +{ $count }
then-figure = { $figure } pour votre prochain tour
then-does = { $figure } : { $does }.
would = Donnerait { $what }
award-hint = { $name }, { $place } : { $medal ->
    [0] aucun point
    [one] { $medal } point
   *[other] { $medal } points
  }, { $approvals ->
    [0] aucune exposition approuvée
    [one] { $approvals } exposition approuvée
   *[other] jusqu’à { $approvals } expositions approuvées
  }, en a { $held }
award-hint-you = { $place } : { $medal ->
    [0] aucun point
    [one] { $medal } point
   *[other] { $medal } points
  }, { $approvals ->
    [0] aucune exposition approuvée
    [one] { $approvals } exposition approuvée
   *[other] jusqu’à { $approvals } expositions approuvées
  }, vous en avez { $held }
sign-exhibit = Expositions { $area }, pas encore approuvées : elles ne rapportent qu’une fois approuvées
sign-ticket = Tickets d’entrée pour Midway : au décompte une pièce chacun, et deux de plus à qui en a le plus
sign-coin = Pièces de Midway : des points pour les Tickets
sign-medal = Médailles de leader : des points pour les places dans les Palais
sign-seal = Exposition { $area } approuvée : différentes, elles valent plus ensemble
nth-1 = 1re
nth-2 = 2e
nth-3 = 3e
comes-1 = La première nouvelle carte de la pioche vient ici
comes-2 = La deuxième nouvelle carte de la pioche vient ici
comes-3 = La troisième nouvelle carte de la pioche vient ici
figure-play = Jouer
discard-means = perdue, sans effet
discard-explained = La Personnalité part à la défausse sans vous aider. Impossible de la garder pour un autre tour.
sending = Envoi…
approve-gain = { $from } → { $to ->
    [one] { $to } point
   *[other] { $to } points
  }
hand-over-off = Ne plus demander : rien n’est secret ici
setting-hand-over = à plusieurs sur cet appareil, demander qui le prend avant chaque tour
setting-keys = touches seules : 1 à 5 choisissent, U annule, S envoie

# Scoring, the end and other players' turns
scoring-title-bonus = Le plus de Tickets
scoring-title-redeem = Les Tickets deviennent des pièces
scoring-title-recall = Retour des Représentants
scoring-title-total = Ce qu’a rapporté la manche { $round }
scoring-rule-bonus = Qui a le plus de Tickets reçoit des pièces en plus. En cas d’égalité, chacun des premiers les reçoit.
scoring-rule-redeem = Chaque Ticket vaut un point en pièces. Ensuite, les Tickets sont défaussés.
scoring-rule-area = Le plus grand nombre de Représentants rapporte une médaille et le droit de faire approuver des expositions de ce Palais.
scoring-rule-tokens = Chaque exposition approuvée devient un jeton ; des jetons de Palais différents forment des séries, qui valent davantage.
scoring-rule-recall = Dans chaque Palais, la moitié des Représentants de chaque joueur revient, arrondie à l’inférieur. Les autres restent en place.
scoring-rule-total = Pièces, médailles et séries d’expositions approuvées font ensemble vos points.
scoring-step = Étape { $step } sur { $steps }
scoring-alone = Défilement automatique
scoring-back = Retour
scoring-again = Revoir ce décompte
scoring-total-of = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici
award-row = À { $players } joueurs, les places rapportent
award-of = { $place } : { $medal ->
    [0] sans médaille
   *[other] médaille de { $medal }
  }, jusqu’à { $approvals ->
    [one] { $approvals } exposition
   *[other] { $approvals } expositions
  }
gain-of = { $name } : { $gain }
gain-because = { $why } : { $what }
gain-tickets = { $tickets ->
    [0] aucun Ticket
    [one] { $tickets } Ticket
   *[other] { $tickets } Tickets
  }
gain-bonus = { $tickets ->
    [one] { $tickets } Ticket
   *[other] { $tickets } Tickets
  }, le plus de tous : { $coins } en pièces
gain-bonus-tied = { $tickets ->
    [one] { $tickets } Ticket
   *[other] { $tickets } Tickets
  }, à égalité en tête : { $coins } en pièces
gain-redeem = { $tickets ->
    [0] aucun Ticket
    [one] { $tickets } Ticket : { $coins } en pièces
   *[other] { $tickets } Tickets : { $coins } en pièces
  }
gain-first = { $supporters ->
    [one] { $supporters } Représentant
   *[other] { $supporters } Représentants
  }, 1re place sans partage
gain-tied_first = { $supporters ->
    [one] { $supporters } Représentant
   *[other] { $supporters } Représentants
  }, 1re place à égalité
gain-second = { $supporters ->
    [one] { $supporters } Représentant
   *[other] { $supporters } Représentants
  }, 2e place sans partage
gain-tied_second = { $supporters ->
    [one] { $supporters } Représentant
   *[other] { $supporters } Représentants
  }, 2e place à égalité
gain-no-place = { $supporters ->
    [0] aucun Représentant ici, donc aucune place
    [one] { $supporters } Représentant, aucune place
   *[other] { $supporters } Représentants, aucune place
  }
gain-after-tie = { $supporters ->
    [one] { $supporters } Représentant
   *[other] { $supporters } Représentants
  } ; après une égalité en tête, personne n’est deuxième
gain-medal = médaille de { $medal }
gain-approved = { $approved ->
    [one] { $approved } exposition approuvée
   *[other] { $approved } expositions approuvées
  } sur { $approvals } au plus
gain-total = +{ $points } ({ $from } → { $to })
sets-become = séries { $from } → { $to } points
round-gain = Manche { $round } : { $name } +{ $points } ({ $from } → { $to })
end-won = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’avance !
end-tie_break = Vous gagnez ! À égalité de points, le départage est en votre faveur.
end-shared = Vous partagez la victoire avec { $names } !
end-behind = { $place }e place, à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de la victoire
end-level = { $place }e place, à égalité de points : le départage n’est pas en votre faveur
made-it-coins = Vos pièces de Midway ont fait la différence : +{ $points } par rapport à { $name }
made-it-medals = Vos médailles de leader ont fait la différence : +{ $points } par rapport à { $name }
made-it-exhibits = Vos expositions approuvées ont fait la différence : +{ $points } par rapport à { $name }
missed-it-coins = Les pièces de Midway ont fait la différence : { $name } en a pour { $points } de plus
missed-it-medals = Les médailles de leader ont fait la différence : { $name } en a pour { $points } de plus
missed-it-exhibits = Les expositions approuvées ont fait la différence : { $name } en a pour { $points } de plus
speed = Vitesse
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-at_once = immédiate
setting-speed = Tours des autres
setting-scores-alone = faire défiler le décompte tout seul
setting-effects = des sons discrets pour ce qui se passe sur le plateau

# Cards and the gallery
page-gallery = Les cartes
gallery-invites = Chaque carte raconte une merveille ou une personne de l’Exposition de 1893.
gallery-see = Voir toutes les cartes

# The stage
bot-of-level = robot, { $level }
bot-level-random = très facile
bot-level-visitor = facile
bot-level-exhibitor = moyen
bot-level-organizer = assez difficile
bot-level-director = difficile
time-left = Temps restant

# Leaving, pausing and sharing

problem-log_gap = Une partie du journal ne peut pas être lue pour le moment.
try-again = Réessayer
leave-game = Quitter la partie
leave-ask-bot = Un robot joue à votre place jusqu’à votre retour. Les autres continuent.
leave-ask-pause = Il n’y a personne d’autre à la table : la partie attend votre retour.
leave-yes = Quitter
leave-here = Vous pouvez partir à tout moment : la partie attend sur cet appareil.
abandon-ask = Chacun à la table est consulté. Si tous sont d’accord, la partie s’arrête sans résultat.
abandon-ask-alone = La partie s’arrête ici, sans résultat. Elle ne pourra pas être reprise.
abandon-yes = Arrêter
paused = La partie est en pause.
paused-yours = Il n’y a personne à la table. La partie continue dès que vous reprenez votre place.
paused-watch = Il n’y a personne à la table. La partie continue dès qu’un de ses joueurs revient.
status-paused = en pause
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
table-code = Code à dicter
copy-code = Copier le code
share = Partager
share-invitation = Venez jouer à Exposition universelle 1893 avec moi.
share-game = Partager cette partie
share-game-text = Une partie d’Exposition universelle 1893, tour par tour.
code-unknown = Aucune table n’a ce code en ce moment. Peut-être une lettre est-elle fausse, ou la partie a déjà commencé.
join-over = Cette partie est terminée.
shared-invitation = { $host } vous invite à une partie d’Exposition universelle 1893. Une place est libre.
shared-game = Une partie d’Exposition universelle 1893 à la table de { $host }. Venez regarder.
shared-private = Vous êtes invité à une table d’Exposition universelle 1893.
sitter-bot = { $name } ({ $bot })

# Coaching
coach = Conseil
coach-off = Sans conseil
coach-figure_now = Vous avez { $figure } : jouez la carte à ce tour ou défaussez-la. On ne peut pas la garder.
coach-scoring = { $count ->
    [one] Plus que { $count } Ticket avant le décompte. Maintenant, il importe d’avoir le plus de Représentants au bon endroit.
   *[other] Plus que { $count } Tickets avant le décompte. Maintenant, il importe d’avoir le plus de Représentants au bon endroit.
  }
coach-lead = Avec un Représentant de plus au Palais { $area }, vous y prendriez la tête sans partage.
coach-decide = Avec un Représentant de plus au Palais { $area }, vous y prendriez la tête sans partage, et de ses expositions vous avez { $count }.
coach-figure = { $figure } attend au Palais { $area } : prise maintenant, la carte vous aide à votre prochain tour.
coach-cards = Le plus de cartes se trouve au Palais { $area } : { $count }. Placez-y un Représentant et toutes sont à vous.
coach-tickets = Le plus de Tickets se trouve au Palais { $area } : { $count }. Chacun vaut une pièce au décompte, et ils font tourner la roue.
setting-coaching = des conseils pendant mes trois prochains tours
learn-by-playing = Apprendre en jouant
learn-by-playing-with = une manche guidée, cinq minutes
