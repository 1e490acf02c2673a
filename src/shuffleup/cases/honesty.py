"""What a clause may not be given instead of a proof: a class that is not its own.

``misclassed(clauses)`` are clauses that are listed as law software must run (``ids.txt``) and are
taken as a heading that heads nothing, as a definition or as conduct; ``invented_examples`` those
that show more printed examples than the book has. ``repeats`` are tried like any other clause: the
cases of the clause they repeat are run under their own book, without what that clause claims.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cases.clauses import Clause, whole_law
from shuffleup.cases.prove import Proof, prove
from shuffleup.law.loading import shelf
from shuffleup.law.rule import MUST_RUN, Rule, Treatment

WORD = re.compile(r"[\w.-]+")


class Listed(Struct, frozen=True):
    """How the list of clauses has one: its treatment, and how many examples are printed."""

    treatment: Treatment
    examples: int = 0


@cache
def listed() -> dict[str, Listed]:
    """The list of all clauses, by id."""
    lines = (shelf() / "ids.txt").read_text("utf-8").splitlines()
    rows = (line.split() for line in lines)
    return {id: Listed(Treatment(kind), *map(int, more)) for id, kind, *more in rows}


def misclassed(clauses: Iterable[Clause]) -> tuple[str, ...]:
    """Clauses of real law that are passed off as something else."""
    return tuple(c.rule.id for c in clauses if c.rule.id in listed() and passed_off(c.rule))


def passed_off(rule: Rule) -> bool:
    was, now = listed()[rule.id].treatment, rule.treatment
    if was not in MUST_RUN or now in MUST_RUN or rule.running:
        return False
    return now is not Treatment.HEADING or not heads_something(rule)


def heads_something(rule: Rule) -> bool:
    """Whether clauses of its book stand below a heading, or are named by it."""
    book = rule.id.partition("/")[0]
    ids = [id for id in whole_law() if id.startswith(f"{book}/") and id != rule.id]
    below = re.compile(re.escape(rule.id) + r"[^\d].*")
    named = {
        f"{book}/{word.strip('.')}" for text in WORD.findall(rule.says) for word in parts(text)
    }
    return any(below.fullmatch(id) or id in named for id in ids)


def parts(text: str) -> list[str]:
    """``18.7c-18.7e`` names both its ends."""
    return [text, *text.split("-")]


def invented_examples(clauses: Iterable[Clause]) -> tuple[str, ...]:
    """Clauses with more examples than are printed: a case may be kept as one that shows nothing."""
    known = listed()
    return tuple(
        c.rule.id
        for c in clauses
        if c.rule.id in known and len(c.rule.examples) > known[c.rule.id].examples
    )


def is_repeat(clause: Clause) -> bool:
    """Whether it repeats a clause that runs, and does not run by itself."""
    rule = clause.rule
    repeated = whole_law().get(rule.same_as)
    return not rule.running and repeated is not None and repeated.rule.running


@cache
def proof_of_repeat(clause: Clause) -> Proof:
    """The repeated clause, tried under the book and the id of the one that repeats it."""
    repeated = whole_law()[clause.rule.same_as]
    cases = (*repeated.cases, *clause.cases)
    return prove(replace(repeated.rule, id=clause.rule.id), clause.under, cases)
