"""``compiled``: numba's compiler behind a decorator with types, cached where that is possible.

Importing this module fails where numba is not installed; ``batch.kernel`` turns that into the
plain path. Numba caches beside the source or, in a read-only install, in the user's cache folder;
where neither can be written, or the disk is full, functions are compiled afresh in each process.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar, cast

from numba import njit

F = TypeVar("F", bound=Callable[..., object])


def compiled(function: F, compiler: Callable[..., Callable[..., object]] = njit) -> F:
    """The function as machine code, compiled at its first call."""
    try:
        made = compiler(cache=True)(function)
    except RuntimeError:  # no folder to cache in
        return cast(F, compiler()(function))
    _save_if_possible(getattr(made, "_cache", None))
    return cast(F, made)


def _save_if_possible(cache: Any) -> None:
    """A cache that cannot be written is no reason to fail: numba lets such errors through. Any,
    because numba has no types."""
    save = getattr(cache, "save_overload", None)
    if save is None:
        return

    def forgiving(*overload: object) -> None:
        with suppress(OSError):
            save(*overload)

    cache.save_overload = forgiving
