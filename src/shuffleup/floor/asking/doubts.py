"""What is still to be asked about a situation: what a book needs, then what was only assumed.

``next_question(situation, books)`` is one fact by name. A fact with a default is asked for only if
the ruling used it and another answer would change what is ruled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shuffleup.floor.asking.possible import dead_end
from shuffleup.floor.asking.situations import (
    AnyRuling,
    Situation,
    by_name,
    kind_of,
    outcome,
    position_in,
    put,
    read_facts,
)
from shuffleup.floor.asking.subjects import AnyPosition
from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact, FactAnswer
from shuffleup.law.rulebook import Rulebook


def next_question(situation: Situation, books: Iterable[Rulebook]) -> str:
    """The fact to ask next, empty if none: first what some book needs, then what was taken for
    granted and would change a ruling; only questions that matter are asked."""
    places = [position_in(situation, book) for book in books]
    for at in places:
        missing = put(situation, at).missing
        if missing:
            return missing[0]
    return next((name for at in places for name in doubtful(situation, at)), "")


def impossible(situation: Situation, books: Iterable[Rulebook]) -> str:
    """Why what was answered cannot be true, whichever book is asked; empty if it can."""
    why = ""
    for book in books:
        at = position_in(situation, book)
        why = dead_end(kind_of(situation), at.of, read_facts(situation, at.names))
        if not why:
            return ""
        why = by_name(why, at.names)
    return f"not possible: {why}" if why else ""


def doubtful(situation: Situation, at: AnyPosition) -> Iterator[str]:
    """Facts taken for granted that would change the ruling if they were otherwise."""
    ruling = put(situation, at)
    if ruling.refusal:
        return
    for fact in kind_of(situation).facts:
        if fact.name in ruling.used and fact.name not in situation.facts:
            others = (put(situation, at, {fact.name: value}) for value in otherwise(fact))
            if any(effect(other) != effect(ruling) for other in others if not other.refusal):
                yield fact.name


def otherwise(fact: Fact) -> tuple[FactAnswer, ...]:
    """What a fact with a default could be instead, where that can be listed."""
    if fact.default is None:
        return ()
    if fact.kind == YES:
        return (not fact.default,)
    if fact.kind == ONE_OF:
        return tuple(value for value in fact.values if value != fact.default)
    return tuple({0, 1, 2, 3} - {fact.default}) if fact.kind == COUNT else ()


def effect(ruling: AnyRuling) -> tuple[object, ...]:
    """What a ruling comes to: what is said, what happens, what may be chosen, what is missing."""
    options = tuple((option.name, option.events) for option in ruling.options)
    return outcome(ruling), ruling.events, options
