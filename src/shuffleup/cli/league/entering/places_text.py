"""A result as somebody types it: ``Ann, Bob, Cy = Dee, Eve``, the winner first.

Those between ``=`` share a place. Prizes and bounties are ``Ann 120, Bob 60``.
"""

from __future__ import annotations

from shuffleup.cli.output import UsageError
from shuffleup.outside_text import OutsideError, counted, quoted
from shuffleup.table.edge import is_name


def read_places(text: str, option: str = "--places") -> tuple[tuple[str, ...], ...]:
    """Groups of names by their places; what is no name says which part of the text it is."""
    groups = []
    for at, part in enumerate(text.split(","), 1):
        names = tuple(name.strip() for name in part.split("="))
        for name in names:
            if not is_name(name):
                says = f"part {at}, {quoted(part.strip())}, is no name"
                raise UsageError(f"{option}: {says}; write it like Ann, Bob, Cy = Dee")
        groups.append(names)
    return tuple(groups)


def read_amounts(text: str | None, option: str) -> tuple[tuple[str, int], ...]:
    """``Ann 120, Bob 60``."""
    found = []
    for at, part in enumerate(text.split(",") if text else (), 1):
        name, _, amount = part.strip().rpartition(" ")
        try:
            found.append((name.strip(), counted(amount)))
        except OutsideError as error:
            raise UsageError(f"{option}: part {at}: {error}, as in Ann 120") from error
        if not is_name(name.strip()):
            raise UsageError(f"{option}: part {at}, {quoted(part.strip())}, names nobody")
    return tuple(found)


def places_shown(places: tuple[tuple[str, ...], ...]) -> str:
    return ", ".join(" = ".join(group) for group in places)
