"""Chopped blinds, and pots shared by agreement: where, when and by whom; chips stay the same."""

from __future__ import annotations

import pytest
from tests.table.kill_stories import FIVE, kills, play_by, refused
from tests.table.stories import chips, play

from shuffleup.hand.events import Awarded, Dropped, Ended
from shuffleup.hand.repairs.primitives import Refunded
from shuffleup.law.ruling import Reason
from shuffleup.table.commands import Chop, SplitPot
from shuffleup.table.judge import judge
from shuffleup.table.state import Table

FOUR = """
holdem limit 4/8 blinds 2/4
seats: Ann 200, Bob 200, Cy 200, Dee 200; button Ann
"""
FOLDED = FOUR + "next hand\nDee folds; Ann folds\n"
CHOP = "Bob and Cy chop\n"


def stacks(table: Table) -> list[int]:
    return [seat.stack for seat in table.seats if seat]


# ---- chopping blinds -------------------------------------------------------------------------


def test_each_blind_takes_its_own_back_and_the_game_goes_on() -> None:
    told = CHOP + "next hand\n= button Bob\n= posts: Cy blind 2, Dee blind 4\neveryone folds"
    table = play(FOLDED + CHOP, "pechanga").table
    assert stacks(table) == [200] * 4
    assert table.hand is None
    assert chips(play(FOLDED + told, "pechanga").table) == 800


def test_a_chop_is_two_refunds_and_no_award() -> None:
    table = play(FOLDED, "pechanga").table
    assert judge(table, Chop(1, 2)) == judge(table, Chop(2, 1))
    assert judge(table, Chop(1, 2)).events == (Refunded(1, 2), Refunded(2, 4), Ended())


def test_the_house_takes_nothing_from_a_chop_but_the_fee_of_the_button() -> None:
    for fee, taken in (("drop 3", 0), ("rake 10%", 0), ("collection-blind 1", 1)):
        table = play(FOLDED.replace("seats", f"table: {fee}\nseats") + CHOP, "pechanga").table
        assert sum(table.collected.values()) == taken
        assert stacks(table) == [200 - taken, 200, 200, 200]


def test_heads_up_the_blinds_may_chop_at_once() -> None:
    text = "holdem limit 4/8 blinds 2/4\nseats: Ann 200, Bob 200; button Ann\nnext hand\n"
    assert stacks(play(text + "Ann and Bob chop", "pechanga").table) == [200, 200]


def test_a_chop_is_no_leg_and_ends_no_kill() -> None:
    leg = FIVE + "next hand\nDee raises to 8; everyone folds\n"
    told = "next hand\nEve folds; Ann folds; Bob folds\nCy and Dee chop\n= leg Dee\n= kill nobody"
    play(leg + told, "pechanga")
    told = (
        "\nnext hand\nAnn folds; Bob folds; Cy folds\nDee and Eve chop\n= kill Dee 8\n= leg nobody"
    )
    table = play(kills("Dee") + told, "pechanga").table
    assert chips(table) == 1000


def why(text: str, book: str = "pechanga", pair: tuple[int, int] = (1, 2)) -> Reason:
    return refused(play(text, book).table, Chop(*pair), book)


@pytest.mark.parametrize("book", ["mohegan", "pechanga-t", "tournament"])
def test_no_chop_where_the_book_does_not_allow_it(book: str) -> None:
    assert why(FOLDED, book) is Reason.NOT_IN_THIS_HOUSE


@pytest.mark.parametrize("game", ["omaha", "omaha-eight", "omaha-5"])
def test_no_chop_in_omaha_in_one_house_and_in_another_there_is(game: str) -> None:
    text = FOLDED.replace("holdem", game)
    assert why(text) is Reason.NOT_IN_THIS_HOUSE
    assert stacks(play(text + CHOP, "rpl").table) == [200] * 4


def test_no_chop_before_all_others_have_folded() -> None:
    assert why(FOUR + "next hand") is Reason.NOT_YET
    assert why(FOUR + "next hand\nDee folds") is Reason.NOT_YET
    assert why(FOUR + "next hand\nDee folds; Ann calls; Bob folds", pair=(0, 2)) is (
        Reason.NOT_YOUR_PLACE
    )


