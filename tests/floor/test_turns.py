"""Out of turn and folds out of order: what binds, what comes back, and when, book by book."""

from __future__ import annotations

import pytest
from tests.floor.turns_tables import BOOKS, DEAL, FLOP, LIMIT_FLOP, play_out, played, refused, table

from shuffleup.floor import KINDS, Report, report
from shuffleup.floor.substantial import Act
from shuffleup.hand.repairs.primitives import Bound

EARLY_BET = "! out-of-turn: seat Bob, action bet, to 600, deliberate no\n"
ANN, BOB, CY, DEE = range(4)


@pytest.mark.parametrize(
    ("book", "to_act"),
    [("tournament", CY), ("pechanga-t", CY), ("mohegan", CY), ("pechanga", BOB), ("rpl", BOB)],
)
def test_an_early_bet_is_made_in_turn_only_where_it_binds(book: str, to_act: int) -> None:
    hand = table(book, FLOP + EARLY_BET + "Ann checks\n")
    assert hand.actor == to_act
    play_out(hand)


@pytest.mark.parametrize(
    ("book", "may"),
    [
        ("tournament", "fold, call 400, raise to 800-19800"),
        ("mohegan", "call 400, raise to 800-19800"),
    ],
)
def test_a_smaller_bet_in_between_leaves_more_in_one_book_than_in_another(
    book: str, may: str
) -> None:
    hand = table(book, FLOP + EARLY_BET + f"Ann bets 400\n= Bob may: {may}\n= Bob 19800")
    play_out(hand)


def test_a_call_in_between_sets_free_only_where_the_book_says_so() -> None:
    text = FLOP + "Ann bets 600\n! out-of-turn: seat Cy, action call, deliberate no\n"
    assert table("tournament", text + "Bob calls").actor == DEE
    assert table("rpl", text + "floor: hold\nBob calls").actor == CY
    assert table("rpl", text + "floor: hold\nBob folds").actor == DEE


def test_a_call_before_the_early_action_sets_nobody_free() -> None:
    text = FLOP + "Ann bets 600; Bob calls\n! out-of-turn: seat Dee, action call, deliberate no\n"
    hand = table("rpl", text + "floor: hold\nCy folds")
    assert hand.stacks[DEE] == 19200
    play_out(hand)


def test_the_supervisor_may_keep_chips_in_but_an_early_call_comes_back() -> None:
    text = LIMIT_FLOP + "Ann bets 4\n! out-of-turn: seat Cy, action raise, to 8\nfloor: hold\n"
    hand = table("mohegan", text + "Bob raises to 8\n= Cy may: call 8, raise to 12")
    play_out(hand)
    table("rpl", text.replace("to 8\n", "to 8, deliberate no\n") + "Bob raises to 8\n"
          "= Cy may: fold, call 8, raise to 12")  # fmt: skip


def test_a_larger_raise_than_the_early_one_lets_the_early_one_go() -> None:
    text = LIMIT_FLOP + "! out-of-turn: seat Cy, action bet, to 4\nfloor: hold\n"
    table("mohegan", text + "Ann bets 4; Bob raises to 8\n= Cy may: fold, call 8, raise to 12")


def test_what_is_held_ends_with_the_round() -> None:
    hand = table("tournament", FLOP + "Ann checks\n")
    ruling = report(hand, Report("out-of-turn", {"seat": ANN, "action": "bet", "to": 400}))
    assert not ruling.events  # the turn does not come to Ann again unless somebody bets
    text = FLOP + "Ann checks\n! out-of-turn: seat Ann, action bet, to 400\nBob checks; Cy checks\n"
    assert table("tournament", text + "Dee checks\n= Ann may: fold, check, raise to 200-19800")


@pytest.mark.parametrize("book", BOOKS)
def test_an_early_fold_is_out_at_once_only_in_tournaments(book: str) -> None:
    hand = table(book, FLOP + "! out-of-turn: seat Cy, action fold, deliberate no\n")
    assert bool(hand.live >> CY & 1) is (book in ("pechanga", "mohegan", "rpl"))
    assert hand.actor == ANN
    play_out(hand)


def test_the_last_but_one_who_folds_early_ends_the_hand() -> None:
    text = "holdem no-limit 100/200; seed 7\nseats: Ann 2000, Bob 2000\n"
    hand = table("tournament", text + "! out-of-turn: seat Ann, action fold")
    assert hand.over
    assert hand.stacks[BOB] > 2000


def test_all_in_too_early_is_held_like_any_bet() -> None:
    hand = table("tournament", FLOP + "! out-of-turn: seat Bob, action all-in\n")
    bound = hand.mends.bound[BOB]
    assert bound == Bound(BOB, "raise", 19800, 0, grounds=bound.grounds)
    assert bound.grounds


