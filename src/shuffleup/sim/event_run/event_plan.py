"""What is to be played, and what came of it."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.bots.style import STYLES
from shuffleup.cards import WrittenSeed
from shuffleup.tournament.event_terms.level_games import most_seats
from shuffleup.tournament.event_terms.structure_file import EventStructure
from shuffleup.tournament.event_terms.structure_maker import (
    USUAL_CHIPS,
    Pace,
    StructurePlan,
    dealt_chips,
    make_structure,
)
from shuffleup.tournament.event_terms.terms_of_event import (
    AddOnTerms,
    EventTerms,
    Price,
    RebuyTerms,
)

FULL_TABLE_OF_EVENT = 9
ORDINARY = tuple(STYLES)  # of bots: no dice, no shovers


class EventPlan(Struct, frozen=True):
    """An event for bots: a structure that is there, or one that is made."""

    entrants: int
    seed: WrittenSeed = 0
    pace: Pace = Pace.REGULAR
    hours: int = 0  # 0: as long as so many usually play
    stack: int = 5000
    seats: int = 0  # of a table; 0: nine, or as many as the game is for
    prize: int = 100  # of the price of an entry, to the pool
    fee: int = 10
    hands_an_hour: int = 30
    game: str = "holdem"  # or a mix
    bounty: int = 0  # on every head
    progressive: bool = False
    rebuys: int = 0  # until the end of this level
    add_on: bool = False  # a stack for the prize's part of the price, when re-buys are over
    re_entries: int = 0  # for each who is out
    late: int = 0  # the level until whose end one may enter again
    structure: EventStructure | None = None
    bots: tuple[str, ...] = ORDINARY  # who plays, entrant after entrant, and again
    big_blind_ante: bool = False
    lane: bool = False  # what they decide is worked out in the lane, to the same event

    @property
    def length(self) -> int:
        """The hours its structure is made for: each time the field doubles, half an hour more."""
        return self.hours or 3 + self.entrants.bit_length() // 2


def structure_of(plan: EventPlan) -> EventStructure:
    """What is played: the structure that is there, else one made for the plan; SetupError if there
    can be none."""
    if plan.structure is not None:
        return plan.structure
    made = StructurePlan(
        plan.entrants, plan.stack, plan.length, USUAL_CHIPS, plan.pace, plan.game,
        plan.big_blind_ante,
    )  # fmt: skip
    levels = make_structure(made)
    again = Price(plan.prize)
    terms = EventTerms(
        plan.game.partition(" ")[0],
        plan.stack,
        Price(plan.prize, plan.fee, bounty=plan.bounty),
        plan.seats or min(FULL_TABLE_OF_EVENT, most_seats(plan.game)),
        RebuyTerms(again, plan.stack, plan.rebuys) if plan.rebuys else None,
        AddOnTerms(again, plan.stack, max(1, plan.rebuys)) if plan.add_on else None,
        plan.re_entries,
        plan.late,
        progressive=plan.progressive,
        chips=dealt_chips(made),
        turbo=plan.pace is Pace.TURBO,
    )
    return EventStructure(terms, levels, plan.entrants)


class EventReport(Struct, frozen=True):
    """What an event came to; money is in the unit of its price."""

    entrants: int
    tables: int  # at the beginning
    hands: int
    seconds: float
    winner: str
    pool: int
    paid: int
    moves: int  # from table to table
