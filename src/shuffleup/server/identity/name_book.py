"""What people are called, for texts and frames: ``names(ids)`` and ``with_names(text)``.

Names are remembered, a bounded number of them; whoever changes one says so with ``forget``. It has
a connection of its own and reads alone, so that it waits for no writer.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from re import Match
from time import monotonic
from typing import Final

from shuffleup.server.identity.identity_sql import Database, DatabaseDownError
from shuffleup.server.identity.known_people import called_alike, names_in
from shuffleup.server.identity.naming import IDS, likeness

MOST_REMEMBERED: Final = 50_000
AT_ONCE: Final = 500  # ids asked for in one statement
PAUSE_SECONDS: Final = 5.0  # before a database that was gone is asked again


class NameBook:
    def __init__(self, database: Database, remembered: int = MOST_REMEMBERED) -> None:
        self.database, self.remembered = database, remembered
        self.asks_after = 0.0
        self.known: OrderedDict[str, str] = OrderedDict()

    def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of those of these ids that are people's."""
        wanted = list(dict.fromkeys(ids))
        found = {id_: self.known[id_] for id_ in wanted if id_ in self.known}
        missing = [id_ for id_ in wanted if id_ not in found and IDS.fullmatch(id_)]
        if missing and monotonic() >= self.asks_after:
            read = self.read(missing)
            for id_ in missing:  # in the order they were asked for, not the database's
                if id_ in read:
                    self.remember(id_, read[id_])
            found |= read
        return found

    def read(self, ids: Sequence[str]) -> dict[str, str]:
        """From the database; while that is gone people go by their ids, and nobody waits for it."""
        found: dict[str, str] = {}
        try:
            for first in range(0, len(ids), AT_ONCE):
                with self.database.work(reading=True) as work:
                    found |= names_in(work, ids[first : first + AT_ONCE])
        except DatabaseDownError:
            self.asks_after = monotonic() + PAUSE_SECONDS
        return found

    def called(self, names: Iterable[str]) -> dict[str, str]:
        """Who goes by these names, capitals apart; only names that somebody has are in it."""
        wanted = {likeness(name): name for name in names}
        found: dict[str, str] = {}
        if monotonic() < self.asks_after:
            return found
        try:
            for first in range(0, len(wanted), AT_ONCE):
                with self.database.work(reading=True) as work:
                    for id_, name in called_alike(work, list(wanted)[first : first + AT_ONCE]):
                        said = wanted[likeness(name)]
                        if said.casefold() == name.casefold():
                            found[said] = id_
        except DatabaseDownError:
            self.asks_after = monotonic() + PAUSE_SECONDS
        return found

    def name(self, id_: str) -> str:
        """One name; what is nobody's id stays as it is: "floor", "Ann" in an old log."""
        return self.names((id_,)).get(id_, id_)

    def with_names(self, text: str) -> str:
        """A text with names where it has ids."""
        known = self.names(found.group() for found in IDS.finditer(text))

        def put(found: Match[str]) -> str:
            return known.get(found.group(), found.group())

        return IDS.sub(put, text) if known else text

    def remember(self, id_: str, name: str) -> None:
        self.known[id_] = name
        while len(self.known) > self.remembered:
            self.known.popitem(last=False)

    def forget(self, id_: str) -> None:
        self.known.pop(id_, None)
