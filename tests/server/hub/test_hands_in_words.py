"""Hands in words, for whoever may see them."""

from __future__ import annotations

from tests.table.stories import play

from shuffleup.server.hub.hands_in_words import holding, lying_open
from shuffleup.table.state import Table
from shuffleup.table.viewing.pictures import PlayerView
from shuffleup.table.viewing.table_view import view
from shuffleup.table.viewing.viewers import Cage, Player, Spectator

GAME = """
omaha-eight pot-limit 1/2; seats: Ann 200, Bob 200, Cy 200; button Ann
next hand
Ann has 6c6d7c8c; Bob has As2s9dTc; Cy has KsKdJhTd; board 3h4hKc 9h 5c
Ann folds; Bob calls; Cy checks
"""
ROUNDS = "Bob checks; Cy checks\n" * 3
OPEN = {
    1: [["a straight, five high", "a 5-4-3-2-A low"]],
    2: [["three kings, nine five kickers", "no low"]],
}


def told(table: Table, who: Player | Spectator | Cage) -> dict[int, list[list[str]]]:
    return {one.seat: one.says for one in lying_open(view(table, who))}


def own(table: Table, who: str) -> str:
    seen = view(table, Player(who))
    assert isinstance(seen, PlayerView)
    return holding(seen)


def test_a_hand_is_told_to_its_player_alone_until_it_is_shown() -> None:
    table = play(GAME + ROUNDS).table
    assert told(table, Player("Ann")) == told(table, Player("Bob")) == {}
    assert own(table, "Bob") == "a straight, five high; a 5-4-3-2-A low"
    assert own(table, "Ann") == ""  # she has folded


def test_a_shown_hand_is_told_to_everybody_both_ways_but_not_to_the_cage() -> None:
    table = play(GAME + ROUNDS + "Bob shows; Cy shows").table
    for who in (Player("Ann"), Player("Bob"), Spectator()):
        assert told(table, who) == OPEN
    assert told(table, Cage()) == {}
