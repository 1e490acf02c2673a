"""What a change of seats costs: how far the mover then is from the big blind, and what follows.

``account_after(table, at, to)`` is where a mover stands with the blinds at the new seat. A distance
is counted in players in the game whom the big blind reaches first.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.state import mask_of
from shuffleup.law.points.table.seats import AwayFromBlind, DealOff, DealOffSeats
from shuffleup.table.blinds.account import (
    BOTH_BLINDS,
    HAD_BUTTON,
    PAID_BIG,
    Account,
    EntryChoice,
    Standing,
    afresh,
)
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.blinds.in_turn import has_blinds, small_blind, who
from shuffleup.table.blinds.places import next_places
from shuffleup.table.state import Seat, Table, arc, between, had_cards, seated, taken_seats

OUTSIDE = (Standing.NEW, Standing.LOCKED)


def account_after(table: Table, at: int, to: int) -> Account:
    """The account of a player who moves; the same as before where moving costs nothing."""
    seat, law = seated(table, at), table.rules.seats
    now = seat.account
    if not has_blinds(table) or table.places.big < 0 or seat.account.standing is Standing.LOCKED:
        return now
    if seat.account.standing in (Standing.NEW, Standing.PASSING):
        return replace(now, gone_by=False)  # the button has yet to go by the new seat
    if is_free(table, to):
        return now
    if seat.account.owes and not law.change_missed_may_post:
        return owing_waits(table, now, at, to)
    if (
        is_same_place(table, at, to)
        and seat.account.standing is Standing.IN
        and not seat.account.owes
    ):
        return now
    if has_just_paid_big(table, at):
        return replace(now, live_small=True)  # any other seat is nearer the big blind
    if seat.account.live_small or (
        seat.account.must_post and seat.account.standing is Standing.MOVED
    ):
        return now  # what the last move asked for is still to pay
    # A mover who still waits after the last move is as near as before it.
    near = (
        seat.account.near
        if seat.account.standing is Standing.MOVED
        else players_ahead(table, at, at)
    )
    return priced(table, now, near, players_ahead(table, to, at))


def priced(table: Table, now: Account, near: int, far: int) -> Account:
    """The price of going from so near the big blind to so far."""
    law, passed = table.rules.seats, far - near
    if passed < 0 and law.change_toward_blind_costs:
        return replace(moved(now), must_post=True)
    if passed < law.change_players_passed:
        back = now.standing is Standing.MOVED
        return replace(now, standing=Standing.IN, waits=0, near=0, beside=False) if back else now
    if law.change_away_from_blind is AwayFromBlind.WAIT_OR_POST:
        return replace(moved(now), waits=passed, near=near)
    return replace(moved(now), must_post=True)


def owing_waits(table: Table, now: Account, at: int, to: int) -> Account:
    """A player who owes a blind cannot post to be spared the wait, where there is one."""
    law = table.rules.seats
    if law.change_away_from_blind is not AwayFromBlind.WAIT_OR_POST:
        return now
    passed = players_ahead(table, to, at) - players_ahead(table, at, at)
    return replace(now, waits=max(now.waits, passed)) if passed > 0 else now


def is_same_place(table: Table, at: int, to: int) -> bool:
    """Whether a move goes past nobody who is in the game, nor to or past a seat the button or a
    blind has been left at."""
    if table.seats[to] is not None or not table.hands:
        return False
    others = mask_of(a for a, seat in taken_seats(table) if seat.account.standing not in OUTSIDE)
    marks = mask_of(
        {table.places.button, table.places.small, table.places.big, *table.places.little}
        - {NOWHERE}
    )
    ways = (arc(table, at, to), between(table, to, at) | 1 << to)
    return any(not way & (others | marks) for way in ways)


def moved(now: Account) -> Account:
    """Out of the turn of the blinds."""
    return replace(afresh(now), standing=Standing.MOVED, due_small=now.due_small, missed=now.missed)


def is_free(table: Table, to: int) -> bool:
    """In a new game, a seat that no blind has passed yet."""
    free = table.rules.new_players.new_game_free_seat_change
    return free and table.button.new_game and not table.button.passed >> to & 1


# ---- distance --------------------------------------------------------------------------------


def players_ahead(table: Table, to: int, mover: int) -> int:
    """How many others are at the table between the big blind and a seat, playing or not."""
    in_turn, last = who(table), table.places.big
    if table.button.planned:  # it does not go on from where it was
        last = (next_places(table, in_turn).big - 1) % table.n
    here = sum(
        1 << at for at, seat in taken_seats(table) if seat.presence.here and seat.presence.sits_out
    )
    others = (in_turn.regular | in_turn.waiting | here) & ~(1 << mover)
    return (arc(table, last, to) & others).bit_count()


# ---- what was paid before the move -----------------------------------------------------------


def has_just_paid_big(table: Table, at: int) -> bool:
    """The big blind on the last hand, so that the small blind was next."""
    paid = seated(table, at).paid & BOTH_BLINDS
    return (
        had_cards(table, at)
        and at == table.places.big
        and paid == PAID_BIG
        and small_blind(table) > 0
    )


def has_dealt_off(table: Table, at: int) -> bool:
    """Whether a player has just had or paid what lets the blinds pass after a move."""
    if not had_cards(table, at):
        return False
    on_button = at == table.places.button
    both = seated(table, at).paid & BOTH_BLINDS == BOTH_BLINDS
    needs = table.rules.seats.deal_off_needs
    if needs is DealOff.ALL_BLINDS_AND_BUTTON:
        return on_button and both
    just_paid = needs is DealOff.BLINDS_OR_BUTTON and both and at == table.places.small
    return on_button or just_paid


def may_let_pass(table: Table, at: int) -> bool:
    """Whether the blinds may go by a player who dealt off and moved, for nothing."""
    law = table.rules.seats
    seat = seated(table, at)
    if seat.account.owes or not seat.account.dealt_off or not law.deal_off_free_passes:
        return False
    near = law.deal_off_seats is DealOffSeats.ANY
    return near or players_ahead(table, at, at) <= 2


def has_button_to_play(seat: Seat) -> bool:
    """Both blinds paid, and the button of this round still to come."""
    return seat.paid & (BOTH_BLINDS | HAD_BUTTON) == BOTH_BLINDS


def letting_pass(now: Account) -> Account:
    """The blinds go by, and the player comes in behind the button."""
    return replace(
        afresh(now),
        standing=Standing.PASSING,
        entry=EntryChoice.BEHIND,
        due_small=now.due_small,
        missed=now.missed,
    )
