"""Hands of a showdown as reports speak of them: who may be meant, and giving up or coming back."""

from __future__ import annotations

from shuffleup.cards import UNKNOWN
from shuffleup.floor.disputes.awards import at_showdown, put_right
from shuffleup.floor.facts import CARDS, Fact, FactError, Facts
from shuffleup.hand import Hand
from shuffleup.hand.events import Event, Mucked, Shown
from shuffleup.hand.judge_cards import bad_cards, on_the_table, same_cards
from shuffleup.hand.pots import contestants
from shuffleup.hand.repairs.primitives import Revived
from shuffleup.hand.state import lies_open

CARDS_IF_UNKNOWN = Fact("cards", CARDS, "Which cards are they?")


def came_to_showdown(hand: Hand, facts: Facts, name: str = "seat") -> int:
    """A seat whose hand was called and came to the showdown."""
    seat = facts.seat(name)
    if not at_showdown(hand):
        raise FactError("the hand has not come to a showdown")
    if seat not in contestants(hand):
        raise FactError(f"seat {seat + 1} did not come to the showdown")
    return seat


def unseen_hand(hand: Hand, facts: Facts, name: str = "seat") -> int:
    """A seat that came to the showdown and has not tabled its hand."""
    seat = came_to_showdown(hand, facts, name)
    if lies_open(hand, seat):
        raise FactError(f"the hand of seat {seat + 1} lies face up")
    if hand.over and seat not in hand.mucked:
        raise FactError(f"the hand of seat {seat + 1} was not given up")
    return seat


def whole_hand(hand: Hand, facts: Facts, seat: int) -> tuple[int, ...]:
    """All cards of a seat; asked for where the record does not have them."""
    held = hand.hole[seat]
    if UNKNOWN not in held:
        return held
    cards = facts.cards("cards")
    bad = bad_cards(hand, cards) or same_cards(hand, seat, cards)
    bad = bad or on_the_table(hand, set(cards) - set(held))
    if bad and bad.refusal:
        raise FactError(bad.refusal.says)
    return cards


def given_up(hand: Hand, seat: int) -> tuple[Event, ...]:
    """The hand is out of it, unless it was given up before."""
    return () if hand.over or seat in hand.mucked else (Mucked(seat),)


def taken_back(hand: Hand, facts: Facts, seat: int) -> tuple[Event, ...]:
    """The hand may be tabled; after the pot was pushed it is, and the chips follow the cards."""
    if hand.over:
        return tabled(hand, facts, seat)
    return (Revived(seat),) if seat in hand.mucked else ()


def tabled(hand: Hand, facts: Facts, seat: int) -> tuple[Event, ...]:
    """The whole hand counts as face up, and a pot that was pushed is divided again."""
    cards = whole_hand(hand, facts, seat)
    back = (Revived(seat),) if seat in hand.mucked else ()
    chips = put_right(hand, {seat: cards}) if hand.over else ()
    return (*back, Shown(seat, cards), *chips)
