"""What a log says of itself: which engine wrote a stream, in which format.

``Begun`` stands first in every stream, ``Continued`` where another engine or format goes on. They
are records like others, written by the log and never given to those who read events; their shape
never changes.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.log import upcasting
from shuffleup.log.codec import CodecError, known
from shuffleup.version import __version__


class Begun(Struct, frozen=True, forbid_unknown_fields=True):
    """A stream begins: what it is a log of, the format of its records, the engine."""

    of: str
    format: int
    engine: str


class Continued(Struct, frozen=True, forbid_unknown_fields=True):
    """From here on another engine, and perhaps another format."""

    format: int
    engine: str


known("log", Begun, Continued)


class Era(Struct, frozen=True):
    """After this version a stream was written by that engine in that format."""

    after: int
    format: int
    engine: str


def engine_at(eras: tuple[Era, ...], version: int) -> str:
    """The engine that wrote the event after this version."""
    return next(era.engine for era in reversed(eras) if era.after <= version)


def opening_of(stream: str, eras: tuple[Era, ...]) -> Begun | Continued | None:
    """What today's engine writes before its events."""
    if not eras:
        return Begun(stream, upcasting.FORMAT, __version__)
    if eras[-1].engine == __version__ and eras[-1].format == upcasting.FORMAT:
        return None
    return Continued(upcasting.FORMAT, __version__)


def era_of(record: Begun | Continued, stream: str, eras: tuple[Era, ...], after: int) -> Era:
    """The era a record of the log begins; CodecError where it may not stand."""
    if isinstance(record, Begun) == bool(eras):
        raise CodecError(f"{stream} {'begins twice' if eras else 'goes on before it begins'}")
    if isinstance(record, Begun) and record.of != stream:
        raise CodecError(f"{stream} says it is a log of {record.of!r}")
    if not upcasting.BEGINNING <= record.format <= upcasting.FORMAT:
        says = f"format {record.format}, of engine {record.engine!r}"
        raise CodecError(f"{says}: this engine reads formats up to {upcasting.FORMAT}")
    return Era(after, record.format, record.engine)
