"""How large a raise must be, and what an all-in for less than a full raise does."""

from __future__ import annotations

from tests.hand.deciding import decides, play

LIMIT = """
holdem limit 10/20 blinds 5/10
seats: Ann {ann}, Bob {bob}, Cy {cy}     # Cy is the button: on the flop Ann acts first
Cy calls; Ann calls; Bob checks
"""
FLOP = """
holdem no-limit 5/10
seats: Ann {ann}, Bob {bob}, Cy {cy}, Dee {dee}
Cy calls; Dee calls; Ann calls; Bob checks
= street flop
"""


def limit(ann: int = 500, bob: int = 500, cy: int = 500) -> str:
    return LIMIT.format(ann=ann, bob=bob, cy=cy)


def flop(ann: int = 1010, bob: int = 1010, cy: int = 1010, dee: int = 1010) -> str:
    return FLOP.format(ann=ann, bob=bob, cy=cy, dee=dee)


# ---- limit -----------------------------------------------------------------------------------


@decides("short-all-in-reopens-limit")
def test_half_a_bet_all_in_reopens_limit_betting() -> None:
    """rpl/raising.4, pechanga/21.7, mohegan/limit-raise.2a, tournament/m.5b: 5 is half of 10."""
    text = limit(cy=25) + "Ann bets 10; Bob calls; Cy all-in 15\n"
    play(text + "= Ann may: fold, call 5, raise to 25")
    play(text + "= Ann may: fold, call 5", "short-all-in-reopens-limit 1/1")


@decides("short-all-in-reopens-limit")
def test_a_chip_less_than_half_a_bet_does_not() -> None:
    """pechanga/21.6: those who have acted may call 4 or fold."""
    text = limit(cy=24) + "Ann bets 10; Bob calls; Cy all-in 14\n"
    play(text + "= Ann may: fold, call 4; x Ann raises to 20; x Ann raises to 24")
    play(text + "= Ann may: fold, call 4, raise to 24", "short-all-in-reopens-limit 1/3")


@decides("limit-short-all-in-may-be-completed")
def test_a_small_limit_all_in_may_be_completed_by_who_has_not_acted() -> None:
    """pechanga/21.6, mohegan/limit-raise.2b, rpl/g.complete-the-bet."""
    text = limit(bob=24) + "Ann bets 10; Bob all-in 14\n"
    play(text + "= Cy may: fold, call 14, raise to 20")
    play(text + "= Cy may: fold, call 14, raise to 24", "limit-short-all-in-may-be-completed no")


def test_a_small_all_in_as_the_opening_bet_is_completed_to_the_bet() -> None:
    """pechanga/21.6: Ann's 4 of a bet of 10."""
    play(limit(ann=14) + "Ann all-in 4\n= Bob may: fold, call 4, raise to 10")


def test_the_completion_reopens_the_betting_to_the_bettor() -> None:
    text = limit(bob=24) + "Ann bets 10; Bob all-in 14; Cy raises to 20\n"
    play(text + "= Ann may: fold, call 10, raise to 30")


@decides("limit-raise-over-counted-all-in")
def test_fifteen_all_in_on_a_twenty_round_is_raised_to_thirty_five() -> None:
    """The example of rpl/raising.4; a house may also treat the 15 as if it were 20."""
    text = limit(ann=25) + "Ann checks; Bob checks; Cy checks\n= street turn\nAnn all-in 15\n"
    play(text + "= Bob may: fold, call 15, raise to 35")
    play(text + "= Bob may: fold, call 15, raise to 40", "limit-raise-over-counted-all-in full-bet")


@decides("short-all-ins-add-up")
def test_two_all_ins_of_a_third_of_a_bet_reopen_limit_betting_only_where_they_add_up() -> None:
    """tournament/m.5b: 4 and 4 over a bet of 10 are 8 to the bettor, above half."""
    text = limit(bob=24, cy=28).replace("Cy 28", "Cy 28, Dee 500")
    text = text.replace("Cy calls; Ann", "Cy calls; Dee calls; Ann")
    text += "Ann bets 10; Bob all-in 14; Cy all-in 18; Dee calls\n"
    play(text + "= Ann may: fold, call 8, raise to 28")
    play(text + "= Ann may: fold, call 8", "short-all-ins-add-up no")


# ---- no-limit: sizes -------------------------------------------------------------------------


def test_a_raise_is_at_least_the_raise_before_it() -> None:
    """rpl/nl.3, pechanga/22.3a, tournament/m.5a: 100, then 200 more, so 200 more again."""
    text = flop() + "Ann bets 100; Bob raises to 300\n= Cy may: fold, call 300, raise to 500-1000"
    play(text + "\nx Cy raises to 499")


