"""Answers of a closed list as people say them, where the law's own word says too little by itself.

``answer_words(fact, value)``: the menu of an interview shows these and takes them back; the value
stays what reports, logs and files have.
"""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.floor.facts import Fact
from shuffleup.outside_text import numbered

# by the name of the question and the answer
WORDS = {
    ("called-by", "dealer"): "the dealer",
    ("called-by", "player"): "a player",
    ("decides", "later-round"): "only on a later one, or no more",
    ("decides", "this-round"): "on that round",
    ("declares", "all-in"): "declares all-in",
    ("declares", "bet-on"): "bets on",
    ("gesture", "check-like"): "a movement that looked like a check",
    ("gesture", "other"): "another gesture",
    ("gesture", "rap"): "rapped or tapped the table",
    ("how-far", "behind-the-line"): "still behind the line, in the hand",
    ("how-far", "over-the-line"): "over the line, in the hand",
    ("how-far", "released-over"): "let go over the line",
    ("how-far", "released-short"): "let go short of the line",
    ("how-far", "toward-the-line"): "moving toward the line, in the hand",
    ("identifiable", "clearly"): "yes, clearly",
    ("identifiable", "fully"): "yes, beyond any doubt",
    ("last", "missed-hand"): "one hand missed",
    ("last", "missed-hands"): "several hands missed",
    ("offence", "chip-stacking"): "stacking chips so that they are in the way",
    ("offence", "dodging-blinds"): "dodging a blind when moved",
    ("offence", "line-angle"): "using the betting line to mislead",
    ("offence", "post-mortem"): "a lengthy post-mortem of a hand",
    ("offence", "tiny-chip"): "putting in a tiny chip",
    ("offence", "two-to-a-hand"): "two people playing one hand",
    ("offence", "wild-discards"): "throwing discards about",
    ("place", "board"): "on the board",
    ("place", "burn"): "as a burn card",
    ("place", "hand"): "in a player's hand",
    ("place", "muck"): "in the muck",
    ("place", "stub"): "in the stub",
    ("record", "known"): "known for the like",
    ("round", "earlier"): "on an earlier one",
    ("round", "this"): "on this one",
    ("ruled-by", "dealer"): "the dealer",
    ("ruled-by", "floor"): "the floor",
    ("ruled-by", "poker-supervisor"): "the poker supervisor",
    ("ruled-by", "tournament-director"): "the tournament director",
    ("said", "amount"): "only an amount, such as 'forty'",
    ("said", "other"): "something else",
    ("what", "blind"): "a blind",
    ("what", "dead"): "dead money",
    ("what", "fouled"): "a fouled hand",
    ("what", "joker"): "a joker",
    ("where", "away"): "away from the table",
    ("where", "seat"): "in the seat",
    ("where", "table"): "at the table, not in the seat",
    ("why", "already-committed"): "was committed to the pot already",
    ("why", "false-information"): "was told something wrong",
    ("why", "folded"): "meant to fold",
    ("why", "thought-more-owed"): "thought that more was owed",
    ("why", "thought-pot-won"): "thought that the pot was won",
    ("why", "wanted-change"): "wanted change",
}


def answer_words(fact: Fact, value: str) -> str:
    """One answer as people say it."""
    return WORDS.get((fact.name, value)) or value.replace("-", " ")


def menu_of(fact: Fact) -> list[str]:
    """All answers of a closed question, in their order."""
    return [answer_words(fact, value) for value in fact.values]


def value_said(fact: Fact, said: str) -> str:
    """The value of what was typed: its number, its words, or the value itself; empty if none."""
    if said.isdecimal():
        at = numbered(said, len(fact.values))
        return fact.values[at - 1] if at else ""
    return _alike(said, menu_of(fact), fact.values) or _alike(said, fact.values, fact.values)


def _alike(said: str, spelled: Sequence[str], values: Sequence[str]) -> str:
    wanted = bare(said)
    found = (value for word, value in zip(spelled, values, strict=True) if bare(word) == wanted)
    return next(found, "")


def bare(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())
