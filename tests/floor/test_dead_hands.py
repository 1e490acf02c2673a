"""Dead hands: absent players, thrown cards, the muck, hands killed or fouled, cards shown."""

from __future__ import annotations

from tests.floor.stud_tables import FLOP, THIRD, done, play_out, refused, ruled, table

from shuffleup.hand import options
from shuffleup.hand.state import DISCARDING, pot_total
from shuffleup.law.rulebook import cite, rulebook

BET = FLOP + "Ann bets 20\n"


def test_an_absent_hand_lives_until_its_turn_or_dies_with_the_deal() -> None:
    words = "absent-player-hand: seat Cy, left away-at-the-deal, back yes"
    mohegan, tournament = table("mohegan", FLOP), table("tournament", FLOP)
    done(mohegan, words)
    assert mohegan.live >> 2 & 1
    done(tournament, words)
    assert not tournament.live >> 2 & 1
    for hand in (mohegan, tournament):
        play_out(hand)


def test_an_absent_hand_that_is_not_back_dies_when_the_action_reaches_it() -> None:
    hand = table("rpl", FLOP)
    done(hand, "absent-player-hand: seat Cy, left walked-off, back no")
    assert hand.live >> 2 & 1
    done(hand, "absent-player-hand: seat Ann, left walked-off, back no")
    assert hand.actor == 1
    assert not hand.live & 1
    play_out(hand)


def test_only_one_house_asks_whether_a_hand_was_left_unprotected() -> None:
    words = "absent-player-hand: seat Cy, left walked-off"
    assert ruled(table("mohegan", FLOP), words).missing == ("unprotected",)
    assert ruled(table("pechanga", FLOP), words).missing == ("back",)


def test_the_forced_bet_of_an_absent_player_stays_in_the_pot() -> None:
    hand = table("pechanga", THIRD)
    low = hand.actor
    name = ("Ann", "Bob", "Cy", "Dee")[low]
    done(hand, f"absent-player-hand: seat {name}, left away-at-the-deal, back no")
    assert hand.stacks[low] == 496
    assert hand.bet == 3
    play_out(hand)


def test_in_a_draw_game_the_others_still_draw_when_an_absent_hand_is_killed() -> None:
    text = """
    five-card-draw limit 4/8 blinds 2/4; button Dee; seed 3
    seats: Ann 200, Bob 200, Cy 200, Dee 200
    Cy calls; Dee calls; Ann calls; Bob checks
    """
    hand = table("rpl", text)
    done(hand, "absent-player-hand: seat Ann, left walked-off, back no")
    assert hand.actor == 1
    play_out(hand)


def test_cards_thrown_into_another_hand_are_dead() -> None:
    hand = table("rpl", BET)
    assert "the same hand" in refused(hand, "cards-into-another-hand: seat Ann, into Ann")
    ruling = done(hand, "cards-into-another-hand: seat Bob, into Cy, told-apart no")
    assert ruling.notes
    assert not hand.live >> 1 & 1
    assert hand.live >> 2 & 1
    play_out(hand)


def test_a_pineapple_card_not_thrown_away_in_time_kills_the_hand() -> None:
    text = """
    pineapple limit 4/8 blinds 2/4; button Dee; seed 3
    seats: Ann 200, Bob 200, Cy 200, Dee 200
    Cy calls; Dee calls; Ann calls; Bob checks
    """
    hand = table("pechanga", text)
    done(hand, "late-discard: seat Ann")
    assert (hand.phase, hand.actor) == (DISCARDING, 1)
    done(hand, "late-discard: seat Cy")
    assert hand.actor == 1
    play_out(hand)
    assert "no card to throw away" in refused(table("pechanga", FLOP), "late-discard: seat Ann")


# ---- the muck --------------------------------------------------------------------------------


def test_a_hand_that_was_folded_comes_back_where_it_was() -> None:
    hand = table("pechanga", BET + "Bob folds")
    words = "hand-in-the-muck: seat Bob, identifiable clearly, why folded"
    assert [option.name for option in ruled(hand, words).options] == ["give-back", "dead"]
    done(hand, words, "give-back")
    assert hand.actor == 1
    assert options(hand).call == 20  # type: ignore[union-attr]
    play_out(hand)


def test_a_hand_folded_before_others_acted_answers_after_them() -> None:
    hand = table("pechanga", BET + "Bob folds; Cy calls")
    done(hand, "hand-in-the-muck: seat Bob, identifiable clearly, why folded", "give-back")
    assert hand.actor == 3
    assert hand.owing == 0b1010
    play_out(hand)


def test_the_houses_differ_on_a_hand_simply_folded() -> None:
    words = "hand-in-the-muck: seat Bob, identifiable clearly, why folded"
    text = BET + "Bob folds"
    assert ruled(table("pechanga", text), words).options
    assert not ruled(table("rpl", text), words.replace("clearly", "fully")).options
    assert not ruled(table("mohegan", text), words).options
    assert not ruled(table("tournament", text), words).options
    assert ruled(table("tournament", text), words.replace("clearly", "fully")).options


