"""The one way to play: a decision, or a whole turn with the record of all that came of it.

Both stand on the same compiled rules. `play` lets them run from one decision to the next;
`play_and_record` runs them stage by stage and writes down what the deck and the scoring gave. So
writing a record and checking one are the same act: a record is right if playing its decisions
gives it again.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET

from worldsfair.edition import AREAS, KINDS, PLACES, TICKET
from worldsfair.errors import (
    GameError,
    GameOver,
    IllegalMove,
    InvalidMove,
    InvalidRecord,
    UnknownDeck,
)
from worldsfair.records.chance import Chance, reshuffle
from worldsfair.records.model import (
    AreaScored,
    AwardGiven,
    Choice,
    Recalled,
    Scoring,
    Tickets,
    Turn,
)
from worldsfair.rules.constants import DEAL, RECALL, REDEEM, SCORE_AREA, SHUFFLE
from worldsfair.rules.decisions import decision_numbers
from worldsfair.rules.position import Position
from worldsfair.rules.reasons import why_illegal

_TICKET_KIND = KINDS.index(TICKET)


def play(position: Position, decision: int, chance: Chance) -> None:
    """Play one decision and all that follows from it; if it is refused, nothing has changed."""
    before = bytes(position.buffer)
    if not position.play_if_legal(decision):
        raise _refusal(position, decision)
    if position.awaits_shuffle or chance.seed is None:
        try:
            _deal_on(position, chance)
        except UnknownDeck:
            position.restore(before)
            raise


def apply_text(position: Position, text: str) -> None:
    """Carry out only the decision that a text names, without what follows, or say why not."""
    number = decision_numbers().get(text)
    if number is None:
        raise InvalidMove(f"{text!r} is no move.")
    refuse_illegal(position, number)
    position.apply_decision(number)


def play_and_record(position: Position, decisions: Iterable[str], chance: Chance) -> Turn:
    """Play all decisions of a turn, from its beginning, and say what came of them.

    With chosen approvals they follow the moves in the order in which they are asked. A turn that
    is not finished is refused, and leaves the position somewhere in its middle.
    """
    recorder = TurnRecorder(position, chance)
    for text in decisions:
        recorder.play(text)
    if not recorder.is_finished:
        raise _incomplete(position)
    return recorder.turn()


def refuse_illegal(position: Position, decision: int) -> None:
    """Say why a decision may not be made now, if it may not."""
    if decision not in position.legal():
        raise _refusal(position, decision)


def _refusal(position: Position, decision: int) -> GameError:
    if position.is_over:
        return GameOver("The game is over.")
    return why_illegal(position, decision)


def _incomplete(position: Position) -> IllegalMove:
    if position.awaits_approval:
        return IllegalMove(f"Player {position.seat} has yet to choose what to approve.", "P7")
    if position.in_figures_step:
        return IllegalMove("The turn is not complete: a figure is left to play.", "T3")
    return IllegalMove("The turn is not complete: no supporter is placed.", "T1")


def _deal_on(position: Position, chance: Chance) -> None:
    """Go on with the deal where it needs a shuffle; refuse cards that nobody knows."""
    known = True
    if position.awaits_shuffle:
        try:
            reshuffle(position, chance)
        except InvalidRecord:
            known = False
        position.advance()
    if not known or chance.is_guessed(position):
        raise UnknownDeck("Nobody knows the next card of this game, so none can be dealt.")


class TurnRecorder:
    """Plays the decisions of one turn, and takes notes.

    A turn that is under way is told from there on; a scoring phase that is under way is not told,
    as nobody knows what it gave before.
    """

    def __init__(self, position: Position, chance: Chance) -> None:
        self.position = position
        self._chance = chance
        self._seat = position.active
        self._number = position.turn
        self._card_ids = position.edition.card_ids()
        self._moves: list[str] = []
        self._dealt: list[tuple[str, str]] = []
        self._reshuffled_before: int | None = None
        self._round: int | None = None
        self._tickets: list[Tickets] = []
        self._areas: list[AreaScored] = []
        self._tokens_before: list[int] = []
        self._choices: list[Choice] = []
        self._recalled: list[Recalled] = []

    @property
    def is_finished(self) -> bool:
        """Whether the turn is over, its scoring included."""
        return self.position.turn != self._number

    @property
    def has_all_moves(self) -> bool:
        """Whether nothing is left to decide but approvals."""
        return self.is_finished or not self.position.awaits_turn_move

    def play(self, text: str) -> None:
        """The next decision and what follows from it, up to the next one."""
        position = self.position
        if self.is_finished:
            raise IllegalMove(f"The turn is complete before {text!r}.", "T3")
        is_approval, seat = position.awaits_approval, position.seat
        apply_text(position, text)
        if is_approval:
            self._choices.append(Choice(seat=seat, move=text))
            self._note_area_left()
        else:
            self._moves.append(text)
        while not self.is_finished and not position.awaits_decision:
            self._run_stage()

    def turn(self) -> Turn:
        """What came of it; the scoring is told once it is complete."""
        is_scored = self.is_finished and self._round is not None
        return Turn(
            seat=self._seat,
            moves=self._moves,
            dealt=self._dealt,
            reshuffled_before=UNSET if self._reshuffled_before is None else self._reshuffled_before,
            scoring=self._scoring() if is_scored else UNSET,
        )

    def _run_stage(self) -> None:
        phase = self.position.phase
        if phase == DEAL:
            self._deal()
        elif phase == SHUFFLE:
            self._reshuffled_before = len(self._dealt)
            reshuffle(self.position, self._chance)
        elif phase == REDEEM:
            self._redeem()
        elif phase == SCORE_AREA:
            self._score_area()
        elif phase == RECALL:
            self._recall()
        else:
            self.position.run_stage()

    def _deal(self) -> None:
        position = self.position
        before = position.slot_counts()
        position.run_stage()
        for area, (old, new) in enumerate(zip(before, position.slot_counts(), strict=True)):
            if new > old:
                card = position.cards_at(area)[-1]
                self._dealt.append((AREAS[area], self._card_ids[card]))

    def _redeem(self) -> None:
        position = self.position
        self._round = position.round
        seats = range(position.players)
        held = [position.held(seat, _TICKET_KIND) for seat in seats]
        coins = [position.ticket_coins(seat) for seat in seats]
        position.run_stage()
        self._tickets = [
            Tickets(seat=seat, held=held[seat], bonus=coins[seat] - held[seat], coins=coins[seat])
            for seat in seats
        ]

    def _score_area(self) -> None:
        position = self.position
        area = position.area_at(position.scored_position)
        self._tokens_before = [position.tokens(seat, area) for seat in range(position.players)]
        position.run_stage()
        self._note_area_left()

    def _note_area_left(self) -> None:
        """Once all approvals of an area are made, note what its places gave."""
        position = self.position
        if position.awaits_approval:
            return
        area = position.area_at(len(self._areas))
        awards = []
        for seat, before in enumerate(self._tokens_before):
            place = position.place(seat, area)
            medal, most = position.award(place)
            if medal or most:
                approved = position.tokens(seat, area) - before
                awards.append(AwardGiven(seat, PLACES[place - 1], medal, approved))
        self._areas.append(AreaScored(area=AREAS[area], awards=awards))

    def _recall(self) -> None:
        position = self.position
        areas = [position.area_at(place) for place in range(len(AREAS))]
        before = [
            (seat, area, position.supporters(seat, area))
            for seat in range(position.players)
            for area in areas
        ]
        position.run_stage()
        self._recalled = [
            Recalled(
                seat=seat, area=AREAS[area], supporters=count - position.supporters(seat, area)
            )
            for seat, area, count in before
            if count > position.supporters(seat, area)
        ]

    def _scoring(self) -> Scoring:
        assert self._round is not None
        return Scoring(
            round=self._round,
            tickets=self._tickets,
            areas=self._areas,
            recalled=self._recalled,
            choices=self._choices if self.position.chosen_approvals else UNSET,
        )
