"""What has happened in a season: facts, in the past tense."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.law import Rules
from shuffleup.league.final.final_events import FinalEvent
from shuffleup.league.members.member_events import MemberEvent
from shuffleup.league.nights.night_events import NightEvent
from shuffleup.league.qualifying.qualify_events import QualifyEvent
from shuffleup.league.results.result_events import ResultEvent
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.log.codec import known


class SeasonOpened(Struct, frozen=True):
    """A season is announced: what it is, and by which book."""

    terms: SeasonTerms
    rules: Rules
    rulebook: str


SeasonEvent = SeasonOpened | MemberEvent | ResultEvent | QualifyEvent | FinalEvent | NightEvent

known("league", *SeasonEvent.__args__)
