"""Records that are refused, at least one for each reason."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from engine.told_games import canonical
from mutations import Change, Json, drop, put
from playing import added_by, finished_game, play_on
from worldsfair import Game
from worldsfair.records.continuations import CONTINUATION, CONTINUATION_VERSION
from worldsfair.records.model import Approvals
from worldsfair.rules.constants import TURN_LIMIT

HEADS = [
    put("edition", to="deluxe"),
    put("rules", to=2),
    put("version", to=3),
    put("version", to=1),
    put("version", to="2"),
    put("version", to=1.0),
    put("format", to=1),
    put("format", to="chess"),
    drop("rules"),
    drop("seats", 0),
    put("seats", to=[]),
    put("seats", 0, "age", to=9),
    put("seats", 0, to=[]),
    put("commitment", to="AB" * 32),
    put("commitment", to="0" * 64),
    put("seed", to="00" * 31),
    put("seed", to="00" * 32),
    put("contributions", to=["0f" * 32, None]),
    put("contributions", to=[None, None, None]),
    put("contributions", to=["0F" * 32, None, None]),
    put("contributions", to=["0f" * 32, None, None]),
    put("contributions", to=[1, None, None]),
    put("options", "approvals", to="drawn"),
    drop("options"),
    put("setup", "areas", 0, to="midway"),
    drop("setup", "cards", "electricity"),
    drop("setup", "cards", "electricity", 0),
    put("setup", "cards", "electricity", 0, to="x"),
    drop("result"),
    put("result", "winners", to=[]),
    put("result", "seats", 0, "tokens", "electricity", to=99),
    put("turns", to={}),
]
TURNS = [
    put("seat", to=3),
    put("seat", to=2**64),
    put("moves", 0, to="place moon"),
    put("moves", 0, to="Place agriculture"),
    put("moves", 0, to="it's \n \u20ac"),
    put("moves", 0, to="burnham"),
    put("moves", 0, to="approve electricity 1"),
    put("moves", 0, to="place agriculture from agriculture"),
    put("moves", to=[]),
    put("moves", to=["place electricity"] * 3),
    put("moves", to=["place electricity", "palmer 3 agriculture electricity"]),
    put("dealt", 1, 1, to="ticket-99"),
    put("dealt", 1, 0, to="x"),
    put("dealt", 1, to=["x"]),
    drop("dealt", 1),
    put("dealt", to=[]),
    put("reshuffled_before", to=1),
    put("reshuffled_before", to=None),
]
SCORINGS = [
    put("round", to=2),
    put("tickets", 0, "held", to=9),
    put("areas", 0, "awards", to=[]),
    put("areas", 0, "awards", 0, "place", to="third"),
    put("recalled", to=[]),
    put("choices", to=[]),
    put("choices", to=[{"seat": 0, "move": "approve electricity 3"}]),
]


def bad_records() -> Iterator[str]:
    """Each as the text of a file."""
    yield from ("", "{", "[]", "null", "{}", '{"format": "worldsfair-continuation"}')
    approvals: Approvals
    for approvals in ("automatic", "chosen"):
        game = finished_game(3, 2, approvals)
        running = play_on(Game.new(3, 2, approvals), random.Random(2), turns=12)
        for record in (_json(game.record()), _json(game.record(), "seed"), _json(running.record())):
            yield from _spoiled(record)
        assert running.seed is not None
        yield json.dumps(_json(running.record()) | {"seed": running.seed.hex()})
        yield json.dumps(_json(running.record()) | {"result": _json(game.result())})
    joined = _json(finished_game(3, 2, joined=True).record())
    yield from (_changed(joined, put("contributions", to=[None, *added_by(2)])),)
    yield from _bad_continuations(_json(finished_game(3, 2).record(), "seed", "result"))


def _json(value: object, *without: str) -> Json:
    told: Json = json.loads(canonical(value))
    return {name: one for name, one in told.items() if name not in without}


def _changed(record: Json, *changes: Change) -> str:
    copy = json.loads(json.dumps(record))
    for change in changes:
        change(copy)
    return json.dumps(copy)


def _spoiled(record: Json) -> Iterator[str]:
    """A record with one thing wrong, everywhere in turn; what can't be changed is left as it is."""
    yield from (_changed(record, _quietly(change)) for change in HEADS)
    yield from (_changed(record, _within(("turns", 3), change)) for change in TURNS)
    scored = next((n for n, turn in enumerate(record["turns"]) if "scoring" in turn), None)
    if scored is not None:
        scoring = record["turns"][scored]["scoring"]
        yield from (
            _changed(record, _within(("turns", scored, "scoring"), one)) for one in SCORINGS
        )
        yield _changed(record, drop("turns", scored, "scoring"))
        yield _changed(record, put("turns", 0, "scoring", to=scoring))
    last = record["turns"][-1]
    yield _changed(record, lambda one: one["turns"].append(last))
    yield _changed(record, lambda one: one["turns"].extend([last] * TURN_LIMIT))


def _bad_continuations(record: Json) -> Iterator[str]:
    before = record | {"turns": record["turns"][:6]}
    part = {"seats": record["seats"], "commitment": "00" * 32, "turns": record["turns"][6:9]}
    good = {
        "format": CONTINUATION,
        "version": CONTINUATION_VERSION,
        "before": before,
        "parts": [part],
    }
    for change in (
        put("version", to=3),
        put("version", to=1),
        put("before", "seed", to="00" * 32),
        put("before", "version", to=1),
        put("parts", to=[]),
        put("parts", to=[part] * 17),
        put("parts", 0, "seats", to=[]),
        put("parts", 0, "seed", to="00" * 32),
        put("parts", 0, "seed", to=None),
        put("parts", 0, "contributions", to=[None, None, None]),
        put("parts", 0, "turns", 0, "seat", to=2),
        put("result", to=_json(finished_game(3, 2).result())),
        _quietly(drop("before", "rules")),
    ):
        yield _changed(good, change)


def _within(path: tuple[str | int, ...], change: Change) -> Change:
    def inner(record: Json) -> None:
        place: Any = record
        for key in path:
            place = place[key]
        _quietly(change)(place)

    return inner


def _quietly(change: Change) -> Change:
    """A change that not every record has room for."""

    def inner(record: Json) -> None:
        try:
            change(record)
        except (KeyError, IndexError):
            return

    return inner
