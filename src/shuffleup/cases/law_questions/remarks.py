"""What the author of a house's rules may not have meant: ``remarks(book)``, rule by rule.

None of it is an error. A rule that changes nothing, or stands under a layer or an area where nobody
looks for it, still loads, and a house may have its reasons.
"""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.cases.law_questions.points_compared import show
from shuffleup.law.loading import BOOKS, COMMON, load_book
from shuffleup.law.rule import MUST_RUN, Layer, Rule
from shuffleup.law.rulebook import Rulebook
from shuffleup.law.rules import POINTS, nearest


def remarks(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Each rule of the top layer with what is remarkable about it."""
    areas = known_areas()
    below = Rulebook(book.name, book.layers[:-1])
    for rule in book.layers[-1].rules:
        for says in (*idle(rule, below), *misplaced(rule), *unknown_area(rule, areas)):
            yield rule.id, says


def known_areas() -> set[str]:
    """The areas the books know."""
    return {rule.area for name in (*BOOKS, COMMON) for rule in load_book(name).rules}


def idle(rule: Rule, below: Rulebook) -> Iterator[str]:
    """A rule that leaves everything as it was."""
    if rule.treatment in MUST_RUN and not rule.running and not rule.why_not_run:
        yield "decides no point and names no procedure, so nothing runs it"
    for point, value in rule.decides.items():
        before = below.deciding(point)
        if before and before[0].decides[point] == value:
            yield f"{point} is {show(value)} without it ({before[0].id}): it changes nothing"


def misplaced(rule: Rule) -> Iterator[str]:
    """A layer that does not run any of the points the rule decides."""
    layers = {layer_of(point) for point in rule.decides}
    if layers and rule.layer.value not in layers:
        right = " or ".join(sorted(layers))
        yield f'layer is "{rule.layer.value}", but what it decides is run by the layer "{right}"'


def layer_of(point: str) -> str:
    """The layer whose code reads a point: the folder its group is declared in."""
    folder = POINTS[point].group.__module__.split(".")[-2]
    return folder if folder in [layer.value for layer in Layer] else Layer.HAND.value


def unknown_area(rule: Rule, areas: set[str]) -> Iterator[str]:
    if rule.area not in areas:
        hint = nearest(rule.area[:80], areas) or f"; there are {', '.join(sorted(areas))}"
        yield f'no clause of any book has the area "{rule.area}"{hint}'
