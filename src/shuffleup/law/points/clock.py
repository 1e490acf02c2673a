"""Calling time: who may, how long, and what happens when it runs out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    pass
