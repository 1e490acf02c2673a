"""A rulebook: layers of the law from the common one to a house, and what they resolve to.

``rulebook("mohegan")`` gives the layers; ``resolve`` the ``Rules`` the engine reads; ``deciding``
the clauses behind a point; ``cite`` the clauses behind grounds and ``other_readings`` what the book
can be read to say instead; ``digest`` names it for ever.
"""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from shuffleup.law.circumstances import fits, without_circumstances
from shuffleup.law.loading import BOOKS, COMMON, HOUSES, load_book, read_house, shelf
from shuffleup.law.points import PointValue
from shuffleup.law.rule import Book, LawError, Rule
from shuffleup.law.rules import DEFAULT, POINTS, Rules, nearest, show_value


class Rulebook(Struct, frozen=True, eq=False):
    """The layers in force, lowest first; a later one is an exception to those before it. Two are
    the same when they are one object: what a book resolves to is remembered for it."""

    name: str
    layers: tuple[Book, ...]

    def layers_for(self, point: str) -> tuple[Book, ...]:
        """The layers that may decide a point, highest first, without those it is not inherited
        from: what belongs to live games alone falls through to the common layer."""
        found: list[Book] = []
        skipping = False
        for book in reversed(self.layers):
            if not skipping or book.name == COMMON:
                found.append(book)
            skipping = skipping or point in book.not_inherited
        return tuple(found)

    def deciding(self, point: str) -> tuple[Rule, ...]:
        """The clauses that decide a point: those of the highest layer that has any."""
        for book in self.layers_for(point):
            if point in book.deciding:
                return book.deciding[point]
        return ()

    def running(
        self, procedure: str, game: str = "", structure: str = "", grounds: tuple[str, ...] = ()
    ) -> tuple[Rule, ...]:
        """The clauses that a procedure carries out in a game, of the highest layer with any."""
        for book in reversed(self.layers):
            claiming = book.running.get(procedure, ())
            found = tuple(
                rule
                for rule in claiming
                if rule.speaks_of(game, structure) and fits(rule.when, grounds)
            )
            if found:
                return found
        return ()

    def rule(self, id: str) -> Rule | None:
        """A clause by its id, from whichever layer has it."""
        return next((r for book in self.layers for r in book.rules if r.id == id), None)


def rulebook(name: str | Path) -> Rulebook:
    """A book that ships, by name, or a house in a TOML file, with all the layers below it."""
    text = str(name)
    if text in (*BOOKS, COMMON):
        return _shipped(text)
    house = read_house(shelf() / f"{text}.toml" if text in HOUSES else name)
    return on_its_book(house, Path(text).name)


def on_its_book(house: Book, file: str) -> Rulebook:
    """A house with the layers below it; the file it stands in is named in what is wrong."""
    if house.name in (*BOOKS, COMMON):
        raise LawError(file, "", f"there is a book called {house.name!r} already")
    if house.extends not in (*BOOKS, COMMON):
        allowed = ", ".join((*BOOKS, COMMON))
        raise LawError(file, "", f"extends one of {allowed}, not {house.extends!r}")
    below = _shipped(house.extends)
    return checked(Rulebook(house.name, (*below.layers, house)))


@cache
def _shipped(name: str) -> Rulebook:
    book = load_book(name)
    below = _shipped(book.extends).layers if book.extends else ()
    return checked(Rulebook(name, (*below, book)))


def checked(book: Rulebook) -> Rulebook:
    """Refuse a clause that leans on one it may not lean on, or takes the place of one below."""
    known = {rule.id: rule for layer in book.layers for rule in layer.rules}
    below = {rule.id for layer in book.layers[:-1] for rule in layer.rules}
    for rule in book.layers[-1].rules:
        if rule.id in below:
            raise LawError(rule.file, rule.id, "is the id of a clause in the book below")
        if rule.same_as:
            why = bad_repeat(rule, known)
            if why:
                raise LawError(rule.file, rule.id, f"same-as names {rule.same_as}, {why}")
    return book


