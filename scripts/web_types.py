"""The types of the web client, written from the server's own structs: ``web/src/wire.ts``.

``python -m scripts.web_types`` writes the file; ``typescript()`` is its text. What a house sends
has every field, unless its struct leaves out usual values; what a client sends may leave out
whatever has a usual value. A test compares the file with this text, so the two cannot drift apart.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from types import UnionType
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from shuffleup.client import messages
from shuffleup.games import games
from shuffleup.hand.commands import PlayerCommand
from shuffleup.hand.events import Event
from shuffleup.hand.repairs.primitives import Repair
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.hand.words.setup_words import show_stakes
from shuffleup.law.loading import BOOKS, load_book
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.standing.season_picture import SeasonPicture
from shuffleup.log.codec import NAMES
from shuffleup.room.commands import RoomCommand
from shuffleup.room.reports.room_diary import DiaryLine
from shuffleup.room.viewing.room_pictures import RoomView
from shuffleup.server.api.account_bodies import (
    CodeAnswer,
    CodeShown,
    MeAnswer,
    PeoplePage,
    TrailShown,
)
from shuffleup.server.api.cage_handlers import SignedBeside
from shuffleup.server.api.chat_handlers import TalkShown
from shuffleup.server.api.clause_handlers import ClauseShown
from shuffleup.server.api.director_bodies import (
    DealWorkedOut,
    LevelsRead,
    PersonAtDesk,
    StructureShown,
    TrialShown,
    WallListed,
    WallShown,
)
from shuffleup.server.api.event_bodies import (
    EventListed,
    EventShown,
    OpenedPlace,
    SeasonListed,
    SeasonShown,
)
from shuffleup.server.api.game_handlers import GameShown
from shuffleup.server.api.hand_handlers import HandShown, HandsPage
from shuffleup.server.api.house_handlers import ReportShown, SettingShown
from shuffleup.server.api.law_handlers import PrecedentShown
from shuffleup.server.api.season_desk_handlers import FormulaShown, SeasonOnDesk, WhatIfShown
from shuffleup.server.api.way_back_handlers import SeatOfMine, WhomItIsFor
from shuffleup.server.cage_books.ledger_desk import LedgerShown
from shuffleup.server.floor_calls.interview_bodies import ActsShown, InterviewStep, KindShown
from shuffleup.server.home_games.settling_up import SettlementShown
from shuffleup.server.home_games.told_by_code import InvitationShown
from shuffleup.server.house_backups.keeping_backups import BackupMade
from shuffleup.server.house_book import BookInForce
from shuffleup.server.identity.way_back import WayBack
from shuffleup.server.law_desk.law_answers import (
    BookContents,
    CaseRun,
    CoverageShown,
    FloorAnswer,
    HouseRead,
    HouseTriedShown,
    KindsFound,
    LawFound,
    LawShelf,
    PaperShown,
    WholeClause,
)
from shuffleup.table.commands import TableCommand
from shuffleup.table.events import TableEvent
from shuffleup.table.mix.mixes import mixes, title_of
from shuffleup.table.viewing.pictures import TableView
from shuffleup.tournament.commands import EventCommand
from shuffleup.tournament.event_conduct.sanctions import OFFENCES
from shuffleup.tournament.viewing.director_board import DirectorBoard
from shuffleup.tournament.viewing.director_view import DirectorView
from shuffleup.tournament.viewing.event_for_player import EventForPlayer

TO: Final = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD: Final = """\
// Written by scripts/web_types.py from the server's structs: do not edit, run `make web-types`.
// Seats count from 0, chips and cards are whole numbers, a person is an id.

