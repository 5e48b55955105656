"""What to look at first: decisions worth a node, and how likely each is to be the best."""

from __future__ import annotations

from typing import Final

from worldsfair.bots.arithmetic import exponential
from worldsfair.bots.heuristics import gain_from_one_more, palmer_gain
from worldsfair.bots.mcts.node_pool import PAST, Search
from worldsfair.bots.mcts.quick_figures import figure_gain, weigh_palmer
from worldsfair.bots.mcts.quick_placements import score_placements_quickly
from worldsfair.bots.placements import score_placements
from worldsfair.bots.workspace import box_of
from worldsfair.rules import decisions
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    AREA_COUNT,
    FIRST_NAMED_FIGURE,
    KIND_BURNHAM,
    KIND_DAVIS,
    KIND_PALMER,
)
from worldsfair.rules.layout import Box, Choices, State
from worldsfair.rules.legal import are_neighbours, legal_decisions

FIGURE_HEAT: Final = 1.0
"""How even the priors of later figures are: the higher, the more."""
LATER_FIGURE_CHOICES: Final = 6
"""Ways to play a figure of a later turn that get nodes."""


@compiled
def placement_priors(search: Search) -> int:
    """The placements of a later turn, with priors for the cards that lie there.

    `search.advantage` says how much better or worse than others each of them seems.
    """
    state, workspace = search.table, search.workspace
    choices = workspace.choices
    if state.supply[state.seat] == 0:
        count = legal_decisions(state, box_of(workspace), choices)
        for index in range(count):
            search.weight[index] = 1.0 / count
            search.advantage[index] = 0.0
        return count
    if search.kind == PAST:
        score_placements(state, workspace)
    else:
        score_placements_quickly(state, workspace)
    for area in range(AREA_COUNT):
        choices.decision[area] = decisions.place(area)
        search.weight[area] = search.advantage[area] = workspace.placements.advantage[area]
    soften(search, AREA_COUNT, search.placement_heat)
    return AREA_COUNT


@compiled
def soften(search: Search, count: int, heat: float) -> None:
    """Turn the first weights into chances that add up to one."""
    highest = search.weight[0]
    for index in range(1, count):
        highest = max(highest, search.weight[index])
    total = 0.0
    for index in range(count):
        search.weight[index] = exponential((search.weight[index] - highest) / heat)
        total += search.weight[index]
    for index in range(count):
        search.weight[index] /= total


@compiled
def one_figure(state: State, box: Box, choices: Choices) -> int:
    """The ways to play one figure in hand; the others wait, as their order hardly matters.

    With supporters in the supply, giving a figure away is not worth a look (palmer's is).
    """
    seat = signed(state.seat)
    if state.supply[seat] == 0:
        return legal_decisions(state, box, choices)
    for area in range(AREA_COUNT):
        if state.held[seat, FIRST_NAMED_FIGURE + area] > 0:
            choices.decision[0] = decisions.named_figure(area)
            return 1
    if state.held[seat, KIND_BURNHAM] > 0:
        choices.decision[0] = decisions.burnham()
        return 1
    if state.held[seat, KIND_DAVIS] == 0:
        return legal_decisions(state, box, choices)
    count = 0
    for area in range(AREA_COUNT):
        if are_neighbours(state, signed(state.placed), area):
            choices.decision[count] = decisions.davis(area)
            count += 1
    return count


@compiled
def later_figure(search: Search) -> int:
    """The ways to play a figure of a later turn that are worth a node, with priors.

    None where there is one sensible way only.
    """
    state, workspace = search.table, search.workspace
    box, choices = box_of(workspace), workspace.choices
    if state.supply[state.seat] == 0:
        return 0
    count = one_figure(state, box, choices)
    if count < 2:
        return 0
    if search.kind != PAST and state.held[state.seat, KIND_PALMER] > 0:
        weigh_palmer(state, workspace)
    for index in range(count):
        decision = signed(choices.decision[index])
        if search.kind == PAST:
            search.weight[index] = _figure_gain(state, box, decision)
        else:
            search.weight[index] = figure_gain(state, workspace, decision)
        search.advantage[index] = 0.0
    kept = min(count, LATER_FIGURE_CHOICES)
    _bring_the_best_forward(search, count, kept)
    soften(search, kept, FIGURE_HEAT)
    return kept


@compiled
def _figure_gain(state: State, box: Box, decision: int) -> float:
    """What davis or palmer wins by rules of thumb; nothing, if palmer is given away."""
    if decisions.is_discard(decision):
        return 0.0
    if decisions.is_palmer(decision):
        return palmer_gain(state, box, decision)
    _, area, _ = decisions.read_figure(decision)
    return gain_from_one_more(state, box, signed(state.seat), area)


@compiled
def _bring_the_best_forward(search: Search, count: int, kept: int) -> None:
    choices = search.workspace.choices
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
