"""A hand of the lane handed over to ``hand``: replayed there, with its whole log.

``LaneTables(…, recorded=True)`` keeps what was done at each table; ``handed_over(tables, table)``
plays it again in ``hand`` from the same deck. ``nth_hand`` does it for a hand of ``play_hands``,
which keeps nothing: the same seed gives the same hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from shuffleup.cards import Seed
from shuffleup.equity.tables import Longs
from shuffleup.hand import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Forced,
    Hand,
    Post,
    RaiseTo,
    RunIt,
    act,
    new_hand,
    proceed,
)
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.playing.bot_strategies import bot_choices
from shuffleup.lane.lane_game import LaneError, LaneGame
from shuffleup.lane.lane_tables import LaneTables
from shuffleup.lane.whole_hands import LaneSession

FORCED = list(Forced)


def handed_over(tables: LaneTables, table: int) -> Hand:
    """The hand at a table as ``hand`` plays it, up to where it stands in the lane."""
    if tables.done is None:
        raise LaneError("only tables made with recorded=True keep what was done")
    if type(table) is not int or not 0 <= table < len(tables):
        raise LaneError(f"tables are 0 to {len(tables) - 1}, not {table!r}")
    if not tables.numbers[table, at.HANDS]:
        raise LaneError(f"table {table}: no hand has been dealt")
    return done_again(
        tables.game, tables.seats, tables.numbers[table], tables.cards[table], tables.done[table],
        tables.posts.get(table), int(tables.began_with[table]), table,
    )  # fmt: skip


def done_again(
    game: LaneGame, seats: int, s: Longs, c: Cards, done: Iterable[Sequence[int]],
    posts: list[list[int]] | None, carried: int, table: int,
) -> Hand:  # fmt: skip
    """The hand of a row, all that was done put to the judge again."""
    hand = begun(game, seats, s, c, posts, carried)
    for kind, amount in done:
        ruling = act(hand, command_of(hand, kind, amount))
        if ruling.refusal is not None:
            raise LaneError(f"table {table}: hand refuses it: {ruling.refusal.says}")
    return hand


def begun(
    game: LaneGame, seats: int, s: Longs, c: Cards, posts: list[list[int]] | None, carried: int
) -> Hand:
    deck = c[at.DECK : at.DECK + len(game.sheet.cards)].tolist()
    hand = new_hand(
        game.sheet,
        game.stakes,
        s[at.STARTED_WITH : at.STARTED_WITH + seats].tolist(),
        int(s[at.BUTTON]),
        deck=deck,
        posts=None if posts is None else [Post(a, b, FORCED[k]) for a, b, k in posts if b],
        rules=game.rules,
        carried=carried,
        last_two=game.last_two,
    )
    proceed(hand)
    return hand


def command_of(hand: Hand, kind: int, amount: int) -> Command:
    """An action of the lane as the command it is."""
    seat = hand.actor
    if kind == at.RAISE_TO:
        return RaiseTo(seat, amount)
    if kind == at.DISCARD:
        held = hand.hole[seat]
        return Discard(seat, tuple(held[k] for k in range(len(held)) if amount >> k & 1))
    if kind == at.RUN_IT:
        return RunIt(seat, amount)
    if kind == at.BRING_IN:
        return BringIn(seat)
    if kind == at.CHECK:
        return Check(seat)
    return Call(seat) if kind == at.CALL else Fold(seat)


def nth_hand(session: LaneSession, number: int, seed: Seed) -> Hand:
    """The hand of that number, from 1, that a session with this seed plays."""
    if type(number) is not int or number < 1:
        raise LaneError(f"hands are counted from 1, not {number!r}")
    tables = LaneTables(session.game, 1, session.seats, seed, recorded=True)
    session.play_at(tables, number - 1)
    tables.deal(session.stacks, session.next_button(tables), carried=tables.numbers[0, at.CARRIED])
    kinds, amounts = np.zeros(1, np.int64), np.zeros(1, np.int64)
    while not tables.over.all():
        bot_choices(
            session.game.row, tables.worths, tables.numbers, tables.cards, session.strategies,
            session.table_rows, kinds, amounts,
        )  # fmt: skip
        tables.act(kinds, amounts)
    return handed_over(tables, 0)
