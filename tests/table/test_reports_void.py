"""A hand that is void: chips, places and everybody's account are as they were before it."""

from __future__ import annotations

import pytest
from tests.table.kill_stories import play_by, play_on
from tests.table.stories import chips, play

from shuffleup.hand.repairs.primitives import Voided
from shuffleup.law.points.table.buy_in import WhenChipsAdded
from shuffleup.table.apply import apply, gather, replay
from shuffleup.table.blinds.account import Arrival, Standing
from shuffleup.table.events import HandVoided
from shuffleup.table.proceed import proceed
from shuffleup.table.state import Table, seated

FIVE = """
holdem no-limit 1/2
table: buy-in 40-400
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, -; button Ann
1 hand passes
"""
WRONG = "next hand button Cy\nAnn folds\n"
FOUND = "! button-was-wrong\n"


def void(table: Table, *withheld: tuple[int, int]) -> Table:
    """The floor declares the hand void."""
    apply(table, Voided(withheld))
    proceed(table)
    gather(table)
    assert replay(table.log) == table
    return table


def test_the_hand_does_not_count_and_the_next_has_its_number_and_its_deck() -> None:
    table = play(FIVE + WRONG + FOUND).table
    assert (table.hands, table.decks.deck) == (1, 1)
    assert [event.number for event in table.log if isinstance(event, HandVoided)] == [2]
    play_on(table, "next hand\n= button Bob\n= posts: Cy blind 1, Dee blind 2")


def test_a_hand_that_the_floor_declares_void_is_taken_back_too() -> None:
    table = play(FIVE + "next hand button Cy\nAnn folds\n! wrong-button: proper Bob").table
    play_on(table, "= stacks: Ann 200, Dee 200, Eve 200\nnext hand\n= button Bob")


def test_what_is_withheld_goes_to_the_next_pot() -> None:
    table = void(play(FIVE + "next hand\nEve calls").table, (4, 2))
    assert chips(table) == 1000
    assert (seated(table, 4).stack, table.pot.carried) == (198, 2)
    play_on(table, "next hand\neveryone folds\n= stacks: Dee 203, Eve 198")
    assert chips(table) == 1000


def test_chips_left_in_the_pot_are_there_for_the_next_deal() -> None:
    table = play(FIVE + "20 stays in the pot\n" + WRONG).table
    assert table.pot.carried == 0
    assert void(table).pot.carried == 20


def test_chips_bought_during_the_hand_are_in_play_after_it() -> None:
    told = FIVE + "next hand\nEve folds\nEve adds 50\n"
    table = void(play_by(told, "mohegan", chips_added_when=WhenChipsAdded.ANY_TIME))
    assert (seated(table, 4).stack, seated(table, 4).chips.bought) == (250, 0)


@pytest.mark.parametrize("way", ["Flo sits 6 with 100", "Flo sits 6 with 100\nFlo posts"])
def test_a_newcomer_is_new_again(way: str) -> None:
    table = void(play(FIVE + way + "\nnext hand").table)
    assert seated(table, 5).account.standing is Standing.NEW
    assert seated(table, 5).account.passes == 0
    assert chips(table) == 1100


def test_a_player_from_a_broken_game_still_comes_in_for_nothing() -> None:
    table = void(play(FIVE + "Flo sits 6 with 100 from a broken game\nnext hand").table)
    assert seated(table, 5).account.arrival is Arrival.BROKEN
    play_on(
        table, "next hand\n= posts: Cy blind 1, Dee blind 2\n= dealt: Ann, Bob, Cy, Dee, Eve, Flo"
    )


def test_who_posted_missed_blinds_owes_them_and_has_the_chips() -> None:
    back = "Dee is away\n2 hands pass\nDee is back\n= Dee owes 2 dead 1\n1 hand passes\nDee posts\n"
    table = play(FIVE + back + "next hand\n= Dee owes nothing").table
    void(table)
    play_on(table, "= Dee owes 2 dead 1\n= stacks: Dee 200\nnext hand")
    assert {(post.seat, post.amount) for post in table.deal.posts} >= {(3, 1), (3, 2)}


def test_who_was_passed_by_the_big_blind_has_not_missed_it() -> None:
    table = void(play(FIVE + "Dee is away\nnext hand\n= Dee owes 2").table)
    play_on(table, "= Dee owes nothing\nDee is back\nnext hand\n= posts: Cy blind 1, Dee blind 2")


def test_who_sat_down_meanwhile_at_a_seat_that_was_left_has_another_account() -> None:
    told = FIVE + "Dee is away\nnext hand\n= Dee owes 2\nDee leaves\nFlo sits 4 with 100\n"
    table = void(play(told).table)
    assert seated(table, 3).account.standing is Standing.NEW
    assert not seated(table, 3).account.owes


def test_a_hand_that_was_itself_a_repair_is_still_to_be_played() -> None:
    late = "next hand button Cy\neveryone folds\n! button-was-wrong\n"
    table = play(FIVE + late, "rpl").table
    planned = table.button.planned
    play_on(table, "next hand\n= button Bob")
    assert void(table).button.planned == planned
    play_on(table, "next hand\n= button Bob\neveryone folds\nnext hand\n= button Dee")


def test_what_was_paid_of_the_round_and_dealing_off_are_as_before() -> None:
    table = play(FIVE + "1 hand passes\nBob moves to 6", "pechanga").table
    assert seated(table, 5).account.dealt_off
    paid = [seat.paid if seat else 0 for seat in table.seats]
    play_on(table, "next hand")
    assert not seated(table, 5).account.dealt_off
    void(table)
    assert seated(table, 5).account.dealt_off
    assert [seat.paid if seat else 0 for seat in table.seats] == paid
