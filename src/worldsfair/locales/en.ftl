fair = World’s Fair
year = 1893
round = Round { $round } of { $rounds }

# The areas; `area-of` is how a sentence names them.
area-agriculture = Agriculture
area-electricity = Electricity
area-fine_arts = Fine Arts
area-manufacturing = Manufacturing
area-transportation = Transportation
area-of-agriculture = Agriculture
area-of-electricity = Electricity
area-of-fine_arts = Fine Arts
area-of-manufacturing = Manufacturing
area-of-transportation = Transportation

# Cards
card-exhibit = { $area } exhibit
card-ticket = midway ticket
figure-burnham = Daniel Burnham
figure-davis = George Davis
figure-palmer = Bertha Palmer
figure-mccormick = Cyrus McCormick
figure-westinghouse = George Westinghouse
figure-saint_gaudens = Augustus Saint-Gaudens
figure-schwab = Charles H. Schwab
figure-pullman = George Pullman
figure-waiting = { $figure }: waits
figure-active = { $figure }: to be played now
figure-played = { $figure }: played
figure-discarded = { $figure }: discarded
times = { $count } × { $name }
nothing = nothing

# The board
free-slots = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
  }
place-first = 1st
place-tied_first = =1st
place-second = 2nd
place-tied_second = =2nd
place-spoken-first = 1st place
place-spoken-tied_first = tied for 1st place
place-spoken-second = 2nd place
place-spoken-tied_second = tied for 2nd place
supporters = { $name }: { $count ->
    [one] { $count } supporter
   *[other] { $count } supporters
  }
take-from = Take a supporter of { $name } ({ $count })
award = { $name }: { $place }, { $medal ->
    [0] no medal
   *[other] a medal worth { $medal }
  }, may have up to { $approvals } approved; now it would be { $approved }.
award-nobody = Nobody has a place.
area-state = { $number }: { $area }. { $cards }. { $supporters }. If scored now: { $awards }
until-scoring = { $count ->
    [one] ticket until scoring
   *[other] tickets until scoring
  }
wheel-state = Ferris wheel: { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
  } until scoring
deck = Deck
discards = Discards

# Players
you = you
bot = bot
guest = Guest
player = Player
players = Players
in-supply = { $count } in supply
exhibits = Exhibits
tickets = Midway tickets
coins = Midway coins
medals = Leader medals
tokens = Approved exhibits
purse = Tickets, coins, medals
points = { $count ->
    [one] point
   *[other] points
  }
score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
if-scored = { $points } if scored now
set-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
bot-visitor = Visitor
bot-reporter = Reporter
bot-vendor = Vendor
bot-exhibitor = Exhibitor
bot-juror = Juror
bot-organizer = Organizer
bot-commissioner = Commissioner
bot-director = Director
bot-visitor-is = for a first game
bot-reporter-is = chases a favourite
bot-vendor-is = minds their own stall
bot-exhibitor-is = plays soundly
bot-juror-is = weighs everything
bot-organizer-is = plays well
bot-commissioner-is = seldom errs
bot-director-is = hard to beat
bot-choice = { $name }: { $is }

# The turn
your-turn = Your turn
your-turn-now = Your turn, { $name }.
step-area = Area
step-figures = Figures
step-confirm = Confirm
ask-area = Where will you send a supporter?
ask-source = Your supply is empty: take a supporter from where?
ask-burnham = { $figure }: add a supporter to { $area }
ask-davis = { $figure }: choose an area adjacent to { $area }
ask-palmer = { $figure }: take any supporter, even another player’s
ask-palmer-to = { $figure }: move it to another area
ask-mccormick = { $figure }: add a supporter to Agriculture
ask-westinghouse = { $figure }: add a supporter to Electricity
ask-saint_gaudens = { $figure }: add a supporter to Fine Arts
ask-schwab = { $figure }: add a supporter to Manufacturing
ask-pullman = { $figure }: add a supporter to Transportation
ask-confirm = Happy with it?
ask-approve = { $name }, how many exhibits of { $area } do you approve?
hint-area = Choose an area: you place a supporter there and collect its cards. Nothing counts until you confirm.
collect = Collect
wheel = Wheel
wheel-moves = { $count ->
    [0] does not move
    [one] +{ $count } space
   *[other] +{ $count } spaces
  }
