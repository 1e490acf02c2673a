"""``SeasonTerms``: what is announced of a season before it begins.

All of it is frozen and stands in the first event of the log; whatever is not announced follows the
book. The formula is kept as it was written, or by its name: ``scoring_of`` reads it.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.league.scoring.formula_scoring import FormulaScoring, TiedPoints, formula_of
from shuffleup.league.scoring.formula_tree import FormulaError
from shuffleup.league.scoring.usual_formulas import text_of
from shuffleup.table.edge import LONGEST_NAME, is_name, is_text

MOST_EVENTS: Final = 10_000
MOST_VENUES: Final = 64
LONGEST_FORMULA: Final = 1000


class SeasonTerms(Struct, frozen=True):
    """One season."""

    name: str
    formula: str = "linear"  # what a place is worth
    ties: TiedPoints = TiedPoints.SHARE
    best: int = 0  # how many of a player's results count, the best of them; 0: all
    events: int = 0  # how many events are planned; 0: nobody said
    quorum: int = 0  # fewest players for an event to count; 0: as the book has it
    cap: int = 0  # most entrants of an event; 0: as the book has it
    venues: tuple[str, ...] = ()  # none: anywhere
    guests_score: bool = False  # whether somebody who is no member has points and a standing
    zone: str = "UTC"


def scoring_of(terms: SeasonTerms) -> FormulaScoring:
    """What a place is worth in this season: by a usual formula, or by its own."""
    return FormulaScoring(text_of(terms.formula), terms.ties)


def season_fault(terms: SeasonTerms) -> str:
    """Why there can be no such season; empty if there can."""
    if not is_name(terms.name):
        return f"a season has a name, of at most {LONGEST_NAME} characters"
    if not is_text(terms.formula, LONGEST_FORMULA) or not terms.formula.strip():
        return "a season says what a place is worth: its formula, like linear"
    try:
        formula_of(text_of(terms.formula))
    except FormulaError as error:
        return f"the formula: {error}"
    numbers = (terms.best, terms.events, terms.quorum, terms.cap)
    if any(type(one) is not int or not 0 <= one <= MOST_EVENTS for one in numbers):
        return f"how many count, are planned or may play is a number up to {MOST_EVENTS:,}"
    if terms.cap and terms.quorum > terms.cap:
        return f"an event of at most {terms.cap} never has {terms.quorum} players"
    if len(terms.venues) > MOST_VENUES or not all(is_name(one) for one in terms.venues):
        return f"a venue has a name, and there are at most {MOST_VENUES}"
    if len(set(terms.venues)) < len(terms.venues):
        return "a venue is named once"
    return ""
