"""The engine's TypeScript faces: where each field lies, what each number means, what each calls.

They are written from the records and tables that the compiled code itself is made of, so nothing
of the rules is typed a second time. `python -m worldsfair.engine.faces` writes them into
`web/engine/src/`, with `--check` it says whether those are up to date.
"""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np

from worldsfair.bots.chooser import CHOOSER
from worldsfair.bots.levels import LEVEL_RATINGS, LEVELS
from worldsfair.bots.mcts.node_pool import INFORMED, NO_NODE, NODE, PLAIN, ROOT, Search
from worldsfair.bots.network import NETWORK
from worldsfair.bots.registry import RECIPES, Ahead, Greedy, Random, Searching
from worldsfair.bots.weaknesses import Weakness
from worldsfair.bots.workspace import Workspace
from worldsfair.edition import (
    AREAS,
    COLOURS,
    FIGURES,
    KINDS,
    PLACES,
    PLAYER_COUNTS,
    TICKET,
    TURN_ORDER,
    Edition,
    default_edition,
    shipped_editions,
)
from worldsfair.engine.exports import EXPORTS, Export
from worldsfair.engine.webassembly import STACK_TOP
from worldsfair.records.continuations import CONTINUATION, CONTINUATION_VERSION, MOST_PARTS
from worldsfair.records.model import FORMAT, VERSION
from worldsfair.rules import constants
from worldsfair.rules.decisions import decision_texts
from worldsfair.rules.layout import BOX, CHOICES, LAYOUT, STATE, box_for
from worldsfair.rules.overview import OVERVIEW
from worldsfair.rules.reasons import REASONS
from worldsfair.rules.typed_records import dtype_of

FOLDER: Final = Path(__file__).parents[3] / "web" / "engine" / "src"
_HEAD: Final = "/** {} Written by `python -m worldsfair.engine.faces`; change nothing here. */\n"
_CONSTANTS: Final = [
    "RULES_VERSION",
    "AREA_COUNT",
    "SEAT_COUNT",
    "CARD_COUNT",
    "KIND_COUNT",
    "SLOT_COUNT",
    "KIND_TICKET",
    "FIRST_FIGURE",
    "NO_CARD",
    "IN_DECK",
    "AT_AREA",
    "HELD_BY",
    "DISCARDED",
    "LEFT_OUT",
    "PLACE",
    "FIGURES_STEP",
    "APPROVE",
    "OVER",
    "SHUFFLE",
    "COLLECT",
    "DEAL",
    "REDEEM",
    "SCORE_AREA",
    "RECALL",
    "END_TURN",
    "FIRST_AUTOMATIC",
    "LAST_ROUND",
    "TURN_LIMIT",
]


def faces() -> dict[str, str]:
    """The generated files by name."""
    return {"facts.ts": _facts(), "layout.ts": _layout()}


def _facts() -> str:
    """What a page says of the game and its box, without the engine."""
    homes = dict(zip(FIGURES[-len(AREAS) :], AREAS, strict=True))
    return "\n".join(
        [
            _HEAD.format("Names and facts of the box."),
            _constant("AREAS", AREAS),
            _constant("TICKET", TICKET),
            _constant("FIGURES", FIGURES),
            _constant("KINDS", KINDS),
            _constant("PLACES", PLACES),
            _constant("COLOURS", COLOURS),
            _constant("PLAYER_COUNTS", PLAYER_COUNTS),
            _constant("ROUNDS", constants.LAST_ROUND),
            _constant("TURN_LIMIT", constants.TURN_LIMIT),
            "/** The area that a figure belongs to; null for those who go anywhere. */",
            _constant("HOMES", {figure: homes.get(figure) for figure in FIGURES}),
            "/** The opponents for people, from the easiest to the strongest. */",
            _constant("LEVELS", LEVELS),
            "/** On one scale: random has 0, and 400 more win ten games for each lost one. */",
            _constant("LEVEL_RATINGS", dict(LEVEL_RATINGS)),
            _constant("DEFAULT_EDITION", default_edition().name),
            "/** By edition: cards of each kind, those in play by number of players, the wheel's",
            " * spaces, points of a set by its size, awards by place, room for cards at each area,",
            " * where that is assumed, and start bonuses by turn order. */",
            _constant("EDITIONS", {e.name: _edition_facts(e) for e in shipped_editions().values()}),
            *_types(),
        ]
    )


def _types() -> list[str]:
    names = {
        "Area": "AREAS",
        "Figure": "FIGURES",
        "Kind": "KINDS",
        "Place": "PLACES",
        "Colour": "COLOURS",
        "Level": "LEVELS",
    }
    return [
        *(f"export type {name} = (typeof {source})[number];" for name, source in names.items()),
        "export type EditionName = keyof typeof EDITIONS;",
        "",
    ]


