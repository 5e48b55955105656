"""The facts of the box: what a broken edition is told, and what the base one says."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
from msgspec.structs import replace

from worldsfair import Game, default_edition, load_edition
from worldsfair.edition import AREAS, FIGURES, KINDS, parse_edition, shipped_editions
from worldsfair.errors import InvalidEdition

BASE = resources.files("worldsfair.edition").joinpath("base.toml").read_text("utf-8")

BROKEN = [
    # Not the right shape.
    ('name = "base"', "name = ", "not valid TOML"),
    ('name = "base"', "name = 1893", r"Expected `str`, got `int` - at `\$.name`"),
    ('name = "base"', 'name = "base"\npublisher = "me"', "unknown field `publisher`"),
    ('name = "base"', 'name = " "', "name is empty"),
    ("capacity = 4", "capacity = 4.5", "Expected `int`, got `float`"),
    ("capacity = 4", "room = 4", "unknown field `room`|missing required field"),
    ('source = "printed"', 'source = "guessed"', "Invalid enum value 'guessed'"),
    ("[1, 3, 6, 10, 15]", "[1, 3, 6, 10]", "length 5, got 4"),
    # Something is missing, or too much.
    ("agriculture = {", "agrculture = {", "areas lacks agriculture"),
    (
        "[supporters]",
        'midway = {capacity = 3, source = "printed"}\n[supporters]',
        "knows no midway",
    ),
    ("pullman = {", "ferris = {", "cards.figures lacks pullman"),
    ("2 = { exhibit", "5 = { exhibit", "cards.left_out lacks 2"),
    ("3 = { spaces", "1 = { spaces", "wheel lacks 3"),
    ("[awards.4]", "[awards.6]", "awards lacks 4"),
    ("fourth = {", "last = {", "start_bonus lacks fourth"),
    # Cards that don't add up.
    ("burnham = { value = 5", "burnham = { value = 6", "add up to 24, but figures_in_all is 23"),
    ("tickets = { value = 28", "tickets = { value = 27", "add up to 90, but total is 91"),
    ("total = { value = 91", "total = { value = 92", "add up to 91, but total is 92"),
    ("burnham = { value = 5", "burnham = { value = -1", "burnham can't be -1"),
    ("exhibit = 1,", "exhibit = 9,", "9 of agriculture can't stay in the box, which has 8"),
    ("ticket = 5,", "ticket = -1,", "-1 of ticket can't stay in the box"),
    ("exhibit = 1, ticket = 1,", "ticket = 20,", "8 tickets can't turn a wheel of 9 spaces"),
    # A board that can't be played on.
    ("capacity = 4", "capacity = 2", "a capacity is 3 or 4, not 2"),
    ("capacity = 3", "capacity = 5", "a capacity is 3 or 4, not 5"),
    ("spaces = 9", "spaces = 0", "wheel.2: a wheel has at least 1 space, not 0"),
    ("spaces = 9", "spaces = 28", "wheel.2: 27 tickets can't turn a wheel of 28 spaces"),
    ('["electricity"]', '["electricty"]', "start_bonus.second: 'electricty' is no area"),
    ("per_player = { value = 22", "per_player = { value = 6", "6 per player are too few"),
    ("per_player = { value = 22", "per_player = { value = 0", "0 per player and 1 on each"),
    ("on_each_area = { value = 1", "on_each_area = { value = -1", "-1 on each area"),
    # Values out of range.
    ("approvals = 3", "approvals = 4", "awards.2.first: 4 approvals are not between 0 and 3"),
    ("approvals = 3", "approvals = -1", "-1 approvals"),
    ("medal = 2", "medal = 11", "awards.2.first: 11 points are not between 0 and 10"),
    ("medal = 2", "medal = -1", "-1 points"),
    ("[1, 3, 6, 10, 15]", "[1, 3, 4, 10, 15]", "must be worth at least as much"),
    ("[1, 3, 6, 10, 15]", "[-1, 3, 6, 10, 15]", "must be worth at least as much"),
    ("[1, 3, 6, 10, 15]", "[1, 3, 6, 10, 101]", "must be worth at least as much"),
    ("leader_bonus = { value = 2", "leader_bonus = { value = 21", "not between 0 and 20"),
]


@pytest.mark.parametrize(("old", "new", "message"), BROKEN)
def test_a_broken_edition_is_refused_in_plain_words(old: str, new: str, message: str) -> None:
    assert old in BASE
    with pytest.raises(InvalidEdition, match=message) as refusal:
        parse_edition(BASE.replace(old, new, 1), "my.toml")

    assert str(refusal.value).startswith("my.toml")
    assert refusal.value.code == "invalid_edition"


def test_too_few_cards_for_the_start_are_refused() -> None:
    none_left = "exhibit = 8, ticket = 19, burnham = 5, davis = 4, palmer = 4, mccormick = 2,"
    none_left += " westinghouse = 2, saint_gaudens = 2, schwab = 2, pullman = 2,"

    with pytest.raises(InvalidEdition, match=r"left_out\.2: 9 cards are too few for the start"):
        parse_edition(BASE.replace("exhibit = 1, ticket = 1,", none_left), "my.toml")


def test_more_coins_than_can_be_counted_are_refused() -> None:
    text = BASE.replace("of_each_area = { value = 8", "of_each_area = { value = 0")
    text = text.replace("exhibit = 1,", "").replace(
        "tickets = { value = 28", "tickets = { value = 68"
    )
    text = text.replace("bonus = { value = 2,", "bonus = { value = 20,")

    with pytest.raises(InvalidEdition, match="67 tickets could give more than 255 coins"):
        parse_edition(text, "my.toml")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidEdition, match=r"nothing\.toml can't be read"):
        load_edition(tmp_path / "nothing.toml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xd8\xff")

    with pytest.raises(InvalidEdition, match="not a text file in UTF-8"):
        load_edition(path)


def test_a_corrected_box_needs_a_name_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(BASE.replace("capacity = 3", "capacity = 4", 1), "utf-8")

    with pytest.raises(InvalidEdition, match="needs a name of its own"):
        load_edition(path)


def test_a_shipped_edition_may_be_loaded_as_a_file(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(BASE, "utf-8")

    assert load_edition(path) == load_edition(str(path)) == shipped_editions()["base"]


def test_the_editions_differ_in_nothing_but_what_the_second_player_adds() -> None:
    base, default = shipped_editions()["base"], default_edition()
    bonus = default.start_bonus | {"second": base.start_bonus["second"]}

    assert default.name == "base-2"
    assert default.start_bonus["second"].areas == ("electricity", "transportation")
    assert replace(default, name="base", start_bonus=bonus) == base


def test_every_fact_says_where_it_comes_from() -> None:
    edition = default_edition()

    sources = [area.source for area in edition.areas.values()]
    assert sources == ["printed", "assumed", "assumed", "assumed", "assumed"]
    assert {fact.source for fact in edition.cards.figures.values()} == {"assumed"}
    assert {bonus.source for bonus in edition.start_bonus.values()} == {"assumed"}


@pytest.mark.rules("S5")
def test_card_ids_are_numbered_within_their_kind_in_the_order_of_the_kinds() -> None:
    ids = default_edition().card_ids()

    assert len(set(ids)) == 91
    assert list(dict.fromkeys(card.partition("-")[0] for card in ids)) == list(KINDS)
    assert (ids[0], ids[7], ids[40], ids[67], ids[90]) == (
        "agriculture-1",
        "agriculture-8",
        "ticket-1",
        "ticket-28",
        "pullman-2",
    )


def test_the_named_figures_come_in_the_order_of_their_areas() -> None:
    game = Game.new(2, 1)

    assert FIGURES[3:] == ("mccormick", "westinghouse", "saint_gaudens", "schwab", "pullman")
    assert tuple(sorted(AREAS)) == AREAS
    assert game.edition is default_edition()
