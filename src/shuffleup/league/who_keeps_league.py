"""Who may send which command of a league: one list, asked before anything else."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role
from shuffleup.hand.echoes import said
from shuffleup.law.ruling import Reason
from shuffleup.league.final import final_seating
from shuffleup.league.members import membership
from shuffleup.league.nights import best_hands, bounty_chips, seat_prizes
from shuffleup.league.qualifying import answering
from shuffleup.league.results import adjusting, announcing, recording
from shuffleup.league.roles_in_league import MayKeep
from shuffleup.league.rulings import SeasonRuling, malformed
from shuffleup.table.edge import is_sender

MAY: Final[MayKeep] = {
    **membership.MAY,
    **announcing.MAY,
    **recording.MAY,
    **adjusting.MAY,
    **answering.MAY,
    **final_seating.MAY,
    **best_hands.MAY,
    **bounty_chips.MAY,
    **seat_prizes.MAY,
}


def not_theirs(command: object, by: object) -> SeasonRuling | None:
    """Why this sender may not send this command; None if they may."""
    if not is_sender(by):
        says = f"a command comes with its sender's id and role, not {said(by)}"
        return malformed(Reason.NOT_A_SENDER, says)
    if by.role not in MAY.get(type(command), frozenset()):
        return malformed(Reason.NOT_YOUR_PART, f"that is not for a {by.role.value} to do")
    player: object = getattr(command, "player", by.id)
    if by.role is Role.PLAYER and player != by.id:
        return malformed(Reason.NOT_YOUR_PART, "a player speaks for themselves")
    return None
