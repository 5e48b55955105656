# The rules, a message for each id of docs/rules.md: its name and `.text`; `.ruling` where the printed rules
# leave something open, `.assumed` where a number can’t be read in them, `.note` for what only a careful
# reader asks. Numbers of the box come from the edition.

# The page
rules-lead = Here is everything that decides a game, one short rule at a time. Each has a number, and wherever the table offers “Why?”, it leads to one of them.
rules-search = Search the rules
rules-search-how = A word, a name or a number: tie, Palmer, T6
rules-found = { $count ->
    [0] No rule says that. Try another word.
    [one] { $count } rule
   *[other] { $count } rules
  }
rules-contents = Contents
rules-named = { $rule }: { $title }
rules-all = Read it among all the rules
rules-example = Example
chapter-S = Setting up
chapter-T = A turn
chapter-P = Scoring
chapter-E = The end
chapter-open = What stands in print, and what does not
mark-ruling = Ruling
mark-assumed = Assumed
mark-note = To be exact
rules-open = The printed rules leave a few cases open. What is settled here is marked “Ruling”. Three things of the box can’t be read in them and are marked “Assumed”: how many cards most areas have room for, how many copies there are of each influential figure, and the start bonuses. If your box says otherwise, the edition can be corrected, and every game that is played with it follows it.
rules-secret = Only the order of the deck is secret. Everything else lies open before everyone.
rules-length = A whole game takes about 25 to 50 turns.

# Tables
table-kinds = How many cards are in play
table-kind = Cards
table-each-area = Exhibits of each area
table-all = In all
table-capacities = Room for cards
table-area = Area
table-room = Room
table-source = Source
table-printed = printed
table-assumed = assumed
table-bonus = Start bonus
table-turn = Turn order
table-adds = One supporter more in
table-order = { $number ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }
table-sets = Points of a set
table-tokens = Different tokens
table-points = Points

# Setting up
rule-S1 = How long a round is
    .text = The Ferris wheel has { $spaces2 } spaces with 2 players, { $spaces3 } with 3 and { $spaces4 } with 4. The start space, the one with the star, is counted: one time round takes just as many midway tickets.
rule-S2 = The areas
    .text = The five areas are laid round the wheel in a random order, which stays for the whole game. They are counted clockwise, from the one just left of the wheel’s base to the one just right of it.
rule-S3 = The car
    .text = The car of the Ferris wheel begins on the start space.
rule-S4 = The first round
    .text = The game begins with round 1. There are { $rounds } rounds, and each ends with a scoring phase.
rule-S5 = The deck
    .text = All cards in play are shuffled into one deck: { $deck2 } with 2 players, { $deck3 } with 3, { $deck4 } with 4. The others stay in the box.
    .assumed = There are { $figures } influential figures in all, but the printed rules don’t say how many of each. The table shows what is played with here.
rule-S6 = The first cards
    .text = Every area gets two cards, face up, area by area and clockwise.
    .note = The cards at an area stay in the order in which they were dealt.
rule-S7 = Nothing runs out
    .text = There are always enough coins, medals and approval tokens.
rule-S8 = Your supporters
    .text = You have { $supporters } supporters. At the start each of the five areas gets { $onEach } of them, and the others are your supply.
rule-S9 = Who begins, and the start bonus
    .text = The start player is drawn by lot, unless the table was set up so that its host begins. Turns pass clockwise. Before the first one, all players add supporters as the table shows, by their place in the turn order.
    .assumed = The printed rules say only that a start bonus card names areas and adds one or two supporters. Which areas they are is assumed.
rule-S10 = As many as you are
    .text = What a place in an area brings depends on how many play. The table at P4 has a column for each number of players.

# A turn
rule-T1 = Place a supporter
    .text = Choose any area and put one supporter from your supply there. This choice counts three times: for the place you hold in that area, for the cards you collect, and for where the new ones are dealt.
rule-T2 = When your supply is empty
    .text = If you need a supporter, to place or for a figure, and have none left in your supply, pick up one of your own from any area and use that one. As long as there is one in your supply, those in the areas stay where they are.
    .ruling = Placing can’t be skipped. With an empty supply you have to pick a supporter up for it, and you may put it down again in the same area.
    .note = A figure’s supporter, too, may then come from any area, even from the one it goes to.
rule-T3 = Play or discard your figures
    .text = Every influential figure that you collected on an earlier turn is now either played or discarded, in the order you like. None can be saved for later. A figure that you play does what it does and is then discarded.
    .note = Of several equal cards, the one with the lowest number goes first. That holds for approved exhibits, too.
rule-T4 = Daniel Burnham
    .text = One more supporter joins the one that you have just placed, in the same area.
rule-T5 = George Davis
    .text = You put a supporter in an area next to the one where you placed. The row of areas is open at the wheel’s base: the two areas to its left and right are not next to each other.
rule-T6 = Bertha Palmer
    .text = You take any one supporter, your own or somebody else’s, from any area and put it down in another. It can’t go back to the area that it came from.
rule-T7 = The figures of the areas
    .text = Each of these five puts one of your supporters in the area that is theirs, wherever you have placed: Cyrus McCormick in Agriculture, George Westinghouse in Electricity, Augustus Saint-Gaudens in Fine Arts, Charles H. Schwab in Manufacturing, George Pullman in Transportation.
