"""A sit-and-go that the house directs: from registration to payout, and into the season."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.house_events.event_players import (
    EventPlayer,
    a_season,
    announced,
    close_all,
    in_the_loop,
)
from tests.server.served_house import LONG, ServedHouse, served

from shuffleup.client.messages import Done, Refused
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.season_place import SeasonPlace
from shuffleup.tournament.entries.entry_commands import Unregister

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
