"""What the engine offers: each exported function with its signature, written down once.

Every parameter is a 64-bit integer: an address of a record in the engine's memory, a count or a
number of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from worldsfair.bots.chooser import choose_at_random_at, choose_greedily_at, quick_choice_at
from worldsfair.bots.mcts.node_pool import plant_at
from worldsfair.bots.mcts.simulation import simulate
from worldsfair.bots.one_turn_ahead import choose_ahead_at
from worldsfair.rules import doors
from worldsfair.rules.batch import random_game_at
from worldsfair.rules.chance import mixed_seed
from worldsfair.rules.overview import look_over_at

Answer = Literal["nothing", "truth", "count", "bits"]
"""What a function gives: nothing, 0 or 1, a small whole number, or 64 bits."""


@dataclass(frozen=True)
class Export:
    """A function of the engine."""

    name: str
    """In TypeScript."""
    function: Callable[..., Any]
    parameters: str
    """Their names, with spaces between."""
    answer: Answer = "nothing"

    @property
    def signature(self) -> str:
        """As Numba reads it."""
        kinds = {"nothing": "void", "truth": "boolean", "count": "int64", "bits": "int64"}
        numbers = ",".join("int64" for _ in self.parameters.split())
        return f"{kinds[self.answer]}({numbers})"

    @property
    def summary(self) -> str:
        """What it does, in the words of its own source."""
        return (self.function.__doc__ or "").split("\n")[0]


EXPORTS: Final = (
    Export("clear", doors.clear_at, "state box chosenApprovals asksForShuffle"),
    Export("openTheFair", doors.open_the_fair_at, "state box"),
    Export("legal", doors.legal_at, "state box choices", "count"),
    Export("playIfLegal", doors.play_if_legal_at, "state box decision", "truth"),
    Export("applyDecision", doors.apply_decision_at, "state box decision"),
    Export("runStage", doors.run_stage_at, "state box"),
    Export("advance", doors.advance_at, "state box"),
    Export("collect", doors.collect_at, "state box"),
    Export("gatherDiscards", doors.gather_discards_at, "state"),
    Export("lookOver", look_over_at, "state box overview"),
    Export("place", doors.place_at, "state seat area", "count"),
    Export("ticketCoins", doors.ticket_coins_at, "state box seat", "count"),
    Export("setPoints", doors.set_points_at, "state box seat", "count"),
    Export("areasOfSet", doors.areas_of_set_at, "state seat number", "count"),
    Export("pointsOfSet", doors.points_of_set_at, "state box seat number", "count"),
    Export("totalPoints", doors.total_points_at, "state box seat", "count"),
    Export("rankingKey", doors.ranking_key_at, "state box seat", "count"),
    Export("reasonAgainst", doors.reason_against_at, "state decision", "count"),
    Export("randomGame", random_game_at, "state box choices turnLimit"),
    Export("mixedSeed", mixed_seed, "seed index", "bits"),
    Export("chooseAtRandom", choose_at_random_at, "state box chooser", "count"),
    Export("chooseGreedily", choose_greedily_at, "state box chooser", "count"),
    Export("chooseAhead", choose_ahead_at, "state box chooser", "count"),
    Export("quickChoice", quick_choice_at, "state box", "count"),
    Export("plant", plant_at, "search"),
    Export("simulate", simulate, "search count"),
)
