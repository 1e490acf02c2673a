"""One point of the law in full: its question, the code that reads and cites it, who decides it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import TypedDict

from shuffleup.cases import Clause
from shuffleup.cases.point_uses import PointUse
from shuffleup.cli.output import UsageError
from shuffleup.law.loading import COMMON
from shuffleup.law.points import AnyPoint
from shuffleup.law.rule import Rule
from shuffleup.law.rules import POINTS, allowed, show_value


class Decision(TypedDict):
    """A clause that decides a point, and how."""

    clause: str
    title: str
    value: str


class AboutPoint(TypedDict):
    """All that is known of a point."""

    point: str
    question: str
    values: str
    default: str
    constant: str
    read_by: list[str] | None
    cited_by: list[str] | None
    decided_by: list[Decision]
    otherwise: list[Decision]
    common: Decision | None


def refuse_name(name: str, ids: Iterable[str]) -> UsageError:
    """There is neither a clause nor a point of this name; perhaps one that looks like it."""
    what, known = ("clause", ids) if "/" in name else ("clause or point", POINTS)
    close = get_close_matches(name.replace("_", "-"), known, n=3)
    hint = f"did you mean {' or '.join(close)}?" if close else f"try: shuffleup law search {name!r}"
    return UsageError(f"no {what} is called {name}; {hint}")


def point_data(
    point: AnyPoint, law: Iterable[Clause], used: dict[str, PointUse] | None
) -> AboutPoint:
    """All that is known of a point; the lists of code are null where there is no source."""
    rules = [clause.rule for clause in law]
    own = [rule for rule in rules if not rule.id.startswith(f"{COMMON}/")]
    common = next((r for r in rules if r.id.startswith(f"{COMMON}/") and point in r.decides), None)
    return {
        "point": point,
        "question": point.question,
        "values": allowed(point),
        "default": show_value(point.default),
        "constant": point.constant,
        "read_by": used[point].read_by if used else None,
        "cited_by": used[point].cited_by if used else None,
        "decided_by": [told(rule, rule.decides[point]) for rule in own if point in rule.decides],
        "otherwise": [told(rule, rule.otherwise[point]) for rule in own if point in rule.otherwise],
        "common": told(common, common.decides[point]) if common else None,
    }


def told(rule: Rule, value: object) -> Decision:
    return {"clause": rule.id, "title": rule.title, "value": show_value(value)}


def point_lines(about: AboutPoint) -> Iterator[str]:
    """The same for people, below the point's name."""
    yield about["question"]
    yield f"  · may be: {about['values']}; by default {about['default']}"
    yield f"  · in code: {about['constant']}"
    yield from code_lines("read by", about["read_by"])
    yield from code_lines("cited by", about["cited_by"])
    for one in about["decided_by"]:
        yield f"  · {one['clause']} decides {one['value']}: {one['title']}"
    for one in about["otherwise"]:
        yield f"  · {one['clause']} could be read as {one['value']}: {one['title']}"
    if about["common"]:
        value, clause = about["common"]["value"], about["common"]["clause"]
        yield f"  · where a book is silent: {value} ({clause})"
    yield ""


def code_lines(what: str, places: list[str] | None) -> Iterator[str]:
    if places is None:
        yield f"  · {what}: cannot be told here, without the source code"
    elif not places:
        yield f"  · {what}: nothing"
    for place in places or ():
        yield f"  · {what} {place}"
