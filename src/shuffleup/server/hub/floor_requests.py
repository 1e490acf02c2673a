"""What is asked at a table beside the game: the floor, the clock, the floor's answer, and whether
somebody agrees to a ruling that waits."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from shuffleup.client.messages import CallFor
from shuffleup.floor.senders import Role, Sender
from shuffleup.law.points.floor.clock import ClockLaw
from shuffleup.server.floor_calls.calling_floor import FloorCalls
from shuffleup.server.floor_calls.waiting_rulings import WaitingRulings
from shuffleup.server.hub.strongest_role import STRENGTH
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.floor.in_its_hand import at_stake
from shuffleup.table.state import Table
from shuffleup.table.who_may_send import DECIDERS

NOT_SEATED: Final = "only who sits at the table, deals there or works on the floor calls"
TOO_SOON: Final = "nobody here has thought for long enough to have the clock called"
NOT_FLOOR: Final = "the floor answers that"
CALL_FROM_OUTSIDE: Final = DECIDERS | {Role.DEALER, Role.MANAGER}  # without a seat at the table
Where = tuple[str, str]
WhyNot = tuple[str, tuple[str, ...]]  # why something is not done, "" if it is, and the points


class FloorRequests:
    """Hears what people at the tables want of the floor."""

    def __init__(self, calls: FloorCalls, rulings: WaitingRulings) -> None:
        self.calls, self.rulings = calls, rulings
        self.calls_clock: Callable[[Where], bool] = lambda where: False

    def hear(
        self, who: str, roles: Collection[Role], wanted: CallFor, where: Where, table: Table
    ) -> WhyNot:
        if wanted.what in ("agree", "object"):
            return self.voiced(where, who, roles, wanted), ()
        if wanted.what == "answer":
            return self.answered(where, who, roles, wanted, table), ()
        if seat_of(table, who) is None and CALL_FROM_OUTSIDE.isdisjoint(roles):
            return NOT_SEATED, ()
        if wanted.what == "floor":
            plays = seat_of(table, who) is not None
            return self.calls.call(where, who, wanted.about, plays=plays), ()
        return "" if self.calls_clock(where) else TOO_SOON, (ClockLaw.approval,)

    def answered(
        self, where: Where, who: str, roles: Collection[Role], wanted: CallFor, table: Table
    ) -> str:
        """A dealer goes on with what they had stopped themselves."""
        own = self.calls.is_own(where, who) and not CALL_FROM_OUTSIDE.isdisjoint(roles)
        floor = not DECIDERS.isdisjoint(roles) and who not in at_stake(table)
        return self.calls.answer(where, who, wanted.about) if floor or own else NOT_FLOOR

    def voiced(self, where: Where, who: str, roles: Collection[Role], wanted: CallFor) -> str:
        """Somebody agrees to a ruling that waits, or objects; whoever may rules on it."""
        agrees, waiting = wanted.what == "agree", self.rulings.waiting.get(where)
        if waiting is None or who in waiting.asked.people:
            return self.rulings.answer(where, who, wanted.about, agrees=agrees)
        floor = [role for role in STRENGTH if role in roles and role in DECIDERS]
        if not floor:
            return NOT_FLOOR
        return self.rulings.decided(where, Sender(who, floor[0]), agrees=agrees)