@decides("minimum-raise-reference")
def test_after_a_counted_short_all_in_the_reference_is_the_last_or_the_largest_raise() -> None:
    """pechanga/22.3a and rpl/nl.3 against tournament/m.5a and pechanga/t.38a.

    Raises only grow, but for an all-in that a house counts from half: 200 more, then 120 more.
    """
    half = "short-all-in-reopens-big-bet 1/2"
    text = flop(cy=430) + "Ann bets 100; Bob raises to 300; Cy all-in 420\n"
    play(text + "= Dee may: fold, call 420, raise to 620-1000", half)
    last = "minimum-raise-reference last-bet-or-raise"
    play(text + "= Dee may: fold, call 420, raise to 540-1000", half, last)


@decides("big-bet-short-all-in-may-be-completed")
def test_a_bet_of_100_and_140_all_in_is_raised_to_240_or_completed_to_200() -> None:
    """The example of rpl/nl.4; mohegan/nl-raise.2 lets who has not acted complete."""
    text = flop(bob=150) + "Ann bets 100; Bob all-in 140\n"
    play(text + "= Cy may: fold, call 140, raise to 240-1000; x Cy raises to 200")
    complete = "big-bet-short-all-in-may-be-completed yes"
    play(text + "= Cy may: fold, call 140, raise to 200-1000", complete)


def test_below_240_the_raise_must_be_all_in() -> None:
    """rpl/nl.4, the end of the example."""
    text = flop(bob=150, cy=240) + "Ann bets 100; Bob all-in 140\n"
    play(text + "= Cy may: fold, call 140, raise to 230; x Cy raises to 229")


# ---- no-limit: reopening ---------------------------------------------------------------------

SHORT = """
holdem no-limit 100/200
seats: Ann 20000, Bob 20000, Cy 20000, Dee 850
Cy raises to 600; Dee all-in 850; Ann calls; Bob folds
"""


@decides("short-all-in-reopens-big-bet")
def test_a_short_all_in_does_not_reopen_the_betting() -> None:
    """pechanga/t.38c, rpl/nl.3, tournament/m.5b: 250 more is less than the raise of 400."""
    play(SHORT + "x Cy raises to 1250; = Cy may: fold, call 250")
    half = "short-all-in-reopens-big-bet 1/2"
    play(SHORT + "= Cy may: fold, call 250, raise to 1250-20000", half)


def test_a_full_raise_all_in_reopens_it() -> None:
    """mohegan/nl-raise.4: 1,000 is 400 more."""
    text = SHORT.replace("850", "1000")
    play(text + "= Cy may: fold, call 400, raise to 1400-20000")


def test_who_raised_and_was_not_fully_raised_may_only_call() -> None:
    """The example of rpl/nl.5: A bets 100, B makes it 200, C is all-in below 300, A calls."""
    text = flop(cy=290) + "Ann bets 100; Bob raises to 200; Cy all-in 280; Dee folds\n"
    text += "= Ann may: fold, call 180, raise to 380-1000      # B raised, so A could have\n"
    play(text + "Ann calls\n= Bob may: fold, call 80")


@decides("short-all-ins-add-up")
def test_several_short_all_ins_add_up_to_a_raise() -> None:
    """rpl/nl.5, tournament/m.5b: 100, 150 all-in, 200 all-in is 100 more to the bettor."""
    text = flop(bob=160, cy=210) + "Ann bets 100; Bob all-in 150; Cy all-in 200; Dee calls\n"
    play(text + "= Ann may: fold, call 100, raise to 300-1000")
    play(text + "= Ann may: fold, call 100", "short-all-ins-add-up no")


def test_they_do_not_add_up_for_whoever_faces_only_the_last_of_them() -> None:
    """tournament/m.5b: Cy called 150 and faces 50 more, Ann bet 100 and faces 100 more."""
    text = flop(bob=160, dee=210) + "Ann bets 100; Bob all-in 150; Cy calls; Dee all-in 200\n"
    play(text + "= Ann may: fold, call 100, raise to 300-1000\nAnn calls\n= Cy may: fold, call 50")


@decides("short-all-in-bars-checker")
def test_a_checker_may_not_raise_a_short_all_in_either() -> None:
    """rpl/nl.3, pechanga/t.38c, mohegan/nl-raise.3; pechanga/22.3b does not name checkers."""
    text = flop(bob=16) + "Ann checks; Bob all-in 6; Cy calls; Dee folds\n"
    play(text + "= Ann may: fold, call 6")
    play(text + "= Ann may: fold, call 6, raise to 16-1000", "short-all-in-bars-checker no")


def test_a_checker_may_raise_a_full_bet() -> None:
    play(flop() + "Ann checks; Bob bets 10\n= Cy may: fold, call 10, raise to 20-1000")


def test_a_limper_may_not_raise_a_short_all_in_but_the_big_blind_may() -> None:
    """rpl/using-blinds.3: the big blind keeps its option."""
    play("""
        holdem no-limit 5/10
        seats: Ann 500, Bob 500, Cy 500, Dee 15
        Cy calls; Dee all-in 15; Ann folds
        = Bob may: fold, call 5, raise to 25-500
        Bob calls
        = Cy may: fold, call 5
    """)
