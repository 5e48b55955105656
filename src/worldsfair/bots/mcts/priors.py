"""What to look at first: decisions worth a node, and how likely each is to be the best."""

from __future__ import annotations

import math

from worldsfair.bots.heuristics import gain_from_one_more, palmer_gain
from worldsfair.bots.placements import foresee_placements
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.decisions import (
    BURNHAM_FIRST,
    DAVIS_FIRST,
    DISCARD_FIRST,
    NAMED_FIRST,
    NAMED_STRIDE,
    PALMER_FIRST,
    PLACE_FIRST,
)
from worldsfair.rules.constants import AREA_COUNT, FIRST_FIGURE, FIRST_NAMED_FIGURE, KIND_BURNHAM, KIND_DAVIS
from worldsfair.rules.layout import Record
from worldsfair.rules.legal import legal_decisions

DISCARD_DAVIS = DISCARD_FIRST + KIND_DAVIS - FIRST_FIGURE
PLACEMENT_HEAT = 0.08
FIGURE_HEAT = 1.0
LATER_FIGURE_CHOICES = 6
"""Ways to play a figure of a later turn that get nodes."""


@compiled
def foreseen_placements(
    search: Record, state: Record, box: Record, choices: Record, network: Record, activity: Record
) -> int:
    """The placements of a later turn, with priors for the cards that lie there.

    `search.foreseen` says how much better or worse than others each of them seems.
    """
    if state.supply[state.seat] == 0:
        count = legal_decisions(state, box, choices)
        for index in range(count):
            search.weight[index] = 1.0 / count
            search.foreseen[index] = 0.0
        return count
    foresee_placements(state, box, network, activity)
    for area in range(AREA_COUNT):
        choices.decision[area] = PLACE_FIRST + area
        search.weight[area] = search.foreseen[area] = activity.advantage[area]
    soften(search, AREA_COUNT, PLACEMENT_HEAT)
    return AREA_COUNT


@compiled
def soften(search: Record, count: int, heat: float) -> None:
    """Turn the first weights into chances that add up to one."""
    highest = search.weight[0]
    for index in range(1, count):
        highest = max(highest, search.weight[index])
    total = 0.0
    for index in range(count):
        search.weight[index] = math.exp((search.weight[index] - highest) / heat)
        total += search.weight[index]
    for index in range(count):
        search.weight[index] /= total


@compiled
def one_figure(state: Record, box: Record, choices: Record) -> int:
    """The ways to play one figure in hand; the others wait, as their order hardly matters.

    With supporters in the supply, giving a figure away is not worth a look (palmer's is).
    """
    seat = signed(state.seat)
    if state.supply[seat] == 0:
        return legal_decisions(state, box, choices)
    for area in range(AREA_COUNT):
        if state.held[seat, FIRST_NAMED_FIGURE + area] > 0:
            choices.decision[0] = NAMED_FIRST + NAMED_STRIDE * area
            return 1
    if state.held[seat, KIND_BURNHAM] > 0:
        choices.decision[0] = BURNHAM_FIRST
        return 1
    total = legal_decisions(state, box, choices)
    has_davis = state.held[seat, KIND_DAVIS] > 0
    count = 0
    for index in range(total):
        decision = signed(choices.decision[index])
        is_davis = decision < PALMER_FIRST
        if is_davis == has_davis and (is_davis or decision != DISCARD_DAVIS):
            choices.decision[count] = decision
            count += 1
    return count


@compiled
def later_figure(search: Record, state: Record, box: Record, choices: Record) -> int:
    """The ways to play a figure of a later turn that are worth a node, with priors."""
    seat = signed(state.seat)
    if state.supply[seat] == 0:
        return 0
    count = one_figure(state, box, choices)
    if count < 2:
        return count
    for index in range(count):
        decision = signed(choices.decision[index])
        if decision < PALMER_FIRST:
            gain = gain_from_one_more(state, box, seat, decision - DAVIS_FIRST)
        elif decision < NAMED_FIRST:
            gain = _gain_by_palmer(state, box, seat, decision - PALMER_FIRST)
        else:
            gain = 0.0
        search.weight[index] = gain
        search.foreseen[index] = 0.0
    kept = min(count, LATER_FIGURE_CHOICES)
    _bring_the_best_forward(search, choices, count, kept)
    soften(search, kept, FIGURE_HEAT)
    return kept


@compiled
def _gain_by_palmer(state: Record, box: Record, seat: int, number: int) -> float:
    step = number % (AREA_COUNT - 1)
    rest = number // (AREA_COUNT - 1)
    origin = rest % AREA_COUNT
    goal = step if step < origin else step + 1
    return palmer_gain(state, box, seat, rest // AREA_COUNT, origin, goal)


@compiled
def _bring_the_best_forward(search: Record, choices: Record, count: int, kept: int) -> None:
    for place in range(kept):
        best = place
        for index in range(place + 1, count):
            if search.weight[index] > search.weight[best]:
                best = index
        weight, decision = search.weight[place], choices.decision[place]
        search.weight[place] = search.weight[best]
        choices.decision[place] = choices.decision[best]
        search.weight[best] = weight
        choices.decision[best] = decision
