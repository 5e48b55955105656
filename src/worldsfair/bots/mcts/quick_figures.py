"""What palmer and davis are worth in a search, where they are weighed in every simulation.

A supporter that palmer moves leaves one area and comes to another, and what these do to the mover
adds up: forty small questions answer all eighty ways.
"""

from __future__ import annotations

from worldsfair.bots.heuristics import RIVAL_LOSS_PART, gain_from_one_more, quick_choice
from worldsfair.bots.mcts.quick_placements import worth_among
from worldsfair.bots.rollout import play_guessing
from worldsfair.bots.workspace import Workspace, box_of
from worldsfair.rules import decisions
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import APPROVE, AREA_COUNT, FIGURES_STEP, KIND_PALMER
from worldsfair.rules.layout import Box, State
from worldsfair.rules.scoring import one_supporter, supporters_in


@compiled
def weigh_palmer(state: State, workspace: Workspace) -> None:
    """Fill `placements.leaving` and `placements.arriving` for every player and area."""
    box, placements = box_of(workspace), workspace.placements
    seat = signed(state.seat)
    for area in range(AREA_COUNT):
        for owner in range(signed(state.players)):
            part = 0.0 if owner == seat else RIVAL_LOSS_PART
            before = _balance(state, box, (owner, area, 0), part)
            arriving = _balance(state, box, (owner, area, 1), part)
            placements.arriving[owner, area] = arriving - before
            if state.supporters[owner, area] > 0:
                leaving = _balance(state, box, (owner, area, -1), part)
                placements.leaving[owner, area] = leaving - before


@compiled
def _balance(state: State, box: Box, change: tuple[int, int, int], part: float) -> float:
    """What an area is worth to the mover, less a part of its owner's worth, with more or fewer of
    the owner's supporters there.
    """
    owner, area, more = change
    seat = signed(state.seat)
    crowd = supporters_in(state, area) + more * one_supporter(owner)
    own = signed(state.supporters[seat, area]) + (more if owner == seat else 0)
    worth = worth_among(box, crowd, own, signed(state.held[seat, area]))
    if owner != seat:
        theirs = signed(state.supporters[owner, area]) + more
        worth -= part * worth_among(box, crowd, theirs, signed(state.held[owner, area]))
    return worth


@compiled
def palmer_gain_weighed(workspace: Workspace, decision: int) -> float:
    """`palmer_gain` from what `weigh_palmer` found."""
    placements, owner = workspace.placements, decisions.owner_of(decision)
    _, target, origin = decisions.read_figure(decision)
    return placements.leaving[owner, origin] + placements.arriving[owner, target]


@compiled
def figure_gain(state: State, workspace: Workspace, decision: int) -> float:
    """What davis or palmer wins by rules of thumb; nothing, if palmer is given away."""
    if decisions.is_discard(decision):
        return 0.0
    if decisions.is_palmer(decision):
        return palmer_gain_weighed(workspace, decision)
    _, area, _ = decisions.read_figure(decision)
    return gain_from_one_more(state, box_of(workspace), signed(state.seat), area)


@compiled
def finish_turn_in_search(state: State, workspace: Workspace) -> None:
    """Play figures and approvals by rules of thumb until somebody places or the game ends."""
    box = box_of(workspace)
    while state.phase == FIGURES_STEP or state.phase == APPROVE:
        if state.phase == FIGURES_STEP and state.held[state.seat, KIND_PALMER] > 0:
            play_guessing(state, box, _best_palmer(state, workspace))
        else:
            play_guessing(state, box, quick_choice(state, box))


@compiled
def _best_palmer(state: State, workspace: Workspace) -> int:
    """The supporter that gains most by moving, or none where that would lose."""
    weigh_palmer(state, workspace)
    placements = workspace.placements
    best = decisions.discard(KIND_PALMER)
    best_gain = 0.0
    for owner in range(signed(state.players)):
        for origin in range(AREA_COUNT):
            if state.supporters[owner, origin] == 0:
                continue
            for target in range(AREA_COUNT):
                gain = placements.leaving[owner, origin] + placements.arriving[owner, target]
                if target != origin and gain > best_gain:
                    best, best_gain = decisions.palmer(owner, origin, target), gain
    return best
