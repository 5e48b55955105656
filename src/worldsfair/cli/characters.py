"""Which characters the terminal can show, and what stands for those that it can't."""

from __future__ import annotations

import codecs
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from worldsfair.plain_letters import can_show, in_ascii, in_encoding

if TYPE_CHECKING:
    from worldsfair.game.signs import Signs

_NET = "worldsfair.plain_letters"
"""The name of what happens to letters that got as far as the output."""
_DEFAULT_LOCALES = ("C", "POSIX")


class _Terminal:
    """One command has one terminal."""

    encoding = "utf-8"


def signs() -> Signs:
    """What drawings are made of: all of the beautiful signs, or none."""
    # Where nothing is drawn, the game need not be loaded.
    from worldsfair.game.signs import ASCII, DRAWN

    return DRAWN if can_show(DRAWN.letters(), _Terminal.encoding) else ASCII


def shown(text: str) -> str:
    """The text in letters that the terminal has, so that its width is known before it is laid out.

    >>> shown("3 × Łódź")
    '3 × Łódź'
    """
    return text if text.isascii() else in_encoding(text, _Terminal.encoding)


@contextmanager
def speaking_to_the_terminal(environment: Mapping[str, str]) -> Iterator[None]:
    """Within it, what is printed is never refused for a letter; afterwards all is as it was."""
    codecs.register_error(_NET, _by_other_letters)
    streams = [one for one in (sys.stdout, sys.stderr) if hasattr(one, "reconfigure")]
    before = [(one, one.encoding, one.errors) for one in streams]
    for stream in streams:
        stream.reconfigure(errors=_NET)
    try:
        if asks_for_ascii(environment):
            use_ascii()
        else:
            _Terminal.encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        yield
    finally:
        _Terminal.encoding = "utf-8"
        for stream, encoding, errors in before:
            stream.reconfigure(encoding=encoding, errors=errors)


def use_ascii() -> None:
    """Print nothing but ASCII from now on."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="ascii", errors=_NET)
    _Terminal.encoding = "ascii"


def asks_for_ascii(environment: Mapping[str, str]) -> bool:
    """Whether the locale is plain C, which Python takes for UTF-8 unless told otherwise.

    >>> asks_for_ascii({"LANG": "C"}), asks_for_ascii({"LANG": "C.UTF-8"}), asks_for_ascii({})
    (True, False, False)
    """
    if environment.get("PYTHONIOENCODING") or environment.get("PYTHONUTF8"):
        return False
    # Python itself sets LC_CTYPE where it found the locale C, so LC_CTYPE says nothing.
    chosen = environment.get("LC_ALL") or environment.get("LANG")
    return chosen in _DEFAULT_LOCALES


def _by_other_letters(error: UnicodeError) -> tuple[str, int]:
    """The net under everything that others print: help, tracebacks, names of files."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return in_ascii(error.object[error.start : error.end]), error.end
