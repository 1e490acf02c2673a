"""Players made of code, fed only a view: the registry ``BOTS`` and ``play_hand``."""

from shuffleup.bots.bot import Bot, BotError, Factory, RefusedError, must_act, play_hand
from shuffleup.bots.players import CallingStation, RaiseBot, RandomBot, Shover
from shuffleup.bots.registry import BOTS, factory
from shuffleup.bots.regular import Regular
from shuffleup.bots.style import STYLES, Style

__all__ = [
    "BOTS", "STYLES", "Bot", "BotError", "CallingStation", "Factory", "RaiseBot", "RandomBot",
    "RefusedError", "Regular", "Shover", "Style", "factory", "must_act", "play_hand",
]  # fmt: skip
