"""``SeatClaims``: who has a claim on which seat of a table, and ``Transfer``: who wants to it."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.table.blinds.account import Account


class UnderBox(Struct, frozen=True):
    """An absent player whose seat somebody plays over: the chips are under a box."""

    seat: int
    player: str
    stack: int
    account: Account
    paid: int


class SeatClaims(Struct, frozen=True):
    """Claims on the seats of one table, and who sits behind them."""

    reserved: tuple[tuple[int, str], ...] = ()  # kept by management: seat, for whom
    boxes: tuple[UnderBox, ...] = ()
    guests: tuple[tuple[str, str], ...] = ()  # who sits behind whom
    unwelcome: tuple[tuple[str, str], ...] = ()  # who objects to which guest


class Transfer(Struct, frozen=True, gc=False):
    """A name on the list of those who want to change to a table."""

    player: str
    since: int
