"""The twenty mistakes a floor person is called for most: five questions at most, in every book.

Each as somebody tells it, the place in the hand, and what they answer when asked; whatever else is
asked is as usual. What is usually so is one question, and one more for each thing that is not.
"""

from __future__ import annotations

import pytest

from shuffleup.cases.law_questions.commonest import COMMONEST, CommonMistake
from shuffleup.cases.law_questions.finding import found_by
from shuffleup.floor.asking.doubts import next_questions
from shuffleup.floor.asking.scenes import scene
from shuffleup.floor.asking.situations import Situation, ask
from shuffleup.irregularities import KINDS
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import Rulebook, rulebook

MOST = 5


# What somebody knows who is asked, by the kind.
KNOWN: dict[str, dict[str, str]] = {
    "wager": {"said": "nothing", "chips": "100"},
    "string-raise": {"first": "10+10", "later": "25"},
    "undercall": {"chips": "4"},
    "wager-too-small": {"to": "18", "declared": "yes"},
    "unaware-of-raise": {"chips": "4"},
    "out-of-turn": {"seat": "Dee", "action": "raise", "to": "36", "deliberate": "no"},
    "skipped-player": {
        "seat": "Bob", "behind": "Cy calls then Dee calls", "had-time": "yes", "burned": "no",
        "dealer-erred": "no", "next-card": "no",
    },
    "irregular-fold": {"seat": "Bob", "how": "said-fold", "deliberate": "no"},
    "clock-called": {"caller": "Cy", "needed": "yes"},
    "extra-card": {"seats": "Dee", "last": "yes"},
    "too-few-cards": {"seat": "Dee"},
    "down-card-exposed": {"seat": "Ann", "nth": "1", "looked": "no"},
    "boxed-card": {"place": "hand", "seat": "Ann", "nth": "2"},
    "premature-flop": {"cards": "7dKs2c"},
    "premature-turn": {"card": "7d"},
    "four-card-flop": {},
    "hand-in-the-muck": {"seat": "Bob", "identifiable": "clearly", "why": "thought-pot-won"},
    "hand-killed-or-fouled": {"seat": "Bob", "identifiable": "no"},
    "discard-at-showdown": {"seat": "Bob", "muck": "yes", "identifiable": "no", "cards": "????"},
    "wrong-award": {"from": "Ann", "to": "Bob"},
}  # fmt: skip


def questions(mistake: CommonMistake, books: list[Rulebook]) -> tuple[int, Situation]:
    """How many questions it takes, and what is known in the end."""
    at, count = Situation(mistake.kind, scene(mistake.where)), 0
    knows = KNOWN[mistake.kind]
    while names := next_questions(at, books):
        said = {name: knows[name] for name in names if name in knows}
        assert said or len(names) > 1 or is_usual(mistake.kind, names[0]), names
        count += 1 + len(said) if len(names) > 1 else 1
        left_out = (*at.left_out, *(name for name in names if name not in said))
        at = Situation(at.kind, at.play, {**at.facts, **said}, left_out)
    return count, at


def is_usual(kind: str, name: str) -> bool:
    fact = next(fact for fact in KINDS[kind].facts if fact.name == name)
    return fact.default is not None or bool(fact.unsaid)


@pytest.mark.parametrize("mistake", COMMONEST, ids=lambda mistake: mistake.kind)
def test_the_commonest_mistakes_take_five_questions_at_most(mistake: CommonMistake) -> None:
    for name in BOOKS:
        count, known = questions(mistake, [rulebook(name)])
        answer = ask(known, rulebook(name))
        assert answer.ruling.ok, answer.outcome
        assert not answer.ruling.missing
        assert count <= MOST, (name, count, known)


@pytest.mark.parametrize("mistake", COMMONEST, ids=lambda mistake: mistake.kind)
def test_they_take_no_more_with_every_book_at_once(mistake: CommonMistake) -> None:
    count, _ = questions(mistake, [rulebook(name) for name in BOOKS])
    assert count <= MOST


@pytest.mark.parametrize("mistake", COMMONEST, ids=lambda mistake: mistake.kind)
def test_they_are_found_by_what_people_say(mistake: CommonMistake) -> None:
    assert mistake.kind in [kind.name for kind in found_by(mistake.said)]


def test_there_are_twenty_of_them() -> None:
    assert len({mistake.kind for mistake in COMMONEST}) == 20
