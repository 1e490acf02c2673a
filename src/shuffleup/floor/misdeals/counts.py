"""Starting hands with a card too many or too few, and cards that went to the wrong player.

The hand's own record holds the deal as it ought to have been, unless somebody has moved cards in
it; so a card that goes back to where it was due changes nothing there.
"""

from __future__ import annotations

from shuffleup.floor.evidence import REFUTED, a_wrong_count, on_record, wrong_counts
from shuffleup.floor.facts import COUNT, SEAT, SEATS, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.misdeals.misdeal import (
    DEAL_FACTS,
    check_going_on,
    counted_acts,
    in_time,
    misdeal,
)
from shuffleup.floor.misdeals.wrong_count import (
    cards_due,
    check_countable,
    events_of,
    found_late,
    last_dealt,
)
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import STUB_TOP, Moved
from shuffleup.hand.rulings import HandRuling
from shuffleup.law.points.floor.misdeals import ExtraCard, MisdealLaw, OutOfSequence, ShortDeal
from shuffleup.law.ruling import Ruling

FAMILY = "misdeals"
GOES_BACK = (
    Fact("mixed", YES, "Has it been looked at, or mixed with the hand?", default=False),
    Fact("last", YES, "Was it the last card dealt, the one due to be burned?"),
)


@kind(
    "extra-card",
    FAMILY,
    "Somebody was dealt a card too many in the starting hands.",
    Fact("seats", SEATS, "Who has too many cards?"),
    Fact("extra", COUNT, "How many cards too many, in all?", unsaid="one each"),
    *GOES_BACK,
    *DEAL_FACTS,
    known=on_record(wrong_counts),
)
def extra_card(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seats = facts.seats("seats")
    extra = facts.count("extra") if facts.has("extra") else len(seats)
    check_countable(hand, *seats)
    if extra < len(seats) or not seats:
        raise FactError("each of them has at least one card too many")
    if not in_time(hand, facts):
        return found_late(hand, seats, many=True)
    return too_many(hand, facts, chance, seats, extra)


def too_many(
    hand: Hand, facts: Facts, chance: Chance, seats: tuple[int, ...], extra: int
) -> HandRuling:
    """Found in time: one may go back on the deck, more are a misdeal."""
    most = hand.rules.misdeals.extra_cards_count
    if extra >= most:
        return bad_count(hand, facts, chance, seats, (too_many_of(hand),), many=True)
    if not goes_back(hand, facts):
        return one_too_many(hand, facts, chance, seats)
    back = tuple(
        Moved(surplus, seat, STUB_TOP) for seat in seats if (surplus := surplus_of(hand, seat))
    )
    grounds = tuple(dict.fromkeys((MisdealLaw.single_extra_card, too_many_of(hand))))
    return Ruling(events=back, grounds=grounds, says="it goes back and is the burn card")


def one_too_many(hand: Hand, facts: Facts, chance: Chance, seats: tuple[int, ...]) -> HandRuling:
    """One card that can no longer go back: a wrong count like any other, unless the book has said
    of that very card when it does not."""
    goes = hand.rules.misdeals.single_extra_card is ExtraCard.BURN_CARD
    grounds = ("one-card-too-many",) if goes else (MisdealLaw.single_extra_card,)
    return bad_count(hand, facts, chance, seats, grounds, many=True)


def too_many_of(hand: Hand) -> str:
    """The point on several cards too many; a book that lets one go back only where it is the next
    burn has said so of any other number."""
    law = hand.rules.misdeals.single_extra_card
    one = law is ExtraCard.BURN_CARD_IF_NEXT_BURN
    return MisdealLaw.single_extra_card if one else MisdealLaw.extra_cards_count


def goes_back(hand: Hand, facts: Facts) -> bool:
    """Whether one card too many can simply be put back on the deck."""
    law = hand.rules.misdeals.single_extra_card
    if law is ExtraCard.MISDEAL or facts.yes("mixed"):
        return False
    if law is ExtraCard.BURN_CARD_IF_NEXT_BURN:
        return facts.yes("last")
    return not counted_acts(hand, facts)


def surplus_of(hand: Hand, seat: int) -> tuple[int, ...]:
    """Cards the record gives a seat beyond what is due."""
    return hand.hole[seat][cards_due(hand) :]


def bad_count(
    hand: Hand,
    facts: Facts,
    chance: Chance,
    seats: tuple[int, ...],
    grounds: tuple[str, ...],
    *,
    many: bool,
) -> HandRuling:
    """A misdeal by wrong count; if the floor lets it be played, by the law for such hands."""
    how = hand.rules.misdeals.declaration_wrong_count
    named = (*grounds, MisdealLaw.declaration_wrong_count)
    says = "too many cards were dealt" if many else "too few cards were dealt"
    otherwise = events_of(hand, seats, many=many)
    dead = (MisdealLaw.too_many_cards if many else MisdealLaw.too_few_cards,)
    return misdeal(hand, chance, named, says, facts, otherwise=otherwise, mended=dead, how=how)


@kind(
    "too-few-cards",
    FAMILY,
    "Somebody was dealt a card too few in the starting hand.",
    Fact("seat", SEAT, "Who has too few cards?"),
    Fact("missing", COUNT, "How many are missing?", default=1),
    Fact(
        "top-card-due",
        YES,
        "Is the card on top of the deck the one due there?",
        unsaid="if they are dealt to last",
    ),
    *DEAL_FACTS,
    known=on_record(a_wrong_count),
)
def too_few_cards(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat, missing = facts.seat(), facts.count("missing")
    check_countable(hand, seat)
    if not 1 <= missing < cards_due(hand):
        raise FactError(f"a hand here has {cards_due(hand)} cards: {missing} cannot be missing")
    if not in_time(hand, facts):
        return found_late(hand, (seat,), many=False, missing=missing)
    law, named = hand.rules.misdeals.too_few_cards_dealt, (MisdealLaw.too_few_cards_dealt,)
    due_next = law is ShortDeal.MISDEAL_UNLESS_TOP_CARD_DUE and missing == 1
    if due_next and top_card_due(hand, facts, seat):
        return Ruling(events=filled(hand, seat), grounds=named, says="the top card is dealt there")
    return bad_count(hand, facts, chance, (seat,), named, many=False)


def top_card_due(hand: Hand, facts: Facts, seat: int) -> bool:
    """The last player dealt to was due the card now on top, unless somebody says otherwise."""
    if facts.has("top-card-due"):
        return facts.yes("top-card-due")
    return seat == last_dealt(hand)


def filled(hand: Hand, seat: int) -> tuple[Moved, ...]:
    short = cards_due(hand) - len(hand.hole[seat])
    return (Moved(hand.stub[:short], STUB_TOP, seat),) if short > 0 else ()


@kind(
    "card-to-wrong-player",
    FAMILY,
    "A card went to the wrong player, or out of its sequence.",
    Fact("got", SEAT, "Who got it?"),
    Fact("due", SEAT, "Whose card was it?"),
    Fact("seen", YES, "Could the wrong player have seen its face?"),
    Fact("simple", YES, "Can it simply be passed over, with no harm?", default=True),
    *DEAL_FACTS,
    known=REFUTED,
)
def card_to_wrong_player(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    got, due = facts.seat("got"), facts.seat("due")
    check_going_on(hand)
    if got == due:
        raise FactError("it went to the player it was due to")
    law = hand.rules.misdeals.out_of_sequence
    named: tuple[str, ...] = (MisdealLaw.out_of_sequence,)
    may_pass = law is OutOfSequence.PASS_CARD_IF_UNSEEN and in_time(hand, facts)
    if may_pass and not facts.yes("seen") and facts.yes("simple"):
        return Ruling(events=passed(hand, got, due), grounds=named, says="it is passed over")
    how = hand.rules.misdeals.declaration_wrong_count
    named += (MisdealLaw.declaration_wrong_count,)
    return misdeal(hand, chance, named, "a card came out of sequence", facts, how=how)


def passed(hand: Hand, got: int, due: int) -> tuple[Moved, ...]:
    surplus = surplus_of(hand, got)[-1:]
    return (Moved(surplus, got, due),) if surplus else ()
