"""A ruling as a floor person says it: whole sentences, and no name that only the code knows."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shuffleup.floor.asking.combinations import AnyRuling
from shuffleup.floor.kinds import AnyKind
from shuffleup.floor.report import ALONE, WHO
from shuffleup.law.points.floor.decisions import Authority

# ``raise to 60`` is what the dealer announces; of a ruling one says what it is.
ANNOUNCED = (
    (r"(bet|call) (\d)", r"a \1 of \2"),
    (r"(check|fold|misdeal)$", r"a \1"),
    (r"(raise to )", r"a \1"),
    (r"(all-in)$", r"an \1"),
)
IS_A = re.compile(
    r"a (bet|call) of |a raise to |an all-in$|a (check|fold|misdeal|discarded hand)$"
    r"|a (deliberate miscall|string raise) *(?!is )|an undercall$|a rap "
)
DECIDES = re.compile(r"\b(decides?|may choose|may put fairness first|may hold)\b")


def ruling_sentence(ruling: AnyRuling, kind: AnyKind) -> str:
    """What is ruled, or why nothing is: ``It is a call of 200.``"""
    if ruling.refusal:
        cannot = "This cannot have happened: " if ruling.refusal.reason.malformed else ""
        return as_sentence(f"{cannot}{ruling.refusal.says}")
    if ruling.missing:
        return f"It depends on one thing more. {asked_by_name(kind, ruling.missing[0])}"
    if not ruling.options:
        return as_sentence(what_it_is(ruling.says)) if ruling.says else "Nothing changes: play on."
    says = what_it_is(ruling.says)
    if DECIDES.search(says):
        return as_sentence(says)
    who = decides(ruling)
    return f"{as_sentence(says)} {who}" if says else who


def decides(ruling: AnyRuling) -> str:
    """``The floor decides.``, or who alone may."""
    who = next((WHO[one] for one, role in ALONE.items() if role == ruling.authority), "")
    return as_sentence(f"{who or WHO[Authority.FLOOR]} decides")


def what_it_is(says: str) -> str:
    for pattern, said in ANNOUNCED:
        says = re.sub(f"^{pattern}", said, says)
    return f"it is {says}" if IS_A.match(says) else says


def as_sentence(text: str) -> str:
    """With a capital letter and a full stop, unless it is a question."""
    if not text:
        return ""
    return f"{text[0].upper()}{text[1:]}" + ("" if text[-1] in ".?!" else ".")


def asked_by_name(kind: AnyKind, name: str) -> str:
    """The question a fact is asked with."""
    return next(fact.question for fact in kind.facts if fact.name == name)


def sentences(texts: Sequence[str]) -> str:
    return " ".join(as_sentence(text) for text in texts)
