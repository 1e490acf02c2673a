"""Those who are away on a simulated day: a few minutes, for dinner, too long; and how they come
back. Between two wishes a player sits and plays."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import DEALER, FLOOR, player
from shuffleup.law.points.room.money_off import MoneyOff
from shuffleup.room.absence import absence_commands as c
from shuffleup.room.absence.absence_events import LeftGame
from shuffleup.room.absence.absence_records import LeftHow
from shuffleup.room.absence.held_chips import held
from shuffleup.room.events import AtTable
from shuffleup.room.instants import HOUR, MINUTE, SECOND
from shuffleup.room.lists.waiting_lists import tables_of
from shuffleup.room.promotions.promotion_commands import LogIn
from shuffleup.room.seat_claims.claim_commands import SignTransfer
from shuffleup.sim.room_day.at_the_desk import goes_home
from shuffleup.sim.room_day.at_the_tables import buys, is_spread
from shuffleup.sim.room_day.running_day import SUPERVISOR, RoomDay
from shuffleup.sim.room_day.visitors import Visitor
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.chips.buying_in import limits
from shuffleup.table.events import Seated
from shuffleup.table.state import Seat, all_chips, seated

PUSH: Final = 30 * MINUTE  # how long a dealer stays in a box
RETURN: Final = (3, 45)  # minutes after which somebody who was picked up is back


def sat_down(day: RoomDay, told: AtTable) -> None:
    """Most log in with their card; and sooner or later everybody wants something."""
    assert isinstance(told.event, Seated)
    who = day.visitor(told.event.player)
    if who is not None:
        day.later(day.seconds(5, 60), logs_in, who, told.table)
        day.later(wait_for_wish(day), wants_something, who, told.table)


def wait_for_wish(day: RoomDay) -> int:
    return int(day.dice.expovariate(1.0) * 35 * MINUTE) + MINUTE


def logs_in(day: RoomDay, who: Visitor, number: str) -> None:
    if day.seats.get(who.name) == number:
        day.do(LogIn(who.name, number), DEALER)


def wants_something(day: RoomDay, who: Visitor, number: str) -> None:
    if day.closing or who.home or day.seats.get(who.name) != number:
        return
    seat = seat_at(day, who, number)
    if is_spread(day, number) and seat.presence.here:
        ways = (steps_away, has_dinner, signs_for_another, tops_up, takes_a_walk)
        day.dice.choices(ways, (55, 12, 10, 20, 3))[0](day, who, number)
    day.later(wait_for_wish(day), wants_something, who, number)


def seat_at(day: RoomDay, who: Visitor, number: str) -> Seat:
    table = day.room.tables[number]
    at = seat_of(table, who.name)
    assert at is not None, (who.name, number)
    return seated(table, at)


# ---- going -----------------------------------------------------------------------------------


def steps_away(day: RoomDay, who: Visitor, number: str) -> None:
    """For a few minutes, and some for longer than they should."""
    day.do(c.StepAway(who.name, number), player(who.name))
    minutes = day.dice.randrange(2, 12) if day.chance(88) else day.dice.randrange(20, 70)
    day.later(minutes * MINUTE, is_back, who, number)


def has_dinner(day: RoomDay, who: Visitor, number: str) -> None:
    """Asked of the floor; where no seat is kept a supervisor sees what is taken off the table."""
    if day.room.now - who.comes < HOUR:
        return
    keeps, counted = day.room.rules.dinner.keeps_seat, is_counted(day)
    if not keeps and counted:
        amount = seat_at(day, who, number).stack
        if not amount:
            return
        day.do(c.VerifyStack(who.name, number, amount), SUPERVISOR)
    dinner = c.GoToDinner(who.name, number)
    if day.may(dinner, FLOOR) and day.do(dinner, FLOOR) and keeps:
        day.later(day.seconds(20 * 60, 29 * 60), is_back, who, number)


def is_counted(day: RoomDay) -> bool:
    """Whether a supervisor has to see what leaves a table."""
    return day.room.rules.money_off.on_break is MoneyOff.RECORDED_BY_SUPERVISOR


def takes_a_walk(day: RoomDay, who: Visitor, number: str) -> None:
    """With their own chips, to be back within the hour."""
    amount = seat_at(day, who, number).stack
    if not amount:
        return
    if is_counted(day):
        day.do(c.VerifyStack(who.name, number, amount), SUPERVISOR)
    day.do(c.PickUpOwn(who.name, number, 40), player(who.name))


def signs_for_another(day: RoomDay, who: Visitor, number: str) -> None:
    others = [one for one in tables_of(day.room, day.room.stands[number].listing) if one != number]
    if others:
        wish = SignTransfer(who.name, day.dice.choice(others))
        if day.may(wish, player(who.name)):
            day.do(wish, player(who.name))


def tops_up(day: RoomDay, who: Visitor, number: str) -> None:
    """Back to what most people sit down with, where that is more than is left."""
    table = day.room.tables[number]
    least, most = limits(table)
    missing = (most if most is not None else 3 * least) - all_chips(seat_at(day, who, number))
    if missing > least // 2 and missing > 0:
        buys(day, number, table, who.name, missing)


# ---- coming back -----------------------------------------------------------------------------


def is_back(day: RoomDay, who: Visitor, number: str) -> None:
    if who.home or day.seats.get(who.name) != number:
        return
    if not seat_at(day, who, number).presence.here:
        day.do(c.SitBack(who.name, number), player(who.name))


def left_game(day: RoomDay, event: LeftGame) -> None:
    """Whoever left to come back does, or whoever was picked up finds their seat gone."""
    who = day.visitor(event.player)
    if who is None or event.how is LeftHow.CASHED_OUT:
        return
    minutes = day.dice.randrange(*RETURN)
    day.later(minutes * MINUTE, comes_back_to_game, who, event.listing)


def comes_back_to_game(day: RoomDay, who: Visitor, listing: str) -> None:
    if who.home or day.closing or who.name in day.seats:
        return
    back = c.BackToList(who.name, listing)
    if day.room.now < who.goes and day.may(back, player(who.name)):
        day.do(back, player(who.name))
        day.later(who.patience, gives_up_waiting, who)
    elif held(day.room, who.name):
        goes_home(day, who)


def gives_up_waiting(day: RoomDay, who: Visitor) -> None:
    if who.name not in day.seats:
        goes_home(day, who)


# ---- the house -------------------------------------------------------------------------------


def dealers_change(day: RoomDay) -> None:
    """Every half hour another dealer sits down in each box and sees who is away."""
    if day.closing:
        return
    for number in day.room.stands:
        if is_spread(day, number):
            day.do(c.TakeBox(number), DEALER)
    day.later(PUSH, dealers_change)


def picks_up(day: RoomDay) -> None:
    """Those who have been away for too long."""
    if day.closing:
        return
    for name, absence in tuple(day.room.absences.items()):
        number = absence.table
        if day.seats.get(name) != number or seat_at(day, day.people[name], number).presence.here:
            continue
        wish = c.PickUp(name, number)
        if day.may(wish, FLOOR):
            day.do(wish, FLOOR)
    day.later(5 * MINUTE + SECOND, picks_up)
