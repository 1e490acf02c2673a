"""The points of ``Rules`` as a page: what a house can decide, what it may say, what is the default.

``rules_page()`` is the text of ``docs/rules.md``; a test keeps the two the same.
"""

from __future__ import annotations

from dataclasses import fields

from shuffleup.law.points import point_name, points
from shuffleup.law.rules import DEFAULT, Rules, allowed, show_value

HEAD = """\
# What a house can decide

All that the rulebooks leave to the house is one frozen object, `shuffleup.law.Rules`, in small
groups. The engine reads its fields and nothing else of the law. Change some of them with
`Rules().but(limit_raise_cap=4)`, or in a transcript with `rules: limit-raise-cap 4`. This page is
made from the declarations; a test keeps it true.
"""


def rules_page() -> str:
    """The page, in Markdown."""
    parts = [HEAD]
    for group in fields(Rules):
        chosen = getattr(DEFAULT, group.name)
        parts.append(f"\n## {point_name(group.name)}\n\n| point | question | values | default |\n")
        parts.append("|---|---|---|---|\n")
        for point in points(type(chosen)):
            value = getattr(chosen, point.name)
            row = (f"`{point_name(point.name)}`", point.metadata["question"])
            parts.append(
                f"| {' | '.join(row)} | {allowed(value, point.metadata)} | {show_value(value)} |\n"
            )
    return "".join(parts)
