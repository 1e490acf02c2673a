"""After action, or at the showdown: a hand turns out to have the wrong number of cards."""

from __future__ import annotations

from shuffleup.floor.evidence import a_wrong_count, on_record
from shuffleup.floor.facts import COUNT, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.misdeals.counts import GOES_BACK, bad_count, too_many
from shuffleup.floor.misdeals.misdeal import DEAL_FACTS, in_time
from shuffleup.floor.misdeals.wrong_count import (
    cards_due,
    check_countable,
    found_late,
    live_or_dead,
    shortened,
)
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import Killed
from shuffleup.hand.rulings import HandRuling
from shuffleup.law.points.floor.misdeals import LastCardMissing, MisdealLaw
from shuffleup.law.ruling import Ruling


@kind(
    "wrong-count-found-later",
    "dead hands",
    "After action, or at the showdown, a hand has the wrong number of cards.",
    Fact("seat", SEAT, "Whose hand?"),
    Fact("cards", COUNT, "How many cards has it?"),
    Fact("last-missing", YES, "Is it only the last card that is missing?"),
    *GOES_BACK,
    *DEAL_FACTS,
    known=on_record(a_wrong_count),
)
def wrong_count_found_later(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat, due = facts.seat(), cards_due(hand)
    check_countable(hand, seat)
    held = len(hand.hole[seat])
    has = held if held != due and not facts.has("cards") else facts.count("cards")
    if has == due:
        raise FactError(f"{due} is the number of cards it should have")
    if not has:
        raise FactError("a hand of no cards is no hand")
    if in_time(hand, facts):
        if has > due:
            return too_many(hand, facts, chance, (seat,), has - due)
        named = (MisdealLaw.too_few_cards_dealt,)
        return bad_count(hand, facts, chance, (seat,), named, many=False)
    if has == due - 1 and on_last_stud_card(hand) and facts.yes("last-missing"):
        return last_card_missing(hand, seat)
    return found_late(hand, (seat,), many=has > due, missing=due - has)


def on_last_stud_card(hand: Hand) -> bool:
    return hand.game.stud and hand.street + 1 == len(hand.game.streets)


def last_card_missing(hand: Hand, seat: int) -> HandRuling:
    """A stud hand of six cards."""
    law, named = (
        hand.rules.misdeals.stud_hand_missing_last_card,
        (MisdealLaw.stud_hand_missing_last_card,),
    )
    if law is LastCardMissing.LIVE:
        return Ruling(shortened(hand, seat, 1), grounds=named, says="the hand is live as it is")
    if law is LastCardMissing.DEAD:
        return Ruling((Killed(seat),), grounds=named, says="the hand is dead")
    options = live_or_dead(hand, (seat,), 1)
    return Ruling(grounds=named, options=options, says="without the last card: live or dead")
