"""What changing seats costs, by the distance from the big blind and by what was just paid."""

from __future__ import annotations

import pytest
from tests.table.kill_stories import play_by, play_on
from tests.table.stories import chips, play

from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.in_turn import is_ordinary
from shuffleup.table.state import Table, seated

NINE = """
holdem no-limit 1/2
table: buy-in 40-400, dead button
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, Flo 200, -, Hal 200, -; button Ann
1 hand passes
"""  # Cy has had the big blind: Dee is next, then Eve, Flo, Hal, Ann, Bob
MOVING = NINE.replace("dead button", "moving button")


def story(more: str = "", book: str = "pechanga") -> Table:
    return play(NINE.replace(", dead button", "") + more, book).table


# ---- away from the big blind -----------------------------------------------------------------


def test_one_move_costs_a_wait_or_a_post_in_one_house_and_nothing_in_another() -> None:
    moves = "Dee moves to 7\n"
    play(NINE.replace(", dead button", "") + moves + "= Dee may: post 2, wait", "pechanga")
    play(NINE.replace(", dead button", "") + moves + "= Dee may: nothing", "mohegan")


def test_the_wait_ends_when_the_mover_is_as_near_as_before_whoever_came_in_between() -> None:
    table = story("Dee moves to 7\nGus sits 4 with 200")
    assert seated(table, 6).account.waits == 2  # Eve and Flo are now before her
    play_on(table, "1 hand passes")  # Gus takes the big blind she was due
    assert seated(table, 6).account.waits == 2
    play_on(table, "2 hands pass\nnext hand\n= posts: Flo blind 1, Dee blind 2")


def test_the_wait_is_over_at_once_when_those_in_between_leave() -> None:
    table = story("Dee moves to 7\nEve leaves\nFlo leaves\nnext hand")
    assert [post.seat for post in table.deal.posts if post.amount == 2] == [6]


def test_the_big_blind_that_comes_to_a_mover_who_waits_is_taken_and_not_missed() -> None:
    table = story("Eve moves to 9\n")
    assert seated(table, 8).account.waits == 2
    play_on(table, "Dee leaves\nFlo leaves\nHal leaves\n1 hand passes")
    assert table.places.big == 8
    assert not seated(table, 8).account.owes


def test_moving_back_costs_nothing() -> None:
    table = story("Dee moves to 7\nDee moves to 4")
    assert is_ordinary(seated(table, 3))
    play_on(table, "next hand\n= posts: Cy blind 1, Dee blind 2")


def test_two_moves_cost_what_one_would_have() -> None:
    one, two = story("Dee moves to 9"), story("Dee moves to 7\nDee moves to 9")
    assert seated(one, 8).account.waits == seated(two, 8).account.waits == 3
    assert seated(one, 8).account.near == seated(two, 8).account.near == 0


def test_the_post_is_a_live_bet_and_the_mover_is_in_again() -> None:
    table = story("Dee moves to 7\nDee posts\nnext hand")
    play_on(table, "= posts: Cy blind 1, Eve blind 2, Dee post 2")
    play_on(table, "Flo folds\n= Dee may: fold, check, raise to 4-200")
    play_on(table, "everyone folds\n= Dee may: nothing")
    assert chips(table) == 1400
    assert is_ordinary(seated(table, 6))


def test_who_owes_a_blind_still_owes_it_at_the_new_seat() -> None:
    away = (
        "Dee is away\n2 hands pass\nDee is back\nDee moves to 9\n= Dee owes 2 dead 1\nDee posts\n"
    )
    play_on(story(away), "next hand\n= posts: Flo blind 1, Hal blind 2, Dee dead 1, Dee post 2")
    waived = play_by(
        NINE.replace(", dead button", "") + "Dee is away\n5 hands pass\nDee is back",
        "pechanga",
        seat_change_missed_may_post=True,
    )
    play_on(
        waived, "= Dee owes 2 dead 1\nDee moves to 9\n= Dee may: post 2, wait\n= Dee owes nothing"
    )


def test_in_the_other_house_only_three_players_passed_cost_a_post() -> None:
    table = story("Dee moves to 9\n= Dee may: post 2, wait", "mohegan")
    assert seated(table, 8).account.must_post
    play_on(table, "Dee moves to 7\n= Dee may: post 2, wait")  # once passed, that stays to be paid
    play_on(
        story("Dee moves to 7", "mohegan"), "next hand\n= dealt: Ann, Bob, Cy, Eve, Flo, Dee, Hal"
    )


