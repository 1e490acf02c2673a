"""What happened in a deal, as far as it can be told: ``told(deal, by)``, ``steps(deal, events)``.

The invariant: the events that are told make the very stacks the hand ended with. What the floor
withdrew, or what moved neither a chip nor a card, is passed over; a hand it mended otherwise is
refused, never told wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from shuffleup.cards import UNKNOWN
from shuffleup.hand import Event, Hand, apply
from shuffleup.hand.events import Posted
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.repairs.mending import MEND, standing
from shuffleup.histories.export.exported_deal import ExportedDeal, ExportError

# Repairs after which the story is still that of the other events.
PASSED_OVER = (
    r.Rewound, r.Redealt, r.Restacked, r.BurnWaived, r.Exposed,
    r.TurnGiven, r.Bound, r.Released, r.Limited, r.Deferred,
)  # fmt: skip
WORD = re.compile(r"(?<=[a-z])(?=[A-Z])")  # AllInDeclared: all in declared


def told(deal: ExportedDeal, by: str) -> list[Event]:
    """The events of a deal that stand, its start left out; ``by`` is the format that tells."""
    hand = deal.hand
    events = standing(hand)[1:]
    mends = {type(v) for v in events if isinstance(v, tuple(MEND))} - set(PASSED_OVER)
    mended = sorted([WORD.sub(" ", kind.__name__).lower() for kind in mends])
    refuse(by, {
        "a hand that is not over": not hand.over,
        "chips carried over from one deal to another": bool(hand.setup.carried or hand.carried),
        f"what the floor has mended: {', '.join(mended)}": bool(mended),
        "a board nobody knows": any(UNKNOWN in board for board in hand.boards),
    })  # fmt: skip
    kept: list[Event] = [event for event in events if not isinstance(event, PASSED_OVER)]
    made = [(event.seat, event.kind) for event in kept if isinstance(event, Posted)]
    due = [(post.seat, post.kind) for post in hand.setup.posts]
    refuse(by, {"a post made late": made != due})
    if hand.mended and final_stacks(deal, kept) != hand.stacks:
        raise ExportError(f"{by} cannot tell of what the floor has mended")
    return kept


def refuse(by: str, reasons: dict[str, bool]) -> None:
    """Refuse the hand for the first of these reasons that holds."""
    for what, so in reasons.items():
        if so:
            raise ExportError(f"{by} cannot tell of {what}")


class ExportedStep(Struct):
    """One event: the hand after it, the bet there was to match before, the chips its seat paid."""

    event: Event
    hand: Hand
    bet: int
    paid: int


def steps(deal: ExportedDeal, events: Iterable[Event]) -> Iterator[ExportedStep]:
    """The events of a deal one by one; the hand of each step is the same, as it goes on."""
    hand = Hand(deal.hand.setup)
    for event in events:
        bet, seat = hand.bet, getattr(event, "seat", 0)
        stack = hand.stacks[seat]
        apply(hand, event)
        yield ExportedStep(event, hand, bet, stack - hand.stacks[seat])


def final_stacks(deal: ExportedDeal, events: Iterable[Event]) -> list[int]:
    """The stacks these events lead to."""
    stacks = list(deal.hand.setup.stacks)
    for step in steps(deal, events):
        stacks = step.hand.stacks
    return stacks
