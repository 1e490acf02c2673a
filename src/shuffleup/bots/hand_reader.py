"""What a hand is worth in a game, from the tables: ``reader(sheet)`` and its ``look``.

A ``HandReader`` knows which keys name a hand in its game and adds up the rows of the parts of the
pot (high and low). Nothing here is chance: the same cards give the same row.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

from shuffleup.bots.chance_tables import GameTable, Row, StreetTable, game_table, nearest_game
from shuffleup.bots.reading.draw_hands import draw_key
from shuffleup.bots.reading.low_half import eight_key
from shuffleup.bots.reading.on_board import BoardReader
from shuffleup.bots.reading.starting_hands import pair_places, three_card_key, two_card_key
from shuffleup.bots.reading.stud_hands import (
    THREATS,
    high_key,
    high_threat,
    low_key,
    low_threat,
)
from shuffleup.games import Sheet
from shuffleup.strength import RANKINGS

Cards = tuple[int, ...]
Keys = tuple[tuple[str, int], ...]
"""Parts of the pot (``high``, ``low``, ``all``) and the key of the hand for each."""
Name = Callable[[int, Cards, Cards, Cards], Keys]


def naming(sheet: Sheet) -> Name:
    """The function that names hands of this game: street, cards, board, an opponent's open cards.

    On the first street of Omaha there is no key: every two cards have a value of their own."""
    if sheet.has_board:
        return board_names(sheet)
    if sheet.draws:
        return lambda street, cards, board, up: (("all", draw_key(sheet, street, cards)),)
    return stud_names(sheet)


def board_names(sheet: Sheet) -> Name:
    high = BoardReader(sheet, sheet.wins[0])
    split = len(sheet.wins) > 1

    def name(street: int, cards: Cards, board: Cards, up: Cards) -> Keys:
        if not board:
            return (("all", two_card_key(cards) if len(cards) <= 2 else three_card_key(cards)),)
        key = high.key(cards, board)
        if not split:
            return (("all", key),)
        return (("high", key), ("low", eight_key(sheet, cards, board)))

    return name


def stud_names(sheet: Sheet) -> Name:
    ways = [(RANKINGS[way].low, "low" if RANKINGS[way].low else "high") for way in sheet.wins]
    if len(ways) == 1:
        ways = [(ways[0][0], "all")]

    def name(street: int, cards: Cards, board: Cards, up: Cards) -> Keys:
        whole = cards + board  # the last card may be one for all
        return tuple(
            (part, low_key(whole) * THREATS + low_threat(whole, up))
            if low
            else (part, high_key(whole) * THREATS + high_threat(whole, up))
            for low, part in ways
        )

    return name


class HandReader:
    """Hands of one game looked up in its table."""

    def __init__(self, sheet: Sheet, table: GameTable) -> None:
        self.sheet, self.table = sheet, table
        self.name = naming(sheet)

    def street(self, number: int) -> StreetTable:
        return self.table[max(0, min(number, len(self.table) - 1))]

    def look(self, street: int, cards: Cards, board: Cards, up: Cards = ()) -> Row:
        """What such a hand wins, by how good the one opponent's hands are."""
        table = self.street(street)
        if table.pairs and not board:
            return table.row("all", bisect_left(table.bounds, pair_score(table.pairs, cards)))
        parts = [table.row(part, key) for part, key in self.name(street, cards, board, up)]
        if len(parts) == 1:
            return parts[0]
        return tuple(map(sum, zip(*parts, strict=True)))

    def percentile(self, street: int, row: Row, cards: Cards) -> int:
        """How many thousandths of all hands on this street are worse."""
        table = self.street(street)
        share = pair_score(table.pairs, cards) if table.pairs else row[0] + row[1]
        return table.percentile(share)


def pair_score(pairs: tuple[int, ...], cards: Cards) -> int:
    """Omaha before the flop: what every two of the cards promise, on average."""
    places = pair_places(cards)
    return sum([pairs[place] for place in places]) // max(1, len(places))


_READERS: dict[str, HandReader] = {}


def reader(sheet: Sheet) -> HandReader:
    """The reader of a game, made once."""
    found = _READERS.get(sheet.key)
    if found is None or found.sheet is not sheet:
        found = _READERS[sheet.key] = HandReader(sheet, game_table(nearest_game(sheet)))
    return found
