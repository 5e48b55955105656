# Scoring
approve-number = { $count ->
    [0] Approve none
    [one] Approve { $count } exhibit
   *[other] Approve { $count } exhibits
  }
continue = Continue
scoring-round = Scoring · round { $round }
approve-gain = { $from } → { $to ->
    [one] { $to } point
   *[other] { $to } points
  }
scoring-rule-bonus = Whoever holds the most midway tickets gets coins on top. If several are level, each of them does.
scoring-rule-redeem = Every midway ticket is worth one point in coins. Then the tickets are discarded.
scoring-rule-area = Whoever has the most supporters gets a medal and may have exhibits of this area approved. Ties and second places bring less.
scoring-rule-tokens = Each approved exhibit becomes a token, and tokens of different areas form sets, which are worth more.
scoring-rule-recall = In every area, half of each player’s supporters come home, rounded down. The others stay where they are.
scoring-rule-total = Coins, medals and sets of approved exhibits together are your points.
scoring-step = Step { $step } of { $steps }
scoring-alone = Go on by itself
scoring-back = Back
scoring-total-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far
award-row = With { $players } players the places give
award-of = { $place }: { $medal ->
    [0] no medal
   *[other] a medal worth { $medal }
  }, up to { $approvals ->
    [one] { $approvals } exhibit
   *[other] { $approvals } exhibits
  }
sets-become = sets { $from } → { $to } points
round-gain = Round { $round }: { $name } +{ $points } ({ $from } → { $to })

# The end
result = Result
total = Total
tie-break = Level on points: more approval tokens win, then fewer exhibits left
tie-break-line = { $name }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }, { $unapproved ->
    [one] { $unapproved } exhibit left
   *[other] { $unapproved } exhibits left
  }
forfeit-note = { $names }: forfeited. For the ratings that is a loss, whatever the points.
proof = Was the shuffle fair?
rematch = Rematch
rematch-asked = The next game is being set up: your seat is kept.
rematch-join = To the rematch
same-deal = Same deal again

# The menu
proof-commitment-is = Published before the start:
invite-watch = Let others watch
report-table = Report this table
takeback-ask = Take my last turn back
leave-rated = Leave; that counts as a loss
leave-rated-ask = If you leave now, you have lost this rated game, even if you come back. A bot plays your seat to the end.
leave-rated-yes = Leave and lose
abandon = End the game early, if all agree
abandon-here = End the game early
proposal-first = A question is waiting for its answer: one at a time.
leave-game = Leave the game
leave-ask-bot = A bot plays your seat until you come back. The others go on meanwhile.
leave-ask-pause = Nobody else is at the table, so the game waits until you come back.
leave-here = You can leave this game at any time: it waits on this device.
abandon-ask = Everyone at the table is asked. If all agree, the game ends without a result.
abandon-ask-alone = The game ends here, without a result. It can’t be taken up again.
abandon-ask-lost = The game ends here, and can’t be taken up again. It counts as lost when somebody is picked who fits you.
abandon-yes = End it

# While others play, and replays
log-empty = Nothing has happened yet.
fold = Hide
takeback-asked = { $name } asks to go back to turn { $turn }.
takeback-own = You asked to go back to turn { $turn }.
yes = Yes
no = No
you-are-away = A bot plays for you.
come-back = Take my seat back
abandon-asked = { $name } asks to end the game here.
abandon-own = You asked to end the game here.
agreed-by = { $name } agrees
awaited = { $name } has not answered yet
proposal-withdraw = Withdraw the question
hand-over = Hand the device to { $name }
hand-over-taken = I am { $name }
replay-start = The fair opens
replay-slider = Turn
replay-turn = After turn { $turn }
replay-back = One turn back
replay-forward = One turn on
play = Play
pause = Pause
play-on = Play on from here
hand-over-off = Don’t ask any more: nothing is secret
scoring-again = See this scoring again
try-again = Try again
paused-yours = Nobody is at the table. The game goes on when you take your seat back.
paused-watch = Nobody is at the table. The game goes on when one of its players is back.
time-seconds-left = { $count ->
    [one] 1 second left!
   *[other] { $count } seconds left!
}
time-minutes-left = { $count ->
    [one] 1 minute left!
   *[other] { $count } minutes left!
}
time-then-turn = After that, a bot plays this turn for you.
time-then-seat = After that, a bot takes your seat until you come back.
time-then-lost = After that, you have lost this rated game.
time-was-up = Your time was up. A bot has played this turn for you.
lost-yours = This rated game is lost for you. A bot plays your seat to the end.

# The shuffle
proof-explained = Before the start the table published a hash: it fixes a secret seed without telling it. Then the players’ devices added random numbers. All of it together decided every card of the deck. Now it is open, and this page has computed it again.
proof-explained-alone = Before the start the table published a hash: it fixes a secret seed without telling it, and that seed decided every card of the deck. Now it is open, and this page has computed it again.
proof-commitment = Published before the start
proof-seed = The secret seed, now open
proof-added = Added by the players’ devices
proof-added-none = nothing added
proof-added-with = same device as { $name }
proof-added-here = from this device
proof-promise-noted = The seed has exactly the hash that this device noted before the start.
proof-promise-told = The seed has exactly the published hash; this device did not note it before the start.
proof-promise-broken = The seed does not have the hash that was published before the start.
proof-own-kept = What this device added is in it, unchanged.
proof-own-lost = What this device added is missing or was changed.
proof-cards-right = The areas and the first { $count } cards lay exactly where the seed and the added numbers put them.
proof-cards-wrong = The cards did not lie where the seed and the added numbers put them.
proof-holds = Everything fits: nobody could decide the cards alone, and nothing was changed on the way.
proof-holds-alone = It fits: the cards were settled before the first turn. No device added to the shuffle, so the table decided alone.
proof-fails = Something does not fit. Download the game, and ask whoever runs this server.
proof-verify = The whole game, to its last card, is checked by this command, with the downloaded file:

# An opponent who fits
match-next-time = Next time: the { $name }
match-next-stronger = You have outgrown the { $name }.
match-next-gentler = Somebody who leaves you more of a chance.
match-other = Choose another
