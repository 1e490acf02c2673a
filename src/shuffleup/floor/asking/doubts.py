"""What is still to be asked about a situation: what a book needs, then what was only assumed.

``next_question(situation, books)`` is one fact by name. A fact with a default is asked for only if
the ruling used it and another answer would change what is ruled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from shuffleup.floor.asking.scenes import dead_end
from shuffleup.floor.asking.situations import (
    CHANCE,
    Situation,
    by_name,
    kind_of,
    outcome,
    read_facts,
)
from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact
from shuffleup.floor.floor_transcript import run
from shuffleup.floor.report import Report, report
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.law.rulebook import Rulebook, resolve
from shuffleup.law.ruling import Ruling


def next_question(situation: Situation, books: Iterable[Rulebook]) -> str:
    """The fact to ask next, empty if none: first what some book needs, then what was taken for
    granted and would change a ruling; only questions that matter are asked."""
    tables = [run(situation.hand, resolve(book)) for book in books]
    for played in tables:
        missing = put(situation, played).missing
        if missing:
            return missing[0]
    return next((name for played in tables for name in doubtful(situation, played)), "")


def impossible(situation: Situation, books: Iterable[Rulebook]) -> str:
    """Why what was answered cannot be true, whichever book is asked; empty if it can."""
    why = ""
    for book in books:
        played = run(situation.hand, resolve(book))
        why = dead_end(played.hand, situation.kind, read_facts(situation, played))
        if not why:
            return ""
        why = by_name(why, played.names)
    return f"not possible: {why}" if why else ""


def put(situation: Situation, played: Played, more: dict[str, Any] | None = None) -> Ruling:
    """The ruling in a hand that has been run, with some facts more."""
    facts = {**read_facts(situation, played), **(more or {})}
    return report(played.hand, Report(situation.kind, facts, CHANCE))


def doubtful(situation: Situation, played: Played) -> Iterator[str]:
    """Facts taken for granted that would change the ruling if they were otherwise."""
    ruling = put(situation, played)
    if ruling.refusal:
        return
    for fact in kind_of(situation).facts:
        if fact.name in ruling.used and fact.name not in situation.facts:
            others = (put(situation, played, {fact.name: value}) for value in otherwise(fact))
            if any(effect(other) != effect(ruling) for other in others if not other.refusal):
                yield fact.name


def otherwise(fact: Fact) -> tuple[Any, ...]:
    """What a fact with a default could be instead, where that can be listed."""
    if fact.default is None:
        return ()
    if fact.kind == YES:
        return (not fact.default,)
    if fact.kind == ONE_OF:
        return tuple(value for value in fact.values if value != fact.default)
    return tuple({0, 1, 2, 3} - {fact.default}) if fact.kind == COUNT else ()


def effect(ruling: Ruling) -> tuple[Any, ...]:
    """What a ruling comes to: what is said, what happens, what may be chosen, what is missing."""
    options = tuple((option.name, option.events) for option in ruling.options)
    return outcome(ruling), ruling.events, options
