"""What is put back is written in the same words, whichever way the table came to be as it is."""

from __future__ import annotations

import pickle

from tests.table.sending import send
from tests.table.stories import story

from shuffleup.log.codec import decode, encode
from shuffleup.table import commands as c
from shuffleup.table.seats.putting_back import records_back
from shuffleup.table.state import Table, copy


def in_writing(now: Table, goal: Table) -> bytes:
    """What leads back to how it was, as a log has it."""
    back = records_back(now, goal)
    assert decode(encode(back)) == back
    return encode(back)


def test_a_seat_is_put_back_in_the_same_words_after_a_restart() -> None:
    table = story("", "mohegan").table
    was = copy(table)
    send(table, c.AddChips(0, 100))
    read_again: Table = pickle.loads(pickle.dumps(was))
    assert read_again == was
    assert in_writing(table, read_again) == in_writing(table, was)


def test_so_is_one_whose_chips_were_in_a_rack_for_a_while() -> None:
    table = story("", "mohegan").table
    before = copy(table)
    for command in (c.Rack(0, True), c.Rack(0, False)):
        assert send(table, command).ok
    was = copy(table)
    assert was.seats == before.seats
    send(table, c.AddChips(0, 100))
    assert in_writing(table, was) == in_writing(table, before)
