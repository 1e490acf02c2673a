"""A house: what is done in it, once, in order, and kept."""

from __future__ import annotations

import pytest
from tests.server.small_house import InlineWriter, deal, does, seat, small_house

from shuffleup.client.messages import Done, Refused
from shuffleup.floor.senders import player
from shuffleup.hand.commands import Call, Check, Fold, RaiseTo
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.lists.list_commands import LeaveTable
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.spoken_commands import (
    ALL,
    CommandError,
    command_in,
    deed_words,
    read_command,
)

PEOPLE = ("ann", "bob", "cy")


@pytest.fixture
def house() -> PokerHouse:
    made = small_house()
    seat(made, PEOPLE)
    deal(made)
    return made


def actor(house: PokerHouse) -> str:
    table = house.places["room"].tables["1"]
    assert table.hand is not None
    found = table.seats[table.hand.actor]
    assert found is not None
    return found.player


def at_turn(house: PokerHouse) -> int:
    table = house.places["room"].tables["1"]
    assert table.hand is not None
    return table.hand.actor


def test_a_house_is_what_its_log_says(house: PokerHouse) -> None:
    does(house, actor(house), Call(at_turn(house)))
    again = PokerHouse(house.log, InlineWriter(house.log), house.now)
    again.load()
    assert again.places["room"].tables["1"] == house.places["room"].tables["1"]
    assert again.versions == house.versions


def test_a_command_sent_again_has_no_second_effect(house: PokerHouse) -> None:
    who, at, seen = actor(house), at_turn(house), house.version_at(house.places["room"], "1")
    first = does(house, who, RaiseTo(at, 6), key="k1", seen=seen)
    version = house.places["room"].version
    assert isinstance(first, Done)
    assert [does(house, who, RaiseTo(at, 6), key="k1", seen=seen) for _ in range(3)] == [first] * 3
    assert house.places["room"].version == version


def test_a_command_sent_again_after_a_crash_has_no_second_effect(house: PokerHouse) -> None:
    who, at = actor(house), at_turn(house)
    first = does(house, who, RaiseTo(at, 6), key="k1")
    again = PokerHouse(house.log, InlineWriter(house.log), house.now)
    again.load()
    assert does(again, who, RaiseTo(at, 6), key="k1", seen=0) == first


def test_one_persons_key_is_not_anothers(house: PokerHouse) -> None:
    does(house, actor(house), Call(at_turn(house)), key="k1")
    assert isinstance(does(house, actor(house), Fold(at_turn(house)), key="k1"), Done)


def test_whoever_has_not_seen_the_raise_is_refused_as_stale(house: PokerHouse) -> None:
    seen = house.version_at(house.places["room"], "1")
    does(house, actor(house), RaiseTo(at_turn(house), 20))
    answer = does(house, actor(house), Call(at_turn(house)), seen=seen)
    assert isinstance(answer, Refused)
    assert answer.reason == "stale"


def test_what_others_do_about_their_seats_makes_nobody_stale(house: PokerHouse) -> None:
    from shuffleup.table.commands import SitOut

    seen = house.version_at(house.places["room"], "1")
    table = house.places["room"].tables["1"]
    other = next(at for at, one in enumerate(table.seats) if one and at != at_turn(house))
    sitter = table.seats[other]
    assert sitter is not None
    assert isinstance(does(house, sitter.player, SitOut(other)), Done)
    assert isinstance(does(house, actor(house), Call(at_turn(house)), seen=seen), Done)


def test_a_refusal_names_its_clause(house: PokerHouse) -> None:
    answer = does(house, actor(house), RaiseTo(at_turn(house), 3))
    assert isinstance(answer, Refused)
    assert answer.clauses
    assert all(clause.startswith(("mohegan/", "common/")) for clause in answer.clauses)


def test_nobody_plays_anothers_hand(house: PokerHouse) -> None:
    other = next(one for one in PEOPLE if one != actor(house))
    answer = does(house, other, Fold(at_turn(house)))
    assert isinstance(answer, Refused)
    assert answer.reason == "not-your-hand"


def test_what_cannot_be_written_has_not_happened(house: PokerHouse) -> None:
    before = PokerHouse(house.log, InlineWriter(house.log), house.now)
    before.load()
    writer = house.writer
    assert isinstance(writer, InlineWriter)
    writer.broken = True
    assert isinstance(does(house, actor(house), Call(at_turn(house))), Done)  # not to be told
    assert house.places["room"].tables["1"] != before.places["room"].tables["1"]
    assert house.last_submitted.exception() is not None
    writer.broken = False
    house.recover()
    assert house.places["room"].tables["1"] == before.places["room"].tables["1"]


def test_leaving_is_a_line_of_the_ledger_and_chips_off_the_table(house: PokerHouse) -> None:
    while house.places["room"].tables["1"].hand is not None:
        does(house, actor(house), Fold(at_turn(house)))
    answer = house.perform(Errand("room", player("ann"), LeaveTable("ann", "1"))).reply
    assert isinstance(answer, Done)
    log = house.log
    assert isinstance(log, MemoryLog)
    last = log.kept[-1].events
    assert {"room/room", "room/table/1"} <= set(last)


def test_every_command_is_read_as_it_was_written() -> None:
    for command in (Fold(2), RaiseTo(1, 600), Check(0)):
        assert command_in(deed_words(command, "7")) == ("7", command)
        assert command_in(deed_words(command)) == ("", command)
    assert command_in("Ann joins 1/2") is None


@pytest.mark.parametrize(
    "record",
    [
        {}, [], None, {"Fold": 3}, {"Fold": {}}, {"Fold": {"seat": "2"}}, {"Nonsense": {}},
        {"Fold": {"seat": 2, "more": 1}}, {"Fold": {"seat": 1.5}}, {"TellTime": {"instant": 1}},
        {"Fold": {"seat": 2}, "Call": {"seat": 2}}, {"NextHand": {"deck": ["As"]}},
    ],
)  # fmt: skip
def test_what_is_no_command_is_told_in_a_sentence(record: object) -> None:
    with pytest.raises(CommandError):
        read_command(record)


def test_every_layers_commands_can_be_sent() -> None:
    assert len(ALL) > 150
