"""Chips on the table: added between hands, kept there, passed to nobody, racked, carried on."""

from __future__ import annotations

import pytest
from tests.table.sending import ask
from tests.table.stories import chips, play

from shuffleup.law.circumstances import CIRCUMSTANCES
from shuffleup.law.notation import parse
from shuffleup.law.points.table.buy_in import WhenChipsAdded
from shuffleup.law.rulebook import cite, resolve, rulebook
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.table import commands as c
from shuffleup.table.apply import gather, replay
from shuffleup.table.blinds.in_turn import is_ordinary
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.state import Table, copy
from shuffleup.table.words.table_transcript import run_statements

BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
TABLE = """
holdem no-limit 1/2
table: buy-in 100-300, chips 1 5 25 100
seats: Ann 100, Bob 200, Cy 200, -; button Ann
"""


def refused(table: Table, command: object) -> Refusal:
    """Why not; the table is as it was, and unlawful things cite a clause in every book."""
    before = copy(table)
    ruling = ask(table, command)
    assert ruling.refusal is not None, command
    assert not ruling.events
    assert table == before
    grounds = ruling.refusal.grounds
    assert bool(grounds) != ruling.refusal.reason.malformed
    for book in BOOKS:
        for ground in grounds:
            assert ground in CIRCUMSTANCES or cite(rulebook(book), (ground,)), (book, ground)
    return ruling.refusal


def liberal(text: str, **points: object) -> Table:
    """A table of a house that decides some points otherwise; its log tells of the same table."""
    table = run_statements(parse(text), resolve(rulebook("mohegan")).but(**points)).table
    gather(table)
    assert replay(table.log) == table
    return table


def test_nobody_adds_chips_while_a_hand_is_on() -> None:
    table = play(TABLE + "next hand", "mohegan").table
    refusal = refused(table, c.AddChips(0, 50))
    assert refusal.reason is Reason.IN_A_HAND
    assert refusal.grounds == ("chips-added-when",)


def test_chips_added_between_hands_play_in_the_next() -> None:
    scene = play(TABLE + "Ann adds 50; next hand; = Ann plays 150")
    assert chips_in(scene.table) == 550


def chips_in(table: Table) -> int:
    hand = table.hand
    assert hand is not None
    return sum(hand.setup.stacks)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (c.AddChips(0, 0), Reason.NOT_A_WHOLE_AMOUNT),
        (c.AddChips(0, -5), Reason.NOT_A_WHOLE_AMOUNT),
        (c.AddChips(0, 2.5), Reason.NOT_A_WHOLE_AMOUNT),  # type: ignore[arg-type]
        (c.AddChips(0, True), Reason.NOT_A_WHOLE_AMOUNT),
        (c.AddChips(3, 50), Reason.NOT_SEATED),
        (c.AddChips(7, 50), Reason.NO_SUCH_SEAT),
        (c.AddChips(0, 50, (Pile(5, 9),)), Reason.NOT_A_WHOLE_AMOUNT),
        (c.AddChips(0, 50, (Pile(-5, -10),)), Reason.NOT_A_WHOLE_AMOUNT),
        (c.AddChips(0, 201), Reason.TOO_MANY_CHIPS),
        (c.AddChips(0, 50, foreign=True), Reason.CHIPS_NOT_TAKEN),
        (c.AddChips(0, 50, (Pile(50, 1),)), Reason.CHIPS_NOT_TAKEN),
        (c.TakeOff(0, 50), Reason.CHIPS_STAY),
        (c.PassChips(0, 1, 50), Reason.CHIPS_STAY),
        (c.PassChips(0, 1), Reason.CHIPS_STAY),
        (c.ColourUp(0, 0), Reason.NOT_A_WHOLE_AMOUNT),
        (c.ColourUp(0, 50), Reason.CHIPS_NOT_TAKEN),
        (c.LeaveInPot(0), Reason.NOT_A_WHOLE_AMOUNT),
        (c.LeaveInPot(20), Reason.NO_HAND),
    ],
)
def test_what_makes_no_sense_or_is_not_allowed_is_refused(command: object, reason: Reason) -> None:
    assert refused(play(TABLE).table, command).reason is reason


def test_who_only_keeps_a_seat_adds_nothing() -> None:
    table = play(TABLE + "Dee locks up seat 4").table
    assert refused(table, c.AddChips(3, 100)).reason is Reason.NOT_SEATED


# ---- houses that allow more ------------------------------------------------------------------


def test_where_chips_are_added_at_any_time_they_play_when_the_hand_is_over() -> None:
    text = TABLE + "next hand; Ann adds 50; everyone folds; = Ann 150"
    table = liberal(text, chips_added_when=WhenChipsAdded.ANY_TIME)
    assert table.seats[0] is not None
    assert not table.seats[0].chips.bought
    assert chips(table) == 550


def test_who_is_all_in_buys_again_when_it_is_known_whether_it_is_a_rebuy() -> None:
    table = liberal(TABLE + "next hand; Ann all-in 100", chips_added_when=WhenChipsAdded.ANY_TIME)
    assert refused(table, c.AddChips(0, 50)).reason is Reason.IN_A_HAND
    assert refused(table, c.HaveComing(0, 50)).reason is Reason.IN_A_HAND


