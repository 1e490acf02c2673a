"""PokerStars text line by line: hands whose cards and chips are named in the test."""

from __future__ import annotations

from textwrap import dedent

import pytest
from tests.histories.test_telling import play

from shuffleup.hand import Call, RaiseTo, RunIt, new_hand, no_limit
from shuffleup.hand.words.hand_transcript import run
from shuffleup.histories.export import ExportedDeal, Hero, writes
from shuffleup.law import DEFAULT


def written(transcript: str, hero: Hero = None, **about: object) -> str:
    played = run(dedent(transcript))
    return writes(ExportedDeal(played.hand, tuple(played.names), **about), hero)  # type: ignore[arg-type]


def lines(text: str) -> str:
    return dedent(text).lstrip("\n")


def test_a_whole_hand_is_written_in_dollars_and_cents() -> None:
    told = written(
        """
        holdem no-limit 25/50 dollar 100; seats: Ann 5000, -, Bob 4000, Cy 250
        Ann has AsKs; Bob has QhQd; Cy has 7c2d; board Ah9c4d 3s 2s
        Cy folds; Ann raises to 150; Bob calls
        Ann checks; Bob bets 200; Ann raises to 4850; Bob all-in
        everyone shows
        """,
        hero="Ann", table="Riverside 3", number=17, drop=300, currency="$",
        when="2026-01-31T20:15:00Z",
    )  # fmt: skip
    assert told == lines(
        """
        PokerStars Hand #17:  Hold'em No Limit ($0.25/$0.50 USD) - 2026/01/31 20:15:00 UTC
        Table 'Riverside 3' 4-max Seat #4 is the button
        Seat 1: Ann ($50 in chips)
        Seat 3: Bob ($40 in chips)
        Seat 4: Cy ($2.50 in chips)
        Ann: posts small blind $0.25
        Bob: posts big blind $0.50
        *** HOLE CARDS ***
        Dealt to Ann [As Ks]
        Cy: folds
        Ann: raises $1 to $1.50
        Bob: calls $1
        *** FLOP *** [Ah 9c 4d]
        Ann: checks
        Bob: bets $2
        Ann: raises $46.50 to $48.50 and is all-in
        Bob: calls $36.50 and is all-in
        Uncalled bet ($10) returned to Ann
        *** TURN *** [Ah 9c 4d] [3s]
        *** RIVER *** [Ah 9c 4d 3s] [2s]
        *** SHOW DOWN ***
        Ann: shows [As Ks] (a pair of Aces)
        Bob: shows [Qh Qd] (a pair of Queens)
        Ann collected $77 from pot
        *** SUMMARY ***
        Total pot $80 | Rake $3
        Board [Ah 9c 4d 3s 2s]
        Seat 1: Ann (small blind) showed [As Ks] and won ($77) with a pair of Aces
        Seat 3: Bob (big blind) showed [Qh Qd] and lost with a pair of Queens
        Seat 4: Cy (button) folded before Flop (didn't bet)
        """
    )


def test_posts_of_every_kind_have_their_words() -> None:
    told = written(
        "holdem no-limit 1/2; seed 5; button Gus\n"
        "seats: Ann 50, Bob 50, Cy 50, Dee 50, Eve 50, Flo 50, Gus 1\n"
        "posts: Ann dead 3, Ann blind 1, Bob blind 2, Cy dead 1, Cy post 2, Dee dead 1, "
        "Eve post 2, Flo straddle 4, Gus ante 2\n"
        "Ann folds; Bob folds; Cy folds; Dee folds; Eve folds"
    )
    posts = told.split("*** HOLE CARDS ***")[0].split("in chips)\n")[-1]
    assert posts == lines(
        """
        Ann: posts the ante 3
        Ann: posts small blind 1
        Bob: posts big blind 2
        Cy: posts small & big blinds 3
        Dee: posts small blind 1
        Eve: posts big blind 2
        Flo: posts straddle 4
        Gus: posts the ante 1 and is all-in
        """
    )


def test_a_dead_small_blind_without_a_live_one_is_an_ante() -> None:
    told = written(
        """
        holdem no-limit 1/2; seats: Ann 50, Bob 50, Cy 50, Dee 50
        posts: Bob blind 2, Cy dead 1
        Cy folds; Dee folds; Ann folds
        """
    )
    assert "Cy: posts the ante 1\n" in told


