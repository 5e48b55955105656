"""What is installed on request only: the packages of each extra, and one sentence without them."""

from __future__ import annotations

import importlib.util
from typing import Final, Literal, NamedTuple

from worldsfair.errors import GameError

ExtraName = Literal["play", "server", "client", "envs", "plot", "gpu", "train"]


class Extra(NamedTuple):
    """An extra of the package."""

    purpose: str
    """As the subject of a sentence in the plural."""
    modules: tuple[str, ...]
    """All that it must be able to import, wherever it runs."""


EXTRAS: Final[dict[ExtraName, Extra]] = {
    "play": Extra(
        "The terminal's commands",
        ("fluent.runtime", "openskill", "platformdirs", "rich", "typer"),
    ),
    "server": Extra(
        "Servers",
        (
            "alembic",
            "argon2",
            "httptools",
            "itsdangerous",
            "litestar",
            "openskill",
            "platformdirs",
            "prometheus_client",
            "psycopg",
            "sqlalchemy",
            "uvicorn",
            "websockets",
        ),
    ),
    "client": Extra("Programs that talk to a server", ("httpx", "websockets")),
    "envs": Extra("Environments for learners", ("gymnasium", "pettingzoo")),
    "plot": Extra("Plots", ("matplotlib",)),
    "gpu": Extra("Games on a GPU", ("numba_cuda",)),
    "train": Extra("Networks that learn", ("torch",)),
}


class MissingExtra(GameError, ImportError):
    """Something was asked for whose packages are not installed."""

    code = "missing_extra"


def require(extra: ExtraName) -> None:
    """Refuse what an extra is for, unless its packages are there."""
    purpose, modules = EXTRAS[extra]
    missing = [name for name in modules if not is_installed(name)]
    if missing:
        raise MissingExtra(
            f"{purpose} need {_listed(missing)}: pip install 'worldsfair[{extra}]'.",
            name=missing[0],
        )


def is_installed(module: str) -> bool:
    """Whether a module could be imported; it is not imported for that."""
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _listed(names: list[str]) -> str:
    first, *others = names
    return f"{', '.join([first, *others[:-1]])} and {others[-1]}" if others else first
