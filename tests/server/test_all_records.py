"""One list has every kind of record: a module that declares one and is not listed is found, and
every command reads a log that holds them all."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from tests.log.every_record import every_record

import shuffleup
from shuffleup.log import FileLog, MemoryLog, SqliteLog
from shuffleup.server import all_records

LONG = 120
OF_THE_LOG = ("Begun", "Continued", "Law", "Game")
OF_LAYERS = {"table": "table/1", "room": "room", "tournament": "event", "league": "season"}
ASKED = ("check", "show")
SOURCE = Path(shuffleup.__file__).parent
EXTRAS = ("argon2", "cryptography", "httpx", "litestar", "psycopg", "structlog", "uvicorn")
LOADED = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[1:]))  # as if they were not installed
import shuffleup.server.all_records
print(*sys.modules)
"""
# Each command in a child of a process that knows no kind of record yet.
COMMANDS = """
import json, os, sys
from shuffleup.cli import main
for words in json.loads(sys.argv[1]):
    print("$", *words, flush=True)
    child = os.fork()
    if child == 0:
        os.dup2(1, 2)
        os._exit(main(words))
    os.waitpid(child, 0)
"""


def declaring() -> set[str]:
    """The modules that say a kind of record can be kept."""
    return {
        ".".join(["shuffleup", *path.relative_to(SOURCE).with_suffix("").parts])
        for path in SOURCE.rglob("*.py")
        if any(map(is_declaration, ast.parse(path.read_text("utf-8")).body))
    }


def is_declaration(line: ast.stmt) -> bool:
    call = line.value if isinstance(line, ast.Expr) else None
    return (
        isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "known"
    )


def test_a_module_that_declares_records_is_in_the_list_and_needs_no_server() -> None:
    command = [sys.executable, "-c", LOADED, *EXTRAS]
    told = subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=False)
    assert told.returncode == 0, f"a listed module needs what a server needs: {told.stderr}"
    missing = declaring().difference(told.stdout.split())
    assert not missing, f"server/all_records.py does not import {', '.join(sorted(missing))}"


def test_a_record_of_every_kind_can_be_kept_and_read(tmp_path: Path) -> None:
    kept, log = every_record(), MemoryLog()
    assert {f"house.{one}" for one in ("FloorCalled", "Answered", "PrecedentKept")} <= kept.keys()
    assert set(all_records.names()) == {*kept, *(f"log.{one}" for one in OF_THE_LOG)}
    file = FileLog(tmp_path / "all.log", "main")
    for one in (file, log):
        one.append(list(kept.values()))
        assert one.read() == list(kept.values())


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked here")
def test_every_command_reads_a_log_with_every_kind_of_record(tmp_path: Path) -> None:
    for one in declaring():  # listed or not
        import_module(one)
    kept = list(every_record().values())
    (folder := tmp_path / "house").mkdir()
    SqliteLog(folder / "log.db", "calls").append(kept)
    for layer, stream in OF_LAYERS.items():
        FileLog(tmp_path / layer, stream).append(kept)
    commands = [
        ["log", "verify", str(folder)],
        ["log", "stats", str(folder)],
        ["log", "backup", str(folder), str(tmp_path / "copy")],
        ["log", "export", str(folder), str(tmp_path / "out.log")],
        ["log", "import", str(tmp_path / "out.log"), str(tmp_path / "again")],
        ["log", "verify", str(tmp_path / "again")],
        ["floor", "rulings", str(tmp_path / "table"), "x"],
        *([layer, verb, str(tmp_path / layer)] for layer in OF_LAYERS for verb in ASKED),
    ]
    words = [sys.executable, "-c", COMMANDS, json.dumps(commands)]
    told = subprocess.run(words, capture_output=True, text=True, timeout=LONG, check=True).stdout
    assert "event we know" not in " ".join(told.split()), told
    assert "Traceback" not in told, told
    assert (told.count("$"), told.count("all as it was written")) == (len(commands), 2), told
