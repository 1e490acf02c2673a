"""What a result does to legs and kills: pots in a row, splits, scoops, and who comes and goes."""

from __future__ import annotations

import pytest
from tests.table.kill_stories import FIVE, kills, play_by
from tests.table.stories import chips, play

from shuffleup.hand.repairs.primitives import Voided
from shuffleup.law.points.table.kill import KillEnds
from shuffleup.table.apply import apply, gather, replay
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.proceed import proceed

LEG = FIVE + "next hand\nDee raises to 8; everyone folds\n= leg Dee\n"
TIE = "Dee has AsKs; Cy has AhKh; Ann has AdKd; board 2c3d7h8cQd\n"
EIGHT = FIVE.replace("holdem", "omaha-eight")
ROUND = "everyone checks\n"


# ---- pots in a row ---------------------------------------------------------------------------


def test_a_leg_is_lost_with_the_next_pot_and_the_winner_of_that_has_it() -> None:
    table = play(LEG + "next hand\nEve raises to 8; everyone folds\n= leg Eve", "pechanga").table
    assert table.kill.legs == (("Eve", 1),)
    assert chips(table) == 1000


def test_a_second_pot_that_is_too_small_keeps_the_leg() -> None:
    small = "next hand\nEve folds; Ann folds; Bob folds; Cy calls; Dee checks\n"
    small += "Cy checks; Dee bets 4; everyone folds\n"
    third = "next hand\nAnn calls; Bob calls; Cy folds; Dee calls; Eve checks\n"
    third += "Dee bets 4; everyone folds\n"
    play(LEG + small + "= kill nobody\n= leg Dee\n" + third + "= kill Dee 8", "pechanga")


def test_an_all_in_before_the_flop_has_seen_it() -> None:
    told = "next hand\nDee has AsAh; Cy has KsKh; board 2c3d7h8cQd\nEve folds; Ann folds\n"
    told += "Bob folds; Cy raises to 8; Dee raises to 12; Cy calls\n"
    told += "everyone shows\n= kill Dee 8"
    play(LEG.replace("Cy 200", "Cy 16") + told, "pechanga")


def test_a_house_can_ask_for_three_in_a_row() -> None:
    second = "next hand\neveryone checks\nCy checks; Dee bets 4; everyone folds\n= kill nobody\n"
    third = "next hand\neveryone checks\nDee bets 4; everyone folds\n"
    table = play_by(LEG + second, "pechanga", kill_wins_in_a_row=3)
    assert table.kill.legs == (("Dee", 2),)
    play_by(LEG + second + third + "= kill Dee 8\n= leg nobody", "pechanga", kill_wins_in_a_row=3)


def test_a_first_leg_can_have_a_size() -> None:
    play_by(LEG.replace("= leg Dee", "= leg nobody"), "pechanga", kill_first_leg_minimum=3)
    play_by(LEG, "pechanga", kill_first_leg_minimum=2)  # a pot of 10


def test_in_a_game_without_a_flop_only_the_size_counts() -> None:
    text = FIVE.replace("holdem", "lowball") + "next hand\nDee raises to 8; everyone folds\n"
    told = "next hand\nEve calls; Ann calls; Bob calls; Cy folds; Dee raises to 8; everyone folds\n"
    play(text + told + "= kill Dee 8", "pechanga")


def test_pots_of_a_table_without_a_kill_are_no_legs() -> None:
    text = FIVE.replace("table: kill\n", "") + "next hand\nDee raises to 8; everyone folds\n"
    play(text + "= leg nobody", "pechanga")


# ---- shared pots -----------------------------------------------------------------------------


def split_pot(*callers: str) -> str:
    """The next hand checked down by these, who all have ace-king."""
    acts = "; ".join(
        f"{one} {'checks' if one == 'Dee' else 'calls' if one in callers else 'folds'}"
        for one in ("Eve", "Ann", "Bob", "Cy", "Dee")
    )
    return f"next hand\n{TIE}{acts}\n{ROUND * 3}everyone shows\n"


