"""Small changes to a record: one that is named, or one drawn from a seeded generator."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from worldsfair import default_edition
from worldsfair.edition import AREAS, PLACES
from worldsfair.rules.decisions import decision_texts

Path = tuple[str | int, ...]
Json = dict[str, Any]
Change = Callable[[Json], object]

CARDS = default_edition().card_ids()
KINDS_OF_CHANGE = ("change", "change", "change", "delete", "add", "double", "swap", "retype")
PARTS = ("head", "setup", "moves", "dealt", "scoring", "turn", "result")


@dataclass(frozen=True)
class Mutant:
    """A record with one thing changed."""

    record: dict[str, Any]
    path: Path
    what: str

    @property
    def turn(self) -> int | None:
        """The turn in which the change is, counted from 1."""
        in_a_turn = self.path[0] == "turns" and len(self.path) > 2
        return int(self.path[1]) + 1 if in_a_turn else None

    @property
    def text(self) -> str:
        return json.dumps(self.record)


class Changer:
    """Changes one record again and again."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.paths: dict[str, list[Path]] = {}
        # By the part of the record: turns would crowd out the rest.
        for path in paths_in(json.loads(text), ()):
            self.paths.setdefault(part_of(path), []).append(path)

    def mutant(self, chooser: random.Random) -> Mutant:
        """A record in which one value is changed, deleted, added, doubled or swapped."""
        while True:
            record = json.loads(self.text)
            path = chooser.choice(self.paths[chooser.choice(sorted(self.paths))])
            what = mutate(record, path, chooser)
            if what:
                return Mutant(record, path, what)


def part_of(path: Path) -> str:
    if path[0] == "turns" and len(path) > 2:
        return str(path[2]) if path[2] in PARTS else "turn"
    return str(path[0]) if path[0] in PARTS else "head"


def paths_in(value: object, path: Path) -> list[Path]:
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    return [
        found for key, inner in items for found in [(*path, key), *paths_in(inner, (*path, key))]
    ]


def mutate(record: dict[str, Any], path: Path, chooser: random.Random) -> str:
    """Change what is at the path; says how, or nothing if all is as it was."""
    holder: Any = record
    for step in path[:-1]:
        holder = holder[step]
    before = json.dumps(holder)
    how = chooser.choice(KINDS_OF_CHANGE)
    change(holder, path[-1], how, chooser)
    return how if json.dumps(holder) != before else ""


def change(holder: Any, key: Any, how: str, chooser: random.Random) -> None:
    """One change to a value of a list or an object, where it can be done."""
    value = holder[key]
    if how == "change" and not isinstance(value, dict | list):
        holder[key] = another(value, chooser)
    elif how == "delete":
        del holder[key]
    elif how == "add" and isinstance(holder, dict):
        holder["reshuffled_before" if "moves" in holder else "note"] = chooser.randrange(3)
    elif how == "double" and isinstance(holder, list):
        holder.insert(chooser.randrange(len(holder) + 1), value)
    elif how == "swap" and isinstance(holder, list):
        other = chooser.randrange(len(holder))
        holder[key], holder[other] = holder[other], value
    elif how == "retype":
        holder[key] = chooser.choice([None, [], {}, "", "x", -1, 0, 1.5, True, [value], str(value)])


def another(value: object, chooser: random.Random) -> object:
    """A value of the same family."""
    if isinstance(value, int):
        return chooser.choice([value + 1, value - 1, 0, 1, 2, 3, 255, 256, 2**64])
    if value is None:
        return chooser.choice(["0f" * 32, "0F" * 32, "0f" * 31])
    assert isinstance(value, str)
    if value in AREAS:
        return chooser.choice(AREAS)
    if value in CARDS:
        return chooser.choice([*CARDS, "ticket-0", "ticket-29", "ticket"])
    if value in decision_texts():
        return another_move(value, chooser)
    if value in PLACES:
        return chooser.choice(PLACES)
    if re.fullmatch("[0-9a-f]{64}", value):
        return chooser.choice([flipped(value, chooser), value.upper(), value[:-1], value + "0"])
    return chooser.choice([value + "x", value.upper(), "automatic", "chosen", "base", "human"])


def another_move(move: str, chooser: random.Random) -> str:
    """Often one of the same action, which is more likely to be legal."""
    alike = [text for text in decision_texts() if text.split()[0] == move.split()[0]]
    return chooser.choice([chooser.choice(alike), chooser.choice(decision_texts()), move + " ", ""])


def flipped(text: str, chooser: random.Random) -> str:
    place = chooser.randrange(len(text))
    return text[:place] + chooser.choice("0123456789abcdef") + text[place + 1 :]


def put(*path: str | int, to: object) -> Change:
    """A change of one value."""

    def change(record: Json) -> None:
        place: Any = record
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to

    return change


def drop(*path: str | int) -> Change:
    """A value taken out."""

    def change(record: Json) -> None:
        place: Any = record
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return change
