"""What is wanted of staff, and with dealers."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.floor.senders import Role


class Hire(Struct, frozen=True):
    """Put somebody on the register, or give them other work; ``games`` a dealer can deal."""

    who: str
    roles: tuple[Role, ...]
    games: tuple[str, ...] = ()
    why: str = ""


class LetGo(Struct, frozen=True):
    """Take somebody off the register."""

    who: str
    why: str = ""


class StartShift(Struct, frozen=True):
    """Somebody comes to work; a dealer stands at the end of the line."""

    who: str


class EndShift(Struct, frozen=True):
    """Somebody goes off."""

    who: str


class PutInBox(Struct, frozen=True):
    """Send a dealer to a table; whoever deals there is relieved."""

    who: str
    table: str
    why: str = ""


class PushDealers(Struct, frozen=True):
    """Every dealer goes one table on, or only that table gets another."""

    table: str = ""
    why: str = ""


class SendOnBreak(Struct, frozen=True):
    """A dealer has a break, from the line or from the box."""

    who: str
    why: str = ""


class EndBreak(Struct, frozen=True):
    """A dealer is back from a break before it is over."""

    who: str


StaffCommand = (
    Hire | LetGo | StartShift | EndShift | PutInBox | PushDealers | SendOnBreak | EndBreak
)  # fmt: skip
