"""The state of a season: its terms, its people, and the results as they stand.

``Season`` is a plain private object, changed only by ``league.apply``; what it holds are frozen
records, each owned by one family and changed as a whole. Standings and qualifiers are not state:
they are worked out from the results.
"""

from __future__ import annotations

from typing import Final

from shuffleup.law import Rules
from shuffleup.league.final.final_record import FinalSeat
from shuffleup.league.members.member_record import Member
from shuffleup.league.nights.night_record import BountyChips, ShownHand
from shuffleup.league.qualifying.qualify_record import QualifiedBy
from shuffleup.league.results.result_record import Adjustment, PlannedEvent, SeasonResult
from shuffleup.league.season_terms.terms_of_season import SeasonTerms

FIELDS: Final = (
    "accounts", "adjustments", "answers", "best_hands", "bounty_chips", "closed", "corrections",
    "final_seats", "log", "members", "offers", "planned", "published", "results", "rulebook",
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
    closed: bool  # the last event of the season is played, and seats of the final are offered
    offers: dict[str, QualifiedBy]  # a seat in the final is offered to them
    answers: dict[str, bool]  # whether they take it
    final_seats: dict[str, FinalSeat]
    best_hands: dict[int, tuple[ShownHand, ...]]  # by event, in the order they were shown
    bounty_chips: dict[str, tuple[BountyChips, ...]]  # that somebody holds
    accounts: dict[str, int]  # money: every entry adds up to nothing
    log: list[object]  # events, which are made of these records: not yet taken away
    version: int

    def __init__(self, terms: SeasonTerms, rules: Rules, rulebook: str) -> None:
        self.terms, self.rules, self.rulebook = terms, rules, rulebook
        self.members, self.planned, self.published = {}, {}, {}
        self.results, self.corrections, self.adjustments = {}, {}, ()
        self.closed, self.offers, self.answers, self.final_seats = False, {}, {}, {}
        self.best_hands, self.bounty_chips, self.accounts = {}, {}, {}
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
