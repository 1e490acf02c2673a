"""Transcripts in which something goes wrong: the hand's words, and the floor's.

``run(text, rules)`` is the hand's ``run`` with reports (``! premature-turn``), choices (``floor:
play-on``) and what the floor said (``= ruling: …``, ``= options: …``, ``= grounds: …``).
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.floor.deferring import first_due, ruled_now, taken_up
from shuffleup.floor.kinds import E
from shuffleup.floor.report import chosen, report
from shuffleup.floor.report_words import read_report
from shuffleup.hand import apply
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.words.hand_transcript import Played, Watch, Words
from shuffleup.hand.words.hand_transcript import run as run_hand
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


def judged_choice(played: Played, words: str) -> HandRuling:
    """``floor: option``: one of the options of the last ruling."""
    return choice_of(played.ruling, words)


def choice_of(ruling: Ruling[E] | None, words: str) -> Ruling[E]:
    """What follows if the floor decides so, where a ruling of any layer left it a choice."""
    if ruling is None or not ruling.options:
        return Ruling(refusal=Refusal(Reason.NOT_AN_OPTION, "the floor has nothing to decide"))
    option = chosen(ruling, words)
    if option is None:
        names = ", ".join(choice.name for choice in ruling.options)
        return Ruling(refusal=Refusal(Reason.NOT_AN_OPTION, f"{words}: the book allows {names}"))
    return Ruling(option.events, grounds=ruling.grounds, says=option.says)


def take_up(played: Played) -> None:
    """Rule on reports whose moment has come; a choice among options is left to the next line."""
    hand = played.hand
    while (due := first_due(hand)) is not None:
        apply(hand, taken_up(due))
        ruling = ruled_now(hand, due)
        if ruling.refusal or ruling.missing:
            continue
        played.ruling = ruling
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


def notes_fact(ruling: LastRuling, words: list[str]) -> tuple[bool, str]:
    """``= notes: count the deck``: what follows beside the hand; none if nothing."""
    so = ", ".join(ruling.notes) if ruling else ""
    return " ".join(words) == (so or "none"), f"notes: {so or 'none'}"


FLOOR_FACTS: dict[str, Fact] = {
    "ruling": ruling_fact, "options": options_fact, "notes": notes_fact,
}  # fmt: skip


def of_a_hand(fact: Fact) -> Callable[[Played, list[str]], tuple[bool, str]]:
    return lambda played, words: fact(played.ruling, words)


FLOOR_WORDS = Words(
    marks={"!": judged_report, **dict.fromkeys(DECIDERS, judged_choice)},
    facts={word: of_a_hand(fact) for word, fact in FLOOR_FACTS.items()},
    then=take_up,
)
