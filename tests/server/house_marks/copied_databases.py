"""Copies of a PostgreSQL database, and the database as its copy was."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import psycopg
from tests.postgres_server import USER, PostgresServer, as_user


def administered(postgres: PostgresServer, *statements: str) -> None:
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        for one in statements:
            connection.execute(one.encode())


def url_of(postgres: PostgresServer, name: str) -> str:
    return f"postgresql://{USER}@127.0.0.1:{postgres.port}/{name}"


def tool(postgres: PostgresServer, name: str, *words: str) -> None:
    program = [str(postgres.bin / name), "-h", "127.0.0.1", "-p", str(postgres.port)]
    subprocess.run(as_user([*program, *words]), check=True, capture_output=True, cwd=os.sep)


def by_template(postgres: PostgresServer, house: str, dump: Path) -> None:
    administered(postgres, f"CREATE DATABASE {house}_copy TEMPLATE {house}")


def by_dump(postgres: PostgresServer, house: str, dump: Path) -> None:
    tool(postgres, "pg_dump", "-Fc", "-f", str(dump), house)


def from_template(postgres: PostgresServer, house: str, dump: Path) -> None:
    administered(
        postgres, f"DROP DATABASE {house}", f"ALTER DATABASE {house}_copy RENAME TO {house}"
    )


def from_dump(postgres: PostgresServer, house: str, dump: Path) -> None:
    administered(postgres, f"DROP DATABASE {house}", f"CREATE DATABASE {house}")
    tool(postgres, "pg_restore", "-d", house, str(dump))
