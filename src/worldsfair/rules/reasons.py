"""Why a decision is illegal, in a sentence a player understands, with the rule's id."""

from __future__ import annotations

from worldsfair.edition import AREAS, FIGURES, KINDS
from worldsfair.errors import IllegalMove
from worldsfair.rules.constants import PLACE
from worldsfair.rules.position import Position


def why_illegal(position: Position, text: str) -> IllegalMove:
    """The reason, for a decision that is not among the legal ones."""
    words = text.split()
    if position.awaits_approval:
        return _approval_reason(position, words)
    if words[0] == "approve":
        return IllegalMove("Exhibits are approved only in a scoring phase.", "P7")
    if position.phase == PLACE:
        if words[0] != "place":
            return IllegalMove("A turn begins with placing a supporter.", "T1")
        return _supply_reason(position, words)
    return _figure_reason(position, words)


def _approval_reason(position: Position, words: list[str]) -> IllegalMove:
    area = AREAS[position.area_at(position.scored_position)]
    if words[0] != "approve" or words[1] != area:
        return IllegalMove(f"Player {position.seat} approves exhibits of {area} now.", "P7")
    most = len(position.legal()) - 1
    return IllegalMove(f"At most {most} may be approved here.", "P7")


def _supply_reason(position: Position, words: list[str]) -> IllegalMove:
    seat = position.seat
    if position.supply(seat) > 0:
        return IllegalMove("With a supporter in the supply, none is taken from an area.", "T2")
    if "from" not in words:
        return IllegalMove("The supply is empty: say which area the supporter comes from.", "T2")
    return IllegalMove(f"Player {seat} has no supporter in {words[-1]}.", "T2")


def _figure_reason(position: Position, words: list[str]) -> IllegalMove:
    if words[0] == "place":
        return IllegalMove("A supporter is placed once, at the beginning of a turn.", "T1")
    figure = words[1] if words[0] == "discard" else words[0]
    if not position.held(position.seat, KINDS.index(figure)):
        return IllegalMove(f"Player {position.seat} does not hold {figure}.", "T3")
    assert figure in FIGURES
    if figure == "palmer":
        if int(words[1]) >= position.players:
            return IllegalMove(f"There is no player {words[1]}.", "T6")
        return IllegalMove(f"Player {words[1]} has no supporter in {words[2]}.", "T6")
    if figure == "davis" and not position.is_next_to_placed(AREAS.index(words[1])):
        return IllegalMove(f"{words[1]} is not next to the area of this turn.", "T5")
    return _supply_reason(position, words)
