"""Words for undoing: the last act, one by its number, or the last of its kind about somebody;
whoever signs beside comes last: ``because of a miscount signed by Flo``."""

from __future__ import annotations

import re

from shuffleup.outside_text import counted, quoted
from shuffleup.room.state import Room
from shuffleup.room.undo.desk_acts import standing_acts
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, pattern

NOBODY = "nobody"
SIGNED = re.compile(r"(.+\S)\s+signed\s+by\s+(\S+)")


def kind_in_words(what: str) -> str:
    """``CallNext`` as people say it: ``call-next``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", what).lower()


def undo(number: int, found: Found) -> Undo:
    """The act of this number, why, and who signs beside whoever says it."""
    signed = SIGNED.fullmatch(found["rest"])
    return Undo(number, signed[1], signed[2]) if signed else Undo(number, found["rest"])


def of_somebody(room: Room, found: Found) -> Undo:
    """``undo call-next of Ann because …``: the last such act that stands; ``fill of nobody`` where
    it is about no player."""
    who = "" if found["name"] == NOBODY else found["name"]
    for act in standing_acts(room):
        if (kind_in_words(act.note.what), act.note.player) == (found["other"], who):
            return undo(act.number, found)
    raise ValueError(f"no {quoted(found['other'])} of {quoted(found['name'])} stands")


def last_act(room: Room, found: Found) -> Told:
    act = next(standing_acts(room), None)
    so = f"{kind_in_words(act.note.what)} by {act.note.by}" if act is not None else "none"
    return so == found["rest"], so


VERBS: Verbs = [
    (pattern("undo the last act because REST"), lambda room, f: undo(0, f)),
    (
        pattern("undo act NUMBER because REST"),
        lambda room, f: undo(counted(f["number"]), f),
    ),
    (pattern("undo OTHER of NAME because REST"), of_somebody),
]
FACTS: Facts = [(pattern("last act that stands: REST"), last_act)]
