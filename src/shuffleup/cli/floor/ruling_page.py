"""Rulings on the screen and as data: one book's, several side by side, the list of kinds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from msgspec import to_builtins
from rich.markup import escape
from rich.table import Table

from shuffleup.cases.law_questions.finding import ordered
from shuffleup.cli.floor.clauses_told import flat, is_common, print_clauses
from shuffleup.cli.output import pages, people, print_json, print_line, say, show_lines, show_table
from shuffleup.floor.asking.situations import Answer, Difference
from shuffleup.irregularities import KINDS, families


def answer_data(answer: Answer) -> dict[str, object]:
    """An answer for scripts."""
    ruling = answer.ruling
    return {
        "outcome": answer.outcome,
        "sentence": answer.sentence,
        "why": list(answer.why),
        "clauses": [{"id": r.id, "title": r.title, "says": flat(r.says)} for r in answer.clauses],
        "facts_used": list(ruling.used),
        "facts_missing": list(ruling.missing),
        "discretion": ruling.discretion,
        "options": [{"name": option.name, "says": option.says} for option in ruling.options],
        "default": ruling.default,
        "silent": answer.silent,
        "later": [to_builtins(one) for one in answer.later],
        "notes": list(ruling.notes),
        "assumed": answer.assumed,
        "other_readings": [str(reading) for reading in answer.readings],
        "refused": ruling.impossible,
    }


def print_answer(answer: Answer, usual: Sequence[str] = ()) -> None:
    """One ruling for a person: what is ruled and may be chosen, why, and the clause. ``usual`` is
    what nobody told and would change it."""
    console = people()
    heading("The ruling")
    print_line(console, f"  {answer.sentence}", style=f"bold {colour(answer)}")
    for line in (*choices(answer), *later_lines(answer), *beside(answer)):
        print_line(console, f"  {line}")
    if answer.why or usual or answer.readings:
        heading("Why")
    for line in (*answer.why, *taken(usual), *both_ways(answer)):
        print_line(console, f"  {line}")
    if answer.clauses:
        silent = f"; {answer.book} is silent, so common practice answers" if answer.silent else ""
        heading(f"The clause{'s' if len(answer.clauses) > 1 else ''}{silent}")
    print_clauses(answer.clauses)


def heading(text: str) -> None:
    people().print(f"\n{text}", style="bold cyan", markup=False)


def colour(answer: Answer) -> str:
    ruling = answer.ruling
    if ruling.refusal:
        return "red"
    return "yellow" if ruling.options or ruling.missing else "green"


def beside(answer: Answer) -> Iterator[str]:
    """What follows beside the hand."""
    for note in answer.ruling.notes:
        yield f"Also: {note}."


def taken(usual: Sequence[str]) -> Iterator[str]:
    """What nobody said."""
    for line in usual:
        yield f"Nobody said, so it is taken as usual: {line}"


def both_ways(answer: Answer) -> Iterator[str]:
    for reading in answer.readings:
        yield f"The book can be read both ways; not chosen: {reading}."


def choices(answer: Answer) -> Iterator[str]:
    """What the floor may choose between, and what holds unless it does."""
    for option in answer.ruling.options:
        usual = option.name == answer.ruling.default
        mark = " (unless the floor says otherwise)" if usual else ""
        yield f"· {option.name}: {option.says}{mark}"


def later_lines(answer: Answer) -> Iterator[str]:
    """What a player who acted too early may do once the turn comes."""
    if answer.later:
        yield "Once the turn comes:"
    for one in answer.later:
        choice = f"{one.choice}, " if one.choice else ""
        yield f"· {choice}{one.between}: {one.may}"


def print_answers(
    answers: list[Answer], differences: list[Difference], usual: Sequence[Sequence[str]] = ()
) -> None:
    """Several books side by side, and why they differ; ``usual`` is each one's as for one alone."""
    table = Table(show_lines=True)
    table.add_column("book", no_wrap=True)
    for column in ("ruling", "clauses"):
        table.add_column(column, overflow="fold")  # the id of a clause is never cut
    for answer, unsaid in zip_longest(answers, usual, fillvalue=()):
        assert isinstance(answer, Answer)
        table.add_row(answer.book, ruled(answer, unsaid), "\n".join(cited(answer)))
    show_table("One situation, many houses", table)
    if differences:
        show_lines(why_lines(differences))
    elif same := alike(answers):
        say(same)


def alike(answers: list[Answer]) -> str:
    """What is to be said where no point tells the books apart; nothing if they rule differently."""
    if any(answer.ruling.impossible for answer in answers):
        impossible = all(answer.ruling.impossible for answer in answers)
        return "Nobody rules on what cannot have happened." if impossible else ""
    if any(answer.ruling.missing for answer in answers):
        return "Nobody can rule before that is known."
    return "All of them rule the same." if len({answer.outcome for answer in answers}) == 1 else ""


def cited(answer: Answer) -> Iterator[str]:
    """The book's own clauses; in brackets those of common practice, where it says nothing."""
    if answer.silent:
        yield "silent"
    for rule in answer.clauses:
        said = f"{rule.id}  {rule.title}"
        yield f"({said})" if is_common(rule) else said


def ruled(answer: Answer, usual: Sequence[str]) -> str:
    """The ruling, in brackets where the book is silent, with the choices it leaves, what follows
    beside the hand and what was taken as usual."""
    said = f"({answer.sentence})" if answer.silent else answer.sentence
    more = (*choices(answer), *later_lines(answer), *beside(answer))
    return "\n".join([said, *more, *taken(usual), *both_ways(answer)])


def why_lines(differences: list[Difference]) -> Iterator[str]:
    """Each point as a question, and which books answer it how."""
    silent = any(difference.silent for difference in differences)
    yield "Why they differ" + (" (in brackets: the book is silent)" if silent else "")
    for difference in differences:
        yield f"{difference.question or difference.point} ({difference.point})"
        for value in dict.fromkeys(difference.values.values()):
            books = [
                f"({book})" if book in difference.silent else book
                for book, said in difference.values.items()
                if said == value
            ]
            yield f"    {value}: {', '.join(books)}"


def print_kinds(as_json: bool) -> None:
    """The closed list of what can happen."""
    if as_json:
        print_json([kind_data(name) for name in KINDS])
        return
    with pages() as console:
        for family in families():
            console.print(f"[bold]{family}[/]")
            for kind in ordered(family):
                facts = ", ".join(fact.name for fact in kind.facts)
                console.print(f"  [cyan]{kind.name}[/]  {escape(kind.what)}  [dim]{facts}[/]")


def kind_data(name: str) -> dict[str, object]:
    kind = KINDS[name]
    facts = [
        {"name": fact.name, "type": fact.kind, "question": fact.question,
         "values": list(fact.values), "needed": fact.default is None}
        for fact in kind.facts
    ]  # fmt: skip
    about = {"kind": kind.name, "family": kind.family, "what": kind.what}
    return {**about, "needs": kind.need.value, "facts": facts}
