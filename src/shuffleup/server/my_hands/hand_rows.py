"""The file of the index, ``hands.db``: who played which hand, and the links that share one.

The index is made of the log and can be made again from it at any time; the links cannot, and stay
when it is. No card is in it: what a hand looked like is read from the log, by whoever may.
"""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct, convert
from msgspec.structs import replace

SCHEMA: Final = 1  # another one has the index made anew
TOKEN_BYTES: Final = 24
MOST_SHARES: Final = 1_000  # links of one person
TABLES: Final = """
CREATE TABLE IF NOT EXISTS hand (
    id TEXT PRIMARY KEY, place TEXT, tbl TEXT, stream TEXT, opened INTEGER, upto INTEGER,
    number INTEGER, game TEXT, stakes TEXT, at INTEGER, players INTEGER) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS played (
    player TEXT, at INTEGER, hand TEXT, seat INTEGER, net INTEGER, shown INTEGER,
    PRIMARY KEY (player, at, hand)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS followed (stream TEXT PRIMARY KEY, version INTEGER) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS share (
    digest TEXT PRIMARY KEY, hand TEXT, by TEXT, eyes TEXT, at INTEGER) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS share_by ON share (by, hand);
"""
OF_THE_INDEX: Final = ("hand", "played", "followed")
COLUMNS: Final = (
    "h.id, h.place, h.tbl, h.stream, h.opened, h.upto, h.number, h.game, h.stakes, h.at"
)


class PlayedBy(Struct, frozen=True):
    """One player in a hand: the seat, chips won or lost, and whether they showed."""

    player: str
    seat: int
    net: int
    shown: bool


class HandRow(Struct, frozen=True):
    """A hand of the index: where it was played, and which part of its stream tells of it."""

    id: str
    place: str
    table: str
    stream: str
    opened: int
    upto: int
    number: int
    game: str
    stakes: str
    at: int
    played: tuple[PlayedBy, ...] = ()


class HandWanted(Struct, frozen=True):
    """Which hands of somebody's are asked for; ``result`` is "won", "lost" or "showdown"."""

    place: str = ""
    table: str = ""
    game: str = ""
    since: int = 0
    until: int = 0
    result: str = ""
    before: str = ""  # the id of the last one of the page before
    most: int = 50


class HandsSum(Struct, frozen=True):
    """What somebody's hands at one kind of stakes come to.

    stakes  in words: they say how many chips are a dollar
    event   whether they were played in tournaments, for no money
    """

    stakes: str
    event: bool
    hands: int
    net: int


class SharedHand(Struct, frozen=True):
    """What a link shows: a hand as ``by`` saw it (``eyes`` "mine"), or as everybody did."""

    hand: str
    by: str
    eyes: str


