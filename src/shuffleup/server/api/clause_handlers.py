"""``/api/law/…``: what a clause says, in our own words, for whoever sees its name somewhere."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.handlers import BaseRouteHandler
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from shuffleup.law.loading import SHIPPED
from shuffleup.law.rule import Book, Rule
from shuffleup.law.rulebook import Rulebook, rulebook
from shuffleup.law.rules import POINTS, show_value
from shuffleup.server.api.game_handlers import running_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError
from shuffleup.server.identity.sent_away import SentAway

BookName = Annotated[str, PathParameter(pattern=r"^[a-z0-9-]{1,40}$", max_length=40)]
ClauseName = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9.()-]{1,80}$", max_length=80)]
InForce = Annotated[
    str,
    QueryParameter(
        name="by", max_length=400, description="the rulebook in force, where a house has its own"
    ),
]
NO_SUCH_CLAUSE: Final = SentAway("no-such-clause", "no book here has such a clause", 404)


class PointDecided(Struct, frozen=True):
    """A question the clause answers."""

    question: str
    answer: str


class ClauseShown(Struct, frozen=True):
    """A clause of a book.

    book     what the book is called
    chapter  in which it stands
    says     in our own words
    decides  questions it answers
    """

    id: str
    book: str
    chapter: str
    title: str
    says: str
    decides: list[PointDecided]


@get(
    "/api/law/{book:str}/{clause:str}",
    summary="What a clause says",
    tags=["law"],
    responses=REFUSALS,
)
async def clause_said(
    request: HouseRequest, book: BookName, clause: ClauseName, by: InForce = ""
) -> ClauseShown:
    law = rulebook(book) if book in SHIPPED else running_of(request).books.of(by)
    found = clause_of(law, f"{book}/{clause}") if law is not None else None
    if found is None:
        raise SentAwayError(NO_SUCH_CLAUSE)
    return found


def clause_of(law: Rulebook, wanted: str) -> ClauseShown | None:
    for book in law.layers:
        for chapter in book.chapters:
            for rule in chapter.rules:
                if rule.id == wanted:
                    return clause_shown(book, chapter.title, rule)
    return None


def clause_shown(book: Book, chapter: str, rule: Rule) -> ClauseShown:
    decides = [
        PointDecided(POINTS[point].question, show_value(value))
        for point, value in rule.decides.items()
    ]
    return ClauseShown(rule.id, book.title, chapter, rule.title, rule.says, decides)


CLAUSE_HANDLERS: Final[list[BaseRouteHandler]] = [clause_said]
