"""What is offered to the player, and what typed lines mean."""

from __future__ import annotations

import pytest

from shuffleup.cards import parse
from shuffleup.cli.play.answers import UnclearError, offer, read
from shuffleup.cli.play.scene import held
from shuffleup.hand import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Hand,
    Muck,
    RaiseTo,
    RunIt,
    Show,
    act,
    limit,
    new_hand,
    no_limit,
    pot_limit,
    proceed,
)
from shuffleup.hand.view import View, view
from shuffleup.law import Rules


def at(hand: Hand, *commands: Command) -> View:
    proceed(hand)
    for command in commands:
        act(hand, command)
    return view(hand, hand.actor)


def holdem() -> View:
    return at(new_hand("holdem", no_limit(1, 2), [200, 200, 200], seed=1))


def big_blind() -> View:
    hand = new_hand("holdem", no_limit(1, 2), [200, 200, 200], seed=1)
    return at(hand, Call(2), Call(0))


def flop() -> View:
    hand = new_hand("holdem", no_limit(1, 2), [200, 200, 200], seed=1)
    return at(hand, Call(2), Call(0), Check(1))


def stud() -> View:
    return at(new_hand("stud", limit(4, 8, ante=1, bring_in=2), [200, 200], seed=1))


def badugi() -> View:
    hand = new_hand("badugi", limit(2, 4, (1, 2)), [200, 200], seed=1)
    return at(hand, Call(1), Check(0))


def limited() -> View:
    return at(new_hand("holdem", limit(2, 4, (1, 2)), [200, 200, 200], seed=1))


def omaha() -> View:
    return at(new_hand("omaha", pot_limit(1, 2), [200, 200, 200], seed=1))


def runs() -> View:
    rules = Rules().but(run_it_maximum=3)
    hand = new_hand("holdem", no_limit(1, 2), [200, 200], seed=1, rules=rules)
    return at(hand, RaiseTo(1, 200), Call(0))


def showing() -> View:
    hand = new_hand("holdem", no_limit(1, 2), [20, 20], seed=1, ask_show=True)
    return at(hand, Call(1), Check(0), *[Check(0), Check(1)] * 3)


def short() -> View:
    hand = new_hand("holdem", no_limit(1, 2), [200, 200, 5], seed=1)
    return at(hand)


@pytest.mark.parametrize(
    ("seen", "offered"),
    [
        (holdem(), "[f]old  [c]all 2  [r]aise to 4–200 (type: r 4)  [a]ll-in 200"),
        (big_blind(), "[c]heck  [r]aise to 4–200 (type: r 4)  [a]ll-in 200"),
        (flop(), "[c]heck  [b]et 2–198 (type: b 2)  [a]ll-in 198"),
        (stud(), "[b]ring in 2  [r] complete to 4"),
        (omaha(), "[f]old  [c]all 2  [r]aise to 4–7 (type: r 4)"),
        (badugi(), "[s]tand pat  [d]raw: the cards to throw away, like d 1 3 or d 2c 7h"),
        (runs(), "[1] deal the rest once  [2] deal the rest twice  [3] deal the rest three times"),
        (showing(), "[s]how  [m]uck"),
        (short(), "[f]old  [c]all 2  [r]aise to 4–5 (type: r 4)  [a]ll-in 5"),
    ],
)
def test_the_offer_names_exact_amounts(seen: View, offered: str) -> None:
    assert offer(seen).plain == offered


@pytest.mark.parametrize(
    ("seen", "typed", "meant"),
    [
        (holdem(), "f", Fold(2)),
        (holdem(), "c", Call(2)),
        (holdem(), "Call", Call(2)),
        (holdem(), "check", Check(2)),
        (holdem(), "r 12", RaiseTo(2, 12)),
        (holdem(), "raise to 12", RaiseTo(2, 12)),
        (flop(), "bet 1,000", RaiseTo(flop().actor, 1000)),
        (flop(), "b 12", RaiseTo(flop().actor, 12)),
        (short(), "a", RaiseTo(2, 5)),
        (holdem(), "r min", RaiseTo(2, 4)),
        (holdem(), "r max", RaiseTo(2, 200)),
        (holdem(), "r pot", RaiseTo(2, 7)),
        (holdem(), "a", RaiseTo(2, 200)),
        (big_blind(), "c", Check(1)),
        (stud(), "b", BringIn(stud().actor)),
        (stud(), "c", BringIn(stud().actor)),
        (stud(), "r", RaiseTo(stud().actor, 4)),
        (badugi(), "s", Discard(0)),
        (badugi(), "d 1 3", Discard(0, held(badugi(), 0)[::2])),
        (badugi(), "1 3", Discard(0, held(badugi(), 0)[::2])),
        (badugi(), "d 2c 10h", Discard(0, parse("2cTh"))),
        (runs(), "2", RunIt(0, 2)),
        (showing(), "s", Show(0)),
        (showing(), "muck", Muck(0)),
    ],
)
def test_what_a_typed_line_means(seen: View, typed: str, meant: Command) -> None:
    assert read(typed, seen) == meant


@pytest.mark.parametrize(
    ("seen", "typed", "said"),
    [
        (holdem(), "", "Type one of these"),
        (holdem(), "zz", "'zz' means nothing here"),
        (holdem(), "12", "To raise, type r 4 to 200, like r 12."),
        (holdem(), "1,000", "To raise, type r 4 to 200, like r 4."),
        (holdem(), "b 12", "There is a bet of 2 already. To raise, type r 4 to 200, like r 12."),
        (stud(), "12", "To make it 4, type r."),
        (omaha(), "a", "Pot-limit: the most is 7; type r 7."),
        (limited(), "a", "Limit: the most is 4; type r."),
        (showing(), "12", "'12' means nothing here"),
        (holdem(), "r", "How much? From 4 to 200"),
        (holdem(), "r lots", "'lots' is not a whole number of chips"),
        (badugi(), "d", "Which cards?"),
        (badugi(), "d 9", "'9' is neither a card like 7h nor a number from 1 to 4"),
        (runs(), "often", "how often"),
    ],
)
def test_a_line_that_means_nothing_is_answered_with_what_to_type(
    seen: View, typed: str, said: str
) -> None:
    with pytest.raises(UnclearError, match=said.replace("?", r"\?")):
        read(typed, seen)
