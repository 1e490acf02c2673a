"""What a hand does to everyone's account with the blinds: who is in, who missed what, who waits.

``reckoned(table, plan)`` gives one ``Reckoned`` for every seat whose account changes; for an
ordinary hand there is none.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.setup import Forced, Post
from shuffleup.hand.state import seats_in
from shuffleup.law.points.table.seats import DealOffSeats
from shuffleup.table.blinds.account import Account, EntryChoice, Standing, afresh
from shuffleup.table.blinds.button import FOLLOWS, NOWHERE, Places
from shuffleup.table.blinds.in_turn import big_blind, has_blinds, small_blind
from shuffleup.table.blinds.places import is_moving
from shuffleup.table.blinds.plan import Plan, owes_round
from shuffleup.table.events import Reckoned
from shuffleup.table.state import Seat, Table, arc, seated


class Passed(Struct, frozen=True):
    """The seats button and blinds reached or went past on their way to this hand."""

    big: int = 0
    small: int = 0
    button: int = 0
    skipped: int = 0  # with a moving button, seats whose small blind is due after their big one


def reckoned(table: Table, made: Plan) -> list[Reckoned]:
    """How every account stands once this hand is dealt, where that has changed."""
    passed = passed_by(table, made)
    accounts = []
    for at in seats_in(made.who.odd | passed.skipped & made.dealt):
        seat = seated(table, at)
        if made.dealt >> at & 1:
            new = had_a_hand(table, at, dealt_in(table, at, seat, made, passed), made)
        else:
            new = left_out(table, at, seat, passed)
            if new.standing is Standing.MOVED and seat.account.waits and not rests(table):
                new = replace(new, waits=still_to_wait(table, at, seat, made))
        if new != seat.account:
            accounts.append(Reckoned(at, new))
    return accounts


def rests(table: Table) -> bool:
    """In those games of a mix that have no blinds, what is owed stays owed, whoever is dealt in.
    Only the button may go by, and hands that somebody has to wait are counted."""
    return not has_blinds(table) and table.places.big >= 0


def passed_by(table: Table, made: Plan) -> Passed:
    """What button and blinds go past on this hand, as far as its game has them."""
    if not has_blinds(table):
        return button_passed(table, made) if rests(table) else Passed()
    passed = passed_seats(table, made)
    return passed if small_blind(table) else replace(passed, small=0, skipped=0)


def passed_seats(table: Table, made: Plan) -> Passed:
    """From the seats of the last hand to those of this one; none where a hand was fixed."""
    places, last = made.places, table.places
    button = button_passed(table, made)
    if made.buyer >= 0:  # nobody has the blinds: only the button goes on
        return button
    if table.button.is_fixed:
        repair = table.button.planned[0][0].big == FOLLOWS
        return on_repair(table, places) if repair else Passed()
    if not table.hands:
        return from_the_start(table, places)
    small = small_passed(table, made)
    stays = last.big in (NOWHERE, places.big)  # of two, where the other has bought the button
    big = 1 << places.big if stays else arc(table, last.big, places.big)
    skips = places.small != places.button and is_moving(table)
    return Passed(big, small, button.button, small if skips else 0)


def small_passed(table: Table, made: Plan) -> int:
    """The seats the small blind came to."""
    places, last = made.places, table.places
    if made.who.begins:  # the round broke off: whoever was due the small blind has missed it
        return (1 << table.n) - 1
    small = arc(table, last.small, places.small) if min(last.small, places.small) >= 0 else 0
    if places.small == places.button and last.big >= 0:  # two go on: whoever was next missed it
        small |= 1 << last.big
    return small


def button_passed(table: Table, made: Plan) -> Passed:
    """The button alone goes on."""
    last, now = table.places.button, made.places.button
    return Passed(button=arc(table, last, now) if last not in (NOWHERE, now) else 0)


def blinds_of(table: Table, made: Plan) -> Places:
    """Button and blinds as they are noted for the hand. Where somebody buys the button nobody has
    the blinds: they are where they were."""
    if made.buyer < 0:
        return made.places
    return Places(made.places.button, table.places.small, table.places.big, made.places.little)


def on_repair(table: Table, places: Places) -> Passed:
    """A hand that puts others right goes on from its own small blind, whatever was before; a button
    that goes back passes nobody."""
    on = (
        arc(table, table.places.button, places.button)
        if places.button != table.places.button
        else 0
    )
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


def dealt_in(table: Table, at: int, seat: Seat, made: Plan, passed: Passed) -> Account:
    """In the turn of the blinds again, and what was owed is paid; a small blind skipped for a big
    one by a moving button is due on the next hand."""
    old = seat.account
    if rests(table):
        return left_out(table, at, seat, passed)
    if seat.presence.misdealt and old.owes:
        return old
    due = old.due_small and not pays_small(table, at, made)
    due = due or bool(passed.skipped >> at & 1 and pays_big(table, at, made))
    buys = old.entry is EntryChoice.BUY_NEXT
    entry = EntryChoice.BUY if buys else EntryChoice.WAIT
    return Account(entry=entry, due_small=due, buys_next=buys, dealt_off=old.dealt_off)


def had_a_hand(table: Table, at: int, account: Account, made: Plan) -> Account:
    """With a hand, a draw for the button and blinds missed in a row are over and done with. A right
    to let the blinds pass that reaches only seats near them lasts until they come."""
    near_only = table.rules.seats.deal_off_seats is DealOffSeats.DUE_OR_TWO_LEFT
    lasts = account.dealt_off and near_only and at != blinds_of(table, made).big
    return replace(account, drew=False, missed=0, dealt_off=lasts)


def pays_big(table: Table, at: int, made: Plan) -> bool:
    return Post(at, big_blind(table), Forced.BLIND) in made.posts


def pays_small(table: Table, at: int, made: Plan) -> bool:
    amount, kinds = small_blind(table), (Forced.BLIND, Forced.DEAD)
    return any(p.seat == at and p.amount == amount and p.kind in kinds for p in made.posts)


# ---- who is not ------------------------------------------------------------------------------


def left_out(table: Table, at: int, seat: Seat, passed: Passed) -> Account:
    """Blinds and button that go by somebody who is not dealt in."""
    after = LEFT_OUT[seat.account.standing](table, at, seat, passed)
    waits = seat.account.waits
    return replace(after, waits=max(0, waits - 1)) if waits else after


def misses(table: Table, at: int, seat: Seat, passed: Passed) -> Account:
    """A blind that comes to a seat and is not taken is owed, once however often it comes."""
    old = seat.account
    if not is_liable(table, seat):
        return old
    big = old.owes_big or bool(passed.big >> at & 1)
    counted = old.missed + (passed.big >> at & 1)
    if big and seat.chips.busted and table.rules.missed_blinds.busted_player_treated_as_new:
        return replace(afresh(old), standing=Standing.NEW, passes=1, missed=counted)
    small_due = passed.small >> at & 1 and (big or owes_round(seat))
    small = old.owes_small or old.due_small or old.live_small or bool(small_due)
    after = replace(old, owes_big=big, owes_small=small, missed=counted)
    return replace(after, due_small=False, live_small=False)


def is_liable(table: Table, seat: Seat) -> bool:
    """Whether a player who is not there misses blinds."""
    law = table.rules.new_players
    if seat.account.drew and not law.new_game_drawn_player_active:
        return False
    if (
        seat.account.waits
        and seat.account.standing is Standing.IN
        and not (seat.account.beside or seat.account.owes)
    ):
        return False  # the floor gave the player this hand off
    if seat.account.standing is Standing.LOCKED:
        with_chips = seat.stack > 0
        bare = not seat.stack and law.new_game_reserved_seat_misses_blinds
        return table.button.new_game and (with_chips or bare)
    return True


def newcomer_passed(table: Table, at: int, seat: Seat, passed: Passed) -> Account:
    """A new player lets a blind go by: free so many times, and then owed like anybody's."""
    law, old = table.rules.new_players, seat.account
    passes, gone_by = old.passes, old.gone_by
    if passed.big >> at & 1 and not seat.chips.busted:  # a broke player lets nothing pass
        passes += 1
        first_round = table.button.new_game and not table.button.passed >> at & 1
        if first_round and law.new_game_passed_blind_counts_as_missed:
            return owing(at, old, passed)
        if passes > law.free_passes:
            return owing(at, old, passed)
    if passed.button >> at & 1 and (passes or not law.behind_after_blind):
        passes, gone_by = max(passes, 1), True
    return replace(old, passes=passes, gone_by=gone_by)


