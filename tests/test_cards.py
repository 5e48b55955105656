"""Every card has its words in every language, and the page of sources names it."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from worldsfair.edition import FIGURES, default_edition

SOURCES_PAGE = Path(__file__).parents[1] / "docs" / "card-sources.md"
LANGUAGES = ("en", "de", "fr", "pl")
LONGEST_TITLE = 40
LONGEST_STORY = {"en": 240, "de": 290, "fr": 290, "pl": 290}
CARD = re.compile(
    r"^card-(?P<name>\S+) = (?P<title>.+)\n    \.story = (?P<story>.+)$", re.MULTILINE
)

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def names_of_all_cards() -> list[str]:
    """The ids of the cards; the cards of one figure share its name."""
    kinds_and_ids = [(card.rsplit("-", 1)[0], card) for card in default_edition().card_ids()]
    return sorted({kind if kind in FIGURES else card for kind, card in kinds_and_ids})


def text_of(language: str) -> str:
    catalogue = resources.files("worldsfair") / "locales" / "cards" / f"{language}.ftl"
    return catalogue.read_text("utf-8")


def cards_of(language: str) -> list[re.Match[str]]:
    return list(CARD.finditer(text_of(language)))


@in_every_language
def test_every_card_has_its_words_once_and_nothing_else_has(language: str) -> None:
    assert sorted(card["name"] for card in cards_of(language)) == names_of_all_cards()


@in_every_language
def test_the_catalogue_is_made_of_cards_and_comments_only(language: str) -> None:
    rest = re.sub(r"^#.*$", "", CARD.sub("", text_of(language)), flags=re.MULTILINE)

    assert rest.strip() == ""


@in_every_language
def test_words_are_plain_text(language: str) -> None:
    assert [card["name"] for card in cards_of(language) if set("{}<>") & set(card[0])] == []


@in_every_language
def test_titles_fit_on_a_card(language: str) -> None:
    assert [c["title"] for c in cards_of(language) if len(c["title"]) > LONGEST_TITLE] == []


@in_every_language
def test_stories_fit_on_a_card(language: str) -> None:
    longest = LONGEST_STORY[language]

    assert [c["name"] for c in cards_of(language) if len(c["story"]) > longest] == []


@in_every_language
def test_no_two_cards_have_the_same_title(language: str) -> None:
    titles = Counter(card["title"].casefold() for card in cards_of(language))

    assert [title for title, times in titles.items() if times > 1] == []


@in_every_language
def test_no_two_cards_tell_the_same_story(language: str) -> None:
    stories = Counter(card["story"] for card in cards_of(language))

    assert [story for story, times in stories.items() if times > 1] == []


def test_the_page_of_sources_names_every_card_once() -> None:
    named = re.findall(r"^\| `([^`]+)` \|", SOURCES_PAGE.read_text("utf-8"), re.MULTILINE)

    assert sorted(named) == names_of_all_cards()
