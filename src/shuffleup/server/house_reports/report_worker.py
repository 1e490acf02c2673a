"""A process that makes one report and ends: what is wanted comes in on stdin, the report goes out.

It reads the whole log of a room, so it has a process of its own, with limits on its time and its
memory. Words that may name cards are left out of what it tells.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import shuffleup.server.all_records  # noqa: F401  # so that every event is known
from shuffleup.log.open_log import open_log
from shuffleup.log.sealing import Seal
from shuffleup.log.under import Under
from shuffleup.room.keeping.deeds import MAY_NAME_CARDS
from shuffleup.room.openings.opening_events import RoomOpened
from shuffleup.room.reports.happenings import Happening, of_log
from shuffleup.room.reports.money_reports import DropByShift, FundLedger
from shuffleup.room.reports.room_report import OnLooker, RoomReport, followed
from shuffleup.room.reports.rulings_report import of_rulings, rulings_of
from shuffleup.room.reports.seats_and_waits import PlayerHours, SeatsAndWaits
from shuffleup.room.words.undo_words import kind_in_words
from shuffleup.server.fair.seal_key import NAME as KEY_FILE
from shuffleup.server.fair.seal_key import kept_key
from shuffleup.server.home_games.own_books import OwnBooks
from shuffleup.server.house_places.house_place import Books
from shuffleup.server.house_places.spoken_commands import HELD

ReportName = Literal["waits", "hours", "drop", "fund", "rulings"]
CPU_SECONDS: Final = 300
MEMORY: Final = 4 * 2**30
A_SENTENCE: Final = "a report of the floor"


class ReportWanted(Struct, frozen=True):
    """``where``: the database of the log, a path or a URL; ``folder``: where its key lies."""

    kind: ReportName
    place: str
    where: str
    folder: str


def make(wanted: ReportWanted) -> RoomReport:
    log = open_log(
        wanted.where, seal=Seal(kept_key(Path(wanted.folder) / KEY_FILE)), read_only=True
    )
    try:
        books = OwnBooks(Path(wanted.folder)).of
        return made(wanted.kind, of_log(Under(log, wanted.place)), books)
    finally:
        log.close()


def made(kind: ReportName, happenings: Iterator[Happening], books: Books) -> RoomReport:
    if kind == "rulings":
        told = [replace(one, words=said(one.words)) for one in happenings]
        opened = next(one for one in told[0].events if isinstance(one, RoomOpened))
        return of_rulings(rulings_of(told), books, opened.zone)
    lookers: dict[str, OnLooker] = {
        "waits": SeatsAndWaits(),
        "hours": PlayerHours(),
        "drop": DropByShift(),
        "fund": FundLedger(),
    }
    looker = lookers[kind]
    return looker.report(followed(happenings, [looker]))


def said(words: str) -> str:
    """What was done in words: a sentence as it is, a command by its name; never with cards."""
    if MAY_NAME_CARDS.search(words):
        return A_SENTENCE
    found = HELD.fullmatch(words)
    if found is None:
        return words
    ((name, fields),) = msgspec.json.decode(found[2], type=dict[str, dict[str, object]]).items()
    told = [f"{key} {value}" for key, value in fields.items() if is_plain(value)]
    at = f"at {found[1]}: " if found[1] else ""
    return at + kind_in_words(name).replace("-", " ") + (f" ({', '.join(told)})" if told else "")


def is_plain(value: object) -> bool:
    return isinstance(value, str | int) and bool(value) and value is not True


def limit_oneself() -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    limit_oneself()
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=ReportWanted)
    sys.stdout.buffer.write(msgspec.json.encode(make(wanted)))


if __name__ == "__main__":
    main()
