"""``shuffleup floor train``: hands with an error; say the ruling and be told the clause."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice

from shuffleup.cases.lessons import Lesson, choices, facts_said, lessons, seen
from shuffleup.cli.books import open_book
from shuffleup.cli.floor.clauses_told import print_clauses
from shuffleup.cli.floor.menus import choose_book, pick
from shuffleup.cli.floor.ruling_page import answer_data
from shuffleup.cli.output import UsageError, people, print_json, print_line
from shuffleup.cli.shared_options import Json
from shuffleup.law.loading import BOOKS


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
    name = book or (BOOKS[0] if as_json else choose_book())
    if name not in BOOKS:
        raise UsageError(f"--book: one of {', '.join(BOOKS)}, not {name!r}")
    if count < 1:
        raise UsageError("--count: at least 1")
    dice = random.Random(seed or None)
    known = list(lessons(open_book(name).name))
    mixed = dice.sample(known, len(known))
    offers = ((lesson, choices(lesson, known, dice)) for lesson in mixed)
    papers = list(islice((one for one in offers if len(one[1]) > 1), count))
    if as_json:
        print_json([paper(lesson, offered) for lesson, offered in papers])
        return 0
    try:
        examine(papers)
    except (EOFError, KeyboardInterrupt):
        people().print("\nUntil next time.")
    return 0


def examine(papers: Sequence[tuple[Lesson, list[str]]]) -> None:
    console = people()
    right = 0
    for number, (lesson, offered) in enumerate(papers, 1):
        console.rule(f"{number} of {len(papers)}", style="dim")
        for line in seen(lesson):
            print_line(console, line, style="cyan")
        console.print()
        print_line(console, lesson.what, style="bold")
        for line in facts_said(lesson):
            print_line(console, f"  · {line}")
        said = pick("What is the ruling?", offered)
        if said == lesson.right.outcome:
            right += 1
            console.print("Right.", style="bold green")
        else:
            console.print(f"No: {lesson.right.outcome}", style="bold red", markup=False)
        print_clauses(lesson.right.clauses)
    console.rule(style="dim")
    console.print(f"{right} of {len(papers)} right.", style="bold")


def paper(lesson: Lesson, offered: list[str]) -> dict[str, object]:
    return {
        "hand": lesson.situation.play,
        "told": seen(lesson),
        "kind": lesson.situation.kind,
        "what": lesson.what,
        "facts": lesson.situation.facts,
        "choices": offered,
        "answer": answer_data(lesson.right),
    }
