"""The rules of World's Fair 1893 in plain Python, a reference to compare the fast engine with.

Written to be read next to the rules page, one step after the other; comments name its rule ids.
Nothing here is meant to be fast. Seats count from 0 in turn order, seat 0 is the start player.
"""

from collections.abc import Callable

AREAS = ["agriculture", "electricity", "fine_arts", "manufacturing", "transportation"]

CAPACITY = {
    "agriculture": 4,
    "electricity": 3,
    "fine_arts": 3,
    "manufacturing": 4,
    "transportation": 4,
}

# All 91 cards, by kind, in canonical order.
CARD_COUNTS = (
    dict.fromkeys(AREAS, 8)
    | {"ticket": 28, "burnham": 5, "davis": 4, "palmer": 4}
    | {"mccormick": 2, "westinghouse": 2, "saint_gaudens": 2, "schwab": 2, "pullman": 2}
)
KINDS = list(CARD_COUNTS)

# S5: how many of a kind stay in the box, by number of players.
LEFT_OUT: dict[int, dict[str, int]] = {
    2: {"ticket": 1, **dict.fromkeys(AREAS, 1)},
    3: {},
    4: {"ticket": 5, "burnham": 2, "davis": 1, "palmer": 1},
}

# T7: the figures that add a supporter to their own area.
HOME = {
    "mccormick": "agriculture",
    "westinghouse": "electricity",
    "saint_gaudens": "fine_arts",
    "schwab": "manufacturing",
    "pullman": "transportation",
}
FIGURES = ["burnham", "davis", "palmer", *HOME]

WHEEL_SPACES = {2: 9, 3: 11, 4: 13}  # S1
CARDS_PER_AREA_AT_START = 2  # S6
SUPPORTERS_PER_PLAYER = 22  # S8
START_BONUS = {  # S9, by edition and turn order
    "base-2": [
        ["agriculture"],
        ["electricity", "transportation"],
        ["fine_arts", "manufacturing"],
        ["transportation", "agriculture"],
    ],
    "base": [
        ["agriculture"],
        ["electricity"],
        ["fine_arts", "manufacturing"],
        ["transportation", "agriculture"],
    ],
}
CARDS_DEALT = 3  # T11
LEADER_BONUS = 2  # P1
ROUNDS = 3  # E1
SET_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15}  # E3

# P4: (medal points, exhibits that may be approved) by number of players and place.
AWARDS: dict[int, dict[str, tuple[int, int]]] = {
    2: {"first": (2, 3), "second": (0, 0), "tied_first": (0, 1), "tied_second": (0, 0)},
    3: {"first": (4, 3), "second": (2, 1), "tied_first": (2, 2), "tied_second": (0, 0)},
    4: {"first": (4, 3), "second": (2, 1), "tied_first": (2, 2), "tied_second": (0, 1)},
}


def full_deck(players: int) -> list[str]:
    """The cards of S5 in canonical order, without the highest numbers of what is left out."""
    deck: list[str] = []
    for kind in KINDS:
        count = CARD_COUNTS[kind] - LEFT_OUT[players].get(kind, 0)
        deck += [f"{kind}-{number}" for number in range(1, count + 1)]
    return deck


def kind_of(card: str) -> str:
    """The kind of a card: `ticket` of `ticket-17`."""
    return card.split("-", maxsplit=1)[0]


ALL_CARDS = [
    f"{kind}-{number}" for kind, count in CARD_COUNTS.items() for number in range(1, count + 1)
]
RANK = {card: rank for rank, card in enumerate(ALL_CARDS)}


def canonical(cards: list[str]) -> list[str]:
    """The same cards, by kind and then by number."""
    return sorted(cards, key=RANK.__getitem__)


def set_points(tokens: dict[str, int]) -> int:
    """E3: sets as large as possible, one after the other, until no token is left."""
    left = dict(tokens)
    points = 0
    while any(left[area] > 0 for area in AREAS):
        in_set = [area for area in AREAS if left[area] > 0]
        for area in in_set:
            left[area] -= 1
        points += SET_POINTS[len(in_set)]
    return points


