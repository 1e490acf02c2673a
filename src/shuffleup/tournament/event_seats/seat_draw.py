"""The draw for seats: tables as few as will do, and everybody at random."""

from __future__ import annotations

from heapq import heapify, heapreplace
from typing import Final

from msgspec.structs import replace

from shuffleup.cards import STANDARD, Seed, shuffled
from shuffleup.floor.senders import Role, staff
from shuffleup.games import game
from shuffleup.law import Rules
from shuffleup.law.points.table.button import FirstButton
from shuffleup.law.points.table.dealt_in import BlindGameStack, StudStack
from shuffleup.law.points.tournament.event_entries import EventEntryLaw
from shuffleup.law.points.tournament.event_seating import EventSeatingLaw
from shuffleup.law.ruling import Reason
from shuffleup.table.blinds.account import Arrival
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import Draw, GoAway, Sit
from shuffleup.table.events import ButtonStarted
from shuffleup.table.new_table import new_table
from shuffleup.table.state import taken_seats
from shuffleup.tournament.entries.entry_record import Entrant, InEvent
from shuffleup.tournament.event_clock.running_clock import began, level_of
from shuffleup.tournament.event_seats.seat_commands import DrawSeats
from shuffleup.tournament.event_seats.seat_events import (
    SeatGiven,
    SeatMoved,
    SeatOpened,
    SeatsRedrawn,
    TableAdded,
    TableRemoved,
)
from shuffleup.tournament.event_seats.seat_records_of_event import SeatCard
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament, put_aside

DIRECTOR: Final = staff(Role.DIRECTOR)
ANY_STACK: Final = (BlindGameStack.ANY, StudStack.ANY)


def judge_draw_seats(event: Tournament, command: DrawSeats) -> EventRuling:
    """Everybody who is registered has a seat; the tables differ by one player at most, unless seats
    were assigned otherwise."""
    if event.terms.bracket:
        return malformed(Reason.NOT_AN_OPTION, "in a bracket the matches are drawn")
    waiting = [name for name, one in event.entrants.items() if gets_seat_now(event, one)]
    if event.tables and (event.clock.begun or not waiting):
        return malformed(Reason.TIME_GOES_ON, "the seats are drawn already")
    if len(waiting) + len(event.seat_cards) < 2:
        return malformed(Reason.NOT_ON_THE_LIST, "an event has two entrants at least")
    if event.terms.sit_and_go and len(waiting) < event.terms.most_entries:
        says = f"it begins when {event.terms.most_entries} are there"
        return malformed(Reason.TIME_GOES_ON, says)
    trial = EventTrial(event)
    seats = places(event, len(waiting))
    order = in_drawn_order(len(seats), command.seed)
    for number in sorted({number for number, _ in seats}, key=int):
        if number not in event.tables:
            add_table(trial, number)
    for name, at in zip(waiting, order, strict=True):
        sit_down(trial, name, *seats[at], stack_for(event, name), "drawn")
    draw_buttons(trial, command.seed)
    for name in waiting:
        if event.entrants[name].absent >= 0:
            leave_alone(trial, name)
    if event.terms.sit_and_go:
        trial.note(began(event, 0, event.room.now))
    grounds = [EventEntryLaw.absent_stack_placed] if any_absent(event) else []
    return trial.ruling("random-seats", *grounds)


def gets_seat_now(event: Tournament, one: Entrant) -> bool:
    """Whether an entrant has a seat at the start; an absent one where the book has it so."""
    if one.standing is not InEvent.WAITS:
        return False
    return one.absent < 0 or event.rules.event_entries.absent_stack_placed


def any_absent(event: Tournament) -> bool:
    return any(one.absent >= 0 for one in event.entrants.values())


def leave_alone(trial: EventTrial, name: str) -> None:
    """The stack of somebody who is not there pays its blinds, and its cards are folded."""
    for number, table in trial.tables.items():
        at = seat_of(table, name)
        if at is not None:
            trial.put(number, GoAway(at), DIRECTOR)
            return


def in_drawn_order(count: int, seed: Seed) -> tuple[int, ...]:
    """Which seat each entrant draws."""
    return shuffled(range(count), seed)


