"""What a hand does to everyone's account with the blinds: who is in, who missed what, who waits.

``reckoned(table, plan)`` gives one ``Reckoned`` for every seat whose account changes; for an
ordinary hand there is none.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.setup import Forced, Post
from shuffleup.law.procedures import enforced
from shuffleup.table.blinds.in_turn import big_blind, has_blinds, small_blind
from shuffleup.table.blinds.places import is_moving
from shuffleup.table.blinds.plan import Plan, owes_round
from shuffleup.table.events import Reckoned
from shuffleup.table.state import (
    FOLLOWS,
    NOWHERE,
    Places,
    Seat,
    Standing,
    Table,
    Way,
    arc,
    is_fixed,
    taken_seats,
)


class Passed(Struct, frozen=True):
    """The seats button and blinds reached or went past on their way to this hand."""

    big: int = 0
    small: int = 0
    button: int = 0


def reckoned(table: Table, made: Plan) -> list[Reckoned]:
    """How every account stands once this hand is dealt."""
    if not has_blinds(table) and table.big >= 0:
        return resting(table, made)
    passed = passed_seats(table, made) if has_blinds(table) else Passed()
    if not small_blind(table):
        passed = Passed(passed.big, 0, passed.button)
    accounts = []
    for at, seat in taken_seats(table):
        if made.dealt >> at & 1:
            new = dealt_in(table, at, seat, made, passed)
        else:
            new = left_out(table, at, seat, passed)
            if new.standing is Standing.MOVED and seat.waits:
                new = replace(new, waits=still_to_wait(table, at, seat, made))
        if new != account(at, seat):
            accounts.append(new)
    return accounts


def resting(table: Table, made: Plan) -> list[Reckoned]:
    """A hand without blinds of a mixed game: what is owed stays owed, whoever is dealt in. Only the
    button may go by, and hands that somebody waits."""
    button = made.places.button
    moved = button != table.button
    passed = Passed(button=arc(table, table.button, button) if moved else 0)
    accounts = ((left_out(table, at, seat, passed), at, seat) for at, seat in taken_seats(table))
    return [new for new, at, seat in accounts if new != account(at, seat)]


def account(at: int, seat: Seat) -> Reckoned:
    """Where a player stands now."""
    return Reckoned(
        at, seat.standing, seat.way, seat.owes_big, seat.owes_small, seat.due_small, seat.passes,
        seat.gone_by, seat.waits, seat.must_post, seat.live_small, seat.buys_next, seat.unposted,
        seat.missed, seat.near,
    )  # fmt: skip


def passed_seats(table: Table, made: Plan) -> Passed:
    """From the seats of the last hand to those of this one; none where a hand was fixed."""
    places = made.places
    if not enforced("blind-obligations"):
        return Passed()
    on = table.button not in (NOWHERE, places.button)
    moved = arc(table, table.button, places.button) if on else 0
    if made.buyer >= 0:  # nobody has the blinds: only the button goes on
        return Passed(button=moved)
    if is_fixed(table):
        repair = table.planned[0][0].big == FOLLOWS
        return on_repair(table, places) if repair else Passed()
    if not table.hands:
        return from_the_start(table, places)
    small = arc(table, table.small, places.small) if min(table.small, places.small) >= 0 else 0
    if places.small == places.button and table.big >= 0:  # two go on: whoever was next missed it
        small |= 1 << table.big
    if made.who.begins:  # the round broke off: whoever was due the small blind has missed it
        small = (1 << table.n) - 1
    stays = table.big in (NOWHERE, places.big)  # of two, where the other has bought the button
    big = 1 << places.big if stays else arc(table, table.big, places.big)
    return Passed(big, small, moved)


def on_repair(table: Table, places: Places) -> Passed:
    """A hand that puts others right goes on from its own small blind, whatever was before; a button
    that goes back passes nobody."""
    on = arc(table, table.button, places.button) if places.button != table.button else 0
    forward = 2 * on.bit_count() <= table.n
    return Passed(arc(table, places.small, places.big), 1 << places.small, on if forward else 0)


def just(places: Places) -> Passed:
    """Only the seats themselves."""
    big, small, button = (
        1 << at if at >= 0 else 0 for at in (places.big, places.small, places.button)
    )
    return Passed(big, small, button)


def from_the_start(table: Table, places: Places) -> Passed:
    """The first hand of a table: the blinds went from the button to their seats."""
    only = just(places)
    if places.small in (places.button, NOWHERE):
        return only
    return Passed(
        arc(table, places.button, places.big),
        arc(table, places.button, places.small),
        only.button,
    )


# ---- who is dealt in -------------------------------------------------------------------------


def dealt_in(table: Table, at: int, seat: Seat, made: Plan, passed: Passed) -> Reckoned:
    """In the turn of the blinds again, and what was owed is paid; a small blind skipped for a big
    one by a moving button is due on the next hand."""
    if seat.misdealt and seat.owes:
        return replace(account(at, seat), unposted=True)
    due = seat.due_small and not pays_small(table, at, made)
    moves_on = table.hands and not is_fixed(table) and made.places.small != made.places.button
    if moves_on and is_moving(table):
        due = due or bool(passed.small >> at & 1 and pays_big(table, at, made))
    buys = seat.way is Way.BUY_NEXT
    way = Way.BUY if buys else Way.WAIT
    return Reckoned(at, Standing.IN, way, due_small=due, buys_next=buys)


def pays_big(table: Table, at: int, made: Plan) -> bool:
    return Post(at, big_blind(table), Forced.BLIND) in made.posts


def pays_small(table: Table, at: int, made: Plan) -> bool:
    amount, kinds = small_blind(table), (Forced.BLIND, Forced.DEAD)
    return any(p.seat == at and p.amount == amount and p.kind in kinds for p in made.posts)


# ---- who is not ------------------------------------------------------------------------------


def left_out(table: Table, at: int, seat: Seat, passed: Passed) -> Reckoned:
    """Blinds and button that go by somebody who is not dealt in."""
    before = account(at, seat)
    rule = LEFT_OUT[seat.standing]
    after = rule(table, at, seat, before, passed)
    return replace(after, waits=max(0, seat.waits - 1)) if seat.waits else after


def misses(table: Table, at: int, seat: Seat, before: Reckoned, passed: Passed) -> Reckoned:
    """A blind that comes to a seat and is not taken is owed, once however often it comes."""
    if not is_liable(table, seat):
        return before
    big = seat.owes_big or bool(passed.big >> at & 1)
    counted = seat.missed + (passed.big >> at & 1)
    if big and seat.busted and table.rules.missed_blinds.busted_player_treated_as_new:
        return Reckoned(at, Standing.NEW, passes=1, missed=counted)
    small_due = passed.small >> at & 1 and (big or owes_round(seat))
    small = seat.owes_small or seat.due_small or seat.live_small or bool(small_due)
    after = replace(before, owes_big=big, owes_small=small, missed=counted)
    return replace(after, due_small=False, live_small=False)


def is_liable(table: Table, seat: Seat) -> bool:
    """Whether a player who is not there misses blinds."""
    law = table.rules.new_players
    if seat.drew and not law.new_game_drawn_player_active:
        return False
    if seat.waits and seat.standing is Standing.IN and not (seat.beside or seat.owes):
        return False  # the floor has given the hand off
    if seat.standing is Standing.LOCKED:
        with_chips = seat.stack > 0 and enforced("lock-up-with-chips")
        bare = not seat.stack and law.new_game_reserved_seat_misses_blinds
        return table.new_game and (with_chips or bare)
    return True


def newcomer_passed(
    table: Table, at: int, seat: Seat, before: Reckoned, passed: Passed
) -> Reckoned:
    """A new player lets a blind go by: free so many times, and then owed like anybody's."""
    law = table.rules.new_players
    passes, gone_by = before.passes, before.gone_by
    if passed.big >> at & 1 and not seat.busted:  # who is broke lets nothing pass
        passes += 1
        first_round = table.new_game and not table.passed >> at & 1
        if first_round and law.new_game_passed_blind_counts_as_missed:
            return owing(before, passed)
        if passes > law.free_passes:
            return owing(before, passed)
    if passed.button >> at & 1 and (passes or not law.behind_after_blind):
        passes, gone_by = max(passes, 1), True
    return replace(before, passes=passes, gone_by=gone_by)


