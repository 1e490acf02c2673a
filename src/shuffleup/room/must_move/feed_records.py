"""``Feed``: which table feeds which, and who of its players is to move when."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

ENOUGH: Final = 99  # hands, of those who were there before their game was a feeder


class InLine(Struct, frozen=True, gc=False):
    """A name on the must-move list; where it stands is its place in the list."""

    player: str
    seated: bool = True  # or only called to a seat of the feeder
    since: int = 0  # hands the feeder had begun when they sat down
    hands: int = 0  # played in it, counted until they are enough
    returned: bool = False  # in time from the main game: moves before everybody


class ToldMove(Struct, frozen=True):
    """Somebody was told to move to a seat of the main game, and by which law it was their turn."""

    player: str
    table: str
    seat: int
    at: int
    hands: int  # that the feeder had begun by then
    why: str
    grounds: tuple[str, ...]


class Feed(Struct, frozen=True):
    """A feeder and the main games it protects, all of one listing. It changes as a whole."""

    feeder: str
    mains: tuple[str, ...]
    line: tuple[InLine, ...] = ()
    counted: int = 0  # hands of the feeder that are counted in the line
    volunteers: tuple[str, ...] = ()  # in the order in which they spoke up
    told: tuple[ToldMove, ...] = ()
    refused: tuple[str, ...] = ()  # would not move, and are still there
    at_main: tuple[str, ...] = ()
    gone: tuple[tuple[str, int], ...] = ()  # from the main games, and when
    barred: tuple[tuple[str, int], ...] = ()  # for refusing to move, until when
