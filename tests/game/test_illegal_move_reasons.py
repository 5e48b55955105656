"""Why a move is illegal: the right rule and a sentence for a player, for each reason."""

from __future__ import annotations

import pytest

from building import ONE_EACH, game_at, one_ticket_before_scoring
from worldsfair import Game, IllegalMove, Move
from worldsfair.game import all_moves

SPENT = {"agriculture": [12, 1, 1], "electricity": [0, 1, 1], "fine_arts": [10, 1, 1]}


def about_to_place() -> Game:
    return game_at(held={0: ["burnham-1"]})


def with_empty_supply() -> Game:
    return game_at(supporters=SPENT, held={0: ["burnham-1", "davis-1", "pullman-1"]})


def placed_with_empty_supply() -> Game:
    game = with_empty_supply()
    game.play("place agriculture from agriculture")
    return game


def with_figures() -> Game:
    supporters = ONE_EACH | {"fine_arts": [1, 0, 1]}
    held = {0: ["burnham-1", "davis-1", "palmer-1", "pullman-1"]}
    game = game_at(supporters=supporters, held=held)
    game.play("place electricity")
    return game


def at_the_end_of_the_row() -> Game:
    game = game_at(held={0: ["davis-1"]})
    game.play("place agriculture")
    return game


def approving() -> Game:
    game = one_ticket_before_scoring(
        supporters={"electricity": [1, 3, 0]},
        held={0: ["electricity-1", "electricity-2", "fine_arts-1"]},
        approvals="chosen",
    )
    game.play("place agriculture")
    return game


@pytest.mark.parametrize(
    ("make", "move", "rule", "message"),
    [
        (about_to_place, "burnham", "T1", "A turn begins with placing"),
        (about_to_place, "discard burnham", "T1", "A turn begins with placing"),
        (about_to_place, "approve electricity 0", "P7", "only in a scoring phase"),
        (about_to_place, "place electricity from fine_arts", "T2", "none is taken from an area"),
        (with_empty_supply, "place electricity", "T2", "say which area"),
        (
            with_empty_supply,
            "place fine_arts from electricity",
            "T2",
            "no supporter in electricity",
        ),
        (placed_with_empty_supply, "burnham", "T2", "say which area"),
        (placed_with_empty_supply, "pullman", "T2", "say which area"),
        (placed_with_empty_supply, "pullman from electricity", "T2", "no supporter in electricity"),
        (placed_with_empty_supply, "davis electricity", "T2", "say which area"),
        (placed_with_empty_supply, "davis fine_arts from fine_arts", "T5", "fine_arts is not next"),
        (with_figures, "place electricity", "T1", "placed once"),
        (with_figures, "approve electricity 0", "P7", "only in a scoring phase"),
        (with_figures, "schwab", "T3", "does not hold schwab"),
        (with_figures, "discard schwab", "T3", "does not hold schwab"),
        (with_figures, "schwab from agriculture", "T3", "does not hold schwab"),
        (with_figures, "burnham from agriculture", "T2", "none is taken from an area"),
        (with_figures, "davis agriculture from fine_arts", "T2", "none is taken from an area"),
        (
            with_figures,
            "davis electricity",
            "T5",
            "electricity is not next to the area of this turn",
        ),
        (with_figures, "davis transportation", "T5", "transportation is not next"),
        (at_the_end_of_the_row, "davis transportation", "T5", "transportation is not next"),
        (with_figures, "palmer 3 fine_arts electricity", "T6", "There is no player 3"),
        (with_figures, "palmer 1 fine_arts electricity", "T6", "no supporter in fine_arts"),
        (approving, "place electricity", "P7", "Player 0 approves exhibits of electricity now"),
        (approving, "approve fine_arts 1", "P7", "Player 0 approves exhibits of electricity now"),
        (approving, "approve electricity 2", "P7", "At most 1 may be approved here"),
    ],
)
def test_the_reason_names_the_rule(make: object, move: str, rule: str, message: str) -> None:
    assert callable(make)
    game: Game = make()
    with pytest.raises(IllegalMove, match=message) as refusal:
        game.play(move)

    assert (refusal.value.rule, refusal.value.code) == (rule, "illegal_move")


@pytest.mark.parametrize(
    "make",
    [about_to_place, with_empty_supply, placed_with_empty_supply, with_figures, approving],
)
def test_every_illegal_move_has_a_reason(make: object) -> None:
    assert callable(make)
    game: Game = make()
    legal = game.legal_moves()
    illegal: list[Move] = [move for move in all_moves() if move not in legal]

    for move in illegal:
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert str(refusal.value).endswith(".")
    assert game.legal_moves() == legal
