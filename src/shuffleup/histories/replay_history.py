"""Playing a recorded hand through the engine: ``replay_history(history)``.

What players did is judged move by move and nothing is repaired: the first move the engine refuses
is the error, with its place in the file and the engine's reason. What was passed over or taken for
something else is in ``remarks``: a check of someone who has nothing left to bet, and with
``lenient`` an all-in raise recorded as what the others could call. A record may stop early; the
stacks are then those of that moment, and ``note`` says what the hand was waiting for.
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
    apply,
    judge,
    options,
    proceed,
)
from shuffleup.hand.events import Awarded
from shuffleup.hand.judge import JUDGE_PLAYER
from shuffleup.hand.state import BETTING, RUNNING, SHOWING, seats_in
from shuffleup.histories import actions as a
from shuffleup.histories.actions import Action
from shuffleup.histories.history import History, PhhError, Stacks
from shuffleup.histories.history_dealing import deal
from shuffleup.histories.history_setup import Reading, readings, start_hand
from shuffleup.histories.history_showing import show_hands
from shuffleup.histories.money import Amount, counted_before, money, show_money
from shuffleup.histories.record import CannotReplayError, Record

RAKE_SHARE = 10  # no house takes more than a tenth of a pot


class Replayed(Struct, frozen=True, gc=False):
    """A hand played again: how it ended, and whether that is how the file says it ended.

    Stacks are chips, or in the file's own money where they say so; None is one the file does not
    know. ``error`` is why the replay failed, ``note`` why the hand is not over, ``remarks`` what in
    the file was passed over or taken for something else.
    """

    history: History
    hand: Hand | None
    final_stacks: Stacks = ()
    error: str = ""
    note: str = ""
    remarks: tuple[str, ...] = ()

    @property
    def matches(self) -> bool | None:
        """Whether the stacks are those the file names, rake apart; None if it names none."""
        expected = self.history.finishing_stacks
        return None if expected is None else expected == self.final_stacks or self.rake > 0

    @property
    def rake(self) -> int:
        """What the house took of the pots, where the stacks of the file are short of nothing else:
        winners alone have less than we count, and no one by more than a tenth of what they won."""
        expected = self.history.finishing_stacks
        if expected is None or self.hand is None or not self.hand.over:
            return 0
        won = won_by_seat(self.hand)
        total = 0
        for ours, theirs, pots in zip(self.final_stacks, expected, won, strict=True):
            if ours is None or theirs is None:
                continue
            if not 0 <= ours - theirs <= -(-pots // RAKE_SHARE):
                return 0
            total += ours - theirs
        return total

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


def won_by_seat(hand: Hand) -> list[int]:
    won = [0] * hand.n
    for event in hand.log:
        if isinstance(event, Awarded):
            won[event.seat] += event.amount
    return won


def in_money(stacks: Stacks, scale: int) -> list[Amount | None]:
    return [None if count is None else money(count, scale) for count in stacks]


def replay_history(history: History, lenient: bool = False) -> Replayed:
    """Play a recorded hand to its end, or to where the record or the engine stops.

    Where a file can be meant in several ways, the first that plays is what was meant.
    """
    meant = readings(history)
    first = played(history, meant[0], lenient)
    if not first.error or len(meant) == 1:
        return first
    others = (played(history, reading, lenient) for reading in meant[1:])
    return next((replayed for replayed in others if not replayed.error), first)


def played(history: History, reading: Reading, lenient: bool) -> Replayed:
    """The hand as one reading of its file has it."""
    hand, error, note = None, "", ""
    remarks: list[str] = []
    try:
        hand = start_hand(history, reading)
        note = play(hand, Record(history), remarks, lenient)
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
    return Replayed(history, hand, stacks, error, note, tuple(remarks))


def play(hand: Hand, record: Record, remarks: list[str], lenient: bool) -> str:
    """Carry the hand through the record; the answer says what is missing if it is not over."""
    proceed(hand)
    while not hand.over:
        make_moves(hand, record, remarks, lenient)
        if hand.over:
            break
        pass_over_checks(hand, record, remarks)
        if hand.actor < 0:
            missing = "" if deal(hand, record) else "the next cards are not told"
        elif hand.phase == SHOWING:
            missing = show_hands(hand, record)
        elif hand.phase == RUNNING:
            missing = do(hand, RunIt(hand.actor, 1))  # the format knows no second board
        elif record.taken < len(record.moves):
            missing = move(hand, record, remarks, lenient)
        else:
            missing = f"it is the turn of p{hand.actor + 1}"
        if missing:
            record.check_moves_told(missing)
            return missing
        proceed(hand)
    record.check_all_told()
    return ""


def make_moves(hand: Hand, record: Record, remarks: list[str], lenient: bool) -> None:
    """The moves of a betting round as far as each is of the player whose turn it is: nearly always
    all of them. Then its judge need not be asked whether it is."""
    scale = record.history.scale
    for _, action in record.moves[record.taken :]:
        if hand.phase != BETTING or action.seat != hand.actor:
            return
        command = command_of(hand, action, scale)
        ruling = JUDGE_PLAYER[type(command)](hand, command)
        if ruling.refusal is None:
            apply(hand, ruling.events[0])
            record.taken += 1
            if hand.actor < 0:
                proceed(hand)
        else:
            move(hand, record, remarks, lenient)


def pass_over_checks(hand: Hand, record: Record, remarks: list[str]) -> None:
    """Some files let players check on who are all-in, or have nobody left to bet against."""
    betting = hand.live & hand.able
    while record.taken < len(record.moves):
        index, action = record.moves[record.taken]
        to_come = hand.street < 0 or (hand.phase == BETTING and hand.actor >= 0)
        idle = not betting >> action.seat & 1 or (not to_come and betting.bit_count() < 2)
        if action.verb != a.CHECK_OR_CALL or not hand.live >> action.seat & 1 or not idle:
            return
        remarks.append(f"{record.said(index)}: passed over, nothing is left to bet")
        record.taken += 1


def move(hand: Hand, record: Record, remarks: list[str], lenient: bool) -> str:
    """Make the next move of the record; nothing is ever missing after it."""
    index, action = record.moves[record.taken]
    command = command_of(hand, action, record.history.scale)
    refused = do(hand, command)
    if refused and lenient and isinstance(command, RaiseTo):
        meant = effective_raise(hand, command)
        if meant is not None and not do(hand, meant):
            remarks.append(f"{record.said(index)}: taken as all-in, which is as much as is called")
            refused = ""
    if refused:
        raise record.wrong(index, refused + in_chips_of(record.history.scale))
    record.taken += 1
    return ""


def effective_raise(hand: Hand, command: RaiseTo) -> Command | None:
    """A raise recorded as what the others have left: all-in, for as much as a raise must be, and
    what nobody can call comes back; a call where even that is no more than the bet."""
    seat = command.seat
    if seat != hand.actor or hand.phase != BETTING:
        return None
    rivals = [hand.bets[s] + hand.stacks[s] for s in seats_in(hand.live) if s != seat]
    if command.to != max(rivals, default=0):
        return None
    if command.to <= hand.bet:
        return Call(seat)
    may = options(hand)
    return RaiseTo(seat, may.least_to) if may is not None and may.least_to else Call(seat)


def do(hand: Hand, command: Command) -> str:
    """Act; the reason if it is refused."""
    ruling = judge(hand, command)
    if ruling.refusal is not None:
        return str(ruling.refusal)
    for event in ruling.events:
        apply(hand, event)
    proceed(hand)
    return ""


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
        return RaiseTo(seat, counted_before(action.amount, scale))
    if verb == a.BRING_IN:
        return BringIn(seat)
    return Discard(seat, discards(hand.hole[seat], action.cards or ()))


def discards(held: tuple[int, ...], named: tuple[int, ...]) -> tuple[int, ...]:
    """The cards thrown away, as the hand knows them: a card nobody saw dealt is an unknown one."""
    unseen = [card for card in named if card not in held]
    if held.count(UNKNOWN) < len(unseen) + named.count(UNKNOWN):
        return named
    return tuple([card if card in held else UNKNOWN for card in named])
