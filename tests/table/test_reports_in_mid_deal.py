"""A mistake told while the starting cards are still being dealt, as people deal: it is ruled on at
once, as it would be when everybody has cards, and the deal goes on."""

from __future__ import annotations

import pytest

from shuffleup.cards import parse
from shuffleup.floor.senders import DEALER
from shuffleup.hand import no_limit
from shuffleup.hand.commands import Deal
from shuffleup.hand.dealing import wanted
from shuffleup.hand.state import Hand
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.table import Table, act, new_table
from shuffleup.table.apply import apply
from shuffleup.table.blinds.account import BOTH_BLINDS, IN_TURN
from shuffleup.table.events import ButtonStarted, Seated

NAMES = ("Ann", "Bob", "Cy", "Dee")
CARDS = ("2c3c", "4c5c", "6c7c", "8c9c")  # in the order of the deal: Bob, Cy, Dee, Ann


def dealing(book: str, hands: int) -> tuple[Table, Hand]:
    """A hand dealt by people, with the first so many players' cards on the table."""
    table = new_table("holdem", no_limit(1, 2), 4, rules=resolve(rulebook(book)))
    for at, name in enumerate(NAMES):
        apply(table, Seated(at, name, 200, IN_TURN, BOTH_BLINDS))
    apply(table, ButtonStarted(0))
    done(table, "next hand")
    assert table.hand is not None
    for cards in CARDS[:hands]:
        deal(table, cards)
    return table, table.hand


def deal(table: Table, cards: str) -> None:
    assert table.hand is not None
    want = wanted(table.hand)
    assert want is not None
    assert act(table, Deal(want.to, parse(cards)), DEALER).refusal is None


def done(table: Table, words: str) -> str:
    ruling = act(table, words)
    assert ruling.refusal is None, ruling.refusal
    if table.question:
        act(
            table, "supervisor: misdeal" if "misdeal" in ruling.says else f"floor: {ruling.default}"
        )
    return ruling.says


@pytest.mark.parametrize("book", BOOKS)
def test_the_first_card_exposed_ends_the_deal_and_it_begins_again(book: str) -> None:
    table, hand = dealing(book, 1)
    says = done(table, "! down-card-exposed: seat Bob, card 2c, new Kd")
    assert "one of the first cards was exposed" in says
    want = wanted(hand)
    assert want is not None
    assert (want.to, want.count) == (1, 2)  # Bob is dealt to first, once more
    assert not any(hand.hole)


@pytest.mark.parametrize("book", BOOKS)
def test_a_later_card_exposed_is_ruled_as_when_everybody_has_cards(book: str) -> None:
    told = "! down-card-exposed: seat Dee, card 6c, new Kd"
    (early, hand), (late, other) = dealing(book, 3), dealing(book, 4)
    assert done(early, told) == done(late, told)
    deal(early, CARDS[3])
    assert hand.hole == other.hole
    assert hand.actor == other.actor >= 0
    assert hand.mends.aside == other.mends.aside
