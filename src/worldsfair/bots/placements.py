"""What each placement of a later turn is worth at a glance, for the cards that lie there now.

A search passes thousands of later turns a second, too many to ask the network about each area.
A weighted sum, taught by the network, foretells which placement it would like and by how much.
"""

from __future__ import annotations

from typing import Final

from worldsfair.bots.heuristics import HELD_EXHIBIT_PULL, standing_worth
from worldsfair.bots.network import PLACEMENT_FEATURES, Network
from worldsfair.bots.workspace import Placements, Workspace, box_of, network_of
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    AREA_COUNT,
    FIRST_FIGURE,
    FIRST_NAMED_FIGURE,
    KIND_TICKET,
    LAST_ROUND,
)
from worldsfair.rules.layout import Box, State
from worldsfair.rules.scoring import set_points, ticket_coins

# The features of a placement. `…_NEAR` is the same times how much of the round is over.
# What one supporter more does:
GAIN: Final = 0
GAIN_NEAR: Final = 1
RIVAL_LOSS: Final = 2
RIVAL_LOSS_NEAR: Final = 3
THREAT_STOPPED: Final = 4
"""What the rival could have gained there by a supporter, and no longer can."""
LEVEL: Final = 7
"""As many supporters as the rival; two features before and after are for being one or two, or
more, behind and ahead."""
LEVEL_NEAR: Final = 12
MOST_LEAD: Final = 2

# Added up over the exhibits that lie there:
EXHIBITS: Final = 15
EXHIBITS_NEAR: Final = 16
ROUNDS_LEFT: Final = 17
NEW_EXHIBITS: Final = 18
"""Of areas of which the player has neither exhibit nor token."""
NEW_EXHIBITS_NEAR: Final = 19
HELD_ALREADY: Final = 20
HELD_ALREADY_NEAR: Final = 21
TOKENS_ALREADY: Final = 22
LEADING: Final = 23
"""In the exhibit's own area the player is ahead, the new supporter counted."""
LEADING_NEAR: Final = 24
TIED: Final = 25
TIED_NEAR: Final = 26
NEW_TO_RIVAL: Final = 27
BEHIND: Final = 28

# Figures that lie there:
UNNAMED_FIGURES: Final = 29
"""Burnham; davis and palmer follow."""
NAMED_FIGURES: Final = 32
NAMED_FIGURES_GAIN: Final = 33
"""What a supporter in the figure's own area would gain."""

# Tickets that lie there:
TICKETS: Final = 34
ENDS_ROUND: Final = 35
ENDS_ROUND_AHEAD: Final = 36
ENDS_GAME: Final = 37
ENDS_GAME_AHEAD: Final = 38
ENDS_GAME_CLOSE: Final = 39
TICKETS_NEAR: Final = 40
TICKETS_NEAR_AHEAD: Final = 41
TICKETS_NEAR_END: Final = 42
CARDS: Final = 43

FAR_AHEAD: Final = 8.0
CLOSE: Final = 2.0
"""Points of margin at which the end of the game is taken for decided."""

assert CARDS + 1 == PLACEMENT_FEATURES


@compiled
def score_placements(state: State, workspace: Workspace) -> None:
    """Fill `placements.advantage`: each area's worth to the mover, less the mean of all areas."""
    placements = workspace.placements
    write_placements(state, box_of(workspace), placements)
    _weigh(network_of(workspace), placements, signed(state.current_round) - 1)
    mean = 0.0
    for area in range(AREA_COUNT):
        mean += placements.advantage[area] / AREA_COUNT
    for area in range(AREA_COUNT):
        placements.advantage[area] -= mean


@compiled
def _weigh(network: Network, placements: Placements, round_index: int) -> None:
    # The areas inside: five sums that don't wait for each other.
    for area in range(AREA_COUNT):
        placements.advantage[area] = 0.0
    for index in range(PLACEMENT_FEATURES):
        weight = network.placing[round_index, index]
        for area in range(AREA_COUNT):
            placements.advantage[area] += weight * placements.feature[area, index]


@compiled
def write_placements(state: State, box: Box, placements: Placements) -> None:
    """The features of every placement that the player to move has."""
    placements.near = state.car / box.spaces
    _write_outlook(state, box, placements)
    for area in range(AREA_COUNT):
        for index in range(PLACEMENT_FEATURES):
            placements.feature[area, index] = 0.0
        placements.rival[area] = rival_in(state, area)
        _write_standing(state, box, placements, area)
    for area in range(AREA_COUNT):
        tickets = _write_cards(state, box, placements, area)
        if tickets > 0:
            placements.feature[area, TICKETS] = tickets
            _write_tickets(state, box, placements, area)
        placements.feature[area, CARDS] = state.slot_count[area]


@compiled
def _write_outlook(state: State, box: Box, placements: Placements) -> None:
    """What all places are worth, and how far that brings the mover ahead of the best other."""
    is_last = state.current_round == LAST_ROUND
    own_scoring = own_points = 0.0
    best_scoring = best_points = -1000.0
    for seat in range(signed(state.players)):
        scoring = 0.0
        for area in range(AREA_COUNT):
            placements.standing[seat, area] = standing_worth(state, box, seat, area)
            scoring += placements.standing[seat, area]
        points = 0.0
        if is_last:
            points = scoring + signed(state.coins[seat]) + signed(state.medals[seat])
            points += set_points(state, box, seat) + ticket_coins(state, box, seat)
        if seat == state.seat:
            own_scoring, own_points = scoring, points
        else:
            best_scoring = max(best_scoring, scoring)
            best_points = max(best_points, points)
    placements.ahead = own_scoring - best_scoring
    placements.lead = own_points - best_points


