"""Clauses on the screen: the id, the title and what it says."""

from __future__ import annotations

from rich.markup import escape

from shuffleup.cli.output import people, print_line
from shuffleup.law.loading import COMMON
from shuffleup.law.rule import Rule


def print_clauses(clauses: tuple[Rule, ...]) -> None:
    """Each with its text; common practice by its title alone where the book itself speaks."""
    console = people()
    spoken = bool(clauses) and not is_common(clauses[0])
    for rule in clauses:
        console.print(f"  [cyan]{rule.id}[/]  [bold]{escape(rule.title)}[/]")
        if not (spoken and is_common(rule)):
            print_line(console, f"    {flat(rule.says)}")


def is_common(rule: Rule) -> bool:
    return rule.id.startswith(f"{COMMON}/")


def flat(text: str) -> str:
    return " ".join(text.split())
