"""What can have happened where: scenes for a kind, and answers that lead nowhere.

``scenes_for(kind, sheet)`` are the scenes of a game in which that kind can have happened;
``dead_end`` says why some facts cannot be true whatever else is answered.
"""

from __future__ import annotations

from shuffleup.floor.asking.own_table import USUAL, OwnTable
from shuffleup.floor.asking.subjects import position, subject_of
from shuffleup.floor.facts import SEAT, Answers
from shuffleup.floor.kinds import AnyKind, UnderRules
from shuffleup.floor.report_words import kind_named
from shuffleup.games import Sheet
from shuffleup.law.notation import NotationError
from shuffleup.law.rules import DEFAULT, Rules


def scenes_for(
    kind: str, sheet: Sheet, rules: Rules = DEFAULT, own: OwnTable = USUAL
) -> tuple[str, ...]:
    """The scenes of a game in which something of this kind can have happened."""
    subject = subject_of(kind_named(kind))
    return tuple(name for name in subject.scenes(sheet) if found_in(kind, name, sheet, rules, own))


def found_in(kind: str, name: str, sheet: Sheet, rules: Rules, own: OwnTable) -> bool:
    """Whether a kind can have happened in a scene; some cannot be played with every table."""
    try:
        return possible(kind, subject_of(kind_named(kind)).scene(name, sheet, own), rules)
    except NotationError:
        if own == USUAL:
            raise
        return False


def scene_for(kind: str, sheet: Sheet) -> str:
    """The transcript of the first scene in which a kind can have happened, or of the first."""
    subject = subject_of(kind_named(kind))
    places = scenes_for(kind, sheet) or subject.scenes(sheet)
    return subject.scene(places[0], sheet)


def possible(kind: str, play: str, rules: Rules = DEFAULT) -> bool:
    """Whether a kind can be asked about in a transcript, whoever did it."""
    what = kind_named(kind)
    return not dead_end(what, position(what, play, rules).of, {}, amounts=True)


def dead_end(kind: AnyKind, of: UnderRules, facts: Answers, *, amounts: bool = False) -> str:
    """Why these facts cannot be true whatever else is answered; empty if they can. Every seat is
    tried where one is asked for, and with ``amounts`` a few amounts of chips."""
    subject = subject_of(kind)
    ruling = subject.ruled(of, kind, facts)
    if ruling.refusal and ruling.refusal.reason.malformed:
        return ruling.refusal.says
    name = ruling.missing[0] if ruling.missing else ""
    fact = next((fact for fact in kind.facts if fact.name == name), None)
    whys = []
    for value in subject.likely(of, fact) if fact and (amounts or fact.kind == SEAT) else ():
        whys.append(dead_end(kind, of, {**facts, name: value}, amounts=amounts))
        if not whys[-1]:
            return ""
    return max(whys, key=whys.count, default="")  # what is said most often is the real reason
