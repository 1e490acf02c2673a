"""``= by pechanga/21.5b``: exactly these clauses stand behind what was said before, and no other.

It may follow an action, an attempt (``x``), a report or a choice of the floor, and a ``=`` line
that tells of an event or of what is allowed (``= Ann wins 20``, ``= posts: …``, ``= Ann may: …``).
``= by … among others`` says that these are some of them; a case may not say so of its own clause. A
citation is no outcome: such a line proves nothing, and is left out where a proof is tried.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from shuffleup.cases.case_story import CaseStory
from shuffleup.law.loading import COMMON
from shuffleup.law.notation import NotationError, Statement
from shuffleup.law.rulebook import Rulebook, cite

LOOSELY = "among others"
BY_LINE = re.compile(r"=\s+by\s[^;#\n]*")


class Claim(Struct, frozen=True):
    """A line that states by which clauses."""

    line: int
    clauses: tuple[str, ...]
    loosely: bool


class MiscitedError(NotationError):
    """A ``= by`` line that is false."""


def is_citation(statement: Statement) -> bool:
    return statement.mark == "=" and statement.words.split()[0] == "by"


def without_citations(statements: Iterable[Statement]) -> list[Statement]:
    return [statement for statement in statements if not is_citation(statement)]


def uncited_play(play: str) -> str:
    """A text without its ``= by`` lines; every other statement keeps its line."""
    return BY_LINE.sub("", play)


def read_claim(statement: Statement) -> Claim:
    """The clauses of a ``= by`` line; NotationError if it names none."""
    said = statement.words.removeprefix("by").strip()
    loosely = said.endswith(LOOSELY)
    ids = tuple(part.strip() for part in said.removesuffix(LOOSELY).split(","))
    for id in ids:
        if "/" not in id or " " in id:
            raise NotationError(statement.line, f"{id!r} is no clause: by pechanga/21.5b")
    return Claim(statement.line, ids, loosely)


def claims_of(statements: Iterable[Statement]) -> list[Claim]:
    return [read_claim(statement) for statement in statements if is_citation(statement)]


def check_citations(statements: list[Statement], story: CaseStory, book: Rulebook) -> None:
    """Raise MiscitedError at the first ``= by`` line that is not so of what stands before it."""
    for place, statement in enumerate(statements):
        if is_citation(statement):
            check_claim(read_claim(statement), story, before(statements[:place], story), book)


def before(statements: list[Statement], story: CaseStory) -> Statement:
    """What a ``= by`` line speaks of: what was last said, cards apart."""
    for statement in reversed(statements):
        if story.step_of(statement) is not None:
            return statement
    line = statements[-1].line if statements else 1
    raise NotationError(line, "by which clauses stands after what was done or stated")


def check_claim(claim: Claim, story: CaseStory, spoken_of: Statement, book: Rulebook) -> None:
    cited = clauses_behind(story, spoken_of, book)
    unknown = [id for id in claim.clauses if book.rule(id) is None]
    if unknown:
        raise NotationError(claim.line, f"{book.name} has no clause {unknown[0]}")
    if not any(is_common(id) for id in claim.clauses):
        cited = [id for id in cited if not is_common(id)]
    missing = [id for id in claim.clauses if id not in cited]
    more = [id for id in cited if id not in claim.clauses and not claim.loosely]
    if missing or more:
        said = f"; but by {', '.join(cited) or 'none'}"
        raise MiscitedError(claim.line, f"not so: by {', '.join(claim.clauses)}{said}")


def is_common(id: str) -> bool:
    """What is common practice where a book is silent is no clause of the book: it counts in a line
    that names some of it, and in no other."""
    return id.startswith(f"{COMMON}/")


def clauses_behind(story: CaseStory, statement: Statement, book: Rulebook) -> list[str]:
    """The clauses of a book behind a statement, in the order they are cited."""
    step = story.step_of(statement)
    assert step is not None
    try:
        grounds = story.grounds(step)
    except ValueError as error:
        raise NotationError(statement.line, str(error)) from error
    game, structure = story.played
    return [rule.id for rule in cite(book, grounds, game, structure)]
