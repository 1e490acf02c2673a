"""Reports of a room while the house is open: by whom, of what is kept, and with limits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest
from tests.server.api.test_staff_desks import AtDesk
from tests.server.hiring import hired, perform
from tests.server.served_house import ServedHouse, served

from shuffleup.room.cage.cage_commands import StockCage
from shuffleup.room.people.people_commands import Arrive, Warn
from shuffleup.server.house_reports import asking_for_reports
from shuffleup.server.house_reports.asking_for_reports import NO_REPORT, ReportDesk, asked
from shuffleup.server.house_reports.report_worker import A_SENTENCE, ReportWanted
from shuffleup.server.house_reports.report_worker import said as told_words

KINDS = ("waits", "hours", "drop", "fund", "rulings")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture(scope="module")
def staff(house: ServedHouse) -> Iterator[dict[str, AtDesk]]:
    roles = {"Mo": ("manager",), "Flo": ("floor", "cage"), "Ann": ()}
    made = {name: AtDesk(house, name, hired(house, name, *one)) for name, one in roles.items()}
    yield made
    for one in made.values():
        one.http.close()


def test_reports_are_for_managers_and_for_the_host_of_a_game_about_it(
    staff: dict[str, AtDesk],
) -> None:
    game = staff["Ann"].post("/api/games", title="Friday").json()["place"]
    for form in ("", "/csv"):
        path = f"/api/house/reports/waits{form}"
        assert [staff[name].http.get(path).status_code for name in ("Flo", "Ann")] == [403, 403]
        assert staff["Ann"].http.get(path, params={"place": game}).status_code == 200
    assert staff["Mo"].http.get("/api/house/reports/everything").status_code == 404
    assert staff["Mo"].http.get("/api/house/reports/..%2Fseal.key").status_code in (400, 404)


@pytest.mark.slow
def test_a_report_has_what_happened_just_before_it_was_asked_for(
    house: ServedHouse, staff: dict[str, AtDesk]
) -> None:
    mo = staff["Mo"].http
    perform(house, Arrive("paaaaaaaaa2"))
    before = mo.get("/api/house/reports/rulings").json()["rows"]
    perform(house, Warn("paaaaaaaaa2", "abuse"))
    after = mo.get("/api/house/reports/rulings").json()["rows"]
    assert len(after) > len(before)
    perform(house, StockCage(10, 10, "=evil()"))
    assert "\n=" not in mo.get("/api/house/reports/rulings/csv").text


def test_what_is_not_kept_yet_is_waited_for_and_what_never_will_be_is_not_reported(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[ReportWanted] = []

    async def making(wanted: ReportWanted) -> Any:
        made.append(wanted)
        return NO_REPORT

    monkeypatch.setattr(asking_for_reports, "asked", making)
    poker, settings = house.running.house, house.running.settings

    async def told() -> None:
        desk = ReportDesk(poker, settings, "log.db")
        waits: Future[dict[str, int]] = Future()
        monkeypatch.setattr(poker, "last_submitted", waits)
        report = asyncio.create_task(desk.report("waits", "room"))
        await asyncio.sleep(0.05)
        assert not made, "what has happened is not on the disk yet"
        waits.set_result({})
        assert await report is NO_REPORT
        assert len(made) == 1
        failed: Future[dict[str, int]] = Future()
        failed.set_exception(OSError("full"))
        monkeypatch.setattr(poker, "last_submitted", failed)
        assert await desk.report("waits", "room") is NO_REPORT
        assert await desk.report("waits", "game/nowhere") is NO_REPORT
        assert len(made) == 1

    asyncio.run_coroutine_threadsafe(told(), house.loop).result(60)


def test_a_worker_that_fails_or_takes_too_long_is_told_of_and_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    nowhere = str(tmp_path_factory.mktemp("nothing"))
    wanted = ReportWanted("waits", "room", f"{nowhere}/log.db", nowhere)
    assert asyncio.run(asked(wanted)) is NO_REPORT
    monkeypatch.setattr(asking_for_reports, "LONGEST", 0.01)
    assert asyncio.run(asked(wanted)) is NO_REPORT


def test_words_that_may_name_cards_are_left_out() -> None:
    report = 'at 1: {"Report":{"kind":"down-card-exposed","facts":{"seat":"2","card":"As"}}}'
    assert told_words(report) == A_SENTENCE
    assert "As" not in told_words("at 1: ! down-card-exposed: seat bob, card As")
    assert told_words('{"Warn":{"who":"cy","what":"abuse"}}') == "warn (who cy, what abuse)"
    assert len(KINDS) == 5
