"""Transcripts in which something goes wrong: the hand's words, and the floor's.

``run(text, rules)`` is the hand's ``run`` with reports (``! premature-turn``), choices (``floor:
play-on``), what the floor may do (``= options: …``, ``= default: …``), what it would hear (``= may:
! clock-called: …``), and what it said (``= ruling: …``, ``= notes: …``), which proves nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.floor.deferring import first_due, ruled_now, taken_up
from shuffleup.floor.kinds import E
from shuffleup.floor.report import chosen, not_theirs, report
from shuffleup.floor.report_words import read_report
from shuffleup.hand import apply, judge
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.words.hand_transcript import Played, Watch, Words
from shuffleup.hand.words.hand_transcript import run as run_hand
from shuffleup.hand.words.hand_words import command
from shuffleup.law.notation import DECIDERS
from shuffleup.law.rules import DEFAULT, Rules
from shuffleup.law.ruling import Reason, Refusal, Ruling


def run(text: str, rules: Rules = DEFAULT, watch: Watch | None = None) -> Played:
    """Run a transcript of a hand and its irregularities."""
    return run_hand(text, rules, watch, FLOOR_WORDS)


def judged_report(played: Played, words: str) -> HandRuling:
    """``! kind: facts``: the ruling, which the hand then follows."""
    ruling = report(played.hand, read_report(words, played.names))
    if ruling.missing:
        raise ValueError(f"the ruling depends on: {', '.join(ruling.missing)}")
    return ruling


def choice_by(decider: str) -> Callable[[Played, str], HandRuling]:
    """``floor: option``: one of the options of the last ruling, if it is theirs to choose."""

    def judged_choice(played: Played, words: str) -> HandRuling:
        refused = not_theirs(played.standing, decider.rstrip(":")) if played.standing else None
        return refused or choice_of(played.standing, words)

    return judged_choice


def choice_of(ruling: Ruling[E] | None, words: str) -> Ruling[E]:
    """What follows if the floor decides so, where a ruling of any layer left it a choice."""
    if ruling is None or not ruling.options:
        return Ruling(refusal=Refusal(Reason.NOT_AN_OPTION, "the floor has nothing to decide"))
    option = chosen(ruling, words)
    if option is None:
        names = ", ".join(choice.name for choice in ruling.options)
        return Ruling(refusal=Refusal(Reason.NOT_AN_OPTION, f"{words}: the book allows {names}"))
    return Ruling(option.events, grounds=ruling.grounds_if(option), says=option.says)


def take_up(played: Played) -> None:
    """Rule on reports whose moment has come; a choice among options is left to the next line."""
    hand = played.hand
    while (due := first_due(hand)) is not None:
        apply(hand, taken_up(due))
        ruling = ruled_now(hand, due)
        if ruling.refusal or ruling.missing:
            continue
        played.ruling = played.standing = ruling
        if ruling.options:
            return
        for event in ruling.events:
            apply(hand, event)


# ---- what the floor said, of any layer -------------------------------------------------------

LastRuling = Ruling[object] | None
Fact = Callable[[LastRuling, list[str]], tuple[bool, str]]


def ruling_fact(ruling: LastRuling, words: list[str]) -> tuple[bool, str]:
    """``= ruling: call 200``: the floor's answer in its own words."""
    so = ruling.says if ruling else "nothing"
    return " ".join(words) == so, f"ruling: {so}"


def options_fact(ruling: LastRuling, words: list[str]) -> tuple[bool, str]:
    """``= options: play-on, misdeal``: what the floor may choose between; none if nothing."""
    so = ", ".join(option.name for option in ruling.options) if ruling else ""
    return " ".join(words) == (so or "none"), f"options: {so or 'none'}"


def default_fact(ruling: LastRuling, words: list[str]) -> tuple[bool, str]:
    """``= default: give-back``: the option the book would have taken; none if it has no say."""
    so = ruling.default if ruling else ""
    return " ".join(words) == (so or "none"), f"default: {so or 'none'}"


def notes_fact(ruling: LastRuling, words: list[str]) -> tuple[bool, str]:
    """``= notes: count the deck``: what follows beside the hand; none if nothing."""
    so = ", ".join(ruling.notes) if ruling else ""
    return " ".join(words) == (so or "none"), f"notes: {so or 'none'}"


FLOOR_FACTS: dict[str, Fact] = {
    "ruling": ruling_fact, "options": options_fact, "default": default_fact, "notes": notes_fact,
}  # fmt: skip


def of_a_hand(fact: Fact) -> Callable[[Played, list[str]], tuple[bool, str]]:
    return lambda played, words: fact(played.standing, words)


MARKS = {"!": judged_report, **{decider: choice_by(decider) for decider in DECIDERS}}


def may_fact(played: Played, words: list[str]) -> tuple[bool, str]:
    """``= may: ! clock-called: caller Cy``: it would be accepted now, and nothing happens."""
    judged = MARKS.get(words[0])
    if judged:
        ruling = judged(played, " ".join(words[1:]))
    else:
        ruling = judge(played.hand, command(played.hand, played.names, words))
    return ruling.refusal is None, str(ruling.refusal)


FLOOR_WORDS = Words(
    marks=MARKS,
    facts={"may": may_fact, **{word: of_a_hand(fact) for word, fact in FLOOR_FACTS.items()}},
    then=take_up,
)
