"""Hand for hand: the tournament's director has a table wait for the others between two hands.

A table put on hold plays its hand out and deals no other until it is let go on.
"""

from __future__ import annotations

from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.refusals import malformed
from shuffleup.table.rulings import Applies, Judges, TableRuling
from shuffleup.table.state import Table


def judge_hold(table: Table, command: c.Hold) -> TableRuling:
    if table.on_hold:
        return malformed(Reason.NOT_ASKED_FOR, "the table is on hold already")
    return Ruling((e.PutOnHold(),))


def judge_release(table: Table, command: c.Release) -> TableRuling:
    if not table.on_hold:
        return malformed(Reason.NOT_ASKED_FOR, "the table is not on hold")
    return Ruling((e.LetGoOn(),))


def put_on_hold(table: Table, event: e.PutOnHold) -> None:
    table.on_hold = True


def let_go_on(table: Table, event: e.LetGoOn) -> None:
    table.on_hold = False


JUDGES: Judges = {c.Hold: judge_hold, c.Release: judge_release}
APPLY: Applies = {e.PutOnHold: put_on_hold, e.LetGoOn: let_go_on}
