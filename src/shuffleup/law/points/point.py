"""What a point is: one question on which a house can decide otherwise, as a field of a group.

A group is a small frozen dataclass; each field is declared with ``point(default, question)``. The
declaration is the single source: loaders, documents and comparisons read the question, the type,
the unit and the range from here.
"""

from __future__ import annotations

from dataclasses import Field, field, fields
from typing import Any, TypeVar

T = TypeVar("T")


def point(
    default: T, question: str, *, unit: str = "", least: int | None = None, most: int | None = None
) -> T:
    """A field of a group with its question, the default value and, for numbers, unit and range."""
    about = {"question": question, "unit": unit, "least": least, "most": most}
    made: T = field(default=default, metadata=about)
    return made


def points(group: type[Any]) -> tuple[Field[Any], ...]:
    """The declared points of a group, in order."""
    return tuple(f for f in fields(group) if "question" in f.metadata)


def point_name(field_name: str) -> str:
    """``limit_raise_cap`` as the law writes it: ``limit-raise-cap``."""
    return field_name.replace("_", "-")
