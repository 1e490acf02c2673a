"""The key that seals hidden cards: made once, for its owner alone."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from shuffleup.hand.events import Burned
from shuffleup.log import FileLog
from shuffleup.server.fair.seal_key import NAME, SealKeyError, kept_key, seal_key


def test_a_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "log", seal=seal_key(tmp_path))
    log.append([Burned(7)])
    assert (tmp_path / NAME).stat().st_mode & 0o777 == 0o600
    before = (tmp_path / NAME).read_text()
    assert FileLog(tmp_path / "log", seal=seal_key(tmp_path)).read() == [Burned(7)]
    assert (tmp_path / NAME).read_text() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["log", "log.head", NAME]


def test_two_houses_have_different_keys(tmp_path: Path) -> None:
    keys = set()
    for name in "abc":
        (tmp_path / name).mkdir()
        seal_key(tmp_path / name)
        keys.add(kept_key(tmp_path / name / NAME))
    assert len(keys) == 3


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o601, 0o660])
def test_a_key_others_can_read_or_change_is_refused(tmp_path: Path, mode: int) -> None:
    seal_key(tmp_path)
    (tmp_path / NAME).chmod(mode)
    with pytest.raises(SealKeyError, match=r"can be read by others .* chmod 600 seal\.key"):
        seal_key(tmp_path)


@pytest.mark.parametrize("text", ["", "short", "zz" * 32, "00" * 31, "00" * 33, "é"])
def test_what_is_no_key_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / NAME).write_text(text, "utf-8")
    (tmp_path / NAME).chmod(0o600)
    with pytest.raises(SealKeyError, match=r"seal\.key is no key"):
        seal_key(tmp_path)
    assert (tmp_path / NAME).read_text("utf-8") == text


def test_many_who_start_at_once_get_one_key(tmp_path: Path) -> None:
    def sealed(_: int) -> str:
        return seal_key(tmp_path).closed("t", 1, "hand.Burned", Burned(7))

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(sealed, range(24)))) == 1
