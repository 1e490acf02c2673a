"""Whose cards are played: at a table dealt here the house's alone, promised before the hand."""

from __future__ import annotations

import pytest
from tests.server.small_house import deal, does, must, seat, small_house

from shuffleup.client.messages import Done, Refused
from shuffleup.floor.report import Report
from shuffleup.floor.senders import DEALER, Role, Sender
from shuffleup.hand.commands import Board, Burn, Call, Deal
from shuffleup.room.openings.opening_commands import OpenTable
from shuffleup.server.house_places.cards_of_house import not_yours_to_deal
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.table.commands import Draw, NextHand
from shuffleup.tournament.event_chips.race_commands import RaceOff

AT_WORK = [Role.DEALER, Role.FLOOR, Role.SUPERVISOR, Role.DIRECTOR, Role.MANAGER]
COMMANDS = [NextHand(), NextHand("a seed"), Deal(0, (4, 9)), Board((1, 2, 3)), Burn(7)]
DRAWN = Draw((0, 1, 2), (4, 9, 20))
WORDS = ["at 1: next hand", "at 1: draw: ann As, bob Kd, cy 2c"]


@pytest.fixture
def house() -> PokerHouse:
    made = small_house()
    seat(made, ("ann", "bob", "cy"))
    return made


def tried(house: PokerHouse, by: Sender, command: object = None, words: str = "") -> str:
    """Why the house does not do it, "" where it does; nothing has happened if it does not."""
    before = house.places["room"].version, house.versions.copy()
    table = "1" if command is not None else ""
    reply = house.perform(Errand("room", by, command, words, table)).reply
    if isinstance(reply, Done):
        return ""
    assert (house.places["room"].version, house.versions) == before
    return reply.says if reply.reason == "dealt-here" else f"for another reason: {reply}"


@pytest.mark.parametrize("role", AT_WORK)
def test_nobody_who_works_here_deals_at_a_table_of_the_house(house: PokerHouse, role: Role) -> None:
    somebody = Sender("pk3m9", role)
    for command in [*COMMANDS, DRAWN]:
        assert tried(house, somebody, command).startswith("the house "), command
    for words in WORDS:
        assert tried(house, somebody, words=words).startswith("the house "), words
    assert house.places["room"].tables["1"].hand is None


def test_the_house_goes_on_dealing_at_its_tables(house: PokerHouse) -> None:
    deal(house)
    table = house.places["room"].tables["1"]
    assert table.hand is not None
    actor = table.seats[table.hand.actor]
    assert actor is not None
    assert isinstance(does(house, actor.player, Call(table.hand.actor)), Done)
    floor = Sender("pk3m9", Role.FLOOR)
    assert "knows its cards" in tried(house, floor, Board((1, 2, 3)))


def test_at_a_table_dealt_by_hand_the_table_itself_says_what_is_dealt(house: PokerHouse) -> None:
    must(house, OpenTable("2", "1/2", by_hand=True), Sender("pk3m9", Role.MANAGER))
    for by in (Sender("pk3m9", Role.DEALER), DEALER):
        reply = house.perform(Errand("room", by, NextHand(), table="2")).reply
        assert isinstance(reply, Refused)
        assert reply.reason == "dealt-by-hand"


def test_who_won_a_race_for_chips_is_told_only_where_people_deal(house: PokerHouse) -> None:
    tables = house.places["room"].tables
    told, dealt = RaceOff(25, winners=("ann",)), RaceOff(25, "a seed of the house")
    director = Sender("pk3m9", Role.DIRECTOR)
    refusal = not_yours_to_deal(tables, "", told, director)
    assert refusal is not None
    assert refusal.says == "the house deals the cards of a race here: nobody tells who won"
    assert not_yours_to_deal(tables, "", dealt, director) is None
    must(house, OpenTable("2", "1/2", by_hand=True), Sender("pk3m9", Role.MANAGER))
    assert not_yours_to_deal({"2": tables["2"]}, "", told, director) is None


@pytest.mark.parametrize("role", AT_WORK)
def test_that_a_deck_of_the_house_is_known_is_for_the_house_to_say(
    house: PokerHouse, role: Role
) -> None:
    deal(house)
    somebody = Sender("pk3m9", role)
    assert tried(house, somebody, Report("deck-known")).startswith("the house deals here")
    assert tried(house, somebody, words="at 1: ! deck-known").startswith("the house deals here")
    assert house.places["room"].tables["1"].hand is not None
    assert not tried(house, DEALER, Report("deck-known"))
    assert house.places["room"].tables["1"].hand is None
