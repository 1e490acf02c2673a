"""A house in the making: its draft as a file, what is wrong with it, what it changes, and which
cases now read differently."""

from __future__ import annotations

import json
import re
from enum import Enum
from fractions import Fraction

from shuffleup.cases.clauses import whole_law
from shuffleup.cases.files import house_clauses
from shuffleup.cases.law_questions.house_check import (
    CaseFound,
    below,
    changed_points,
    check_house,
)
from shuffleup.cases.law_questions.points_compared import show
from shuffleup.cases.law_questions.remarks import layer_of, remarks
from shuffleup.cases.runner import CaseOutcome, run_case
from shuffleup.law.loading import BOOKS, COMMON, SHIPPED, parse_house, typed
from shuffleup.law.points import AnyPoint, PointValue
from shuffleup.law.rule import LawError, Rule, Treatment
from shuffleup.law.rulebook import Rulebook, on_its_book, resolve
from shuffleup.law.rules import POINTS, check_value, find_point
from shuffleup.outside_text import OutsideError
from shuffleup.server.law_desk.law_answers import (
    CaseDiffers,
    HouseChange,
    HouseMistake,
    HouseRead,
    HouseTriedShown,
)
from shuffleup.server.law_desk.law_questions_asked import DraftPoint, HouseDraft, HouseTried
from shuffleup.server.law_desk.law_worker import cannot
from shuffleup.server.law_desk.reading_jobs import play_lines

YES_OR_NO = {"yes": True, "no": False, "true": True, "false": False}
USUAL_AREA = "betting"
Mistakes = list[HouseMistake]


def house_read(draft: HouseDraft) -> HouseRead:
    """The draft as it reads now; with mistakes in it there is no house yet, and still a file."""
    file, text, mistakes = house_file(draft)
    house, wrong = house_of(file, text) if not mistakes else (None, None)
    if wrong is not None:
        mistakes = [wrong]
    if house is None:
        return HouseRead(file, text, draft.title, draft.extends, mistakes, [], [], {}, False)
    top = house.layers[-1]
    return HouseRead(
        file=file,
        text=text,
        title=top.title,
        extends=top.extends,
        mistakes=mistakes,
        changes=changes(house),
        remarks=[HouseMistake("", rule, says) for rule, says in remarks(house)],
        points={str(p): show(v) for rule in top.rules for p, v in rule.decides.items()},
        plain=all(is_plain(rule) for rule in top.rules) and not top.not_inherited,
    )


def is_plain(rule: Rule) -> bool:
    """A rule that decides points and nothing else."""
    return bool(rule.decides) and not (rule.by or rule.cases or rule.games or rule.structures)


def house_file(draft: HouseDraft) -> tuple[str, str, Mistakes]:
    """The name of the file, its text, and the points that cannot be as they are."""
    stem = re.sub(r"[^a-z0-9]+", "-", draft.name.lower()).strip("-") or "my-house"
    stem = f"{stem}-house" if stem in SHIPPED else stem
    if draft.text:
        return f"{stem}.toml", draft.text, []
    mistakes: Mistakes = []
    if draft.extends not in (*BOOKS, COMMON):
        raise cannot(f"a house stands on one of {', '.join((*BOOKS, COMMON))}", "no-such-book")
    lines = [f"title = {quoted(draft.title)}", f"about = {quoted(draft.about)}"]
    lines.append(f"extends = {quoted(draft.extends)}")
    if draft.not_inherited:
        lines.append(f"not-inherited = [{', '.join(map(quoted, draft.not_inherited))}]")
    for one in draft.points:
        value, wrong = value_said(one)
        if wrong is not None:
            mistakes.append(wrong)
        else:
            lines += ["", *rule_lines(stem, POINTS[one.point], value, one.says)]
    return f"{stem}.toml", "\n".join(lines) + "\n", mistakes


def value_said(one: DraftPoint) -> tuple[PointValue, HouseMistake | None]:
    """The value of a point as it was typed, or what is wrong with it."""
    try:
        point = find_point(one.point)
        return check_value(point, typed(point, raw_value(point, one.value))), None
    except ValueError as error:
        return False, HouseMistake(one.point, "", str(error))