def lets_pass(table: Table, at: int, seat: Seat, before: Reckoned, passed: Passed) -> Reckoned:
    """Who dealt off lets the blinds go by, as often as the book allows."""
    passes = before.passes + (passed.big >> at & 1)
    if passes > max(1, table.rules.seats.deal_off_free_passes):
        return owing(before, passed)
    gone_by = before.gone_by or bool(passed.button >> at & 1)
    return replace(before, passes=passes, gone_by=gone_by)


def still_to_wait(table: Table, at: int, seat: Seat, made: Plan) -> int:
    """The hands until a player who moved is as near the big blind as before the move."""
    last = made.places.big if made.buyer < 0 else table.big
    ahead = arc(table, last, at) & (made.dealt | made.who.waiting) & ~(1 << at)
    return max(0, ahead.bit_count() - seat.near)


def moved_on(table: Table, at: int, seat: Seat, before: Reckoned, passed: Passed) -> Reckoned:
    """A big blind that goes by a player who changed seats is missed."""
    return owing(before, passed) if passed.big >> at & 1 else before


def owing(before: Reckoned, passed: Passed) -> Reckoned:
    """Like anybody whom the big blind went by, and perhaps the small blind with it."""
    small = bool(passed.small >> before.seat & 1)
    return Reckoned(
        before.seat, Standing.IN, owes_big=True, owes_small=small, missed=before.missed + 1
    )


LEFT_OUT = {
    Standing.IN: misses,
    Standing.LOCKED: misses,
    Standing.NEW: newcomer_passed,
    Standing.PASSING: lets_pass,
    Standing.MOVED: moved_on,
}
