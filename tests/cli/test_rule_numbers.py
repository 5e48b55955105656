"""The numbers in the words of the rules come from the edition, in every language."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from worldsfair.cli.rule_numbers import rule_numbers
from worldsfair.edition import default_edition, shipped_editions

CATALOGUES = resources.files("worldsfair.locales").joinpath("rules")


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_every_number_that_a_rule_tells_is_known(language: str) -> None:
    text = CATALOGUES.joinpath(f"{language}.ftl").read_text("utf-8")
    rules = re.findall(r"^rule-\w+ =.*\n(?:    .*\n)+", text, re.MULTILINE)

    asked = {name for rule in rules for name in re.findall(r"\$(\w+)", rule)}

    assert asked == rule_numbers(default_edition()).keys()


def test_the_numbers_are_those_of_the_box() -> None:
    numbers = rule_numbers(shipped_editions()["base-2"])

    assert [numbers[f"deck{count}"] for count in (2, 3, 4)] == [85, 91, 82]
    assert (numbers["least"], numbers["most"], numbers["figures"]) == (3, 4, 23)
