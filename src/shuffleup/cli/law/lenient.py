"""A hand run although it states what is not so, as one written for another book may do.

``run_leniently`` gives the hand, and of its ``x`` lines what was refused, of its ``=`` and ``x``
lines those that are false. An action that is refused still ends the run with an error.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor.floor_transcript import FLOOR_WORDS
from shuffleup.hand.judge import judge
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.words.hand_transcript import Played, run_statements
from shuffleup.hand.words.hand_words import command, holds
from shuffleup.law.notation import parse
from shuffleup.law.rules import Rules
from shuffleup.law.ruling import Ruling


class Line(Struct, frozen=True):
    """What happened in a hand; or was ``refused``; or is stated in its text and ``not_so``."""

    event: int  # from 1; of what did not happen, the event it came after
    what: str
    grounds: tuple[str, ...] = ()
    mark: str = ""  # of the statement, if it is one
    refused: str = ""
    not_so: str = ""

    @property
    def happened(self) -> bool:
        return not self.mark


Judged = tuple[HandRuling, Line | None]


def run_leniently(text: str, rules: Rules) -> tuple[Played, list[Line]]:
    """The hand, and what its statements came to."""
    lines: list[Line] = []

    def kept(judged: Callable[[Played, str], Judged]) -> Callable[[Played, str], HandRuling]:
        def keep(played: Played, said: str) -> HandRuling:
            ruling, line = judged(played, said)
            lines.extend([line] if line else [])
            return replace(ruling, events=(), refusal=None)  # it was only said, not done

        return keep

    marks = {**FLOOR_WORDS.marks, "said =": kept(stated), "said x": kept(tried)}
    statements = [
        replace(one, mark=f"said {one.mark}") if one.mark in ("=", "x") else one
        for one in parse(text)
    ]
    return run_statements(statements, rules, words=replace(FLOOR_WORDS, marks=marks)), lines


def stated(played: Played, said: str) -> Judged:
    """A ``=`` line; nothing to tell where it is so. The last ruling stays what it was."""
    words = said.split()
    fact = FLOOR_WORDS.facts.get(words[0].rstrip(":"))
    if fact:
        true, so = fact(played, words[1:])
    else:
        true, so = holds(played.hand, played.names, words)
    line = Line(len(played.hand.log), said, mark="=", not_so=so)
    return played.standing or Ruling(), None if true else line


def tried(played: Played, said: str) -> Judged:
    """An ``x`` line: refused, whatever reason it states, or not."""
    words = said.partition(" (")[0].split()
    report = FLOOR_WORDS.marks.get(words[0])
    if report:
        ruling = report(played, " ".join(words[1:]))
    else:
        ruling = judge(played.hand, command(played.hand, played.names, words))
    line = Line(len(played.hand.log), " ".join(words), mark="x", not_so="it is allowed")
    if ruling.refusal:
        line = replace(line, grounds=ruling.refusal.grounds, refused=ruling.refusal.says, not_so="")
    return played.standing or Ruling(), line
