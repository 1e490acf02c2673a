"""What takes long is done beside the event loop: whoever else asks meanwhile is answered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.api.test_staff_desks import AtDesk
from tests.server.hiring import hired
from tests.server.served_house import ServedHouse, served

from shuffleup.server.api import director_handlers, season_desk_handlers
from shuffleup.server.demonstration.demo_events import MEMBERS, furnish_season
from shuffleup.sim.event_run.announced_event import AnnouncedEvent, announced_event

LONG = 3.0  # seconds that something takes
SOON = 1.5


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture(scope="module")
def people(house: ServedHouse) -> Iterator[dict[str, AtDesk]]:
    roles = {"Di": ("director",), "Ann": ("board",)}
    made = {name: AtDesk(house, name, hired(house, name, *one)) for name, one in roles.items()}
    yield made
    for one in made.values():
        one.http.close()


@pytest.fixture(scope="module")
def season(house: ServedHouse) -> str:
    async def furnished() -> str:
        return furnish_season(house.running.house, [f"p{at:x<10}" for at in range(MEMBERS)])

    place = asyncio.run_coroutine_threadsafe(furnished(), house.loop).result(60)
    return f"/api/seasons/{place.partition('/')[2]}/what-if?player=p0xxxxxxxxx"


def slowly(answer: Any) -> Any:
    def done(*_: object) -> Any:
        time.sleep(LONG)
        return answer

    return done


def answered_meanwhile(house: ServedHouse, slow: Any, other: AtDesk) -> tuple[Any, float]:
    """What came of something slow, and how long another question took beside it."""
    with ThreadPoolExecutor(1) as beside:
        waits = beside.submit(slow)
        time.sleep(0.5)
        began = time.monotonic()
        assert other.http.get("/api/clock").status_code == 200
        took = time.monotonic() - began
        return waits.result(60), took


@pytest.mark.slow
def test_while_an_event_of_a_season_is_tried_out_others_are_answered(
    house: ServedHouse, people: dict[str, AtDesk], season: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert people["Ann"].http.get(season).json()[0]["place"] == 1
    assert people["Ann"].http.get(f"{season}&entrants=61").status_code == 409
    monkeypatch.setattr(season_desk_handlers, "what_if", slowly([]))
    ann, di = people["Ann"], people["Di"]
    again: list[int] = []

    def tries() -> Any:
        return ann.http.get(season)

    with ThreadPoolExecutor(1) as beside:
        first = beside.submit(lambda: answered_meanwhile(house, tries, di))
        time.sleep(1.0)
        again.append(AtDesk(house, "Ann", ann.id).http.get(season).status_code)
        answer, took = first.result(60)
    assert (answer.status_code, again) == (200, [503]), "one at a time"
    assert took < SOON


@pytest.mark.slow
def test_while_a_structure_is_made_others_are_answered(
    house: ServedHouse, people: dict[str, AtDesk], monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(told: AnnouncedEvent) -> object:
        time.sleep(LONG)
        return announced_event(told)

    monkeypatch.setattr(director_handlers, "announced_event", slow)
    answer, took = answered_meanwhile(
        house, lambda: people["Di"].post("/api/director/structure"), people["Ann"]
    )
    assert answer.status_code == 200, answer.text
    assert took < SOON


@pytest.mark.parametrize("noughts", [13, 16, 24, 40, 3000])
def test_levels_are_never_made_for_stacks_without_end(
    noughts: int, people: dict[str, AtDesk]
) -> None:
    terms, began = f"stack 1{'0' * noughts}", time.monotonic()
    for path, more in (("/api/director/structure", {}), ("/api/events", {"title": "Big"})):
        answer = people["Di"].post(path, terms=terms, players=10_000, hours=100, **more)
        assert answer.status_code == 409, answer.text
    assert time.monotonic() - began < LONG
