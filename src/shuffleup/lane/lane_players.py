"""Who plays in the lane, as the kernels know them: ``lane_players(game, players)``.

A player is a name (``player_names``: compiled ones, and the tables that come with us) or a
``PlayTable`` of one's own.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shuffleup.equity.tables import Longs
from shuffleup.lane.kernels.playing.bot_strategies import BOT_NAMES, FIRST_TABLE
from shuffleup.lane.lane_game import LaneError, LaneGame, check_made
from shuffleup.playbook import PlayTable, shipped_names, shipped_table, strength_scale
from shuffleup.playbook import table_shape as shape
from shuffleup.playbook.eighths import class_table
from shuffleup.strength import RANKINGS

Player = str | PlayTable


def player_names() -> tuple[str, ...]:
    return (*BOT_NAMES, *shipped_names())


def lane_players(game: LaneGame, players: Sequence[Player]) -> tuple[Longs, Longs]:
    """The strategy of each, and the rows of the tables among them."""
    check_made(game)
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise LaneError(f"players: one for each seat, not {players!r}")
    codes, tables = [], list[PlayTable]()
    for given in players:
        table = named_table(given)
        if table is None:
            codes.append(BOT_NAMES.index(str(given)))
            continue
        if table not in tables:
            tables.append(table)
        codes.append(FIRST_TABLE + tables.index(table))
    rows = np.zeros((len(tables), shape.ROW_COLUMNS), np.int64)
    for place, table in enumerate(tables):
        rows[place] = table_row(game, table)
    return np.array(codes, np.int64), rows


def named_table(given: Player) -> PlayTable | None:
    """A table, or None for a player that is compiled; LaneError where there is no such player."""
    if isinstance(given, PlayTable):
        return given
    if not isinstance(given, str) or given not in player_names():
        raise LaneError(f"{given!r} is not one of {', '.join(player_names())}")
    return None if given in BOT_NAMES else shipped_table(given)


def table_row(game: LaneGame, table: PlayTable) -> Longs:
    """A table for a game: ``playbook.table_shape`` says what stands where."""
    sheet = game.sheet
    row = np.zeros(shape.ROW_COLUMNS, np.int64)
    second = list(RANKINGS).index(sheet.wins[1]) if len(sheet.wins) > 1 else -1
    row[shape.ROW_SECOND_WAY] = second
    row[shape.ROW_CLASSES : shape.ROW_CLASSES + shape.CLASSES] = class_table()
    for street, ways in enumerate(strength_scale(sheet).bounds):
        for way, bounds in enumerate(ways):
            start = shape.ROW_BOUNDS + (street * shape.MOST_WAYS + way) * shape.BOUNDS
            row[start : start + shape.BOUNDS] = bounds
    row[shape.ROW_WEIGHTS : shape.ROW_WEIGHTS + shape.WEIGHTS] = table.weights
    row[shape.ROW_THROWS : shape.ROW_THROWS + shape.THROW_WEIGHTS] = table.throws
    return row
