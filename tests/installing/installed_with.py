"""Python as if the package were installed with some extras only: every other package is blocked."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
_BLOCK = """
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Blocker())
"""


def run_with(extras: Sequence[str], program: str) -> subprocess.CompletedProcess[str]:
    """Run a program that can import the core's packages and those of some extras, and no other."""
    blocked = f"blocked = set({json.dumps(sorted(blocked_modules(tuple(extras))))})"
    return subprocess.run(
        [sys.executable, "-c", f"{blocked}\n{_BLOCK}\n{program}"],
        capture_output=True,
        text=True,
        check=False,
    )


def asked_for(extra: str) -> list[Requirement]:
    """What an extra brings, the extras that it names included."""
    found = []
    for line in PROJECT["optional-dependencies"][extra]:
        wanted = Requirement(line)
        if wanted.name == PROJECT["name"]:
            found += [one for other in sorted(wanted.extras) for one in asked_for(other)]
        elif wanted.marker is None or wanted.marker.evaluate():
            found.append(wanted)
    return found


@cache
def owners_of_modules() -> dict[str, set[str]]:
    """Which packages an installed module is of."""
    return {
        module: {canonicalize_name(owner) for owner in owners}
        for module, owners in packages_distributions().items()
    }


@cache
def blocked_modules(extras: tuple[str, ...]) -> frozenset[str]:
    """The modules of all installed packages that these extras don't bring."""
    wanted = [Requirement(line) for line in PROJECT["dependencies"]]
    wanted += [one for extra in extras for one in asked_for(extra)]
    brought = {"worldsfair"}
    for one in wanted:
        brought.update(_closure(one, brought))
    return frozenset(
        module for module, owners in owners_of_modules().items() if brought.isdisjoint(owners)
    )


def _closure(wanted: Requirement, known: set[str]) -> Iterator[str]:
    """A package and whatever it needs in turn."""
    name = canonicalize_name(wanted.name)
    yield name
    try:
        lines = requires(wanted.name) or []
    except PackageNotFoundError:
        return
    for line in lines:
        needed = Requirement(line)
        environments = [{"extra": extra} for extra in ("", *wanted.extras)]
        is_wanted = not needed.marker or any(map(needed.marker.evaluate, environments))
        if is_wanted and canonicalize_name(needed.name) not in known:
            yield from _closure(needed, known | {name})
