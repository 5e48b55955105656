"""Reading a recorded game, by its format and version; the only way from JSON to a record.

Whether it follows the rules is another question (`records/replay.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from worldsfair.errors import InvalidRecord
from worldsfair.records.continuations import (
    CONTINUATION,
    CONTINUATION_VERSION,
    MOST_PARTS,
    Continuation,
)
from worldsfair.records.model import VERSION, Record
from worldsfair.rules.constants import RULES_VERSION


class _Head(msgspec.Struct, frozen=True):
    """What decides how the rest is read."""

    format: str = ""
    version: Any = None


_HEAD = msgspec.json.Decoder(_Head)
_RECORD = msgspec.json.Decoder(Record)
_CONTINUATION = msgspec.json.Decoder(Continuation)
_ENCODER = msgspec.json.Encoder()


def read_game(text: bytes | str) -> Record | Continuation:
    """A game, or a game that went on from another, in the newest version of its format."""
    head = _decode(_HEAD, text)
    if head.format != CONTINUATION:
        return read_record(text)
    _refuse_newer(head, CONTINUATION_VERSION)
    return upgrade_continuation(_decode(_CONTINUATION, text, "continuation"))


def read_record(text: bytes | str) -> Record:
    """One game in the newest version of the format.

    A higher version than is known here is named, not guessed at.
    """
    _refuse_newer(_decode(_HEAD, text), VERSION)
    return upgrade(_decode(_RECORD, text))


def _refuse_newer(head: _Head, newest: int) -> None:
    if isinstance(head.version, int) and head.version > newest:
        raise InvalidRecord(
            f"it is of version {head.version} of the format, and this program reads up to {newest}"
        )


def upgrade(record: Record) -> Record:
    """A record of any version as one of the newest."""
    return _UPGRADES[record.version](record)


def _from_version_1(record: Record) -> Record:
    if record.rules is not UNSET:
        raise InvalidRecord("version 1 of the format does not name the version of the rules")
    if record.contributions is not UNSET:
        raise InvalidRecord(_TOO_EARLY)
    return replace(record, version=VERSION, rules=1)


def _from_version_2(record: Record) -> Record:
    if record.rules is UNSET:
        raise InvalidRecord("it does not say the version of the rules")
    if not 1 <= record.rules <= RULES_VERSION:
        raise InvalidRecord(
            f"it was played by version {record.rules} of the rules, "
            f"and this program plays by version {RULES_VERSION}"
        )
    return record


_TOO_EARLY = "version 1 of the format has no contributions"
_UPGRADES: dict[int, Callable[[Record], Record]] = {1: _from_version_1, 2: _from_version_2}


def upgrade_continuation(game: Continuation) -> Continuation:
    """A continuation of any version as one of the newest."""
    if len(game.parts) > MOST_PARTS:
        raise InvalidRecord(
            f"it went on {len(game.parts)} times, and this program reads up to {MOST_PARTS}"
        )
    told = [game.before.contributions, *(part.contributions for part in game.parts)]
    if game.version == 1 and any(one is not UNSET for one in told):
        raise InvalidRecord(_TOO_EARLY)
    if game.before.seed is not UNSET or game.before.result is not UNSET:
        raise InvalidRecord("the part before the first seam has a seed or a result")
    return replace(game, version=CONTINUATION_VERSION, before=upgrade(game.before))


def game_to_json(game: Record | Continuation) -> bytes:
    """One line of JSON, without the line's end."""
    return _ENCODER.encode(game)


def _decode(decoder: msgspec.json.Decoder[Any], text: bytes | str, kind: str = "record") -> Any:
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise InvalidRecord(f"not a {kind}: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InvalidRecord(f"not JSON: {error}") from None
    except RecursionError:
        raise InvalidRecord(f"not a {kind}: nested too deeply") from None
