"""Reports in words: ``! kind: fact value, fact value`` is a report, ``floor: option`` a choice.

``read_words`` takes a report as it is told, ``read_facts`` makes typed facts of the texts, reading
them as people type them; ``say_facts`` says them again. ``read_report`` and ``say_report`` are each
other's inverse.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from shuffleup.floor.facts import (
    ACTS,
    CHIPS,
    COUNT,
    ONE_OF,
    PILE,
    SEATS,
    Answers,
    Fact,
    FactAnswer,
    FactError,
    read_answer,
    show_answer,
)
from shuffleup.floor.kinds import KINDS, AnyKind
from shuffleup.floor.report import Report
from shuffleup.hand.echoes import said as quoted

Said = tuple[tuple[str, str], ...]  # facts by name, as text


def kind_named(name: str) -> AnyKind:
    """The kind of that name; FactError if there is none."""
    kind = KINDS.get(name)
    if kind is None:
        raise FactError(f"{quoted(name)} is not a kind of irregularity")
    return kind


def read_words(words: str) -> Report:
    """``seat-disputed: place 5, one Ann, other Bob`` as it was told; nothing is looked up yet."""
    name, _, rest = words.partition(":")
    parts = [part.strip().partition(" ") for part in rest.split(",") if part.strip()]
    return Report(name.strip(), {key: value.strip() or "yes" for key, _, value in parts})


def in_words(kind: str, said: Said) -> str:
    """A report as one line; ``read_words`` reads it back."""
    facts = ", ".join(f"{name} {text}" for name, text in said)
    return f"{kind}: {facts}" if facts else kind


def read_report(words: str, names: Sequence[str], chance: str = "") -> Report:
    """``premature-turn: card 7d`` as a Report; FactError says what is wrong."""
    told = read_words(words)
    return Report(told.kind, read_facts(kind_named(told.kind), told.facts, names), chance)


def say_report(report: Report, names: Sequence[str]) -> str:
    """A report as one line."""
    return in_words(report.kind, say_facts(KINDS[report.kind], report.facts, names))


def say_facts(kind: AnyKind, facts: Answers, names: Sequence[str]) -> Said:
    """Facts as text, in the order in which the kind asks for them."""
    return tuple(
        (fact.name, show_answer(fact, facts[fact.name], names))
        for fact in kind.facts
        if fact.name in facts
    )


# ---- answers as people give them -------------------------------------------------------------


def read_facts(kind: AnyKind, told: Answers, names: Sequence[str]) -> dict[str, FactAnswer]:
    """The facts of a report in their types; text is read as it is typed."""
    declared = {fact.name: fact for fact in kind.facts}
    read: dict[str, FactAnswer] = {}
    for name, value in told.items():
        fact = declared.get(name)
        if fact is None:
            there = ", ".join(declared) or "none"
            meant = near(name, declared) or f"; there are: {there}"
            raise FactError(f"{quoted(name)} is no fact of this{meant}")
        if isinstance(value, str):
            value = read_answer(fact, tidy(fact, value), lambda said: seat_called(names, said))
        read[name] = value
    return read


def tidy(fact: Fact, text: str) -> str:
    """An answer as people type it: ``$1,200``, ``Said raise``, ``Ann, Bob and Cy``, ``nobody``."""
    if fact.kind in (CHIPS, COUNT, PILE, ACTS):
        return re.sub(r"\$|(?<=\d),(?=\d{3}\b)", "", text)
    if fact.kind == ONE_OF:
        wanted = "-".join(text.lower().split())
        return wanted if wanted in fact.values else text
    if fact.kind == SEATS:
        words = [word for word in text.replace(",", " ").split() if word.lower() != "and"]
        nobody = [word.lower() for word in words] in (["nobody"], ["none"])
        return "" if nobody else " ".join(words)
    return text


def seat_called(names: Sequence[str], said: str) -> int:
    """A seat by its player's name, in any case unless two differ in that alone, or by number."""
    if said and said in names:
        return names.index(said)
    for seat, name in enumerate(names):
        if name and name.lower() == said.lower():
            return seat
    number = said.lower().removeprefix("seat").strip()
    if number.isdecimal() and len(number) < 4 and 1 <= int(number) <= len(names):
        return int(number) - 1
    there = [name for name in names if name]
    meant = near(said, there) or f"; there are {', '.join(there)}"
    raise FactError(f"nobody here is called {quoted(said)}{meant}")


def near(said: str, known: Iterable[str]) -> str:
    """``: did you mean Bob?`` where something like it is known; nothing otherwise."""
    alike = {name.lower(): name for name in known}
    found = get_close_matches(said[:40].lower(), alike, n=1, cutoff=0.6)
    return f": did you mean {alike[found[0]]}?" if found else ""
