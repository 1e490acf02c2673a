"""Button and blinds of one hand, worked out from records put in place by hand."""

from __future__ import annotations

from msgspec.structs import replace
from tests.table.stories import play

from shuffleup.hand.setup import Forced
from shuffleup.table.blinds.account import Account, Standing
from shuffleup.table.blinds.button import FOLLOWS, Places
from shuffleup.table.blinds.in_turn import Who, eligible
from shuffleup.table.blinds.places import as_planned, heads_up, moving_button
from shuffleup.table.blinds.plan import full_plan, plan, plan_without_blinds
from shuffleup.table.state import Table, seated

GAME = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, -; button Ann\n"


def fixed(small: int, *, firm: bool = True) -> Table:
    """The next hand has its button at Cy by a ruling."""
    table = play(GAME + "1 hand passes", "mohegan").table
    planned = ((Places(2, small, FOLLOWS), firm),)
    table.button = replace(table.button, planned=planned)
    return table


def test_with_two_players_a_hand_put_right_is_theirs_and_not_as_it_was_fixed() -> None:
    """Cy and Dee are left. Only where button and small blind were both fixed do they stand."""
    two = Who(0b1100, 0)
    follows = fixed(FOLLOWS)
    assert as_planned(follows, two) == heads_up(follows, 0b1100)
    stands = fixed(2)
    assert as_planned(stands, two) == Places(2, 2, 3)


def test_a_button_fixed_by_a_ruling_is_not_one_that_was_bought() -> None:
    """Of two players the buyer of the button has it; a ruling leaves it to whose turn it is."""
    by_ruling, bought = fixed(FOLLOWS), fixed(FOLLOWS, firm=False)
    for table in (by_ruling, bought):
        table.places = Places(1, 2, 3)  # Dee had the big blind: it is Cy's
    both = Who(0b1100, 0)
    assert as_planned(by_ruling, both).button == 3
    assert as_planned(bought, both).button == 2


def test_forfeited_chips_are_for_everybody_where_one_of_the_last_deal_is_left() -> None:
    text = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200, -; button Ann\n1 hand passes\n"
    text += "20 stays in the pot\n"
    table = play(text, "rpl").table
    assert eligible(table) == 0b111
    table = play(
        text + "Ann leaves; Bob leaves; Flo sits 1 with 100; Gus sits 2 with 100", "rpl"
    ).table
    assert all(eligible(table) >> at & 1 for at in range(table.n))


def test_in_stud_too_only_players_of_the_last_deal_are_entitled_to_forfeited_chips() -> None:
    text = "stud limit 4/8 ante 1 bring-in 2\nseats: Ann 200, -, Cy 200, Dee 200\n"
    text += "1 hand passes\n20 stays in the pot\nBob sits 2 with 100"
    table = play(text, "rpl").table
    made = plan(table)
    assert made.dealt == 0b1101
    assert plan_without_blinds(table, made.places, Who(0b1101, 0)).dealt == 0b1101


def test_the_ante_of_the_big_blind_is_posted_hand_after_hand() -> None:
    text = "holdem no-limit 1/2 big-blind-ante 2\nseats: Ann 200, Bob 200, Cy 200; button Ann\n"
    for hands in ("", "1 hand passes\n", "2 hands pass\n"):
        made = plan(play(text + hands, "tournament").table)
        antes = [(post.seat, post.amount) for post in made.posts if post.kind is Forced.DEAD]
        assert antes == [(made.places.big, 2)]


SEVEN = "Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, Flo 200, Gus 200; button Ann"


def test_a_moving_button_takes_in_whoever_waits_on_the_way_of_the_big_blind() -> None:
    """Both blinds are gone; Eve and Gus wait, and the big blind would go past them to Ann."""
    text = f"holdem no-limit 1/2\ntable: moving button\nseats: {SEVEN}\n1 hand passes"
    table = play(text, "pechanga").table
    table.places = Places(1, 2, 3)
    assert moving_button(table, Who(0b11, 0b1010000)) == Places(4, 6, 0)


def test_everyone_who_waits_and_is_passed_by_the_big_blind_posts_one_and_is_dealt_in() -> None:
    """Eve and Flo were two; Ann and Cy wait for the big blind, and it comes to both at once."""
    text = (
        "holdem no-limit 1/2\ntable: moving button\nseats: Ann 200, -, Cy 200, -, Eve 200, Flo 200"
    )
    table = play(text + "; button Eve\n1 hand passes", "pechanga").table
    table.places = Places(4, 4, 5)
    for at in (0, 2):
        seated(table, at).account = Account(standing=Standing.NEW)
    made = full_plan(table, Places(5, 0, 2), Who(0b110000, 0b101, 0b101))
    assert made.dealt == 0b110101
    assert [post.seat for post in made.posts if post.amount == 2] == [0, 2]


BUYS = """holdem no-limit 1/2
table: moving button
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200; button Ann
1 hand passes; Dee is away; 1 hand passes; Dee is back; Dee buys the button
"""


def test_beside_a_buyer_of_the_button_the_blinds_are_posted_where_the_house_says_so() -> None:
    """The player whose big blind it is waits for it: dealt in only where the others post too."""
    for post in (False, True):
        table = play(BUYS, "pechanga", buy_button_others_post=post).table
        places = plan(table).places
        waits = 1 << places.big
        regular = 0b11111 & ~waits & ~(1 << 3)
        made = full_plan(table, places, Who(regular, waits, 1 << 3))
        assert made.buyer == 3
        assert bool(made.dealt & waits) is post
