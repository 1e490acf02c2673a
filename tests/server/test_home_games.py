"""A home game in one link: opened by a host, found by whoever has the link and nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.served_house import ServedHouse, served

from shuffleup.client.house_client import CSRF, HouseClient, HouseError
from shuffleup.client.messages import Done, Notice, Refused, RulingAwaited
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.table.commands import Hold, Report
from shuffleup.table.viewing.pictures import PlayerView

PASSWORD = "a long enough one"


async def asked(client: HouseClient, way: str, path: str, body: Any = None) -> Any:
    login = client.login
    async with httpx.AsyncClient(
        base_url=login.address,
        cookies=login.cookies,
        headers={CSRF: login.csrf},
        trust_env=False,
        timeout=60,
    ) as http:
        return (await http.request(way, path, json=body)).json()


async def plays_at_home(house: ServedHouse) -> None:
    host = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
    game = await asked(host, "POST", "/api/games", {"title": "Friday", "stakes": "no-limit 1/2"})
    place = game["place"]
    stranger = await HouseClient.enter(house.address, "Zoe", PASSWORD, new=True)
    with pytest.raises(HouseError, match="nothing of that name"):
        await stranger.watch(place, "1")
    refused = await stranger.do(SeatPlayer(stranger.id, "1", 2, 200), place=place)
    assert isinstance(refused, Refused)
    friend = await HouseClient.enter(house.address, "Bob", code=game["code"])
    for client, seat in ((host, 0), (friend, 1)):
        await client.watch(place, "1")
        answer = await client.do(SeatPlayer(client.id, "1", seat, 200), place=place)
        assert isinstance(answer, Done), answer
    seen = await friend.until(lambda one: view_of_hand(friend, place))
    assert seen.hand is not None
    assert isinstance(await host.do(Hold(), "1", place=place, role="manager"), Done)
    assert isinstance(await friend.do(Hold(), "1", place=place, role="manager"), Refused)
    listed = [await asked(one, "GET", "/api/games") for one in (host, friend, stranger)]
    assert [len(games) for games in listed] == [1, 1, 0]
    for client in (host, friend, stranger):
        await client.close()


async def rules_at_home(house: ServedHouse) -> None:
    """The host, who is in the hand, says that bob is all-in: bob is asked, and objects."""
    host = await HouseClient.enter(house.address, "Hana", PASSWORD, new=True)
    game = await asked(host, "POST", "/api/games", {"title": "Sunday", "stakes": "no-limit 1/2"})
    place = game["place"]
    friend = await HouseClient.enter(house.address, "Finn", code=game["code"])
    for client, seat in ((host, 0), (friend, 1)):
        await client.watch(place, "1")
        answer = await client.do(SeatPlayer(client.id, "1", seat, 200), place=place)
        assert isinstance(answer, Done), answer
    seen = await friend.until(lambda one: view_of_hand(friend, place))
    assert seen.hand is not None
    lie = Report("duplicate-card")
    refused = await host.do(lie, "1", place=place, role="floor")
    assert isinstance(refused, Refused)
    assert refused.reason == "not-on-the-record"
    hand = view_of_hand(host, place)
    assert hand is not None
    assert hand.hand is not None
    all_in = Report("wager", {"seat": str(hand.hand.actor + 1), "said": "all-in", "alone": "yes"})
    assert isinstance(await host.do(all_in, "1", place=place, role="floor"), Done)
    case = await friend.until(lambda one: awaited(friend, place))
    assert set(case.people) == {host.id, friend.id}
    assert case.agreed == [host.id]
    assert 0 < case.left <= case.of
    assert isinstance(await friend.call("object", "1", place=place), Done)
    told = await friend.until(lambda one: one if isinstance(one, Notice) else None)
    assert told.kind == "as-it-lies"
    for client in (host, friend):
        await client.close()


def awaited(client: HouseClient, place: str) -> RulingAwaited | None:
    case = client.tables[place, "1"].case
    return case.ruling if case is not None else None


@pytest.mark.slow
def test_a_host_in_the_hand_does_not_rule_on_it(tmp_path: Path) -> None:
    with served(tmp_path, turn_seconds=4, between_hands_seconds=0) as house:
        asyncio.run(rules_at_home(house))


def view_of_hand(client: HouseClient, place: str) -> PlayerView | None:
    seen = client.view("1", place)
    return seen if isinstance(seen, PlayerView) and seen.hand is not None else None


def test_a_home_game_is_for_its_host_and_whoever_has_the_link(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        asyncio.run(plays_at_home(house))


def test_what_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def tries(house: ServedHouse) -> None:
        host = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
        for wrong, reason in (
            ({"game": "whist"}, "cannot-be-opened"), ({"stakes": "no-limit much"}, "wrong-stakes"),
            ({"book": "nobody"}, "cannot-be-opened"), ({"stakes": "limit 4"}, "wrong-stakes"),
            ({"rules": "extends = 3"}, "cannot-be-opened"),
            ({"least": 500, "most": 100}, "wrong-buy-in"),
        ):  # fmt: skip
            told = await asked(host, "POST", "/api/games", {"title": "x", **wrong})
            assert told["refused"]["reason"] == reason, told
        await host.close()
        assert list(house.running.house.register) == ["room"]

    with served(tmp_path) as house:
        asyncio.run(tries(house))


OUR_RULE = """
[[rule]]
id = "house/straddle"
title = "Straddles"
says = "Whoever sits left of the big blind may straddle."
layer = "table"
area = "straddle"
treatment = "automatic"
decides = { straddle = true }
"""


def test_house_rules_of_ones_own_are_played_by(tmp_path: Path) -> None:
    rules = 'title = "Ours"\nextends = "rpl"\n' + OUR_RULE

    async def tries(house: ServedHouse) -> None:
        host = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
        told = await asked(host, "POST", "/api/games", {"title": "x", "rules": rules})
        assert "place" in told, told
        place = house.running.house.places[told["place"]]
        assert place.rulebook.startswith("house@")
        assert place.book is not None
        clause = await asked(host, "GET", f"/api/law/house/straddle?by={place.rulebook}")
        assert (clause["book"], clause["title"]) == ("Ours", "Straddles")
        unknown = await asked(host, "GET", "/api/law/house/straddle")
        assert unknown["refused"]["reason"] == "no-such-clause"
        await host.close()

    with served(tmp_path) as house:
        asyncio.run(tries(house))


def test_what_a_clause_says_is_told_to_everybody(tmp_path: Path) -> None:
    async def asks(house: ServedHouse) -> None:
        async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
            told = (await http.get("/api/law/pechanga/14.1h")).json()
            assert told["id"] == "pechanga/14.1h"
            assert told["title"] == "Cards in the muck"
            assert told["says"].startswith("Dead: cards that hit the muck")
            assert "Pechanga" in told["book"]
            assert len(told["decides"]) == 2
            assert all(one["question"] and one["answer"] for one in told["decides"])
            for missing in ("pechanga/99.9", "nobody/1", "pechanga/%00", "..%2F..%2Fetc/passwd"):
                assert (await http.get(f"/api/law/{missing}")).status_code in (400, 404), missing
            me = (await http.get("/api/account/me")).json()
            assert me["password_least"] == house.settings.password_least

    with served(tmp_path) as house:
        asyncio.run(asks(house))
