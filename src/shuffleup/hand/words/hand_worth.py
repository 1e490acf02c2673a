"""What a hand is worth, in words: ``own_words`` of all of it, ``worth`` every way of winning by
itself, ``hand_words`` one of them."""

from __future__ import annotations

from shuffleup.cards import UNKNOWN
from shuffleup.games import Sheet
from shuffleup.strength import RANKINGS, best_of

Cards = tuple[int, ...]
NO_LOW = "no low"
A_BEFORE = ("pair of", "straight", "flush", "full house", "royal")


def hand_words(sheet: Sheet, way: str, hole: Cards, board: Cards) -> str:
    """What a hand is worth, one way of winning: ``a pair of kings, ace kicker``."""
    kind = RANKINGS[way]
    if sheet.two_from_hand and len(board) < 3:
        return ""
    best = best_of(way, hole, board, sheet.two_from_hand)
    return with_article(kind.words(best)) if best else NO_LOW


def worth(sheet: Sheet, hole: Cards, board: Cards) -> tuple[str, ...]:
    """A hand in words, one for each way of winning; none if a card is hidden, and the first way
    alone before there are five cards."""
    if not hole or UNKNOWN in hole:
        return ()
    ways = sheet.wins if len(hole) + len(board) >= 5 else sheet.wins[:1]
    return tuple(hand_words(sheet, way, hole, board) for way in ways)


def best_cards(sheet: Sheet, hole: Cards, board: Cards) -> tuple[Cards, ...]:
    """The cards that play, one way of winning after the other; none if a card is hidden, or before
    there are five."""
    if UNKNOWN in hole or len(hole) + len(board) < 5 or (sheet.two_from_hand and len(board) < 3):
        return ()
    return tuple(best_of(way, hole, board, sheet.two_from_hand) for way in sheet.wins)


def own_words(sheet: Sheet, hole: Cards, board: Cards) -> str:
    """A whole hand in words, both halves where the pot is split; nothing if a card is hidden."""
    said = worth(sheet, hole, board)
    return "; ".join(part for part in said if part and part != NO_LOW)


def with_article(words: str) -> str:
    if words.startswith(A_BEFORE):
        return f"a {words}"
    if words[0].isalnum() and words[1:2] == "-":  # 8-6-4-3-A low, A-2-3-4 badugi
        return f"{'an' if words[0] in '8A' else 'a'} {words}"
    return words
