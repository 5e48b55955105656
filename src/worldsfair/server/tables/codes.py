"""Short codes of tables, to be said aloud: six letters that spell no word and look like no digit.

A code leads where the table's link leads, and is far easier to guess. So it is good only while
it is needed, and `api/tables.py` limits how often one may be tried.
"""

from __future__ import annotations

from typing import Final

from worldsfair.server.tables.chance import Chance
from worldsfair.server.tables.model import Table

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
LENGTH: Final = 6
_BETWEEN: Final = str.maketrans("", "", " -")


def new_code(chance: Chance) -> str:
    """Six letters, each as likely as any other."""
    while True:
        # Base 64 has each letter twice, large and small.
        drawn = [letter for letter in chance.token_urlsafe(16).upper() if letter in LETTERS]
        if len(drawn) >= LENGTH:
            return "".join(drawn[:LENGTH])


def read_code(text: str) -> str | None:
    """A code as somebody has typed it; None if it can't be one."""
    code = text.translate(_BETWEEN).upper()
    return code if len(code) == LENGTH and all(letter in LETTERS for letter in code) else None


def may_have_code(table: Table) -> bool:
    """While players are waited for; and while a game is played that is listed for everyone."""
    return table.status == "waiting" or (table.status == "playing" and table.options.is_public)
