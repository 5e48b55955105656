"""The map on the architecture page: every file, with its own first line."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
ROOMS = [
    *(
        f"src/worldsfair/{room}"
        for room in ("edition", "rules", "records", "game", "vector", "bots")
    ),
    "src/worldsfair/bots/mcts",
    *(f"src/worldsfair/{room}" for room in ("arena", "wire", "server")),
    *(f"src/worldsfair/server/{room}" for room in ("api", "live", "actions", "storage", "tables")),
    *(f"src/worldsfair/{room}" for room in ("client", "engine", "envs", "cli")),
    "training",
    "benchmarks",
    "benchmarks/load",
]


def map_of_the_rooms() -> str:
    """What the page has to show."""
    parts = []
    for room in ROOMS:
        files = sorted(path for path in (ROOT / room).glob("*.py") if path.stem != "__init__")
        rows = [f"| `{path.name}` | {first_line(path)} |" for path in files]
        parts.append("\n".join([f"### `{room}/`", "", "| File | What |", "|---|---|", *rows]))
    return "\n\n".join(parts)


def first_line(path: Path) -> str:
    """The first sentence of a file about itself, on one line."""
    about = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    assert about, f"{path.name} does not say what it is"
    return " ".join(about.split("\n\n")[0].split()).replace("|", "\\|")


def test_the_map_has_every_file_and_what_it_says_of_itself() -> None:
    found = re.search(r"<!-- map -->\n(.*?)\n<!-- end of map -->", PAGE.read_text("utf-8"), re.S)

    assert found is not None
    assert found[1] == map_of_the_rooms(), "`python tests/test_architecture_page.py` renews it"


def test_every_file_that_the_guides_name_is_there() -> None:
    for page in ("how-to.md", "architecture.md", "bots.md", "server.md"):
        text = (ROOT / "docs" / page).read_text("utf-8")
        text = re.sub(r"`[^`]*(?:NAME|XX)[^`]*`", "", text)
        for name in re.findall(r"`((?:src|web|tests|docs|training|scripts)/[\w./-]+\.\w+)`", text):
            assert (ROOT / name).exists(), f"{page} names {name}"


if __name__ == "__main__":
    page = PAGE.read_text("utf-8")
    renewed = f"<!-- map -->\n{map_of_the_rooms()}\n<!-- end of map -->"
    PAGE.write_text(
        re.sub(r"<!-- map -->.*<!-- end of map -->", lambda _: renewed, page, flags=re.S), "utf-8"
    )
