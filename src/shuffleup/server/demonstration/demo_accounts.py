"""The accounts of a demonstration: one for each kind of work, with passwords of chance.

``make_accounts(desk)`` makes them once and gives their logins; nobody can be told a password a
second time, since only its hash is kept.
"""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct

from shuffleup.server.identity import trail
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import OWNER, NewPerson, add_person, called

STAFF: Final = (
    ("demo-owner", OWNER),
    ("demo-manager", "manager"),
    ("demo-floor", "floor"),
    ("demo-dealer", "dealer"),
    ("demo-cage", "cage"),
    ("demo-director", "director"),
    ("demo-player", ""),
)
VISITORS: Final = (  # at the live table and on its list: people who are in the room, not online
    "Walter", "Rosa", "Chip", "Marge", "Dutch", "Louise", "Vern", "Trudy", "Hank",
)  # fmt: skip
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
GROUPS, LENGTH = 3, 5


class DemoLogin(Struct, frozen=True):
    """An account and its password, to be shown once."""

    name: str
    role: str
    password: str

    def __repr__(self) -> str:
        return f"DemoLogin({self.name})"


def make_accounts(desk: Identity) -> list[DemoLogin]:
    """The accounts that are missing; their passwords are known to nobody else."""
    logins = [DemoLogin(name, role, new_password()) for name, role in STAFF]
    hashes = {one.name: desk.passwords.hasher.hash(one.password) for one in logins}
    now = desk.clock()

    def write(work: Work) -> list[DemoLogin]:
        made = []
        for one in logins:
            if called(work, one.name) is not None:
                continue
            roles = (one.role,) if one.role else ()
            account = add_person(work, NewPerson(one.name, hashes[one.name], roles), now)
            line = trail.TrailLine(now, account.id, "made for the demonstration", account.id, "")
            trail.note(work, line)
            made.append(one)
        return made

    return desk.done(write)


def visitors(desk: Identity) -> list[str]:
    """The ids of those who are in the room and not online; nobody can log in as one."""
    now = desk.clock()

    def write(work: Work) -> list[str]:
        known = [(name, called(work, name)) for name in VISITORS]
        return [
            found[0].id if found is not None else add_person(work, NewPerson(name), now).id
            for name, found in known
        ]

    return desk.done(write)


def new_password() -> str:
    """Fifteen letters and digits in three groups: 74 bits."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(GROUPS))
