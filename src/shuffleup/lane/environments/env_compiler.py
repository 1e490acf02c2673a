"""``env_entry`` and ``env_inlined``: the compiler of the lane for the kernels of this package."""

from __future__ import annotations

from pathlib import Path

from shuffleup.lane.kernels.lane_compiler import KernelsBeside

KERNELS = ("choice_menu.py", "seen_row.py", "turn_kernels.py")

_compiler = KernelsBeside(*[Path(__file__).with_name(name) for name in KERNELS])
env_entry = _compiler.entry
env_inlined = _compiler.inlined
