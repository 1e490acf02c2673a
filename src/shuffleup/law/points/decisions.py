"""Disputes: deadlines, authority, fairness, and what a ruling may weigh."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Decisions:
    pass
