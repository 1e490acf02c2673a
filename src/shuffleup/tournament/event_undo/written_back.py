"""Writing that an act was taken back: every record it names is put in its place.

Tables that leave play are put aside as they stood (``event.aside``), so that they can stand again:
what happens at a table is never told twice.
"""

from __future__ import annotations

from typing import Final

from shuffleup.table.state import copy as copy_table
from shuffleup.tournament.event_undo.undo_act_events import ActNoted, ActTakenBack
from shuffleup.tournament.rulings import EventApplies
from shuffleup.tournament.state import Tournament, put_aside

KEYED: Final = ("broke", "entrants", "heads", "open_seats", "penalties", "seat_cards")
WHOLE: Final = (
    "announced", "bags", "bracket", "cancelled", "chips", "clock", "closed", "finishes", "flights",
    "issued", "levels", "over", "played_before", "prizes", "seating", "terms",
)  # fmt: skip


def act_noted(event: Tournament, told: ActNoted) -> None:
    """For the record alone: what was done stands before it."""


def taken_back(event: Tournament, told: ActTakenBack) -> None:
    for number, since in told.tables:
        if since:
            event.tables[number] = copy_table(event.aside[number, since])
        else:
            put_aside(event, number)
    for name in KEYED:
        held = getattr(event, name)
        for key, record in getattr(told, name):
            if record is None:
                held.pop(key, None)
            else:
                held[key] = record
    for name in WHOLE:
        whole = getattr(told, name)
        if whole is not None:
            setattr(event, name, whole)
    if told.rounds is not None:
        event.rounds = told.rounds[0] if told.rounds else None
    for name, keys in told.order:
        held = getattr(event, name)
        setattr(event, name, {key: held[key] for key in keys})


APPLY: EventApplies = {ActNoted: act_noted, ActTakenBack: taken_back}
