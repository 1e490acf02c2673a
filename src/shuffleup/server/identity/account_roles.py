"""In which roles an account may speak: those it was granted, a player always, and no other.

An owner is an account's own rank: it grants roles and acts as manager. A manager grants what is not
a manager's or an owner's. ``sender_for(account, role)`` is the sender of a command, or why not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from shuffleup.floor.senders import Role, Sender
from shuffleup.server.identity.known_people import OWNER, HouseAccount
from shuffleup.server.identity.sent_away import NOT_YOURS, SentAway

GRANTABLE: Final = frozenset({role.value for role in Role if role is not Role.PLAYER} | {OWNER})
BY_MANAGERS: Final = GRANTABLE - {OWNER, Role.MANAGER.value}

OWN_ACCOUNT: Final = SentAway("own-account", "nobody does that to their own account here", 403)
OF_THE_OWNER: Final = SentAway("of-the-owner", "only the owner does that to a manager", 403)


def roles_of(account: HouseAccount) -> frozenset[Role]:
    """The roles in which somebody may send commands; a role nobody knows counts for nothing."""
    granted = {role for role in Role if role.value in account.roles and role is not Role.PLAYER}
    if account.owner:
        granted.add(Role.MANAGER)
    return frozenset({Role.PLAYER} | (set() if account.guest else granted))


def sender_for(account: HouseAccount, role: Role = Role.PLAYER) -> Sender | SentAway:
    if role not in roles_of(account):
        return SentAway("not-your-part", f"you do not work here as {role.value}", 403)
    return Sender(account.id, role)


def runs_the_house(account: HouseAccount) -> bool:
    """Whether somebody sees to accounts: an owner or a manager."""
    return Role.MANAGER in roles_of(account)


def may_set_roles(by: HouseAccount, whom: HouseAccount, roles: Iterable[str]) -> SentAway | None:
    """Whether somebody may give another exactly these roles; what is taken away counts too."""
    wanted = frozenset(roles)
    unknown = sorted(wanted - GRANTABLE)
    if unknown:
        return SentAway("no-such-role", f"roles are {', '.join(sorted(GRANTABLE))}", 400)
    if whom.guest and wanted:
        return SentAway("guest", "a guest has no roles: they make an account first", 409)
    touched = wanted ^ whom.roles
    return None if touched <= grants_of(by) else NOT_YOURS


def grants_of(account: HouseAccount) -> frozenset[str]:
    """The roles somebody may give and take."""
    if account.owner:
        return GRANTABLE
    return BY_MANAGERS if runs_the_house(account) else frozenset()


def may_rule_over(by: HouseAccount, whom: HouseAccount) -> SentAway | None:
    """Whether somebody may bar or close another's account: not one's own, none of one's rank."""
    if not runs_the_house(by):
        return NOT_YOURS
    if by.id == whom.id:
        return OWN_ACCOUNT
    if by.owner and not whom.owner:
        return None
    return None if not runs_the_house(whom) else OF_THE_OWNER
