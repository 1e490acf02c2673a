"""The primitive repairs: each keeps every chip and card, and the state is still its log's fold."""

from __future__ import annotations

import random

import pytest
from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.games import Sheet, Structure
from shuffleup.hand import (
    Call,
    Check,
    Hand,
    RaiseTo,
    act,
    apply,
    judge,
    options,
    pots,
    proceed,
    replay,
)
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.repairs.mending import every_card, standing
from shuffleup.hand.state import pot_total
from shuffleup.hand.words.hand_transcript import run

THREE = """
holdem no-limit 5/10; seed 7
seats: Ann 500, Bob 500, Cy 500
"""


def table(text: str = "") -> Hand:
    return run(THREE + text).hand


def mend(hand: Hand, *events: r.Repair) -> Hand:
    for event in events:
        apply(hand, event)
    proceed(hand)
    assert replay(hand.log) == hand
    return hand


def chips(hand: Hand) -> int:
    return sum(hand.stacks) + pot_total(hand) + (hand.carried if hand.over else 0)


def test_a_withdrawn_raise_is_as_if_it_had_not_been_made() -> None:
    hand, before = table("Cy raises to 40"), table()
    mend(hand, r.Rewound(before.version))
    assert (hand.stacks, hand.bet, hand.actor) == (before.stacks, before.bet, before.actor)
    assert options(hand) == options(before)
    assert standing(hand)[:-1] == before.log


def test_a_killed_hand_stays_out_and_its_chips_stay_in() -> None:
    hand = mend(table("Cy raises to 40"), r.Killed(0))
    assert hand.actor == 1
    assert pot_total(hand) == 55
    assert not hand.live & 1


def test_when_one_hand_is_left_by_a_kill_it_wins() -> None:
    hand = mend(table("Cy folds"), r.Killed(0))
    assert hand.over
    assert hand.stacks == [495, 505, 500]


def test_a_hand_killed_by_mistake_plays_on_where_it_was() -> None:
    hand = mend(table("Cy raises to 40; Ann folds"), r.Revived(0))
    assert hand.live == 0b111
    mend(hand, r.TurnGiven(0))
    assert options(hand).call == 35  # type: ignore[union-attr]


def test_a_redeal_keeps_button_posts_and_players_and_has_a_new_deck() -> None:
    hand = table("Cy raises to 40; Ann calls")
    deck = tuple(reversed(hand.game.cards))
    mend(hand, r.Redealt(deck))
    assert hand.actor == 2
    assert hand.bets == [5, 10, 0]
    assert sorted(every_card(hand)) == sorted(hand.game.cards)
    assert hand.hole[0][0] == deck[0]


def test_a_void_hand_gives_every_chip_back() -> None:
    hand = mend(table("Cy raises to 40; Ann calls"), r.Voided())
    assert hand.over
    assert hand.stacks == [500, 500, 500]


def test_what_was_done_out_of_turn_stands_if_the_bet_does() -> None:
    hand = mend(table(), r.Bound(0, "raise", 50, 10))
    apply(hand, judge(hand, lawful_call(hand)).events[0])
    proceed(hand)
    assert (hand.bet, hand.bets[0], hand.actor) == (50, 50, 1)


def test_what_was_done_out_of_turn_falls_when_the_bet_changes() -> None:
    hand = mend(table(), r.Bound(0, "call", 0, 10))
    played = table("Cy raises to 40")
    mend(hand, *played.log[table().version :])
    assert (hand.actor, hand.bets[0]) == (0, 5)
    assert options(hand).call == 35  # type: ignore[union-attr]


def lawful_call(hand: Hand) -> Call:
    return Call(hand.actor)


def test_a_limited_seat_does_only_what_it_was_left_and_then_is_free() -> None:
    hand = mend(table(), r.Limited(2, ("call", "fold")))
    assert options(hand).least_to == 0  # type: ignore[union-attr]
    refused = judge(hand, RaiseTo(2, 30)).refusal
    assert refused is not None
    assert refused.says == "the floor ruled that you call, fold"
    assert judge(hand, lawful_call(hand)).ok
    mend(hand, r.Limited(2, ("raise",), 60))
    assert not judge(hand, lawful_call(hand)).ok
    assert (options(hand).least_to, options(hand).most_to) == (60, 60)  # type: ignore[union-attr]
    mend(hand, *judge(hand, RaiseTo(2, 60)).events)
    assert hand.mends.limited == {}


def test_all_in_with_chips_behind_plays_for_the_pot_as_it_stands() -> None:
    hand = mend(table("Cy calls; Ann calls; Bob checks"), r.AllInDeclared(2))
    for seat, to in ((0, 50), (1, 100)):
        mend(hand, *judge(hand, RaiseTo(seat, to)).events)
    mend(hand, *judge(hand, lawful_call(hand)).events)
    assert [(amount, among) for amount, among in pots(hand)] == [(30, [0, 1, 2]), (200, [0, 1])]


