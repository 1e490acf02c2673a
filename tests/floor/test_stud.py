"""Stud errors: hole cards exposed, the wrong opener, burns and cards that came too early."""

from __future__ import annotations

from tests.floor.stud_tables import (
    NAMES,
    acted_on,
    done,
    passively,
    play_out,
    refused,
    ruled,
    street,
    table,
)

from shuffleup.hand import options
from shuffleup.hand.order import bring_in_seat


def test_an_exposed_hole_card_is_the_up_card_and_the_low_card_is_found_again() -> None:
    hand = street("pechanga", 3)
    card, third_card = hand.hole[2][0], hand.hole[2][2]
    done(hand, "stud-hole-card-exposed: seat Cy, which first")
    assert hand.up[2] == (card,)
    assert third_card in hand.hole[2]
    assert hand.actor == bring_in_seat(hand)
    play_out(hand)


def test_the_same_exposed_card_is_a_misdeal_in_a_tournament() -> None:
    hand = street("tournament", 3)
    before = hand.hole[2]
    done(hand, "stud-hole-card-exposed: seat Cy, which first")
    assert hand.hole[2] != before
    assert hand.stacks == [499] * 4
    play_out(hand)


def test_hole_cards_are_exposed_on_third_street_only() -> None:
    hand = street("pechanga", 4)
    assert "third street" in refused(hand, "stud-hole-card-exposed: seat Cy, which first")
    flop = table("pechanga", "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200, Dee 200")
    assert "not a stud game" in refused(flop, "stud-hole-card-exposed: seat Cy, which first")


def test_once_third_street_is_bet_an_exposed_card_is_only_seen() -> None:
    hand = acted_on("pechanga", 3)
    up = list(hand.up)
    done(hand, "stud-hole-card-exposed: seat Cy, which second")
    assert hand.up == up
    assert hand.mends.seen[2] == (hand.hole[2][1],)
    play_out(hand)


def test_both_hole_cards_up_cost_the_hand_and_not_the_ante() -> None:
    hand = street("mohegan", 3)
    done(hand, "stud-hole-card-exposed: seat Cy, which both")
    assert hand.stacks == [499, 499, 500, 499]
    assert not hand.live >> 2 & 1
    play_out(hand)


def test_left_of_a_dead_low_hand_one_may_fold() -> None:
    hand = street("pechanga", 3)
    low = NAMES[hand.actor]
    done(hand, f"stud-hole-card-exposed: seat {low}, which both")
    may = options(hand)
    assert may is not None
    assert may.fold
    assert may.bring_in == 3


def test_a_wrong_opener_is_put_right_or_stands_by_the_book() -> None:
    pechanga, mohegan = street("pechanga", 3), street("mohegan", 3)
    first, second, third = [NAMES[(pechanga.actor + i) % 4] for i in (1, 2, 3)]
    acts = f"stud-wrong-bring-in: actions {first} bets 3 then {second} calls then {third} calls"
    assert [option.name for option in ruled(pechanga, acts).options] == ["put-right", "stands"]
    low = mohegan.actor
    done(mohegan, acts)
    assert (mohegan.actor, mohegan.bet, mohegan.bets[low]) == (low, 3, 0)
    play_out(mohegan)
    done(pechanga, acts, "put-right")
    assert (pechanga.actor, pechanga.bet) == (low, 0)
    play_out(pechanga)


def test_a_wrong_opener_must_be_one_and_the_others_in_order() -> None:
    hand = street("mohegan", 3)
    low, other = NAMES[hand.actor], NAMES[(hand.actor + 1) % 4]
    assert "the one to open" in refused(hand, f"stud-wrong-bring-in: actions {low} bets 3")
    twice = f"stud-wrong-bring-in: actions {other} bets 3 then {other} calls"
    assert "not the next to act" in refused(hand, twice)
    assert "by the right player" in refused(acted_on("mohegan", 3), twice)


def test_cards_after_a_missing_burn_go_to_their_places_until_somebody_acts() -> None:
    hand = street("rpl", 4)
    dealt = list(hand.hole)
    done(hand, "stud-burn-error: burned none")
    assert hand.hole == dealt
    late = acted_on("rpl", 4)
    burn, last = late.burns[-1], late.hole[3][-1]
    done(late, "stud-burn-error: burned none")
    assert late.hole[0][-1] == burn
    assert late.stub[0] == last
    play_out(late)


def test_two_burns_that_nobody_noticed_shift_everyone_by_one() -> None:
    hand = acted_on("rpl", 4)
    first, second, top = hand.hole[0][-1], hand.hole[1][-1], hand.stub[0]
    done(hand, "stud-burn-error: burned two")
    assert hand.hole[0][-1] == second
    assert hand.hole[3][-1] == top
    assert first not in hand.hole[0]
    assert "moved already" in refused(hand, "stud-burn-error: burned two")
    play_out(hand)


def test_two_players_who_saw_the_last_card_keep_it_after_two_burns() -> None:
    hand = street("pechanga", 7)
    own = [hand.hole[seat][-1] for seat in range(4)]
    done(hand, "stud-burn-error: burned two, seen Bob Cy")
    assert [hand.hole[seat][-1] for seat in range(4)] == [own[0], own[2], own[3], own[1]]
    play_out(hand)


def test_third_street_has_no_burn_to_get_wrong() -> None:
    assert "no card is burned" in refused(street("rpl", 3), "stud-burn-error: burned two")


def test_early_cards_are_removed_with_the_round_or_shuffled_back() -> None:
    pechanga, mohegan = street("pechanga", 4), street("mohegan", 4)
    stub = pechanga.stub
    done(pechanga, "stud-premature-card: dealt 2")
    assert pechanga.stub == stub[5:]
    assert pechanga.mends.aside == stub[:5]  # removed, and to hand if the stub runs out
    done(mohegan, "stud-premature-card: dealt 2")
    assert mohegan.burns[-1] == stub[0]
    assert sorted(mohegan.stub) == sorted(stub[1:])
    assert mohegan.stub != stub[1:]
    for hand in (pechanga, mohegan):
        play_out(hand)


def test_more_early_cards_than_players_cannot_be() -> None:
    hand = street("rpl", 4)
    assert "from 1 to 4 players" in refused(hand, "stud-premature-card: dealt 5")
    last = street("rpl", 7)
    assert "no cards are to come" in refused(last, "stud-premature-card: dealt 1")
    assert "had not been dealt" in refused(
        street("rpl", 6), "stud-premature-card: dealt 1, seen Bob"
    )


def test_an_early_last_card_that_was_seen_is_kept_without_the_right_to_raise() -> None:
    hand = street("pechanga", 6)
    card = hand.stub[1]
    done(hand, "stud-premature-card: dealt 1, seen Ann")
    assert hand.hole[0][-1] == card
    while hand.actor != 0:
        passively(hand)
    assert hand.street == 3
    may = options(hand)
    assert may is not None
    assert may.least_to == 0
