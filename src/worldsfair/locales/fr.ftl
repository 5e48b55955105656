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
   *[other] médaille de { $medal } points
  }, peut en faire approuver jusqu’à { $approvals }, soit { $approved } pour l’instant.
award-nobody = Personne n’a de place.
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
purse = Tickets, pièces, médailles
points = { $count ->
    [one] point
   *[other] points
  }
score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
if-scored = décompte : { $points }
set-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
bot-visitor = Visiteur
bot-reporter = Reporter
bot-vendor = Marchand
bot-exhibitor = Exposant
bot-juror = Juré
bot-organizer = Organisateur
bot-commissioner = Commissaire
bot-director = Directeur
bot-visitor-is = pour une première partie
bot-reporter-is = suit ses coups de cœur
bot-vendor-is = s’occupe de son étal
bot-exhibitor-is = joue correctement
bot-juror-is = pèse le pour et le contre
bot-organizer-is = joue bien
bot-commissioner-is = se trompe rarement
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
ask-davis = { $figure } : choisissez un Palais adjacent à celui { $area }
ask-palmer = { $figure } : prenez un Représentant, le vôtre ou non
ask-palmer-to = { $figure } : posez-le dans un autre Palais
ask-mccormick = { $figure } : un Représentant de plus au Palais de l’Agriculture
ask-westinghouse = { $figure } : un Représentant de plus au Palais de l’Électricité
ask-saint_gaudens = { $figure } : un Représentant de plus au Palais des Beaux-Arts
ask-schwab = { $figure } : un Représentant de plus au Palais des Manufactures
ask-pullman = { $figure } : un Représentant de plus au Palais des Transports
ask-confirm = Tout est bon ?
ask-approve = { $name }, combien d’expositions faites-vous approuver au Palais { $area } ?
hint-area = Choisissez un Palais : vous y placez un Représentant et récupérez ses cartes. Rien n’est joué avant de valider.
collect = Récupérer
wheel = Grande roue
wheel-moves = { $count ->
    [0] ne bouge pas
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
next = Suivant
log = Journal
log-and-chat = Journal et discussion
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
comes-home = { $count ->
    [0] aucun ne revient
    [one] { $count } Représentant revient
   *[other] { $count } Représentants reviennent
  }
winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
  }
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
rated = partie classée
casual = partie amicale
approvals-automatic = expositions approuvées automatiquement
approvals-chosen = chacun choisit combien faire approuver
begins-drawn = premier joueur tiré au sort
begins-host = l’hôte commence
pace-none = sans limite de temps
pace-live-short = horloge : { $minutes } min + { $seconds } s
pace-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
  }
takebacks-on = annulation si tous sont d’accord
takebacks-here = annulation permise
takebacks-off = sans annulation
is-public = table publique
is-private = sur invitation
lobby = La table
is-not-here = hors ligne
is-away = un robot joue à sa place
has-forfeited = forfait
leave-yes = Quitter
table-closed = Cette table a été fermée avant que la partie commence.
invite-link = Lien
invite-qr = Le lien en code QR
copy-link = Copier le lien
copied = Copié

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
report-why = Qu’est-ce qui ne va pas ?
report-explained = L’administrateur du serveur le lira ; personne à la table n’en saura rien.
report-send = Signaler
report-sent = Merci, c’est signalé.
said = { $name } dit : { $text }
menu = Menu
close = Fermer
stay = Rester
abandoned = La partie a été arrêtée avant la fin.
abandoned-rated = La partie est finie par forfait ({ $names }). Elle compte.
to-home = Retour à l’accueil
nothing-here = Rien ici
nothing-here-why = Il n’y a rien à cette adresse. Peut-être manque-t-il un bout du lien.
not-loaded = Non chargée
not-loaded-why = Cette partie de l’exposition n’a pas pu être chargée. Le réseau manque, ou l’exposition a été mise à jour depuis votre arrivée.
load-again = Recharger

# Revoir une partie
replay = Revoir
play-on-invitation = Je continue à partir du tour { $turn }. Votre place est libre : { $link }

# Réglages et compte
setting-sound = une cloche quand c’est à moi
setting-skip-confirm = valider le tour aussitôt que plus rien n’est à décider
sign-in = Se connecter

# Les règles
does-burnham = un Représentant de plus là où vous avez placé
does-davis = un Représentant dans un Palais adjacent
does-palmer = déplace n’importe quel Représentant vers un autre Palais
does-mccormick = un Représentant au Palais de l’Agriculture
does-westinghouse = un Représentant au Palais de l’Électricité
does-saint_gaudens = un Représentant au Palais des Beaux-Arts
does-schwab = un Représentant au Palais des Manufactures
does-pullman = un Représentant au Palais des Transports
learn-awards = Ce que donne chaque place :
learn-awards-medal = points de la Médaille de leader
learn-awards-check = expositions qui peuvent être approuvées
learn-awards-place = Place
learn-players = { $count } joueurs
learn-award = { $medal ->
    [0] sans médaille
   *[other] médaille de { $medal } points
  }, { $approvals ->
    [one] { $approvals } exposition
   *[other] { $approvals } expositions
  }
