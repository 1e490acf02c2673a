"""Time played, as logged with a club card, and tickets, which are of the player who earned them.

``watch`` sees what happens at the tables: who sits down and leaves, who is dealt a hand, and that a
deck was found to be incorrect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from shuffleup.floor.ruling_record import Ruled
from shuffleup.law.points.room.promotions import PromotionLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.events import AtTable
from shuffleup.room.instants import MINUTE
from shuffleup.room.people.person_record import PROMOTIONS
from shuffleup.room.people.who_may_play import barred_from, is_barred
from shuffleup.room.promotions import promotion_commands as c
from shuffleup.room.promotions import promotion_events as e
from shuffleup.room.promotions.promotion_records import Session, Ticket
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.events import Began, HandReported, HandVoided, Left, Seated
from shuffleup.table.state import seated, taken_seats

NO_JACKPOT: Final = "no-jackpot"  # the procedure of a hand played with an incorrect deck


def played(room: Room, player: str) -> int:
    """How long somebody has played, in minutes."""
    session = room.sessions.get(player, Session())
    return (session.total + running(room, session)) // MINUTE


def running(room: Room, session: Session) -> int:
    since = session.logged if room.rules.promotions.login else session.sat
    return room.now - since if since >= 0 else 0


# ---- judge -----------------------------------------------------------------------------------


def judge_log_in(room: Room, command: c.LogIn) -> RoomRuling:
    table = room.tables.get(command.table)
    if table is None or seat_of(table, command.player) is None:
        return malformed(Reason.NOT_SEATED, f"{command.player} does not sit there")
    return Ruling((e.LoggedIn(command.player),), grounds=(PromotionLaw.login,))


def judge_adjust_time(room: Room, command: c.AdjustTime) -> RoomRuling:
    if command.who not in room.sessions:
        return malformed(Reason.NOT_SEATED, f"{command.who} has not played")
    if not room.rules.promotions.time_adjusted:
        says = "playing time stands as it was logged"
        return refuse(Reason.TIME_STANDS, says, PromotionLaw.time_adjusted)
    return Ruling((e.TimeAdjusted(command.who, command.minutes),))


def judge_give(room: Room, command: c.GiveTicket) -> RoomRuling:
    if command.ticket in room.tickets:
        return malformed(Reason.NAME_TAKEN, f"there is a ticket {command.ticket} already")
    if is_barred(room, command.who, PROMOTIONS):
        return barred_from(room, command.who, PROMOTIONS)
    return Ruling((e.TicketGiven(command.ticket, command.who),))


def not_theirs(room: Room, player: str, ticket: str) -> RoomRuling | None:
    held = room.tickets.get(ticket)
    if held is not None and held.player == player:
        return None
    return malformed(Reason.NOT_ASKED_FOR, f"{player} has no ticket {ticket}")


def judge_pass(room: Room, command: c.PassTicket) -> RoomRuling:
    """It changes hands, whatever the rules say; what it is then worth they do say."""
    refused = not_theirs(room, command.player, command.ticket)
    if refused is not None:
        return refused
    void = not room.rules.promotions.ticket_transfer
    given = e.TicketGiven(command.ticket, command.to, void)
    return Ruling((given,), grounds=(PromotionLaw.ticket_transfer,))


def judge_redeem(room: Room, command: c.RedeemTicket) -> RoomRuling:
    refused = not_theirs(room, command.player, command.ticket)
    if refused is not None:
        return refused
    if is_barred(room, command.player, PROMOTIONS):
        return barred_from(room, command.player, PROMOTIONS)
    if room.tickets[command.ticket].void:
        says = f"ticket {command.ticket} was passed on and is void"
        return refuse(Reason.TICKET_VOID, says, PromotionLaw.ticket_transfer)
    return Ruling((e.TicketRedeemed(command.ticket),))


JUDGES: RoomJudges = {
    c.LogIn: judge_log_in,
    c.AdjustTime: judge_adjust_time,
    c.GiveTicket: judge_give,
    c.PassTicket: judge_pass,
    c.RedeemTicket: judge_redeem,
}


# ---- apply -----------------------------------------------------------------------------------


def log_in(room: Room, event: e.LoggedIn) -> None:
    session = room.sessions.get(event.player, Session())
    if session.logged < 0:
        room.sessions[event.player] = replace(session, logged=room.now)


def adjust_time(room: Room, event: e.TimeAdjusted) -> None:
    session = room.sessions[event.player]
    total = session.total + event.minutes * MINUTE
    room.sessions[event.player] = replace(session, total=total)


def give(room: Room, event: e.TicketGiven) -> None:
    room.tickets[event.ticket] = Ticket(event.player, event.void)


def redeem(room: Room, event: e.TicketRedeemed) -> None:
    del room.tickets[event.ticket]


APPLY: RoomApplies = {
    e.LoggedIn: log_in,
    e.TimeAdjusted: adjust_time,
    e.TicketGiven: give,
    e.TicketRedeemed: redeem,
}


# ---- what happens at the tables --------------------------------------------------------------


def watch(room: Room, event: AtTable) -> None:
    """An event is about to be written at a table."""
    see = SEEN.get(type(event.event))
    if see is not None:
        see(room, event.table, event.event)


def sits_down(room: Room, table: str, event: Seated) -> None:
    room.dealt.pop((table, event.player), None)
    session = room.sessions.get(event.player, Session())
    room.sessions[event.player] = replace(session, sat=room.now)


def gets_up(room: Room, table: str, event: Left) -> None:
    player = seated(room.tables[table], event.seat).player
    session = room.sessions.get(player, Session())
    total = session.total + running(room, session)
    room.sessions[player] = Session(total=total)


def is_dealt(room: Room, table: str, event: Began) -> None:
    for seat, stack in zip(room.tables[table].seats, event.stacks, strict=True):
        if seat is not None and stack:
            at = (table, seat.player)
            room.dealt[at] = room.dealt.get(at, 0) + 1


def is_reported(room: Room, table: str, event: HandReported) -> None:
    for at, seat in taken_seats(room.tables[table]):
        if event.dealt >> at & 1:
            key = (table, seat.player)
            room.dealt[key] = room.dealt.get(key, 0) + 1


def is_ruled(room: Room, table: str, event: Ruled) -> None:
    if NO_JACKPOT in event.grounds:
        room.bad_decks[table] = room.tables[table].hands


def is_taken_back(room: Room, table: str, event: HandVoided) -> None:
    """Nobody was dealt that hand after all, and the next one has its number and another deck."""
    of = room.tables[table]
    for at, stood in enumerate(of.before.seats):
        key = (table, stood.player) if stood is not None else ("", "")
        if of.deal.dealt >> at & 1 and key in room.dealt:
            room.dealt[key] -= 1
    if room.bad_decks.get(table) == event.number:
        del room.bad_decks[table]


SEEN: Final[dict[type, Callable[[Room, str, Any], None]]] = {
    Seated: sits_down,
    Left: gets_up,
    Began: is_dealt,
    HandReported: is_reported,
    Ruled: is_ruled,
    HandVoided: is_taken_back,
}
