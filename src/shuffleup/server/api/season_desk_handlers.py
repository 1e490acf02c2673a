"""``/api/seasons/{code}/desk`` and ``…/what-if``: a season for its organiser, and what may come: to
an organiser of everybody, to a player of themselves; ``/api/formulas``: what a place may be worth,
read back in words."""

from __future__ import annotations

import asyncio
from fractions import Fraction
from functools import partial
from typing import Annotated, Final

from litestar import get as litestar_get
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter
from msgspec import Struct

from shuffleup.law.points.league.season_events import SeasonEventLaw
from shuffleup.league.explaining.season_course import course
from shuffleup.league.explaining.season_cut import ways
from shuffleup.league.explaining.season_what_if import usual_field, what_if
from shuffleup.league.final.final_record import FinalSeat
from shuffleup.league.final.final_seating import without_seat
from shuffleup.league.qualifying.who_qualifies import grounds_of
from shuffleup.league.results.announcing import BLINDS, PAYOUTS, to_publish
from shuffleup.league.results.result_record import SeasonResult
from shuffleup.league.scoring.formula_scoring import formula_fault, formula_of
from shuffleup.league.scoring.formula_shown import written
from shuffleup.league.scoring.formula_words import in_words
from shuffleup.league.scoring.usual_formulas import USUAL, text_of
from shuffleup.league.standing.season_picture import SeasonPicture, season_picture
from shuffleup.league.standing.season_table import standings
from shuffleup.league.state import copy as copy_season
from shuffleup.outside_text import sentence
from shuffleup.server.api.account_handlers import desk_of
from shuffleup.server.api.event_bodies import PlayerWhy
from shuffleup.server.api.event_handlers import (
    NOT_THERE,
    Code,
    cannot,
    house_of,
    may_look,
    players_why,
)
from shuffleup.server.api.gate import session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError
from shuffleup.server.api.who_may_read import LEAGUE
from shuffleup.server.house_places.season_place import CorrectionNoted, SeasonPlace
from shuffleup.server.identity.account_roles import roles_of
from shuffleup.server.identity.sent_away import NOT_YOURS, SentAway

get = partial(litestar_get, responses=REFUSALS, tags=["events"])
HUNDREDTHS: Final = 100
LARGEST_FIELD: Final = 60  # tried out place by place: two seconds of a processor
BUSY: Final = SentAway("busy", "somebody tries out an event just now: ask again", 503, 2)


class TryingOut:
    """One event is tried out at a time: everybody's tables share the processor with it."""

    at_work = False


TRYING: Final = TryingOut()


class FinalWayShown(Struct, frozen=True):
    """How somebody stands to the final.

    way     "win", "points", "last-chance", "declined", "short" of points, too few "events"
    number  among those without a win, on points
    short   what is lacking, as a text
    answer  "yes", "no" or "" for none yet
    """

    player: str
    way: str
    number: int
    short: str
    answer: str


class CoursePoints(Struct, frozen=True):
    """Somebody's points after each event that counts, in hundredths: to be drawn, not to decide."""

    player: str
    points: list[int]


class NightOnDesk(Struct, frozen=True):
    """The result of an event as it stands."""

    event: int
    result: SeasonResult
    corrections: list[CorrectionNoted]


class MadeKnown(Struct, frozen=True):
    """What the members have to know before an event is announced: blinds, payouts.

    where    where it was made known; "" if it was not yet
    clauses  by which it has to be; none where the book does not ask for it
    """

    what: str
    where: str
    clauses: list[str]


class SeasonOnDesk(Struct, frozen=True):
    """All of a season."""

    place: str
    picture: SeasonPicture
    why: list[PlayerWhy]
    names: dict[str, str]
    nights: list[NightOnDesk]
    events: list[int]  # that count, in order
    course: list[CoursePoints]
    ways: list[FinalWayShown]
    clauses: list[str]  # by which people qualify
    seats: list[FinalSeat]
    unseated: list[str]
    guests: list[str]
    field: int  # of the next event, as far as anybody knows
    known: list[MadeKnown]
    venues: list[str]  # none: anywhere
    worth: str  # the formula in words


class WhatIfShown(Struct, frozen=True):
    """One finish in the next event; ``chance`` in words."""

    place: int
    points: str
    total: str
    standing: int
    chance: str


