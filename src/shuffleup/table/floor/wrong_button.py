"""The button was in the wrong place: found in time the hand is dealt again, found late the book
lets it stand or gives everybody the places that were skipped."""

from __future__ import annotations

from shuffleup.floor.evidence import PROVED_BY_JUDGE
from shuffleup.floor.facts import FactError, Facts
from shuffleup.floor.kinds import Chance
from shuffleup.floor.misdeals.misdeal import deadline_grounds, in_time, misdeal_or_not
from shuffleup.hand.repairs.primitives import Voided
from shuffleup.hand.state import Hand, next_seat
from shuffleup.law.points.floor.misdeals import MisdealLaw, WrongButton
from shuffleup.law.points.table.button import ButtonLaw, WrongLastButton
from shuffleup.law.ruling import Ruling
from shuffleup.table.blinds.button import FOLLOWS, Places
from shuffleup.table.blinds.in_turn import who
from shuffleup.table.events import Planned
from shuffleup.table.floor.table_kinds import BUTTON_AND_BLINDS, kind
from shuffleup.table.rulings import AnyTableEvent, TableRuling
from shuffleup.table.state import Table


@kind(
    "button-was-wrong",
    BUTTON_AND_BLINDS,
    "The button was in the wrong place on this hand, or on the last one.",
    known=PROVED_BY_JUDGE,
)
def button_was_wrong(table: Table, facts: Facts, chance: Chance) -> TableRuling:
    if table.button.right is None or table.button.right.button == table.places.button:
        raise FactError("the button was where it belongs")
    if table.hand is not None and is_misdeal(table.hand):
        return dealt_again(table.hand)
    if table.rules.button.misplaced_button_previous_hand is WrongLastButton.STANDS:
        says = "accepted: it goes on from where it is"
        return Ruling(grounds=(ButtonLaw.misplaced_button_previous_hand,), says=says)
    return Ruling(
        corrected(table, table.button.right),
        grounds=(ButtonLaw.misplaced_button_previous_hand,),
        says="button and blinds are corrected",
    )


# ---- found in time ---------------------------------------------------------------------------


def is_misdeal(hand: Hand) -> bool:
    """Whether the hand with the wrong button can still be taken back."""
    law = hand.rules.misdeals.wrong_button
    return law is not WrongButton.PLAY_ON and in_time(hand)


def dealt_again(hand: Hand) -> TableRuling:
    """The hand is void, and the next is dealt from the right button."""
    grounds = ("wrong-button", MisdealLaw.wrong_button, *deadline_grounds(hand))
    void = (Voided(),)
    if hand.rules.misdeals.wrong_button is WrongButton.MAY_BE_MISDEAL:
        options = misdeal_or_not(void, ())
        says = "misdeal or not: the button was out of position"
        return Ruling(grounds=grounds, options=options, says=says)
    return Ruling(void, grounds=grounds, says="misdeal: the button was out of position")


# ---- found late ------------------------------------------------------------------------------


def corrected(table: Table, right: Places) -> tuple[AnyTableEvent, ...]:
    """The hands that put it right. If the button went too far, those it skipped, and on after the
    wrong one, so that everybody has each place once; otherwise the right hand, and on from
    there."""
    skipped = skipped_hands(table, right)
    if not skipped:
        return (Planned((Places(right.button, right.small, FOLLOWS),)),)
    return (Planned((*skipped, Places(table.places.small, table.places.big, FOLLOWS))),)


def skipped_hands(table: Table, right: Places) -> list[Places]:
    """The hands between where the button belonged and where it was; none if it did not go too far,
    but stayed or went back."""
    regular = who(table).regular
    hands: list[Places] = []
    button, small, big = right.button, right.small, right.big
    while button != table.places.button:
        hands.append(Places(button, small, FOLLOWS))
        button, small, big = small, big, next_seat(regular, big)
        if 2 * len(hands) > regular.bit_count() or button == table.before.places.button:
            return []
    return [] if table.places.button == table.before.places.button else hands
