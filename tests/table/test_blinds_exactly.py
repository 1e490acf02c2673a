"""Button and blinds to the chip where games are begun again, change, or have one blind or none."""

from __future__ import annotations

import pytest
from tests.table.stories import LIVE, play

from shuffleup.hand.state import seats_in
from shuffleup.table.state import Table, seated
from shuffleup.table.words.table_facts import say_posts

FIVE = "seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200; button Ann\n"
NO_LIMIT = "holdem no-limit 1/2\n" + FIVE
STUD = "stud limit 4/8 ante 1 bring-in 2"
HOLDEM = "holdem limit 4/8 blinds 2/4"


def dealt(table: Table) -> str:
    return ", ".join(seated(table, at).player for at in seats_in(table.deal.dealt))


# ---- a game of one blind ---------------------------------------------------------------------

ONE_BLIND = "holdem limit 4/8 blinds 4\n" + FIVE


def one_blind(more: str, button: str) -> Table:
    """Pechanga's tables may have one blind; the house says which button."""
    return play(ONE_BLIND.replace("\nseats", f"\ntable: {button}\nseats") + more, "pechanga").table


@pytest.mark.parametrize("button", ["dead button", "moving button"])
def test_one_blind_goes_round_left_of_the_button(button: str) -> None:
    one_blind(
        """
        next hand
        = button Ann
        = posts: Bob blind 4
        everyone folds; next hand
        = button Bob
        = posts: Cy blind 4
        everyone folds; next hand
        = button Cy
        = posts: Dee blind 4
        """,
        button,
    )


@pytest.mark.parametrize("button", ["dead button", "moving button"])
def test_who_misses_the_one_blind_owes_it_and_no_small_one(button: str) -> None:
    one_blind(
        """
        2 hands pass; Dee is away; next hand
        = button Cy
        = posts: Eve blind 4
        everyone folds
        = Dee owes 4
        next hand
        = button Eve
        = posts: Ann blind 4
        everyone folds
        = Dee owes 4
        Dee is back; Dee posts; next hand
        = posts: Bob blind 4, Dee post 4
        everyone folds
        = Dee owes nothing
        """,
        button,
    )


def test_a_game_of_one_blind_that_stood_still_has_no_small_blind_to_make_up() -> None:
    table = one_blind(
        """
        2 hands pass; Dee is away; Eve is away; Bob is away
        2 hands pass; Cy leaves; Bob is back; Dee is back
        next hand; everyone folds
        = Eve owes 4
        """,
        "moving button",
    )
    assert not any(seat.account.owes_small for seat in table.seats if seat)


# ---- a game that begins again ----------------------------------------------------------------

STOPPED = "Bob is away; Cy is away; 5 hands pass; Ann leaves; Dee leaves; Bob is back; Cy is back"


@pytest.mark.parametrize(
    ("away", "book", "posts"),
    [
        (
            STOPPED,
            "pechanga",  # Cy's small blind is in its place; the big one is owed
            "Cy blind 1, Eve blind 2, Cy post 2, Bob dead 1, Bob post 2",
        ),
        (
            STOPPED,
            "mohegan",  # Bob's big blind has come in turn, and that is all that is asked for
            "Eve blind 1, Bob blind 2, Cy dead 1, Cy post 2",
        ),
        (
            "Bob is away; Cy is away; Dee is away; Ann is away; Bob is back; Cy is back",
            "pechanga",  # nobody owes anything yet
            "Cy blind 1, Eve blind 2",
        ),
        (
            "Ann is away; Eve is away; Dee is away; 4 hands pass; Bob is away; "
            "Ann is back; Eve is back; Dee is back",
            "pechanga",
            "Cy blind 1, Dee blind 2, Eve dead 1, Eve post 2, Ann dead 1, Ann post 2",
        ),
    ],
)
def test_a_game_begins_again_and_everybody_posts_what_is_owed_and_no_blind_twice(
    away: str, book: str, posts: str
) -> None:
    table = play(f"{NO_LIMIT}1 hand passes\n{away}\nnext hand", book).table
    assert say_posts(table) == posts


# ---- games without blinds, before and after --------------------------------------------------


@pytest.mark.parametrize("book", LIVE)
def test_after_stud_the_first_blinds_are_left_of_the_button_and_one_each(book: str) -> None:
    """No blind was anywhere before, so a moving button has skipped none."""
    told = f"{STUD}\n{FIVE}1 hand passes\nthe table plays {HOLDEM}\nnext hand\n"
    told += "= button Ann\n= posts: Bob blind 2, Cy blind 4\neveryone folds\nnext hand\n"
    play(told + "= button Bob\n= posts: Cy blind 2, Dee blind 4", book)


@pytest.mark.parametrize("book", LIVE)
def test_antes_let_a_newcomer_in_who_is_there_and_nobody_else(book: str) -> None:
    three = STUD + "\nseats: Ann 200, Bob 200, Cy 200, -; button Ann\n1 hand passes\n"
    for how, who in (
        ("Dee is back", "Ann, Bob, Cy, Dee"),
        ("Dee is away", "Ann, Bob, Cy"),
        ("Dee sits out", "Ann, Bob, Cy"),
    ):
        here = "" if how == "Dee is back" else f"{how}\n"
        table = play(f"{three}Dee sits 4 with 100\n{here}next hand", book).table
        assert dealt(table) == who


