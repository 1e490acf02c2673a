"""What season is to be played by bots, and what came of it."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import Seed
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.league.state import Season
from shuffleup.tournament.event_terms.structure_maker import Pace

YEAR = SeasonTerms("2026", formula="square-root", venues=("Hub", "Pub"))


class SeasonPlan(Struct, frozen=True):
    """A season for bots: who comes to an event is drawn anew each time."""

    members: int = 40
    events: int = 20
    fewest: int = 8  # who come to an event
    most: int = 18
    seed: Seed = 0
    terms: SeasonTerms = YEAR
    pace: Pace = Pace.TURBO
    stack: int = 3000
    hours: int = 2
    prize: int = 20
    bounty: int = 5
    declines: int = 8  # one in so many to whom a seat is offered; 0: nobody


class SeasonReport(Struct, frozen=True):
    """A season that was played to its end."""

    season: Season
    hands: int
    champion: str  # who won the final
    player_of_the_year: str
    finalists: tuple[str, ...]
    final_pool: int
