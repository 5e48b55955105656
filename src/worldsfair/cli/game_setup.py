"""Before the first turn: a game that was left, or a new one with the opponents wanted."""

from __future__ import annotations

import random
import secrets
import time
from dataclasses import dataclass
from pathlib import Path

from worldsfair.bots import LEVELS, make_bot
from worldsfair.cli import game_messages, messages
from worldsfair.cli.inputs import WrongInput, bots_by_seat
from worldsfair.cli.prompts import Option, Person, numbered
from worldsfair.cli.saves import SavedGame, load_game, saved_games
from worldsfair.cli.session import Session
from worldsfair.edition import PLAYER_COUNTS, Edition
from worldsfair.game import Game
from worldsfair.records.model import Approvals, Seat

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
            bots_by_seat(self.bots, players - 1 if self.players else len(self.bots))
        if len(self.bots) >= players:
            raise WrongInput(messages.wrong_number_of_bots(len(self.bots), players - 1))
        if self.seat is not None and self.seat > players:
            raise WrongInput(game_messages.no_such_seat(self.seat, players))
        if len(self.names) > players:
            raise WrongInput(game_messages.too_many_names(len(self.names), players))


def find_saved(person: Person, folder: Path, *, must: bool) -> Session | None:
    """A game that was left: the last one if there must be one, otherwise what is chosen."""
    paths = saved_games(folder)
    if must and not paths:
        raise WrongInput(game_messages.NOTHING_SAVED)
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
        person.console.print(game_messages.welcome_back(game.round, game.turn))
    return Session(game, saved.person, bots, saved.bot_seed, person, folder)


def _choose_saved(person: Person, paths: list[Path]) -> Path | None:
    games = [(path, *load_game(path)) for path in paths]
    options = numbered(_described(path, game, saved) for path, game, saved in games)
    answer = person.pick(
        game_messages.ASK_SAVED, [*options, Option("n", game_messages.NEW_GAME)], "1"
    )
    return None if answer == "n" else paths[int(answer) - 1]


def _described(path: Path, game: Game, saved: SavedGame) -> str:
    others = [seat.name for number, seat in enumerate(game.seats) if number != saved.person]
    if game.is_over:
        return game_messages.saved_but_over(", ".join(others))
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    return game_messages.saved_game(game.players, game.round, game.turn, ", ".join(others), when)


def open_game(person: Person, folder: Path, wanted: Wanted) -> Session:
    """A new game; what the command line left open is asked."""
    players = wanted.players or _ask_players(person, wanted)
    opponents = bots_by_seat(wanted.bots or [_ask_level(person)], players - 1)
    chooser = random.Random(wanted.seed)  # without a seed it is the system's own chance
    me = chooser.randrange(players) if wanted.seat is None else wanted.seat - 1
    if me >= players:
        raise WrongInput(game_messages.no_such_seat(me + 1, players))
    seats = _seats(me, opponents, wanted.names)
    bot_seed = secrets.randbits(_BOT_SEED_BITS) if wanted.seed is None else wanted.seed
    game = Game.new(players, wanted.seed, wanted.approvals, edition=wanted.edition, seats=seats)
    bots = {
        seat: make_bot(who.player.removeprefix("bot:"), bot_seed + seat)
        for seat, who in enumerate(seats)
        if seat != me
    }
    for line in game_messages.welcome([seat.name for seat in seats], game.commitment):
        person.console.print(line, soft_wrap=True)
    return Session(game, me, bots, bot_seed, person, folder)


def _ask_players(person: Person, wanted: Wanted) -> int:
    if len(wanted.bots) > 1:
        return len(wanted.bots) + 1
    least = max(2, len(wanted.names), wanted.seat or 0)
    counts = [count for count in PLAYER_COUNTS if count >= least]
    options = [Option(str(count), game_messages.count_of_players(count)) for count in counts]
    return int(person.pick(game_messages.ASK_PLAYERS, options, str(max(3, counts[0]))))


def _ask_level(person: Person) -> str:
    options = numbered(game_messages.level(name) for name in LEVELS)
    return LEVELS[int(person.pick(game_messages.ASK_LEVEL, options, "2")) - 1]


def _seats(me: int, opponents: list[str], names: list[str]) -> list[Seat]:
    """The person among the bots, who are numbered where they would have the same name."""
    mine, others = (names[0] if names else game_messages.YOU), names[1:]
    seats = []
    for number, bot in enumerate(opponents):
        name = game_messages.shown_bot(bot)
        if opponents.count(bot) > 1:
            name += f" {opponents[: number + 1].count(bot)}"
        seats.append(
            Seat(name=others[number] if number < len(others) else name, player=f"bot:{bot}")
        )
    seats.insert(me, Seat(name=mine, player="human"))
    return seats
