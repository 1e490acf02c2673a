"""A hand that is void: the table is as it was before it, so that the next is dealt in its place.

``what_was`` is what the deal is about to change, ``void_hand`` goes back to it. A dealer's error
that made the hand void is used up with it, and a straddle, which was for that hand alone, is taken
back. A hand that was over and paid is taken back whole, until the next one is dealt
(``table.deal.hand_taken_back``).
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.repairs.primitives import Voided
from shuffleup.hand.state import Hand, mask_of
from shuffleup.table.blinds.account import Account
from shuffleup.table.chips.chip_records import Pot
from shuffleup.table.deal.deal_records import Before, Stood
from shuffleup.table.deal.end_hand import HELD, put_in_play, settle_seat
from shuffleup.table.deal.hand_taken_back import take_back
from shuffleup.table.events import HandVoided
from shuffleup.table.mix.rotation import the_stage
from shuffleup.table.state import Table, taken_seats


def what_was(table: Table) -> Before:
    """How the table is before button and blinds are placed for a hand."""
    mixed = table.house.rotation or table.house.choice
    return Before(
        table.places,
        table.button,
        table.deal,
        table.decks,
        table.pot.carried,
        table.kill,
        tuple([Stood(s.since, s.account, s.paid, s.player) if s else None for s in table.seats]),
        table.mix,
        the_stage(table) if mixed else None,
        table.collected.get(HELD, 0),
    )


def is_void(hand: Hand) -> bool:
    """Whether the hand does not count."""
    return hand.mends.mended and any(isinstance(event, Voided) for event in reversed(hand.log))


def void_hand(table: Table, event: HandVoided) -> None:
    """As if it had not been dealt."""
    hand, was = table.hand or table.last, table.before
    assert hand is not None
    if table.hand is None:
        take_back(table, hand)
    else:
        give_back(table, hand)
    restore_accounts(table, hand)
    table.places, table.button = was.places, replace(was.button, misplaced=None)
    table.deal, table.decks = was.deal, was.decks
    # What else lay in the pot for this hand lies there for the next, with what came since.
    since, withheld = table.pot, hand.carried - hand.setup.carried
    table.pot = Pot(
        was.carried + since.carried + withheld, hand.setup.carried - was.carried + since.spare
    )
    if withheld:  # forfeited in this deal: whoever was in it is entitled to the next
        dealt = mask_of(at for at, stack in enumerate(hand.setup.stacks) if stack)
        table.deal = replace(was.deal, dealt=dealt)
    table.hands = event.number - 1
    table.last, table.hand = hand, None


def give_back(table: Table, hand: Hand) -> None:
    """The chips, but for what was withheld; those bought meanwhile are in play."""
    for at, seat in taken_seats(table):
        if hand.setup.stacks[at]:
            withheld = hand.stacks[at] - hand.setup.stacks[at]
            seat.stack += withheld
            settle_seat(seat, hand.setup.stacks[at], withheld)
        put_in_play(seat)


def restore_accounts(table: Table, hand: Hand) -> None:
    """Everyone stands with the blinds as before; a player who was not dealt in may have chosen
    another way in since, or left."""
    for at, seat in taken_seats(table):
        was = table.before.seats[at]
        if was is None or was.since != seat.since:
            continue
        dealt = hand.setup.stacks[at]
        seat.account = was.account if dealt else as_chosen_since(was.account, seat.account)
        seat.paid = was.paid


def as_chosen_since(was: Account, now: Account) -> Account:
    """An account as it was, with the way in that was chosen since."""
    waits = now.waits if now.beside else was.waits
    return replace(was, entry=now.entry, beside=now.beside, waits=waits)