class HandRows:
    """The file; used by one thread at a time."""

    def __init__(self, path: Path | None) -> None:
        self.db = sqlite3.connect(str(path) if path else ":memory:", check_same_thread=False)
        self.db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;")
        if self.db.execute("PRAGMA user_version").fetchone()[0] != SCHEMA:
            for table in OF_THE_INDEX:
                self.db.execute(f"DROP TABLE IF EXISTS {table}")
            self.db.execute(f"PRAGMA user_version = {SCHEMA}")
        self.db.executescript(TABLES)

    def close(self) -> None:
        self.db.close()

    # ---- the index ---------------------------------------------------------------------------

    def followed(self) -> dict[str, int]:
        """How far each stream is in the index."""
        return dict(self.db.execute("SELECT stream, version FROM followed"))

    def put(self, hands: Sequence[HandRow], followed: dict[str, int]) -> None:
        with self.db:
            for one in hands:
                self.db.execute(
                    "INSERT OR REPLACE INTO hand VALUES (?,?,?,?,?,?,?,?,?,?,?)",
                    (one.id, one.place, one.table, one.stream, one.opened, one.upto, one.number,
                     one.game, one.stakes, one.at, len(one.played)),
                )  # fmt: skip
                self.db.execute("DELETE FROM played WHERE hand = ? AND at = ?", (one.id, one.at))
                self.db.executemany(
                    "INSERT OR REPLACE INTO played VALUES (?,?,?,?,?,?)",
                    [(by.player, one.at, one.id, by.seat, by.net, by.shown) for by in one.played],
                )
            self.db.executemany(
                "INSERT INTO followed VALUES (?,?) ON CONFLICT (stream) DO UPDATE"
                " SET version = max(version, excluded.version)",
                list(followed.items()),
            )

    def hand(self, id: str) -> HandRow | None:
        found = self.db.execute(f"SELECT {COLUMNS} FROM hand h WHERE id = ?", (id,)).fetchone()
        if found is None:
            return None
        played = self.db.execute(
            "SELECT player, seat, net, shown FROM played WHERE at = ? AND hand = ?", (found[9], id)
        )
        return replace(HandRow(*found), played=tuple(played_by(row) for row in played))

    def mine(self, who: str, wanted: HandWanted) -> list[tuple[HandRow, PlayedBy]]:
        """Somebody's hands, the latest first."""
        where, values = of_player(who, wanted)
        last = self.hand(wanted.before) if wanted.before else None
        if last is not None:
            where += " AND (p.at, p.hand) < (?, ?)"
            values += [last.at, last.id]
        rows = self.db.execute(
            f"SELECT {COLUMNS}, p.player, p.seat, p.net, p.shown {FROM} WHERE {where}"
            " ORDER BY p.at DESC, p.hand DESC LIMIT ?",
            (*values, wanted.most),
        )
        return [(HandRow(*row[:10]), played_by(row[10:])) for row in rows]

    def sums(self, who: str, wanted: HandWanted) -> list[HandsSum]:
        """All of them together, wherever a page of them ends."""
        where, values = of_player(who, wanted)
        rows = self.db.execute(
            f"SELECT h.stakes, h.place LIKE 'event/%' AS event, count(*), sum(p.net) {FROM}"
            f" WHERE {where} GROUP BY h.stakes, event ORDER BY h.stakes",
            values,
        )
        return [HandsSum(stakes, bool(event), many, net) for stakes, event, many, net in rows]

    # ---- links -------------------------------------------------------------------------------

    def share(self, hand: str, by: str, eyes: str, at: int) -> str:
        """A link to a hand; only its digest is kept. "" where somebody has too many."""
        count = self.db.execute("SELECT count(*) FROM share WHERE by = ?", (by,)).fetchone()[0]
        if count >= MOST_SHARES:
            return ""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        with self.db:
            self.db.execute(
                "INSERT INTO share VALUES (?,?,?,?,?)", (digest_of(token), hand, by, eyes, at)
            )
        return token

    def shared(self, token: str) -> SharedHand | None:
        found = self.db.execute(
            "SELECT hand, by, eyes FROM share WHERE digest = ?", (digest_of(token),)
        ).fetchone()
        return SharedHand(*found) if found else None

    def revoke(self, hand: str, by: str) -> int:
        """All links somebody made to a hand; how many there were."""
        with self.db:
            done = self.db.execute("DELETE FROM share WHERE hand = ? AND by = ?", (hand, by))
        return done.rowcount

    def forget(self, who: str) -> None:
        """Every link of somebody who has left for good."""
        with self.db:
            self.db.execute("DELETE FROM share WHERE by = ?", (who,))


def of_player(who: str, wanted: HandWanted) -> tuple[str, list[object]]:
    """Which hands of somebody's are asked for, in the words of the database."""
    where, values = ["p.player = ?"], list[object]([who])
    for said, value in (
        ("h.place = ?", wanted.place), ("h.tbl = ?", wanted.table), ("h.game = ?", wanted.game),
        ("p.at >= ?", wanted.since), ("p.at < ?", wanted.until),
    ):  # fmt: skip
        if value:
            where.append(said)
            values.append(value)
    if wanted.result:
        where.append(RESULTS[wanted.result])
    return " AND ".join(where), values


FROM: Final = "FROM played p JOIN hand h ON h.id = p.hand"
RESULTS: Final = {"won": "p.net > 0", "lost": "p.net < 0", "showdown": "p.shown"}


def played_by(row: Sequence[object]) -> PlayedBy:
    told = {"player": row[0], "seat": row[1], "net": row[2], "shown": bool(row[3])}
    return convert(told, PlayedBy)


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
