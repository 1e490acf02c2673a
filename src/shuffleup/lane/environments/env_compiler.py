"""``env_entry`` and ``env_inlined``: the compiler of the lane for the kernels of this package."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from numba import njit

from shuffleup.equity.compiled import compiled
from shuffleup.lane.kernels import lane_compiler

KERNELS = ("choice_menu.py", "seen_row.py", "turn_kernels.py")
F = TypeVar("F", bound=Callable[..., object])


def env_entry(function: F) -> F:
    """A kernel that Python calls."""
    return _stamped(compiled(function, partial(njit, **lane_compiler.OPTIONS)))


def env_inlined(function: F) -> F:
    """A part of a kernel, put into it where it is called."""
    options = {"no_cpython_wrapper": True, "forceinline": True, **lane_compiler.OPTIONS}
    return _stamped(compiled(function, partial(njit, **options)))


def _stamped(function: F) -> F:
    """As a kernel of the lane, and compiled anew when a kernel here changed."""
    made = lane_compiler.stamped(function)
    file = getattr(getattr(made, "_cache", None), "_cache_file", None)
    if file is not None:
        file._source_stamp = _stamp()
    return made


@cache
def _stamp() -> str:
    """The digest of the lane's kernels and of those here."""
    digest = sha256(lane_compiler.stamp().encode())
    for name in KERNELS:
        digest.update(Path(__file__).with_name(name).read_bytes())
    return digest.hexdigest()
