"""Old formats read by the engine of today: ``upcast``.

Every stream says in which format it is written. When a record changes its shape, ``FORMAT`` goes up
by one and a function says how that record's fields of the format before become those of the next:

    @upcast("table.Seated", 1)
    def seated_has_no_arrival(fields):
        return {**fields, "arrival": "list"}

Reading applies them one after the other, up to the format of today. Nothing is edited on the disk.
``log.Begun`` and ``log.Continued`` never change: they are read before the format is known.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.log.codec import CodecError, Json

FORMAT = 1  # of the records that are written today
BEGINNING = 0  # no log was kept in a format before the first

Fields = dict[str, Json]
Change = Callable[[Fields], Fields]
UPCASTS: dict[tuple[str, int], tuple[str, Change]] = {}


def upcast(name: str, format: int, to: str = "") -> Callable[[Change], Change]:
    """From this format of a record to the next; ``to`` is its new name, where it has another."""

    def put_down(change: Change) -> Change:
        if (name, format) in UPCASTS:
            raise ValueError(f"{name} of format {format} is upcast twice")
        UPCASTS[name, format] = (to or name, change)
        return change

    return put_down


def upcasted(name: str, fields: Json, format: int) -> tuple[str, Json]:
    """A record of an older format as today's engine writes it."""
    for step in range(format, FORMAT):
        after, change = UPCASTS.get((name, step), (name, None))
        if change is None:
            continue
        try:
            if not isinstance(fields, dict):
                raise TypeError(f"{fields!r} are no fields")
            name, fields = after, change(fields)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            says = f"{name} cannot be brought up to format {step + 1}"
            raise CodecError(f"{says}: {error}") from error
    return name, fields
