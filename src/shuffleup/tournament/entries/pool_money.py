"""Add-ons, what the house takes out of the pool or adds to it, and an event that management calls
off or changes."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import Role
from shuffleup.law.points.tournament.event_entries import EventEntryLaw, PreStartAddOn
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import HOUSE_CASH, OUTSIDE, moved
from shuffleup.table.chips.in_play import is_in_hand
from shuffleup.table.events import ChipsAdded
from shuffleup.tournament.entries import entry_commands as c
from shuffleup.tournament.entries import entry_events as e
from shuffleup.tournament.entries.bounties import paid_out
from shuffleup.tournament.entries.buying_again import level_now
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.entries.registering import pool
from shuffleup.tournament.event_money import paid_back, paid_in
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_terms.terms_of_event import EventTerms, Price
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import OWN, STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament

MANAGEMENT = frozenset({Role.MANAGER})
ALTERS = "events-cancelled-or-altered"


def judge_add_on(event: Tournament, command: c.BuyAddOn) -> EventRuling:
    """Once each, when it is sold; before the start the money may be a service charge."""
    terms, entrant = event.terms.add_on, event.entrants.get(command.player)
    if terms is None or entrant is None or entrant.standing is not InEvent.PLAYS:
        return malformed(Reason.NOT_AN_OPTION, f"no add-on is sold to {command.player}")
    now = level_now(event) > terms.after if terms.after else not event.clock.begun
    if entrant.add_ons or not now:
        return malformed(Reason.TIME_GOES_ON, "the add-on is sold once, at its time")
    at = where_is(event, command.player)
    if at is None or is_in_hand(event.tables[at[0]], at[1]):
        return malformed(Reason.HAND_IS_ON, "chips are bought between hands")
    price = add_on_price(event, terms.price)
    trial = EventTrial(event)
    trial.note(e.AddedOn(command.player, terms.chips, price))
    trial.pay(paid_in(event, command.player, price, "add-on"))
    trial.tell(at[0], ChipsAdded(at[1], terms.chips))
    return trial.ruling(*(() if terms.after else (EventEntryLaw.pre_start_add_on,)))


def add_on_price(event: Tournament, price: Price) -> Price:
    """Where the money of an add-on goes."""
    before = event.terms.add_on is not None and not event.terms.add_on.after
    charge = event.rules.event_entries.pre_start_add_on is PreStartAddOn.SERVICE_CHARGE
    return Price(service=price.total) if before and charge else price


def judge_take(event: Tournament, command: c.TakeFromPool) -> EventRuling:
    law = event.rules.event_entries
    may, ground = (
        (law.pool_pays_entry, EventEntryLaw.pool_pays_entry)
        if command.entry
        else (law.pool_service_charge, EventEntryLaw.pool_service_charge)
    )
    if not may:
        return refuse(Reason.NOT_IN_THIS_HOUSE, "the pool is the players' alone", ground)
    if event.prizes.fixed:
        return malformed(Reason.STAYS_DONE, "the prizes are set, and the money is in them")
    if not 0 < command.amount <= pool(event):
        return malformed(Reason.MORE_THAN_THERE_IS, f"{pool(event)} are in the pool")
    to = OUTSIDE if command.entry else event.account("service")
    why = "entry to another event" if command.entry else "service charge"
    trial = EventTrial(event)
    trial.pay(moved((event.account("pool"), to, command.amount), why=why))
    return trial.ruling(ground)


def judge_make_up(event: Tournament, command: c.MakeUpGuarantee) -> EventRuling:
    """What the pool is short of the guarantee is the house's to pay."""
    short = event.terms.guarantee - pool(event)
    if short <= 0 or event.cancelled:
        return malformed(Reason.NOT_ASKED_FOR, "the pool is not short of its guarantee")
    trial = EventTrial(event)
    trial.pay(moved((HOUSE_CASH, event.account("pool"), short), why="overlay"))
    return trial.ruling()


def judge_cancel(event: Tournament, command: c.CancelEvent) -> EventRuling:
    """Called off: everybody has back what they paid."""
    if event.over:
        return malformed(Reason.HAND_IS_OVER, "the event is over")
    if event.prizes.paid:
        return malformed(Reason.STAYS_DONE, "prizes were paid already")
    trial = EventTrial(event)
    trial.note(e.EventCancelled(command.why))
    trial.pay(*refunds(event))
    return trial.ruling(ALTERS)


def refunds(event: Tournament) -> list[Entered | None]:
    """Every price that was paid, back to whoever paid it; of bounties what is still on a head."""
    prices = [
        paid_back(event, name, replace(price, bounty=0), "event called off")
        for name, one in event.entrants.items()
        if one.standing is not InEvent.GONE
        for price in one.paid
    ]
    heads = [paid_out(event, name, amount) for name, amount in event.heads.items()]
    return [*prices, *heads, overlay_back(event)]


def overlay_back(event: Tournament) -> Entered | None:
    """What the house had put in for the guarantee is the house's again."""
    paid = (one.paid for one in event.entrants.values() if one.standing is not InEvent.GONE)
    rest = pool(event) - sum(price.prize for prices in paid for price in prices)
    if rest <= 0 or not event.terms.guarantee or event.played_before:
        return None
    return moved((event.account("pool"), HOUSE_CASH, rest), why="overlay back")


def judge_alter(event: Tournament, command: c.AlterTerms) -> EventRuling:
    old, new = event.terms, command.terms
    kept = (new.game, new.seats, new.by_hand, new.chips) == (
        old.game, old.seats, old.by_hand, old.chips,
    )  # fmt: skip
    if event.over or not kept or new.stack <= 0:
        return malformed(Reason.NOT_AN_OPTION, "the event cannot be held on these terms")
    return Ruling((e.TermsAltered(altered(event, new)),), grounds=(ALTERS,))


def altered(event: Tournament, terms: EventTerms) -> EventTerms:
    """What management makes of the terms."""
    return terms


# ---- apply -----------------------------------------------------------------------------------


def added_on(event: Tournament, told: e.AddedOn) -> None:
    old = event.entrants[told.player]
    new = replace(old, add_ons=old.add_ons + 1, paid=(*old.paid, told.paid))
    event.entrants[told.player] = new
    event.issued += told.chips


def cancelled(event: Tournament, told: e.EventCancelled) -> None:
    event.over = event.cancelled = True
    event.heads.clear()


def terms_altered(event: Tournament, told: e.TermsAltered) -> None:
    event.terms = told.terms


MAY: MayDirect = {
    c.BuyAddOn: OWN,
    c.TakeFromPool: STAFF,
    c.MakeUpGuarantee: STAFF,
    c.CancelEvent: MANAGEMENT,
    c.AlterTerms: MANAGEMENT,
}
JUDGES: EventJudges = {
    c.BuyAddOn: judge_add_on,
    c.TakeFromPool: judge_take,
    c.MakeUpGuarantee: judge_make_up,
    c.CancelEvent: judge_cancel,
    c.AlterTerms: judge_alter,
}
APPLY: EventApplies = {
    e.AddedOn: added_on,
    e.EventCancelled: cancelled,
    e.TermsAltered: terms_altered,
}
