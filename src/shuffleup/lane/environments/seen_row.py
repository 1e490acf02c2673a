"""What a seat sees as a row of whole numbers: ``SeenRow`` names its columns, ``see`` fills it.

It is what ``hand.view`` allows and nothing else: public numbers, the seat's own cards, others' only
where they lie face up. A card that is there and not seen is ``UNKNOWN``, a place without a card
``NO_CARD``. Options are of the seat asked; for anybody else they are 0 (``DISCARD_MOST``: -1). What
stood in earlier rounds is in ``paid``: all that a seat has put in. At every decision it is the view
to the last number; at the end of a hand it is less, because the lane plays no showing: who was
still in is ``live``, and hands lie open only where all-ins were turned up.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shuffleup.cards import UNKNOWN
from shuffleup.equity.tables import Longs
from shuffleup.lane import lane_law as law
from shuffleup.lane.environments.env_compiler import env_inlined
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.lane_game import LaneError, LaneGame

NO_CARD = -1
(
    VIEWER, ACTOR, BUTTON, STREET, PHASE, OVER, BET, POT, STUB, MAY_FOLD, MAY_CHECK, CALL_COST,
    LEAST_TO, MOST_TO, BRING_IN_COST, DISCARD_LEAST, DISCARD_MOST, MAY_RUN, SEAT_BLOCKS,
) = range(19)  # fmt: skip
SEAT_NUMBERS = 5  # in each seat's block, before its cards
LIVE, SHOWN, STACK, ROUND_BET, PAID = range(5)
ALL_CARDS = -1  # every bit: the mask of a hand that lies open


@dataclass(frozen=True, slots=True)
class SeenRow:
    """Where things stand in a row: ``row.own_cards(observation)`` and the like."""

    seats: int
    hand_size: int
    board_size: int
    boards: int

    @property
    def width(self) -> int:
        return SEAT_BLOCKS + self.seats * self.block + self.board_size * self.boards

    @property
    def block(self) -> int:
        return SEAT_NUMBERS + self.hand_size

    @property
    def board_at(self) -> int:
        return SEAT_BLOCKS + self.seats * self.block

    def of_seat(self, seen: Longs, seat: int) -> Longs:
        """A seat's numbers and cards, in one row or in all."""
        check_place("seat", seat, self.seats)
        first = SEAT_BLOCKS + seat * self.block
        return seen[..., first : first + self.block]

    def cards_of(self, seen: Longs, seat: int) -> Longs:
        return self.of_seat(seen, seat)[..., SEAT_NUMBERS:]

    def own_cards(self, seen: Longs) -> Longs:
        """The cards of the seat that sees a row, in one row or in all."""
        first = SEAT_BLOCKS + seen[..., VIEWER] * self.block + SEAT_NUMBERS
        places = np.add.outer(first, np.arange(self.hand_size))
        return np.take_along_axis(seen, places, axis=-1)

    def board(self, seen: Longs, run: int = 0) -> Longs:
        check_place("run", run, self.boards)
        first = self.board_at + run * self.board_size
        return seen[..., first : first + self.board_size]


def check_place(name: str, given: int, count: int) -> None:
    """Refuse a place that a row does not have: it would be another part of the row."""
    number = isinstance(given, int | np.integer) and not isinstance(given, bool)
    if not number or not 0 <= given < count:
        raise LaneError(f"{name}: from 0 to {count - 1}, not {given!r}")


def seen_row(game: LaneGame, seats: int) -> SeenRow:
    sheet = game.sheet
    shared = sum(street.board for street in sheet.streets)
    runs = max(1, int(game.row[law.RUN_IT_MAXIMUM])) if shared else 1
    return SeenRow(seats, sheet.hand_size, shared or int(sheet.stud), runs)


@env_inlined
def see(s: Longs, c: Cards, viewer: int, hand_size: int, board_size: int, out: Longs) -> None:
    """Fill a row with what the viewer sees."""
    out[VIEWER], out[ACTOR], out[BUTTON] = viewer, s[at.ACTOR], s[at.BUTTON]
    out[STREET], out[PHASE], out[OVER] = s[at.STREET], s[at.PHASE], s[at.OVER]
    out[BET], out[POT] = s[at.BET], s[at.POT]
    out[STUB] = s[at.STUB_SIZE] - s[at.TOP]
    see_options(s, viewer == s[at.ACTOR], out)
    place = SEAT_BLOCKS
    for seat in range(s[at.SEATS]):
        see_seat(s, c, seat, viewer, hand_size, out, place)
        place += SEAT_NUMBERS + hand_size
    run = 0
    while place < len(out):
        first, there = at.BOARDS + run * at.MOST_BOARD, s[at.ON_BOARDS + run]
        for number in range(board_size):
            card = int(c[first + number])  # whatever lies there: so nothing has to be guessed
            out[place] = card if number < there else NO_CARD
            place += 1
        run += 1


@env_inlined
def see_options(s: Longs, asked: bool, out: Longs) -> None:
    """What the seat asked may do; nobody else is told."""
    if not asked:
        for column in range(MAY_FOLD, SEAT_BLOCKS):
            out[column] = 0
        out[DISCARD_MOST] = -1
        return
    out[MAY_FOLD], out[MAY_CHECK] = s[at.MAY_FOLD], s[at.MAY_CHECK]
    out[CALL_COST], out[BRING_IN_COST] = s[at.CALL_COST], s[at.BRING_IN_COST]
    out[LEAST_TO], out[MOST_TO] = s[at.LEAST_TO], s[at.MOST_TO]
    out[DISCARD_LEAST], out[DISCARD_MOST] = s[at.DISCARD_LEAST], s[at.DISCARD_MOST]
    out[MAY_RUN] = s[at.MAY_RUN]


@env_inlined
def see_seat(
    s: Longs, c: Cards, seat: int, viewer: int, hand_size: int, out: Longs, place: int
) -> None:
    """A seat's block of the row, from its place on."""
    shown = s[at.SHOWN] >> seat & 1
    out[place + LIVE], out[place + SHOWN] = s[at.LIVE] >> seat & 1, shown
    out[place + STACK], out[place + ROUND_BET] = s[at.STACKS + seat], s[at.BETS + seat]
    out[place + PAID] = s[at.PAID + seat]
    first, held = at.HOLES + seat * at.MOST_HELD, s[at.HELD + seat]
    seen = ALL_CARDS if shown or seat == viewer else s[at.UP + seat]
    for number in range(hand_size):
        card = int(c[first + number])
        known = card if seen >> number & 1 else UNKNOWN
        out[place + SEAT_NUMBERS + number] = known if number < held else NO_CARD


def empty_rows(row: SeenRow, count: int) -> Longs:
    return np.empty((count, row.width), np.int64)
