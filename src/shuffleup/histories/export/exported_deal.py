"""One deal of a session: a finished hand, and what the hand cannot know of itself.

``ExportedDeal`` is what every writer takes. ``names_of``, ``hero_of`` and ``moment_of`` read it and
refuse what makes no sense; ``money_of`` says chips as money, to the last one, without a float.
"""

from __future__ import annotations

import re

from msgspec import Struct

from shuffleup.hand import Hand
from shuffleup.histories.money import Amount, money, show_money

CODES = {"$": "USD", "€": "EUR", "£": "GBP", "₹": "INR"}  # of the signs that have one meaning
MOMENT = re.compile(r"(\d{4})-(\d\d)-(\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|\+00:00)?")
SCALES = (1, *[10**digits for digits in range(2, 13)])  # whole money, else cents and finer

Hero = int | str | None  # a seat (from 0), a player's name, or nobody


class ExportError(ValueError):
    """A deal that a format cannot tell, and why."""


class ExportedDeal(Struct, frozen=True):
    """A hand that is over. Chips are whole numbers, ``unit`` of them to one of the currency."""

    hand: Hand
    names: tuple[str, ...] = ()  # by seat; "" for one without a name
    table: str = "Table 1"
    number: int = 1
    drop: int = 0  # chips the house took out of the pots, after the hand had awarded them
    drop_from: tuple[int, ...] = ()  # of these, by seat; () for each in proportion to its winnings
    currency: str = ""  # its sign; "" for play or tournament chips
    unit: int = 0  # 0: as many as the stakes of the hand have to the dollar
    when: str = ""  # 2026-01-31T20:15:00Z, UTC; "" if nobody knows


class UtcTime(Struct, frozen=True):
    """A time of day, UTC; ``clock`` is hh:mm:ss."""

    year: int
    month: int
    day: int
    clock: str


class Money(Struct, frozen=True):
    """Chips as money: ``said(150)`` is ``$1.50``, ``number(150)`` the exact number."""

    sign: str
    factor: int
    scale: int

    def said(self, chips: int) -> str:
        return self.sign + show_money(chips * self.factor, self.scale)

    def number(self, chips: int) -> Amount:
        return money(chips * self.factor, self.scale)


def money_of(deal: ExportedDeal) -> Money:
    """How the chips of a deal are written; a unit without exact decimals is refused."""
    unit = deal.unit or deal.hand.stakes.dollar
    for scale in SCALES:
        if unit > 0 and scale % unit == 0:
            return Money(deal.currency, scale // unit, scale)
    raise ExportError(f"{unit} chips to one cannot be written as an exact decimal")


def names_of(deal: ExportedDeal) -> list[str]:
    """A name for every seat; no two seats in the hand have the same one."""
    hand = deal.hand
    if deal.names and len(deal.names) != hand.n:
        raise ExportError(f"there are {len(deal.names)} names for {hand.n} seats")
    said = deal.names or ("",) * hand.n
    names = [name or f"Player {seat}" for seat, name in enumerate(said, 1)]
    playing = [name for name, stack in zip(names, hand.setup.stacks, strict=True) if stack]
    if len(set(playing)) < len(playing):
        raise ExportError(f"two players have one name: {', '.join(playing)}")
    for name in (*names, deal.table):
        if not name.isprintable() or name != name.strip():
            raise ExportError(f"{name!r} is not a name: it has to fit on a line of text")
    return names


def hero_of(deal: ExportedDeal, hero: Hero) -> int:
    """The seat whose own cards may be told, -1 if that player (or nobody) is not in this hand."""
    if hero is None:
        return -1
    if isinstance(hero, str):
        names = names_of(deal)
        hero = names.index(hero) if hero in names else -1
    elif not 0 <= hero < deal.hand.n:
        raise ExportError(f"the hero sits at one of {deal.hand.n} seats, not {hero}")
    return hero if hero >= 0 and deal.hand.setup.stacks[hero] else -1


def moment_of(deal: ExportedDeal) -> UtcTime | None:
    """When the hand was dealt; None if nobody knows."""
    if not deal.when:
        return None
    found = MOMENT.fullmatch(deal.when)
    if found is None:
        raise ExportError(f"{deal.when!r} is not a time like 2026-01-31T20:15:00Z")
    year, month, day, clock = found.groups()
    hour, minute, second = clock.split(":")
    if not (1 <= int(month) <= 12 and 1 <= int(day) <= 31):
        raise ExportError(f"{deal.when!r} is not a day of the year")
    if hour > "23" or minute > "59" or second > "59":
        raise ExportError(f"{deal.when!r} is not a time of day")
    return UtcTime(int(year), int(month), int(day), clock)
