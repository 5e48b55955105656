# What only the terminal says; what the browser says, too, is in the catalogue beside this folder.
list-and = { $most } and { $last }

# What may be typed for yes and no, besides y and n.
answers-yes = y yes
answers-no = n no

# Before the first turn
self = You
ask-saved = You left a game.
saved-new = A new game
saved-running = { $players } players, round { $round }, turn { $turn } ({ $names }), left on { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saved-over = finished ({ $names })
saved-unreadable = The saved game { $path } can’t be read: { $reason }. Play with --new, or remove the file.
saved-nothing = No game is saved, so there is none to resume; leave out --resume.
resume-or-new = --resume goes on with a game and --new begins one: choose one of them.
ask-players = How many players?
players-with-bots = { $players } players: you and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }
ask-level = How strong are the others?
match-choice = Somebody who fits you (now: { $name })
match-meets = { $bots ->
    [one] You meet the { $name }, who fits your results
   *[other] Everyone you meet plays as the { $name }, who fits your results
  } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
  }).
match-begins = { $bots ->
    [one] You meet the { $name } to begin with
   *[other] Everyone you meet plays as the { $name } to begin with
  }; your results will tell who fits you.
match-next = Next time: the { $name }.
results-broken = { $lines ->
    [one] One line
   *[other] { $lines } lines
  } of { $path } can’t be read and { $lines ->
    [one] does
   *[other] do
  } not count.
bot-choice-rated = { $name }: { $is } · { $rating }
turn-order = In turn order: { $names }.
shuffle-promised = The shuffle is fixed and proved at the end; its fingerprint is { $fingerprint }
how-to-begin = Type h for help, q to leave.
welcome-back = Welcome back. Round { $round }, turn { $turn }.

# Asking for a decision
press-enter = Press Enter to go on.
enter-for = Enter for { $usual } >
ask-place = Where do you place a supporter? You collect the cards there.
ask-figures = You hold figures. Which do you play or discard now?
ask-whose = { $figure }: whose supporter moves?
ask-moved-from = { $figure }: from which area?
ask-moved-to = { $figure }: to which area?
ask-target = { $figure }: to which area does the supporter go?
ask-taken-from = Your supply is empty. From which area do you take the supporter?
ask-approved = { $area } is scored. How many exhibits do you want approved? { $most } at most.
offer-figure = { $figure }: { $does }
offer-discard = discard { $figure }
offer-approved = { $count ->
    [0] none
    [one] exhibit
   *[other] exhibits
  }
only-choice = Nothing else is left: { $what }.
answer-not-offered = '{ $answer }' is not among { $keys }.
answer-unknown = '{ $answer }' is no choice here. Type a number, or h for help.
answer-illegal = '{ $answer }' can’t be played now. { $why } (Rule { $rule }: ?{ $rule })
rule-unknown = There is no rule '{ $rule }'. They are S1–S10, T1–T14, P1–P10 and E1–E4.
undone = Taken back.
undone-over-cards = Taken back, though you know now which cards come.
undo-nothing = There is nothing of yours to take back.
left-saved = The game is saved. Go on with: { $command }
left-unsaved = Good-bye.

# Why a move can't be played
illegal-approves-now = Now you decide how many exhibits of { $area } are approved.
illegal-too-many = { $most ->
    [0] No exhibit
   *[other] At most { $most }
  } may be approved here.
illegal-no-scoring = Exhibits are approved only in a scoring phase.
illegal-place-first = A turn begins with placing a supporter.
illegal-placed = A supporter is placed only once, at the beginning of a turn.
illegal-has-supply = As long as there is a supporter in your supply, none is taken from an area.
illegal-no-supply = Your supply is empty: say which area the supporter comes from.
illegal-none-there = You have no supporter in { $area }.
illegal-not-held = You don’t hold { $figure }.
illegal-not-adjacent = { $area } is not adjacent to the area of this turn.
illegal-no-player = There is no player { $seat }; they are counted from 0.
illegal-none-to-move = { $name } has no supporter in { $area }.

# Help
help-choose = Type the number of your choice. An area has the number in its frame.
help-undo = undo your last decision
help-back = back to the first question
help-draw = draw the board again
help-quit = leave; the game is saved
help-help = this help
help-rule = read rule T5 (S1–S10, T1–T14, P1–P10, E1–E4)
help-move = a move in the notation of records works, too
help-board = On the board:
help-players = the players and their supporters
help-exhibit = an exhibit
help-ticket = a midway ticket
help-figure = a figure
help-slot = a free space for a card
help-places = who would be scored there; = marks a tie
help-medal = points of the medal
help-car = the car on its way round the wheel

