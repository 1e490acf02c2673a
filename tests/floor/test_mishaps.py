"""Random errors: every hand ends, every chip and card is there, every ruling cites."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from shuffleup.floor.kinds import Need, kinds_of
from shuffleup.hand import Call, Check, Discard, Hand, act, proceed
from shuffleup.hand.repairs import mending
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.state import BETTING, DISCARDING
from shuffleup.hand.words.hand_transcript import run
from shuffleup.law.loading import BOOKS
from shuffleup.sim.mishap_runs import MishapPlan, MishapTally, run_plan, summed
from shuffleup.sim.mishaps import mishap, settle
from shuffleup.sim.recount import MiscountError, recount


@pytest.mark.slow
def test_hands_in_which_things_go_wrong_end_and_add_up() -> None:
    tally = summed(run_plan(MishapPlan(seed, 400, seed * 400)) for seed in range(6))
    assert tally.hands == 2400
    for book in BOOKS:
        done = sum(sum(tally.of(kind, book)[:2]) for kind in kinds_of(Need.HAND))
        assert done > 300, book


def test_the_same_seed_makes_the_same_errors() -> None:
    assert run_plan(MishapPlan(5, 40)).counts == run_plan(MishapPlan(5, 40)).counts


def test_a_tally_adds_up_by_kind_book_and_games() -> None:
    counts = Counter(
        {("wager", "rpl", "stud", "applied"): 2, ("wager", "rpl", "draw", "refused"): 1}
    )
    tally = summed([MishapTally(3, counts), MishapTally(1, counts)])
    assert tally.of("wager", "rpl") == (4, 0, 2)
    assert tally.of("wager", "rpl", "stud") == (4, 0, 0)
    assert tally.hands == 4
    assert len(tally.rows()) == 2


def test_a_hand_left_with_too_few_cards_is_not_asked_to_throw_one_away() -> None:
    hand = run(
        "crazy-pineapple no-limit 5/10; seed 7\nseats: Ann 500, Bob 500, Cy 500; button Cy"
    ).hand
    mending.mend(hand, r.Moved(hand.hole[1][1:], 1, r.MUCK))
    while hand.phase == BETTING:  # before the flop and on it
        seat = hand.actor
        act(hand, Call(seat) if hand.bet > hand.bets[seat] else Check(seat))
    assert hand.phase == DISCARDING
    assert hand.actor == 0
    act(hand, Discard(0, hand.hole[0][:1]))
    assert hand.actor == 2
    act(hand, Discard(2, hand.hole[2][:1]))
    assert [len(cards) for cards in hand.hole] == [2, 1, 2]
    assert len(hand.boards[0]) == 4


def table() -> Hand:
    return run("holdem no-limit 5/10; seed 7\nseats: Ann 500, Bob 500, Cy 500").hand


def test_a_wrong_repair_is_caught_when_chips_are_counted_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def generous(hand: Hand, event: r.Refunded) -> None:
        hand.stacks[event.seat] += event.amount

    monkeypatch.setitem(mending.MEND, r.Refunded, generous)
    hand = table()
    mending.mend(hand, r.Refunded(0, 5))
    with pytest.raises(MiscountError, match="1,505 chips are there, 1,500 were"):
        recount(hand)


def test_a_raise_that_takes_chips_back_is_caught_when_chips_are_counted_again() -> None:
    hand = table()
    hand.bet = hand.bets[hand.actor] = 30  # and a raise still goes over the blind of 10
    hand.stacks[hand.actor] -= 30
    hand.paid[hand.actor] += 30
    with pytest.raises(MiscountError, match="a raise to 20-500 over a bet of 30 with 30 in"):
        recount(hand)


def test_a_card_dealt_twice_is_caught_when_cards_are_counted_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mending, "take_from", lambda hand, place, cards: None)
    hand = table()
    mending.mend(hand, r.Moved(hand.stub[:1], r.STUB_TOP, r.BURNS))
    with pytest.raises(MiscountError, match="cards too many"):
        recount(hand)


def test_a_planted_wrong_repair_does_not_survive_the_random_errors(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The whole run stops at the first hand that does not add up."""
    right = mending.MEND[r.Redealt]

    def careless(hand: Hand, event: r.Redealt) -> None:
        right(hand, event)
        hand.stacks[0] += 1

    monkeypatch.setitem(mending.MEND, r.Redealt, careless)
    with pytest.raises(MiscountError):
        summed(run_plan(MishapPlan(seed, 40)) for seed in range(20))


def test_a_refused_report_changes_nothing() -> None:
    dice = random.Random(3)
    refused = 0
    for kind in kinds_of(Need.HAND):
        hand = table()
        proceed(hand)
        before = list(hand.log)
        found = mishap(hand, kind, dice)
        assert hand.log == before
        if found.became == "refused":
            refused += 1
        else:
            settle(hand, found, dice)
    assert refused
