"""The mutants of a module, and which of them are drawn.

A mutant's ``key`` says what is changed in which function, so that it is the same mutant wherever
its line has moved to; those with the lowest digest of seed and key are drawn, so that a change of
the code elsewhere changes no drawing.

Not drawn, since nobody could notice or nothing of the law would be told by it: the wording of texts
(strings and f-strings, and whatever is built inside them), docstrings, annotations, ``__all__`` and
imports, assertions (they check the engine and are no part of it), decorators and the options of
classes, the values of an enum's members (only that they differ matters), and code for the type
checker alone. At the top of a module only numbers are changed: the rest there are tables of
functions and names of types.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from scripts.code_mutants.changes import changes_of

SOURCE = Path("src") / "shuffleup"
AT_IMPORT = "<module>"
Functions = (ast.FunctionDef, ast.AsyncFunctionDef)


class Mutant(NamedTuple):
    """One change of one module."""

    module: str  # hand/pots.py
    function: str  # side_pots, or Hand.stub, or <module>
    line: int
    before: str  # the piece of code as it is, and as it is changed
    after: str
    start: int  # where the piece stands in the file, in bytes
    end: int
    occurrence: int  # which of several like it in the function, from 1

    @property
    def key(self) -> str:
        again = f" #{self.occurrence}" if self.occurrence > 1 else ""
        return f"{self.module} {self.function}: {self.before} -> {self.after}{again}"

    @property
    def reached_by(self) -> str:
        return f"{self.module} {self.function}"

    def written(self, source: bytes) -> bytes:
        """The module with this change."""
        return source[: self.start] + self.after.encode() + source[self.end :]


class Site(NamedTuple):
    """A node that may be changed, the function it stands in, and what that says it returns."""

    node: ast.AST
    function: str
    returns: str


def mutants_of(root: Path, module: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its lines."""
    return list(_mutants_in((root / SOURCE / module).read_bytes(), module))


@cache
def _mutants_in(source: bytes, module: str) -> tuple[Mutant, ...]:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for site in sites(ast.parse(source)):
        for old, new in changes_of(site.node, site.returns):
            if site.function == AT_IMPORT and not isinstance(old, ast.Constant):
                continue
            start = starts[old.lineno - 1] + old.col_offset
            end = starts[(old.end_lineno or 0) - 1] + (old.end_col_offset or 0)
            before, after = ast.unparse(old), ast.unparse(new)
            if before == after:
                continue
            if isinstance(new, ast.expr) and not isinstance(new, ast.Constant | ast.Name):
                after = f"({after})" if not after.startswith("(") else after
            seen[site.function, before, after] += 1
            times = seen[site.function, before, after]
            place = (site.function, old.lineno, before, after, start, end, times)
            found.append(Mutant(module, *place))
    return tuple(found)


def compiles(root: Path, mutant: Mutant) -> bool:
    """Whether it is Python at all."""
    try:
        compile(mutant.written((root / SOURCE / mutant.module).read_bytes()), "a mutant", "exec")
    except SyntaxError:
        return False
    return True


# ---- what may be changed ---------------------------------------------------------------------


def sites(tree: ast.Module) -> Iterator[Site]:
    for statement in tree.body:
        yield from _of_module(statement, "")


def _of_module(node: ast.stmt, within: str) -> Iterator[Site]:
    """The sites of a statement at the top of a module or of a class."""
    if isinstance(node, Functions):
        returns = ast.unparse(node.returns) if node.returns else ""
        name = f"{within}{node.name}"
        defaults = [d for d in (*node.args.defaults, *node.args.kw_defaults) if d]
        for part in (*defaults, *without_docstring(node.body)):
            yield from _inside(part, name, returns)
    elif isinstance(node, ast.ClassDef):
        for statement in node.body:
            if not isinstance(statement, ast.Assign):  # the members of an enum
                yield from _of_module(statement, f"{within}{node.name}.")
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value and not is_all(node):
        yield from _inside(node.value, AT_IMPORT, "")


def _inside(node: ast.AST, function: str, returns: str) -> Iterator[Site]:
    """The sites of a piece of code, without what says nothing of the law."""
    if isinstance(node, ast.JoinedStr | ast.Assert | ast.Import | ast.ImportFrom):
        return
    if is_type_test(node):
        return
    yield Site(node, function, returns)
    if isinstance(node, ast.Raise):  # left out as a whole or not at all: the rest is its wording
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.arguments) or child is getattr(node, "annotation", None):
            continue
        yield from _inside(child, function, returns)


def is_type_test(node: ast.AST) -> bool:
    """``cast(...)``, and the classes an ``isinstance`` asks for: words for the type checker."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("cast", "isinstance")
    )


def is_all(node: ast.Assign | ast.AnnAssign) -> bool:
    names = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(name, ast.Name) and name.id == "__all__" for name in names)


def without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    match body:
        case [ast.Expr(value=ast.Constant(value=str())), *rest]:
            return rest
    return body


# ---- the drawing -----------------------------------------------------------------------------


def draw(root: Path, modules: Iterable[str], count: int, seed: int) -> list[Mutant]:
    """So many mutants of these modules (all, if there are fewer), in the order of the files."""
    every = [mutant for module in modules for mutant in mutants_of(root, module)]
    shuffled = sorted(every, key=lambda one: sha256(f"{seed}/{one.key}".encode()).digest())
    drawn = islice((mutant for mutant in shuffled if compiles(root, mutant)), count)
    return sorted(drawn, key=lambda one: (one.module, one.start, one.after))
