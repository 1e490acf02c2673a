"""One hand explained: ``explained_hand(text, book)`` runs it and tells all that happened."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from shuffleup.cli.law.explained import ToldLine, ToldLines
from shuffleup.cli.law.in_force import UnderLaw, law_for
from shuffleup.cli.law.lenient import LenientRun, Line, run_leniently
from shuffleup.cli.law.telling_events import what_happened
from shuffleup.cli.output import UsageError
from shuffleup.cli.run_file import split_hands
from shuffleup.floor.repair_grounds import RepairGrounds
from shuffleup.hand.grounds.event_grounds import explained
from shuffleup.law.notation import parse
from shuffleup.law.rulebook import resolve


def one_hand(file: Path, text: str, number: int | None) -> str:
    """The hand that is meant of the file's."""
    hands = split_hands(text)
    if not hands:
        raise UsageError(f"{file}: there is no hand in it")
    if number is None and len(hands) > 1:
        raise UsageError(f"{file}: there are {len(hands)} hands in it; say which with --hand")
    if number is not None and not 1 <= number <= len(hands):
        raise UsageError(f"--hand: there are hands 1 to {len(hands)}, and no {number}")
    return hands[(number or 1) - 1]


def explained_hand(text: str, book: str) -> ToldLines:
    """A hand told with its grounds; NotationError where it cannot be run under the book."""
    law = law_for(digest_named(text), book)
    ran = run_leniently(text, law.rules)
    hand = ran.played.hand
    under = UnderLaw(law.book, resolve(law.book), hand.rules, hand.game.key, hand.structure.value)
    lines = sorted([*events_of(ran), *ran.lines], key=lambda line: line.event)
    return ToldLines(law.note, [ToldLine(line, under) for line in lines])


def events_of(ran: LenientRun) -> Iterator[Line]:
    """Every event with its grounds, and those of the ruling it follows from before them."""
    rulings = RepairGrounds()
    for number, (event, grounds) in enumerate(explained(ran.played.hand), 1):
        ruling = ran.rulings.get(number - 1)
        if ruling is not None:
            rulings.rule(ruling.grounds, len(ruling.events))
        names = tuple(dict.fromkeys((*rulings.behind(event), *grounds)))
        yield Line(number, what_happened(event, ran.played), names)


def digest_named(text: str) -> str:
    words = [s.words.split() for s in parse(text) if not s.mark]
    return next((said[1] for said in words if said[0] == "rulebook" and said[1:]), "")