def test_a_newcomer_moves_for_nothing_and_waits_for_the_button_at_the_new_seat() -> None:
    table = story("Gus sits 7 with 200\nGus waits for the button\n5 hands pass\nGus moves to 9")
    assert seated(table, 8).account.standing is Standing.NEW
    assert not seated(table, 8).account.gone_by


def test_in_stud_a_seat_is_a_seat() -> None:
    stud = "stud limit 4/8 ante 1 bring-in 2\nseats: Ann 200, Bob 200, Cy 200, -\n1 hand passes\n"
    table = play(stud + "Ann moves to 4\nnext hand\n= dealt: Bob, Cy, Ann", "mohegan").table
    assert is_ordinary(seated(table, 3))


# ---- after the big blind ---------------------------------------------------------------------


@pytest.mark.parametrize("text", [NINE, MOVING])
@pytest.mark.parametrize("seat", [7, 9])
def test_after_the_big_blind_the_small_one_is_posted_live_at_the_new_seat(
    text: str, seat: int
) -> None:
    table = play(text + f"Cy moves to {seat}\nnext hand", "rpl").table
    paid = {post.amount for post in table.deal.posts if post.seat == seat - 1}
    assert paid == {1}
    play_on(table, "everyone folds\n1 hand passes")
    assert is_ordinary(seated(table, seat - 1))
    assert not any(post.seat == seat - 1 for post in table.deal.posts)


def test_who_moves_from_the_big_blind_past_nobody_has_the_small_blind_next() -> None:
    open_left = NINE.replace("Dee 200", "-")
    play(open_left + "Cy moves to 4\nnext hand\n= posts: Cy blind 1, Eve blind 2", "mohegan")


def test_who_moves_from_the_big_blind_and_goes_away_owes_the_small_blind_dead() -> None:
    table = story("Cy moves to 7\nCy is away\n1 hand passes\n= Cy owes dead 1", "mohegan")
    assert not seated(table, 6).account.live_small


# ---- dealing off -----------------------------------------------------------------------------


DEALT_OFF = "Ann moves to 7\nAnn lets the blinds pass\n"


def test_who_dealt_off_comes_in_behind_the_button_and_has_paid_nothing() -> None:
    table = story(DEALT_OFF + "= Ann owes nothing")
    assert seated(table, 6).account.standing is Standing.PASSING
    play_on(table, "4 hands pass\n= Ann owes nothing\n2 hands pass")
    assert table.deal.dealt >> 6 & 1
    assert seated(table, 6).stack == 200


def test_who_takes_a_hand_at_the_new_seat_has_given_that_up() -> None:
    table = story("Ann moves to 7\n1 hand passes\nAnn lets the blinds pass")
    assert seated(table, 6).presence.sits_out
    play_on(table, "3 hands pass\n= Ann owes 2")


def test_a_button_at_the_seat_of_somebody_away_is_no_last_hand_on_it() -> None:
    away = "Bob is away\n1 hand passes\n= button Bob\nBob is back\nBob moves to 7"
    table = story(away, "mohegan")
    assert not seated(table, 6).account.dealt_off


def test_a_newcomer_in_the_seat_of_somebody_who_dealt_off_has_not_dealt_off() -> None:
    table = story("Ann leaves\nGus sits 1 with 200\nGus moves to 7\n", "mohegan")
    assert not seated(table, 6).account.dealt_off


def test_a_newcomer_who_lets_the_blinds_pass_waits_for_the_button() -> None:
    table = story("Gus sits 7 with 200\nGus lets the blinds pass\n= Gus owes nothing")
    play_on(table, "Gus lets the blinds pass\n4 hands pass\n= Gus owes nothing")


def test_the_button_is_not_twice_at_a_player_who_moves_before_the_small_blind() -> None:
    told = """
    holdem no-limit 1/2
    seats: Ann 200, -, Cy 200, Dee 200, Eve 200, Flo 200; button Ann
    1 hand passes
    Ann moves to 2
    next hand
    = button Cy
    = posts: Dee blind 1, Eve blind 2
    """
    for book in ("pechanga", "mohegan"):
        play(told, book)


def test_who_moves_to_behind_the_last_button_keeps_the_place_in_the_turn() -> None:
    told = """
    holdem limit 4/8 blinds 2/4
    seats: Ann 200, -, Cy 200, Dee 200, Eve 200; button Ann
    1 hand passes
    Cy moves to 2                # the small blind, whose button is next
    next hand
    = button Cy
    = posts: Dee blind 2, Eve blind 4
    """
    play(told, "pechanga")
