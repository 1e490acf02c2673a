"""The page of roles: who may send which command, and which account speaks in which role.

``text()`` is the page; ``make pages`` writes it, and a test keeps it true.
"""

from __future__ import annotations

import re

from shuffleup.cli.markdown import markdown_table
from shuffleup.floor.senders import Role
from shuffleup.server.api.who_may_read import READS, Readers
from shuffleup.server.identity.account_roles import BY_MANAGERS, GRANTABLE
from shuffleup.server.identity.role_matrix import LEVELS, matrix

HEAD = """# Roles

Who may do what in a house. Made from the code by `make pages`; a test asks every judge about every
cell.

An account speaks as a **player** always, and otherwise only in the roles it was granted: {granted}.
A **guest** is a player and nothing else. The **owner**, whom the first code makes, speaks as
manager too, and grants every role; a manager grants {managers}. What is in no row may be sent by
nobody. A room with a register of staff asks besides whether the person stands on it with that work.

In the tables: **yes**, may send it · **own**, for themselves alone · **book**, may send it, and the
rulebook decides further · empty, refused. What is said at a table of a room or an event is judged
by the rows of the table.
"""
READING = """
## What is read

Every address that is asked with GET; what has no row is answered to nobody. **own**: what is about
whoever asks. *nobody* is whoever is not logged in, *host* the host of a private game about their
own game. Over the socket a place is watched in one of one's own roles, and each sees of it what
that role sees.
"""
TITLES = {
    "table": "At a table, and in its hand",
    "room": "In a room",
    "tournament": "In a tournament",
    "league": "In a league",
}


def text() -> str:
    granted = ", ".join(role.value for role in Role if role.value in GRANTABLE)
    managers = ", ".join(role.value for role in Role if role.value in BY_MANAGERS)
    parts = [HEAD.format(granted=granted, managers=managers)]
    for level in LEVELS:
        rows = [
            [in_words(row.command), *(row.cell(role) for role in Role)]
            for row in matrix()
            if row.level == level
        ]
        head = ["command", *(role.value for role in Role)]
        parts.append(f"\n## {TITLES[level]}\n\n{markdown_table(head, sorted(rows))}")
    head = ["address", "nobody", *(role.value for role in Role), "host", "owner"]
    rows = [read_by(path, readers) for path, readers in READS.items()]
    parts.append(f"{READING}\n{markdown_table(head, sorted(rows))}")
    return "".join(parts)


def read_by(path: str, readers: Readers) -> list[str]:
    cells = [readers.cell(role) for role in Role]
    owner = "yes" if readers.owner else readers.cell(Role.MANAGER)
    nobody = "yes" if readers.open else "where guests come in" if readers.guests else ""
    return [f"`{path}`", nobody, *cells, "yes" if readers.host else "", owner]


def in_words(command: type) -> str:
    """``RaiseTo`` as it is written in the protocol and as it is said."""
    said = re.sub(r"(?<!^)(?=[A-Z])", " ", command.__name__).lower()
    return f"`{command.__name__}`" + (f" {said}" if " " in said else "")
