"""What may stand in a house's file, as the last part of its page: treatments, areas, points …

``make pages`` writes them anew below their mark; a test keeps page and code the same.
"""

from __future__ import annotations

from collections import Counter

from scripts.pages.table_page import MARK
from shuffleup.cli.markdown import markdown_table
from shuffleup.law.loading import BOOKS, COMMON, load_book
from shuffleup.law.rule import Layer, Treatment
from shuffleup.law.rules import PLACES, allowed

HEAD = """\
## What may stand in the file

A rule has an `id`, a `title`, `says`, a `treatment`, an `area` and a `layer`; what it `decides`,
the procedures it is carried out `by` (`shuffleup law show mohegan/stud.4` names those of a clause),
and its cases. `games` and `structures` are for a rule that speaks of some alone.
"""
TREATMENTS = {
    Treatment.AUTOMATIC: "the software does it by itself: it decides points",
    Treatment.PROCEDURE: "something the dealer or the software carries out: it names procedures",
    Treatment.RULING: "what the floor rules when something went wrong",
    Treatment.OPERATION: "how the room is run: seats, lists, chips, money",
    Treatment.CONDUCT: "how people behave: shown, and recorded as a warning or a penalty",
    Treatment.DEFINITION: "what a word means",
    Treatment.HEADING: "a title in the printed book",
}
LAYERS = {
    Layer.HAND: "one deal: betting, cards, pots, showdown",
    Layer.FLOOR: "what people and dealers get wrong",
    Layer.TABLE: "from hand to hand: seats, button, blinds, chips, kills, mixes",
    Layer.ROOM: "lists, seating, cage, promotions (not run yet)",
    Layer.TOURNAMENT: "an event with a winner (not run yet)",
    Layer.LEAGUE: "a season (not run yet)",
}
POINTS_HEAD = """\
### Points and their values

What a point asks, and what applies where nobody decides it, is on [the page of rules](rules.md).
*yes or no* is written `true` or `false`, a fraction or a word in quotes, a number without.
"""


def with_lists(page: str) -> str:
    """The page with its lists below the mark."""
    head, mark, _ = page.partition(MARK)
    if not mark:
        raise ValueError(f"the page lacks its mark: {MARK}")
    treatments = [[f"`{kind.value}`", said] for kind, said in TREATMENTS.items()]
    layers = [[f"`{layer.value}`", said] for layer, said in LAYERS.items()]
    parts = (
        HEAD,
        "### Treatments\n",
        markdown_table(["treatment", "what it is"], treatments),
        "### Layers\n",
        markdown_table(["layer", "what it runs"], layers),
        f"### Areas\n\n{areas()}\n",
        POINTS_HEAD,
        markdown_table(["group", "layer", "points: values"], points()),
    )
    return f"{head}{MARK}\n\n" + "\n".join(parts)


def areas() -> str:
    """The areas of the books' clauses, the commonest first."""
    found = Counter(rule.area for name in (*BOOKS, COMMON) for rule in load_book(name).rules)
    return ", ".join([f"`{area}`" for area, _ in found.most_common()]) + "."


def points() -> list[list[str]]:
    rows = []
    for group, place in PLACES.items():
        said = [f"`{point}`: {allowed(point)}" for point in group.points]
        layer = group.__module__.split(".")[-2]
        rows.append([place.replace("_", "-"), layer, "; ".join(said)])
    return rows
