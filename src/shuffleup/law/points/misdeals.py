"""What makes a misdeal, until when, and what is done then."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Misdeals:
    pass
