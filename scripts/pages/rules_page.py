"""The points of ``Rules`` as a page: what a house can decide, what it may say, what is the default.

``rules_page()`` is the text of ``docs/rules.md``; a test keeps the two the same.
"""

from __future__ import annotations

from shuffleup.law.rules import PLACES, allowed, show_value

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
    for group, place in PLACES.items():
        title = place.replace("_", "-")
        parts.append(
            f"\n## {title}\n\n| point | question | values | default |\n|---|---|---|---|\n"
        )
        for point in group.points:
            row = (f"`{point}`", point.question, allowed(point), show_value(point.default))
            parts.append(f"| {' | '.join(row)} |\n")
    return "".join(parts)
