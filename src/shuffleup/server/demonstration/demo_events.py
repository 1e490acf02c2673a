"""A tournament that is about to start, again and again, and the league season that counts it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from shuffleup.floor.senders import Role, player, staff
from shuffleup.league.members.member_commands import AddMember
from shuffleup.league.results.announcing import BLINDS, PAYOUTS
from shuffleup.league.results.result_commands import AnnounceEvent, Publish, RecordResult
from shuffleup.league.results.result_record import SeasonResult
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.room.instants import A_DAY, MINUTE
from shuffleup.server.demonstration.demo_room import put
from shuffleup.server.house_events.announcing_events import EventWanted, announce, open_season
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.sim.event_run.announced_event import AnnouncedEvent
from shuffleup.tournament.entries.entry_commands import CancelEvent, Register

DIRECTOR: Final = staff(Role.DIRECTOR)
MANAGER: Final = staff(Role.MANAGER)
EVENT: Final = "The evening event"
SEASON: Final = "The demonstration league"
EVENT_BOOK: Final = "tournament"
SEASON_BOOK: Final = "rpl"
STARTS_IN: Final = 15 * MINUTE
TERMS: Final = "stack 5000, seats 8, price 50+5, late 6"
PLAYERS: Final = 24
ENTER: Final = 7  # bots who enter, so that it is held whoever comes
MEMBERS: Final = 12
PLAYED: Final = 3  # events of the season that are over
WEEK: Final = 7 * A_DAY


def furnish_season(house: PokerHouse, members: list[str]) -> str:
    """A season with some results; its id."""
    terms = SeasonTerms(SEASON, best=6, events=12)
    id = open_season(house, terms, SEASON_BOOK, MANAGER)
    for who in members[:MEMBERS]:
        put(house, AddMember(who), DIRECTOR, place=id)
    for what in (BLINDS, PAYOUTS):
        put(house, Publish(what, "the page of the league"), DIRECTOR, place=id)
    for number in range(1, PLAYED + 1):
        day = day_of(house.now() - (PLAYED + 1 - number) * WEEK)
        order = [members[(at * 5 + number * 3) % MEMBERS] for at in range(MEMBERS)]
        result = SeasonResult(day, "", tuple((who,) for who in order))
        put(house, AnnounceEvent(number, day, ""), DIRECTOR, place=id)
        put(house, RecordResult(number, result), DIRECTOR, place=id)
    return id


def day_of(instant: int) -> str:
    return datetime.fromtimestamp(instant / 1000, UTC).date().isoformat()


def announce_event(house: PokerHouse, bots: list[str]) -> str:
    """An event that starts in a quarter of an hour; some bots have entered it."""
    season = next((id for id, one in house.register.items() if one.title == SEASON), "")
    told = AnnouncedEvent("holdem", TERMS, players=PLAYERS, pace="turbo")
    wanted = EventWanted(EVENT, EVENT_BOOK, told, house.now() + STARTS_IN, season=season)
    id = announce(house, wanted, MANAGER)
    for who in bots[-ENTER:]:
        put(house, Register(who), player(who), place=id)
    return id


def events_of_demonstration(house: PokerHouse) -> dict[str, EventPlace]:
    return {
        id: place
        for id, place in house.places.items()
        if isinstance(place, EventPlace) and house.register[id].title == EVENT
    }


def set_times_anew(house: PokerHouse, bots: list[str], *, at_start: bool) -> None:
    """An event that is over is announced again; at a start also one whose time has gone by."""
    coming = False
    for id, place in events_of_demonstration(house).items():
        event = place.event
        missed = not event.clock.begun and house.register[id].starts <= house.now()
        if at_start and missed and not event.over and not event.cancelled:
            put(house, CancelEvent("the house was closed at its time"), MANAGER, place=id)
        coming = coming or not (place.event.over or place.event.cancelled)
    if not coming:
        announce_event(house, bots)
