"""What chips and words meant: the one reader, by the books, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from shuffleup.floor import Report, carry_out, report
from shuffleup.floor.floor_transcript import run
from shuffleup.hand import apply
from shuffleup.hand.events import Raised
from shuffleup.hand.repairs.primitives import Rewound
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rulebook import cite, resolve, rulebook
from shuffleup.law.rules import POINTS

BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
FOUR = "holdem no-limit 100/200; seats: Ann 20000, Bob 20000, Cy 20000, Dee 20000\n"
STUD = """
stud limit 10/20 ante 1 bring-in 2; seats: Ann 200, Bob 200, Cy 200
Ann has ????2c9h; Bob has ????7d7h; Cy has ????KdTs
"""
SHORT = "holdem no-limit 100/200; seats: Ann 20000, Bob 20000, Cy 20000, Dee 850\n"
LIMIT = "holdem limit 4/8 blinds 2/4; seats: Ann 200, Bob 200, Cy 200, Dee 200\n"
SPREAD = "holdem spread 1-5 blinds 1/2; seats: Ann 200, Bob 200, Cy 200, Dee 200\n"


def play(text: str, book: str = "tournament") -> Played:
    return run(text, resolve(rulebook(book)))


def says(text: str, book: str = "tournament") -> str:
    ruling = play(text, book).ruling
    assert ruling is not None
    return ruling.says


# ---- facts that cannot be ----------------------------------------------------------------------

FLOP = FOUR + "Cy calls; Dee calls; Ann calls; Bob checks\n"
IMPOSSIBLE: list[tuple[str, str, dict[str, Any], str]] = [
    (FOUR, "wager", {"seat": 3, "said": "call"}, "it is the turn of Cy: this was out of turn"),
    (FOUR, "wager", {"seat": 9, "said": "call"}, "seat 10 is not in this hand"),
    (
        FOUR,
        "wager",
        {"chips": (25_000,)},
        "chips: 25,000 is more than the 20,000 in front of the player",
    ),
    (
        FOUR,
        "wager",
        {"said": "fold", "amount": 5},
        "nobody who said fold named an amount: say which it was",
    ),
    (FOUR + "Cy folds; Dee folds; Ann folds", "wager", {"said": "call"}, "nobody is asked to bet"),
    (
        FLOP,
        "overpaid-call",
        {"chips": (500,), "why": "miscounted"},
        "chips: 500 is not more than the call of 0",
    ),
    (
        FOUR + "Cy folds",
        "conditional-statement",
        {"seat": 2, "then": "raise", "came-true": True},
        "Cy has no live hand",
    ),
]


@pytest.mark.parametrize(("text", "kind", "facts", "why"), IMPOSSIBLE)
def test_what_cannot_be_true_is_refused_and_changes_nothing(
    text: str, kind: str, facts: dict[str, Any], why: str
) -> None:
    hand, before = play(text).hand, play(text).hand
    refusal = report(hand, Report(kind, facts)).refusal
    assert refusal is not None
    assert refusal.says.startswith(why)
    assert hand == before


# ---- only the questions that matter --------------------------------------------------------------


def test_an_interview_asks_what_was_said_then_only_what_that_leaves_open() -> None:
    hand = play(FOUR).hand
    assert missing(hand) == ("said",)
    assert missing(hand, said="call") == ()
    assert missing(hand, said="nothing") == ("chips",)
    assert missing(hand, said="amount") == ("amount",)
    assert missing(hand, said="raise") == ("alone",)
    assert missing(hand, said="raise", alone=True) == ()
    assert missing(hand, said="raise", alone=False) == ("amount",)
    assert missing(hand, said="raise", alone=False, amount=0) == ("chips",)
    assert missing(hand, gesture="rap") == ()
    assert missing(hand, gesture="other") == ("means",)


def missing(hand: Any, **facts: Any) -> tuple[str, ...]:
    return report(hand, Report("wager", facts)).missing


# ---- the same, by different books ----------------------------------------------------------------


def test_two_big_chips_are_a_call_or_a_raise_by_the_book() -> None:
    text = (
        "holdem no-limit 200/400; seats: Ann 20000, Bob 20000, Cy 20000, Dee 20000\n"
        "Cy raises to 1200\n! wager: chips 1000x2"
    )
    ruled = {book: says(text, book) for book in BOOKS}
    assert ruled == {
        "pechanga": "a call of 1,200",
        "pechanga-t": "a call of 1,200",
        "mohegan": "a raise to 2,000",
        "rpl": "a raise to 2,000",
        "tournament": "a call of 1,200",
    }


def test_a_chip_to_spare_is_a_raise_at_once_only_in_one_book() -> None:
    text = FLOP + "Ann bets 200\n! wager: chips 200+25"
    assert says(text, "pechanga") == "a raise to 400"
    assert says(text, "tournament") == "a call of 200"


def test_a_miscounted_call_is_forgiven_by_one_book_if_the_floor_believes_it() -> None:
    text = FLOP + "Ann bets 600\n! overpaid-call: chips 100x9, why miscounted"
    assert says(text + ", believed", "rpl") == "a call of 600"
    assert says(text + ", believed no", "rpl") == "a raise to 1,200"
    assert says(text, "tournament") == "a raise to 1,200"


def test_a_rap_facing_a_bet_is_left_to_the_floor_in_one_book() -> None:
    text = FLOP + "Ann bets 600\n! wager: gesture rap"
    rpl = play(text, "rpl").ruling
    assert rpl is not None
    assert [option.name for option in rpl.options] == ["still-to-act", "fold"]
    assert says(text) == "nothing was done: it is 600 to call, and no check"


# ---- reading after reading -----------------------------------------------------------------------

READINGS = [
    # words
    (FOUR, "said fold", "a fold"),
    (FOUR, "said check", "nothing was done: there is a bet: 200 to call"),
    (FLOP, "said call", "a check"),
    (FLOP, "said bet, amount 500", "a bet of 500"),
    (FLOP, "said bet, amount 50", "a bet of 200"),
    (FLOP, "said bet, amount 90000", "a bet of 19,800"),
    (FOUR, "said raise, amount 150", "a raise to 400"),
    (FOUR, "said raise, amount 200, chips 1000", "a raise to 400"),
    (FOUR, "said raise, chips 500x2", "a raise to 1,000"),
    (FOUR, "said raise, alone", "a raise to an amount still to be named"),
    (FLOP, "said bet, alone", "a bet of an amount still to be named"),
    (FOUR, "said amount, amount 200", "a call of 200"),
    (FOUR, "said amount, amount 150", "a call of 200"),
    (FOUR, "said amount, amount 299", "a call of 200"),
    (FOUR, "said amount, amount 300", "a raise to 400"),
    (FOUR, "said amount, amount 900", "a raise to 900"),
    (FLOP + "Ann bets 500", "said amount, sizes 500+5000", "a call of 500"),
    (FLOP + "Ann bets 500", "said raise, sizes 500+5000", "a raise to 5,000"),
    (FLOP, "said bet, sizes 500+5000, chips 1000x5", "a bet of 5,000"),
    (FOUR, "said all-in, chips 500", "a raise to 20,000"),
    (FOUR, "said complete", "nothing was done: there is nothing to complete"),
    (FOUR, "said other, means check or call", "a call of 200"),
    (FLOP, "said other, means call", "nothing was done: it can mean no lawful action"),
    (LIMIT, "said raise, amount 30", "a raise to 8"),
    (LIMIT, "said raise, alone", "a raise to 8"),
    (LIMIT, "said pot", "a raise to 8"),
    (SPREAD, "said raise, alone", "a raise to 7"),
    # words too late, and no words
    (FOUR, "said raise, chips 1000, afterwards", "a call of 200"),
    (FOUR, "said nothing, chips 200", "a call of 200"),
    (FOUR, "chips 100", "call 200"),
    (FLOP, "chips 25x3", "bet 200"),
    (FLOP, "chips 500+100x3", "a bet of 800"),
    (FOUR, "chips 100x9", "a raise to 900"),
    (FOUR, "chips 1000, bills", "a call of 200"),
    (FOUR, "chips 500x2, change", "a call of 200"),
    (
        FLOP,
        "chips 1000, change",
        "no clause covers this: the floor decides by what is fair, and it is final",
    ),
    (FOUR + "Cy calls; Dee calls; Ann calls", "chips 500", "a check"),
    (FOUR + "Cy calls; Dee calls", "chips 500", "a call of 100"),
    (FOUR + "Cy calls; Dee calls; Ann calls", "chips 25x2", "a check"),
    (FOUR + "Cy calls; Dee calls; Ann calls", "chips 100x2", "a raise to 400"),
    # fewer chips than it takes
    (SHORT + "Cy raises to 900", "chips 500+100x3+50", "a call of 850"),
    (SHORT + "Cy raises to 600", "chips 500+100x3+50", "a raise to 850"),
    (SHORT + "Cy raises to 700", "chips 500+100x3+50", "a call of 700"),
    (SHORT + "Cy raises to 600", "said all-in", "a raise to 850"),
    (SHORT + "Cy raises to 900", "said all-in", "a call of 850"),
    (SHORT + "Cy raises to 900", "said raise, amount 2000", "a call of 850"),
    # stud
    (STUD, "said call", "the bring-in of 2"),
    (STUD, "chips 5", "the bring-in of 2"),
    (STUD, "chips 1", "the bring-in of 2"),
    (STUD, "said fold", "nothing was done: the bring-in is a forced bet"),
    (STUD, "said complete", "a raise to 10"),
    (STUD + "Ann brings it in", "said complete", "a raise to 10"),
]


@pytest.mark.parametrize(("text", "facts", "ruled"), READINGS)
def test_every_wager_is_read_as_the_book_reads_it(text: str, facts: str, ruled: str) -> None:
    assert says(f"{text}\n! wager: {facts}") == ruled


def test_a_bare_raise_leaves_only_a_raise_and_then_the_player_is_free() -> None:
    text = """
    ! wager: said raise, alone
    x Cy folds; x Cy calls; = Cy may: raise to 400-20000
    Cy raises to 700; Dee calls; Ann folds; Bob calls
    = street flop; = Bob may: fold, check, raise to 200-19300
    """
    play(FOUR + text)


def test_half_is_half_of_the_last_raise_that_stands() -> None:
    hand = play(FOUR).hand
    before = hand.version
    apply(hand, Raised(2, 1000))
    carry_out(hand, (Rewound(before), Raised(2, 400)))  # Cy's 1000 was taken back: 400 it is
    assert report(hand, Report("wager", {"chips": (400, 99)})).says == "a call of 400"
    assert report(hand, Report("wager", {"chips": (400, 50, 50)})).says == "a raise to 600"


# ---- if you bet, then I raise --------------------------------------------------------------------

IF_THEN = FLOP + "Ann checks; Bob bets 600; Cy folds; Dee folds\n"


def test_an_if_then_statement_binds_only_in_turn_and_when_it_came_true() -> None:
    said = "! conditional-statement: seat Ann, then"
    assert says(f"{IF_THEN}{said} raise, came-true no") == "it binds nobody yet"
    assert says(f"{FLOP}Ann checks\n{said} raise, came-true") == "it binds nobody yet"
    assert says(f"{IF_THEN}{said} check, came-true") == "no lawful check is left"
    play(f"{IF_THEN}{said} all-in, came-true\nfloor: hold\n= Ann may: raise to 19800")
    play(f"{IF_THEN}{said} raise, came-true\nfloor: release\n= Ann may: fold, call 600, "
         "raise to 1200-19800")  # fmt: skip


# ---- grounds -------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_every_reading_has_grounds_that_cite_a_clause(book: str) -> None:
    law = rulebook(book)
    for text, facts, _ in READINGS:
        ruling = play(f"{text}\n! wager: {facts}", book).ruling
        assert ruling is not None
        assert ruling.grounds, facts
        for name in ruling.grounds:
            assert name in PROCEDURES or name in POINTS, name
            assert cite(law, (name,)), (facts, name)


def test_a_full_raise_without_a_word_is_one_however_much_is_faced() -> None:
    """Twelve is faced and sixteen a full raise, though eighteen is one and a half times."""
    text = "holdem limit 4/8 blinds 2/4; seats: Ann 200, Bob 200, Cy 200, Dee 200\n"
    text += "Cy raises to 8; Dee raises to 12\n! wager: said nothing, chips 1x14\n"
    hand = run(text, resolve(rulebook("pechanga"))).hand
    assert (hand.bet, hand.stacks[0]) == (16, 184)
