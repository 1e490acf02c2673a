"""What was decided about the book of the house."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.law import Rules


class BookAdopted(Struct, frozen=True):
    """The room goes by this book from here on; each of its tables from its next hand."""

    rules: Rules
    rulebook: str


BookEvent = BookAdopted
