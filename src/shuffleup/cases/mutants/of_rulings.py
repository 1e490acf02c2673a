"""The floor's rulings without one of the procedures they rest on.

Where nothing else says what to do the floor decides: ``no_clause``. Every kind of irregularity and
every offence is a procedure too; there the code itself asks whether it is in force.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from shuffleup.cases.mutants.swapping import Swap, always, instead_of
from shuffleup.floor.bad_cards.exposed import as_exposed
from shuffleup.floor.bad_cards.wrong_deck import without_jackpot
from shuffleup.floor.board.burns import Wrong, it_stands
from shuffleup.floor.board.flop import flop_redealt
from shuffleup.floor.board.premature_board import (
    EarlyBoard,
    Mend,
    new_flop,
    too_early,
    turned_early,
)
from shuffleup.floor.chips.decision import BettingSpot, called, nothing
from shuffleup.floor.chips.silent import bills_count
from shuffleup.floor.chips.spoken import BINDS, complete_said, not_lawful, pot_said
from shuffleup.floor.dead_hands.muck import final, obligation
from shuffleup.floor.facts import Facts
from shuffleup.floor.kinds import Chance
from shuffleup.floor.misdeals.causes import put_right
from shuffleup.floor.misdeals.counts import one_too_many
from shuffleup.floor.misdeals.misdeal import (
    acts_before_notice,
    check_going_on,
    counted_acts,
    in_time,
    misdeal,
)
from shuffleup.floor.misdeals.wrong_count import can_make_a_hand, found_late
from shuffleup.floor.report import NO_CLAUSE, no_clause, turned_down
from shuffleup.floor.showdown.showdown_hands import given_up
from shuffleup.floor.showdown.trouble import back_if_floor_says
from shuffleup.floor.showdown.who_sees import by_viewer, is_before_the_award
from shuffleup.floor.substantial import Act, acts_of_round
from shuffleup.floor.turns.folds import folds_to_a_bet
from shuffleup.floor.turns.skipped import Bypass, acts_before_word, counted
from shuffleup.floor.wagers.motions import event_of, put_in
from shuffleup.floor.wagers.put_right import calls, owed
from shuffleup.floor.wagers.string_raises import may_be_added_to
from shuffleup.floor.wagers.unaware import left_or_completed
from shuffleup.floor.wagers.whole_stacks import estimate
from shuffleup.floor.wagers.wrong_sizes import may_claim
from shuffleup.games import Structure
from shuffleup.hand import Hand
from shuffleup.hand.events import Raised
from shuffleup.hand.repairs.primitives import ASIDE, BURNS, STUB_TOP, Limited, Moved
from shuffleup.hand.rulings import HandEvents, HandRuling
from shuffleup.law.points.floor.board_errors import EarlyCard
from shuffleup.law.points.floor.misdeals import Declaration
from shuffleup.law.ruling import Reason, Refusal, Ruling


def uncovered(hand: Hand, *_: object, **__: object) -> HandRuling:
    """No clause covers it."""
    return no_clause(hand.rules)


# ---- chips and words -------------------------------------------------------------------------


def pot_means_nothing(spot: BettingSpot, facts: Facts) -> HandRuling:
    if spot.structure is Structure.POT_LIMIT:
        return nothing("pot is no betting term", BINDS)
    return pot_said(spot, facts)


def word_uncovered(spot: BettingSpot, refusal: Refusal) -> HandRuling:
    """What becomes of words that cannot be carried out is for the floor to say."""
    return no_clause(spot.hand.rules)


def exact_chips_say_nothing(spot: BettingSpot, *grounds: str) -> HandRuling:
    return no_clause(spot.hand.rules) if grounds == ("exact-call",) else called(spot, *grounds)


def one_bill_at_most(spot: BettingSpot, pile: tuple[int, ...]) -> bool:
    return len(pile) == 1 and bills_count(spot, pile)


def call_with_any_chips(hand: Hand, pile: tuple[int, ...]) -> HandRuling:
    """Without a word there is no way to raise."""
    ruling = put_in(hand, pile)
    if not (isinstance(event_of(ruling), Raised) and hand.bet):
        return ruling
    return Ruling((calls(hand, hand.actor),), grounds=ruling.grounds, says="no way to raise")


def add_to_a_bet(hand: Hand) -> bool:
    return may_be_added_to(hand) or owed(hand, hand.actor) <= 0


def unaware_without(verb: str) -> Callable[[int, int], HandRuling]:
    """One of the two ways out is not left to a player who was unaware of a raise."""

    def only_the_other(seat: int, chips: int) -> HandRuling:
        ruling = left_or_completed(seat, chips)
        *before, limit = ruling.events
        assert isinstance(limit, Limited), limit
        may = tuple(other for other in limit.may if other != verb)
        return replace(ruling, events=(*before, Limited(seat, may)))

    return only_the_other


# ---- misdeals and players passed over --------------------------------------------------------


def hand_is_dead(hand: Hand, facts: Facts, chance: Chance, seats: tuple[int, ...]) -> HandRuling:
    """No misdeal: the deal goes on without such a hand."""
    return found_late(hand, seats, many=True)


def always_in_time(hand: Hand, facts: Facts | None = None) -> bool:
    check_going_on(hand)
    return True


def never_a_misdeal(
    hand: Hand,
    chance: Chance,
    grounds: Sequence[str],
    says: str,
    facts: Facts | None = None,
    *,
    fouled: tuple[int, ...] = (),
    otherwise: HandEvents = (),
    how: Declaration | None = None,
) -> HandRuling:
    """What is ruled a misdeal is covered by no clause."""
    ruling = misdeal(
        hand, chance, grounds, says, facts, fouled=fouled, otherwise=otherwise, how=how
    )
    return no_clause(hand.rules) if "misdeal" in ruling.grounds else ruling


def acts_with_late_ones(hand: Hand, facts: Facts | None) -> list[Act]:
    acts_before_notice(hand, facts)  # asks for the same facts
    return acts_of_round(hand)


def acts_behind(bypass: Bypass, facts: Facts) -> tuple[Act, ...]:
    return bypass.acts


# ---- cards -----------------------------------------------------------------------------------


def early_card_uncovered(
    hand: Hand, facts: Facts, chance: Chance, name: str, fact: str, mend: Mend
) -> HandRuling:
    turned_early(hand, facts, name, fact)  # refuses what cannot have been
    return no_clause(hand.rules)


def early_flop_uncovered(hand: Hand, facts: Facts, chance: Chance, early: EarlyBoard) -> HandRuling:
    plays = hand.rules.board_errors.premature_flop is EarlyCard.PLAYS
    return new_flop(hand, facts, chance, early) if plays else no_clause(hand.rules)


def next_cards_shifted(hand: Hand, wrong: Wrong, grounds: tuple[str, ...]) -> HandRuling:
    """The card stays, and those after it are not the ones that would have come."""
    ruling = it_stands(hand, wrong, grounds)
    if not wrong.last:
        return ruling
    lies = Moved(wrong.laid[0].burn, BURNS, STUB_TOP)
    if wrong.two:
        lies = Moved(hand.stub[:1], STUB_TOP, ASIDE)
    return replace(ruling, events=(lies,))


# ---- showdown --------------------------------------------------------------------------------


def seen_without(name: str, waits: str) -> Callable[[Hand, Facts], tuple[str, tuple[str, ...]]]:
    """Where a hand is shown by this, it waits for something else, or for nothing."""

    def by_any_viewer(hand: Hand, facts: Facts) -> tuple[str, tuple[str, ...]]:
        usual, grounds = by_viewer(hand, facts)
        return (waits if grounds == (name,) else usual), grounds

    return by_any_viewer


def dead_though_known(hand: Hand, facts: Facts, seat: int, grounds: tuple[str, ...]) -> HandRuling:
    return Ruling(given_up(hand, seat), grounds=grounds, says="the hand is dead")


def same_ruling(ruling: HandRuling) -> HandRuling:
    return ruling


LATER = "shown when the betting is over"
NO_TERM = nothing("there is nothing to complete", BINDS)
NO_ESTIMATE: HandRuling = turned_down(Reason.NOT_TOLD, "nobody need say")

MUTANTS: dict[str, tuple[Swap, ...]] = {
    "floor-authority": (
        instead_of(no_clause, always(Ruling(grounds=NO_CLAUSE, says="no clause covers this"))),
    ),
    "official-terms": (
        instead_of(complete_said, always(NO_TERM)),
        instead_of(pot_said, pot_means_nothing),
    ),
    "words-bind-if-legal": (instead_of(not_lawful, word_uncovered),),
    "exact-call": (instead_of(called, exact_chips_say_nothing),),
    "bills-count-like-chips": (instead_of(bills_count, one_bill_at_most),),
    "one-motion-raise": (instead_of(put_in, call_with_any_chips),),
    "string-bet": (instead_of(may_be_added_to, add_to_a_bet),),
    "leave-and-fold": (instead_of(left_or_completed, unaware_without("fold")),),
    "complete-the-call": (instead_of(left_or_completed, unaware_without("call")),),
    "gross-misunderstanding": (instead_of(may_claim, always(False)),),
    "stack-estimate": (instead_of(estimate, always(NO_ESTIMATE)),),
    "fold-facing-a-bet": (instead_of(folds_to_a_bet, uncovered),),
    "misdeal": (instead_of(misdeal, never_a_misdeal),),
    "one-card-too-many": (instead_of(one_too_many, hand_is_dead),),
    "misdeal-too-late": (instead_of(in_time, always_in_time),),
    "no-action-while-dealing": (
        instead_of(counted_acts, acts_before_notice),
        instead_of(counted, acts_before_word),
    ),
    "notice-ends-the-count": (instead_of(acts_before_notice, acts_with_late_ones),),
    "speaking-up": (instead_of(acts_before_word, acts_behind),),
    "too-short-to-play": (instead_of(can_make_a_hand, always(True)),),
    "button-put-right": (instead_of(put_right, same_ruling),),
    "exposed-card-by-game": (instead_of(as_exposed, uncovered),),
    "no-jackpot": (instead_of(without_jackpot, same_ruling),),
    "premature-card": (instead_of(too_early, early_card_uncovered),),
    "redeal-the-flop": (
        instead_of(flop_redealt, uncovered),
        instead_of(new_flop, early_flop_uncovered),
    ),
    "natural-cards-after": (instead_of(it_stands, next_cards_shifted),),
    "muck-is-final": (instead_of(final, uncovered),),
    "obligation-kept": (instead_of(obligation, always(())),),
    "identifiable-hand-back": (instead_of(back_if_floor_says, dead_though_known),),
    "shown-after-the-award": (instead_of(is_before_the_award, always(False)),),
    "shown-when-betting-is-over": (
        instead_of(by_viewer, seen_without("shown-when-betting-is-over", "")),
    ),
    "shown-to-a-decider": (instead_of(by_viewer, seen_without("shown-to-a-decider", LATER)),),
    "shown-at-end-of-round": (instead_of(by_viewer, seen_without("shown-at-end-of-round", LATER)),),
}
