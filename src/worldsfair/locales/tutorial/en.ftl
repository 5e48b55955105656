# The first game as a lesson
guide = Your guide
lesson-back = Welcome back! Let us go on where you left off.
lesson-anew = Start over
lesson-leave = Leave the lesson
lesson-play = Play a real game
lesson-welcome = Chicago, 1893: the great fair opens, and its five areas still need exhibits. Have yours approved and win the most points. We will play the first round together.
lesson-supporters = These are your supporters in { $area }. You have some in every area, and so has { $name }. Whoever has the most in an area has the say there.
lesson-place = Your turn! These cards lie in { $area }: { $cards }. Send a supporter there and all of them are yours. Touch the area.
lesson-confirm = Here you see what the turn would bring. You can still undo it and choose another area. If you like it, press “{ confirm }”.
lesson-own = Your supporter is there, the cards are yours, and three new ones come from the deck.
lesson-watch = Now it is { $name }’s turn. Watch where the supporter goes and which cards are taken.
lesson-scoring = The wheel has gone round, so now there is scoring. Look at it step by step.
lesson-exhibits = { $count ->
    [one] The exhibit you took lies here, with all you own. It is worth nothing yet: when scoring comes, it can be approved, if you lead in its area.
   *[other] The { $count } exhibits you took lie here, with all you own. They are worth nothing yet: when scoring comes, they can be approved, each where you lead in its area.
  }
lesson-deal = After every turn three new cards come from the deck: the first to the area just visited, the others to the next areas clockwise that have room.
lesson-ticket = There is a midway ticket in { $area }. A ticket brings a point in coins when scoring comes, and it turns the Ferris wheel by one space. Take it!
lesson-wheel = Tickets turn the wheel, whoever takes them. { $count ->
    [one] { $count } more ticket, and the round ends: then scoring comes.
   *[other] { $count } more tickets, and the round ends: then scoring comes.
  }
lesson-figure = In { $area } you meet { $figure }. Influential figures help you on your next turn; this card brings you: { $does }. Take it!
lesson-figure_hand = You hold { $figure }. On this turn the card brings you: { $does }. First place a supporter as always, perhaps in { $area }.
lesson-figure_play = Now { $figure }: { $does }. Touch an area that is marked.
lesson-figure_palmer = Now { $figure }: take one supporter, of anybody, and put it down in another area.
lesson-ribbons = The ribbon says that you are first in { $area }. If scoring came now, that would be a medal of { $points } points and ✓ for up to three exhibits of this area. You hold { $count }.
lesson-tie = “=” means a tie: in { $area } nobody is ahead. A tie brings no medal and only one ✓. One more supporter would decide it.
lesson-sure = This is what it would bring. Confirm the turn, or undo it and look elsewhere.
lesson-free = Your turn. Where will you send a supporter?
lesson-tickets_scored = That was a scoring phase. First the tickets: you had { $count }, which gave you { $points } in coins. Whoever has the most tickets gets 2 more.
lesson-areas_scored = Then area by area: your places brought you { $points } in medals. Of your exhibits, { $count ->
    [0] none was approved this time
    [one] { $count } was approved
   *[other] { $count } were approved
  }; the others stay with you for the next scoring.
lesson-sets_scored = Every approved exhibit becomes a token. Tokens of different areas form a set: 1, 2, 3, 4 or 5 of them are worth 1, 3, 6, 10 or 15 points, so variety pays. Yours are worth { $points } so far.
lesson-recall = In the end half of the supporters in each area went home, rounded down: { $count } of yours. The wheel starts again. Two more rounds like this make a game.

# At its end
lesson-end-title = Now you know your way around
lesson-end = A whole game has three rounds, and most points win. These are the signs to look out for:
learnt-ribbon = Ribbon
learnt-ribbon-means = The place in an area: 1st is whoever has the most supporters there. “=” is a tie.
learnt-check = Check mark
learnt-check-means = How many exhibits of the area this place may have approved when scoring comes.
learnt-token = Token
learnt-token-means = An approved exhibit. Up to five different ones make a set, worth 1, 3, 6, 10 or 15 points.
learnt-coin = Coin
learnt-coin-means = A point. Scoring gives one for each midway ticket, and 2 more to whoever has the most.
learnt-medal = Medal
learnt-medal-means = Points for the first place in an area; with three or four players also for the second.
learnt-ticket = Ticket and wheel
learnt-ticket-means = Every ticket turns the wheel by a space. Once it has gone round, scoring comes.
