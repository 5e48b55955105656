"""Opponents: random, greedy, search, and the four levels that people meet."""

from worldsfair.bots.bot import Alternative, Bot, Budget, Decision, Progress, UnknownBot
from worldsfair.bots.registry import BOT_NAMES, LEVELS, make_bot

__all__ = [
    "BOT_NAMES",
    "LEVELS",
    "Alternative",
    "Bot",
    "Budget",
    "Decision",
    "Progress",
    "UnknownBot",
    "make_bot",
]
