"""Opponents: random, greedy, search, the four levels that people meet, and installed ones."""

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
from worldsfair.bots.registry import (
    BOT_NAMES,
    LEVELS,
    bot_names,
    bot_problems,
    installed_bots,
    make_bot,
)

__all__ = [
    "BOT_NAMES",
    "LEVELS",
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
