"""What has been entered in the ledger, and what was counted."""

from __future__ import annotations

from msgspec import Struct


class Entered(Struct, frozen=True):
    """An entry: accounts and amounts that add up to nothing, why, for whom, and who signed it."""

    lines: tuple[tuple[str, int], ...]
    why: str
    player: str = ""
    by: str = ""  # the id of whoever made it
    second: str = ""  # and of the second person, where there was one


class DropCounted(Struct, frozen=True):
    """The box of a table was counted: what was due of each purse is with the house and the pool."""

    table: str
    purses: tuple[tuple[str, int], ...]
    pool: int = 0  # of it for the promotions, as counted


class DayClosed(Struct, frozen=True):
    """The cage was counted and the day is closed; what was found over the books, below 0 short."""

    chips_over: int
    cash_over: int
    signed: tuple[str, ...]


CageEvent = Entered | DropCounted | DayClosed
