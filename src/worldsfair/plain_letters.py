"""Letters and signs by others that every terminal has: what is lost is the look, not the word."""

from __future__ import annotations

import unicodedata
from typing import Final

_SIGNS: Final = {"▤": "#", "◎": "@", "☆": "&", "★": "*", "▸": ">", "▣": "X", "○": "o"}
"""As the drawings have them where these can't be shown."""
_FRAMES: Final = (
    dict.fromkeys("╭╮╰╯├┤┬┴┼╞╡╪╧┏┓┗┛┡┩┳┻╇╈", "+")
    | dict.fromkeys("─━═╌╴╶╸╺", "-")
    | dict.fromkeys("│┃║", "|")
    | dict.fromkeys("●■▲◆•▪", "*")
)
_LETTERS: Final = (
    {"Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}
    | {"Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "Ø": "O", "ø": "o", "Æ": "Ae", "æ": "ae"}
    | {"Œ": "Oe", "œ": "oe", "ı": "i", "Þ": "Th", "þ": "th", "ð": "d", "µ": "u", "μ": "u"}
)
"""Those that are more than a plain letter with an accent."""
_MARKS: Final = (
    dict.fromkeys("‘’‚‛′", "'")
    | dict.fromkeys("“”„«»″", '"')
    | dict.fromkeys("‐‑‒–—―−·", "-")
    | {"…": "...", "×": "x", "±": "+/-", "→": "->"}
)
_SPELT: Final = _SIGNS | _FRAMES | _LETTERS | _MARKS
UNKNOWN: Final = "?"
"""For each letter of a writing that has no counterpart here: visible, and as long."""


def in_ascii(text: str) -> str:
    """The text in letters that every terminal has.

    >>> in_ascii("Schöne Künste – „3 × Łódź“")
    'Schoene Kuenste - "3 x Lodz"'
    """
    return text if text.isascii() else "".join(map(_letter, text))


def in_encoding(text: str, encoding: str) -> str:
    """The text, with other letters only where the encoding has no such.

    >>> in_encoding("Künste Łódź", "cp1252")
    'Künste Lódz'
    """
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_letter_in(letter, encoding) for letter in text)
    return text


def can_show(text: str, encoding: str) -> bool:
    """Whether an encoding has all of these letters."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _letter_in(letter: str, encoding: str) -> str:
    return letter if can_show(letter, encoding) else _letter(letter)


def _letter(letter: str) -> str:
    if letter.isascii():
        return letter
    if letter in _SPELT:
        return _SPELT[letter]
    bare = "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii())
    return bare or ("" if unicodedata.combining(letter) else UNKNOWN)
