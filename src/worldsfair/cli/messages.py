"""Help, and what simulations and measurements say: in English, for whoever develops or hosts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from worldsfair.cli.simulation import Plan, Tally

# Help.

HELP: Final = (
    "World's Fair 1893. Without a command: play on this machine, in the browser. With one: host "
    "it, play it in the terminal, let bots play it, check and show its games."
)
HELP_EXAMPLES: Final = (
    "`worldsfair play` starts a game in the terminal. `worldsfair COMMAND --help` has examples."
)
SERVE_EXAMPLES: Final = """[bold]Examples[/bold]

worldsfair serve --host 0.0.0.0 --port 8893

worldsfair serve --workers 4 --database-url postgresql://fair@localhost/fair"""
WORKER_EXAMPLES: Final = """[bold]Example[/bold]

worldsfair worker --database-url postgresql://fair@localhost/fair --threads 2"""
BACKUP_EXAMPLES: Final = """[bold]Example[/bold]

worldsfair backup games-today.db --database-url sqlite:////var/lib/worldsfair/games.db"""
RESTORE_EXAMPLES: Final = """[bold]Example[/bold]

worldsfair restore games-today.db --database-url sqlite:////var/lib/worldsfair/games.db"""
ADMIN_EXAMPLES: Final = """[bold]Examples[/bold]

worldsfair admin tables --status playing

worldsfair admin reports

worldsfair admin ban --address 203.0.113.7 --note 'floods the chat'"""
PLAY_EXAMPLES: Final = """[bold]Examples[/bold]

worldsfair play                               asks what it needs to know

worldsfair play --players 3 --level director  two of the strongest bots

worldsfair play --level match                 somebody who fits your results

worldsfair play --resume                      goes on where you left off"""
SIMULATE_EXAMPLES: Final = """[bold]Examples[/bold]

worldsfair simulate --players 4 --games 2000 --seed 7 --out games.jsonl

worldsfair simulate --bot greedy,random --games 500

worldsfair simulate --bot random --out - | head -n 1"""
VERIFY_EXAMPLES: Final = """[bold]Examples[/bold]

worldsfair verify games.jsonl

worldsfair verify --edition my-box.toml *.jsonl

The exit code is 2 if a game is refused."""
SHOW_EXAMPLES: Final = """[bold]Examples[/bold]

worldsfair show games.jsonl                     how the first game ended

worldsfair show games.jsonl --game 3 --turn 12  the third game after 12 turns

worldsfair show games.jsonl --turn 0            the set-up"""
BOTS_EXAMPLES: Final = """[bold]Example[/bold]

worldsfair bots"""
BENCH_EXAMPLES: Final = """[bold]Example[/bold]

worldsfair bench --seconds 5"""

LANGUAGE: Final = (
    "The language of `play`, `show` and `verify`, and of what is refused; that of the environment "
    "(LANG) unless told. Help, simulations and the operator's commands are in English."
)
ASCII: Final = (
    "Print nothing but plain ASCII, as is done by itself where the terminal's encoding has no "
    "other signs or the locale is C."
)
APPROVALS: Final = "Whether exhibits are approved by themselves or by choice (rule P7)."
EDITION: Final = "A corrected box, as a TOML file."
JOBS: Final = "How many processes work; all cores unless told. The output is the same for any."
SIMULATE_PLAYERS: Final = "2, 3 or 4; as many as there are bots unless told, or 2."
SIMULATE_GAMES: Final = "How many games."
SIMULATE_SEED: Final = "A number that decides everything; a new one each time unless told."
SIMULATE_BOT: Final = (
    "Who plays: random, greedy, search, a level (visitor, reporter, vendor, exhibitor, juror, "
    "organizer, commissioner, director), or a bot of an installed package (`worldsfair bots` lists "
    "them). One name for all seats, or one for each: repeat the option or use commas. "
    "[default: random]"
)
SIMULATE_OUT: Final = "Write the games to this file as JSON lines; - is the standard output."
TURN_LIMIT: Final = "Give up a game after so many turns; it is reported and not scored."
SIMULATIONS: Final = "How many simulations a searching bot makes for a turn."
VERIFY_FILES: Final = "Files of records: JSON lines, or one record."
PLAYERS: Final = "2, 3 or 4, you among them."
LEVEL: Final = (
    "Who you play against: visitor, reporter, vendor, exhibitor, juror, organizer, commissioner or "
    "director, from the easiest to the strongest; match is the one of them that fits your results "
    "so far; random, greedy and search are bots, too, and so are those of installed packages "
    "(`worldsfair bots` lists them). One name for all, or one for each."
)
SEAT: Final = "Your place in the turn order; drawn unless told."
NAMES: Final = "Names with commas between: yours first, then the others' in turn order."
PLAY_SEED: Final = "A number that decides the shuffle; a secret one unless told."
RESUME: Final = "Go on with the game that you left last."
NEW: Final = "Begin a game without asking for one that you left."
DATA: Final = (
    "Where games that you leave are kept, and how those against levels ended; the user's data "
    "folder unless told."
)
SHOW_FILE: Final = "A file of records."
SHOW_GAME: Final = "Which game of the file, from 1."
SHOW_TURN: Final = "After how many turns; 0 is the set-up, the last unless told."
SECONDS: Final = "How long each measurement takes."

# Simulating.

SIMULATING: Final = "Playing"
COLUMN_SEAT: Final = "Seat"
COLUMN_BOT: Final = "Bot"
COLUMNS_OF_SUMS: Final = ("Win share", "Points", "Coins", "Medals", "Exhibits")


def simulated(plan: Plan, tally: Tally) -> str:
    """What was played."""
    games = counted(tally.finished + tally.unfinished, "game")
    return f"{games} of {plan.players} players, {plan.approvals} approvals, seed {plan.seed}"


def turns_taken(tally: Tally) -> str:
    """How long the games were."""
    mean = tally.turns / tally.finished
    return f"Turns: {mean:.1f} on average, {tally.shortest} to {tally.longest}."


def hit_the_limit(plan: Plan, tally: Tally, records: bool) -> str:
    """Games that were given up."""
    games = counted(tally.unfinished, "game")
    written = " nor written" if records else ""
    return f"{games} hit the limit of {plan.turn_limit} turns: not scored{written}."


def records_written(games: int, out: Path) -> str:
    """Where the games are."""
    return f"{counted(games, 'record')} in {out}"


def counted(count: int, noun: str) -> str:
    """A number with its noun.

    >>> counted(1, "game"), counted(2000, "game")
    ('1 game', '2,000 games')
    """
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


# Measuring.

BENCH_COLUMNS: Final = ("What", "How it was measured", "Speed")


def random_games_a_second(rate: float) -> tuple[str, str, str]:
    """A row of the table."""
    how = "4 players, uniformly random, compiled"
    return ("Random games", how, f"{rate:,.0f} games/s")


def time_of_a_decision(rate: float) -> tuple[str, str, str]:
    """A row of the table."""
    return ("Decisions from Python", "Game.play, 4 players", f"{1e6 / rate:.1f} µs each")


def batch_decisions_a_second(rate: float) -> tuple[str, str, str]:
    """A row of the table."""
    how = "4,096 games, one call for all"
    return ("Decisions in a batch", how, f"{rate / 1e6:.2f} million/s")
