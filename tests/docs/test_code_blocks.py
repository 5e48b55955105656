"""Every block of code on every page runs: Python, commands and JSON."""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import shlex
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from doc_pages import PAGES, ROOT, Block, blocks_of, name_of
from worldsfair.cli.app import app, main

README = ROOT / "README.md"
LANGUAGES = {"json", "nginx", "py", "python", "sh", "text", "toml", "yaml"}
"""`py` is Python that needs a GPU or the like: it is read, and not run."""
NOT_FETCHED = {"cupy", "jax", "sb3_contrib", "stable_baselines3", "torch"}
"""What a fresh clone does not fetch, as it is too large."""
OF_OTHERS = {"aws", "cd", "pg_dump", "pg_restore", "podman", "source"}
"""Commands in examples that are none of ours."""


def pages_with(language: str) -> list[Any]:
    """The pages that have such a block."""
    return [
        pytest.param(page, id=name_of(page))
        for page in PAGES
        if any(block.language == language for block in blocks_of(page))
    ]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_says_its_language(page: Path) -> None:
    unknown = [
        (block.line, block.language) for block in blocks_of(page) if block.language not in LANGUAGES
    ]

    assert unknown == []


@pytest.mark.parametrize("page", pages_with("python"))
def test_python_runs_and_prints_what_stands_below(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # A program on a page is given the file that the block before it has written.
    monkeypatch.setattr(sys, "argv", ["program.py", "game.json"])
    blocks = blocks_of(page)
    namespace: dict[str, Any] = {"__name__": "page"}
    for block, after in zip(blocks, [*blocks[1:], None], strict=True):
        if block.language != "python":
            continue
        printed = run(page, block, namespace)
        if after is not None and after.language == "text" and after.follows:
            assert printed == after.text, f"{name_of(page)}, line {after.line}"


def run(page: Path, block: Block, namespace: dict[str, Any]) -> str:
    """Run a block after those before it; says what it printed."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        try:
            if block.text.startswith(">>>"):
                check_session(page, block, namespace)
            else:
                # Errors name the page and its line.
                code = compile("\n" * (block.line - 1) + block.text, name_of(page), "exec")
                exec(code, namespace)  # noqa: S102  # our own text
        except ModuleNotFoundError as error:
            if error.name not in NOT_FETCHED:
                raise
            pytest.skip(f"{error.name} is not installed")
    return printed.getvalue()


def check_session(page: Path, block: Block, namespace: dict[str, Any]) -> None:
    """A session at the prompt prints what it says."""
    name = name_of(page)
    session = doctest.DocTestParser().get_doctest(
        block.text, namespace, name, str(page), block.line - 1
    )
    # The runner works on a copy of what was there and clears it in the end.
    session.globs = namespace
    doctest.DebugRunner(verbose=False).run(session, clear_globs=False)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_python_that_is_not_run_can_be_read(page: Path) -> None:
    for block in blocks_of(page):
        if block.language == "py":
            compile(block.text, name_of(page), "exec")


@pytest.mark.parametrize("page", pages_with("json"))
def test_json_can_be_read(page: Path) -> None:
    for block in blocks_of(page):
        if block.language == "json":
            whole = (
                block.text if block.text.lstrip().startswith(("{", "[")) else f"{{{block.text}}}"
            )
            json.loads(whole)


@pytest.mark.parametrize("page", pages_with("sh"))
def test_every_command_is_known(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for block in blocks_of(page):
        if block.language == "sh":
            for command in commands_of(block.text):
                check_command(command, f"{name_of(page)}, line {block.line}")


@pytest.mark.parametrize("page", pages_with("sh"))
def test_what_is_marked_as_quick_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks_of(page):
        if block.language == "sh" and block.is_run:
            for command in commands_of(block.text):
                assert command[0] == "worldsfair"
                assert main(command[1:]) == 0, command


def test_some_commands_are_run() -> None:
    assert [block for page in PAGES for block in blocks_of(page) if block.is_run] != []


def commands_of(text: str) -> list[list[str]]:
    """The commands of a block, word by word, without what is set for one of them."""
    lines = text.replace("\\\n", " ").splitlines()
    commands = [shlex.split(line, comments=True) for line in lines]
    return [strip_settings(command) for command in commands if command]


def strip_settings(command: list[str]) -> list[str]:
    """`NAME=value` before a command says something about its environment."""
    return strip_settings(command[1:]) if "=" in command[0].partition("/")[0] else command


def check_command(command: list[str], where: str) -> None:
    """Our own commands have to be there, with all their options."""
    program, *arguments = command
    if program == "worldsfair":
        parse(arguments, where)
    elif program.startswith("scripts/"):
        assert (ROOT / program).is_file(), where
    elif program in ("python", "python3") and arguments[0] == "-m":
        assert find_spec(arguments[1]) is not None, where
    elif program in ("python", "python3"):
        assert arguments[0].endswith(".py") or arguments[0] == "-c", where
    elif program == "pip":
        assert extras_of(arguments) <= known_extras(), where
    else:
        assert program in OF_OTHERS, f"{where}: {program}"


def parse(arguments: list[str], where: str) -> None:
    """Let the real command line read this, and do nothing."""
    command: Any = typer.main.get_command(app)
    context = None
    words = list(arguments)
    while True:
        try:
            context = command.make_context(command.name, words, parent=context)
        except Exception as problem:  # noqa: BLE001  # Typer and click have no root in common
            pytest.fail(f"{where}: worldsfair {shlex.join(arguments)}: {problem}")
        if not hasattr(command, "resolve_command"):
            return
        words = [*context._protected_args, *context.args]
        if not words:
            return
        _, command, words = command.resolve_command(context, words)


def extras_of(arguments: list[str]) -> set[str]:
    """The extras that a `pip install` names."""
    named = [word for word in arguments if word.startswith("worldsfair[")]
    return {extra for word in named for extra in word[:-1].partition("[")[2].split(",")}


def known_extras() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return set(msgspec.convert(project["optional-dependencies"], dict[str, list[str]]))


def test_a_session_at_the_prompt_is_compared_with_what_it_prints() -> None:
    right, wrong = (Block("python", f">>> 6 * 7\n{said}\n", 1, False, False) for said in (42, 41))
    run(README, right, {})

    with pytest.raises(doctest.DocTestFailure):
        run(README, wrong, {})


def test_an_unknown_option_of_a_command_is_found() -> None:
    check_command(["worldsfair", "admin", "tables", "--status", "playing"], "here")

    with pytest.raises(pytest.fail.Exception):
        check_command(["worldsfair", "admin", "tables", "--statu", "playing"], "here")
