"""Single games and whole matches: what bots may know, who is blamed, what is the same."""

from __future__ import annotations

import pickle
import signal
from collections.abc import Iterable
from dataclasses import replace

import msgspec
import pytest

from arena.foreign_bots import Prying, TicketLover, crash, make
from worldsfair.arena import (
    Entrant,
    EntrantFailed,
    GameResult,
    InvalidMatch,
    Match,
    parse_entrant,
    run_match,
)
from worldsfair.arena.game_runner import SeatedBot, Table, play_game
from worldsfair.arena.pool import Notes, play_seating
from worldsfair.arena.schedule import Seating, seatings
from worldsfair.bots import Budget, UnknownBot
from worldsfair.records.reader import read_record
from worldsfair.records.replay import verify

FOREIGN = "python:arena.foreign_bots:"


def without_times(games: Iterable[GameResult]) -> list[GameResult]:
    return [msgspec.structs.replace(game, seconds=()) for game in games]


@pytest.mark.parametrize(
    ("text", "bot", "seconds", "simulations"),
    [
        ("greedy", "greedy", None, None),
        ("search:plain@0.5", "search:plain", 0.5, None),
        ("search@2s", "search", 2.0, None),
        ("search@2000sims", "search", None, 2000),
        ("greedy:0.1", "greedy", 0.1, None),
        ("search:plain:50sims", "search:plain", None, 50),
        ("search:plain", "search:plain", None, None),
        ("python:a.b:make@.1", "python:a.b:make", 0.1, None),
    ],
)
def test_an_entrant_may_have_a_budget_of_its_own(
    text: str, bot: str, seconds: float | None, simulations: int | None
) -> None:
    entrant = parse_entrant(text)
    assert (entrant.bot, entrant.seconds, entrant.simulations) == (bot, seconds, simulations)


@pytest.mark.parametrize("text", ["@1", "search@", "search@fast", "search@-1", "search@1.5sims"])
def test_an_unreadable_entrant_is_refused(text: str) -> None:
    with pytest.raises(InvalidMatch):
        parse_entrant(text)


def test_its_own_budget_goes_before_that_of_the_match() -> None:
    match = Match(("random", "random@1sims"), seconds=0.2)
    assert parse_entrant("search@50sims").budget(match).seconds is None
    assert parse_entrant("search").budget(match).seconds == 0.2


@pytest.mark.parametrize(
    ("entrant", "reason"),
    [
        ("python:nowhere:make", "^'python:nowhere:make': there is no module 'nowhere'"),
        (FOREIGN + "nobody", "nothing to call by the name 'nobody'"),
        ("python:nonsense", "write python:MODULE:NAME"),
        (FOREIGN + "broken_maker", "KeyError"),
        (FOREIGN + "crash_at_once", "ZeroDivisionError in foreign_bots.py, line"),
        ("unheard_of", "^There is no bot 'unheard_of'"),
    ],
)
def test_a_bot_that_can_not_be_had_is_named_before_anything_is_played(
    entrant: str, reason: str
) -> None:
    with pytest.raises((InvalidMatch, EntrantFailed, UnknownBot), match=reason):
        run_match(Match(("random", entrant), games=2))


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("crash", "never divide by the moon"),
        ("illegal", "A turn begins with placing a supporter"),
        ("unreadable", "'take all'"),
        ("short", "The turn is not complete yet"),
    ],
)
def test_a_bot_that_misbehaves_is_named_with_game_and_seed(bot: str, reason: str) -> None:
    with pytest.raises(EntrantFailed) as failure:
        run_match(Match(("random", FOREIGN + bot), games=2, seed=17))
    problem = str(failure.value)
    assert f"{FOREIGN}{bot} failed in game 0 (match seed 17, deal 0, seat 1, turn 14)" in problem
    assert reason in problem


def test_a_bot_that_does_not_answer_is_stopped() -> None:
    match = Match(("random", FOREIGN + "sleep"), games=2, patience=0.2)
    with pytest.raises(EntrantFailed, match=r"no answer within 0\.2 s"):
        run_match(match)


def test_bots_get_nothing_that_their_seat_may_not_know() -> None:
    Prying.seen = []
    match = Match(("random", "prying"), games=1)
    play_seating(match, seatings(match)[0], {"prying": Prying})
    assert Prying.seen
    for game in Prying.seen:
        assert not hasattr(game, "seed")
        assert game.position.deck() == sorted(game.position.deck())


def table(*bots: str, seed: int = 0) -> Table:
    """A game of no match at all."""
    seated = (SeatedBot(Entrant(f"my {bot}", bot), seed, Budget(simulations=1)) for bot in bots)
    return Table(number=5, origin="of mine", deal_seed=bytes(range(32)), bots=tuple(seated))


