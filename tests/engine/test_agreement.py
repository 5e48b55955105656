"""What the TypeScript library tells of a game is what Python tells, field by field.

Views, points, log, previews and their refusals, states, records, and the verdict on bad records.
`AGREEMENT_GAMES=20000 pytest tests/engine/test_agreement.py` compares more games.
"""

from __future__ import annotations

import json
import os
import random
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.agreement import compared, first_difference
from engine.bad_records import bad_records
from engine.told_games import CORPUS, KINDS, Script, ToldGame, canonical, digest, new_game, told
from mutations import Changer
from worldsfair.errors import InvalidRecord
from worldsfair.records.reader import read_game
from worldsfair.records.replay import verify

GAMES = int(os.environ.get("AGREEMENT_GAMES") or 240) // len(KINDS)
"""Of each kind, fresh ones each time."""
MUTANTS = 160
"""Of each kind of record."""
RECORDED = Path(__file__).parents[1] / "games"
SEED = int(os.environ.get("AGREEMENT_SEED") or secrets.randbits(32))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fresh_games_are_told_alike(players: int) -> None:
    chooser = random.Random(SEED + players)
    kinds = [kind for kind in KINDS if kind.players == players]
    scripts: list[Script] = []

    def lines() -> Iterator[object]:
        for number in range(GAMES * len(kinds)):
            script, found = new_game(kinds[number % len(kinds)], chooser)
            scripts.append(script)
            yield ToldGame(script, [digest(one) for one in found])

    found = first_difference(lines())
    assert found is None, f"AGREEMENT_SEED={SEED}: " + in_words(scripts[found["line"]], found)


def test_kept_games_are_told_as_ever_by_python() -> None:
    for number, game in enumerate(kept_games()):
        for step, found in enumerate(told(game.script)):
            assert digest(found) == game.digests[step], f"game {number}, step {step}: {found}"


def test_kept_games_are_told_as_ever_by_the_library() -> None:
    games = kept_games()
    found = first_difference(games)
    assert found is None, in_words(games[found["line"]].script, found)


def kept_games() -> list[ToldGame]:
    decode = msgspec.json.Decoder(ToldGame).decode
    return [decode(line) for line in CORPUS.read_bytes().splitlines()]


def in_words(script: Script, found: dict[str, Any]) -> str:
    """What the tool found, compared with what Python tells of the same step."""
    right = told(script)
    step = found["step"]
    if step >= len(right):
        return f"game {found['line']} has more steps in TypeScript"
    difference = compared(json.loads(canonical(right[step])), found["got"])
    return f"game {found['line']}, step {step}: {difference}"


def test_records_that_are_bad_for_each_reason_are_refused_alike() -> None:
    texts = list(bad_records())
    found = first_difference({"text": text, "verdict": verdict_on(text)} for text in texts)
    assert found is None, (
        f"record {found['line']}: {verdict_on(texts[found['line']])} in Python, "
        f"{found['got']} in TypeScript"
    )


def test_records_with_any_change_are_refused_alike() -> None:
    chooser = random.Random(SEED)
    texts = [
        line for path in sorted(RECORDED.glob("*.jsonl")) for line in path.read_bytes().splitlines()
    ]
    changers = [Changer(text) for text in [*chooser.sample(texts, 7), a_continuation(chooser)]]
    mutants = [one.mutant(chooser) for one in changers for _ in range(MUTANTS)]
    found = first_difference({"text": one.text, "verdict": verdict_on(one.text)} for one in mutants)
    assert found is None, (
        f"AGREEMENT_SEED={SEED}: {mutants[found['line']].path} {mutants[found['line']].what}: "
        f"{verdict_on(mutants[found['line']].text)} in Python, {found['got']} in TypeScript"
    )


def a_continuation(chooser: random.Random) -> bytes:
    """The record of a game that went on from another."""
    while True:
        _, found = new_game(chooser.choice(KINDS), chooser)
        last = canonical(found[-1]["record"])
        if b'"parts"' in last:
            return last


def verdict_on(text: str) -> dict[str, object] | None:
    """Why a record is refused; None if it is not."""
    try:
        verify(read_game(text))
    except InvalidRecord as error:
        is_json = not error.reason.startswith("not JSON")
        return {"reason": error.reason if is_json else "not JSON", "turn": error.turn}
    return None
