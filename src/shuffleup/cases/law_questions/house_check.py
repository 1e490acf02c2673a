"""A house of one's own, checked: what it changes, and which cases of the book now read differently.
``check_house`` has all of it; nothing here is written or printed."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from shuffleup.cases.clauses import Clause
from shuffleup.cases.law_questions.points_compared import show
from shuffleup.cases.law_questions.remarks import remarks
from shuffleup.cases.loose_ends import never_red
from shuffleup.cases.runner import CaseResult, home, run_case
from shuffleup.law.rulebook import Rulebook, digest, resolve
from shuffleup.law.rules import POINTS


class ChangedPoint(TypedDict):
    """A point that a house decides otherwise than the book below it, or does not inherit."""

    point: str
    was: str
    now: str
    clause: str
    inherited: bool


class RemarkOnRule(TypedDict):
    """Something about a rule that its author may not have meant."""

    rule: str
    says: str


class CaseFound(TypedDict):
    """A case of which there is something to say."""

    rule: str
    case: str
    result: NotRequired[str]
    says: NotRequired[str]


class HouseCheck(TypedDict):
    """All that was found of a house."""

    house: str
    digest: str
    changes: list[ChangedPoint]
    remarks: list[RemarkOnRule]
    failing: list[CaseFound]
    never_red: list[CaseFound]
    reads_differently: list[CaseFound]


def check_house(book: Rulebook, clauses: list[Clause]) -> HouseCheck:
    """All there is to say of a house, whose own clauses these are."""
    failing = failing_cases(clauses)
    failed = {case["case"] for case in failing}
    return {
        "house": book.name,
        "digest": digest(book),
        "changes": changed_points(book),
        "remarks": [{"rule": rule, "says": says} for rule, says in remarks(book)],
        "failing": failing,
        "never_red": [
            {"rule": one.rule, "case": one.case}
            for clause in clauses
            for one in never_red(clause)
            if not one.kept and one.case not in failed
        ],
        "reads_differently": differing_cases(book),
    }


def below(book: Rulebook) -> Rulebook:
    return Rulebook(book.layers[-2].name, book.layers[:-1]) if len(book.layers) > 1 else book


def changed_points(book: Rulebook) -> list[ChangedPoint]:
    """What a house decides otherwise than the book below, and what it does not inherit."""
    top, parent = book.layers[-1], below(book)
    changes: list[ChangedPoint] = []
    for point in POINTS:
        was, now = parent.deciding(point), book.deciding(point)
        dropped = point in top.not_inherited and point not in top.deciding
        if was and now and (dropped or was[0].decides[point] != now[0].decides[point]):
            changes.append(
                {
                    "point": point,
                    "was": show(was[0].decides[point]),
                    "now": show(now[0].decides[point]),
                    "clause": now[0].id,
                    "inherited": not dropped,
                }
            )
    return changes


def failing_cases(clauses: list[Clause]) -> list[CaseFound]:
    return [
        {"rule": clause.rule.id, "case": case.name, "result": ran.result.value, "says": ran.says}
        for clause in clauses
        for case in clause.cases
        if (ran := run_case(case, resolve(home(case, clause.under)))).result
        is not CaseResult.PASSED
    ]


def differing_cases(book: Rulebook) -> list[CaseFound]:
    """Cases of the book below that pass there and not in this house; not those of other books."""
    before, after = resolve(below(book)), resolve(book)
    cases = [(rule, case) for rule in below(book).layers[-1].rules for case in rule.cases]
    return [
        {"rule": rule.id, "case": case.name, "says": ran.says}
        for rule, case in cases
        if not case.book
        and (ran := run_case(case, after)).result is not CaseResult.PASSED
        and run_case(case, before).result is CaseResult.PASSED
    ]
