"""``/api/events`` and ``/api/seasons``: what is announced, how it stands, and announcing it.

Everybody who is logged in may look; a director or manager announces. Entering, playing and
directing go over the socket, as the event's own commands.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Final

from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter

from shuffleup.floor.senders import Role, Sender
from shuffleup.hand.setup import SetupError
from shuffleup.law.loading import SHIPPED
from shuffleup.league.explaining.season_why import WhyLine, why
from shuffleup.league.scoring.formula_shown import written
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.league.standing.season_picture import season_picture
from shuffleup.league.standing.season_table import SeasonStanding, standings
from shuffleup.outside_text import sentence
from shuffleup.server.api.account_handlers import desk_of
from shuffleup.server.api.event_bodies import (
    EventLevel,
    EventListed,
    EventShown,
    NewEvent,
    NewSeason,
    OpenedPlace,
    PlayerWhy,
    PointsWhy,
    SeasonListed,
    SeasonShown,
)
from shuffleup.server.api.game_handlers import running_of
from shuffleup.server.api.gate import ask_again, session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError
from shuffleup.server.house_events.announcing_events import EventWanted, announce, open_season
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.season_place import SeasonPlace
from shuffleup.server.hub.place_watch import named
from shuffleup.server.identity.account_roles import roles_of
from shuffleup.server.identity.sent_away import NOT_YOURS, SentAway
from shuffleup.sim.event_run.announced_event import AnnouncedEvent, announced_event
from shuffleup.tournament.endings.paying_prizes import prizes_as_they_stand
from shuffleup.tournament.entries.registering import most_entries
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.director_board import level_in_words
from shuffleup.tournament.viewing.event_for_player import own_part

get = partial(litestar_get, responses=REFUSALS, tags=["events"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["events"])
Code = Annotated[str, PathParameter(pattern=r"^[a-z0-9][a-z0-9-]{0,31}$", max_length=32)]
NOT_THERE: Final = SentAway("not-there", "there is nothing of that name in this house", 404)
ANNOUNCERS: Final = (Role.DIRECTOR, Role.MANAGER)


def house_of(request: HouseRequest) -> PokerHouse:
    house = request.app.state["poker_house"]
    assert isinstance(house, PokerHouse)
    return house


def announcer(request: HouseRequest) -> Sender:
    """Whoever may announce an event, in the role in which they may."""
    account = session_of(request).account
    role = next((one for one in ANNOUNCERS if one in roles_of(account)), None)
    if role is None:
        raise SentAwayError(NOT_YOURS)
    return Sender(account.id, role)


def known_book(request: HouseRequest, name: str) -> str:
    """A book that comes with us, or the one the house goes by; what is sent is never the name of a
    file."""
    if name and name not in SHIPPED:
        raise cannot(f"there is no book {name}")
    return name or running_of(request).book.room.rulebook


def cannot(why: object) -> SentAwayError:
    return SentAwayError(SentAway("cannot-be", sentence(str(why), 300), 409))


def may_look(request: HouseRequest, place: str) -> bool:
    """A hidden place is its host's, and those' who work here."""
    opened = house_of(request).register.get(place)
    account = session_of(request).account
    if opened is None:
        return False
    return not opened.hidden or opened.host == account.id or len(roles_of(account)) > 1


# ---- events ----------------------------------------------------------------------------------


@get("/api/events", summary="The events of the house")
async def events(request: HouseRequest) -> list[EventListed]:
    who = session_of(request).account.id
    house = house_of(request)
    found = [
        listed(house, place, who)
        for place in house.places.values()
        if isinstance(place, EventPlace) and may_look(request, place.id)
    ]
    return sorted(found, key=lambda one: (one.state == "over", one.starts, one.place))


def listed(house: PokerHouse, place: EventPlace, who: str) -> EventListed:
    opened, event = house.register[place.id], place.event
    board = place.shared().board
    mine = event.entrants.get(who)
    seat = where_is(event, who) if mine is not None else None
    return EventListed(
        place=place.id,
        title=opened.title,
        book=board.book,
        game=event.terms.game,
        state=state_of(event),
        starts=opened.starts,
        pace=opened.pace,
        entries=board.entries,
        left=board.left,
        most=most_entries(event),
        sit_and_go=event.terms.sit_and_go,
        stack=event.terms.stack,
        seats=event.terms.seats,
        price=event.terms.price,
        registration=board.registration,
        season=opened.season,
        mine=mine.standing.value if mine is not None else "",
        table=seat[0] if seat else "",
    )


def state_of(event: Tournament) -> str:
    if event.cancelled:
        return "called off"
    if event.over:
        return "over"
    return "playing" if event.clock.begun else "announced"


@get("/api/events/{code:str}", summary="One event: board, structure, payouts")
async def event_shown(request: HouseRequest, code: Code) -> EventShown:
    who = session_of(request).account.id
    house = house_of(request)
    place = house.places.get(f"event/{code}")
    if not isinstance(place, EventPlace) or not may_look(request, place.id):
        raise SentAwayError(NOT_THERE)
    event, with_names = place.event, desk_of(request).names.with_names
    return EventShown(
        about=listed(house, place, who),
        board=place.shared().board,
        mine=named(own_part(event, who, place.shared(), place.clauses), with_names),
        terms=event.terms,
        levels=[EventLevel(one.minutes, level_in_words(one), one.is_break) for one in event.levels],
        payouts=list(prizes_as_they_stand(event)),
        names=desk_of(request).names.names(event.entrants),
    )


@post("/api/events", summary="Announce an event")
async def new_event(request: HouseRequest, data: JSONBody[NewEvent]) -> OpenedPlace:
    announcer(request)
    if data.pace not in ("auto", "desk"):
        raise cannot("the pace of an event is auto or desk")
    told = AnnouncedEvent(
        data.game, data.terms, data.levels, data.players, data.hours, data.speed,
        data.big_blind_ante,
    )  # fmt: skip
    wanted = EventWanted(
        data.title, known_book(request, data.book), told, data.starts, data.pace, data.season,
        data.venue,
    )  # fmt: skip
    try:
        await asyncio.to_thread(announced_event, told)  # which is remembered: no table waits for it
        ask_again(request, desk_of(request))
        return OpenedPlace(announce(house_of(request), wanted, announcer(request)))
    except (SetupError, ValueError, LookupError) as error:
        raise cannot(error) from error


# ---- seasons ---------------------------------------------------------------------------------


@get("/api/seasons", summary="The seasons of the house")
async def seasons(request: HouseRequest) -> list[SeasonListed]:
    session_of(request)
    found = []
    for place in house_of(request).places.values():
        if isinstance(place, SeasonPlace) and may_look(request, place.id):
            one = place.season
            book = one.rulebook.partition("@")[0]
            found.append(
                SeasonListed(
                    place.id, one.terms.name, book, one.terms.events, len(one.results), one.closed
                )
            )
    return found


@get("/api/seasons/{code:str}", summary="The standings, and why each point")
async def season_shown(request: HouseRequest, code: Code) -> SeasonShown:
    session_of(request)
    place = house_of(request).places.get(f"season/{code}")
    if not isinstance(place, SeasonPlace) or not may_look(request, place.id):
        raise SentAwayError(NOT_THERE)
    season = place.season
    reasons = players_why(place, standings(season))
    names = desk_of(request).names.names(season.members)
    return SeasonShown(place.id, season_picture(season), reasons, names)


def players_why(place: SeasonPlace, lines: list[SeasonStanding]) -> list[PlayerWhy]:
    """What is behind everybody's points."""
    reasons = []
    for player in place.season.members:
        behind = why(place.season, player, lines)
        reasons.append(
            PlayerWhy(
                player,
                [points_why(place, one) for one in behind.lines],
                [(written(one.points), one.why) for one in behind.adjustments],
            )
        )
    return reasons


def points_why(place: SeasonPlace, line: WhyLine) -> PointsWhy:
    return PointsWhy(
        line.event, line.day, line.played.place, line.played.entrants, written(line.points),
        line.worked_out, line.counted, line.note, place.clauses(line.grounds),
    )  # fmt: skip


@post("/api/seasons", summary="Open a season")
async def new_season(request: HouseRequest, data: JSONBody[NewSeason]) -> OpenedPlace:
    by = announcer(request)
    book = known_book(request, data.book)
    try:
        terms = SeasonTerms(
            data.title, data.formula, best=data.best, events=data.events, quorum=data.quorum,
            venues=data.venues,
        )  # fmt: skip
        place = open_season(house_of(request), terms, book, by)
    except (SetupError, ValueError, LookupError) as error:
        raise cannot(error) from error
    return OpenedPlace(place)


EVENT_HANDLERS: Final[list[BaseRouteHandler]] = [
    events, event_shown, new_event, seasons, season_shown, new_season,
]  # fmt: skip