learn-all = Toutes les règles
why = Pourquoi ?
why-rule = Règle { $rule }

# Le site : ce qu’on lit avant ou à côté de la page, les nouvelles versions, et une page sans serveur
site-description = Le jeu de société Exposition universelle 1893 dans votre navigateur : contre des robots de huit niveaux ou entre amis, sans compte ni installation.
site-lead = Jouez tout de suite dans votre navigateur, en solo ou entre amis
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
problem-unknown_bot_account = Ce robot n’existe pas.
problem-bot_offline = Ce robot n’est pas là en ce moment.
problem-bot_busy = Ce robot a déjà assez à jouer.
problem-too_many_bots = Vous ne pouvez pas avoir plus de robots. Supprimez-en un d’abord.
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
sign-ticket = Tickets d’entrée pour Midway : au décompte 1 point chacun en pièces, et 2 de plus à qui en a le plus
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

# Scoring, the end and other players' turns
scoring-title-bonus = Le plus de Tickets
scoring-title-redeem = Les Tickets deviennent des pièces
scoring-title-recall = Retour des Représentants
scoring-title-total = Ce qu’a rapporté la manche { $round }
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
  }, le plus de tous : { $coins ->
    [one] { $coins } point
   *[other] { $coins } points
  } en pièces
gain-bonus-tied = { $tickets ->
    [one] { $tickets } Ticket
   *[other] { $tickets } Tickets
  }, à égalité en tête : { $coins ->
    [one] { $coins } point
   *[other] { $coins } points
  } en pièces
gain-redeem = { $tickets ->
    [0] aucun Ticket
    [one] { $tickets } Ticket : { $coins } point en pièces
   *[other] { $tickets } Tickets : { $coins } points en pièces
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
gain-medal = médaille de { $medal } points
gain-approved = { $approved ->
    [one] { $approved } exposition approuvée
   *[other] { $approved } expositions approuvées
  } sur { $approvals } au plus
gain-total = +{ $points } ({ $from } → { $to })
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

# Cards and the gallery
page-gallery = Les cartes
gallery-invites = Chaque carte raconte une merveille ou une personne de l’Exposition de 1893.
gallery-see = Voir toutes les cartes

# The stage
bot-of-level = robot, { $level }
bot-level-random = sans plan
bot-level-visitor = très facile
bot-level-reporter = facile
bot-level-vendor = assez facile
bot-level-exhibitor = moyen
bot-level-juror = assez difficile
bot-level-organizer = difficile
bot-level-commissioner = très difficile
bot-level-director = expert
bot-option = { $name } · { $level } · { $rating }
bot-rated = { $level }, cote { $rating }
match-first = Premier adversaire : { $name }. Vos résultats décideront de la suite.
match-fits = { $games ->
    [one] Votre adversaire : { $name }, d’après votre résultat jusqu’ici ({ $games } partie).
   *[other] Votre adversaire : { $name }, d’après vos résultats jusqu’ici ({ $games } parties).
  }
time-left = Temps restant

# Leaving, pausing and sharing
problem-log_gap = Une partie du journal ne peut pas être lue pour le moment.
paused = La partie est en pause.
status-paused = en pause
table-code = Code à dicter
copy-code = Copier le code
share = Partager
share-invitation = Venez jouer à Exposition universelle 1893 avec moi.
share-game = Partager cette partie
share-game-text = Une partie d’Exposition universelle 1893, tour par tour.
shared-invitation = { $host } vous invite à une partie d’Exposition universelle 1893. Une place est libre.
shared-game = Une partie d’Exposition universelle 1893 à la table de { $host }. Venez regarder.
shared-private = Une invitation à une table d’Exposition universelle 1893.
sitter-bot = { $name } ({ $bot })

# Coaching
coach = Conseil
coach-off = Sans conseils
coach-figure_now = Vous avez { $figure } : jouez la carte à ce tour ou défaussez-la. On ne peut pas la garder.
coach-scoring = { $count ->
    [one] Plus que { $count } Ticket avant le décompte. Ce qui compte maintenant, c’est d’avoir le plus de Représentants au bon endroit.
   *[other] Plus que { $count } Tickets avant le décompte. Ce qui compte maintenant, c’est d’avoir le plus de Représentants au bon endroit.
  }
coach-lead = Avec un Représentant de plus au Palais { $area }, vous y prendriez la tête sans partage.
coach-decide = Avec un Représentant de plus au Palais { $area }, vous y prendriez la tête sans partage, et vous avez { $count } de ses expositions.
coach-figure = { $figure } attend au Palais { $area } : prise maintenant, la carte vous aide à votre prochain tour.
coach-cards = C’est au Palais { $area } qu’il y a le plus de cartes : { $count }. Placez-y un Représentant et toutes sont à vous.
coach-tickets = C’est au Palais { $area } qu’il y a le plus de Tickets : { $count }. Chacun rapporte un point au décompte, et ils font tourner la roue.
coach-take = Cartes au Palais { $area } : { $count }. Placez-y un Représentant et toutes sont à vous.
learn-by-playing = Apprendre en jouant
learn-by-playing-with = une manche guidée, cinq minutes
