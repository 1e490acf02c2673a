"""Who comes on a simulated day: when, for which games, for how long, and what they are like."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from shuffleup.room.instants import HOUR, MINUTE
from shuffleup.sim.room_day.day_plan import SEATS, DayPlan, GameOnOffer, games_of, opening_of
from shuffleup.sim.session.crowd import CROWD
from shuffleup.sim.session.session_plan import USUAL_BOTS

RUSH: Final = 90 * MINUTE  # in which a quarter of all people come
LAST_COME: Final = 60 * MINUTE  # before the end of the day


class Visitor(Struct):
    """Somebody who comes once on this day."""

    name: str
    bot: str  # how they play
    games: tuple[str, ...]  # what they came for, the one they like best first
    comes: int
    goes: int  # when they have had enough
    patience: int  # how long they wait for a seat
    share: int  # of what may be bought in for beyond the least, in hundredths
    rebuys: int  # how often they buy again when broke
    called_in: int = 0  # when they telephoned; 0: they did not
    age: int = 30
    papers: bool = True
    home: bool = False  # has left


def visitors(plan: DayPlan, dice: Random) -> list[Visitor]:
    """Everybody, in the order in which they come."""
    times = arrivals(plan, dice)
    return [one_visitor(plan, dice, number, at) for number, at in enumerate(times)]


def arrivals(plan: DayPlan, dice: Random) -> list[int]:
    """A Poisson process, busier at first: so many people in all, each at a time of their own."""
    length = plan.hours * HOUR
    rush, last = min(RUSH, length // 4), max(length // 2, length - LAST_COME)
    early = plan.visits // 4
    found = [*spread(dice, early, 0, rush), *spread(dice, plan.visits - early, rush, last)]
    return [opening_of(plan) + at for at in found]


def spread(dice: Random, count: int, start: int, end: int) -> list[int]:
    """Arrivals with waits between them that follow no pattern, all of them in a stretch of time."""
    waits = [dice.expovariate(1.0) for _ in range(count + 1)]
    total, gone, found = sum(waits), 0.0, []
    for wait in waits[:-1]:
        gone += wait
        found.append(start + int((end - start) * gone / total))
    return found


def one_visitor(plan: DayPlan, dice: Random, number: int, at: int) -> Visitor:
    games, chairs = games_of(plan), plan.tables * SEATS
    usual = plan.hours * HOUR * chairs * 5 // (4 * max(1, plan.visits))  # fills the room
    stay = int(min(8 * HOUR, max(30 * MINUTE, dice.expovariate(1.0) * usual)))
    called_in = at - dice.randrange(5, 55) * MINUTE if dice.randrange(12) == 0 else 0
    return Visitor(
        name_of_visitor(number),
        dice.choice(USUAL_BOTS),
        wanted(dice, games),
        at,
        at + stay,
        dice.randrange(20, 120) * MINUTE,
        dice.choice((0, 10, 25, 50, 50, 100)),
        dice.randrange(4),
        called_in if called_in > opening_of(plan) else 0,
        age=19 if dice.randrange(400) == 0 else 30,
        papers=dice.randrange(400) != 0,
    )


def wanted(dice: Random, games: tuple[GameOnOffer, ...]) -> tuple[str, ...]:
    """One game, or two for some."""
    shares = [game.share for game in games]
    first, second = dice.choices(games, shares, k=2)
    if first.name == second.name or dice.randrange(4):
        return (first.name,)
    return (first.name, second.name)


def name_of_visitor(number: int) -> str:
    """``Ann`` … ``Ned``, then ``Ann2`` …"""
    again, place = divmod(number, len(CROWD))
    return f"{CROWD[place]}{again + 1}" if again else CROWD[place]
