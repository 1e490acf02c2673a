"""What is said about events and seasons over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from shuffleup.league.standing.season_picture import SeasonPicture
from shuffleup.server.api.account_bodies import ShortText, Strict
from shuffleup.tournament.event_terms.terms_of_event import EventTerms, Price
from shuffleup.tournament.viewing.director_board import DirectorBoard
from shuffleup.tournament.viewing.event_for_player import OwnPart

TitleText = Annotated[str, Meta(min_length=1, max_length=60)]
WordsText = Annotated[str, Meta(max_length=4000)]
FormulaText = Annotated[str, Meta(max_length=1000)]
Instant = Annotated[int, Meta(ge=0, le=253_402_300_799_000)]


class NewEvent(Strict, frozen=True):
    """An event to be announced; what is not said is as usual.

    terms   in words: "stack 1500, seats 6, price 100+10, sit-and-go, cap 6"
    levels  in words: "25/50 for 10, 50/100 for 10"; "": made for so many players and hours
    starts  when play begins, in milliseconds; 0 for a sit-and-go
    pace    "auto": the house deals and directs; "desk": a director does
    season  "season/…", which counts the result
    """

    title: TitleText
    book: ShortText = ""
    game: ShortText = "holdem"
    terms: WordsText = ""
    levels: WordsText = ""
    players: Annotated[int, Meta(ge=2, le=10_000)] = 36
    hours: Annotated[int, Meta(ge=0, le=100)] = 0
    speed: ShortText = "regular"
    starts: Instant = 0
    pace: ShortText = "auto"
    season: ShortText = ""
    venue: ShortText = ""
    big_blind_ante: bool = False


class NewSeason(Strict, frozen=True):
    """A season to be opened.

    formula  what a place is worth: linear, square-root …, or one of its own
    quorum   fewest players for an event to count; 0: as the book has it
    venues   where its events are held; none: anywhere
    """

    title: TitleText
    book: ShortText = ""
    formula: FormulaText = "linear"
    best: Annotated[int, Meta(ge=0, le=1000)] = 0
    events: Annotated[int, Meta(ge=0, le=1000)] = 0
    quorum: Annotated[int, Meta(ge=0, le=1000)] = 0
    venues: Annotated[tuple[TitleText, ...], Meta(max_length=64)] = ()


class OpenedPlace(Struct, frozen=True):
    """The place that was opened."""

    place: str


class EventListed(Struct, frozen=True):
    """An event in the list.

    state  "announced", "playing", "over" or "called off"
    table  where the asker sits, "" where they do not
    """

    place: str
    title: str
    book: str
    game: str
    state: str
    starts: int
    pace: str
    entries: int
    left: int
    most: int
    sit_and_go: bool
    stack: int
    seats: int
    price: Price
    registration: bool
    season: str
    mine: str  # how the asker stands in it, "" for no entry
    table: str = ""


class EventLevel(Struct, frozen=True):
    """A level as people read it; a break has no stakes."""

    minutes: int
    words: str
    is_break: bool


class EventShown(Struct, frozen=True):
    """All that may be known of an event, and the asker's part in it."""

    about: EventListed
    board: DirectorBoard
    mine: OwnPart
    terms: EventTerms
    levels: list[EventLevel]
    payouts: list[int]
    names: dict[str, str]


class SeasonListed(Struct, frozen=True):
    place: str
    name: str
    book: str
    events: int
    played: int
    closed: bool


class PointsWhy(Struct, frozen=True):
    """What one event was worth to somebody, and how that was worked out."""

    event: int
    day: str
    place: int
    entrants: int
    points: str
    worked_out: str
    counted: bool
    note: str
    clauses: list[str]


class PlayerWhy(Struct, frozen=True):
    """Everything behind somebody's points; ``beside`` are bonuses and deductions, each with why."""

    player: str
    events: list[PointsWhy]
    beside: list[tuple[str, str]]


class SeasonShown(Struct, frozen=True):
    place: str
    picture: SeasonPicture
    why: list[PlayerWhy]
    names: dict[str, str]
