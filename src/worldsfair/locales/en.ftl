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
card-ticket = Midway ticket
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
nobody = nobody

# The board
free-slots = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
  }
place-first = 1st
place-tied_first = =1
place-second = 2nd
place-tied_second = =2
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
   *[other] a medal of { $medal }
  }, may approve { $approvals }, has { $approved } for it.
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
tickets = Tickets
coins = Coins
medals = Medals
tokens = Approved sets
purse = Purse
points = points
score = { $name }: { $points } points
if-scored = { $points } if scored now
set-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
bot-visitor = Visitor
bot-exhibitor = Exhibitor
bot-organizer = Organizer
bot-director = Director
bot-visitor-is = for a first game
bot-exhibitor-is = plays soundly
bot-organizer-is = plays well
bot-director-is = hard to beat

# The turn
your-turn = Your turn
your-turn-now = Your turn, { $name }.
step-area = Area
step-figures = Figures
step-confirm = Confirm
ask-area = Where will you send a supporter?
ask-source = Your supply is empty: take a supporter from where?
ask-burnham = { $figure }: one more to { $area }
ask-davis = { $figure }: choose an area next to { $area }
ask-palmer = { $figure }: take any one supporter
ask-palmer-to = { $figure }: put it down elsewhere
ask-mccormick = { $figure }: one more to Agriculture
ask-westinghouse = { $figure }: one more to Electricity
ask-saint_gaudens = { $figure }: one more to Fine Arts
ask-schwab = { $figure }: one more to Manufacturing
ask-pullman = { $figure }: one more to Transportation
ask-confirm = Happy with it?
ask-approve = { $name }, how many exhibits of { $area } do you approve?
approve-number = { $count ->
    [0] Approve none
    [one] Approve { $count } exhibit
   *[other] Approve { $count } exhibits
  }
hint-area = Choose an area: you see all that follows before you send it.
collect = Collect
wheel = Wheel
wheel-moves = { $count ->
    [0] stays
    [one] +1 space
   *[other] +{ $count } spaces
  }
wheel-scores = scoring!
deal = New cards
undo = Undo
discard = Discard
confirm = Send
preview-spoken = Here you collect { $cards }. Wheel +{ $spaces }{ $scores ->
    [yes] , which triggers scoring
   *[no] {""}
  }. New cards: { $areas }. Then, in { $area }: { $awards }

# What happens
what-happens = What happens
is-thinking = { $name } is thinking …
bots-unpack = The bots are still unpacking …
bots-unpack-why = The very first game on a new machine takes them a moment. They will be quick from then on.
since-last-turn = Since your last turn
skip = Skip
next = Next
continue = Continue
log = Log
log-and-chat = Log and chat
log-empty = Nothing has happened yet.
fold = Hide
log-place = { $name } places a supporter in { $area }.
log-place-from = { $name } moves a supporter from { $from } to { $area }.
log-figure = { $figure }: one more in { $area }.
log-figure-from = { $figure }: one from { $from } to { $area }.
log-palmer = { $figure }: a supporter of { $whose } goes from { $from } to { $area }.
log-discard = { $figure } is discarded.
log-approve = { $name } approves { $count ->
    [0] nothing
    [one] { $count } exhibit
   *[other] { $count } exhibits
  } in { $area }.
log-collect = { $name } collects { $cards }.
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
log-tickets = { $name }: { $coins } in coins for { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
  }
log-award = { $area }: { $name }, { $place } (medal { $medal }, { $approved } approved)
log-recall = { $count ->
    [one] { $count } supporter comes home.
   *[other] { $count } supporters come home.
  }

# Scoring and the end
scoring-round = Scoring · round { $round }
scoring-tickets = Midway tickets
scoring-area = { $area }
scoring-recall = Recall
leader-bonus = most tickets +{ $points }
approves = { $count ->
    [one] { $count } exhibit approved
   *[other] { $count } exhibits approved
  }
comes-home = { $count ->
    [0] nobody comes home
    [one] { $count } supporter comes home
   *[other] { $count } supporters come home
  }
result = Result
winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }
total = Total
tie-break = Level on points: more approval tokens win, then fewer exhibits left
tie-break-line = { $name }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }, { $unapproved ->
    [one] { $unapproved } exhibit left
   *[other] { $unapproved } exhibits left
  }
proof = Was the shuffle fair?
proof-explained = Before the first turn the table published the hash below. It comes from a secret seed that decided every card of the deck. Now the seed is open: anyone can hash it and compare.
proof-commitment = Published at the start
proof-seed = The seed
proof-holds = The seed has exactly that hash: nothing was changed on the way.
proof-fails = The hash of this seed is another one.
rematch = Rematch
rematch-asked = The next game is being set up: your seat is kept.
rematch-join = To the rematch
same-deal = Same deal again
review = Review
export = Export

