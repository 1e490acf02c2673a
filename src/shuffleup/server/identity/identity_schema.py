"""The tables of identity, made when they are missing, with a version that says how they are built.

All times are whole seconds since 1970; tokens and codes stand in them as digests alone. Whatever is
not to outlive a person's wish to leave hangs on ``people.id`` and is taken out with them.
"""

from __future__ import annotations

from typing import Final

from shuffleup.server.identity.identity_sql import Database, Work

VERSION: Final = 1

TABLES: Final = (
    "CREATE TABLE IF NOT EXISTS identity_facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        likeness TEXT UNIQUE,
        password TEXT NOT NULL,
        roles TEXT NOT NULL,
        created BIGINT NOT NULL,
        disabled BIGINT NOT NULL,
        guest BIGINT NOT NULL,
        bot BIGINT NOT NULL,
        left_at BIGINT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS logins (
        digest TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        created BIGINT NOT NULL,
        seen BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS logins_of_person ON logins (person)",
    """CREATE TABLE IF NOT EXISTS exclusions (
        number {serial},
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        until BIGINT NOT NULL,
        granted_by TEXT NOT NULL,
        why TEXT NOT NULL,
        created BIGINT NOT NULL,
        lifted BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS exclusions_of_person ON exclusions (person)",
    """CREATE TABLE IF NOT EXISTS invitations (
        digest TEXT PRIMARY KEY,
        label TEXT NOT NULL,
        place TEXT NOT NULL,
        guests BIGINT NOT NULL,
        uses BIGINT NOT NULL,
        expires BIGINT NOT NULL,
        made_by TEXT NOT NULL,
        created BIGINT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS admissions (
        person TEXT NOT NULL,
        place TEXT NOT NULL,
        created BIGINT NOT NULL,
        PRIMARY KEY (person, place))""",
    """CREATE TABLE IF NOT EXISTS same_browser (
        number {serial},
        person TEXT NOT NULL,
        earlier TEXT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS same_browser_of_person ON same_browser (person)",
    """CREATE TABLE IF NOT EXISTS ways_back (
        digest TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        place TEXT NOT NULL,
        made_by TEXT NOT NULL,
        expires BIGINT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS identity_trail (
        number {serial},
        created BIGINT NOT NULL,
        sender TEXT NOT NULL,
        act TEXT NOT NULL,
        about TEXT NOT NULL,
        detail TEXT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS trail_about ON identity_trail (about)",
)


class SchemaError(Exception):
    """The tables are of a version that this program does not know."""


def make_tables(database: Database) -> None:
    with database.work() as work:
        for table in TABLES:
            work.run(table.replace("{serial}", database.serial))
        found = fact(work, "version")
        if found == "":
            set_fact(work, "version", str(VERSION))
        elif found != str(VERSION):
            raise SchemaError(
                f"the identity tables are of version {found}, this program knows {VERSION}"
            )


def fact(work: Work, name: str) -> str:
    """Something the house remembers about itself, empty if it does not."""
    rows = work.run("SELECT value FROM identity_facts WHERE name = ?", name)
    return str(rows[0][0]) if rows else ""


def set_fact(work: Work, name: str, value: str) -> None:
    work.run("DELETE FROM identity_facts WHERE name = ?", name)
    if value:
        work.run("INSERT INTO identity_facts (name, value) VALUES (?, ?)", name, value)
