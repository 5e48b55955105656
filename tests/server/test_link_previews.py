"""What is shown where a table's link is shared: in the reader's language, and no private names."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.directly import ADA, add_ada, started_table
from server.running import sqlite_at
from worldsfair.server.actions.unit_of_work import UnitOfWork
from worldsfair.server.api.link_previews import LinkWords, sentence_of, with_preview, words_for
from worldsfair.server.app import make_asgi
from worldsfair.server.settings import Settings
from worldsfair.server.tables.seats import open_table, take_seat
from worldsfair.wire.requests import SeatRequest
from worldsfair.wire.tables import TableOptions

PAGE = (
    '<head><meta property="og:title" content="The fair">'
    '<meta property="og:description" content="A game">'
    '<meta property="og:image" content="/card.png"></head>'
)
WORDS = LinkWords("{host} waits", "{host} plays", "a table")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "link-words.json").write_text(
        '{"en": {"invitation": "{host} waits", "game": "g", "private": "a table"},'
        ' "de": {"invitation": "{host} wartet", "game": "g", "private": "ein Tisch"}}',
        "utf-8",
    )
    return tmp_path


@pytest.mark.parametrize(
    ("accepted", "said"),
    [
        ("", "a table"),
        ("de", "ein Tisch"),
        ("de-AT,de;q=0.9,en;q=0.8", "ein Tisch"),
        ("fr-FR,de;q=0.5,en;q=0.7", "a table"),
        ("nl, DE ;q=0.3", "ein Tisch"),
        ("de;q=0", "a table"),
        ("q=;,,;de", "a table"),
        ("*", "a table"),
    ],
)
def test_a_reader_gets_the_language_it_likes_best(folder: Path, accepted: str, said: str) -> None:
    words = words_for(folder, accepted)
    assert words is not None
    assert words.private == said


def test_without_a_built_client_there_are_no_words(tmp_path: Path) -> None:
    assert words_for(tmp_path, "en") is None


def test_a_name_can_break_out_of_nothing() -> None:
    page = with_preview(PAGE, "https://fair.example", {"og:description": '"><b> \\1 & {host}'})
    assert 'content="&quot;&gt;&lt;b&gt; \\1 &amp; {host}"' in page


def test_the_picture_has_a_whole_address() -> None:
    page = with_preview(PAGE, "https://fair.example", {})
    assert '<meta property="og:image" content="https://fair.example/card.png">' in page


def test_a_private_table_names_nobody() -> None:
    assert sentence_of(started_table(), WORDS) == "a table"


@pytest.mark.parametrize(
    ("is_public", "said"), [(True, "{host} waits"), (False, "a table")], ids=["public", "private"]
)
def test_the_page_of_a_table_says_so_in_its_head(folder: Path, is_public: bool, said: str) -> None:
    (folder / "index.html").write_text(PAGE.replace('"/card', '"./card'), "utf-8")
    app = make_asgi(Settings(sqlite_at(folder), client_folder=str(folder), root_path="/fair"))
    services = app.app.state.services
    add_ada(services.actions.database)
    table = open_table(ADA, 2, TableOptions(is_public=is_public), secrets, 0.0)
    take_seat(table, ADA, 0, SeatRequest("person"), secrets)
    services.actions.do_now(UnitOfWork.add, table)
    page = asyncio.run(page_of(app, f"/fair/t/{table.id}"))
    services.close()
    expected = said.replace("{host}", "Ada")
    assert f'<meta property="og:description" content="{expected}">' in page
    assert '<meta property="og:image" content="http://fair/fair/card.png">' in page


async def page_of(app: Any, path: str) -> str:
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://fair") as client:
        return (await client.get(path)).text
