"""Proofs of hands: what was shown is proved, what was not is not told."""

from __future__ import annotations

import random

import pytest
from tests.floor.test_secrecy import permuted
from tests.floor.test_secrecy import played as played_with_mishaps
from tests.properties.tables import GAMES, IDS
from tests.server.fair.fair_tables import (
    HOLDEM,
    TABLE,
    WORDS,
    dealt_from,
    fair_deal,
    fair_hand,
    in_plain,
    refusal,
)

from shuffleup.cards import CARD
from shuffleup.cards.hand_proof import HandProof
from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand
from shuffleup.hand import events as e
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.view import SPECTATOR, seen
from shuffleup.server.fair.fair_dealer import FairError
from shuffleup.server.fair.hand_proofs import REPAIRED, RESHUFFLED, hand_proof, walked

# ---- what is proved --------------------------------------------------------------------------


@pytest.mark.parametrize(("sheet", "structure"), GAMES[::3], ids=IDS[::3])
def test_every_hand_of_every_game_can_be_proved_by_everybody_in_it(
    sheet: Sheet, structure: Structure
) -> None:
    for seed in range(3):
        hand, kept = fair_hand(sheet, structure, seed, WORDS if seed else {})
        for viewer in (SPECTATOR, *range(hand.n)):
            proof = hand_proof(hand, kept, viewer, table=TABLE)
            assert refusal(in_plain(proof), kept.promise.root) == ("", "")
            check_what_is_told(hand, proof, viewer)


def check_what_is_told(hand: Hand, proof: HandProof, viewer: int) -> None:
    """Of the cards a viewer has seen all that left the first order are opened, and no others."""
    told = [seen(event, viewer) for event in hand.log]
    known = {card for event in told for card in getattr(event, "cards", ())}
    known |= {event.card for event in told if isinstance(event, e.Burned)}
    opened = {CARD[one.card] for one in proof.opened}
    assert opened <= known
    if not proof.why_not:
        assert opened == known - {CARD["??"]}


def test_a_player_proves_their_own_cards_and_the_rail_does_not() -> None:
    hand, kept = fair_hand(*HOLDEM, 11)
    for seat in range(hand.n):
        own = {
            line.card
            for line in hand_proof(hand, kept, seat).dealt
            if line.to == f"seat {seat + 1}"
        }
        assert "??" not in own
    rail = hand_proof(hand, kept)
    assert rail.viewer == "everybody"
    shown = [one.seat for one in hand.log if isinstance(one, e.Shown)]
    hidden = [line for line in rail.dealt if line.to.startswith("seat") and line.card == "??"]
    assert len(hidden) == 2 * (
        len({line.to for line in rail.dealt if "seat" in line.to}) - len(shown)
    )


def test_the_order_has_the_words_of_the_players_in_it() -> None:
    plain, _ = fair_deal(HOLDEM[0].cards, 5)
    mixed, kept = fair_deal(HOLDEM[0].cards, 5, WORDS)
    assert sorted(plain) == sorted(mixed)
    assert plain != mixed
    assert kept.fixed().order == plain  # the promise came first


def test_a_reshuffled_deck_is_covered_up_to_its_reshuffle() -> None:
    found = 0
    draw = GAMES[IDS.index("five-card-draw-limit")]
    for seed in range(60):
        hand, kept = fair_hand(*draw, seed)
        if not any(isinstance(event, e.Reshuffled) for event in hand.log):
            continue
        proof = hand_proof(hand, kept)
        assert proof.why_not == RESHUFFLED
        assert refusal(in_plain(proof)) == ("", "")
        dealt = sum(len(one.cards) for one in hand.log if isinstance(one, e.Dealt))
        burned = sum(isinstance(one, e.Burned) for one in hand.log)
        assert len(proof.dealt) + proof.not_covered == dealt + burned
        found += 1
    assert found > 3


def test_hands_in_which_things_went_wrong_are_proved_as_far_as_they_go() -> None:
    reasons = set()
    for number in range(60):
        hand = played_with_mishaps(number)[-1]
        deck, kept = fair_deal(hand.game.cards, number, WORDS)
        again = dealt_from(hand, deck)
        for viewer in (SPECTATOR, 0, 1):
            proof = hand_proof(again, kept, viewer)
            assert refusal(in_plain(proof), kept.promise.root) == ("", "")
            reasons.add(proof.why_not)
    assert len(reasons) > 2


