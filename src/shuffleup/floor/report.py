"""Reporting what happened: ``report(hand, Report(...))`` gives the ruling by the book in force.

``judged`` is the one way to the judge of any kind, whatever that judge needs. A ruling on a hand
holds only its primitive repairs and ordinary events. ``carry_out`` applies them, or the choice the
floor made where there is discretion.
"""

from __future__ import annotations

from typing import Never

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor.fact_checks import KnownSeats, check_facts
from shuffleup.floor.facts import Answers, FactError, Facts, MissingFactError
from shuffleup.floor.kinds import KINDS, Chance, E, Kind, Need, S
from shuffleup.floor.senders import Role
from shuffleup.hand import Hand, apply, proceed
from shuffleup.hand.echoes import by_name, said
from shuffleup.hand.repairs.primitives import Bound, Limited
from shuffleup.hand.rulings import HandEvents, HandRuling
from shuffleup.hand.secret import chance_of
from shuffleup.law.points.floor.decisions import Authority, DecisionLaw, Uncovered
from shuffleup.law.procedures import enforced
from shuffleup.law.rules import Rules
from shuffleup.law.ruling import Choice, Reason, Refusal, Ruling


class Report(Struct, frozen=True):
    """Something went wrong: its kind and its facts, as text or already read. At a table the dealer
    or the floor report, since an answer may give away where a card lies. ``chance`` is for
    reshuffles; at a table it is always the shuffle's own."""

    kind: str
    facts: Answers = {}
    chance: str = ""


def report(hand: Hand, what: Report) -> HandRuling:
    """The ruling on a report on one hand; nothing changes. Facts still needed are ``missing``."""
    kind = KINDS.get(what.kind) if type(what.kind) is str else None
    if kind is None:
        return bad(f"{said(what.kind)} is not a kind of irregularity")
    if kind.need is not Need.HAND:
        return bad(f"{kind.name} is asked of a {kind.need.value}, not of one hand")
    return judged(kind, hand, what.facts, in_the_hand(hand), what.chance or hidden_chance(hand))


def judged(
    kind: Kind[S, E], of: S, given: Answers, seats: KnownSeats, chance: str = ""
) -> Ruling[E]:
    """What the judge of a kind says to facts that were read; nothing changes."""
    facts = Facts(kind.facts, given)
    try:
        check_facts(facts, seats)
        if not enforced(kind.name):
            return no_clause(of.rules)
        ruling = kind.judge(of, facts, Chance(chance))
    except FactError as error:
        names = of.names if isinstance(of, Hand) else ()
        return replace(bad(by_name(str(error), names)), used=tuple(facts.used))
    except MissingFactError as missing:
        return Ruling(used=tuple(facts.used[:-1]), missing=(missing.name,))
    return replace(with_reasons(ruling), used=tuple(facts.used))


def with_reasons(ruling: Ruling[E]) -> Ruling[E]:
    """What a ruling leaves a player to do is remembered with its grounds, so that whatever is
    refused for it later can say by which clause."""
    options = tuple(
        replace(option, events=reasoned(option.events, ruling.grounds_if(option)))
        for option in ruling.options
    )
    return replace(ruling, events=reasoned(ruling.events, ruling.grounds), options=options)


def reasoned(events: tuple[E, ...], grounds: tuple[str, ...]) -> tuple[E, ...]:
    return tuple(
        replace(event, grounds=event.grounds or grounds)
        if isinstance(event, Limited | Bound)
        else event
        for event in events
    )


def in_the_hand(hand: Hand) -> KnownSeats:
    """The seats a report on a hand may name."""
    return KnownSeats(tuple(map(bool, hand.setup.stacks)), "is not in this hand")


def hidden_chance(hand: Hand) -> str:
    """The chance of a report that brings none: it comes from the shuffle of the whole deck. Nobody
    knows that, so nobody knows what follows from it."""
    return chance_of(hand, "ruling")


def bad(says: str) -> Ruling[Never]:
    """A report that cannot be true: malformed, so it cites nothing."""
    return Ruling(refusal=Refusal(Reason.NOT_A_REPORT, says))


WHO = {
    Authority.FLOOR: "the floor",
    Authority.SUPERVISOR: "the poker supervisor",
    Authority.DIRECTOR: "the tournament director",
}
# The role that alone may decide; a director or a supervisor may do what any floor person may.
ALONE = {
    Authority.FLOOR: "",
    Authority.SUPERVISOR: Role.SUPERVISOR.value,
    Authority.DIRECTOR: Role.DIRECTOR.value,
}
NO_CLAUSE = (
    "floor-authority",
    DecisionLaw.uncovered_situation,
    DecisionLaw.ruling_authority,
    DecisionLaw.fairness_override,
    DecisionLaw.appeal,
)


def no_clause(rules: Rules, *, consulted: bool = False) -> Ruling[Never]:
    """No clause covers this: whoever has the authority decides, and it becomes a precedent. Where
    the book says so, a higher authority has to be asked first."""
    law = rules.decisions
    who = WHO[law.ruling_authority]
    fair = " by what is fair" if law.fairness_override else ""
    final = "" if law.appeal else ", and it is final"
    choices: tuple[Choice[Never], ...] = (
        Choice("play-on", "The hand goes on as it stands."),
        Choice("decide-otherwise", f"{who.capitalize()} decides otherwise and says what and why."),
    )
    if law.uncovered_situation is Uncovered.ASK_FIRST and not consulted:
        choices = (Choice("ask-first", "Nothing goes on before a higher authority was asked."),)
    says = f"no clause covers this: {who} decides{fair}{final}"
    alone = ALONE[law.ruling_authority]
    return Ruling(grounds=NO_CLAUSE, options=choices, authority=alone, says=says)


def turned_down(reason: Reason, says: str, *grounds: str) -> Ruling[Never]:
    """What was asked of the floor is not granted, by the law of the house."""
    return Ruling(refusal=Refusal(reason, says, grounds))


def not_theirs(ruling: Ruling[object], role: str) -> Ruling[Never] | None:
    """Why somebody in this role may not decide here; None if they may."""
    if ruling.authority in ("", role):
        return None
    says = f"the {ruling.authority} decides this, not the {role}"
    return turned_down(Reason.NOT_THE_FLOOR, says, DecisionLaw.ruling_authority)


def chosen(ruling: Ruling[E], name: str) -> Choice[E] | None:
    """The option of that name, None if the book does not offer it."""
    return next((option for option in ruling.options if option.name == name), None)


def carry_out(hand: Hand, events: HandEvents) -> None:
    """Apply what was ruled and go on with the hand."""
    for event in events:
        apply(hand, event)
    proceed(hand)
