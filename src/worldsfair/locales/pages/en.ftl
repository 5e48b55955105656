# A new table
table-place = Where
table-here = on this device
table-at-server = on the server, for friends elsewhere
table-here-explained = Against bots, or with others at this screen. Nothing goes over the network.
your-name = Your name
their-name = Their name
seat-number = Seat { $number }
seat-for-guest = Open, by invitation
seat-here = Another person at this device
options = Options
stakes = Does it count?
rated-choice = rated: the result counts for everyone’s rating
casual-choice = casual: open to everyone, and nothing is counted
rated-explained = Only accounts and bots play, no turn is taken back, and whoever leaves or runs out of time has lost.
rated-needs-account = Rated games are for those who have an account.
to-account = Make an account or sign in
rated-name = You play as { $name }.
approvals = Approving exhibits
begins = First turn
pace = Time
pace-live = clock
pace-minutes = Minutes each
pace-seconds = Seconds added per turn
overdue = When time is up
overdue-turn = a bot takes this turn
overdue-seat = a bot takes the seat
stand-in = Who plays for those who are away
browser-bots = the bots think on this device, not on the server
open-table = Open the table
start = Start

# The lobby
nobody = nobody
seat-open = Open seat
seat-free = Free this seat
seat-bot-choose = Who sits in seat { $number }
program = Program
program-token = Key for the program’s seat, shown only now
program-copy = Copy the key
program-how = Your program plays by HTTP with this header; giving the seat to anyone else revokes the key:
program-docs = How the API works
seat-invited = { $name } is invited
seat-invite = Invite { $name }
account-bots = Bots
account-bots-explained = A bot account plays at tables to which people invite it, with one key for all of them.
account-bot-key = Key of the bot, shown only now
account-bot-no-key = no key
account-bot-renew = New key
account-bot-delete = Delete the bot
account-bot-delete-ask = { $name } is deleted, and its key with it. Its games stay.
account-bot-name = Name of a new bot
account-bot-make = Make a bot
seats = Seats
is-here = here
is-ready = ready
sit-down = Sit down
hot-seat-name = Name, same device
hot-seat-add = Add
waits-for-seats = { $count ->
    [one] One seat is still open: invite somebody or seat a bot.
   *[other] { $count } seats are still open: invite somebody or seat bots.
  }
waits-for-seats-here = Seat somebody at this device or a bot in every open seat.
waits-for-ready = { $name } is not ready yet.
waits-for-start = The host starts the game.
shuffle-explained = Every player’s device adds random numbers to the shuffle: nobody decides alone how the cards lie.
has-added = has added to the shuffle
i-am-ready = I am ready
you-watch = You are watching.
leave = Leave the table
leave-host-ask = Then { $name } hosts this table and starts the game.
close-table = Close the table
close-table-ask = Nobody can sit down here any more then, and the invitation leads nowhere.
close-table-not = Keep it open
invite = Invite
join-title = You are invited
join-who = At this table: { $names }
join-full = All seats are taken.
to-table = To your table
watch = Watch
code-unknown = No table has this code now. Perhaps there is a slip in it, or the game has begun already.
join-over = This game is over.

# Settings
setting-language = Language
setting-browser = same as browser
setting-theme = Day or night
theme-auto = same as system
theme-light = Day
theme-dark = Night
setting-motion = Motion
motion-auto = same as system
motion-full = on
motion-less = off
setting-play = Playing
setting-hand-over = with several people at this device, ask who takes it before each turn
setting-keys = single keys: 1 to 5 choose, U undoes, S confirms
setting-speed = Other players’ turns
setting-scores-alone = scoring goes on by itself
setting-effects = soft sounds for what happens on the board
setting-coaching = tips during my next three turns

# The account
account-guest = You play as “{ $name }”, without an account. With a password this becomes an account that keeps your games, on every device.
account-nobody = Nobody needs an account to play. With one, your games follow you to every device.
account-welcome = Welcome.
account-changed = Changed.
account-bye = Signed out.
account-deleted = Your name and your messages are deleted.
account-change = Change
password = Password
password-now = Current password
new-name = New name
new-password = New password
sign-out = Sign out
make-account = Make an account
sessions = Where you are signed in
session-this = this device
session-seen = last seen { $day }
session-end = Sign out there
device-unknown = Unknown device
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-ask = This device is signed out, too. With your name and password you come back.
own-data = What is kept of you
own-data-explained = Your name, your games, what you said in chats, and the devices on which you are signed in.
own-data-download = Download everything
delete-guest = Delete it
delete-account = Delete the account
delete-explained = Your name and all you said in chats go for good. Your games stay, without your name; where one is running, a bot plays on for you.
delete-guest-explained = Without an account you can’t come back afterwards.
delete-yes = Delete for good
delete-no = Keep it
ratings = Ratings
rating = Rating
games = Games
rating-own = Your rating: { $rating }, from { $count ->
    [one] { $count } game
   *[other] { $count } games
  }.
rating-none = You have no rating yet: finish a rated game against bots or other accounts.
rating-explained = A cautious estimate of strength. Only rated games count, casual ones never do.
ratings-none = Nobody has a rating yet.

# How to play
learn-title = How to play
learn-aim = What it is about
learn-aim-text = It is 1893, and Chicago prepares a fair. You are one of its organizers. Over three rounds you send supporters to five areas, collect cards there, and have your exhibits approved where you have the most supporters. Most points win.
learn-place = Place a supporter
learn-place-text = Choose an area and put one of your supporters there. With none left in your supply, take one of yours from any area. At the start everyone has one in each area, and one or two more as a start bonus.
learn-figures = Play your figures
learn-figures-text = Influential figures that you collected on your last turn help you now, in any order. Those you don’t want to play are discarded: they can’t be saved for later. An area where only a figure has added a supporter gives you no cards.
learn-collect = Collect the cards
learn-collect-text = All cards at the area of your placement are yours: exhibits to be approved later, figures for your next turn, and midway tickets, each of which moves the car of the Ferris wheel by one space.
learn-deal = Three new cards
learn-deal-text = The first goes to your area, the other two to the next areas clockwise that have room. The board shows beforehand where they will go.
learn-wheel = The Ferris wheel
learn-wheel-text = When the car is back at the star, it stops. The round ends after that turn, and scoring begins. There are three rounds.
learn-scoring = Scoring
learn-scoring-tickets = Tickets: each brings 1 point in coins, and whoever has the most gets { $bonus } more. If several are level, each of them does.
learn-scoring-areas = Areas, one after the other: the more supporters you have there, the better your place. The table says what a place brings: the points of a leader medal, and how many of your exhibits of that area may be approved. After a tie for first nobody is second, and without a supporter in an area you have no place there.
learn-ribbons = The ribbons on the board show the places of the moment; “=” is a tie.
learn-scoring-recall = Recall: half of your supporters in each area, rounded down, come home.
learn-end = The end
learn-end-text = After the third scoring, add up coins, medals and your sets of approved exhibits. Different ones together are worth more:
learn-keys = With the keyboard
learn-keys-text = Tab goes from area to area, and a screen reader reads each one aloud; Enter chooses the one that has the focus, and I tells its cards. 1 to 5 choose the areas by the numbers that stand on them, and a stack to take from by the number on it; U or Backspace undoes, S confirms, and so does Enter while nothing else has the focus; Escape skips what is being shown. The single keys can be switched off in the settings. In a replay the arrow keys step, Space plays.
learn-all-text = Every rule by its number, with drawn examples and a search.
