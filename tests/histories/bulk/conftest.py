"""Hands in bulk are replayed by the lane, which needs numba."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("numba") and find_spec("numpy") else ["test_*.py"]
