"""Ways in to the word and the chip: what is open to whom, and what a hand then looks like."""

from __future__ import annotations

import pytest
from tests.table.sending import ask
from tests.table.stories import LIVE, play

from shuffleup.law.points.table.button import LittleBlind
from shuffleup.law.ruling import Reason
from shuffleup.table.commands import Choose

SEVEN = "seats: Ann 200, Bob 200, Cy 200, Dee 200, {}, Flo 200, Gus 200; button Ann\n"
AWAY = "1 hand passes\nDee is away; {} hands pass; Dee is back\n"


@pytest.mark.parametrize("book", LIVE)
def test_who_was_away_as_the_button_went_by_is_in_behind_it_for_nothing(book: str) -> None:
    told = "seats: Ann 200, Bob 200, Cy 200, -, Eve 200, Flo 200; button Ann\n1 hand passes\n"
    told += (
        "Dee sits 4 with 100; Dee is away\n3 hands pass\nDee is back; Dee waits for the button\n"
    )
    told += "next hand\n= dealt: Ann, Bob, Cy, Dee, Eve, Flo\n= posts: Ann blind 1, Bob blind 2"
    play("holdem no-limit 1/2\n" + told, book)


def test_what_one_may_post_is_told_without_the_ante() -> None:
    game = "holdem no-limit 1/2 ante 1\n" + SEVEN.format("Eve 200") + AWAY.format(4)
    play(game + "= Dee may: post 2 dead 1, wait", "pechanga")
    play(game + "Dee posts\nnext hand\n= dealt: Ann, Bob, Cy, Dee, Eve, Flo, Gus", "pechanga")


def test_nobody_comes_back_by_a_straddle_where_there_is_none() -> None:
    game = "holdem no-limit 2/4\n" + SEVEN.format("Eve 200") + AWAY.format(5)
    play(game + "= Dee may: post 4 dead 2, wait, post in the straddle", "mohegan")
    play(game + "x Dee posts in the straddle", "mohegan", straddle_in_no_limit=False)


@pytest.mark.parametrize("book", LIVE)
def test_beside_a_buyer_of_the_button_there_are_two_ways_in(book: str) -> None:
    """Dee buys it and Eve sits between her and the small blind."""
    game = (
        "holdem no-limit 1/2\n" + SEVEN.format("-") + AWAY.replace("{} hands pass", "1 hand passes")
    )
    game += "Eve sits 5 with 100\nDee buys the button\n"
    may = "= Eve may: come in and buy the button next, wait for the button\n"
    play(game + may + "x Eve posts (not-this-way)\nx Eve buys the button (not-this-way)", book)
    play(game + "Eve comes in and buys the button next\nnext hand\n= posts: "
         "Dee dead 1, Dee blind 2, Eve post 2\neveryone folds\nnext hand\n"
         "= posts: Eve dead 1, Eve blind 2", book)  # fmt: skip


@pytest.mark.parametrize("book", LIVE)
def test_a_newcomer_chooses_while_others_play_and_is_dealt_in_after_that_hand(book: str) -> None:
    game = "holdem no-limit 1/2\n" + SEVEN.format("-") + "3 hands pass\nnext hand\n"
    sits = "Eve sits 5 with 100\n= dealt: Ann, Bob, Cy, Dee, Flo, Gus\n"
    played = "everyone folds\nnext hand\n"
    dealt = "= dealt: Ann, Bob, Cy, Dee, Eve, Flo, Gus"
    play(game + sits + "Eve posts\n" + played + dealt, book)
    play(game + sits + played + dealt.replace(" Eve,", ""), book)
    play(game + sits + "Eve posts\nEve waits\n" + played + dealt.replace(" Eve,", ""), book)


def test_who_has_cards_chooses_no_way_in() -> None:
    game = "holdem no-limit 1/2\n" + SEVEN.format("Eve 200")
    play(game + "3 hands pass\nnext hand\nx Eve posts (hand-is-on)", "pechanga")


def test_a_way_in_that_is_none_is_no_option() -> None:
    table = play("holdem no-limit 1/2\n" + SEVEN.format("Eve 200") + AWAY.format(4)).table
    refusal = ask(table, Choose(3, "post")).refusal  # type: ignore[arg-type]
    assert refusal is not None
    assert refusal.reason is Reason.NOT_AN_OPTION


def test_a_house_may_let_the_blinds_be_posted_beside_a_bought_button() -> None:
    game = "seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200; button Cy\n1 hand passes\n"
    told = (
        f"holdem no-limit 1/2\n{game}Ann is away\n1 hand passes\nAnn is back; Ann buys the button\n"
    )
    both = "next hand\n= posts: Ann dead 1, Ann blind 2"
    play(told + both, "mohegan")
    play(told + both + ", Bob blind 1, Cy blind 2", "mohegan", buy_button_others_post=True)


def test_a_last_chip_is_dealt_in_and_no_chip_is_not() -> None:
    short = "seats: Ann 1, Bob 200, Cy 200, Dee 200, Eve 200; button Eve\nnext hand\n"
    play(f"holdem no-limit 1/2\n{short}= dealt: Ann, Bob, Cy, Dee, Eve", "pechanga")
    play(f"holdem no-limit 1/2\n{short}= dealt: Bob, Cy, Dee, Eve", "mohegan")


def test_three_blinds_go_on_with_a_dead_button_left_of_it_or_from_it() -> None:
    game = "seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, Flo 200; button Ann\n"
    told = f"holdem limit 4/8 blinds 1/2/4\n{game}1 hand passes\nnext hand\n= button Bob\n"
    play(told + "= posts: Cy blind 1, Dee blind 2, Eve blind 4", "rpl")
    on = "= posts: Bob blind 1, Cy blind 2, Dee blind 4"
    play(told + on, "rpl", three_blind_little_blind_seat=LittleBlind.ON_BUTTON)
