"""Rulebooks from TOML, strictly: ``load_book(name)`` for those that ship, ``read_house(path)``.

An unknown key, point or procedure, a value a point cannot have, two clauses of one layer deciding a
point differently, a clause twice: each is an error that names the file, the rule and the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from fractions import Fraction
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from shuffleup.law.casebook import CaseText, read_cases, split_cases
from shuffleup.law.circumstances import CIRCUMSTANCES
from shuffleup.law.points import AnyPoint, PointValue
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rule import Book, Case, Chapter, LawError, Layer, Rule, Treatment
from shuffleup.law.rules import check_value, find_point, nearest
from shuffleup.outside_text import OutsideError, decoded, file_text, fraction, toml_table

BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
COMMON = "common"
HOUSES = ("corner-club",)  # an example, to copy
STRUCTURES = ("no-limit", "pot-limit", "limit", "spread")
SHIPPED = (*BOOKS, COMMON, *HOUSES)
Toml = dict[str, Any]  # Any, because a file may hold anything; each key is checked before use
Member = TypeVar("Member", bound=Enum)


def shelf() -> Traversable:
    """The folder of the books that ship with the package."""
    return resources.files("shuffleup") / "rulebooks"


def load_book(name: str) -> Book:
    """One of the books that ship: a folder with ``book.toml`` and a file per chapter."""
    if name != COMMON and name not in BOOKS:
        raise LawError(name, "", f"no such book; there are {', '.join(BOOKS)}")
    folder = shelf() / name
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    about = _toml((folder / "book.toml").read_text("utf-8"), f"{name}/book.toml")
    chapters = tuple(
        shipped_chapter(file.read_text("utf-8"), f"{name}/{file.name}")
        for file in files
        if file.name != "book.toml"
    )
    return make_book(name, about, chapters, f"{name}/book.toml")


def read_house(path: str | Path | Traversable) -> Book:
    """A house's own rules, in one file: ``extends``, ``title`` and some ``[[rule]]``."""
    path = Path(path) if isinstance(path, str) else path
    try:
        text = file_text(path) if isinstance(path, Path) else decoded(path.read_bytes())
    except OutsideError as error:
        raise LawError(path.name, "", str(error)) from error
    return parse_house(text, path.name)


def parse_house(text: str, file: str) -> Book:
    """The same from its text."""
    table = _toml(text, file)
    chapter = read_chapter({"chapter": "House rules", "rule": table.pop("rule", [])}, file)
    return make_book(file.removesuffix(".toml"), table, (chapter,), file)


def make_book(name: str, about: Toml, chapters: tuple[Chapter, ...], file: str) -> Book:
    left = dict(about)
    without = left.pop("not-inherited", [])
    if not isinstance(without, list):
        raise LawError(file, "", "not-inherited is a list of points")
    book = Book(
        name=name,
        title=str(left.pop("title", name)),
        about=str(left.pop("about", "")),
        extends=str(left.pop("extends", "")),
        chapters=chapters,
        not_inherited=tuple(_point(p, file, "") for p in without),
        deciding=_index(chapters, lambda rule: rule.decides),
        running=_index(chapters, lambda rule: rule.by),
    )
    for key in left:
        there = "title, about, extends, not-inherited and [[rule]]; its name is that of the file"
        raise LawError(file, "", f"{key!r} is not a key of a book, which has {there}")
    check_book(book)
    return book


def _index(
    chapters: tuple[Chapter, ...], names: Callable[[Rule], Iterable[str]]
) -> dict[str, tuple[Rule, ...]]:
    found: dict[str, tuple[Rule, ...]] = {}
    for chapter in chapters:
        for rule in chapter.rules:
            for name in names(rule):
                found[name] = (*found.get(name, ()), rule)
    return found