def test_where_chips_may_be_taken_off_the_rest_plays() -> None:
    table = liberal(TABLE + "Ann takes 40 off the table; = Ann 60", chips_stay_on_table=False)
    assert refused(table, c.TakeOff(0, 61)).reason is Reason.MORE_THAN_THERE_IS
    assert refused(table, c.TakeOff(0, 0)).reason is Reason.NOT_A_WHOLE_AMOUNT


def test_no_chips_are_taken_out_of_a_hand_whatever_the_house_allows() -> None:
    table = liberal(
        TABLE + "next hand", chips_stay_on_table=False, chips_passed_between_players=True
    )
    assert refused(table, c.TakeOff(0, 40)).reason is Reason.HAND_IS_ON
    assert refused(table, c.PassChips(0, 1, 40)).reason is Reason.HAND_IS_ON


def test_where_chips_may_pass_they_only_change_hands() -> None:
    text = TABLE + "Ann gives Bob 40; = stacks: Ann 60, Bob 240; next hand; = Bob plays 240"
    liberal(text, chips_passed_between_players=True)
    table = liberal(TABLE, chips_passed_between_players=True)
    assert refused(table, c.PassChips(0, 0, 40)).reason is Reason.NOT_SEATED
    assert refused(table, c.PassChips(0, 3, 40)).reason is Reason.NOT_SEATED
    assert refused(table, c.PassChips(0, 1, 101)).reason is Reason.MORE_THAN_THERE_IS
    assert ask(table, c.PassChips(0, 1)).ok


def test_chips_passed_to_a_broke_player_put_him_back_in_the_game() -> None:
    text = TABLE.replace("Cy 200", "Cy 0") + "Ann gives Cy 40; next hand; = dealt: Ann, Bob, Cy"
    table = liberal(text, chips_passed_between_players=True)
    assert table.seats[2] is not None
    assert is_ordinary(table.seats[2])


def test_nobody_is_given_chips_in_the_middle_of_a_hand() -> None:
    text = TABLE + "Dee sits 4 with 100; next hand; = dealt: Ann, Bob, Cy"
    table = liberal(text, chips_passed_between_players=True)
    assert refused(table, c.PassChips(3, 0, 40)).reason is Reason.HAND_IS_ON


def test_what_is_taken_off_are_the_large_chips_first_and_the_money_last() -> None:
    text = """
    holdem no-limit 5/10
    seats: Ann 25x4+1x3, Bob 500, Cy 500; button Ann
    Bob puts 100 in cash on the table; Bob takes 550 off the table; Ann takes 100 off the table
    """
    table = liberal(text, chips_stay_on_table=False)
    ann, bob = table.seats[0], table.seats[1]
    assert ann is not None
    assert ann.chips.piles == (Pile(1, 3),)
    assert bob is not None
    assert (bob.stack, bob.chips.cash) == (50, 50)


# ---- racks -----------------------------------------------------------------------------------

RACK = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200; button Ann
next hand; everyone folds
Dee racks up
next hand
"""


def test_a_rack_misses_the_big_blind_or_plays_as_the_book_says() -> None:
    play(RACK + "= dealt: Ann, Bob, Cy; = Dee owes 2", "pechanga")
    play(RACK + "= dealt: Ann, Bob, Cy, Dee", "mohegan")
    early = RACK.replace("Dee racks", "Ann racks")
    play(early + "= dealt: Ann, Bob, Cy, Dee", "pechanga")
    play(early + "= dealt: Bob, Cy, Dee", "rpl")


def test_who_unracks_in_time_has_missed_nothing() -> None:
    text = RACK.replace("Dee racks up", "Dee racks up; Dee unracks")
    play(text + "= dealt: Ann, Bob, Cy, Dee", "pechanga")


def test_who_unracks_too_late_posts_or_waits() -> None:
    text = "everyone folds; 1 hand passes; = Dee may: nothing; Dee unracks"
    text += "; = Dee may: post 2 dead 1, wait"
    play(RACK + text, "rpl")


# ---- chips left in the pot -------------------------------------------------------------------


def test_forfeited_chips_are_in_the_next_pot_and_nobody_new_plays_for_them() -> None:
    text = "1 hand passes; 40 stays in the pot; Dee sits 4 with 200; next hand"
    scene = play(TABLE + text + "; = dealt: Ann, Bob, Cy; = pot 43; everyone folds", "rpl")
    assert chips(scene.table) == 740


def test_nothing_is_left_in_the_pot_of_a_hand_that_is_on() -> None:
    table = play(TABLE + "next hand", "rpl").table
    assert refused(table, c.LeaveInPot(40)).reason is Reason.HAND_IS_ON


# ---- dealt in by mistake ---------------------------------------------------------------------


def test_a_mistake_that_was_not_made_is_not_made_later() -> None:
    """Who has no chips gets no hand, whatever the dealer meant to do."""
    text = TABLE.replace("Cy 200", "Cy 0, Dee 200") + "Cy sits out; Cy is dealt in"
    text += "; next hand; = dealt: Ann, Bob, Dee; everyone folds; Cy adds 200"
    play(text + "; next hand; = dealt: Ann, Bob, Dee")