# Home
pages = Pages
page-learn = How to play
page-settings = Settings
page-account = Account
hero-place = Chicago · May to October
hero-lead = Send your supporters to the five great buildings, win over the famous, fill the fair with exhibits, and mind the Ferris wheel: when it has gone round, the judges come.
play-now = Play now
play-now-with = against two bots
new-table = New table
learn-short = Learn in two minutes
join = Join a table
join-code = Link or code
join-go = Join
open-record = Open a record
record-drop = Drop a record’s file anywhere on this page, or choose one.
record-broken = This record can’t be opened. { $why }
record-wrong-turn = Turn { $turn } does not follow from the rules.
record-reason = What was found:
public-tables = Tables to watch or join
public-none = No public table at the moment.
your-games = Your games
finished-games = Finished games
finished-none = No finished game yet.
turn-of = { $name } to move
status-waiting = waiting for players
status-playing = being played
status-finished = finished
status-abandoned = given up
status-imported = from a file

# A new table, the lobby
your-name = Your name
their-name = Their name
seat-number = Seat { $number }
seat-for-guest = Open, by invitation
seat-here = Another person at this device
seat-open = Open seat
seat-free = Free this seat
seat-bot-choose = Who sits on seat { $number }
program = Program
program-token = Key for the program’s seat, shown only now
program-copy = Copy the key
program-how = Your program plays by HTTP with this header; giving the seat to anyone else revokes the key:
program-docs = How the API works
options = Options
approvals = Approving exhibits
approvals-automatic = as many as allowed, by itself
approvals-chosen = players choose how many
begins = First turn
begins-drawn = by lot
begins-host = the host begins
pace = Time
pace-none = no clock
pace-live = clock
pace-live-short = clock: { $minutes } min + { $seconds } s
pace-minutes = Minutes each
pace-seconds = Seconds added per turn
pace-days = { $count ->
    [one] one day a turn
   *[other] { $count } days a turn
  }
overdue = When time is up
overdue-turn = a bot takes this turn
overdue-seat = a bot takes the seat
stand-in = Who plays for those who are away
takebacks-on = takebacks if all agree
takebacks-off = no takebacks
is-public = public
is-private = by invitation only
open-table = Open the table
lobby = The table
seats = Seats
is-here = here
is-not-here = not here
is-ready = ready
is-away = away, a bot plays
sit-down = Sit down
hot-seat-name = Name, same device
hot-seat-add = Add
start = Start
waits-for-seats = { $count ->
    [one] One seat is still open: invite somebody or seat a bot.
   *[other] { $count } seats are still open: invite somebody or seat bots.
  }
waits-for-ready = { $name } is not ready yet.
waits-for-start = The host starts the game.
i-am-ready = I am ready
you-watch = You are watching.
leave = Leave the table
invite = Invite
invite-watch = Let others watch
invite-link = Link
invite-code = Code:
invite-qr = The link as a QR code
copy-link = Copy the link
copied = Copied
join-title = You are invited
join-who = At this table: { $names }
join-full = All seats are taken.
to-table = To your table
watch = Watch

# At the table
link-open = Connected
link-lost = Connection lost, trying again …
link-connecting = Connecting …
watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
  }
hours-left = { $count } h
chat = Chat
chat-empty = Nothing said yet.
chat-write = Say something
chat-send = Say
said = { $name } says: { $text }
menu = Menu
close = Close
takeback-ask = Take my last turn back
takeback-asked = { $name } asks to go back to turn { $turn }.
yes = Yes
no = No
leave-to-bot = Leave; a bot plays for me
you-are-away = A bot plays for you.
come-back = Take my seat back
abandon = Give the game up, if all agree
abandon-not = Play on after all
abandon-asked = Somebody would like to give the game up.
abandoned = The game was given up.
to-home = To the start page
hand-over = Hand the device to { $name }
hand-over-taken = I am { $name }

# Replay
replay = Replay
replay-start = The fair opens
replay-slider = Turn
replay-turn = After turn { $turn }
replay-back = One turn back
replay-forward = One turn on
play = Play
pause = Pause
play-on = Play on from here
play-on-invitation = I am playing on from turn { $turn }. Your seat is open: { $link }

