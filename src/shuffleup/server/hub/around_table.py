"""Who watches a table, what is told to everybody at it alike, and what waits to be sent."""

from __future__ import annotations

from concurrent.futures import Future

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.client.messages import EventSign, FloorCase, Playing, TurnLeft
from shuffleup.server.house_places.given_answers import Reply
from shuffleup.server.hub.connections import Connection
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


def on_the_rail(
    names: dict[str, str], case: FloorCase | None, playing: Playing | None, seen: int
) -> AroundTable:
    """Of a case only that there is one; the hand just played is the rail's to see, at its pace."""
    if case is not None and case.ruling is not None:
        case = replace(case, about="", ruling=None)
    if playing is not None and seen <= playing.after:
        playing = None
    return AroundTable(names=names, case=case, playing=playing)


class WaitingFrames(Struct):
    """Frames, and replies to commands, that wait until something is kept."""

    kept: Future[dict[str, int]]
    frames: list[tuple[Connection, bytes]]
    reply: tuple[Connection, Reply] | None = None
