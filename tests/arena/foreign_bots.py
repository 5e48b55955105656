"""Bots written elsewhere, as the arena meets them: good ones and bad ones."""

from __future__ import annotations

import os
import random
import time
from dataclasses import dataclass

from worldsfair.bots import Budget, Decision, make_bot
from worldsfair.errors import UnknownDeck
from worldsfair.game import PublicGame


@dataclass
class Foreign:
    """Needs no base class; plays the first legal moves until `after` turns are over."""

    seed: int
    after: int = 10**9
    misdeed: str = ""

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        if game.turn >= self.after:
            return self.misbehave()
        return make_bot("random", self.seed + game.turn).choose(game, budget)

    def misbehave(self) -> Decision:
        if self.misdeed == "crash":
            raise ZeroDivisionError("never divide by the moon")
        if self.misdeed == "exit":
            os._exit(3)
        while self.misdeed == "sleep":
            time.sleep(0.01)
        moves = {"illegal": ("burnham",), "unreadable": ("take all",), "short": ()}[self.misdeed]
        return Decision(moves, (0.5, 0.5), ())


def make(seed: int) -> Foreign:
    return Foreign(seed)


def crash(seed: int) -> Foreign:
    return Foreign(seed, 13, "crash")


def crash_at_once(seed: int) -> Foreign:
    return Foreign(seed, 0, "crash")


def exit_silently(seed: int) -> Foreign:
    return Foreign(seed, 13, "exit")


def sleep(seed: int) -> Foreign:
    return Foreign(seed, 13, "sleep")


def illegal(seed: int) -> Foreign:
    return Foreign(seed, 13, "illegal")


def unreadable(seed: int) -> Foreign:
    return Foreign(seed, 13, "unreadable")


def short(seed: int) -> Foreign:
    return Foreign(seed, 13, "short")


def broken_maker(seed: int) -> Foreign:
    raise KeyError(seed)


class Slow(Foreign):
    """Takes a moment, so that a match can be interrupted."""

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        time.sleep(0.002)
        return super().choose(game, budget)


class TicketLover:
    """Goes where the most tickets lie: beats a random player, quickly."""

    def __init__(self, seed: int) -> None:
        self._chooser = random.Random(seed)

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        areas = sorted(
            game.view().areas, key=lambda area: -sum("ticket" in card for card in area.cards)
        )
        wanted = [f"place {area.area}" for area in areas]
        legal = {move.text for move in game.legal_moves()}
        first = next((text for text in wanted if text in legal), min(legal))
        moves = [first]
        table = game.public()
        try:
            table.play(first)
            while True:
                move = self._chooser.choice(table.legal_moves())
                moves.append(move.text)
                table.play(move)
        except UnknownDeck:
            return Decision(tuple(moves), (0.5,) * game.players, ())


class Prying:
    """Notes what it was given."""

    seen: list[PublicGame]

    def __init__(self, seed: int) -> None:
        self._bot = make_bot("random", seed)

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        Prying.seen.append(game)
        return self._bot.choose(game, budget)
