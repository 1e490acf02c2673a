"""Substantial action: whether so much has happened that what went before stands.

``substantial(hand, actions)`` counts as the book in force does: so many actions with chips, or so
many of any kind, the dealer perhaps among those who acted.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from shuffleup.hand import Hand
from shuffleup.hand.events import BroughtIn, Called, Checked, Folded, Opened, Raised
from shuffleup.hand.repairs.mending import standing
from shuffleup.law.points.floor.substantial import ChipsFrom, CountedActions, SubstantialActionLaw

GROUNDS = (
    SubstantialActionLaw.chip_players, SubstantialActionLaw.chips_from,
    SubstantialActionLaw.any_count, SubstantialActionLaw.any_kinds,
)  # fmt: skip


class Act(Struct, frozen=True):
    """What one player did, in the order it was done: fold, check, call or raise."""

    seat: int
    action: str
    to: int = 0

    @property
    def chips(self) -> bool:
        return self.action in ("call", "raise")


def substantial(
    hand: Hand, acts: Sequence[Act], *, dealer_burned: bool = False, dealer_erred: bool = False
) -> bool:
    """Whether these actions, in turn, are substantial under the book in force."""
    law = hand.rules.substantial
    dealer = (dealer_burned and law.dealer_burn_counts) or (
        dealer_erred and law.dealer_error_counts
    )
    if law.any_kinds is CountedActions.CHECKS_ONLY:
        counted = sum(act.action == "check" for act in acts)
    else:
        counted = len(acts)
    with_chips = sum(act.chips for act in acts)
    enough = law.chip_players
    if law.chips_from is ChipsFrom.EACH:
        by_chips = with_chips >= enough
    else:
        unlike = len({act.action for act in acts}) > 1
        without = unlike and law.chips_from is ChipsFrom.NONE_IF_UNLIKE
        by_chips = len(acts) >= enough and (with_chips > 0 or without)
    return by_chips or counted + dealer >= law.any_count


Action = Folded | Checked | Called | Raised | BroughtIn
ACTIONS = (Folded, Checked, Called, Raised, BroughtIn)
ACTION_OF: dict[type[Action], str] = {
    Folded: "fold",
    Checked: "check",
    Called: "call",
    Raised: "raise",
    BroughtIn: "call",
}


def acts_of_round(hand: Hand) -> list[Act]:
    """What players did of their own will on the round in progress (posts are not actions)."""
    acts: list[Act] = []
    for event in standing(hand):
        if isinstance(event, Opened):
            acts = []
        elif isinstance(event, ACTIONS):
            acts.append(act_of(event))
    return acts


def act_of(event: Action) -> Act:
    """An action on record."""
    to = event.to if isinstance(event, Raised) else 0
    return Act(event.seat, ACTION_OF[type(event)], to)
