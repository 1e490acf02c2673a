"""Hands of the environments kept, so that they can be handed over to ``hand``: ``KeptHands``.

The kernels write what is done at each table and, before the next hand is dealt, the one that ended;
``hand_on`` and ``last_hand_of`` play it again in ``hand``, with its whole log.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from shuffleup.equity.tables import Longs
from shuffleup.hand import Hand
from shuffleup.lane.environments.env_compiler import env_part
from shuffleup.lane.handover import done_again
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.lane_game import LaneError
from shuffleup.lane.lane_tables import LaneTables

MOST_DONE: Final = 512  # actions of a hand
NO_HAND: Final = -1


class KeptHands(NamedTuple):
    """What hands are handed over from, by table: what was done in the one that is on, and the last
    that ended. No rows where nothing is kept."""

    done: Longs  # kinds and amounts
    made: Longs  # how many; more than there is room for are counted and not kept
    carried: Longs  # what was in the pot before the deal
    last_numbers: Longs
    last_cards: Cards
    last_done: Longs
    last_made: Longs  # -1 if no hand has ended
    last_carried: Longs


def kept_hands(count: int) -> KeptHands:
    """Room for so many tables, none where nothing is to be kept."""
    return KeptHands(
        done=np.zeros((count, MOST_DONE, 2), np.int64),
        made=np.zeros(count, np.int64),
        carried=np.zeros(count, np.int64),
        last_numbers=np.zeros((count, at.TABLE_COLUMNS), np.int64),
        last_cards=np.zeros((count, at.CARD_COLUMNS), np.int8),
        last_done=np.zeros((count, MOST_DONE, 2), np.int64),
        last_made=np.full(count, NO_HAND, np.int64),
        last_carried=np.zeros(count, np.int64),
    )


@env_part
def note_done(kept: KeptHands, table: int, kind: int, amount: int) -> None:
    place = kept.made[table]
    if place < kept.done.shape[1]:
        kept.done[table, place, 0], kept.done[table, place, 1] = kind, amount
    kept.made[table] = place + 1


@env_part
def keep_hand(kept: KeptHands, table: int, s: Longs, c: Cards) -> None:
    """The hand on the table is the last that ended, and the next has not begun."""
    if s[at.HANDS] > 0:
        for column in range(len(s)):
            kept.last_numbers[table, column] = s[column]
        for column in range(len(c)):
            kept.last_cards[table, column] = c[column]
        for place in range(min(kept.made[table], kept.done.shape[1])):
            kept.last_done[table, place, 0] = kept.done[table, place, 0]
            kept.last_done[table, place, 1] = kept.done[table, place, 1]
        kept.last_made[table], kept.last_carried[table] = kept.made[table], kept.carried[table]
    kept.made[table], kept.carried[table] = 0, s[at.CARRIED]


def hand_on(tables: LaneTables, kept: KeptHands, table: int) -> Hand:
    """The hand that is on at a table, up to where it stands."""
    check_kept(tables, kept, table)
    s, c = tables.numbers[table], tables.cards[table]
    if s[at.HANDS] == 0:
        raise LaneError(f"table {table}: no hand has been dealt")
    return replayed(tables, table, s, c, kept.done, kept.made, kept.carried)


def last_hand_of(tables: LaneTables, kept: KeptHands, table: int) -> Hand:
    """The last hand that ended at a table and made way for the next."""
    check_kept(tables, kept, table)
    if kept.last_made[table] == NO_HAND:
        raise LaneError(f"table {table}: no hand has ended yet")
    s, c = kept.last_numbers[table], kept.last_cards[table]
    return replayed(tables, table, s, c, kept.last_done, kept.last_made, kept.last_carried)


def check_kept(tables: LaneTables, kept: KeptHands, table: int) -> None:
    if not len(kept.done):
        raise LaneError("only tables made with recorded=True keep what was done")
    if type(table) is not int or not 0 <= table < len(tables):
        raise LaneError(f"tables are 0 to {len(tables) - 1}, not {table!r}")


def replayed(
    tables: LaneTables, table: int, s: Longs, c: Cards, done: Longs, made: Longs, carried: Longs
) -> Hand:
    if made[table] > MOST_DONE:
        raise LaneError(f"table {table}: {made[table]} actions, of which {MOST_DONE} are kept")
    actions = done[table, : made[table]].tolist()
    return done_again(tables.game, tables.seats, s, c, actions, None, int(carried[table]), table)
