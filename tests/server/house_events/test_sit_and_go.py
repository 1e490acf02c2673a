"""A sit-and-go that the house directs: from registration to payout, and into the season."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from tests.server.house_events.event_players import (
    EventPlayer,
    a_season,
    announced,
    close_all,
    in_the_loop,
)
from tests.server.served_house import LONG, ServedHouse, served

from shuffleup.cards import UNKNOWN
from shuffleup.cards.hand_proof import check_proof, proof_in
from shuffleup.client.house_client import CSRF
from shuffleup.client.messages import Done, Refused
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.season_place import SeasonPlace
from shuffleup.tournament.entries.entry_commands import Unregister

DEALT = "hand.Dealt"
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


def event_of(house: ServedHouse, place: str) -> EventPlace:
    found = house.running.house.places[place]
    assert isinstance(found, EventPlace)
    return found


def test_six_play_a_sit_and_go_and_its_result_is_in_the_season(tmp_path: Path) -> None:
    async def evening(house: ServedHouse, place: str) -> list[EventPlayer]:
        players = [await EventPlayer.enter(house, name, place) for name in NAMES]
        for one in players:
            one.careful = one is not players[0] and one is not players[1]
            assert isinstance(await one.register(), Done)
        await asyncio.wait_for(asyncio.gather(*(one.play() for one in players)), LONG)
        await look_at_hands(players)
        await look_at_season(players[0])
        await close_all(players)
        return players

    with served(tmp_path) as house:
        season = a_season(house)
        place = announced(house, season=season)
        players = asyncio.run(evening(house, place))
        event = event_of(house, place).event
        assert event.over
        assert sum(one.amount for one in event.prizes.paid) == 600
        assert max(one.amount for one in event.prizes.paid) == 390
        kinds = {notice.kind for one in players for notice in one.notices}
        assert {"seated", "moved", "out", "paid"} <= kinds
        kept = house.running.house.places[season]
        assert isinstance(kept, SeasonPlace)
        result = kept.season.results[1]
        assert sorted(result.players) == sorted(one.client.id for one in players)
        assert result.winners == (event_winner(event_of(house, place)),)


def http_of(player: EventPlayer) -> httpx.AsyncClient:
    login = player.client.login
    return httpx.AsyncClient(
        base_url=login.address, cookies=login.cookies, headers={CSRF: login.csrf}, trust_env=False
    )


async def look_at_hands(players: list[EventPlayer]) -> None:
    """My hands: found, replayed, exported, shared, and the link taken back."""
    async with http_of(players[0]) as mine, http_of(players[1]) as other:
        hands = await eventually(lambda: mine.get("/api/hands", params={"game": "holdem"}))
        id = hands["hands"][0]["id"]
        shown = (await mine.get(f"/api/hands/{id}")).json()
        assert shown["players"][shown["seat"]] == players[0].client.id
        assert any(step["clauses"] for step in shown["steps"])
        proof = proof_in((await mine.get(f"/api/hands/{id}/proof")).json())
        assert check_proof(proof).proved >= 2  # my own two at least
        phh = await mine.get(f"/api/hands/{id}", params={"as": "phh"})
        assert "variant = 'NT'" in phh.text
        link = (await mine.post(f"/api/hands/{id}/share", json={"eyes": "everybody"})).json()
        async with httpx.AsyncClient(base_url=mine.base_url, trust_env=False) as nobody:
            assert (await nobody.get(f"/api/hands/{id}")).status_code == 401
            public = (await nobody.get(link["path"])).json()
            assert public["seat"] == -1
            events = [step["event"] for step in public["steps"]]
            dealt = [event[DEALT] for event in events if DEALT in event]
            assert dealt
            assert all(card == UNKNOWN for one in dealt for card in one["cards"])
            await mine.delete(f"/api/hands/{id}/share")
            assert (await nobody.get(link["path"])).status_code == 404
        stranger = "h" + "0" * 20
        assert (await other.get(f"/api/hands/{stranger}")).status_code == 404


async def look_at_season(player: EventPlayer) -> None:
    async with http_of(player) as http:
        (listed,) = (await http.get("/api/seasons")).json()
        assert listed["name"] == "Spring"
        shown = (await http.get("/api/seasons/spring")).json()
        events = {one["player"]: one["events"] for one in shown["why"]}
        assert len(events) == 6
        assert all(one[0]["worked_out"] or one[0]["clauses"] for one in events.values())
        (event,) = (await http.get("/api/events")).json()
        assert event["state"] == "over"


async def eventually(ask: Callable[[], Awaitable[httpx.Response]]) -> dict[str, Any]:
    """What the house answers, once there are hands in it."""
    until = time.monotonic() + LONG
    while True:
        found: dict[str, Any] = (await ask()).json()
        if found["hands"] or time.monotonic() > until:
            return found
        await asyncio.sleep(0.05)


def event_winner(place: EventPlace) -> str:
    return max(place.event.prizes.paid, key=lambda one: one.amount).player


def test_an_entry_can_be_taken_back_and_the_player_is_told_what_they_may_do(
    tmp_path: Path,
) -> None:
    async def evening(house: ServedHouse, place: str) -> None:
        ann = await EventPlayer.enter(house, "Ann", place)
        assert may(ann, "Register")
        assert not may(ann, "Unregister")
        await ann.register()
        await ann.client.until(lambda one: one if may(ann, "Unregister") else None, LONG)
        again = await ann.register()
        assert isinstance(again, Refused)
        choices = ann.mine()["may"]
        assert isinstance(choices, list)
        assert [one["why"] for one in choices if one["command"] == "Register"] == [again.says]
        assert "Ann" in again.says
        gone = await ann.client.do(Unregister(ann.client.id), place=place)
        assert isinstance(gone, Done), gone
        await ann.client.close()

    with served(tmp_path) as house:
        place = announced(house)
        asyncio.run(evening(house, place))
        assert in_the_loop(house, lambda: event_of(house, place).event.prizes.paid) == ()


def may(player: EventPlayer, command: str) -> bool:
    choices = player.mine()["may"]
    assert isinstance(choices, list)
    return any(one["command"] == command and one["may"] for one in choices)
