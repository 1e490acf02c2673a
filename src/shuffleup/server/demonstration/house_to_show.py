"""The demonstration of a house: furnished once, gone on with, and begun again if wanted.

``Demonstration(folder)`` knows whether a folder is a demonstration's by a file in it. Nothing is
ever furnished in, or cleared out of, a folder that holds a house of somebody's own.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from shuffleup.law.rulebook import digest
from shuffleup.server.demonstration.demo_accounts import DemoLogin, make_accounts, visitors
from shuffleup.server.demonstration.demo_events import furnish_season, set_times_anew
from shuffleup.server.demonstration.demo_room import MANAGER, furnish_room
from shuffleup.server.demonstration.several_tables import BOOK, FILE
from shuffleup.server.fair.seal_key import NAME as KEY
from shuffleup.server.home_games.own_books import FOLDER as HOUSE_RULES
from shuffleup.server.house_snapshot import SNAPSHOT
from shuffleup.server.identity.first_owner import OWNER_FILE
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.last_alive import ALIVE
from shuffleup.server.my_hands.hand_index import FILE as HANDS
from shuffleup.server.running_house import LOG_FILE, ROOM, RunningHouse
from shuffleup.server.settings import SettingsError

MARK: Final = "demonstration.txt"
TEXT: Final = "A demonstration of Shuffle Up: shuffleup serve --demo --fresh begins it again.\n"
DATABASE: Final = "house.db"
OF_A_HOUSE: Final = (
    DATABASE, LOG_FILE, HANDS, SNAPSHOT, ALIVE, KEY, OWNER_FILE, HOUSE_RULES, MARK,
)  # fmt: skip
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".new")
BOTS: Final = 40


class Demonstration:
    """A furnished house in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.logins: list[DemoLogin] = []

    @property
    def is_here(self) -> bool:
        return (self.folder / MARK).exists()

    def prepare(self, *, fresh: bool) -> None:
        """Before anything is opened: clear what is to be begun again, and mark the folder."""
        holds_house = any((self.folder / name).exists() for name in (DATABASE, LOG_FILE))
        if holds_house and not self.is_here:
            raise SettingsError(
                f"{self.folder} holds a house of its own: a demonstration wants a folder for itself"
            )
        if fresh:
            self.clear()
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / MARK).write_text(TEXT, encoding="utf-8")

    def clear(self) -> None:
        """Remove what a house keeps, but for its settings and backups; and nothing else that may
        lie there."""
        for name in OF_A_HOUSE:
            for end in BESIDE:
                path = self.folder / f"{name}{end}"
                if path.is_dir():
                    shutil.rmtree(path)
                else:
                    path.unlink(missing_ok=True)

    def make_accounts(self, desk: Identity) -> None:
        self.logins = make_accounts(desk)

    def furnish(self, running: RunningHouse) -> None:
        """When the house has begun: everything that is missing, and times that are to come."""
        house = running.house
        bots = list(running.bots.bots)
        if not house.places[ROOM].tables:
            running.book.adopt(digest(running.books.brought(BOOK, FILE)), MANAGER)
            furnish_room(house, visitors(running.desk))
            furnish_season(house, bots)
        set_times_anew(house, bots, at_start=True)

        def look() -> Iterator[None]:
            set_times_anew(house, bots, at_start=False)
            yield

        running.rounds.append(look)
