"""What a house keeps in its folder is nobody else's to read, from its first start and its next."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.hiring import wait_for
from tests.server.served_house import ServedHouse, served

from shuffleup.server.fair.seal_key import SealKeyError
from shuffleup.server.house_settings import change
from shuffleup.server.private_files import private_folder


@pytest.fixture
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> dict[str, str]:
    """Whatever others could read of a folder, and its mode."""
    modes = {str(one.relative_to(folder)): one.stat().st_mode for one in [folder, *walked(folder)]}
    return {name: oct(mode) for name, mode in modes.items() if stat.S_IMODE(mode) & 0o077}


def walked(folder: Path) -> list[Path]:
    return [Path(here) / one for here, dirs, files in os.walk(folder) for one in (*dirs, *files)]


def lived_in(house: ServedHouse) -> None:
    running = house.running
    wait_for(house, lambda: running.backups.make("p", []))
    change(running, "turn_seconds", "30")


@pytest.mark.slow
@pytest.mark.usefixtures("usual_umask")
def test_whatever_a_house_makes_is_private_also_while_it_is_open(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    with served(folder) as house:
        lived_in(house)
        names = {one.name for one in walked(folder)}
        assert {"log.db", "log.db-wal", "hands.db", "house.db-wal", "settings.toml"} <= names
        assert open_to_others(folder) == {}
    assert open_to_others(folder) == {}


@pytest.mark.slow
@pytest.mark.usefixtures("usual_umask")
def test_an_older_house_is_set_right_when_it_opens(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    with served(folder) as house:
        lived_in(house)
    (folder / "houses" / "mine").mkdir(parents=True)
    (folder / "houses" / "mine" / "house.toml").write_text("", "utf-8")
    for one in [folder, *walked(folder)]:
        one.chmod(0o755 if one.is_dir() else 0o600 if one.name == "seal.key" else 0o644)
    with served(folder):
        assert open_to_others(folder) == {}


@pytest.mark.usefixtures("usual_umask")
def test_what_is_not_the_house_s_own_is_left_alone(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "house", tmp_path / "elsewhere"
    for one in (folder / "backups", elsewhere):
        one.mkdir(parents=True)
    for path in (folder / "notes.txt", elsewhere / "mine.db", folder / "seal.key"):
        path.write_text("x", "utf-8")
    (folder / "my.db").symlink_to(elsewhere / "mine.db")
    (folder / "backups" / "away").symlink_to(elsewhere)
    private_folder(folder)
    assert set(open_to_others(folder)) >= {"notes.txt", "seal.key"}
    assert stat.S_IMODE((elsewhere / "mine.db").stat().st_mode) == 0o644
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.usefixtures("usual_umask")
def test_a_key_that_others_could_read_is_still_refused(tmp_path: Path) -> None:
    (tmp_path / "seal.key").write_text("00" * 32, "ascii")
    with pytest.raises(SealKeyError, match="consider it known"), served(tmp_path):
        raise AssertionError


def test_a_folder_that_everybody_shares_stays_as_it_is(tmp_path: Path) -> None:
    shared, other = tmp_path / "shared", tmp_path / "shared" / "theirs.db"
    shared.mkdir()
    other.touch()
    shared.chmod(0o1777)
    other.chmod(0o644)
    private_folder(shared)
    assert (shared.stat().st_mode & 0o7777, other.stat().st_mode & 0o777) == (0o1777, 0o644)
