"""Which language the terminal speaks: the one asked for, or the one of the environment."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

LANGUAGES: Final = ("en", "de", "fr", "pl")
_NAME: Final = re.compile(r"([a-z]{2,3})(?:[_-]([a-z]{2}))?(?:[.@].*)?", re.IGNORECASE)
_DEFAULT: Final = ("c", "posix")


class Locale(NamedTuple):
    """A language, and the region whose dates its reader is used to."""

    language: str
    region: str | None = None

    def __str__(self) -> str:
        return f"{self.language}_{self.region}" if self.region else self.language


ENGLISH: Final = Locale("en")


def parse_locale(name: str) -> Locale | None:
    """The locale that a name stands for; None if it is none of the languages here.

    >>> parse_locale("de_AT.UTF-8"), parse_locale("pl")
    (Locale(language='de', region='AT'), Locale(language='pl', region=None))
    >>> parse_locale("ja_JP") is None
    True
    """
    found = _NAME.fullmatch(name.strip())
    if found is None or found[1].lower() not in LANGUAGES:
        return None
    return Locale(found[1].lower(), found[2].upper() if found[2] else None)


def locale_of_environment(environment: Mapping[str, str]) -> Locale:
    """What the variables of the environment ask for, read as gettext reads them.

    The first of LC_ALL, LC_MESSAGES and LANG that is set counts. LANGUAGE lists languages that
    are liked better, the best one first; it says nothing where the locale is C.

    >>> str(locale_of_environment({"LANG": "fr_CA.UTF-8"}))
    'fr_CA'
    >>> str(locale_of_environment({"LANG": "de_DE.UTF-8", "LANGUAGE": "ja:pl:en"}))
    'pl'
    """
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    chosen = next((value for name in variables if (value := environment.get(name))), "C")
    if chosen.partition(".")[0].lower() in _DEFAULT:
        return ENGLISH
    liked = filter(None, environment.get("LANGUAGE", "").split(":"))
    readable = (parse_locale(name) for name in (*liked, chosen))
    return next(filter(None, readable), ENGLISH)
