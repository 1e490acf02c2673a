"""What a refusal says to whom: ``refusal_for(refusal, viewer, command)``.

A refusal is a way out of the room like any view. Whoever works here is told why; a player is told
why of themselves, and of anybody else only what the board on the wall shows. That management
refuses somebody, that papers were not shown, who is kept apart from whom, who owes what: the player
is sent to the floor, without a reason and without a clause.
"""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role, Sender
from shuffleup.law.ruling import Reason, Refusal

OF_A_PERSON: Final = frozenset(
    {
        Reason.BARRED,
        Reason.SUSPENDED,
        Reason.TOO_YOUNG,
        Reason.NO_PAPERS,
        Reason.RULES_NOT_ACCEPTED,
        Reason.DISQUALIFIED,
        Reason.PAPERS_NEEDED,
        Reason.MORE_THAN_THERE_IS,
    }
)  # told to the person it is about, and to nobody else who plays
OF_TWO: Final = frozenset({Reason.KEPT_APART})  # would say of one who the other is
PEOPLE: Final = ("player", "other", "guest", "caller", "to", "who", "second")  # fields of commands
ASK_THE_FLOOR: Final = Refusal(
    Reason.FLOOR_DECIDES, "that is for the floor to say: ask at the desk"
)


def refusal_for(refusal: Refusal, viewer: Sender, command: object) -> Refusal:
    """The refusal of a command as this viewer may hear it."""
    if viewer.role is not Role.PLAYER or refusal.reason not in OF_A_PERSON | OF_TWO:
        return refusal
    if refusal.reason in OF_A_PERSON and named_in(command) <= {viewer.id}:
        return refusal
    return ASK_THE_FLOOR


def named_in(command: object) -> set[str]:
    """The people a command names: it may have been refused for any of them."""
    named = (getattr(command, field, "") for field in PEOPLE)
    return {name for name in named if isinstance(name, str) and name}
