"""What somebody does with their own account: log out, a new password or name, stay out, leave.

``leave`` takes out name, password and sessions; the id stays, so that hands replay, and others read
"someone who left". ``my_data`` is everything the house keeps under the id, for its owner to have.
"""

from __future__ import annotations

from typing import Final

from shuffleup.server.identity import known_people, sessions, trail
from shuffleup.server.identity.codes import end_codes_of
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.identity_sql import AlreadyThereError, Work
from shuffleup.server.identity.known_people import FOR_GOOD, Exclusion
from shuffleup.server.identity.may_enter import SELF, keep_out
from shuffleup.server.identity.naming import tidy_name
from shuffleup.server.identity.sent_away import NOT_LOGGED_IN, WRONG_PASSWORD, SentAway, wait
from shuffleup.server.identity.sessions import LoginSession

LONGEST_DAYS: Final = 36_500
LAST_OWNER: Final = SentAway("last-owner", "a house has an owner: name another one first", 409)


async def log_out(desk: Identity, session: LoginSession, *, everywhere: bool = False) -> None:
    def write(work: Work) -> None:
        if everywhere:
            sessions.end_all(work, session.account.id)
        else:
            sessions.end(work, session.digest)

    await desk.do(write)
    desk.tell(session.account.id, "logged out")


async def is_me(desk: Identity, session: LoginSession, password: str) -> SentAway | None:
    """None if this is the password of the session's account; guesses are counted as at the door.
    A guest has none, and the session is all there is to show."""
    if session.account.guest:
        return None
    key, now = f"own {session.account.id}", desk.clock()
    seconds = desk.wrong.waits(key, now)
    if seconds:
        return wait(seconds)
    desk.wrong.attempt(key, now)
    kept = await desk.do(
        lambda work: known_people.password_of(work, session.account.id), reading=True
    )
    right = await desk.passwords.right(kept, password)
    if isinstance(right, SentAway):
        return right
    if not right:
        return WRONG_PASSWORD
    desk.wrong.forgive(key)
    return None


async def change_password(
    desk: Identity, session: LoginSession, old: str, new: str
) -> SentAway | None:
    """A new password for whoever knows the old one; all other sessions end."""
    account, now = session.account, desk.clock()
    if account.guest:
        return SentAway("guest", "a guest has no password: make an account first", 409)
    why = desk.unfit(new, account.name) or await is_me(desk, session, old)
    if why is not None:
        return why
    kept = await desk.passwords.hashed(new)
    if isinstance(kept, SentAway):
        return kept

    def write(work: Work) -> SentAway | None:
        if not sessions.is_there(work, session):
            return NOT_LOGGED_IN  # ended while we were hashing
        known_people.set_password(work, account.id, kept)
        sessions.end_all(work, account.id, but=session.digest)
        trail.note(work, trail.TrailLine(now, account.id, "new password", account.id, ""))
        return None

    why = await desk.do(write)
    if why is None:
        desk.tell(account.id, "password")
    return why


async def change_name(desk: Identity, session: LoginSession, name: str) -> str | SentAway:
    account, now = session.account, desk.clock()
    tidied = tidy_name(name)
    if isinstance(tidied, SentAway):
        return tidied

    def write(work: Work) -> SentAway | None:
        if not sessions.is_there(work, session):
            return NOT_LOGGED_IN
        known_people.rename(work, account.id, tidied)
        trail.note(work, trail.TrailLine(now, account.id, "new name", account.id, ""))
        return None

    try:
        why = await desk.do(write)
    except AlreadyThereError:
        return SentAway("name-taken", "somebody is called so, or nearly so", 409)
    if why is not None:
        return why
    desk.tell(account.id, "name")
    return tidied


async def exclude_myself(desk: Identity, session: LoginSession, days: int) -> SentAway | None:
    """Stay out for so many days, 0 for good. It can be made longer by another, never shorter."""
    account, now = session.account, desk.clock()
    if not 0 <= days <= LONGEST_DAYS:
        return SentAway("not-so-long", f"1 to {LONGEST_DAYS:,} days, or 0 for good", 400)
    until = now + days * 86_400 if days else FOR_GOOD

    def write(work: Work) -> None:
        keep_out(work, account.id, Exclusion(SELF, until, account.id, "", now))
        sessions.end_all(work, account.id)
        end_codes_of(work, account.id, now)
        told = f"{days} days" if days else "for good"
        trail.note(work, trail.TrailLine(now, account.id, "stays out", account.id, told))

    await desk.do(write)
    desk.tell(account.id, "barred")
    return None


async def leave(desk: Identity, session: LoginSession, password: str) -> SentAway | None:
    """Delete my data."""
    why = await is_me(desk, session, password)
    return why or await forget_person(desk, session.account.id, session.account.id)


async def forget_person(desk: Identity, id_: str, by: str) -> SentAway | None:
    now = desk.clock()

    def write(work: Work) -> SentAway | None:
        if known_people.owners(work) == [id_]:
            return LAST_OWNER
        known_people.forget(work, id_, now)
        trail.note(work, trail.TrailLine(now, by, "left", id_, ""))
        return None

    why = await desk.do(write)
    if why is None:
        desk.tell(id_, "left")
    return why


async def my_data(desk: Identity, session: LoginSession) -> dict[str, object]:
    """All that identity keeps of somebody; what secrets there are, not what they are."""
    account = session.account

    def read(work: Work) -> dict[str, object]:
        logins = work.run(
            "SELECT created, seen FROM logins WHERE person = ? ORDER BY created", account.id
        )
        places = work.run(
            "SELECT place, created FROM admissions WHERE person = ? ORDER BY created", account.id
        )
        return {
            "account": account,
            "password": "kept as an argon2id hash" if not account.guest else "none",
            "sessions": [{"created": made, "seen": seen} for made, seen in logins],
            "places": [{"place": place, "admitted": at} for place, at in places],
            "trail": trail.lines_about(work, account.id),
        }

    return await desk.do(read, reading=True)
