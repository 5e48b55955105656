"""What the terminal says, in the reader's language: Fluent messages, read at the first sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple

from worldsfair.cli.characters import shown
from worldsfair.cli.languages import ENGLISH, Locale

if TYPE_CHECKING:
    from datetime import datetime

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    Parameter = str | int | datetime


_LOCALES = resources.files("worldsfair").joinpath("locales")
_PARTS = (
    ("text", ""),
    ("ruling", "mark-ruling"),
    ("assumed", "mark-assumed"),
    ("note", "mark-note"),
)
"""What a rule has besides its title, and how that is headed."""


class Rule(NamedTuple):
    """A rule in words."""

    title: str
    paragraphs: list[tuple[str, str]]
    """Each with its heading, which the first has not."""


class Words:
    """The messages of one language: those that the browser says, too, and the terminal's own."""

    def __init__(self, locale: Locale) -> None:
        self.locale = locale

    def t(self, key: str, **parameters: Parameter) -> str:
        """A message with its parameters filled in."""
        return self._told(self._bundle, key, **parameters)

    @staticmethod
    def _told(bundle: FluentBundle, key: str, **parameters: Parameter) -> str:
        message = bundle.get_message(key)
        assert message.value is not None
        text, errors = bundle.format_pattern(message.value, parameters)
        assert not errors, (key, errors)
        return str(text)

    def listed(self, items: Sequence[str]) -> str:
        """Things in one phrase: the last one after an "and"."""
        if len(items) < 2:
            return "".join(items)
        return self.t("list-and", most=", ".join(items[:-1]), last=items[-1])

    def rule(self, name: str, numbers: Mapping[str, int]) -> Rule | None:
        """A rule with these numbers; None if there is no such rule."""
        if not self._rules.has_message(f"rule-{name}"):
            return None
        message = self._rules.get_message(f"rule-{name}")
        paragraphs = [
            (self._told(self._rules, mark) if mark else "", self._filled(pattern, numbers))
            for part, mark in _PARTS
            if (pattern := message.attributes.get(part)) is not None
        ]
        return Rule(self._told(self._rules, f"rule-{name}"), paragraphs)

    def _filled(self, pattern: Pattern, numbers: Mapping[str, int]) -> str:
        text, errors = self._rules.format_pattern(pattern, dict(numbers))
        assert not errors, errors
        return str(text)

    @cached_property
    def _bundle(self) -> FluentBundle:
        return self._read(catalogues(self.locale.language))

    @cached_property
    def _rules(self) -> FluentBundle:
        path = _LOCALES.joinpath("rules", f"{self.locale.language}.ftl")
        return self._read([path.read_text("utf-8")])

    def _read(self, texts: Iterable[str]) -> FluentBundle:
        # Fluent takes as long to load as the rest of the command: `--help` does without it.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([str(self.locale), self.locale.language], use_isolating=False)
        for text in texts:
            bundle.add_resource(FluentResource(text))
        return bundle


def catalogues(language: str) -> Iterator[str]:
    """The Fluent texts that the terminal reads: the one for everybody, and its own."""
    yield _LOCALES.joinpath(f"{language}.ftl").read_text("utf-8")
    yield _LOCALES.joinpath("terminal", f"{language}.ftl").read_text("utf-8")


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
    """A message in the language that is spoken, in letters that the terminal has."""
    return shown(_Speaker.words.t(key, **parameters))


def listed(items: Sequence[str]) -> str:
    """Things in one phrase, in the language that is spoken."""
    return shown(_Speaker.words.listed(items))


def rule_parts(name: str, numbers: Mapping[str, int]) -> Rule | None:
    """A rule in the language that is spoken."""
    rule = _Speaker.words.rule(name, numbers)
    if rule is None:
        return None
    told = [(shown(mark), shown(text)) for mark, text in rule.paragraphs]
    return Rule(shown(rule.title), told)
