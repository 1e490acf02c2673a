"""What a log says of itself, how strictly it is read, and how an old format becomes today's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.log.forging import BEGUN, bodies, line_of, write_bodies

from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.setup import Forced, Post
from shuffleup.log import CodecError, Era, FileLog, LogFileError, header, known, upcast, upcasting
from shuffleup.table import events as e
from shuffleup.version import __version__

SEATED = (
    '{"table.Seated":{"seat":0,"player":"Ann","amount":200,'
    '"account":{"standing":"new","entry":"post"},"paid":0,"piles":[],"cash":0}}'
)


def read_back(tmp_path: Path, *records: str) -> list[Any]:
    return FileLog(write_bodies(tmp_path / "log", [line_of(BEGUN, *records)])).read()


# ---- names -----------------------------------------------------------------------------------


def test_two_kinds_may_not_have_one_name() -> None:
    class Seated(msgspec.Struct):
        seat: int

    with pytest.raises(CodecError, match=r"table\.Seated is the name of two kinds"):
        known("table", Seated)
    with pytest.raises(CodecError, match="has two names"):
        known("room", e.Seated)
    known("table", e.Seated)  # the same again


# ---- who wrote it ----------------------------------------------------------------------------


def test_a_stream_begins_with_its_format_and_engine(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "log", "table/1")
    log.append([r.Killed(1)])
    log.append([r.Killed(2)])
    first, second = bodies(tmp_path / "log")
    begun = f'{{"log.Begun":{{"of":"table/1","format":1,"engine":"{__version__}"}}}}'
    assert first == line_of(begun, '{"hand.Killed":{"seat":1}}', stream="table/1")
    assert second == line_of('{"hand.Killed":{"seat":2}}', stream="table/1")
    assert log.eras() == (Era(0, 1, __version__),)


def test_a_later_engine_that_goes_on_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    FileLog(tmp_path / "log").append([r.Killed(1)])
    monkeypatch.setattr(header, "__version__", "9.0")
    later = FileLog(tmp_path / "log")
    later.append([r.Killed(2)])
    later.append([r.Killed(3)])
    assert later.eras() == (Era(0, 1, __version__), Era(1, 1, "9.0"))
    assert FileLog(tmp_path / "log").eras() == later.eras()
    assert FileLog(tmp_path / "log").version == 3
    assert bodies(tmp_path / "log")[1].count("log.Continued") == 1
    assert FileLog(tmp_path / "log").read() == [r.Killed(1), r.Killed(2), r.Killed(3)]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (line_of('{"hand.Killed":{"seat":1}}'), "does not begin with its format"),
        (line_of(BEGUN.replace(":1,", ":2,")), "this engine reads formats up to 1"),
        (line_of(BEGUN, BEGUN), "record 2 of main: main begins twice"),
        (line_of(BEGUN, stream="floor"), "says it is a log of 'main'"),
        (line_of('{"log.Continued":{"format":1,"engine":"1"}}'), "goes on before it begins"),
        (line_of(BEGUN.replace("of", "what")), "not a record of the log's own"),
        (line_of('{"log.Other":{}}'), "not a record of the log's own"),
        (line_of(BEGUN)[:-1] + ',"more":1}', "not a line of a log"),
        (line_of(BEGUN)[:-1] + ',"at":1.5}', "not a line of a log"),
    ],
)
def test_a_beginning_that_cannot_be_is_an_error(tmp_path: Path, line: str, says: str) -> None:
    write_bodies(tmp_path / "log", [line])
    with pytest.raises(LogFileError, match=f"log, line 1: .*{says}"):
        FileLog(tmp_path / "log")


# ---- strictness ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (SEATED.replace('"cash":0', '"cash":0,"hat":1'), "'hat' is not a field of it"),
        (SEATED.replace(',"cash":0', ""), "'cash' is missing"),
        (SEATED.replace('"seat":0', '"seat":"0"'), "Expected `int`, got `str`"),
        (SEATED.replace('"seat":0', '"seat":0.0'), "Expected `int`, got `float`"),
        (SEATED.replace('"seat":0', '"seat":1,"seat":0'), "is written otherwise"),
        (SEATED.replace('"seat":0', '"seat": 0'), "is written otherwise"),
        (SEATED.replace("post", "fly"), "Invalid enum value 'fly'"),
        (SEATED.replace("Seated", "Sat"), "'table.Sat' is not an event we know"),
        (SEATED.replace("[]", '[{"chip":5,"count":1,"hat":0}]'), "piles"),
        ('{"hand.Killed":{"seat":1},"hand.BettingClosed":{}}', "a name and its fields"),
        (BEGUN, "main begins twice"),
        ('"hand.BettingClosed"', "record 2|not a line of a log"),
    ],
)
def test_whatever_is_not_as_it_is_written_is_an_error(
    tmp_path: Path, record: str, says: str
) -> None:
    with pytest.raises(LogFileError, match=f"log, line 1: .*({says})"):
        read_back(tmp_path, record)


def test_unknown_fields_are_found_however_deep(tmp_path: Path) -> None:
    began = e.Began(1, (5, 5), 0, (Post(0, 1, Forced.BLIND),))
    log = FileLog(tmp_path / "log")
    log.append([began])
    wrong = bodies(tmp_path / "log")[0].replace('"kind":"blind"', '"kind":"blind","hat":1')
    write_bodies(tmp_path / "wrong", [wrong])
    with pytest.raises(
        LogFileError, match=r"record 2 of main: table\.Began: 'posts\[0\]\.hat' is not a field"
    ):
        FileLog(tmp_path / "wrong").read()


def test_a_record_of_the_log_after_events_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LogFileError, match=r"record 3 of main: log\.Continued stands after"):
        read_back(
            tmp_path, '{"hand.BettingClosed":{}}', '{"log.Continued":{"format":1,"engine":"0.1.0"}}'
        )


def test_a_sealed_record_is_said_to_be_sealed(tmp_path: Path) -> None:
    path = write_bodies(tmp_path / "log", [line_of(BEGUN, '{"hand.Shuffled":"bm8gcGVla2luZw"}')])
    log = FileLog(path)
    assert log.version == 1  # the chain and the count need no key
    with pytest.raises(LogFileError, match=r"record 2 of main: hand\.Shuffled is sealed"):
        log.read()


# ---- old formats -----------------------------------------------------------------------------


@pytest.fixture
def format_two(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An engine that writes format 2: in format 1 a seat was a number from 1, and a man killed."""
    monkeypatch.setattr(upcasting, "FORMAT", 2)
    monkeypatch.setattr(upcasting, "UPCASTS", {})

    @upcast("hand.Killed", 1)
    def from_one(fields: dict[str, Any]) -> dict[str, Any]:
        return {"seat": fields["place"] - 1}

    @upcast("hand.Undead", 1, to="hand.Revived")
    def another_name(fields: dict[str, Any]) -> dict[str, Any]:
        return fields

    return


