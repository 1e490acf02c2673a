"""Interviews with people who know everything: does the answer rest on all that matters?

A person is drawn with an answer to every question of a kind. The interview puts its questions; then
its ruling must be the one that all the answers give together. ``make interviews`` holds many more
of them than the tests, in every game.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

import shuffleup.irregularities  # noqa: F401  every layer's kinds and subjects
from shuffleup.cards import UNKNOWN
from shuffleup.floor.asking.combinations import Effect, Tried, Unsaid, answers, effect
from shuffleup.floor.asking.possible import dead_end
from shuffleup.floor.asking.subjects import SUBJECTS, subject_of
from shuffleup.floor.facts import CARD, CARDS, Fact, FactAnswer
from shuffleup.floor.kinds import STAGED, AnyKind, kinds_of
from shuffleup.games import game, games
from shuffleup.hand import Hand
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Ruling

TRIES = 300  # to find answers that can all be true
WITH_BLINDS_AND_WITHOUT = ("holdem", "stud")  # of a game a room's decisions turn on no more


class Place(Struct, frozen=True):
    """A kind asked of a hand or table of some scene, under a book."""

    kind: AnyKind
    of: Any
    name: str  # for people

    def ruled(self, told: Tried) -> Ruling[Any]:
        return subject_of(self.kind).ruled(self.of, self.kind, given(told))

    def unsaid(self, told: Tried) -> Unsaid:
        left_out = tuple(name for name, answer in told.items() if answer is None)
        return Unsaid(self.kind, self.of, given(told), left_out)


class Held(Struct, frozen=True):
    """An interview that was held."""

    place: Place
    knows: Tried
    told: Tried  # in the order of the questions
    fault: str = ""  # what was wrong with it


def given(told: Tried) -> dict[str, FactAnswer]:
    return {name: answer for name, answer in told.items() if answer is not None}


def places(book: str, key: str, *only: str) -> Iterator[Place]:
    """Every scene of a game under a book, and what can have happened there: all kinds, or some."""
    rules, sheet = resolve(rulebook(book)), game(key)
    for subject in SUBJECTS.values():
        if subject.need in STAGED and key not in WITH_BLINDS_AND_WITHOUT:
            continue
        for scene in subject.scenes(sheet):
            of = subject.read(subject.scene(scene, sheet), rules).of
            for kind in kinds_of(subject.need).values():
                wanted = not only or kind.name in only
                if wanted and not dead_end(kind, of, {}, amounts=True):
                    yield Place(kind, of, f"{book}, {key}, {kind.name}, {scene}")


def person(place: Place, dice: random.Random, *, cards: bool = False) -> Tried | None:
    """Somebody who knows it all: an answer to every question, None where nothing is to be said.
    With ``cards`` also of which cards it was; nobody where no answers that can be true are found.
    """
    for _ in range(TRIES):
        knows = {fact.name: drawn(place, fact, dice, cards) for fact in place.kind.facts}
        full = place.ruled(knows)
        if not full.impossible and not full.missing:
            return knows
    return None


def drawn(place: Place, fact: Fact, dice: random.Random, cards: bool) -> FactAnswer | None:
    if fact.kind in (CARD, CARDS):
        return drawn_cards(place.of, fact, dice) if cards or fact.default is None else None
    return dice.choice(answers(subject_of(place.kind), place.of, fact) or (None,))


def drawn_cards(of: Any, fact: Fact, dice: random.Random) -> tuple[int, ...]:
    """Cards somebody holds, or some that nobody has seen."""
    hand = of if isinstance(of, Hand) else of.hand or of.last
    held = [cards for cards in hand.hole if cards and UNKNOWN not in cards]
    known = {card for cards in (*hand.hole, *hand.boards) for card in cards}
    unseen = dice.sample([card for card in hand.game.cards if card not in known], 4)
    some: list[tuple[int, ...]] = [*held, *(tuple(unseen[:n]) for n in (1, 2, 3))]
    return dice.choice(some)[:1] if fact.kind == CARD else dice.choice(some)


def held(place: Place, knows: Tried) -> Held:
    """The interview, to its end or to what it gets wrong."""
    told: Tried = {}
    while names := place.unsaid(told).next_questions():
        if again := [name for name in names if name in told]:
            return Held(place, knows, told, f"asks for {again} again")
        told = {**told, **{name: knows[name] for name in names}}
        if dead_end(place.kind, place.of, given(told)) and not place.unsaid(told).is_possible():
            return Held(place, knows, told, f"does not take {names}")
    return Held(place, knows, told, wrong(place, told, knows))


def wrong(place: Place, told: Tried, knows: Tried) -> str:
    """How the ruling differs from the one with all facts; empty if it does not."""
    said, right = place.ruled(told), place.ruled(knows)
    cards = [fact.name for fact in place.kind.facts if fact.kind in (CARD, CARDS)]
    same = in_words if any(knows[name] is not None for name in cards) else effect
    return "" if same(said) == same(right) else f"rules {in_words(said)}, not {in_words(right)}"


def in_words(ruling: Ruling[Any]) -> Effect:
    """What is ruled, whichever cards it is ruled on."""
    refusal = ruling.refusal.says if ruling.refusal else ""
    options = tuple(option.name for option in ruling.options)
    return refusal, ruling.missing, ruling.says, options, ruling.notes


def interviews(
    book: str, key: str, dice: random.Random, times: int = 1, *only: str
) -> Iterator[tuple[Place, Held | None]]:
    """So many interviews about every kind in every scene of a game, with cards every fourth; none
    where nobody was found who can tell of it."""
    for place in places(book, key, *only):
        for _ in range(times):
            knows = person(place, dice, cards=not dice.randrange(4))
            yield place, held(place, knows) if knows is not None else None


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--times", type=int, default=10)
    ask.add_argument("--seed", default="interviews")
    ask.add_argument("--games", nargs="*", default=[sheet.key for sheet in games()])
    options = ask.parse_args()
    faults = count = 0
    for key in options.games:
        began, before = time.perf_counter(), count
        for book in BOOKS:
            for _, one in interviews(book, key, random.Random(options.seed), options.times):
                count += one is not None
                if one and one.fault:
                    faults += 1
                    print(f"{one.place.name}: {one.fault}; knows {one.knows}, told {one.told}")
        print(f"{key}: {count - before:,} interviews, {time.perf_counter() - began:.0f} s")
    print(f"{count:,} interviews, {faults} wrong")
    return int(faults > 0)


if __name__ == "__main__":
    raise SystemExit(main())
