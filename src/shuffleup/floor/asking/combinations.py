"""Every combination of facts that nobody has told, and whether one of them changes the ruling.

A judge reads its facts one after the other, and what it does not read cannot change what it rules.
So the readings of a judge are a tree: ``Unsaid.next_questions`` walks it, the facts told fixed, and
names facts that change the ruling, alone or together. It names none only when every combination has
been seen to rule the same. What cannot be true is no combination.

A fact with few answers is tried with all of them, amounts and actions with some worth trying. Cards
are not tried: which card it was says which card is moved, and not what is ruled.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from shuffleup.floor.asking.subjects import AnySubject, subject_of
from shuffleup.floor.facts import (
    ACTS,
    CARD,
    CARDS,
    COUNT,
    ONE_OF,
    SEAT,
    SEATS,
    YES,
    Answers,
    Fact,
    FactAnswer,
)
from shuffleup.floor.kinds import AnyKind, UnderRules
from shuffleup.hand.repairs.primitives import Deferred
from shuffleup.law.ruling import Ruling

AnyRuling = Ruling[object]  # of whichever layer the kind belongs to
Tried = dict[str, FactAnswer | None]  # None: asked, and left out
Effect = tuple[object, ...]
IMPOSSIBLE: Final[Effect] = ("impossible",)
CLOSED = (YES, ONE_OF, SEAT, SEATS)  # every answer can be listed
FEW = (0, 1, 2, 3)  # of something that is counted: books ask for one, two or three


class WatchedAnswers(Mapping[str, FactAnswer]):
    """Answers that remember what was looked for among them, in order."""

    def __init__(self, tried: Tried) -> None:
        self.tried, self.sought = tried, list[str]()

    def __contains__(self, name: object) -> bool:
        if isinstance(name, str) and name not in self.sought:
            self.sought.append(name)
        return self.tried.get(name) is not None if isinstance(name, str) else False

    def __getitem__(self, name: str) -> FactAnswer:
        answer = self.tried[name]
        if answer is None:
            raise KeyError(name)
        return answer

    def __iter__(self) -> Iterator[str]:
        return (name for name, answer in self.tried.items() if answer is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Unsaid:
    """One kind asked of one hand or table, with some facts told and the others open."""

    def __init__(self, kind: AnyKind, of: UnderRules, told: Answers, left_out: tuple[str, ...]):
        self.kind, self.of = kind, of
        self.subject: AnySubject = subject_of(kind)
        self.declared = {fact.name: fact for fact in kind.facts}
        self.told: Tried = {**told, **dict.fromkeys(left_out)}

    def ruled(self, tried: Tried) -> tuple[AnyRuling, list[str]]:
        """The ruling with these answers, and the facts it looked for without one, in order."""
        watched = WatchedAnswers(tried)
        ruling = self.subject.ruled(self.of, self.kind, watched)
        return ruling, [name for name in watched.sought if name not in tried]

    def next_questions(self) -> list[str]:
        """What to ask next: one fact the ruling cannot do without, else all that is taken as usual
        and may change it; none if nothing does."""
        needed = self.needed()
        return [needed] if needed else self.all_that_matter()

    def all_that_matter(self) -> list[str]:
        """What is taken as usual and would change the ruling: each fact that does so by itself,
        else those of a combination that does."""
        ruling, unsaid = self.ruled(self.told)
        if ruling.missing:
            return []
        usual = effect(ruling)
        return [name for name in unsaid if self.matters_alone(name, usual)] or self.together(usual)

    def needed(self) -> str:
        """A fact without which there is no ruling, or what else would do where that one was left
        out; empty if there is none."""
        ruling, unsaid = self.ruled(self.told)
        wanted = [name for name in ruling.missing if name not in self.told]
        return next(iter(wanted or unsaid), "") if ruling.missing else ""

    def matters_alone(self, name: str, usual: Effect) -> bool:
        """Whether another answer to this question changes the ruling, the others as usual."""
        return any(
            other not in (usual, IMPOSSIBLE)
            for answer in answers(self.subject, self.of, self.declared[name])
            for other in [effect(self.ruled({**self.told, name: answer})[0])]
        )

    def together(self, usual: Effect) -> list[str]:
        """The facts of a combination that changes the ruling, and none too many."""
        found = self.combination(self.told, usual)
        if found is None:
            return []
        for name in [name for name in found if name not in self.told]:
            fewer = {other: answer for other, answer in found.items() if other != name}
            if effect(self.ruled(fewer)[0]) not in (usual, IMPOSSIBLE):
                found = fewer
        return [name for name in found if name not in self.told]

    def combination(self, tried: Tried, usual: Effect) -> Tried | None:
        """These answers and others, down the tree, that are ruled otherwise; None if there are
        none. An amount the ruling then needs is as good as another ruling."""
        ruling, unsaid = self.ruled(tried)
        for name in unsaid:
            fact = self.declared[name]
            choice = answers(self.subject, self.of, fact)
            if choice and (fact.kind in CLOSED or name not in ruling.missing):
                branches = (self.combination({**tried, name: one}, usual) for one in choice)
                return next((found for found in branches if found is not None), None)
        return None if effect(ruling) in (usual, IMPOSSIBLE) else tried

    def is_possible(self) -> bool:
        """Whether what was told can be true with some answers to the rest."""
        return self.combination(self.told, IMPOSSIBLE) is not None


def effect(ruling: AnyRuling) -> Effect:
    """What a ruling comes to: what is said, what happens, what may be chosen, what follows beside
    the hand, or what it still needs. A report that waits is the same with whatever was told."""
    if ruling.impossible:
        return IMPOSSIBLE
    refusal = ruling.refusal.says if ruling.refusal else ""
    options = tuple((one.name, one.says, happens(one.events)) for one in ruling.options)
    return (
        refusal, ruling.missing, ruling.says, happens(ruling.events), options, ruling.notes,
    )  # fmt: skip


def happens(events: tuple[object, ...]) -> tuple[object, ...]:
    return tuple(replace(one, facts=()) if isinstance(one, Deferred) else one for one in events)


def answers(subject: AnySubject, of: UnderRules, fact: Fact) -> tuple[FactAnswer | None, ...]:
    """What a fact can be, first what holds if nothing is said; none where one would guess."""
    found: tuple[FactAnswer, ...] = ()
    if fact.kind == YES:
        found = (False, True)
    elif fact.kind == ONE_OF:
        found = fact.values
    elif fact.kind == COUNT:
        found = (*(subject.likely(of, fact) or FEW), *fact.also)
    elif fact.kind == SEATS:
        alone = Fact(fact.name, SEAT, fact.question)
        found = ((), *((seat,) for seat in subject.likely(of, alone) if isinstance(seat, int)))
    elif fact.kind not in (CARD, CARDS):
        found = subject.acts(of) if fact.kind == ACTS else subject.likely(of, fact)
    if fact.default is None and not fact.unsaid:
        return found
    return (None, *(one for one in found if one != fact.default)) if found else ()
