"""Whose request begins when."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.served_house import quick_settings

from shuffleup.server.wire import house_wire
from shuffleup.server.wire.fair_turns import FairTurns
from shuffleup.server.wire.house_wire import HouseWire


async def order_of(turns: FairTurns, whose: list[str]) -> list[tuple[str, int]]:
    """In which pass of the loop each began."""
    began: list[tuple[str, int]] = []
    passes = 0

    async def one(name: str) -> None:
        await turns.turn(name)
        began.append((name, passes))

    async def count() -> None:
        nonlocal passes
        while len(began) < len(whose):
            passes += 1
            await asyncio.sleep(0)

    async with asyncio.timeout(10):
        await asyncio.gather(count(), *map(one, whose))
    return began


def test_a_hundred_requests_begin_a_few_at_a_time() -> None:
    began = asyncio.run(order_of(FairTurns(2), ["ann"] * 100))
    passes = [at for _, at in began]
    assert max(passes.count(at) for at in passes) <= 2


def test_one_address_does_not_keep_the_next_waiting() -> None:
    began = asyncio.run(order_of(FairTurns(2), ["mallory"] * 100 + ["ann"]))
    assert [name for name, _ in began].index("ann") <= 5


def test_whoever_has_gone_meanwhile_takes_nobodys_turn() -> None:
    async def story() -> None:
        turns = FairTurns(1)
        await turns.turn("ann")
        waiting = [asyncio.create_task(turns.turn("bob")) for _ in range(5)]
        await asyncio.sleep(0)
        for one in waiting[:4]:
            one.cancel()
        async with asyncio.timeout(10):
            await waiting[4]

    asyncio.run(story())


def test_whoever_asks_too_often_waits_and_of_one_address_only_so_many_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind the proxy too, where the connections are the proxy's."""
    monkeypatch.setattr(house_wire, "TOO_OFTEN", 0.2)
    bounds = {"requests_a_minute": 5, "strangers_of_address": 3, "trusted_proxy": "127.0.0.1"}
    wire = HouseWire(quick_settings(tmp_path, **bounds))

    async def asked(address: str, times: int) -> tuple[list[bool], float]:
        whose = wire.whose_turn("127.0.0.1", [(b"x-forwarded-for", address.encode())])
        began = asyncio.get_running_loop().time()
        turns = await asyncio.gather(*[wire.turn(whose) for _ in range(times)])
        return turns, asyncio.get_running_loop().time() - began

    async def story() -> None:
        turns, took = await asked("203.0.113.5", 12)
        assert turns.count(True) == 8  # five at once and three that waited
        assert took > 0.15
        turns, took = await asked("203.0.113.6", 3)
        assert turns == [True] * 3
        assert took < 0.15
        assert not wire.delayed

    asyncio.run(story())
