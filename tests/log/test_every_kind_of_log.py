"""What every log does, in memory, in a file, in SQLite and in PostgreSQL: one suite for all."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.log.kept_logs import KeptLog

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import Batch, Log, StaleError, Under

TWO = Batch({"table/1": [r.Killed(1), r.Killed(2)], "floor": [r.Voided()]}, at=1_763_245_000_123)


def test_a_batch_goes_to_all_its_streams(kept: KeptLog) -> None:
    log = kept.open("table/1")
    assert log.append_batch(TWO) == {"table/1": 2, "floor": 1} == log.versions
    log.append([r.Revived(1)], expected=2, at=5)
    log.append_batch(Batch({"floor": [r.Killed(7)]}))
    assert log.version == 3
    assert log.read() == [r.Killed(1), r.Killed(2), r.Revived(1)]
    assert log.read(of="floor") == [r.Voided(), r.Killed(7)]
    assert log.read(1, "floor") == [r.Killed(7)]
    assert list(log.stream()) == [[r.Killed(1), r.Killed(2)], [r.Revived(1)]]


def test_the_whole_log_is_read_in_its_order(kept: KeptLog) -> None:
    log = kept.open("table/1")
    later = Batch({"floor": [r.Killed(7)]})
    log.append_batch(TWO)
    log.append_batch(later)
    assert list(log.batches()) == [TWO, later]


def test_a_batch_on_any_stale_stream_writes_nothing(kept: KeptLog) -> None:
    log = kept.open("table/1")
    log.append_batch(TWO)
    with pytest.raises(StaleError, match="the log of floor is at 1, not at 0"):
        log.append_batch(TWO, {"table/1": 2, "floor": 0})
    assert log.versions == {"table/1": 2, "floor": 1}
    assert log.append_batch(TWO, {"table/1": 2, "floor": 1}) == {"table/1": 4, "floor": 2}
    with pytest.raises(StaleError):
        log.append_batch(Batch({"room": []}), {"room": 1})


@pytest.mark.parametrize("name", ["", "Table", "table/", "table 1", "../x", "log\n", "t" * 99])
def test_a_stream_has_a_proper_name(kept: KeptLog, name: str) -> None:
    with pytest.raises(ValueError, match="no name of a stream"):
        kept.open("table/1").append_batch(Batch({name: []}))


@pytest.mark.parametrize("at", [1.5, -1, "now", True])
def test_time_is_whole_milliseconds(kept: KeptLog, at: int) -> None:
    with pytest.raises(ValueError, match="whole milliseconds"):
        kept.open("table/1").append([], at=at)


def test_a_stream_is_read_from_any_version_in_every_log(kept: KeptLog) -> None:
    log = kept.open("c")
    for n in range(20):
        log.append_batch(
            Batch({"a" if n % 3 else "b": [r.Killed(n)] * (n % 4), "c": [r.Killed(n)]})
        )
    for name in "abc":
        everything = log.read(of=name)
        for after in range(len(everything) + 3):
            assert log.read(after, name) == everything[after:]


def test_threads_may_share_any_log(kept: KeptLog) -> None:
    if kept.kind == "memory":
        pytest.skip("a log in memory is for one thread")
    log = kept.open("main")
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda seat: log.append([r.Killed(seat)]), range(24)))
    seats = [event.seat for event in kept.open("main").read()]
    assert sorted(seats) == list(range(24))


def test_two_holders_see_each_other(kept: KeptLog) -> None:
    if kept.kind == "memory":
        pytest.skip("a log in memory has one holder")
    one, two = kept.open("main"), kept.open("main")
    one.append([r.Killed(1)])
    two.append([r.Revived(1)], expected=1)
    with pytest.raises(StaleError, match="at 2, not at 1"):
        one.append([r.Killed(2)], expected=1)
    assert one.read() == two.read() == [r.Killed(1), r.Revived(1)]
    assert list(one.batches()) == list(two.batches())


def test_what_another_writes_while_one_reads_comes_with_the_next_reading(kept: KeptLog) -> None:
    log = kept.open("main")
    log.append([r.Killed(1)])
    log.append([r.Killed(2)])
    for reading in (log.stream(), (batch.events["main"] for batch in log.batches())):
        assert next(reading) == [r.Killed(1)]
        log.append([r.Killed(3)])
        assert list(reading)[:1] == [[r.Killed(2)]]
    assert log.version == 4


# ---- a place's part of a log -----------------------------------------------------------------


def two_places(log: Log) -> tuple[Under, Under]:
    """A room and an event whose name begins like that of another, with a batch over both."""
    room, event = Under(log, "room", "room"), Under(log, "event/spring", "event")
    room.append_batch(Batch({"room": [r.Killed(1)], "table/3": [r.Killed(2)]}, at=5))
    event.append([r.Killed(3)], expected=0, at=6)
    Under(log, "event/spring2").append([r.Killed(4)])
    log.append_batch(Batch({"room/room": [r.Killed(5)], "event/spring/table/1": [r.Killed(6)]}, 7))
    room.append_batch(Batch({"table/3": [r.Killed(7)]}), {"table/3": 1})
    return room, event


def test_a_place_has_its_own_names_and_versions(kept: KeptLog) -> None:
    log = kept.open()
    room, event = two_places(log)
    assert room.versions == {"room": 2, "table/3": 2}
    assert event.versions == {"event": 1, "table/1": 1}
    assert room.version == 2
    assert log.versions["event/spring/table/1"] == 1
    assert room.read() == [r.Killed(1), r.Killed(5)]
    assert room.read(1, "table/3") == [r.Killed(7)]


def test_a_place_reads_its_part_of_every_batch_in_order(kept: KeptLog) -> None:
    room, event = two_places(kept.open())
    assert list(room.batches()) == [
        Batch({"room": [r.Killed(1)], "table/3": [r.Killed(2)]}, at=5),
        Batch({"room": [r.Killed(5)]}, at=7),
        Batch({"table/3": [r.Killed(7)]}),
    ]
    assert list(event.batches()) == [
        Batch({"event": [r.Killed(3)]}, at=6),
        Batch({"table/1": [r.Killed(6)]}, at=7),
    ]
    assert list(Under(room.log, "game/none").batches()) == []


def test_a_place_is_refused_on_a_stale_version_of_its_own(kept: KeptLog) -> None:
    room, event = two_places(kept.open())
    with pytest.raises(StaleError, match="the log of room/table/3 is at 2, not at 1"):
        room.append_batch(Batch({"room": [r.Killed(9)]}), {"table/3": 1})
    assert room.append_batch(Batch({"room": []}), room.versions) == {"room": 2, "table/3": 2}
    assert event.append([r.Killed(9)], expected=1) == 2


def test_places_may_stand_within_places(kept: KeptLog) -> None:
    log = kept.open()
    two_places(log)
    within = Under(Under(log, "event"), "spring", "event")
    assert within.read() == [r.Killed(3)]
    assert list(within.batches()) == list(Under(log, "event/spring").batches())


def test_a_place_has_a_proper_name(kept: KeptLog) -> None:
    for name in ("", "/room", "room/", "Room"):
        with pytest.raises(ValueError, match="no name of a place"):
            Under(kept.open(), name)
