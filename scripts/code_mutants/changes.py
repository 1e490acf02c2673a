"""The changes that are made to code: for a node of the syntax tree, what it could have been.

``changes_of(node)`` yields other nodes for one node, each a mistake a person could make: a
comparison turned or off by one, ``and`` for ``or``, a dropped ``not``, a number one up or down,
``min`` for ``max``, a condition that always or never holds, an empty answer, a statement left out,
two arguments the wrong way round, a slice that begins one further on.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CONFUSED = {"min": "max", "max": "min", "any": "all", "all": "any"}
ORDER_IS_ALL_ONE = {"min", "max", "isinstance", "print"}
EMPTY = {"bool": "False", "int": "0", "tuple": "()", "list": "[]", "dict": "{}", "set": "set()"}


def changes_of(node: ast.AST, returns: str) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST]]:
    """(what is replaced, what takes its place) for each change of one node. ``returns`` is what the
    function the node stands in says it returns."""
    match node:
        case ast.Compare():
            yield from _compared(node)
        case ast.BinOp() if type(node.op) in RECKONED:
            yield node, _with(node, op=RECKONED[type(node.op)]())
        case ast.BoolOp():
            yield from _joined(node)
        case ast.UnaryOp(op=ast.Not() | ast.Invert()):
            yield node, node.operand
        case ast.Constant():
            yield from _constants(node)
        case ast.Call():
            yield from _called(node)
        case ast.If() | ast.While() | ast.IfExp():
            yield from _forced(node.test)
        case ast.comprehension():
            for test in node.ifs:
                yield test, ast.Constant(True)
        case ast.Slice():
            yield from _sliced(node)
        case ast.Return(value=ast.expr() as value):
            yield from _returned(value, returns)
        case ast.Tuple(ctx=ast.Load()) | ast.List(ctx=ast.Load()) if is_row(node):
            yield from _shortened(node)
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Continue():
            yield node, ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, ast.Pass()


def _compared(node: ast.Compare) -> Iterator[tuple[ast.expr, ast.AST]]:
    for at, op in enumerate(node.ops):
        for other in COMPARED[type(op)]:
            yield node, _with(node, ops=[*node.ops[:at], other(), *node.ops[at + 1 :]])
        among = node.comparators[at]
        if isinstance(op, ast.In | ast.NotIn) and isinstance(among, ast.Tuple):
            yield from _shortened(among)


def is_row(node: ast.Tuple | ast.List) -> bool:
    """Whether it is a row of things of one kind: a pair of two kinds cannot lose one unnoticed."""
    rest = any(isinstance(one, ast.Starred) for one in node.elts)
    return len(node.elts) > 1 and (rest or isinstance(node, ast.List))


def _shortened(node: ast.Tuple | ast.List) -> Iterator[tuple[ast.expr, ast.AST]]:
    yield node, _with(node, elts=node.elts[1:])
    yield node, _with(node, elts=node.elts[:-1])


def _joined(node: ast.BoolOp) -> Iterator[tuple[ast.expr, ast.AST]]:
    yield node, _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for at in range(len(node.values)):
        left = node.values[:at] + node.values[at + 1 :]
        yield node, left[0] if len(left) == 1 else _with(node, values=left)


def _constants(node: ast.Constant) -> Iterator[tuple[ast.expr, ast.AST]]:
    if isinstance(node.value, bool):
        yield node, ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield node, ast.Constant(node.value + 1)
        yield node, ast.Constant(node.value - 1)


def _called(node: ast.Call) -> Iterator[tuple[ast.expr, ast.AST]]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in CONFUSED:
        yield node, _with(node, func=ast.Name(CONFUSED[name]))
    plain = not any(isinstance(one, ast.Starred) for one in node.args[:2])
    if len(node.args) > 1 and plain and name not in ORDER_IS_ALL_ONE:
        first, second, *rest = node.args
        if ast.dump(first) != ast.dump(second):
            yield node, _with(node, args=[second, first, *rest])


def _forced(test: ast.expr) -> Iterator[tuple[ast.expr, ast.AST]]:
    for always in (True, False):
        yield test, ast.Constant(always)


def _sliced(node: ast.Slice) -> Iterator[tuple[ast.expr, ast.AST]]:
    for bound in (node.lower, node.upper):
        if bound is not None and not isinstance(bound, ast.Constant):
            yield bound, ast.BinOp(bound, ast.Add(), ast.Constant(1))


def _returned(value: ast.expr, returns: str) -> Iterator[tuple[ast.expr, ast.AST]]:
    """An empty answer of the kind the function promises; None only where it may be None."""
    kind = returns.partition("[")[0]
    empty = "None" if returns.endswith("| None") else EMPTY.get(kind)
    if empty is not None and ast.unparse(value) != empty:
        yield value, ast.parse(empty, mode="eval").body
    if kind == "bool" and not isinstance(value, ast.Constant):
        yield value, ast.Constant(True)


def _with(node: ast.expr, **parts: object) -> ast.expr:
    changed = deepcopy(node)
    for name, part in parts.items():
        setattr(changed, name, part)
    return changed
