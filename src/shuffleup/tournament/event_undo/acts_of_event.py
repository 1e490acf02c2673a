"""The acts of an event, read off its log: which stand, and which can be done again.

An act that is done again is a new act of the old name; whatever was undone can be done again until
something new is done.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.tournament.event_undo.undo_act_events import ActNoted, ActTakenBack
from shuffleup.tournament.state import Tournament


class EventAct(Struct, frozen=True):
    """One act: its number is the version of the event with it, ``start`` how many events there were
    before it; ``origin`` is the act it does again, or its own number."""

    number: int
    start: int
    note: ActNoted
    what: str  # what it is about: of an undoing and of a redoing, what was undone
    origin: int
    back: int = 0  # the act that it takes back


class EventActs(Struct):
    """All acts so far."""

    known: dict[int, EventAct]
    standing: list[EventAct]  # the last one last
    undone: list[EventAct]  # undoings that can be undone again, the last one last


def acts_of(event: Tournament) -> EventActs:
    """Every act in the log; the log is at hand from the first event on."""
    acts = EventActs({}, [], [])
    back: ActTakenBack | None = None
    for number, told in enumerate(event.log, start=1):
        back = note_act(acts, number, told, back)
    return acts


def note_act(
    acts: EventActs, number: int, told: object, back: ActTakenBack | None
) -> ActTakenBack | None:
    """One more event, if it is a note on an act; the taking back whose note is still to come."""
    if isinstance(told, ActTakenBack):
        return told
    if not isinstance(told, ActNoted):
        return back
    start = number - 1 - told.events
    if told.command in ("UndoAct", "RedoAct"):
        assert back is not None
        one = EventAct(number, start, told, back.what, origin_of(acts, back), back.act)
        turned(acts, one, back)
    else:
        one = EventAct(number, start, told, told.what, number)
        acts.standing.append(one)
        acts.undone.clear()
    acts.known[number] = one
    return back


def origin_of(acts: EventActs, back: ActTakenBack) -> int:
    return acts.known[back.act].origin


def turned(acts: EventActs, one: EventAct, back: ActTakenBack) -> None:
    """An undoing, or one that is undone itself."""
    if back.again:
        acts.undone = [old for old in acts.undone if old.number != back.act]
        acts.standing.append(one)
    else:
        acts.standing = [old for old in acts.standing if old.number != back.act]
        acts.undone.append(one)
