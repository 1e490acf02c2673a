"""What the director says of stacks that were counted."""

from __future__ import annotations

from msgspec import Struct


class StackTold(Struct, frozen=True):
    """So much lies in front of somebody."""

    player: str
    amount: int


class CountStacks(Struct, frozen=True):
    """Stacks were counted, at one table or at several: told as one."""

    stacks: tuple[StackTold, ...]


CountCommand = CountStacks
