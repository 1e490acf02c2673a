"""``shuffleup log``: a house's log verified, counted, backed up, taken out and put back."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from tests.cli.calling import Call
from tests.postgres_server import PostgresServer
from tests.properties.tables import GAMES, random_hand

from shuffleup.hand import proceed
from shuffleup.law.rulebook import digest
from shuffleup.log import FileLog, Seal, SqliteLog
from shuffleup.server.home_games.own_books import OwnBooks

GOLDEN = Path(__file__).parents[1] / "log" / "golden" / "house.log"
OWN_RULES = """\
title = "Elm Street"
about = "A kitchen table."
extends = "mohegan"
"""


@pytest.fixture
def house(tmp_path: Path, call: Call) -> Path:
    """A data folder with a log in it."""
    folder = tmp_path / "house"
    folder.mkdir()
    assert call("log", "import", str(GOLDEN), str(folder)).code == 0
    return folder


def test_a_log_is_imported_verified_and_exported_byte_for_byte(
    house: Path, call: Call, tmp_path: Path
) -> None:
    head = {"lines": FileLog(GOLDEN).head.lines, "digest": FileLog(GOLDEN).head.digest}
    for where in (house, house / "log.db", GOLDEN):
        assert call("log", "verify", str(where), "--json").json() == {
            "ok": True, "head": head, "events": 110, "streams": 2, "sealed": 0,
        }  # fmt: skip
    assert (
        "4 batches, 110 events in 2 streams: all as it was" in call("log", "verify", str(house)).out
    )
    out = tmp_path / "out.log"
    assert call("log", "export", str(house), str(out), "--json").json()["head"] == head
    assert out.read_bytes() == GOLDEN.read_bytes()
    assert call("log", "verify", str(out)).code == 0


def test_a_backup_is_a_database_of_its_own(house: Path, call: Call, tmp_path: Path) -> None:
    copy = tmp_path / "monday.db"
    held = SqliteLog(house / "log.db")  # the house goes on
    assert call("log", "backup", str(house / "log.db"), str(copy)).code == 0
    held.close()
    shutil.rmtree(house)
    assert call("log", "verify", str(copy)).code == 0
    assert call("log", "stats", str(copy), "--json").json()["events"] == 110


def test_a_backup_of_a_folder_has_all_a_house_needs(
    house: Path, call: Call, tmp_path: Path
) -> None:
    with sqlite3.connect(house / "house.db") as people:
        people.execute("CREATE TABLE people (name TEXT)")
        people.execute("INSERT INTO people VALUES ('Ann')")
    (house / "seal.key").write_text("ab" * 32)
    (house / "seal.key").chmod(0o600)
    rules = OwnBooks(house).brought(OWN_RULES)
    copy = tmp_path / "monday"
    assert call("log", "backup", str(house), str(copy)).code == 0
    people.close()
    there = ["house.db", "houses", "log.db", "seal.key"]
    assert sorted(path.name for path in copy.iterdir()) == there
    assert OwnBooks(copy).of(digest(rules)) is not None
    assert (copy / "seal.key").stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(copy / "house.db") as again:
        assert again.execute("SELECT name FROM people").fetchall() == [("Ann",)]
    again.close()
    assert call("log", "verify", str(copy)).code == 0


def test_hidden_cards_are_verified_with_the_key_of_the_house(call: Call, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    hand = random_hand(*GAMES[0], 5)
    proceed(hand)
    log = SqliteLog(tmp_path / "log.db", "room/table/1", seal=Seal(b"k" * 32))
    log.append(hand.log)
    log.close()
    assert call("log", "export", str(tmp_path), str(tmp_path / "out" / "house.log")).code == 0
    for where in (tmp_path, tmp_path / "out" / "house.log"):
        unread = call("log", "verify", str(where))
        assert (unread.code, "Their chain alone was checked: 1 hold" in unread.out) == (0, True)
    (tmp_path / "seal.key").write_text((b"k" * 32).hex())
    (tmp_path / "seal.key").chmod(0o600)
    assert call("log", "verify", str(tmp_path), "--json").json()["sealed"] == 0
    (tmp_path / "seal.key").write_text((b"x" * 32).hex())
    assert call("log", "verify", str(tmp_path)).code == 1


def test_stats_tell_how_much_there_is(house: Path, call: Call) -> None:
    found = call("log", "stats", str(house), "--json").json()
    assert (found["batches"], found["streams"], found["of"]) == (4, 2, {"floor": 1, "table": 109})
    assert found["bytes"] > 30_000
    assert call("log", "stats", str(GOLDEN)).out.startswith("batches  4\nevents   110\n")


def test_what_is_damaged_is_told_in_one_line(house: Path, call: Call, tmp_path: Path) -> None:
    with sqlite3.connect(house / "log.db") as database:
        database.execute("UPDATE log_batch SET body = replace(body, '4', '5') WHERE number = 3")
    database.close()
    answer = call("log", "verify", str(house))
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)
    assert answer.err.startswith("log.db")
    told = call("log", "verify", str(house), "--json")
    assert told.code == 1
    assert '"ok": false' in told.out
    refused = call("log", "export", str(house), str(tmp_path / "out.log"))
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert not list(tmp_path.glob("out.log*"))


def test_a_log_is_put_into_a_folder_that_is_made_for_it(call: Call, tmp_path: Path) -> None:
    told = call("log", "import", str(GOLDEN), str(tmp_path / "new-data"))
    assert (told.code, "new-data: 4 lines" in told.out) == (0, True)
    assert (tmp_path / "new-data" / "log.db").is_file()
    assert call("log", "import", str(GOLDEN), str(tmp_path / "new.db")).code == 0
    assert (tmp_path / "new.db").is_file()
    for made in (tmp_path / "new-data" / "log.db", tmp_path / "new.db"):
        assert made.stat().st_mode & 0o777 == 0o600, "nobody else on the machine reads it"


def test_nothing_is_written_over(house: Path, call: Call, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    for command in ("export", "backup"):
        answer = call("log", command, str(house), str(there))
        assert (answer.code, "is there already" in answer.err) == (2, True)
    assert there.read_text() == "mine"
    again = call("log", "import", str(GOLDEN), str(house))
    assert (again.code, "there is a log in it already" in again.err) == (2, True)


@pytest.mark.parametrize("command", ["verify", "stats"])
def test_a_log_that_is_not_there_is_not_made(call: Call, tmp_path: Path, command: str) -> None:
    answer = call("log", command, str(tmp_path / "nowhere.db"))
    assert (answer.code, "there is no such log" in answer.err) == (2, True)
    assert not (tmp_path / "nowhere.db").exists()


def test_a_database_of_something_else_is_refused(call: Call, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    assert call("log", "verify", str(tmp_path / "other.db")).code == 1
    assert call("log", "import", str(GOLDEN), str(tmp_path / "other.db")).code == 2


def test_a_house_moves_to_postgresql_and_back(
    house: Path, call: Call, tmp_path: Path, postgres: PostgresServer
) -> None:
    url = postgres.new_place()
    assert call("log", "export", str(house), str(tmp_path / "out.log")).code == 0
    assert call("log", "import", str(tmp_path / "out.log"), url).code == 0
    assert call("log", "verify", url).code == 0
    assert call("log", "stats", url, "--json").json()["batches"] == 4
    assert call("log", "backup", url, str(tmp_path / "back.log")).code == 0
    assert (tmp_path / "back.log").read_bytes() == GOLDEN.read_bytes()
    assert call("log", "verify", postgres.new_place()).code == 1  # no log in it, and none is made


def test_a_folder_whose_settings_name_a_database_is_that_house(
    house: Path, call: Call, tmp_path: Path, postgres: PostgresServer
) -> None:
    url = postgres.new_place()
    assert call("log", "export", str(house), str(tmp_path / "out.log")).code == 0
    assert call("log", "import", str(tmp_path / "out.log"), url).code == 0
    folder = tmp_path / "in-postgres"
    folder.mkdir()
    (folder / "settings.toml").write_text(f'database = "{url}"\n', encoding="utf-8")
    assert call("log", "verify", str(folder)).code == 0
    assert call("log", "stats", str(folder), "--json").json()["batches"] == 4
    assert call("log", "backup", str(folder), str(tmp_path / "copy")).code == 0
    assert (tmp_path / "copy" / "log.jsonl").read_bytes() == GOLDEN.read_bytes()
    assert (tmp_path / "copy" / "settings.toml").is_file()
    (folder / "settings.toml").write_text("database = 5\n", encoding="utf-8")
    told = call("log", "verify", str(folder))
    assert told.code == 2
    assert url not in told.err
