"""``/api/games/CODE/settlement``: how a private game stands, and closing it. Its host is told about
everybody, whoever was let in about themselves; also when the game is over."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Final

from litestar import MediaType, Response
from litestar import delete as litestar_delete
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter

from shuffleup.client.messages import Refused
from shuffleup.floor.senders import Role
from shuffleup.room.keeping.room_log import ROOM as OWN_STREAM
from shuffleup.room.reports.room_report import in_csv
from shuffleup.server.api.account_bodies import DoneAnswer
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
from shuffleup.server.house_places.register import HOUSE, PlaceOpened
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.hub.open_sessions import guest_of
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.running_house import RunningHouse

get = partial(litestar_get, responses=REFUSALS, tags=["games"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["games"])
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
        version, sums = await running.ledgers.players(opened.place)
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
        payments(rows), -sum(row.net for row in rows), names,
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


AfterHand = Annotated[bool, QueryParameter()]


@delete("/api/games/{code:str}", summary="Close my game: everybody cashes out, and how it ended")
async def close_game(
    request: HouseRequest, code: GameCode, after_hand: AfterHand = False
) -> SettlementShown:
    """``after_hand``: when the hand that is on is over; no other is dealt."""
    running, opened = running_of(request), my_game(request, code)
    place = running.house.places[opened.place]
    if not any(table.hand is not None for table in place.tables.values()):
        refused = running.wishes.games.close(opened.place)
        if refused is not None:
            raise SentAwayError(in_names(running, refused))
    elif after_hand:
        running.wishes.games.wish(opened.place, opened.host, wanted=True)
        await running.kept()
    else:
        raise SentAwayError(HAND_IS_ON)
    return await shown_of(running, opened)


def in_names(running: RunningHouse, refused: Refused) -> SentAway:
    says = running.desk.names.with_names(refused.says)
    return SentAway(refused.reason, says, 409, clauses=tuple(refused.clauses))


@post("/api/games/{code:str}/go-on", summary="My game is not closed after this hand after all")
async def go_on(request: HouseRequest, code: GameCode) -> DoneAnswer:
    running, opened = running_of(request), my_game(request, code)
    running.wishes.games.wish(opened.place, opened.host, wanted=False)
    await running.kept()
    return DoneAnswer()


SETTLEMENT_HANDLERS: Final[list[BaseRouteHandler]] = [
    settlement,
    settlement_file,
    close_game,
    go_on,
]
