"""Reading an edition: the facts of a box from a TOML file, checked before anything plays."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Literal

import msgspec

from worldsfair.edition.names import (
    AREAS,
    FIGURES,
    KINDS,
    MOST_APPROVALS,
    PLAYER_COUNTS,
    TICKET,
    TURN_ORDER,
)
from worldsfair.errors import InvalidEdition

Source = Literal["printed", "assumed"]

DEFAULT = "base-2"
SHIPPED = ("base", DEFAULT)

MOST_COINS = 255
"""A player's coins are counted in one byte."""


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One number of the box and where it comes from."""

    value: int
    source: Source


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards may lie at an area."""

    capacity: int
    source: Source


class Supporters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each player's supporters, and how many of them start on each area."""

    per_player: Fact
    on_each_area: Fact


class LeftOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that stay in the box; `exhibit` counts cards of each area."""

    source: Source
    exhibit: int = 0
    ticket: int = 0
    burnham: int = 0
    davis: int = 0
    palmer: int = 0
    mccormick: int = 0
    westinghouse: int = 0
    saint_gaudens: int = 0
    schwab: int = 0
    pullman: int = 0

    def of_kind(self, kind: str) -> int:
        """How many cards of a kind stay in the box."""
        count: int = getattr(self, "exhibit" if kind in AREAS else kind)
        return count


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck of the box."""

    total: Fact
    exhibits_of_each_area: Fact
    tickets: Fact
    figures_in_all: Fact
    figures: dict[str, Fact]
    left_out: dict[int, LeftOut]


class Wheel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces of the wheel, the start space counted."""

    spaces: int
    source: Source


class StartBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player's additional supporters start."""

    areas: tuple[str, ...]
    source: Source


