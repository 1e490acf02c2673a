"""What a judge of a tournament answers with, and the tables of judges and applies."""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.law.ruling import Reason, Refusal, Ruling
from shuffleup.table.edge import in_short
from shuffleup.tournament.events import AnyEventEvent

EventRuling = Ruling[AnyEventEvent]
EventJudges = dict[type, Callable[..., EventRuling]]
EventApplies = dict[type, Callable[..., None]]


def refuse(reason: Reason, says: str, *grounds: str) -> EventRuling:
    """The law says no, and which points and procedures say so."""
    assert grounds, says
    assert not reason.malformed, says
    return Ruling(refusal=Refusal(reason, in_short(says), grounds))


def malformed(reason: Reason, says: str) -> EventRuling:
    """What was asked for makes no sense here, whatever the law."""
    assert reason.malformed, says
    return Ruling(refusal=Refusal(reason, in_short(says)))
