"""The twenty mistakes a floor person is called for most: five questions at most, in every book.

Each as somebody tells it, the place in the hand, and what they answer when asked; whatever else is
asked is as usual. What is usually so is one question, and one more for each thing that is not.
"""

from __future__ import annotations

import pytest
from msgspec import Struct

from shuffleup.cli.floor.finding import found_by
from shuffleup.floor.asking.doubts import next_questions
from shuffleup.floor.asking.scenes import scene
from shuffleup.floor.asking.situations import Situation, ask
from shuffleup.irregularities import KINDS
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import Rulebook, rulebook

MOST = 5


class Mistake(Struct, frozen=True):
    """What is said of it, its kind, where it happens, and the answers to what is asked."""

    said: str
    kind: str
    where: str
    knows: dict[str, str]


FLOP, RAISED = "on the flop, facing a bet", "facing a raise before the flop"
SHOWN = "the pot has been pushed to the one hand shown"
COMMONEST = (
    Mistake("one big chip and no word", "wager", RAISED, {"said": "nothing", "chips": "100"}),
    Mistake("string bet", "string-raise", FLOP, {"first": "10+10", "later": "25"}),
    Mistake("put in too little for the call", "undercall", FLOP, {"chips": "4"}),
    Mistake("raise too small", "wager-too-small", FLOP, {"to": "18", "declared": "yes"}),
    Mistake("did not see the raise", "unaware-of-raise", RAISED, {"chips": "4"}),
    Mistake(
        "acted out of turn", "out-of-turn", FLOP,
        {"seat": "Dee", "action": "raise", "to": "36", "deliberate": "no"},
    ),
    Mistake(
        "player was skipped", "skipped-player", FLOP,
        {"seat": "Bob", "behind": "Cy calls then Dee calls", "had-time": "yes", "burned": "no",
         "dealer-erred": "no", "next-card": "no"},
    ),
    Mistake(
        "folded with nothing to call", "irregular-fold", "on the flop, nobody has bet",
        {"seat": "Bob", "how": "said-fold", "deliberate": "no"},
    ),
    Mistake("called the clock", "clock-called", FLOP, {"caller": "Cy", "needed": "yes"}),
    Mistake(
        "one card too many dealt", "extra-card", "before the flop", {"seats": "Dee", "last": "yes"}
    ),
    Mistake("a card too few", "too-few-cards", "before the flop", {"seat": "Dee"}),
    Mistake(
        "dealer exposed a card", "down-card-exposed", "before the flop",
        {"seat": "Ann", "nth": "1", "looked": "no"},
    ),
    Mistake(
        "face up in the deck", "boxed-card", "before the flop",
        {"place": "hand", "seat": "Ann", "nth": "2"},
    ),
    Mistake("flop came too early", "premature-flop", "before the flop", {"cards": "7dKs2c"}),
    Mistake("burned and turned early", "premature-turn", FLOP, {"card": "7d"}),
    Mistake("four cards on the flop", "four-card-flop", FLOP, {}),
    Mistake(
        "wants the mucked hand back", "hand-in-the-muck", FLOP,
        {"seat": "Bob", "identifiable": "clearly", "why": "thought-pot-won"},
    ),
    Mistake(
        "dealer took in my hand", "hand-killed-or-fouled", FLOP,
        {"seat": "Bob", "identifiable": "no"},
    ),
    Mistake(
        "winning hand mucked", "discard-at-showdown", SHOWN,
        {"seat": "Bob", "muck": "yes", "identifiable": "no", "cards": "????"},
    ),
    Mistake("wrong player got the pot", "wrong-award", SHOWN, {"from": "Ann", "to": "Bob"}),
)  # fmt: skip


def questions(mistake: Mistake, books: list[Rulebook]) -> tuple[int, Situation]:
    """How many questions it takes, and what is known in the end."""
    at, count = Situation(mistake.kind, scene(mistake.where)), 0
    while names := next_questions(at, books):
        said = {name: mistake.knows[name] for name in names if name in mistake.knows}
        assert said or len(names) > 1 or is_usual(mistake.kind, names[0]), names
        count += 1 + len(said) if len(names) > 1 else 1
        left_out = (*at.left_out, *(name for name in names if name not in said))
        at = Situation(at.kind, at.play, {**at.facts, **said}, left_out)
    return count, at


def is_usual(kind: str, name: str) -> bool:
    fact = next(fact for fact in KINDS[kind].facts if fact.name == name)
    return fact.default is not None or bool(fact.unsaid)


@pytest.mark.parametrize("mistake", COMMONEST, ids=lambda mistake: mistake.kind)
def test_the_commonest_mistakes_take_five_questions_at_most(mistake: Mistake) -> None:
    for name in BOOKS:
        count, known = questions(mistake, [rulebook(name)])
        answer = ask(known, rulebook(name))
        assert answer.ruling.ok, answer.outcome
        assert not answer.ruling.missing
        assert count <= MOST, (name, count, known)


@pytest.mark.parametrize("mistake", COMMONEST, ids=lambda mistake: mistake.kind)
def test_they_take_no_more_with_every_book_at_once(mistake: Mistake) -> None:
    count, _ = questions(mistake, [rulebook(name) for name in BOOKS])
    assert count <= MOST


@pytest.mark.parametrize("mistake", COMMONEST, ids=lambda mistake: mistake.kind)
def test_they_are_found_by_what_people_say(mistake: Mistake) -> None:
    assert mistake.kind in [kind.name for kind in found_by(mistake.said)]


def test_there_are_twenty_of_them() -> None:
    assert len({mistake.kind for mistake in COMMONEST}) == 20