def _edition_facts(edition: Edition) -> Mapping[str, object]:
    return {
        "cards": {kind: edition.cards_of_kind(kind) for kind in KINDS},
        "inPlay": {count: edition.cards_in_play(count) for count in PLAYER_COUNTS},
        "spaces": {count: edition.wheel[count].spaces for count in PLAYER_COUNTS},
        "supporters": edition.supporters.per_player.value,
        "leaderBonus": edition.tickets.leader_bonus.value,
        "setPoints": list(edition.sets.values.value),
        "awards": {
            count: {
                place: {"medal": award.medal, "approvals": award.approvals}
                for place in PLACES
                for award in [getattr(edition.awards[count], place)]
            }
            for count in PLAYER_COUNTS
        },
        "onEachArea": edition.supporters.on_each_area.value,
        "capacities": {area: edition.areas[area].capacity for area in AREAS},
        "assumedCapacities": [a for a in AREAS if edition.areas[a].source == "assumed"],
        "startBonus": [list(edition.start_bonus[place].areas) for place in TURN_ORDER],
    }


def _layout() -> str:
    """What a program needs that calls the engine."""
    records = {
        "STATE": STATE,
        "BOX": BOX,
        "CHOICES": CHOICES,
        "OVERVIEW": OVERVIEW,
        "CHOOSER": CHOOSER,
        "WEAKNESS": dtype_of(Weakness),
        "NODE": NODE,
        "WORKSPACE": dtype_of(Workspace),
        "SEARCH": dtype_of(Search),
    }
    return "\n".join(
        [
            _HEAD.format("Where each field of the engine's records lies, and what numbers mean."),
            "/** A field: where it begins, how a number is stored, how many rows and columns. */",
            "export interface Field {",
            "  readonly at: number;",
            "  readonly kind: 'u1' | 'u2' | 'u8' | 'i4' | 'i8' | 'f4' | 'f8' | 'record';",
            "  readonly shape: readonly number[];",
            "}",
            "",
            *(
                f"export const {name} = {_record(dtype)} as const;"
                for name, dtype in records.items()
            ),
            _constant("NETWORK_SIZE", NETWORK.itemsize),
            "/** Changes with the layout of a state. */",
            _constant("LAYOUT", LAYOUT),
            _constant("STACK_TOP", STACK_TOP),
            *(_constant(name, getattr(constants, name)) for name in _CONSTANTS),
            _constant("NO_NODE", NO_NODE),
            _constant("ROOT", ROOT),
            _constant("SEARCH_KINDS", {"plain": PLAIN, "informed": INFORMED}),
            _constant("RECORD", {"format": FORMAT, "version": VERSION}),
            _constant(
                "CONTINUATION",
                {"format": CONTINUATION, "version": CONTINUATION_VERSION, "mostParts": MOST_PARTS},
            ),
            "/** The text of every decision; its place in the list is its number. */",
            _constant("DECISIONS", decision_texts()),
            "/** Why a decision is illegal: the rule's id, and a sentence to fill in. */",
            _constant("REASONS", [reason._asdict() for reason in REASONS]),
            "/** By edition and number of players: the box for the engine, in base64. */",
            _constant("BOXES", {e.name: _boxes(e) for e in shipped_editions().values()}),
            "/** What each bot is made of. */",
            _constant("BOTS", {name: _recipe(recipe) for name, recipe in RECIPES.items()}),
            "/** The exported functions. Addresses and numbers are 64-bit integers. */",
            "export interface Exports {",
            *(line for export in EXPORTS for line in _face(export)),
            "}",
            "",
        ]
    )


def _boxes(edition: Edition) -> dict[int, str]:
    return {
        count: base64.b64encode(box_for(edition, count).tobytes()).decode()
        for count in PLAYER_COUNTS
    }


def _recipe(recipe: Random | Greedy | Ahead | Searching) -> Mapping[str, object]:
    match recipe:
        case Random():
            return {"kind": "random"}
        case Greedy():
            return {"kind": "greedy"}
        case Ahead(level):
            names = dtype_of(Weakness).names or ()
            return {
                "kind": "ahead",
                "asksNetwork": level.judges_by == "network",
                "weakness": {name: getattr(level, name) for name in names},
            }
        case Searching(style, simulations, seconds, steady=steady):
            return {
                "kind": "search",
                "style": _camel({**asdict(style), "kind": style.kind}),
                "simulations": simulations,
                "seconds": seconds,
                "steady": steady,
            }


def _camel(values: Mapping[str, object]) -> dict[str, object]:
    return {_camel_name(name): value for name, value in values.items()}


def _camel_name(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _record(dtype: np.dtype[Any]) -> str:
    fields: Mapping[str, Any] = dtype.fields or {}
    lines = [f"  size: {dtype.itemsize},"]
    for name in dtype.names or ():
        kind, at = fields[name][:2]
        shape = json.dumps(list(kind.shape))
        code = "record" if kind.names else kind.base.str[1:]
        lines.append(f"  {_camel_name(name)}: {{ at: {at}, kind: '{code}', shape: {shape} }},")
    return "\n".join(["{", *lines, "}"])


def _face(export: Export) -> list[str]:
    parameters = ", ".join(f"{name}: bigint" for name in export.parameters.split())
    answers = {"nothing": "void", "truth": "number", "count": "bigint", "bits": "bigint"}
    return [
        f"  /** {export.summary} */",
        f"  {export.name}({parameters}): {answers[export.answer]};",
    ]


def _constant(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;"


def main() -> None:
    """Write the files, or compare them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in faces().items():
        path = FOLDER / name
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"web/engine/src/{name} is out of date: python -m worldsfair.engine.faces")


if __name__ == "__main__":
    main()
