"""The showdown as the record tells it: who shows what, who mucks, and when nobody can say.

A hand shown in full is shown. A hand mucked, or held without a card being seen (``sm ????``), gives
up what another hand shows for. A hand of which the record says nothing is shown if its cards are
known. With no hand to show and more than one left, the record does not tell who won.
"""

from __future__ import annotations

from shuffleup.cards import UNKNOWN, face_up
from shuffleup.hand import Hand, Show, act, apply
from shuffleup.hand.events import Mucked
from shuffleup.hand.judge_cards import is_part
from shuffleup.hand.state import seats_in
from shuffleup.histories.actions import Action
from shuffleup.histories.record import CannotReplayError, Record

Cards = tuple[int, ...]


def show_hands(hand: Hand, record: Record) -> str:
    """The seat asked shows or mucks; where the record cannot tell which, the answer says why."""
    seat, shows = hand.actor, record.shows
    if record.stops and seat not in shows:
        return f"p{seat + 1} is to show or muck"
    hands = {s: cards_shown(hand, s, shows.get(s)) for s in seats_in(hand.live)}
    if hands[seat]:
        return show_hand(hand, hands[seat])
    # Only a hand that is in for as much can beat this one for every pot it contests.
    beaten = any(hands[s] and hand.paid[s] >= hand.paid[seat] for s in hands)
    if beaten or gave_up(shows.get(seat)):
        apply(hand, Mucked(seat))
        return ""
    rivals = [s for s in hands if s != seat]
    if not all(gave_up(shows.get(s)) for s in rivals):
        return "the record does not tell whose hand won"
    for rival in rivals:  # before their turn, for the seat asked shows nothing and still wins
        apply(hand, Mucked(rival))
    return ""


def show_hand(hand: Hand, cards: Cards) -> str:
    if UNKNOWN in hand.board:
        return "the board is not known"
    seat = hand.actor
    refusal = act(hand, Show(seat, cards)).refusal
    if refusal:
        raise CannotReplayError(f"p{seat + 1} shows: {refusal.says}")
    return ""


def cards_shown(hand: Hand, seat: int, told: Action | None) -> Cards:
    """The whole hand a seat shows, in the order it was dealt where that is known, or the part of it
    that a house lets it show; () for none."""
    hole = hand.hole[seat]
    cards = hole if told is None or told.cards == () else told.cards or ()
    if cards and UNKNOWN not in hole and set(cards) <= set(hole):
        return hole  # perhaps shown before the last of it was dealt
    if is_part(hand, seat, face_up(cards)):
        return face_up(cards)
    return () if UNKNOWN in cards else cards


def gave_up(told: Action | None) -> bool:
    return told is not None and told.cards is None
