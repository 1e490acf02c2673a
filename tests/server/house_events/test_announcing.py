"""Announcing over HTTP, by those who may; a clock that stood while the house was down."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from tests.server.house_events.test_due_for_director import LEVELS
from tests.server.served_house import ServedHouse, served
from tests.server.small_house import Clock, small_house

from shuffleup.client.house_client import CSRF, Login, log_in
from shuffleup.floor.senders import Role, player, staff
from shuffleup.room.instants import MINUTE
from shuffleup.server.dealer.house_dealer import HouseDealer
from shuffleup.server.dealer.turn_clock import TurnClocks
from shuffleup.server.fair.house_shuffler import HouseShuffler
from shuffleup.server.house_events.announcing_events import EventWanted, announce
from shuffleup.server.house_events.house_director import HouseDirector
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.identity.first_owner import owner_code
from shuffleup.sim.event_run.announced_event import AnnouncedEvent
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_clock.clock_commands import TakeBreak

PASSWORD = "a long enough one"
SUNDAY = {
    "title": "Sunday", "book": "pechanga-t", "terms": "stack 1000, seats 6, sit-and-go, cap 6",
    "levels": LEVELS,
}  # fmt: skip


def http_as(login: Login) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=login.address, cookies=login.cookies, headers={CSRF: login.csrf}, trust_env=False
    )


async def owner_of(house: ServedHouse) -> Login:
    """The house is claimed with its first code; then the owner logs in."""
    body = {"code": owner_code(house.running.desk), "name": "Olive", "password": PASSWORD}
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        claimed = await http.post("/api/account/owner", json=body, headers={CSRF: "none"})
        assert claimed.status_code == 200, claimed.text
    return await log_in(house.address, "Olive", PASSWORD)


def test_an_event_is_announced_by_those_who_may_and_in_words_that_mean_something(
    tmp_path: Path,
) -> None:
    async def day(house: ServedHouse) -> None:
        olive = await owner_of(house)
        ann = await log_in(house.address, "Ann", PASSWORD, new=True)
        async with http_as(olive) as owner, http_as(ann) as guest:
            assert (await guest.post("/api/events", json=SUNDAY)).status_code == 403
            made = await owner.post("/api/events", json=SUNDAY)
            assert made.json() == {"place": "event/sunday"}, made.text
            again = await owner.post("/api/events", json=SUNDAY)
            assert again.json() == {"place": "event/sunday-2"}
            for wrong in ({"terms": "a horse"}, {"book": "../../x"}, {"game": "chess"}):
                refused = await owner.post("/api/events", json={**SUNDAY, **wrong})
                assert refused.status_code == 409, refused.text
            never = {**SUNDAY, "terms": "stack 1000"}
            assert "when it begins" in (await owner.post("/api/events", json=never)).text
            shown = (await guest.get("/api/events/sunday")).json()
            assert shown["about"]["state"] == "announced"
            assert [level["is_break"] for level in shown["levels"]].count(True) == 1
            assert (await guest.get("/api/events/nothing")).status_code == 404
            season = await owner.post("/api/seasons", json={"title": "Spring", "book": "rpl"})
            assert season.json() == {"place": "season/spring"}

    with served(tmp_path) as house:
        asyncio.run(day(house))


def an_event(house: PokerHouse, starts: int) -> EventPlace:
    told = AnnouncedEvent(terms="stack 1000, seats 6", levels=LEVELS)
    wanted = EventWanted("Sunday", "pechanga-t", told, starts)
    place = house.places[announce(house, wanted, staff(Role.DIRECTOR))]
    assert isinstance(place, EventPlace)
    return place


def directed(house: PokerHouse) -> HouseDirector:
    clocks = TurnClocks(house.now, 1000, 1000)
    dealer = HouseDealer(house, HouseShuffler(house.log), clocks, pause=0)
    return HouseDirector(house, dealer, rebuy_seconds=1)


def test_a_level_has_as_much_left_as_when_the_house_was_last_alive() -> None:
    async def day() -> None:
        house = small_house()
        director = directed(house)
        assert isinstance(house.now, Clock)
        place = an_event(house, house.now.now)
        for name in ("ann", "bob"):
            house.perform(Errand(place.id, player(name), Register(name)))
        director.attend(place.id)
        assert place.event.clock.runs
        ends = place.event.clock.ends
        alive = house.now.now + 4 * MINUTE
        house.now.now += 3 * 60 * MINUTE  # the house was down for nearly three hours
        house.load()
        director.stood_since(alive)
        again = house.places[place.id]
        assert isinstance(again, EventPlace)
        assert again.event.clock.level == 0
        assert again.event.clock.ends - house.now.now == ends - alive
        house.load()  # and so it stands in the log
        kept = house.places[place.id]
        assert isinstance(kept, EventPlace)
        assert kept.event.clock == again.event.clock
        director.stop()

    asyncio.run(day())


def test_a_break_that_was_put_in_is_as_much_longer_as_the_house_was_down() -> None:
    async def day() -> None:
        house = small_house()
        director = directed(house)
        assert isinstance(house.now, Clock)
        place = an_event(house, house.now.now)
        for name in ("ann", "bob"):
            house.perform(Errand(place.id, player(name), Register(name)))
        director.attend(place.id)
        house.perform(Errand(place.id, staff(Role.DIRECTOR), TakeBreak(10)))
        until = place.event.clock.goes_on_at
        assert not director.deals(place, "1")
        alive = house.now.now + 4 * MINUTE
        house.now.now += 3 * 60 * MINUTE
        house.load()
        director.stood_since(alive)
        again = house.places[place.id]
        assert isinstance(again, EventPlace)
        assert again.event.clock.goes_on_at - house.now.now == until - alive
        director.stop()

    asyncio.run(day())