@compiled
def rival_in(state: State, area: int) -> int:
    """The other player with most supporters there, the last of equals."""
    rival = -1
    most = -1
    for seat in range(signed(state.players)):
        count = signed(state.supporters[seat, area])
        if seat != state.seat and count >= most:
            rival, most = seat, count
    return rival


@compiled
def _write_standing(state: State, box: Box, placements: Placements, area: int) -> None:
    """What one more supporter wins there and takes from the rival, and who is ahead."""
    seat = signed(state.seat)
    rival = signed(placements.rival[area])
    near = placements.near
    lead = signed(state.supporters[seat, area]) - signed(state.supporters[rival, area])
    state.supporters[rival, area] += 1
    threat = standing_worth(state, box, rival, area) - placements.standing[rival, area]
    state.supporters[seat, area] += 1
    threat -= standing_worth(state, box, rival, area)
    state.supporters[rival, area] -= 1
    left = standing_worth(state, box, rival, area)
    gain = standing_worth(state, box, seat, area) - placements.standing[seat, area]
    state.supporters[seat, area] -= 1
    gain += HELD_EXHIBIT_PULL * signed(state.held[seat, area])
    threat += left
    loss = placements.standing[rival, area] - left
    row = placements.feature[area]
    row[GAIN] = gain
    row[GAIN_NEAR] = gain * near
    row[RIVAL_LOSS] = loss
    row[RIVAL_LOSS_NEAR] = loss * near
    row[THREAT_STOPPED] = threat
    step = min(max(lead, -MOST_LEAD), MOST_LEAD)
    row[LEVEL + step] = 1.0
    row[LEVEL_NEAR + step] = near


@compiled
def _write_cards(state: State, box: Box, placements: Placements, area: int) -> int:
    """The exhibits and figures that lie there; says how many tickets do."""
    tickets = 0
    for slot in range(state.slot_count[area]):
        kind = signed(box.kind_of[state.slots[area, slot]])
        if kind < AREA_COUNT:
            _write_exhibit(state, placements, area, kind)
        elif kind == KIND_TICKET:
            tickets += 1
        elif kind < FIRST_NAMED_FIGURE:
            placements.feature[area, UNNAMED_FIGURES + kind - FIRST_FIGURE] += 1.0
        else:
            goal = kind - FIRST_NAMED_FIGURE
            placements.feature[area, NAMED_FIGURES] += 1.0
            placements.feature[area, NAMED_FIGURES_GAIN] += placements.feature[goal, GAIN]
    return tickets


@compiled
def _write_exhibit(state: State, placements: Placements, area: int, kind: int) -> None:
    """Whether an exhibit is of a new kind, and how likely it is to be approved."""
    seat = signed(state.seat)
    near = placements.near
    own = signed(state.supporters[seat, kind])
    best = signed(state.supporters[placements.rival[kind], kind])
    rival = signed(placements.rival[area])
    after = own + (kind == area)
    held = signed(state.held[seat, kind])
    tokens = signed(state.tokens[seat, kind])
    is_new = 1.0 if held + tokens == 0 else 0.0
    row = placements.feature[area]
    row[EXHIBITS] += 1.0
    row[EXHIBITS_NEAR] += near
    row[ROUNDS_LEFT] += LAST_ROUND - signed(state.current_round)
    row[NEW_EXHIBITS] += is_new
    row[NEW_EXHIBITS_NEAR] += is_new * near
    row[HELD_ALREADY] += held
    row[HELD_ALREADY_NEAR] += held * near
    row[TOKENS_ALREADY] += tokens
    if after > best:
        row[LEADING] += 1.0
        row[LEADING_NEAR] += near
    elif after == best:
        row[TIED] += 1.0
        row[TIED_NEAR] += near
    row[NEW_TO_RIVAL] += state.tokens[rival, kind] + state.held[rival, kind] == 0
    row[BEHIND] += best > own


@compiled
def _write_tickets(state: State, box: Box, placements: Placements, area: int) -> None:
    """Whether the tickets bring the wheel round, and who would like that."""
    is_last = state.current_round == LAST_ROUND
    near, ahead, lead = placements.near, placements.ahead, placements.lead
    row = placements.feature[area]
    tickets = row[TICKETS]
    if tickets >= signed(box.spaces) - signed(state.car):
        row[ENDS_ROUND] = 1.0
        row[ENDS_ROUND_AHEAD] = ahead
        if is_last:
            after = lead + row[GAIN] + row[RIVAL_LOSS] + tickets
            row[ENDS_GAME] = 1.0
            row[ENDS_GAME_AHEAD] = within_one(after / FAR_AHEAD)
            row[ENDS_GAME_CLOSE] = within_one(after / CLOSE)
    else:
        row[TICKETS_NEAR] = tickets * near
        row[TICKETS_NEAR_AHEAD] = tickets * near * ahead
        if is_last:
            row[TICKETS_NEAR_END] = tickets * near * within_one(lead / FAR_AHEAD)


@compiled
def within_one(value: float) -> float:
    """The nearest number from -1 to 1."""
    return min(max(value, -1.0), 1.0)
