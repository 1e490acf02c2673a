"""A new event of the house: its terms and levels as somebody says them, and its place.

``announce`` opens the place; ``EventWanted`` is what is asked for. What cannot be is a
``SetupError`` or a ``ValueError`` that says what is wrong.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from shuffleup.client.messages import Refused
from shuffleup.floor.senders import Sender
from shuffleup.hand.setup import SetupError
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.league.new_season import new_season
from shuffleup.league.results.announcing import BLINDS, PAYOUTS
from shuffleup.league.results.result_commands import AnnounceEvent, Publish
from shuffleup.league.scoring.formula_scoring import formula_fault
from shuffleup.league.scoring.usual_formulas import text_of
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.server.house_events.due_for_director import DIRECTOR
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.register import PlaceOpened
from shuffleup.server.house_places.season_place import SeasonPlace
from shuffleup.sim.event_run.announced_event import AnnouncedEvent, announced_event
from shuffleup.tournament.new_tournament import new_tournament

SLUG: Final = re.compile(r"[^a-z0-9]+")
LONGEST_ID: Final = 32


class EventWanted(Struct, frozen=True):
    """An event as it is announced.

    title   what it is called
    book    the rulebook, by name
    told    its game, terms and levels
    starts  when play begins, in milliseconds; 0: when it is full, or by hand
    pace    "auto": the house deals and directs; "desk": a director does
    season  the season that counts it, "" for none
    venue   of that season, where it names venues
    """

    title: str
    book: str
    told: AnnouncedEvent
    starts: int = 0
    pace: str = "auto"
    season: str = ""
    venue: str = ""


def announce(house: PokerHouse, wanted: EventWanted, by: Sender) -> str:
    """Open an event; its id."""
    structure = announced_event(wanted.told)
    terms = structure.terms
    if wanted.pace == "auto":
        check_auto(terms.by_hand or terms.bracket or terms.is_flight)
        if not terms.sit_and_go and not wanted.starts:
            raise SetupError("say when it begins, or that it is a sit-and-go")
    law = house.books(wanted.book) or rulebook(wanted.book)
    id = free_id(house, "event", wanted.title)
    event = new_tournament(
        wanted.title, terms, structure.levels, rules=resolve(law), rulebook=digest(law),
        now=house.now(),
    )  # fmt: skip
    number = planned(house, wanted) if wanted.season else 0
    opened = PlaceOpened(
        id, "event", wanted.title, pace=wanted.pace, starts=wanted.starts, season=wanted.season,
        number=number,
    )  # fmt: skip
    house.open_place(opened, EventPlace(id, house.under(id), event), by)
    return id


def check_auto(strange: bool) -> None:
    if strange:
        says = "flights, brackets and events dealt by hand are directed at a desk"
        raise SetupError(f"{says}: pace desk")


def free_id(house: PokerHouse, kind: str, title: str) -> str:
    """``event/sunday-special``; with a number where that was used before."""
    base = SLUG.sub("-", title.casefold()).strip("-")[: LONGEST_ID - 5].strip("-") or kind
    used = {name.split("/")[1] for name in house.versions if name.startswith(f"{kind}/")}
    used |= {name.partition("/")[2] for name in house.places}
    number = 1
    while (name := base if number == 1 else f"{base}-{number}") in used:
        number += 1
    return f"{kind}/{name}"


def planned(house: PokerHouse, wanted: EventWanted) -> int:
    """The event's number in its season, where it is announced too."""
    place = house.places.get(wanted.season)
    if not isinstance(place, SeasonPlace):
        raise SetupError("there is no such season in this house")
    season = place.season
    taken = {*season.results, *season.planned}
    taken |= {one.number for one in house.register.values() if one.season == wanted.season}
    number = max(taken, default=0) + 1
    at = wanted.starts or house.now()
    day = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
    venue = wanted.venue or (season.terms.venues[0] if season.terms.venues else "")
    page = f"the page of {wanted.title} in this house"  # it shows levels and prizes from now on
    known = [Publish(what, page) for what in (BLINDS, PAYOUTS) if what not in season.published]
    for command in (*known, AnnounceEvent(number, day, venue)):
        reply = house.perform(Errand(wanted.season, DIRECTOR, command)).reply
        if isinstance(reply, Refused):
            raise SetupError(f"the season: {reply.says}")
    return number


def open_season(house: PokerHouse, terms: SeasonTerms, book: str, by: Sender) -> str:
    """Open a season under a book; its id."""
    law = house.books(book) or rulebook(book)
    fault = formula_fault(text_of(terms.formula))
    if fault:
        raise SetupError(f"the formula, {fault}")
    season = new_season(terms, rules=resolve(law), rulebook=digest(law))
    id = free_id(house, "season", terms.name)
    place = SeasonPlace(id, house.under(id), season)
    house.open_place(PlaceOpened(id, "season", terms.name), place, by)
    return id
