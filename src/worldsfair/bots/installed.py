"""Bots of installed packages, found by their entry points: looked for once, when one is wanted.

A package declares `[project.entry-points."worldsfair.bots"]` with `name = "module:make"`, where
`make(seed)` gives a bot. Nothing of it is imported before that bot is asked for.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from importlib.metadata import Distribution, EntryPoint, distributions
from typing import Final

from worldsfair.bots.bot import Bot, BotUnusable
from worldsfair.bots.guarded import GuardedBot, described

GROUP: Final = "worldsfair.bots"
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,31}")
"""What can stand in a list with commas, before a budget, and at a server."""


@dataclass(frozen=True, slots=True)
class InstalledBot:
    """A bot that a package offers."""

    name: str
    package: str
    """With its version, such as `fair-bots 1.2`."""
    entry: EntryPoint

    @property
    def origin(self) -> str:
        """The subject of every sentence about it."""
        return f"The bot {self.name!r} of the package {self.package}"

    def make(self, seed: int) -> Bot:
        """The bot itself; `BotUnusable` says why there is none."""
        try:
            maker = self.entry.load()
        except (Exception, SystemExit) as error:
            what = f"{type(error).__name__}: {error}".rstrip(".")
            raise BotUnusable(f"{self.origin} can't be loaded: {what}.") from error
        try:
            made = maker(seed)
        except (Exception, SystemExit) as error:
            what = described(error).rstrip(".")
            raise BotUnusable(f"{self.origin} can't be made: {what}.") from error
        if not callable(getattr(made, "choose", None)):
            raise BotUnusable(
                f"{self.origin} can't be made: a {type(made).__name__} has no method `choose`."
            )
        return GuardedBot(made, self.name, self.origin)


@dataclass(frozen=True, slots=True)
class Installed:
    """All that packages offer."""

    bots: Mapping[str, InstalledBot]
    problems: Mapping[str, str]
    """By name, why what a package offers is left out."""


def find_bots(ours: Collection[str]) -> Installed:
    """What installed packages offer. Nobody replaces a bot of ours, or of another package."""
    offers: dict[str, list[InstalledBot]] = defaultdict(list)
    for bot in _offered():
        offers[bot.name].append(bot)
    taken = {name.casefold() for name in ours}
    bots: dict[str, InstalledBot] = {}
    problems: dict[str, str] = {}
    for name, offered in sorted(offers.items()):
        problem = _problem(offered, taken)
        if problem is None:
            bots[name] = offered[0]
        else:
            problems[name] = problem
    return Installed(bots, problems)


def _problem(offered: list[InstalledBot], taken: Collection[str]) -> str | None:
    first = offered[0]
    if not _NAME.fullmatch(first.name):
        return (
            f"{first.origin} is left out: a name has up to 32 letters, digits, dots, hyphens and "
            "underscores."
        )
    if first.name.casefold() in taken:
        return f"{first.origin} is left out: World's Fair 1893 has a bot of that name."
    if len(offered) > 1:
        packages = " and ".join(bot.package for bot in offered)
        return f"The bot {first.name!r} is left out: {packages} both offer one. Uninstall one."
    return None


def _offered() -> list[InstalledBot]:
    """Every entry point of the group; of a package that is found twice, the first is in use."""
    found: dict[str, list[InstalledBot]] = {}
    for package in distributions():
        entries = _entries(package)
        if entries and package.name not in found:
            label = f"{package.name} {package.version}"
            found[package.name] = [InstalledBot(entry.name, label, entry) for entry in entries]
    return [bot for bots in found.values() for bot in bots]


def _entries(package: Distribution) -> list[EntryPoint]:
    try:
        return [entry for entry in package.entry_points if entry.group == GROUP]
    except Exception:  # noqa: BLE001 - a package whose list can't be read, whatever it is of
        return []
