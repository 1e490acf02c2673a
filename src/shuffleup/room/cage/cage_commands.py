"""What is wanted of the cage. ``second`` is whoever signs beside the sender."""

from __future__ import annotations

from msgspec import Struct


class StockCage(Struct, frozen=True):
    """The house brings chips and money to the cage."""

    chips: int
    cash: int
    why: str = "bank"
    second: str = ""


class Buy(Struct, frozen=True):
    """A player at a table buys chips: from the cage, or out of the tray of the table."""

    player: str
    table: str
    amount: int
    tray: bool = False
    second: str = ""


class Cash(Struct, frozen=True):
    """A player leaves a table and is paid; at a table dealt by hand the chips are counted."""

    player: str
    table: str
    amount: int = 0
    second: str = ""


class CashKept(Struct, frozen=True):
    """A player is paid for chips that the cage keeps for them."""

    player: str
    amount: int
    second: str = ""


class Fill(Struct, frozen=True):
    """Chips from the cage to the tray of a table."""

    table: str
    amount: int
    why: str = "fill"
    second: str = ""


class Credit(Struct, frozen=True):
    """Chips from the tray of a table back to the cage."""

    table: str
    amount: int
    why: str = "credit"
    second: str = ""


class CountDrop(Struct, frozen=True):
    """The box of a table is counted: the fee of the house, and what is for the promotions."""

    table: str
    fee: int
    pool: int = 0
    second: str = ""


class DailyClose(Struct, frozen=True):
    """The cage is counted, chips and money, and the day closed.

    ``told``: what whoever signs was told the count is over the books, chips and money, below 0
    short; is it not so, or is it not said why, nothing is closed. None: whatever it is, is signed.
    """

    chips: int
    cash: int
    second: str = ""
    told: tuple[int, int] | None = None
    why: str = ""


CageCommand = StockCage | Buy | Cash | CashKept | Fill | Credit | CountDrop | DailyClose
