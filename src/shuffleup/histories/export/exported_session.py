"""Sessions of many hands, written one by one: ``write_session(deals, format, hero, refused)``.

The texts, joined, are the file. A deal the format cannot tell is an ``ExportError`` with its number
in front, or, where ``refused`` is given, is handed to it and left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from shuffleup.histories.export.exported_deal import ExportedDeal, ExportError, Hero
from shuffleup.histories.export.ohh import writes_ohh
from shuffleup.histories.export.phhs import writes_phh
from shuffleup.histories.export.pokerstars import writes

Refused = Callable[[ExportedDeal, ValueError], object]


class Format(Struct, frozen=True):
    """How one hand is written, what stands between two, and what such a file's name ends with."""

    write: Callable[[ExportedDeal, Hero], str]
    between: str
    suffix: str


FORMATS = {
    "phhs": Format(writes_phh, "\n", ".phhs"),
    "pokerstars": Format(writes, "\n\n", ".txt"),
    "ohh": Format(writes_ohh, "\n", ".ohh"),
}


def write_session(
    deals: Iterable[ExportedDeal], format: str, hero: Hero = None, refused: Refused | None = None
) -> Iterator[str]:
    """The text of each deal in turn; ``format`` is one of ``FORMATS``."""
    if format not in FORMATS:
        raise ExportError(f"{format!r} is not one of {', '.join(FORMATS)}")
    return _written(deals, format, hero, refused)


def _written(
    deals: Iterable[ExportedDeal], format: str, hero: Hero, refused: Refused | None
) -> Iterator[str]:
    how, count = FORMATS[format], 0
    for deal in deals:
        try:
            text = how.write(deal, hero)
        except ValueError as error:
            if refused is None:
                raise ExportError(f"hand {deal.number}: {error}") from error
            refused(deal, error)
            continue
        count += 1
        table = f"[{count}]\n" if format == "phhs" else ""
        yield (how.between if count > 1 else "") + table + text
