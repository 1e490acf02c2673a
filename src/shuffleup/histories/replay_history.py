"""Playing a recorded hand through the engine: ``replay_history(history)``.

What players did is judged move by move and nothing is repaired: the first move the engine refuses
is the error, with its place in the file and the engine's reason. A record may stop early; then the
stacks are those of that moment, and ``note`` says what the hand was waiting for.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import UNKNOWN
from shuffleup.hand import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Hand,
    RaiseTo,
    RunIt,
    act,
    proceed,
)
from shuffleup.hand.state import RUNNING, SHOWING
from shuffleup.histories import actions as a
from shuffleup.histories.actions import Action
from shuffleup.histories.history import History, PhhError, Stacks
from shuffleup.histories.history_dealing import deal
from shuffleup.histories.history_setup import start_hand
from shuffleup.histories.history_showing import show_hands
from shuffleup.histories.money import Amount, chips, money, show_money
from shuffleup.histories.record import CannotReplayError, Record


class Replayed(Struct, frozen=True):
    """A hand played again: how it ended, and whether that is how the file says it ended.

    Stacks are chips, or in the file's own money where they say so; None is one the file does not
    know. ``error`` is why the replay failed, ``note`` why the hand is not over.
    """

    history: History
    hand: Hand | None
    final_stacks: Stacks = ()
    error: str = ""
    note: str = ""

    @property
    def matches(self) -> bool | None:
        """Whether the stacks are those the file names; None if it names none."""
        expected = self.history.finishing_stacks
        return None if expected is None else expected == self.final_stacks

    @property
    def ok(self) -> bool:
        return not self.error and self.matches is not False

    @property
    def final_money(self) -> list[Amount | None]:
        return in_money(self.final_stacks, self.history.scale)

    @property
    def expected_money(self) -> list[Amount | None] | None:
        expected = self.history.finishing_stacks
        return None if expected is None else in_money(expected, self.history.scale)


def in_money(stacks: Stacks, scale: int) -> list[Amount | None]:
    return [None if count is None else money(count, scale) for count in stacks]


def replay_history(history: History) -> Replayed:
    """Play a recorded hand to its end, or to where the record or the engine stops."""
    hand, error, note = None, "", ""
    try:
        hand = start_hand(history)
        note = play(hand, Record(history))
    except PhhError as wrong:
        error = wrong.why
    except CannotReplayError as stop:
        error = str(stop)
    if hand is None:
        return Replayed(history, None, history.starting_stacks, error)
    stacks: Stacks = tuple(hand.stacks)
    if None in history.starting_stacks:
        pairs = zip(stacks, history.starting_stacks, strict=True)
        stacks = tuple([None if start is None else stack for stack, start in pairs])
    return Replayed(history, hand, stacks, error, note)


def play(hand: Hand, record: Record) -> str:
    """Carry the hand through the record; the answer says what is missing if it is not over."""
    proceed(hand)
    while not hand.over:
        if hand.actor < 0:
            missing = "" if deal(hand, record) else "the next cards are not told"
        elif hand.phase == SHOWING:
            missing = show_hands(hand, record)
        elif hand.phase == RUNNING:
            missing = do(hand, RunIt(hand.actor, 1))  # the format knows no second board
        elif record.taken < len(record.moves):
            missing = move(hand, record)
        else:
            missing = f"it is the turn of p{hand.actor + 1}"
        if missing:
            record.check_moves_told(missing)
            return missing
        proceed(hand)
    record.check_all_told()
    return ""


def move(hand: Hand, record: Record) -> str:
    """Make the next move of the record; nothing is ever missing after it."""
    index, action = record.moves[record.taken]
    refused = do(hand, command_of(hand, action, record.history.scale))
    if refused:
        raise record.wrong(index, refused + in_chips_of(record.history.scale))
    record.taken += 1
    return ""


def do(hand: Hand, command: Command) -> str:
    """Act; the reason if it is refused."""
    refusal = act(hand, command).refusal
    return "" if refusal is None else str(refusal)


def in_chips_of(scale: int) -> str:
    """The engine speaks of chips; a file with cents should be told what one of them is."""
    return f" (in chips of {show_money(1, scale)})" if scale > 1 else ""


def command_of(hand: Hand, action: Action, scale: int) -> Command:
    verb, seat = action.verb, action.seat
    if verb == a.FOLD:
        return Fold(seat)
    if verb == a.CHECK_OR_CALL:
        return Call(seat) if hand.bet > hand.bets[seat] else Check(seat)
    if verb == a.RAISE:
        return RaiseTo(seat, chips(action.amount, scale))
    if verb == a.BRING_IN:
        return BringIn(seat)
    return Discard(seat, discards(hand.hole[seat], action.cards or ()))


def discards(held: tuple[int, ...], named: tuple[int, ...]) -> tuple[int, ...]:
    """The cards thrown away, as the hand knows them: a card nobody saw dealt is an unknown one."""
    unseen = [card for card in named if card not in held]
    if held.count(UNKNOWN) < len(unseen) + named.count(UNKNOWN):
        return named
    return tuple([card if card in held else UNKNOWN for card in named])
