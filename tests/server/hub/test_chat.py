"""Who is asked to be quiet stays quiet when the house has been down."""

from __future__ import annotations

from pathlib import Path

from tests.server.served_house import served
from tests.server.small_house import START, InlineWriter, names, seat, small_house
from tests.server.test_database_gone import in_loop

from shuffleup.log.protocol import MemoryLog
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.hub.chat import ChatRooms
from shuffleup.server.hub.connections import Guest
from shuffleup.server.hub.switchboard import Switchboard

ANN, BOB, TABLE = Guest("ann", "Ann", frozenset()), Guest("bob", "Bob", frozenset()), ("room", "1")
HOME = ("game/friday", "1")
QUIET = "you have been asked to be quiet for a while"
HOUR = 3_600_000


def chat_of(house: PokerHouse) -> ChatRooms:
    chat = ChatRooms(Switchboard(house, names))
    chat.load_mutes()
    return chat


def opened_again(house: PokerHouse) -> PokerHouse:
    again = PokerHouse(house.log, InlineWriter(house.log), house.now)
    again.load()
    return again


def test_whoever_was_muted_is_quiet_after_a_restart() -> None:
    house = small_house(MemoryLog())
    seat(house, ("ann", "bob"))
    chat = chat_of(house)
    chat.mute("bob", START + HOUR, by="max")
    chat.mute("ann", START + HOUR, "game/friday", "bob")
    again = chat_of(opened_again(house))
    assert again.hear(BOB, TABLE, "hello", START + 1) == QUIET
    assert again.hear(ANN, HOME, "hello", START + 1) == QUIET
    assert again.hear(ANN, TABLE, "hello", START + 1) == ""
    assert again.hear(BOB, TABLE, "hello", START + HOUR) == ""


def test_whoever_may_talk_again_may_after_a_restart() -> None:
    house = small_house(MemoryLog())
    chat = chat_of(house)
    chat.mute("bob", START + HOUR, by="max")
    chat.mute("bob", START, by="max")
    assert chat_of(opened_again(house)).hear(BOB, TABLE, "hello", START + 1) == ""


def test_a_house_that_opens_knows_who_is_muted(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        until = house.running.house.now() + HOUR
        in_loop(house, lambda: house.running.chat.mute("bob", until, by="max"))
    with served(tmp_path) as house:
        assert house.running.chat.muted == {("", "bob"): until}
