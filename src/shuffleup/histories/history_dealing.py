"""Dealing what the record says: a street at a time, and the replacements of a draw.

The engine would ask for each card by itself; here all that are due come at once, checked as the
engine's judge checks them.
"""

from __future__ import annotations

from shuffleup.cards import UNKNOWN
from shuffleup.hand import Hand, apply, wanted
from shuffleup.hand.dealing import reusable
from shuffleup.hand.events import Boarded, Burned, Dealt, Opened, Reshuffled
from shuffleup.hand.judge_cards import bad_from_stub
from shuffleup.hand.order import first_to_act
from shuffleup.hand.state import DRAWING, clockwise, seats_in
from shuffleup.histories.record import CannotReplayError, Record

BURN = Burned(UNKNOWN)


def deal(hand: Hand, record: Record) -> bool:
    """Deal what the hand waits for; False if the record ends before it."""
    return deal_draw(hand, record) if hand.phase == DRAWING else deal_street(hand, record)


def deal_street(hand: Hand, record: Record) -> bool:
    """Burn, down cards, up cards, board; then the betting, or the draw."""
    street = hand.next_street
    if record.board and hand.game.stud and street is hand.game.streets[-1]:
        return deal_common_card(hand, record)
    if len(record.board) < street.board:
        return False
    if street.burn and hand.rules.betting.burn_before_each_round:
        apply(hand, BURN)
    for count, up in ((street.down, False), (street.up, True)):
        if count:
            deal_around(hand, record, count, up)
    if street.board:
        deal_board(hand, record, street.board)
    return bool(street.draw) or open_betting(hand, record)


def deal_around(hand: Hand, record: Record, count: int, up: bool) -> None:
    for seat in clockwise(hand.live, hand.setup.button):
        cards = record.take(seat, count)
        if cards.count(UNKNOWN) < count:
            check(hand, cards, f"p{seat + 1}")
        apply(hand, Dealt(seat, cards, up))


def deal_board(hand: Hand, record: Record, count: int) -> None:
    cards, record.board = record.board[:count], record.board[count:]
    check(hand, cards, "the board")
    apply(hand, Boarded(cards))


def deal_common_card(hand: Hand, record: Record) -> bool:
    """Stud with too few cards for everyone's last one: one card for all, and the betting opens."""
    apply(hand, BURN)
    deal_board(hand, record, 1)
    return open_betting(hand, record)


def open_betting(hand: Hand, record: Record) -> bool:
    """The next round. In stud with an up card nobody knows, only the record can say who opens."""
    street = hand.street + 1
    first = first_to_act(hand, street)
    if first >= 0 and hand.game.stud and record.taken < len(record.moves):
        opener = record.moves[record.taken][1].seat
        if any(UNKNOWN in hand.up[seat] for seat in seats_in(hand.live)):
            first = opener if hand.live & hand.able & 1 << opener else first
    apply(hand, Opened(street, first))
    return True


def deal_draw(hand: Hand, record: Record) -> bool:
    """The cards a player gets for their discards."""
    want = wanted(hand)
    assert want is not None
    cards = record.take(want.to, want.count)
    back = reusable(hand, want.count)
    if not set(back).isdisjoint(cards) and may_be_reshuffled(hand, want.count):
        apply(hand, Reshuffled(back))
    check(hand, cards, f"p{want.to + 1}")
    apply(hand, Dealt(want.to, cards))
    return True


def may_be_reshuffled(hand: Hand, count: int) -> bool:
    """The stub may be too short, so that discards come back; a record does not say when."""
    return len(hand.deck) - hand.top <= count or any(isinstance(v, Reshuffled) for v in hand.log)


def check(hand: Hand, cards: tuple[int, ...], place: str) -> None:
    """Refuse, in the engine's words, a card of another deck or one already on the table."""
    ruling = bad_from_stub(hand, cards)
    if ruling is not None and ruling.refusal is not None:
        raise CannotReplayError(f"dealing {place}: {ruling.refusal.says}")
