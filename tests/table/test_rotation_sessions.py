"""Mixed games with people coming and going: the blinds go on where they stopped."""

from __future__ import annotations

from random import Random

import pytest
from tests.table.sending import send
from tests.table.stories import chips

from shuffleup.games import Opening, game
from shuffleup.hand import pot_total
from shuffleup.hand.judge import judge as judge_in_hand
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.sim.quick import quick
from shuffleup.table import commands as c
from shuffleup.table.apply import gather, replay
from shuffleup.table.blinds.entry_choices import options
from shuffleup.table.mix.mixes import designated, mixes
from shuffleup.table.new_table import new_table
from shuffleup.table.state import Table, taken_seats
from shuffleup.table.words.table_words import command

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo")
BOOKS = ("pechanga", "mohegan", "rpl", "tournament", "pechanga-t")


def do(table: Table, wanted: object) -> bool:
    return send(table, wanted).ok


def open_mix(name: str, book: str, dice: Random) -> Table:
    law = rulebook(book)
    house = designated(name, 4, 8, hands=dice.choice((0, 1, 3)))
    first = (house.rotation or house.choice)[0]
    table = new_table(first.game, first.stakes, 6, rules=resolve(law), rulebook=book, house=house)
    for at, player in enumerate(NAMES):
        assert do(table, c.Sit(at, player, 400))
    if table.rules.button.first_button.value == "high-card-draw":
        assert do(table, c.Draw(tuple(range(6)), (51, 50, 49, 48, 47, 46)))
    return table


def between_hands(table: Table, dice: Random) -> int:
    """People come, go and come back; how many chips they brought."""
    brought = 0
    for at, player in enumerate(NAMES):
        seat = table.seats[at]
        if seat is None:
            brought += 400 if do(table, c.Sit(at, player, 400)) else 0
        elif not seat.stack:
            do(table, c.Leave(at))
        elif dice.random() < 0.1:
            do(table, c.GoAway(at) if seat.presence.here else c.ComeBack(at))
        elif not seat.presence.here or dice.random() < 0.3:
            do(table, c.ComeBack(at))
            for way in options(table, at):
                said = command(table, f"{player} {way.split(' ')[0]}s")
                if said is not None and do(table, said):
                    break
    if table.house.choice and dice.random() < 0.7:
        wanted = dice.choice(table.house.choice).game
        called = [do(table, c.CallGame(at, wanted)) for at, _ in taken_seats(table)]
        assert sum(called) <= 1
    return brought


def play_out(table: Table, dice: Random) -> None:
    while (hand := table.hand) is not None:
        there = sum(hand.stacks) + pot_total(hand) + hand.dropped
        assert there == sum(hand.setup.stacks) + hand.setup.carried
        wanted = quick(hand, dice.random)
        assert judge_in_hand(hand, wanted).ok
        assert do(table, wanted)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("name", mixes())
def test_a_mixed_session_goes_on_and_every_chip_is_there(name: str, book: str) -> None:
    dice = Random(f"{name} {book}")
    table = open_mix(name, book, dice)
    total, waiting, seen = 6 * 400, None, set()
    for _ in range(120):
        total += between_hands(table, dice)
        if not do(table, c.NextHand(seed=dice.randbytes(8))):
            continue
        hand = table.hand or table.last
        assert hand is not None
        seen.add(hand.game.key)
        if hand.game.opening is Opening.BRING_IN and table.button.frozen is not None:
            assert table.places.button == table.button.frozen.button
            assert waiting in (None, table.button.frozen)
            waiting = table.button.frozen
        elif waiting is not None:
            if sum(map(bool, hand.setup.stacks)) > 2:
                assert table.places.button == waiting.button
            waiting = None
        play_out(table, dice)
        gone = sum(event.amount for event in table.log if type(event).__name__ == "Left")
        assert chips(table) + gone == total
    gather(table)
    assert replay(table.log) == table
    stages = table.house.rotation or table.house.choice
    assert len(seen) >= min(4, len({game(stage.game).key for stage in stages}))
