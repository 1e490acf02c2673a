"""A forgotten password: a code given at the desk, for one person, one use and half an hour.

Managers give one to whomever they may rule over; floor and supervisor to players alone, since
whoever has the code becomes that person. Who opens a private game gives none: anybody opens games.
A new code ends the one before it. Giving and using stand in the trail; all sessions end at its use.
Nobody comes in by one to cards of a hand that is on: whoever gave it may play in that hand.
"""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role
from shuffleup.server.identity import codes, known_people, sessions, trail
from shuffleup.server.identity.account_roles import (
    OWN_ACCOUNT,
    may_rule_over,
    roles_of,
    runs_the_house,
)
from shuffleup.server.identity.coming_to_house import AtTheDoor, CameIn
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import HouseAccount
from shuffleup.server.identity.may_enter import may_enter
from shuffleup.server.identity.naming import tidy_name
from shuffleup.server.identity.same_browser import device_mark
from shuffleup.server.identity.sent_away import (
    HOLDS_CARDS,
    NO_SUCH_CODE,
    NOBODY,
    NOT_YOURS,
    SentAway,
)
from shuffleup.server.identity.sessions import digest_of

SECONDS: Final = 30 * 60
FLOOR: Final = frozenset({Role.FLOOR, Role.SUPERVISOR})
NO_PASSWORD: Final = SentAway(
    "guest", "a guest has no password: they come in again under a name", 409
)
OF_STAFF: Final = SentAway("of-staff", "only a manager does that for somebody who works here", 403)


def may_give(by: HouseAccount, whom: HouseAccount) -> SentAway | None:
    if runs_the_house(by):
        return may_rule_over(by, whom)
    if not roles_of(by) & FLOOR:
        return NOT_YOURS
    if by.id == whom.id:
        return OWN_ACCOUNT
    return OF_STAFF if whom.roles else None


async def give_code(desk: Identity, by: HouseAccount, id_: str) -> str | SentAway:
    """A code for somebody who forgot their password; it is told this once."""
    code, now = codes.spelled(), desk.clock()

    def write(work: Work) -> SentAway | None:
        who, whom = known_people.person(work, by.id), known_people.person(work, id_)
        if who is None or not (runs_the_house(who) or roles_of(who) & FLOOR):
            return NOT_YOURS
        if whom is None or whom.left_at or whom.bot:
            return NOBODY
        why = may_give(who, whom) or (NO_PASSWORD if whom.guest else None)
        if why is not None:
            return why
        work.run("DELETE FROM password_codes WHERE person = ? OR expires <= ?", id_, now)
        work.run(
            "INSERT INTO password_codes (digest, person, expires, made_by) VALUES (?, ?, ?, ?)",
            digest_of(codes.plain(code)), id_, now + SECONDS, by.id,
        )  # fmt: skip
        trail.note(work, trail.TrailLine(now, by.id, "gave a password code", id_, ""))
        return None

    return await desk.do(write) or code


async def use_code(
    desk: Identity, name: str, code: str, password: str, caller: AtTheDoor
) -> CameIn | SentAway:
    """A new password and a session for whoever has the code; what fails does not use it up. A name
    that nobody has and a wrong code are the same answer."""
    now = desk.clock()
    why = desk.unfit(password, name) or codes.code_tried(desk, caller.address, now)
    if why is not None:
        return why
    kept = await desk.passwords.hashed(password)
    if isinstance(kept, SentAway):
        return kept
    tidied = tidy_name(name)
    known = await desk.do(lambda work: whose(work, tidied, code, now), reading=True)
    if known and desk.holds_cards(known):
        codes.right_but_too_early(desk, caller.address)
        return HOLDS_CARDS

    def write(work: Work) -> CameIn | SentAway:
        known = known_people.called(work, tidied) if isinstance(tidied, str) else None
        if known is None:
            return NO_SUCH_CODE
        account = known[0]
        good = "DELETE FROM password_codes WHERE digest = ? AND person = ? AND expires > ?"
        digest = digest_of(codes.plain(code))
        kept_out = may_enter(account, now)
        if not work.run(f"{good} RETURNING digest", digest, account.id, now):
            return NO_SUCH_CODE
        if kept_out is not None:
            return kept_out
        known_people.set_password(work, account.id, kept)
        sessions.end_all(work, account.id)
        told = trail.TrailLine(now, account.id, "new password by code", account.id, "")
        trail.note(work, told)
        return CameIn(
            account,
            sessions.begin(work, account.id, now, desk.settings),
            device_mark(desk.secret, account.id, kept),
        )

    entry = await desk.do(write)
    if isinstance(entry, CameIn):
        codes.code_was_right(desk, caller.address)
        desk.tell(entry.account.id, "password")
    return entry


def whose(work: Work, name: str | SentAway, code: str, now: int) -> str:
    """Whose password a code is for; "" if it is none of whoever is called so."""
    known = known_people.called(work, name) if isinstance(name, str) else None
    asked = "SELECT person FROM password_codes WHERE digest = ? AND person = ? AND expires > ?"
    told = (digest_of(codes.plain(code)), known[0].id, now) if known is not None else ("", "", now)
    return "".join(person for (person,) in work.run(asked, *told))
