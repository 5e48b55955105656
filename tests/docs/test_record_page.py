"""The page on the record format shows a real game."""

from __future__ import annotations

import json

import msgspec

from doc_pages import ROOT, blocks_of
from worldsfair.records.model import VERSION
from worldsfair.records.reader import read_record
from worldsfair.records.replay import verify
from worldsfair.rules.constants import RULES_VERSION

PAGE = ROOT / "docs" / "record-format.md"


def example_of_a_record() -> str:
    return next(block.text for block in blocks_of(PAGE) if block.language == "json")


def test_the_example_is_a_legal_game_of_the_newest_version() -> None:
    example = example_of_a_record()
    record = read_record(example)

    assert f'"version": {VERSION}' in example
    assert f'"rules": {RULES_VERSION}' in example
    assert verify(record).round == 2


def test_the_contributions_on_the_page_could_be_those_of_the_example() -> None:
    name = '"contributions": '
    (shown,) = [block.text for block in blocks_of(PAGE) if block.text.startswith(name)]
    contributions = json.loads(shown.removeprefix(name))
    record = msgspec.structs.replace(
        read_record(example_of_a_record()), contributions=contributions
    )

    assert contributions[1] is None
    assert verify(record).round == 2