def test_a_hand_from_another_deck_is_not_proved() -> None:
    hand, _ = fair_hand(*HOLDEM, 1)
    _, other = fair_hand(*HOLDEM, 2)
    with pytest.raises(FairError, match="not dealt from that deck"):
        hand_proof(hand, other)


def test_cards_a_viewer_has_not_seen_change_nothing_but_digests() -> None:
    dice = random.Random(3)
    for number in range(40):
        hand = played_with_mishaps(number)[-1]
        for viewer in (SPECTATOR, 0):
            other = permuted(hand, viewer, dice)
            assert told_of(hand, viewer) == told_of(other, viewer)


def told_of(hand: Hand, viewer: int) -> object:
    """All that a proof tells a viewer of the cards of a hand."""
    first = next(event.deck for event in hand.log if isinstance(event, e.Shuffled))
    walk = walked(standing(hand), first, viewer)
    known = {place: walk.deck[place] for place in walk.known}
    return known, walk.shown, [to for to, _ in walk.places], walk.why_not, walk.not_covered


# ---- cards that must not be opened -----------------------------------------------------------

DECK = tuple(range(52))


def known_to(viewer: int, *events: e.Event) -> set[int]:
    """The places of a new deck whose card a proof would open."""
    return walked([e.Shuffled(DECK), *events], DECK, viewer).known


def test_a_card_that_came_back_by_a_reshuffle_does_not_tell_who_had_it_first() -> None:
    again = (e.Discarded(0, (0,)), e.Reshuffled((0, 1)), e.Dealt(0, (0,)), e.Shown(0, (0,)))
    assert known_to(SPECTATOR, e.Dealt(0, (0,)), *again) == set()
    assert known_to(0, e.Dealt(0, (0,)), *again) == {0}
    other = (e.Discarded(1, (0,)), e.Reshuffled((0, 1)), e.Dealt(0, (0,)), e.Shown(0, (0,)))
    assert known_to(SPECTATOR, e.Dealt(1, (0,)), *other) == set()


def test_which_card_went_from_hand_to_hand_is_told_to_those_who_saw_it() -> None:
    dealt = (e.Dealt(0, (0,)), e.Dealt(1, (1,)), e.Dealt(0, (2,)))
    shown = e.Shown(1, (1, 0))
    assert known_to(SPECTATOR, *dealt, r.Moved((0,), 0, 1), shown) == {1}
    assert known_to(SPECTATOR, *dealt, r.Moved((0,), 0, 1, up=True), shown) == {0, 1}
    assert known_to(0, *dealt, r.Moved((0,), 0, 1), shown) == {0, 1, 2}


def test_an_exposed_card_is_opened_for_those_who_saw_it() -> None:
    dealt = e.Dealt(0, (0,))
    assert known_to(SPECTATOR, dealt, r.Exposed(0, (0,), 0)) == set()
    assert known_to(SPECTATOR, dealt, r.Exposed(0, (0,), 0b10)) == set()
    assert known_to(1, dealt, r.Exposed(0, (0,), 0b10)) == {0}
    assert known_to(SPECTATOR, dealt, r.Exposed(0, (0,))) == {0}
    assert known_to(SPECTATOR, dealt, r.Exposed(-1, (40,))) == {40}


def test_a_card_of_the_stub_seen_after_a_reshuffle_is_not_opened() -> None:
    again = e.Reshuffled((5, 6, 7))
    assert known_to(SPECTATOR, again, r.Exposed(-1, (6,))) == set()
    assert known_to(SPECTATOR, again, e.Hunted(0, (5,))) == set()
    assert known_to(SPECTATOR, e.Hunted(0, (5,))) == {5}


def test_a_repair_of_the_stub_ends_what_is_covered() -> None:
    dealt = [e.Shuffled(DECK), e.Boarded((0, 1, 2)), r.Moved((2,), r.BOARD, r.STUB_BOTTOM)]
    walk = walked([*dealt, e.Boarded((3, 4))], DECK, SPECTATOR)
    assert walk.known == {0, 1, 2}
    assert walk.not_covered == 2
    assert walk.why_not == REPAIRED
