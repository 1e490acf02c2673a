"""What a table is asked, and the order its numbers stand in: ``cell`` and ``throw_row``.

A cell is found by five small numbers and holds five weights; a throw row is found by three and
holds six, for throwing nothing to five cards away. Bots and kernels of the lane find them alike.
"""

from __future__ import annotations

STREETS = ("first", "middle", "last")
STRENGTHS = 8  # each has as many of the hands that are dealt: 7 is the best eighth
OPPONENTS = ("one", "two", "more")
PRICES = ("free", "cheap", "fair", "dear")
POSITIONS = ("early", "late")
WINNERS = ("high", "low")  # what wins the game, or its first half
ACTIONS = ("fold", "call", "least", "pot", "most")  # call is also a check and the bring-in
WHOLE = 100  # the weights of a cell add up to it

FOLD, CALL, LEAST, POT, MOST = range(5)
MOST_THROWN = 5
THROWS = MOST_THROWN + 1

CELLS = len(STREETS) * STRENGTHS * len(OPPONENTS) * len(PRICES) * len(POSITIONS)
WEIGHTS = CELLS * len(ACTIONS)
THROW_ROWS = len(WINNERS) * len(STREETS) * STRENGTHS
THROW_WEIGHTS = THROW_ROWS * THROWS

PLAYS_THE_BOARD = 2  # the most a hand is rated at that is no better than what lies on the board
MOST_STREETS, MOST_WAYS, BOUNDS = 8, 2, STRENGTHS - 1
CLASSES = 13 * 13  # two cards: their ranks, and whether they are suited

# A table for one game as a row of whole numbers, as the lane's kernels read it.
ROW_SECOND_WAY = 0  # the second way to win, by the sheet; -1: there is none
ROW_CLASSES = 1
ROW_BOUNDS = ROW_CLASSES + CLASSES
ROW_WEIGHTS = ROW_BOUNDS + MOST_STREETS * MOST_WAYS * BOUNDS
ROW_THROWS = ROW_WEIGHTS + WEIGHTS
ROW_COLUMNS = ROW_THROWS + THROW_WEIGHTS


def cell(street: int, strength: int, opponents: int, price: int, position: int) -> int:
    """Where the weights of a cell begin."""
    place = street * STRENGTHS + strength
    place = place * len(OPPONENTS) + opponents
    place = place * len(PRICES) + price
    return (place * len(POSITIONS) + position) * len(ACTIONS)


def throw_row(wins: int, street: int, strength: int) -> int:
    """Where the weights of the numbers of cards to throw away begin."""
    return ((wins * len(STREETS) + street) * STRENGTHS + strength) * THROWS
