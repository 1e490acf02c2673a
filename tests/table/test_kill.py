"""Kill pots: blind, stakes and turn of a killed hand; who refuses, and who kills unasked."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.table.kill_stories import EVERYONE, FIVE, PLAYERS, kills, play_by, play_on, refused
from tests.table.sending import ask
from tests.table.stories import chips, play

from shuffleup.hand.events import Called, Checked, Folded
from shuffleup.law.points.table.kill import KillUnposted
from shuffleup.law.ruling import Reason
from shuffleup.table.apply import apply
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.commands import Designate, KillPot, RefuseKill
from shuffleup.table.house import House
from shuffleup.table.state import Table, seated


def turns(table: Table) -> list[str]:
    """Who acted in turn on the first round of the hand that is on."""
    assert table.hand is not None
    acted = [e.seat for e in table.hand.log if isinstance(e, (Called, Checked, Folded))]
    return [PLAYERS[seat] for seat in acted]


# ---- blind, stakes and turn ------------------------------------------------------------------

KILLED = {
    "Ann": ("Dee blind 2, Eve blind 4, Ann kill 8", "Bob Cy Dee Eve Ann"),
    "Bob": ("Dee blind 2, Eve blind 4, Bob kill 8", "Ann Cy Dee Eve Bob"),
    "Cy": ("Dee blind 2, Eve blind 4, Cy kill 8", "Ann Bob Dee Eve Cy"),
    "Dee": ("Eve blind 4, Dee kill 8", "Ann Bob Cy Eve Dee"),
    "Eve": ("Dee blind 2, Eve kill 8", "Ann Bob Cy Dee Eve"),
}


@pytest.mark.parametrize("killer", PLAYERS)
def test_the_killer_posts_twice_the_big_blind_for_any_blind_and_acts_last(killer: str) -> None:
    posts, order = KILLED[killer]
    told = f"next hand\n= posts: {posts}\n= stakes limit 8/16 blinds 2/4\neveryone checks"
    assert turns(play(f"{kills(killer)}\n{told}", "pechanga").table) == order.split()


def test_the_killer_has_the_option_before_anyone_acts_twice() -> None:
    play(
        kills("Ann") + "\nnext hand\nBob raises to 16; Cy folds; Dee folds; Eve calls\n"
        "= Ann may: fold, call 8, raise to 24\nAnn raises to 24\n= Bob to act",
        "pechanga",
    )


def test_a_half_kill_raises_blind_and_limits_by_half() -> None:
    told = kills("Dee").replace("table: kill", "table: half-kill").replace("Dee 8", "Dee 6")
    play(
        told + "\nnext hand\n= posts: Eve blind 4, Dee kill 6\n= stakes limit 6/12 blinds 2/4",
        "rpl",
    )


def test_half_a_chip_of_a_half_kill_is_dropped() -> None:
    text = FIVE.replace("4/8 blinds 2/4", "3/6 blinds 1/3").replace("kill", "half-kill")
    told = "Dee kills the pot\nnext hand\n= posts: Bob blind 1, Cy blind 3, Dee kill 4"
    play(f"{text}{told}\n= stakes limit 4/9 blinds 1/3", "rpl")


def test_a_house_can_set_another_multiple() -> None:
    told = kills("Dee").replace("Dee 8", "Dee 12")
    told += "\nnext hand\n= posts: Eve blind 4, Dee kill 12\n= stakes limit 12/24 blinds 2/4"
    play_by(told, "pechanga", kill_blind=Fraction(3), kill_multiplier=Fraction(3))


def test_heads_up_the_killer_acts_last_on_the_button_and_off_it() -> None:
    opening = "holdem limit 4/8 blinds 2/4\ntable: kill\nseats: Ann 200, Bob 200; button Ann\n"
    first = "next hand\nAnn folds\n= leg Bob\nnext hand\nBob calls; Ann checks\n"
    play(
        opening + first + "Ann checks; Bob bets 4; everyone folds\n= kill nobody\n"
        "next hand\nAnn raises to 8; Bob calls\nBob bets 4; Ann folds\n= kill Bob 8\n"
        "next hand\n= button Bob\n= posts: Ann blind 4, Bob kill 8\n= Ann to act\n"
        "Ann calls\n= Bob to act\nBob checks; Ann checks; Bob checks; Ann checks; Bob bets 16\n"
        "Ann folds\nnext hand\n= button Ann\n= posts: Ann blind 2, Bob kill 8\n= Ann to act",
        "pechanga",
    )


def test_a_killer_with_fewer_chips_than_the_kill_posts_what_there_is() -> None:
    raised = "\nthe table plays holdem limit 200/400 blinds 100/200\nnext hand\n"
    table = play(kills("Dee") + raised + "= posts: Eve blind 200, Dee kill 400", "pechanga").table
    assert table.hand is not None
    assert (table.hand.paid[3], table.hand.stacks[3]) == (222, 0)


def test_the_kill_is_over_with_the_house_that_offers_it_no_more() -> None:
    table = play(kills("Dee"), "pechanga").table
    apply(table, ask(table, Designate(House())).events[0])
    told = play_on(table, "next hand\n= posts: Dee blind 2, Eve blind 4\neveryone folds")
    assert (told.kill.legs, told.kill.killer) == ((), NOWHERE)


# ---- who must kill and is not there ----------------------------------------------------------


@pytest.mark.parametrize("gone", ["is away", "sits out"])
def test_who_must_kill_posts_and_is_dealt_in_all_the_same(gone: str) -> None:
    told = f"\nDee {gone}\nnext hand\n= posts: Eve blind 4, Dee kill 8\n= dealt: {EVERYONE}"
    play(kills("Dee") + told, "pechanga")


def test_the_killer_who_is_away_folds_in_turn_and_the_kill_is_over() -> None:
    told = "\nDee is away\nnext hand\nAnn calls; Bob folds; Cy folds; Eve folds\n"
    table = play(kills("Dee") + told + "= Ann wins 20\n= kill nobody\n= leg Ann", "pechanga").table
    assert chips(table) == 1000
    assert table.hand is None


def test_where_the_killer_need_not_post_unseen_the_kill_waits() -> None:
    told = "\nDee is away\nnext hand\n= stakes limit 4/8 blinds 2/4\neveryone folds\n= kill Dee 8\n"
    told += "Dee is back\nnext hand\neveryone folds\nDee posts\n"
    told += "next hand\n= stakes limit 8/16 blinds 2/4"
    play_by(kills("Dee") + told, "pechanga", killer_must_post_when_sitting_out=False)


def test_who_has_left_the_game_kills_nothing() -> None:
    told = "\nDee leaves\n= kill nobody\n= leg nobody\nnext hand\n= stakes limit 4/8 blinds 2/4"
    play(kills("Dee") + told, "pechanga")


# ---- who refuses -----------------------------------------------------------------------------


def test_who_refuses_the_kill_is_out_until_it_is_paid_into_the_next_pot() -> None:
    told = "\nDee refuses to post\n= kill nobody\nnext hand\n"
    told += "= dealt: Ann, Bob, Cy, Eve\neveryone folds"
    scene = play(f"{kills('Dee')}\n{told}\nDee posts\n= Dee 214", "pechanga")
    table = scene.table
    assert table.pot.spare == 8
    assert chips(table) == 1000
    hand = play(f"{kills('Dee')}\n{told}\nDee posts\nnext hand\n", "pechanga").table.hand
    assert hand is not None
    assert hand.setup.carried == 8


def test_where_the_kill_lapses_who_refuses_is_dealt_in() -> None:
    told = (
        f"\nDee refuses to post\nnext hand\n= dealt: {EVERYONE}\n= posts: Dee blind 2, Eve blind 4"
    )
    play_by(kills("Dee") + told, "pechanga", kill_unposted=KillUnposted.LAPSES)


def test_nobody_is_barred_for_more_than_there_is_in_front() -> None:
    raised = "\nthe table plays holdem limit 200/400 blinds 100/200\nDee refuses to post"
    table = play(kills("Dee") + raised, "pechanga").table
    assert seated(table, 3).presence.barred == 222


def test_only_who_must_kill_can_refuse_to_and_only_between_hands() -> None:
    table = play(kills("Dee"), "pechanga").table
    assert refused(table, RefuseKill(4), "pechanga") is Reason.NOT_ASKED_FOR
    assert refused(table, RefuseKill(9), "pechanga") is Reason.NO_SUCH_SEAT
    table = play(kills("Dee") + "\nnext hand", "pechanga").table
    assert refused(table, RefuseKill(3), "pechanga") is Reason.HAND_IS_ON


# ---- who kills unasked -----------------------------------------------------------------------


def test_a_voluntary_kill_is_for_one_hand_and_leaves_no_obligation() -> None:
    told = "Ann kills the pot\nnext hand\n= posts: Bob blind 2, Cy blind 4, Ann kill 8\n"
    told += "everyone folds\n= kill nobody\n= leg Ann\nnext hand\n= stakes limit 4/8 blinds 2/4"
    play(FIVE + told, "rpl")


def test_a_voluntary_killer_who_goes_away_kills_nothing() -> None:
    told = "Ann kills the pot\nAnn is away\nnext hand\n= stakes limit 4/8 blinds 2/4\n"
    play_by(FIVE + told + "= dealt: Bob, Cy, Dee, Eve", "pechanga", kill_voluntary=True)


def test_a_voluntary_kill_takes_the_place_of_a_newcomers_post() -> None:
    text = FIVE.replace("Eve 200;", "Eve 200, -;")
    told = "1 hand passes\nFay sits 6 with 200\nFay posts\nFay kills the pot\nnext hand\n"
    posts = "= posts: Cy blind 2, Dee blind 4, Fay kill 8"
    play(text + told + posts, "rpl", new_player_posts_to_enter_at_once=True)


def test_a_pot_is_killed_unasked_only_where_when_and_by_whom_the_book_allows() -> None:
    table = play(FIVE, "pechanga").table
    assert refused(table, KillPot(3), "pechanga") is Reason.NOT_IN_THIS_HOUSE
    table = play(FIVE.replace("table: kill\n", ""), "rpl").table
    assert refused(table, KillPot(3)) is Reason.NOT_IN_THIS_HOUSE
    table = play(FIVE + "Ann kills the pot", "rpl").table
    assert refused(table, KillPot(3)) is Reason.NOT_THIS_WAY
    table = play_by(FIVE + "Dee is away", "pechanga", kill_voluntary=True)
    assert refused(table, KillPot(3)) is Reason.NOT_YET
    table = play(FIVE.replace("Dee 200", "Dee 7"), "rpl").table
    assert refused(table, KillPot(3)) is Reason.TOO_FEW_CHIPS
    table = play(FIVE + "next hand", "rpl").table
    assert refused(table, KillPot(3)) is Reason.HAND_IS_ON


def test_no_pot_is_killed_in_stud() -> None:
    text = "stud limit 4/8 ante 1 bring-in 2\ntable: kill\nseats: Ann 200, Bob 200, Cy 200"
    assert refused(play(text, "rpl").table, KillPot(0)) is Reason.NOT_IN_THIS_HOUSE
