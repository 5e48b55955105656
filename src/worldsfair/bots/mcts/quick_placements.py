"""`score_placements` for a search, which asks for it ten times in each simulation.

The same weighted sum of the same features, to a rounding: each term is added where it is found,
and what the round's progress multiplies is put together first.
"""

from __future__ import annotations

from worldsfair.bots import placements as terms
from worldsfair.bots.heuristics import EXHIBIT_WORTH, HELD_EXHIBIT_PULL
from worldsfair.bots.network import Network
from worldsfair.bots.workspace import Workspace, box_of, network_of
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import (
    AREA_COUNT,
    FIRST_FIGURE,
    FIRST_NAMED_FIGURE,
    KIND_TICKET,
    LAST_ROUND,
)
from worldsfair.rules.layout import Box, State
from worldsfair.rules.scoring import (
    approvable_from,
    one_supporter,
    place_among,
    set_points,
    supporters_in,
    ticket_coins,
)


@compiled
def score_placements_quickly(state: State, workspace: Workspace) -> None:
    """Fill `placements.advantage`: each area's worth to the mover, less the mean of all areas."""
    placements = workspace.placements
    placements.near = state.car / box_of(workspace).spaces
    _weigh_standings(state, workspace)
    if _add_cards(state, workspace):
        _weigh_outlook(state, workspace)
        for area in range(AREA_COUNT):
            if placements.tickets[area] > 0:
                _add_tickets(state, workspace, area)
    mean = 0.0
    for area in range(AREA_COUNT):
        mean += placements.sum[area] / AREA_COUNT
    for area in range(AREA_COUNT):
        placements.advantage[area] = placements.sum[area] - mean


@compiled
def worth_among(box: Box, supporters: int, own: int, held: int) -> float:
    """`standing_worth` from all supporters of an area as one number, and the player's own."""
    place = place_among(supporters, own)
    return signed(box.medal[place]) + EXHIBIT_WORTH * approvable_from(box, place, held)


@compiled
def _weigh_standings(state: State, workspace: Workspace) -> None:
    """What one more supporter wins in each area and takes from the rival there."""
    placements, network = workspace.placements, network_of(workspace)
    box, seat = box_of(workspace), signed(state.seat)
    row, near = signed(state.current_round) - 1, placements.near
    for area in range(AREA_COUNT):
        rival = terms.rival_in(state, area)
        crowd = supporters_in(state, area)
        own, theirs = signed(state.supporters[seat, area]), signed(state.supporters[rival, area])
        held, theirs_held = signed(state.held[seat, area]), signed(state.held[rival, area])
        more = crowd + one_supporter(seat)
        now = worth_among(box, crowd, theirs, theirs_held)
        left = worth_among(box, more, theirs, theirs_held)
        threat = worth_among(box, crowd + one_supporter(rival), theirs + 1, theirs_held) - now
        threat += left - worth_among(box, more + one_supporter(rival), theirs + 1, theirs_held)
        gain = worth_among(box, more, own + 1, held) - worth_among(box, crowd, own, held)
        gain += HELD_EXHIBIT_PULL * held
        step = min(max(own - theirs, -terms.MOST_LEAD), terms.MOST_LEAD)
        placements.rival[area] = rival
        placements.gain[area] = gain
        placements.loss[area] = now - left
        placements.sum[area] = (
            gain * _by_progress(network, row, terms.GAIN, near)
            + (now - left) * _by_progress(network, row, terms.RIVAL_LOSS, near)
            + threat * network.placing[row, terms.THREAT_STOPPED]
            + network.placing[row, terms.LEVEL + step]
            + network.placing[row, terms.LEVEL_NEAR + step] * near
        )


@compiled
def _by_progress(network: Network, row: int, index: int, near: float) -> float:
    """The weight of a feature together with that of the next one, the same times `near`."""
    return network.placing[row, index] + network.placing[row, index + 1] * near


