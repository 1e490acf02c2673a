"""The button, the blinds and who owes them, without one of their procedures.

An ordinary hand is planned by a short cut; without one of these rules no hand is ordinary.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.cases.mutants.swapping import Swap, always, instead_of
from shuffleup.hand.setup import Forced, Post
from shuffleup.hand.state import next_seat
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.accounts import Passed, is_liable, passed_seats
from shuffleup.table.blinds.button import NOWHERE, Places
from shuffleup.table.blinds.entry import Posts, is_beside_buyer, owed_posts
from shuffleup.table.blinds.in_turn import Who, is_ready
from shuffleup.table.blinds.places import (
    dead_button,
    from_button,
    moving_button,
    next_button,
    one_hand_on,
    several_moved_on,
)
from shuffleup.table.blinds.plan import Plan, full_plan, is_ordinary_hand, posting_arcs
from shuffleup.table.blinds.round_paid import paid_after
from shuffleup.table.deal.next_hand import before_the_deal
from shuffleup.table.events import Planned
from shuffleup.table.state import Seat, Table

# ---- where button and blinds are -------------------------------------------------------------


def same_button(table: Table, who: Who) -> Places:
    return from_button(table, table.places.button, who)


def several_from_next_button(table: Table, who: Who) -> Places:
    return from_button(table, next_seat(who.regular, table.places.button), who)


def last_seat_is_button(table: Table, places: Places, in_turn: Who) -> Plan:
    made = full_plan(table, places, in_turn)
    made.places = Places(table.n - 1, places.small, places.big)
    return made


def blinds_a_seat_back(table: Table, places: Places, in_turn: Who) -> Plan:
    return full_plan(table, Places(places.button, places.button, places.small), in_turn)


def one_seat_for_each_blind(table: Table, made: Plan) -> tuple[int, int]:
    big, small = (1 << at if at >= 0 else 0 for at in (made.places.big, made.places.small))
    return big, small


# ---- who owes what ---------------------------------------------------------------------------


def free_with_chips(table: Table, seat: Seat) -> bool:
    """A seat kept with chips in it misses nothing."""
    kept = seat.account.standing is Standing.LOCKED and seat.stack > 0
    return is_liable(table, seat) and not kept


def all_posts_dead(table: Table, at: int, seat: Seat) -> Posts:
    return [Post(post.seat, post.amount, Forced.DEAD) for post in owed_posts(table, at, seat)]


def ready_without_chips(table: Table, seat: Seat) -> bool:
    return seat.chips.busted or is_ready(table, seat)


def bought_for_one_hand(table: Table, made: Plan) -> list[object]:
    """The button does not stay with its buyer for the next hand."""
    return [event for event in before_the_deal(table, made) if not isinstance(event, Planned)]


def buyer_has_paid_one_blind(table: Table, made: Plan, blinds: Places) -> tuple[int, ...]:
    return paid_after(table, replace(made, buyer=NOWHERE), blinds)


IN_FULL = instead_of(is_ordinary_hand, always(False))
ONE_EACH = instead_of(posting_arcs, one_seat_for_each_blind)

MUTANTS: dict[str, tuple[Swap, ...]] = {
    "dealer-button": (IN_FULL, instead_of(full_plan, last_seat_is_button)),
    "button-moves": (IN_FULL, instead_of(one_hand_on, same_button)),
    "moving-button": (IN_FULL, ONE_EACH, instead_of(next_button, dead_button)),
    "dead-button": (
        IN_FULL,
        instead_of(next_button, moving_button),
        instead_of(several_moved_on, several_from_next_button),
    ),
    "blind-seats": (IN_FULL, ONE_EACH, instead_of(full_plan, blinds_a_seat_back)),
    "blind-obligations": (IN_FULL, ONE_EACH, instead_of(passed_seats, always(Passed()))),
    "lock-up-with-chips": (IN_FULL, instead_of(is_liable, free_with_chips)),
    "missed-big-blind-is-live": (IN_FULL, instead_of(owed_posts, all_posts_dead)),
    "bought-button-next": (
        IN_FULL,
        instead_of(before_the_deal, bought_for_one_hand),
        instead_of(paid_after, buyer_has_paid_one_blind),
    ),
    "dealt-in-beside-the-buyer": (IN_FULL, instead_of(is_beside_buyer, always(False))),
    "no-chips-no-hand": (IN_FULL, instead_of(is_ready, ready_without_chips)),
}
