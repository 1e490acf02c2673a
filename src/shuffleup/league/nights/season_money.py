"""The money of a season that is not an event's own: every entry adds up to nothing.

``outside`` is what people carry in; ``best-hand/3`` is for the best hand of event 3, ``bounties``
for bounty chips, ``final/pool`` for the final; ``paid/Ann`` is what Ann was paid, ``organiser/…``
what went to whoever holds another event.
"""

from __future__ import annotations

from typing import Final

from shuffleup.league.nights.night_events import SeasonMoney
from shuffleup.league.rulings import SeasonApplies
from shuffleup.league.state import Season

OUTSIDE: Final = "outside"
FINAL_POOL: Final = "final/pool"
LAST_CHANCE_POOL: Final = "last-chance/pool"
BOUNTIES: Final = "bounties"


def best_hand_of(event: int) -> str:
    return f"best-hand/{event}"


def paid_to(player: str) -> str:
    return f"paid/{player}"


def organiser(name: str) -> str:
    return f"organiser/{name}"


def goes(source: str, to: str, amount: int, why: str, player: str = "") -> SeasonMoney:
    """Money from one account to another."""
    return SeasonMoney(((source, -amount), (to, amount)), why, player)


def held(season: Season, account: str) -> int:
    return season.accounts.get(account, 0)


def entered(season: Season, told: SeasonMoney) -> None:
    for account, amount in told.lines:
        season.accounts[account] = held(season, account) + amount


APPLY: SeasonApplies = {SeasonMoney: entered}
