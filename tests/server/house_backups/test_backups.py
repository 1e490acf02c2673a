"""Backups made from the page: whole, of one moment, and without a key where somebody takes it."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.api.test_staff_desks import AtDesk
from tests.server.hiring import hired
from tests.server.served_house import ServedHouse, quick_settings, served

from shuffleup.law.rulebook import digest
from shuffleup.server.fair.seal_key import NAME as KEY
from shuffleup.server.home_games.own_books import OwnBooks
from shuffleup.server.house_backups import keeping_backups
from shuffleup.server.house_backups.copying_house import copy_house
from shuffleup.server.house_backups.keeping_backups import BackupError, Backups

RULES = 'title = "Ours"\nextends = "mohegan"\n'
PEOPLE = [("paaaaaaaaa2", "+Ann", ""), ("pbbbbbbbbb2", "Bob", "manager")]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture(scope="module")
def staff(house: ServedHouse) -> Iterator[dict[str, AtDesk]]:
    roles = {"Olive": ("owner",), "Mo": ("manager",), "Ann": ()}
    made = {name: AtDesk(house, name, hired(house, name, *one)) for name, one in roles.items()}
    yield made
    for one in made.values():
        one.http.close()


def test_a_backup_has_the_house_rules_that_people_brought(
    house: ServedHouse, staff: dict[str, AtDesk]
) -> None:
    law = digest(house.running.books.brought(RULES))  # as when a private game is opened by them
    made = staff["Mo"].post("/api/house/backups")
    assert made.status_code == 200, made.text
    found = OwnBooks(house.folder / "backups" / made.json()["name"]).of(law)
    assert found is not None
    assert found.layers[-1].title == "Ours"


def test_what_is_taken_along_is_for_the_owner_and_has_no_key(
    house: ServedHouse, staff: dict[str, AtDesk]
) -> None:
    name = staff["Mo"].post("/api/house/backups").json()["name"]
    path = f"/api/house/backups/{name}/file"
    assert [staff[who].http.get(path).status_code for who in ("Mo", "Ann")] == [403, 403]
    taken = staff["Olive"].http.get(path)
    assert taken.status_code == 200
    key = (house.folder / KEY).read_bytes().strip()
    with zipfile.ZipFile(io.BytesIO(taken.content)) as packed:
        assert set(packed.namelist()) == {"log.db", "people.csv", "settings.json", "README.txt"}
        everything = b"".join(packed.read(one) for one in packed.namelist())
    assert key not in everything
    assert b"argon2id" not in everything, "nobody's password"
    copy = house.folder / "backups" / name
    assert (copy / KEY).stat().st_mode & 0o777 == (house.folder / KEY).stat().st_mode & 0o777


def test_backups_made_at_once_are_each_whole(house: ServedHouse, staff: dict[str, AtDesk]) -> None:
    running = house.running

    async def both() -> list[str]:
        made = await asyncio.gather(*(running.backups.make("x", PEOPLE) for _ in range(3)))
        return [one.name for one in made]

    names = asyncio.run_coroutine_threadsafe(both(), house.loop).result(60)
    assert len(set(names)) == 3
    assert set(names) <= {one["name"] for one in staff["Mo"].http.get("/api/house/backups").json()}


def backups_of(folder: Path) -> Backups:
    with served(folder):
        pass
    return Backups(quick_settings(folder))


def test_a_backup_that_fails_leaves_nothing_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backups = backups_of(tmp_path)

    def full(*_: object) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(Backups, "pack", full)
    with pytest.raises(BackupError, match="no space left"):
        asyncio.run(backups.make("x", PEOPLE))
    assert list(backups.folder.iterdir()) == []
    monkeypatch.undo()
    (tmp_path / "house.db").write_bytes(b"not a database" * 100)
    with pytest.raises(BackupError, match="house"):
        asyncio.run(backups.make("x", PEOPLE))
    assert list(backups.folder.iterdir()) == []


def test_names_are_safe_in_a_spreadsheet(tmp_path: Path) -> None:
    backups = backups_of(tmp_path)
    made = asyncio.run(backups.make("x", PEOPLE))
    path = backups.to_take(made.name)
    assert path is not None
    with zipfile.ZipFile(path) as packed:
        rows = list(csv.reader(io.StringIO(packed.read("people.csv").decode())))
    assert rows[1] == ["paaaaaaaaa2", "'+Ann", ""]


def test_there_is_an_end_to_backups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping_backups, "MOST", 1)
    backups = backups_of(tmp_path)
    asyncio.run(backups.make("x", PEOPLE))
    with pytest.raises(BackupError, match="move some elsewhere"):
        asyncio.run(backups.make("x", PEOPLE))
    with pytest.raises(FileNotFoundError):
        copy_house(tmp_path / "nowhere", tmp_path / "to")
