"""Playing with a box that says otherwise."""

from __future__ import annotations

import random
from importlib import resources

import pytest
from msgspec.structs import replace

from building import ONE_EACH, awards_in, game_at, one_ticket_before_scoring, scoring_of
from playing import play_on
from worldsfair import Edition, Game, InvalidRecord
from worldsfair.edition import parse_edition, shipped_editions
from worldsfair.records.replay import verify
from worldsfair.rules.layout import box_for

CORRECTIONS = {
    'name = "base"': 'name = "corrected"',
    "fine_arts = { capacity = 3": "fine_arts = { capacity = 4",
    "transportation = { capacity = 4": "transportation = { capacity = 3",
    "burnham = { value = 5": "burnham = { value = 4",
    "pullman = { value = 2": "pullman = { value = 3",
    'first = { areas = ["agriculture"]': 'first = { areas = ["fine_arts", "fine_arts"]',
    "3 = { spaces = 11": "3 = { spaces = 10",
    "[1, 3, 6, 10, 15]": "[1, 3, 6, 10, 20]",
    "leader_bonus = { value = 2": "leader_bonus = { value = 3",
    "first = { medal = 4, approvals = 3": "first = { medal = 5, approvals = 2",
}


def corrected() -> Edition:
    text = resources.files("worldsfair.edition").joinpath("base.toml").read_text("utf-8")
    for old, new in CORRECTIONS.items():
        assert old in text
        text = text.replace(old, new, 1)
    return parse_edition(text, "corrected.toml")


@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_corrected_box_plays_to_the_end_and_verifies(players: int, approvals: str) -> None:
    game = Game.new(players, 5, approvals, edition=corrected())  # type: ignore[arg-type]  # both are
    record = play_on(game, random.Random(5)).record()

    assert record.edition == "corrected"
    assert verify(record, corrected()).is_over
    assert Game.from_record(record, edition=corrected()) == game


def test_its_records_are_refused_without_it() -> None:
    record = play_on(Game.new(3, 5, edition=corrected()), random.Random(5)).record()

    with pytest.raises(InvalidRecord, match="edition 'corrected', which is not at hand"):
        verify(record)


@pytest.mark.parametrize("name", ["base", "base-2"])
def test_a_record_is_read_by_the_edition_that_it_names(name: str) -> None:
    edition = shipped_editions()[name]
    record = play_on(Game.new(2, 5, edition=edition), random.Random(5)).record()

    assert record.edition == name
    assert verify(record).edition == edition
    assert verify(record, corrected()).edition == edition


def test_the_facts_of_another_edition_do_not_fit() -> None:
    record = play_on(Game.new(2, 8), random.Random(8)).record()

    with pytest.raises(InvalidRecord):
        verify(replace(record, edition="base"))


@pytest.mark.rules("T11")
def test_its_capacities_are_used() -> None:
    cards = {"fine_arts": ["fine_arts-1", "fine_arts-2", "fine_arts-3"]}
    game = game_at(cards=cards, edition=corrected())
    game.play("place electricity")

    assert len(game.view().areas[2].cards) == 4


@pytest.mark.rules("S9")
def test_its_start_bonus_is_used_even_twice_on_one_area() -> None:
    game = Game.new(3, 5, edition=corrected())
    fine_arts = next(area for area in game.view().areas if area.area == "fine_arts")

    assert fine_arts.supporters == [3, 1, 2]


@pytest.mark.rules("S5")
def test_its_figures_are_in_the_deck() -> None:
    ids = corrected().card_ids()

    assert "pullman-3" in ids
    assert "burnham-5" not in ids
    assert len(ids) == 91


@pytest.mark.rules("S1", "P1", "P4")
def test_its_wheel_bonus_and_awards_are_used() -> None:
    game = one_ticket_before_scoring(
        edition=corrected(), supporters=ONE_EACH | {"electricity": [3, 2, 1]}
    )
    scoring = scoring_of(game)

    assert game.round == 2
    assert scoring.tickets[0].coins == 1 + 3
    assert awards_in(scoring, "electricity") == {0: ("first", 5, 0), 1: ("second", 2, 0)}


@pytest.mark.rules("E3")
def test_its_sets_are_used() -> None:
    game = game_at(tokens={0: [1, 1, 1, 1, 1]}, edition=corrected())

    assert game.result().seats[0].exhibits == 20


def test_two_editions_of_one_name_are_not_mixed_up() -> None:
    text = resources.files("worldsfair.edition").joinpath("base.toml").read_text("utf-8")
    wide = parse_edition(text.replace("capacity = 3", "capacity = 4"), "wide.toml")

    assert wide.name == "base"
    assert list(box_for(wide, 3)[0].capacity) == [4, 4, 4, 4, 4]
    assert list(box_for(Game.new(3, 1).edition, 3)[0].capacity) == [4, 3, 3, 4, 4]
