"""Every event and unlawful refusal names its grounds, and every book has a clause for each."""

from __future__ import annotations

import random
from functools import cache
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hand.stacked import stacked
from tests.properties.choices import attempts, lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.cards import UNKNOWN
from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand, Hunt, Setup, act, apply, judge, proceed, replay, start, wanted
from shuffleup.hand import events as e
from shuffleup.hand.grounds.event_grounds import GROUNDS, explained, grounds
from shuffleup.hand.repairs.primitives import Repair
from shuffleup.hand.words.hand_transcript import dealer_command, run
from shuffleup.law.circumstances import CIRCUMSTANCES
from shuffleup.law.loading import BOOKS, HOUSES
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.rules import POINTS

every_game = pytest.mark.parametrize(("sheet", "structure"), GAMES, ids=IDS)


@cache
def books_without(name: str) -> list[str]:
    """The books in which no clause stands behind a ground."""
    return [book for book in (*BOOKS, *HOUSES) if not cite(rulebook(book), (name,))]


def check(names: tuple[str, ...], what: object) -> None:
    assert names, what
    assert len(set(names)) == len(names), what
    for name in names:
        if name in CIRCUMSTANCES:  # tells clauses of one point apart, and stands behind nothing
            continue
        assert name in PROCEDURES or name in POINTS, (name, what)
        assert books_without(name) == [], (name, what)


def take(hand: Hand, command: object) -> None:
    refusal = act(hand, command).refusal  # type: ignore[arg-type]
    assert refusal is None, refusal


# ---- every game ------------------------------------------------------------------------------


@every_game
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_every_event_and_refusal_has_grounds_that_every_book_can_cite(
    sheet: Sheet, structure: Structure, seed: int
) -> None:
    hand = random_hand(sheet, structure, seed)
    chance = random.Random(seed)
    proceed(hand)
    while not hand.over:
        for command in attempts(hand, chance):
            refusal = judge(hand, command).refusal
            if refusal is not None and not refusal.reason.malformed:
                check(refusal.grounds, refusal)
        take(hand, lawful(hand, chance))
    ruling = judge(hand, Hunt(next(s for s, stack in enumerate(hand.setup.stacks) if stack)))
    for event in ruling.events:
        apply(hand, event)
    check(ruling.refusal.grounds if ruling.refusal else ("rabbit-hunting",), ruling)
    for event, names in explained(hand):
        check(names, event)


@pytest.mark.slow
@every_game
def test_a_hand_dealt_from_outside_has_grounds_too(sheet: Sheet, structure: Structure) -> None:
    for seed in range(5):
        setup = random_hand(sheet, structure, seed).setup
        fields = {name: getattr(setup, name) for name in Setup.__struct_fields__}
        hand = start(Setup(**{**fields, "outside": True}), (UNKNOWN,) * len(sheet.cards))
        cards = list(sheet.cards)
        chance = random.Random(seed)
        chance.shuffle(cards)
        proceed(hand)
        while not hand.over and cards:
            want = wanted(hand)
            if want is None:
                take(hand, lawful(hand, chance))
            else:
                some = tuple(cards.pop() for _ in range(min(want.count, len(cards))))
                if len(some) == want.count:
                    take(hand, dealer_command(want, some))
        for event, names in explained(hand):
            check(names, event)


def test_explaining_goes_through_the_whole_log_and_changes_nothing() -> None:
    hand = run("holdem no-limit 1/2; seats: Ann 50, Bob 50; seed 7\nBob calls; Ann checks").hand
    told = explained(hand)
    assert [event for event, _ in told] == hand.log
    assert replay(hand.log) == hand
    before = replay(hand.log[:-1])
    assert grounds(before, hand.log[-1]) == told[-1][1]
    assert before == replay(hand.log[:-1])


def test_every_kind_of_event_has_its_grounds() -> None:
    assert set(GROUNDS) == set(get_args(e.Event)) - set(get_args(Repair))


# ---- one by one ------------------------------------------------------------------------------


