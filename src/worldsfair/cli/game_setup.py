"""Before the first turn: a game that was left, or a new one with the opponents wanted."""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from worldsfair.bots import LEVEL_RATINGS, LEVELS, installed_bots, make_bot
from worldsfair.cli.display_names import UNNAMED, bot_name, seat_names, stored_bot_name
from worldsfair.cli.inputs import WrongInput, bots_by_seat
from worldsfair.cli.own_results import OwnResults, read_results
from worldsfair.cli.prompts import Option, Person, numbered
from worldsfair.cli.refusals import wrong_number_of_bots
from worldsfair.cli.saves import SavedGame, load_game, saved_games
from worldsfair.cli.session import Session
from worldsfair.cli.words import t
from worldsfair.edition import PLAYER_COUNTS, Edition
from worldsfair.game import Game
from worldsfair.records.model import Approvals, Seat

MATCH: Final = "match"
"""Instead of a bot's name: the level that fits the person's own results."""
_BOT_SEED_BITS = 62
_MOST_OFFERED = 5


@dataclass(frozen=True)
class Wanted:
    """What the command line says of a new game; None and nothing are asked for or drawn."""

    players: int | None
    bots: list[str]
    seat: int | None
    """Counted from 1."""
    names: list[str]
    """The person's first."""
    approvals: Approvals
    seed: int | None
    edition: Edition

    def refuse_what_can_not_be(self) -> None:
        """Say so before asking anything."""
        players = self.players or max(PLAYER_COUNTS)
        if self.bots:
            bots = _instead_of_match(self.bots, LEVELS[0])
            bots_by_seat(bots, players - 1 if self.players else len(bots))
        if len(self.bots) >= players:
            raise WrongInput(wrong_number_of_bots(len(self.bots), players - 1))
        if self.seat is not None and self.seat > players:
            raise WrongInput(t("wrong-seat", seat=self.seat, players=players))
        if len(self.names) > players:
            raise WrongInput(t("wrong-names", names=len(self.names), players=players))


def find_saved(person: Person, folder: Path, *, must: bool) -> Session | None:
    """A game that was left: the last one if there must be one, otherwise what is chosen."""
    paths = saved_games(folder)
    if must and not paths:
        raise WrongInput(t("saved-nothing"))
    if not paths:
        return None
    path = paths[0] if must else _choose_saved(person, paths[:_MOST_OFFERED])
    if path is None:
        return None
    game, saved = load_game(path)
    bots = {
        seat: make_bot(who.player.removeprefix("bot:"), saved.bot_seed + seat)
        for seat, who in enumerate(game.seats)
        if seat != saved.person
    }
    if not game.is_over:
        person.console.print(t("welcome-back", round=game.round, turn=game.turn + 1))
    return Session(game, saved.person, bots, saved.bot_seed, person, folder)


def _choose_saved(person: Person, paths: list[Path]) -> Path | None:
    games = [(path, *load_game(path)) for path in paths]
    options = numbered(_described(path, game, saved) for path, game, saved in games)
    answer = person.pick(t("ask-saved"), [*options, Option("n", t("saved-new"))], "1")
    return None if answer == "n" else paths[int(answer) - 1]


def _described(path: Path, game: Game, saved: SavedGame) -> str:
    others = seat_names(game.seats)
    others.pop(saved.person)
    if game.is_over:
        return t("saved-over", names=", ".join(others))
    return t(
        "saved-running",
        players=game.players,
        round=game.round,
        turn=game.turn + 1,
        names=", ".join(others),
        when=datetime.fromtimestamp(path.stat().st_mtime),
    )


