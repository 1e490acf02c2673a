"""Seats: who may have one and what a change costs; ways in that a player chose; who is there."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.points.table.bought_button import BoughtButtonLaw
from shuffleup.law.points.table.dealt_in import DealtInLaw
from shuffleup.law.points.table.kill import KillLaw
from shuffleup.law.points.table.missed_blinds import MissedBlindLaw
from shuffleup.law.points.table.new_players import NewPlayerLaw
from shuffleup.law.points.table.seats import SeatLaw
from shuffleup.law.points.table.straddle import StraddleLaw
from shuffleup.table import events as e
from shuffleup.table.blinds.account import Account, EntryChoice, Standing
from shuffleup.table.blinds.in_turn import has_blinds
from shuffleup.table.grounds.choice_grounds import allowed
from shuffleup.table.grounds.deal_grounds import reckoned_in_deal
from shuffleup.table.grounds.dealt_in_grounds import NEWCOMERS_WAYS, WAYS_BACK
from shuffleup.table.grounds.decisive import Grounds, decisive
from shuffleup.table.grounds.moments import Moment
from shuffleup.table.seats.changing_seats import asking
from shuffleup.table.seats.price_of_moving import (
    account_after,
    has_dealt_off,
    is_free,
    is_same_place,
    players_ahead,
)
from shuffleup.table.state import Table, seated

# ---- changing seats --------------------------------------------------------------------------


def seat_changed(now: Moment, event: e.SeatChanged) -> Grounds:
    """That this player has the seat, and what the move costs."""
    table, at, to = now.table, event.seat, event.to
    asked = (SeatLaw.change_order,) if asking(table, to) else ()
    displaced = (SeatLaw.asked_for_before,) if table.seats[to] is not None else ()
    return (SeatLaw.open_seat_priority, *asked, *displaced, *price(table, at, to))


def price(table: Table, at: int, to: int) -> Grounds:
    """The points by which a move from one seat to another costs what it costs, or nothing."""

    def read(trial: Table) -> Account:
        return replace(account_after(trial, at, to), dealt_off=has_dealt_off(trial, at))

    if not has_blinds(table) or table.places.big < 0:
        return ()
    points = decisive(table, read, SeatLaw)
    return (*kind_of_move(table, at, to), *points)


def kind_of_move(table: Table, at: int, to: int) -> Grounds:
    """The rule that a move comes under, whatever else is decisive."""
    if is_free(table, to):
        return (NewPlayerLaw.new_game_free_seat_change,)
    if seated(table, at).account.standing in (Standing.NEW, Standing.PASSING, Standing.LOCKED):
        return ()
    if is_same_place(table, at, to):
        return (SeatLaw.change_players_passed,)
    if account_after(table, at, to).live_small:
        return (SeatLaw.change_small_blind_live,)
    nearer = players_ahead(table, to, at) < players_ahead(table, at, at)
    away = (SeatLaw.change_away_from_blind, SeatLaw.change_players_passed)
    return (SeatLaw.change_toward_blind_costs,) if nearer else away


def reckoned(now: Moment, event: e.Reckoned) -> Grounds:
    """Where a player stands with the blinds: by a deal, a move, a draw, a ruling, or because they
    let the blinds pass."""
    match now.first:
        case e.Placed() | e.Misplaced():
            return reckoned_in_deal(now, event)
        case e.SeatChanged() as move:
            old = move.seat if event.seat == move.to else move.to
            return price(now.eve, old, event.seat)
        case e.Drawn():
            return (NewPlayerLaw.new_game_drawn_player_active,)
    if now.rulings.left:
        return now.rulings.grounds
    return (SeatLaw.deal_off_free_passes, SeatLaw.deal_off_needs, SeatLaw.deal_off_seats)


def seat_asked(now: Moment, event: e.SeatAsked) -> Grounds:
    return (SeatLaw.change_order, SeatLaw.open_seat_priority)


def seat_held(now: Moment, event: e.SeatHeld) -> Grounds:
    return ("play-off-the-button",)


def seats_released(now: Moment, event: e.SeatsReleased) -> Grounds:
    return ("play-off-the-button",)


def locked_up(now: Moment, event: e.LockedUp) -> Grounds:
    new = now.table.button.new_game
    kept = (
        "lock-up-with-chips" if event.amount else NewPlayerLaw.new_game_reserved_seat_misses_blinds
    )
    marker = SeatLaw.open_seat_right_ends_with_marker
    return ("one-to-a-seat", marker, *((kept,) if new else ()))


def offered(now: Moment, event: e.Offered) -> Grounds:
    return (SeatLaw.open_seat_priority,)


# ---- coming in, going away -------------------------------------------------------------------


def entry_chosen(now: Moment, event: e.EntryChosen) -> Grounds:
    account = seated(now.table, event.seat).account
    new = account.standing is Standing.NEW
    moved = account.standing in (Standing.MOVED, Standing.PASSING)
    ways = NEWCOMERS_WAYS if new else WAYS_BACK
    by = SeatLaw.change_away_from_blind if moved else ways[event.choice]
    beside = (BoughtButtonLaw.second_entrant_wait,) if event.beside else ()
    posts = new and event.choice is EntryChoice.POST
    price = (NewPlayerLaw.posts_to_enter_at_once,) if posts else ()
    families = (NewPlayerLaw, MissedBlindLaw, BoughtButtonLaw, SeatLaw, StraddleLaw)
    return (by, *price, *beside, *allowed(now, event, *families))


def left(now: Moment, event: e.Left) -> Grounds:
    return ("leave-between-hands",)


def went_away(now: Moment, event: e.WentAway) -> Grounds:
    legs = dict(now.table.kill.legs).get(seated(now.table, event.seat).player)
    kept = (KillLaw.leg_kept_when_absent,) if legs else ()
    return (DealtInLaw.absent_player_dealt_in, *kept)


def sat_out(now: Moment, event: e.SatOut) -> Grounds:
    return (DealtInLaw.absent_player_dealt_in,)


def hand_asked(now: Moment, event: e.HandAsked) -> Grounds:
    return (DealtInLaw.absent_player_dealt_in,)
