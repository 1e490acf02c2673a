"""Players made of code, fed only a view: the registry ``BOTS`` and ``play_hand``."""

from shuffleup.bots.bot import Bot, Factory, RefusedError, must_act, play_hand
from shuffleup.bots.players import CallingStation, RaiseBot, RandomBot, TightBot

BOTS: dict[str, Factory] = {
    "tight": lambda seed: TightBot(),
    "loose": lambda seed: TightBot(margin=-2, bet_at=46, raise_at=60),
    "caller": lambda seed: CallingStation(),
    "maniac": lambda seed: RaiseBot(),
    "random": lambda seed: RandomBot(seed),
}

__all__ = [
    "BOTS", "Bot", "CallingStation", "Factory", "RaiseBot", "RandomBot", "RefusedError", "TightBot",
    "must_act", "play_hand",
]  # fmt: skip
