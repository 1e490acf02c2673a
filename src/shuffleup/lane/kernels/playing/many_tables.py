"""Many tables at once: each function goes through the rows of all of them."""

from __future__ import annotations

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_choices import refusal, take
from shuffleup.lane.kernels.lane_compiler import lane_entry
from shuffleup.lane.kernels.lane_play import to_next_decision
from shuffleup.lane.kernels.lane_posts import begin_hand
from shuffleup.lane.kernels.mixing import shuffle

NO_ACTION = -1  # at a table whose hand is over


@lane_entry
def deal_tables(
    g: Longs, w: Ints, numbers: Longs, cards: Cards, which: Longs, posts: Longs, dice: bool
) -> None:
    """A new hand at these tables, as far as the first decision; the deck is shuffled, or taken as
    it lies in the rows."""
    for place in range(len(which)):
        s, c = numbers[which[place]], cards[which[place]]
        if dice:
            shuffle(g, s, c)
        begin_hand(g, s, posts, place)
        to_next_decision(g, w, s, c)


@lane_entry
def refusals(g: Longs, numbers: Longs, kinds: Longs, amounts: Longs) -> tuple[int, int]:
    """The first table whose action cannot be done, and why; -1 and 0 if all can."""
    for table in range(len(numbers)):
        s = numbers[table]
        if kinds[table] != NO_ACTION or not s[at.OVER]:
            why = refusal(g, s, kinds[table], amounts[table])
            if why:
                return table, why
    return -1, 0


@lane_entry
def step_tables(
    g: Longs, w: Ints, numbers: Longs, cards: Cards, kinds: Longs, amounts: Longs
) -> None:
    """An action at each table, then on to the next decision."""
    for table in range(len(numbers)):
        if kinds[table] != NO_ACTION:
            take(g, numbers[table], cards[table], kinds[table], amounts[table])
            to_next_decision(g, w, numbers[table], cards[table])
