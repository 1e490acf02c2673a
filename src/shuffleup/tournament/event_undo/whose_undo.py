"""Whose it is to undo: whoever might have done it."""

from __future__ import annotations

from shuffleup.floor.senders import Sender
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.tournament.event_undo.acts_of_event import acts_of
from shuffleup.tournament.event_undo.taking_back import act_meant
from shuffleup.tournament.event_undo.undo_act_commands import RedoAct, UndoAct
from shuffleup.tournament.rulings import EventRuling, malformed
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.who_directs import MAY


def not_theirs_to_undo_in_event(
    event: Tournament, command: object, by: Sender
) -> EventRuling | None:
    """Why this sender takes back no such act; None if they may, or it is no undoing."""
    if not isinstance(command, UndoAct | RedoAct):
        return None
    act = act_meant(event, command)
    if isinstance(act, Ruling):
        return act
    did = acts_of(event).known[act.origin].note.command
    roles = next((who for kind, who in MAY.items() if kind.__name__ == did), None)
    if roles is None or by.role in roles:
        return None
    return malformed(Reason.NOT_YOUR_PART, f"{act.what} is not for a {by.role.value} to undo")
