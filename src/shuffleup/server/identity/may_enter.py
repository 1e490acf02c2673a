"""Who may not come in: ``may_enter(account, now)`` is why not, None if they may.

It is asked at every entry: a login, a socket, every request of a session, a guest who becomes an
account, a code. What keeps somebody out by their own wish cannot be shortened by them; it ends when
it said, or never.
"""

from __future__ import annotations

from datetime import UTC, datetime

from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import FOR_GOOD, Exclusion, HouseAccount
from shuffleup.server.identity.sent_away import SentAway

BAN, SELF = "ban", "self"


def may_enter(account: HouseAccount, now: int) -> SentAway | None:
    if account.left_at:
        return SentAway("left", "this account was given up", 403)
    if account.disabled:
        return SentAway("disabled", "this account is closed: ask the house", 403)
    held = [one for one in account.exclusions if one.holds(now)]
    if not held:
        return None
    longest = max(held, key=lambda one: (one.until == FOR_GOOD, one.until))
    if longest.kind == SELF:
        says = f"by your own wish you stay out {until_when(longest.until)}"
        return SentAway("self-excluded", says, 403)
    return SentAway("barred", f"the house has barred you {until_when(longest.until)}", 403)


def until_when(until: int) -> str:
    if until == FOR_GOOD:
        return "for good"
    return f"until {datetime.fromtimestamp(until, UTC):%Y-%m-%d %H:%M} UTC"


def keep_out(work: Work, id_: str, one: Exclusion) -> None:
    work.run(
        "INSERT INTO exclusions (person, kind, until, granted_by, why, created, lifted)"
        " VALUES (?, ?, ?, ?, ?, ?, 0)",
        id_, one.kind, one.until, one.by, one.why, one.created,
    )  # fmt: skip


def lift_bans(work: Work, id_: str, now: int) -> int:
    """End what the house has imposed, and only that; how many there were."""
    rows = work.run(
        "UPDATE exclusions SET lifted = ? WHERE person = ? AND kind = ? AND lifted = 0"
        " RETURNING number",
        now, id_, BAN,
    )  # fmt: skip
    return len(rows)
