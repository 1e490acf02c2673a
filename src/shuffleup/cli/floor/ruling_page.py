"""Rulings on the screen and as data: one book's, several side by side, the list of kinds."""

from __future__ import annotations

from collections.abc import Iterator

from rich.markup import escape
from rich.table import Table

from shuffleup.cli.floor.finding import ordered
from shuffleup.cli.output import pages, people, print_json, print_line, say, show_lines, show_table
from shuffleup.floor.asking.situations import Answer, Difference, outcome
from shuffleup.irregularities import KINDS, families
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
        "notes": list(ruling.notes),
        "assumed": answer.assumed,
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
    for option in ruling.options:
        mark = " (unless the floor says otherwise)" if option.name == ruling.default else ""
        print_line(console, f"  · {option.name}: {option.says}{mark}")
    for note in ruling.notes:
        print_line(console, f"  beside the hand: {note}")
    if answer.assumed:
        print_line(console, f"  taken for granted: {taken(answer)}", style="dim")
    if answer.silent:
        console.print(f"\nThe book is silent on this; common practice answers for {answer.book}.")
    print_clauses(answer.clauses)


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
        table.add_column(column)
    for answer in answers:
        own = [rule for rule in answer.clauses if not rule.id.startswith("common/")]
        ids = "\n".join(f"{rule.id}  {rule.title}" for rule in own)
        table.add_row(answer.book, ruled(answer), ids or "silent: common practice")
    show_table("One situation, many houses", table)
    if differences:
        show_lines(why_lines(differences))
    elif len({outcome(answer.ruling) for answer in answers}) == 1:
        say("All of them rule the same.")


def ruled(answer: Answer) -> str:
    """The ruling with what follows beside the hand and what was assumed."""
    notes = [f"beside the hand: {note}" for note in answer.ruling.notes]
    granted = [f"taken for granted: {taken(answer)}"] if answer.assumed else []
    return "\n".join([answer.outcome, *notes, *granted])


def why_lines(differences: list[Difference]) -> Iterator[str]:
    """Each point as a question, and which books answer it how."""
    yield "Why they differ"
    for difference in differences:
        yield f"{difference.question or difference.point} ({difference.point})"
        for value in dict.fromkeys(difference.values.values()):
            books = [book for book, said in difference.values.items() if said == value]
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
