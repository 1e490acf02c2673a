"""Refusals of the table, malformed or with grounds in law."""

from __future__ import annotations

from shuffleup.law.ruling import Reason, Refusal, Ruling
from shuffleup.table.rulings import TableRuling


def refuse(reason: Reason, says: str, *grounds: str) -> TableRuling:
    """The law says no, and which points and procedures say so."""
    assert grounds, says
    assert not reason.malformed, says
    return Ruling(refusal=Refusal(reason, says, grounds))


def malformed(reason: Reason, says: str) -> TableRuling:
    """What was asked for makes no sense here, whatever the law."""
    assert reason.malformed, says
    return Ruling(refusal=Refusal(reason, says))
