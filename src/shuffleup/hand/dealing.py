"""The dealer's work: burns, cards to players, the board, exchanges, and a deck that runs out.

With a deck the dealer deals a whole street at once, one card at a time around the table. With a
dealer outside ``wanted`` says which cards come next, read off what is already on the table.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import UNKNOWN, shuffled
from shuffleup.games import Street
from shuffleup.hand.apply import apply, record
from shuffleup.hand.events import Boarded, Burned, Dealt, Reshuffled
from shuffleup.hand.secret import chance_of
from shuffleup.hand.state import DRAWING, Hand, clockwise
from shuffleup.law.points.hand.stud import ShortageBurn, ShortageMix


class Wanted(Struct, frozen=True, gc=False):
    """Cards the hand asks a dealer outside for: ``to`` is a seat, -1 the board, -2 a burn."""

    to: int
    count: int
    up: bool = False
    run: int = 0


TO_BOARD = -1
TO_BURN = -2


def deal_street(hand: Hand) -> bool:
    """Deal the next street. False when the cards must come from outside first."""
    street = hand.next_street
    if hand.setup.outside:
        if hand.top < len(hand.deck) and awaits_board(hand, street):
            return False  # plain to see, without looking for burns and hole cards
        want = wanted(hand)
        if want is not None and not hand.stub:
            back = spare_cards(hand) if hand.game.stud else reusable(hand, 0)
            apply(hand, Reshuffled(back))  # stud mixes its burns in, a draw the discards
        return want is None
    if hand.runs > 1:
        deal_runs(hand)
    elif hand.game.stud and len(hand.deck) - hand.top < cards_for(hand, street):
        deal_short_stud(hand, street)
    else:
        burn_if_due(hand, street)
        deal_around(hand, street.down, False)
        deal_around(hand, street.up, True)
        if street.board:
            deal_board(hand, street.board)
    return True


def deal_board(hand: Hand, count: int) -> None:
    apply(hand, Boarded(hand.deck[hand.top : hand.top + count]))


def burn_due(hand: Hand, street: Street) -> bool:
    due = street.burn and hand.rules.betting.burn_before_each_round
    return due and street.name not in hand.mends.no_burn


def burns_due(hand: Hand, streets: tuple[Street, ...]) -> int:
    """Cards burned before these streets."""
    return len([1 for street in streets if street.burn and burn_due(hand, street)])


def burn_if_due(hand: Hand, street: Street) -> None:
    if burn_due(hand, street) and not (hand.mends.mended and burned_ahead(hand, street)):
        apply(hand, Burned(hand.deck[hand.top]))


def burned_ahead(hand: Hand, street: Street) -> bool:
    """A card was burned for this street before its time, and lies with the burns."""
    upto = hand.game.streets[: hand.game.streets.index(street) + 1]
    return hand.burned >= sum(burn_due(hand, s) for s in upto)


def deal_around(hand: Hand, count: int, up: bool) -> None:
    """Cards one at a time to each hand, clockwise from the left of the button."""
    if not count:
        return
    seats = dealing_order(hand)
    top = hand.top
    cards = hand.deck[top : top + count * len(seats)]
    faced = hand.mends.faced
    record(
        hand,
        *[
            Dealt(seat, (card,), lies_up(hand, seat, up) if faced else up)
            for seat, card in zip(seats * count, cards, strict=True)
        ],
    )


def lies_up(hand: Hand, seat: int, up: bool) -> bool:
    """Whether the next street's card to a seat is dealt face up, where the floor said otherwise."""
    for faced in hand.mends.faced:
        if faced.street == hand.next_street.name and faced.seats >> seat & 1:
            return faced.up
    return up


def dealing_order(hand: Hand) -> tuple[int, ...]:
    """The seats that get cards, the one left of the button first."""
    seats = clockwise(hand.live | hand.still_dealt, hand.setup.button)
    if hand.mends.mended and hand.game.stud:  # somebody may have kept a card dealt too early
        seats = without_full_hands(hand, seats)
    return seats


def without_full_hands(hand: Hand, seats: tuple[int, ...]) -> tuple[int, ...]:
    size = hand.game.hand_size
    return tuple(seat for seat in seats if len(hand.hole[seat]) < size)


