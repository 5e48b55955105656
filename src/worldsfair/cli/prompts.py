"""Asking a person: numbered choices, and the words that are always understood."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from worldsfair.cli.console import say
from worldsfair.cli.words import t

if TYPE_CHECKING:
    from rich.console import Console

Wish = Literal["undo", "back", "board", "help", "quit"]
_WISHES: dict[str, Wish] = {
    "u": "undo",
    "undo": "undo",
    "b": "back",
    "back": "back",
    "d": "board",
    "draw": "board",
    "h": "help",
    "help": "help",
    "?": "help",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}


class Leaving(Exception):  # not an error: the person has had enough for now
    """The person quit, or there is nobody to answer any more."""


@dataclass(frozen=True)
class Option:
    """Something to choose."""

    key: str
    label: str


@dataclass(frozen=True)
class Typed:
    """An answer that is neither a key nor a wish."""

    text: str


class Person:
    """Somebody at the keyboard."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def line(self, question: str) -> str:
        """One line of text, without the spaces around it."""
        try:
            return self.console.input(f"{question} ", markup=False, emoji=False).strip()
        except EOFError:
            self.console.print()
            raise Leaving from None

    def say(self, sentence: str, command: str = "") -> None:
        """A sentence, perhaps with a command to be typed next, which stays whole."""
        say(self.console, sentence, command)

    def choose(self, title: str, options: Sequence[Option]) -> str | Wish | Typed:
        """The key of an option, a wish, or whatever else was typed."""
        self.console.print(title, style="bold")
        for line in _in_rows([f"{one.key} {one.label}" for one in options], self.console.width):
            self.console.print(line)
        while True:
            answer = self.line(">")
            if answer in [one.key for one in options]:
                return answer
            wish = _WISHES.get(answer.lower())
            if wish is not None:
                return wish
            if answer:
                return Typed(answer)

    def pick(self, title: str, options: Sequence[Option], usual: str) -> str:
        """The key of an option where nothing else makes sense; an empty line is the usual."""
        self.console.print(title, style="bold")
        for one in options:
            for line in _hanging(f"{one.key}  {one.label}", self.console.width):
                self.console.print(line)
        keys = [one.key for one in options]
        while True:
            answer = self.line(t("enter-for", usual=usual)).lower() or usual
            if answer in keys:
                return answer
            if _WISHES.get(answer) == "quit":
                raise Leaving
            self.console.print(t("answer-not-offered", answer=answer, keys=", ".join(keys)))


def numbered(labels: Iterable[str]) -> list[Option]:
    """Options with the keys 1, 2, 3 …"""
    return [Option(str(number), label) for number, label in enumerate(labels, start=1)]


def _in_rows(items: Sequence[str], width: int) -> list[str]:
    """Items side by side, as many in a row as there is room for."""
    rows: list[str] = []
    for item in items:
        if rows and len(rows[-1]) + 2 + len(item) < width:
            rows[-1] += f"  {item}"
        else:
            rows += _hanging(item, width)
    return rows


def _hanging(item: str, width: int) -> list[str]:
    """An item on as many lines as it needs."""
    return textwrap.wrap(
        item,
        width - 1,
        initial_indent="  ",
        subsequent_indent="    ",
        break_on_hyphens=False,
    )
