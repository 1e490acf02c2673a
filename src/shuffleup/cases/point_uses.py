"""Which code reads a point and which cites it, told from the source itself.

A point is *read* where its value is taken, ``rules.raises.limit_raise_cap``, also by a short name
for its group, by ``rules.decided(RaiseLaw.limit_raise_cap)``, or by a game's sheet that names it.
It is *cited* where its constant, ``RaiseLaw.limit_raise_cap``, stands for any other purpose. The
law itself is not looked at: it declares points and carries their values about.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from msgspec import Struct

from shuffleup.law.points import Point
from shuffleup.law.rules import PLACES, POINTS

GROUPS = {group.__name__: group for group in PLACES}
AT = {place: group for group, place in PLACES.items()}
SPEAKS_OF_LAW = re.compile(r"\brules\b|\blaw\b|Law\b|\bdecided\b|\bDEFAULT\b")
CLASS_ATTRIBUTE = "."  # before the name of an attribute whose annotation is a group


class PointUse(Struct):
    """The functions that read a point and those that cite it, ``hand.betting.reopened``."""

    read_by: list[str] = []
    cited_by: list[str] = []


@cache
def uses_in_the_product() -> dict[str, PointUse] | None:
    """The uses of every point in this package; its source is read once."""
    return point_uses(resources.files("shuffleup"))


def point_uses(package: Traversable) -> dict[str, PointUse] | None:
    """The uses of every point in a package; None where there is no source code outside the law."""
    found = {str(point): PointUse() for point in POINTS}
    outside = [place for place in package.iterdir() if place.name not in ("law", "rulebooks")]
    code = {name: text for place in outside for name, text in texts(place, ".py")}
    trees = {name: ast.parse(text) for name, text in code.items() if SPEAKS_OF_LAW.search(text)}
    kept = {field for tree in trees.values() for field in group_fields(tree)}
    for name, tree in trees.items():
        reader = Reader(name, dict(kept), any_point_read(tree))
        reader.visit(tree)
        for point, where in reader.read:
            note(found[point].read_by, where)
        for point, where in reader.cited:
            note(found[point].cited_by, where)
    for place in outside:
        for name, text in texts(place, ".toml"):
            for point in POINTS.keys() & set(re.findall(r'"([\w-]+)"', text)):
                note(found[point].read_by, f"{name}.toml")
    return found if code else None


def note(places: list[str], where: str) -> None:
    if where not in places:
        places.append(where)


def texts(place: Traversable, ending: str, above: str = "") -> Iterator[tuple[str, str]]:
    """The dotted name and the text of a file with this ending, or of all such in a folder."""
    name = f"{above}{place.name}"
    if place.is_dir():
        for inside in sorted(place.iterdir(), key=lambda one: one.name):
            yield from texts(inside, ending, f"{name}.")
    elif name.endswith(ending):
        yield name.removesuffix(ending).removesuffix(".__init__"), place.read_text("utf-8")


def group_fields(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Fields and properties of classes that hold a group: ``law: ChipLaw``."""
    for node in ast.walk(tree):
        for item in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(item, ast.FunctionDef) and group_named(item.returns):
                yield CLASS_ATTRIBUTE + item.name, group_named(item.returns)
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                kind = group_named(item.annotation)
                if kind:
                    yield CLASS_ATTRIBUTE + item.target.id, kind


def group_named(annotation: ast.expr | None) -> str:
    name = annotation.id if isinstance(annotation, ast.Name) else ""
    return name if name in GROUPS else ""


def any_point_read(tree: ast.Module) -> bool:
    """Whether a module reads points by a variable, ``decided(point)``: those of its tables."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return any(
        isinstance(call.func, ast.Attribute)
        and call.func.attr == "decided"
        and not (call.args and constant(call.args[0]))
        for call in calls
    )


def constant(node: ast.expr) -> Point[object] | None:
    """The point a constant stands for: ``RaiseLaw.limit_raise_cap``."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        group = GROUPS.get(node.value.id)
        if group is not None:
            return next((p for p in group.points if p.attribute == node.attr), None)
    return None


class Reader(ast.NodeVisitor):
    """Walks a module with the names that stand for a group in each scope."""

    def __init__(self, module: str, kept: dict[str, str], reads_tables: bool) -> None:
        self.where, self.known, self.reads_tables = module, kept, reads_tables
        self.read: list[tuple[str, str]] = []
        self.cited: list[tuple[str, str]] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        where, known = self.where, dict(self.known)
        self.where = f"{where}.{node.name}"
        for arg in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
            self.bind(arg.arg, group_named(arg.annotation))
        self.generic_visit(node)
        self.where, self.known = where, known

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        where = self.where
        self.where = f"{where}.{node.name}"
        self.generic_visit(node)
        self.where = where

    def visit_Assign(self, node: ast.Assign) -> None:
        self.visit(node.value)
        for target in node.targets:
            self.assign(target, node.value)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.visit(node.value)
        self.assign(node.target, node.value)

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, said in zip(target.elts, value.elts, strict=False):
                self.assign(one, said)
        elif isinstance(target, ast.Name):
            self.bind(target.id, self.group(value))

    def bind(self, name: str, group: str) -> None:
        self.known[name] = group

    def group(self, node: ast.expr) -> str:
        """The group an expression is, or nothing."""
        if isinstance(node, ast.Name):
            return self.known.get(node.id, "")
        if not isinstance(node, ast.Attribute):
            return ""
        if is_rules(node.value) and node.attr in AT:
            return AT[node.attr].__name__
        return self.known.get(CLASS_ATTRIBUTE + node.attr, "")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "decided" and node.args:
            point = constant(node.args[0])
            if point is not None:
                self.read.append((point, self.where))
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        point = constant(node)
        if point is not None:
            self.cited.append((point, self.where))
            if self.reads_tables:
                self.read.append((point, self.where))
        elif group := self.group(node.value):
            points = (p for p in GROUPS[group].points if p.attribute == node.attr)
            self.read.extend((p, self.where) for p in points)
        self.generic_visit(node)


def is_rules(node: ast.expr) -> bool:
    """``hand.rules``, ``rules``, ``DEFAULT``, ``resolve(book)``: an object with all groups."""
    if isinstance(node, ast.Call):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        return called in ("but", "resolve")
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name in ("rules", "DEFAULT")
