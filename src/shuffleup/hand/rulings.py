"""What a judge of one hand answers with: a Ruling whose events are the hand's own, or repairs."""

from __future__ import annotations

from shuffleup.hand.events import Event
from shuffleup.law.ruling import Choice, Ruling

HandEvent = Event  # the repairs among them
HandEvents = tuple[HandEvent, ...]
HandRuling = Ruling[HandEvent]
HandChoice = Choice[HandEvent]