"""
PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown", inspect.RawType: "unknown", inspect.NoneType: "null",
    inspect.BoolType: "boolean", inspect.IntType: "number", inspect.FloatType: "number",
    inspect.StrType: "string",
}  # fmt: skip
# Pictures of places are no records of a log, and so have no name there.
BOARD_NAMES: Final = (
    "tournament.DirectorBoard", "tournament.DirectorView", "tournament.EventForPlayer",
    "league.SeasonPicture",
)  # fmt: skip
API: Final[list[type]] = [
    MeAnswer, SeatOfMine, WayBack, WhomItIsFor,
    GameShown, InvitationShown, SettlementShown, EventListed, EventShown, SeasonListed,
    SeasonShown, HandsPage, HandShown, ClauseShown,
    LawShelf, BookContents, LawFound, WholeClause, CaseRun, CoverageShown, KindsFound, FloorAnswer,
    PaperShown, HouseRead, HouseTriedShown, PrecedentShown,
    LedgerShown, PeoplePage, CodeShown, CodeAnswer, TrailShown, SettingShown, DiaryLine,
    ReportShown, BackupMade, TalkShown, SignedBeside, BookInForce,
    StructureShown, LevelsRead, TrialShown, DealWorkedOut, PersonAtDesk, WallShown, WallListed,
    SeasonOnDesk, WhatIfShown, FormulaShown, OpenedPlace,
    KindShown, InterviewStep, ActsShown,
]  # fmt: skip
# What is never of use in a browser stays unknown there, however deep it is.
UNREAD: Final = {"Rules"}
# Decks never come from a browser, and a seed that does is the house's to draw; what is reported or
# wrapped is said in words, and time is the house's to tell.
NOT_SENT: Final = {
    "AdoptBook", "AfterCount", "AtTheTable", "NextHand", "OnTheTable", "PassTime", "Report",
    "TellTime",
}  # fmt: skip


class Writer:
    """Writes each struct once, under its own name, in the order in which they are met."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.sent = False  # whether a client sends what is written now

    def name(self, info: inspect.Type) -> str:
        """How a type is called in TypeScript; structs it needs are written on the way."""
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        match info:
            case inspect.StructType(cls=cls):
                return "unknown" if cls.__name__ in UNREAD else self.struct(info)
            case inspect.EnumType(cls=cls):
                return " | ".join(quoted(member.value) for member in cls)
            case inspect.LiteralType(values=values):
                return " | ".join(quoted(value) for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(
                    sorted({self.name(one) for one in types}, key=lambda t: (t == "null", t))
                )
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.name(one) for one in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.name(value)}>"
            case inspect.CustomType(cls=cls) if cls.__name__ == "Fraction":
                return "string"
            case _ if isinstance(info, inspect.CollectionType):
                item = self.name(info.item_type)
                return f"({item})[]" if " " in item else f"{item}[]"
        return "unknown"

    def struct(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if name not in self.texts:
            self.texts[name] = ""  # its place, should it meet itself
            self.texts[name] = f"export interface {name} {{\n{self.fields(info)}}}\n\n"
        return name

    def fields(self, info: inspect.StructType) -> str:
        optional = self.sent or info.cls.__struct_config__.omit_defaults
        tag = f"  {info.tag_field}: {quoted(info.tag)};\n" if info.tag_field else ""
        return tag + "".join(
            f"  {one.encode_name}{'' if one.required or not optional else '?'}: "
            f"{self.name(one.type)};\n"
            for one in info.fields
        )

    def union(self, name: str, kinds: Iterable[type], of: dict[type, str] | None = None) -> None:
        """One of several structs: as a record of its full name or its own, or told by a tag."""
        structs = [(kind, self.name(inspect.type_info(kind))) for kind in kinds]
        if of is None:
            lines = [f"  | {text}" for _, text in structs]
        else:
            lines = [
                f"  | {{ {key(of.get(kind, kind.__name__))}: {text} }}" for kind, text in structs
            ]
        self.texts[name] = f"export type {name} =\n" + "\n".join(lines) + ";\n\n"


def key(name: str) -> str:
    return quoted(name) if "." in name else name


def quoted(value: Any) -> str:  # Any: an enum's value, a literal or a tag
    return msgspec.json.encode(value).decode()


def kinds_of(union: object) -> list[type]:
    """The structs of a union of unions, each once."""
    found: dict[type, None] = {}
    for one in get_args(union):
        found.update(dict.fromkeys(kinds_of(one) if isinstance(one, UnionType) else [one]))
    return [kind for kind in found if kind.__name__ not in NOT_SENT]


def typescript() -> str:
    """The whole file."""
    house, client = Writer(), Writer()
    house.union("HouseMessage", kinds_of(messages.HouseMessage))
    house.union("TableView", kinds_of(TableView), NAMES)
    house.union("RoomView", kinds_of(RoomView), NAMES)
    boards: list[type] = [DirectorBoard, DirectorView, EventForPlayer, SeasonPicture]
    house.union("EventView", boards, dict(zip(boards, BOARD_NAMES, strict=True)))
    house.union("ApiBody", API)
    house.union("HandEvent", [*kinds_of(Event), *kinds_of(Repair)], NAMES)
    house.union("TableEvent", kinds_of(TableEvent), NAMES)
    client.sent = True
    client.union("ClientMessage", kinds_of(messages.ClientMessage))
    client.union("HandCommand", kinds_of(PlayerCommand), {})
    client.union("TableCommand", kinds_of(TableCommand), {})
    client.union("RoomCommand", kinds_of(RoomCommand), {})
    client.union("EventCommand", kinds_of(EventCommand), {})
    client.union("SeasonCommand", kinds_of(SeasonCommand), {})
    own = {name: text for name, text in client.texts.items() if name not in house.texts}
    return HEAD + "".join([*house.texts.values(), *own.values(), shipped()])


def shipped() -> str:
    """Which games, mixes and books there are, for a form that lets people choose."""
    sheets = {
        one.key: {
            "title": one.title, "stud": one.stud, "wins": list(one.wins),
            "streets": [(s.name, s.down, s.up, s.board) for s in one.streets],
            "seats": one.max_seats, "opening": one.opening.value,
            "structures": {
                structure.value: {
                    "stakes": show_stakes(stakes := default_stakes(one, structure)),
                    "stack": default_stack(stakes),
                }
                for structure in one.structures
            },
        }
        for one in games()
    }  # fmt: skip
    books = {
        name: {"title": (book := load_book(name)).title, "about": book.about} for name in BOOKS
    }
    named = {
        "GAMES": sheets, "MIXES": {name: title_of(name) for name in mixes()}, "BOOKS": books,
        "EVENT_OFFENCES": OFFENCES,
    }  # fmt: skip
    return "\n".join(
        f"export const {name} = {pretty(value)} as const;\n" for name, value in named.items()
    )


def pretty(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode()


def main() -> None:
    TO.write_text(typescript())
    print(f"{TO.name} is written.", file=sys.stderr)


if __name__ == "__main__":
    main()