rule-T8 = Collect the cards
    .text = All cards at the area where you placed are yours; they lie face up before you. An area to which only a figure sent a supporter gives you no cards. What players hold is open to everyone.
rule-T9 = Tickets turn the wheel
    .text = For each midway ticket that you collect, the car goes on by one space. At the start space it stops, even if you have collected more tickets than that. Then there will be scoring as soon as this turn is over.
rule-T10 = New figures wait
    .text = A figure that you have just collected can’t help you yet. It waits for your next turn.
rule-T11 = Three new cards
    .text = The first new card goes to the area where you placed. The other two go to the next two areas clockwise that have room, one to each; from the right of the wheel’s base the deal goes on to its left. A full area is passed over: each has room for { $least } to { $most } cards.
    .assumed = Not for every area can the room be read in the printed rules. The table says where it is assumed.
rule-T12 = Once more round
    .text = If too few areas have room, the deal goes round again. So the area where you placed can get a second new card, and even a third.
rule-T13 = An empty deck
    .text = When the deck has run out, the discards are shuffled and become the new deck, and the deal goes on.
    .ruling = If there are no discards either, the cards that are missing are not dealt.
rule-T14 = The turn ends
    .text = If the car has come back to the start space in this turn, scoring comes now. Then it is the turn of the next player, clockwise.
    .ruling = A round ends only by the wheel, however long that takes.

# Scoring
rule-P1 = Most tickets
    .text = Whoever has the most midway tickets gets { $bonus } in coins. If several have the most, each of them gets { $bonus }.
rule-P2 = Tickets become coins
    .text = All players hand in all their tickets and get 1 in coins for each. The tickets are discarded.
rule-P3 = Area by area
    .text = The areas are scored one at a time and clockwise, from the one just left of the wheel’s base to the one just right of it.
rule-P4 = What a place brings
    .text = Whoever alone has the most supporters in an area is first there, and whoever alone has the second most is second. The table says what that brings: the points of a leader medal, and how many exhibits of the area may be approved. A place without an entry brings nothing.
    .note = The ribbons on the board show the places of the moment, and “=” stands for a tie.
rule-P5 = A tie for first
    .text = Where several are tied for first place, nobody is second in that area. Whoever comes next goes away empty-handed.
rule-P6 = No supporter, no place
    .text = To have a place in an area you need at least one supporter there, however few the others have.
    .ruling = The printed rules don’t speak of it.
rule-P7 = Approve exhibits
    .text = Your place in an area says how many exhibits you may approve there, and only exhibits of that area count. For each one you discard the card and take an approval token of the area. You may approve fewer, or none. Usually as many as possible are approved for you; at a table where players choose, you are asked for the number, area by area and seat by seat.
    .note = Where players choose, only those are asked whose place allows an approval and who hold an exhibit of the area.
rule-P8 = What you keep
    .text = Exhibits that were not approved stay with you, and so do your figures. There may be another scoring phase for them.
rule-P9 = Supporters come home
    .text = When all areas are scored, half of your supporters in each area go back to your supply. The half is rounded down in every area: of five, two come home; a single one stays.
rule-P10 = The next round
    .text = The car is at the start space again. The next round is opened by the player who sits clockwise after the one who played last.

# The end
rule-E1 = The last scoring
    .text = After scoring phase { $rounds } the game is over.
rule-E2 = Your points
    .text = Add up your coins, your medals, and the sets that you make of your approval tokens. Exhibits that were never approved count nothing.
rule-E3 = Sets
    .text = A set never has two tokens of the same area, and the more areas are in it, the more it is worth. Your tokens are grouped in the way that brings you the most points.
rule-E4 = Who wins
    .text = Most points win. Of players who are level, the one with more approval tokens wins; if they are level there, too, the one with fewer exhibits left over. Whoever is still level shares the victory.

# Drawn examples
drawn-start = A game for four begins. Everyone has a supporter in each area, and the second ones are start bonuses.
drawn-davis = You have placed in Fine Arts, at the left of the wheel’s base, and George Davis is with you. Only Agriculture lies next to it: Manufacturing is on the other side of the open end.
drawn-deal = You place in Electricity and collect its cards. The first new card comes right back there. Transportation is full and is passed over, so the second goes to Manufacturing, and the third, round the wheel’s base, to Fine Arts.
drawn-round = The same, but Fine Arts and Agriculture are full as well. Now the third card finds room only in Electricity again.
drawn-wheel = One space is left before the star, and you collect two tickets. The car stops at the star, and the second ticket doesn’t move it any more. You still have both for the coins.
drawn-places = Three areas in a game for four. In Agriculture orange is first and purple second; blue has no supporter there and so no place. In Electricity orange and purple are tied for first, and white, although next, is not second. In Fine Arts orange is first, and purple and white are tied for second.
drawn-recall = Orange has 6 supporters in an area, purple 5, white 2 and blue 1. Of these 3, 2, 1 and none come home.
drawn-final = Nine tokens make a set of five, a set of three and a single one: { $sets } points. With { $coins } in coins and { $medals } in medals that is { $total } in all.
