"""The ledger of the blinds: what it accepts, what it finds, and that it finds every broken rule."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import settings
from tests.table import ledger as ledger_module
from tests.table.bookkeeping import WrongBlindError, judged
from tests.table.ledger import Ledger
from tests.table.mutations import MUTATIONS
from tests.table.walks import TABLES

from shuffleup.hand.setup import Forced, Post
from shuffleup.table import events as e

SESSIONS = 4 * settings.default.max_examples  # type: ignore[union-attr]
NAMES = "ABCDEF"


def test_the_ledger_has_at_most_sixty_lines_of_code() -> None:
    source = Path(ledger_module.__file__).read_text()
    prose: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            prose |= set(range(node.lineno, (node.end_lineno or 0) + 1))
    lines = ((n, line.strip()) for n, line in enumerate(source.splitlines(), 1))
    assert sum(1 for n, line in lines if line and line[0] != "#" and n not in prose) <= 60


# ---- by hand ---------------------------------------------------------------------------------


def hand(number: int, button: int, dealt: str, posts: str) -> e.Began:
    """``A small, B big``: a hand of a table where A sits in seat 0, B in seat 1 …"""
    kinds = {
        "small": (2, Forced.BLIND), "big": (4, Forced.BLIND), "dead": (2, Forced.DEAD),
        "post": (4, Forced.ENTRY),
    }  # fmt: skip
    made = [(NAMES.index(one[0]), *kinds[one[2:]]) for one in posts.split(", ")]
    stacks = tuple(100 if name in dealt else 0 for name in NAMES)
    return e.Began(number, stacks, button, tuple(Post(*post) for post in made))


def told(*hands: tuple[int, str, str], seats: str = "ABCDEF", moving: bool = False) -> None:
    """Put hands to a new ledger: button, who was dealt in, the posts."""
    ledger = Ledger(6, 2, 4, moving=moving, drawn=False)
    sitting = {NAMES.index(name): name for name in seats}
    for number, one in enumerate(hands, 1):
        ledger.hand(sitting, hand(number, *one), {}, set())


def steady(*buttons: int) -> tuple[tuple[int, str, str], ...]:
    """Hands in which everybody is dealt in, the button at these seats."""
    blinds = ((button, NAMES[(button + 1) % 6], NAMES[(button + 2) % 6]) for button in buttons)
    return tuple((button, NAMES, f"{small} small, {big} big") for button, small, big in blinds)


ROUND = steady(0, 1, 2)


def test_rounds_in_which_everybody_pays_are_right() -> None:
    told(*steady(*range(6), *range(6), 0))


def test_who_was_away_pays_both_blinds_to_come_back() -> None:
    away = (ROUND[0], (1, "ABCEF", "C small, E big"), (2, "ABCEF", "E small, F big"))
    told(*away, (4, "ABCDEF", "F small, A big, D dead, D post"))


@pytest.mark.parametrize(
    "hands",
    [
        (*ROUND, (3, "ABCDEF", "E small, A big")),
        (*ROUND, (3, "ABCDEF", "E small, E big")),
        (*ROUND, (3, "ABCDEF", "F big"), *steady(4, 5, 0, 1, 2)),
        (*ROUND, (3, "ABCDEF", "E small, F big, D dead")),
        (*ROUND, (3, "ABCDEF", "E small, F big, B post")),
        (*ROUND, (2, "ABCDEF", "E small, F big")),
        (*ROUND, (3, "ABCDEF", "D small, E big")),
        (ROUND[0], (1, "ABCEF", "C small, E big"), (2, "ABCDEF", "E small, F big")),
        (
            ROUND[0],
            (1, "ABCEF", "C small, E big"),
            (2, "ABCEF", "E small, F big"),
            (4, "ABCDEF", "F small, A big, D post"),
        ),
    ],
    ids=[
        "the big blind skips a player",
        "one player has both blinds",
        "a small blind is never paid",
        "a dead small blind nobody owes",
        "a big blind nobody owes",
        "the button stays",
        "the big blind twice running",
        "back for nothing",
        "back without the small blind",
    ],
)
def test_a_round_in_which_somebody_does_not_is_wrong(
    hands: tuple[tuple[int, str, str], ...],
) -> None:
    with pytest.raises(AssertionError):
        told(*hands)


def test_two_big_blinds_of_a_moving_button_are_right_and_of_a_dead_one_wrong() -> None:
    hands = ROUND[0], (1, "ABDEF", "D big, E big"), (3, "ABDEF", "D dead, E small, F big")
    told(*hands, moving=True)
    with pytest.raises(AssertionError):
        told(*hands)


# ---- every blind rule, broken ----------------------------------------------------------------


@pytest.mark.parametrize("name", MUTATIONS)
def test_the_ledger_finds_every_broken_rule(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MUTATIONS[name](monkeypatch)
    with pytest.raises(WrongBlindError):
        play_sessions()


def play_sessions() -> None:
    for number in range(SESSIONS):
        book, button = TABLES[number % len(TABLES)]
        judged(book, number // len(TABLES), 60, button=button)