def last(text: str, kind: type, deck: str = "") -> tuple[str, ...]:
    """The grounds of the last event of a kind in a transcript."""
    hand = run(f"{text}\ndeck {deck}" if deck else text).hand
    return [names for event, names in explained(hand) if isinstance(event, kind)][-1]


THREE = "holdem no-limit 5/10; seats: Ann 200, Bob 200, Cy 200\n"
LIMIT = "holdem limit 10/20 blinds 5/10; seats: Ann 200, Bob 200, Cy 200\n"
STUD = "stud limit 4/8 ante 1 bring-in 2; seats: Ann 100, Bob 100\n"
RAISE = ("minimum-raise", "minimum-raise-reference")
RIVER = "Ann checks; Bob checks; Cy checks\n" * 3


@pytest.mark.parametrize(
    ("text", "kind", "names"),
    [
        (THREE, e.Started, ("deck",)),
        (THREE, e.Shuffled, ("top-of-the-deck",)),
        (THREE, e.Posted, ("forced-bets", "live-blinds")),
        (STUD, e.Posted, ("forced-bets", "dead-chips")),
        (THREE.replace("Bob 200", "Bob 7"), e.Posted,
         ("forced-bets", "live-blinds", "table-stakes")),
        (THREE, e.Dealt, ("hole-cards", "deal-clockwise")),
        (STUD, e.Dealt, ("up-cards", "deal-clockwise")),
        (THREE, e.Opened, ("first-round-opens", "first-betting-round")),
        (THREE + "posts: Ann blind 5, Bob blind 10, Cy straddle 20", e.Opened,
         ("first-round-opens", "straddle-last-action", "first-betting-round")),
        (THREE + "posts: Ann blind 5, Bob blind 10, Cy kill 20", e.Opened,
         ("first-round-opens", "killer-acts", "first-betting-round")),
        (THREE + "Cy calls; Ann calls; Bob checks", e.Checked, ("check", "big-blind-option")),
        (THREE + "Cy calls; Ann calls; Bob checks", e.Burned, ("burn-before-each-round",)),
        (THREE + "Cy calls; Ann calls; Bob checks", e.Boarded, ("board-cards", "bets-called")),
        (THREE + "Cy calls; Ann calls; Bob checks", e.Opened,
         ("later-rounds-open", "second-betting-round")),
        (THREE.replace("Ann 200", "Ann 10") + "Cy calls; Ann calls; Bob checks", e.Opened,
         ("later-rounds-open", "all-in-skipped", "second-betting-round")),
        (THREE + "Cy raises to 30", e.Raised, ("bet", *RAISE)),
        (THREE + "Cy all-in", e.Raised, ("bet", *RAISE, "all-in-whole")),
        (THREE.replace("Cy 200", "Cy 15") + "Cy all-in", e.Raised,
         ("bet", "all-in-whole", "short-all-in-reopens-big-bet")),
        (LIMIT.replace("Cy 200", "Cy 15") + "Cy all-in", e.Raised,
         ("bet", "all-in-whole", "short-all-in-reopens-limit", "short-all-in-counts")),
        (LIMIT + "Cy raises to 20", e.Raised, ("bet", "fixed-bet-sizes")),
        (THREE.replace("no", "pot") + "Cy raises to 30", e.Raised,
         ("bet", *RAISE, "pot-limit-maximum")),
        (THREE.replace("no", "pot") + "Cy raises to 35", e.Raised,
         ("bet", *RAISE, "pot-limit-maximum", "pot-limit-maximum-raise")),
        (THREE + "Cy calls; Ann calls; Bob checks; Ann checks; Bob bets 10; Cy calls\n"
         "Ann raises to 30", e.Raised, ("bet", *RAISE, "check-raise")),
        (THREE + "Cy raises to 30; Ann raises to 60; Bob folds; Cy raises to 90", e.Raised,
         ("bet", *RAISE, "full-raise-reopens")),
        (THREE + "Cy calls; Ann calls; Bob checks; Ann bets 10", e.Raised,
         ("bet", "minimum-bet-big-bet")),
        (THREE + "Cy calls; Ann folds", e.Folded, ("fold",)),
        (THREE + "Cy calls", e.Called, ("call",)),
        (THREE.replace("Ann 200", "Ann 50") + "Cy raises to 100; Ann calls", e.Called,
         ("call", "all-in-call")),
        (THREE + "Cy raises to 50; Ann folds; Bob folds", e.Returned, ("uncalled-bet",)),
        (THREE + "Cy folds; Ann folds", e.Awarded, ("last-hand-wins",)),
        (THREE + "Cy folds; Ann folds", e.Ended, ("last-hand-wins",)),
        (THREE + "rules: rabbit-hunting yes\nCy folds; Ann folds; Ann asks to see the rest",
         e.Hunted, ("rabbit-hunting",)),
        (STUD + "Ann has AsKs2c; Bob has QhQd9h", e.Opened,
         ("stud-bring-in", "first-betting-round")),
        (STUD + "Ann has AsKs2c; Bob has QhQd2h", e.Opened,
         ("stud-bring-in", "first-betting-round")),
        (STUD + "Ann has AsKs2h; Bob has QhQd2c", e.Opened,
         ("stud-bring-in", "suit-order", "first-betting-round")),
        (STUD.replace("stud", "razz") + "Ann has AsKs2c; Bob has QhQd9h", e.Opened,
         ("bring-in", "first-betting-round")),
        (STUD.replace("stud", "stud-eight") + "Ann has 9s9hAc; Bob has QhQd2h", e.Opened,
         ("stud-eight-bring-in", "stud-bring-in-ace-high", "first-betting-round")),
        (STUD.replace("Ann 100", "Ann 1").replace("Bob 100", "Bob 100, Cy 100")
         + "Ann has AsKs2c; Bob has QhQd9h; Cy has 3h4hTh", e.Opened,
         ("stud-bring-in", "stud-low-card-all-in", "first-betting-round")),
        (STUD + "Ann has AsKs2c; Bob has QhQd9h; Ann brings it in", e.BroughtIn, ("bring-in",)),
        (STUD + "Ann has AsKs2c; Bob has QhQd9h; Ann completes", e.Raised,
         ("bet", "fixed-bet-sizes", "stud-small-bet-rounds", "lower-limit-rounds",
          "stud-bring-in-may-open-full")),
        (STUD + "Ann has AsKs2c; Bob has QhQd9h; Ann brings it in; Bob completes", e.Raised,
         ("bet", "fixed-bet-sizes", "stud-small-bet-rounds", "lower-limit-rounds",
          "stud-completion-is-raise")),
        (STUD + "Ann has AsKs2c9s; Bob has QhQd9h2h; Ann brings it in; Bob calls", e.Opened,
         ("stud-later-rounds-open", "stud-board-tie", "second-betting-round")),
        ("five-card-draw limit 2/4 blinds 1/2; seats: Ann 50, Bob 50\nBob calls; Ann checks",
         e.Asked, ("draw",)),
        ("pineapple limit 2/4 blinds 1/2; seats: Ann 50, Bob 50\nBob calls; Ann checks",
         e.Asked, ("discard", "discard-before-the-flop")),
        (THREE + "rules: run-it-maximum 2\nCy all-in; Ann calls; Bob folds", e.Asked,
         ("run-it", "run-it-maximum")),
        (THREE + "board 2c7d9hTs3s; Cy calls; Ann calls; Bob checks\n" + RIVER, e.Asked,
         ("showdown", "show-order-checked", "betting-open-to-the-end")),
        (THREE + "Ann has AsKs; board 2c7d9hTs3s; Cy calls; Ann calls; Bob checks\n" + RIVER
         + "Ann shows", e.Asked, ("show-clockwise", "betting-open-to-the-end")),
        (THREE + "Ann has AsKs; board 2c7d9hTs3s; Cy calls; Ann calls; Bob checks\n" + RIVER
         + "Ann shows; Bob mucks", e.Mucked, ("loser-may-muck",)),
    ],
)  # fmt: skip
def test_an_event_names_its_grounds(text: str, kind: type, names: tuple[str, ...]) -> None:
    assert last(text, kind) == names


