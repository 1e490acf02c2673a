"""The trail of identity: who did what about whom, in ids alone, never changed.

Names, passwords, tokens and codes never stand in it, so it can stay when somebody leaves.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.server.identity.identity_sql import Work


class TrailLine(Struct, frozen=True):
    created: int
    sender: str
    act: str
    about: str
    detail: str


def note(work: Work, line: TrailLine) -> None:
    work.run(
        "INSERT INTO identity_trail (created, sender, act, about, detail) VALUES (?, ?, ?, ?, ?)",
        line.created, line.sender, line.act, line.about, line.detail,
    )  # fmt: skip


def lines_about(work: Work, id_: str, most: int = 1000) -> list[TrailLine]:
    """What concerns one person, as sender or as the one it is about; the newest last."""
    rows = work.run(
        "SELECT created, sender, act, about, detail FROM identity_trail"
        " WHERE about = ? OR sender = ? ORDER BY number DESC LIMIT ?",
        id_, id_, most,
    )  # fmt: skip
    return [TrailLine(*row) for row in reversed(rows)]


def last_lines(work: Work, most: int = 200) -> list[TrailLine]:
    rows = work.run(
        "SELECT created, sender, act, about, detail FROM identity_trail"
        " ORDER BY number DESC LIMIT ?",
        most,
    )
    return [TrailLine(*row) for row in reversed(rows)]
