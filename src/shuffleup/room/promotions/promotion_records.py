"""``Promotion``: what is posted, under which terms, and how it stands; ``Prize``: what is won and
not yet claimed. What a book does not print, like percentages and hands, is among the terms."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

NO_POSTING: Final = 24 * 60


class Terms(Struct, frozen=True):
    """What the house designates for one promotion when it posts it."""

    loses_with: tuple[int, ...]  # the least hand that has to lose, as five cards
    beaten_by: tuple[int, ...]  # and the least that has to beat it
    shares: tuple[int, int, int, int] = (50, 25, 25, 0)  # in hundredths: high, low, table, room
    games: tuple[str, ...] = ()  # by their names on the board; none: all of them
    policy: str = ""  # which approved policy it runs under
    rules: str = ""  # where its rules can be read
    posting: int = NO_POSTING  # the minute of the day at which it is posted anew
    part: int = 100  # hundredths of the collection that are added
    add: int = 0  # or a fixed sum
    reset: int = 0  # and a fixed beginning after a hit
    claim_days: int = 0  # where it is said; 0: as the book has it
    papers_over: int = 0  # the amount of the law above which papers are needed


class Hit(Struct, frozen=True):
    """The last hit: at which table, on which hand, what it took, and what could void it."""

    table: str
    hand: int
    posted: int
    pool: int = 0  # how much of it came from the pool
    house: int = 0  # and from the house
    mucked: bool = False  # a live hand was not tabled
    void: bool = False  # it did not count after all


class Promotion(Struct, frozen=True):
    """A promotion that runs."""

    terms: Terms
    posted: int
    next_posting: int = 0  # an instant; 0: none
    collected: int = 0  # for the promotions, since the last posting
    hits: int = 0
    hit_since_posting: bool = False
    last: Hit | None = None
    out: tuple[str, ...] = ()  # who is disqualified
    appeals: tuple[str, ...] = ()


class Prize(Struct, frozen=True, gc=False):
    """What a player has won and not been paid."""

    promotion: str
    player: str
    amount: int
    until: int  # it lapses at this instant
    hit: int = 0  # the number of the hit


class Ticket(Struct, frozen=True, gc=False):
    """A ticket of a promotion."""

    player: str
    void: bool = False


class Session(Struct, frozen=True, gc=False):
    """A player's time at the tables, in milliseconds; -1: not now."""

    sat: int = -1  # since when
    logged: int = -1  # with the club card, since when
    total: int = 0  # of earlier sittings


class Condition(Struct, frozen=True):
    """One thing a jackpot asks for: whether it is so, by what evidence, by which point."""

    name: str
    met: bool
    evidence: str
    point: str
