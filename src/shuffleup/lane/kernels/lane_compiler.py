"""``lane_compiled`` and ``lane_entry``: numba's compiler for a kernel made of several files;
``KernelsBeside`` for those of other packages.

Numba's cache notices only changes of a function's own file; a kernel here is made of several, and
of numbers that come from the law. So the stamp of each is the digest of all of them together. No
function here allocates, which lets the compiler leave all counting of references out; one that is
not called from Python has no wrapper for it. Both halve the time it takes to compile.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from numba import njit
from numba.core.types import unliteral

from shuffleup.equity.compiled import compiled

F = TypeVar("F", bound=Callable[..., object])
PACKAGE = Path(__file__).resolve().parents[2]
SOURCES = ("lane/kernels", "law/points/hand", "lane/lane_law.py", "playbook/table_shape.py")
OPTIONS = {"error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}


# The machinery of numba that the two rely on is not its public face; where it is missing, kernels
# are compiled all the same, more slowly.


def lane_entry(function: F) -> F:
    """A kernel that Python calls, compiled anew when any file of the lane's kernels changed."""
    return stamped(compiled(function, partial(njit, **OPTIONS)))


def lane_compiled(function: F) -> F:
    """A part of a kernel, called by other compiled functions alone."""
    return stamped(compiled(function, partial(njit, no_cpython_wrapper=True, **OPTIONS)))


def lane_inlined(function: F) -> F:
    """A part that is put into each function that calls it: small, and on the way of every step.
    To hand four arrays to a function costs more than most of these do."""
    options = partial(njit, no_cpython_wrapper=True, forceinline=True, **OPTIONS)
    return stamped(compiled(function, options))


class KernelsBeside:
    """The same for kernels of another package that are made of the lane's: compiled anew when one
    of the lane's files changed or one of these."""

    def __init__(self, *files: Path) -> None:
        self.files = files

    def entry(self, function: F) -> F:
        return self._stamped(lane_entry(function))

    def part(self, function: F) -> F:
        return self._stamped(lane_compiled(function))

    def inlined(self, function: F) -> F:
        return self._stamped(lane_inlined(function))

    def _stamped(self, function: F) -> F:
        put_stamp(function, digest_of(stamp().encode(), *self.files))
        return function


def put_stamp(function: object, written: str) -> None:
    file = getattr(getattr(function, "_cache", None), "_cache_file", None)
    if file is not None:
        file._source_stamp = written


def stamped(function: F) -> F:
    """Stamped with all files, and one machine code for all calls: by itself numba compiles a
    function anew for each number that a caller writes out."""
    put_stamp(function, stamp())
    template = getattr(function, "get_call_template", None)
    if template is not None:
        wide = lambda args, kws: template(tuple(map(unliteral, args)), kws)  # noqa: E731
        setattr(function, "get_call_template", wide)  # noqa: B010  # numba has no types
    return function


@cache
def stamp() -> str:
    """The digest of everything the kernels are compiled from."""
    places = [PACKAGE / source for source in SOURCES]
    paths = [sorted(place.rglob("*.py")) if place.is_dir() else [place] for place in places]
    return digest_of(b"", *[path for some in paths for path in some])


@cache
def digest_of(begun: bytes, *files: Path) -> str:
    digest = sha256(begun)
    for path in files:
        digest.update(path.read_bytes())
    return digest.hexdigest()
