"""Bots at a table, hand after hand: ``open_session``, ``TableSession.one_hand``, ``resumed``."""

from shuffleup.sim.session.resuming import resumed
from shuffleup.sim.session.session_plan import Change, SessionPlan
from shuffleup.sim.session.session_tally import SessionTally
from shuffleup.sim.session.table_session import SessionError, TableSession, open_session

__all__ = [
    "Change", "SessionError", "SessionPlan", "SessionTally", "TableSession", "open_session",
    "resumed",
]  # fmt: skip
