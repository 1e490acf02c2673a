"""Bots at a table, hand after hand: ``open_session``, ``TableSession.one_hand``, ``resumed``."""

from shuffleup.bots.table_session.plan import Change, SessionPlan
from shuffleup.bots.table_session.resuming import resumed
from shuffleup.bots.table_session.session import SessionError, TableSession, open_session
from shuffleup.bots.table_session.tally import SessionTally

__all__ = [
    "Change", "SessionError", "SessionPlan", "SessionTally", "TableSession", "open_session",
    "resumed",
]  # fmt: skip
