"""People found by a part of their name, those who work here, or those who are kept out."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import COLUMNS, HouseAccount, account_of
from shuffleup.server.identity.naming import likeness

PEOPLE_AT_ONCE: Final = 50
SOME: Final = {
    "all": "",
    "staff": " AND roles <> ''",
    "out": " AND (disabled = 1 OR EXISTS (SELECT 1 FROM exclusions"
    " WHERE exclusions.person = people.id AND lifted = 0))",
}


class PeopleWanted(Struct, frozen=True):
    """``like``: a part of the name; ``after``: the id of the last one that was shown."""

    like: str = ""
    some: str = "all"
    after: str = ""


def some_people(work: Work, wanted: PeopleWanted) -> list[HouseAccount]:
    """By name, one more than is shown, so that it is known whether there are more; no bots."""
    like = likeness(wanted.like) if wanted.like else ""
    for sign in ("\\", "%", "_"):
        like = like.replace(sign, f"\\{sign}")
    rows = work.run(
        f"SELECT {COLUMNS} FROM people WHERE left_at = 0 AND bot = 0"
        " AND likeness > COALESCE((SELECT likeness FROM people WHERE id = ?), '')"
        f" AND likeness LIKE ? ESCAPE '\\'{SOME[wanted.some]} ORDER BY likeness LIMIT ?",
        wanted.after, f"%{like}%", PEOPLE_AT_ONCE + 1,
    )  # fmt: skip
    return [account_of(work, row) for row in rows]
