"""The closed list of what can go wrong between hands or with the blinds, and who judges each.

``@kind(...)`` registers a judge: a function of the table and the facts that answers with a Ruling.
It reads the law as ``table.rules`` and changes nothing; an answer it needs and has not raises.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from msgspec import Struct

from shuffleup.floor.facts import Fact, Facts
from shuffleup.floor.report import no_clause
from shuffleup.floor.substantial import acts_of_round, substantial
from shuffleup.hand.state import Hand
from shuffleup.law.ruling import Ruling
from shuffleup.table.state import Table

Judge = Callable[[Table, Facts], Ruling]


class Kind(Struct, frozen=True):
    """One kind of report: what a floor person would call it, and the facts that matter."""

    name: str
    what: str
    facts: tuple[Fact, ...]
    judge: Judge


KINDS: dict[str, Kind] = {}


def kind(name: str, what: str, *facts: Fact) -> Callable[[Judge], Judge]:
    """Register a judge for a kind of report."""
    assert name not in KINDS, name

    def register(judge: Judge) -> Judge:
        KINDS[name] = Kind(name, what, facts, judge)
        return judge

    return register


def uncovered(table: Table) -> Ruling:
    """No clause covers this: whoever has the authority decides."""
    return no_clause(cast(Any, table))  # of a hand it reads the law alone


def has_gone_too_far(hand: Hand) -> bool:
    """Whether there was substantial action: a first round that is over always is."""
    return hand.over or hand.street > 0 or substantial(hand, acts_of_round(hand))