def check_book(book: Book) -> None:
    """No clause twice, no point decided in two ways."""
    seen: dict[str, Rule] = {}
    decided: dict[str, tuple[PointValue, Rule]] = {}
    for rule in book.rules:
        if rule.id in seen:
            raise LawError(rule.file, rule.id, f"stands in {seen[rule.id].file} already")
        seen[rule.id] = rule
        for point, value in rule.decides.items():
            before, by = decided.setdefault(point, (value, rule))
            if before != value:
                raise LawError(rule.file, rule.id, f"decides {point} otherwise than {by.id}")


# ---- one chapter -----------------------------------------------------------------------------


def _toml(text: str, file: str) -> Toml:
    try:
        return toml_table(text)
    except OutsideError as error:
        raise LawError(file, "", str(error)) from error


def shipped_chapter(text: str, file: str) -> Chapter:
    """A chapter whose cases wait until somebody looks at them; tests look at all of them."""
    law, cases = split_cases(text)
    table = _toml(law, file)
    for rule, told in zip(table.get("rule", ()), cases, strict=True):
        examples = rule.get("examples", ())
        rule["case"] = CaseText(told, file, str(rule.get("id")), len(examples))
    return read_chapter(table, file)


def read_chapter(table: Toml, file: str) -> Chapter:
    left = dict(table)
    title = left.pop("chapter", None)
    rules = left.pop("rule", [])
    speaks_of = {key: _names(left.pop(key, []), key, file) for key in ("games", "structures")}
    for key in left:
        raise LawError(file, "", f"{key!r} is not a key of a chapter")
    if not isinstance(title, str):
        raise LawError(file, "", "has no chapter title")
    if not isinstance(rules, list) or not all(isinstance(rule, dict) for rule in rules):
        raise LawError(file, "", "rules are written [[rule]]")
    return Chapter(title, file, tuple(read_rule({**speaks_of, **rule}, file) for rule in rules))


def _names(names: object, key: str, file: str, rule: str = "") -> list[str]:
    """What a chapter or a clause speaks of alone: games by their keys, structures by name."""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise LawError(file, rule, f"{key} should be a list of names, not {names!r}")
    for name in names:
        if key == "structures" and name not in STRUCTURES:
            raise LawError(file, rule, f"{name!r} is not one of {', '.join(STRUCTURES)}")
        if key == "when" and name not in CIRCUMSTANCES:
            hint = nearest(name[:80], CIRCUMSTANCES)
            raise LawError(file, rule, f"{name!r} is no circumstance that code tells{hint}")
    return names


KEYS = {
    "id": str, "title": str, "says": str, "treatment": str, "area": str, "layer": str,
    "decides": dict, "otherwise": dict, "by": list, "same-as": str, "why-not-run": str,
    "examples": list, "note": str, "case": list, "games": list,
    "structures": list, "when": list, "why-not-cited": str, "owes": dict,
}  # fmt: skip
NEEDED = {  # and how whoever left it out writes it
    "title": 'such as title = "Four raises"',
    "says": "the rule in a sentence or two",
    "treatment": f"one of {', '.join(one.value for one in Treatment)}; mostly automatic",
    "area": "what it is about, such as betting: docs/house.md lists them",
    "layer": f"who runs it: {', '.join(one.value for one in Layer)}",
}