def season_at(request: HouseRequest, code: str) -> SeasonPlace:
    session_of(request)
    place = house_of(request).places.get(f"season/{code}")
    if not isinstance(place, SeasonPlace) or not may_look(request, place.id):
        raise SentAwayError(NOT_THERE)
    return place


@get("/api/seasons/{code:str}/desk", summary="A season with its results, its course and its final")
async def season_desk(request: HouseRequest, code: Code) -> SeasonOnDesk:
    place = season_at(request, code)
    season = place.season
    lines = standings(season)
    ran = course(season, lines)
    return SeasonOnDesk(
        place=place.id,
        picture=season_picture(season),
        why=players_why(place, lines),
        names=desk_of(request).names.names(season.members),
        nights=[
            NightOnDesk(number, result, [one for one in place.corrected if one.event == number])
            for number, result in sorted(season.results.items())
        ],
        events=list(ran.events),
        course=[CoursePoints(who, list(map(hundredths, had))) for who, had in ran.points.items()],
        ways=ways_shown(place, [line.player for line in lines]),
        clauses=place.clauses(grounds_of(season)),
        seats=list(season.final_seats.values()),
        unseated=without_seat(season) if season.final_seats else [],
        guests=[name for name, one in season.members.items() if one.guest],
        field=usual_field(season),
        known=made_known(place),
        venues=list(season.terms.venues),
        worth=in_words(formula_of(text_of(season.terms.formula))),
    )


def made_known(place: SeasonPlace) -> list[MadeKnown]:
    season = place.season
    asked = {
        BLINDS: SeasonEventLaw.structure_published,
        PAYOUTS: SeasonEventLaw.payouts_published,
    }
    return [
        MadeKnown(
            what,
            season.published.get(what, ""),
            place.clauses((point,)) if point in to_publish(season) else [],
        )
        for what, point in asked.items()
    ]


def hundredths(points: Fraction) -> int:
    return int(points * HUNDREDTHS)


def ways_shown(place: SeasonPlace, players: list[str]) -> list[FinalWayShown]:
    season = place.season
    answers = {True: "yes", False: "no"}
    return [
        FinalWayShown(
            who, one.way.value, one.number, written(one.short) if one.short else "",
            answers[season.answers[who]] if who in season.answers else "",
        )
        for who, one in ways(season, players).items()
    ]  # fmt: skip


@get("/api/seasons/{code:str}/what-if", summary="What each finish in the next event would mean")
async def season_what_if(
    request: HouseRequest,
    code: Code,
    player: Annotated[str, QueryParameter(max_length=64)],
    entrants: Annotated[int, QueryParameter(ge=0, le=200)] = 0,
) -> list[WhatIfShown]:
    season = season_at(request, code).season
    account = session_of(request).account
    if player != account.id and not roles_of(account) & LEAGUE.roles:
        raise SentAwayError(NOT_YOURS)
    field = entrants or usual_field(season)
    if player not in season.members:
        raise SentAwayError(NOT_THERE)
    if field > LARGEST_FIELD:
        raise cannot("so large a field is not tried out here")
    if TRYING.at_work:
        raise SentAwayError(BUSY)
    TRYING.at_work = True
    try:
        found = await asyncio.to_thread(what_if, copy_season(season), player, field)
    finally:
        TRYING.at_work = False
    return [
        WhatIfShown(
            one.place, written(one.points), written(one.total), one.standing, one.chance.value
        )
        for one in found
    ]


class FormulaShown(Struct, frozen=True):
    """What a place may be worth.

    name   of a usual formula; "" for one's own
    words  the formula read back, so that one sees whether it says what one means
    fault  what is wrong with it, and where; then there are no words
    """

    name: str
    text: str
    about: str
    words: str
    fault: str


@get("/api/formulas", summary="What a place may be worth, and a formula of one's own read back")
async def formulas(
    request: HouseRequest, text: Annotated[str, QueryParameter(max_length=1000)] = ""
) -> list[FormulaShown]:
    session_of(request)
    usual = [
        FormulaShown(one.name, one.text, one.about, in_words(formula_of(one.text)), "")
        for one in USUAL.values()
    ]
    return [*usual, own_formula(text)] if text.strip() else usual


def own_formula(text: str) -> FormulaShown:
    fault = sentence(formula_fault(text), 300)
    return FormulaShown("", text, "", "" if fault else in_words(formula_of(text)), fault)


SEASON_DESK_HANDLERS: Final[list[BaseRouteHandler]] = [season_desk, season_what_if, formulas]
