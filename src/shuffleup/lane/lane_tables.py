"""``LaneTables``: many tables of one game, dealt and stepped together.

    tables = LaneTables(lane_game("holdem", no_limit(1, 2)), count=1000, seats=6, seed=7)
    tables.deal(stacks=200)
    while not tables.over.all():
        tables.act(kinds, amounts)  # arrays, one entry for each table

``numbers`` and ``cards`` are the state (``kernels.columns`` says what stands where); after each
call every table is at a decision, its options in its row, or over. An action that is not lawful
raises ``LaneError`` with the table and the reason, and then nothing has been done at any table.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from numpy.typing import ArrayLike

from shuffleup.cards import Seed
from shuffleup.equity.dice import first_state
from shuffleup.equity.tables import Longs
from shuffleup.lane.given_arrays import as_array, seed_text, whole
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_choices import NO_SUCH_KIND, REFUSALS
from shuffleup.lane.kernels.playing.many_tables import NO_ACTION, deal_tables, refusals, step_tables
from shuffleup.lane.kernels.worth_tables import worths
from shuffleup.lane.lane_game import MOST_CHIPS, LaneError, LaneGame, check_made


class LaneTables:
    """The state of ``count`` tables with the same number of seats."""

    __slots__ = ("began_with", "cards", "done", "game", "numbers", "posts", "seats", "worths")

    game: LaneGame
    seats: int
    numbers: Longs  # a row for each table, see ``kernels.columns``
    cards: Cards
    done: list[list[tuple[int, int]]] | None  # what was done at each table, where that is kept
    posts: dict[int, list[list[int]]]  # posts that were given, by table, where that is kept
    began_with: Longs  # what the pot of each table was carried over from

    def __init__(
        self, game: LaneGame, count: int, seats: int, seed: Seed = 0, *, recorded: bool = False
    ) -> None:
        check_made(game)
        if type(count) is not int or count < 1:
            raise LaneError(f"there is at least one table, not {count!r}")
        if type(seats) is not int or not 2 <= seats <= game.sheet.max_seats:
            most = game.sheet.max_seats
            raise LaneError(f"{game.sheet.title} is for 2 to {most} players, not {seats!r}")
        front = seed_text(seed)
        self.game, self.seats, self.worths = game, seats, worths()
        self.numbers = np.zeros((count, at.TABLE_COLUMNS), np.int64)
        self.cards = np.zeros((count, at.CARD_COLUMNS), np.int8)
        self.done = [[] for _ in range(count)] if recorded else None
        self.posts, self.began_with = {}, np.zeros(count, np.int64)
        self.numbers[:, at.SEATS] = seats
        self.numbers[:, at.ACTOR] = -1
        self.numbers[:, at.OVER] = 1
        for table in range(count):
            self.numbers[table, at.DICE] = signed(first_state(f"{front}/{table}/deck"))
            self.numbers[table, at.CHOICE_DICE] = signed(first_state(f"{front}/{table}/choices"))

    def __len__(self) -> int:
        return len(self.numbers)

    # ---- what stands in the rows ---------------------------------------------------------------

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which hands are over."""
        return self.numbers[:, at.OVER].astype(np.bool_)

    @property
    def actor(self) -> Longs:
        """The seat asked at each table, -1 where the hand is over."""
        return self.numbers[:, at.ACTOR]

    @property
    def stacks(self) -> Longs:
        """Chips behind, by table and seat."""
        return self.numbers[:, at.STACKS : at.STACKS + self.seats]

    @property
    def won(self) -> Longs:
        """What each seat has won or lost so far, by table and seat."""
        first = self.numbers[:, at.STARTED_WITH : at.STARTED_WITH + self.seats]
        return self.stacks - first

    # ---- dealing and acting --------------------------------------------------------------------

    def deal(
        self,
        stacks: ArrayLike,
        buttons: ArrayLike | None = None,
        *,
        which: ArrayLike | None = None,
        decks: ArrayLike | None = None,
        posts: ArrayLike | None = None,
        carried: ArrayLike = 0,
    ) -> None:
        """A new hand at all tables, or at those of ``which`` (numbers or a mask), to its first
        decision.

        ``stacks`` are one number, one row or a row for each table; 0 is a seat not in the hand. The
        button is the last seat unless you say. ``decks`` are whole decks in dealing order; without
        them each table's own dice shuffle. ``posts`` are rows of (seat, amount, kind) for each
        table, kind a place in ``hand.Forced``; without them the usual ones are made. ``carried``
        is in the pot from a deal that nobody opened.
        """
        tables = self._which(which)
        count = len(tables)
        rows = self._stacks(stacks, count)
        at_button = self._buttons(buttons, rows)
        numbers = self.numbers
        given = self._posts(posts, rows)
        pots = whole("carried", carried, (count,))
        if decks is not None:
            dealt = self._decks(decks, count)
        if pots.min(initial=0) < 0 or pots.max(initial=0) > MOST_CHIPS:
            raise LaneError(f"a carried pot is a whole number of chips from 0 to {MOST_CHIPS}")
        if decks is not None:
            self.cards[tables, : dealt.shape[1]] = dealt
        numbers[tables, at.STACKS : at.STACKS + self.seats] = rows
        numbers[tables, at.BUTTON] = at_button
        numbers[tables, at.CARRIED] = pots
        if self.done is not None:
            self._begin_record(tables, given, pots)
        deal_tables(self.game.row, self.worths, numbers, self.cards, tables, given, decks is None)

    def act(self, kinds: ArrayLike, amounts: ArrayLike = 0) -> None:
        """What the seat to act does at each table: a kind (``FOLD`` … ``RUN_IT``) and, to raise,
        the total; to discard, the places in the hand as bits; to run it, how often. ``NO_ACTION``
        where a hand is over."""
        doing = whole("kinds", kinds, (len(self),))
        by = whole("amounts", amounts, (len(self),))
        table, why = refusals(self.game.row, self.numbers, doing, by)
        if why:
            raise LaneError(self._said(table, why, int(doing[table]), int(by[table])))
        if self.done is not None:
            for each in np.flatnonzero(doing != NO_ACTION).tolist():
                self.done[each].append((int(doing[each]), int(by[each])))
        step_tables(self.game.row, self.worths, self.numbers, self.cards, doing, by)

    def _begin_record(self, tables: Longs, posts: Longs, pots: Longs) -> None:
        assert self.done is not None
        self.began_with[tables] = pots
        for place, table in enumerate(tables.tolist()):
            self.done[table] = []
            self.posts.pop(table, None)
            if len(posts):
                self.posts[table] = posts[place].tolist()

    # ---- what is given, checked ----------------------------------------------------------------

    def _which(self, which: ArrayLike | None) -> Longs:
        if which is None:
            return np.arange(len(self))
        given = as_array("which", which)
        if given.dtype == np.bool_:
            if given.shape != (len(self),):
                raise LaneError(f"which: a mask has shape {(len(self),)}, not {given.shape}")
            return np.flatnonzero(given)
        tables = whole("which", given, (given.size,))
        if tables.size and not 0 <= tables.min() <= tables.max() < len(self):
            raise LaneError(f"which: tables are 0 to {len(self) - 1}")
        if len(np.unique(tables)) < len(tables):
            raise LaneError("which: a table is named twice")
        return tables

    def _stacks(self, stacks: ArrayLike, count: int) -> Longs:
        rows = whole("stacks", stacks, (count, self.seats))
        if rows.min(initial=0) < 0 or rows.max(initial=0) > MOST_CHIPS:
            raise LaneError(f"stacks are whole numbers of chips from 0 to {MOST_CHIPS}")
        if ((rows > 0).sum(axis=1) < 2).any():
            raise LaneError("stacks: a hand takes two players with chips")
        return rows

    def _buttons(self, buttons: ArrayLike | None, rows: Longs) -> Longs:
        if buttons is None:
            from_the_end = np.argmax((rows > 0)[:, ::-1], axis=1)
            last: Longs = self.seats - 1 - from_the_end
            return last
        at_button = whole("buttons", buttons, (len(rows),))
        if at_button.size and not 0 <= at_button.min() <= at_button.max() < self.seats:
            raise LaneError(f"buttons: seats are 0 to {self.seats - 1}")
        return at_button

    def _decks(self, decks: ArrayLike, count: int) -> Cards:
        deck = self.game.sheet.cards
        rows = whole("decks", decks, (count, len(deck)))
        if (np.sort(rows, axis=1) != np.array(deck)).any():
            raise LaneError(f"decks: not the {len(deck)} cards of {self.game.sheet.title}")
        return rows.astype(np.int8)

    def _posts(self, posts: ArrayLike | None, rows: Longs) -> Longs:
        if posts is None:
            return np.zeros((0, 0, 3), np.int64)
        rows_of = as_array("posts", posts)
        if rows_of.ndim != 3 or rows_of.shape[2] != 3:
            raise LaneError("posts: for each table rows of seat, amount, kind")
        given = whole("posts", rows_of, (len(rows), rows_of.shape[1], 3))
        seats, amounts, kinds = given[..., 0], given[..., 1], given[..., 2]
        if ((seats < 0) | (seats >= self.seats) | (kinds < 0) | (kinds > at.POST_DEAD)).any():
            raise LaneError("posts: rows are seat, amount, kind")
        if ((amounts < 0) | (amounts > MOST_CHIPS)).any():
            raise LaneError(f"posts: an amount is a whole number of chips from 0 to {MOST_CHIPS}")
        stacks = np.take_along_axis(rows, seats, axis=1)
        if ((amounts > 0) & (stacks == 0)).any():
            raise LaneError("posts: a seat posts that is not in the hand")
        return given

    def _said(self, table: int, why: int, kind: int, amount: int) -> str:
        s = self.numbers[table]
        known = why != NO_SUCH_KIND and 0 <= kind < len(at.KIND_NAMES)
        words = REFUSALS[why].format(
            kind=at.KIND_NAMES[kind] if known else kind,
            amount=amount,
            least=s[at.LEAST_TO],
            most=s[at.MOST_TO],
            discards=f"{s[at.DISCARD_LEAST]} to {s[at.DISCARD_MOST]}",
            held=s[at.HELD + s[at.ACTOR]] if s[at.ACTOR] >= 0 else 0,
            runs=s[at.MAY_RUN],
        )
        return f"table {table}: {words}"


def signed(word: int) -> int:
    """A word of 64 bits as the rows hold it."""
    return word - (1 << 64) if word >> 63 else word


__all__ = ["NO_ACTION", "LaneTables"]