def lets_pass(table: Table, at: int, seat: Seat, passed: Passed) -> Account:
    """A player who dealt off lets the blinds go by, as often as the book allows."""
    old = seat.account
    passes = old.passes + (passed.big >> at & 1)
    if passes > max(1, table.rules.seats.deal_off_free_passes):
        return owing(at, old, passed)
    gone_by = old.gone_by or bool(passed.button >> at & 1)
    return replace(old, passes=passes, gone_by=gone_by)


def still_to_wait(table: Table, at: int, seat: Seat, made: Plan) -> int:
    """The hands until a player who moved is as near the big blind as before the move."""
    ahead = arc(table, blinds_of(table, made).big, at)
    ahead &= (made.dealt | made.who.waiting) & ~(1 << at)
    return max(0, ahead.bit_count() - seat.account.near)


def moved_on(table: Table, at: int, seat: Seat, passed: Passed) -> Account:
    """A big blind that goes by a player who changed seats is missed."""
    return owing(at, seat.account, passed) if passed.big >> at & 1 else seat.account


def owing(at: int, old: Account, passed: Passed) -> Account:
    """The account of a player whom the big blind went by, and perhaps the small blind too."""
    small = bool(passed.small >> at & 1)
    return replace(afresh(old), owes_big=True, owes_small=small, missed=old.missed + 1)


LEFT_OUT = {
    Standing.IN: misses,
    Standing.LOCKED: misses,
    Standing.NEW: newcomer_passed,
    Standing.PASSING: lets_pass,
    Standing.MOVED: moved_on,
}