@pytest.mark.parametrize("callers", [("Cy",), ("Cy", "Ann")])
def test_a_split_keeps_the_leg_however_many_share_it(callers: tuple[str, ...]) -> None:
    table = play(LEG + split_pot(*callers) + "= leg Dee\n= kill nobody", "pechanga").table
    assert chips(table) == 1000
    play_by(LEG + split_pot(*callers) + "= leg nobody", "pechanga", kill_split_keeps_leg=False)


def test_after_a_split_of_others_the_button_is_nobodys_or_stays() -> None:
    told = "next hand\n" + TIE + "Eve folds; Ann calls; Bob folds; Cy calls; Dee checks\n"
    told += f"Cy bets 4; Dee folds; Ann calls\n{ROUND * 2}everyone shows\n"
    play(LEG + told + "= leg nobody", "pechanga")
    play_by(LEG + told + "= leg Dee", "pechanga", kill_neutral_after_split=False)


def test_main_pot_and_side_pot_of_two_players_are_a_shared_pot() -> None:
    text = LEG.replace("Dee 200", "Dee 10")  # 16 after the first pot
    told = "next hand\nDee has AsAh; Cy has KsKh; Ann has QsQh; board 2c3d7h8cJd\n"
    told += "Eve folds; Ann raises to 8; Bob folds; Cy raises to 12; Dee raises to 16\n"
    told += f"Ann calls; Cy calls\nCy bets 4; Ann calls\n{ROUND * 2}everyone shows\n"
    table = play(text + told + "= leg Dee\n= kill nobody", "pechanga").table
    assert chips(table) == 810


# ---- the kill goes on, or ends ---------------------------------------------------------------


AWAY = (
    FIVE
    + """next hand
Dee folds; Eve folds; Ann raises to 8; everyone folds
Ann is away
next hand
Eve folds; Bob folds; Cy raises to 8; everyone folds
= leg Ann, Cy
next hand
everyone checks; Dee checks; Eve checks; Bob checks; Cy bets 4; everyone folds
= kill Cy 8
= leg Ann
Ann is back
next hand
Ann has AsKs; Cy has AhKh; board 2c3d7h8cQd
= posts: Eve blind 2, Ann blind 4, Cy kill 8
"""
)


def test_a_killer_who_shares_the_pot_kills_again_and_a_sharer_keeps_the_leg() -> None:
    told = f"Bob folds; Dee folds; Eve folds; Ann calls; Cy checks\n{ROUND * 3}everyone shows\n"
    table = play(AWAY + told + "= kill Cy 8\n= leg Ann", "pechanga").table
    assert chips(table) == 1000


def test_who_was_away_with_a_leg_and_wins_a_killed_pot_kills_the_next() -> None:
    told = "Bob calls; Dee folds; Eve folds; Ann calls; Cy checks\nAnn bets 8; everyone folds\n"
    table = play(AWAY + told + "= kill Ann 8\n= leg nobody", "pechanga").table
    assert table.kill.legs == ()


def test_a_killer_who_loses_is_free_and_the_winner_has_a_leg() -> None:
    lost = "\nnext hand\nAnn raises to 16; everyone folds\n= kill nobody\n= leg Ann\n"
    table = play(kills("Dee") + lost + "next hand\n= stakes limit 4/8 blinds 2/4", "pechanga").table
    assert table.kill.killer == NOWHERE


def test_a_small_pot_ends_the_kill_where_the_house_has_it_so() -> None:
    won = "\nnext hand\nAnn folds; Bob folds; Cy folds; Eve folds\n"
    play(kills("Dee") + won + "= kill Dee 8", "pechanga")
    ends = KillEnds.SMALL_OR_DIVIDED_POT
    play_by(kills("Dee") + won + "= kill nobody\n= leg Dee", "pechanga", kill_ends=ends)


