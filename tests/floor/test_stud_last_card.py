"""The last stud card face up or to the wrong player, up-cards picked up, a hopeless call."""

from __future__ import annotations

from tests.floor.stud_tables import (
    THIRD,
    acted_on,
    done,
    passively,
    play_out,
    refused,
    ruled,
    street,
    table,
)

from shuffleup.hand import options, pots
from shuffleup.hand.state import pot_total

TWO = """
stud limit 10/20 ante 1 bring-in 3; button Bob; seed 11
seats: Ann 500, Bob 500
"""


def test_the_first_last_card_up_turns_all_up_in_one_house_and_not_in_the_other() -> None:
    pechanga, mohegan = street("pechanga", 7), street("mohegan", 7)
    done(pechanga, "stud-last-card-up: seat Ann, declares bet-on")
    assert [len(up) for up in pechanga.up] == [5, 4, 4, 4]
    done(mohegan, "stud-last-card-up: seat Ann")
    assert [len(up) for up in mohegan.up] == [5, 5, 5, 5]
    for hand in (pechanga, mohegan):
        play_out(hand)


def test_whoever_declares_all_in_plays_for_the_pot_as_it_stands() -> None:
    hand = street("rpl", 7)
    before = pot_total(hand)
    done(hand, "stud-last-card-up: seat Cy, declares all-in")
    assert hand.actor != 2
    assert pots(hand)[0] == (before, [0, 1, 2, 3])
    play_out(hand)


def test_heads_up_a_second_card_up_closes_the_betting_or_asks_the_player() -> None:
    pechanga, mohegan = street("pechanga", 7, TWO), street("mohegan", 7, TWO)
    assert ruled(pechanga, "stud-last-card-up: seat Bob").missing == ("declares",)
    done(mohegan, "stud-last-card-up: seat Bob")
    assert mohegan.over
    done(pechanga, "stud-last-card-up: seat Bob, declares all-in")
    assert pechanga.over


def test_the_last_card_comes_on_the_last_street_and_before_any_action() -> None:
    assert "have not been dealt" in refused(street("rpl", 6), "stud-last-card-up: seat Ann")
    assert "acted on" in refused(acted_on("rpl", 7), "stud-last-card-up: seat Ann")


def test_a_misdirected_last_card_is_kept_if_seen_and_passed_on_if_not() -> None:
    hand = street("mohegan", 7)
    own = [hand.hole[seat][-1] for seat in range(4)]
    done(hand, "stud-last-card-to-wrong-player: got Cy, due Ann, seen no")
    assert [hand.hole[seat][-1] for seat in range(4)] == own
    done(hand, "stud-last-card-to-wrong-player: got Cy, due Ann, seen yes")
    assert [hand.hole[seat][-1] for seat in range(4)] == [own[1], own[2], own[0], own[3]]
    play_out(hand)


def test_a_second_last_card_is_an_extra_card() -> None:
    hand = street("mohegan", 7)
    words = "stud-last-card-to-wrong-player: got Ann, due Cy, seen yes"
    assert "extra card" in refused(hand, words)


FACING = """
stud limit 10/20 ante 1 bring-in 3; button Cy
seats: Ann 500, Bob 500, Cy 500
Ann has KhQs4d8c; Bob has QdJc5c5h; Cy has KdQc2c9h
Cy brings it in; Ann calls; Bob calls
Bob bets 10
"""


def test_up_cards_picked_up_facing_a_bet_are_dead_unless_the_house_asks_for_more() -> None:
    words = "stud-up-cards-picked-up: seat Cy, how picked-up, induced no"
    pechanga, mohegan = table("pechanga", FACING), table("mohegan", FACING)
    ruling = ruled(pechanga, words)
    assert ruling.used == ("seat", "facing", "how")
    assert ruling.events
    assert not ruled(mohegan, words).events


def test_up_cards_picked_up_without_a_bet_need_somebody_misled() -> None:
    words = "stud-up-cards-picked-up: seat Bob, how picked-up, induced"
    hand = table("rpl", FACING)
    assert not ruled(hand, f"{words} no").events
    ruling = ruled(hand, f"{words} yes")
    assert "dead" in ruling.says
    done(street("rpl", 5), "stud-up-cards-picked-up: seat Ann, how mixed, induced yes")


def test_a_hand_that_dies_with_a_bet_nobody_called_leaves_it_in_the_pot() -> None:
    hand = table("rpl", FACING)
    done(hand, "stud-up-cards-picked-up: seat Bob, how mixed, induced yes")
    assert hand.stacks[1] == 486
    assert pot_total(hand) == 22
    assert options(hand).call == 10  # type: ignore[union-attr]


def test_a_call_that_could_not_win_stands() -> None:
    hand = table("mohegan", FACING + "Cy calls")
    assert "stands" in done(hand, "beaten-call-refund: seat Cy").says
    assert pot_total(hand) == 32
    assert "called nothing" in refused(hand, "beaten-call-refund: seat Bob")


def test_a_call_that_brought_the_next_card_stands_too_until_somebody_acts_on_it() -> None:
    text = THIRD + "Ann has ????KhKdKs; Bob has ????2c7s3d; Cy has ????9d8c4c; Dee has ????JhTs5s\n"
    text = text.replace("; seed 11", "") + "Bob brings it in; Cy folds; Dee folds; Ann calls\n"
    hand = table("pechanga", text + "Ann bets 10; Bob calls")
    assert hand.street == 2
    assert "stands" in done(hand, "beaten-call-refund: seat Bob").says
    passively(hand)
    assert "called nothing" in refused(hand, "beaten-call-refund: seat Bob")