def test_held_chips_are_in_no_stack_and_come_back() -> None:
    hand = mend(table("Cy folds; Ann folds"), r.Held(1, 15))
    assert (hand.stacks, hand.mends.held) == ([495, 490, 500], 15)
    mend(hand, r.Held(1, -15))
    assert (hand.stacks, hand.mends.held) == ([495, 505, 500], 0)


def test_a_card_turned_up_in_stud_decides_who_acts() -> None:
    hand = run(STUD).hand
    third = hand.hole[0][2:3]
    mend(hand, r.Turned(0, hand.hole[0][:1], True), r.Turned(0, third, False))
    assert hand.up[0] == hand.hole[0][:1]


def test_the_last_card_of_stud_may_come_face_up() -> None:
    hand = run(STUD).hand
    mend(hand, r.Faced("seventh street", 0b01, True), r.BettingClosed())
    assert [len(up) for up in hand.up] == [5, 4]


STUD = """
stud limit 10/20 ante 1 bring-in 3; seed 7
seats: Ann 500, Bob 500
"""


def test_closed_betting_deals_the_rest_out() -> None:
    hand = mend(table("Cy calls; Ann calls; Bob checks"), r.BettingClosed())
    assert hand.over
    assert len(hand.board) == 5
    assert sum(hand.stacks) == 1500


def test_a_burn_made_ahead_is_not_made_again() -> None:
    hand = table("Cy calls; Ann calls")
    top = hand.stub[:1]
    mend(hand, r.Moved(top, r.STUB_TOP, r.BURNS))
    flop = hand.stub[:3]
    apply(hand, judge(hand, check(hand)).events[0])
    proceed(hand)
    assert hand.burns == top
    assert hand.board == flop


def check(hand: Hand) -> Check:
    return Check(hand.actor)


def test_a_waived_burn_is_not_made() -> None:
    hand = table("Cy calls; Ann calls")
    mend(hand, r.BurnWaived("flop"))
    flop = hand.stub[:3]
    apply(hand, judge(hand, check(hand)).events[0])
    proceed(hand)
    assert hand.burns == ()
    assert hand.board == flop


def test_forfeited_chips_belong_to_the_pot() -> None:
    hand = mend(table(), r.Forfeited(2, 20))
    assert hand.stacks[2] == 480
    assert pot_total(hand) == 35
    assert hand.bets[2] == 0


def test_a_wrong_award_is_corrected() -> None:
    hand = mend(table("Cy folds; Ann folds"), r.Corrected(1, 0, 15))
    assert hand.stacks == [510, 490, 500]


def test_an_exposed_card_is_seen_by_all_and_stays_in_its_hand() -> None:
    hand = table()
    card = hand.hole[0][:1]
    mend(hand, r.Exposed(0, card))
    assert hand.mends.seen[0] == card
    assert hand.hole[0][:1] == card


@pytest.mark.parametrize(("sheet", "structure"), GAMES[::4], ids=IDS[::4])
def test_any_repairs_in_any_game_keep_chips_and_cards(sheet: Sheet, structure: Structure) -> None:
    for seed in range(30):
        dice = random.Random(seed)
        hand = random_hand(sheet, structure, seed)
        total = sum(hand.setup.stacks) + hand.setup.carried
        proceed(hand)
        decisions = []  # one goes back to where somebody had to act, not into the midst of a deal
        for _ in range(60):
            if hand.over or hand.actor < 0:
                break
            decisions.append(hand.version)
            if dice.random() < 0.15:
                mend(hand, *some_repair(hand, dice, dice.choice(decisions)))
            else:
                act(hand, lawful(hand, dice))
            assert chips(hand) == total
            assert sorted(every_card(hand)) == sorted(hand.game.cards)


def some_repair(hand: Hand, dice: random.Random, decision: int) -> tuple[r.Repair, ...]:
    """A repair that makes sense now: dealing out a hand with no cards left is nobody's wish."""
    seats = [seat for seat in range(hand.n) if hand.live >> seat & 1]
    seat = dice.choice(seats)
    stub = hand.stub
    choices: list[tuple[r.Repair, ...]] = [
        (r.Restacked(tuple(dice.sample(stub, len(stub)))),),
        (r.Exposed(seat, hand.hole[seat][:1]),),
        (r.Limited(seat, ("fold", "check", "call")),),
        (r.Rewound(decision),),
        (r.Forfeited(seat, min(1, hand.stacks[seat])),),
        (r.Redealt(tuple(dice.sample(hand.game.cards, len(hand.game.cards)))),),
        (r.Moved(stub[:1], r.STUB_TOP, r.STUB_BOTTOM), r.Moved(stub[-1:], r.STUB_TOP, r.BURNS)),
        (r.Killed(seat),),
    ]
    return dice.choice(choices)
