"""Which cards are thrown away, once it is said how many: ``thrown`` keeps what is worth most.

Parts of a hand are compared by the first way of winning, with the board if there is one: pairs and
high cards, or low ones of different ranks, or of different suits too. A joker that is kept counts
as an ace, for low as the lowest rank that is lacking. Of equal parts the one is kept that throws
away the cards received first.
"""

from __future__ import annotations

from shuffleup.cards import JOKER
from shuffleup.games import Sheet
from shuffleup.strength import RANKINGS
from shuffleup.strength.wild import lowest_missing

Cards = tuple[int, ...]
PLAIN = {"joker-high": "high", "joker-ace-to-five": "ace-to-five", "eight-or-better": "ace-to-five"}
SOME_ACE = 51


def thrown(sheet: Sheet, hole: Cards, board: Cards, count: int) -> Cards:
    """So many cards of a hand, in the order they were received."""
    if count <= 0:
        return ()
    if count >= len(hole):
        return hole
    best, away = -1, 0
    for places in range(1 << len(hole)):
        if places.bit_count() == count:
            worth = kept_value(sheet, left_of(hole, places), board)
            if worth > best:
                best, away = worth, places
    return left_of(hole, ~away)


def left_of(hole: Cards, places: int) -> Cards:
    """The cards of a hand but for those at these places."""
    return tuple(card for place, card in enumerate(hole) if not places >> place & 1)


def kept_value(sheet: Sheet, kept: Cards, board: Cards) -> int:
    """What a part of a hand is worth."""
    name = PLAIN.get(sheet.wins[0], sheet.wins[0])
    if JOKER in kept:
        stands_for = lowest_missing(kept) if RANKINGS[name].low else SOME_ACE
        kept = tuple(stands_for if card == JOKER else card for card in kept)
    return RANKINGS[name].value(kept + board)
