"""Buying in, buying again, and chips that are bought and not there yet."""

from __future__ import annotations

import pytest
from tests.table.sending import ask, send
from tests.table.stories import play
from tests.table.test_chips import liberal, refused

from shuffleup.hand.repairs.primitives import Voided
from shuffleup.law.points.table.buy_in import PlayingBehind, TopUp, UnannouncedBehind
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply, gather, replay
from shuffleup.table.proceed import proceed
from shuffleup.table.state import Table, seated, taken_seats

LIMIT = """
holdem limit 4/8 blinds 2/4
seats: Ann 0, Bob 200, Cy 200, Dee 200, -; button Dee
"""
TABLE = """
holdem no-limit 1/2
table: buy-in 100-300
seats: Ann 20, Bob 200, Cy 200, -; button Bob
"""


def all_money(table: Table) -> int:
    """Everything between two hands, what was bought and is on its way too."""
    assert table.hand is None
    in_front = sum(
        seat.stack + seat.chips.coming + seat.chips.bought for _, seat in taken_seats(table)
    )
    return in_front + table.pot.carried + table.pot.spare + sum(table.collected.values())


# ---- buying in -------------------------------------------------------------------------------


def test_the_buy_in_has_a_least_and_a_most() -> None:
    table = play(TABLE).table
    few = refused(table, c.Sit(3, "Dee", 99))
    assert few.reason is Reason.TOO_FEW_CHIPS
    assert few.grounds == ("buy-in-before-first-hand", "no-limit-buy-in-range")
    assert refused(table, c.Sit(3, "Dee", 301)).reason is Reason.TOO_MANY_CHIPS
    assert refused(table, c.Sit(3, "Dee", 0)).reason is Reason.NOT_A_WHOLE_AMOUNT
    assert ask(table, c.Sit(3, "Dee", 300)).ok


def test_books_differ_in_what_a_full_limit_buy_in_is() -> None:
    ten_small, five_big = play(LIMIT, "pechanga").table, play(LIMIT, "mohegan").table
    assert refused(ten_small, c.Sit(4, "Eve", 39)).reason is Reason.TOO_FEW_CHIPS
    spread = LIMIT.replace("limit 4/8", "spread 2-8")
    ten_small, five_big = play(spread, "pechanga").table, play(spread, "mohegan").table
    assert ask(ten_small, c.Sit(4, "Eve", 20)).ok
    grounds = refused(five_big, c.Sit(4, "Eve", 39)).grounds
    assert "limit-buy-in-base" in grounds


def test_chips_that_kept_a_seat_stay_and_are_the_buy_in() -> None:
    table = play(TABLE + "Dee locks up seat 4 with 150").table
    assert refused(table, c.Sit(3, "Dee", 120)).reason is Reason.CHIPS_STAY
    (seated_event,) = ask(table, c.Sit(3, "Dee", 0)).events
    assert seated_event.amount == 150


# ---- buying again ----------------------------------------------------------------------------


def test_a_broke_player_buys_short_once_under_one_book_and_never_under_another() -> None:
    play(LIMIT + "= may: Ann adds 12", "pechanga")
    refusal = refused(play(LIMIT, "mohegan").table, c.AddChips(0, 12))
    assert refusal.reason is Reason.TOO_FEW_CHIPS
    assert "short-buys-in-a-row" in refusal.grounds


LOSES_TWELVE = """
next hand                             # Ann small, Bob big
Ann has 2c7d; Bob has AsAh; board AcAdKsKhQd
Cy folds; Dee folds; Ann raises to 8; Bob raises to 12; Ann calls
everyone shows
= Ann 0
"""


def test_a_full_buy_allows_a_short_one_again() -> None:
    scene = play(LIMIT + "Ann adds 12" + LOSES_TWELVE, "pechanga")
    assert refused(scene.table, c.AddChips(0, 39)).reason is Reason.TOO_FEW_CHIPS
    send(scene.table, c.AddChips(0, 40))
    assert seated(scene.table, 0).short_buys == 0


def test_adding_to_a_short_buy_makes_it_no_full_one() -> None:
    """A small addition is no buy at all, so the next buy after it is still the one after a short
    one."""
    scene = play(LIMIT + "Ann adds 8; Ann adds 4" + LOSES_TWELVE, "pechanga")
    assert refused(scene.table, c.AddChips(0, 12)).reason is Reason.TOO_FEW_CHIPS


