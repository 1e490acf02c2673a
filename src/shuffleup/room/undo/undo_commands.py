"""What is wanted when something was keyed wrongly."""

from __future__ import annotations

from msgspec import Struct


class Undo(Struct, frozen=True):
    """Undo something that was done at the desk: by its number, or (0) the last that stands."""

    act: int = 0
    why: str = ""
    second: str = ""  # whoever signs beside the sender, where much money goes back


UndoCommand = Undo
