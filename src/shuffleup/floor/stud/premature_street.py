"""Stud cards dealt before the betting was over: removed with the rest of the round, or shuffled in.

A last down card its player has seen may be kept instead, at the price of not raising.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import UNKNOWN
from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import COUNT, SEATS, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.stud.street_dealt import check_betting, last_street, tried
from shuffleup.hand import Hand
from shuffleup.hand.dealing import burn_due, burned_ahead, dealing_order
from shuffleup.hand.repairs.primitives import (
    ASIDE,
    BURNS,
    STUB_TOP,
    Exposed,
    Limited,
    Moved,
    Restacked,
)
from shuffleup.hand.rulings import HandEvent, HandRuling
from shuffleup.law.points.floor.stud_errors import (
    EarlyLastCard,
    ExtraCards,
    PrematureCards,
    StudErrorLaw,
)
from shuffleup.law.ruling import Ruling

SEEN = Fact("seen", SEATS, "Whose last down card was looked at or mixed in?", default=())


class EarlyStreet(Struct, frozen=True):
    """What came too early: the burn, each card with its seat, and how many were still to come."""

    burn: tuple[int, ...]
    dealt: tuple[tuple[int, int], ...]  # (seat, card)
    active: int

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple(card for _, card in self.dealt)


@kind(
    "stud-premature-card",
    "stud",
    "Stud cards of the next street came before the betting was over.",
    Fact("dealt", COUNT, "How many players had been dealt a card?"),
    SEEN,
    known=REFUTED,
)
def stud_premature_card(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_betting(hand)
    early = early_cards(hand, facts.count("dealt"))
    return ruled_early(hand, early, facts.seats("seen"), chance)


def ruled_early(
    hand: Hand, early: EarlyStreet, seen: tuple[int, ...], chance: Chance
) -> HandRuling:
    """What the book does with cards that came early; ``seen`` have looked at a last down card."""
    law = hand.rules.stud_errors
    kept = kept_cards(hand, early, seen)
    taken = tuple((seat, card) for seat, card in early.dealt if (seat, card) not in kept)
    events: list[HandEvent] = []
    for seat, card in kept:
        events += [Moved((card,), STUB_TOP, seat), no_raise(seat)]
    events += burn_events(hand, early)
    if law.premature_cards is PrematureCards.REMOVED_WITH_THE_ROUND:
        events += removed(hand, early, tuple(card for _, card in taken))
        says = "the early cards are out of play, with the rest of that round"
    else:
        events += shuffled_back(hand, events, tuple(card for _, card in taken), chance)
        says = "the early cards are shuffled back into the stub"
    grounds: list[str] = [
        StudErrorLaw.premature_cards,
        StudErrorLaw.premature_extra_cards,
        StudErrorLaw.premature_new_burn,
    ]
    if hand.next_street.down:
        grounds.append(StudErrorLaw.premature_last_card_seen)
    if kept:
        says += "; a last card that was seen is kept, and its player may not raise"
    return Ruling(tuple(events), grounds=tuple(grounds), says=says)


def no_raise(seat: int) -> Limited:
    grounds = (StudErrorLaw.premature_last_card_seen,)
    return Limited(seat, ("fold", "check", "call"), all_round=True, grounds=grounds)


def early_cards(hand: Hand, count: int) -> EarlyStreet:
    """The burn and the first cards of the coming street, off the top of the stub."""
    if last_street(hand):
        raise FactError("no cards are to come")
    street, seats = hand.next_street, dealing_order(hand)
    if not 1 <= count <= len(seats):
        raise FactError(f"from 1 to {len(seats)} players can have been dealt a card, not {count}")
    burns = burn_due(hand, street) and not (hand.mended and burned_ahead(hand, street))
    if len(hand.stub) < burns + count:
        raise FactError("the stub does not hold so many cards")
    cards = hand.stub[burns : burns + count]
    return EarlyStreet(hand.stub[:burns], tuple(zip(seats, cards, strict=False)), len(seats))


def kept_cards(
    hand: Hand, early: EarlyStreet, seen: tuple[int, ...]
) -> tuple[tuple[int, int], ...]:
    """Last down cards that stay with their players, because they saw them or mixed them in."""
    final = hand.street + 2 == len(hand.game.streets) and bool(hand.next_street.down)
    seats = seen if final else ()
    for seat in seats:
        if seat not in dict(early.dealt):
            raise FactError(f"seat {seat + 1} had not been dealt a card")
    if hand.rules.stud_errors.premature_last_card_seen is EarlyLastCard.REPLACED:
        return ()
    return tuple((seat, card) for seat, card in early.dealt if seat in seats)


def burn_events(hand: Hand, early: EarlyStreet) -> list[HandEvent]:
    """The burn made too early counts, or goes with the removed cards and one is burned again."""
    if not early.burn:
        return []
    again = hand.rules.stud_errors.premature_new_burn
    return [Moved(early.burn, STUB_TOP, ASIDE if again else BURNS)]


def removed(hand: Hand, early: EarlyStreet, taken: tuple[int, ...]) -> list[HandEvent]:
    """The early cards, and as many more as the book says, are out of play; they are mixed in again
    only if the deck runs short and the book says so."""
    whole = hand.rules.stud_errors.premature_extra_cards is ExtraCards.EVERY_ACTIVE_PLAYER
    more = early.active if whole else early.active - len(early.dealt)
    top = len(early.burn) + len(early.dealt)
    events: list[HandEvent] = []
    if taken:
        events.append(Moved(taken, STUB_TOP, ASIDE, up=bool(hand.next_street.up)))
    extra = hand.stub[top : top + more]
    return [*events, Moved(extra, STUB_TOP, ASIDE)] if extra else events


def shuffled_back(
    hand: Hand, before: list[HandEvent], taken: tuple[int, ...], chance: Chance
) -> list[HandEvent]:
    """Stub and early cards shuffled; burns and discards stay out."""
    stub = tried(hand, before).stub
    seen = hand.next_street.up and UNKNOWN not in taken
    shown: list[HandEvent] = [Exposed(-1, taken)] if seen else []
    return [*shown, Restacked(chance.shuffled(stub))]
