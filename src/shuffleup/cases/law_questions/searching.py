"""Clauses by the words that somebody at a table would use, the likeliest first.

``searched(rules, "all in")`` are the clauses that speak of it. Words stand for their beginnings
(``splash`` is also splashing), never for a part of another word: *all* is no *stalling*. Words of
no weight count only behind the word they go with, *out of*. Where no clause has all the words,
those that have most of them come in their place, and it is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct

from shuffleup.cases.law_questions.finding import SMALL, stem
from shuffleup.law.rule import Rule

# What is said at a table, and what the books call it.
ALSO = {
    "registration": ("entr", "enter"), "register": ("entr", "enter"), "buyin": ("buy",),
    "color": ("colour",), "reentry": ("re entr",), "rebuy": ("re buy", "rebuy"), "cell": ("phone",),
    "mobile": ("phone",), "cellphone": ("phone",), "checkraise": ("check and raise", "check raise"),
    "bbj": ("jackpot",), "floorman": ("floor",), "straddles": ("straddl",), "rit": ("twice",),
}  # fmt: skip


class Searched(Struct, frozen=True):
    """The clauses, the likeliest first; ``nearest``: none has all the words."""

    rules: list[Rule]
    nearest: bool = False


class Spoken(Struct, frozen=True):
    """A clause as words with blanks around each, so that beginnings can be looked for."""

    title: str
    text: str


def searched(rules: Iterable[Rule], words: str) -> Searched:
    said = spaced(words)
    wanted = [one for one in said.split() if one not in SMALL] or said.split()
    scored = [(score(rule, wanted, said), rule) for rule in rules] if wanted else []
    all_of = [(one, rule) for one, rule in scored if one[0] == len(wanted)]
    joined = [(one, rule) for one, rule in all_of if are_joined(rule, said.split())]
    all_of = joined or all_of
    most = max((one[0] for one, _ in scored), default=0)
    near = all_of or [(one, rule) for one, rule in scored if one[0] == most and most]
    near.sort(key=lambda one: [-part for part in one[0]])
    return Searched([rule for _, rule in near], nearest=bool(near) and not all_of)


def score(rule: Rule, wanted: list[str], said: str) -> tuple[int, int, int, int, int]:
    """How many words it has, whether they stand together, the same of its title, and whether it
    decides something: what a term means comes behind what is to be done."""
    spoken = spoken_of(rule.title, rule.says)
    phrase = begun(said)
    hits = sum(has_word(spoken.text, one) or one in rule.id for one in wanted)
    if not hits:
        return (0, 0, 0, 0, 0)
    titled = sum(has_word(spoken.title, one) for one in wanted)
    decides = bool(rule.decides or rule.by)
    return (hits, int(phrase in spoken.text), int(phrase in spoken.title), titled, int(decides))


def are_joined(rule: Rule, said: list[str]) -> bool:
    """Whether its small words stand behind the same words as in what was said: *all in*."""
    text = spoken_of(rule.title, rule.says).text
    pairs = [(first, small) for first, small in pairwise(said) if small in SMALL]
    return all(f" {first} {small} " in text for first, small in pairs)


@lru_cache(maxsize=4096)
def spoken_of(title: str, says: str) -> Spoken:
    return Spoken(spaced(title), f"{spaced(title)}{spaced(says)}")


def spaced(text: str) -> str:
    return f" {' '.join(re.findall(r'[a-z0-9]+(?:[.][a-z0-9]+)*', text.lower().replace('’', '')))} "


def begun(said: str) -> str:
    """A phrase of which the last word may go on: ``splash the pot`` is also *splash the pots*."""
    *first, last = said.split() or [""]
    return " ".join(["", *first, stem(last)])


def has_word(text: str, word: str) -> bool:
    return any(f" {one}" in text for one in (stem(word), *ALSO.get(word, ())))
