"""``/api/house``: what a manager asks of the house: its settings, its log in words, reports and
backups. A backup's file is for the owner alone."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Final

from litestar import MediaType, Response
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import File
from msgspec import Meta, Struct

from shuffleup.floor.senders import Role, Sender
from shuffleup.outside_text import sentence
from shuffleup.room.reports.room_diary import DiaryLine
from shuffleup.room.reports.room_report import Cell, RoomReport, in_csv
from shuffleup.server.api.account_bodies import Strict
from shuffleup.server.api.cage_handlers import csv_file
from shuffleup.server.api.game_handlers import running_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError, told
from shuffleup.server.api.staff_gate import PlaceAsked, room_of, working_as
from shuffleup.server.api.staff_handlers import manager_of
from shuffleup.server.api.who_may_read import REPORTS, ROOM_LOG
from shuffleup.server.house_backups.keeping_backups import BackupError, BackupMade, everybody
from shuffleup.server.house_book import BookInForce
from shuffleup.server.house_reports.report_worker import ReportName
from shuffleup.server.house_settings import CHANGEABLE, change
from shuffleup.server.identity import trail
from shuffleup.server.identity.sent_away import NOT_YOURS, SentAway
from shuffleup.server.settings import ABOUT, ServerSettings, SettingsError, shown

get = partial(litestar_get, responses=REFUSALS, tags=["house"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["house"])
Kind = Annotated[ReportName, PathParameter()]
OF_THE_BOOK: Final = ("book", "adopt")
NO_BACKUP: Final = SentAway("no-such-backup", "there is no such backup", 404)


class SettingShown(Struct, frozen=True):
    """A setting: what it is, and whether it can be changed while the house runs."""

    name: str
    value: str
    about: str
    changeable: bool
    kind: str  # yes-no, number or text


class ChangeSetting(Strict, frozen=True):
    name: Annotated[str, Meta(max_length=60)]
    value: Annotated[str, Meta(max_length=1000)]


class AdoptsBook(Strict, frozen=True):
    """A book that ships, by its name, or one of this house, as ``others`` has it."""

    book: Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f]+$")]


class ReportShown(Struct, frozen=True):
    """A report; ``bars`` are the columns that a chart shows: of what, and how much."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    bars: tuple[str, str]


# ---- settings --------------------------------------------------------------------------------


def settings_shown(settings: ServerSettings) -> list[SettingShown]:
    """All but the book, which is not as it is set but as the house has adopted it."""
    return [
        SettingShown(name, in_words(value), ABOUT[name], name in CHANGEABLE, kind_of(value))
        for name, value in shown(settings).items()
        if name not in OF_THE_BOOK
    ]


