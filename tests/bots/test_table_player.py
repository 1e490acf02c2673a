"""A bot that plays by a table does what its cell says, among what is lawful."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.bots import BOTS, BotError, factory
from shuffleup.bots.table_player import TablePlayer, position_of, price_of, street_of
from shuffleup.hand import (
    Call,
    Check,
    Discard,
    Fold,
    Hand,
    RaiseTo,
    act,
    limit,
    new_hand,
    no_limit,
    proceed,
)
from shuffleup.hand.view import View, view
from shuffleup.playbook import read_table

FOLDS = "[[bet]]\ndo = { fold = 100 }\n"


def dealt(stack: int = 200) -> Hand:
    hand = new_hand("holdem", no_limit(1, 2), [stack] * 3, 0, seed=1)
    proceed(hand)
    return hand


def seen(hand: Hand) -> View:
    return view(hand, hand.actor)


def player(text: str) -> TablePlayer:
    return TablePlayer(read_table(text), 1)


def test_it_does_what_the_cell_says() -> None:
    hand = dealt()
    assert player(FOLDS).decide(seen(hand)) == Fold(0)
    assert player("[[bet]]\ndo = { call = 100 }\n").decide(seen(hand)) == Call(0)
    assert player("[[bet]]\ndo = { least = 100 }\n").decide(seen(hand)) == RaiseTo(0, 4)
    assert player("[[bet]]\ndo = { pot = 100 }\n").decide(seen(hand)) == RaiseTo(0, 7)
    assert player("[[bet]]\ndo = { most = 100 }\n").decide(seen(hand)) == RaiseTo(0, 200)


def test_what_the_options_do_not_allow_is_left_out_not_made_smaller() -> None:
    hand = dealt(5)  # a pot raise would be to 7
    assert player("[[bet]]\ndo = { pot = 99, fold = 1 }\n").decide(seen(hand)) == Fold(0)
    assert player("[[bet]]\ndo = { pot = 100 }\n").decide(seen(hand)) == Call(0)
    fixed = new_hand("holdem", limit(2, 4, (1, 2)), [200] * 3, 0, seed=1)
    proceed(fixed)
    assert player("[[bet]]\ndo = { pot = 99, least = 1 }\n").decide(seen(fixed)) == RaiseTo(0, 4)


def test_streets_prices_and_positions_are_told_apart() -> None:
    hand = dealt()
    found = []
    for command in (RaiseTo(0, 6), Call(1), Call(2), Check(1), RaiseTo(2, 8)):
        at = seen(hand)
        assert at.options is not None
        found.append((street_of(at), price_of(at, at.options), position_of(at)))
        assert act(hand, command).refusal is None
    at = seen(hand)
    assert at.options is not None
    found.append((street_of(at), price_of(at, at.options), position_of(at)))
    # the button acts first before the flop: blind; raise to three blinds; free; free; a bet of 8
    assert found == [(0, 1, 1), (0, 2, 0), (0, 2, 0), (1, 0, 0), (1, 0, 0), (1, 1, 1)]


def test_it_throws_as_many_cards_away_as_its_row_says() -> None:
    hand = new_hand("five-card-draw", limit(2, 4, (1, 2)), [100] * 2, 0, seed=1)
    proceed(hand)
    act(hand, Call(hand.actor))
    act(hand, Check(hand.actor))
    text = FOLDS + '[[throw]]\nwins = "high"\ncards = [0, 0, 100, 0, 0, 0]\n'
    away = player(text).decide(seen(hand))
    assert isinstance(away, Discard)
    assert len(away.cards) == 2
    kept = player(FOLDS).decide(seen(hand))
    assert kept == Discard(hand.actor, ())


def test_a_table_is_a_bot_by_its_name_or_by_its_file(tmp_path: Path) -> None:
    assert {"tight-table", "loose-table"} <= set(BOTS)
    path = tmp_path / "mine.toml"
    path.write_text(FOLDS)
    assert factory(str(path))(1).decide(seen(dealt())) == Fold(0)
    with pytest.raises(BotError, match="cannot be read"):
        factory(str(tmp_path / "other.toml"))
