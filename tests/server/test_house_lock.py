"""One server to a house: a second one on the same folder, or database, is refused in a sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.postgres_server import PostgresServer

from shuffleup.server import house_lock
from shuffleup.server.house_lock import held
from shuffleup.server.settings import ServerSettings, SettingsError

LONG = 120
HOLD = """
import sys
from shuffleup.server.house_lock import held
from shuffleup.server.settings import ServerSettings
with held(ServerSettings(data=sys.argv[1], database=sys.argv[2])):
    print("held", flush=True)
    sys.stdin.read()
"""


def holding(folder: Path, database: str = "") -> subprocess.Popen[str]:
    """Another process that has the house."""
    command = [sys.executable, "-c", HOLD, str(folder), database]
    other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    return other


def test_a_second_server_on_a_folder_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    other = holding(tmp_path)
    try:
        with pytest.raises(SettingsError, match=f"process {other.pid}.*stop it first"):
            held(ServerSettings(data=str(tmp_path))).__enter__()
        command = [sys.executable, "-m", "shuffleup", "serve", "--data", str(tmp_path)]
        told = subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=False)
        assert told.returncode == 2
        assert "another server" in told.stderr
        assert not (tmp_path / "log.db").exists()  # it has not touched the house
    finally:
        other.kill()
        other.wait(LONG)
    with held(ServerSettings(data=str(tmp_path))):  # however it ended
        pass


def test_removing_its_lock_file_gives_no_house_away(tmp_path: Path) -> None:
    other = holding(tmp_path)
    try:
        (tmp_path / "house.lock").unlink()
        with pytest.raises(SettingsError, match="another server runs the house"):
            held(ServerSettings(data=str(tmp_path))).__enter__()
    finally:
        other.kill()
        other.wait(LONG)


def test_two_houses_go_on_side_by_side(tmp_path: Path) -> None:
    with (
        held(ServerSettings(data=str(tmp_path / "one"))),
        held(ServerSettings(data=str(tmp_path / "two"))),
    ):
        pass


@pytest.mark.slow
def test_a_database_that_two_folders_name_has_one_server(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_lock, "PATIENCE", 0.5)
    place = postgres.new_place()
    other = holding(tmp_path / "one", place)
    second = ServerSettings(data=str(tmp_path / "two"), database=place)
    try:
        with pytest.raises(SettingsError, match="in this database"), held(second):
            pass
        with held(ServerSettings(data=str(tmp_path / "two"), database=postgres.new_place())):
            pass
    finally:
        other.kill()
        other.wait(LONG)
    monkeypatch.setattr(house_lock, "PATIENCE", float(LONG))
    with held(second):
        pass