def test_a_hand_that_is_void_changes_nothing() -> None:
    for story in (LEG, kills("Dee") + "\n"):
        before = play(story, "pechanga").table
        table = play(story + "next hand", "pechanga").table
        apply(table, Voided())
        proceed(table)
        assert table.hand is None
        assert (table.kill.legs, table.kill.killer) == (before.kill.legs, before.kill.killer)
        gather(table)
        assert replay(table.log) == table


# ---- high-low --------------------------------------------------------------------------------

SCOOPED = (
    EIGHT + f"next hand\n{ROUND * 2}Bob bets 8; {ROUND}Bob bets 8; everyone folds\n= kill Bob 8\n"
)
DIVIDED = f"""next hand
Bob has As3sQcJc; Cy has KcKsQdJd; board 2h5c7dKhKd
{ROUND}Cy bets 8; Dee folds; Eve folds; Ann folds; Bob calls
{ROUND * 2}everyone shows
"""


def test_high_and_low_for_two_players_end_the_kill_in_one_house_and_not_in_another() -> None:
    play(SCOOPED + DIVIDED + "= kill nobody", "mohegan")
    play(SCOOPED + DIVIDED + "= kill Bob 8", "pechanga")
    play_by(SCOOPED + DIVIDED + "= kill nobody", "mohegan", kill_ends_on_split=False)


def test_a_scoop_by_another_takes_the_kill_over_if_the_pot_is_large_enough() -> None:
    scoop = f"next hand\n{ROUND}Cy bets 8; everyone folds\n"
    play(SCOOPED + scoop + "= kill Cy 8", "pechanga")  # 40, and 16 are enough
    play(SCOOPED + scoop + "= kill nobody", "mohegan")  # where it takes 120
    steal = "next hand\nEve raises to 16; everyone folds\n= kill Eve 8\n"  # 22
    play(SCOOPED + steal, "pechanga")


def test_the_house_can_set_the_pot_that_kills() -> None:
    told = f"next hand\n{ROUND}Bob bets 4; {ROUND}Bob checks; Cy bets 8; everyone folds\n"  # 40
    play(EIGHT.replace("kill", "kill at 40") + told + "= kill Cy 8", "mohegan")
    play(EIGHT.replace("kill", "kill at 41") + told + "= kill nobody", "mohegan")


def test_where_a_scoop_is_nothing_special_high_low_takes_pots_in_a_row() -> None:
    once = f"next hand\n{ROUND}Bob bets 4; everyone folds\n= kill nobody\n= leg Bob\n"
    twice = f"next hand\n{ROUND}Cy checks; Dee checks; Eve checks; Ann checks; Bob bets 4\n"
    twice += "everyone folds\n= kill Bob 8"
    play_by(EIGHT + once + twice, "pechanga", kill_on_scoop=False)


# ---- players and games that come and go ------------------------------------------------------


def test_a_leg_stays_with_who_is_away_unless_the_house_says_otherwise() -> None:
    play(LEG + "Dee is away\n= leg Dee", "pechanga")
    play_by(LEG + "Dee is away\n= leg nobody", "pechanga", kill_leg_kept_when_absent=False)


def test_who_leaves_the_game_leaves_the_leg_unless_the_house_says_otherwise() -> None:
    play(LEG + "Dee leaves\n= leg nobody", "pechanga")
    play_by(LEG + "Dee leaves\n= leg Dee", "pechanga", kill_neutral_winner_quit=False)


def test_another_game_finds_a_kill_button_that_is_nobodys() -> None:
    table = play(kills("Dee") + "\nthe table plays omaha limit 4/8 blinds 2/4", "pechanga").table
    assert (table.kill.legs, table.kill.killer) == ((), NOWHERE)
    table = play(kills("Dee") + "\nthe table plays holdem limit 8/16 blinds 4/8", "pechanga").table
    assert table.kill.killer == 3  # other stakes are no other game
