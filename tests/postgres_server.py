"""A PostgreSQL server of the tests' own: ``server()`` starts one, the fixture ``postgres`` shares
it.

Debian's programs, found in the distribution's folder, run as the user ``postgres`` where we are
root (which PostgreSQL refuses), in a folder of its own, on a free port of this machine, with fsync
on. The default cluster is never touched. A worker of pytest-xdist starts its own when a test first
asks for it, and it is stopped at the end. Where PostgreSQL is missing, tests are skipped with that
reason; with ``CI`` set they fail.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import monotonic, sleep

import pytest

FOLDERS = ("lib/postgresql", "local/pgsql", "pgsql")  # below /usr, newest version last
USER = "postgres"
DEADLINE = 120.0  # seconds for which a start is waited for
MISSING = "PostgreSQL is not installed (Debian: apt-get install postgresql)"
numbers = count(1)


def programs() -> Path | None:
    """The folder of initdb and postgres, of the newest version there is."""
    usr = Path(os.sep) / "usr"
    found = [path for folder in FOLDERS for path in (usr / folder).glob("**/bin/initdb")]
    onpath = shutil.which("initdb")
    newest = sorted(found, key=version_of)
    return newest[-1].parent if newest else Path(onpath).parent if onpath else None


def version_of(initdb: Path) -> int:
    return max((int(part) for part in initdb.parts if part.isdigit()), default=0)


class PostgresServer:
    """A server that can be stopped, killed and started again; places are made on demand."""

    def __init__(self, bin: Path, folder: Path) -> None:
        self.bin, self.folder, self.data = bin, folder, folder / "data"
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        if os.getuid() == 0:
            who = pwd.getpwnam(USER)
            os.chown(folder, who.pw_uid, who.pw_gid)
        os.chmod(folder, 0o700)
        make = ["--pgdata", str(self.data), "--username", USER, "--auth", "trust", "--no-sync"]
        subprocess.run(
            as_user([str(bin / "initdb"), *make, "--encoding", "UTF8", "--no-locale"]),
            check=True,
            capture_output=True,
            cwd=folder,
        )

    def start(self, **settings: str) -> None:
        options = {
            "listen_addresses": "127.0.0.1", "unix_socket_directories": "", "fsync": "on",
            "shared_buffers": "16MB", "max_wal_size": "64MB", "max_connections": "50",
            **settings,
        }  # fmt: skip
        words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                as_user(
                    [str(self.bin / "postgres"), "-D", str(self.data), "-p", str(self.port), *words]
                ),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,  # Ctrl-C is for pytest
            )
        self._wait()

    def _wait(self) -> None:
        ask = [str(self.bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        end = monotonic() + DEADLINE
        while subprocess.run(ask, check=False).returncode != 0:
            assert self._process is not None
            if self._process.poll() is not None or monotonic() > end:
                said = (self.folder / "server.log").read_text("utf-8", "replace")
                raise RuntimeError(f"PostgreSQL did not start:\n{said[-2000:]}")
            sleep(0.1)

    def kill(self) -> None:
        """As a machine would die: the server and all its children at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        children = children_of(process.pid) if how is signal.SIGKILL else []
        process.send_signal(how)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, how)
        process.wait(DEADLINE)

    def new_place(self) -> str:
        """The URL of an empty place for tables: a schema of its own, quicker than a database."""
        import psycopg

        name = f"house_{next(numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url()}?options=-csearch_path%3D{name}"

    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{USER}"


def as_user(words: list[str]) -> list[str]:
    """The words of a command, for the user postgres where we are root."""
    if os.getuid() != 0:
        return words
    return ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--init-groups", "--", *words]


def children_of(process: int) -> list[int]:
    """The processes a process has started."""
    listed = Path(os.sep) / "proc" / str(process) / "task" / str(process) / "children"
    return [int(number) for number in listed.read_text().split()]


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def server() -> Iterator[PostgresServer]:
    """A running server; stopped, and its folder removed, at the end."""
    bin = programs()
    if bin is None:
        if "CI" in os.environ:
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="shuffleup-postgres-"))
    made = PostgresServer(bin, folder)
    try:
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    yield from server()
