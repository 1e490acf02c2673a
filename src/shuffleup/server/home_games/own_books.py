"""House rules that people bring: kept by their digest in the data folder, for places that go by
them.

A house's file is data and runs nothing. It is read with the bounds every text from outside has;
what is wrong with it is told with its line.
"""

from __future__ import annotations

import re
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Final

from shuffleup.law.loading import SHIPPED
from shuffleup.law.named_law import book_named, digest_in
from shuffleup.law.rule import LawError
from shuffleup.law.rulebook import Rulebook, digest, rulebook
from shuffleup.outside_text import OutsideError, sentence

FOLDER: Final = "houses"
HOUSE_FILE: Final = "house.toml"  # a house is called as its file
MOST: Final = 50_000  # characters of a house's file
FILE_NAME: Final = re.compile(r"[^A-Za-z0-9@._-]")


class BookError(ValueError):
    """A book that is not there or cannot be read, in one sentence."""


class OwnBooks:
    """Books by name, by text and by digest."""

    def __init__(self, data: Path) -> None:
        self.folder = data / FOLDER
        self.known: dict[str, Rulebook] = {}

    def named(self, name: str) -> Rulebook:
        """A book that ships."""
        if name not in SHIPPED:
            known = ", ".join(SHIPPED)
            raise BookError(f"no book is called {sentence(name, 40)}; there are {known}")
        return rulebook(name)

    def brought(self, text: str, file: str = HOUSE_FILE) -> Rulebook:
        """The house of a text, kept so that it is found again by its digest."""
        if len(text) > MOST:
            raise BookError(f"house rules have at most {MOST:,} characters")
        self.folder.mkdir(parents=True, exist_ok=True)
        beside = Path(mkdtemp(dir=self.folder))
        try:
            (beside / file).write_text(text, encoding="utf-8")
            book = rulebook(beside / file)
            if not self.path_of(digest(book)).exists():
                beside.replace(self.path_of(digest(book)).parent)
        except (LawError, OutsideError, OSError, ValueError) as error:
            says = str(error).replace(file, "your rules")
            raise BookError(sentence(says, 300)) from error
        finally:
            rmtree(beside, ignore_errors=True)
        self.known[digest(book)] = book
        return book

    def of(self, law: str) -> Rulebook | None:
        """The book that a line of the log names, if we have it."""
        wanted = digest_in(law)
        found = book_named(law) or self.known.get(wanted)
        if found is None and self.path_of(wanted).is_file():
            try:
                found = self.known[wanted] = rulebook(self.path_of(wanted))
            except (LawError, OutsideError, OSError, ValueError):
                return None
        return found

    def kept(self) -> list[Rulebook]:
        """Those that were brought, as far as they can be read today."""
        found = (self.of(one.name) for one in sorted(self.folder.glob("*@*")))
        return [book for book in found if book is not None]

    def path_of(self, wanted: str) -> Path:
        """A house is called as its file."""
        name = FILE_NAME.sub("_", wanted.partition("@")[0])
        return self.folder / FILE_NAME.sub("_", wanted) / f"{name}.toml"