OMAHA = "omaha-eight limit 10/20 blinds 5/10; seats: Ann 10, Bob 10\nBob calls"


@pytest.mark.parametrize(
    ("text", "hands", "names"),
    [
        ("holdem no-limit 5/10; seats: Ann 10, Bob 10\nBob calls; board 2c7d9hTs3s",
         ("AsAh", "KsKh"), ("showdown", "best-five", "one-pair", "card-ranks")),
        ("holdem no-limit 5/10; seats: Ann 10, Bob 10\nBob calls; board 3h4d5cKdJh",
         ("As2s", "KsQs"), ("showdown", "best-five", "straight", "ace-low-straight")),
        ("holdem no-limit 5/10; seats: Ann 10, Bob 10\nBob calls; board AdKdQdJdTd",
         ("2s2h", "3s3h"), ("showdown", "best-five", "royal-flush", "split-ties")),
        (OMAHA + "; board 2h3d8cKdKh", ("As4s9c9d", "QcQdJsJh"),
         ("showdown", "two-from-hand", "low-card-ranks", "low-qualifier", "high-low-halves")),
        (OMAHA + "; board 9h3d8cKdKh", ("AsAc9c2d", "QcQdJsJh"),
         ("showdown", "two-from-hand", "two-pair", "card-ranks", "low-qualifier",
          "no-low-high-scoops")),
    ],
)  # fmt: skip
def test_an_award_names_its_grounds(text: str, hands: list[str], names: tuple[str, ...]) -> None:
    named = "; ".join(f"{who} has {cards}" for who, cards in zip(("Ann", "Bob"), hands))  # noqa: B905
    assert last(f"{text}\n{named}\neveryone shows", e.Awarded) == names


