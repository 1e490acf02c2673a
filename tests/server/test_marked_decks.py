"""Marked decks: while a hand is on, its cards are looked for in everything that leaves the house or
lies on its disk: log lines, metrics, errors, answers over HTTP, the bytes of the database."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from tests.server.hiring import PASSWORD as WORK_PASSWORD
from tests.server.hiring import hired
from tests.server.house_process import furnish
from tests.server.served_house import ServedHouse, served

from shuffleup.cards.card import show
from shuffleup.client.house_client import CSRF, HouseClient, log_in
from shuffleup.client.messages import Done, TableFrame
from shuffleup.hand import commands as h
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.server.fair.house_shuffler import Dealing, HouseShuffler
from shuffleup.server.house_logs import begin_logs
from shuffleup.server.house_snapshot import SNAPSHOT
from shuffleup.table.commands import NextHand
from shuffleup.table.state import Table

PASSWORD = "a long enough one"
MARKED = tuple((17 + 23 * at) % 52 for at in range(52))  # an order that no other thing has
RUN = 5  # cards in a row that are found


def spellings(deck: tuple[int, ...]) -> set[bytes]:
    """Every way a run of the deck could be written."""
    found: set[bytes] = set()
    for at in range(len(deck) - RUN + 1):
        run = deck[at : at + RUN]
        texts = [show((card,)) for card in run]
        found |= {bytes(run), bytes(run).hex().encode()}
        for split in (",", ", ", " ", "\n"):
            found.add(split.join(map(str, run)).encode())
        for split in ("", " ", ",", ", ", '","', '", "'):
            found |= {split.join(texts).encode(), split.join(texts).lower().encode()}
    return found


SPELLED = spellings(MARKED)


def leaks(sinks: dict[str, bytes]) -> list[str]:
    return [name for name, held in sinks.items() if any(one in held for one in SPELLED)]


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """The house's log lines, as it writes them, in a text."""
    root, lines = logging.getLogger(), io.StringIO()
    before = root.handlers, root.level
    begin_logs(lines)
    try:
        yield lines
    finally:
        structlog.reset_defaults()
        root.handlers, level = before
        root.setLevel(level)


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """The house deals from a marked deck; those it dealt."""
    dealt: list[tuple[int, ...]] = []

    def next_hand(self: HouseShuffler, place: str, number: str, table: Table) -> Dealing:
        dealt.append(MARKED)
        return Dealing(NextHand(deck=MARKED), {}, lambda: None, lambda kept: None)

    monkeypatch.setattr(HouseShuffler, "next_hand", next_hand)
    return dealt


def in_loop(house: ServedHouse, do: Callable[[], Any]) -> Any:
    async def done() -> Any:
        return do()

    return asyncio.run_coroutine_threadsafe(done(), house.loop).result(60)


async def sinks_while_on(house: ServedHouse, lines: io.StringIO) -> dict[str, bytes]:
    """Ann and Bob play, errors are provoked, and everything there is to read is read."""
    ann = await HouseClient.enter(house.address, "Ann", PASSWORD, new=True)
    bob = await HouseClient.enter(house.address, "Bob", PASSWORD, new=True)
    heard: list[bytes] = []
    for at, one in enumerate((ann, bob)):
        await one.watch("room", "1")
        assert isinstance(await one.do(SeatPlayer(one.id, "1", at, 200)), Done)
    for one in (ann, bob):
        await one.until(lambda _, one=one: one.view("1").hand, 60)  # type: ignore[union-attr,misc]
    for wish in (h.Show(0, MARKED[:2]), h.Fold(9), h.RaiseTo(0, 1), h.Discard(0, MARKED[:3])):
        heard.append(repr(await ann.do(wish, "1")).encode())
    broken_round(house)
    rail = await HouseClient.enter(house.address, "Rae", PASSWORD, new=True)
    await rail.watch("room", "1")
    heard += [bytes(one.view) + bytes(one.events) for one in rail.tables.values()]
    for one in (ann, bob):
        frames = [one.tables["room", "1"]]
        heard += [bytes(frame.view) + bytes(frame.events) for frame in frames]
        assert all(isinstance(frame, TableFrame) for frame in frames)
    pages = await pages_of(house) | await desks_of(house)
    await in_thread_kept(house)
    for one in (ann, bob, rail):
        await one.close()
    files = {one.name: one.read_bytes() for one in house.folder.rglob("*") if one.is_file()}
    sinks = {**files, **pages, "log lines": lines.getvalue().encode()}
    return {**sinks, "frames and refusals": b"\n".join(heard)}


def broken_round(house: ServedHouse) -> None:
    """Something goes wrong in the house with the whole table in its hands."""

    def fails() -> None:
        table = house.running.house.places["room"].tables["1"]
        raise RuntimeError(table.hand)

    def breaks() -> None:
        house.loop.call_soon(fails)
        house.running.rounds.append(fails)

    in_loop(house, breaks)


