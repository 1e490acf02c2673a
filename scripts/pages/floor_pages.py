"""A page for each family of irregularities: its kinds, their facts, and one situation put to every
book.

``pages()`` gives file names and texts; ``make pages`` writes them, and a test keeps them true. The
worked example is the case on which most books differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, product

from shuffleup.cases.clauses import whole_law
from shuffleup.cases.lessons import REPORTED, reported
from shuffleup.cli.markdown import markdown_table
from shuffleup.floor.asking.combinations import answers
from shuffleup.floor.asking.possible import scene_for
from shuffleup.floor.asking.situations import Answer, Difference, Situation, compare
from shuffleup.floor.asking.subjects import position, subject_of
from shuffleup.floor.facts import FactError, show_answer
from shuffleup.games import game
from shuffleup.irregularities import KINDS, STAGED, AnyKind, families
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import NotationError
from shuffleup.law.rulebook import rulebook

MOST_STAGED = 40  # questions of one kind that is staged, to find the one on which most books differ


def pages() -> dict[str, str]:
    """File name and text of every family's page."""
    examples = {family: best_example(family) for family in families()}
    return {
        f"{family.replace(' ', '-')}.md": page(family, examples[family])
        for family in families()
        if any(kind.family == family for kind in KINDS.values())
    }


def page(family: str, example: Example | None) -> str:
    kinds = [kind for kind in KINDS.values() if kind.family == family]
    rows = [[f"`{k.name}`", k.what, ", ".join(f.name for f in k.facts) or "none"] for k in kinds]
    parts = [
        f"# The floor: {family}\n\n",
        "What can be reported, and the facts a ruling may ask for; see [the floor](../floor.md). "
        "Made from code and books by `make pages`.\n\n",
        markdown_table(["kind", "what happened", "facts"], rows),
    ]
    return "".join([*parts, *(worked(example) if example else [])])


Example = tuple[Situation, list[Answer], list[Difference]]


def best_example(family: str) -> Example | None:
    """The situation of this family on which the books give the most different rulings."""
    best: Example | None = None
    most = 1
    for situation in situations(family):
        try:
            answers, differences = compare(situation, [rulebook(name) for name in BOOKS])
        except (FactError, NotationError):
            continue
        outcomes = {answer.outcome for answer in answers}
        clear = not any(answer.ruling.missing or answer.ruling.refusal for answer in answers)
        if clear and differences and len(outcomes) > most:
            best, most = (situation, answers, differences), len(outcomes)
    return best


def situations(family: str) -> list[Situation]:
    """What the cases report of it; of what is staged, what can be answered to it."""
    kinds = [kind for kind in KINDS.values() if kind.family == family]
    staged = [one for kind in kinds if kind.need in STAGED for one in staged_for(kind)]
    return staged or [one for one in all_situations() if KINDS[one.kind].family == family]


def staged_for(kind: AnyKind) -> Iterator[Situation]:
    """A decision of a room or an event with one answer after another, the others as usual."""
    play, subject = scene_for(kind.name, game("holdem")), subject_of(kind)
    of = position(kind, play).of
    choices = [answers(subject, of, fact) for fact in kind.facts]
    for told in islice(product(*choices), MOST_STAGED):
        facts = zip(kind.facts, told, strict=True)
        said = {f.name: show_answer(f, one, ()) for f, one in facts if one is not None}
        yield Situation(kind.name, play, said)


@cache
def all_situations() -> list[Situation]:
    """What the cases of every book report, each once."""
    plays = [
        case.play
        for clause in whole_law().values()
        if clause.rule.layer in REPORTED
        for case in clause.cases
    ]
    found = (situation for play in plays for situation in reported(play))
    return list({repr(situation): situation for situation in found}.values())


def worked(example: Example) -> Iterator[str]:
    """The situation, each book's ruling with its clauses, and why they differ."""
    situation, answers, differences = example
    said = ", ".join(f"{name} {value}" for name, value in situation.facts.items())
    yield "\n## One situation, many houses\n\n```\n"
    yield situation.play.strip() + f"\n! {situation.kind}{': ' if said else ''}{said}\n```\n\n"
    rows = [
        [answer.book, answer.outcome, ", ".join(rule.id for rule in answer.clauses)]
        for answer in answers
    ]
    yield markdown_table(["book", "ruling", "clauses"], rows)
    yield "\nWhy they differ:\n\n"
    points = [
        [f"{d.question} (`{d.point}`)", *(d.values[book] for book in BOOKS)] for d in differences
    ]
    yield markdown_table(["point", *BOOKS], points)