def test_bad_reports_are_refused_and_nothing_changes() -> None:
    hand = table("tournament")
    early = {"seat": BOB, "action": "bet", "to": 600}
    assert refused(hand, "out-of-turn", **(early | {"seat": ANN})) == "it is the turn of Ann"
    assert "nothing to call" in refused(hand, "out-of-turn", seat=BOB, action="call")
    assert "the least is 200" in refused(hand, "out-of-turn", **(early | {"to": 50}))
    behind = (Act(ANN, "check"),)
    assert refused(hand, "out-of-turn", **early, behind=behind) == "Ann is the one passed over"
    folded = table("tournament", DEAL + "Cy folds")
    assert refused(folded, "out-of-turn", seat=CY, action="fold") == "Cy has no live hand"
    over = table("tournament", DEAL + "Cy folds; Dee folds; Ann folds")
    for kind in ("out-of-turn", "irregular-fold"):
        assert refused(over, kind, seat=BOB) == "nobody has to bet now"


def test_substantial_action_behind_an_early_bet_makes_it_stand() -> None:
    report_ = "! out-of-turn: seat Bob, action bet, to 600, behind Cy calls, had-time yes\n"
    done = played("tournament", FLOP + report_ + "floor: all-options")
    assert done.hand.bets == [0, 600, 600, 0]
    assert done.hand.actor == ANN
    play_out(done.hand)


# ---- folds -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "facts", "dead"),
    [
        ("pechanga", "over-line yes", True),
        ("pechanga", "over-line no", False),
        ("mohegan", "", False),
        ("rpl", "made-another-act yes", True),
        ("rpl", "made-another-act no", False),
        ("tournament", "", True),
        ("tournament", "forward no", False),
    ],
)
def test_cards_let_go_with_nothing_to_call(book: str, facts: str, dead: bool) -> None:
    hand = table(book, FLOP + f"! irregular-fold: seat Ann, how let-go-of-cards, {facts}\n")
    assert bool(hand.live & 1) is not dead
    play_out(hand)


@pytest.mark.parametrize("book", BOOKS)
def test_facing_a_bet_cards_let_go_forward_are_dead(book: str) -> None:
    text = (
        "Ann bets 400\n! irregular-fold: seat Bob, how let-go-of-cards, over-line yes\n= Cy to act"
    )
    play_out(table(book, FLOP + text))


def test_every_kind_of_ours_asks_only_what_matters() -> None:
    asked = report(table("mohegan"), Report("irregular-fold", {"seat": ANN}))
    assert asked.missing == ("how",)
    told = {"seat": ANN, "how": "let-go-of-cards"}
    said = {"seat": ANN, "how": "said-fold"}
    assert not report(table("rpl"), Report("irregular-fold", said)).missing
    assert not report(table("mohegan"), Report("irregular-fold", told)).missing
    assert report(table("rpl"), Report("irregular-fold", told)).missing == ("made-another-act",)
    assert KINDS["irregular-fold"].family == "out of turn"


# ---- what the dealer counts ------------------------------------------------------------------


def test_only_mohegan_counts_folded_hands() -> None:
    text = DEAL + "Cy folds\n! discard-count: seat Cy, cards 1\n"
    assert played("mohegan", text + "= ruling: 1 came back instead of 2").hand.actor == DEE
    here = played("rpl", text.replace("! discard", "x ! discard")).ruling
    assert here is not None
    assert here.refusal is not None
    assert here.refusal.says == "nobody counts folded hands here"
    assert refused(table("rpl"), "discard-count", seat=BOB) == "Bob has not folded a hand"


def test_the_button_may_get_two_cards_in_a_row() -> None:
    for book in BOOKS:
        before = table(book, DEAL)
        assert table(book, DEAL + "! button-two-cards").hole == before.hole
    stud = "stud limit 10/20 ante 1 bring-in 3; seed 7\nseats: Ann 500, Bob 500\n"
    assert refused(table("rpl", stud), "button-two-cards") == "no button is dealt to in stud"


def test_a_ruling_out_of_turn_cites_only_what_decided_it() -> None:
    free = "! out-of-turn: seat Bob, action check, deliberate no, repeated {}\n"
    once, again = (report_grounds("mohegan", free.format(word)) for word in ("no", "yes"))
    assert "out-of-turn-sanction" not in once
    assert again == (*once, "out-of-turn-sanction")
    assert report_grounds("rpl", EARLY_BET)[:1] == ("out-of-turn",)
    early = ("out-of-turn", "out-of-turn-binding-no-limit", "early-bet")
    assert report_grounds("pechanga", EARLY_BET) == early


def report_grounds(book: str, text: str) -> tuple[str, ...]:
    ruling = played(book, FLOP + text).ruling
    assert ruling is not None
    return ruling.grounds