wheel-scores = scoring!
deal = New cards
undo = Undo
discard = Discard
confirm = Confirm
preview-spoken = Here you collect: { $cards }. Wheel +{ $spaces }{ $scores ->
    [yes] , which triggers scoring
   *[no] {""}
  }. New cards: { $areas }. Then, in { $area }: { $awards }

# What happens
what-happens = What happens
is-thinking = { $name } is thinking…
bots-unpack = The bots are still unpacking…
bots-unpack-why = The very first game on a new machine takes them a moment. They will be quick from then on.
since-last-turn = Since your last turn
skip = Skip
next = Next
log = Log
log-and-chat = Log and chat
log-place = { $name } places a supporter in { $area }.
log-place-from = { $name } moves a supporter from { $from } to { $area }.
log-figure = { $figure }: another supporter in { $area }.
log-figure-from = { $figure }: a supporter goes from { $from } to { $area }.
log-palmer = { $figure }: a supporter of { $whose } goes from { $from } to { $area }.
log-discard = { $figure } is discarded.
log-approve = { $name } approves { $count ->
    [0] nothing
    [one] { $count } exhibit
   *[other] { $count } exhibits
  } in { $area }.
log-collect = { $name } collects: { $cards }.
log-collect-nothing = { $name } collects nothing.
log-wheel = { $count ->
    [one] { $count } ticket moves the car.
   *[other] { $count } tickets move the car.
  }
log-reshuffled = The discards are shuffled into a new deck.
log-dealt = New cards: { $cards }.
dealt-one = { $card } ({ $area })
log-takeback = { $name } took a turn back.
log-scoring = Scoring, round { $round }

# Scoring and the end
comes-home = { $count ->
    [0] nobody comes home
    [one] { $count } supporter comes home
   *[other] { $count } supporters come home
  }
winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
  }
review = Replay
export = Download

# Home
pages = Pages
page-learn = How to play
page-settings = Settings
page-account = Account
hero-place = Chicago · May to October
hero-lead = Send your supporters to the five great buildings, win over influential figures, fill the fair with exhibits, and mind the Ferris wheel: when it has gone round, scoring begins.
play-now = Play now
play-now-with = against two bots
new-table = New table
learn-short = Learn in two minutes
join = Join a table
join-code = Have a code or a link?
join-go = Join
open-record = Open a saved game
record-drop = Drop a saved game’s file anywhere on this page, or choose one.
record-broken = This saved game can’t be opened. { $why }
record-wrong-turn = Turn { $turn } breaks the rules.
record-reason = What was found:
public-tables = Tables to watch or join
public-none = No public table at the moment.
your-games = Your games
device-games = Games on this device
device-older = { $count ->
    [one] One older game
   *[other] { $count } older games
  }
device-delete = Delete
device-delete-ask = The game will be gone for good.
device-keep = Keep it
device-aside = There is a game here that this page can’t read. It stays as it is.
device-aside-newer = A newer version of this page has kept a game here. Load the page again to open it.
device-aside-export = Download
finished-games = Finished games
finished-none = No finished game yet.
turn-of = { $name } to move
status-waiting = waiting for players
status-playing = in progress
status-finished = finished
status-abandoned = ended early
status-imported = from a file
status-closed = closed

# A new table, the lobby
rated = rated
casual = casual
approvals-automatic = exhibits approved automatically
approvals-chosen = players choose how many to approve
begins-drawn = start player by lot
begins-host = the host begins
pace-none = no clock
pace-live-short = clock: { $minutes } min + { $seconds } s
pace-days = { $count ->
    [one] one day a turn
   *[other] { $count } days a turn
  }
takebacks-on = takebacks if all agree
takebacks-here = takebacks allowed
takebacks-off = no takebacks
is-public = public table
is-private = by invitation only
lobby = The table
is-not-here = not here
is-away = away, a bot plays
has-forfeited = forfeited
leave-yes = Leave
table-closed = This table was closed before a game began.
invite-link = Link
invite-qr = The link as a QR code
copy-link = Copy the link
copied = Copied

# At the table
link-open = Connected
link-lost = Connection lost, trying again…
link-crowded = Too many windows of the fair are open. Close one; this one will try again.
link-connecting = Connecting…
table-gone = This table is no longer there.
not-lasting = This browser keeps nothing here: when the page is closed or loaded again, this game is gone. Download it if you want to keep it.
session-ended = Your session has ended. You can still watch; to play on, sign in again.
watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
  }
