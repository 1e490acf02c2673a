"""The floor in words: ``! kind: fact value, fact value`` is a report, ``floor: option`` a choice.

``read_report`` and ``say_report`` are each other's inverse. ``= ruling …`` and ``= options: …``
state what the floor said.
"""

from __future__ import annotations

from typing import Any

from shuffleup.floor.facts import FactError, read_answer, show_answer
from shuffleup.floor.kinds import KINDS
from shuffleup.floor.report import Report
from shuffleup.hand.words.setup_words import seat_of


def read_report(words: str, names: list[str], chance: str = "") -> Report:
    """``premature-turn: card 7d`` as a Report; FactError says what is wrong."""
    name, _, rest = words.partition(":")
    kind = KINDS.get(name.strip())
    if kind is None:
        raise FactError(f"{name.strip()!r} is not a kind of irregularity")
    declared = {fact.name: fact for fact in kind.facts}
    facts: dict[str, Any] = {}
    for part in rest.split(","):
        if not part.strip():
            continue
        key, _, value = part.strip().partition(" ")
        if key not in declared:
            raise FactError(f"{key!r} is no fact of {kind.name}; there are: {', '.join(declared)}")
        facts[key] = read_answer(declared[key], value or "yes", lambda n: seat_of(names, n))
    return Report(kind.name, facts, chance)


def say_report(report: Report, names: list[str]) -> str:
    """A report as one line."""
    kind = KINDS[report.kind]
    said = [
        f"{fact.name} {show_answer(fact, report.facts[fact.name], names)}"
        for fact in kind.facts
        if fact.name in report.facts
    ]
    return kind.name + (f": {', '.join(said)}" if said else "")