def cards_for(hand: Hand, street: Street) -> int:
    if hand.mends.mended:
        players = len(dealing_order(hand))
    else:
        players = (hand.live | hand.still_dealt).bit_count()
    return players * (street.down + street.up) + street.board + burn_due(hand, street)


def deal_runs(hand: Hand) -> None:
    """The rest of the board, once for each run; cards of one run do not come back."""
    for run in range(hand.runs):
        for street in hand.game.streets[hand.street + 1 :]:
            burn_if_due(hand, street)
            apply(hand, Boarded(hand.deck[hand.top : hand.top + street.board], run))


def cards_for_one_run(hand: Hand) -> int:
    return sum(s.board + burn_due(hand, s) for s in hand.game.streets[hand.street + 1 :])


# ---- running out of cards --------------------------------------------------------------------


def mixed(hand: Hand, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in a new order. The chance is that of the first shuffle."""
    return shuffled(cards, chance_of(hand, "reshuffle"))


def deal_short_stud(hand: Hand, street: Street) -> None:
    """Not enough cards for everyone's last card: mix the burns in, or turn one common card."""
    seats = without_full_hands(hand, clockwise(hand.live, hand.setup.button))
    left = len(hand.deck) - hand.top
    if fresh_cards(hand) < len(seats) and hand.rules.stud.common_card:
        if left < 2:
            apply(hand, Reshuffled(mixed(hand, hand.stub + spare_cards(hand))))
        burn_if_due(hand, street)
        apply(hand, Boarded(hand.deck[hand.top : hand.top + 1]))
        return
    if left > 1:
        burn_if_due(hand, street)
    direct = max(0, len(hand.deck) - hand.top - 1)
    for seat in seats[:direct]:
        apply(hand, Dealt(seat, hand.deck[hand.top : hand.top + 1], bool(street.up)))
    apply(hand, Reshuffled(mixed(hand, hand.stub + spare_cards(hand))))
    rest = seats[direct:]
    spare = len(hand.deck) - hand.top > len(rest)
    if spare and hand.rules.stud.shortage_burn is not ShortageBurn.NEVER:
        apply(hand, Burned(hand.deck[hand.top]))
    for seat in rest:
        apply(hand, Dealt(seat, hand.deck[hand.top : hand.top + 1], bool(street.up)))


def fresh_cards(hand: Hand) -> int:
    """Cards there are for the last street of a short deck: the stub, the burns mixed in, less the
    one that is burned whatever happens, where the house says so."""
    always = hand.rules.stud.shortage_burn is ShortageBurn.ALWAYS
    return len(hand.deck) - hand.top + len(spare_cards(hand)) - always


def spare_cards(hand: Hand) -> tuple[int, ...]:
    """What a short stud deck is mixed with: the burns, and cards taken out if a house says so."""
    if hand.rules.stud.shortage_mix is ShortageMix.REMOVED_CARDS_TOO:
        return hand.burns + hand.mends.aside
    return hand.burns


def burn_for_draw(hand: Hand) -> None:
    """The burn before a draw; an empty stub takes the discards in first."""
    if not hand.stub:
        apply(hand, Reshuffled(mixed(hand, reusable(hand, 0))))
    burn_if_due(hand, hand.next_street)


def seat_short_of_cards(hand: Hand) -> int:
    """The player who has discarded for the draw and waits for cards, -1 if none."""
    size = hand.game.hand_size
    for seat in range(hand.n):
        if hand.live >> seat & 1 and len(hand.hole[seat]) < size:
            return seat
    return -1


def deal_draw(hand: Hand, seat: int) -> bool:
    """Replace this player's discards; a deck that runs out takes the others' discards in."""
    need = hand.game.hand_size - len(hand.hole[seat])
    left = hand.stub
    if hand.setup.outside:
        if len(left) < need:
            apply(hand, Reshuffled(left + reusable(hand, need)))
        return False
    if len(left) < need:
        if left:
            apply(hand, Dealt(seat, left))
        reuse = reusable(hand, need)
        apply(hand, Reshuffled(mixed(hand, reuse)))
        need -= len(left)
    apply(hand, Dealt(seat, hand.deck[hand.top : hand.top + need]))
    return True


def reusable(hand: Hand, own: int) -> tuple[int, ...]:
    """Folded hands and discards, but for the cards the player drawing has just thrown away."""
    folded = [
        card for seat in range(hand.n) if not hand.live >> seat & 1 for card in hand.hole[seat]
    ]
    return (*folded, *hand.muck[: len(hand.muck) - own])


# ---- a dealer outside ------------------------------------------------------------------------


def wanted(hand: Hand) -> Wanted | None:
    """The cards the hand needs next from a dealer outside, read off the table."""
    if hand.over or hand.actor >= 0:
        return None
    if hand.phase == DRAWING:
        seat = seat_short_of_cards(hand)
        return None if seat < 0 else Wanted(seat, hand.game.hand_size - len(hand.hole[seat]))
    if hand.street + 1 >= len(hand.game.streets):
        return None
    run_streets = (
        range(hand.street + 1, len(hand.game.streets))
        if hand.runs > 1
        else (range(hand.street + 1, hand.street + 2))
    )
    return _wanted_in(hand, run_streets)


def _wanted_in(hand: Hand, streets: range) -> Wanted | None:
    burn_target = burns_due(hand, hand.game.streets[: hand.street + 1])
    for run in range(max(1, hand.runs)):
        for index in streets:
            if needs_common_card(hand, index):
                return None if hand.boards[0] else Wanted(TO_BOARD, 1, True)
            street = hand.game.streets[index]
            burn_target += burn_due(hand, street)
            if hand.burned < burn_target:
                return Wanted(TO_BURN, 1)
            missing = _missing_from_players(hand, index) or _missing_from_board(hand, index, run)
            if missing:
                return missing
    return None


def awaits_board(hand: Hand, street: Street) -> bool:
    """Whether the next street's community cards have not come, where it has any."""
    if not street.board or hand.runs > 1 or hand.game.stud:
        return False
    return _missing_from_board(hand, hand.street + 1, 0) is not None


def needs_common_card(hand: Hand, index: int) -> bool:
    """Stud, the last card, and not enough of them for everyone, the burns mixed in."""
    game, players = hand.game, hand.live.bit_count()
    if not game.stud or index + 1 < len(game.streets) or not hand.rules.stud.common_card:
        return False
    begun = any(len(hand.hole[s]) == game.hand_size for s in range(hand.n) if hand.live >> s & 1)
    return not begun and fresh_cards(hand) + len(hand.boards[0]) < players


def _missing_from_players(hand: Hand, index: int) -> Wanted | None:
    """Down cards before up cards; a card thrown away on the way does not come back."""
    street = hand.game.streets[index]
    if not (street.down or street.up) or (index and hand.game.draws):
        return None  # a hand that was dealt short is not filled up by the board
    total = hand.game.held(index)
    seats = dealing_order(hand)
    if hand.still_dealt and sum(total - len(hand.hole[seat]) for seat in seats) > len(hand.stub):
        seats = clockwise(hand.live, hand.setup.button)  # what is left is for those still in
    missing = {seat: total - len(hand.hole[seat]) for seat in seats}
    return _down_card(hand, missing, street.up) or _up_card(hand, missing, street.up)


def _down_card(hand: Hand, missing: dict[int, int], up: int) -> Wanted | None:
    for seat, count in missing.items():
        if count > up:
            return Wanted(seat, count - up, lies_up(hand, seat, False))
    return None


def _up_card(hand: Hand, missing: dict[int, int], up: int) -> Wanted | None:
    for seat, count in missing.items():
        if 0 < count <= up:
            return Wanted(seat, count, lies_up(hand, seat, True))
    return None


def _missing_from_board(hand: Hand, index: int, run: int) -> Wanted | None:
    target = hand.game.board_upto[index]
    have = len(hand.boards[run]) if run < len(hand.boards) else hand.split_at
    return Wanted(TO_BOARD, target - have, True, run) if have < target else None


def known_cards(hand: Hand) -> set[int]:
    """Every card whose place is known, wherever it lies outside the stub."""
    known = {UNKNOWN}.union(*hand.hole, *hand.boards, hand.burns, hand.muck)
    known.discard(UNKNOWN)
    return known
