"""A way back for a guest whose browser has forgotten them: a link that works once, for a while.

A guest has no password, so nobody but the house can say who they are. Whoever runs the game, or the
floor, makes the link and gives it to the person in front of them. It is for guests alone who are
not there, is not for the browser of whoever made it, ends every older one and every other session
of the guest, and stands in the trail twice: made, and used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from shuffleup.server.identity import known_people, same_browser, sessions, trail
from shuffleup.server.identity.codes import code_tried, plain, right_but_too_early, spelled
from shuffleup.server.identity.coming_to_house import AtTheDoor, CameIn
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import HouseAccount
from shuffleup.server.identity.may_enter import may_enter
from shuffleup.server.identity.same_browser import device_mark
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.identity.sessions import digest_of

LASTS: Final = 15 * 60  # seconds
NO_WAY_BACK: Final = SentAway(
    "no-way-back", "this link is used up or too old: ask for another where you play", 404
)
ONLY_GUESTS: Final = SentAway(
    "not-a-guest", "only a guest comes back by a link: an account has its password", 409
)
NOT_YOURSELF: Final = SentAway(
    "not-for-you", "this link is for the guest, in their own browser, and not for who made it", 403
)


class WayBack(Struct, frozen=True):
    """A link for one guest; the code is shown this once."""

    code: str
    person: str
    name: str
    expires: int

    def __repr__(self) -> str:
        return f"WayBack({self.person})"


class Leads(Struct, frozen=True):
    """Whom a link is for, who made it, and where they work."""

    account: HouseAccount
    made_by: str
    place: str


Blocked = Callable[[Leads], SentAway | None]  # why this guest cannot come back just now


async def make_way_back(desk: Identity, by: str, person: str, place: str) -> WayBack | SentAway:
    """Whether its maker may is for whoever calls this to know."""
    code, now = spelled(), desk.clock()

    def write(work: Work) -> WayBack | SentAway:
        account = known_people.person(work, person)
        if account is None or not is_guest(account):
            return ONLY_GUESTS
        why = may_enter(account, now)
        if why is not None:
            return why
        work.run("DELETE FROM ways_back WHERE person = ? OR expires <= ?", person, now)
        work.run(
            "INSERT INTO ways_back (digest, person, place, made_by, expires)"
            " VALUES (?, ?, ?, ?, ?)",
            digest_of(plain(code)), person, place, by, now + LASTS,
        )  # fmt: skip
        trail.note(work, trail.TrailLine(now, by, "made a way back", person, place))
        return WayBack(code, person, account.name, now + LASTS)

    return await desk.do(write)


def is_guest(account: HouseAccount) -> bool:
    return account.guest and not account.bot and not account.roles and not account.left_at


async def leads_to(desk: Identity, code: str, address: str) -> Leads | SentAway:
    """Whom a link is for; nothing is used. A wrong one was tried like any other code."""
    now = desk.clock()
    slow = code_tried(desk, address, now)
    if slow is not None:
        return slow
    found = await desk.do(lambda work: found_by(work, code, now), reading=True)
    if found is None:
        return NO_WAY_BACK
    right_but_too_early(desk, address)  # they may have to ask until a hand is over
    return found


def found_by(work: Work, code: str, now: int) -> Leads | None:
    asked = "SELECT person, made_by, place FROM ways_back WHERE digest = ? AND expires > ?"
    rows = work.run(asked, digest_of(plain(code)), now)
    account = known_people.person(work, rows[0][0]) if rows else None
    if account is None or not is_guest(account):
        return None  # they have left, or have a password by now
    return Leads(account, *rows[0][1:])


async def come_back(
    desk: Identity, code: str, caller: AtTheDoor, logged_in: str, blocked: Blocked
) -> CameIn | SentAway:
    """The guest is who they were: a new session, and no other. ``logged_in``: who the browser is
    at the moment."""
    found = await leads_to(desk, code, caller.address)
    if isinstance(found, SentAway):
        return found
    account, now = found.account, desk.clock()
    why = may_enter(account, now) or blocked(found)
    if why is not None:
        return why

    def write(work: Work) -> CameIn | SentAway:
        been = {logged_in, *same_browser.before_in(work, desk.secret, caller.device)}
        if found.made_by in been:
            return NOT_YOURSELF
        used = work.run(
            "DELETE FROM ways_back WHERE digest = ? AND expires > ? RETURNING person",
            digest_of(plain(code)), now,
        )  # fmt: skip
        if not used or found_guest(work, account.id) is None:
            return NO_WAY_BACK
        sessions.end_all(work, account.id)
        trail.note(work, trail.TrailLine(now, account.id, "came back", account.id, found.made_by))
        return CameIn(account, sessions.begin(work, account.id, now, desk.settings))

    entry = await desk.do(write)
    if isinstance(entry, SentAway):
        return entry
    desk.tell(account.id, "logged in")
    return CameIn(account, entry.token, device_mark(desk.secret, account.id, ""))


def found_guest(work: Work, id_: str) -> HouseAccount | None:
    account = known_people.person(work, id_)
    return account if account is not None and is_guest(account) else None
