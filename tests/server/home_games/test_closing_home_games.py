"""How a home game stands and how it ends: its host is told of everybody, a player of themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from tests.server.served_house import ServedHouse, served
from tests.server.test_home_games import PASSWORD, asked, view_of_hand

from shuffleup.client.house_client import CSRF, HouseClient
from shuffleup.client.messages import Done, Refused
from shuffleup.hand.commands import Fold
from shuffleup.room.lists.list_commands import LeaveTable, SeatPlayer
from shuffleup.room.people.people_commands import BarPlayer, LiftBar
from shuffleup.server.cage_books.ledger_desk import MOST_BOOKS
from shuffleup.server.wishes.wish_records import WISHES
from shuffleup.table.commands import Hold


async def text(client: HouseClient, path: str) -> httpx.Response:
    login = client.login
    async with httpx.AsyncClient(
        base_url=login.address, cookies=login.cookies, headers={CSRF: login.csrf}, trust_env=False
    ) as http:
        return await http.get(path)


async def two_at_a_table(house: ServedHouse) -> tuple[HouseClient, HouseClient, str]:
    host = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
    game = await asked(host, "POST", "/api/games", {"title": "Friday", "stakes": "no-limit 1/2"})
    friend = await HouseClient.enter(house.address, "Bob", code=game["code"])
    for client, seat in ((host, 0), (friend, 1)):
        await client.watch(game["place"], "1")
        answer = await client.do(SeatPlayer(client.id, "1", seat, 200), place=game["place"])
        assert isinstance(answer, Done), answer
    await friend.until(lambda _: view_of_hand(friend, game["place"]))
    return host, friend, game["place"]


async def folded(house: ServedHouse, people: tuple[HouseClient, HouseClient], place: str) -> None:
    """Whoever is to act folds, and no hand follows."""
    table = house.running.house.places[place].tables["1"]
    hand = table.hand
    assert hand is not None
    seat = table.seats[hand.actor]
    assert seat is not None
    actor = next(one for one in people if one.id == seat.player)
    assert isinstance(await actor.do(Fold(hand.actor), "1", place=place), Done)
    assert table.hand is None


async def plays_and_closes(house: ServedHouse) -> None:
    host, friend, place = await two_at_a_table(house)
    path = f"/api/{place.replace('game/', 'games/')}"
    refused = await asked(host, "DELETE", path)
    assert refused["refused"]["reason"] == "hand-is-on"
    up = await host.do(LeaveTable(friend.id, "1"), place=place, role="manager")
    assert isinstance(up, Refused), "a hand is played by whoever was dealt in"
    assert isinstance(await host.do(Hold(), "1", place=place, role="manager"), Done)
    await folded(house, (host, friend), place)
    whole, mine = [await asked(one, "GET", f"{path}/settlement") for one in (host, friend)]
    net = {row["player"]: row["net"] for row in whole["rows"]}
    assert sorted(net.values()) == [-1, 1]
    assert {row["player"]: row["bought"] for row in whole["rows"]} == {host.id: 200, friend.id: 200}
    assert [row["player"] for row in mine["rows"]] == [friend.id]
    assert mine["rows"][0]["net"] == net[friend.id]
    table = (await text(host, f"{path}/settlement.csv")).text.splitlines()
    assert table[0] == "player,bought in,cashed out,has now,plus or minus"
    assert sorted(line.split(",")[0] for line in table[1:]) == ["Ann", "Bob"]
    assert len((await text(friend, f"{path}/settlement.csv")).text.splitlines()) == 2
    await closes(house, host, friend, place, net)


async def closes(
    house: ServedHouse, host: HouseClient, friend: HouseClient, place: str, net: dict[str, int]
) -> None:
    path = f"/api/{place.replace('game/', 'games/')}"
    not_theirs = await asked(friend, "DELETE", path)
    assert not_theirs["refused"]["reason"] == "no-such-game"
    ended: dict[str, Any] = await asked(host, "DELETE", path)
    assert ended["over"]
    assert {row["player"]: row["net"] for row in ended["rows"]} == net
    assert {row["has"] for row in ended["rows"]} == {0}
    (paid,) = ended["payments"]
    assert (net[paid["player"]], net[paid["to"]], paid["amount"]) == (-1, 1, 1)
    assert ended["unsettled"] == 0
    assert place not in house.running.house.places
    stranger = await HouseClient.enter(house.address, "Zoe", PASSWORD, new=True)
    afterwards = [await asked(one, "GET", f"{path}/settlement") for one in (host, friend, stranger)]
    assert afterwards[0] == ended
    assert [row["player"] for row in afterwards[1]["rows"]] == [friend.id]
    assert afterwards[2]["refused"]["reason"] == "no-such-game"
    for client in (host, friend, stranger):
        await client.close()


def test_a_game_is_paused_settled_and_closed(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        asyncio.run(plays_and_closes(house))


def watched_by(house: ServedHouse, client: HouseClient) -> list[tuple[str, str]]:
    mine = [one for one in house.running.hub.connections if one.who.id == client.id]
    return [where for one in mine for where in one.watching]


def test_whoever_was_taken_out_sees_no_more_of_the_game_until_they_are_let_in_again(
    tmp_path: Path,
) -> None:
    async def is_put_out(house: ServedHouse) -> None:
        host, friend, place = await two_at_a_table(house)
        await friend.watch(place)
        out = await host.do(BarPlayer(friend.id, "asked to go"), place=place, role="manager")
        assert isinstance(out, Done)
        assert view_of_hand(friend, place) is not None, "the hand they are in is theirs to play"
        assert isinstance(await host.do(Hold(), "1", place=place, role="manager"), Done)
        await folded(house, (host, friend), place)
        async with asyncio.timeout(20):
            while watched_by(house, friend):
                await asyncio.sleep(0.05)
        refused = await friend.do(SeatPlayer(friend.id, "1", 1, 200), place=place)
        assert isinstance(refused, Refused)
        assert refused.reason == "not-your-part", "as to whoever has no link"
        assert await asked(friend, "GET", "/api/games") == []
        path = f"/api/{place.replace('game/', 'games/')}/settlement"
        assert (await asked(friend, "GET", path))["title"] == "Friday", "what they have is theirs"
        again = await host.do(LiftBar(friend.id), place=place, role="manager")
        assert isinstance(again, Done), again
        await friend.watch(place, "1")
        for client in (host, friend):
            await client.close()

    with served(tmp_path) as house:
        asyncio.run(is_put_out(house))


def test_a_game_that_is_closed_leaves_nothing_in_memory(tmp_path: Path) -> None:
    async def comes_and_goes(house: ServedHouse) -> None:
        host, friend, place = await two_at_a_table(house)
        await host.chat("nice hand", "1", place)
        assert isinstance(await host.do(Hold(), "1", place=place, role="manager"), Done)
        await folded(house, (host, friend), place)
        path = f"/api/{place.replace('game/', 'games/')}"
        running = house.running
        kept = (running.shuffler.dealers, running.shuffler.shown, running.chat.lines)
        assert all((place, "1") in one for one in kept)
        await asked(host, "DELETE", path)
        here = (running.shuffler.dealers, running.shuffler.shown, running.chat.lines)
        more = (running.hub.watches, running.hub.watchers, running.house.moved)
        assert not any((place, "1") in one for one in (*here, *more))
        for client in (host, friend):
            await client.close()

    with served(tmp_path) as house:
        asyncio.run(comes_and_goes(house))
        desk = house.running.ledgers
        for at in range(200):
            desk.read(f"game/{at}", lambda books: books.version)
        assert len(desk.books) == MOST_BOOKS


def test_how_a_game_ended_is_known_after_the_house_was_started_again(tmp_path: Path) -> None:
    async def opens(house: ServedHouse) -> tuple[str, HouseClient]:
        host = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
        game = await asked(host, "POST", "/api/games", {"title": "Friday"})
        answer = await host.do(SeatPlayer(host.id, "1", 0, 200), place=game["place"])
        assert isinstance(answer, Done), answer
        path = f"/api/games/{game['place'].removeprefix('game/')}"
        await asked(host, "DELETE", path)
        await host.close()
        return path, host

    with served(tmp_path) as house:
        path, _ = asyncio.run(opens(house))

    async def looks(house: ServedHouse) -> dict[str, Any]:
        host = await HouseClient.enter(house.address, "Ann", PASSWORD)
        told: dict[str, Any] = await asked(host, "GET", f"{path}/settlement")
        await host.close()
        return told

    with served(tmp_path) as house:
        told = asyncio.run(looks(house))
    assert (told["title"], told["over"]) == ("Friday", True)
    assert [(row["bought"], row["cashed"], row["net"]) for row in told["rows"]] == [(200, 200, 0)]


def test_whoever_was_let_in_and_looks_is_there_for_the_host_to_seat(tmp_path: Path) -> None:
    async def comes(house: ServedHouse) -> None:
        host = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
        game = await asked(host, "POST", "/api/games", {"title": "Friday"})
        friend = await HouseClient.enter(house.address, "Bob", code=game["code"])
        await friend.watch(game["place"])
        room = house.running.house.places[game["place"]].room  # type: ignore[attr-defined]
        assert room.people[friend.id].here
        seats = await host.do(
            SeatPlayer(friend.id, "1", 3, 200), place=game["place"], role="manager"
        )
        assert isinstance(seats, Done), seats
        for client in (host, friend):
            await client.close()

    with served(tmp_path) as house:
        asyncio.run(comes(house))


async def closes_after_its_hand(house: ServedHouse) -> None:
    host, friend, place = await two_at_a_table(house)
    path, running = f"/api/{place.replace('game/', 'games/')}", house.running
    asked_for = await asked(host, "DELETE", f"{path}?after_hand=true")
    assert not asked_for["over"]
    written = running.house.versions[WISHES]
    await asked(host, "DELETE", f"{path}?after_hand=true")
    assert running.house.versions[WISHES] == written, "asked twice it is one wish"
    (shown,) = await asked(host, "GET", "/api/games")
    assert shown["closing"]
    await asked(host, "POST", f"{path}/go-on")
    assert not running.house.places[place].tables["1"].on_hold
    await asked(host, "DELETE", f"{path}?after_hand=true")
    refused = await asked(friend, "POST", f"{path}/go-on")
    assert refused["refused"]["reason"] == "no-such-game"
    await folded(house, (host, friend), place)
    while place in running.house.places:
        await asyncio.sleep(0.05)
    told = await asked(friend, "GET", f"{path}/settlement")
    assert told["over"]
    for client in (host, friend):
        await client.close()


def test_a_game_closes_when_its_hand_is_over_if_its_host_wants_that(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        asyncio.run(closes_after_its_hand(house))