@pytest.mark.parametrize("book", LIVE)
def test_moving_in_a_game_without_blinds_costs_nothing(book: str) -> None:
    five = FIVE.replace("; button", ", -; button")
    told = f"{HOLDEM}\n{five}1 hand passes\nthe table plays {STUD}\nDee moves to 6\n"
    told += f"= Dee may: nothing\nthe table plays {HOLDEM}\nnext hand\n"
    play(told + "= posts: Cy blind 2, Eve blind 4", book)


# ---- racks, straddles, a bought button -------------------------------------------------------


def test_two_players_with_racked_chips_play_no_hand() -> None:
    """Dee is due the big blind; Cy had it last, and is nobody to play against."""
    told = "1 hand passes\nDee racks up; Cy racks up\nAnn leaves; Bob leaves; Eve leaves\n"
    play(NO_LIMIT + told + "x next hand (too-few-players)", "pechanga")


def test_who_comes_back_by_a_straddle_needs_exactly_its_chips() -> None:
    seats = "seats: Ann 200, Bob 200, Cy 200, Dee {}, Eve 200, Flo 200; button Ann\n"
    told = "1 hand passes\nDee is away; 4 hands pass; Dee is back\n"
    posts = "= posts: Bob blind 2, Cy blind 4, Dee straddle 8"
    game = "holdem no-limit 2/4\n" + seats + told
    play(game.format(8) + f"Dee posts in the straddle\nnext hand\n{posts}", "mohegan")
    play(game.format(7) + "x Dee posts in the straddle", "mohegan")


@pytest.mark.parametrize("book", LIVE)
def test_a_button_bought_from_the_first_seat_leaves_the_blinds_where_they_were(book: str) -> None:
    """Ann missed the big blind and buys the button; no blind goes by Bob, who is away for it."""
    told = "1 hand passes; Ann is away; 1 hand passes; Ann is back; Ann buys the button\n"
    told += "Bob is away; next hand\n= posts: Ann dead 1, Ann blind 2\n= dealt: Ann, Cy, Dee, Eve\n"
    game = NO_LIMIT.replace("button Ann", "button Cy")
    play(game + told + "everyone folds\n= Bob owes nothing", book)


# ---- what was paid, and what a move costs by it ----------------------------------------------


def test_a_big_blind_paid_where_a_moving_button_skipped_it_counts_as_one() -> None:
    """Dee, Eve and Flo pay the big blind at once; the small blinds of two are due after it."""
    told = "1 hand passes\nBob leaves; Cy leaves\n1 hand passes\n= Dee owes nothing\nnext hand\n"
    told += "= posts: Dee dead 1, Eve dead 1, Flo blind 1, Ann blind 2\neveryone folds\nnext hand\n"
    told += "= posts: Ann blind 1, Dee blind 2\neveryone folds\nnext hand\n"
    six = NO_LIMIT.replace("; button", ", Flo 200; button")
    play(six + told + "= posts: Dee blind 1, Eve blind 2", "pechanga")


@pytest.mark.parametrize(
    ("then", "waits"),
    [
        ("", 1),  # Eve is now before her
        ("Gus sits 6 with 200\n", 2),  # and Gus, who waits for the big blind
        ("Gus sits 6 with 200; Gus waits for the button\n", 1),  # for whom it does not stop
        ("Eve sits out\n", 1),  # still at the table
        ("Eve is away\n", 0),
    ],
)
def test_a_move_is_measured_by_the_players_whom_the_big_blind_reaches_first(
    then: str, waits: int
) -> None:
    seats = FIVE.replace("; button", ", -, -, Hal 200, -; button")
    told = f"holdem no-limit 1/2\n{seats}1 hand passes\n{then}Dee moves to 7"
    assert seated(play(told, "pechanga").table, 6).account.waits == waits


@pytest.mark.parametrize("book", LIVE)
def test_the_big_blind_that_goes_by_a_mover_who_is_away_is_owed(book: str) -> None:
    six = FIVE.replace("; button", ", Flo 200, -, Hal 200, -; button")
    told = "1 hand passes\nDee moves to 9\nDee is away\n4 hands pass\n= Dee owes 2\n1 hand passes\n"
    play(f"holdem no-limit 1/2\n{six}{told}= Dee owes 2 dead 1", book)


def test_with_antes_alone_the_button_begins_where_it_was_drawn_and_goes_on() -> None:
    told = "seats: Ann 200, Bob 200, Cy 200; button Bob\nnext hand\n= button Bob\n"
    play(f"jacks-or-better limit 4/8 ante 1\n{told}everyone folds\nnext hand\n= button Cy")


def test_a_third_between_two_makes_the_button_wait_for_the_blinds() -> None:
    """Of two Bob had button and small blind and Ann the big one; Cy, who posted, is due it now."""
    told = "seats: Ann 200, -, Bob 200; button Ann\n1 hand passes\nCy sits 2 with 100; Cy posts\n"
    told += (
        "next hand\n= button Bob\n= posts: Bob blind 1, Ann blind 2, Cy post 2\neveryone folds\n"
    )
    told += "next hand\n= button Bob\n= posts: Ann blind 1, Cy blind 2\neveryone folds\n"
    play(f"holdem no-limit 1/2\n{told}next hand\n= button Ann\n= posts: Cy blind 1, Bob blind 2")
