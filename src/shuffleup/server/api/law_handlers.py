"""``/api/rulebooks``, ``/api/ask``, ``/api/trainer``, ``/api/houses``: the law read, asked, learnt
and written. Whatever takes the law to answer is asked of the desk of the law, whose processes are
not the house's own."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, TypeVar

from litestar import delete as litestar_delete
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from shuffleup.law.loading import BOOKS
from shuffleup.server.api.account_bodies import DoneAnswer
from shuffleup.server.api.game_handlers import running_of
from shuffleup.server.api.gate import caller_of, maybe_session, session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError, told
from shuffleup.server.identity.account_roles import roles_of
from shuffleup.server.identity.sent_away import SentAway, wait
from shuffleup.server.identity.throttling import address_key
from shuffleup.server.law_desk.house_precedents import MOST_OF_ONE, PrecedentDropped, PrecedentKept
from shuffleup.server.law_desk.law_answers import (
    BookContents,
    CaseRun,
    CoverageShown,
    FloorAnswer,
    HouseRead,
    HouseTriedShown,
    KindsFound,
    LawFound,
    LawShelf,
    PaperShown,
    PointShown,
    WholeClause,
)
from shuffleup.server.law_desk.law_questions_asked import (
    BookName,
    CaseAsked,
    ClauseId,
    ContentsAsked,
    CoverageAsked,
    FactName,
    FactText,
    FloorAsked,
    HouseDraft,
    HouseTried,
    KindsAsked,
    LawAsked,
    PaperAsked,
    PointsAsked,
    SearchAsked,
    ShelfAsked,
    WholeClauseAsked,
    Words,
)
from shuffleup.table.who_may_send import DECIDERS

T = TypeVar("T")
get = partial(litestar_get, responses=REFUSALS, tags=["law"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["law"])
delete = partial(litestar_delete, status_code=200, responses=REFUSALS, tags=["law"])
Text = Annotated[str, QueryParameter(max_length=200)]
Short = Annotated[str, QueryParameter(max_length=120)]
Small = Annotated[int, QueryParameter(ge=0, le=10_000)]
Least = Annotated[int, QueryParameter(ge=-1, le=10_000)]
Flag = Annotated[bool, QueryParameter()]
Numbered = Annotated[int, PathParameter(ge=1, le=2**31)]
NO_PRECEDENT: Final = SentAway("no-such-precedent", "there is no such precedent of yours", 404)
TOO_MANY: Final = SentAway("too-many", f"you keep {MOST_OF_ONE} precedents: drop one first", 409)


async def read(request: HouseRequest, asked: LawAsked, kind: type[T]) -> T:
    """Whoever has no name yet reads too."""
    session, law = maybe_session(request), running_of(request).law
    if session is not None:
        return told(await law.ask(asked, kind, session.account.id))
    address = address_key(caller_of(request).address)
    return told(await law.ask_unnamed(asked, kind, address))


async def quick(request: HouseRequest, asked: LawAsked, kind: type[T]) -> T:
    who = session_of(request).account.id
    return told(await running_of(request).law.ask(asked, kind, who))


async def slow(request: HouseRequest, asked: LawAsked, kind: type[T]) -> T:
    who = session_of(request).account.id
    return told(await running_of(request).law.attempt(asked, kind, who))


# ---- reading ---------------------------------------------------------------------------------


@get("/api/rulebooks", summary="The books, and groups of points")
async def book_shelf(request: HouseRequest) -> LawShelf:
    return await read(request, ShelfAsked(), LawShelf)


@get("/api/rulebooks/contents", summary="What stands in a book")
async def book_contents(request: HouseRequest, book: Short) -> BookContents:
    return await read(request, ContentsAsked(book), BookContents)


@get("/api/rulebooks/search", summary="Clauses that contain all these words")
async def law_search(
    request: HouseRequest, words: Text, book: Short = "", area: Short = ""
) -> LawFound:
    return await read(request, SearchAsked(words, book, area), LawFound)


@get("/api/rulebooks/clause", summary="A clause with all there is to it")
async def one_clause(request: HouseRequest, id: Short) -> WholeClause:
    return await read(request, WholeClauseAsked(id), WholeClause)


@get("/api/rulebooks/points", summary="What houses decide, point by point")
async def some_points(
    request: HouseRequest, group: Short = "", books: Short = "", differs: Flag = False
) -> list[PointShown]:
    names = tuple(books.split(",")) if books else ()
    return await read(request, PointsAsked(group, names, differs), list[PointShown])


@get("/api/rulebooks/case", summary="A case of a clause, step by step")
async def one_case(request: HouseRequest, rule: Short, case: Small = 0) -> CaseRun:
    return await read(request, CaseAsked(rule, case), CaseRun)


@get("/api/rulebooks/off", summary="The same case with its clause switched off")
async def case_off(request: HouseRequest, rule: Short, case: Small = 0, way: Least = -1) -> CaseRun:
    return await read(request, CaseAsked(rule, case, True, way), CaseRun)


@get("/api/rulebooks/coverage", summary="How the clauses are accounted for")
async def law_coverage(
    request: HouseRequest, book: Short = "", area: Short = "", proved: Flag = False
) -> CoverageShown:
    asked = CoverageAsked(book, area, proved)
    if proved:
        return await slow(request, asked, CoverageShown)
    return await quick(request, asked, CoverageShown)


# ---- asking ----------------------------------------------------------------------------------


@get("/api/ask/kinds", summary="What can go wrong, or what some words mean")
async def all_kinds(request: HouseRequest, words: Text = "") -> KindsFound:
    return await quick(request, KindsAsked(words), KindsFound)


@post("/api/ask", summary="This happened: what now?")
async def ask_floor(request: HouseRequest, data: JSONBody[FloorAsked]) -> FloorAnswer:
    answer = await quick(request, data, FloorAnswer)
    book = running_of(request).book.name
    return replace(answer, house=book if book in BOOKS else "")


class KeepPrecedent(Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling to keep."""

    kind: FactName
    what: Words
    book: BookName
    ruling: Annotated[str, Meta(max_length=1000)]
    place: Words = ""
    facts: Annotated[tuple[FactText, ...], Meta(max_length=40)] = ()
    clauses: Annotated[tuple[ClauseId, ...], Meta(max_length=20)] = ()
    remark: Annotated[str, Meta(max_length=400)] = ""
    asked: Annotated[str, Meta(max_length=2000)] = ""


