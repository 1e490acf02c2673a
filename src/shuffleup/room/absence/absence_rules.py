"""All of the family: who may say what, the judges, what is written, what is due."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role
from shuffleup.room.absence import absence_commands as c
from shuffleup.room.absence import (
    attendance,
    coming_back,
    dinner_breaks,
    money_away,
    picking_up,
    third_man,
)
from shuffleup.room.roles import DESK, HOUSE, OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges

DEALERS: Final = HOUSE | {Role.DEALER}
SUPERVISORS: Final = frozenset({Role.SUPERVISOR, Role.MANAGER})

MAY: Allowed = {
    c.StepAway: OWN | DEALERS,
    c.SitBack: OWN | DEALERS,
    c.TakeBox: DEALERS,
    c.ReportMissed: DEALERS,
    c.PickUp: HOUSE,
    c.Recall: HOUSE,
    c.GoToDinner: HOUSE,
    c.PickUpOwn: OWN,
    c.BackToList: OWN,
    c.VerifyStack: SUPERVISORS,
    c.TakeAlong: OWN,
    c.FindMissing: HOUSE,
    c.CollectHeld: DESK | {Role.PLAYER, Role.CAGE},
}
JUDGES: RoomJudges = {
    **attendance.JUDGES,
    **picking_up.JUDGES,
    **third_man.JUDGES,
    **coming_back.JUDGES,
    **money_away.JUDGES,
}
APPLY: RoomApplies = {
    **attendance.APPLY,
    **picking_up.APPLY,
    **third_man.APPLY,
    **dinner_breaks.APPLY,
    **coming_back.APPLY,
    **money_away.APPLY,
}
DUE: Final = (picking_up.due,)
