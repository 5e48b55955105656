"""The page on the record format shows a real game."""

from __future__ import annotations

import re
from pathlib import Path

from worldsfair.records.model import VERSION
from worldsfair.records.reader import read_record
from worldsfair.records.replay import verify
from worldsfair.rules.constants import RULES_VERSION

PAGE = Path(__file__).parents[1] / "docs" / "record-format.md"


def test_the_example_is_a_legal_game_of_the_newest_version() -> None:
    example = re.findall(r"```json\n(\{.*?\n\})\n```", PAGE.read_text("utf-8"), re.DOTALL)[0]
    record = read_record(example)

    assert f'"version": {VERSION}' in example
    assert f'"rules": {RULES_VERSION}' in example
    assert verify(record).round == 2