hours-left = { $count } h
chat = Chat
chat-empty = No messages yet.
chat-deleted = This message was deleted.
chat-write = Write a message
chat-send = Send
chat-line = A message by { $name }: mute or report
mute = Mute { $name }
mute-explained = You no longer see what they say, in this browser. Nobody is told.
unmute = Unmute { $name }
muted-lines = { $count ->
    [one] One message by { $name } is hidden.
   *[other] { $count } messages by { $name } are hidden.
  }
muted-show = Show
report-line = Report this message
report-why = What is wrong?
report-explained = Whoever runs this server reads it; nobody at the table is told.
report-send = Report
report-sent = Thank you, it has been reported.
said = { $name } says: { $text }
menu = Menu
close = Close
stay = Stay
abandoned = The game was ended early.
abandoned-rated = The game is over, forfeited by { $names }. It counts.
to-home = Home
nothing-here = Nothing here
nothing-here-why = There is nothing at this address. Perhaps a piece of the link is missing.
not-loaded = Not loaded
not-loaded-why = This part of the fair could not be fetched. Either there is no network, or the fair was updated since you came.
load-again = Load again

# Replay
replay = Replay
play-on-invitation = I am playing on from turn { $turn }. Your seat is open: { $link }

# Settings and account
setting-sound = a bell when it is my turn
setting-skip-confirm = confirm a turn automatically when nothing is left to decide
sign-in = Sign in

# How to play
does-burnham = one more supporter where you placed
does-davis = one supporter in an adjacent area
does-palmer = moves anybody’s supporter to another area
does-mccormick = one supporter in Agriculture
does-westinghouse = one supporter in Electricity
does-saint_gaudens = one supporter in Fine Arts
does-schwab = one supporter in Manufacturing
does-pullman = one supporter in Transportation
learn-awards = What each place brings:
learn-awards-medal = points of the leader medal
learn-awards-check = exhibits that may be approved
learn-awards-place = Place
learn-players = { $count } players
learn-award = { $medal ->
    [0] no medal
   *[other] a medal worth { $medal }
  }, { $approvals ->
    [one] { $approvals } exhibit
   *[other] { $approvals } exhibits
  }
learn-all = All the rules
why = Why?
why-rule = Rule { $rule }

# The site: what is read before or beside the page, newer versions, and a page without a server
site-description = The board game World’s Fair 1893 in your browser: against bots of eight levels or with friends, with no account and nothing to install.
site-lead = Play at once in your browser, alone or with friends
site-card = The Ferris wheel above the White City
site-nothing-here = There is nothing at this address.
site-to-the-fair = To the fair
no-script = World’s Fair 1893 is played in the browser. It needs JavaScript, which is switched off here.
update-there = A new version of the fair is ready.
update-take = Update
update-later = Later
update-in-the-way = A game is open in another tab. Finish or close it first, or update later.
tables-for-friends = Tables for friends
server-offline = The server can’t be reached at the moment. Its tables appear as soon as it is back.
server-elsewhere = Go to { $host }
needs-server = Needs a server

