"""A hand that is void: the table is as it was before it, so that the next is dealt in its place.

``remember`` notes what the deal is about to change, ``note_account`` an account before it changes;
``void_hand`` goes back to both. A dealer's error that made the hand void is used up with it, and a
straddle, which was for that hand alone, is taken back.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.repairs.primitives import Voided
from shuffleup.hand.state import Hand
from shuffleup.table.blinds.accounts import account
from shuffleup.table.deal.end_hand import settle_seat
from shuffleup.table.events import HandVoided, Reckoned
from shuffleup.table.state import Before, Places, Seat, Table, is_plain, seated, taken_seats

NOTHING = (0, False)


def remember(table: Table) -> None:
    """How the table is before button and blinds are placed for a hand."""
    table.before = Before(
        Places(table.button, table.small, table.big, table.little),
        table.planned,
        table.right,
        table.frozen,
        table.passed,
        table.carried,
        table.deck,
        table.last_dealt,
        table.posts,
        tuple([(s.paid, s.dealt_off) if s is not None else NOTHING for s in table.seats]),
        sum(1 << at for at, seat in taken_seats(table) if seat.drew) if table.new_game else 0,
    )
    table.accounts = ()


def note_account(table: Table, at: int) -> None:
    """An account that is about to change, and whose it is."""
    seat = seated(table, at)
    table.accounts += ((seat.player, account(at, seat), seat.arrival, seat.beside),)


def is_void(hand: Hand) -> bool:
    """Whether the hand does not count."""
    return hand.mended and any(isinstance(event, Voided) for event in reversed(hand.log))


def void_hand(table: Table, event: HandVoided) -> None:
    """As if it had not been dealt."""
    hand = table.hand
    assert hand is not None
    give_back(table, hand)
    restore_accounts(table, hand)
    for _, seat in taken_seats(table):
        seat.plain = is_plain(seat)
    was = table.before
    table.button, table.small, table.big = was.places.button, was.places.small, was.places.big
    table.little = was.places.little
    table.planned, table.right, table.frozen = was.planned, was.right, was.frozen
    table.passed, table.deck, table.posts = was.passed, was.deck, was.posts
    table.last_dealt = was.last_dealt
    # What else lay in the pot for this hand lies there for the next.
    table.carried, table.spare = was.carried, hand.carried - was.carried
    table.hands = event.number - 1
    table.last, table.hand = hand, None


def give_back(table: Table, hand: Hand) -> None:
    """The chips, but for what was withheld; those bought meanwhile are in play."""
    for at, seat in taken_seats(table):
        if hand.setup.stacks[at]:
            withheld = hand.stacks[at] - hand.setup.stacks[at]
            seat.stack += withheld
            settle_seat(table, at, withheld)
        seat.stack += seat.bought
        seat.bought = 0


def restore_accounts(table: Table, hand: Hand) -> None:
    """Everyone stands with the blinds as before; who was not dealt in may have thought again about
    the way in, and may have left."""
    was = table.before
    for player, old, arrival, beside in reversed(table.accounts):
        seat = table.seats[old.seat]
        if seat is not None and seat.player == player:
            dealt = hand.setup.stacks[old.seat]
            write_account(seat, old if dealt else replace(old, way=seat.way))
            seat.arrival, seat.beside = arrival, beside
    table.accounts = ()
    for at, seat in taken_seats(table):
        if hand.setup.stacks[at]:
            seat.paid, seat.dealt_off = was.paid[at]
            seat.drew = bool(was.drew >> at & 1)


def write_account(seat: Seat, event: Reckoned) -> None:
    """An account as an event tells it."""
    seat.standing, seat.way = event.standing, event.way
    seat.owes_big, seat.owes_small = event.owes_big, event.owes_small
    seat.due_small, seat.passes, seat.gone_by = event.due_small, event.passes, event.gone_by
    seat.waits, seat.must_post, seat.live_small = event.waits, event.must_post, event.live_small
    seat.buys_next, seat.unposted, seat.missed = event.buys_next, event.unposted, event.missed
    seat.near = event.near
