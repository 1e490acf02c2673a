"""A case of the law, step by step; and the same case with its clause switched off.

What is switched off is so in the whole process while the case runs: never in that of live tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from shuffleup.cards import show as show_cards
from shuffleup.cases.case_story import AnyScene, CaseStory, Step, tell
from shuffleup.cases.citations import clauses_behind, without_citations
from shuffleup.cases.clauses import Clause, whole_law
from shuffleup.cases.law_questions.points_compared import show
from shuffleup.cases.mutants import disabled
from shuffleup.cases.prove import around, other_values
from shuffleup.cases.runner import CaseResult, home, outcome_of, run_case
from shuffleup.hand.state import Hand, pot_total
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.law.notation import NotationError, Statement, parse
from shuffleup.law.points import PointValue
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rule import Case, Rule
from shuffleup.law.rulebook import Rulebook, resolve
from shuffleup.law.rules import POINTS, Rules
from shuffleup.server.law_desk.law_answers import CaseRun, CaseStep, SeatPicture, WayOff
from shuffleup.server.law_desk.law_questions_asked import CaseAsked
from shuffleup.server.law_desk.law_worker import cannot
from shuffleup.server.law_desk.reading_jobs import clause_named, play_lines
from shuffleup.table.blinds.in_turn import names_of
from shuffleup.table.words.table_transcript import TableScene

Way = tuple[str, PointValue | None]  # a point and the value it takes, or a procedure and None
Picture = tuple[list[SeatPicture], str, int]
NO_PICTURE: Picture = ([], "", 0)


def case_run(asked: CaseAsked) -> CaseRun:
    clause = clause_named(asked.rule)
    if not 0 <= asked.case < len(clause.cases):
        raise cannot("the clause has no such case", "no-such-case", 404)
    case = clause.cases[asked.case]
    book = home(case, clause.under)
    if not asked.off:
        return told_case(case, clause, book, [], -1)
    ways = ways_off(clause)
    if not ways:
        raise cannot("nothing runs this clause, so there is nothing to switch off", "not-running")
    red = [turns_red(case, book, way) for way in ways]
    chosen = asked.way if 0 <= asked.way < len(ways) else next(
        (at for at, one in enumerate(red) if one), 0
    )  # fmt: skip
    shown = [way_off(way, one) for way, one in zip(ways, red, strict=True)]
    return told_case(case, clause, book, shown, chosen, ways[chosen])


def ways_off(clause: Clause) -> list[Way]:
    """Every way to do without a clause, what some other house says first, then what lies nearby; a
    repeat goes with the clause it repeats."""
    rule: Rule = clause.rule
    if rule.same_as:
        rule = whole_law()[rule.same_as].rule
    of_points: list[Way] = [
        (str(point), value)
        for point, own in rule.decides.items()
        for value in dict.fromkeys((*other_values(point, own), *around(point, own)))
    ]
    return [*of_points, *((name, None) for name in rule.by)]


def way_off(way: Way, red: bool) -> WayOff:
    name, value = way
    if value is None:
        return WayOff(name, PROCEDURES[name], "", red)
    return WayOff(name, POINTS[name].question, show(value), red)


@contextmanager
def without(way: Way | None, rules: Rules) -> Iterator[Rules]:
    """The rules of a book as if it did not contain this."""
    if way is None:
        yield rules
    elif way[1] is None:
        with disabled(way[0]):
            yield rules
    else:
        yield rules.but(**{way[0]: way[1]})


def turns_red(case: Case, book: Rulebook, way: Way) -> bool:
    with without(way, resolve(book)) as rules:
        return outcome_of(case, rules).result is CaseResult.RED


def told_case(
    case: Case, clause: Clause, book: Rulebook, ways: list[WayOff], way: int, off: Way | None = None
) -> CaseRun:
    """The case as it runs, with every step."""
    pictures: list[Picture] = []
    with without(off, resolve(book)) as rules:
        outcome = outcome_of(case, rules) if off else run_case(case, rules, book)
        statements = without_citations(parse(case.play))
        story = tell(statements, rules, lambda scene, _: pictures.append(picture(scene)))
        steps = [
            step_shown(story, step, seen, book, quiet=off is not None)
            for step, seen in zip(story.steps, pictures, strict=True)
        ]
    if outcome.line and outcome.result is not CaseResult.PASSED:
        steps = [*steps, red_step(outcome.line, outcome.says, statements, steps)]
    return CaseRun(
        clause.rule.id, case.name, book.name, play_lines(case.play), outcome.result.value,
        outcome.says, outcome.line, steps, ways, way,
    )  # fmt: skip


def red_step(
    line: int, says: str, statements: Sequence[Statement], before: Sequence[CaseStep]
) -> CaseStep:
    """The line that is false, where the case stops."""
    said = [one for one in statements if one.line == line and one.mark in ("=", "x")]
    done = {(one.line, one.words) for one in before}
    words = next((shown_words(one) for one in said if (line, shown_words(one)) not in done), "")
    last = before[-1] if before else None
    seats, board, pot = (last.seats, last.board, last.pot) if last else NO_PICTURE
    return CaseStep(line, words, "red", says, [], seats, board, pot)


def step_shown(
    story: CaseStory, step: Step, seen: Picture, book: Rulebook, *, quiet: bool
) -> CaseStep:
    mark, ruling = step.statement.mark, step.ruling
    kind = {"=": "so", "x": "refused"}.get(mark, "done")
    says = ""
    if mark == "x" and ruling is not None and ruling.refusal is not None:
        says = ruling.refusal.says
    elif mark not in ("=", "x", "") and ruling is not None:
        says = ruling.says or ", ".join(option.name for option in ruling.options)
    clauses = [] if quiet else behind(story, step, book)
    return CaseStep(step.statement.line, shown_words(step.statement), kind, says, clauses, *seen)


def behind(story: CaseStory, step: Step, book: Rulebook) -> list[str]:
    """The clauses of a report, a choice or a refusal; of what is simply done they would be many."""
    if step.statement.mark in ("", "="):
        return []
    try:
        return clauses_behind(story, step.statement, book)
    except NotationError:
        return []


def shown_words(statement: Statement) -> str:
    return f"{statement.mark} {statement.words}".strip()


# ---- a picture of the table ------------------------------------------------------------------


def picture(scene: AnyScene) -> Picture:
    """Who has what in front; nothing of a room, an event or a season."""
    if isinstance(scene, Played):
        return hand_picture(scene.hand, scene.names)
    if not isinstance(scene, TableScene):
        return NO_PICTURE
    table = scene.table
    names = names_of(table)
    if table.hand is not None:
        return hand_picture(table.hand, names)
    seats = [
        SeatPicture(name, 0, seat.stack, "")
        for name, seat in zip(names, table.seats, strict=True)
        if seat is not None
    ]
    return seats, "", 0


def hand_picture(hand: Hand, names: Sequence[str]) -> Picture:
    seats = [
        SeatPicture(names[at], hand.bets[at], hand.stacks[at], seat_state(hand, at))
        for at in range(hand.n)
        if at < len(names) and names[at] and (hand.setup.stacks[at] or hand.live >> at & 1)
    ]
    board = " / ".join(show_cards(one) for one in hand.boards if one)
    return seats, board, pot_total(hand)


def seat_state(hand: Hand, seat: int) -> str:
    if hand.actor == seat and not hand.over:
        return "to-act"
    if not hand.live >> seat & 1:
        return "folded"
    return "all-in" if not hand.stacks[seat] and hand.paid[seat] and not hand.over else ""
