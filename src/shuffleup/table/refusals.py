"""Refusals of the table, malformed or with grounds in law."""

from __future__ import annotations

from typing import Final

from shuffleup.law.ruling import Reason, Refusal, Ruling
from shuffleup.table.rulings import TableRuling

# All that is said while a question is open: what was reported may tell of a card.
FLOOR_FIRST: Final = "the floor decides first"


def refuse(reason: Reason, says: str, *grounds: str) -> TableRuling:
    """The law says no, and which points and procedures say so."""
    assert grounds, says
    assert not reason.malformed, says
    return Ruling(refusal=Refusal(reason, says, grounds))


def malformed(reason: Reason, says: str) -> TableRuling:
    """What was asked for makes no sense here, whatever the law."""
    assert reason.malformed, says
    return Ruling(refusal=Refusal(reason, says))


def floor_decides() -> TableRuling:
    """Play stands still until the floor has decided, whoever asks and whatever the question is."""
    return refuse(Reason.FLOOR_DECIDES, FLOOR_FIRST, "floor-authority")
