"""One function put in the place of another, wherever the engine holds it, and taken out again.

``instead_of(usual, mutant)`` names a swap; ``put_in(swaps)`` makes some of them for as long as it
lasts. The engine calls its functions by the names its modules have for them and by its tables of
functions (``APPLY``, ``STEPS`` ...), dicts at the top of a module: all of these are changed, and
afterwards each holds again what it held. The modules of mutants alone keep the engine's own, so
that a mutant can call what it stands in for.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
# Any, because the engine's tables of functions have names or types for keys.
Namespace = dict[Any, Any]
Place = tuple[Namespace, object]  # a module's names or a table of functions, and the name in it

ENGINE = "shuffleup"
MUTANTS = "shuffleup.cases.mutants"


class Swap(NamedTuple):
    """A function of the engine, and what stands in for it."""

    usual: Callable[..., object]
    mutant: Callable[..., object]


def instead_of(usual: Callable[P, R], mutant: Callable[P, R]) -> Swap:
    """A swap of two functions that are called alike."""
    return Swap(usual, mutant)


def always(answer: R) -> Callable[..., R]:
    """A mutant that gives the same answer to everything."""

    def mutant(*_: object, **__: object) -> R:
        return answer

    return mutant


nothing: Callable[..., None] = always(None)


@contextmanager
def put_in(swaps: Iterable[Swap]) -> Iterator[None]:
    """Within this the engine calls the mutants; afterwards its own functions again."""
    loaded = set(sys.modules)
    changed: list[tuple[Place, object]] = []
    usual_of: dict[object, object] = {}
    try:
        for usual, mutant in swaps:
            usual_of[mutant] = usual
            for table, name in places_of(usual):
                changed.append(((table, name), table[name]))
                table[name] = mutant
        yield
    finally:
        for (table, name), held in reversed(changed):
            table[name] = held
        clean(set(sys.modules) - loaded, usual_of)


def clean(modules: set[str], usual_of: dict[object, object]) -> None:
    """Modules loaded while mutants were in have taken hold of them: give them the engine's own."""
    late = [name for name in modules if is_of_engine(name)]
    for table, name in [place for module in late for place in places_in(module)]:
        table[name] = usual_of.get(table[name], table[name])
    if late:
        all_places.cache_clear()


def places_of(usual: Callable[..., object]) -> list[Place]:
    """Where the engine holds a function. One it does not hold, or holds compiled, where modules
    call each other past their names, cannot be taken out of it."""
    places = all_places(len(sys.modules)).get(id(usual), [])
    if not isinstance(usual, FunctionType) or not places:
        raise LookupError(f"{usual!r} is no function that can be taken out of the engine")
    return places


@cache
def all_places(modules: int) -> dict[int, list[Place]]:
    """Every place of a function in the modules that are loaded, by the function's id; looked up
    again whenever more of them are."""
    found: dict[int, list[Place]] = {}
    for module in [name for name in sys.modules if is_of_engine(name)]:
        for table, name in places_in(module):
            found.setdefault(id(table[name]), []).append((table, name))
    return found


def places_in(module: str) -> list[Place]:
    """The functions a module holds, by name or in a table."""
    namespace = vars(sys.modules[module])
    tables = [value for value in namespace.values() if type(value) is dict]
    return [
        (table, name)
        for table in (namespace, *tables)
        for name, value in table.items()
        if isinstance(value, FunctionType)
    ]


def is_of_engine(module: str) -> bool:
    ours = module == ENGINE or module.startswith(f"{ENGINE}.")
    return ours and module != MUTANTS and not module.startswith(f"{MUTANTS}.")
