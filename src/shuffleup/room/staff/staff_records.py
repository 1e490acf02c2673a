"""``StaffMember``: somebody who works here; ``Down``: who deals at a table, and since when."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role

NOT_NOW: Final = -1  # no instant


class StaffMember(Struct, frozen=True):
    """Somebody on the register. It changes as a whole."""

    roles: tuple[Role, ...]
    games: tuple[str, ...] = ()  # which a dealer can deal, by their sheets; none: all of them
    shift: int = NOT_NOW  # on shift since
    resting: int = NOT_NOW  # on a break since
    downs: int = 0  # dealt since the last break


class Down(Struct, frozen=True, gc=False):
    """A dealer in the box of a table."""

    dealer: str
    since: int
    told: bool = False  # that the push is due
