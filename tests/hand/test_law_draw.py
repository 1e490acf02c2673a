"""Draw games: exchanging cards, a deck that runs out, openers, the joker."""

from __future__ import annotations

from tests.hand.deciding import play

from shuffleup.hand import Discard, Hand, act
from shuffleup.hand.events import Reshuffled

DRAW = """
five-card-draw limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500
Ann has AsAdKc7h2c; Bob has 3s4d5c6h7c; Cy has 9s9dJc8h2d
Cy calls; Ann calls; Bob checks
"""


def test_players_draw_in_turn_from_the_left_of_the_button() -> None:
    play(
        DRAW
        + """
        = Ann may: draw 0-5
        x Ann discards Ah                       # not her card
        x Bob stands pat                        # not his turn
        Ann has AhKd3c
        Ann discards Kc7h2c
        = Ann has AsAdAhKd3c
        Bob stands pat
        = Cy may: draw 0-5
        """
    )


def test_after_the_draw_the_bet_is_doubled_and_left_of_the_button_acts_first() -> None:
    text = DRAW + "Ann stands pat; Bob stands pat; Cy stands pat\n= street after the draw\n"
    play(text + "= Ann may: fold, check, raise to 20")


def test_one_may_exchange_all_five_cards_but_not_someone_elses() -> None:
    play(DRAW + "x Ann discards 9s\nAnn discards AsAdKc7h2c\n= Bob to act")


def test_a_folded_hand_does_not_draw() -> None:
    text = DRAW.replace("Cy calls; Ann calls; Bob checks", "Cy calls; Ann folds; Bob checks")
    play(text + "= Bob may: draw 0-5\nx Ann stands pat")


# ---- the deck runs out -----------------------------------------------------------------------


def discard(hand: Hand, count: int) -> tuple[int, ...]:
    """The player to act throws away that many cards; gives them back for a test to look at."""
    seat = hand.actor
    gone = hand.hole[seat][:count]
    act(hand, Discard(seat, gone))
    return gone


def six_at_triple_draw() -> Hand:
    """Thirty cards are dealt and one burned: twenty-one are left for the first draw."""
    text = """
        triple-draw limit 10/20 blinds 5/10
        seats: Ann 500, Bob 500, Cy 500, Dee 500, Eve 500, Fay 500
        seed runs out
        Cy calls; Dee calls; Eve calls; Fay calls; Ann calls; Bob checks
        = Ann may: draw 0-5
        """
    return play(text).hand


def test_a_deck_that_runs_out_is_made_anew_from_the_others_discards() -> None:
    """Five players take four each; the sixth gets the last card and three from 20 discards."""
    hand = six_at_triple_draw()
    others = [card for _ in range(5) for card in discard(hand, 4)]
    last = hand.stub
    assert len(last) == 1
    own = discard(hand, 4)
    fay = hand.hole[5]
    assert fay[1] == last[0]
    assert set(fay[2:]) < set(others)
    assert not set(fay) & set(own)
    mixed = next(event for event in hand.log if isinstance(event, Reshuffled))
    assert sorted(mixed.cards) == sorted(others)


def test_no_card_is_lost_or_doubled_when_the_deck_is_made_anew() -> None:
    hand = six_at_triple_draw()
    for _ in range(6):
        discard(hand, 4)
    places = [*hand.hole, hand.stub, hand.muck, hand.burns]
    assert sorted(card for place in places for card in place) == list(range(52))


# ---- jacks or better -------------------------------------------------------------------------

OPENERS = """
jacks-or-better limit 10/20 ante 5
seats: Ann 500, Bob 500, Cy 500, Dee 500
Ann has TsTd9c8h2c; Bob has JsJd5c6h7c; Cy has AsKd3c8s2d; Dee has 2s3s4s6d8d
"""


def test_it_takes_a_pair_of_jacks_to_open() -> None:
    """pechanga/g.openers, rpl/g.openers: tens do not do."""
    text = OPENERS + "= pot 20\n= Ann may: fold, check\nx Ann bets 10\nAnn checks\n"
    play(
        text
        + "= Bob may: fold, check, raise to 10\nBob bets 10\n= Cy may: fold, call 10, raise to 20"
    )


