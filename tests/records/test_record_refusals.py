"""What a reader refuses, one reason at a time, with the turn where there is one."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from mutations import Change, Json, drop, put
from playing import finished_game, play_on
from worldsfair import Game, InvalidRecord
from worldsfair.records.reader import game_to_json, read_record
from worldsfair.records.replay import verify


def as_json(game: Game) -> Json:
    record: Json = json.loads(game_to_json(game.record()))
    return record


def finished() -> Json:
    return as_json(finished_game(3, 2))


def finished_without_seed() -> Json:
    record = finished()
    del record["seed"]
    return record


def chosen() -> Json:
    return as_json(finished_game(3, 2, "chosen"))


def running() -> Json:
    return as_json(play_on(Game.new(3, 2), random.Random(2), turns=12))


def refusal_of(record: Json) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as refusal:
        verify(read_record(json.dumps(record)))
    return refusal.value


def first_scoring(record: Json) -> int:
    """The place of the first turn with a scoring phase."""
    return next(place for place, turn in enumerate(record["turns"]) if "scoring" in turn)


def first_reshuffle(record: Json) -> int:
    """The place of the first turn with a reshuffle."""
    return next(n for n, turn in enumerate(record["turns"]) if "reshuffled_before" in turn)


def seat_more(record: Json) -> None:
    record["seats"] *= 2


def doubled_area(record: Json) -> None:
    record["setup"]["areas"][0] = record["setup"]["areas"][1]


def lost_card(record: Json) -> None:
    record["setup"]["cards"]["electricity"].pop()


def a_ninth_ticket(record: Json) -> None:
    record["setup"]["cards"]["electricity"].append("ticket-9")


def one_turn_more(record: Json) -> None:
    record["turns"].append(record["turns"][-1])


def a_score_from_nowhere(record: Json) -> None:
    record["turns"][0]["scoring"] = record["turns"][first_scoring(record)]["scoring"]


@pytest.mark.parametrize(
    ("make", "change", "reason"),
    [
        (finished, put("edition", to="deluxe"), "the edition 'deluxe', which is not at hand"),
        (finished, put("rules", to=2), "version 2 of the rules, and this program plays by"),
        (finished, put("rules", to=0), "version 0 of the rules"),
        (finished, put("version", to=3), "version 3 of the format, and this program reads up"),
        (finished, put("version", to=1), "version 1 of the format does not name"),
        (finished, drop("rules"), "it does not say the version of the rules"),
        (finished, seat_more, "6 seats: the game is for 2, 3 or 4"),
        (finished, put("commitment", to="ab" * 31), "the commitment is not a SHA-256"),
        (finished, put("commitment", to="AB" * 32), "the commitment is not a SHA-256"),
        (running, put("commitment", to="g" * 64), "the commitment is not a SHA-256"),
        (finished, put("seed", to="00" * 31), "the seed is not 32 bytes in hex"),
        (finished, put("seed", to="00" * 32), "the seed does not match the commitment"),
        (finished, doubled_area, "the set-up does not name each area once"),
        (finished, drop("setup", "cards", "electricity"), "does not give the cards of each area"),
        (finished, lost_card, "electricity has 1 cards in the set-up, not 2"),
        (running, a_ninth_ticket, "electricity has 3 cards in the set-up, not 2"),
        (
            finished,
            put("setup", "cards", "electricity", 0, to="x"),
            "the set-up is not what the seed",
        ),
        (finished, drop("result"), "the game is over, but there is no result"),
        (finished, put("result", "winners", to=[]), "the result is not what the game gave"),
        (
            finished,
            put("result", "seats", 0, "coins", to=0),
            "the result is not what the game gave",
        ),
        (running, put("result", to=finished()["result"]), "a result, but the game is not over"),
        (running, put("setup", "cards", "electricity", 0, to="x"), "x can't be dealt"),
    ],
)
def test_a_wrong_head_set_up_or_result_is_refused(
    make: Callable[[], Json], change: Change, reason: str
) -> None:
    record = make()
    change(record)
    refusal = refusal_of(record)

    assert reason in refusal.reason
    assert refusal.turn is None


def test_a_seed_revealed_too_early_is_refused() -> None:
    game = play_on(Game.new(3, 2), random.Random(2), turns=12)
    assert game.seed is not None
    record = as_json(game) | {"seed": game.seed.hex()}

    assert refusal_of(record).reason == "the seed is revealed, but the game is not over"


@pytest.mark.parametrize(
    ("make", "change", "turn", "reason"),
    [
        (finished, put("turns", 4, "seat", to=0), 5, "it is the turn of seat 1, not 0"),
        (finished, put("turns", 2, "moves", 0, to="place moon"), 3, "'place moon' is no move"),
        (finished, put("turns", 2, "moves", 0, to="burnham"), 3, "begins with placing"),
        (finished, put("turns", 0, "moves", to=[]), 1, "The turn is not complete"),
        (finished, put("turns", 0, "moves", to=["place electricity"] * 2), 1, "complete before"),
        (finished, put("turns", 3, "dealt", 1, 1, to="ticket-99"), 4, "but the rules give"),
        (finished, put("turns", 3, "dealt", 1, 0, to="x"), 4, "but the rules give"),
        (finished, drop("turns", 3, "dealt", 2), 4, "but the rules give"),
        (running, drop("turns", 3, "dealt", 2), 4, "but the rules give"),
        (finished, put("turns", 3, "reshuffled_before", to=1), 4, "reshuffled_before is 1, but"),
        (running, put("turns", 3, "dealt", 1, 1, to="ticket-99"), 4, "it is not in the deck"),
        (finished, a_score_from_nowhere, 1, "scoring was not triggered"),
    ],
)
def test_a_wrong_turn_is_refused_with_its_number(
    make: Callable[[], Json], change: Change, turn: int, reason: str
) -> None:
    record = make()
    change(record)
    refusal = refusal_of(record)

    assert (refusal.turn, reason in refusal.reason) == (turn, True), refusal
    assert str(refusal).startswith(f"turn {turn}: ")


@pytest.mark.parametrize(
    "change",
    [
        put("round", to=2),
        put("tickets", 0, "held", to=9),
        put("tickets", 0, "bonus", to=1),
        put("areas", 0, "awards", to=[]),
        put("areas", 1, "area", to="midway"),
        put("recalled", 0, "supporters", to=5),
        drop("recalled", 0),
    ],
)
def test_a_wrong_scoring_is_refused_with_its_turn(change: Change) -> None:
    record = finished_without_seed()
    place = first_scoring(record)
    change(record["turns"][place]["scoring"])
    refusal = refusal_of(record)

    assert refusal.turn == place + 1
    assert "is not what the rules give" in refusal.reason


def test_a_missing_scoring_is_refused() -> None:
    record = finished()
    place = first_scoring(record)
    del record["turns"][place]["scoring"]

    assert str(refusal_of(record)) == f"turn {place + 1}: scoring is missing"


def test_a_missing_reshuffle_is_refused() -> None:
    record = finished()
    place = first_reshuffle(record)
    del record["turns"][place]["reshuffled_before"]

    assert "reshuffled_before is absent" in refusal_of(record).reason


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (put("choices", 0, "seat", to=3), "choices is not what the rules give"),
        (put("choices", 0, "move", to="approve electricity 9"), "is no move"),
        (put("choices", 0, "move", to="place electricity"), "approves exhibits of"),
        (put("choices", to=[]), "has yet to choose what to approve"),
    ],
)
def test_a_wrong_choice_is_refused_with_its_turn(change: Change, reason: str) -> None:
    record = chosen()
    place = next(
        number
        for number, turn in enumerate(record["turns"])
        if turn.get("scoring", {}).get("choices")
    )
    change(record["turns"][place]["scoring"])
    refusal = refusal_of(record)

    assert refusal.turn == place + 1
    assert reason in refusal.reason


def test_choices_that_stand_among_the_moves_are_refused() -> None:
    record = chosen()
    turn = next(turn for turn in record["turns"] if turn.get("scoring", {}).get("choices"))
    turn["moves"] += [choice["move"] for choice in turn["scoring"].pop("choices")]

    assert refusal_of(record).reason.startswith("moves is place")


def test_a_turn_after_the_end_is_refused() -> None:
    record = finished()
    one_turn_more(record)

    assert refusal_of(record).reason == "the game was over before this turn"


def test_a_card_dealt_twice_is_refused_where_it_comes_again() -> None:
    record = finished_without_seed()
    record["turns"][6]["dealt"][0][1] = record["turns"][2]["dealt"][0][1]
    refusal = refusal_of(record)

    assert refusal.turn == 7
    assert "it is not in the deck" in refusal.reason