@compiled
def _add_cards(state: State, workspace: Workspace) -> bool:
    """Add what exhibits and figures are worth that lie there; says whether tickets lie anywhere."""
    placements, network = workspace.placements, network_of(workspace)
    box, row = box_of(workspace), signed(state.current_round) - 1
    some = False
    for area in range(AREA_COUNT):
        total, tickets = placements.sum[area], 0
        for slot in range(state.slot_count[area]):
            kind = signed(box.kind_of[state.slots[area, slot]])
            if kind < AREA_COUNT:
                total += _exhibit_worth(state, workspace, area, kind)
            elif kind == KIND_TICKET:
                tickets += 1
                some = True
            elif kind < FIRST_NAMED_FIGURE:
                total += network.placing[row, terms.UNNAMED_FIGURES + kind - FIRST_FIGURE]
            else:
                gain = placements.gain[kind - FIRST_NAMED_FIGURE]
                total += network.placing[row, terms.NAMED_FIGURES]
                total += network.placing[row, terms.NAMED_FIGURES_GAIN] * gain
        placements.tickets[area] = tickets
        placements.sum[area] = total + network.placing[row, terms.CARDS] * signed(
            state.slot_count[area]
        )
    return some


@compiled
def _exhibit_worth(state: State, workspace: Workspace, area: int, kind: int) -> float:
    """Whether an exhibit is of a new kind, and how likely it is to be approved."""
    placements, network = workspace.placements, network_of(workspace)
    seat, rival = signed(state.seat), signed(placements.rival[area])
    row, near = signed(state.current_round) - 1, placements.near
    own = signed(state.supporters[seat, kind])
    best = signed(state.supporters[placements.rival[kind], kind])
    held, tokens = signed(state.held[seat, kind]), signed(state.tokens[seat, kind])
    after = own + (kind == area)
    worth = _by_progress(network, row, terms.EXHIBITS, near)
    worth += network.placing[row, terms.ROUNDS_LEFT] * (LAST_ROUND - 1 - row)
    worth += network.placing[row, terms.TOKENS_ALREADY] * tokens
    if held > 0:
        worth += _by_progress(network, row, terms.HELD_ALREADY, near) * held
    elif tokens == 0:
        worth += _by_progress(network, row, terms.NEW_EXHIBITS, near)
    if after > best:
        worth += _by_progress(network, row, terms.LEADING, near)
    elif after == best:
        worth += _by_progress(network, row, terms.TIED, near)
    if state.tokens[rival, kind] + state.held[rival, kind] == 0:
        worth += network.placing[row, terms.NEW_TO_RIVAL]
    if best > own:
        worth += network.placing[row, terms.BEHIND]
    return worth


@compiled
def _weigh_outlook(state: State, workspace: Workspace) -> None:
    """How far scoring now, or the end, would bring the mover ahead of the best other."""
    box, placements = box_of(workspace), workspace.placements
    is_last = state.current_round == LAST_ROUND
    own_scoring = own_points = 0.0
    best_scoring = best_points = -1000.0
    for seat in range(signed(state.players)):
        scoring = 0.0
        for area in range(AREA_COUNT):
            own, held = signed(state.supporters[seat, area]), signed(state.held[seat, area])
            scoring += worth_among(box, supporters_in(state, area), own, held)
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
def _add_tickets(state: State, workspace: Workspace, area: int) -> None:
    """Whether the tickets bring the wheel round, and who would like that."""
    placements, network = workspace.placements, network_of(workspace)
    row, near = signed(state.current_round) - 1, placements.near
    ahead, lead = placements.ahead, placements.lead
    tickets = signed(placements.tickets[area])
    total = network.placing[row, terms.TICKETS] * tickets
    if tickets >= signed(box_of(workspace).spaces) - signed(state.car):
        total += network.placing[row, terms.ENDS_ROUND]
        total += network.placing[row, terms.ENDS_ROUND_AHEAD] * ahead
        if row == LAST_ROUND - 1:
            after = lead + placements.gain[area] + placements.loss[area] + tickets
            far, close = after / terms.FAR_AHEAD, after / terms.CLOSE
            total += network.placing[row, terms.ENDS_GAME]
            total += network.placing[row, terms.ENDS_GAME_AHEAD] * terms.within_one(far)
            total += network.placing[row, terms.ENDS_GAME_CLOSE] * terms.within_one(close)
    else:
        total += network.placing[row, terms.TICKETS_NEAR] * tickets * near
        total += network.placing[row, terms.TICKETS_NEAR_AHEAD] * tickets * near * ahead
        if row == LAST_ROUND - 1:
            far = terms.within_one(lead / terms.FAR_AHEAD)
            total += network.placing[row, terms.TICKETS_NEAR_END] * tickets * near * far
    placements.sum[area] += total
