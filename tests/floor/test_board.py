"""Boards and burns gone wrong: what lies there afterwards, and what each book does differently."""

from __future__ import annotations

import pytest
from tests.floor.rulings import ruled

from shuffleup.cards import parse, show
from shuffleup.floor import Report, carry_out, report
from shuffleup.floor.floor_transcript import run
from shuffleup.hand import Check, Hand, judge
from shuffleup.hand.view import SPECTATOR, view
from shuffleup.law.rulebook import resolve, rulebook

HOLES = "AsAhAdAcKsKhKdQd"
CLUBS = "2c3c4c5c6c7c8c9cTcJcQcKc"
BEFORE = ""
RAISED = "Cy raises to 6"
FLOP = "Cy calls; Dee calls; Ann calls; Bob checks"
FLOP_BET = FLOP + "\nAnn bets 2; Bob calls"
TURN = FLOP + "\nAnn checks; Bob checks; Cy checks; Dee checks"


def deck(front: str) -> str:
    cards = parse(front)
    rest = tuple(card for card in range(52) if card not in cards)
    return show(cards + rest)


def table(book: str, text: str, stub: str = CLUBS) -> Hand:
    """Four-handed hold'em, played by a book up to here."""
    start = "holdem no-limit 1/2; seats: Ann 200, Bob 200, Cy 200, Dee 200; button Dee"
    return run(f"{start}\ndeck {deck(HOLES + stub)}\n{text}", resolve(rulebook(book))).hand


def check_down(hand: Hand) -> None:
    while not hand.over:
        ruling = judge(hand, Check(hand.actor))
        assert ruling.ok
        carry_out(hand, ruling.events)


@pytest.mark.parametrize(
    ("kind", "text", "facts", "why"),
    [
        ("premature-flop", FLOP, {}, "the flop is not what comes next"),
        ("premature-turn", RAISED, {}, "the turn is not what comes next"),
        ("premature-river", FLOP, {}, "the river is not what comes next"),
        ("premature-flop", RAISED, {"cards": parse("3c4c")}, "the flop is 3, not 2"),
        ("premature-flop", RAISED, {"cards": parse("As4c5c")}, "As is not what came off"),
        ("premature-turn", FLOP, {"after": parse("2c")}, "2c is not among the cards"),
        ("four-card-flop", RAISED, {}, "the flop has not been dealt"),
        ("four-card-flop", TURN, {}, "the turn has been dealt since"),
        ("four-card-flop", FLOP, {"count": 3}, "a flop of 3 is not one of too many"),
        ("burn-error", RAISED, {"error": "none"}, "the flop has not been dealt"),
        ("burn-error", FLOP, {"error": "two", "street": "turn"}, "the turn has not been dealt"),
        ("burn-or-muck-card-exposed", FLOP, {"card": parse("As")}, "As is neither burned nor"),
    ],
)
def test_what_cannot_have_happened_is_refused_and_nothing_changes(
    kind: str, text: str, facts: dict[str, object], why: str
) -> None:
    hand = table("tournament", text)
    refusal = report(hand, Report(kind, {"seen-by": (0,), **facts} if "muck" in kind else facts))
    assert refusal.refusal is not None
    assert why in refusal.refusal.says
    assert hand == table("tournament", text)


def test_there_is_no_board_in_stud() -> None:
    hand = run("stud limit 4/8 ante 1 bring-in 2; seed 1; seats: Ann 200, Bob 200").hand
    refusal = report(hand, Report("premature-flop")).refusal
    assert refusal is not None
    assert refusal.says == "there is no board in this game"


def test_an_early_flop_is_another_one_when_it_comes() -> None:
    hand = table("mohegan", FLOP.removesuffix("; Bob checks"))
    ruled(hand, "premature-flop", cards=parse("3c4c5c"))
    assert show(hand.burns) == "2c"
    assert hand.board == ()
    carry_out(hand, judge(hand, Check(hand.actor)).events)
    assert len(hand.board) == 3
    assert show(hand.burns) == "2c"  # no second burn
    check_down(hand)


def test_everybody_has_seen_an_early_card() -> None:
    hand = table("rpl", FLOP)
    ruled(hand, "premature-turn")
    seen = [event for event in view(hand, SPECTATOR).events if type(event).__name__ == "Exposed"]
    assert [show(event.cards) for event in seen] == ["7c"]


