"""What is wanted when something in an event was done wrongly."""

from __future__ import annotations

from msgspec import Struct


class UndoAct(Struct, frozen=True):
    """Undo what was done: by its name ("bust of Ann": the last of that name that stands), by its
    number, or else the last act that stands."""

    what: str = ""
    act: int = 0
    why: str = ""


class RedoAct(Struct, frozen=True):
    """Do again what was undone, by its name or the last; until something new is done."""

    what: str = ""
    why: str = ""


UndoActCommand = UndoAct | RedoAct
