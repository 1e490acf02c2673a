"""``Level``: one line of a structure: stakes and minutes, or a break."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.hand.setup import Stakes


class Level(Struct, frozen=True):
    """A level that is played, or a break."""

    minutes: int
    stakes: Stakes | None = None  # None: a break
    game: str = ""  # where it is not the event's
    remove: tuple[int, ...] = ()  # denominations that leave play at its end

    @property
    def is_break(self) -> bool:
        return self.stakes is None