class Award(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a place in an area gives."""

    medal: int
    approvals: int
    source: Source


class Awards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The award table for one number of players."""

    first: Award
    second: Award
    tied_first: Award
    tied_second: Award


class Tickets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the most tickets give."""

    leader_bonus: Fact


class SetValues(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points of a set of 1, 2, 3, 4, 5 different tokens."""

    value: tuple[int, int, int, int, int]
    source: Source


class Sets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How approval tokens count."""

    values: SetValues


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of one box. `Edition` objects are checked: what exists can be played.

    >>> from worldsfair.edition import default_edition
    >>> default_edition().areas["agriculture"].capacity
    4
    >>> default_edition().cards_in_play(4)["burnham"]
    3
    """

    name: str
    """What records call it."""
    areas: dict[str, Area]
    """How many cards each area takes."""
    supporters: Supporters
    """How many each player has, and where they begin."""
    cards: Cards
    """The deck, and what stays in the box, by number of players."""
    wheel: dict[int, Wheel]
    """Its spaces, by number of players."""
    start_bonus: dict[str, StartBonus]
    """By turn order: where additional supporters begin (S9)."""
    awards: dict[int, Awards]
    """What places in an area give, by number of players (P4)."""
    tickets: Tickets
    """What the most tickets give (P1)."""
    sets: Sets
    """What sets of approval tokens are worth (E3)."""

    def cards_of_kind(self, kind: str) -> int:
        """How many cards of a kind the box holds."""
        if kind in AREAS:
            return self.cards.exhibits_of_each_area.value
        return self.cards.tickets.value if kind == TICKET else self.cards.figures[kind].value

    def cards_in_play(self, players: int) -> dict[str, int]:
        """How many cards of each kind are in the deck for this number of players (S5)."""
        left_out = self.cards.left_out[players]
        return {kind: self.cards_of_kind(kind) - left_out.of_kind(kind) for kind in KINDS}

    def card_ids(self) -> tuple[str, ...]:
        """Every card of the box as `<kind>-<number>`, kinds in order, numbers from 1."""
        return _card_ids(self)

    def __hash__(self) -> int:
        return hash(self.name)


@cache
def _card_ids(edition: Edition) -> tuple[str, ...]:
    return tuple(
        f"{kind}-{number}" for kind in KINDS for number in range(1, edition.cards_of_kind(kind) + 1)
    )


@cache
def shipped_editions() -> dict[str, Edition]:
    """The editions of this package by their names; a record that names one is read by it."""
    folder = resources.files("worldsfair.edition")
    texts = {name: folder.joinpath(f"{name}.toml").read_text("utf-8") for name in SHIPPED}
    return {name: parse_edition(text, f"{name}.toml") for name, text in texts.items()}


def default_edition() -> Edition:
    """The edition that is played unless another is named."""
    return shipped_editions()[DEFAULT]


def load_edition(path: str | Path) -> Edition:
    """Read and check an edition file."""
    path = Path(path)
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise InvalidEdition(f"{path} can't be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise InvalidEdition(f"{path} is not a text file in UTF-8.") from None
    edition = parse_edition(text, path.name)
    _refuse_a_taken_name(edition, path.name)
    return edition


def parse_edition(text: str, origin: str) -> Edition:
    """An edition from TOML text; `origin` is what messages call it."""
    try:
        edition = msgspec.convert(tomllib.loads(text), Edition, strict=False)
    except tomllib.TOMLDecodeError as error:
        raise InvalidEdition(f"{origin} is not valid TOML: {error}.") from None
    except msgspec.ValidationError as error:
        raise InvalidEdition(f"{origin}: {error}.") from None
    for problem in problems(edition):
        raise InvalidEdition(f"{origin}: {problem}.")
    return edition


def _refuse_a_taken_name(edition: Edition, origin: str) -> None:
    shipped = shipped_editions().get(edition.name)
    if shipped is not None and edition != shipped:
        raise InvalidEdition(
            f"{origin}: a corrected box needs a name of its own, so that its records "
            f'can\'t be taken for those of another: change name = "{edition.name}".'
        )


def problems(edition: Edition) -> list[str]:
    """What keeps these facts from being a box, in plain words; empty when nothing does."""
    found = [
        *_missing("areas", edition.areas, AREAS),
        *_missing("cards.figures", edition.cards.figures, FIGURES),
        *_missing("cards.left_out", edition.cards.left_out, PLAYER_COUNTS),
        *_missing("wheel", edition.wheel, PLAYER_COUNTS),
        *_missing("awards", edition.awards, PLAYER_COUNTS),
        *_missing("start_bonus", edition.start_bonus, TURN_ORDER),
    ]
    if not edition.name.strip():
        found.append("name is empty")
    found = found or _card_problems(edition)
    if found:
        return found
    return [*_deck_problems(edition), *_board_problems(edition), *_value_problems(edition)]


def _missing(where: str, table: object, wanted: tuple[object, ...]) -> list[str]:
    assert isinstance(table, dict)
    lacking = [f"{where} lacks {key}" for key in wanted if key not in table]
    return lacking + [f"{where} knows no {key}" for key in table if key not in wanted]


def _card_problems(edition: Edition) -> list[str]:
    found = []
    cards = edition.cards
    counts = {kind: edition.cards_of_kind(kind) for kind in KINDS}
    found += [f"cards: {kind} can't be {n}" for kind, n in counts.items() if not 0 <= n <= 91]
    split = sum(cards.figures[figure].value for figure in FIGURES)
    if split != cards.figures_in_all.value:
        found.append(
            f"cards.figures add up to {split}, but figures_in_all is {cards.figures_in_all.value}"
        )
    if sum(counts.values()) != cards.total.value:
        found.append(
            f"the cards add up to {sum(counts.values())}, but total is {cards.total.value}"
        )
    if cards.total.value != 91:
        found.append("cards.total must be 91")
    for players in PLAYER_COUNTS:
        for kind in KINDS:
            out = cards.left_out[players].of_kind(kind)
            if not 0 <= out <= counts[kind]:
                found.append(
                    f"cards.left_out.{players}: {out} of {kind} can't stay in the box, "
                    f"which has {counts[kind]}"
                )
    return found


def _deck_problems(edition: Edition) -> list[str]:
    found = []
    for players in PLAYER_COUNTS:
        in_play = edition.cards_in_play(players)
        tickets, spaces = in_play[TICKET], edition.wheel[players].spaces
        if sum(in_play.values()) < 2 * len(AREAS):
            found.append(
                f"cards.left_out.{players}: {sum(in_play.values())} cards are too few for the start"
            )
        if tickets < spaces:
            found.append(
                f"wheel.{players}: {tickets} tickets can't turn a wheel of {spaces} spaces"
            )
        if 3 * (tickets + edition.tickets.leader_bonus.value) > MOST_COINS:
            found.append(f"cards: {tickets} tickets could give more than {MOST_COINS} coins")
    return found


def _board_problems(edition: Edition) -> list[str]:
    found = [
        f"areas.{name}: a capacity is 3 or 4, not {area.capacity}"
        for name, area in edition.areas.items()
        if area.capacity not in (3, 4)
    ]
    found += [
        f"wheel.{players}: a wheel has at least 1 space, not {wheel.spaces}"
        for players, wheel in edition.wheel.items()
        if wheel.spaces < 1
    ]
    found += [
        f"start_bonus.{order}: {area!r} is no area"
        for order, bonus in edition.start_bonus.items()
        for area in bonus.areas
        if area not in AREAS
    ]
    each, start = edition.supporters.per_player.value, edition.supporters.on_each_area.value
    if not 0 <= start <= 20 or not 1 <= each <= 200:
        found.append(f"supporters: {each} per player and {start} on each area can't be played")
    else:
        most = max(len(bonus.areas) for bonus in edition.start_bonus.values())
        if len(AREAS) * start + most > each:
            found.append(f"supporters: {each} per player are too few for the start")
    return found


def _value_problems(edition: Edition) -> list[str]:
    found = []
    for players, table in edition.awards.items():
        for place in table.__struct_fields__:
            award: Award = getattr(table, place)
            if not 0 <= award.medal <= 10:
                found.append(
                    f"awards.{players}.{place}: {award.medal} points are not between 0 and 10"
                )
            if not 0 <= award.approvals <= MOST_APPROVALS:
                found.append(
                    f"awards.{players}.{place}: {award.approvals} approvals are not between 0 "
                    f"and {MOST_APPROVALS}"
                )
    values = edition.sets.values.value
    steps = [values[0], *(high - low for low, high in pairwise(values))]
    if steps != sorted(steps) or values[0] < 0 or values[4] > 100:
        found.append("sets.values: each further token of a set must be worth at least as much")
    if not 0 <= edition.tickets.leader_bonus.value <= 20:
        found.append("tickets.leader_bonus is not between 0 and 20")
    return found
