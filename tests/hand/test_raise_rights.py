"""Short all-ins that add up: they reopen the betting for whoever faces enough, and nobody else."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest
from tests.hand.raise_rights import Round
from tests.properties.choices import lawful

from shuffleup.floor.floor_transcript import run
from shuffleup.games import Structure, game
from shuffleup.hand import (
    BringIn,
    Call,
    Command,
    Fold,
    Hand,
    RaiseTo,
    Stakes,
    act,
    judge,
    new_hand,
    options,
    proceed,
)
from shuffleup.hand.betting import closed
from shuffleup.law import Rules
from shuffleup.law.loading import BOOKS
from shuffleup.law.points.hand.raises import RaiseOver, RaiseReference
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason

every_book = pytest.mark.parametrize("book", BOOKS)
ADDING = [book for book in BOOKS if resolve(rulebook(book)).raises.short_all_ins_add_up]
adding_book = pytest.mark.parametrize("book", ADDING)
other_book = pytest.mark.parametrize("book", [book for book in BOOKS if book not in ADDING])
SEATS = "Ann 500, Bob {bob}, Cy 500, Dee {dee}, Eve 500"
HANDS = 120
FLOP = "Cy calls; Dee calls; Eve calls; Ann calls; Bob checks\n= street flop\n"


def told(game: str, book: str, bob: int, dee: int, text: str) -> None:
    seats = SEATS.format(bob=bob, dee=dee)
    run(f"holdem {game}\nseats: {seats}; button Eve\n{FLOP}{text}", resolve(rulebook(book)))


# ---- the examples ----------------------------------------------------------------------------


@adding_book
def test_limit_13_called_and_15_all_in_is_2_to_the_caller_and_5_to_the_bettor(book: str) -> None:
    text = "Ann bets 10; Bob all-in 13; Cy calls; Dee all-in 15; Eve calls\n"
    text += "= Ann may: fold, call 5, raise to 25\nAnn calls\n"
    text += "x Cy raises to 25 (betting-closed)\n= Cy may: fold, call 2"
    told("limit 10/20 blinds 5/10", book, 23, 25, text)


@other_book
def test_where_each_all_in_counts_by_itself_nobody_who_acted_may_raise(book: str) -> None:
    """Neither 3 nor 2 is half a bet, and neither 3 nor 7 a raise of 10."""
    text = "Ann bets 10; Bob all-in 13; Cy calls; Dee all-in {to}; Eve calls\n"
    limit = text.format(to=15) + "= Ann may: fold, call 5\nAnn calls\n= Cy may: fold, call 2"
    told("limit 10/20 blinds 5/10", book, 23, 25, limit)
    big = text.format(to=20) + "= Ann may: fold, call 10\nAnn calls\n= Cy may: fold, call 7"
    told("no-limit 5/10", book, 23, 30, big)


@every_book
def test_limit_13_called_and_18_all_in_is_half_a_bet_to_the_caller_too(book: str) -> None:
    text = "Ann bets 10; Bob all-in 13; Cy calls; Dee all-in 18; Eve folds; Ann calls\n"
    told("limit 10/20 blinds 5/10", book, 23, 28, text + "= Cy may: fold, call 5, raise to 28")


@adding_book
def test_limit_a_bar_that_stays_is_lifted_by_what_comes_after(book: str) -> None:
    """Cy answered 13: 15 is 2 more, a full raise to 25 is 12 more."""
    text = "Ann bets 10; Bob all-in 13; Cy calls; Dee all-in 15; Eve raises to 25; Ann calls\n"
    told("limit 10/20 blinds 5/10", book, 23, 25, text + "= Cy may: fold, call 12, raise to 35")


@adding_book
def test_no_limit_13_called_and_20_all_in_is_7_of_10_to_the_caller(book: str) -> None:
    text = "Ann bets 10; Bob all-in 13; Cy calls; Dee all-in 20; Eve calls\n"
    text += "= Ann may: fold, call 10, raise to 30-490\nAnn calls\n"
    text += "x Cy raises to 30 (betting-closed)\n= Cy may: fold, call 7"
    told("no-limit 5/10", book, 23, 30, text)


def test_mohegan_who_called_the_short_all_in_faces_7_of_a_completion_to_20() -> None:
    """Eve completes with chips behind: to Cy it is the same 7."""
    text = "Ann bets 10; Bob all-in 13; Cy calls; Dee folds; Eve raises to 20\n"
    text += "= Ann may: fold, call 10, raise to 30-490\nAnn calls\n= Cy may: fold, call 7"
    told("no-limit 5/10", "mohegan", 23, 500, text)


def test_mohegan_a_raise_beyond_the_completion_is_a_full_one_to_everybody() -> None:
    """23 is 10 over the 13 that Cy called."""
    text = "Ann bets 10; Bob all-in 13; Cy calls; Dee folds; Eve raises to 23; Ann folds\n"
    told("no-limit 5/10", "mohegan", 23, 500, text + "= Cy may: fold, call 10, raise to 36-490")


@every_book
def test_who_called_a_bring_in_may_raise_the_first_bet(book: str) -> None:
    """Brought in for 2, a bet of 3 is 1 more to pay, and a full bet all the same."""
    hand = new_hand(
        game("razz"), Stakes(Structure.LIMIT, 3, 6, bring_in=2), (90, 90, 90), 0,
        seed=1, rules=resolve(rulebook(book)),
    )  # fmt: skip
    proceed(hand)
    opener = hand.actor
    caller, better = (opener + 1) % 3, (opener + 2) % 3
    for command in (BringIn(opener), Call(caller), RaiseTo(better, 3)):
        assert act(hand, command).ok
    for seat in (opener, caller):
        assert judge(hand, RaiseTo(seat, 6)).ok
        assert act(hand, Call(seat)).ok


# ---- the model -------------------------------------------------------------------------------


def houses() -> list[tuple[str, Rules]]:
    """Every book, and houses that decide otherwise what no book does."""
    books = [(book, resolve(rulebook(book))) for book in BOOKS]
    base = Rules()
    return [
        *books,
        ("alone", base.but(short_all_ins_add_up=False)),
        ("alone and completed", base.but(
            short_all_ins_add_up=False, big_bet_short_all_in_may_be_completed=True)),
        ("a third", base.but(
            short_all_in_reopens_limit=Fraction(1, 3), short_all_in_reopens_big_bet=Fraction(1, 3),
            minimum_raise_reference=RaiseReference.LAST)),
        ("in full", base.but(short_all_in_reopens_limit=Fraction(1))),
        ("never completed", base.but(limit_short_all_in_may_be_completed=False)),
        ("as a full bet", base.but(limit_raise_over_counted_all_in=RaiseOver.FULL_BET)),
        ("checkers", base.but(short_all_in_bars_checker=False)),
    ]  # fmt: skip


TABLES = [
    ("holdem", Structure.LIMIT),
    ("holdem", Structure.NO_LIMIT),
    ("omaha", Structure.POT_LIMIT),
    ("razz", Structure.LIMIT),
]


def crowd(key: str, structure: Structure, rules: Rules, chance: random.Random) -> Hand:
    """Short stacks and deep ones: nearly every bet meets an all-in for a little more."""
    stacks = [chance.randint(11, 40) for _ in range(chance.randint(2, 5))]
    stacks += [chance.randint(100, 400) for _ in range(2)]
    chance.shuffle(stacks)
    blinds = () if key == "razz" else (5, 10)
    stakes = Stakes(structure, 10, 20, blinds, bring_in=3 if key == "razz" else 0)
    seed = chance.getrandbits(64)
    return new_hand(game(key), stakes, stacks, 0, seed=seed, rules=rules.but(limit_raise_cap=9))


def follow(hand: Hand, chance: random.Random) -> Counter[str]:
    """Play a hand and ask the model before every bet whether the seat may raise."""
    seen: Counter[str] = Counter()
    model, known = Round(hand.structure, hand.rules), 0
    proceed(hand)
    while not hand.over:
        for event in hand.log[known:]:
            model.told(event, hand.step)
        known = len(hand.log)
        may, seat = options(hand), hand.actor
        assert may is not None
        if may.phase == "bet":
            barred = closed(hand, seat) is Reason.BETTING_CLOSED
            assert barred is not model.is_open(seat), (hand.log, seat)
            if seat in model.answered and model.faces(seat):
                seen["barred" if barred else "open"] += 1
                if barred:
                    assert judge(hand, RaiseTo(seat, hand.bet + hand.step)).refusal is not None
                    counted = model.wagers[model.answered[seat][1] :]
                    seen["raised in full and barred"] += any(wager.counts for wager in counted)
        assert act(hand, sticky(hand, chance)).ok
    return seen


def sticky(hand: Hand, chance: random.Random) -> Command:
    """Players who seldom fold: the more answer a short all-in, the more it matters who did."""
    command = lawful(hand, chance)
    return lawful(hand, chance) if isinstance(command, Fold) else command


@pytest.mark.parametrize(("name", "rules"), houses(), ids=[name for name, _ in houses()])
@pytest.mark.parametrize(("key", "structure"), TABLES)
def test_the_right_to_raise_again_is_what_the_model_says(
    key: str, structure: Structure, name: str, rules: Rules
) -> None:
    chance = random.Random(f"{key} {structure} {name}")
    seen: Counter[str] = Counter()
    for _ in range(HANDS):
        seen += follow(crowd(key, structure, rules, chance), chance)
    assert seen["open"] > HANDS
    assert seen["barred"] > HANDS / 100