def test_an_early_turn_is_only_shuffled_below_the_next_two_cards() -> None:
    hand = table("pechanga", FLOP)
    ruled(hand, "premature-turn")
    assert show(hand.stub[:2]) == "8c9c"
    check_down(hand)
    assert show(hand.board[:4]) == "3c4c5c9c"
    assert show(hand.burns) == "2c8c"


def test_an_early_turn_twice_is_put_right_twice() -> None:
    hand = table("rpl", FLOP)
    ruled(hand, "premature-turn", after=parse("KcQcJc"))
    ruled(hand, "premature-turn", after=parse("TcJc"))
    check_down(hand)
    assert show(hand.board) == "3c4c5cQcTc"


def test_an_early_turn_after_a_burn_that_was_picked_uses_that_burn_up() -> None:
    hand = table("pechanga", FLOP)
    ruled(hand, "four-card-flop", scrambled=parse("6c3c4c5c"))
    assert show(hand.burns) == "2c6c"
    ruled(hand, "premature-turn")
    assert show(hand.mends.aside) == "6c"
    check_down(hand)
    assert show(hand.board[:4]) == "3c4c5c9c"


@pytest.mark.parametrize("book", ["pechanga", "pechanga-t", "mohegan", "rpl", "tournament"])
def test_a_four_card_flop_leaves_three_and_the_hand_ends(book: str) -> None:
    hand = table(book, FLOP)
    picks = book in ("mohegan", "tournament")
    ruled(hand, "four-card-flop", "second" if picks else "")
    assert len(hand.board) == 3
    assert len(hand.burns) == (1 if book == "rpl" else 2)
    check_down(hand)


def test_only_mohegan_shows_the_burn_it_picks() -> None:
    for book, shown in (("mohegan", 1), ("tournament", 0)):
        hand = table(book, FLOP)
        ruled(hand, "four-card-flop", "first")
        events = view(hand, SPECTATOR).events
        assert sum(type(event).__name__ == "Exposed" for event in events) == shown


def test_five_cards_are_a_new_flop_in_the_league_and_for_the_floor_elsewhere() -> None:
    assert ruled(table("rpl", FLOP), "four-card-flop", count=5) == "the flop is dealt again"
    assert ruled(table("mohegan", FLOP), "four-card-flop", count=5).startswith("no clause")


def test_after_bets_mohegan_leaves_the_flop_and_the_tournament_book_does_not() -> None:
    hand = table("mohegan", FLOP_BET)
    ruled(hand, "four-card-flop")
    assert (show(hand.board), show(hand.mends.aside)) == ("3c4c5c", "6c")
    hand = table("tournament", FLOP_BET)
    ruled(hand, "four-card-flop", "first", scrambled=parse("5c3c4c6c"))
    assert show(hand.board) == "3c4c6c"


def test_two_burned_before_the_river_and_nobody_has_acted() -> None:
    stub = "2c3c4c5c6c7c8cTc9cJc"  # the river lies there as Tc, and 9c was burned after 8c
    hand = table("rpl", TURN + "\nAnn checks; Bob checks; Cy checks; Dee checks", stub)
    assert show(hand.board) == "3c4c5c7cTc"
    ruled(hand, "burn-error", error="two")
    assert show(hand.board) == "3c4c5c7c9c"
    assert show(hand.stub[:2]) == "TcJc"


def test_no_card_is_due_before_a_river_that_comes_without_a_burn() -> None:
    hand = table("rpl", FLOP)
    ruled(hand, "premature-turn", after=parse("KcQc"))
    for _ in range(8):
        carry_out(hand, judge(hand, Check(hand.actor)).events)
    refusal = report(hand, Report("burn-error", {"error": "none"})).refusal
    assert refusal is not None
    assert refusal.says == "no card was to be burned before the river"


def test_after_the_award_the_board_stands() -> None:
    hand = table("rpl", FLOP)
    check_down(hand)
    assert "stands" in ruled(hand, "burn-error", error="none")


def test_a_folded_card_is_for_the_table_in_the_league_and_for_the_pot_at_mohegan() -> None:
    folded = "Cy folds; Dee calls; Ann calls; Bob checks"
    for book, known in (("rpl", True), ("mohegan", False)):
        hand = table(book, folded)
        ruled(hand, "burn-or-muck-card-exposed", card=parse("Kd"), seen_by=(0,))
        last = [view(hand, seat).events[-1] for seat in (SPECTATOR, 3)]
        assert (show(last[0].cards) == "Kd") is known
        assert show(last[1].cards) == "Kd"
