"""Chips counted exactly: none is in two places, nothing is negative, no bet grows smaller.

Sessions with reports of everything a hand can suffer, with money, small chips and chips that play
behind: after every single command the table is counted by eyes that know none of the rules.
"""

from __future__ import annotations

from collections import Counter

import pytest
from tests.table.counted_sessions import GAMES, Counted
from tests.table.sending import send
from tests.table.stories import chips, play

from shuffleup.hand import Call, Check, RaiseTo, options, pot_total
from shuffleup.law.loading import BOOKS
from shuffleup.table import commands as c
from shuffleup.table.state import Table, seated
from shuffleup.table.viewing.chairs import chips_of

SESSIONS, HANDS = 2, 15

# ---- a stack that the ante would take --------------------------------------------------------

STUD = """
stud limit 4/8 ante 1 bring-in 2
table: buy-in 1-400
seats: Ann 1, Bob 200, Cy 200
"""


def behind() -> Table:
    """Ann has one chip in front and plays ten behind, where nobody is all-in for the ante."""
    table = play(STUD, "rpl").table
    assert send(table, c.PlayBehind(0, 10)).ok
    return table


def test_a_chip_in_front_and_ten_behind_are_eleven_and_ante_like_any() -> None:
    table = behind()
    total = chips(table)
    assert send(table, c.NextHand(seed=3)).ok
    hand = table.hand
    assert hand is not None
    assert (hand.setup.stacks[0], hand.setup.carried, pot_total(hand)) == (11, 0, 3)
    assert sum(hand.stacks) + pot_total(hand) == total


@pytest.mark.parametrize("seed", range(8))
def test_who_plays_behind_loses_no_more_than_is_on_the_way(seed: int) -> None:
    """Everyone bets and calls; Ann wins or loses."""
    table = behind()
    total = chips(table)
    assert send(table, c.NextHand(seed=seed)).ok
    while table.hand is not None:
        may = options(table.hand)
        assert may is not None
        raises = may.raises()
        go_on = Check(may.seat) if may.check else Call(may.seat)
        assert send(table, RaiseTo(may.seat, raises[0]) if raises else go_on).ok
        ann = chips_of(table, 0, seated(table, 0))
        assert min(ann.stack, ann.behind, ann.coming) >= 0
    left = seated(table, 0).chips
    assert 0 <= left.behind <= left.coming
    assert chips(table) == total


# ---- sessions --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("book", BOOKS)
def test_whatever_happens_chips_are_counted_once_and_bets_only_grow(book: str, game: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(SESSIONS):
        session = Counted(book, game, seed)
        for _ in range(HANDS):
            session.hand()
        seen += session.seen
    assert seen["NextHand"] > HANDS / 2
    assert seen["reports"] > HANDS / 2
