"""What the house wants with its book."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.law import Rules


class AdoptBook(Struct, frozen=True):
    """From now on the room goes by another book, or by another edition of its own."""

    rules: Rules
    rulebook: str  # as the law is named in one line


BookCommand = AdoptBook
