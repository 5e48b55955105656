"""A rule by its id, from the rules page that the package carries."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

_ANOTHER = re.compile(r"- \*\*[A-Z]\d+\*\*|#|\*Clarification\*|\*\*Example")
"""What begins a line after the end of a rule."""


def find_rule(name: str) -> str | None:
    """The text of a rule as Markdown; None if there is no such rule.

    >>> print(find_rule("e1"))
    - **E1** When the third scoring phase is done, so is the game.
    """
    lines = _page().splitlines()
    start = f"- **{name.strip().upper()}**"
    for number, line in enumerate(lines):
        if line.startswith(start):
            return "\n".join([line, *_rest(lines[number + 1 :])]).strip()
    return None


def _rest(lines: list[str]) -> list[str]:
    end = next((at for at, line in enumerate(lines) if _ANOTHER.match(line)), len(lines))
    return lines[:end]


def _page() -> str:
    page = resources.files("worldsfair.cli").joinpath("rules.md")
    if page.is_file():
        return page.read_text("utf-8")
    # A checkout has the page where people read it; a wheel gets a copy when it is built.
    return (Path(__file__).parents[3] / "docs" / "rules.md").read_text("utf-8")
