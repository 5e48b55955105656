"""What is too long, too short or not there: names, passwords, chat and options."""

from __future__ import annotations

import unicodedata

from worldsfair.bots import BOT_NAMES, bot_names, bot_problems
from worldsfair.server.errors import InvalidInput
from worldsfair.wire.limits import CHAT_LENGTH, NAME_LENGTH, PASSWORD_LENGTHS
from worldsfair.wire.tables import TableOptions

_SHORTEST_RESERVE_S = 10
_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Unicode's categories of what can't be shown."""
_PLAYER_LENGTH = 40


def clean_name(text: str) -> str:
    """A name in its usual form; refused if empty, too long, or with signs nobody sees."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not 1 <= len(name) <= NAME_LENGTH:
        raise InvalidInput(f"A name has 1 to {NAME_LENGTH} characters.")
    _refuse_invisible(name)
    return name


def fitting_name(text: str) -> str:
    """As much of a foreign name as a seat has room for, without what can't be shown."""
    shown = "".join(
        sign for sign in text[: 4 * NAME_LENGTH] if unicodedata.category(sign) not in _INVISIBLE
    )
    name = " ".join(unicodedata.normalize("NFKC", shown).split())
    return name[:NAME_LENGTH].strip() or "–"


def fitting_player(text: str) -> str:
    """What a foreign record says of who played, cut to a sensible length."""
    return text[:_PLAYER_LENGTH] if text.isprintable() else "human"


def clean_chat(text: str, length: int = CHAT_LENGTH) -> str:
    """A line of chat without the space around it."""
    line = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(line) <= length:
        raise InvalidInput(f"A line of chat has 1 to {length} characters.")
    _refuse_invisible(line.replace("\n", " "))
    return line


def check_password(text: str) -> str:
    """A password of a fitting length."""
    shortest, longest = PASSWORD_LENGTHS
    if not shortest <= len(text) <= longest:
        raise InvalidInput(f"A password has {shortest} to {longest} characters.")
    if any(unicodedata.category(sign) == "Cs" for sign in text):
        raise InvalidInput("That password has characters that can't be written.")
    return text


def name_key(name: str) -> str:
    """What two names must not share; no name at all if it has signs that no name has."""
    key = " ".join(unicodedata.normalize("NFKC", name).casefold().split())
    return "" if any(unicodedata.category(sign) in _INVISIBLE for sign in key) else key


def check_options(options: TableOptions) -> TableOptions:
    """Options that a table can play with."""
    pace = options.pace
    if options.stand_in not in BOT_NAMES:
        raise InvalidInput(f"A stand-in is one of {', '.join(BOT_NAMES)}.")
    if pace.kind == "days" and pace.days not in (1, 3):
        raise InvalidInput("A decision may take one day or three.")
    if pace.kind == "live" and pace.reserve_s < _SHORTEST_RESERVE_S:
        raise InvalidInput(f"The reserve is at least {_SHORTEST_RESERVE_S} seconds.")
    return options


def check_level(level: str | None) -> str:
    """A bot that there is: ours, or an installed package's."""
    known = bot_names()
    if level is None or level not in known:
        problem = bot_problems().get(level or "")
        raise InvalidInput(problem or f"There is no such bot; there are {', '.join(known)}.")
    return level


def _refuse_invisible(text: str) -> None:
    if any(unicodedata.category(sign) in _INVISIBLE for sign in text):
        raise InvalidInput("That text has characters that can't be shown.")
