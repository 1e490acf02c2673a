"""An engine imported once for all mutants: a change is put into the functions that are loaded.

``warm(tree)`` imports the engine and reads the law; a forked child then calls ``take_in`` and has
the mutant at once. That is possible where the change is inside a function that was not called while
the engine was imported and whose answers are not remembered. For any other change the child forgets
the engine and imports it again from its own tree, where the changed file is.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

from scripts.code_mutants.drawing import SOURCE, Mutant
from scripts.code_mutants.judging import every_case
from scripts.code_mutants.reach import function_of, watching

ENGINE = "shuffleup"
_at_import: set[str] = set()


def warm(tree: Path) -> None:
    """Import the engine from a tree and read the law of all books."""
    sys.path.insert(0, str(tree / "src"))
    with watching() as reached:
        import shuffleup.cli
        import shuffleup.sim  # noqa: F401

        for _ in every_case():
            pass
    _at_import.update(reached)
    gc.collect()
    gc.freeze()  # so that children share what was read


def take_in(mutant: Mutant, tree: Path) -> None:
    """Have this change from now on, in this process."""
    source = tree / SOURCE / mutant.module
    changed = compile(source.read_bytes(), str(source), "exec")
    fresh = {place(code): code for code in codes_in(changed) if named(code) == mutant.reached_by}
    loaded = loaded_functions(mutant.reached_by)
    known = {place(function.__code__) for function in loaded}
    differs = any(f.__code__ != fresh.get(place(f.__code__)) for f in loaded)
    if (
        mutant.reached_by in _at_import
        or known != set(fresh)
        or not differs
        or is_remembered(loaded)
    ):
        forget()
        return
    for function in loaded:
        function.__code__ = fresh[place(function.__code__)]


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of the functions and methods of a module."""
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            if "<locals>" not in const.co_qualname:
                yield from codes_in(const)


def named(code: CodeType) -> str | None:
    return None if "<locals>" in code.co_qualname else function_of(code)


def place(code: CodeType) -> tuple[str, int, tuple[str, ...]]:
    return code.co_qualname, code.co_firstlineno, code.co_freevars


def loaded_functions(name: str) -> list[FunctionType]:
    gc.unfreeze()  # what is frozen is not listed
    every = (one for one in gc.get_objects() if type(one) is FunctionType)
    return [function for function in every if named(function.__code__) == name]


def is_remembered(functions: list[FunctionType]) -> bool:
    """Whether something remembers their answers (``functools.cache`` and the like)."""
    wrapped = {
        id(one.__wrapped__)
        for one in gc.get_objects()
        if type(one).__name__ in ("_lru_cache_wrapper", "cached_property")
        and hasattr(one, "__wrapped__")
    }
    return any(id(function) in wrapped for function in functions)


def forget() -> None:
    """Take the engine out of this process, so that it is imported anew from the tree."""
    for module in [name for name in sys.modules if name.partition(".")[0] == ENGINE]:
        del sys.modules[module]
