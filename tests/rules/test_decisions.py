"""The list of decisions: what is put into a number comes out of it again."""

from __future__ import annotations

import pytest

from worldsfair.edition import AREAS, FIGURES
from worldsfair.rules import decisions
from worldsfair.rules.constants import FIRST_FIGURE, FIRST_NAMED_FIGURE, KIND_DAVIS
from worldsfair.rules.decisions import DECISION_COUNT, decision_texts

FINE_ARTS, ELECTRICITY = AREAS.index("fine_arts"), AREAS.index("electricity")


@pytest.mark.parametrize(
    ("decision", "text"),
    [
        (decisions.place(FINE_ARTS), "place fine_arts"),
        (decisions.with_origin(decisions.place(FINE_ARTS), 0), "place fine_arts from agriculture"),
        (decisions.burnham(), "burnham"),
        (decisions.with_origin(decisions.burnham(), 4), "burnham from transportation"),
        (decisions.davis(ELECTRICITY), "davis electricity"),
        (decisions.with_origin(decisions.davis(0), 1), "davis agriculture from electricity"),
        (decisions.palmer(0, 0, 1), "palmer 0 agriculture electricity"),
        (decisions.palmer(2, FINE_ARTS, ELECTRICITY), "palmer 2 fine_arts electricity"),
        (decisions.palmer(3, 4, 3), "palmer 3 transportation manufacturing"),
        (decisions.named_figure(0), "mccormick"),
        (decisions.with_origin(decisions.named_figure(4), 4), "pullman from transportation"),
        (decisions.discard(FIRST_FIGURE), "discard burnham"),
        (decisions.discard(KIND_DAVIS), "discard davis"),
        (decisions.approve_exhibits(0, 0), "approve agriculture 0"),
        (decisions.approve_exhibits(FINE_ARTS, 3), "approve fine_arts 3"),
    ],
)
def test_a_number_has_the_text_of_what_was_put_into_it(decision: int, text: str) -> None:
    assert decision_texts()[decision] == text


def test_every_number_is_a_decision_of_its_own() -> None:
    assert len(set(decision_texts())) == DECISION_COUNT == 204


def test_every_figure_that_is_played_or_discarded_is_known() -> None:
    for number, text in enumerate(decision_texts()):
        words = text.split()
        figure = words[1] if words[0] == "discard" else words[0]
        if figure in FIGURES:
            assert decisions.read_figure(number)[0] == FIRST_FIGURE + FIGURES.index(figure), text


@pytest.mark.parametrize("owner", range(4))
@pytest.mark.parametrize("origin", range(5))
def test_palmers_numbers_are_read_as_they_were_made(owner: int, origin: int) -> None:
    for target in set(range(5)) - {origin}:
        number = decisions.palmer(owner, origin, target)
        _, read_target, read_origin = decisions.read_figure(number)
        assert (decisions.owner_of(number), read_origin, read_target) == (owner, origin, target)


def test_a_named_figure_brings_its_supporter_home() -> None:
    for area in range(5):
        number = decisions.named_figure(area)
        read = (FIRST_NAMED_FIGURE + area, area, decisions.FROM_SUPPLY)
        assert decisions.read_figure(number) == read