async def pages_of(house: ServedHouse) -> dict[str, bytes]:
    """Every page one can get, logged in and not."""
    login = await log_in(house.address, "Ann", PASSWORD)
    schema = "/api/schema/openapi.json"
    async with httpx.AsyncClient(base_url=house.address, trust_env=False, timeout=60) as http:
        paths = json.loads((await http.get(schema)).text)["paths"]
        found = {}
        for path in [*paths, "/metrics", "/health/ready", "/no/such/page"]:
            for cookies in ({}, login.cookies):
                answer = await http.get(path, headers={"Cookie": said(cookies)})
                found[f"{path} {len(cookies)}"] = answer.content
        return found


ROLES = ("owner", "floor", "dealer", "cage", "director", "surveillance")
DESKS = (
    "/api/floor/kinds?place=room&table=1", "/api/floor/acts?place=room", "/api/cage/ledger",
    "/api/cage/ledger.csv", "/api/chat", "/api/house/log", "/api/house/settings",
    *(f"/api/house/reports/{kind}" for kind in ("waits", "hours", "drop", "fund", "rulings")),
    "/api/house/reports/rulings/csv", "/api/people/trail", "/api/ask/precedents",
)  # fmt: skip


async def desks_of(house: ServedHouse) -> dict[str, bytes]:
    """Every page of those who work here, a backup that is taken along, and every interview."""
    await asyncio.to_thread(hired, house, "Olive", *ROLES)
    login = await log_in(house.address, "Olive", WORK_PASSWORD)
    headers = {"Cookie": said(login.cookies), CSRF: login.csrf}
    async with httpx.AsyncClient(
        base_url=house.address, trust_env=False, timeout=60, headers=headers
    ) as http:
        found = {}
        for path in DESKS:
            answer = await http.get(path)
            assert answer.status_code == 200, (path, answer.text)
            found[path] = answer.content
        name = (await http.post("/api/house/backups")).json()["name"]
        found["taken along"] = (await http.get(f"/api/house/backups/{name}/file")).content
        for kind in json.loads(found[DESKS[0]]):
            for seat in ("1", "2"):
                facts = {kind["seat"]: seat} if kind["seat"] else {}
                facts |= {"nth": "1"} if kind["nth"] else {}
                body = {"place": "room", "table": "1", "kind": kind["name"], "facts": facts}
                answer = await http.post("/api/floor/interview", json={**body, "elsewhere": True})
                assert answer.status_code == 200, (kind["name"], answer.text)
                found[f"interview {kind['name']} {seat}"] = answer.content
        return found


def said(cookies: dict[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


async def in_thread_kept(house: ServedHouse) -> None:
    """All that has happened is on the disk, and the house's rounds have been gone."""
    running = house.running
    done = asyncio.run_coroutine_threadsafe(running.kept(), house.loop)
    await asyncio.wrap_future(done)
    await asyncio.sleep(2.5)


@pytest.mark.slow
def test_a_marked_deck_is_in_no_sink_while_its_hand_is_on(
    tmp_path: Path, marked: list[tuple[int, ...]]
) -> None:
    with logged() as lines, served(tmp_path) as house:
        in_loop(house, lambda: furnish(house.running, 1))
        sinks = asyncio.run(sinks_while_on(house, lines))
        table = house.running.house.places["room"].tables["1"]
        assert table.hand is not None, "the hand has to be on"
        assert marked
    assert len(sinks) > 20
    assert sum(name.startswith("interview") for name in sinks) > 30
    assert b"a round failed" in sinks["log lines"]
    assert sum(len(held) for name, held in sinks.items() if name.startswith("log.db")) > 10_000
    assert leaks(sinks) == []
    left = {one.name: one.read_bytes() for one in tmp_path.rglob("*") if one.is_file()}
    assert SNAPSHOT in left, "which holds the hand and its deck"
    assert leaks(left) == []


def test_planted_leaks_are_found(tmp_path: Path) -> None:
    """The deck under an innocent name in a log line, in an error's words, as card texts, as bytes;
    and under a name that is dropped."""
    with logged() as lines:
        structlog.get_logger().info("dealt", deck=list(MARKED))
        assert leaks({"lines": lines.getvalue().encode()}) == []
        structlog.get_logger().info("dealt", order=list(MARKED))
        assert leaks({"lines": lines.getvalue().encode()}) == ["lines"]
    stub = MARKED[11:]
    planted = {
        "an error": str(ValueError(stub)).encode(),
        "texts": show(stub).encode(),
        "JSON": json.dumps([show((card,)) for card in stub]).encode(),
        "a file": b"\x00\x01" + bytes(stub),
    }
    assert leaks(planted) == list(planted)
    assert leaks({"a sorted deck": json.dumps(sorted(MARKED)).encode()}) == []
