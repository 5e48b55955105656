"""What is too long, too short or not there: names, passwords, chat and options."""

from __future__ import annotations

import unicodedata

from worldsfair.bots import BOT_NAMES
from worldsfair.server.errors import InvalidInput
from worldsfair.server.tables.model import TableOptions

NAME_LENGTH = 24
CHAT_LENGTH = 500
PASSWORD_LENGTHS = (8, 200)
LONGEST_RESERVE_S = 4 * 3600
LONGEST_INCREMENT_S = 600


def clean_name(text: str) -> str:
    """A name in its usual form; refused if empty, too long, or with signs nobody sees."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not 1 <= len(name) <= NAME_LENGTH:
        raise InvalidInput(f"A name has 1 to {NAME_LENGTH} characters.")
    _refuse_invisible(name)
    return name


def clean_chat(text: str) -> str:
    """A line of chat without the space around it."""
    line = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(line) <= CHAT_LENGTH:
        raise InvalidInput(f"A line of chat has 1 to {CHAT_LENGTH} characters.")
    _refuse_invisible(line.replace("\n", " "))
    return line


def check_password(text: str) -> str:
    """A password of a fitting length."""
    shortest, longest = PASSWORD_LENGTHS
    if not shortest <= len(text) <= longest:
        raise InvalidInput(f"A password has {shortest} to {longest} characters.")
    return text


def name_key(name: str) -> str:
    """What two names must not share."""
    return unicodedata.normalize("NFKC", name).casefold()


def check_options(options: TableOptions) -> TableOptions:
    """Options that a table can play with."""
    pace = options.pace
    check_level(options.stand_in)
    if pace.kind == "days" and pace.days not in (1, 3):
        raise InvalidInput("A decision may take one day or three.")
    if pace.kind == "live":
        if not 10 <= pace.reserve_s <= LONGEST_RESERVE_S:
            raise InvalidInput(f"The reserve is 10 to {LONGEST_RESERVE_S} seconds.")
        if not 0 <= pace.increment_s <= LONGEST_INCREMENT_S:
            raise InvalidInput(f"The increment is 0 to {LONGEST_INCREMENT_S} seconds.")
    return options


def check_level(level: str | None) -> str:
    """A bot that there is."""
    if level not in BOT_NAMES:
        raise InvalidInput(f"There is no such bot; there are {', '.join(BOT_NAMES)}.")
    return level


def _refuse_invisible(text: str) -> None:
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn") for sign in text):
        raise InvalidInput("That text has characters that can't be shown.")
