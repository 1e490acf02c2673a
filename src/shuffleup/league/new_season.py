"""``new_season``: a season that is announced, with nobody in it yet."""

from __future__ import annotations

from shuffleup.hand.setup import SetupError
from shuffleup.law import DEFAULT, Rules
from shuffleup.league.apply import opened
from shuffleup.league.events import SeasonOpened
from shuffleup.league.season_terms.terms_of_season import SeasonTerms, season_fault
from shuffleup.league.state import Season


def new_season(terms: SeasonTerms, *, rules: Rules = DEFAULT, rulebook: str = "") -> Season:
    """A season without results; SetupError if there can be no such season."""
    fault = season_fault(terms)
    if fault:
        raise SetupError(fault)
    return opened(SeasonOpened(terms, rules, rulebook))
