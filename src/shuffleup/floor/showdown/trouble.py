"""Trouble at the showdown: cards thrown away, half tabled, killed by the dealer."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.dead_hands.muck import CLEARLY, FULLY, NO, final
from shuffleup.floor.dead_hands.unprotected import no_redress
from shuffleup.floor.disputes.disputed_pots import NEXT_HAND, in_time, too_late
from shuffleup.floor.evidence import REFUTED, mucked, on_record
from shuffleup.floor.facts import ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.showdown.showdown_hands import (
    CARDS_IF_UNKNOWN,
    came_to_showdown,
    given_up,
    tabled,
    taken_back,
    unseen_hand,
)
from shuffleup.hand import Hand
from shuffleup.hand.rulings import HandRuling
from shuffleup.law.points.floor.dead_hands import DeadHandLaw
from shuffleup.law.points.floor.tabling import BoardPlay, ReleaseAtShowdown, TablingLaw
from shuffleup.law.points.hand.showdown import ShowdownLaw
from shuffleup.law.ruling import Choice, Ruling

MUCK_IS_FINAL = "muck-is-final"
SEAT_FACT = Fact("seat", SEAT, "Who?")
RELEASED = (
    Fact("muck", YES, "Did the cards touch the muck, or did the dealer push them in?"),
    Fact("misread", YES, "Were they let go because the dealer misread a hand?", default=False),
    Fact("identifiable", YES, "Can these cards still be told from all others?"),
    CARDS_IF_UNKNOWN,
    NEXT_HAND,
)


@kind(
    "discard-at-showdown", "showdown",
    "At the showdown a player threw or pushed their cards away face down.",
    SEAT_FACT, *RELEASED, known=on_record(mucked),
)  # fmt: skip
def discard_at_showdown(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = unseen_hand(hand, facts)
    if hand.over and not in_time(hand, facts):
        return too_late(facts)
    return released(hand, facts, seat)


def released(hand: Hand, facts: Facts, seat: int) -> HandRuling:
    """Whether cards let go face down may still be tabled."""
    law = hand.rules.tabling.face_down_release_at_showdown
    grounds: tuple[str, ...] = (TablingLaw.face_down_release_at_showdown,)
    if law is ReleaseAtShowdown.UNTIL_MUCK:
        if hand.over:
            grounds = (*grounds, TablingLaw.losing_hands_killed_before_award)
        lives = not (killed_with_the_award(hand) or facts.yes("muck"))
    elif law is ReleaseAtShowdown.RETRIEVABLE:
        lives = not facts.yes("muck") or facts.yes("identifiable")
    else:
        lives = law is ReleaseAtShowdown.DEAD_UNLESS_MISREAD and facts.yes("misread")
        if lives and facts.yes("muck") and not facts.yes("identifiable"):
            says = "the cards cannot be told: the hand is dead"
            return final(hand, given_up(hand, seat), (*grounds, MUCK_IS_FINAL), says)
        if not lives and facts.yes("identifiable"):
            return back_if_floor_says(hand, facts, seat, (*grounds, "identifiable-hand-back"))
    if lives:
        events = taken_back(hand, facts, seat)
        return Ruling(events, grounds=grounds, says="the hand may be taken back and tabled")
    return Ruling(given_up(hand, seat), grounds=grounds, says="the hand is dead")


def killed_with_the_award(hand: Hand) -> bool:
    """Whether the pot is pushed, and the dealer has killed all that lost before that."""
    return hand.over and hand.rules.tabling.losing_hands_killed_before_award


def back_if_floor_says(hand: Hand, facts: Facts, seat: int, grounds: tuple[str, ...]) -> HandRuling:
    options = (
        Choice("give-back", "The hand may be tabled.", taken_back(hand, facts, seat)),
        Choice("dead", "The hand is dead.", given_up(hand, seat)),
    )
    return Ruling(options=options, grounds=grounds, says="the hand was given up, but is known")


@kind(
    "incomplete-tabling", "showdown",
    "A player showed only part of their hand, thought it had won, and mucked.",
    SEAT_FACT,
    Fact("readable", YES, "Could the hand clearly be read from what was shown?"),
    Fact("identifiable", YES, "Is every one of the player's cards known beyond doubt?"),
    CARDS_IF_UNKNOWN, NEXT_HAND, known=on_record(mucked),
)  # fmt: skip
def incomplete_tabling(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = unseen_hand(hand, facts)
    if hand.over and not in_time(hand, facts):
        return too_late(facts)
    law = hand.rules.tabling
    if law.face_down_release_at_showdown is ReleaseAtShowdown.RETRIEVABLE:
        return tabled_in_full_or_not(hand, facts, seat)
    grounds = ("incomplete-tabling", ShowdownLaw.all_cards_shown_to_win)
    if not (facts.yes("readable") or facts.yes("identifiable")):
        return Ruling(given_up(hand, seat), grounds=grounds, says="no claim to the pot")
    options = (
        Choice("tabled", "It was tabled well enough: live.", tabled(hand, facts, seat)),
        Choice("dead", "It was not tabled: no claim to the pot.", given_up(hand, seat)),
    )
    return Ruling(options=options, grounds=grounds, says="was the hand tabled well enough?")


def tabled_in_full_or_not(hand: Hand, facts: Facts, seat: int) -> HandRuling:
    """Where cards thrown away can be fetched again, the whole hand is tabled or wins nothing."""
    law = TablingLaw.face_down_release_at_showdown
    grounds = (ShowdownLaw.all_cards_shown_to_win, law)
    if facts.yes("identifiable"):
        events = taken_back(hand, facts, seat)
        return Ruling(events, grounds=grounds, says="the hand may be taken back and tabled")
    return Ruling(given_up(hand, seat), grounds=grounds, says="no claim to the pot")


@kind(
    "tabled-hand-killed", "showdown", "The dealer killed or swept in a hand that lay face up.",
    Fact("seat", SEAT, "Whose hand?"),
    Fact("face-up", YES, "Was the whole hand face up, and identified?", default=True),
    Fact("identifiable", ONE_OF, "Can it be told which cards they were, if they lay face down?",
         (NO, CLEARLY, FULLY), default=NO),
    CARDS_IF_UNKNOWN, NEXT_HAND, known=REFUTED,
)  # fmt: skip
def tabled_hand_killed(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = came_to_showdown(hand, facts)
    grounds = (TablingLaw.tabled_winner_protected,)
    if hand.live >> seat & 1 and hand.shown >> seat & 1:
        return Ruling(grounds=grounds, says="the hand is live")
    if hand.over and not in_time(hand, facts):
        return too_late(facts)
    if not facts.yes("face-up"):
        return killed_unseen(hand, facts, seat)
    if not hand.rules.tabling.tabled_winner_protected:
        return Ruling(given_up(hand, seat), grounds=grounds, says="the hand is dead")
    return Ruling(tabled(hand, facts, seat), grounds=grounds, says="the hand is live")


def killed_unseen(hand: Hand, facts: Facts, seat: int) -> HandRuling:
    """It lay face down: a live hand that the dealer took in by mistake, as before the showdown."""
    if hand.live >> seat & 1:
        return no_redress(hand, seat, facts.one_of("identifiable"), ())
    grounds = ("hand-killed-or-fouled", DeadHandLaw.unprotected_hand_redress)
    return Ruling(given_up(hand, seat), grounds=grounds, says="the hand is dead")


@kind(
    "playing-the-board", "showdown", "A player plays the board and throws their cards away.",
    SEAT_FACT,
    Fact("declared", YES, "Did the player say that the board plays before throwing them away?"),
    *RELEASED, known=on_record(mucked),
)  # fmt: skip
def playing_the_board(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    if not hand.game.has_board:
        raise FactError("there is no board in this game")
    seat = unseen_hand(hand, facts)
    if hand.over and not in_time(hand, facts):
        return too_late(facts)
    if hand.game.two_from_hand:  # two cards of every hand play, whatever its player says
        ruling = released(hand, facts, seat)
        return replace(ruling, grounds=("two-from-hand", *ruling.grounds))
    law = hand.rules.tabling
    unsaid = () if facts.yes("declared") else (TablingLaw.board_undeclared_is_lost,)
    grounds = (TablingLaw.playing_the_board, *unsaid, ShowdownLaw.all_cards_shown_to_win)
    if law.playing_the_board is BoardPlay.DECLARE and facts.yes("declared"):
        return Ruling(tabled(hand, facts, seat), grounds=grounds, says="the board plays")
    if law.board_undeclared_is_lost and not facts.yes("declared"):
        return Ruling(given_up(hand, seat), grounds=grounds, says="no claim to the pot")
    ruling = released(hand, facts, seat)
    return Ruling(
        ruling.events,
        grounds=(*grounds, *ruling.grounds),
        says=ruling.says,
        options=ruling.options,
    )
