"""``env_entry``, ``env_part`` and ``env_inlined``: the lane's compiler for the kernels here."""

from __future__ import annotations

from pathlib import Path

from shuffleup.lane.kernels.lane_compiler import KernelsBeside

KERNELS = ("choice_menu.py", "kept_hands.py", "seen_row.py", "turn_kernels.py")

_compiler = KernelsBeside(*[Path(__file__).with_name(name) for name in KERNELS])
env_entry = _compiler.entry
env_part = _compiler.part
env_inlined = _compiler.inlined