def recalled(supporters: int) -> int:
    """P9: half of the supporters in an area, rounded down."""
    return supporters // 2


def places(supporters: list[int]) -> dict[int, str]:
    """The place of each seat that has one in an area (P4 to P6)."""
    present = [seat for seat in range(len(supporters)) if supporters[seat] > 0]  # P6
    if not present:
        return {}
    most = max(supporters[seat] for seat in present)
    first = [seat for seat in present if supporters[seat] == most]
    if len(first) > 1:
        return dict.fromkeys(first, "tied_first")  # P5: nobody is second
    others = [seat for seat in present if seat not in first]
    if not others:
        return {first[0]: "first"}
    next_most = max(supporters[seat] for seat in others)
    second = [seat for seat in others if supporters[seat] == next_most]
    if len(second) > 1:
        return {first[0]: "first"} | dict.fromkeys(second, "tied_second")
    return {first[0]: "first", second[0]: "second"}


class NaiveGame:
    """One game, from setup to result, decision by decision."""

    def __init__(
        self,
        players: int,
        approvals: str,
        areas: list[str],
        deck: list[str],
        shuffle: Callable[[list[str]], list[str]],
        edition: str = "base-2",
    ) -> None:
        """Set the game up (S1 to S9).

        `areas` are the tiles by position; `deck` is the deck of S5 in the order of drawing.
        `shuffle` is given the sorted discard pile and returns the new deck in that order (T13).
        """
        assert approvals in ("automatic", "chosen")
        assert sorted(areas) == sorted(AREAS)
        assert canonical(deck) == full_deck(players)
        self.players = players
        self.seats = list(range(players))
        self.approvals = approvals
        self.shuffle = shuffle
        self.areas = list(areas)  # S2
        self.car = 0  # S3
        self.round = 1  # S4
        self.deck = list(deck)  # S5
        self.discard: list[str] = []
        self.cards: dict[str, list[str]] = {area: [] for area in areas}
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.coins = [0 for _ in self.seats]
        self.medals = [0 for _ in self.seats]
        self.tokens = [dict.fromkeys(AREAS, 0) for _ in self.seats]
        self.supply = [SUPPORTERS_PER_PLAYER for _ in self.seats]
        self.supporters = {area: [0 for _ in self.seats] for area in areas}
        self.turn = 0
        self.phase = "place"
        self.turn_seat = 0
        self.turn_area = ""
        """The area of T1 in the turn under way."""
        self.areas_scored = 0
        """How many areas the scoring under way has given the medals of."""
        self.questions: list[tuple[int, str, int]] = []
        """P7: who is asked next (seat, area, most that may be approved)."""

        for area in self.areas:  # S6
            for _ in range(CARDS_PER_AREA_AT_START):
                self.cards[area].append(self.deck.pop(0))
        for seat in self.seats:
            for area in self.areas:  # S8
                self.add_supporter(seat, area, None)
            for area in START_BONUS[edition][seat]:  # S9
                self.add_supporter(seat, area, None)

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        if self.phase == "over":
            return None
        if self.phase == "approve":
            return self.questions[0][0]
        return self.turn_seat

    @property
    def is_over(self) -> bool:
        """Whether the third scoring phase is finished."""
        return self.phase == "over"

    def legal_moves(self) -> set[str]:
        """Every decision that the seat whose turn it is may take, as the record writes it."""
        moves: set[str] = set()
        if self.phase == "place":
            for area in self.areas:  # T1
                moves |= self.with_supporter(f"place {area}")
        if self.phase == "figures":
            for figure in self.held_figures():
                moves.add(f"discard {figure}")  # T3
                moves |= self.figure_moves(figure)
        if self.phase == "approve":
            _, area, most = self.questions[0]
            moves = {f"approve {area} {number}" for number in range(most + 1)}  # P7
        return moves

    def held_figures(self) -> list[str]:
        """The figures that the player of this turn collected on an earlier turn (T3, T10)."""
        held = [kind_of(card) for card in self.hands[self.turn_seat]]
        return [figure for figure in FIGURES if figure in held]

    def figure_moves(self, figure: str) -> set[str]:
        """The ways to play a figure."""
        moves: set[str] = set()
        if figure == "palmer":  # T6
            for seat in self.seats:
                for origin in self.areas:
                    for target in self.areas:
                        if self.supporters[origin][seat] > 0 and origin != target:
                            moves.add(f"palmer {seat} {origin} {target}")
        elif figure == "davis":  # T5
            here = self.areas.index(self.turn_area)
            for position in (here - 1, here + 1):
                if 0 <= position < len(self.areas):
                    moves |= self.with_supporter(f"davis {self.areas[position]}")
        else:  # T4, T7
            moves |= self.with_supporter(figure)
        return moves

    def with_supporter(self, move: str) -> set[str]:
        """A move that needs a supporter, with every place that it may come from (T2)."""
        seat = self.turn_seat
        if self.supply[seat] > 0:
            return {move}
        return {f"{move} from {area}" for area in self.areas if self.supporters[area][seat] > 0}

    def play(self, move: str) -> None:
        """Take one legal decision and all that follows from it by itself."""
        assert move in self.legal_moves(), move
        words = move.split()
        if words[0] == "approve":
            seat, area, _ = self.questions.pop(0)
            self.approve(seat, area, int(words[2]))
            self.score_areas()
            return
        if words[0] == "place":
            self.turn_area = words[1]
            self.phase = "figures"
            taken_from = words[-1] if "from" in words else None
            self.add_supporter(self.turn_seat, self.turn_area, taken_from)
        elif words[0] == "discard":
            self.give_up(self.turn_seat, words[1])
        else:
            self.play_figure(words)
        if not self.held_figures():
            self.finish_turn()

    def play_figure(self, words: list[str]) -> None:
        """Do what the figure says, then discard it (T3)."""
        figure = words[0]
        taken_from = words[-1] if "from" in words else None
        if figure == "burnham":  # T4
            self.add_supporter(self.turn_seat, self.turn_area, taken_from)
        elif figure == "davis":  # T5
            self.add_supporter(self.turn_seat, words[1], taken_from)
        elif figure == "palmer":  # T6
            self.add_supporter(int(words[1]), words[3], taken_from=words[2])
        else:  # T7
            self.add_supporter(self.turn_seat, HOME[figure], taken_from)
        self.give_up(self.turn_seat, figure)

    def add_supporter(self, seat: int, area: str, taken_from: str | None) -> None:
        """Put a supporter on an area, from another area or (None) from the supply (T2)."""
        if taken_from is None:
            assert self.supply[seat] > 0
            self.supply[seat] -= 1
        else:
            assert self.supporters[taken_from][seat] > 0
            self.supporters[taken_from][seat] -= 1
        self.supporters[area][seat] += 1

    def give_up(self, seat: int, kind: str) -> None:
        """Discard the card of a kind with the lowest number that a player holds."""
        card = canonical([card for card in self.hands[seat] if kind_of(card) == kind])[0]
        self.hands[seat].remove(card)
        self.discard.append(card)

    def held(self, seat: int, kind: str) -> int:
        """How many cards of a kind a player holds."""
        return len([card for card in self.hands[seat] if kind_of(card) == kind])

    def finish_turn(self) -> None:
        """Collect and deal; then scoring or the next turn (T8 to T14)."""
        collected = self.cards[self.turn_area]
        self.cards[self.turn_area] = []
        for card in collected:
            self.hands[self.turn_seat].append(card)  # T8
            if kind_of(card) == "ticket" and self.car < WHEEL_SPACES[self.players]:
                self.car += 1  # T9
        self.deal()
        if self.car == WHEEL_SPACES[self.players]:
            self.redeem_tickets()
            self.areas_scored = 0
            self.score_areas()
        else:
            self.begin_next_turn()

    def deal(self) -> None:
        """Deal three cards clockwise from the area of T1, skipping full areas (T11, T12)."""
        position = self.areas.index(self.turn_area)
        dealt = 0
        while dealt < CARDS_DEALT:
            area = self.areas[position]
            if len(self.cards[area]) < CAPACITY[area]:
                if not self.deck and self.discard:  # T13
                    self.deck = list(self.shuffle(canonical(self.discard)))
                    assert canonical(self.deck) == canonical(self.discard)
                    self.discard = []
                if not self.deck:  # T13
                    return
                self.cards[area].append(self.deck.pop(0))
                dealt += 1
            position = (position + 1) % len(self.areas)

    def begin_next_turn(self) -> None:
        """The next player clockwise takes a turn (T14)."""
        self.turn += 1
        self.turn_seat = (self.turn_seat + 1) % self.players
        self.phase = "place"

    def redeem_tickets(self) -> None:
        """The leader bonus, then coins for tickets (P1, P2)."""
        tickets = [self.held(seat, "ticket") for seat in self.seats]
        for seat in self.seats:
            if tickets[seat] == max(tickets):  # P1
                self.coins[seat] += LEADER_BONUS
            for _ in range(tickets[seat]):  # P2
                self.coins[seat] += 1
                self.give_up(seat, "ticket")

    def score_areas(self) -> None:
        """Score areas until a player has to be asked or all are done (P3, P7)."""
        while not self.questions and self.areas_scored < len(self.areas):
            self.score_area(self.areas[self.areas_scored])
            self.areas_scored += 1
        if self.questions:
            self.phase = "approve"
        else:
            self.finish_scoring()

    def score_area(self, area: str) -> None:
        """Give the medals of one area, and approve exhibits or note whom to ask (P4, P7)."""
        place_of = places(self.supporters[area])
        for seat in self.seats:
            if seat in place_of:
                medal, allowed = AWARDS[self.players][place_of[seat]]
                self.medals[seat] += medal
                most = min(allowed, self.held(seat, area))
                if self.approvals == "automatic":
                    self.approve(seat, area, most)
                elif most > 0:
                    self.questions.append((seat, area, most))

    def approve(self, seat: int, area: str, number: int) -> None:
        """Turn exhibits into approval tokens (P7); the others stay (P8)."""
        for _ in range(number):
            self.give_up(seat, area)
            self.tokens[seat][area] += 1

    def finish_scoring(self) -> None:
        """Recall supporters; then the next round or the end (P9, P10, E1)."""
        for area in self.areas:
            for seat in self.seats:
                back = recalled(self.supporters[area][seat])  # P9
                self.supporters[area][seat] -= back
                self.supply[seat] += back
        self.car = 0  # P10
        if self.round < ROUNDS:
            self.round += 1
            self.begin_next_turn()
        else:  # E1
            self.turn += 1
            self.phase = "over"

    def final_result(self) -> dict[str, object]:
        """The points of every seat and who won (E2 to E4)."""
        seats: list[dict[str, object]] = []
        ranks: list[tuple[int, int, int]] = []
        for seat in self.seats:
            exhibits = set_points(self.tokens[seat])
            total = self.coins[seat] + self.medals[seat] + exhibits  # E2
            unapproved = sum(self.held(seat, area) for area in AREAS)
            seats.append(
                {
                    "coins": self.coins[seat],
                    "medals": self.medals[seat],
                    "exhibits": exhibits,
                    "total": total,
                    "tokens": dict(self.tokens[seat]),
                    "unapproved": unapproved,
                }
            )
            ranks.append((total, sum(self.tokens[seat].values()), -unapproved))  # E4
        return {"seats": seats, "winners": [s for s in self.seats if ranks[s] == max(ranks)]}

    def snapshot(self) -> dict[str, object]:
        """All there is to know about the game now, the order of the deck included."""
        return {
            "areas": list(self.areas),
            "round": self.round,
            "turn": self.turn,
            "car": self.car,
            "phase": self.phase,
            "seat": self.seat,
            "supply": list(self.supply),
            "supporters": {area: list(self.supporters[area]) for area in self.areas},
            "cards": {area: list(self.cards[area]) for area in self.areas},
            "deck": list(self.deck),
            "discard": canonical(self.discard),
            "hands": [canonical(hand) for hand in self.hands],
            "coins": list(self.coins),
            "medals": list(self.medals),
            "tokens": [dict(tokens) for tokens in self.tokens],
            "result": self.final_result() if self.is_over else None,
        }