def test_a_house_with_two_short_buys_refuses_the_third() -> None:
    text = LIMIT + "Ann adds 12" + LOSES_TWELVE
    table = liberal(text, short_buys_in_a_row=2)
    send(table, c.AddChips(0, 12))
    assert (seated(table, 0).short_buys, seated(table, 0).chips.busted) == (2, False)
    apply(table, e.ChipsRemoved(0, 12))  # as if lost again
    assert refused(table, c.AddChips(0, 12)).reason is Reason.TOO_FEW_CHIPS


def test_a_re_buy_is_no_larger_than_a_buy_in() -> None:
    table = play(TABLE.replace("Ann 20", "Ann 0"), "pechanga").table
    refusal = refused(table, c.AddChips(0, 301))
    assert refusal.reason is Reason.TOO_MANY_CHIPS
    assert refusal.grounds == ("no-limit-buy-in-range",)


def test_a_stack_is_filled_up_to_the_maximum_counting_what_is_on_its_way() -> None:
    table = play(TABLE + "Ann has 250 coming").table
    assert refused(table, c.AddChips(0, 31)).grounds == ("top-up-maximum",)
    assert refused(table, c.HaveComing(0, 31)).reason is Reason.TOO_MANY_CHIPS
    assert ask(table, c.AddChips(0, 30)).ok


def test_a_house_may_let_a_stack_be_filled_up_to_the_leader_or_without_end() -> None:
    text = TABLE.replace("Cy 200", "Cy 900")
    table = liberal(text, top_up_maximum=TopUp.CHIP_LEADER)
    assert ask(table, c.AddChips(0, 880)).ok
    assert refused(table, c.AddChips(0, 881)).reason is Reason.TOO_MANY_CHIPS
    assert ask(liberal(TABLE, top_up_maximum=TopUp.CHIP_LEADER), c.AddChips(0, 280)).ok
    assert ask(liberal(text, top_up_maximum=TopUp.UNLIMITED), c.AddChips(0, 5000)).ok


def test_a_limit_stack_is_filled_without_end_unless_the_book_heeds_a_posted_maximum() -> None:
    assert ask(play(LIMIT).table, c.AddChips(1, 5000)).ok
    posted = LIMIT.replace("seats:", "table: buy-in 40-300\nseats:")
    assert ask(play(posted, "pechanga").table, c.AddChips(1, 5000)).ok
    refusal = refused(play(posted, "mohegan").table, c.AddChips(1, 101))
    assert refusal.grounds == ("top-up-maximum", "top-up-maximum-in-limit")
    assert ask(play(posted, "mohegan").table, c.AddChips(1, 100)).ok
    assert refused(play(posted).table, c.AddChips(0, 301)).reason is Reason.TOO_MANY_CHIPS


# ---- playing behind --------------------------------------------------------------------------


def test_only_what_was_bought_plays_behind() -> None:
    table = play(TABLE + "Ann has 150 coming", "pechanga").table
    assert refused(table, c.PlayBehind(0, 151)).reason is Reason.TOO_MANY_CHIPS
    assert refused(table, c.PlayBehind(1)).reason is Reason.NOT_YET
    assert refused(table, c.PlayBehind(0, -1)).reason is Reason.NOT_A_WHOLE_AMOUNT
    assert refused(table, c.PlayBehind(0, 100, cash_down=False)).grounds == ("cash-down-first",)
    assert refused(table, c.PlayBehind(1, 101)).reason is Reason.TOO_MANY_CHIPS
    assert refused(table, c.Deliver(1)).reason is Reason.NOT_ASKED_FOR
    assert refused(table, c.HaveComing(0, 0)).reason is Reason.NOT_A_WHOLE_AMOUNT


def test_a_house_without_playing_behind_says_so() -> None:
    table = play(TABLE, "mohegan").table
    assert refused(table, c.PlayBehind(0, 100)).reason is Reason.NOT_IN_THIS_HOUSE
    assert ask(table, c.HaveComing(0, 100)).ok


@pytest.mark.parametrize(
    ("how", "plays"),
    [
        (UnannouncedBehind.MINIMUM_BUY_IN, 120),
        (UnannouncedBehind.NOTHING, 20),
        (UnannouncedBehind.FULL_AMOUNT, 270),
    ],
)
def test_how_much_plays_unannounced_is_the_house_s_to_say(
    how: UnannouncedBehind, plays: int
) -> None:
    text = TABLE + f"Ann has 250 coming; Ann plays behind; next hand; = Ann plays {plays}"
    liberal(text, play_behind=PlayingBehind.PURCHASED_CHIPS, play_behind_unannounced=how)


