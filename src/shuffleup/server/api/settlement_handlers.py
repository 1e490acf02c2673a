"""``/api/games/CODE/settlement``: how a private game stands, and closing it. Its host is told about
everybody, whoever was let in about themselves; also when the game is over."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from litestar import MediaType, Response
from litestar import delete as litestar_delete
from litestar import get as litestar_get
from litestar.handlers import BaseRouteHandler

from shuffleup.client.messages import Refused
from shuffleup.floor.senders import Role, Sender
from shuffleup.room.absence.absence_commands import CollectHeld
from shuffleup.room.absence.held_chips import held
from shuffleup.room.cage.cage_commands import CashKept
from shuffleup.room.cage.ledger import balance, kept_for
from shuffleup.room.keeping.room_log import ROOM as OWN_STREAM
from shuffleup.room.lists.list_commands import LeaveTable
from shuffleup.room.reports.room_report import in_csv
from shuffleup.room.seat_claims.claim_commands import TakeOffBox
from shuffleup.room.state import Room
from shuffleup.server.api.cage_handlers import csv_file
from shuffleup.server.api.game_handlers import NO_SUCH_GAME, GameCode, my_game, running_of
from shuffleup.server.api.gate import session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError
from shuffleup.server.home_games.settling_up import (
    SettlementShown,
    as_report,
    of_one,
    payments,
    settled,
)
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.house_places.register import HOUSE, PlaceOpened
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.hub.open_sessions import guest_of
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.running_house import RunningHouse
from shuffleup.table.state import taken_seats

get = partial(litestar_get, responses=REFUSALS, tags=["games"])
delete = partial(litestar_delete, status_code=200, responses=REFUSALS, tags=["games"])
HAND_IS_ON: Final = SentAway(
    "hand-is-on", "a hand is being played: pause the game, and close it when the hand is over", 409
)
MOVING: Final = SentAway("not-now", "chips are being moved just now: ask again", 503, 1)
TRIES: Final = 20  # looks at books and room until both are of one moment


async def game_known(request: HouseRequest, code: str) -> PlaceOpened:
    """A game that whoever asks hosts, runs or was let into; also one that is over."""
    running, account = running_of(request), session_of(request).account
    place = f"game/{code}"
    opened = running.house.register.get(place)
    if opened is None and running.links.let_in(place, account.id):
        opened = await asyncio.to_thread(over, running, place)
    if opened is None or opened.kind != "game":
        raise SentAwayError(NO_SUCH_GAME)
    if not runs_it(request, opened) and not running.links.let_in(place, account.id):
        raise SentAwayError(NO_SUCH_GAME)
    return opened


def over(running: RunningHouse, place: str) -> PlaceOpened | None:
    """How a place that is closed was opened, as the log has it."""
    for record in running.log.read(0, HOUSE):
        if isinstance(record, PlaceOpened) and record.place == place:
            return record
    return None


def runs_it(request: HouseRequest, opened: PlaceOpened) -> bool:
    """Whether somebody runs a game: its host, or a manager of the house."""
    guest = guest_of(session_of(request).account)
    roles = running_of(request).doors.roles_in(guest, opened.place)
    return opened.host == guest.id or Role.MANAGER in roles


async def shown_of(running: RunningHouse, opened: PlaceOpened) -> SettlementShown:
    """All of it, books and table as they stood at one moment."""
    stream = f"{opened.place}/{OWN_STREAM}"
    for _ in range(TRIES):
        await running.kept()
        version, dollar, sums = await running.ledgers.players(opened.place)
        if version == running.house.versions.get(stream, 0):
            break
    else:
        raise SentAwayError(MOVING)
    place = running.house.places.get(opened.place)
    room = place.room if isinstance(place, RoomPlace) else None
    rows = settled(sums, room)
    names = running.desk.names.names(row.player for row in rows)
    return SettlementShown(
        opened.place, opened.title, running.desk.names.name(opened.host), room is None, rows,
        payments(rows), -sum(row.net for row in rows), names, dollar,
    )  # fmt: skip


async def seen_by(request: HouseRequest, opened: PlaceOpened) -> SettlementShown:
    account, whole = session_of(request).account, await shown_of(running_of(request), opened)
    return whole if runs_it(request, opened) else of_one(whole, account.id)


@get("/api/games/{code:str}/settlement", summary="How a game stands: to its host, or of oneself")
async def settlement(request: HouseRequest, code: GameCode) -> SettlementShown:
    return await seen_by(request, await game_known(request, code))


@get(
    "/api/games/{code:str}/settlement.csv",
    media_type=MediaType.TEXT,
    summary="The same as a file",
)
async def settlement_file(request: HouseRequest, code: GameCode) -> Response[str]:
    shown = await seen_by(request, await game_known(request, code))
    return csv_file(in_csv(as_report(shown)), "settlement")


@delete("/api/games/{code:str}", summary="Close my game: everybody cashes out, and how it ended")
async def close_game(request: HouseRequest, code: GameCode) -> SettlementShown:
    running, opened = running_of(request), my_game(request, code)
    place = running.house.places[opened.place]
    if any(table.hand is not None for table in place.tables.values()):
        raise SentAwayError(HAND_IS_ON)
    if isinstance(place, RoomPlace):
        cash_everybody_out(running, place, Sender(opened.host, Role.MANAGER))
    running.close_place(opened.place)
    running.links.end(opened.place, opened.host)
    return await shown_of(running, opened)


def cash_everybody_out(running: RunningHouse, place: RoomPlace, by: Sender) -> None:
    """Everybody gets up and is paid, by the room's own commands; what is refused keeps the game
    open, and says why."""
    for wanted in (boxes_off, up_from_tables, paid_at_the_cage):
        for command in wanted(place.room):
            reply = running.house.perform(Errand(place.id, by, command)).reply
            if isinstance(reply, Refused):
                says = running.desk.names.with_names(reply.says)
                raise SentAwayError(SentAway(reply.reason, says, 409, clauses=tuple(reply.clauses)))


def boxes_off(room: Room) -> list[object]:
    """Whoever was played over has their seat again."""
    return [
        TakeOffBox(box.player, number)
        for number, claims in room.seat_claims.items()
        for box in claims.boxes
    ]


def up_from_tables(room: Room) -> list[object]:
    return [
        LeaveTable(seat.player, number)
        for number, table in room.tables.items()
        for _, seat in taken_seats(table)
    ]


def paid_at_the_cage(room: Room) -> list[object]:
    """What is held or kept for somebody."""
    kept = {who: balance(room, kept_for(who)) for who in room.people}
    return [
        *(CollectHeld(who) for who in room.people if held(room, who)),
        *(CashKept(who, amount) for who, amount in kept.items() if amount),
    ]


SETTLEMENT_HANDLERS: Final[list[BaseRouteHandler]] = [settlement, settlement_file, close_game]
