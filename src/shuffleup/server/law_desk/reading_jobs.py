"""Reading the law: the shelf, a book's contents, a search, a clause in full, points, coverage."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction
from functools import cache

from msgspec.structs import replace

from shuffleup.cases.clauses import Clause, clauses, whole_law
from shuffleup.cases.coverage import Count, is_open, is_posted
from shuffleup.cases.law_questions.finding import meant
from shuffleup.cases.law_questions.points_compared import flat, resolved, show
from shuffleup.cases.law_questions.remarks import layer_of
from shuffleup.cases.law_questions.searching import searched
from shuffleup.cases.prove import proof
from shuffleup.law.loading import BOOKS, COMMON
from shuffleup.law.points import AnyPoint
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, rulebook
from shuffleup.law.rules import PLACES, POINTS, allowed
from shuffleup.server.law_desk.law_answers import (
    BookContents,
    BookListed,
    CaseLine,
    ChapterLine,
    ClauseLine,
    CountLine,
    CoverageShown,
    GroupListed,
    HouseValue,
    LawFound,
    LawShelf,
    PointShown,
    ProcedureLine,
    WholeClause,
)
from shuffleup.server.law_desk.law_questions_asked import (
    ContentsAsked,
    CoverageAsked,
    PointsAsked,
    SearchAsked,
    ShelfAsked,
    WholeClauseAsked,
)
from shuffleup.server.law_desk.law_worker import cannot

READABLE = (*BOOKS, COMMON)
MOST_FOUND = 60


def book_named(name: str) -> Rulebook:
    if name not in READABLE:
        raise cannot(f"there is no such book; there are {', '.join(READABLE)}", "no-such-book", 404)
    return rulebook(name)


def clause_named(id: str) -> Clause:
    found = whole_law().get(id)
    if found is None:
        raise cannot("no book here has such a clause", "no-such-clause", 404)
    return found


def shelf(_: ShelfAsked) -> LawShelf:
    books = []
    for name in READABLE:
        book = rulebook(name).layers[-1]
        books.append(BookListed(name, book.title, book.about, len(book.rules)))
    groups = [
        GroupListed(group_of(group.points[0]), layer_of(group.points[0]), len(group.points))
        for group in PLACES
        if group.points
    ]
    areas = sorted({one.rule.area for one in clauses()})
    return LawShelf(books, areas, groups, len(clauses()))


def group_of(point: str) -> str:
    return PLACES[POINTS[point].group].replace("_", "-")


def contents(asked: ContentsAsked) -> BookContents:
    book = book_named(asked.book).layers[-1]
    chapters = [
        ChapterLine(chapter.title, [clause_line(rule) for rule in chapter.rules])
        for chapter in book.chapters
    ]
    return BookContents(book.name, book.title, book.about, chapters)


def clause_line(rule: Rule, *, says: bool = False) -> ClauseLine:
    cases = len(whole_law()[rule.id].cases)
    return ClauseLine(rule.id, rule.title, state_of(rule), cases, flat(rule.says) if says else "")


def state_of(rule: Rule) -> str:
    """How a clause is accounted for."""
    if rule.running:
        return "running"
    if is_posted(rule):
        return "posted"
    if is_open(rule):
        return "open"
    return "repeat" if rule.same_as else rule.treatment.value


def search(asked: SearchAsked) -> LawFound:
    """Clauses that speak of it, the likeliest first."""
    if asked.book:
        book_named(asked.book)
    among = [
        one.rule
        for one in whole_law().values()
        if asked.book in ("", one.book, one.under.name) and asked.area in ("", one.rule.area)
    ]
    found = searched(among, asked.words)
    if not found.rules and (perhaps := meant(asked.words)):
        found = replace(searched(among, perhaps), nearest=True)
    lines = [clause_line(rule, says=True) for rule in found.rules[:MOST_FOUND]]
    return LawFound(len(found.rules), lines, found.nearest)


def whole_clause(asked: WholeClauseAsked) -> WholeClause:
    clause = clause_named(asked.id)
    rule, book = clause.rule, clause.under.layers[-1]
    same = whole_law()[rule.same_as].rule if rule.same_as else rule
    chapter = next(one for one in book.chapters if rule in one.rules)
    ids = [one.id for one in book.rules]
    at = ids.index(rule.id)
    return WholeClause(
        id=rule.id,
        book=book.name,
        title=rule.title,
        says=flat(rule.says),
        treatment=rule.treatment.value,
        area=rule.area,
        layer=rule.layer.value,
        state=state_of(rule),
        same_as=rule.same_as,
        why_not_run=flat(rule.why_not_run),
        note=flat(rule.note),
        decided={str(point): show(value) for point, value in same.decides.items()},
        points=[point_shown(POINTS[point], READABLE) for point in same.decides],
        by=[ProcedureLine(name, PROCEDURES[name]) for name in same.by],
        cases=[case_line(case.name, case.book or book.name, case.play) for case in clause.cases],
        chapter=chapter.title,
        before=ids[at - 1] if at else "",
        after=ids[at + 1] if at + 1 < len(ids) else "",
    )


def case_line(name: str, book: str, play: str) -> CaseLine:
    return CaseLine(name, book, play_lines(play))


def play_lines(play: str) -> list[str]:
    """A transcript by its lines, numbered as statements are; blanks around it stay lines."""
    return [line.strip() for line in play.rstrip().splitlines()]


# ---- points ----------------------------------------------------------------------------------


def points(asked: PointsAsked) -> list[PointShown]:
    books = asked.books or BOOKS
    for name in books:
        book_named(name)
    if asked.group and asked.group not in map(group_of, POINTS):
        raise cannot("there is no such group of points", "no-such-group", 404)
    wanted = [one for one in POINTS.values() if asked.group in ("", group_of(one))]
    shown = [point_shown(one, books) for one in wanted]
    return [one for one in shown if not asked.differs or part_ways(one)]


def part_ways(shown: PointShown) -> bool:
    return len({one.value for one in shown.books}) > 1


def point_shown(point: AnyPoint, books: Iterable[str]) -> PointShown:
    kind, values = kind_of_value(point)
    return PointShown(
        point=str(point),
        group=group_of(point),
        question=point.question,
        kind=kind,
        values=values,
        least=point.least,
        most=point.most,
        unit=point.unit,
        allowed=allowed(point),
        books=[house_value(name, str(point)) for name in books],
    )


def kind_of_value(point: AnyPoint) -> tuple[str, list[str]]:
    default = point.default
    if isinstance(default, bool):
        return "yes", ["yes", "no"]
    if isinstance(default, Enum):
        return "choice", [str(one.value) for one in type(default)]
    return ("fraction" if isinstance(default, Fraction) else "number"), []


@cache
def house_value(name: str, point: str) -> HouseValue:
    """What a book that ships says on a point; they do not change."""
    found = resolved(rulebook(name), POINTS[point])
    stated = found["stated"] or name == COMMON
    return HouseValue(name, found["value"], stated, found["clauses"])


# ---- coverage --------------------------------------------------------------------------------


def coverage_shown(asked: CoverageAsked) -> CoverageShown:
    """Counted without the proofs unless they are asked for: to try the whole law takes long."""
    if asked.book:
        book_named(asked.book)
    total, books, layers, areas = (
        Count(),
        dict[str, Count](),
        dict[str, Count](),
        dict[str, Count](),
    )
    unproved = []
    for clause in clauses():
        rule = clause.rule
        if asked.book not in ("", clause.book, clause.under.name):
            continue
        if asked.area not in ("", rule.area):
            continue
        proved = asked.proved and rule.running and proof(clause).proved
        if asked.proved and rule.running and not proved:
            unproved.append(rule.id)
        for count in (
            total,
            books.setdefault(clause.book, Count()),
            layers.setdefault(rule.layer.value, Count()),
            areas.setdefault(rule.area, Count()),
        ):
            count.add(rule, proved)
    by_book, by_layer, by_area = (
        [count_line(name, one, asked.proved) for name, one in counts.items()]
        for counts in (books, layers, areas)
    )
    whole = count_line("", total, asked.proved)
    return CoverageShown(whole, by_book, by_layer, by_area, unproved)


def count_line(name: str, count: Count, proved: bool) -> CountLine:
    return CountLine(
        name,
        count.clauses,
        count.accounted,
        count.running,
        count.with_cases,
        count.posted,
        count.open,
        count.proved if proved else None,
    )
