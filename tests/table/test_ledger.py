"""The ledger of the blinds: what it accepts, what it finds, and that it finds every broken rule."""

from __future__ import annotations

import ast
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import settings
from tests.table import ledger, ledger_page, ledger_places
from tests.table.bookkeeping import WrongBlindError, judged
from tests.table.ledger import Ledger
from tests.table.mutations import MUTATIONS
from tests.table.walks import TABLES

from shuffleup.hand.setup import Forced, Post
from shuffleup.table import events as e

SESSIONS = 4 * settings.default.max_examples  # type: ignore[union-attr]
NAMES = "ABCDEF"


def ledger_sources() -> list[ast.Module]:
    return [
        ast.parse(Path(one.__file__).read_text()) for one in (ledger, ledger_page, ledger_places)
    ]


def test_the_ledger_knows_nothing_of_the_engine() -> None:
    for node in chain.from_iterable(ast.walk(source) for source in ledger_sources()):
        named = [one.name for one in node.names] if isinstance(node, ast.Import) else []
        named += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert not any(name.startswith("shuffleup") for name in named)


def test_every_function_of_the_ledger_can_be_read_at_a_glance() -> None:
    for node in chain.from_iterable(ast.walk(source) for source in ledger_sources()):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 25, node.name


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
    keeper = Ledger(6, 2, 4, moving=moving, drawn=False)
    sitting = {NAMES.index(name): name for name in seats}
    for number, one in enumerate(hands, 1):
        keeper.hand(sitting, hand(number, *one), {}, set())


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
    ("hands", "says"),
    [
        ((*ROUND, (3, "ABCDEF", "E small, A big")), "the big blind skips seat 5"),
        ((*ROUND, (3, "ABCDEF", "E small, E big")), "the big blind skips seat 5"),
        (
            (*ROUND, (3, "ABCDEF", "F big"), *steady(4, 5, 0, 1, 2)),
            "E has two big blinds and no small one between",
        ),
        (
            (*ROUND, (3, "ABCDEF", "E small, F big, D dead")),
            "D pays a dead small blind, but owes no small blind before the next big one",
        ),
        (
            (*ROUND, (3, "ABCDEF", "E small, F big, B post")),
            "B pays a big blind to come in, but missed no big blind",
        ),
        ((*ROUND, (2, "ABCDEF", "E small, F big")), "the button is at seat 2, due at 3"),
        ((*ROUND, (3, "ABCDEF", "D small, E big")), "the big blind skips seat 5"),
        (
            (ROUND[0], (1, "ABCEF", "C small, E big"), (2, "ABCDEF", "E small, F big")),
            "D missed the big blind and comes back for nothing",
        ),
        (
            (
                ROUND[0],
                (1, "ABCEF", "C small, E big"),
                (2, "ABCEF", "E small, F big"),
                (4, "ABCDEF", "F small, A big, D post"),
            ),
            "D missed both blinds and comes back for a big blind to come in alone",
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
    hands: tuple[tuple[int, str, str], ...], says: str
) -> None:
    with pytest.raises(AssertionError, match=says):
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
