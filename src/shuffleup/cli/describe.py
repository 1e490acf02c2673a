"""Games and hands in a newcomer's words, read off the game's sheet.

``describe`` is a game in one line, ``what_wins`` its goal, ``table_title`` what the sign at the
table says. What a hand is worth is told by ``hand.words.hand_worth``.
"""

from __future__ import annotations

from shuffleup.games import Opening, Sheet, Street
from shuffleup.hand import Stakes
from shuffleup.hand.words.hand_picture import title
from shuffleup.strength import RANKINGS

WAYS = {
    "high": "the best high hand",
    "short-high": "the best high hand, a flush above a full house",
    "joker-high": "the best high hand, the joker helping out",
    "ace-to-five": "the lowest hand, aces low",
    "joker-ace-to-five": "the lowest hand, aces low, with a joker",
    "deuce-to-seven": "the lowest hand, aces high, no straights or flushes",
    "badugi": "four low cards of four suits",
    "eight-or-better": "the lowest hand of eight or better",
}
COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven")


def draw_title(street: Street) -> str:
    """``First draw``; ``The draw`` where the street is named for what comes after it."""
    return street.name.removeprefix("after ").capitalize()


def discard_title(street: Street) -> str:
    """``Before the turn each throws one card away``."""
    cards = f"{COUNTS[street.discard]} card{'' if street.discard == 1 else 's'}"
    return f"Before the {street.name} each throws {cards} away"


def what_wins(sheet: Sheet) -> str:
    """``the best high hand``, or both halves of a split pot."""
    if len(sheet.wins) == 1:
        return WAYS[sheet.wins[0]]
    high, low = (WAYS[way].removeprefix("the ") for way in sheet.wins)
    return f"the pot is split: {high}, and {low}"


def describe(sheet: Sheet) -> str:
    """The game in one line: what is dealt, and what wins."""
    return f"{_dealt(sheet)}; {what_wins(sheet)}"


def _dealt(sheet: Sheet) -> str:
    down = sum(street.down for street in sheet.streets)
    up = sum(street.up for street in sheet.streets)
    draws = sum(1 for street in sheet.streets if street.draw)
    discard = next((street for street in sheet.streets if street.discard), None)
    if sheet.has_board:
        said = f"{COUNTS[down]} cards of your own, five on the board"
        if sheet.two_from_hand:
            said += ", two and three of them play"
        if discard:
            said += f"; {COUNTS[discard.discard]} thrown away before the {discard.name}"
        return said
    if up:
        return f"{COUNTS[down + up]} cards each, {COUNTS[up]} of them face up"
    said = f"{COUNTS[down]} cards each, {COUNTS[draws]} draw{'s' if draws > 1 else ''}"
    return f"{said}, jacks or better to open" if sheet.opening is Opening.OPENERS else said


def brief(sheet: Sheet) -> str:
    """The game in forty letters: ``4 own, 5 shared; high-low split``."""
    down = sum(street.down for street in sheet.streets)
    up = sum(street.up for street in sheet.streets)
    draws = sum(1 for street in sheet.streets if street.draw)
    if sheet.has_board:
        dealt = f"{down} own, 5 shared"
    elif up:
        dealt = f"{down + up} cards, {up} face up"
    else:
        dealt = f"{down} cards, {draws} draw{'s' if draws > 1 else ''}"
    if len(sheet.wins) > 1:
        return f"{dealt}; high-low split"
    if sheet.wins[0] == "badugi":
        return f"{dealt}; low cards, 4 suits"
    return f"{dealt}; {'low' if RANKINGS[sheet.wins[0]].low else 'high'} wins"


def table_title(sheet: Sheet, stakes: Stakes) -> str:
    """``No-limit Hold'em 1/2``; what the stakes say beyond the amounts comes after."""
    return title(sheet, stakes)
