"""``shuffleup floor train``: hands with an error; say the ruling and be told the clause."""

from __future__ import annotations

import random
from collections.abc import Sequence

from shuffleup.cases.lessons import Lesson, lessons
from shuffleup.cli.books import open_book
from shuffleup.cli.floor.interview import pick
from shuffleup.cli.floor.showing import answer_data, print_clauses
from shuffleup.cli.options import Json
from shuffleup.cli.output import UsageError, people, print_json
from shuffleup.floor import KINDS
from shuffleup.law.loading import BOOKS

MOST_CHOICES = 4


def train_command(*, book: str = "", count: int = 10, seed: str = "", as_json: Json = False) -> int:
    """Practise rulings: a hand, an error, and what the book says of it; your score at the end.

    Parameters
    ----------
    book
        The book to be examined in: pechanga, pechanga-t, mohegan, rpl or tournament.
    count
        How many questions.
    seed
        The same seed asks the same questions.
    """
    name = book or (BOOKS[0] if as_json else pick("Which book?", BOOKS))
    if name not in BOOKS:
        raise UsageError(f"--book: one of {', '.join(BOOKS)}, not {name!r}")
    if count < 1:
        raise UsageError("--count: at least 1")
    dice = random.Random(seed or None)
    known = list(lessons(open_book(name).name))
    asked = dice.sample(known, min(count, len(known)))
    papers = [(lesson, choices(lesson, known, dice)) for lesson in asked]
    if as_json:
        print_json([paper(lesson, offered) for lesson, offered in papers])
        return 0
    try:
        examine(papers)
    except (EOFError, KeyboardInterrupt):
        people().print("\nUntil next time.")
    return 0


def choices(lesson: Lesson, known: Sequence[Lesson], dice: random.Random) -> list[str]:
    """The right ruling among others: what other books say first, then what is said elsewhere."""
    offered = list(lesson.others)
    family = KINDS[lesson.situation.kind].family
    near = [one.right.outcome for one in known if KINDS[one.situation.kind].family == family]
    for outcome in dice.sample(near, len(near)):
        if outcome not in (*offered, lesson.right.outcome):
            offered.append(outcome)
    offered = [*offered[: MOST_CHOICES - 1], lesson.right.outcome]
    dice.shuffle(offered)
    return offered


def examine(papers: Sequence[tuple[Lesson, list[str]]]) -> None:
    console = people()
    right = 0
    for number, (lesson, offered) in enumerate(papers, 1):
        console.rule(f"{number} of {len(papers)}", style="dim")
        console.print(told(lesson.situation.hand), markup=False, style="cyan")
        console.print(f"\n{lesson.what}", style="bold", markup=False)
        for name, value in lesson.situation.facts.items():
            console.print(f"  · {name}: {value}", markup=False)
        said = pick("What is the ruling?", offered)
        if said == lesson.right.outcome:
            right += 1
            console.print("Right.", style="bold green")
        else:
            console.print(f"No: {lesson.right.outcome}", style="bold red", markup=False)
        print_clauses(lesson.right.clauses)
    console.rule(style="dim")
    console.print(f"{right} of {len(papers)} right.", style="bold")


def told(hand: str) -> str:
    """The hand so far, without the order of a deck nobody has seen."""
    lines = [line for line in hand.splitlines() if not line.startswith(("deck ", "ask to show"))]
    return "\n".join(lines)


def paper(lesson: Lesson, offered: list[str]) -> dict[str, object]:
    return {
        "hand": lesson.situation.hand,
        "kind": lesson.situation.kind,
        "what": lesson.what,
        "facts": lesson.situation.facts,
        "choices": offered,
        "answer": answer_data(lesson.right),
    }
