"""Reporting what happened: ``report(hand, Report(...))`` gives the ruling by the book in force.

Only the hand's primitive repairs and ordinary events come out. ``carry_out`` applies them, or the
choice the floor made where there is discretion.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor.facts import CARD, SEAT, SEATS, FactError, Facts, MissingFactError
from shuffleup.floor.kinds import KINDS, Chance
from shuffleup.hand import Hand, apply, proceed
from shuffleup.law.points.decisions import Uncovered
from shuffleup.law.procedures import enforced
from shuffleup.law.ruling import Choice, Reason, Refusal, Ruling


class Report(Struct, frozen=True):
    """Something that happened at the table: its kind, its facts, and the chance for reshuffles."""

    kind: str
    facts: dict[str, Any] = {}
    chance: str = ""


def report(hand: Hand, what: Report) -> Ruling:
    """The ruling on a report; nothing changes. Facts still needed are in ``missing``."""
    kind = KINDS.get(what.kind)
    if kind is None:
        return bad(f"{what.kind!r} is not a kind of irregularity")
    facts = Facts(kind.facts, what.facts)
    try:
        check_facts(hand, facts)
        if not enforced(kind.name):
            return no_clause(hand)
        ruling = kind.judge(hand, facts, Chance(what.chance or str(hand.version)))
    except FactError as error:
        return replace(bad(str(error)), used=tuple(facts.used))
    except MissingFactError as missing:
        return Ruling(used=tuple(facts.used[:-1]), missing=(missing.name,))
    return replace(ruling, used=tuple(facts.used))


def check_facts(hand: Hand, facts: Facts) -> None:
    """Refuse facts that cannot be: unknown ones, and seats that are not in the hand."""
    for name, value in facts.given.items():
        fact = facts.declared.get(name)
        if fact is None:
            known = ", ".join(facts.declared) or "none"
            raise FactError(f"{name!r} is no fact of this; there are: {known}")
        if fact.kind == CARD and len(value) != 1:
            raise FactError(f"{name} is one card")
        seats = value if fact.kind == SEATS else (value,) if fact.kind == SEAT else ()
        for seat in seats:
            if not 0 <= seat < hand.n or not (hand.setup.stacks[seat] or fact.any_seat):
                raise FactError(f"seat {seat + 1} is not in this hand")


def bad(says: str) -> Ruling:
    """A report that cannot be true: malformed, so it cites nothing."""
    return Ruling(refusal=Refusal(Reason.NOT_A_REPORT, says))


def no_clause(hand: Hand, *, consulted: bool = False) -> Ruling:
    """No clause covers this: the floor decides by what is fair, and it becomes a precedent. Where
    the book says so, not before a higher authority was asked."""
    grounds = ("floor-authority", "uncovered-situation")
    says = "no clause covers this"
    if not enforced("floor-authority"):
        return Ruling(grounds=grounds, says=says)
    choices: tuple[Choice, ...] = (
        Choice("play-on", "The hand goes on as it stands."),
        Choice("floor", "The floor decides otherwise, and says what and why."),
    )
    if hand.rules.decisions.uncovered_situation is Uncovered.ASK_FIRST and not consulted:
        choices = (Choice("ask-first", "Nothing goes on before a higher authority was asked."),)
    return Ruling(grounds=grounds, options=choices, says=says)


def chosen(ruling: Ruling, name: str) -> Choice | None:
    """The option of that name, None if the book does not offer it."""
    return next((option for option in ruling.options if option.name == name), None)


def carry_out(hand: Hand, events: tuple[Any, ...]) -> None:
    """Apply what was ruled and go on with the hand."""
    for event in events:
        apply(hand, event)
    proceed(hand)
