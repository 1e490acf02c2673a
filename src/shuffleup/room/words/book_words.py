"""Words about the book of the house: ``the house adopts pechanga``.

A book that ships is called by its name; any other by its line in a log, which whoever has the book
reads (``adopted_in``): words that come from outside open no file.
"""

from __future__ import annotations

from typing import Final

from shuffleup.law.loading import SHIPPED
from shuffleup.law.named_law import book_named
from shuffleup.law.rulebook import Rulebook, digest, resolve, rulebook
from shuffleup.outside_text import quoted
from shuffleup.room.adoption.book_commands import AdoptBook
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Told, Verbs, pattern

ADOPTS: Final = pattern("the house adopts REST")


def adopted_in(words: str) -> str:
    """The book that a sentence adopts, as it is called there; "" where it adopts none."""
    found = ADOPTS.fullmatch(words)
    return found["rest"] if found is not None else ""


def adopting(book: Rulebook) -> AdoptBook:
    return AdoptBook(resolve(book), digest(book))


def named(name: str) -> AdoptBook:
    book = rulebook(name) if name in SHIPPED else book_named(name)
    if book is None:
        known = ", ".join(SHIPPED)
        raise ValueError(f"no book is called {quoted(name)} here; there are {known}")
    return adopting(book)


def goes_by(room: Room, name: str) -> Told:
    """``= the house goes by pechanga``"""
    so = room.rulebook.partition("@")[0]
    return so == name, f"the house goes by {so or 'no book'}"


def table_goes_by(room: Room, number: str, name: str) -> Told:
    so = room.tables[number].rulebook.partition("@")[0]
    return so == name, f"table {number} goes by {so or 'no book'}"


VERBS: Verbs = [(ADOPTS, lambda room, f: named(f["rest"]))]
FACTS: Facts = [
    (pattern("the house goes by NAME"), lambda room, f: goes_by(room, f["name"])),
    (
        pattern("table TABLE goes by NAME"),
        lambda room, f: table_goes_by(room, f["table"], f["name"]),
    ),
]