def bad_repeat(rule: Rule, known: dict[str, Rule]) -> str:
    """Why a clause cannot be a repeat of that other one; empty if it can."""
    other = known.get(rule.same_as)
    if other is None:
        return f"which is not there{nearest(rule.same_as[:80], known)}"
    if rule.same_as.partition("/")[0] != rule.id.partition("/")[0]:
        return "which is of another book"
    return "which is itself a repeat" if other.same_as or other is rule else ""


@lru_cache(maxsize=64)
def resolve(book: Rulebook) -> Rules:
    """What the engine reads: every point as the highest layer decides it."""
    values: dict[str, PointValue] = {}
    for point in POINTS:
        rules = book.deciding(point)
        if rules:
            values[point] = rules[0].decides[point]
    return DEFAULT.but(**values)


def cite(
    book: Rulebook, grounds: tuple[str, ...], game: str = "", structure: str = ""
) -> tuple[Rule, ...]:
    """The clauses behind grounds (points and procedures), under the book in force, in a game and
    its betting structure."""
    found: dict[str, Rule] = {}
    for name in without_circumstances(grounds):
        if name in POINTS:
            rules = stating(book, name, game, structure, grounds)
        else:
            rules = book.running(name, game, structure, grounds)
        rules = branch_taken(rules, grounds)
        found.update((rule.id, rule) for rule in rules)
    return tuple(found.values())


def stating(
    book: Rulebook, point: str, game: str, structure: str, grounds: tuple[str, ...] = ()
) -> tuple[Rule, ...]:
    """The clauses that say what is so of a point in a game and in these circumstances: those that
    speak of it, of the highest layer that has any and has it so; whichever decide it where none
    speaks of the game."""
    deciding = book.deciding(point)
    for layer in book.layers_for(point):
        claiming = layer.deciding.get(point, ())
        found = tuple(r for r in claiming if r.speaks_of(game, structure) and fits(r.when, grounds))
        if found and found[0].decides[point] == deciding[0].decides[point]:
            return found
    return deciding


def branch_taken(rules: tuple[Rule, ...], grounds: tuple[str, ...]) -> tuple[Rule, ...]:
    """Of clauses that say the same on one thing, without those about another case: a clause gives
    way if another says all that it says here and more, while what else it says is not in play; not
    one that speaks of just these circumstances."""
    if len(rules) < 2:
        return rules
    claims = {rule.id: {*rule.decides, *rule.by} for rule in rules}
    here = {id: claimed & set(grounds) for id, claimed in claims.items()}
    return tuple(
        rule
        for rule in rules
        if claims[rule.id] == here[rule.id]
        or set(rule.when) & set(grounds)
        or not any(here[rule.id] < here[other.id] for other in rules)
    )


class OtherReading(Struct, frozen=True):
    """A point that the book itself can be read to decide otherwise, and the clause that does."""

    point: str
    value: PointValue
    rule: Rule

    def __str__(self) -> str:
        return f"{self.point} {show_value(self.value)} ({self.rule.id})"


def other_readings(book: Rulebook, grounds: tuple[str, ...]) -> tuple[OtherReading, ...]:
    """Where the book can be read both ways: the readings behind grounds that were not chosen."""
    return tuple(
        OtherReading(point, rule.otherwise[point], rule)
        for point in dict.fromkeys(grounds)
        if point in POINTS
        for layer in book.layers_for(point)
        for rule in layer.rules
        if point in rule.otherwise
    )


def digest(book: Rulebook) -> str:
    """A name for exactly this law, ``rpl@5f0ae3ccf2d5567b``: it changes when any clause or value
    does. The book's own name stays in it, so a hand played by an older text can be explained."""
    lines = [
        f"{rule.id}\n{rule.title}\n{rule.says}\n{sorted(rule.by)}\n"
        + "".join(f"{spelled(p)}={show_value(v)}\n" for p, v in sorted(rule.decides.items()))
        for layer in book.layers
        for rule in layer.rules
    ]
    for layer in book.layers:
        lines.append(f"{layer.name} does not inherit {tuple(map(spelled, layer.not_inherited))}")
    return f"{book.name}@{sha256(chr(10).join(lines).encode()).hexdigest()[:16]}"


def spelled(point: str) -> str:
    """A point as digests have spelled it from the first, so that the same law keeps its digest."""
    return point.replace("-", "_")
