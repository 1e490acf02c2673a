"""Hostile clients at a real socket: refused, cut off where need be, and the others play on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.house_process import furnish
from tests.server.served_house import ServedHouse, served
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from shuffleup.client.house_client import HouseClient, Login, log_in
from shuffleup.client.messages import Done, Refused
from shuffleup.hand.commands import Fold
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.server.hub.sockets import TOO_FAST

PASSWORD = "a long enough one"
DEEP = "[" * 5000
LONG = "x" * 100_000
OTHERS = "pabcdefgh23"


async def socket_of(login: Login, **headers: str) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in login.cookies.items())
    address = login.address.replace("http", "ws", 1) + "/ws"
    return await connect(address, additional_headers={"Cookie": cookies, **headers}, proxy=None)


async def answers(socket: ClientConnection, text: str | bytes) -> dict[str, Any]:
    """The next answer to a message; closed is one too."""
    try:
        await socket.send(text)
        while True:
            said: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if said["t"] in ("refused", "gone", "done"):
                return said
    except ConnectionClosed as closed:
        return {"t": "closed", "code": closed.rcvd.code if closed.rcvd else 0}


def do(command: Any, **more: Any) -> str:
    said = {"t": "do", "key": "k", "place": "room", "table": "1", "command": command, "seen": 1}
    return json.dumps({**said, **more})


CHAIR = {"table": "1", "seat": 5, "amount": 90}
SAY = {"t": "say", "key": "k", "place": "room", "words": "bar Ann for nothing"}
CHAT = {"t": "chat", "place": "room", "table": "1"}
REFUSED = {
    "nothing": "",
    "no JSON": "{",
    "a number": "5",
    "a list": "[]",
    "no kind": "{}",
    "an unknown kind": '{"t":"become-owner"}',
    "fields nobody knows": '{"t":"ping","n":1,"role":"owner"}',
    "very deep": f'{{"t":"do","command":{DEEP}',
    "deep in its place": do({"Fold": {"seat": [[[[[1]]]]]}}),
    "a huge number": do({"RaiseTo": {"seat": 0, "to": 10**400}}),
    "chips beyond 2^53": do({"RaiseTo": {"seat": 0, "to": 2**53 + 1}}),
    "a negative seat": do({"Fold": {"seat": -1}}),
    "half a chip": do({"RaiseTo": {"seat": 0, "to": 2.5}}),
    "another's hand": do({"Fold": {"seat": 0}}),
    "the dealer's work": do({"NextHand": {"deck": [0]}}),
    "the dealer's role": do({"NextHand": {}}, role="dealer"),
    "the manager's role": do({"CloseTable": {"table": "1"}}, role="manager", table=""),
    "no role at all": do({"Fold": {"seat": 0}}, role="nobody"),
    "the time": do({"TellTime": {"instant": 1}}, table=""),
    "another's name on a list": do({"Join": {"player": OTHERS, "listing": "1/2"}}, table=""),
    "another's chair": do({"SeatPlayer": {"player": OTHERS, **CHAIR}}, table=""),
    "another's chips": do({"Cash": {"player": OTHERS, "table": "1"}}, table=""),
    "a table that is not there": do({"Fold": {"seat": 0}}, table="99"),
    "a place that is not there": do({"Fold": {"seat": 0}}, place="game/aaaaaaaaaa"),
    "a place with a path in it": do({"Fold": {"seat": 0}}, place="../../etc/passwd"),
    "a table with a path in it": do({"Fold": {"seat": 0}}, table="../1"),
    "an empty key": do({"Fold": {"seat": 0}}, key=""),
    "a key that is no key": do({"Fold": {"seat": 0}}, key="\u0000" * 10),
    "a very long key": do({"Fold": {"seat": 0}}, key="k" * 10_000),
    "a name that cannot be written": do({"Join": {"player": "\ud800", "listing": "1/2"}}, table=""),
    "a whole book": do({"PlayBy": {"rules": {}, "rulebook": "x"}}, role="player"),
    "two commands in one": do({"Fold": {"seat": 0}, "Call": {"seat": 0}}),
    "a sentence as a player": json.dumps({**SAY, "role": "player"}),
    "a sentence as floor": json.dumps({**SAY, "role": "floor"}),
    "the floor's view": '{"t":"watch","place":"room","table":"1","role":"floor"}',
    "the cage's view": '{"t":"watch","place":"room","role":"cage"}',
    "talk at no table": '{"t":"chat","place":"room","table":"99","text":"hello"}',
    "talk that steers a screen": json.dumps({**CHAT, "text": "\x1b[2J"}),
}  # fmt: skip


async def attacked(house: ServedHouse) -> dict[str, dict[str, Any]]:
    """Every attack on one table where Ann and Bob play; what each was told."""
    ann = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
    await ann.watch("room", "1")
    assert isinstance(await ann.do(SeatPlayer(ann.id, "1", 0, 200)), Done)
    login = await log_in(house.address, "Mallory", PASSWORD, new=True)
    told = {}
    for name, text in REFUSED.items():
        socket = await socket_of(login)
        told[name] = await answers(socket, text)
        await socket.close()
    again = await ann.do(SeatPlayer(ann.id, "1", 1, 200))  # her line still answers, by the law
    assert isinstance(again, Refused)
    assert again.reason == "name-taken"  # she sits there, in one seat
    await ann.close()
    return told


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    with served(tmp_path_factory.mktemp("house"), frame_bytes=16_384) as house:
        in_loop(house, lambda: furnish(house.running, 2))
        found = asyncio.run(attacked(house))
        table = house.running.house.places["room"].tables["1"]
        assert [one is not None for one in table.seats[:2]] == [True, False]
        return found


def in_loop(house: ServedHouse, do: Any) -> None:
    async def done() -> None:
        do()

    asyncio.run_coroutine_threadsafe(done(), house.loop).result(60)


@pytest.mark.parametrize("attack", REFUSED)
def test_it_is_refused_in_a_sentence(attack: str, told: dict[str, dict[str, Any]]) -> None:
    said = told[attack]
    assert said["t"] in ("refused", "gone"), said
    assert said["says"]
    assert len(said["says"]) < 500
    assert "Traceback" not in said["says"]


def test_who_sends_too_much_is_cut_off_and_the_others_are_not(tmp_path: Path) -> None:
    async def story(house: ServedHouse) -> None:
        ann = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
        await ann.watch("room", "1")
        login = await log_in(house.address, "Mallory", PASSWORD, new=True)
        huge = await socket_of(login)
        assert (await answers(huge, json.dumps({"t": "ping", "n": 1, "x": LONG})))["t"] == "closed"
        flood = await socket_of(login)
        assert await flooded(flood) == TOO_FAST
        assert isinstance(await ann.do(SeatPlayer(ann.id, "1", 0, 200)), Done)
        await ann.close()

    with served(tmp_path, commands_a_second=5, commands_at_once=20) as house:
        in_loop(house, lambda: furnish(house.running, 1))
        asyncio.run(story(house))


async def flooded(socket: ClientConnection) -> int:
    """Send until we are cut off; with which code."""
    try:
        for _ in range(4000):
            await socket.send('{"t":"ping","n":1}')
        while True:
            await asyncio.wait_for(socket.recv(), 60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def test_no_page_but_ours_and_nobody_unknown_gets_a_socket(tmp_path: Path) -> None:
    async def story(house: ServedHouse) -> None:
        login = await log_in(house.address, "Mallory", PASSWORD, new=True)
        stolen = Login(login.address, dict.fromkeys(login.cookies, "x" * 43), "", "")
        for who, headers in ((login, {"Origin": "https://evil.example"}), (stolen, {})):
            with pytest.raises(WebSocketException, match=r"403|4001"):
                await asyncio.wait_for((await socket_of(who, **headers)).recv(), 60)

    with served(tmp_path) as house:
        asyncio.run(story(house))


def test_a_command_of_one_is_never_answered_to_another(tmp_path: Path) -> None:
    async def story(house: ServedHouse) -> None:
        ann = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
        bob = await HouseClient.enter(house.address, "Bob", PASSWORD, new=True)
        first = await ann.do(SeatPlayer(ann.id, "1", 0, 200), key="same")
        second = await bob.do(Fold(0), "1", key="same", seen=0)
        assert isinstance(first, Done)
        assert not isinstance(second, Done)
        await ann.close()
        await bob.close()

    with served(tmp_path) as house:
        in_loop(house, lambda: furnish(house.running, 1))
        asyncio.run(story(house))
