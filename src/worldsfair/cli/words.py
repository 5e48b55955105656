"""What the terminal says, in the reader's language: Fluent messages, read at the first sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from importlib import resources
from typing import TYPE_CHECKING

from worldsfair.cli.languages import ENGLISH, Locale

if TYPE_CHECKING:
    from datetime import datetime

    from fluent.runtime import FluentBundle

    Parameter = str | int | datetime


class Words:
    """The messages of one language: those that the browser says, too, and the terminal's own."""

    def __init__(self, locale: Locale) -> None:
        self.locale = locale

    def t(self, key: str, **parameters: Parameter) -> str:
        """A message with its parameters filled in."""
        message = self._bundle.get_message(key)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, parameters)
        assert not errors, (key, errors)
        return str(text)

    def listed(self, items: Sequence[str]) -> str:
        """Things in one phrase: the last one after an "and"."""
        if len(items) < 2:
            return "".join(items)
        return self.t("list-and", most=", ".join(items[:-1]), last=items[-1])

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Fluent takes as long to load as the rest of the command: `--help` does without it.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([str(self.locale), self.locale.language], use_isolating=False)
        for text in catalogues(self.locale.language):
            bundle.add_resource(FluentResource(text))
        return bundle


def catalogues(language: str) -> Iterator[str]:
    """The Fluent texts that the terminal reads: the one for everybody, and its own."""
    folder = resources.files("worldsfair").joinpath("locales")
    yield folder.joinpath(f"{language}.ftl").read_text("utf-8")
    yield folder.joinpath("terminal", f"{language}.ftl").read_text("utf-8")


class _Speaker:
    """Who speaks: one command has one language."""

    words = Words(ENGLISH)


@cache
def _words_of(locale: Locale) -> Words:
    return Words(locale)


def speak(locale: Locale) -> None:
    """Say everything in this language from now on."""
    _Speaker.words = _words_of(locale)


def t(key: str, **parameters: Parameter) -> str:
    """A message in the language that is spoken."""
    return _Speaker.words.t(key, **parameters)


def listed(items: Sequence[str]) -> str:
    """Things in one phrase, in the language that is spoken."""
    return _Speaker.words.listed(items)
