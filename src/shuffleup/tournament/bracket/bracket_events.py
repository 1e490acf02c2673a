"""What has happened in a bracket."""

from __future__ import annotations

from msgspec import Struct


class MatchesDrawn(Struct, frozen=True, gc=False):
    """The matches of a round; all chips of the one before (``chips``) left play, and everybody
    begins with a new stack."""

    number: int
    line: tuple[str, ...]
    chips: int = 0


BracketEvent = MatchesDrawn
