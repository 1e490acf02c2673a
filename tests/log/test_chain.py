"""The chain over the lines of a log: whatever was changed since is found, with its line."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.log.forging import BEGUN, line_of, write_bodies

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import FileLog, Head, LogFileError
from shuffleup.log.head import head_path, read_head


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A log of ten lines."""
    log = FileLog(tmp_path / "log")
    for seat in range(10):
        log.append([r.Killed(seat), r.Moved((1, 2, 3), 0, r.BURNS)])
    return tmp_path / "log"


def test_every_flipped_bit_is_found_in_its_line(path: Path) -> None:
    text, dice = path.read_bytes(), random.Random(1)
    for _ in range(600):
        at, bit = dice.randrange(len(text)), 1 << dice.randrange(8)
        path.write_bytes(text[:at] + bytes([text[at] ^ bit]) + text[at + 1 :])
        line = text.count(b"\n", 0, at) + 1
        cut = at == len(text) - 1  # the last line has lost its end
        with pytest.raises(LogFileError, match="lines are missing" if cut else f"line {line}: "):
            FileLog(path)


@pytest.mark.parametrize("at", range(9))
def test_a_line_taken_out_or_moved_is_found(path: Path, at: int) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    head_path(path).unlink()
    path.write_bytes(b"".join(lines[:at] + lines[at + 1 :]))
    with pytest.raises(LogFileError, match=f"line {at + 1}: .* does not follow"):
        FileLog(path)
    path.write_bytes(b"".join([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]))
    with pytest.raises(LogFileError, match=f"line {at + 1}: .* does not follow"):
        FileLog(path)


def test_a_line_said_twice_is_found(path: Path) -> None:
    with path.open("ab") as file:
        file.write(path.read_bytes().splitlines(keepends=True)[-1])
    with pytest.raises(LogFileError, match="line 11: "):
        FileLog(path)


def test_a_log_made_before_the_first_format_is_said_to_be(path: Path) -> None:
    path.write_bytes(b'[{"Killed":{"seat":1}}]\n')
    with pytest.raises(LogFileError, match="line 1: made before format 1"):
        FileLog(path)


# ---- a key -----------------------------------------------------------------------------------


def test_with_a_key_nobody_else_can_make_or_read_the_chain(tmp_path: Path) -> None:
    path = tmp_path / "log"
    FileLog(path, key=b"secret").append([r.Killed(1)])
    assert FileLog(path, key=b"secret").read() == [r.Killed(1)]
    for key in (b"", b"another"):
        with pytest.raises(LogFileError, match=r"line 1: .* written with another key"):
            FileLog(path, key=key)
    forged = write_bodies(tmp_path / "forged", [line_of(BEGUN)])
    with pytest.raises(LogFileError, match="line 1: "):
        FileLog(forged, key=b"secret")


# ---- the head --------------------------------------------------------------------------------


def test_the_head_is_kept_beside_the_log(path: Path) -> None:
    last = path.read_bytes().splitlines()[-1].decode()
    assert FileLog(path).head == read_head(path) == Head(10, last[:40])


def test_lines_missing_at_the_end_are_told(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    for kept in (9, 3, 0):
        path.write_bytes(b"".join(lines[:kept]))
        with pytest.raises(LogFileError, match=f"lines are missing: it had 10 and has {kept}"):
            FileLog(path)
    path.unlink()
    with pytest.raises(LogFileError, match=r"log is gone: log\.head says it had 10 lines"):
        FileLog(path)
    assert not path.exists()


def test_a_log_ahead_of_its_head_is_whole(path: Path) -> None:
    head = head_path(path).read_bytes()
    FileLog(path).append([r.Voided()])
    FileLog(path).append([r.Voided()])
    head_path(path).write_bytes(head)  # the crash came before it was written
    assert FileLog(path).version == 22
    head_path(path).unlink()
    assert FileLog(path).version == 22


def test_another_log_of_the_same_length_is_not_taken_for_it(path: Path, tmp_path: Path) -> None:
    other = FileLog(tmp_path / "other")
    for _ in range(12):
        other.append([r.Voided()])
    path.write_bytes(other.path.read_bytes())
    with pytest.raises(LogFileError, match=r"line 10: it is not the one log\.head has"):
        FileLog(path)


def test_a_head_that_cannot_be_read_is_an_error(path: Path) -> None:
    head_path(path).write_text("nonsense", "utf-8")
    with pytest.raises(LogFileError, match=r"log\.head cannot be read"):
        FileLog(path)