def raw_value(point: AnyPoint, said: str) -> object:
    """As a file would have it: 4 for a number, true for a yes."""
    text, kind = said.strip(), type(point.default)
    if kind is bool:
        return YES_OR_NO.get(text.lower(), text)
    if kind is int and text.isdecimal() and len(text) < 12:
        return int(text)
    return text


def rule_lines(stem: str, point: AnyPoint, value: PointValue, says: str) -> list[str]:
    told = says.strip() or f"{point.question} {plain_words(value)}."
    return [
        "[[rule]]",
        f"id = {quoted(f'{stem}/{point}')}",
        f"title = {quoted(point.question or str(point))}",
        f"says = {quoted(told)}",
        f"treatment = {quoted(Treatment.AUTOMATIC.value)}",
        f"area = {quoted(area_of(point))}",
        f"layer = {quoted(layer_of(point))}",
        f"decides = {{ {point} = {toml_value(value)} }}",
    ]


def plain_words(value: PointValue) -> str:
    return show(value).replace("-", " ").capitalize()


def toml_value(value: PointValue) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Enum | Fraction):
        return quoted(str(value.value) if isinstance(value, Enum) else show_fraction(value))
    return str(value)


def show_fraction(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


def quoted(text: str) -> str:
    """A text as TOML has it."""
    return json.dumps(" ".join(text.split()), ensure_ascii=False).replace("\x7f", "")


def area_of(point: str) -> str:
    """Where the books speak of it."""
    areas = [one.rule.area for one in whole_law().values() if point in one.rule.decides]
    return areas[0] if areas else USUAL_AREA


def house_of(file: str, text: str) -> tuple[Rulebook | None, HouseMistake | None]:
    try:
        house = on_its_book(parse_house(text, file), file)
        if any(rule.cases for rule in house.layers[-1].rules):
            house_clauses(house)  # a case may lean on what is not there
    except LawError as error:
        return None, HouseMistake("", error.rule, error.why)
    except (OutsideError, ValueError, RecursionError) as error:
        return None, HouseMistake("", "", str(error))
    return house, None


def changes(house: Rulebook) -> list[HouseChange]:
    under = below(house)
    return [
        HouseChange(
            str(one["point"]), POINTS[one["point"]].question, one["was"], one["now"],
            one["clause"], own_ids(under, one["point"]),
        )
        for one in changed_points(house)
    ]  # fmt: skip


def own_ids(book: Rulebook, point: str) -> list[str]:
    """The clauses of the book itself on a point; none where it is silent."""
    return [rule.id for rule in book.deciding(point) if not rule.id.startswith(f"{COMMON}/")]


# ---- its cases -------------------------------------------------------------------------------


def house_tried(asked: HouseTried) -> HouseTriedShown:
    file, text, mistakes = house_file(asked.draft)
    house, wrong = house_of(file, text)
    if mistakes or wrong is not None or house is None:
        return HouseTriedShown(0, [], [], [], mistakes or ([wrong] if wrong else []))
    found = check_house(house, house_clauses(house))
    rules = {rule.id: rule for layer in house.layers for rule in layer.rules}
    tried = sum(len(rule.cases) for rule in below(house).layers[-1].rules)
    return HouseTriedShown(
        tried=tried,
        differ=[differs(one, rules, house) for one in found["reads_differently"]],
        failing=[differs(one, rules, house) for one in found["failing"]],
        never_red=[differs(one, rules, house) for one in found["never_red"]],
        mistakes=[],
    )


def differs(found: CaseFound, rules: dict[str, Rule], house: Rulebook) -> CaseDiffers:
    rule = rules[found["rule"]]
    case = next((one for one in rule.cases if one.name == found["case"]), None)
    outcome = run_case(case, resolve(house)) if case is not None else None
    says = found.get("says", "")
    return CaseDiffers(rule.id, rule.title, found["case"], line_said(outcome, case), says)


def line_said(outcome: CaseOutcome | None, case: object) -> str:
    """The line of a case at which it goes otherwise."""
    play = getattr(case, "play", "")
    lines = play_lines(play)
    at = outcome.line if outcome is not None else 0
    return lines[at - 1] if 0 < at <= len(lines) else ""