def test_once_opened_anyone_may_call_or_raise() -> None:
    text = OPENERS + "Ann checks; Bob bets 10; Cy folds; Dee calls\n"
    play(text + "= Ann may: fold, call 10, raise to 20")


def test_openers_may_be_held_back() -> None:
    play(OPENERS + "Ann checks; Bob checks; Cy checks; Dee checks\n= over")


def test_when_nobody_opens_the_antes_stay_for_the_next_deal() -> None:
    hand = play(OPENERS + "Ann checks; Bob checks; Cy checks; Dee checks\n= over").hand
    assert hand.carried == 20
    assert hand.stacks == [495] * 4


def test_the_next_deal_is_played_for_the_antes_left_as_well() -> None:
    text = (
        OPENERS + "carried 20\n= pot 40\nAnn checks; Bob bets 10; Cy folds; Dee folds; Ann folds\n"
    )
    play(text + "= Bob wins 40\n= stacks Bob 535")


def test_players_all_in_on_the_ante_play_for_it() -> None:
    """mohegan/buy-in.4: nobody is put out for lack of chips; there is no betting to pass out."""
    text = "jacks-or-better limit 10/20 ante 5\nseats: Ann 5, Bob 5\nseed ante\n"
    play(text + "= Ann may: draw 0-5")


def test_after_the_draw_nobody_needs_openers() -> None:
    text = OPENERS + "Ann checks; Bob bets 10; Cy folds; Dee folds; Ann calls\n"
    play(text + "Ann stands pat; Bob stands pat\n= Ann may: fold, check, raise to 20")


# ---- the joker, and lows ---------------------------------------------------------------------


def showdown(game: str, ann: str, bob: str) -> str:
    return f"""
        {game} limit 10/20 blinds 5/10
        seats: Ann 500, Bob 500
        Ann has {ann}; Bob has {bob}
        Bob calls; Ann checks
        Ann stands pat; Bob stands pat
        Ann checks; Bob checks
        Ann shows; Bob shows
        """


def test_in_lowball_the_joker_is_the_lowest_card_missing() -> None:
    """pechanga/g.joker, rpl/g.joker: joker-2-3-4-6 is 6-4-3-2-A and loses to the wheel."""
    play(showdown("lowball", "Jk2c3d4h6s", "5c4d3h2sAc") + "= Bob wins 20")
    play(showdown("lowball", "Jk2c3d4h6s", "6c5d3h2hAc") + "= Ann wins 20")


def test_in_high_draw_the_joker_is_an_ace_or_makes_a_straight_or_flush() -> None:
    """pechanga/g.joker, rpl/g.joker: with two kings it is an ace, not a third king."""
    play(showdown("five-card-draw-joker", "JkKcKd7h2s", "3c3d3h9s8c") + "= Bob wins 20")
    play(showdown("five-card-draw-joker", "Jk5c6d7h8s", "3c3d3h9s8c") + "= Ann wins 20")


def test_in_deuce_to_seven_the_ace_is_high_and_straights_count() -> None:
    play(showdown("deuce-to-seven", "7c5d4h3s2c", "Ac5h4d3c2d") + "= Ann wins 20")
    play(showdown("deuce-to-seven", "6c5d4h3s2c", "Kc9h4d3c2d") + "= Bob wins 20")


def test_a_short_all_in_opens_jacks_or_better() -> None:
    """A pot opened for less than a bet is opened: it is played to the end, not carried over."""
    text = """
        jacks-or-better limit 10/20 ante 1; seats: Ann 4, Bob 100, Cy 100; button Cy
        Ann has JcJd2c3c4c; Bob has 2d3d4d5d7h; Cy has 2h3h4h5h8h
        Ann all-in 3; Bob calls; Cy calls
        = street before the draw
        """
    play(text.replace("= street before the draw", "= Ann may: draw 0-5"))
