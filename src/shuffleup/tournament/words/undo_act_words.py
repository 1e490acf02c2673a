"""Words for undoing in an event: ``undo``, ``undo: bust of Ann``, ``redo``; and what could be."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.words.patterns import Found, Told, listed, pattern
from shuffleup.tournament.event_undo.acts_of_event import acts_of
from shuffleup.tournament.event_undo.undo_act_commands import RedoAct, UndoAct
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs


def last_act_is(event: Tournament, found: Found) -> Told:
    """``last act: bust of Ann``; ``nobody`` has done anything that stands."""
    so = listed([one.what for one in acts_of(event).standing[-1:]])
    return so == found["rest"], so


def to_redo(event: Tournament, found: Found) -> Told:
    """``to be redone: bust of Ann``; ``nothing``."""
    so = "; ".join(one.what for one in reversed(acts_of(event).undone)) or "nothing"
    return so == found["rest"], so


VERBS: EventVerbs = [
    (pattern("undo"), lambda event, f: UndoAct()),
    (pattern("undo act NUMBER"), lambda event, f: UndoAct(act=counted(f["number"]))),
    (pattern("undo: REST"), lambda event, f: UndoAct(f["rest"])),
    (pattern("redo"), lambda event, f: RedoAct()),
    (pattern("redo: REST"), lambda event, f: RedoAct(f["rest"])),
]
FACTS: EventFacts = [
    (pattern("last act: REST"), last_act_is),
    (pattern("to be redone: REST"), to_redo),
]