OLD = ['{"hand.Killed":{"place":4}}', '{"hand.Undead":{"seat":3}}', '{"hand.BettingClosed":{}}']


@pytest.mark.usefixtures("format_two")
def test_an_old_format_is_read_as_todays(tmp_path: Path) -> None:
    assert read_back(tmp_path, *OLD) == [r.Killed(3), r.Revived(3), r.BettingClosed()]


@pytest.mark.usefixtures("format_two")
def test_a_stream_may_go_on_in_a_new_format(tmp_path: Path) -> None:
    log = FileLog(write_bodies(tmp_path / "log", [line_of(BEGUN, *OLD)]))
    before = log.path.read_bytes()
    log.append([r.Killed(5)])
    assert log.path.read_bytes().startswith(before)
    assert bodies(log.path)[1] == line_of(
        f'{{"log.Continued":{{"format":2,"engine":"{__version__}"}}}}',
        '{"hand.Killed":{"seat":5}}',
    )
    everything = [r.Killed(3), r.Revived(3), r.BettingClosed(), r.Killed(5)]
    for again in (log, FileLog(log.path)):
        assert [again.read(after) for after in range(5)] == [everything[n:] for n in range(5)]


@pytest.mark.usefixtures("format_two")
@pytest.mark.parametrize(
    ("record", "says"),
    [
        ('{"hand.Killed":{"seat":4}}', "cannot be brought up to format 2"),
        ('{"hand.Killed":{"place":"x"}}', "cannot be brought up to format 2"),
        ('{"hand.BettingClosed":{"hat":1}}', "'hat' is not a field of it"),
        ('{"hand.Undead":{"seat":3,"hat":1}}', "'hat' is not a field of it"),
    ],
)
def test_old_formats_are_read_as_strictly(tmp_path: Path, record: str, says: str) -> None:
    with pytest.raises(LogFileError, match=f"line 1: record 2 of main: .*{says}"):
        read_back(tmp_path, record)


def test_one_step_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upcasting, "UPCASTS", {})
    upcast("hand.Killed", 1)(dict)
    with pytest.raises(ValueError, match="upcast twice"):
        upcast("hand.Killed", 1)(dict)
