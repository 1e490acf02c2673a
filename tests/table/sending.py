"""Commands put to a table by whoever would send them: the player of a seat, the dealer, the cage.

``send`` does it, ``ask`` only asks the judge. For tests in which it does not matter who: those of
who may send what (``test_authority``) name the sender.
"""

from __future__ import annotations

from typing import Any

from shuffleup.law.ruling import Ruling
from shuffleup.table import Table, act, judge
from shuffleup.table.words.speech import usual_sender


def send(table: Table, command: Any) -> Ruling[Any]:
    """A command, or words, which say themselves who speaks."""
    if isinstance(command, str):
        return act(table, command)
    return act(table, command, usual_sender(table, command))


def ask(table: Table, command: Any) -> Ruling[Any]:
    """What the judge says to it; nothing changes."""
    return judge(table, command, usual_sender(table, command))
