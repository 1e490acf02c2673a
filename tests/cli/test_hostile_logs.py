"""Logs made by somebody who wants to break their reader: an error with its place, soon and small.

The chain is made anew each time, so that nothing is found by it.
"""

from __future__ import annotations

import re
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.calling import Call
from tests.log.forging import bodies, write_bodies
from tests.log.test_golden import GOLDEN

from shuffleup.cli.table.table_log import TABLE
from shuffleup.log import FileLog, LogFileError
from shuffleup.log.chain import START, Chain
from shuffleup.log.file import LONGEST_LINE
from shuffleup.table import events as e
from shuffleup.table.apply import replay
from shuffleup.table.event_limits import OutOfBoundsError

COMMANDS = (("table", "check"), ("table", "show"), ("table", "run", "--resume"))
MANY = ",".join(["7"] * 2_000_000)
MUCH = 1 << 20
FORGED = {
    "a seat that is nowhere": (r'("hand.Folded":\{"seat":)\d+', r"\g<1>1000000000000"),
    "a seat below all": (r'("hand.Folded":\{"seat":)\d+', r"\g<1>-99"),
    "a run of boards without end": (r'("hand.Boarded":\{"cards":[^]]*\])', r'\1,"run":100000000'),
    "a negative amount": (r'("hand.Awarded":\{"seat":\d+,"amount":)\d+', r"\g<1>-5"),
    "more chips than can be": (r'("hand.Awarded":\{"seat":\d+,"amount":)\d+', rf"\g<1>{2**60}"),
    "a number that cannot be written": (r'("amount":)\d+', rf"\g<1>{2**70}"),
    "an enormous number": (r'("amount":)\d+', rf"\g<1>{'9' * 5000}"),
    "a card that is none": (r'("hand.Burned":\{"card":)\d+', r"\g<1>1000000000"),
    "a deck of millions": (r'("hand.Shuffled":\{"deck":\[)[^]]*', rf"\g<1>{MANY}"),
    "a table of millions": (r'("seats":)\d+', r"\g<1>1000000000"),
    "a text of megabytes": (r'("player":")[^"]*', rf"\g<1>{'x' * MUCH}"),
    "blinds of an enormous number": (r'("blinds":\[)\d+', rf"\g<1>{2**60}"),
}
every_forgery = pytest.mark.parametrize(("was", "now"), FORGED.values(), ids=FORGED)


def forged(folder: Path, was: str, now: str) -> Path:
    text = "\n".join(bodies(GOLDEN / "mohegan.log"))
    changed = re.sub(was, now, text, count=1)
    assert changed != text
    return write_bodies(folder / "forged.log", changed.split("\n"))


@every_forgery
def test_what_cannot_be_is_refused_before_it_is_applied(
    call: Call, tmp_path: Path, was: str, now: str
) -> None:
    path = forged(tmp_path, was, now)
    for words in COMMANDS:
        answer = call(*words, str(path))
        assert answer.code in (1, 2), words
        assert re.search(r"line \d+|event \d+", answer.out + answer.err), words
        assert len(answer.out + answer.err) < 50_000, words


@every_forgery
def test_whoever_reads_it_from_code_is_told_too(tmp_path: Path, was: str, now: str) -> None:
    with pytest.raises((OutOfBoundsError, LogFileError), match=r"line \d+|event \d+"):
        replay(FileLog(forged(tmp_path, was, now), TABLE).read())


# ---- lines that are none ---------------------------------------------------------------------


def test_a_line_of_300_mb_takes_no_memory(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "long.log"
    path.write_bytes((GOLDEN / "mohegan.log").read_bytes())
    lines = path.read_bytes().count(b"\n")
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size + 300 * MUCH)  # no blocks on the disk, zeros to read
    tracemalloc.start()
    try:
        for words in (*COMMANDS, ("floor", "rulings")):
            answer = call(*words, str(path))
            assert answer.code == 2
            assert f"long.log, line {lines + 1}: no line of a log is that long" in answer.err
        assert tracemalloc.get_traced_memory()[1] < 4 * LONGEST_LINE
    finally:
        tracemalloc.stop()


def test_a_line_that_could_not_be_read_is_not_written(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "table.log", TABLE)
    log.append([e.WentAway(1)])
    with pytest.raises(LogFileError, match="line 2: no line of a log is that long"):
        log.append([e.Noted("x", (("text", "x" * LONGEST_LINE),))])
    assert FileLog(log.path).read() == [e.WentAway(1)]


def test_the_longest_line_is_read(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "table.log", TABLE)
    log.append([])
    note = e.Noted("x", (("text", "x" * (LONGEST_LINE - 1000)),))
    log.append([note])
    assert FileLog(log.path).read() == [note]


BODIES: dict[str, Callable[[bytes], bytes]] = {
    "deep lists": lambda body: b"[" * 100_000,
    "deep records": lambda body: b'{"events":{"table/1":[' + b'{"a":' * 100_000,
    "deep fields": lambda body: body.replace(b'"player":"', b'"player":' + b"[" * 50_000, 1),
    "a zero byte": lambda body: body.replace(b'"player":"', b'"player":"\x00', 1),
    "no UTF-8": lambda body: body.replace(b'"player":"', b'"player":"\xff\xfe', 1),
    "half a character": lambda body: body.replace(b'"player":"', b'"player":"\\ud800', 1),
    "nothing": lambda body: b"",
    "no object": lambda body: b"7",
    "many streams": lambda body: (
        b'{"events":{%b}}' % b",".join(b'"s%d":[]' % at for at in range(100_000))
    ),
    "many records": lambda body: b'{"events":{"table/1":[%b]}}' % b",".join([b"{}"] * 100_000),
}


@pytest.mark.parametrize("change", BODIES.values(), ids=BODIES)
def test_a_line_of_nonsense_is_an_error_with_its_line(
    call: Call, tmp_path: Path, change: Callable[[bytes], bytes]
) -> None:
    path, previous, chain = tmp_path / "odd.log", START, Chain()
    first, *rest = (text.encode() for text in bodies(GOLDEN / "mohegan.log"))
    with path.open("wb") as file:
        for body in (change(first), *rest):
            file.write(chain.line(previous, body))
            previous = chain.link(previous, body)
    for words in (*COMMANDS, ("floor", "rulings")):
        answer = call(*words, str(path))
        assert answer.code == 2, words
        assert "odd.log, line 1: " in answer.err
        assert len(answer.err) < 1000
