"""A simulated day: it balances under every book, a floor that knows the rules is refused nothing
but what people want and may not have, and the same seed is the same day."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shuffleup.cli import main
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.log import FileLog
from shuffleup.room.apply import replay
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.keeping.room_log import ROOM, read_room
from shuffleup.sim.room_day import DayPlan, DayReport, simulate_day
from shuffleup.sim.room_day.running_day import RoomDay

BOOKS = ("common", "pechanga", "mohegan", "rpl", "tournament")
ASKED_IN_VAIN = {"too-young", "no-papers"}  # people without papers ask, and are told
SHORT = DayPlan(visits=70, tables=5, hours=2)


def simulated(book: str, plan: DayPlan) -> tuple[DayReport, RoomDay, list[AnyRoomEvent]]:
    law, events = rulebook(book), list[AnyRoomEvent]()
    report, day = simulate_day(resolve(law), digest(law), plan, keep=events.extend)
    return report, day, events


@pytest.mark.parametrize("book", BOOKS)
def test_a_day_balances_under_every_book(book: str) -> None:
    report, day, _ = simulated(book, SHORT)
    assert report.balanced, day.audit.faults
    assert set(day.refused) <= ASKED_IN_VAIN, day.said
    assert report.visits == SHORT.visits
    assert report.hands > 60
    assert day.audit.looks >= SHORT.hours * 60
    assert day.counts["InvokeMustMove"] + day.counts["CloseTable"] > 0
    on_tables = {name: held for name, held in day.room.accounts.items() if "table/" in name}
    assert not any(on_tables.values())  # everybody was paid, every box counted


def test_the_room_of_a_day_is_the_fold_of_its_events_and_of_its_seed() -> None:
    small = DayPlan(visits=40, tables=3, hours=2, seed="7")
    _, day, events = simulated("mohegan", small)
    assert replay(events) == day.room
    assert simulated("mohegan", small)[2] == events


def test_a_day_in_a_log_is_a_room_like_any_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "day.log"
    words = "room simulate --visits 30 --tables 3 --hours 1 --seed 1 --json --log"
    assert main([*words.split(), str(path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["book", "visits", "tables", "hands", "seconds", "balanced", "refusals"]
    assert told["balanced"] is True
    room = read_room(FileLog(path, ROOM))
    assert sum(room.accounts.values()) == 0
    assert len(room.people) == told["visits"] == 30


def test_what_cannot_be_simulated_is_said_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ("--hours 25", "--tables 0", "--book nowhere", "--visits -1"):
        assert main(["room", "simulate", *words.split()]) == 2
        assert capsys.readouterr().err