def open_game(person: Person, folder: Path, wanted: Wanted) -> Session:
    """A new game; what the command line left open is asked."""
    players = wanted.players or _ask_players(person, wanted)
    opponents = _opponents(person, read_results(folder), wanted.bots, players - 1)
    chooser = random.Random(wanted.seed)  # without a seed it is the system's own chance
    me = chooser.randrange(players) if wanted.seat is None else wanted.seat - 1
    if me >= players:
        raise WrongInput(t("wrong-seat", seat=me + 1, players=players))
    seats = _seats(me, opponents, wanted.names)
    bot_seed = secrets.randbits(_BOT_SEED_BITS) if wanted.seed is None else wanted.seed
    game = Game.new(players, wanted.seed, wanted.approvals, edition=wanted.edition, seats=seats)
    bots = {
        seat: make_bot(who.player.removeprefix("bot:"), bot_seed + seat)
        for seat, who in enumerate(seats)
        if seat != me
    }
    for line in (
        t("turn-order", names=", ".join(seat_names(seats, me))),
        t("shuffle-promised", fingerprint=game.commitment),
        t("how-to-begin"),
    ):
        person.say(line)
    return Session(game, me, bots, bot_seed, person, folder)


def _ask_players(person: Person, wanted: Wanted) -> int:
    if len(wanted.bots) > 1:
        return len(wanted.bots) + 1
    least = max(2, len(wanted.names), wanted.seat or 0)
    counts = [count for count in PLAYER_COUNTS if count >= least]
    options = [
        Option(str(count), t("players-with-bots", players=count, bots=count - 1))
        for count in counts
    ]
    return int(person.pick(t("ask-players"), options, str(max(3, counts[0]))))


def _opponents(person: Person, results: OwnResults, named: list[str], seats: int) -> list[str]:
    """A bot for each seat; where one is to fit the person, who it is and why."""
    bots = named or [_ask_level(person, results)]
    if MATCH not in bots:
        return bots_by_seat(bots, seats)
    if results.problem:
        person.say(results.problem)
    fits = results.fitting()
    opponents = bots_by_seat(_instead_of_match(bots, fits.level), seats)
    bots_that_fit = seats if len(bots) == 1 else bots.count(MATCH)
    name = bot_name(fits.level)
    if fits.games:
        person.say(t("match-meets", name=name, bots=bots_that_fit, games=fits.games))
    else:
        person.say(t("match-begins", name=name, bots=bots_that_fit))
    return opponents


def _instead_of_match(bots: list[str], level: str) -> list[str]:
    return [level if bot == MATCH else bot for bot in bots]


def _ask_level(person: Person, results: OwnResults) -> str:
    offered = {MATCH: t("match-choice", name=bot_name(results.fitting().level))}
    offered |= {name: _level_choice(name) for name in LEVELS}
    for name, origin in _installed():
        what = t("bot-of-package", package=origin)
        offered[name] = t("bot-choice", name=bot_name(name), **{"is": what})
    options = numbered(offered.values())
    return list(offered)[int(person.pick(t("ask-level"), options, "1")) - 1]


def _level_choice(level: str) -> str:
    # As text: a rating is a name of a strength, and no language groups its digits.
    rating = str(LEVEL_RATINGS[level])
    told = {"is": t(f"bot-{level}-is"), "rating": rating}
    return t("bot-choice-rated", name=bot_name(level), **told)


def _installed() -> list[tuple[str, str]]:
    """As many of the installed packages' bots as a list has room for; all can be named."""
    return list(installed_bots().items())[:_MOST_OFFERED]


def _seats(me: int, opponents: list[str], names: list[str]) -> list[Seat]:
    """The person among the bots, who are numbered where they would have the same name."""
    mine, others = (names[0] if names else UNNAMED), names[1:]
    seats = []
    for number, bot in enumerate(opponents):
        name = stored_bot_name(bot)
        if opponents.count(bot) > 1:
            name += f" {opponents[: number + 1].count(bot)}"
        seats.append(
            Seat(name=others[number] if number < len(others) else name, player=f"bot:{bot}")
        )
    seats.insert(me, Seat(name=mine, player="human"))
    return seats
