"""What a shown hand is worth in the words of PokerStars: ``a pair of Aces``, ``Lo: 8,6,4,3,A``.

``described(hand, cards, board)`` reads nothing but the cards it is given, so it can tell no more
than was shown; a hand of which only a part was shown is not described at all.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.cards import RANK_NAMES, UNKNOWN
from shuffleup.games import Sheet, values
from shuffleup.strength import RANKINGS, category
from shuffleup.strength.scale import (
    ALL_RANKS,
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    LOW_TOP,
    MAIN_SHIFT,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
)
from shuffleup.strength.wording import plural

Cards = tuple[int, ...]
Ranks = list[str]

NAMES = tuple([name.title() for name in RANK_NAMES])
ACE_LOW = (NAMES[-1], *NAMES[:-1])
SHORT_ORDER = {FLUSH: FULL_HOUSE, FULL_HOUSE: FLUSH}
TOP_OF_SHORT_WHEEL = RANK_NAMES.index("nine")


def described(game: Sheet, cards: Cards, board: Cards) -> str:
    """``two pair, Kings and Fours``, ``HI: …; LO: …``; "" where not all cards are known."""
    if not is_whole(game, cards, board):
        return ""
    said = {way: of_way(game, way, cards, board) for way in game.wins}
    if len(game.wins) == 1:
        return said[game.wins[0]]
    high, low = [said[way].removeprefix("Lo: ") for way in game.wins]
    return f"HI: {high}" + (f"; LO: {low}" if low else "")


def is_whole(game: Sheet, cards: Cards, board: Cards) -> bool:
    if UNKNOWN in cards or UNKNOWN in board:
        return False
    if game.stud:  # the last card may be one for all
        return len(cards) + len(board) == game.hand_size
    return len(cards) == game.hand_size and len(board) == sum(s.board for s in game.streets)


def of_way(game: Sheet, way: str, cards: Cards, board: Cards) -> str:
    """One way of winning; "" for a low that does not qualify."""
    value = values(game, way, [cards], board)[0]
    if way == "badugi":
        first, _, last = RANKINGS[way].read(value).partition(" ")
        whole = last == "badugi"
        return f"Badugi: {comma(first)}" if whole else f"{first} Badugi: {comma(last)}"
    if not RANKINGS[way].low:
        return high(value, NAMES, short=way == "short-high")
    if not value:
        return ""
    badness = LOW_TOP - value
    if category(badness) == HIGH_CARD:
        return f"Lo: {comma(RANKINGS[way].read(value).removesuffix(' low'))}"
    return f"Lo: {high(badness, ACE_LOW if RANKINGS[way].ace_low else NAMES)}"


def comma(dashed: str) -> str:
    return dashed.replace("-", ",")


def high(value: int, names: tuple[str, ...], short: bool = False) -> str:
    """A high value; ``names`` are those of the ranks from the lowest bit up."""
    kind = category(value)
    kind = SHORT_ORDER.get(kind, kind) if short else kind
    rest = value & ALL_RANKS
    if kind in (STRAIGHT, STRAIGHT_FLUSH):
        return straight(kind, rest.bit_length() - 1, names, short)
    return SAID[kind](named(value >> MAIN_SHIFT & ALL_RANKS, names), named(rest, names))


def straight(kind: int, top: int, names: tuple[str, ...], short: bool) -> str:
    if kind == STRAIGHT_FLUSH and names[top] == "Ace":
        return "a Royal Flush"
    wheel = top == TOP_OF_SHORT_WHEEL if short else top == 3
    low = "Ace" if wheel else names[top - 4]
    return f"a straight{' flush' if kind == STRAIGHT_FLUSH else ''}, {low} to {names[top]}"


def named(bits: int, names: tuple[str, ...]) -> Ranks:
    """The ranks' names, highest first."""
    return [names[rank] for rank in range(12, -1, -1) if bits >> rank & 1]


SAID: dict[int, Callable[[Ranks, Ranks], str]] = {
    HIGH_CARD: lambda main, rest: f"high card {rest[0]}",
    PAIR: lambda main, rest: f"a pair of {plural(main[0])}",
    TWO_PAIR: lambda main, rest: f"two pair, {plural(main[0])} and {plural(main[1])}",
    TRIPS: lambda main, rest: f"three of a kind, {plural(main[0])}",
    FLUSH: lambda main, rest: f"a flush, {rest[0]} high",
    FULL_HOUSE: lambda main, rest: f"a full house, {plural(main[0])} full of {plural(rest[0])}",
    QUADS: lambda main, rest: f"four of a kind, {plural(main[0])}",
}
