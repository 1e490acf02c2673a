"""Changing seats: who may have one, and what goes along with the player."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.table.kill_stories import play_by, play_on, refused
from tests.table.sending import ask
from tests.table.stories import chips, play

from shuffleup.law.points.table.seats import OpenSeat, SeatOrder
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.in_turn import is_ordinary
from shuffleup.table.commands import AskForSeat, ChangeSeat, HoldSeat, LetPass
from shuffleup.table.state import Table, copy, seated, taken_seats
from shuffleup.table.words.table_facts import say_seats

BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
SIX = """
holdem no-limit 1/2
table: buy-in 40-400
seats: Ann 200, Bob 200, Cy 200, Dee 200, -, -; button Ann
1 hand passes
"""


def story(more: str = "", book: str = "mohegan") -> Table:
    return play(SIX + more, book).table


# ---- an open seat ----------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_an_open_seat_is_free_to_move_to_and_chips_go_along(book: str) -> None:
    table = story("Dee moves to 6", book)
    assert say_seats(table) == "Ann 1, Bob 2, Cy 3, Dee 6"
    assert seated(table, 5).stack == 200
    assert chips(table) == 800
    assert all(is_ordinary(seat) for _, seat in taken_seats(table))


@pytest.mark.parametrize("book", BOOKS)
def test_a_seat_with_a_player_in_it_is_taken_in_every_book(book: str) -> None:
    assert refused(story(book=book), ChangeSeat(3, 0), book) is Reason.SEAT_TAKEN
    assert refused(story(book=book), ChangeSeat(3, 3), book) is Reason.SEAT_TAKEN
    assert refused(story(book=book), AskForSeat(3, 3), book) is Reason.SEAT_TAKEN


def test_seats_that_are_none_and_players_who_are_not_there_are_malformed() -> None:
    table = story()
    for command in (ChangeSeat, AskForSeat, HoldSeat):
        assert refused(table, command(3, 6)) is Reason.NO_SUCH_SEAT
        assert refused(table, command(3, -1)) is Reason.NO_SUCH_SEAT
        assert refused(table, command(3, "5")) is Reason.NO_SUCH_SEAT
        assert refused(table, command(4, 5)) is Reason.NOT_SEATED
    assert refused(table, LetPass(4)) is Reason.NOT_SEATED


def test_nobody_changes_seats_during_a_hand() -> None:
    assert refused(story("next hand"), ChangeSeat(3, 4)) is Reason.HAND_IS_ON


def test_a_seat_locked_up_for_somebody_does_not_move() -> None:
    assert refused(story("Eve locks up seat 5"), ChangeSeat(4, 5), "mohegan") is Reason.NOT_YET


# ---- newcomers -------------------------------------------------------------------------------


def test_the_seat_offered_to_a_newcomer_goes_to_who_is_in_and_the_newcomer_has_what_is_left() -> (
    None
):
    table = story("seat 5 is offered to Eve\nDee moves to 5")
    assert table.claims.offered == ((3, "Eve"),)


def test_where_newcomers_come_first_the_seat_offered_is_theirs() -> None:
    table = play_by(
        SIX + "seat 5 is offered to Eve", "mohegan", open_seat_priority=OpenSeat.NEWCOMER
    )
    assert refused(table, ChangeSeat(3, 4), "mohegan") is Reason.SEAT_TAKEN
    assert ask(table, ChangeSeat(3, 5)).ok
    refusal = ask(table, ChangeSeat(3, 4)).refusal
    assert refusal is not None
    assert cite(rulebook("mohegan"), refusal.grounds)[0].id == "mohegan/house.4a"


def test_two_change_places_where_the_seat_was_asked_for_before_the_newcomer_came() -> None:
    table = story("Dee asks for seat 5\nEve sits 5 with 100\nDee moves to 5", "pechanga")
    assert say_seats(table) == "Ann 1, Bob 2, Cy 3, Eve 4, Dee 5"
    assert seated(table, 3).account.standing is Standing.NEW
    assert table.claims.requests == ()


def test_who_asks_after_the_newcomer_has_sat_down_is_told_that_the_seat_is_gone() -> None:
    table = story("Eve sits 5 with 100\nFlo locks up seat 6")
    for seat, point in ((4, "open-seat-right-ends-when-seated"), (5, "with-marker")):
        assert refused(table, AskForSeat(3, seat), "mohegan") is Reason.SEAT_TAKEN
        refusal = ask(table, ChangeSeat(3, seat)).refusal
        assert refusal is not None
        assert refusal.grounds[0].endswith(point)


def test_a_newcomer_may_take_another_open_seat_and_displaces_nobody() -> None:
    table = story("Eve sits 5 with 100\nEve moves to 6\nFlo sits 5 with 100")
    assert say_seats(table).endswith("Flo 5, Eve 6")
    table = play_by(
        SIX + "Eve sits 5 with 100\nFlo sits 6 with 100",
        "mohegan",
        open_seat_right_ends_when_seated=False,
    )
    assert refused(table, ChangeSeat(4, 5), "mohegan") is Reason.SEAT_TAKEN
    assert ask(table, ChangeSeat(3, 5)).ok


# ---- the order of requests -------------------------------------------------------------------


def test_the_first_to_ask_comes_first_and_who_is_away_does_not_hold_up_the_others() -> None:
    table = story("Dee asks for seat 5\nAnn asks for seat 5\nDee asks for seat 5")
    assert table.claims.requests == (("Dee", 4), ("Ann", 4))
    assert refused(table, ChangeSeat(0, 4), "mohegan") is Reason.NOT_YOUR_PLACE
    assert refused(table, ChangeSeat(1, 4), "mohegan") is Reason.NOT_YOUR_PLACE
    play_on(table, "Dee is away\nAnn moves to 5")
    assert table.claims.requests == (("Dee", 4),)


def test_by_seniority_the_one_longest_in_the_game_comes_first() -> None:
    asked = SIX + "Dee asks for seat 5\nBob asks for seat 5"
    table = play_by(asked, "mohegan", seat_change_order=SeatOrder.SENIORITY)
    assert refused(table, ChangeSeat(3, 4), "mohegan") is Reason.NOT_YOUR_PLACE
    assert ask(table, ChangeSeat(1, 4)).ok
    assert ask(table, ChangeSeat(0, 4)).ok  # longer still, though Ann did not ask


def test_a_request_is_forgotten_with_the_player() -> None:
    assert story("Dee asks for seat 5\nDee leaves").claims.requests == ()


# ---- playing off the button ------------------------------------------------------------------


HELD = "1 hand passes\nCy holds seat 6\n"  # Bob has the button, Cy both blinds behind him


def test_a_seat_is_held_for_one_hand_on_the_button_and_open_again_after_it() -> None:
    table = story(HELD)
    assert refused(table, ChangeSeat(0, 5), "mohegan") is Reason.SEAT_TAKEN
    play_on(table, "1 hand passes\n= button Cy\nx Ann moves to 6")
    assert ask(copy(table), ChangeSeat(2, 5)).ok
    play_on(table, "1 hand passes")  # Cy did not move
    assert table.claims.held == ()
    assert ask(table, ChangeSeat(0, 5)).ok


def test_no_newcomer_puts_a_marker_on_a_held_seat() -> None:
    table = story(HELD + "x Flo locks up seat 6\n1 hand passes\nCy moves to 6")
    assert say_seats(table) == "Ann 1, Bob 2, Dee 4, Cy 6"


def test_only_who_has_paid_both_blinds_and_not_had_the_button_holds_a_seat() -> None:
    table = story("1 hand passes")
    assert refused(table, HoldSeat(3, 4), "mohegan") is Reason.NOT_THIS_WAY  # the big blind alone
    assert refused(table, HoldSeat(1, 4), "mohegan") is Reason.NOT_THIS_WAY  # had the button
    assert refused(table, HoldSeat(2, 0), "mohegan") is Reason.SEAT_TAKEN
    assert ask(table, HoldSeat(2, 4)).ok


def test_a_second_seat_held_gives_the_first_one_up() -> None:
    assert story(HELD + "Cy holds seat 5").claims.held == ((4, "Cy"),)


# ---- what goes along -------------------------------------------------------------------------


def test_the_killer_stays_and_a_kill_of_choice_goes_along() -> None:
    killed = """
    holdem limit 4/8 blinds 2/4
    table: kill
    seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, -; button Ann
    1 hand passes
    """
    table = play_by(killed, "pechanga", kill_voluntary=True)
    play_on(table, "Eve kills the pot\nEve moves to 6")
    assert table.kill.volunteer == 5
    table.kill = replace(table.kill, killer=5)
    assert refused(table, ChangeSeat(5, 4), "pechanga") is Reason.NOT_YET


def test_a_straddle_goes_along_and_is_taken_back_where_it_no_longer_fits() -> None:
    table = story("Ann straddles\nAnn moves to 6")
    assert table.straddles == ((5, 4),)
    play_on(table, "next hand\n= posts: Cy blind 1, Dee blind 2, Ann straddle 4")
    table = story("Ann straddles\nAnn moves to 6\nEve sits 5 with 100 from a broken game")
    play_on(table, "next hand\n= posts: Cy blind 1, Dee blind 2")