# What went wrong
problem-unknown = Something went wrong. Please try again.
problem-unreachable = The server can’t be reached. Your turn is still here; try again in a moment.
problem-no_server = Tables for several devices need a server, and this site has none. The bots, the rules and games on one device need no server.
problem-internal = Something went wrong on the server.
problem-forbidden = This page is out of date. Please load it again.
problem-foreign_origin = That can only be done from this server’s own pages.
problem-not_found = There is nothing here.
problem-refused = That can’t be done now.
problem-banned = Whoever runs this server has banned you from it.
problem-too_busy = The server is busy just now. Try again in a moment.
problem-newer_format = The server is being updated. Try again in a moment.
problem-not_signed_in = Enter your name first.
problem-wrong_password = Name and password don’t belong together.
problem-name_taken = There is an account with that name already.
problem-has_account = That can’t be done the way you are signed in.
problem-changed_meanwhile = Something changed at the same moment. Look again, then try once more.
problem-unknown_session = That device is signed out already.
problem-program_only_plays = A program’s key is for playing its seat, and for nothing else.
problem-unknown_table = There is no such table.
problem-unknown_turn = There is no such turn.
problem-unknown_seat = There is no such seat.
problem-unknown_line = That message is no longer there.
problem-set_aside = This table can’t be read at the moment. Whoever runs the server has been told.
problem-unreadable_game = This game can’t be read. It stays as it is on this device.
problem-newer_game = A newer version of this page has kept this game. Load the page again.
problem-no_engine = The rules can’t be loaded, so games on this device can’t be played now.
problem-record_unreachable = The saved game can’t be fetched from there.
problem-unknown_deck = The rest of the deck is not known, so nobody can play on from here.
problem-not_your_seat = That is not your seat.
problem-not_host = Only the host of the table may do that.
problem-not_your_turn = It is not your turn.
problem-stale_turn = The table has gone on meanwhile.
problem-seat_taken = Somebody sits there.
problem-not_waiting = This table no longer waits for players.
problem-not_playing = The game is not in progress.
problem-not_ready = Not everyone is ready.
problem-accounts_only = Only accounts and bots play in rated games.
problem-rated_game = A rated game is played to its end.
problem-not_away = No bot is playing for you.
problem-nothing_to_shuffle = The cards of this table are settled already.
problem-takebacks_off = This table plays without takebacks.
problem-nothing_proposed = There is nothing to answer any more.
problem-stale_proposal = Something else is being asked by now. Please look again.
problem-proposal_open = Another question has to be answered first.
problem-proposal_declined = The others have said no more than once. Ask again after a turn.
problem-too_many_entries = So much was taken back at this table that it has to go on now.
problem-too_many_parts = This game has been played on as often as possible.
problem-too_many_tables = You can’t have more tables open. Finish or close one first.
problem-unknown_bot_account = There is no such bot.
problem-bot_offline = That bot isn’t here now.
problem-bot_busy = That bot has enough to play already.
problem-too_many_bots = You can’t have more bots. Delete one first.
problem-too_many_games = You can’t have more games with bots running. Finish one first.
problem-invalid_input = That can’t be used here.
problem-invalid_record = It is not a game by the rules.
problem-invalid_request = It does not have the right form.
problem-not_json = It is not a saved game’s file.
problem-too_large = It is too large.
problem-too_many_requests = That was a little fast. Please wait a moment.
problem-storage_unavailable = The games can’t be written at the moment. Nothing was changed.
problem-illegal_move = That is not allowed.
problem-invalid_move = That is not a move.
problem-game_over = The game is over.

# The turn and its consequence
goal = Lead in an area with your supporters, and your exhibits there are approved. Sets of different ones bring the most points. Three rounds.
goal-known = Got it
then-points = { $from } → { $to ->
    [one] { $to } point
   *[other] { $to } points
  } if scored now
then-scoring = { $from } → { $to ->
    [one] { $to } point
   *[other] { $to } points
  }, as this turn brings scoring
then-wheel = wheel +{ $count }
then-figure = { $figure } for your next turn
then-does = { $figure }: { $does }.
would = Would give { $what }
award-hint = { $name }, { $place }: { $medal ->
    [0] no points
    [one] { $medal } point
   *[other] { $medal } points
  }, { $approvals ->
    [0] no exhibit approved
    [one] { $approvals } exhibit approved
   *[other] up to { $approvals } exhibits approved
  }, holds { $held }
award-hint-you = { $place }: { $medal ->
    [0] no points
    [one] { $medal } point
   *[other] { $medal } points
  }, { $approvals ->
    [0] no exhibit approved
    [one] { $approvals } exhibit approved
   *[other] up to { $approvals } exhibits approved
  }, you hold { $held }
sign-exhibit = Exhibits of { $area }, not approved yet: they bring points only once they are approved
sign-ticket = Midway tickets: at scoring 1 point each in coins, and 2 more for whoever has the most
sign-coin = Midway coins: points for tickets
sign-medal = Leader medals: points for places in areas
sign-seal = Approved exhibit of { $area }: different ones together are worth more
nth-1 = 1st
nth-2 = 2nd
nth-3 = 3rd
comes-1 = The first new card from the deck comes here
comes-2 = The second new card from the deck comes here
comes-3 = The third new card from the deck comes here
figure-play = Play
discard-means = unused, not kept
discard-explained = The figure goes to the discard pile without helping you. It can’t be kept for a later turn.
sending = Sending…

# Scoring, the end and other players' turns
scoring-title-bonus = Most midway tickets
scoring-title-redeem = Tickets become coins
scoring-title-recall = Supporters come home
scoring-title-total = What round { $round } gave
gain-of = { $name }: { $gain }
gain-because = { $why }: { $what }
gain-tickets = { $tickets ->
    [0] no tickets
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
  }
