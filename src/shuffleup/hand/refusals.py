"""Making refusals: one line where a judge says no."""

from __future__ import annotations

from shuffleup.law.ruling import Reason, Refusal, Ruling


def refuse(reason: Reason, says: str, *grounds: str) -> Ruling:
    """A ruling that refuses, on these grounds."""
    return no(reason, says, grounds)


def no(reason: Reason, says: str, grounds: tuple[str, ...]) -> Ruling:
    return Ruling(refusal=Refusal(reason, says, grounds))
