"""Who sees which cards, to the event: who may ask, who is shown what and when, what goes back."""

from __future__ import annotations

from tests.floor.test_tabling import SHOWDOWN, refused, ruled, table
from tests.floor.test_tabling_exactly import asked

from shuffleup.cards import parse
from shuffleup.hand.repairs.primitives import Exposed
from shuffleup.hand.showdown import show_order

NOT_SHOWN = "the hand is not shown"

# The river is bet: Ann has bet and Bob has called, Dee is to act. Nobody's cards are known.
RIVER = """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500, Dee 500
board 3c8d9hJs4d
Cy folds; Dee calls; Ann calls; Bob checks
Ann checks; Bob checks; Dee checks; Ann checks; Bob checks; Dee checks
Ann bets 20; Bob calls
"""
BY_VIEWER = "rules: show-one-show-all-when depends-on-viewer\n"


# ---- asking to see a hand --------------------------------------------------------------------


def test_who_folded_before_the_showdown_may_ask_where_anybody_dealt_in_may() -> None:
    """Cy folded before the flop and mucked nothing at the showdown; Bob mucked there."""
    asks = "asked-to-see-hand: asker Cy, seat Bob"
    pushed = "\nAnn shows; Bob mucks; Dee mucks"
    for who in ("floor-discretion", "any-player-dealt-in"):
        played = table("mohegan", f"rules: ask-to-see-hand {who}{pushed}")
        assert asked(played, asks).says != NOT_SHOWN
    played = table("mohegan", f"rules: ask-to-see-hand players-with-cards-at-showdown{pushed}")
    assert asked(played, asks).says == NOT_SHOWN


def test_who_mucked_cannot_say_before_the_award_that_they_held_cards_when_asking() -> None:
    rules = "rules: ask-to-see-hand any-player-dealt-in, muckers-may-ask no\n"
    asks = "asked-to-see-hand: asker Bob, seat Dee, held-cards yes"
    assert asked(table("mohegan", rules + "Ann shows; Bob mucks"), asks).says == NOT_SHOWN
    pushed = table("mohegan", rules + "Ann shows; Bob mucks; Dee mucks")
    assert asked(pushed, asks).says != NOT_SHOWN


# ---- show one, show all ----------------------------------------------------------------------


def test_cards_are_seen_at_once_only_where_the_one_who_saw_them_still_decides() -> None:
    """Dee is to act; Bob has acted and decides nothing more, unless the floor knows better."""
    told = "hand-shown-to-one: seat Ann, cards AsAh, told yes, to "
    played = table("mohegan", BY_VIEWER, RIVER)
    assert asked(played, told + "Dee, decides later-round").grounds[-1] == "shown-to-a-decider"
    assert asked(played, told + "Bob, decides later-round").grounds[-1] == "shown-at-end-of-round"
    assert asked(played, told + "Bob, decides this-round").grounds[-1] == "shown-to-a-decider"
    earlier = asked(played, told + "Dee, decides later-round, round earlier")
    assert earlier.grounds[-1] == "shown-at-end-of-round"
    assert earlier.events == (Exposed(0, parse("AsAh")),)


def test_a_whole_hand_nobody_knew_is_shown_by_the_cards_that_were_named() -> None:
    played = table("mohegan", "rules: show-one-show-all-when at-once\n", RIVER)
    shown = asked(played, "hand-shown-to-one: seat Ann, to Bob, cards AsAh, told yes")
    assert shown.events == (Exposed(0, parse("AsAh")),)
    folded = table("mohegan", "rules: show-one-show-all-when at-once\nDee folds\n", RIVER)
    shown = asked(folded, "hand-shown-to-one: seat Dee, to Bob, cards QsQh, told yes")
    in_the_pot = (1 << 0) | (1 << 1)  # a folded hand is shown to those who play on
    assert shown.events == (Exposed(3, parse("QsQh"), in_the_pot),)


# ---- cards that are named --------------------------------------------------------------------


def test_a_hand_named_afterwards_cannot_hold_a_card_of_the_board() -> None:
    played = table("mohegan", "Dee folds\nAnn shows AsAh; Bob mucks", RIVER)
    lost = "discard-at-showdown: seat Bob, muck no, identifiable yes, misread yes"
    assert "is already on the table" in refused(played, f"{lost}, cards 9h9c")
    ruled(played, f"{lost}, cards 9s9c")


def test_the_floor_cannot_look_at_cards_that_were_shuffled_back_into_the_stub() -> None:
    played = table("mohegan", "Ann shows; Bob mucks")
    played.hand.hole[2] = ()  # Cy folded; so a draw game ends that runs out of cards
    assert "has no cards" in refused(played, "floor-inspects-hand: seat Cy")
    assert asked(played, "floor-inspects-hand: seat Bob").ok


# ---- what goes back --------------------------------------------------------------------------


def test_a_pot_forfeited_for_a_miscall_goes_to_nobody_who_gave_up_for_another_reason() -> None:
    """Dee's nines were the best hand, and the last seat; she mucked them of her own accord."""
    dealt = SHOWDOWN.replace("9s9c", "JhTc").replace("QsQh", "9s9c")
    told = "rules: miscall-forfeits-pot yes\nAnn shows; Bob shows; Dee mucks"
    played = table("mohegan", told, dealt)
    words = "miscalled-hand: seat Ann, called too-high, deliberate yes"
    ruled(played, words, "forfeit-pot")
    assert played.hand.stacks == [490, 520, 500, 490]


def test_a_hand_given_back_by_the_floor_cites_what_a_discard_is_and_that_it_can_be_known() -> None:
    rules = "rules: face-down-release-at-showdown dead\n"
    ruling = asked(
        table("mohegan", rules + "Ann shows"),
        "discard-at-showdown: seat Bob, muck no, identifiable yes, misread no",
    )
    assert ruling.grounds == ("face-down-release-at-showdown", "identifiable-hand-back")
    assert [option.name for option in ruling.options] == ["give-back", "dead"]


# ---- who shows first -------------------------------------------------------------------------

ALL_IN = "holdem no-limit 5/10\n"


def test_all_in_before_the_last_round_whoever_bet_last_shows_first() -> None:
    seats = "seats: Ann 500, Bob 500, Cy 500, Dee 500\n"
    for name, seat in (("Cy", 2), ("Dee", 3)):
        others = "Cy folds; " if name == "Dee" else ""
        after = "; Dee folds" if name == "Cy" else ""
        told = f"{others}{name} all-in{after}; Ann folds; Bob calls"
        hand = table("mohegan", text=ALL_IN + seats + told).hand
        assert show_order(hand)[0] == seat


def test_all_in_by_the_blinds_nobody_has_bet_and_left_of_the_button_shows_first() -> None:
    seats = "seats: Ann 10, Bob 5, Cy 5\nbutton: Ann\n"
    posts = "posts: Bob blind 5, Cy blind 5, Ann ante 10\n"
    hand = table("mohegan", text=ALL_IN + seats + posts).hand
    assert show_order(hand)[0] == 1