gain-bonus = { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
  }, the most of all: { $coins ->
    [one] { $coins } point
   *[other] { $coins } points
  } in coins
gain-bonus-tied = { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
  }, tied for the most: { $coins ->
    [one] { $coins } point
   *[other] { $coins } points
  } in coins
gain-redeem = { $tickets ->
    [0] no tickets
    [one] { $tickets } ticket: { $coins } point in coins
   *[other] { $tickets } tickets: { $coins } points in coins
  }
gain-first = { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
  }, alone in first place
gain-tied_first = { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
  }, tied for first place
gain-second = { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
  }, alone in second place
gain-tied_second = { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
  }, tied for second place
gain-no-place = { $supporters ->
    [0] no supporter here, so no place
    [one] { $supporters } supporter, no place
   *[other] { $supporters } supporters, no place
  }
gain-after-tie = { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
  }; after a tie for first nobody is second
gain-medal = medal worth { $medal }
gain-approved = { $approved } of up to { $approvals ->
    [one] { $approvals } exhibit
   *[other] { $approvals } exhibits
  } approved
gain-total = +{ $points } ({ $from } → { $to })
end-won = You win by { $points ->
    [one] { $points } point
   *[other] { $points } points
  }!
end-tie_break = You win! Level on points, the tie-break decides for you.
end-shared = You share the victory with { $names }!
end-behind = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } behind
end-level = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }, level on points: the tie-break decides against you
made-it-coins = Your midway coins made the difference: +{ $points } on { $name }
made-it-medals = Your leader medals made the difference: +{ $points } on { $name }
made-it-exhibits = Your approved exhibits made the difference: +{ $points } on { $name }
missed-it-coins = Midway coins made the difference: { $name } has { $points } more
missed-it-medals = Leader medals made the difference: { $name } has { $points } more
missed-it-exhibits = Approved exhibits made the difference: { $name } has { $points } more
speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-at_once = at once

# Cards and the gallery
page-gallery = The cards
gallery-invites = Every card tells of something, or somebody, of the fair of 1893.
gallery-see = See all cards

# The stage
bot-of-level = bot, { $level }
bot-level-random = no plan
bot-level-visitor = very easy
bot-level-reporter = easy
bot-level-vendor = fairly easy
bot-level-exhibitor = medium
bot-level-juror = fairly hard
bot-level-organizer = hard
bot-level-commissioner = very hard
bot-level-director = expert
bot-option = { $name } · { $level } · { $rating }
bot-rated = { $level }, rating { $rating }
match-first = You begin with the { $name }. Your results decide whom you meet next.
match-fits = { $games ->
    [one] You meet the { $name }: that fits your result so far ({ $games } game).
   *[other] You meet the { $name }: that fits your results so far ({ $games } games).
  }
time-left = Time left

# Leaving, pausing and sharing
problem-log_gap = A part of this game’s log can’t be read at the moment.
paused = The game is paused.
status-paused = paused
table-code = Code to say aloud
copy-code = Copy the code
share = Share
share-invitation = Come and play World’s Fair 1893 with me.
share-game = Share this game
share-game-text = A game of World’s Fair 1893, turn by turn.
shared-invitation = { $host } invites you to a game of World’s Fair 1893. There is a seat for you.
shared-game = A game of World’s Fair 1893 at the table of { $host }. Come and watch.
shared-private = You are invited to a table of World’s Fair 1893.
sitter-bot = { $name } ({ $bot })

# Coaching
coach = Tip
coach-off = No more tips
coach-figure_now = You hold { $figure }: play the card on this turn or discard it. It can’t be kept.
coach-scoring = { $count ->
    [one] Only { $count } more ticket until scoring. Now it matters who has the most supporters where.
   *[other] Only { $count } more tickets until scoring. Now it matters who has the most supporters where.
  }
coach-lead = With one more supporter in { $area } you would be alone in first place there.
coach-decide = With one more supporter in { $area } you would be alone in first place there, and you hold { $count } of its exhibits.
coach-figure = { $figure } waits in { $area }: taken now, the card helps you on your next turn.
coach-cards = The most cards lie in { $area }: { $count }. Place a supporter there and all of them are yours.
coach-tickets = The most tickets lie in { $area }: { $count }. Each brings a point at scoring, and they turn the wheel.
coach-take = Cards in { $area }: { $count }. Place a supporter there and all of them are yours.
learn-by-playing = Learn by playing
learn-by-playing-with = a guided round, five minutes
