"""What a given hand is worth against players of the lane: ``given_hand(session, cards, …)``.

    session = LaneSession(lane_game("holdem", no_limit(1, 2)), 200, ("caller", "tight-table"))
    given_hand(session, parse("AhKd"), hands=100_000, seed=1).net

Seat 0 of the session holds the cards and plays as the session has it; the button goes round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from shuffleup.cards import TEXT, Seed
from shuffleup.games import Sheet
from shuffleup.lane.kernels.playing import given_deals as kernel
from shuffleup.lane.kernels.playing.counted_hands import MARKS
from shuffleup.lane.lane_game import LaneError, LaneGame
from shuffleup.lane.lane_law import BURN_BEFORE_EACH_ROUND
from shuffleup.lane.lane_tables import LaneTables
from shuffleup.lane.whole_hands import MOST_SUM, NO_DICE, USUAL_POSTS, LaneSession, by_parts


@dataclass(frozen=True, slots=True)
class GivenResult:
    """What came of it, on average over the hands; an error is one standard error."""

    hands: int
    net: float  # chips a hand
    net_error: float
    share: float  # of the pot that was pushed
    share_error: float
    ahead: float  # of the hands, those it came out ahead
    folded: float
    shown_down: float


def given_hand(
    session: LaneSession, cards: Sequence[int], board: Sequence[int] = (),
    *, hands: int = 100_000, seed: Seed = 0,
) -> GivenResult:  # fmt: skip
    """So many hands with these cards in seat 0 and this on the board; the same seed deals the
    same ones."""
    if type(hands) is not int or not 2 <= hands <= MOST_SUM:
        raise LaneError(f"at least two hands tell something, not {hands!r}")
    game = session.game
    check_cards(game.sheet, cards, board)
    if not session.stacks.all():  # it gets no cards, and the given ones would lie elsewhere
        raise LaneError(f"stacks: seat {session.stacks.tolist().index(0) + 1} has no chips")
    tables = LaneTables(game, 1, session.seats, seed)
    places = board_places(game, session.seats)[: len(board)]
    sums = np.zeros(kernel.GIVEN_SUMS, np.float64)
    row = game.row, tables.worths, tables.numbers[0], tables.cards[0], USUAL_POSTS
    for some in by_parts(hands):
        kernel.play_given(
            *row, some, session.stacks, session.strategies, session.table_rows,
            np.array([*cards], np.int64), burns(game, 0), np.array([*board], np.int64),
            np.array(places, np.int64), NO_DICE, np.zeros(MARKS, np.int64), sums,
        )  # fmt: skip
    net, net_squared, share, share_squared, ahead, folded, shown = (sums / hands).tolist()
    return GivenResult(
        hands, net, error(net, net_squared, hands), share, error(share, share_squared, hands),
        ahead, folded, shown,
    )  # fmt: skip


def error(mean: float, of_squares: float, count: int) -> float:
    """The standard error of a mean."""
    return sqrt(max(0.0, of_squares - mean * mean) / (count - 1))


def check_cards(sheet: Sheet, cards: Sequence[int], board: Sequence[int]) -> None:
    """Refuse cards that cannot be dealt so, naming them."""
    for some in (cards, board):
        if not isinstance(some, Sequence) or not all(map(is_card, some)):
            raise LaneError(f"cards are numbers, as parse gives them, not {some!r}")
    first, shown = sheet.streets[0], sum(street.board for street in sheet.streets)
    if not 1 <= len(cards) <= first.down + first.up:
        most = first.down + first.up
        raise LaneError(f"{sheet.title} deals {most} cards before the betting, not {len(cards)}")
    if len(board) > shown:
        raise LaneError(f"{sheet.title} has {shown} cards on the board, not {len(board)}")
    together = (*cards, *board)
    for card in together:
        if card not in sheet.cards:
            raise LaneError(f"{TEXT[card]} is not in the deck of {sheet.title}")
        if together.count(card) > 1:
            raise LaneError(f"{TEXT[card]} is given twice")


def is_card(number: object) -> bool:
    return type(number) is int and 0 <= number < len(TEXT)


def burns(game: LaneGame, street: int) -> int:
    return int(game.sheet.streets[street].burn and game.row[BURN_BEFORE_EACH_ROUND])


def board_places(game: LaneGame, seats: int) -> list[int]:
    """Where in the deck the cards of the board lie."""
    places: list[int] = []
    dealt = 0
    for number, street in enumerate(game.sheet.streets):
        dealt += burns(game, number) + seats * (street.down + street.up)
        if number and street.down + street.up and game.sheet.has_board:
            raise LaneError(f"{game.sheet.title}: where the board lies depends on who folds")
        places += range(dealt, dealt + street.board)
        dealt += street.board
    return places
