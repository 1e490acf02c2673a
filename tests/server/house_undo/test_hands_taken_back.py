"""A hand of an event that is over is taken back by a report, by a sentence, and by what the floor
decides: what each needs of the past is read first."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.hub.test_house_deals import porter_of
from tests.server.small_house import connected, received, small_house

from shuffleup.client.messages import Do, Done, Refused, Say
from shuffleup.floor import evidence
from shuffleup.floor.report import Report
from shuffleup.floor.senders import DEALER, Role, Sender, player, staff
from shuffleup.hand.commands import Fold
from shuffleup.log.protocol import MemoryLog
from shuffleup.server.house_events.announcing_events import EventWanted, announce
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.spoken_commands import write_command
from shuffleup.sim.event_run.announced_event import AnnouncedEvent
from shuffleup.table.commands import Decide, NextHand
from shuffleup.table.state import seated, taken_seats
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_clock.clock_commands import StartPlay
from shuffleup.tournament.event_log.kept_event import read_event
from shuffleup.tournament.event_seats.seat_commands import DrawSeats

DIRECTOR = staff(Role.DIRECTOR)
PEOPLE = ("ann", "bob", "cy")


def one_hand_old(book: str) -> tuple[PokerHouse, str]:
    """An event in which one hand was played, and everybody folded to the big blind."""
    house = small_house(MemoryLog())
    told = AnnouncedEvent(terms="stack 1000, seats 6", levels="25/50 for 10")
    id = announce(house, EventWanted("Sunday", book, told, pace="desk"), DIRECTOR)

    def does(command: object, by: Sender, table: str = "", seen: int | None = None) -> None:
        answer = house.perform(Errand(id, by, command, table=table, seen=seen)).reply
        assert isinstance(answer, Done), answer

    for who in PEOPLE:
        does(Register(who), DIRECTOR)
    does(DrawSeats(7), DIRECTOR)
    does(StartPlay(), DIRECTOR)
    does(NextHand("seed"), DEALER, "1")
    table = house.places[id].tables["1"]
    while table.hand is not None:
        at = table.hand.actor
        seen = house.version_at(house.places[id], "1")
        does(Fold(at), player(seated(table, at).player), "1", seen)
    return house, id


def stacks(house: PokerHouse, id: str) -> set[int]:
    return {seat.stack for _, seat in taken_seats(house.places[id].tables["1"])}


@pytest.mark.parametrize(
    ("book", "wishes"),
    [
        ("pechanga-t", (Report("duplicate-card", {}),)),
        ("pechanga-t", ("at 1: ! duplicate-card",)),
        ("mohegan", (Report("duplicate-card", {}), Decide("void"))),
        ("mohegan", ("at 1: ! duplicate-card", "at 1: floor: void")),
    ],
)
def test_a_hand_that_is_over_is_taken_back(
    book: str, wishes: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record of the house shows a card twice, or nobody would be believed."""
    monkeypatch.setattr(evidence, "deck_of", lambda hand: (1, 1))

    async def story() -> None:
        house, id = one_hand_old(book)
        assert len(stacks(house, id)) > 1
        porter, line = porter_of(house), connected("flo", Role.FLOOR)
        porter.hub.come(line)
        for at, wish in enumerate(wishes):
            message: Do | Say = Say(f"k{at}", id, str(wish), "floor")
            if not isinstance(wish, str):
                record = msgspec.Raw(write_command(wish).encode())
                message = Do(f"k{at}", id, record, "1", "floor")
            later = porter.receive(line, msgspec.json.encode(message))
            if later is not None:
                await later
        porter.hub.flush()
        answers = [one for one in received(line) if isinstance(one, Done | Refused)]
        assert [type(one) for one in answers] == [Done] * len(wishes), answers
        place = house.places[id]
        assert isinstance(place, EventPlace)
        assert not place.tables["1"].question
        assert place.tables["1"].hands == 0
        assert read_event(house.under(id)) == place.event

    asyncio.run(story())
