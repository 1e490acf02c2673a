"""All parsers, those of the tables and those of the desks: ``PARSERS``."""

from __future__ import annotations

from tests.fuzz import desk_parsers, parsers
from tests.fuzz.registering import PARSERS

__all__ = ["PARSERS", "desk_parsers", "parsers"]
