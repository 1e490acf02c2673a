"""Where button and blinds are (``Places``), and what decides where they go next (``Button``)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

NOWHERE: Final = -1
FOLLOWS: Final = -2  # of a planned hand: the blind goes on from where it then is


class Places(Struct, frozen=True, gc=False):
    """The button and the seats of the small and the big blind of a hand; any may be an empty seat,
    and NOWHERE where there is none. ``little`` are the seats of still smaller blinds, in order."""

    button: int = NOWHERE
    small: int = NOWHERE
    big: int = NOWHERE
    little: tuple[int, ...] = ()


class Button(Struct, frozen=True, gc=False):
    """How button and blinds go on from where they are."""

    first: int = NOWHERE  # the seat that has the first button, NOWHERE until known
    planned: tuple[tuple[Places, bool], ...] = ()  # of coming hands, and whether they are firm
    misplaced: Places | None = None  # where they belong on the hand that begins, if they are wrong
    right: Places | None = None  # where they belonged on the last hand, if the dealer erred
    frozen: Places | None = None  # kept through a round of stud
    new_game: bool = False  # the first round of a game that was drawn for
    passed: int = 0  # seats a big blind has passed in the new game

    @property
    def is_fixed(self) -> bool:
        """Whether the places of the next hand were fixed by a repair or a merge."""
        return bool(self.planned) and self.planned[0][1]
