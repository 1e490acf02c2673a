"""Nobody is at a table twice: a second seat of the same name would see the first one's cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.table.sending import ask, send
from tests.table.stories import play

from shuffleup.law.notation import NotationError
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.state import Table, copy, taken_seats

SEATS = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, -, -, -; button Ann\n"
NAMING = [kind for kind in c.TableCommand.__args__ if "player" in kind.__struct_fields__]


def named(kind: type, seat: int, player: str) -> c.TableCommand:
    """Any command that names a player, of some seat."""
    amount = {"amount": 200} if "amount" in kind.__struct_fields__ else {}
    command: c.TableCommand = kind(seat, player, **amount)
    return command


def why(table: Table, command: c.TableCommand) -> Reason | None:
    refusal = ask(table, command).refusal
    return refusal.reason if refusal else None


def test_the_commands_that_name_a_player_are_these() -> None:
    assert {c.Sit, c.LockUp, c.Offer} == set(NAMING)


@pytest.mark.parametrize("told", ["", "next hand", "Ann is away", "Ann sits out"])
@pytest.mark.parametrize("kind", NAMING)
def test_who_sits_at_a_table_gets_no_other_seat(kind: type, told: str) -> None:
    table = play(SEATS + told).table
    assert why(table, named(kind, 3, "Ann")) is Reason.NAME_TAKEN
    assert why(table, named(kind, 3, "Cy")) is None


@pytest.mark.parametrize("kind", NAMING)
def test_who_has_a_seat_locked_up_gets_no_other(kind: type) -> None:
    table = play(SEATS + "Cy locks up seat 3 with 100").table
    assert why(table, named(kind, 3, "Cy")) is Reason.NAME_TAKEN
    assert why(table, c.Sit(2, "Cy", 200)) is None


def test_nobody_is_offered_two_seats_and_whoever_takes_one_has_no_offer_left() -> None:
    table = play(SEATS + "seat 3 is offered to Cy").table
    assert why(table, c.Offer(3, "Cy")) is Reason.NAME_TAKEN
    assert why(table, c.Offer(2, "Cy")) is None
    for kind in (c.Sit, c.LockUp):
        other = copy(table)
        assert send(other, named(kind, 3, "Cy")).ok
        assert other.claims.offered == ()
        assert why(other, c.Offer(2, "Cy")) is Reason.NAME_TAKEN


def test_who_has_left_may_sit_down_again_anywhere() -> None:
    table = play(SEATS + "Ann leaves").table
    assert all(why(table, named(kind, 3, "Ann")) is None for kind in NAMING)


def test_a_transcript_has_no_two_players_of_one_name() -> None:
    with pytest.raises(NotationError, match="two players are called 'Ann'"):
        play("holdem no-limit 1/2\nseats: Ann 200, Bob 200, Ann 200; button Ann")


def test_however_people_come_and_go_each_name_is_at_the_table_once() -> None:
    dice = random.Random(11)
    table = play(SEATS).table
    for _ in range(3000):
        at, to, player = dice.randrange(5), dice.randrange(5), dice.choice("ABCDEFG")
        wishes = [named(kind, at, player) for kind in NAMING]
        wishes += [c.Leave(at), c.ChangeSeat(at, to), c.AskForSeat(at, to), c.HoldSeat(at, to)]
        send(table, dice.choice(wishes))
        sitting = [seat.player for _, seat in taken_seats(table)]
        offered = [guest for _, guest in table.claims.offered]
        assert max(Counter(sitting + offered).values(), default=1) == 1
