"""A hand run although it states what is not so, as one written for another book may do.

``run_leniently`` gives the hand, what the floor ruled in it, and of its ``x`` lines what was
refused, of its ``=`` and ``x`` lines those that are false. An action that is refused still ends the
run with an error.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cases.citations import without_citations
from shuffleup.floor.floor_transcript import FLOOR_WORDS, take_up
from shuffleup.hand.judge import judge
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.words.hand_transcript import Played, run_statements
from shuffleup.hand.words.hand_words import command, holds
from shuffleup.law.notation import parse
from shuffleup.law.rules import Rules
from shuffleup.law.ruling import Ruling


class Line(Struct, frozen=True):
    """What happened; or was ``ruled``; or was ``refused``; or is stated in the text and
    ``not_so``."""

    event: int  # from 1; of what did not happen, the event it came after
    what: str
    grounds: tuple[str, ...] = ()
    mark: str = ""  # of the statement, if it is one
    refused: str = ""
    not_so: str = ""
    ruled: str = ""  # what the floor said, with what it might choose

    @property
    def happened(self) -> bool:
        return not self.mark


class LenientRun(Struct):
    """A hand that was run: what its statements came to, and the rulings by the number of events
    before them."""

    played: Played
    lines: list[Line]
    rulings: dict[int, HandRuling]


Judged = tuple[HandRuling, Line | None]


def run_leniently(text: str, rules: Rules) -> LenientRun:
    """The hand, and what its statements came to."""
    lines: list[Line] = []
    rulings: dict[int, HandRuling] = {}

    def kept(judged: Callable[[Played, str], Judged]) -> Callable[[Played, str], HandRuling]:
        def keep(played: Played, said: str) -> HandRuling:
            ruling, line = judged(played, said)
            lines.extend([line] if line else [])
            return replace(ruling, events=(), refusal=None)  # it was only said, not done

        return keep

    def noted(
        mark: str, judged: Callable[[Played, str], HandRuling]
    ) -> Callable[[Played, str], HandRuling]:
        def note(played: Played, said: str) -> HandRuling:
            ruling, at = judged(played, said), len(played.hand.log)
            rulings[at] = ruling
            lines.extend([] if ruling.refusal else [ruled_line(at, f"{mark} {said}", ruling)])
            return ruling

        return note

    marks = {mark: noted(mark, judged) for mark, judged in FLOOR_WORDS.marks.items()}
    marks |= {"said =": kept(stated), "said x": kept(tried)}
    statements = [
        replace(one, mark=f"said {one.mark}") if one.mark in ("=", "x") else one
        for one in without_citations(parse(text))
    ]

    def take_up_noted(played: Played) -> None:
        """What was reported before its moment, ruled on now."""
        before, stood = len(played.hand.log), played.standing
        take_up(played)
        if played.standing is not None and played.standing is not stood:
            rulings[before + 1] = played.standing  # after the event that takes it up

    words = replace(FLOOR_WORDS, marks=marks, then=take_up_noted)
    return LenientRun(run_statements(statements, rules, words=words), lines, rulings)


def ruled_line(at: int, said: str, ruling: Ruling[object]) -> Line:
    """What was reported or decided, and the floor's answer."""
    return Line(at, said, ruling.grounds, mark="!", ruled=what_was_ruled(ruling))


def what_was_ruled(ruling: Ruling[object]) -> str:
    """The ruling in a line, with what there is to choose between."""
    names = (option.name for option in ruling.options)
    marked = [f"{name} (unless decided)" if name == ruling.default else name for name in names]
    return f"{ruling.says}: {', '.join(marked)}" if marked else ruling.says or "as it stands"


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
    return played.standing or Ruling(), attempt(len(played.hand.log), " ".join(words), ruling)


def attempt(at: int, said: str, ruling: Ruling[object]) -> Line:
    """What somebody tried, and why it was refused, if it was."""
    if ruling.refusal is None:
        return Line(at, said, mark="x", not_so="it is allowed")
    return Line(at, said, ruling.refusal.grounds, mark="x", refused=ruling.refusal.says)
