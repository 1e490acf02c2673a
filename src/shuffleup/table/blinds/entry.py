"""The ways in: how a player who is not in the turn of the blinds gets a hand, and for what.

``comes_in`` gives the posts with which a seat is dealt in on the next hand, or None where it is
not; ``may_buy`` says whether a seat may buy the button. ``Coming`` is what they look at.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.hand.setup import Forced, Post
from shuffleup.hand.state import clockwise, next_seat
from shuffleup.law.points.table.bought_button import BuyerSeat
from shuffleup.law.points.table.missed_blinds import SmallBlindPost
from shuffleup.table.blinds.account import Arrival, EntryChoice, Standing
from shuffleup.table.blinds.button import NOWHERE, Places
from shuffleup.table.blinds.in_turn import (
    Who,
    big_blind,
    is_present,
    is_ready,
    small_blind,
    smaller_blinds,
)
from shuffleup.table.blinds.places import is_moving
from shuffleup.table.blinds.straddle_law import why_none_here
from shuffleup.table.chips.in_play import playing
from shuffleup.table.state import Seat, Table, between, seated


class Coming(Struct, frozen=True):
    """The hand that comes: its places, who is in, and who buys the button."""

    places: Places
    who: Who
    buyer: int = NOWHERE


Posts = list[Post]


def comes_in(table: Table, at: int, coming: Coming) -> Posts | None:
    """What a seat posts to be dealt in now; None if it is not dealt in."""
    seat = seated(table, at)
    if seat.presence.sits_out or not (is_ready(table, seat) and is_present(table, seat)):
        return None
    buys_next = seat.account.entry is EntryChoice.BUY_NEXT
    if buys_next and is_beside_buyer(table, at, coming):
        return owed_posts(table, at, seat) or [Post(at, big_blind(table), Forced.ENTRY)]
    if seat.account.beside and seat.account.entry is EntryChoice.BEHIND:
        too_soon = seat.account.waits or in_zone(table, at, seat, coming)
        return None if too_soon else owed_posts(table, at, seat)
    way_in = WAYS_IN.get(seat.account.standing)
    return way_in(table, at, seat, coming) if way_in else None


def comes_back(table: Table, at: int, seat: Seat, coming: Coming) -> Posts | None:
    """A player who owes blinds."""
    law = table.rules.missed_blinds
    if not seat.account.owes or seat.account.waits:
        return None
    if seat.account.entry is EntryChoice.POST and law.post_all:
        return None if in_zone(table, at, seat, coming) else owed_posts(table, at, seat)
    if seat.account.entry is EntryChoice.STRADDLE and law.in_straddle_position:
        return straddle_posts(table, at, seat, coming)
    return None


def straddle_posts(table: Table, at: int, seat: Seat, coming: Coming) -> Posts | None:
    """Coming back by a straddle, live, in the seat left of the big blind."""
    if at != next_seat(coming.who.regular | 1 << at, coming.places.big):
        return None
    size = int(big_blind(table) * table.rules.straddle.size)
    if not seat.account.owes_big or why_none_here(table) is not None or playing(table, seat) < size:
        return None
    waived = table.rules.missed_blinds.straddle_entry_waives_small_blind
    dead = (
        []
        if waived or not seat.account.owes_small
        else [Post(at, smaller_blinds(table), Forced.DEAD)]
    )
    return [*dead, Post(at, size, Forced.STRADDLE)]


def joins(table: Table, at: int, seat: Seat, coming: Coming) -> Posts | None:
    """A new player."""
    law = table.rules.new_players
    if in_zone(table, at, seat, coming) or would_act_last(table, at, seat, coming):
        return None
    if seat.account.arrival is Arrival.BROKEN and not law.broken_game_arrival_posts:
        return []
    must_move = (
        seat.account.arrival is Arrival.MUST_MOVE and seat.account.entry is not EntryChoice.BEHIND
    )
    if must_move and not law.must_move_arrival_posts:
        return []
    if table.button.new_game and not table.button.passed >> at & 1 and not law.new_game_entry_posts:
        return []
    if seat.account.waits:
        return None
    free = max(1, seat.account.passes) <= law.free_passes
    if (
        seat.account.entry is EntryChoice.BEHIND
        and free
        and has_gone_by(table, at, seat, coming.places)
    ):
        return []
    if seat.account.entry is EntryChoice.POST and law.dealt_in_at_once:
        posts = law.posts_to_enter_at_once
        return [Post(at, big_blind(table), Forced.ENTRY)] if posts else []
    return None


def moved_in(table: Table, at: int, seat: Seat, coming: Coming) -> Posts | None:
    """A player who changed seats."""
    if in_zone(table, at, seat, coming):
        return None
    if seat.account.entry is EntryChoice.POST:
        return [Post(at, big_blind(table), Forced.ENTRY)]
    return None if seat.account.waits or seat.account.must_post else []


def passes_in(table: Table, at: int, seat: Seat, coming: Coming) -> Posts | None:
    """A player who dealt off and let the blinds pass: in behind the button, for nothing."""
    if in_zone(table, at, seat, coming):
        return None
    return [] if has_gone_by(table, at, seat, coming.places) else None


WAYS_IN = {
    Standing.IN: comes_back,
    Standing.NEW: joins,
    Standing.MOVED: moved_in,
    Standing.PASSING: passes_in,
}


def owed_posts(table: Table, at: int, seat: Seat) -> Posts:
    """Missed blinds posted together: the big blind live, the small blind dead, or live with it."""
    live_small = table.rules.missed_blinds.small_blind is SmallBlindPost.LIVE
    small = smaller_blinds(table) if seat.account.owes_small else 0
    big = big_blind(table) if seat.account.owes_big else 0
    if live_small:
        small, big = 0, small + big
    if big:  # the big blind first: only what remains beyond it is dead
        small = min(small, max(0, playing(table, seat) - big))
    posts = [Post(at, small, Forced.DEAD)] if small else []
    return [*posts, Post(at, big, Forced.ENTRY)] if big else posts


def in_zone(table: Table, at: int, seat: Seat, coming: Coming) -> bool:
    """Whether a seat is between the button and the big blind, or the big blind is just going by:
    nobody comes in there, and a new player not on the button either."""
    places = coming.places
    if seat.account.standing is Standing.NEW:
        if table.rules.new_players.entry_between_button_and_small_blind:
            return False
        if at == places.button:
            return True
    barred = between(table, places.button, places.big)
    if table.places.big >= 0:
        barred |= between(table, table.places.big, places.big)
    return bool(barred >> at & 1)


def would_act_last(table: Table, at: int, seat: Seat, coming: Coming) -> bool:
    """With a dead button, the first seat to its right: a newcomer may not have the last action."""
    if table.rules.new_players.entry_between_button_and_small_blind or is_moving(table):
        return False
    if table.button.new_game or seat.account.arrival is Arrival.MUST_MOVE:
        return False
    # Where somebody has the button they come last of all themselves.
    return clockwise(coming.who.regular | 1 << at, coming.places.button)[-1] == at


def has_gone_by(table: Table, at: int, seat: Seat, places: Places) -> bool:
    """Whether the button has passed a seat since its player came, the coming move counted."""
    if seat.account.gone_by:
        return True
    moves = table.hands > 0 and places.button != table.places.button
    new = seat.account.standing is Standing.NEW
    if new and table.rules.new_players.behind_after_blind and not seat.account.passes:
        return False
    return moves and bool(between(table, table.places.button, places.button) >> at & 1)


def may_buy(table: Table, at: int, coming: Coming) -> bool:
    """Whether a seat may buy the button now."""
    law, seat = table.rules.bought_button, seated(table, at)
    if not law.allowed or not small_blind(table) or coming.who.begins:
        return False  # only in games of several blinds that are running
    if not seat.presence.here or seat.presence.sits_out or not is_ready(table, seat):
        return False
    new = seat.account.standing is Standing.NEW and law.new_player
    if not (new or seat.account.owes or seat.account.buys_next):
        return False
    if law.seat is BuyerSeat.ANY:
        return True
    places = coming.places
    return places.small >= 0 and bool(between(table, places.button, places.small) >> at & 1)


def is_beside_buyer(table: Table, at: int, coming: Coming) -> bool:
    """Whether a seat is between a buyer of the button and the small blind."""
    if coming.buyer in (NOWHERE, at) or coming.places.small < 0:
        return False
    return bool(between(table, coming.buyer, coming.places.small) >> at & 1)
