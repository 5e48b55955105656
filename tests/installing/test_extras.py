"""Each extra is enough for what it is for, and what is missing says which one brings it."""

from __future__ import annotations

import pytest
from packaging.utils import canonicalize_name

from installing.installed_with import PROJECT, asked_for, owners_of_modules, run_with
from worldsfair.extras import EXTRAS, MissingExtra, is_installed, require

EVERY_MODULE = """
import importlib, pkgutil, worldsfair
def every_module(*folders):
    for folder in folders:
        room = importlib.import_module(f"worldsfair.{folder}")
        for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            yield found.name
"""
CORE = ("edition", "rules", "records", "game", "bots", "arena", "vector", "wire", "engine")
PLAY_EVERYTHING = """
from worldsfair import Game
from worldsfair.arena import Match, run_match
from worldsfair.arena.report import plain_report
from worldsfair.bots import Budget, make_bot
from worldsfair.vector import VectorGames
game, bot = Game.new(players=2, seed=1893), make_bot("greedy")
game.play_turn(bot.choose(game.public(), Budget()).moves)
games = VectorGames(2, players=2, seed=1893)
games.step(games.sample())
match = Match(("random", "random@1sims"), games=2, simulations=1)
print(plain_report(match, run_match(match).summary))
"""


def test_the_game_bots_arena_and_vector_need_three_packages() -> None:
    imports = f"for name in every_module(*{CORE!r}): importlib.import_module(name)\n"
    ran = run_with([], EVERY_MODULE + imports + PLAY_EVERYTHING)
    assert ran.returncode == 0, ran.stderr
    assert "2 games of 2 players" in ran.stdout
    assert "Ratings need openskill: pip install 'worldsfair[play]'." in ran.stdout


def test_the_command_without_its_extra_says_what_to_install() -> None:
    ran = run_with([], "from worldsfair.__main__ import main; sys.exit(main())")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("worldsfair: The terminal's commands need fluent.runtime, ")
    assert ran.stderr.endswith(": pip install 'worldsfair[play]'.\n")


def test_the_installed_command_is_the_one_that_says_so() -> None:
    assert PROJECT["scripts"] == {"worldsfair": "worldsfair.__main__:main"}


def test_a_server_without_its_extra_says_what_to_install() -> None:
    program = """
from worldsfair.cli.app import main
address = "postgresql://nobody@nowhere/none"
for line in ("serve", f"worker --database-url {address}", "backup x.db", "admin reset-password A"):
    print(main(line.split()))
"""
    ran = run_with(["play"], program)
    refusals = ran.stderr.splitlines()
    assert ran.stdout.split() == ["2"] * len(refusals) == ["2"] * 4
    assert refusals[0].startswith("worldsfair: Servers need alembic, argon2, ")
    assert refusals[0].endswith(": pip install 'worldsfair[server]'.")
    assert set(refusals) == {refusals[0]}


def test_the_terminal_needs_nothing_but_its_extra() -> None:
    program = """
from worldsfair.cli.app import main
main(["--lang", "de", "simulate", "--players", "2", "--games", "1", "--seed", "1", "-j", "1"])
"""
    imports = "for name in every_module('cli'): importlib.import_module(name)\n"
    ran = run_with(["play"], EVERY_MODULE + imports + program)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_client_needs_nothing_of_a_server() -> None:
    program = """
from worldsfair.client import Client
with Client("http://127.0.0.1:9"):
    print([name for name in sys.modules if name.startswith(("worldsfair.server", "litestar"))])
"""
    ran = run_with(["client"], program)
    assert (ran.stdout, ran.stderr) == ("[]\n", "")


def test_a_server_needs_nothing_but_its_extra() -> None:
    program = (
        "for name in every_module('server'): name.endswith('.env') or importlib.import_module(name)"
    )
    ran = run_with(["server"], EVERY_MODULE + program)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_what_is_missing_is_said_in_one_sentence_wherever_it_is_imported() -> None:
    program = """
import importlib
for name in ("client", "server.app", "envs", "envs.gymnasium_env", "envs.openspiel_game"):
    try:
        importlib.import_module("worldsfair." + name)
    except ImportError as error:
        print(error)
"""
    ran = run_with([], program)
    assert ran.stderr == ""
    client, server, *envs = ran.stdout.splitlines()
    assert client == (
        "Programs that talk to a server need httpx and websockets: "
        "pip install 'worldsfair[client]'."
    )
    assert server.startswith("Servers need alembic, argon2, ")
    assert len(envs) == 3
    assert set(envs) == {
        "Environments for learners need gymnasium and pettingzoo: pip install 'worldsfair[envs]'."
    }


@pytest.mark.parametrize("extra", sorted(EXTRAS))
def test_every_extra_brings_the_packages_that_are_asked_for(extra: str) -> None:
    owners = owners_of_modules()
    brought = {canonicalize_name(one.name) for one in asked_for(extra)}
    for module in EXTRAS[extra].modules:  # type: ignore[index]  # it is one of them
        names = owners.get(module.partition(".")[0], {canonicalize_name(module)})
        assert brought & names, module


def test_every_extra_of_the_package_is_one_that_can_be_asked_for() -> None:
    assert set(EXTRAS) == set(PROJECT["optional-dependencies"])


def test_what_is_there_is_not_refused() -> None:
    require("play")
    assert not is_installed("worldsfair.nothing.there")


def test_a_missing_extra_is_an_import_error_with_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "plot", EXTRAS["plot"]._replace(modules=("no_such_module",)))
    with pytest.raises(ImportError, match=r"^Plots need no_such_module: ") as refused:
        require("plot")
    assert isinstance(refused.value, MissingExtra)
    assert (refused.value.code, refused.value.name) == ("missing_extra", "no_such_module")
