"""Long lists and straight play: quicker ways come to the same thing as the plain ones."""

from __future__ import annotations

from random import Random

import pytest

from shuffleup.floor.senders import DEALER, player
from shuffleup.room import act, apply, judge, proceed
from shuffleup.room.apply import replay
from shuffleup.room.commands import AtTheTable
from shuffleup.room.lists.list_records import Signed, Waiting
from shuffleup.room.lists.waiting_names import WaitingNames, in_order
from shuffleup.room.state import Room, copy
from shuffleup.room.words.room_transcript import run
from shuffleup.sim.quick import quick
from shuffleup.table.commands import NextHand

EVENING = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 6, drop 1
table 1: 1/2, Ann 60, Bob 50, Cy 70, Dee 30
table 2: 1/2, Eli 90, Flo 60, Gus 45, Hal 80
table 2 feeds table 1
Hal steps away from table 2
"""


def plainly(room: Room, command: AtTheTable, by: object) -> None:
    """A command put to copies of the tables, as everything else is."""
    for event in judge(room, command, by).events:  # type: ignore[arg-type]
        apply(room, event)
    proceed(room)


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_played_straight_is_the_hand_played_on_copies(seed: int) -> None:
    straight = run(EVENING).room
    plain, dice = copy(straight), Random(seed)
    for number in range(1, 9):
        for table in ("1", "2"):
            for room in (straight, plain):
                do = act if room is straight else plainly
                do(room, AtTheTable(table, NextHand(f"{seed}/{number}")), DEALER)
            while (hand := straight.tables[table].hand) is not None:
                seat = straight.tables[table].seats[hand.actor]
                assert seat is not None
                command = AtTheTable(table, quick(hand, dice.random))
                act(straight, command, player(seat.player))
                plainly(plain, command, player(seat.player))
                assert straight.version == plain.version
    assert straight == plain
    assert straight.log == plain.log
    assert straight.tables["1"].hands > 2
    assert replay(straight.log) == straight


def rows(dice: Random) -> Waiting:
    how = dice.choice((Signed.IN_PERSON, Signed.CALLED_IN))
    name, table = f"P{dice.randrange(30)}", dice.choice(("", "", "7"))
    return Waiting(name, dice.randrange(9), how, table=table)


def test_names_found_by_player_are_the_names_in_order() -> None:
    dice, plain = Random(1), list[Waiting]()
    names = in_order(())
    for _ in range(3000):
        one, place = rows(dice), dice.choice((0, 1, 5, 99))
        match dice.randrange(3):
            case 0:
                plain = [other for other in plain if other.player != one.player]
                plain.insert(place, one)
                names = names.joined(one, place)
            case 1:
                plain = [other for other in plain if other.player != one.player]
                names = names.without(one.player)
            case _:
                plain = [one if other.player == one.player else other for other in plain]
                names = names.marked(one)
        check(names, plain)


def check(names: WaitingNames, plain: list[Waiting]) -> None:
    assert names == tuple(plain)
    assert list(names.by_player.items()) == [(one.player, one) for one in plain]
    assert names.called_in == tuple(one for one in plain if one.how is Signed.CALLED_IN)
    assert names.asking == tuple(one for one in plain if one.table)
    for at, one in enumerate(plain):
        assert names.place(one.player) == at
    assert names.place("Nobody") is None
