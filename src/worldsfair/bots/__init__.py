"""Opponents: random, greedy, search, the eight levels that people meet, and installed ones."""

from worldsfair.bots.bot import (
    Alternative,
    Bot,
    BotFailed,
    BotUnusable,
    Budget,
    Decision,
    Progress,
    UnknownBot,
)
from worldsfair.bots.levels import LEVEL_RATINGS, LEVELS
from worldsfair.bots.registry import (
    BOT_NAMES,
    bot_names,
    bot_problems,
    installed_bots,
    make_bot,
)

__all__ = [
    "BOT_NAMES",
    "LEVELS",
    "LEVEL_RATINGS",
    "Alternative",
    "Bot",
    "BotFailed",
    "BotUnusable",
    "Budget",
    "Decision",
    "Progress",
    "UnknownBot",
    "bot_names",
    "bot_problems",
    "installed_bots",
    "make_bot",
]
