"""The state of a season: its terms, its people, and the results as they stand.

``Season`` is a plain private object, changed only by ``league.apply``; what it holds are frozen
records, each owned by one family and changed as a whole. Standings and qualifiers are not state:
they are worked out from the results.
"""

from __future__ import annotations

from typing import Final

from shuffleup.law import Rules
from shuffleup.league.members.member_record import Member
from shuffleup.league.results.result_record import Adjustment, PlannedEvent, SeasonResult
from shuffleup.league.season_terms.terms_of_season import SeasonTerms

FIELDS: Final = (
    "adjustments", "corrections", "log", "members", "planned", "published", "results", "rulebook",
    "rules", "terms", "version",
)  # fmt: skip


class Season:
    """One season. Read it freely; change it only through ``apply`` and ``proceed``."""

    __slots__ = FIELDS

    terms: SeasonTerms
    rules: Rules
    rulebook: str  # digest of the book in force
    members: dict[str, Member]  # and guests, by id
    planned: dict[int, PlannedEvent]  # by the number of the event
    published: dict[str, str]  # what is made known, and where
    results: dict[int, SeasonResult]  # by the number of the event, as they stand now
    corrections: dict[int, int]  # how often a result was corrected
    adjustments: tuple[Adjustment, ...]  # bonuses and deductions
    log: list[object]  # events, which are made of these records: not yet taken away
    version: int

    def __init__(self, terms: SeasonTerms, rules: Rules, rulebook: str) -> None:
        self.terms, self.rules, self.rulebook = terms, rules, rulebook
        self.members, self.planned, self.published = {}, {}, {}
        self.results, self.corrections, self.adjustments = {}, {}, ()
        self.log = []
        self.version = 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Season):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in COMPARED)

    __hash__ = None  # type: ignore[assignment]


COMPARED: Final = tuple(name for name in FIELDS if name != "log")


def copy(season: Season) -> Season:
    """An independent state."""
    other = Season.__new__(Season)
    for name in FIELDS:
        held = getattr(season, name)
        setattr(other, name, held.copy() if isinstance(held, dict | list) else held)
    return other