# Settings and account
setting-language = Language
setting-browser = as the browser says
setting-theme = Day or night
theme-auto = as the system says
theme-light = Day
theme-dark = Night
setting-motion = Motion
motion-auto = as the system says
motion-full = full
motion-less = none
setting-play = Playing
setting-sound = a bell when it is my turn
setting-skip-confirm = send a turn at once when nothing is left to decide
account-guest = You play as the guest { $name }. With a password this becomes an account that keeps your games, on every device.
account-nobody = Nobody needs an account to play. With one, your games follow you to every device.
account-welcome = Welcome.
account-changed = Changed.
account-bye = Signed out.
account-deleted = The account is deleted.
account-change = Change
password = Password
password-now = Present password
new-name = New name
new-password = New password
sign-in = Sign in
sign-out = Sign out
make-account = Make an account
delete-account = Delete the account
delete-sure = Yes, delete it for good; my games stay without my name.
ratings = Ratings
rating = Rating
games = Games
rating-own = Your rating: { $rating }, from { $count ->
    [one] { $count } game
   *[other] { $count } games
  }.
rating-none = You have no rating yet: finish a game against bots or other accounts.
rating-explained = A strength that a player almost surely reaches. It grows with every game that counts: all seats taken by accounts or bots, each only once, with a new deal.
ratings-none = Nobody has a rating yet.

# How to play
learn-title = How to play
learn-aim = What it is about
learn-aim-text = It is 1893, and Chicago prepares a fair. You are one of its organizers. Three rounds long you send supporters to five areas, collect cards there, and have your exhibits approved where you have the most supporters. Most points win.
learn-place = Place a supporter
learn-place-text = Choose an area and put one of your supporters there. With none left in your supply, take one of yours from any area.
learn-figures = Play your figures
learn-figures-text = Influential figures that you collected on earlier turns help you now, in any order. They can’t be saved for later.
does-burnham = one more supporter where you placed
does-davis = one supporter in an area next door
does-palmer = moves anybody’s supporter to another area
does-mccormick = one supporter in Agriculture
does-westinghouse = one supporter in Electricity
does-saint_gaudens = one supporter in Fine Arts
does-schwab = one supporter in Manufacturing
does-pullman = one supporter in Transportation
learn-collect = Collect the cards
learn-collect-text = All cards at the area of your placement are yours: exhibits to be approved later, figures for your next turn, and Midway tickets, each of which moves the car of the Ferris wheel by one space.
learn-deal = Three new cards
learn-deal-text = The first goes to your area, the other two to the next areas clockwise that have room. The board shows beforehand where they will go.
learn-wheel = The Ferris wheel
learn-wheel-text = When the car is back at the star, the round ends after that turn, and scoring begins. There are three rounds.
learn-scoring = Scoring
learn-scoring-tickets = Tickets: each is worth one coin, and whoever has the most gets two more.
learn-scoring-areas = Areas, one after the other: the places in it bring medals and let you approve exhibits of that area. The ribbons on the board show the places of the moment.
learn-scoring-recall = Recall: half of your supporters in each area come home.
learn-end = The end
learn-end-text = After the third scoring, add up coins, medals and your sets of approved exhibits. Different ones together are worth more:
learn-keys = With the keyboard
learn-keys-text = Tab goes from area to area and reads it aloud; Enter or 1 to 5 chooses, U undoes, Escape skips what is being shown. In a replay the arrow keys step, Space plays.

# What went wrong
problem-unknown = Something went wrong. Please try again.
problem-unreachable = The server can’t be reached. Your turn is still here; try again in a moment.
problem-internal = Something went wrong on the server.
problem-not_signed_in = Say your name first.
problem-wrong_password = Name and password don’t belong together.
problem-name_taken = There is an account with that name already.
problem-has_account = That does not go with the way you are signed in.
problem-unknown_table = There is no such table.
problem-unknown_turn = There is no such turn.
problem-unknown_seat = There is no such seat.
problem-not_your_seat = That is not your seat.
problem-not_host = Only the host of the table may do that.
problem-not_your_turn = It is not your turn.
problem-stale_turn = The table has gone on meanwhile.
problem-seat_taken = Somebody sits there.
problem-not_waiting = The game has begun.
problem-not_playing = The game is not being played.
problem-not_ready = Not everyone is ready.
problem-takebacks_off = This table plays without takebacks.
problem-nothing_proposed = There is nothing to answer any more.
problem-invalid_input = That can’t be used here.
problem-invalid_record = It is not a game by the rules.
problem-invalid_request = It does not have the right form.
problem-not_json = It is not a record’s file.
problem-too_large = It is too large.
problem-too_many_requests = That was a little fast. Please wait a moment.
problem-storage_unavailable = The games can’t be written at the moment. Nothing was changed.
problem-illegal_move = That is not allowed.
problem-game_over = The game is over.
