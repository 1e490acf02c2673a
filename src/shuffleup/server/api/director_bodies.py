"""What is said at the desk of a tournament director over HTTP, and the clock on the wall."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from shuffleup.server.api.account_bodies import NameText, ShortText, Strict
from shuffleup.server.api.event_bodies import WordsText
from shuffleup.sim.event_run.tried_structure import TrialReport
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.structure_preview import LevelAhead
from shuffleup.tournament.event_terms.terms_of_event import EventTerms
from shuffleup.tournament.viewing.director_board import ClockOnDesk
from shuffleup.tournament.viewing.levels_on_desk import LevelOnDesk

Seats = Annotated[int, Meta(ge=2, le=10_000)]
Stack = Annotated[int, Meta(ge=1, le=10**12)]
MOST_LEVELS: Final = 100
Money = Annotated[int, Meta(ge=0, le=10**12)]


class NamedPerson(Strict, frozen=True):
    """Somebody who is at the desk, by their name."""

    name: NameText


class PersonAtDesk(Struct, frozen=True):
    """The id by which somebody is entered."""

    id: str
    name: str


class StructureWanted(Strict, frozen=True):
    """A structure as it would be announced."""

    game: ShortText = "holdem"
    terms: WordsText = ""
    levels: WordsText = ""
    players: Seats = 36
    hours: Annotated[int, Meta(ge=0, le=100)] = 0
    speed: ShortText = "regular"
    big_blind_ante: bool = False


class StructureTried(Strict, frozen=True):
    """The same, to be played by bots."""

    structure: StructureWanted
    book: ShortText = ""
    entrants: Annotated[int, Meta(ge=2, le=200)] = 36
    times: Annotated[int, Meta(ge=1, le=50)] = 10


class StructureShown(Struct, frozen=True):
    """A structure, level by level, with what is likely to come of it.

    words    the levels written out, to be changed and sent again
    minutes  until it is likely to be over
    """

    terms: EventTerms
    levels: list[LevelOnDesk]
    words: str
    minutes: int
    ahead: list[LevelAhead]


class LevelsWanted(Strict, frozen=True):
    """All levels of an event as they are to be, each in words: ``25/50 for 20``."""

    levels: Annotated[list[ShortText], Meta(min_length=1, max_length=MOST_LEVELS)]


class LevelsRead(Struct, frozen=True):
    """The same, as the command that changes them has them."""

    levels: list[Level]


class TrialShown(Struct, frozen=True):
    report: TrialReport


class DealWanted(Strict, frozen=True):
    """A deal of stacks and prizes that are told, not those of an event."""

    stacks: Annotated[
        list[Annotated[int, Meta(ge=1, le=10**12)]], Meta(min_length=2, max_length=10)
    ]
    prizes: Annotated[
        list[Annotated[int, Meta(ge=0, le=10**12)]], Meta(min_length=1, max_length=10)
    ]
    left: Money = 0


class DealWorkedOut(Struct, frozen=True):
    """What everybody would have: by what stacks are worth, and by chips."""

    worth: list[int]
    chips: list[int]
    left: int


class WallMove(Struct, frozen=True):
    """A move to be read out."""

    at: int
    player: str
    table: str
    seat: int
    to: str
    to_seat: int


class WallPlace(Struct, frozen=True):
    """Who went out in which place; the name is empty for those who may not read it."""

    place: int
    player: str
    prize: int


class WallShown(Struct, frozen=True):
    """An event on the wall; names only for those who are logged in.

    now   the time of the house, in milliseconds
    late  the level until whose end one may enter; 0 where it is another time
    agreed, for_winner  of the prizes, as the board has them
    race  the chip that leaves in the next break, 0 for none
    """

    house: str
    title: str
    game: str
    book: str
    now: int
    starts: int
    clock: ClockOnDesk
    levels: list[LevelOnDesk]
    registration: bool
    entries: int
    left: int
    chips: int
    average: int
    pool: int
    prizes: list[int]
    price: int
    hand_for_hand: bool
    over: bool
    cancelled: bool
    race: int
    race_clauses: list[str]
    moves: list[WallMove]
    out: list[WallPlace]
    late: int = 0
    agreed: int = 0
    for_winner: int = 0


class WallListed(Struct, frozen=True):
    """An event whose clock can be shown."""

    place: str
    title: str
    state: str