def test_no_chop_once_the_blinds_are_played() -> None:
    for action in ("Bob calls", "Bob raises to 8", "Bob calls; Cy checks"):
        assert why(FOLDED + action) is Reason.NOT_THIS_WAY


def test_only_the_two_blinds_chop_and_both_are_there() -> None:
    assert why(FOLDED, pair=(0, 1)) is Reason.NOT_YOUR_PLACE
    assert why(FOLDED, pair=(1, 1)) is Reason.NOT_YOUR_PLACE
    assert why(FOLDED + "Cy is away") is Reason.NOT_YET


def test_no_chop_in_a_kill_pot_of_somebody_else_or_where_the_house_has_none() -> None:
    told = "\nnext hand\nBob folds; Cy folds\n"
    assert why(kills("Ann") + told, pair=(3, 4)) is Reason.NOT_IN_THIS_HOUSE
    text = kills("Dee") + "\nnext hand\nAnn folds; Bob folds; Cy folds\n"
    table = play_by(text, "pechanga", chop_blinds_in_kill_pot=False)
    assert refused(table, Chop(3, 4), "pechanga") is Reason.NOT_IN_THIS_HOUSE


def test_chips_of_others_in_the_pot_have_to_be_won() -> None:
    ante = FOLDED.replace("blinds 2/4", "blinds 2/4 ante 1")
    assert why(ante) is Reason.NOT_THIS_WAY
    paid = "\nDee refuses to post\nDee posts\nnext hand\nAnn folds; Bob folds; Cy folds\n"
    assert why(kills("Dee") + paid, pair=(3, 4)) is Reason.NOT_THIS_WAY


def test_nobody_chops_without_a_hand_or_in_stud() -> None:
    assert why(FOUR) is Reason.NO_HAND
    assert why(FOUR, pair=(1, 9)) is Reason.NO_SUCH_SEAT
    stud = "stud limit 4/8 ante 1 bring-in 2\nseats: Ann 200, Bob 200, Cy 200, Dee 200\nnext hand"
    assert why(stud) is Reason.NOT_IN_THIS_HOUSE


# ---- sharing a pot ---------------------------------------------------------------------------

PLAYED = FOUR + "next hand\nDee folds; Ann calls; Bob folds; Cy checks\n"


@pytest.mark.parametrize("book", ["pechanga", "mohegan", "rpl", "pechanga-t", "tournament"])
def test_no_pot_is_split_by_agreement_under_any_book(book: str) -> None:
    assert refused(play(PLAYED, book).table, SplitPot(0, 2), book) is Reason.NOT_IN_THIS_HOUSE
    assert refused(play(FOUR, book).table, SplitPot(0, 2), book) is Reason.NO_HAND


def test_where_a_house_allows_it_two_share_what_was_called_to_the_odd_chip() -> None:
    told = PLAYED.replace("blinds 2/4", "blinds 1/4") + "Cy bets 4\n"
    table = play_by(told, "pechanga", agreed_pot_split=True)
    shared = judge(table, SplitPot(0, 2)).events
    assert [e.amount for e in shared if isinstance(e, Awarded)] == [4, 5]
    table = play_by(told + "Ann and Cy agree to split the pot", "pechanga", agreed_pot_split=True)
    assert stacks(table) == [200, 199, 201, 200]
    assert chips(table) == 800


def test_the_drop_of_a_shared_pot_is_taken() -> None:
    told = PLAYED.replace("seats", "table: drop 2\nseats")
    shared = judge(play_by(told, "pechanga", agreed_pot_split=True), SplitPot(0, 2)).events
    assert Dropped(2, "drop") in shared
    assert [e.amount for e in shared if isinstance(e, Awarded)] == [4, 4]


def test_only_the_two_who_are_left_share_a_pot() -> None:
    table = play_by(FOUR + "next hand", "pechanga", agreed_pot_split=True)
    assert refused(table, SplitPot(0, 2), "pechanga") is Reason.NOT_YOUR_PLACE
    table = play_by(PLAYED, "pechanga", agreed_pot_split=True)
    assert refused(table, SplitPot(0, 0), "pechanga") is Reason.NOT_YOUR_PLACE
    assert refused(table, SplitPot(0, 1), "pechanga") is Reason.NOT_YOUR_PLACE
