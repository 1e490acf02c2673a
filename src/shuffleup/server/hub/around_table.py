"""Who watches a table, and what is told to everybody at it alike."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.client.messages import EventSign, FloorCase, Playing, TurnLeft
from shuffleup.table.viewing.pictures import Felt


class TableWatcher(Struct):
    """Somebody who watches a table: in which role, and how far they have been told.

    plays  whether they sit at it and somebody looks at a page
    """

    role: str
    after: int
    looks: bool = False
    plays: bool = False


class AroundTable(Struct, frozen=True):
    """What is told to everybody at a table alike; on the rail nothing of now is told."""

    names: dict[str, str]
    case: FloorCase | None
    turn: TurnLeft | None = None
    away: list[int] = []
    deck: str = ""
    next_deck: str = ""
    felt: Felt | None = None
    playing: Playing | None = None
    event: EventSign | None = None
