"""Registering, in time, late or again; taking it back before play."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.law.points.floor.penalties import PenaltyLaw
from shuffleup.law.points.tournament.event_entries import EventEntryLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import balance
from shuffleup.room.instants import MINUTE
from shuffleup.room.people.who_may_play import may_not_play
from shuffleup.table.events import Left, Seated
from shuffleup.table.state import all_chips, seated
from shuffleup.tournament.entries.buying_again import level_now
from shuffleup.tournament.entries.entry_commands import (
    CloseRegistration,
    Register,
    Unregister,
)
from shuffleup.tournament.entries.entry_events import (
    Registered,
    RegistrationClosed,
    Unregistered,
)
from shuffleup.tournament.entries.entry_record import Entrant, InEvent
from shuffleup.tournament.event_conduct.penalty_record import FOR_GOOD
from shuffleup.tournament.event_money import paid_back, paid_in
from shuffleup.tournament.event_terms.terms_of_event import Price
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import DESK, OWN, STAFF, MayDirect
from shuffleup.tournament.rulings import (
    EventApplies,
    EventJudges,
    EventRuling,
    malformed,
    refuse,
)
from shuffleup.tournament.state import Tournament

PRESENT: Final = (InEvent.WAITS, InEvent.ALTERNATE, InEvent.PLAYS)
UNSOLD: Final = "unsold-"  # whose name begins so is a stack nobody has bought


def judge_register(event: Tournament, command: Register) -> EventRuling:
    """Into the event, for its price; a seat is drawn when it is time to sit."""
    name = command.player
    refused = cannot_enter(event, name)
    if refused is not None:
        return refused
    price = event.terms.price
    money = ("entry-money",) if price.total else ()
    return entered(event, name, paid_in(event, name, price, "entry"), *money)


def entered(event: Tournament, name: str, paid: Entered | None, *grounds: str) -> EventRuling:
    """Somebody is in, and the entry stands in the ledger."""
    trial = EventTrial(event)
    old = event.entrants.get(name)
    number = old.number if old is not None else len(event.entrants) + 1
    full = is_full(event)
    trial.note(Registered(name, number, event.terms.price, full))
    trial.pay(paid)
    by_limit = (EventEntryLaw.alternates, EventEntryLaw.entry_limit) if full else ()
    return trial.ruling(*grounds, *by_limit)


def cannot_enter(event: Tournament, name: str) -> EventRuling | None:
    """Why somebody cannot be entered; None if they can."""
    old = event.entrants.get(name)
    if name.startswith(UNSOLD) or (old is not None and old.standing in PRESENT):
        return malformed(Reason.NAME_TAKEN, f"{name} is entered already")
    refused = may_not_play(event.room, name)
    if refused is not None and refused.refusal is not None:
        return EventTrial.refused(refused.refusal)
    if is_for_good(event, name):
        says = f"{name} is disqualified from this event"
        return refuse(Reason.DISQUALIFIED, says, PenaltyLaw.disqualification)
    if not registration_open(event):
        return malformed(Reason.TIME_GOES_ON, "registration is closed")
    if old is not None and old.standing is InEvent.OUT and old.entries > event.terms.re_entries:
        return malformed(Reason.MORE_THAN_THERE_IS, f"{name} has entered {old.entries} times")
    if is_full(event) and event.terms.sit_and_go:
        return malformed(Reason.MORE_THAN_THERE_IS, "it is full, and begins")
    if is_full(event) and not event.rules.event_entries.alternates:
        says = f"the event is full with {most_entries(event)} entries, and nobody waits for it"
        return refuse(
            Reason.NOT_IN_THIS_HOUSE, says, EventEntryLaw.alternates, EventEntryLaw.entry_limit
        )
    return None


def is_for_good(event: Tournament, name: str) -> bool:
    """Whether somebody was disqualified: then they do not enter again either."""
    penalty = event.penalties.get(name)
    return penalty is not None and penalty.hands == FOR_GOOD


def is_full(event: Tournament) -> bool:
    """Whether there have been as many entries as there may be."""
    most = most_entries(event)
    return bool(most) and sum(one.entries for one in event.entrants.values() if one.paid) >= most


def most_entries(event: Tournament) -> int:
    """As announced, else by the book; 0: any number."""
    return event.terms.most_entries or event.rules.event_entries.entry_limit


def registration_open(event: Tournament) -> bool:
    """Until play begins, until the end of a level or for a playing time; and not closed by hand."""
    if event.closed or event.over:
        return False
    terms = event.terms
    if not event.clock.begun or level_now(event) <= terms.late_until:
        return True
    return bool(terms.late_minutes) and time_played(event) < terms.late_minutes * MINUTE


def open_in(event: Tournament, line: int) -> bool:
    """Whether entry that is open now would be in the break in a line of the structure."""
    before = [one for one in event.levels[:line] if not one.is_break]
    if len(before) < event.terms.late_until:
        return True
    return sum(one.minutes for one in before) < event.terms.late_minutes


def time_played(event: Tournament) -> int:
    """Milliseconds of levels that were played; breaks and pauses are none."""
    clock = event.clock
    before = sum(level.minutes for level in event.levels[: clock.level] if not level.is_break)
    level = event.levels[clock.level]
    if level.is_break:
        return before * MINUTE
    left = clock.ends - event.room.now if clock.runs else clock.left
    return before * MINUTE + max(0, level.minutes * MINUTE - max(0, left))


def judge_close(event: Tournament, command: CloseRegistration) -> EventRuling:
    if event.closed:
        return malformed(Reason.TIME_GOES_ON, "registration is closed already")
    return Ruling((RegistrationClosed(),))


def take_over(trial: EventTrial, number: str, at: int, name: str) -> None:
    """Somebody sits down behind a stack that is there, with its place in the blinds."""
    seat = seated(trial.table(number), at)
    chips, account, paid = all_chips(seat), seat.account, seat.paid
    trial.tell(number, Left(at, chips), Seated(at, name, chips, account, paid))


def judge_unregister(event: Tournament, command: Unregister) -> EventRuling:
    entrant = event.entrants.get(command.player)
    if entrant is None or entrant.standing not in (InEvent.WAITS, InEvent.ALTERNATE):
        return malformed(Reason.NOT_ON_THE_LIST, f"{command.player} has no entry to take back")
    if event.prizes.fixed or event.cancelled:
        why = "the money is back" if event.cancelled else "the prizes are set, and it is in them"
        return malformed(Reason.STAYS_DONE, why)
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
    old = event.entrants.get(told.player) or Entrant(told.number, entries=0)
    event.entrants[told.player] = replace(
        old,
        standing=InEvent.ALTERNATE if told.alternate else InEvent.WAITS,
        paid=(*old.paid, told.paid),
        entries=old.entries + 1,
    )
    on_head(event, told.player, told.paid)


def on_head(event: Tournament, player: str, paid: Price) -> None:
    """The bounty of a price is on the head of whoever paid it."""
    if paid.bounty:
        event.heads[player] = event.heads.get(player, 0) + paid.bounty


def unregistered(event: Tournament, told: Unregistered) -> None:
    old = event.entrants[told.player]
    event.entrants[told.player] = replace(old, standing=InEvent.GONE, paid=(), entries=0)
    event.heads.pop(told.player, None)


def closed(event: Tournament, told: RegistrationClosed) -> None:
    event.closed = True


MAY: MayDirect = {Register: OWN, Unregister: DESK, CloseRegistration: STAFF}
JUDGES: EventJudges = {
    Register: judge_register,
    Unregister: judge_unregister,
    CloseRegistration: judge_close,
}
APPLY: EventApplies = {
    Registered: registered,
    Unregistered: unregistered,
    RegistrationClosed: closed,
}
