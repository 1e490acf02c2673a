"""``EventTerms``: what is announced of an event before it begins.

All of it is frozen and stands in the first event of the log; whatever is not announced follows the
book. Amounts of money are in the unit of the room's ledger, stacks in tournament chips.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.tournament.endings.prize_list import AS_USUAL, PrizeTerms


class Price(Struct, frozen=True, gc=False):
    """What is paid for something, and where the money goes."""

    prize: int = 0  # to the prize pool
    fee: int = 0  # to the house
    service: int = 0  # to those who work at it
    bounty: int = 0  # on the player's own head

    @property
    def total(self) -> int:
        return self.prize + self.fee + self.service + self.bounty


FREE: Final = Price()


class RebuyTerms(Struct, frozen=True, gc=False):
    """Chips that can be bought again."""

    price: Price
    chips: int
    until: int = 0  # the level at whose end it is over
    under: int = 0  # a stack of at most this may buy; 0: one that is lost
    most: int = 0  # times; 0: any number


class AddOnTerms(Struct, frozen=True, gc=False):
    """Chips that everybody may buy once."""

    price: Price
    chips: int
    after: int = 0  # the level after which it is sold; 0: before the start


class EventTerms(Struct, frozen=True):
    """One event."""

    game: str  # of the sheets, or a mix
    stack: int
    price: Price = FREE
    seats: int = 9  # of a full table
    rebuy: RebuyTerms | None = None
    add_on: AddOnTerms | None = None
    re_entries: int = 0  # how often somebody who is out may enter again
    late_until: int = 0  # the level at whose end registration closes; 0: when play begins
    late_minutes: int = 0  # of play after which it closes; 0: it does not depend on that
    most_entries: int = 0  # 0: no limit
    guarantee: int = 0  # of the prize pool
    prizes: PrizeTerms = AS_USUAL
    progressive: bool = False  # half of a bounty goes on the head of whoever won it
    chips: tuple[int, ...] = ()  # denominations in play
    turbo: bool = False  # levels so short that tables are not kept full
    first_table: int = 1  # of the room's tables, the first that is the event's
    ends_after: int = 0  # of a flight, the level at whose end it is over; 0: it is none
    ends_at: int = 0  # or the players with whom it is over
    carry_best: bool = False  # of several stacks from flights only the best is carried, not all
    bracket: bool = False  # heads-up matches, the winners of which meet
    sit_and_go: bool = False  # begins as soon as it is full, and not before
    by_hand: bool = False  # dealt by people, with real cards

    @property
    def is_flight(self) -> bool:
        """Whether who is left goes on to another day."""
        return bool(self.ends_after or self.ends_at)
