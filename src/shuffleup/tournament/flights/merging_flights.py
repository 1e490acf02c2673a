"""Flights: each plays to the end of a level or down to a number of players; who is left bags their
chips and carries them to the day on which the flights merge.

Nobody keeps the other's state: a flight tells its bags (``bags_of``), the day two takes them over
with the money of its pool, which the ledger knows. Of several stacks a player carries all, or only
the best, as the terms say. Places and prizes are those of the day two; who went out in a flight
counts among its entries.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.ruling import Reason
from shuffleup.room.cage.ledger import balance, moved
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.events import Left
from shuffleup.table.state import all_chips, taken_seats
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.endings.paying_prizes import entries_played
from shuffleup.tournament.entries.buying_again import level_now
from shuffleup.tournament.entries.entry_record import Entrant, InEvent
from shuffleup.tournament.event_seats.seat_events import TableRemoved
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.flights import flight_commands as c
from shuffleup.tournament.flights import flight_events as e
from shuffleup.tournament.flights.flight_records import Bag
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament


def judge_end(event: Tournament, command: c.EndFlight) -> EventRuling:
    """Between hands, when the level is over or no more are left than should be."""
    refused = goes_on(event) or not_bagged(event)
    if refused is not None:
        return refused
    trial = EventTrial(event)
    bags = bags_at_tables(event)
    trial.note(e.FlightEnded(bags, event.issued))
    for number, table in event.tables.items():
        trial.tell(number, *(Left(at, all_chips(seat)) for at, seat in taken_seats(table)))
        trial.note(TableRemoved(number))
    return trial.ruling()


def goes_on(event: Tournament) -> EventRuling | None:
    """Why a flight is not over yet; None if it may end."""
    terms = event.terms
    if event.over or not event.clock.begun or not terms.is_flight:
        return malformed(Reason.TIME_GOES_ON, "no flight is being played")
    if terms.ends_after and level_now(event) > terms.ends_after:
        return None
    if terms.ends_at and len(playing(event)) <= terms.ends_at:
        return None
    level, left = f"to the end of level {terms.ends_after}", f"until {terms.ends_at} are left"
    says = f"it goes on {level if terms.ends_after else left}"
    return malformed(Reason.TIME_GOES_ON, says)


def not_bagged(event: Tournament) -> EventRuling | None:
    """Why chips cannot be bagged: a hand is on, or nobody knows whose they are."""
    if any(table.hand is not None for table in event.tables.values()):
        return malformed(Reason.HAND_IS_ON, "the hands are played first")
    if event.broke:
        return malformed(Reason.NOT_ASKED_FOR, "somebody is still asked for a re-buy")
    for number, table in event.tables.items():
        for at, seat in taken_seats(table):
            if is_uncounted(table, at):
                says = f"how much has {seat.player} in front at table {number}? Count it first"
                return malformed(Reason.NOT_COUNTED, says)
    return None


def bags_at_tables(event: Tournament) -> tuple[Bag, ...]:
    """Everybody's chips, those with the most first; chips nobody has bought stay behind."""
    bags = [
        Bag(seat.player, all_chips(seat), event.heads.get(seat.player, 0))
        for table in event.tables.values()
        for _, seat in taken_seats(table)
        if seat.player in event.entrants
    ]
    return tuple(sorted(bags, key=lambda bag: (-bag.chips, bag.player)))


def taken_over_from(flight: Tournament) -> c.TakeOverFlight:
    """What the day two is told of a flight that is over."""
    return c.TakeOverFlight(flight.name, entries_played(flight), flight.bags)


# ---- the day on which they merge -------------------------------------------------------------


def judge_take_over(event: Tournament, command: c.TakeOverFlight) -> EventRuling:
    """Before its seats are drawn: the bags, and all that lies in the flight's pool."""
    refused = not_to_be_merged(event, command)
    if refused is not None:
        return refused
    trial, new = EventTrial(event), 0
    for bag in command.bags:
        old = event.entrants.get(bag.player)
        new += old is None
        number = old.number if old is not None else len(event.entrants) + new
        chips = carried(event, old.carried if old is not None else 0, bag.chips)
        trial.note(e.StackCarried(bag.player, number, chips, bag.head))
    trial.note(e.FlightTakenOver(command.flight, command.entries - new))
    for what in ("pool", "bounties"):
        account = f"event/{command.flight}/{what}/cash"
        amount = balance(event.room, account)
        if amount:
            trial.pay(moved((account, event.account(what), amount), why=f"of {command.flight}"))
    return trial.ruling()


def carried(event: Tournament, before: int, chips: int) -> int:
    """What somebody carries who has chips from another flight already."""
    return max(before, chips) if event.terms.carry_best else before + chips


def not_to_be_merged(event: Tournament, command: c.TakeOverFlight) -> EventRuling | None:
    """Why a flight cannot be taken over; None if it can."""
    if event.clock.begun or event.tables or event.over:
        return malformed(Reason.TIME_GOES_ON, "the seats are drawn already")
    if command.flight in event.flights or command.flight == event.name:
        return malformed(Reason.NAME_TAKEN, f"{command.flight} is part of this event already")
    names = [bag.player for bag in command.bags]
    if len(set(names)) < len(names) or any(bag.chips < 1 or bag.head < 0 for bag in command.bags):
        return malformed(Reason.NOT_A_COMMAND, "each bag has its player, once, and chips in it")
    if command.entries < len(names):
        says = f"{len(names)} bags, and {command.entries} entries"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    paid = balance(event.room, f"event/{command.flight}/bounties/cash")
    if sum(bag.head for bag in command.bags) > paid:
        return malformed(Reason.MORE_THAN_THERE_IS, "more is on their heads than was paid for it")
    entered = next((name for name in names if has_entered(event, name)), "")
    if entered:
        return malformed(Reason.NAME_TAKEN, f"{entered} is entered already")
    return None


def has_entered(event: Tournament, name: str) -> bool:
    """Whether somebody is in this event otherwise than from a flight."""
    return name in event.entrants and not event.entrants[name].carried


# ---- apply -----------------------------------------------------------------------------------


def flight_ended(event: Tournament, told: e.FlightEnded) -> None:
    event.bags, event.over = told.bags, True
    event.issued -= told.chips
    for bag in told.bags:
        old = event.entrants[bag.player]
        event.entrants[bag.player] = replace(old, standing=InEvent.CARRIES)
    event.seat_cards.clear()


def taken_over(event: Tournament, told: e.FlightTakenOver) -> None:
    event.flights = (*event.flights, told.flight)
    event.played_before += told.entries


def stack_carried(event: Tournament, told: e.StackCarried) -> None:
    event.entrants[told.player] = Entrant(told.number, carried=told.chips)
    if told.head:
        event.heads[told.player] = event.heads.get(told.player, 0) + told.head


MAY: MayDirect = {c.EndFlight: STAFF, c.TakeOverFlight: STAFF}
JUDGES: EventJudges = {c.EndFlight: judge_end, c.TakeOverFlight: judge_take_over}
APPLY: EventApplies = {
    e.FlightEnded: flight_ended,
    e.FlightTakenOver: taken_over,
    e.StackCarried: stack_carried,
}
