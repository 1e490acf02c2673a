"""Transcripts in which something goes wrong: the hand's words, and the floor's.

``run(text, rules)`` is the hand's ``run`` with reports (``! premature-turn``), choices (``floor:
play-on``) and what the floor said (``= ruling: …``, ``= options: …``, ``= grounds: …``).
"""

from __future__ import annotations

from shuffleup.floor.report import chosen, report
from shuffleup.floor.report_words import read_report
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.words.hand_transcript import Played, Watch, Words
from shuffleup.hand.words.hand_transcript import run as run_hand
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
    ruling = played.ruling
    if ruling is None or not ruling.options:
        return Ruling(refusal=Refusal(Reason.NOT_AN_OPTION, "the floor has nothing to decide"))
    option = chosen(ruling, words)
    if option is None:
        names = ", ".join(choice.name for choice in ruling.options)
        return Ruling(refusal=Refusal(Reason.NOT_AN_OPTION, f"{words}: the book allows {names}"))
    return Ruling(option.events, grounds=ruling.grounds, says=option.says)


def ruling_fact(played: Played, words: list[str]) -> tuple[bool, str]:
    """``= ruling: call 200``: the floor's answer in its own words."""
    so = played.ruling.says if played.ruling else "nothing"
    return " ".join(words) == so, f"ruling: {so}"


def options_fact(played: Played, words: list[str]) -> tuple[bool, str]:
    """``= options: play-on, misdeal``: what the floor may choose between; none if nothing."""
    options = played.ruling.options if played.ruling else ()
    so = ", ".join(option.name for option in options) or "none"
    return " ".join(words) == so, f"options: {so}"


def notes_fact(played: Played, words: list[str]) -> tuple[bool, str]:
    """``= notes: count the deck``: what follows beside the hand; none if nothing."""
    so = ", ".join(played.ruling.notes if played.ruling else ()) or "none"
    return " ".join(words) == so, f"notes: {so}"


FLOOR_WORDS = Words(
    marks={"!": judged_report, "floor:": judged_choice},
    facts={"ruling": ruling_fact, "options": options_fact, "notes": notes_fact},
)
