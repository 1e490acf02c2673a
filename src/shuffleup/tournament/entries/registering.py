"""Registering, and taking it back before play."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.ruling import Reason
from shuffleup.room.cage.ledger import balance
from shuffleup.room.people.who_may_play import may_not_play
from shuffleup.tournament.entries.entry_commands import Register, Unregister
from shuffleup.tournament.entries.entry_events import Registered, Unregistered
from shuffleup.tournament.entries.entry_record import Entrant, InEvent
from shuffleup.tournament.event_money import paid_back, paid_in
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import DESK, OWN, MayDirect
from shuffleup.tournament.rulings import (
    EventApplies,
    EventJudges,
    EventRuling,
    malformed,
)
from shuffleup.tournament.state import Tournament

OPEN_TO_ALL = "event-entry"


def judge_register(event: Tournament, command: Register) -> EventRuling:
    """Into the event, for its price; a seat is drawn when it is time to sit."""
    name = command.player
    refused = cannot_enter(event, name)
    if refused is not None:
        return refused
    trial = EventTrial(event)
    price, number = event.terms.price, len(event.entrants) + 1
    trial.note(Registered(name, number, price))
    trial.pay(paid_in(event, name, price, "entry"))
    return trial.ruling()


def cannot_enter(event: Tournament, name: str) -> EventRuling | None:
    """Why somebody cannot be entered; None if they can."""
    if name in event.entrants:
        return malformed(Reason.NAME_TAKEN, f"{name} is entered already")
    refused = may_not_play(event.room, name)
    if refused is not None and refused.refusal is not None:
        return EventTrial.refused(refused.refusal)
    most = event.terms.most_entries
    if most and len(event.entrants) >= most:
        return malformed(Reason.MORE_THAN_THERE_IS, f"the event is full with {most} entries")
    if event.clock.level >= 0:
        return malformed(Reason.TIME_GOES_ON, "registration is closed: play has begun")
    return None


def judge_unregister(event: Tournament, command: Unregister) -> EventRuling:
    entrant = event.entrants.get(command.player)
    if entrant is None or entrant.standing is not InEvent.WAITS:
        return malformed(Reason.NOT_ON_THE_LIST, f"{command.player} has no entry to take back")
    trial = EventTrial(event)
    trial.note(Unregistered(command.player))
    for price in entrant.paid:
        trial.pay(paid_back(event, command.player, price, "entry taken back"))
    return trial.ruling()


def pool(event: Tournament) -> int:
    """The money that is to be won."""
    return balance(event.room, event.account("pool"))


# ---- apply -----------------------------------------------------------------------------------


def registered(event: Tournament, told: Registered) -> None:
    old = event.entrants.get(told.player)
    paid = (*(old.paid if old else ()), told.paid)
    event.entrants[told.player] = Entrant(told.number, paid=paid)


def unregistered(event: Tournament, told: Unregistered) -> None:
    old = event.entrants[told.player]
    event.entrants[told.player] = replace(old, standing=InEvent.GONE)


MAY: MayDirect = {Register: OWN, Unregister: DESK}
JUDGES: EventJudges = {Register: judge_register, Unregister: judge_unregister}
APPLY: EventApplies = {Registered: registered, Unregistered: unregistered}