def test_odd_chips_and_side_pots_are_named_for_the_seat_that_got_them() -> None:
    text = "holdem no-limit 5/10; seats: Ann 100, Bob 10, Cy 10\nCy calls; Ann folds"
    deck = stacked("holdem", ["??", "2s2h", "3s3h"], "AdKdQdJdTd")
    told = explained(run(f"{text}\ndeck {deck}").hand)
    bob, cy = [names for event, names in told if isinstance(event, e.Awarded)]
    assert bob[-3:] == ("split-ties", "odd-chip-broken-down", "odd-chip-button-games")
    assert cy[-1] == "split-ties"
    pots = "holdem no-limit 5/10; seats: Ann 60, Bob 60, Cy 20\nCy all-in; Ann all-in; Bob calls"
    deck = stacked("holdem", ["KsKh", "QsQh", "AsAh"], "2c7d9hTs3s")
    assert last(pots, e.Awarded, deck)[-1] == "side-pots"


def test_chips_short_of_the_bet_that_the_floor_lets_stand_are_no_all_in() -> None:
    table = "holdem limit 4/8 blinds 2/4; button Cy; seats: Ann 200, Bob 200, Cy 200"
    hand = run(f"{table}\nCy calls; Ann calls; Bob checks; Ann checks; Bob checks; Cy checks").hand
    short = grounds(hand, e.Raised(0, 4))
    apply(hand, e.Raised(0, 8))
    assert "short-all-in-reopens-limit" not in short
    assert grounds(hand, e.Called(1, 4)) == ("call",)


def test_a_book_without_razz_is_not_cited_for_who_opens_there() -> None:
    text = "razz limit 4/8 ante 1 bring-in 1; seats: Ann 500, Bob 500, Cy 500\n"
    text += "Ann has KhQs4d; Bob has 8c8dKs; Cy has Kd9d2c\n= Bob to act"
    opened = cite(rulebook("pechanga"), last(text, e.Opened), "razz", "limit")
    assert "pechanga/26.2a" not in {rule.id for rule in opened}