def test_no_more_plays_unannounced_than_is_coming() -> None:
    play(TABLE + "Ann has 60 coming; Ann plays behind; next hand; = Ann plays 80", "pechanga")


def test_nobody_starts_to_play_behind_in_the_middle_of_a_hand() -> None:
    table = play(TABLE + "next hand; Ann has 100 coming", "pechanga").table
    refusal = refused(table, c.PlayBehind(0, 100))
    assert refusal.reason is Reason.IN_A_HAND
    assert refusal.grounds == ("chips-bought-mid-hand-play",)


BEHIND = """
Ann plays behind 200
next hand                             # Bob button, Cy small, Ann big
Ann has {ann}; Bob has {bob}; board AcAdKsKhQd
Bob raises to {bet}; Cy folds; Ann calls
"""
TO_THE_END = "everyone checks; everyone checks; everyone checks; everyone shows;"


def test_what_a_player_behind_loses_comes_off_the_chips_that_arrive() -> None:
    lost = BEHIND.format(ann="2c7d", bob="AsAh", bet=120) + TO_THE_END
    scene = play(TABLE + lost + "= stacks: Ann 0, Bob 321", "pechanga")
    ann = seated(scene.table, 0)
    assert (ann.chips.coming, ann.chips.behind, ann.chips.busted) == (100, 100, False)
    assert all_money(scene.table) == 620
    play(TABLE + lost + "next hand; = Ann plays 100", "pechanga")
    play(TABLE + lost + "Ann's chips arrive; = Ann 100; next hand; = Ann plays 100", "pechanga")


def test_a_player_behind_who_loses_everything_is_broke_and_nothing_arrives() -> None:
    text = TABLE.replace("Bob 200", "Bob 300") + BEHIND.format(ann="2c7d", bob="AsAh", bet=220)
    scene = play(text + "everyone shows; = stacks: Ann 0, Bob 521", "pechanga")
    ann = seated(scene.table, 0)
    assert (ann.chips.coming, ann.chips.behind, ann.chips.busted) == (0, 0, True)
    assert refused(scene.table, c.Deliver(0)).reason is Reason.NOT_ASKED_FOR


def test_what_a_player_behind_wins_lies_in_front_and_the_chips_still_arrive() -> None:
    won = BEHIND.format(ann="AsAh", bob="2c7d", bet=120) + TO_THE_END
    arrives = "= stacks: Ann 141, Bob 80; Ann's chips arrive; = Ann 341"
    assert all_money(play(TABLE + won + arrives, "pechanga").table) == 620
    play(TABLE + won + "next hand; = Ann plays 341", "pechanga")


def test_chips_that_arrive_in_the_hand_change_nothing_in_it() -> None:
    lost = BEHIND.format(ann="2c7d", bob="AsAh", bet=120) + "Ann's chips arrive;" + TO_THE_END
    scene = play(TABLE + lost + "= stacks: Ann 100, Bob 321", "pechanga")
    assert all_money(scene.table) == 620
    waiting = "next hand; Ann has 150 coming; Ann's chips arrive; = Ann plays 20; everyone folds"
    play(TABLE + waiting + "; = Ann 171; next hand; = Ann plays 171")


def test_of_a_larger_purchase_only_the_announced_part_can_be_lost() -> None:
    text = "Ann has 250 coming; Ann plays behind 100; next hand; Ann has 2c7d; Bob has AsAh"
    text += "; board AcAdKsKhQd; Bob raises to 120; Cy folds; Ann calls; everyone shows"
    scene = play(TABLE + text, "pechanga")
    ann = seated(scene.table, 0)
    assert (ann.stack, ann.chips.coming, ann.chips.behind, ann.chips.busted) == (0, 150, 0, False)
    assert all_money(scene.table) == 670


def test_what_is_withheld_of_a_void_hand_comes_off_the_chips_that_arrive() -> None:
    table = play(TABLE + "Ann plays behind 200; next hand", "pechanga").table
    apply(table, Voided(((0, 50),)))
    proceed(table)
    ann = seated(table, 0)
    assert (ann.stack, ann.chips.behind, ann.chips.coming, table.pot.carried) == (0, 170, 170, 50)
    assert all_money(table) == 620
    gather(table)
    assert replay(table.log) == table
