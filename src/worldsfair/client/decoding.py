"""Reading what a server says, from any number of threads."""

from __future__ import annotations

from threading import Lock
from typing import Any

import msgspec

_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}
_making = Lock()


def decode(text: str | bytes, kind: Any) -> Any:
    """A message of a kind.

    Where two threads meet a type for the first time, msgspec ends the whole process; so each is
    got to know by one thread alone.
    """
    with _making:
        decoder = _decoders.get(kind)
        if decoder is None:
            decoder = _decoders[kind] = msgspec.json.Decoder(kind)
    return decoder.decode(text)