def test_an_ante_of_the_big_blind_is_an_ante_whatever_its_size() -> None:
    told = written(
        """
        holdem no-limit 1/2; seats: Ann 50, Bob 50, Cy 50
        posts: Ann blind 1, Bob dead 1, Bob blind 2
        Cy folds; Ann folds
        """
    )
    assert "Bob: posts the ante 1\nBob: posts big blind 2\n" in told


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("3h4s8d Kc Qc", "Ann: shows [Ac 2d 9h 9s] (HI: a pair of Nines; LO: 8,4,3,2,A)"),
        ("3hTsJd Kc Qc", "No low hand qualified"),
    ],
)
def test_a_low_is_told_where_there_is_one(board: str, said: str) -> None:
    told = written(
        f"""
        omaha-eight limit 2/4 blinds 1/2; seats: Ann 50, Bob 50
        Ann has Ac2d9h9s; Bob has QhQd7c7d; board {board}
        Bob calls; Ann checks; Ann checks; Bob checks
        Ann checks; Bob checks; Ann checks; Bob checks; everyone shows
        """
    )
    assert f"{said}\n" in told
    assert ("No low" in told) == ("No low" in said)


def test_a_side_pot_is_told_before_the_main_pot_and_net_of_the_rake() -> None:
    told = written(
        """
        holdem no-limit 1/2; seats: Ann 100, Bob 20, Cy 100
        Ann has AsAh; Bob has KsKh; Cy has QsQh; board 2c3c4d 8s Kd
        Cy raises to 20; Ann calls; Bob all-in
        Ann bets 30; Cy calls; Ann checks; Cy checks; Ann checks; Cy checks
        everyone shows
        """,
        drop=6, drop_from=(2, 4, 0),
    )  # fmt: skip
    assert (
        lines(
            """
        Ann collected 58 from side pot
        Bob collected 56 from main pot
        *** SUMMARY ***
        Total pot 120 Main pot 56. Side pot 58. | Rake 6
        """
        )
        in told
    )


def test_stud_shows_everyones_up_cards_and_the_heros_own() -> None:
    told = written(
        """
        stud limit 4/8 ante 1 bring-in 2; seats: Ann 100, Bob 100, Cy 100
        Ann has 2c3c4c5c; Bob has KsKhKd9d; Cy has 7h8h2d
        Cy brings it in; Ann completes; Bob raises to 8; Cy folds; Ann calls
        Bob bets 4; Ann folds
        """,
        hero="Bob",
    )
    assert (
        lines(
            """
        *** 3rd STREET ***
        Dealt to Ann [4c]
        Dealt to Bob [Ks Kh Kd]
        Dealt to Cy [2d]
        Cy: brings in for 2
        Ann: raises 2 to 4
        Bob: raises 4 to 8
        Cy: folds
        Ann: calls 4
        *** 4th STREET ***
        Dealt to Ann [4c] [5c]
        Dealt to Bob [Ks Kh Kd] [9d]
        Bob: bets 4
        Ann: folds
        Uncalled bet (4) returned to Bob
        Bob collected 21 from pot
        Bob: doesn't show hand
        *** SUMMARY ***
        Total pot 21 | Rake 0
        Seat 1: Ann folded on the 4th Street
        Seat 2: Bob collected (21)
        Seat 3: Cy folded on the 3rd Street
        """
        )
        in told
    )
    assert "is the button" not in told


def test_a_draw_tells_how_many_cards_and_which_only_of_the_hero() -> None:
    told = written(
        """
        triple-draw limit 4/8 blinds 2/4; seats: Ann 100, Bob 100; seed 3
        """
        + "Bob calls; Ann checks; "
        + "Ann stands pat; Bob stands pat; Ann checks; Bob checks; " * 3,
        hero="Ann",
    )
    assert "*** FIRST DRAW ***\nAnn: stands pat on [" in told
    assert "]\nBob: stands pat\n" in told
    assert told.count(" DRAW ***") == 3


def test_a_board_run_twice_is_told_with_two_showdowns() -> None:
    rules = DEFAULT.but(run_it_maximum=2)
    hand = new_hand("holdem", no_limit(1, 2), (50, 50), seed=1, rules=rules)
    play(hand, RaiseTo(1, 50), Call(0), RunIt(0, 2), RunIt(1, 2))
    told = writes(ExportedDeal(hand, ("Ann", "Bob")))
    order = (
        "*** FIRST FLOP ***", "*** FIRST RIVER ***", "*** SECOND FLOP ***", "*** SECOND RIVER ***",
        "*** FIRST SHOW DOWN ***", "*** SECOND SHOW DOWN ***", "Hand was run twice", "FIRST Board",
        "SECOND Board",
    )  # fmt: skip
    places = [told.index(line) for line in order]
    assert places == sorted(places)


def test_a_mucked_hand_is_in_the_text_only_if_it_is_the_heros() -> None:
    hand = """
        holdem limit 2/4 blinds 1/2; seats: Ann 50, Bob 50
        Ann has AsKs; Bob has QhQd; board Ah9c4d 3s 2s
        Bob calls; Ann checks; Ann checks; Bob checks
        Ann checks; Bob checks; Ann checks; Bob checks; Ann shows; Bob mucks
        """
    assert "Bob: mucks hand\n" in written(hand)
    assert "Seat 2: Bob (button) (small blind) mucked\n" in written(hand)
    assert "Seat 2: Bob (button) (small blind) mucked [Qh Qd]\n" in written(hand, hero="Bob")
