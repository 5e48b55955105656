"""Matches between two levels, one alone among the others: every deal in every seating.

Levels that look one turn ahead play whole games in compiled code, hundreds a second.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from worldsfair import Game
from worldsfair.bots import Bot, Budget
from worldsfair.bots.chooser import CHOOSER, Chooser
from worldsfair.bots.level_bots import AheadBot, SteadySearchBot
from worldsfair.bots.levels import Level
from worldsfair.bots.network import load_network
from worldsfair.bots.one_turn_ahead import choose_ahead_at
from worldsfair.bots.weaknesses import set_weakness
from worldsfair.edition import default_edition
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import OVER, TURN_LIMIT
from worldsfair.rules.flow import play
from worldsfair.rules.layout import box_for, new_states
from worldsfair.rules.memory import address_of, box_at, state_at
from worldsfair.rules.scoring import ranking_key
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import new_records

FULL_SEARCH: Final = 3000
"""Simulations of a search without an end, here: more hardly make it stronger with two players."""
_CHOOSER_SIZE: Final = CHOOSER.itemsize
_SURE: Final = 1.96


@dataclass(frozen=True, slots=True)
class Share:
    """Of the win, with its 95 % interval over deals."""

    mean: float
    half: float


def share_of(
    higher: Level, lower: Level, players: int, games: int, *, seed: int = 1, full: int = FULL_SEARCH
) -> Share:
    """What one of the higher level wins among the lower ones."""
    quick = "search" not in (higher.judges_by, lower.judges_by)
    match = _quick_match if quick else _match
    won = match(higher, lower, players, mixed_seeds(seed, math.ceil(games / players)), full)
    return Share(float(won.mean()), _SURE * float(won.std()) / math.sqrt(len(won)))


def _match(higher: Level, lower: Level, players: int, deals: Any, full: int) -> Any:
    won = np.zeros(len(deals))
    for number, deal in enumerate(deals):
        for alone in range(players):
            game = Game.new(players, int(deal))
            levels = [higher if seat == alone else lower for seat in range(players)]
            bots = [_bot(level, 10 * number + seat, full) for seat, level in enumerate(levels)]
            while not game.is_over and game.turn < TURN_LIMIT:
                for move in bots[game.seat].choose(game.public(), Budget()).moves:
                    game.play(move)
            winners = game.position.winners() if game.is_over else []
            won[number] += (alone in winners) / max(len(winners), 1) / players
    return won


def _bot(level: Level, seed: int, full: int) -> Bot:
    if level.judges_by != "search":
        return AheadBot(seed, name="one turn ahead", level=level)
    return SteadySearchBot(seed, name="search", simulations=level.simulations or (full, full, full))


def _quick_match(higher: Level, lower: Level, players: int, deals: Any, _full: int) -> Any:
    box, network = box_for(default_edition(), players), load_network(players)
    states, choosers = new_states(1), new_records(Chooser, players)
    won = np.zeros(len(deals))
    for number, deal in enumerate(deals):
        for alone in range(players):
            for seat, chooser in enumerate(choosers):
                level = higher if seat == alone else lower
                by_network = level.judges_by == "network"
                chooser.workspace.network = address_of(network) if by_network else 0
                set_weakness(chooser.weakness, level, players)
                chooser.random = mixed_seeds(int(deal), players)[seat]
            states[0].random = deal
            share = play_game_at(address_of(states), address_of(box), address_of(choosers), alone)
            won[number] += share / players
    return won


@compiled
def play_game_at(state: int, box: int, choosers: int, alone: int) -> float:
    """A game from its seed between choosers by seat; the share of the win of one of them."""
    lay_out_at_random(state_at(state), box_at(box), 0)
    while state_at(state).phase != OVER and state_at(state).turn < TURN_LIMIT:
        chooser = choosers + _CHOOSER_SIZE * signed(state_at(state).seat)
        play(state_at(state), box_at(box), choose_ahead_at(state, box, chooser))
    if state_at(state).phase != OVER:
        return 0.0
    own = ranking_key(state_at(state), box_at(box), alone)
    winners = 0
    for seat in range(state_at(state).players):
        theirs = ranking_key(state_at(state), box_at(box), seat)
        if theirs > own:
            return 0.0
        winners += theirs == own
    return 1.0 / winners