def read_rule(table: Toml, file: str) -> Rule:
    name = str(table.get("id", "a rule without id"))
    if "id" not in table:
        raise LawError(file, name, "has no id")
    for key, value in table.items():
        if key not in KEYS:
            raise LawError(file, name, f"{key!r} is not a key of a rule{nearest(key[:80], KEYS)}")
        if not isinstance(value, KEYS[key] if type(value) is not CaseText else CaseText):
            raise LawError(file, name, f"{key} should be {KEYS[key].__name__}, not {value!r}")
    for key, how in NEEDED.items():
        if key not in table:
            raise LawError(file, name, f"has no {key}: {how}")
    if table.get("owes") and not (table.get("decides") or table.get("by")):
        raise LawError(file, name, "owes all of it: what does not run at all is open, not owed")
    return Rule(
        id=name,
        title=table["title"],
        says=table["says"].strip(),
        treatment=_one_of(Treatment, table["treatment"], file, name),
        area=table["area"],
        layer=_one_of(Layer, table["layer"], file, name),
        decides=_points(table.get("decides", {}), file, name),
        otherwise=_points(table.get("otherwise", {}), file, name),
        by=tuple(_procedure(by, file, name) for by in table.get("by", ())),
        same_as=table.get("same-as", ""),
        why_not_run=table.get("why-not-run", ""),
        why_not_cited=table.get("why-not-cited", ""),
        examples=tuple(table.get("examples", ())),
        note=table.get("note", ""),
        cases=_cases(table, file, name),
        file=file,
        games=tuple(_names(table.get("games", []), "games", file, name)),
        structures=tuple(_names(table.get("structures", []), "structures", file, name)),
        when=tuple(_names(table.get("when", []), "when", file, name)),
        owes={
            _one_of(Layer, layer, file, name).value: str(part)
            for layer, part in table.get("owes", {}).items()
        },
    )


def _cases(table: Toml, file: str, rule: str) -> Sequence[Case]:
    cases = table.get("case", ())
    if isinstance(cases, CaseText):
        return cases
    return read_cases(cases, file, rule, len(table.get("examples", ())))


def _one_of(kind: type[Member], value: str, file: str, rule: str) -> Member:
    try:
        return kind(value)
    except ValueError:
        allowed = ", ".join(member.value for member in kind)
        hint = nearest(str(value)[:80], [str(member.value) for member in kind])
        raise LawError(file, rule, f"{value!r} is not one of {allowed}{hint}") from None


def _point(name: object, file: str, rule: str) -> AnyPoint:
    try:
        return find_point(str(name))
    except ValueError as error:
        raise LawError(file, rule, str(error)) from None


def _points(table: Toml, file: str, rule: str) -> dict[str, PointValue]:
    values: dict[str, PointValue] = {}
    for name, raw in table.items():
        point = _point(name, file, rule)
        try:
            values[point] = check_value(point, typed(point, raw))
        except ValueError as error:
            raise LawError(file, rule, f"{error}{how_to_write(point, raw)}") from None
    return values


def typed(point: AnyPoint, raw: object) -> object:
    """A value as its point has it: an enum's member, an exact fraction; else as it stands."""
    kind = type(point.default)
    try:
        if kind is Fraction and isinstance(raw, str):
            return fraction(raw)
        if issubclass(kind, Enum):
            return kind(raw)
    except (ValueError, ZeroDivisionError):
        pass  # check_value says what is allowed
    return raw


def how_to_write(point: AnyPoint, raw: object) -> str:
    """What to write instead, where only the spelling is wrong: a fraction without its quotes, a
    number or a yes in quotes."""
    kind = type(point.default)
    meant = ""
    if kind is Fraction and type(raw) in (int, float):
        meant = f'"{Fraction(str(raw))}"'
    elif kind is bool and str(raw).lower() in YES_OR_NO:
        meant = YES_OR_NO[str(raw).lower()]
    elif kind is int and isinstance(raw, str) and raw.strip().isdecimal():
        meant = raw.strip()
    elif issubclass(kind, Enum) and isinstance(raw, str):
        return nearest(raw[:80], [str(member.value) for member in kind])
    return f"; write {point} = {meant}" if meant else ""


YES_OR_NO = {"yes": "true", "no": "false", "true": "true", "false": "false", "1": "true",
             "0": "false"}  # fmt: skip


def _procedure(name: object, file: str, rule: str) -> str:
    if not isinstance(name, str) or name not in PROCEDURES:
        hint = nearest(name[:80], PROCEDURES) if isinstance(name, str) else ""
        raise LawError(file, rule, f"no procedure is called {name!r}{hint}")
    return str(name)
