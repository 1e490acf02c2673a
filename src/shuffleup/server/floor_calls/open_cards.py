"""Which cards somebody who works at a table may speak of: those that lie face up for everybody.

Where the house deals nobody holds a card in their hands. A card that is named in a report and is
not to be seen would be a guess, and its refusal an answer: so it is refused before anybody judges
it, wherever the card lies.
"""

from __future__ import annotations

from typing import Final

from shuffleup.cards import UNKNOWN
from shuffleup.floor.facts import CARD, CARDS, Answers, FactError, numbers
from shuffleup.floor.kinds import AnyKind, Need
from shuffleup.hand import Hand
from shuffleup.hand.view import SPECTATOR
from shuffleup.hand.view import view as view_hand
from shuffleup.table.floor.table_reports import hand_for
from shuffleup.table.state import Table

HIDDEN_CARD: Final = "a card that does not lie face up is told by its place in the hand"


def lying_open(hand: Hand) -> set[int]:
    """The cards of a hand that everybody sees."""
    seen = view_hand(hand, SPECTATOR, hand.version)
    return {card for cards in (*seen.hands, *seen.boards) for card in cards} - {UNKNOWN}


def check_open(table: Table, kind: AnyKind, facts: Answers) -> None:
    """Refuse a card that nobody at the table can see: where it lies is not found out by asking."""
    hand = hand_for(table, kind) if kind.need is Need.HAND else None
    if hand is None or hand.setup.outside:
        return
    told = [facts[fact.name] for fact in kind.facts if is_of_cards(fact.kind, fact.name, facts)]
    lying = lying_open(hand) if told else set[int]()
    if any(not set(numbers(cards)) <= lying for cards in told):
        raise FactError(HIDDEN_CARD)


def is_of_cards(kind: str, name: str, facts: Answers) -> bool:
    return kind in (CARD, CARDS) and name in facts
