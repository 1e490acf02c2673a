"""Who is there (``Presence``), and who has a claim on which seat (``Claims``)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Presence(Struct, frozen=True, gc=False):
    """Whether a player is there and gets hands."""

    here: bool = True  # at the table; a player who is away misses blinds
    sits_out: bool = False  # here, and does not want to be dealt in
    asked: bool = False  # away, and asked for a hand
    misdealt: bool = False  # will be dealt into the next hand by mistake
    barred: int = 0  # chips owed before another hand: a kill refused


HERE: Final = Presence()


class Claims(Struct, frozen=True, gc=False):
    """Seats that somebody wants or is to have."""

    requests: tuple[tuple[str, int], ...] = ()  # seats asked for, by whom, in order
    held: tuple[tuple[int, str], ...] = ()  # open seats claimed while a button is played off
    offered: tuple[tuple[int, str], ...] = ()  # open seats a newcomer was sent to
