"""What a simulated day follows: how long, how many people and tables, which games are spread."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.hand import limit, no_limit
from shuffleup.room.instants import HOUR, start_of
from shuffleup.room.lists.list_records import Listing
from shuffleup.table.house import House

SEATS: Final = 9


class DayPlan(Struct, frozen=True):
    """The same plan under the same law is the same day, to the last event; ``book`` only names
    the law."""

    book: str = "mohegan"
    seed: str = "1"
    visits: int = 2_000
    tables: int = 60  # the most that are open at once
    hours: int = 12
    hands_an_hour: int = 30
    day: str = "2026-11-13"
    zone: str = "America/New_York"
    opens: int = 10  # o'clock


class GameOnOffer(Struct, frozen=True):
    """A game the room spreads, by its name on the board, and how many of a hundred come for it."""

    name: str
    listing: Listing
    share: int
    fed: bool = False  # a second table feeds the first


RAKED: Final = House(buy_in=(40, 200), rake=10, rake_cap=5, no_flop_no_drop=True, promotion=1)
HIGHER: Final = House(buy_in=(200, 1000), rake=10, rake_cap=5, no_flop_no_drop=True, promotion=1)
DROPPED: Final = House(drop=4, promotion=1)
BY_TIME: Final = House(buy_in=(500, 2000), time=6)

GAMES: Final = (
    GameOnOffer("1/2", Listing("holdem", no_limit(1, 2), SEATS, RAKED), 44),
    GameOnOffer("2/5", Listing("holdem", no_limit(2, 5), SEATS, HIGHER), 18, fed=True),
    GameOnOffer("4/8", Listing("holdem", limit(4, 8, (2, 4)), SEATS, DROPPED), 16),
    GameOnOffer("omaha-4/8", Listing("omaha-eight", limit(4, 8, (2, 4)), SEATS, DROPPED), 8),
    GameOnOffer("stud-4/8", Listing("stud", limit(4, 8, ante=1, bring_in=2), 8, DROPPED), 7),
    GameOnOffer("5/10", Listing("holdem", no_limit(5, 10), SEATS, BY_TIME, higher=True), 7),
)


def games_of(plan: DayPlan) -> tuple[GameOnOffer, ...]:
    """The games of a room: a small one spreads only the first of them."""
    return GAMES[: max(1, plan.tables // 2)]


def opening_of(plan: DayPlan) -> int:
    """The instant at which the room opens."""
    return start_of(plan.day, plan.zone) + plan.opens * HOUR
