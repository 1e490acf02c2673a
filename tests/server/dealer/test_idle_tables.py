"""Tables where nobody plays cost the house next to nothing."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.dealer.test_absent_players import MINUTE, Evening
from tests.server.small_house import Clock, deal, does, must, seat, small_house

from shuffleup.client.messages import Done
from shuffleup.floor.senders import DEALER
from shuffleup.hand.commands import Fold
from shuffleup.room.absence.absence_commands import PickUp
from shuffleup.server.dealer.house_dealer import HouseDealer, could_be_dealt
from shuffleup.server.dealer.turn_clock import TurnClocks
from shuffleup.server.fair.house_shuffler import Dealing, HouseShuffler
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.table.commands import ComeBack, SitOut
from shuffleup.table.state import Table

WHERE = ("room", "1")


class CountedDecks(HouseShuffler):
    """Counts the decks that are made."""

    made = 0

    def next_hand(self, place: str, number: str, table: Table) -> Dealing:
        self.made += 1
        return super().next_hand(place, number, table)


def test_no_deck_is_made_where_fewer_than_two_could_be_dealt_in() -> None:
    async def story() -> None:
        house = small_house()
        seat(house, ("ann", "bob", "cyd"))
        deal(house)
        table = house.places["room"].tables["1"]
        while table.hand is not None:
            at = table.hand.actor
            assert isinstance(does(house, ("ann", "bob", "cyd")[at], Fold(at)), Done)
        shuffler = CountedDecks(house.log)
        dealer = HouseDealer(house, shuffler, TurnClocks(house.now, 0, 0), pause=0)
        for at in (0, 1):
            must(house, SitOut(at), DEALER, "1")
        for _ in range(5):
            dealer.attend(WHERE)
            await asyncio.sleep(0.001)
        assert (shuffler.made, table.hands) == (0, 1)
        must(house, ComeBack(1), DEALER, "1")
        dealer.attend(WHERE)
        await asyncio.sleep(0.01)
        assert (shuffler.made, table.hands) == (1, 2)
        dealer.stop()

    asyncio.run(story())


def test_a_new_table_is_dealt_when_there_are_two() -> None:
    one, two = small_house(), small_house()
    seat(one, ("ann",))
    seat(two, ("ann", "bob"))
    assert not could_be_dealt(one.places["room"].tables["1"])
    assert could_be_dealt(two.places["room"].tables["1"])


def test_the_book_is_asked_about_an_empty_seat_twice_a_minute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening("pechanga")
    asked = []
    perform = evening.house.perform

    def counted(errand: Errand) -> object:
        asked.extend([1] if isinstance(errand.command, PickUp) else [])
        return perform(errand)

    monkeypatch.setattr(evening.house, "perform", counted)
    evening.here.discard("ann")
    evening.after(0)
    evening.after(2)
    assert evening.is_away(0)
    assert isinstance(evening.house.now, Clock)
    for _ in range(30):  # a minute, by looks two seconds apart
        evening.house.now.now += MINUTE // 30
        list(evening.absent.look())
    assert len(asked) == 2
