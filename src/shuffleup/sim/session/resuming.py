"""Taking a session up from its log: ``resumed(lines)``.

The log is replayed up to the deal of its last hand, and that hand is played again by the plan the
log holds: it must come out as the log has it, event by event, as far as the log goes, in the middle
of a hand too. What comes after is new. A log that went another way (somebody else played on) is
taken as it stands.
"""

from __future__ import annotations

from collections.abc import Iterable

from shuffleup.sim.session.session_plan import SessionPlan, plan_in
from shuffleup.sim.session.table_session import SessionError, TableSession, Watch, open_session
from shuffleup.table.apply import apply, drain, opened
from shuffleup.table.event_limits import check_bounds
from shuffleup.table.events import Misplaced, Placed, TableOpened
from shuffleup.table.proceed import proceed
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, copy


def resumed(
    lines: Iterable[list[AnyTableEvent]], plan: SessionPlan | None = None, watch: Watch = None
) -> TableSession:
    """The session of a log. ``take`` then gives the events that the log does not have yet."""
    table, tail, found = up_to_last_deal(lines)
    plan = plan or found
    if plan is None:
        raise SessionError("the log does not say how its session is played")
    again = played_again(table, tail, plan, watch)
    if again is not None:
        return again
    for event in tail:
        apply(table, event)
    drain(table)
    if table.question:
        raise SessionError(f"the floor has yet to decide on hand {table.hands}")
    proceed(table)
    session = TableSession(table, plan, watch)
    if table.hand is not None:
        session.play()
        session.between_hands()
    return session


def up_to_last_deal(
    lines: Iterable[list[AnyTableEvent]],
) -> tuple[Table, list[AnyTableEvent], SessionPlan | None]:
    """The table before its last deal, the events since, and the plan; memory stays flat."""
    events = (event for line in lines for event in line)
    first = next(events, None)
    if not isinstance(first, TableOpened):
        raise SessionError("the log does not begin with a table that opens")
    table = opened(first)
    tail: list[AnyTableEvent] = []
    plan = None
    for number, event in enumerate(events, start=2):
        check_bounds(table, event, number)
        if isinstance(event, Placed | Misplaced) and not is_going_on(tail):
            plan = plan_in(tail) or plan
            for earlier in tail:
                apply(table, earlier)
            drain(table)
            tail = []
        tail.append(event)
    return table, tail, plan_in(tail) or plan


def is_going_on(tail: list[AnyTableEvent]) -> bool:
    """Whether the deal that ``Placed`` belongs to has begun: a wrong button is noted before it."""
    return bool(tail) and isinstance(tail[-1], Misplaced)


def played_again(
    table: Table, tail: list[AnyTableEvent], plan: SessionPlan, watch: Watch
) -> TableSession | None:
    """The session with the events of the tail done again; None if they come out otherwise."""
    trial = copy(table)
    drain(trial)
    if trial.version == 1:  # nobody has sat down yet
        session = open_session(trial, plan, watch)
    else:
        session = TableSession(trial, plan, watch)
        if tail:
            session.one_hand()
    made = session.take()
    while len(made) < len(tail) and made == tail[: len(made)]:
        session.one_hand()
        made += session.take()
    if made[: len(tail)] != tail:
        return None
    trial.log = made[len(tail) :]
    session.refused.clear()
    session.actions = 0
    return session
