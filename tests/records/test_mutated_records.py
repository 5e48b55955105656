"""Thousands of records with one thing changed: refused, or shown to be a legal game.

A changed record may be accepted for one reason only: the naive rules, played with its own moves
and cards, give exactly this record. So a changed name of a player is fine; and so is another
move that leaves no trace (which neighbour davis went to, where nothing was decided by it), and
in a record without a seed a card that could as well have been drawn.
"""

from __future__ import annotations

import json
import random

import pytest

from mutations import Changer, Mutant
from naive_records import is_a_legal_game
from playing import added_by, avoid_tickets, finished_game, play_on
from worldsfair import Game, InvalidRecord
from worldsfair.records.model import Approvals
from worldsfair.records.reader import game_to_json, read_record
from worldsfair.records.replay import verify

MUTANTS = 320
"""Of each kind of record: 5,760 in all."""


def recorded(players: int, approvals: Approvals, how: str) -> list[bytes]:
    """Games to change: three finished ones, or three that are still running.

    In the last of them the seats added to the shuffle.
    """
    added = ((), (), added_by(players))
    if how == "running":
        games = [
            Game.new(players, seed, approvals, contributions=contributions)
            for seed, contributions in enumerate(added, start=1)
        ]
        records = [
            play_on(game, random.Random(players), avoid_tickets, turns=turns).record()
            for game, turns in zip(games, (9, 25, 40), strict=True)
        ]
        return [game_to_json(record) for record in records]
    finished = [
        finished_game(players, seed, approvals, joined=bool(contributions))
        for seed, contributions in enumerate(added, start=1)
    ]
    texts = [game_to_json(game.record()) for game in finished]
    if how == "finished":
        return texts
    return [json.dumps(without_seed(json.loads(text))).encode() for text in texts]


def without_seed(record: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in record.items() if key != "seed"}


def refusal_of(mutant: Mutant) -> InvalidRecord | None:
    try:
        verify(read_record(mutant.text))
    except InvalidRecord as refusal:
        return refusal
    return None


def names_the_turn(refusal: InvalidRecord, mutant: Mutant) -> bool:
    """The turn of the change, or a later one or the result if it shows only there."""
    if mutant.turn is None or "the result is not what" in refusal.reason:
        return True
    if refusal.reason.startswith("not a record"):
        return "turns[" in refusal.reason
    return refusal.turn is not None and refusal.turn >= mutant.turn


@pytest.mark.parametrize("how", ["finished", "without seed", "running"])
@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_changed_record_is_refused_or_a_legal_game(
    players: int, approvals: Approvals, how: str
) -> None:
    changers = [Changer(text) for text in recorded(players, approvals, how)]
    chooser = random.Random(f"{players} {approvals} {how}")
    refused = 0
    for number in range(MUTANTS):
        mutant = changers[number % len(changers)].mutant(chooser)
        refusal = refusal_of(mutant)
        where = f"{mutant.what} {mutant.path}: {refusal}"
        if refusal is None:
            assert is_a_legal_game(mutant.record), where
            continue
        refused += 1
        assert names_the_turn(refusal, mutant), where
        if not refusal.reason.startswith("not a record"):
            assert not is_a_legal_game(mutant.record), where
    assert refused > 0.8 * MUTANTS
