"""Sitting down, leaving, going away and coming back."""

from __future__ import annotations

from typing import Any

from shuffleup.law.points.table.dealt_in import AbsentDealtIn, DealtInLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.chips.on_the_table import buy_in_refused, cash_that_waits
from shuffleup.table.kill.legs import legs_after_going, legs_after_leaving
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.state import (
    NOWHERE,
    PAID_BIG,
    PAID_SMALL,
    Seat,
    Standing,
    Table,
    Way,
    seated,
    taken_seats,
)

# ---- judge -----------------------------------------------------------------------------------


def judge_sit(table: Table, command: c.Sit) -> Ruling:
    """Sit down with a buy-in, at an open seat or one that was kept."""
    at, player = command.seat, command.player
    old = table.seats[at]
    if old is not None:
        if old.player != player or old.standing is not Standing.LOCKED:
            return taken(table, at)
    elif any(seat.player == player for _, seat in taken_seats(table)):
        return malformed(Reason.NAME_TAKEN, f"{player} sits at this table already")
    refused = held_for_another(table, at, player) or buy_in_refused(table, command)
    if refused is not None:
        return refused
    standing, way = how_seated(table, old, at)
    amount = command.amount or (old.stack if old else 0)  # what was laid down to keep the seat
    cash = cash_that_waits(table, amount) if command.cash else 0
    return Ruling(
        (e.Seated(at, player, amount, command.arrival, standing, way, command.piles, cash),)
    )


def taken(table: Table, at: int) -> Ruling:
    says = f"seat {at + 1} is taken by {seated(table, at).player}"
    return refuse(Reason.SEAT_TAKEN, says, "one-to-a-seat")


def held_for_another(table: Table, at: int, player: str) -> Ruling | None:
    """Why an open seat is not to be had: somebody plays off the button first; None if it is."""
    claim = dict(table.held).get(at)
    if claim in (None, player):
        return None
    says = f"{claim} has a claim on seat {at + 1}"
    return refuse(Reason.SEAT_TAKEN, says, "play-off-the-button")


def how_seated(table: Table, old: Seat | None, at: int) -> tuple[Standing, Way]:
    """New, unless the seat was kept with something that made its player liable for the blinds."""
    if old is not None and (old.owes or old.drew):
        return Standing.IN, Way.WAIT
    law = table.rules.new_players
    free = law.dealt_in_at_once and not law.posts_to_enter_at_once
    if free and law.entry_between_button_and_small_blind:
        return Standing.IN, Way.WAIT  # dealt in wherever the seat is, and takes its blinds
    first_round = table.new_game and not table.passed >> at & 1 and not law.new_game_entry_posts
    return Standing.NEW, Way.POST if free or first_round else Way.WAIT


def judge_lock_up(table: Table, command: c.LockUp) -> Ruling:
    if table.seats[command.seat] is not None:
        return taken(table, command.seat)
    refused = held_for_another(table, command.seat, command.player)
    return refused or Ruling((e.LockedUp(command.seat, command.player, command.amount),))


def judge_offer(table: Table, command: c.Offer) -> Ruling:
    return Ruling((e.Offered(command.seat, command.player),))


def judge_leave(table: Table, command: c.Leave) -> Ruling:
    """Leave with everything in front; not out of a hand one is still in."""
    hand, at = table.hand, command.seat
    if hand is not None and hand.setup.stacks[at]:
        says = "the hand is not over: fold, and leave when it is"
        return refuse(Reason.IN_A_HAND, says, "leave-between-hands")
    seat = seated(table, at)
    left = e.Left(at, seat.stack + seat.coming + seat.bought)
    return Ruling((left, *legs_after_leaving(table, seat.player)))


def judge_away(table: Table, command: c.GoAway) -> Ruling:
    player = seated(table, command.seat).player
    if not seated(table, command.seat).here:
        return Ruling()
    return Ruling((e.WentAway(command.seat), *legs_after_going(table, player)))


def judge_back(table: Table, command: c.ComeBack) -> Ruling:
    return Ruling((e.CameBack(command.seat),))


def judge_sit_out(table: Table, command: c.SitOut) -> Ruling:
    if table.rules.dealt_in.absent_player_dealt_in is AbsentDealtIn.ALWAYS:
        says = "every stack is dealt in here, and pays its blinds"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, DealtInLaw.absent_player_dealt_in)
    return Ruling((e.SatOut(command.seat),))


def judge_ask_hand(table: Table, command: c.AskForHand) -> Ruling:
    if table.rules.dealt_in.absent_player_dealt_in is AbsentDealtIn.NEVER:
        says = "who is away gets no hand here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, DealtInLaw.absent_player_dealt_in)
    return Ruling((e.HandAsked(command.seat),))


JUDGES: dict[type, Any] = {
    c.Sit: judge_sit,
    c.LockUp: judge_lock_up,
    c.Offer: judge_offer,
    c.Leave: judge_leave,
    c.GoAway: judge_away,
    c.ComeBack: judge_back,
    c.SitOut: judge_sit_out,
    c.AskForHand: judge_ask_hand,
}


# ---- apply -----------------------------------------------------------------------------------


def sit(table: Table, event: e.Seated) -> None:
    old = table.seats[event.seat]
    seat = Seat(event.player, event.amount, table.version)
    if old is not None:  # the seat was kept, and what it owes stays with it
        seat.owes_big, seat.owes_small, seat.drew = old.owes_big, old.owes_small, old.drew
    elif event.standing is Standing.IN:  # has been in the game before this log begins
        seat.paid = PAID_BIG | PAID_SMALL
        seat.busted = not event.amount
    seat.standing, seat.way, seat.arrival = event.standing, event.way, event.arrival
    seat.piles, seat.cash = event.piles, event.cash
    table.seats[event.seat] = seat
    table.held = tuple(one for one in table.held if one[0] != event.seat)
    table.offered = tuple(one for one in table.offered if one[0] != event.seat)


def lock_up(table: Table, event: e.LockedUp) -> None:
    seat = Seat(event.player, event.amount, table.version)
    seat.standing, seat.here = Standing.LOCKED, False
    table.seats[event.seat] = seat


def offer(table: Table, event: e.Offered) -> None:
    table.offered = (
        *(one for one in table.offered if one[0] != event.seat),
        (event.seat, event.player),
    )


def leave(table: Table, event: e.Left) -> None:
    player = seated(table, event.seat).player
    table.seats[event.seat] = None
    table.requests = tuple(one for one in table.requests if one[0] != player)
    table.held = tuple(one for one in table.held if one[1] != player)
    table.straddles = tuple(one for one in table.straddles if one[0] != event.seat)
    if table.killer == event.seat:
        table.killer = NOWHERE
    if table.volunteer == event.seat:
        table.volunteer = NOWHERE


def go_away(table: Table, event: e.WentAway) -> None:
    seated(table, event.seat).here = False


def come_back(table: Table, event: e.CameBack) -> None:
    seat = seated(table, event.seat)
    seat.here = True
    seat.asked = seat.sits_out = False


def sit_out(table: Table, event: e.SatOut) -> None:
    seated(table, event.seat).sits_out = True


def ask_hand(table: Table, event: e.HandAsked) -> None:
    seated(table, event.seat).asked = True


APPLY: dict[type, Any] = {
    e.Seated: sit,
    e.LockedUp: lock_up,
    e.Offered: offer,
    e.Left: leave,
    e.WentAway: go_away,
    e.CameBack: come_back,
    e.SatOut: sit_out,
    e.HandAsked: ask_hand,
}
