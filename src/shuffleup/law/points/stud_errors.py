"""Stud: cards dealt the wrong way up, too early, to the wrong player."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StudErrors:
    pass
