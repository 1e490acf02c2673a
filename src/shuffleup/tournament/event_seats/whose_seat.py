"""Whose seat is whose: seats assigned and not drawn, given away, taken by mistake, changed.

A seat that was drawn is its player's; whoever is found in another goes to the right one with the
chips they have by then.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.points.tournament.event_seating import (
    EventSeatingLaw,
    RightStackWrongSeat,
    WrongStackWrongSeat,
)
from shuffleup.law.ruling import Reason
from shuffleup.outside_text import numbered
from shuffleup.room.people.who_may_play import may_not_play
from shuffleup.table.blinds.account import Arrival
from shuffleup.table.commands import Leave, Sit
from shuffleup.table.state import MOST_SEATS, all_chips, seated
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.event_seats import seat_commands as c
from shuffleup.tournament.event_seats.seat_draw import add_table, sit_down, stack_for, where_is
from shuffleup.tournament.event_seats.seat_events import SatWrongly, SeatPassed
from shuffleup.tournament.event_seats.table_moves import DIRECTOR, TableMoves
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import OWN, STAFF, MayDirect
from shuffleup.tournament.rulings import (
    EventApplies,
    EventJudges,
    EventRuling,
    malformed,
    refuse,
)
from shuffleup.tournament.state import Tournament

LAW = EventSeatingLaw
MOST_TABLES = 9_999


def judge_assign(event: Tournament, command: c.AssignSeat) -> EventRuling:
    """A seat without a draw, where the book has it so or a special need asks for it."""
    law, entrant = event.rules.event_seating, event.entrants.get(command.player)
    if entrant is None or entrant.standing is not InEvent.WAITS:
        return malformed(Reason.NOT_ON_THE_LIST, f"{command.player} waits for no seat")
    number = command.table
    first = event.terms.first_table
    at = numbered(number, MOST_TABLES)
    if at < first or str(at) != number:
        return malformed(Reason.NO_SUCH_TABLE, f"tables have numbers from {first}")
    if not 0 <= command.seat < event.terms.seats:
        return malformed(Reason.NO_SUCH_SEAT, f"a table has {event.terms.seats} seats")
    for_need = bool(command.need) and law.special_needs
    if not (law.may_be_assigned or for_need):
        points = (LAW.may_be_assigned, *((LAW.special_needs,) if command.need else ()))
        return refuse(Reason.NOT_IN_THIS_HOUSE, "seats are drawn, not given", *points)
    trial = EventTrial(event)
    if number not in event.tables:
        add_table(trial, number)
    why = f"assigned: {command.need}" if command.need else "assigned"
    sit_down(trial, command.player, number, command.seat, stack_for(event, command.player), why)
    return trial.ruling(LAW.special_needs if for_need else LAW.may_be_assigned)


def judge_pass(event: Tournament, command: c.PassSeat) -> EventRuling:
    """An entry with its seat for somebody else, before play begins."""
    if command.player not in event.seat_cards or event.clock.begun:
        return malformed(Reason.NOT_SEATED, f"{command.player} has no seat to give away")
    if not event.rules.event_seating.transferable:
        says = "a seat is for whoever drew it"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, LAW.transferable)
    if command.other in event.entrants:
        return malformed(Reason.NAME_TAKEN, f"{command.other} is entered already")
    barred = may_not_play(event.room, command.other)
    if barred is not None and barred.refusal is not None:
        return EventTrial.refused(barred.refusal)
    card, trial = event.seat_cards[command.player], EventTrial(event)
    trial.put(card.table, Leave(card.seat), DIRECTOR)
    trial.note(SeatPassed(command.player, command.other))
    trial.put(card.table, Sit(card.seat, command.other, card.chips, Arrival.DRAWN), DIRECTOR)
    return trial.ruling(LAW.transferable)


def judge_sit_wrongly(event: Tournament, command: c.SitWrongly) -> EventRuling:
    """What is told, not what is asked for: it cannot be refused but for not being possible."""
    at = where_is(event, command.player)
    table = event.tables.get(command.table)
    if at is None or table is None or table.hands or event.tables[at[0]].hands:
        return malformed(Reason.NOT_SEATED, "people sit down before the first hand")
    if not 0 <= command.seat < table.n or at == (command.table, command.seat):
        return malformed(Reason.NO_SUCH_SEAT, "that is no other seat")
    trial, other = EventTrial(event), table.seats[command.seat]
    names = [command.player, *([other.player] if other is not None else [])]
    if any(name not in event.seat_cards for name in names):
        return malformed(Reason.NO_SUCH_SEAT, "a stack nobody has bought is no player's")
    mine = all_chips(seated(event.tables[at[0]], at[1]))
    trial.put(at[0], Leave(at[1]), DIRECTOR)
    if other is None:
        told = [(command.player, command.table, command.seat, mine)]
    else:
        trial.put(command.table, Leave(command.seat), DIRECTOR)
        told = [
            (command.player, command.table, command.seat, all_chips(other)),
            (other.player, *at, mine),
        ]
    for name, number, seat, chips in told:
        trial.note(SatWrongly(name, number, seat, chips))
        trial.put(number, Sit(seat, name, chips, Arrival.DRAWN), DIRECTOR)
    return trial.ruling()


def judge_put_right(event: Tournament, command: c.PutRight) -> EventRuling:
    """To the seat that is theirs; somebody who sits there goes where they came from."""
    law, card = event.rules.event_seating, event.seat_cards.get(command.player)
    at = where_is(event, command.player)
    if card is None or at in (None, (card.table, card.seat)) or not card.misread:
        return malformed(Reason.NOT_SEATED, f"{command.player} sits in no wrong seat")
    if card.table not in event.tables:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {card.table} any more")
    right_stack = card.began == card.chips
    if right_stack and law.wrong_seat is RightStackWrongSeat.STAYS:
        return refuse(Reason.NOT_IN_THIS_HOUSE, "whoever has begun stays there", LAW.wrong_seat)
    point = LAW.wrong_seat if right_stack else LAW.wrong_stack
    chooses = not right_stack and law.wrong_stack is WrongStackWrongSeat.FLOOR
    if chooses and command.chips is None:
        says = "with another's chips: the director says how many go along"
        return refuse(Reason.FLOOR_DECIDES, says, point)
    if not chooses and command.chips is not None:
        return refuse(Reason.NOT_THIS_WAY, "it is the stack they have now that goes along", point)
    return put_right(event, command, at, point)


def put_right(
    event: Tournament, command: c.PutRight, at: tuple[str, int], point: str
) -> EventRuling:
    """The two change seats, or one goes to an open one; the chips are all still there."""
    card = event.seat_cards[command.player]
    other = event.tables[card.table].seats[card.seat]
    moves = TableMoves(event)
    mover = moves.lift(*at)
    guest = moves.lift(card.table, card.seat) if other is not None else None
    if command.chips is not None:
        both = mover.chips + (guest.chips if guest else 0)
        if not 0 < command.chips <= both - bool(guest) or (guest is None and command.chips != both):
            return malformed(Reason.MORE_THAN_THERE_IS, f"there are {both} chips to share")
        mover = replace(mover, chips=command.chips)
        guest = replace(guest, chips=both - command.chips) if guest else None
    moves.seat(mover, card.table, card.seat, "sat in a wrong seat", point)
    if guest is not None:
        moves.seat(guest, *at, "made room for whose seat it is", point)
    return moves.ruling(point)


def judge_move(event: Tournament, command: c.MoveTo) -> EventRuling:
    """The director puts somebody in an open seat."""
    at, table = where_is(event, command.player), event.tables.get(command.table)
    if at is None:
        return malformed(Reason.NOT_SEATED, f"{command.player} has no seat")
    if table is None:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {command.table}")
    if not 0 <= command.seat < min(table.n, MOST_SEATS) or at == (command.table, command.seat):
        return malformed(Reason.NO_SUCH_SEAT, "that is no other seat of that table")
    moves = TableMoves(event)
    why = command.why or "by the director"
    moves.move(*at, command.table, command.seat, why, LAW.changed_by_director_only)
    return moves.ruling()


def changes_by_themselves(event: Tournament) -> EventRuling | None:
    """Why a player may not change seats at the table; None if they may."""
    if not (event.rules.event_seating.changed_by_director_only and event.clock.begun):
        return None
    says = "after play has started only the director changes seats"
    return refuse(Reason.NOT_IN_THIS_HOUSE, says, LAW.changed_by_director_only)


# ---- apply -----------------------------------------------------------------------------------


def seat_passed(event: Tournament, told: SeatPassed) -> None:
    event.entrants[told.other] = event.entrants[told.player]
    old = event.entrants[told.player]
    event.entrants[told.player] = replace(old, standing=InEvent.GONE, paid=())
    event.seat_cards[told.other] = event.seat_cards.pop(told.player)
    if told.player in event.heads:
        event.heads[told.other] = event.heads.pop(told.player)


def sat_wrongly(event: Tournament, told: SatWrongly) -> None:
    card = event.seat_cards[told.player]
    event.seat_cards[told.player] = replace(card, began=told.chips)


MAY: MayDirect = {
    c.AssignSeat: STAFF,
    c.PassSeat: OWN,
    c.SitWrongly: STAFF,
    c.PutRight: STAFF,
    c.MoveTo: STAFF,
}
JUDGES: EventJudges = {
    c.AssignSeat: judge_assign,
    c.PassSeat: judge_pass,
    c.SitWrongly: judge_sit_wrongly,
    c.PutRight: judge_put_right,
    c.MoveTo: judge_move,
}
APPLY: EventApplies = {SeatPassed: seat_passed, SatWrongly: sat_wrongly}