def places(event: Tournament, count: int) -> list[tuple[str, int]]:
    """As many seats as there are players without one, at as few tables as will do, all but evenly:
    those that are taken are left out."""
    seats, taken = event.terms.seats, {(c.table, c.seat) for c in event.seat_cards.values()}
    first = event.terms.first_table
    last = [int(number) - first + 1 for number, _ in taken]
    tables = max([-(-(count + len(taken)) // seats), *last])
    numbers = [str(first + at) for at in range(tables)]
    free = {one: [at for at in range(seats) if (one, at) not in taken] for one in numbers}
    emptiest = [(-len(free[one]), at) for at, one in enumerate(numbers)]  # of equals the first
    heapify(emptiest)
    found = []
    for _ in range(count):
        open_there, at = emptiest[0]
        found.append((numbers[at], free[numbers[at]].pop(0)))
        heapreplace(emptiest, (open_there + 1, at))
    return found


def add_table(trial: EventTrial, number: str, seats: int = 0) -> None:
    """A table like the others, with the stakes of the level; a final table may have more seats."""
    event = trial.event
    coming = (level_of(event), *event.levels)  # in a break any level will do: the next one governs
    level = next(one for one in coming if one.stakes is not None)
    assert level.stakes is not None
    table = new_table(
        game(level.game or event.terms.game),
        level.stakes,
        seats or event.terms.seats,
        rules=rules_at_tables(event.rules),
        rulebook=event.rulebook,
        by_hand=event.terms.by_hand,
    )
    trial.note(TableAdded(number))
    trial.stand(number, table)


def rules_at_tables(rules: Rules) -> Rules:
    """Nobody buys chips at a table of an event: whoever has any is dealt in, though a book of cash
    games ask for a blind or a bet."""
    law = rules.dealt_in
    if (law.minimum_stack_dealt_in_blind_games, law.minimum_stack_dealt_in_stud) == ANY_STACK:
        return rules
    return rules.but(
        minimum_stack_dealt_in_blind_games=ANY_STACK[0], minimum_stack_dealt_in_stud=ANY_STACK[1]
    )


def sit_down(
    trial: EventTrial, name: str, number: str, seat: int, chips: int, why: str = ""
) -> None:
    """An entrant takes a seat with chips that come into play."""
    trial.note(SeatGiven(name, number, seat, chips, why))
    trial.put(number, Sit(seat, name, chips, Arrival.DRAWN), DIRECTOR)


def draw_buttons(trial: EventTrial, seed: Seed) -> None:
    """The first button of every table: seat 1, a draw at each, or one draw for all."""
    numbers = [*trial.event.tables, *(one for one in trial.tables if one not in trial.event.tables)]
    if not trial.event.rules.event_seating.one_draw:
        for number in numbers:
            draw_button(trial, number, seed)
        return
    draw_button(trial, numbers[0], seed)
    first = trial.table(numbers[0]).button.first
    for number in numbers[1:]:
        trial.tell(number, ButtonStarted(first))
    trial.grounds.append(EventSeatingLaw.one_draw)


def draw_button(trial: EventTrial, number: str, seed: Seed) -> None:
    """Cards for the button at one table, where it does not start in seat 1."""
    if trial.event.rules.button.first_button is FirstButton.SEAT_ONE:
        return
    seats = tuple(at for at, _ in taken_seats(trial.table(number)))
    cards = shuffled(STANDARD, f"{seed!r} button {number}")[: len(seats)]
    trial.put(number, Draw(seats, cards), DIRECTOR)


def stack_for(event: Tournament, player: str) -> int:
    """The chips somebody begins with: those of a flight, or as everybody."""
    return event.entrants[player].carried or event.terms.stack


# ---- looking around --------------------------------------------------------------------------


def where_is(event: Tournament, player: str) -> tuple[str, int] | None:
    """The table and seat of an entrant; None if they have none. The seat card tells where to look
    first: of many tables nobody walks around all."""
    card = event.seat_cards.get(player)
    if card is not None and card.table in event.tables:
        told = event.tables[card.table].seats[card.seat]
        if told is not None and told.player == player:
            return card.table, card.seat
    for number, table in event.tables.items():
        for at, seat in taken_seats(table):
            if seat.player == player:
                return number, at
    return None


# ---- apply -----------------------------------------------------------------------------------


def table_added(event: Tournament, told: TableAdded) -> None:
    """It stands when its own log begins."""
    tables = max(event.seating.started, len({*event.tables, told.table}))
    event.seating = replace(event.seating, started=tables)


def table_removed(event: Tournament, told: TableRemoved) -> None:
    put_aside(event, told.table)
    event.open_seats.pop(told.table, None)
    halted = tuple(one for one in event.seating.halted if one != told.table)
    played_on = tuple(one for one in event.seating.played_on if one != told.table)
    event.seating = replace(event.seating, halted=halted, played_on=played_on)


def seat_given(event: Tournament, told: SeatGiven) -> None:
    old = event.entrants[told.player]
    event.entrants[told.player] = replace(old, standing=InEvent.PLAYS)
    event.issued += told.chips
    event.seat_cards[told.player] = SeatCard(told.table, told.seat, told.chips)
    filled(event, told.table, told.seat)


def seat_moved(event: Tournament, told: SeatMoved) -> None:
    event.seat_cards[told.player] = SeatCard(told.to, told.to_seat, told.chips)
    left_open(event, told.table, told.seat)
    filled(event, told.to, told.to_seat)


def left_open(event: Tournament, number: str, seat: int) -> None:
    """Of the seats that people left, this is the last."""
    others = (at for at in event.open_seats.get(number, ()) if at != seat)
    event.open_seats[number] = (*others, seat)


def filled(event: Tournament, number: str, seat: int) -> None:
    """A seat is open no more, and a table that was let play on is not so short any more."""
    left = event.open_seats.get(number, ())
    if seat in left:
        event.open_seats[number] = tuple(at for at in left if at != seat)
    if number in event.seating.played_on:
        others = tuple(one for one in event.seating.played_on if one != number)
        event.seating = replace(event.seating, played_on=others)


def seat_opened(event: Tournament, told: SeatOpened) -> None:
    left_open(event, told.table, told.seat)
    event.seat_cards.pop(told.player, None)


def redrawn(event: Tournament, told: SeatsRedrawn) -> None:
    event.seating = replace(event.seating, redraws=event.seating.redraws + 1)
    event.open_seats.clear()  # nobody has left since


MAY: MayDirect = {DrawSeats: STAFF}
JUDGES: EventJudges = {DrawSeats: judge_draw_seats}
APPLY: EventApplies = {
    TableAdded: table_added,
    TableRemoved: table_removed,
    SeatGiven: seat_given,
    SeatMoved: seat_moved,
    SeatOpened: seat_opened,
    SeatsRedrawn: redrawn,
}
