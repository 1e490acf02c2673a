"""Who acts first: left of the blinds, the bring-in card, the high board, left of the button."""

from __future__ import annotations

from shuffleup.cards import UNKNOWN
from shuffleup.games import Opening
from shuffleup.hand.state import Hand, clockwise, next_seat
from shuffleup.hand.turn import killers_acting_last, last_blind_seat
from shuffleup.law.points import Point
from shuffleup.law.points.hand.betting import FirstRound, LaterRounds
from shuffleup.law.points.hand.stud import (
    BoardTie,
    BringInCard,
    CommonCardOpener,
    LaterStud,
    LowCardAllIn,
    StudLaw,
    SuitOrder,
)
from shuffleup.strength import ace_to_five, high, open_high, open_low


def first_to_act(hand: Hand, street: int) -> int:
    """The seat that opens a betting round, -1 if no betting is possible."""
    able = hand.live & hand.able
    if not able & (able - 1) and (street or not faces_a_post(hand, able)):
        return -1
    if not hand.game.stud:
        first = able & ~killers_acting_last(hand) if street == 0 else able
        return next_seat(first or able, opens_after(hand, street))
    if street == 0 and hand.game.opening is Opening.BRING_IN:
        return bring_in_seat(hand)
    if hand.rules.stud.later_rounds_open is LaterStud.LEFT_OF_DEALER:
        return next_seat(able, hand.setup.button)
    return next_seat(able, board_leader(hand, hand.live) - 1)


def opens_after(hand: Hand, street: int) -> int:
    """The seat whose left neighbour opens a round of a button game."""
    law = hand.rules.betting
    if street == 0:
        from_blinds = law.first_round_opens is FirstRound.LEFT_OF_BLINDS
    else:
        from_blinds = law.later_rounds_open is LaterRounds.LEFT_OF_BLINDS
    return last_blind_seat(hand) if from_blinds else hand.setup.button


def faces_a_post(hand: Hand, able: int) -> bool:
    """Only one seat has chips: it still decides if someone's blind or straddle is above its own."""
    if not able:
        return False
    seat = able.bit_length() - 1
    return any(bet > hand.bets[seat] for s, bet in enumerate(hand.bets) if hand.live >> s & 1)


def bring_in_seat(hand: Hand) -> int:
    """The seat to bring it in; a card whose owner is all-in passes the duty on."""
    able = hand.live & hand.able
    seat = marked_card_seat(hand, hand.live)
    if able >> seat & 1:
        return seat
    if hand.rules.stud.low_card_all_in is LowCardAllIn.NEXT_LEFT:
        return next_seat(able, seat)
    return marked_card_seat(hand, able)


def marked_card_seat(hand: Hand, among: int) -> int:
    """The seat whose up card must bring it in: the lowest (or highest), ties broken by suit."""
    seats = clockwise(among, hand.setup.button)
    seats = tuple(seat for seat in seats if UNKNOWN not in hand.up[seat][:1]) or seats
    lowest = bring_in_rule(hand) is BringInCard.LOWEST_CARD_BY_SUIT
    ace_low = hand.game.bring_in_ace_low or not (
        hand.rules.stud.bring_in_ace_high or len(hand.game.wins) == 1
    )

    def weight(seat: int) -> int:
        return card_weight(hand, (*hand.up[seat], 0)[0], ace_low)

    return min(seats, key=weight) if lowest else max(seats, key=weight)


def card_weight(hand: Hand, card: int, ace_low: bool) -> int:
    """How a single card compares: by rank, then spades, hearts, diamonds, clubs."""
    if hand.rules.stud.suit_order is not SuitOrder.SPADES_HIGH:
        card &= ~3
    return card - 52 if ace_low and card >> 2 == 12 else card


def bring_in_rule(hand: Hand) -> BringInCard:
    name = hand.game.bring_in
    if name in BRING_IN_CHOICES:
        return BringInCard(name)
    return hand.rules.decided(BRING_IN_POINTS[name])


BRING_IN_CHOICES = tuple(choice.value for choice in BringInCard)
BRING_IN_POINTS: dict[str, Point[BringInCard]] = {
    point: point
    for point in (StudLaw.bring_in, StudLaw.eight_bring_in, StudLaw.plain_high_low_bring_in)
}


def board_leader(hand: Hand, among: int) -> int:
    """The seat whose exposed cards lead: high board, or low board where only the low wins."""
    seats = clockwise(among, hand.setup.button)
    common = shared_card(hand)
    scores = [board_value(hand, hand.up[seat] + common) for seat in seats]
    best = max(scores)
    if hand.rules.stud.board_tie is BoardTie.BY_SUIT and scores.count(best) > 1:
        tied = [seat for seat, score in zip(seats, scores, strict=True) if score == best]
        return max(tied, key=lambda seat: max(up_weights(hand, seat), default=-1))
    return seats[scores.index(best)]


def up_weights(hand: Hand, seat: int) -> list[int]:
    return [card_weight(hand, card, False) for card in hand.up[seat]]


def board_value(hand: Hand, cards: tuple[int, ...]) -> int:
    """What a player shows: a part of a hand, or with a common card a whole one."""
    if UNKNOWN in cards:
        cards = tuple(card for card in cards if card != UNKNOWN)
    if not cards:
        return 0
    if hand.game.wins[0] == "ace-to-five":
        return open_low(cards) if len(cards) < 5 else ace_to_five(cards)
    return open_high(cards) if len(cards) < 5 else high(cards)


def shared_card(hand: Hand) -> tuple[int, ...]:
    """A common card counts with each board, where the house says so."""
    with_common = CommonCardOpener.HIGH_WITH_COMMON_CARD
    if hand.rules.stud.common_card_opener is with_common:
        return hand.boards[0]
    return ()
