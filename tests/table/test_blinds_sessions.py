"""Players coming, going, missing blinds, coming back, moving, going broke: under every book.

A state machine and long seeded sessions, judged by the ledger of the blinds and by a count of the
chips. ``HYPOTHESIS_PROFILE=full`` plays some twenty times as many hands as the quick profile.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.table.bookkeeping import Bookkeeper, judged
from tests.table.walks import BOOKS, TABLES, Walk, no_limit

from shuffleup.table import commands as c
from shuffleup.table.blinds.account import Arrival, EntryChoice
from shuffleup.table.house import House

EXAMPLES: int = settings.default.max_examples  # type: ignore[union-attr]
IDS = [f"{book}-{button or 'own'}" for book, button in TABLES]
every_table = pytest.mark.parametrize(("book", "button"), TABLES, ids=IDS)


# ---- long sessions ---------------------------------------------------------------------------


@every_table
def test_every_blind_is_paid_once_and_by_the_right_player(book: str, button: str) -> None:
    for seed in range(EXAMPLES // 4):
        judged(book, seed, 120, button=button)


@every_table
def test_every_blind_is_paid_in_games_that_were_drawn_for(book: str, button: str) -> None:
    if book == "rpl":
        pytest.skip("nobody draws: the button starts at seat 1")
    for seed in range(EXAMPLES // 8):
        judged(book, seed, 60, button=button, drawn=True)


@every_table
def test_every_blind_is_paid_where_there_is_an_ante(book: str, button: str) -> None:
    for seed in range(EXAMPLES // 8):
        judged(book, seed, 60, button=button, stakes=no_limit(2, 4, ante=1))
        judged(book, seed, 60, button=button, stakes=no_limit(2, 4, big_blind_ante=4))


def test_a_moving_button_skips_nobody_for_one_who_moved_ahead_of_the_small_blind() -> None:
    assert judged("rpl", 217, 50, button="moving", stakes=no_limit(2, 4, ante=1))


@pytest.mark.parametrize(("book", "button"), [t for t in TABLES if t[0] in ("pechanga", "rpl")])
def test_a_single_blind_goes_round(book: str, button: str) -> None:
    for seed in range(EXAMPLES // 8):
        judged(book, seed, 60, button=button, stakes=no_limit(4))


@pytest.mark.parametrize("book", BOOKS)
def test_every_blind_is_paid_in_a_session_of_two_thousand_hands(book: str) -> None:
    assert judged(book, 1, 2000, wild=0.1) > 1400


# ---- a state machine -------------------------------------------------------------------------

SEATS = st.integers(0, 9)


class PlayersComeAndGo(RuleBasedStateMachine):
    """Whatever people do, in whatever order: the ledger and the count of the chips agree."""

    walk: Walk

    @initialize(
        where=st.sampled_from(TABLES),
        seed=st.integers(0, 2**32),
        drawn=st.booleans(),
        drop=st.sampled_from((House(), House(drop=1), House(rake=5, rake_cap=3, promotion=1))),
    )
    def open(self, where: tuple[str, str], seed: int, drawn: bool, drop: House) -> None:
        book, button = where
        drawn = drawn and book != "rpl"
        self.walk = Walk(book, seed, button=button, drawn=drawn, house=drop)
        self.keeper = Bookkeeper(self.walk, book, button, drawn)

    def do(self, command: Any) -> None:
        self.walk.take(command)

    @rule(at=SEATS, amount=st.sampled_from((1, 5, 200)), arrival=st.sampled_from(Arrival))
    def sit(self, at: int, amount: int, arrival: Arrival) -> None:
        self.walk.people += 1
        self.do(c.Sit(at, f"P{self.walk.people}", amount, arrival))

    @rule(at=SEATS, kind=st.sampled_from((c.Leave, c.GoAway, c.ComeBack, c.SitOut, c.AskForHand)))
    def come_or_go(self, at: int, kind: type) -> None:
        self.do(kind(at))

    @rule(at=SEATS, way=st.sampled_from(EntryChoice))
    def choose(self, at: int, way: EntryChoice) -> None:
        self.do(c.Choose(at, way))

    @rule(at=SEATS, to=SEATS, kind=st.sampled_from((c.ChangeSeat, c.AskForSeat, c.HoldSeat)))
    def move(self, at: int, to: int, kind: type) -> None:
        self.do(kind(at, to))

    @rule(at=SEATS)
    def let_pass(self, at: int) -> None:
        self.do(c.LetPass(at))

    @rule(at=SEATS, amount=st.sampled_from((1, 100)))
    def add_chips(self, at: int, amount: int) -> None:
        self.do(c.AddChips(at, amount))

    @rule()
    def stir(self) -> None:
        self.walk.stir()

    @rule(hands=st.integers(1, 12), wild=st.sampled_from((0.0, 0.0, 1.0)))
    def play(self, hands: int, wild: float) -> None:
        self.walk.wild = wild
        for _ in range(hands):
            self.walk.hand()

    @rule()
    def play_one(self) -> None:
        self.walk.hand()

    @precondition(lambda self: hasattr(self, "walk"))
    @invariant()
    def chips_and_blinds_are_right(self) -> None:
        self.walk.count()
        self.keeper.look(self.walk.heard)


PlayersComeAndGo.TestCase.settings = settings(
    max_examples=2 * EXAMPLES,
    stateful_step_count=60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestPlayersComeAndGo = PlayersComeAndGo.TestCase
