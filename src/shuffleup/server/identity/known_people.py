"""People the house knows: what is kept of them, and reading and writing it.

An id is for ever; name and password may go (``forget``), and then the name is "someone who left".
The functions take the transaction they work in; ``HouseAccount`` is what is known of a person with
everything that may keep them out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from shuffleup.server.identity.identity_sql import Row, Work, marks
from shuffleup.server.identity.naming import SOMEONE_WHO_LEFT, likeness, new_id

OWNER: Final = "owner"
FOR_GOOD: Final = -1  # an exclusion without an end
COLUMNS: Final = "id, name, password, roles, created, disabled, guest, bot, left_at"


class Exclusion(Struct, frozen=True):
    """Somebody kept out, by the house (``ban``) or by their own wish (``self``)."""

    kind: str
    until: int
    by: str
    why: str
    created: int
    number: int = 0

    def holds(self, now: int) -> bool:
        return self.until == FOR_GOOD or now < self.until


class HouseAccount(Struct, frozen=True):
    """A person the house knows; ``roles`` are those granted, an owner's among them."""

    id: str
    name: str
    roles: frozenset[str]
    created: int
    disabled: bool = False
    guest: bool = False
    bot: bool = False
    left_at: int = 0
    exclusions: tuple[Exclusion, ...] = ()

    @property
    def owner(self) -> bool:
        return OWNER in self.roles


class NewPerson(Struct, frozen=True):
    """What is said of somebody who is written down for the first time."""

    name: str
    password_hash: str = ""
    roles: tuple[str, ...] = ()
    guest: bool = False
    bot: bool = False


def add_person(work: Work, new: NewPerson, now: int) -> HouseAccount:
    """Write somebody down; ``AlreadyThereError`` if somebody is called so, or nearly so."""
    made = new_id()
    work.run(
        f"INSERT INTO people ({COLUMNS}, likeness) VALUES (?, ?, ?, ?, ?, 0, ?, ?, 0, ?)",
        made, new.name, new.password_hash, ",".join(sorted(new.roles)), now, int(new.guest),
        int(new.bot), likeness(new.name),
    )  # fmt: skip
    return HouseAccount(made, new.name, frozenset(new.roles), now, guest=new.guest, bot=new.bot)


def person(work: Work, id_: str) -> HouseAccount | None:
    rows = work.run(f"SELECT {COLUMNS} FROM people WHERE id = ?", id_)
    return account_of(work, rows[0]) if rows else None


def called(work: Work, name: str) -> tuple[HouseAccount, str] | None:
    """Whoever goes by this name, with the hash of their password."""
    rows = work.run(f"SELECT {COLUMNS} FROM people WHERE likeness = ?", likeness(name))
    return (account_of(work, rows[0]), str(rows[0][2])) if rows else None


def password_of(work: Work, id_: str) -> str:
    rows = work.run("SELECT password FROM people WHERE id = ?", id_)
    return str(rows[0][0]) if rows else ""


def account_of(work: Work, row: Row) -> HouseAccount:
    id_, name, _, roles, created, disabled, guest, bot, left_at = row
    kept_out = work.run(
        "SELECT kind, until, granted_by, why, created, number FROM exclusions"
        " WHERE person = ? AND lifted = 0 ORDER BY number",
        id_,
    )
    return HouseAccount(
        id_,
        name or SOMEONE_WHO_LEFT,
        frozenset(filter(None, roles.split(","))),
        created,
        bool(disabled),
        bool(guest),
        bool(bot),
        left_at,
        tuple(Exclusion(*one) for one in kept_out),
    )


def set_password(work: Work, id_: str, password_hash: str) -> None:
    work.run("UPDATE people SET password = ?, guest = 0 WHERE id = ?", password_hash, id_)


def rename(work: Work, id_: str, name: str) -> None:
    work.run("UPDATE people SET name = ?, likeness = ? WHERE id = ?", name, likeness(name), id_)


def set_roles(work: Work, id_: str, roles: Iterable[str]) -> None:
    work.run("UPDATE people SET roles = ? WHERE id = ?", ",".join(sorted(roles)), id_)


def set_disabled(work: Work, id_: str, disabled: bool) -> None:
    work.run("UPDATE people SET disabled = ? WHERE id = ?", int(disabled), id_)


def forget(work: Work, id_: str, now: int) -> None:
    """Take out what says who they were; the id stays, so that hands replay."""
    work.run("DELETE FROM logins WHERE person = ?", id_)
    work.run("DELETE FROM admissions WHERE person = ?", id_)
    work.run("DELETE FROM same_browser WHERE person = ? OR earlier = ?", id_, id_)
    work.run("DELETE FROM ways_back WHERE person = ? OR made_by = ?", id_, id_)
    work.run("UPDATE invitations SET expires = 0 WHERE made_by = ?", id_)
    work.run("UPDATE exclusions SET why = '' WHERE person = ?", id_)
    work.run(
        "UPDATE people SET name = '', likeness = NULL, password = '', roles = '', left_at = ?"
        " WHERE id = ?",
        now, id_,
    )  # fmt: skip


def owners(work: Work) -> list[str]:
    rows = work.run("SELECT id, roles FROM people WHERE roles LIKE ? AND disabled = 0", "%owner%")
    return [id_ for id_, roles in rows if OWNER in roles.split(",")]


def guests_gone(work: Work, before: int, most: int = 200) -> list[str]:
    """Guests of an earlier day whose last session has ended: nobody can come back as they."""
    rows = work.run(
        "SELECT id FROM people WHERE guest = 1 AND left_at = 0 AND created < ?"
        " AND NOT EXISTS (SELECT 1 FROM logins WHERE logins.person = people.id) LIMIT ?",
        before, most,
    )  # fmt: skip
    return [str(row[0]) for row in rows]


def how_many(work: Work) -> int:
    return int(work.run("SELECT COUNT(*) FROM people")[0][0])


def called_alike(work: Work, alike: Sequence[str]) -> list[tuple[str, str]]:
    """(id, name) of everybody whose name looks like one of these."""
    if not alike:
        return []
    rows = work.run(f"SELECT id, name FROM people WHERE likeness IN ({marks(alike)})", *alike)
    return [(id_, name) for id_, name in rows if name]


def names_in(work: Work, ids: Sequence[str]) -> dict[str, str]:
    """The names of those of these ids that the house knows."""
    if not ids:
        return {}
    rows = work.run(f"SELECT id, name FROM people WHERE id IN ({marks(ids)})", *ids)
    return {id_: name or SOMEONE_WHO_LEFT for id_, name in rows}
