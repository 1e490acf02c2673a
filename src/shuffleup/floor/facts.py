"""What a ruling depends on: typed facts, asked for only when they matter.

A ``Fact`` is declared with its question. ``Facts`` holds the answers of one report; a judge asks
``facts.yes("said_raise")``; an answer that is not there raises ``MissingFactError``, so the
interview knows the next question, and what was asked is what the ruling used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from shuffleup.cards import parse, show
from shuffleup.floor.substantial import Act
from shuffleup.hand.echoes import said
from shuffleup.outside_text import counted, sentence

SEAT, CHIPS, COUNT, CARD, CARDS, YES, ONE_OF, PILE, ACTS, SEATS = (
    "seat", "chips", "count", "card", "cards", "yes or no", "one of", "chips by denomination",
    "actions", "seats",
)  # fmt: skip


# An answer as it was told or read: text, a number, yes or no, or several numbers or actions.
FactAnswer = bool | int | str | Sequence[int] | Sequence[Act]
Answers = Mapping[str, FactAnswer]  # by the name of the fact
SeatOf = Callable[[str], int]  # a seat by its player's name


class Fact(Struct, frozen=True):
    """One question a ruling may turn on. ``default`` is what is taken when nothing is said."""

    name: str
    kind: str
    question: str
    values: tuple[str, ...] = ()
    default: FactAnswer | None = None
    any_seat: bool = False  # a seat that need not be in the hand: an empty one was dealt in
    unsaid: str = ""  # what nothing said means, where that is no answer: ``all of them``
    also: tuple[int, ...] = ()  # numbers worth trying besides none, one, two and three


class MissingFactError(Exception):
    """A ruling needs an answer that was not given."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class FactError(ValueError):
    """An answer that cannot be true, or is not an answer to the question."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


class Facts:
    """The answers of one report, typed; remembers which of them were used."""

    def __init__(self, declared: Sequence[Fact], given: Answers) -> None:
        self.declared = {fact.name: fact for fact in declared}
        self.given = given
        self.used: list[str] = []

    def get(self, name: str) -> FactAnswer:
        """An answer of any type; whoever knows what was asked has a getter of that type below."""
        fact = self.declared[name]
        if name not in self.used:
            self.used.append(name)
        if name in self.given:
            return self.given[name]
        if fact.default is None:
            raise MissingFactError(name)
        return fact.default

    def has(self, name: str) -> bool:
        """Whether an answer was given; asking does not count as using it."""
        return name in self.given

    def seat(self, name: str = "seat") -> int:
        return whole(self.get(name))

    def chips(self, name: str) -> int:
        return whole(self.get(name))

    def count(self, name: str) -> int:
        return whole(self.get(name))

    def yes(self, name: str) -> bool:
        return bool(self.get(name))

    def one_of(self, name: str) -> str:
        return str(self.get(name))

    def cards(self, name: str = "cards") -> tuple[int, ...]:
        return numbers(self.get(name))

    def seats(self, name: str = "seats") -> tuple[int, ...]:
        return numbers(self.get(name))

    def acts(self, name: str = "actions") -> tuple[Act, ...]:
        """What players did, as reported."""
        return actions(self.get(name))

    def pile(self, name: str = "chips") -> tuple[int, ...]:
        """The chips put in, one number for each chip."""
        return numbers(self.get(name))


# ---- answers by their type: ``check_facts`` has seen to it that each is what was asked for -------


def whole(answer: FactAnswer) -> int:
    """A seat, chips or a count."""
    assert isinstance(answer, int), answer
    return answer


def numbers(answer: FactAnswer) -> tuple[int, ...]:
    """Seats, cards or a pile of chips."""
    assert not isinstance(answer, int | str), answer
    return tuple(one for one in answer if isinstance(one, int))


def actions(answer: FactAnswer) -> tuple[Act, ...]:
    """What players did, in order."""
    assert not isinstance(answer, int | str), answer
    return tuple(one for one in answer if isinstance(one, Act))


# ---- answers as text -------------------------------------------------------------------------


def read_answer(fact: Fact, text: str, seat_of: SeatOf) -> FactAnswer:
    """An answer as it is typed or written; FactError says what would be one."""
    try:
        return READERS[fact.kind](fact, text.strip(), seat_of)
    except FactError:
        raise
    except ValueError as error:
        raise FactError(f"{fact.name}: {error}") from error


def _whole(fact: Fact, text: str, seat_of: SeatOf) -> int:
    return counted(text)


def _yes(fact: Fact, text: str, seat_of: SeatOf) -> bool:
    answers = {"yes": True, "y": True, "true": True, "no": False, "n": False, "false": False}
    if text.lower() not in answers:
        raise FactError(f"{fact.name} is yes or no, not {said(text)}")
    return answers[text.lower()]


def _one_of(fact: Fact, text: str, seat_of: SeatOf) -> str:
    if text not in fact.values:
        raise FactError(f"{fact.name} is one of {', '.join(fact.values)}, not {said(text)}")
    return text


MOST_CHIPS = 10_000  # in one pile


def _pile(fact: Fact, text: str, seat_of: SeatOf) -> tuple[int, ...]:
    """``500+100x3``: one chip of 500 and three of 100."""
    pile: list[int] = []
    for part in text.replace(" ", "").split("+"):
        chip, _, times = part.partition("x")
        if not chip.isdecimal() or (times and not times.isdecimal()) or not counted(chip):
            raise FactError(f"{fact.name}: chips are written like 500+100x3, not {said(text)}")
        count = counted(times) if times else 1
        if len(pile) + count > MOST_CHIPS:
            raise FactError(f"{fact.name}: more than {MOST_CHIPS:,} chips cannot be counted")
        pile += [counted(chip)] * count
    return tuple(pile)


VERBS = {
    "folds": "fold", "checks": "check", "calls": "call", "bets": "raise", "raises to": "raise",
}  # fmt: skip


def _acts(fact: Fact, text: str, seat_of: SeatOf) -> tuple[Act, ...]:
    """``Bob bets 40 then Cy calls``: what others did, in order."""
    acts = []
    for part in text.split(" then "):
        name, _, said = part.strip().partition(" ")
        verb = next((verb for verb in VERBS if said == verb or said.startswith(verb + " ")), "")
        amount = said.removeprefix(verb).strip()
        if not verb or (VERBS[verb] == "raise") != amount.isdecimal():
            raise FactError(f"{fact.name}: actions read like: Bob bets 40 then Cy calls")
        acts.append(Act(seat_of(name), VERBS[verb], counted(amount or "0")))
    return tuple(acts)


READERS: dict[str, Callable[[Fact, str, SeatOf], FactAnswer]] = {
    SEAT: lambda fact, text, seat_of: seat_of(text),
    CHIPS: _whole,
    COUNT: _whole,
    CARD: lambda fact, text, seat_of: parse(text),
    CARDS: lambda fact, text, seat_of: parse(text.replace(" ", "")),
    YES: _yes,
    ONE_OF: _one_of,
    PILE: _pile,
    ACTS: _acts,
    SEATS: lambda fact, text, seat_of: tuple(seat_of(name) for name in text.split()),
}


def show_answer(fact: Fact, value: FactAnswer, names: Sequence[str]) -> str:
    """An answer as text; ``read_answer`` reads it back."""
    if fact.kind == SEAT:
        return names[whole(value)] or str(whole(value) + 1)
    if fact.kind == SEATS:
        return " ".join(names[seat] or str(seat + 1) for seat in numbers(value))
    if fact.kind == ACTS:
        return " then ".join(say_act(act, names) for act in actions(value))
    if fact.kind in (CARD, CARDS):
        return show(numbers(value))
    if fact.kind == YES:
        return "yes" if value else "no"
    if fact.kind == PILE:
        return "+".join(str(chip) for chip in numbers(value))
    return str(value)


def say_act(act: Act, names: Sequence[str]) -> str:
    verb = {"fold": "folds", "check": "checks", "call": "calls"}.get(act.action)
    return f"{names[act.seat]} {verb or f'raises to {act.to}'}"