def test_the_fold_that_ended_the_hand_can_be_taken_back() -> None:
    text = BET + "Bob folds; Cy folds; Dee folds"
    hand = table("mohegan", text)
    assert hand.over
    done(hand, "hand-in-the-muck: seat Dee, identifiable clearly, why already-committed")
    assert not hand.over
    assert hand.stacks[3] == 178
    play_out(hand)
    late = "hand-in-the-muck: seat Cy, identifiable clearly, why folded"
    assert "awarded" in refused(table("mohegan", text), late)


def test_no_hand_comes_back_from_an_earlier_round() -> None:
    hand = table("pechanga", BET + "Bob folds; Cy calls; Dee calls")
    words = "hand-in-the-muck: seat Bob, identifiable clearly, why folded"
    assert "on this round" in refused(hand, words)


def test_what_is_in_the_muck_of_the_league_stays_there_whoever_took_it_out() -> None:
    hand = table("rpl", BET + "Bob folds")
    ruling = done(hand, "hand-in-the-muck: seat Bob")  # nothing more is asked
    assert ruling.grounds == ("mucked-hand-retrieval", "muck-is-final")
    cited = [rule.id for rule in cite(rulebook("rpl"), ruling.grounds)]
    assert cited == ["rpl/deal.5", "rpl/dead-hands.2"]
    assert not hand.live >> 1 & 1
    play_out(hand)


def test_what_cannot_be_told_is_dead() -> None:
    hand = table("pechanga", BET)
    done(hand, "hand-in-the-muck: seat Ann, identifiable no")
    assert not hand.live & 1
    assert hand.stacks[0] == 178
    play_out(hand)


# ---- killed, and shown -----------------------------------------------------------------------


def test_an_uncalled_bet_of_a_killed_hand_stays_or_comes_back() -> None:
    words = "hand-killed-or-fouled: seat Ann, identifiable no"
    mohegan, tournament = table("mohegan", BET), table("tournament", BET)
    done(mohegan, words)
    assert (mohegan.stacks[0], mohegan.bet, pot_total(mohegan)) == (178, 20, 28)
    done(tournament, words)
    assert (tournament.stacks[0], tournament.bet, pot_total(tournament)) == (198, 0, 8)
    for hand in (mohegan, tournament):
        play_out(hand)


def test_who_folded_to_the_bet_of_a_killed_hand_stays_out() -> None:
    hand = table("tournament", BET + "Bob folds")
    done(hand, "hand-killed-or-fouled: seat Ann, identifiable no")
    assert hand.live == 0b1100
    assert hand.actor == 2
    play_out(hand)


def test_a_protected_hand_is_the_floor_s_to_decide_in_every_house() -> None:
    words = "hand-killed-or-fouled: seat Ann, protected yes, identifiable"
    hand = table("mohegan", BET)
    assert [o.name for o in ruled(hand, f"{words} clearly").options] == ["give-back", "dead"]
    assert [o.name for o in ruled(hand, f"{words} no").options] == ["play-on", "decide-otherwise"]


def test_a_hand_shown_with_action_pending_is_dead_may_be_or_lives() -> None:
    words = (
        "hand-exposed-with-action-pending: seat Bob, shown whole-hand, declared no, deliberate yes"
    )
    options_of = {
        book: [option.name for option in ruled(table(book, BET), words).options]
        for book in ("pechanga", "pechanga-t", "mohegan", "tournament")
    }
    assert options_of == {
        "pechanga": ["live", "dead"], "pechanga-t": [], "mohegan": [], "tournament": [],
    }  # fmt: skip
    hand = table("tournament", BET)
    done(hand, words)
    assert not hand.live >> 1 & 1
    play_out(hand)


def test_one_card_shown_costs_no_hand() -> None:
    hand = table("tournament", BET)
    ruling = done(hand, "hand-exposed-with-action-pending: seat Bob, shown one-card")
    assert ruling.notes == ("a penalty is possible from the end of the hand",)
    assert hand.actor == 1
    cited = [rule.id for rule in cite(rulebook("tournament"), ruling.grounds)]
    assert "tournament/36a" in cited
    assert "tournament/38" not in cited


def test_in_the_league_a_hand_shown_on_purpose_lives_and_the_last_two_may_show() -> None:
    words = "hand-exposed-with-action-pending: seat Ann, shown whole-hand"
    hand = table("rpl", BET)
    assert ruled(hand, words).missing == ("deliberate",)
    assert not ruled(hand, words + ", deliberate no").notes
    assert done(hand, words + ", deliberate yes").notes
    assert hand.live & 1
    play_out(hand)
    text = "holdem no-limit 1/2; last two players; seats: Ann 200, Bob 200"
    assert ruled(table("rpl", text), words).says == "nothing forbids it"
    assert ruled(table("mohegan", text), words).notes


def test_nothing_is_pending_when_the_hand_is_over() -> None:
    hand = table("rpl", BET + "Bob folds; Cy folds; Dee folds")
    words = "hand-exposed-with-action-pending: seat Ann, shown one-card"
    assert refused(hand, words) == "the hand is over"
