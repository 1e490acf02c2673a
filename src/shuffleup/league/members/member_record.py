"""``Member``: somebody's part in a season, changed as a whole."""

from __future__ import annotations

from msgspec import Struct


class Member(Struct, frozen=True, gc=False):
    """One person in one season."""

    guest: bool = False  # plays, and is no member of the league
