"""The way to the final, as results and answers stand: who is in and by what, how far others are."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from msgspec import Struct

from shuffleup.league.qualifying.qualify_record import QualifiedBy
from shuffleup.league.qualifying.who_qualifies import (
    by_last_chance,
    by_points,
    candidates,
    qualifiers,
)
from shuffleup.league.state import Season


class WayIn(Enum):
    """How somebody stands to the final."""

    WIN = "win"
    POINTS = "points"
    LAST_CHANCE = "last-chance"
    DECLINED = "declined"
    SHORT = "short"  # of points
    EVENTS = "events"  # too few of them played


class FinalWay(Struct, frozen=True):
    """One player: the way, the number on points of those without a win, what is lacking."""

    way: WayIn
    number: int = 0
    short: Fraction = Fraction(0)

    @property
    def is_in(self) -> bool:
        return self.way in (WayIn.WIN, WayIn.POINTS, WayIn.LAST_CHANCE)


def ways(season: Season, players: list[str]) -> dict[str, FinalWay]:
    """Everybody's way to the final; ``players`` are those of the standings."""
    on_points = candidates(season)
    numbers = {line.player: at for at, line in enumerate(on_points, 1)}
    points = {line.player: line.points for line in on_points}
    last = min((line.points for line in by_points(season)), default=Fraction(0))
    found: dict[str, FinalWay] = {}
    for one in qualifiers(season):
        way = WayIn.WIN if one.by is QualifiedBy.WIN else WayIn.POINTS
        if season.answers.get(one.player) is False:
            way = WayIn.DECLINED
        found[one.player] = FinalWay(way, numbers.get(one.player, 0))
    for name in by_last_chance(season):
        if name not in found or found[name].way is WayIn.DECLINED:  # a seat refused, another won
            found[name] = FinalWay(WayIn.LAST_CHANCE)
    for name in players:
        if name in found:
            continue
        if name in numbers:
            found[name] = FinalWay(WayIn.SHORT, numbers[name], last - points[name])
        else:
            found[name] = FinalWay(WayIn.EVENTS)
    return found


def is_in(season: Season, player: str) -> bool:
    """Whether a seat is due to somebody as things stand."""
    due = any(one.player == player for one in qualifiers(season))
    return (due and season.answers.get(player) is not False) or player in by_last_chance(season)