def in_words(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def kind_of(value: object) -> str:
    return "yes-no" if isinstance(value, bool) else "number" if isinstance(value, int) else "text"


@get("/api/house/settings", summary="How the house is set; of secrets only whether they are set")
async def settings(request: HouseRequest) -> list[SettingShown]:
    manager_of(request)
    return settings_shown(running_of(request).settings)


@post("/api/house/settings", summary="Change a setting while the house runs, and keep it")
async def change_setting(
    request: HouseRequest, data: JSONBody[ChangeSetting]
) -> list[SettingShown]:
    by, running = manager_of(request), running_of(request)
    try:
        new = change(running, data.name, data.value)
    except SettingsError as error:
        raise SentAwayError(SentAway("cannot-be", str(error), 400)) from error
    now = running.desk.clock()
    line = trail.TrailLine(now, by.id, "set", "", f"{data.name} = {data.value}"[:200])
    await running.desk.do(lambda work: trail.note(work, line))
    return settings_shown(new)


# ---- the book --------------------------------------------------------------------------------


@get("/api/house/book", summary="The book the house goes by, and which others it could adopt")
async def house_book(request: HouseRequest) -> BookInForce:
    manager_of(request)
    return running_of(request).book.told()


@post("/api/house/book", summary="Adopt another book, at each table from its next hand")
async def adopt_book(request: HouseRequest, data: JSONBody[AdoptsBook]) -> BookInForce:
    by, running = manager_of(request), running_of(request)
    refused = running.book.adopt(data.book, Sender(by.id, Role.MANAGER))
    if refused:
        raise SentAwayError(SentAway("cannot-be", sentence(refused, 300), 409))
    await running.kept()
    return running.book.told()


# ---- the log and reports ---------------------------------------------------------------------


@get("/api/house/log", summary="What happened last in a room, in words, the newest first")
async def room_log(
    request: HouseRequest,
    place: PlaceAsked = "room",
    before: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
    most: Annotated[int, QueryParameter(ge=1, le=200)] = 100,
) -> list[DiaryLine]:
    working_as(request, place, *ROOM_LOG.roles)
    running = running_of(request)
    lines = await running.ledgers.diary(room_of(request, place).id, before, most)
    name = running.desk.names.with_names
    return [DiaryLine(one.n, one.at, name(one.by), one.role, name(one.says)) for one in lines]


async def report_of(request: HouseRequest, kind: ReportName, place: str) -> RoomReport:
    """A report with people's names where they stand."""
    working_as(request, place, *REPORTS.roles)
    room_of(request, place)
    running = running_of(request)
    report = told(await running.reports.report(kind, place))
    named = running.desk.names.with_names
    rows = tuple(
        tuple(named(cell) if isinstance(cell, str) else cell for cell in row) for row in report.rows
    )
    return RoomReport(report.title, report.columns, rows, report.bars)


@get("/api/house/reports/{kind:str}", summary="A report: waits, hours, drop, fund or rulings")
async def report(request: HouseRequest, kind: Kind, place: PlaceAsked = "room") -> ReportShown:
    made = await report_of(request, kind, place)
    return ReportShown(made.title, made.columns, made.rows, made.bars)


@get("/api/house/reports/{kind:str}/csv", media_type=MediaType.TEXT, summary="The same as a file")
async def report_file(
    request: HouseRequest, kind: Kind, place: PlaceAsked = "room"
) -> Response[str]:
    return csv_file(in_csv(await report_of(request, kind, place)), f"report-{kind}")


# ---- backups ---------------------------------------------------------------------------------


@get("/api/house/backups", summary="The backups of the house, the newest first")
async def backups(request: HouseRequest) -> list[BackupMade]:
    manager_of(request)
    return await asyncio.to_thread(running_of(request).backups.listed)


@post("/api/house/backups", summary="Make a backup of the whole house in its data folder")
async def make_backup(request: HouseRequest) -> BackupMade:
    by, running = manager_of(request), running_of(request)
    await running.kept()
    people = await running.desk.do(everybody, reading=True)
    try:
        made = await running.backups.make(by.id, people)
    except BackupError as error:
        raise SentAwayError(SentAway("no-backup", str(error), 503)) from error
    line = trail.TrailLine(running.desk.clock(), by.id, "backup", "", made.name)
    await running.desk.do(lambda work: trail.note(work, line))
    return made


@get(
    "/api/house/backups/{name:str}/file", summary="Its log, who is who and settings, for the owner"
)
async def backup_file(
    request: HouseRequest,
    name: Annotated[str, PathParameter(pattern=r"^[0-9]{8}-[0-9]{6}(-[0-9]{1,3})?$")],
) -> File:
    if not manager_of(request).owner:
        raise SentAwayError(NOT_YOURS)
    path = running_of(request).backups.to_take(name)
    if path is None:
        raise SentAwayError(NO_BACKUP)
    return File(path, filename=f"house-{name}.zip", media_type="application/zip")


HOUSE_HANDLERS: Final[list[BaseRouteHandler]] = [
    settings, change_setting, house_book, adopt_book, room_log, report, report_file, backups,
    make_backup, backup_file,
]  # fmt: skip
