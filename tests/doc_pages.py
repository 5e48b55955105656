"""The pages that people read, and the blocks of code on them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))

_FENCE = re.compile(
    r"^(?P<indent> *)```(?P<language>[^\n`]*)\n(?P<text>.*?)^(?P=indent)```[ ]*$",
    re.DOTALL | re.MULTILINE,
)
_RUN = "<!-- run -->"


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    language: str
    text: str
    line: int
    """Where its first line stands on the page."""
    is_run: bool
    """Whether the page asks for its commands to be run, by a comment before it."""
    follows: bool
    """Whether nothing stands between it and the block before."""


def name_of(page: Path) -> str:
    """A page as the tests name it."""
    return page.relative_to(ROOT).as_posix()


def blocks_of(page: Path) -> list[Block]:
    """The blocks of a page in order."""
    return list(_blocks(page.read_text("utf-8")))


def _blocks(text: str) -> Iterator[Block]:
    end = 0
    for found in _FENCE.finditer(text):
        between = text[end : found.start()].strip()
        indent = len(found["indent"])
        lines = [line[indent:] for line in found["text"].splitlines(keepends=True)]
        yield Block(
            language=found["language"].strip(),
            text="".join(lines),
            line=text.count("\n", 0, found.start("text")) + 1,
            is_run=between.endswith(_RUN),
            follows=not between and end > 0,
        )
        end = found.end()
