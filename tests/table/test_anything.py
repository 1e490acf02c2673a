"""Whatever is asked of a table, in whatever order: it never raises, loses no chip, and its log
tells all of it. What the machine found stands below, each in its smallest form."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.anything import hunt
from tests.table.drawn_commands import DRAWN
from tests.table.sending import send
from tests.table.walks import BOOKS, TABLES, no_limit, rules_of

from shuffleup.games import game
from shuffleup.hand import commands as h
from shuffleup.hand.setup import limit
from shuffleup.law.ruling import Reason
from shuffleup.table import House, Stage, Table, new_table
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply
from shuffleup.table.blinds.places import needs_draw
from shuffleup.table.judge import JUDGES

IDS = [f"{book}-{button or 'own'}" for book, button in TABLES]


@pytest.mark.parametrize(("book", "button"), TABLES, ids=IDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_stands_whatever_is_asked_of_it(book: str, button: str, seed: int) -> None:
    hunt(book, button, seed, steps=250)


def test_the_machine_knows_every_command_of_a_table() -> None:
    assert set(JUDGES) <= set(DRAWN)


# ---- what it found ---------------------------------------------------------------------------

HAND = c.NextHand(seed=1)


def table_of(seats: int, book: str) -> Table:
    """Everybody sits with 200 at 2/4, and the button is known."""
    table = new_table("holdem", no_limit(2, 4), seats, rules=rules_of(book))
    for at in range(seats):
        assert send(table, c.Sit(at, f"P{at}", 200)).ok
    if needs_draw(table):
        apply(table, e.ButtonStarted(0))
    return table


def done(table: Table, *commands: Any) -> Table:
    """These commands one after the other; a hand that is dealt is folded to its end."""
    for command in commands:
        send(table, command)
        while (hand := table.hand) is not None:
            fold, bring_in = h.Fold(hand.actor), h.BringIn(hand.actor)
            assert send(table, fold).ok or send(table, bring_in).ok
    return table


def test_a_racked_player_at_the_blinds_leaves_one_who_waits_and_one_who_plays() -> None:
    table = done(table_of(3, "pechanga"), c.Rack(0), HAND, c.Leave(1), c.Sit(1, "New", 200))
    assert send(table, HAND).ok
    assert table.hand is not None
    assert table.hand.setup.stacks == (0, 200, 202)


def test_a_racked_player_at_the_blinds_leaves_one_who_came_back_and_one_who_plays() -> None:
    table = done(
        table_of(5, "pechanga"),
        HAND, c.Rack(1), c.SitOut(4), HAND, c.LetPass(2), HAND, c.SitOut(0), HAND, c.ComeBack(4),
    )  # fmt: skip
    assert send(table, HAND).ok
    assert table.hand is not None
    assert [at for at, stack in enumerate(table.hand.setup.stacks) if stack] == [3, 4]


def test_a_ruling_on_the_hand_that_is_over_is_decided_before_the_next() -> None:
    table = done(table_of(3, "pechanga-t"), HAND)
    assert send(table, c.Report("ruling-takes-time")).ok
    assert table.question
    waits = send(table, HAND).refusal
    assert waits is not None
    assert waits.reason is Reason.FLOOR_DECIDES
    assert send(table, c.Decide("hold-nothing")).ok
    assert send(table, HAND).ok


JACKS = c.PlayGame(game("jacks-or-better"), limit(4, 8, ante=1))


def test_the_button_stays_where_blinds_are_left_off_and_hardly_anybody_is_in_turn() -> None:
    for book in BOOKS:
        everybody = tuple(c.GoAway(at) for at in range(3))
        table = done(table_of(3, book), HAND, JACKS, *everybody, c.NextHand(seed=2))
        assert send(table, c.NextHand(seed=3)).refusal is not None or table.hands == 3


def test_a_game_can_be_called_at_a_table_with_one_player() -> None:
    choice = (Stage("holdem", no_limit(2, 4)), Stage("omaha", no_limit(2, 4)))
    table = new_table("holdem", no_limit(2, 4), 3, house=House(choice=choice))
    done(table, c.Sit(1, "Ann", 200))
    assert send(table, c.CallGame(1, "omaha")).ok


def test_nobody_posts_for_another_out_of_chips_that_are_wagered() -> None:
    rules = rules_of("pechanga").but(post_for_another_player=True)
    table = new_table("holdem", no_limit(2, 4), 3, rules=rules)
    done(table, *(c.Sit(at, f"P{at}", 4) for at in range(3)))
    apply(table, e.ButtonStarted(0))
    assert send(table, HAND).ok
    answer = send(table, c.PostFor(0, 1))
    assert answer.refusal is not None
    assert answer.refusal.reason is Reason.HAND_IS_ON


@pytest.mark.parametrize("between", [(), (c.PlayGame(game("razz"), limit(4, 8, bring_in=2)), HAND)])
@pytest.mark.parametrize("button", ["dead", "moving"])
def test_two_blinds_follow_one(button: str, between: tuple[Any, ...]) -> None:
    table = new_table(
        "holdem", no_limit(4), 4, rules=rules_of("pechanga"), house=House(button=button)
    )
    done(table, *(c.Sit(at, f"P{at}", 200) for at in range(4)))
    apply(table, e.ButtonStarted(0))
    done(table, HAND, HAND, *between, c.PlayGame(game("holdem"), no_limit(2, 4)))
    done(table, c.Leave(3), c.Sit(3, "New", 200))
    big = table.places.big
    assert send(table, HAND).ok
    assert min(table.places.button, table.places.small, table.places.big) >= 0
    if button == "dead" and not between:  # the big blind to the player due it, the rest before
        assert table.places.small == big
