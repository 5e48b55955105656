"""What is shown where somebody shares a link: a title, a sentence and the fair's picture.

The words are the client's, in its languages (`link-words.json`, written when it is built). Whoever
has the link of a private table sees who sits there; a preview, which a whole group sees, does not.
"""

from __future__ import annotations

import html
import re
from functools import lru_cache
from pathlib import Path

import msgspec

from worldsfair.server.tables.model import Table

_FILE = "link-words.json"
_MOST_LANGUAGES = 20
_LANGUAGE = re.compile(r"\s*([a-z]{2})\b[^;]*(?:;\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?)\s*)?", re.I)


class LinkWords(msgspec.Struct, frozen=True):
    """The sentences of one language, with `{host}` where a name goes."""

    invitation: str
    """To a public table that waits for players."""
    game: str
    """A public game that is played or was."""
    private: str
    """Whatever a private table does."""


Catalogue = dict[str, LinkWords]


def words_for(folder: Path, accept_language: str) -> LinkWords | None:
    """The words of the language that a reader likes best; None where no client is built."""
    try:
        file = folder / _FILE
        catalogue = _read(file, file.stat().st_mtime_ns)
    except (OSError, msgspec.DecodeError):
        return None
    return catalogue.get(_liked(accept_language, catalogue))


@lru_cache(maxsize=4)
def _read(file: Path, _changed: int) -> Catalogue:
    return msgspec.json.decode(file.read_bytes(), type=Catalogue)


def _liked(accept_language: str, catalogue: Catalogue) -> str:
    """The best liked of the languages that there are; English for everybody else."""
    liked: list[tuple[float, str]] = []
    for one in accept_language.split(",")[:_MOST_LANGUAGES]:
        found = _LANGUAGE.fullmatch(one)
        if found is not None and found[1].lower() in catalogue:
            liked.append((float(found[2] or 1), found[1].lower()))
    weight, language = max(liked, key=lambda pair: pair[0], default=(0.0, "en"))
    return language if weight else "en"


def sentence_of(table: Table, words: LinkWords) -> str:
    """What a preview says of a table."""
    if not table.options.is_public or table.status == "closed":
        return words.private
    host = next((s.name for s in table.seats if s.person == table.content.host), "")
    if not host:
        return words.private
    sentence = words.invitation if table.status == "waiting" else words.game
    return sentence.replace("{host}", host)


def with_preview(page: str, address: str, properties: dict[str, str]) -> str:
    """A page whose preview says this, and whose picture has a whole address."""
    image = re.search(r'<meta property="og:image" content="([^"]*)">', page)
    if image is not None and address:
        properties = {**properties, "og:image": address + html.unescape(image[1])}
    for name, value in properties.items():
        tag = f'<meta property="{name}" content="{html.escape(value)}">'
        old = re.compile(rf'<meta property="{re.escape(name)}" content="[^"]*">')
        page = old.sub(lambda _, tag=tag: tag, page, count=1)  # type: ignore[misc]  # mypy can't see the default
    return page
