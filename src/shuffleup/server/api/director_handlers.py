"""``/api/director``: what a tournament director asks for beside the commands of an event; and
``/api/clock``, the clock on the wall, which anybody may look at."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody
from msgspec.structs import replace

from shuffleup.floor.senders import Role, Sender
from shuffleup.hand.setup import SetupError
from shuffleup.room.instants import SECOND
from shuffleup.server.api.account_handlers import desk_of
from shuffleup.server.api.director_bodies import (
    DealWanted,
    DealWorkedOut,
    LevelsRead,
    LevelsWanted,
    NamedPerson,
    PersonAtDesk,
    StructureShown,
    StructureTried,
    StructureWanted,
    TrialShown,
    WallListed,
    WallMove,
    WallPlace,
    WallShown,
)
from shuffleup.server.api.event_bodies import OpenedPlace
from shuffleup.server.api.event_handlers import (
    NOT_THERE,
    Code,
    announcer,
    cannot,
    house_of,
    known_book,
    state_of,
)
from shuffleup.server.api.gate import session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError, told
from shuffleup.server.house_events.sample_event import open_sample, visitors_called
from shuffleup.server.house_events.structure_trials import StructureTrials
from shuffleup.server.house_events.trial_worker import TrialAsked
from shuffleup.server.house_events.written_levels import levels_of
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.identity.account_roles import roles_of
from shuffleup.server.identity.naming import tidy_name
from shuffleup.server.identity.sent_away import NOT_YOURS
from shuffleup.sim.event_run.announced_event import AnnouncedEvent, announced_event
from shuffleup.tournament.endings.chip_values import chip_chop, stack_values
from shuffleup.tournament.event_terms.structure_preview import look_ahead
from shuffleup.tournament.new_tournament import new_tournament
from shuffleup.tournament.viewing.director_board import ClockOnDesk
from shuffleup.tournament.viewing.director_view import moves_that_stand
from shuffleup.tournament.viewing.levels_on_desk import level_written, levels_on_desk

get = partial(litestar_get, responses=REFUSALS, tags=["director"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["director"])
AT_DESKS: Final = (Role.DIRECTOR, Role.MANAGER, Role.SUPERVISOR, Role.FLOOR, Role.BOARD)
TRY_SECONDS: Final = 45.0
TRIALS: Final = StructureTrials()
MOST_MOVES: Final = 24
MOST_OUT: Final = 12


def at_a_desk(request: HouseRequest) -> Sender:
    """Whoever may write somebody down who has come to play."""
    account = session_of(request).account
    role = next((one for one in AT_DESKS if one in roles_of(account)), None)
    if role is None:
        raise SentAwayError(NOT_YOURS)
    return Sender(account.id, role)


@post("/api/director/people", summary="Somebody at the desk, known or new")
async def person(request: HouseRequest, data: JSONBody[NamedPerson]) -> PersonAtDesk:
    by, desk = at_a_desk(request), desk_of(request)
    name = told(tidy_name(data.name))
    found = told(await visitors_called(desk, (name,), by))
    return PersonAtDesk(found[0], desk.names.name(found[0]))


@post("/api/director/sample", summary="A sample event with 36 players, dealt by hand")
async def sample(request: HouseRequest) -> OpenedPlace:
    by = announcer(request)
    try:
        return OpenedPlace(told(await open_sample(house_of(request), desk_of(request), by)))
    except (SetupError, ValueError, LookupError) as error:
        raise cannot(error) from error


# ---- structures ------------------------------------------------------------------------------


def announced(wanted: StructureWanted) -> AnnouncedEvent:
    return AnnouncedEvent(
        wanted.game,
        wanted.terms,
        wanted.levels,
        wanted.players,
        wanted.hours,
        wanted.speed,
        wanted.big_blind_ante,
    )


@post("/api/director/structure", summary="A structure, before it is announced")
async def structure(request: HouseRequest, data: JSONBody[StructureWanted]) -> StructureShown:
    announcer(request)
    try:
        # a long one takes a second or two, and nobody's table waits for it
        made = await asyncio.to_thread(announced_event, announced(data))
        # what would be refused when it is announced is said while it is typed
        new_tournament("", made.terms, made.levels)
        ahead = look_ahead(made.levels, data.players, made.terms.stack)
    except (SetupError, ValueError, LookupError) as error:
        raise cannot(error) from error
    words = ", ".join(level_written(one) for one in made.levels)
    return StructureShown(
        made.terms, list(levels_on_desk(made.levels)), words, ahead.minutes, list(ahead.levels)
    )


@post("/api/director/levels/{code:str}", summary="Other levels of an event, read from words")
async def levels(request: HouseRequest, code: Code, data: JSONBody[LevelsWanted]) -> LevelsRead:
    announcer(request)
    place = house_of(request).places.get(f"event/{code}")
    if not isinstance(place, EventPlace):
        raise SentAwayError(NOT_THERE)
    try:
        return LevelsRead(list(levels_of(place.event, data.levels)))
    except (SetupError, ValueError, LookupError) as error:
        raise cannot(error) from error


@post("/api/director/try", summary="Bots play a structure, and what came of it is told")
async def try_out(request: HouseRequest, data: JSONBody[StructureTried]) -> TrialShown:
    announcer(request)
    asked = TrialAsked(
        announced(data.structure), data.entrants, data.times, TRY_SECONDS,
        known_book(request, data.book or "tournament"), secrets.token_hex(8),
    )  # fmt: skip
    found = await TRIALS.ask(asked)
    if found.report is None:
        raise cannot(found.refused)
    return TrialShown(found.report)


@post("/api/director/deal", summary="What a deal would give, for stacks that are told")
async def deal(request: HouseRequest, data: JSONBody[DealWanted]) -> DealWorkedOut:
    session_of(request)
    stacks = tuple(data.stacks)
    prizes = (*sorted(data.prizes, reverse=True), *(0,) * len(stacks))[: len(stacks)]
    if data.left > prizes[0]:
        raise cannot(f"the first prize is {prizes[0]:,}: no more than that can be left")
    smaller = tuple(sorted((prizes[0] - data.left, *prizes[1:]), reverse=True))
    worth = stack_values(stacks, smaller).values
    return DealWorkedOut(list(worth), list(chip_chop(stacks, smaller)), data.left)


# ---- the wall --------------------------------------------------------------------------------


@get("/api/clock", summary="The events whose clock can be shown")
async def clocks(request: HouseRequest) -> list[WallListed]:
    house = house_of(request)
    return [
        WallListed(id, house.register[id].title, state_of(place.event))
        for id, place in house.places.items()
        if isinstance(place, EventPlace) and not house.register[id].hidden
    ]


@get("/api/clock/{code:str}", summary="The clock of an event, for a wall")
async def clock(request: HouseRequest, code: Code) -> WallShown:
    house = house_of(request)
    place = house.places.get(f"event/{code}")
    if not isinstance(place, EventPlace) or house.register[place.id].hidden:
        raise SentAwayError(NOT_THERE)
    names = desk_of(request).names.name if request.scope["state"]["session"] else None
    return wall_shown(place, house.now(), request, names)


def wall_shown(
    place: EventPlace, now: int, request: HouseRequest, names: Callable[[str], str] | None
) -> WallShown:
    opened, event = house_of(request).register[place.id], place.event
    board, view = place.shared().board, place.for_director()
    coming = view.levels[max(0, board.clock.level) :]
    rest = next((one for one in coming if not one.number), None)
    chip = view.race.chip if view.race is not None and rest and view.race.chip in rest.remove else 0
    moves = moves_that_stand(view)[:MOST_MOVES] if names is not None else []
    out = board.places[:MOST_OUT] if names is not None or board.over else ()
    return WallShown(
        house=desk_of(request).settings.house_name, title=opened.title, game=event.terms.game,
        book=board.book, now=now, starts=opened.starts, clock=clock_at(board.clock, now),
        levels=list(view.levels), registration=board.registration, entries=board.entries,
        left=board.left, chips=board.chips, average=board.average, pool=board.pool,
        prizes=list(board.prizes), price=event.terms.price.total,
        hand_for_hand=view.hand_for_hand, over=board.over, cancelled=event.cancelled,
        race=chip, race_clauses=list(view.race.clauses) if chip and view.race else [],
        moves=[
            WallMove(one.at, names(one.player), one.table, one.seat, one.to, one.to_seat)
            for one in moves
            if names is not None
        ],
        out=[WallPlace(one.place, names(one.player) if names else "", one.prize) for one in out],
        late=event.terms.late_until, agreed=board.agreed, for_winner=board.for_winner,
    )  # fmt: skip


def clock_at(told: ClockOnDesk, now: int) -> ClockOnDesk:
    """The clock at another instant of the same level: what is left of it then."""
    if not told.runs or not told.ends:
        return told
    return replace(told, seconds=max(0, told.ends - now) // SECOND)


DIRECTOR_HANDLERS: Final[list[BaseRouteHandler]] = [
    person, sample, structure, levels, try_out, deal, clocks, clock,
]  # fmt: skip
