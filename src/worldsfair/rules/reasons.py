"""Why a decision is illegal, in a sentence a player understands, with the rule's id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from worldsfair.edition import AREAS
from worldsfair.errors import IllegalMove
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import APPROVE, KIND_DAVIS, KIND_PALMER, PLACE
from worldsfair.rules.decisions import (
    FROM_SUPPLY,
    approved_area,
    decision_texts,
    is_approval,
    is_discard,
    is_placement,
    owner_of,
    read_figure,
    read_placement,
)
from worldsfair.rules.layout import State
from worldsfair.rules.legal import are_neighbours

if TYPE_CHECKING:
    from worldsfair.rules.position import Position


class Reason(NamedTuple):
    """Why something can't be done."""

    rule: str
    """Its id on the rules page."""
    sentence: str
    """`{seat}` decides, `{scored}` is the area that is scored, `{most}` the highest number there;
    `{words[1]}` is a word of the decision's text, `{last}` its last one, `{figure}` its figure."""


REASONS: Final = (
    Reason("P7", "Player {seat} approves exhibits of {scored} now."),
    Reason("P7", "At most {most} may be approved here."),
    Reason("P7", "Exhibits are approved only in a scoring phase."),
    Reason("T1", "A turn begins with placing a supporter."),
    Reason("T1", "A supporter is placed once, at the beginning of a turn."),
    Reason("T2", "With a supporter in the supply, none is taken from an area."),
    Reason("T2", "The supply is empty: say which area the supporter comes from."),
    Reason("T2", "Player {seat} has no supporter in {last}."),
    Reason("T3", "Player {seat} does not hold {figure}."),
    Reason("T5", "{words[1]} is not next to the area of this turn."),
    Reason("T6", "There is no player {words[1]}."),
    Reason("T6", "Player {words[1]} has no supporter in {words[2]}."),
)
_APPROVES_NOW: Final = 0
_TOO_MANY: Final = 1
_NO_SCORING: Final = 2
_BEGINS_WITH_PLACING: Final = 3
_IS_PLACED: Final = 4
_HAS_SUPPLY: Final = 5
_NO_SUPPLY: Final = 6
_NOBODY_THERE: Final = 7
_NOT_HELD: Final = 8
_NO_NEIGHBOUR: Final = 9
_NO_PLAYER: Final = 10
_NOBODY_TO_MOVE: Final = 11


@compiled
def reason_against(state: State, decision: int) -> int:
    """For a decision that is not among the legal ones, the place of its reason in the list."""
    if state.phase == APPROVE:
        area = signed(state.area_at[state.scored_position])
        is_asked = is_approval(decision) and approved_area(decision) == area
        return _TOO_MANY if is_asked else _APPROVES_NOW
    if is_approval(decision):
        return _NO_SCORING
    if state.phase == PLACE:
        if not is_placement(decision):
            return _BEGINS_WITH_PLACING
        _, origin = read_placement(decision)
        return _reason_of_supply(state, origin)
    if is_placement(decision):
        return _IS_PLACED
    return _reason_of_figure(state, decision)


@compiled
def _reason_of_supply(state: State, origin: int) -> int:
    if state.supply[state.seat] > 0:
        return _HAS_SUPPLY
    return _NO_SUPPLY if origin == FROM_SUPPLY else _NOBODY_THERE


@compiled
def _reason_of_figure(state: State, decision: int) -> int:
    kind, area, origin = read_figure(decision)
    if state.held[state.seat, kind] == 0:
        return _NOT_HELD
    if kind == KIND_PALMER:
        return _NO_PLAYER if owner_of(decision) >= state.players else _NOBODY_TO_MOVE
    if kind == KIND_DAVIS and not are_neighbours(state, signed(state.placed), area):
        return _NO_NEIGHBOUR
    return _reason_of_supply(state, origin)


def why_illegal(position: Position, decision: int) -> IllegalMove:
    """The reason, for a decision that is not among the legal ones."""
    rule, sentence = REASONS[position.reason_against(decision)]
    words = decision_texts()[decision].split()
    told = sentence.format(
        seat=position.seat,
        scored=AREAS[position.area_at(position.scored_position)]
        if position.awaits_approval
        else "",
        most=len(position.legal()) - 1,
        words=words,
        last=words[-1],
        figure=words[1] if is_discard(decision) else words[0],
    )
    return IllegalMove(told, rule)
