"""``Person``: what the room knows of somebody, by id. What it does not need to know it does not
keep: a name is the register's, a stack the table's."""

from __future__ import annotations

from msgspec import Struct


class Person(Struct, frozen=True, gc=False):
    """Somebody who has been in the room."""

    here: bool = True  # in the room now
    since: int = 0  # since when, or when they left
    identified: bool = True  # has shown papers, and is old enough
