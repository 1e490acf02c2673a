"""What owner and managers do about others: roles, bans, accounts closed, data deleted on request.

Every act is noted in the trail with who did it. ``by`` is judged before anything is read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shuffleup.floor.senders import Role
from shuffleup.server.identity import known_people, sessions, trail
from shuffleup.server.identity.account_roles import may_rule_over, may_set_roles, runs_the_house
from shuffleup.server.identity.codes import end_codes_of
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import FOR_GOOD, OWNER, Exclusion, HouseAccount
from shuffleup.server.identity.may_enter import BAN, keep_out, lift_bans
from shuffleup.server.identity.own_account import LAST_OWNER, forget_person
from shuffleup.server.identity.sent_away import NOBODY, NOT_YOURS, SentAway

Judged = Callable[[Work, HouseAccount, HouseAccount], SentAway | None]


async def about(desk: Identity, by: HouseAccount, id_: str, act: Judged) -> SentAway | None:
    """Something done about another: both are read anew in the transaction, then it is judged."""
    if not runs_the_house(by):
        return NOT_YOURS

    def write(work: Work) -> SentAway | None:
        who, whom = known_people.person(work, by.id), known_people.person(work, id_)
        if who is None or whom is None or whom.left_at:
            return NOBODY
        return act(work, who, whom)

    return await desk.do(write)


async def set_roles(
    desk: Identity, by: HouseAccount, id_: str, roles: Sequence[str]
) -> SentAway | None:
    """Give somebody exactly these roles."""
    now = desk.clock()

    def act(work: Work, who: HouseAccount, whom: HouseAccount) -> SentAway | None:
        why = may_set_roles(who, whom, roles)
        if why is not None:
            return why
        if OWNER in whom.roles and OWNER not in roles and known_people.owners(work) == [id_]:
            return LAST_OWNER
        known_people.set_roles(work, id_, set(roles))
        work.run("DELETE FROM password_codes WHERE person = ? OR made_by = ?", id_, id_)
        if not {OWNER, Role.MANAGER.value} & set(roles):
            end_codes_of(work, id_, now, of_games=False)
        told = ", ".join(sorted(set(roles))) or "none"
        trail.note(work, trail.TrailLine(now, by.id, "roles", id_, told))
        return None

    why = await about(desk, by, id_, act)
    if why is None:
        desk.tell(id_, "roles")
    return why


async def bar(
    desk: Identity, by: HouseAccount, id_: str, days: int, why_barred: str
) -> SentAway | None:
    """Keep somebody out for so many days, 0 for good."""
    now = desk.clock()
    until = now + days * 86_400 if days else FOR_GOOD

    def act(work: Work, who: HouseAccount, whom: HouseAccount) -> SentAway | None:
        why = may_rule_over(who, whom)
        if why is None:
            keep_out(work, id_, Exclusion(BAN, until, by.id, why_barred, now))
            sessions.end_all(work, id_)
            end_codes_of(work, id_, now)
            told = f"{days} days" if days else "for good"
            trail.note(work, trail.TrailLine(now, by.id, "barred", id_, told))
        return why

    why = await about(desk, by, id_, act)
    if why is None:
        desk.tell(id_, "barred")
    return why


async def lift(desk: Identity, by: HouseAccount, id_: str) -> SentAway | None:
    """End the house's bans; what somebody wished for themselves stays."""
    now = desk.clock()

    def act(work: Work, who: HouseAccount, whom: HouseAccount) -> SentAway | None:
        why = may_rule_over(who, whom)
        if why is None and lift_bans(work, id_, now):
            trail.note(work, trail.TrailLine(now, by.id, "ban lifted", id_, ""))
        return why

    return await about(desk, by, id_, act)


async def close_account(
    desk: Identity, by: HouseAccount, id_: str, closed: bool
) -> SentAway | None:
    """Close an account, or open it again."""
    now = desk.clock()

    def act(work: Work, who: HouseAccount, whom: HouseAccount) -> SentAway | None:
        why = may_rule_over(who, whom)
        if why is None:
            known_people.set_disabled(work, id_, closed)
            sessions.end_all(work, id_)
            end_codes_of(work, id_, now)
            told = "closed" if closed else "opened"
            trail.note(work, trail.TrailLine(now, by.id, told, id_, ""))
        return why

    why = await about(desk, by, id_, act)
    if why is None:
        desk.tell(id_, "disabled")
    return why


async def forget_on_request(desk: Identity, by: HouseAccount, id_: str) -> SentAway | None:
    """Delete somebody's data at their request, where they cannot come in to do it."""
    why = await about(desk, by, id_, lambda work, who, whom: may_rule_over(who, whom))
    return why or await forget_person(desk, id_, by.id)
