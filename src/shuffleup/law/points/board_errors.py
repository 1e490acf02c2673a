"""Burns and boards dealt wrongly or too early."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BoardErrors:
    pass
