"""``VectorTables``: N tables stepped together, every seat asked in its turn, hand after hand.

    tables = VectorTables(lane_game("holdem", no_limit(1, 2)), count=1000, seats=6, stacks=200)
    asked = tables.reset(seed=7)
    while True:
        asked = tables.step(choose(asked.seen, asked.mask))

A row of ``seen`` is what the seat to act sees (``seen_row``), of ``mask`` which choices of the menu
it has. A hand that ends is paid in ``won`` and the next one is dealt in the same step, everybody
with the same stacks again and the button one seat on; a pot that nobody opened is carried over. A
choice that is not on the menu raises ``LaneError`` and nothing has been done at any table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from shuffleup.cards import Seed
from shuffleup.equity.tables import Longs
from shuffleup.hand import Hand
from shuffleup.lane.environments import choice_menu
from shuffleup.lane.environments.choice_menu import Masks
from shuffleup.lane.environments.kept_hands import (
    NO_HAND,
    hand_on,
    kept_hands,
    last_hand_of,
)
from shuffleup.lane.environments.seen_row import SeenRow, empty_rows, seen_row
from shuffleup.lane.environments.turn_kernels import (
    NO_CHOICE,
    OUTSIDE,
    SEAT_TO_ACT,
    Flags,
    first_wrong,
    see_tables,
    step_all,
)
from shuffleup.lane.given_arrays import as_array, whole
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.lane_game import LaneError, LaneGame
from shuffleup.lane.lane_tables import LaneTables
from shuffleup.playbook.table_shape import ROW_COLUMNS

NO_POSTS = np.zeros((0, 0, 3), np.int64)  # the usual ones are made
NOT_SEEN, NO_SEATS = np.zeros((0, 0), np.int64), np.zeros(0, np.int64)  # where nobody looks


class TablesAsked(NamedTuple):
    """The tables at a decision each."""

    seen: Longs  # what the seat to act sees, a row for each table
    mask: Masks  # 1 where a choice is on its menu
    seat: Longs  # the seat to act


class Stepped(NamedTuple):
    """The tables at their next decision, and what the step decided."""

    seen: Longs
    mask: Masks
    seat: Longs
    won: Longs  # by table and seat, chips won or lost with hands that ended in this step
    over: Flags  # at which tables one did


class VectorTables:
    """So many tables of one game."""

    game: LaneGame
    row: SeenRow
    stacks: Longs
    choices: int  # how many there are on the menu, lawful at the moment or not
    asked: bool  # whether with these stacks anybody ever is

    def __init__(
        self,
        game: LaneGame,
        count: int,
        seats: int,
        stacks: int | Sequence[int],
        seed: Seed = 0,
        *,
        recorded: bool = False,
    ) -> None:
        self.tables = seeded_tables(game, count, seats, seed)
        self.game, self.row = game, seen_row(game, seats)
        self.stacks = whole("stacks", stacks, (seats,))
        self.choices, self.sets = choice_menu.menu_size(game), choice_menu.discards(game)
        self.players = np.full(seats, OUTSIDE)
        self.play_tables = np.zeros((0, ROW_COLUMNS), np.int64)
        self.mask = np.zeros((count, self.choices), np.int8)
        self.kept = kept_hands(count if recorded else 0)
        at_each_button = LaneTables(game, seats, seats)
        at_each_button.deal(self.stacks, np.arange(seats))  # refuses stacks that cannot play
        self.asked = not at_each_button.over.all()

    def __len__(self) -> int:
        return len(self.tables)

    def reset(self, seed: Seed | None = None) -> TablesAsked:
        """A new hand at every table; with a seed, the same hands as with that seed before."""
        if not self.asked:  # hand after hand would be dealt, and no end of it
            raise LaneError("stacks: everybody is all-in before anybody is asked")
        if seed is not None:
            self.tables = seeded_tables(self.game, len(self), self.row.seats, seed)
        # What is on the tables is taken away; it is no hand that ended.
        self.tables.numbers[:, at.HANDS] = 0
        self.kept.last_made[:] = NO_HAND
        self.tables.numbers[:, at.OVER] = 1
        self.go_on(np.full(len(self), NO_CHOICE))
        return TablesAsked(*self.look())

    def step(self, choices: ArrayLike) -> Stepped:
        """One choice of the menu at each table."""
        seen, seat = empty_rows(self.row, len(self)), np.empty(len(self), np.int64)
        won, over = self._stepped(self.checked(choices), True, True, seen, seat)
        return Stepped(seen, self.mask.copy(), seat, won, over)

    # ---- the parts of a step ---------------------------------------------------------------

    def checked(self, choices: ArrayLike, *, everywhere: bool = True) -> Longs:
        """The choices, if they are on the menus of the seats to act; where they are not asked for
        ``everywhere``, ``NO_CHOICE`` is one too."""
        array = as_array("choices", choices)
        if array.shape != (len(self),):
            raise LaneError(f"choices: shape {array.shape} does not fit {(len(self),)}")
        exact = array.dtype == np.int64  # as most are: nothing to check, nothing to copy
        as_it_is = array if exact else whole("choices", array, (len(self),))
        given: Longs = np.ascontiguousarray(as_it_is, np.int64)
        wrong = first_wrong(self.mask, given, everywhere)
        if wrong >= 0:
            raise LaneError(self._said(wrong, int(given[wrong])))
        return given

    def go_on(self, choices: Longs, *, dealing: bool = True) -> tuple[Longs, Flags]:
        """Make these choices, ``NO_CHOICE`` where there is none, and deal where a hand is over;
        what was won by table and seat, and where a hand ended. Without ``dealing`` a hand that is
        over stays on the table, and is paid again when the next one is dealt. Nothing is checked
        here: choices come from ``checked``."""
        return self._stepped(choices, dealing, False, NOT_SEEN, NO_SEATS)

    def _stepped(
        self, choices: Longs, dealing: bool, looking: bool, seen: Longs, seat: Longs
    ) -> tuple[Longs, Flags]:
        tables = self.tables
        over = np.empty(len(self), np.bool_)
        won = np.empty((len(self), self.row.seats), np.int64)
        step_all(
            self.game.row, tables.worths, tables.numbers, tables.cards, self.sets, choices,
            self.players, self.play_tables, self.stacks, NO_POSTS, dealing, over, won,
            self.row.hand_size, self.row.board_size, looking, seen, self.mask, seat, self.kept,
        )  # fmt: skip
        return won, over

    def look(self, viewer: int = SEAT_TO_ACT) -> tuple[Longs, Masks, Longs]:
        """What the seats to act see, or one viewer at all tables; the arrays are yours."""
        if type(viewer) is not int or not SEAT_TO_ACT <= viewer < self.row.seats:
            raise LaneError(f"viewer: a seat from 0 to {self.row.seats - 1}, not {viewer!r}")
        seen, seat = empty_rows(self.row, len(self)), np.empty(len(self), np.int64)
        # The menus of the seats to act stay as they are, whoever else looks.
        mask = self.mask if viewer == SEAT_TO_ACT else np.empty_like(self.mask)
        see_tables(
            self.game.row, self.tables.numbers, self.tables.cards, self.row.hand_size,
            self.row.board_size, viewer, self.sets, seen, mask, seat,
        )  # fmt: skip
        return seen, mask.copy(), seat

    # ---- handed over -------------------------------------------------------------------------

    def hand(self, table: int) -> Hand:
        """The hand at a table as ``hand`` plays it, with its log, where it is ``recorded``."""
        return hand_on(self.tables, self.kept, table)

    def last_hand(self, table: int) -> Hand:
        """The same for the last hand that ended there."""
        return last_hand_of(self.tables, self.kept, table)

    def _said(self, table: int, choice: int) -> str:
        if not 0 <= choice < self.choices:
            return f"table {table}: {choice} is not on the menu of 0 to {self.choices - 1}"
        if not self.mask[table].any():
            return f"table {table}: no hand has been dealt: reset deals one"
        seat = int(self.tables.actor[table]) + 1
        return f"table {table}: seat {seat} cannot {choice_menu.choice_name(self.game, choice)} now"


def seeded_tables(game: LaneGame, count: int, seats: int, seed: Seed) -> LaneTables:
    """Tables at which the first seat has the button in the first hand."""
    tables = LaneTables(game, count, seats, seed)
    tables.numbers[:, at.BUTTON] = seats - 1
    return tables


__all__ = ["NO_CHOICE", "Stepped", "TablesAsked", "VectorTables"]