class PrecedentShown(Struct, frozen=True):
    number: int
    by: str
    mine: bool
    at: int
    kind: str
    what: str
    place: str
    facts: list[str]
    book: str
    ruling: str
    clauses: list[str]
    remark: str
    asked: str


@get("/api/ask/precedents", summary="Rulings that were kept")
async def precedents(request: HouseRequest) -> list[PrecedentShown]:
    running, who = running_of(request), session_of(request).account
    decides = bool(roles_of(who) & DECIDERS)
    found = running.precedents.seen_by(who.id, decides=decides)
    return [precedent_shown(request, one) for one in found]


def precedent_shown(request: HouseRequest, one: PrecedentKept) -> PrecedentShown:
    running, me = running_of(request), session_of(request).account.id
    return PrecedentShown(
        one.number, running.desk.names.name(one.by), one.by == me, one.at, one.kind, one.what,
        one.place, list(one.facts), one.book, one.ruling, list(one.clauses), one.remark, one.asked,
    )  # fmt: skip


@post("/api/ask/precedents", summary="Keep a ruling for the next time")
async def keep_precedent(request: HouseRequest, data: JSONBody[KeepPrecedent]) -> PrecedentShown:
    running, who = running_of(request), session_of(request).account.id
    if len(running.precedents.of(who)) >= MOST_OF_ONE:
        raise SentAwayError(TOO_MANY)
    seconds = running.precedents.pace.take(who, running.desk.clock())
    if seconds:
        raise SentAwayError(wait(seconds))
    kept = PrecedentKept(
        running.precedents.last + 1, who, running.house.now(), data.kind, data.what, data.place,
        data.facts, data.book, data.ruling, data.clauses, data.remark, data.asked,
    )  # fmt: skip
    running.precedents.write(kept)
    await running.kept()
    return precedent_shown(request, kept)


@delete("/api/ask/precedents/{number:int}", summary="Drop a ruling that I kept")
async def drop_precedent(request: HouseRequest, number: Numbered) -> DoneAnswer:
    running, who = running_of(request), session_of(request).account.id
    found = running.precedents.kept.get(number)
    if found is None or found.by != who:
        raise SentAwayError(NO_PRECEDENT)
    running.precedents.write(PrecedentDropped(number, who))
    await running.kept()
    return DoneAnswer()


@get("/api/trainer", summary="Exercises from a book's cases")
async def trainer_paper(
    request: HouseRequest, book: Short, count: Small = 10, seed: Short = ""
) -> PaperShown:
    return await quick(request, PaperAsked(book, count, seed), PaperShown)


# ---- houses ----------------------------------------------------------------------------------


@post("/api/houses/read", summary="A house in the making: its file, mistakes and changes")
async def read_house_draft(request: HouseRequest, data: JSONBody[HouseDraft]) -> HouseRead:
    return await quick(request, data, HouseRead)


@post("/api/houses/try", summary="Which cases read differently in this house")
async def try_house(request: HouseRequest, data: JSONBody[HouseDraft]) -> HouseTriedShown:
    return await slow(request, HouseTried(data), HouseTriedShown)


LAW_HANDLERS: Final[list[BaseRouteHandler]] = [
    book_shelf, book_contents, law_search, one_clause, some_points, one_case, case_off,
    law_coverage, all_kinds, ask_floor, precedents, keep_precedent, drop_precedent, trainer_paper,
    read_house_draft, try_house,
]  # fmt: skip