def test_a_game_needs_no_match() -> None:
    game = play_game(table("random", "random", "random")).game
    assert game.is_over
    assert game.seed == bytes(range(32))
    assert [seat.name for seat in game.seats] == ["my random"] * 3
    assert [seat.player for seat in game.seats] == ["bot:random"] * 3


def test_seeds_from_outside_decide_the_whole_game() -> None:
    first, second = (play_game(table("random", "random", seed=1)).game for _ in range(2))
    other = play_game(table("random", "random", seed=2)).game
    assert first.moves() == second.moves() != other.moves()


def test_a_failure_names_the_game_as_it_was_called() -> None:
    named = r"my crash failed in game 5 \(of mine, seat 1, turn \d+\): ZeroDivisionError"
    with pytest.raises(EntrantFailed, match=named):
        play_game(table("random", "crash"), {"crash": crash})


def test_without_patience_no_timer_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    timers: list[float] = []
    monkeypatch.setattr(signal, "setitimer", lambda _, seconds: timers.append(seconds))
    play_game(table("random", "random"))
    assert timers == []
    play_game(replace(table("random", "random"), patience=9.0, turn_limit=1))
    assert timers == [9.0, 0]


def test_a_foreign_bot_plays_by_name_or_from_python() -> None:
    by_name = run_match(Match(("random", FOREIGN + "make"), games=4, seed=2))
    from_python = run_match(Match(("random", "mine"), games=4, seed=2), bots={"mine": make})
    assert without_times(by_name.games) == without_times(from_python.games)


def test_one_decision_is_a_whole_turn() -> None:
    match = Match(("random", "random@1sims"), seed=3)
    result = play_seating(match, seatings(match)[0], {}).result
    assert sum(map(len, result.seconds)) == result.turns


def test_approvals_are_asked_for_one_by_one() -> None:
    match = Match(("random", "random@1sims"), seed=3, approvals="chosen", simulations=1)
    played = play_seating(match, seatings(match)[0], {}, Notes(record=True))
    assert sum(map(len, played.result.seconds)) > played.result.turns
    assert played.record is not None
    verify(read_record(played.record))


def test_the_limit_of_turns_leaves_no_winner() -> None:
    match = Match(("random", "random"), turn_limit=5)
    result = play_seating(match, Seating(0, 0, (0, 0)), {}).result
    assert (result.turns, result.finished) == (5, False)
    assert [result.win_share(seat) for seat in range(2)] == [0.0, 0.0]


def test_a_shared_victory_is_shared() -> None:
    game = GameResult(0, 0, (0, 1, 2), (50, 50, 40), (1, 1, 3), 30, True, ((), (), ()))
    assert [game.win_share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_all_games_of_a_deal_have_the_same_board() -> None:
    match = Match(("random", "random@1sims"), players=3, seed=4, simulations=1)
    setups = []
    for seating in seatings(match)[:3]:
        record = play_seating(match, seating, {}, Notes(record=True)).record
        assert record is not None
        setups.append(read_record(record).setup)
    assert setups[0] == setups[1] == setups[2]


def test_any_number_of_processes_gives_the_same_games() -> None:
    match = Match(("random", FOREIGN + "TicketLover"), players=3, games=12, simulations=1, seed=5)
    alone, many = run_match(match), run_match(match, jobs=2)
    assert without_times(alone.games) == without_times(many.games)
    assert alone.summary.entrants[0].rating == many.summary.entrants[0].rating


def test_a_process_that_dies_is_named_with_the_games_under_way() -> None:
    match = Match(("random", FOREIGN + "exit_silently"), games=4, seed=6)
    with pytest.raises(EntrantFailed, match=r"Match seed 6; .* game 0, deal 0: random python:"):
        run_match(match, jobs=2)


def test_a_failure_comes_whole_from_another_process() -> None:
    failure = pickle.loads(pickle.dumps(EntrantFailed("mine failed")))  # noqa: S301  # our own
    assert (type(failure), str(failure)) == (EntrantFailed, "mine failed")


def test_a_better_bot_is_found_to_be_better() -> None:
    match = Match(("lover", "random"), games=80, seed=1)
    lover, opponent = run_match(match, bots={"lover": TicketLover}).summary.entrants
    assert lover.interval is not None
    assert lover.interval.low > 0.5
    assert lover.rating is not None
    assert opponent.rating is not None
    assert lover.rating.mu > opponent.rating.mu


def test_a_match_can_stop_with_the_answer_of_the_test() -> None:
    match = Match(("lover", "random"), games=1000, seed=1, until_decided=True, margin=0.2)
    results = run_match(match, bots={"lover": TicketLover})
    assert results.summary.entrants[0].test.verdict == "better"
    assert results.summary.games == len(results.games) < 200
