"""Logs in databases: the same lines as a file, kept together, found by the index, verified."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
from tests.log.kept_logs import KeptLog
from tests.properties.tables import GAMES, random_hand

import shuffleup.floor.ruling_record
import shuffleup.table.events  # noqa: F401  # so that their events are known
from shuffleup.hand import proceed
from shuffleup.hand.repairs import primitives as r
from shuffleup.log import (
    Batch,
    CodecError,
    FileLog,
    LogDatabaseError,
    MemoryLog,
    Seal,
    StaleError,
    Under,
)
from shuffleup.log.databases import database_log, log_rows
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.transfer import export_log, import_log
from shuffleup.log.databases.verifying import Verified, verify
from shuffleup.log.open_log import open_log
from shuffleup.log.sealing import hides_something

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.log"))


def filled(log: DatabaseLog, batches: int = 30, seed: int = 1) -> list[Batch]:
    dice = random.Random(seed)
    streams = ["room/room", "room/table/1", "room/table/2", "event/a/event", "event/ab/event"]
    kept = [
        Batch({name: [r.Killed(n)] * dice.randrange(3) for name in dice.sample(streams, 2)}, at=n)
        for n in range(batches)
    ]
    log.append_together([(batch, {}) for batch in kept])
    return kept


def test_a_database_holds_the_lines_of_a_file(kept_database: KeptLog, tmp_path: Path) -> None:
    log, file = kept_database.database(), FileLog(tmp_path / "file.log")
    for batch in filled(log):
        file.append_batch(batch)
    assert log.head == file.head == kept_database.database().head
    assert export_log(log, tmp_path / "again.log") == log.head
    assert (tmp_path / "again.log").read_bytes() == file.path.read_bytes()
    assert FileLog(tmp_path / "again.log").head == log.head


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_golden_logs_go_in_and_come_out_byte_for_byte(
    kept_database: KeptLog, golden: Path, tmp_path: Path
) -> None:
    log = kept_database.database()
    head = import_log(golden, log)
    assert verify(log).head == head == FileLog(golden).head
    again = kept_database.database()
    assert list(again.batches()) == list(FileLog(golden).batches())
    assert export_log(again, tmp_path / "out.log") == head
    assert (tmp_path / "out.log").read_bytes() == golden.read_bytes()


def test_only_an_empty_database_is_filled(kept_database: KeptLog, tmp_path: Path) -> None:
    log = kept_database.database("main")
    log.append([r.Killed(1)])
    with pytest.raises(LogDatabaseError, match="there is a log in it already"):
        import_log(GOLDEN[0], log)
    export_log(log, tmp_path / "a.log")
    with pytest.raises(FileExistsError):
        export_log(log, tmp_path / "a.log")
    assert sorted(path.name for path in tmp_path.glob("a.log*")) == ["a.log", "a.log.head"]


def test_what_was_imported_goes_on(kept_database: KeptLog) -> None:
    log = kept_database.database()
    import_log(GOLDEN[0], log)
    stream, version = next(iter(FileLog(GOLDEN[0]).versions.items()))
    log.append_batch(Batch({stream: [r.Killed(1)]}), {stream: version})
    assert verify(log).head.lines == FileLog(GOLDEN[0]).head.lines + 1


def test_batches_together_are_all_kept_or_none(kept_database: KeptLog) -> None:
    log = kept_database.database()
    one = Batch({"a": [r.Killed(1)], "b": []})
    kept = log.append_together(
        [(one, {"a": 0}), (one, {"a": 1}), (Batch({"c": [r.Killed(2)]}), {})]
    )
    assert kept == [{"a": 1, "b": 0}, {"a": 2, "b": 0}, {"c": 1}]
    before = log.head
    with pytest.raises(StaleError, match="the log of a is at 3, not at 2"):
        log.append_together([(one, {"a": 2}), (one, {"a": 2})])
    with pytest.raises(CodecError):
        log.append_together([(one, {}), (Batch({"a": [r.Killed("x")]}), {})])  # type: ignore[arg-type]
    for again in (log, kept_database.database()):
        assert (again.head, again.versions) == (before, {"a": 2, "b": 0, "c": 1})
    assert log.append_batch(one, {"a": 2})["a"] == 3
    assert verify(log) == Verified(log.head, 4, 3)


def test_only_the_batches_of_a_place_are_read(
    kept_database: KeptLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = kept_database.database()
    for n in range(40):
        log.append_batch(Batch({f"game/{n % 10}/room": [r.Killed(n)]}))
    read: list[int] = []
    real = log_rows.of_numbers

    def counting(rows: log_rows.Rows, numbers: list[int]) -> list[log_rows.BatchRow]:
        read.extend(numbers)
        return real(rows, numbers)

    monkeypatch.setattr(database_log.log_rows, "of_numbers", counting)
    assert [batch.events["room"] for batch in Under(log, "game/3").batches()] == [
        [r.Killed(n)] for n in (3, 13, 23, 33)
    ]
    assert read == [4, 14, 24, 34]
    assert Under(log, "game/7", "room").read(after=2) == [r.Killed(27), r.Killed(37)]
    assert read[4:] == [28, 38]


def test_reading_goes_over_many_rows(
    kept_database: KeptLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_log, "AT_ONCE", 7)
    log = kept_database.database()
    kept = filled(log, 50)
    assert list(log.batches()) == kept
    assert list(Under(log, "room").batches()) == list(Under(memory_of(kept), "room").batches())


def memory_of(batches: list[Batch]) -> MemoryLog:
    log = MemoryLog()
    for batch in batches:
        log.append_batch(batch)
    return log


def test_a_key_is_needed_to_read(kept_database: KeptLog) -> None:
    kept_database.database("main", b"secret").append([r.Killed(1)])
    assert kept_database.database("main", b"secret").read() == [r.Killed(1)]
    with pytest.raises(LogDatabaseError, match=r"batch 1: .*written with another key"):
        kept_database.database("main")


def test_several_streams_want_one_named(kept_database: KeptLog) -> None:
    log = kept_database.database()
    log.append_batch(Batch({"a": [r.Killed(1)], "b": []}))
    with pytest.raises(LogDatabaseError, match="holds 2 streams: name one"):
        log.read()
    assert log.eras("a")[0].after == 0


# ---- writing at once -------------------------------------------------------------------------


def write_many(place: str, who: int, many: int, kept: object) -> None:
    """Append so many events to one stream, from another process, again where it was stale."""
    log = open_log(place)
    done = stale = 0
    while done < many:
        version = log.versions.get("race", 0)
        try:
            log.append_batch(Batch({"race": [r.Killed(who * 1000 + done)]}), {"race": version})
            done += 1
        except StaleError:
            stale += 1
            log.read(of="race")  # what the others wrote
    kept.put((who, stale))  # type: ignore[attr-defined]
    log.close()


@pytest.mark.slow
def test_processes_that_write_at_once_lose_and_double_nothing(kept_database: KeptLog) -> None:
    place = kept_database.url or str(kept_database.path)
    log = kept_database.database("race")
    processes, many = get_context("spawn"), 25
    told = processes.Queue()
    workers = [
        processes.Process(target=write_many, args=(place, who, many, told)) for who in (1, 2)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(120)
        assert worker.exitcode == 0
    seats = [event.seat for event in log.read()]  # type: ignore[attr-defined]
    for who in (1, 2):
        assert [seat for seat in seats if seat // 1000 == who] == [
            who * 1000 + n for n in range(many)
        ]
    assert verify(log).events == 2 * many


def test_two_who_make_the_tables_at_once_do_not_fall_over_each_other(
    kept_database: KeptLog,
) -> None:
    with ThreadPoolExecutor(4) as pool:
        logs = list(pool.map(lambda _: kept_database.database("main"), range(4)))
    logs[0].append([r.Killed(1)])
    assert logs[3].read() == [r.Killed(1)]


# ---- tables that were tampered with ----------------------------------------------------------

TAMPERING = {
    "a body": "UPDATE log_batch SET body = 'x' WHERE number = 7",
    "a digest": "UPDATE log_batch SET digest = 'x' WHERE number = 7",
    "a batch taken out": "DELETE FROM log_batch WHERE number = 7",
    "the last batch": "DELETE FROM log_batch WHERE number = 30",
    "a batch put in": "INSERT INTO log_batch VALUES (31, 'x', 'y', 0)",
    "a batch marked": "UPDATE log_batch SET own = 1 - own WHERE number = 7",
    "an index row gone": "DELETE FROM log_place WHERE batch = 7",
    "an index row moved": "UPDATE log_place SET batch = 31 WHERE batch = 7",
    "an index row counted otherwise": "UPDATE log_place SET events = events + 1 WHERE batch = 7",
    "an index row renamed": "UPDATE log_place SET stream = 'other' WHERE batch = 30 AND stream ="
    " (SELECT MIN(stream) FROM log_place WHERE batch = 30)",
    "a version": "UPDATE log_stream SET version = version + 1 WHERE stream = 'room/room'",
    "a stream renamed": "UPDATE log_stream SET stream = 'room/rood' WHERE stream = 'room/room'",
    "a stream gone": "DELETE FROM log_stream WHERE stream = 'room/room'",
    "the head": "UPDATE log_head SET lines = 29",
    "the head's digest": "UPDATE log_head SET digest = 'x'",
    "no head": "DELETE FROM log_head",
    "a total": "UPDATE log_head SET total = total + 1",
}


@pytest.mark.parametrize("what", TAMPERING)
def test_whatever_is_tampered_with_is_found(kept_database: KeptLog, what: str) -> None:
    log = kept_database.database()
    filled(log)
    sql = TAMPERING[what]
    if kept_database.kind == "postgres":
        sql = sql.replace("'x', 'y'", "'x', '\\x00'").replace("body = 'x'", "body = '\\x00'")
    with log.store.writing() as rows:
        rows.put(sql, [()])
    with pytest.raises(LogDatabaseError, match=r"^(house\.db|PostgreSQL)"):
        verify(kept_database.database())


@pytest.mark.parametrize("what", ["a version", "a stream renamed", "a stream gone", "a total"])
def test_streams_that_are_not_as_written_are_found_on_opening(
    kept_database: KeptLog, what: str
) -> None:
    log = kept_database.database()
    filled(log)
    with log.store.writing() as rows:
        rows.put(TAMPERING[what], [()])
    with pytest.raises(LogDatabaseError, match="the table of its streams is not as it was written"):
        kept_database.database()


def test_an_untouched_log_verifies(kept_database: KeptLog) -> None:
    log = kept_database.database()
    kept = filled(log)
    events = sum(len(some) for batch in kept for some in batch.events.values())
    assert verify(log) == Verified(log.head, events, 5)


def test_a_body_changed_while_the_house_is_open_is_found_when_it_is_read(
    kept_database: KeptLog,
) -> None:
    log = kept_database.database()
    filled(log)
    with log.store.writing() as rows:
        ((body,),) = rows.ask("SELECT body FROM log_batch WHERE number = 7")
        rows.put("UPDATE log_batch SET body = ? WHERE number = 7", [(body.replace(b"6", b"5"),)])
    with pytest.raises(LogDatabaseError, match="batch 7: it is not as it was written"):
        list(log.batches())


@pytest.mark.parametrize(
    "sql", ["DELETE FROM log_place WHERE batch = 7", "DELETE FROM log_batch WHERE number = 7"]
)
def test_a_row_that_is_gone_is_missed_when_its_place_is_read(
    kept_database: KeptLog, sql: str
) -> None:
    log = kept_database.database()
    for n in range(10):
        log.append_batch(Batch({"room/room": [r.Killed(n)]}))
    with log.store.writing() as rows:
        rows.put(sql, [()])
    with pytest.raises(LogDatabaseError, match=r"not as it was written|it is missing"):
        list(Under(log, "room").batches())
    with pytest.raises(LogDatabaseError, match=r"not as it was written|it is missing"):
        log.read(of="room/room")


def test_a_newer_arrangement_is_refused_in_words(kept_database: KeptLog) -> None:
    log = kept_database.database()
    with log.store.writing() as rows:
        rows.put("UPDATE log_head SET format = 2", [()])
    with pytest.raises(LogDatabaseError, match="arrangement 2, and this engine knows up to 1"):
        kept_database.database()
    with pytest.raises(LogDatabaseError, match="arrangement 2"):
        log.append_batch(Batch({"a": []}))


def test_a_place_nobody_knows_is_refused() -> None:
    with pytest.raises(LogDatabaseError, match="mysql:// is no database we know"):
        open_log("mysql://house")


# ---- hidden cards ----------------------------------------------------------------------------


def test_hidden_cards_are_sealed_in_a_database_and_opened_by_every_way_of_reading(
    kept_database: KeptLog,
) -> None:
    seal, hand = Seal(b"k" * 32), random_hand(*GAMES[0], 5)
    proceed(hand)
    assert any(hides_something(event) for event in hand.log)
    log = kept_database.database(seal=seal)
    batches = [Batch({"room/table/1": [event], "house": [r.Killed(1)]}) for event in hand.log]
    log.append_together([(batch, {}) for batch in batches])
    for again in (log, kept_database.database(seal=seal)):
        assert list(again.batches()) == batches
        assert again.read(of="room/table/1") == list(hand.log)
        assert again.read(after=3, of="room/table/1") == list(hand.log)[3:]
        assert Under(again, "room", "table/1").read() == list(hand.log)
        assert verify(again).sealed == 0
    closed = kept_database.database()
    with pytest.raises(LogDatabaseError, match="is sealed, and there is nothing here to open it"):
        list(closed.batches())
    assert verify(closed).sealed == sum(map(hides_something, hand.log))
    with pytest.raises(LogDatabaseError, match="cannot be opened"):
        list(kept_database.database(seal=Seal(b"x" * 32)).batches())