# Telling what the person at the keyboard does; the others' sentences are the browser's.
own-place = You place a supporter in { $area }.
own-place-from = You move a supporter from { $from } to { $area }.
own-palmer = { $figure }: your supporter goes from { $from } to { $area }.
own-collect = You collect: { $cards }.
own-collect-nothing = You collect nothing.
own-approve = You approve { $count ->
    [0] nothing
    [one] { $count } exhibit
   *[other] { $count } exhibits
  } in { $area }.
own-win = You win!
own-win-shared = You share the victory with { $names }!
dealt-nothing = No card was left to deal.
scoring-begins = The car is back at the start: the areas are scored.
scoring-title = Scoring { $round } of 3
scoring-recalled = Recalled
scoring-signs = Tickets: points in coins · ★ points of the medal · ▤ exhibits approved

# The drawn board; the first five titles have room for 35 letters, all together.
board-ticket = Midway ticket
board-turn = Turn { $turn }:
board-deck = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
  } in the deck, { $discards } discarded
board-over = The fair is over: { $names } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
board-round = round { $round } of 3
board-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
  }
board-to-scoring = to scoring
board-scoring = scoring
board-the-areas = the areas
board-the-fair = the fair
board-is-over = is over
column-points = points
column-coins = coins
column-medals = medals
column-supply = supply
column-tickets = tickets
column-exhibits = exhibits
column-tokens = tokens
column-figures = figures
column-approved = approved
column-unapproved = unapproved

# The end
shuffle-proved = The shuffle was fair: the seed was { $seed }, and its SHA-256 is { $fingerprint }, the fingerprint that you were shown at the start.
ask-keep = Keep a record of this game? Enter for { $file }, another file name, or n for no:
keep-not = The record was not kept. Thank you for playing.
keep-there = { $path } is there already. Choose another name.
keep-done = Written. Check it with: { $command }

# Showing and verifying recorded games
show-position = { $path }: game { $game }, after { $turn } of { $turns } turns
show-no-game = { $path } has { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, so there is no game { $game }.
show-no-turn = Game { $game } has { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }, so there is no turn { $turn }.
verify-file = { $path }: { $reason }
verify-game = { $path }: game { $game }: { $reason }
verify-whole = { $reason }
verify-turn = turn { $turn }: { $reason }
verify-more = { $path }: { $count ->
    [one] { $count } more game refused
   *[other] { $count } more games refused
  }
verify-sum = { $path }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $verdicts }
verify-good = { $count } OK
verify-running = { $count } OK ({ $running } still running)
verify-bad = { $count } refused

# Wrong input
stopped = Stopped.
compiling = Compiling the rules, once; this takes some seconds…
wrong-language = There is no language '{ $language }' here; there are { $languages }.
bot-of-package = from the package { $package }
bot-replaced = { $name } can’t go on ({ $why }); { $bot } plays in its place.
wrong-bot = There is no bot '{ $bot }'; there are { $bots }.
wrong-bots = { $named ->
    [one] { $named } bot is named
   *[other] { $named } bots are named
  } for { $seats } seats: name one for all, or one for each.
wrong-seat = There is no seat { $seat } among { $players } players.
wrong-names = { $names } names are given for { $players } players.
wrong-edition = This edition can’t be used: { $reason }
wrong-command = There is no command '{ $command }'.
wrong-option = There is no option '{ $option }'.
wrong-value = The option { $option } is not used that way.
wrong-surplus = There is a word too many: { $words }.
wrong-missing = Missing: { $what }.
wrong-range = { $what }: a number from { $least } to { $most } is needed.
wrong-least = { $what }: a number from { $least } on is needed.
wrong-number = { $what }: a number is needed.
wrong-choice = { $what }: one of { $choices } is needed.
wrong-use = { $reason } See: { $command } --help
file-unreadable = it can’t be read: { $why }
file-empty = the file is empty
file-unwritable = { $path } can’t be written: { $why }.
trouble-missing = No such file or directory
trouble-folder = Is a directory
trouble-forbidden = Permission denied
trouble-full = No space left on device

# A server
serving-at = World’s Fair 1893 is at { $address }
serving-kept = Games are kept in { $place }. Ctrl+C stops the server.
serving-compiling = The rules are compiled for this machine, once; this may take a minute …
serving-compiled = The rules are compiled; the server answers.
serving-stopped = The server has stopped. All games are kept in { $place }.
