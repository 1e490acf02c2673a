"""Decisions of a tournament by name: its way into the floor's registry.

``@asked_of_event(...)`` registers a judge of a small event that was staged for it and the facts. It
puts what was asked to the event's own judge and tells what came of it; where the law says no, that
is what it tells. It changes nothing but the event that was staged.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.floor.evidence import ASKED_BEFORE
from shuffleup.floor.facts import Fact, Facts
from shuffleup.floor.kinds import Chance, Need, Registrar
from shuffleup.law.ruling import Ruling
from shuffleup.room.floor.small_room import TurnedDownError
from shuffleup.tournament.events import AnyEventEvent
from shuffleup.tournament.floor.small_event import staged
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament

(ENTERING, REBUYS, LEVELS, EVENT_SEATS, EVEN_TABLES, FEWER_TABLES, SMALL_CHIPS, OFFENCES_IN_EVENTS,
 PLACES) = (
    "entering an event", "re-buys and add-ons", "levels and breaks", "seats of an event",
    "keeping tables even", "fewer tables", "small chips", "offences in an event",
    "places and deals",
)  # fmt: skip

event_kind: Registrar[Tournament, AnyEventEvent] = Registrar(
    Need.EVENT,
    ENTERING, REBUYS, LEVELS, EVENT_SEATS, EVEN_TABLES, FEWER_TABLES, SMALL_CHIPS,
    OFFENCES_IN_EVENTS, PLACES,
)  # fmt: skip

EventAskedJudge = Callable[[Tournament, Facts], EventRuling]


def asked_of_event(
    name: str, family: str, what: str, *facts: Fact
) -> Callable[[EventAskedJudge], EventAskedJudge]:
    """Register a judge of a small event."""

    def register(judge: EventAskedJudge) -> EventAskedJudge:
        def in_a_small_event(of: Tournament, told: Facts, chance: Chance) -> EventRuling:
            try:
                return judge(staged(of), told)
            except TurnedDownError as no:
                return Ruling(grounds=no.refusal.grounds, says=f"no: {no.refusal.says}")

        event_kind(name, family, what, *facts, known=ASKED_BEFORE)(in_a_small_event)
        return judge

    return register
