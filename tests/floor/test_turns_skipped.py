"""Players the action went past: how much behind costs the turn, and what is left then."""

from __future__ import annotations

import pytest
from tests.floor.turns_tables import BOOKS, DEAL, FLOP, LIMIT_FLOP, play_out, played, refused, table

from shuffleup.floor import Report, chosen, report
from shuffleup.floor.floor_transcript import run
from shuffleup.floor.report import carry_out
from shuffleup.floor.substantial import Act, substantial
from shuffleup.law.points.floor.turns import Skipped
from shuffleup.law.rulebook import resolve, rulebook

ANN, BOB, CY, DEE = range(4)
TOLD = ", had-time yes, next-card no, burned no, dealer-erred no"
CHECK_CHECK = (Act(BOB, "check"), Act(CY, "check"))
BET_FOLD = (Act(BOB, "raise", 600), Act(CY, "fold"))
THREE = (*CHECK_CHECK, Act(DEE, "check"))


@pytest.mark.parametrize(
    ("behind", "books"),
    [
        ("Bob checks then Cy checks", ("pechanga", "pechanga-t")),
        ("Bob bets 600 then Cy folds", ("pechanga", "pechanga-t", "tournament")),
        ("Bob bets 600 then Cy calls", ("pechanga", "pechanga-t", "tournament", "mohegan")),
        (
            "Bob checks then Cy folds then Dee checks",
            ("pechanga", "pechanga-t", "tournament", "rpl"),
        ),
        ("Bob checks then Cy checks then Dee checks", BOOKS),
    ],
)
def test_what_costs_the_turn_book_by_book(behind: str, books: tuple[str, ...]) -> None:
    for book in BOOKS:
        done = played(book, FLOP + f"! skipped-player: seat Ann, behind {behind}{TOLD}\n")
        assert done.ruling is not None
        lost = done.ruling.discretion or bool(done.ruling.events)
        assert lost is (book in books), book


def test_each_option_of_the_floor_plays_to_its_end() -> None:
    for book in ("pechanga", "rpl", "tournament"):
        for behind in (
            "Bob bets 600 then Cy calls then Dee folds",
            "Bob checks then Cy checks then Dee checks",
        ):
            told = FLOP + f"! skipped-player: seat Ann, behind {behind}{TOLD}\n"
            ruling = played(book, told).ruling
            assert ruling is not None
            for option in ruling.options:
                play_out(table(book, told + f"floor: {option.name}"))


def test_a_hand_declared_dead_stays_out_and_the_rest_stands() -> None:
    text = FLOP + f"! skipped-player: seat Ann, behind Bob bets 600 then Cy calls{TOLD}\n"
    hand = table("tournament", text + "floor: dead-hand\n= Dee to act; = pot 2000")
    assert not hand.live & 1
    play_out(hand)


def test_mohegan_leaves_call_or_fold_and_a_card_dealt_kills() -> None:
    text = (
        DEAL + "! skipped-player: seat Cy, behind Dee raises to 600 then Ann calls then Bob calls"
    )
    limited = table("mohegan", text + TOLD + "\n= Cy may: fold, call 600")
    play_out(limited)
    dead = table("mohegan", text + TOLD.replace("next-card no", "next-card yes"))
    assert not dead.live >> CY & 1
    assert len(dead.board) == 3
    play_out(dead)


def test_nobody_else_left_the_skipped_player_wins() -> None:
    text = FLOP + f"! skipped-player: seat Ann, behind Bob folds then Cy folds then Dee folds{TOLD}"
    hand = table("tournament", text)
    assert hand.over
    assert hand.stacks[ANN] == 20600


def test_waiting_for_a_player_in_front_costs_nothing() -> None:
    told = {"seat": BOB, "behind": (Act(CY, "check"), Act(DEE, "check")), "had-time": True}
    for book in BOOKS:
        ruling = report(table(book), Report("skipped-player", told))
        assert not ruling.events
        assert not ruling.options


def test_where_waiting_does_cost_the_player_in_front_still_acts_first() -> None:
    rules = resolve(rulebook("pechanga")).but(right_to_act_safe_while_earlier_unacted=False)
    hand = run(FLOP, rules).hand
    told = {"seat": BOB, "behind": (Act(CY, "check"), Act(DEE, "check")), "had-time": True}
    choice = chosen(report(hand, Report("skipped-player", told)), "check")
    assert choice is not None
    carry_out(hand, choice.events)
    assert hand.actor == ANN
    play_out(hand)


def test_the_dealer_is_asked_about_only_where_it_tells() -> None:
    told = {"seat": ANN, "behind": CHECK_CHECK}
    assert report(table("mohegan"), Report("skipped-player", told)).missing == ("burned",)
    assert not report(table("tournament"), Report("skipped-player", told)).missing
    one = {"seat": ANN, "behind": CHECK_CHECK[:1]}
    assert not report(table("mohegan"), Report("skipped-player", one)).missing


def test_bad_reports_are_refused_and_nothing_changes() -> None:
    hand = table("rpl")
    own = (Act(ANN, "check"),)
    assert refused(hand, "skipped-player", seat=ANN, behind=own) == "Ann is the one passed over"
    call = (Act(BOB, "call"),)
    assert "nothing to call" in refused(hand, "skipped-player", seat=ANN, behind=call)
    twice = (Act(BOB, "check"), Act(BOB, "check"))
    said = refused(hand, "skipped-player", seat=ANN, behind=twice)
    assert said == "Bob had nothing to act on"
    late = {"seat": ANN, "behind": CHECK_CHECK, "called_at": 3}
    assert refused(hand, "skipped-player", **late) == "only 2 acted behind, not 3"
    dealing = {"seat": ANN, "behind": CHECK_CHECK, "dealing": True}
    assert refused(hand, "skipped-player", **dealing) == "the starting cards were dealt long ago"
    done = table("rpl", FLOP + "Ann checks")
    assert refused(done, "skipped-player", seat=ANN, behind=()) == "Ann has acted"


def test_substantial_action_as_each_book_counts_it() -> None:
    found = {
        book: [substantial(table(book), acts) for acts in (CHECK_CHECK, BET_FOLD, THREE)]
        for book in BOOKS
    }
    assert found["tournament"] == [False, True, True]
    assert found["pechanga-t"] == [False, False, True]
    assert found["mohegan"] == [False, False, True]
    folds = (Act(BOB, "fold"), Act(CY, "fold"), Act(DEE, "fold"))
    assert [substantial(table(book), folds) for book in ("tournament", "mohegan")] == [True, False]
    assert substantial(table("mohegan"), CHECK_CHECK, dealer_burned=True)
    assert not substantial(table("rpl"), CHECK_CHECK, dealer_burned=True, dealer_erred=True)


def test_limit_and_no_limit_have_the_same_threshold() -> None:
    law = {book: resolve(rulebook(book)).turns.skipped_player_threshold for book in BOOKS}
    assert law["rpl"] is Skipped.THREE_PLAYERS
    assert law["pechanga-t"] is Skipped.TWO_PLAYERS
    text = LIMIT_FLOP + f"! skipped-player: seat Ann, behind Bob bets 4 then Cy calls{TOLD}\n"
    assert played("mohegan", text + "= Ann may: fold, call 4").hand.bets == [0, 4, 4, 0]
