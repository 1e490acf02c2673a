"""Trouble at the showdown: tabling, miscalls, asking to see a hand."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tabling:
    pass
