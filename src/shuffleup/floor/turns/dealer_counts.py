"""What the dealer counts: the cards of a folded hand, and the two the button may get in a row."""

from __future__ import annotations

from shuffleup.floor.evidence import REFUTED, a_wrong_count, on_record
from shuffleup.floor.facts import COUNT, SEAT, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.misdeals.misdeal import check_going_on, misdeal
from shuffleup.floor.report import turned_down
from shuffleup.hand import Hand
from shuffleup.hand.rulings import HandRuling
from shuffleup.law.points.floor.turns import TurnLaw
from shuffleup.law.ruling import Reason, Ruling


@kind(
    "discard-count", "bad cards", "The dealer counted a folded hand and the number is wrong.",
    Fact("seat", SEAT, "Whose hand came back?"),
    Fact("cards", COUNT, "How many cards came back?"), known=on_record(a_wrong_count),
)  # fmt: skip
def discard_count(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    """The dealer counts what comes back; what is done about a wrong number is the floor's."""
    seat = facts.seat()
    check_going_on(hand)
    if hand.live >> seat & 1 or not hand.hole[seat]:
        raise FactError(f"seat {seat + 1} has not folded a hand")
    due, came = len(hand.hole[seat]), facts.count("cards")
    grounds = (TurnLaw.discard_count_check,)
    if not hand.rules.turns.discard_count_check:
        return turned_down(Reason.NOT_DONE_HERE, "nobody counts folded hands here", *grounds)
    if came == due:
        return Ruling(grounds=grounds, says="the number is right: play on")
    return Ruling(grounds=grounds, says=f"{came} came back instead of {due}")


@kind("button-two-cards", "misdeals", "The button was dealt two cards in a row.", known=REFUTED)
def button_two_cards(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    point = TurnLaw.button_may_get_two_cards_running
    check_going_on(hand)
    if hand.game.stud:
        raise FactError("no button is dealt to in stud")
    if hand.rules.turns.button_may_get_two_cards_running:
        return Ruling(grounds=(point,), says="it plays: no misdeal")
    return misdeal(hand, chance, (point,), "the button got two cards in a row")
