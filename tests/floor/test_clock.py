"""Time and the clock: from where time is called, who may call the clock, what dies when it ends."""

from __future__ import annotations

import pytest
from tests.floor.turns_tables import BOOKS, DEAL, FLOP, LIMIT_FLOP, play_out, played, refused, table

from shuffleup.floor import Report, report

RAISED = DEAL + "Cy raises to 600\n"
ANN, BOB, CY, DEE = range(4)


@pytest.mark.parametrize(
    ("book", "end"),
    [("pechanga", 45), ("pechanga-t", 70), ("mohegan", 70), ("rpl", 60), ("tournament", 60)],
)
def test_facing_a_bet_the_hand_dies_when_the_books_time_is_over(book: str, end: int) -> None:
    alive = table(book, RAISED + f"! clock-ran-out: seconds {end - 1}, announced yes\n")
    assert alive.actor == DEE
    dead = table(book, RAISED + f"! clock-ran-out: seconds {end}, announced yes\n")
    assert dead.actor == ANN
    assert not dead.live >> DEE & 1
    play_out(dead)


@pytest.mark.parametrize(
    ("book", "dead"),
    [("pechanga", False), ("rpl", False), ("tournament", True), ("pechanga-t", True)],
)
def test_with_nothing_to_call_it_is_a_check_or_a_dead_hand(book: str, dead: bool) -> None:
    hand = table(book, FLOP + "! clock-ran-out: seconds 99, announced yes\n")
    assert hand.actor == BOB
    assert bool(hand.live & 1) is not dead
    play_out(hand)


def test_in_pechangas_tournaments_the_announcement_kills() -> None:
    text = RAISED + "! clock-ran-out: seconds 90, announced no\n"
    assert table("pechanga-t", text).actor == DEE
    assert table("tournament", text).actor == ANN


def test_a_shortened_clock_runs_out_sooner() -> None:
    text = RAISED + "! clock-ran-out: seconds 30, shortened 20\n"
    assert table("tournament", text).actor == ANN


@pytest.mark.parametrize(
    ("book", "says"),
    [
        ("pechanga", "the clock runs: 45 seconds"),
        ("pechanga-t", "the clock runs: 60 seconds and a countdown of 10"),
        ("rpl", "the clock runs: 60 seconds, the last 10 with a warning"),
        ("tournament", "the clock runs: 50 seconds and a countdown of 10"),
    ],
)
def test_the_bettor_calls_the_clock(book: str, says: str) -> None:
    played(book, RAISED + f"! clock-called: caller Cy, needed yes\n= ruling: {says}\n= Dee to act")


def test_in_mohegan_the_bettor_may_not_call_the_clock() -> None:
    done = played("mohegan", RAISED + "x ! clock-called: caller Cy, needed yes (no-clock)")
    assert done.ruling is not None
    assert done.ruling.refusal is not None
    assert done.ruling.refusal.says == "no clock: the bettor may not call it"


def test_a_late_warning_is_not_the_players_loss() -> None:
    for warned, to_act in (("", ANN), (", warned 10", ANN), (", warned 8", DEE)):
        assert table("rpl", RAISED + f"! clock-ran-out: seconds 61{warned}").actor == to_act


def test_no_clock_in_limit_and_none_without_a_bet() -> None:
    for book, unbet in (("rpl", "none in limit"), ("mohegan", "no bet to answer")):
        for asked in (
            Report("clock-called", {"caller": BOB}), Report("clock-ran-out", {"seconds": 99}),
        ):  # fmt: skip
            ruling = report(table(book, LIMIT_FLOP), asked)
            assert ruling.refusal is not None
            assert unbet in ruling.refusal.says
            assert not ruling.events


@pytest.mark.parametrize(
    ("where", "books"),
    [("seat", BOOKS), ("table", ("pechanga", "mohegan", "rpl")), ("away", ())],
)
def test_time_is_called_from_the_seat_or_the_table(where: str, books: tuple[str, ...]) -> None:
    behind = "behind Bob bets 600 then Cy calls then Dee folds, had-time yes, next-card no"
    for book in BOOKS:
        done = played(book, FLOP + f"! time-called: seat Ann, where {where}, {behind}\n")
        assert done.ruling is not None
        kept = not done.ruling.events and not done.ruling.options
        assert kept is (book in books), book
        if kept:
            assert done.hand.actor == ANN
        play_out(done.hand)


def test_bad_reports_are_refused_and_nothing_changes() -> None:
    hand = table("tournament", RAISED)
    own = refused(hand, "clock-called", caller=DEE)
    assert own == "the clock is called on somebody else"
    assert refused(hand, "time-called", seat=CY, where="seat") == "Cy has acted"
    over = table("tournament", DEAL + "Cy folds; Dee folds; Ann folds")
    for kind, facts in (
        ("clock-called", {"caller": ANN}),
        ("clock-ran-out", {"seconds": 90}),
        ("time-called", {"seat": ANN, "where": "seat"}),
    ):
        assert refused(over, kind, **facts) == "nobody has a bet to think about"
