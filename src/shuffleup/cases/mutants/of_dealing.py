"""The deal without one of its procedures: the deck, cards to players and board, discards, draws."""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.cards import UNKNOWN
from shuffleup.cases.mutants.swapping import Swap, always, instead_of, nothing
from shuffleup.hand import commands as c
from shuffleup.hand import events as e
from shuffleup.hand.apply import apply
from shuffleup.hand.dealing import (
    _down_card,
    _missing_from_board,
    _up_card,
    deal_around,
    deal_board,
    deal_street,
    dealing_order,
)
from shuffleup.hand.judge import judge_discard
from shuffleup.hand.judge_cards import bad_cards, on_the_table
from shuffleup.hand.proceed import (
    ask_to_discard,
    asks_for_runs,
    begin,
    deal_on,
    open_round,
    run_or_deal,
)
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.state import Hand
from shuffleup.law.ruling import Reason, Ruling

# ---- the deck --------------------------------------------------------------------------------


def any_card_will_do(hand: Hand, cards: object) -> HandRuling | None:
    """A card that is not of this deck is looked at like one nobody knows."""
    if isinstance(cards, tuple | list):
        strange = [type(card) is int and card not in hand.game.cards for card in cards]
        cards = [UNKNOWN if odd else card for odd, card in zip(strange, cards, strict=True)]
    return bad_cards(hand, cards)


def begin_from_the_bottom(hand: Hand) -> bool:
    if not hand.posted:
        apply(hand, e.Shuffled(hand.deck[::-1]))
    return begin(hand)


# ---- cards to players ------------------------------------------------------------------------


def deal_no_cards(which: bool) -> Callable[[Hand, int, bool], None]:
    """No up cards, or no hole cards, are dealt."""

    def deal(hand: Hand, count: int, up: bool) -> None:
        if up is not which:
            deal_around(hand, count, up)

    return deal


def last_seat_first(hand: Hand) -> tuple[int, ...]:
    seats = dealing_order(hand)
    return seats[-1:] + seats[:-1]


# ---- discards and draws ----------------------------------------------------------------------


def discard_any_number(hand: Hand, command: c.Discard) -> HandRuling:
    ruling = judge_discard(hand, command)
    if ruling.refusal is None or ruling.refusal.reason is not Reason.WRONG_NUMBER_OF_CARDS:
        return ruling
    return Ruling((e.Discarded(hand.actor, tuple(command.cards)),))


def no_discard_before(street: str) -> Callable[[Hand], bool]:
    def go_on(hand: Hand) -> bool:
        return run_or_deal(hand) if hand.next_street.name == street else ask_to_discard(hand)

    return go_on


def deal_on_without_draw(hand: Hand) -> bool:
    return deal_street(hand) and open_round(hand)


MUTANTS: dict[str, tuple[Swap, ...]] = {
    "deck": (instead_of(bad_cards, any_card_will_do),),
    "deal": (instead_of(on_the_table, nothing),),
    "top-of-the-deck": (instead_of(begin, begin_from_the_bottom),),
    "deal-clockwise": (instead_of(dealing_order, last_seat_first),),
    "hole-cards": (
        instead_of(deal_around, deal_no_cards(False)),
        instead_of(_down_card, nothing),
    ),
    "up-cards": (
        instead_of(deal_around, deal_no_cards(True)),
        instead_of(_up_card, nothing),
    ),
    "board-cards": (
        instead_of(deal_board, nothing),
        instead_of(_missing_from_board, nothing),
    ),
    "discard": (instead_of(judge_discard, discard_any_number),),
    "discard-before-the-flop": (instead_of(ask_to_discard, no_discard_before("flop")),),
    "discard-before-the-turn": (instead_of(ask_to_discard, no_discard_before("turn")),),
    "draw": (instead_of(deal_on, deal_on_without_draw),),
    "run-it": (instead_of(asks_for_runs, always(False)),),
}
