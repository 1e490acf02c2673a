"""A pot that was pushed, divided again: what each seat should have got, and the chips that move.

``put_right(hand, back, out)`` goes back in thought to the moment before the first chip was pushed,
gives hands back or takes them out, and answers with the ``Corrected`` events that lead from the
stacks as they are to the stacks as they should be. Nothing is changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shuffleup.cards import UNKNOWN
from shuffleup.floor.facts import FactError
from shuffleup.hand import Hand, apply, replay
from shuffleup.hand.events import Awarded, Shown
from shuffleup.hand.pots import contestants, pots
from shuffleup.hand.repairs.primitives import Corrected, Killed, Redealt, Revived, Rewound, Voided
from shuffleup.hand.showdown import awards
from shuffleup.hand.state import SHOWING, seats_in


def at_showdown(hand: Hand) -> bool:
    """Hands are being tabled, or they were before the pot was pushed."""
    if not hand.over:
        return hand.phase == SHOWING
    return len(contestants(hand)) > 1 and first_award(hand) >= 0


def first_award(hand: Hand) -> int:
    """How many events had happened when the first chip of this pot was pushed; -1 if none was."""
    found = -1
    for index, event in enumerate(hand.log):
        if isinstance(event, Rewound | Redealt | Voided):
            found = -1
        elif isinstance(event, Awarded) and found < 0:
            found = index
    return found


def received(hand: Hand) -> list[int]:
    """What each seat has of the pot by now, later corrections included."""
    got = [0] * hand.n
    start = first_award(hand)
    for event in hand.log[start:] if start >= 0 else ():
        if isinstance(event, Awarded):
            got[event.seat] += event.amount
        elif isinstance(event, Corrected):
            got[event.source] -= event.amount
            got[event.target] += event.amount
    return got


def deserved(hand: Hand, back: Mapping[int, tuple[int, ...]], out: Sequence[int] = ()) -> list[int]:
    """What each seat gets if these hands come back and those go; FactError if nobody can tell."""
    before = replay(hand.log[: first_award(hand)])
    for seat, cards in back.items():
        apply(before, Revived(seat))
        if UNKNOWN not in cards:
            apply(before, Shown(seat, cards))
    for seat in out:
        apply(before, Killed(seat))
    live = seats_in(before.live)
    if not live:
        raise FactError("no hand would be left to win the pot")
    known = [*before.boards, *(before.hole[seat] for seat in live)]
    if len(live) > 1 and any(UNKNOWN in cards for cards in known):
        raise FactError("cards of the showdown are not known: nobody can say who wins")
    got = [0] * hand.n
    for award in awards(before):
        got[award.seat] += award.amount
    return got


def put_right(
    hand: Hand, back: Mapping[int, tuple[int, ...]], out: Sequence[int] = ()
) -> tuple[Corrected, ...]:
    """The chips that move so that everyone has what the hands deserve."""
    due = [
        should - has for should, has in zip(deserved(hand, back, out), received(hand), strict=True)
    ]
    moves: list[Corrected] = []
    for source, target in ((s, t) for s in range(hand.n) for t in range(hand.n)):
        spare = min(-due[source], hand.stacks[source])
        amount = min(spare, due[target])
        if amount > 0:
            moves.append(Corrected(source, target, amount))
            due[source] += amount
            due[target] -= amount
    return tuple(moves)


def won_back(hand: Hand, back: Mapping[int, tuple[int, ...]], winner: int) -> tuple[Corrected, ...]:
    """The same where hands are live only against whoever won: of several pots the others' stay."""
    moves = put_right(hand, back)
    if len(pots(replay(hand.log[: first_award(hand)]))) < 2:
        return moves
    return tuple(move for move in moves if move.source == winner)
