"""What a house designates for one table: limits of the buy-in, its fee, a kill, a rotation.

All of it is frozen and stands in the log; whatever is not designated follows the book.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.hand.setup import Stakes


class Stage(Struct, frozen=True):
    """One game of a rotation, and for how long it is played: hands, or else minutes, or else one
    round of the table."""

    game: str
    stakes: Stakes
    hands: int = 0
    minutes: int = 0


class House(Struct, frozen=True):
    """The designations of a table."""

    buy_in: tuple[int, int] | None = None  # least and most
    drop: int = 0  # chips out of each pot
    rake: int = 0  # hundredths of the pot
    rake_cap: int = 0  # the most a rake takes, 0 for no cap
    no_flop_no_drop: bool = False
    promotion: int = 0  # chips for the promotions out of each pot, beside any fee
    time: int = 0  # chips each player pays at a collection, instead of a drop
    time_minutes: int = 0  # how often; 0: when a dealer says so
    collection_blind: int = 0  # a dead post of the button instead of a drop
    kill: str = ""  # "full" or "half"
    kill_at: int = 0  # the pot that kills, where the house sets it
    cash: bool = False
    button: str = ""  # "moving" or "dead", where the book lets the house choose
    chips: tuple[int, ...] = ()  # denominations approved
    wagers_in: int = 0  # wagers are made in this chip
    rotation: tuple[Stage, ...] = ()
    choice: tuple[Stage, ...] = ()  # games that may be called: dealer's choice
