"""What ``hand.view`` lets a seat see, written as a row of the environments; and the commands that
the choices of the menu stand for."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shuffleup.hand import BringIn, Call, Check, Command, Discard, Fold, Hand, RaiseTo, RunIt, view
from shuffleup.hand.state import PHASE_NAMES
from shuffleup.lane.environments import seen_row as row
from shuffleup.lane.environments.choice_menu import (
    CHECK_OR_CALL,
    FIRST_DISCARD,
    FOLD,
    RAISE_HALF,
    RAISE_LEAST,
    RAISE_MOST,
)
from shuffleup.lane.environments.seen_row import SeenRow


def row_of_view(hand: Hand, viewer: int, shape: SeenRow) -> list[int]:
    """The row, from the view alone (``paid`` from its events, by the state that they make)."""
    seen = view(hand, viewer)
    numbers = [0] * row.SEAT_BLOCKS
    numbers[row.VIEWER], numbers[row.ACTOR], numbers[row.BUTTON] = viewer, seen.actor, seen.button
    numbers[row.STREET], numbers[row.PHASE] = seen.street, PHASE_NAMES.index(seen.phase)
    numbers[row.OVER], numbers[row.BET], numbers[row.POT] = seen.over, seen.bet, seen.pot
    numbers[row.STUB], numbers[row.DISCARD_MOST] = seen.stub, -1
    if seen.options is not None:
        may = seen.options
        numbers[row.MAY_FOLD : row.SEAT_BLOCKS] = [
            may.fold, may.check, may.call, may.least_to, may.most_to, may.bring_in,
            may.discard_least, may.discard_most, may.runs,
        ]  # fmt: skip
    for seat in range(shape.seats):
        numbers += [
            seat in seen.live, seat in seen.shown, seen.stacks[seat], seen.bets[seat],
            hand.paid[seat], *filled(seen.hands[seat], shape.hand_size),
        ]  # fmt: skip
    for run in range(shape.boards):
        board = seen.boards[run] if run < len(seen.boards) else ()
        numbers += filled(board, shape.board_size)
    return [int(number) for number in numbers]


def filled(cards: Sequence[int], size: int) -> list[int]:
    return [*cards, *[row.NO_CARD] * (size - len(cards))]


def command_of(hand: Hand, seen: np.ndarray, choice: int, discards: int) -> Command:
    """What a choice means, worked out from the row alone."""
    seat = int(seen[row.VIEWER])
    if choice == FOLD:
        return Fold(seat)
    if choice == CHECK_OR_CALL:
        if seen[row.BRING_IN_COST]:
            return BringIn(seat)
        return Call(seat) if seen[row.CALL_COST] else Check(seat)
    if choice < FIRST_DISCARD:
        over = seen[row.POT] + seen[row.CALL_COST]
        half_or_pot = seen[row.BET] + (over // 2 if choice == RAISE_HALF else over)
        sizes = {RAISE_LEAST: seen[row.LEAST_TO], RAISE_MOST: seen[row.MOST_TO]}
        return RaiseTo(seat, int(sizes.get(choice, half_or_pot)))
    bits = choice - FIRST_DISCARD
    if bits >= discards:
        return RunIt(seat, bits - discards + 1)
    held = hand.hole[seat]
    return Discard(seat, tuple(card for at, card in enumerate(held) if bits >> at & 1))
