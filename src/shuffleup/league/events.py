"""What has happened in a season: facts, in the past tense."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.law import Rules
from shuffleup.league.members.member_events import MemberEvent
from shuffleup.league.results.result_events import ResultEvent
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.log.codec import known


class SeasonOpened(Struct, frozen=True):
    """A season is announced: what it is, and by which book."""

    terms: SeasonTerms
    rules: Rules
    rulebook: str


SeasonEvent = SeasonOpened | MemberEvent | ResultEvent

known("league", *SeasonEvent.__args__)
