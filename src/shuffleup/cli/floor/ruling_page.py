"""Rulings on the screen and as data: one book's, several side by side, the list of kinds."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import to_builtins
from rich.markup import escape
from rich.table import Table

from shuffleup.cli.floor.finding import ordered
from shuffleup.cli.output import pages, people, print_json, print_line, say, show_lines, show_table
from shuffleup.floor.asking.situations import Answer, Difference, outcome
from shuffleup.irregularities import KINDS, families
from shuffleup.law.loading import COMMON
from shuffleup.law.rule import Rule


def answer_data(answer: Answer) -> dict[str, object]:
    """An answer for scripts."""
    ruling = answer.ruling
    return {
        "outcome": answer.outcome,
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


def flat(text: str) -> str:
    return " ".join(text.split())


def print_answer(answer: Answer) -> None:
    """One ruling for a person: what is ruled, what may be chosen, and the clauses in full."""
    console = people()
    ruling = answer.ruling
    colour = (
        "red" if ruling.impossible else "yellow" if ruling.options or ruling.missing else "green"
    )
    print_line(console, answer.outcome, style=f"bold {colour}")
    for line in (*choices(answer), *later_lines(answer)):
        print_line(console, f"  {line}")
    for note in ruling.notes:
        print_line(console, f"  beside the hand: {note}")
    if answer.assumed:
        print_line(console, f"  taken for granted: {taken(answer)}", style="dim")
    for reading in answer.readings:
        print_line(console, f"  the book can be read both ways; not chosen: {reading}")
    if answer.silent:
        console.print(f"\nThe book is silent on this; common practice answers for {answer.book}.")
    print_clauses(answer.clauses)


def choices(answer: Answer) -> Iterator[str]:
    """What the floor may choose between, and what holds unless it does."""
    for option in answer.ruling.options:
        usual = option.name == answer.ruling.default
        mark = " (unless the floor says otherwise)" if usual else ""
        yield f"· {option.name}: {option.says}{mark}"


def later_lines(answer: Answer) -> Iterator[str]:
    """What a player who acted too early may do once the turn comes."""
    if answer.later:
        yield "once the turn comes:"
    for one in answer.later:
        choice = f"{one.choice}, " if one.choice else ""
        yield f"· {choice}{one.between}: {one.may}"


def taken(answer: Answer) -> str:
    """``afterwards no, called by dealer``: what nobody said."""
    return ", ".join(f"{name.replace('-', ' ')} {text}" for name, text in answer.assumed.items())


def print_clauses(clauses: tuple[Rule, ...]) -> None:
    console = people()
    for rule in clauses:
        console.print(f"\n[bold cyan]{rule.id}[/]  [bold]{escape(rule.title)}[/]")
        print_line(console, flat(rule.says))


def print_answers(answers: list[Answer], differences: list[Difference]) -> None:
    """Several books side by side, and why they differ."""
    table = Table(show_lines=True)
    table.add_column("book", no_wrap=True)
    for column in ("ruling", "clauses"):
        table.add_column(column, overflow="fold")  # the id of a clause is never cut
    for answer in answers:
        table.add_row(answer.book, ruled(answer), "\n".join(cited(answer)))
    show_table("One situation, many houses", table)
    if differences:
        show_lines(why_lines(differences))
    elif len({outcome(answer.ruling) for answer in answers}) == 1:
        say("All of them rule the same.")


def cited(answer: Answer) -> Iterator[str]:
    """The book's own clauses; in brackets those of common practice, where it says nothing."""
    if answer.silent:
        yield "silent"
    for rule in answer.clauses:
        said = f"{rule.id}  {rule.title}"
        yield f"({said})" if is_common(rule) else said


def is_common(rule: Rule) -> bool:
    return rule.id.startswith(f"{COMMON}/")


def ruled(answer: Answer) -> str:
    """The ruling, in brackets where the book is silent, with the choices it leaves, what follows
    beside the hand and what was assumed."""
    said = f"({answer.outcome})" if answer.silent else answer.outcome
    notes = [f"beside the hand: {note}" for note in answer.ruling.notes]
    granted = [f"taken for granted: {taken(answer)}"] if answer.assumed else []
    both = [f"can be read both ways; not chosen: {reading}" for reading in answer.readings]
    return "\n".join([said, *choices(answer), *later_lines(answer), *notes, *granted, *both])


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
