"""Judging what is said about cards: by a dealer outside, at a discard, at the showdown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from shuffleup.cards import TEXT, UNKNOWN
from shuffleup.hand import commands as c
from shuffleup.hand.dealing import TO_BOARD, TO_BURN, Wanted, burn_due, known_cards, wanted
from shuffleup.hand.events import Boarded, Burned, Dealt, Hunted
from shuffleup.hand.refusals import refuse, said, seat_said
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.state import Hand
from shuffleup.law.points.hand.showdown import ShowdownLaw
from shuffleup.law.ruling import Reason, Ruling


def bad_cards(hand: Hand, cards: object) -> HandRuling | None:
    """Why these are not cards of this deck, or two of them the same; None if they are fine."""
    if not isinstance(cards, tuple | list):
        return refuse(Reason.NOT_A_CARD, f"{said(cards)} is not a list of cards")
    deck = hand.game.card_set
    for card in cards:
        if type(card) is not int or (card not in deck and card != UNKNOWN):
            says = f"{name(card)} is not a card of this deck"
            return refuse(Reason.NOT_A_CARD, says)
    known = [card for card in cards if card != UNKNOWN]
    if len(set(known)) < len(known):
        return refuse(Reason.DUPLICATE_CARD, "the same card is named twice")
    return None


def on_the_table(hand: Hand, cards: Iterable[int]) -> HandRuling | None:
    """Why a card cannot come from the stub: it lies elsewhere already. Never asked for a player's
    command on a hand with a deck, or the answer would tell where unseen cards are."""
    known = known_cards(hand)
    for card in cards:
        if card in known:
            return refuse(Reason.DUPLICATE_CARD, f"{name(card)} is already on the table")
    return None


def name(card: object) -> str:
    return TEXT[card] if type(card) is int and 0 <= card < len(TEXT) else said(card)


def same_cards(hand: Hand, seat: int, cards: tuple[int, ...]) -> HandRuling | None:
    """A hand tabled must be the hand dealt, as far as it is known."""
    held = hand.hole[seat]
    if is_part(hand, seat, cards):
        return None
    if UNKNOWN in cards:
        says = "all cards must be shown to win a part of the pot"
        return refuse(Reason.MUST_SHOW, says, ShowdownLaw.all_cards_shown_to_win)
    if len(cards) != len(held):
        says = f"the hand has {len(held)} cards, not {len(cards)}"
        return refuse(Reason.WRONG_NUMBER_OF_CARDS, says, ShowdownLaw.all_cards_shown_to_win)
    missing = {card for card in held if card != UNKNOWN} - set(cards)
    if missing:
        return refuse(Reason.NOT_YOUR_CARD, "those are not the cards this hand was dealt", "deal")
    return None


def is_part(hand: Hand, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether these are some cards of a known hand, where a house lets a player show no more."""
    held = hand.hole[seat]
    if hand.rules.showdown.all_cards_shown_to_win or UNKNOWN in held:
        return False
    return 0 < len(cards) < len(held) and set(cards) <= set(held)


def as_tabled(hand: Hand, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The hand as it lies there: what was shown now or lay face up before, the rest face down."""
    held = hand.hole[seat]
    if UNKNOWN in held:
        return tuple(cards)
    up = (*cards, *hand.up[seat], *hand.tabled[seat], *hand.mends.seen.get(seat, ()))
    return tuple(card if card in up else UNKNOWN for card in held)


# ---- a dealer outside ------------------------------------------------------------------------


def judge_deal(hand: Hand, command: c.Deal) -> HandRuling:
    want = wanted(hand) if hand.setup.outside else None
    seat = getattr(command, "seat", None)
    cards = getattr(command, "cards", ())
    if want is None or want.to < 0 or want.to != seat:
        if type(seat) is int and 0 <= seat < hand.n:
            return not_wanted(hand, want, hand.who(seat))
        return not_wanted(hand, want, f"seat {seat_said(seat)}")
    bad = bad_count(want, cards) or bad_from_stub(hand, cards)
    return bad or Ruling((Dealt(want.to, tuple(cards), want.up),))


def judge_board(hand: Hand, command: c.Board) -> HandRuling:
    want = wanted(hand) if hand.setup.outside else None
    if want is None or want.to != TO_BOARD:
        return not_wanted(hand, want, "the board")
    cards = getattr(command, "cards", ())
    bad = bad_count(want, cards) or bad_from_stub(hand, cards)
    return bad or Ruling((Boarded(tuple(cards), want.run),))


def judge_burn(hand: Hand, command: c.Burn) -> HandRuling:
    want = wanted(hand) if hand.setup.outside else None
    if want is None or want.to != TO_BURN:
        return not_wanted(hand, want, "a burn")
    card = getattr(command, "card", UNKNOWN)
    bad = bad_from_stub(hand, (card,))
    return bad or Ruling((Burned(card),))


def not_wanted(hand: Hand, want: Wanted | None, what: str) -> HandRuling:
    if hand.over:
        return refuse(Reason.HAND_IS_OVER, "the hand is over")
    if want is None:
        return refuse(Reason.NOT_ASKED_FOR, "no cards are wanted now")
    places = {TO_BOARD: "the board", TO_BURN: "a burn"}
    place = places.get(want.to) or hand.who(want.to)
    return refuse(Reason.NOT_ASKED_FOR, f"the next cards are for {place}, not {what}")


def bad_count(want: Wanted, cards: object) -> HandRuling | None:
    if isinstance(cards, tuple | list) and len(cards) != want.count:
        says = f"{want.count} cards are wanted, not {len(cards)}"
        return refuse(Reason.WRONG_NUMBER_OF_CARDS, says, "deal")
    return None


def bad_from_stub(hand: Hand, cards: tuple[int, ...]) -> HandRuling | None:
    return bad_cards(hand, cards) or on_the_table(hand, cards)


def judge_hunt(hand: Hand, command: c.Hunt) -> HandRuling:
    """Rabbit hunting: the rest of the board, for someone who was in the hand, once it is over."""
    seat = getattr(command, "seat", None)
    if type(seat) is not int or not 0 <= seat < hand.n or not hand.setup.stacks[seat]:
        return refuse(Reason.NO_SUCH_SEAT, f"there is no seat {seat_said(seat)} in this hand")
    if not hand.over:
        return refuse(Reason.NOT_ASKED_FOR, "the hand is not over")
    if not hand.rules.showdown.rabbit_hunting:
        says = "cards that did not come are not shown"
        return refuse(Reason.NO_RABBIT_HUNTING, says, ShowdownLaw.rabbit_hunting)
    return Ruling((Hunted(seat, rest_of_board(hand)),))


def rest_of_board(hand: Hand) -> tuple[int, ...]:
    """The community cards that were still to come, the burns left out."""
    at = hand.top
    cards: list[int] = []
    for street in hand.game.streets[hand.street + 1 :]:
        at += burn_due(hand, street)
        cards += hand.deck[at : at + street.board]
        at += street.board
    return tuple(cards)


# Any, because each function takes the one command it stands beside.
JUDGE_DEALER: dict[type, Callable[[Hand, Any], HandRuling]] = {
    c.Deal: judge_deal,
    c.Board: judge_board,
    c.Burn: judge_burn,
    c.Hunt: judge_hunt,
}
