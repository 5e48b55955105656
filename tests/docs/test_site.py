"""The documentation as a site: it builds without a warning, and asks no other host for anything."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

from doc_pages import PAGES, ROOT

FETCHED = {"img": "src", "link": "href", "script": "src", "source": "src", "iframe": "src"}
"""What a browser fetches by itself, by tag and attribute."""


SOURCE = "https://github.com/example/fair"
PUBLISHED = {
    "NO_MKDOCS_2_WARNING": "1",
    "WORLDSFAIR_DOCUMENTATION": "https://example.org/fair/",
    "WORLDSFAIR_REPOSITORY": SOURCE,
}
"""As `scripts/docs` would build it for a public place."""


class Fetched(HTMLParser):
    """Collects the addresses that a page has its reader's browser fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "link" and given.get("rel") in ("canonical", "next", "prev"):
            return
        address = given.get(FETCHED.get(tag, ""))
        if address:
            self.addresses.append(address)


def test_the_site_is_whole_and_asks_no_other_host_for_anything(tmp_path: Path) -> None:
    build(tmp_path)

    # One test, as tests are spread over processes, and each of them would build.
    assert missing_pages(tmp_path) == []
    assert foreign_addresses(tmp_path) == []
    assert foreign_styles(tmp_path) == []
    assert pages_that_ask_the_host_of_the_source(tmp_path) == []
    assert "or none of them" in docstring_of_play_turn(tmp_path)
    assert f"{SOURCE}/blob/HEAD/web/tools/film.mjs" in (tmp_path / "how-to.html").read_text("utf-8")


def build(folder: Path) -> None:
    """Broken links, lost anchors and pages that are out of the navigation are warnings."""
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", folder],
        cwd=ROOT,
        env=os.environ | PUBLISHED | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr


def missing_pages(site: Path) -> list[Path]:
    docs = ROOT / "docs"
    pages = [path.relative_to(docs).with_suffix(".html") for path in docs.rglob("*.md")]
    return [page for page in pages if not (site / page).is_file()]


def foreign_addresses(site: Path) -> list[str]:
    reader = Fetched()
    for page in site.rglob("*.html"):
        reader.feed(page.read_text("utf-8"))
    assert len(reader.addresses) > len(PAGES)
    return [address for address in reader.addresses if urlsplit(address).netloc]


def foreign_styles(site: Path) -> list[str]:
    styles = "".join(path.read_text("utf-8") for path in site.rglob("*.css"))
    return re.findall(r"url\(\s*[\"']?(?:https?:)?//[^)]*|@import[^;]*//[^;]*", styles)


def pages_that_ask_the_host_of_the_source(site: Path) -> list[Path]:
    """By a part of the theme that a script of its own looks for."""
    pages = {page: page.read_text("utf-8") for page in site.rglob("*.html")}
    assert all(SOURCE in text for text in pages.values())
    return [page for page, text in pages.items() if 'data-md-component="source"' in text]


def docstring_of_play_turn(site: Path) -> str:
    told = (site / "reference" / "game.html").read_text("utf-8")
    return told.partition('id="worldsfair.game.game.Game.play_turn"')[2][:3000]


def test_the_site_has_the_icon_of_the_game() -> None:
    own = (ROOT / "web" / "public" / "icon.svg").read_bytes()

    assert (ROOT / "docs" / "images" / "icon.svg").read_bytes() == own
