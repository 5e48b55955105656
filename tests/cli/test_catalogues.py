"""The terminal's words: the same keys and parameters in every language, all of them used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

import worldsfair.cli
from worldsfair.cli.languages import LANGUAGES, Locale
from worldsfair.cli.words import Words, catalogues

SOURCES = sorted(Path(worldsfair.cli.__file__).parent.glob("*.py"))


def messages(text: str) -> dict[str, str]:
    """The source of each message by its key."""
    parts = re.split(r"^(?=[a-z][\w-]* =)", re.sub(r"^#.*$", "", text, flags=re.M), flags=re.M)
    return {part.partition(" =")[0]: part for part in parts if part.strip()}


def own(language: str) -> dict[str, str]:
    """What only the terminal says."""
    return messages(list(catalogues(language))[1])


def everything(language: str) -> dict[str, str]:
    """All that the terminal can say."""
    return messages("\n".join(catalogues(language)))


def parameters(message: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", message))


def calls() -> Iterator[ast.Call]:
    """Every `t(…)` of the terminal."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "t":
                yield node


def asked(key: ast.expr) -> list[str]:
    """The keys that the first argument of a call can stand for."""
    if isinstance(key, ast.Constant):
        return [str(key.value)]
    if isinstance(key, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+"
            for part in key.values
        ]
        return [one for one in everything("en") if re.fullmatch("".join(parts), one)]
    return []


def constants() -> set[str]:
    return {
        str(node.value)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
    }


def test_every_key_that_is_asked_for_is_there() -> None:
    for call in calls():
        keys = asked(call.args[0])
        assert keys or isinstance(call.args[0], ast.Name), ast.unparse(call)
        assert set(keys) <= set(everything("en")), ast.unparse(call)


def test_no_key_is_there_that_nobody_asks_for() -> None:
    wanted = constants() | {key for call in calls() for key in asked(call.args[0])}

    assert set(own("en")) - wanted == set()


def test_every_message_is_told_what_it_asks_for() -> None:
    for call in calls():
        told = {keyword.arg for keyword in call.keywords}
        if isinstance(call.args[0], ast.Constant) and None not in told:
            wanted = parameters(everything("en")[str(call.args[0].value)])
            assert wanted <= told, ast.unparse(call)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_stands_in_one_catalogue_once(language: str) -> None:
    keys = re.findall(r"^([a-z][\w-]*) =", "\n".join(catalogues(language)), re.M)

    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(language: str) -> None:
    assert list(own(language)) == list(own("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_parameters(language: str) -> None:
    wanted = {key: parameters(text) for key, text in own("en").items()}

    assert {key: parameters(text) for key, text in own(language).items()} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_can_be_read(language: str) -> None:
    for text in catalogues(language):
        assert not [one for one in FluentResource(text).body if isinstance(one, fluent.Junk)]


@pytest.mark.parametrize("number", [0, 1, 2, 5, 22, 23])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_counts_says_the_number(language: str, number: int) -> None:
    words = Words(Locale(language))
    for key, text in own(language).items():
        if "[one]" not in text or f"[{number}]" in text or number == 1:
            continue
        of_hundred, of_number = (
            words.t(key, **dict.fromkeys(parameters(text), count)) for count in (100, number)
        )
        # What shows no digit of another number leaves it to what stands beside it.
        assert "100" not in of_hundred or re.search(rf"(^|\D){number}(\D|$)", of_number), key


def test_polish_says_few_wherever_it_says_one() -> None:
    assert [key for key, text in own("pl").items() if "[one]" in text and "[few]" not in text] == []


@pytest.mark.parametrize(
    ("language", "key", "expected"),
    [
        ("pl", "board-tickets", ["0 Biletów", "1 Bilet", "2 Bilety", "5 Biletów", "22 Bilety"]),
        ("pl", "offer-approved", ["żadnego", "Eksponat", "Eksponaty", "Eksponatów", "Eksponaty"]),
        ("fr", "board-tickets", ["0 Ticket", "1 Ticket", "2 Tickets", "5 Tickets", "22 Tickets"]),
        ("de", "board-tickets", ["noch 0 Tickets", "noch 1 Ticket", "noch 2 Tickets"]),
        ("en", "board-tickets", ["0 tickets", "1 ticket", "2 tickets"]),
    ],
)
def test_what_is_counted_has_the_right_ending(language: str, key: str, expected: list[str]) -> None:
    words = Words(Locale(language))

    told = [words.t(key, count=count) for count in (0, 1, 2, 5, 22)]
    assert told[: len(expected)] == expected


def test_the_signs_of_french_stay_with_the_word_before_them() -> None:
    assert [key for key, text in own("fr").items() if re.search(r" [:;?!»]|« ", text)] == []
