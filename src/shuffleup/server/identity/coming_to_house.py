"""Coming in: an account made, a login, a guest, and a guest who stays.

Each gives an ``CameIn`` with the token of a new session, or why not. A session's token is always
made here and never taken from outside. At every door ``may_enter`` is asked; a name nobody has and
a wrong password are the same answer after the same work.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.server.identity import codes, known_people, same_browser, sessions, trail
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.identity_sql import AlreadyThereError, Work
from shuffleup.server.identity.known_people import HouseAccount, NewPerson
from shuffleup.server.identity.may_enter import may_enter
from shuffleup.server.identity.naming import likeness, tidy_name
from shuffleup.server.identity.same_browser import device_mark, is_marked
from shuffleup.server.identity.sent_away import (
    NO_SUCH_CODE,
    NOT_LOGGED_IN,
    WRONG_PASSWORD,
    SentAway,
    wait,
)
from shuffleup.server.identity.sessions import LoginSession
from shuffleup.server.identity.throttling import address_key

NAME_TAKEN = SentAway(
    "name-taken", "somebody is called so, or so nearly that it would confuse", 409
)
NO_GUESTS = SentAway("no-guests", "this house lets nobody in without an account or a code", 403)
BY_INVITATION = SentAway("by-invitation", "accounts are made with a code of this house", 403)
HOUSE_IS_FULL = SentAway("house-is-full", "the house keeps no more people", 503)


class CameIn(Struct, frozen=True):
    """Somebody came in: who, the token of their session, and the mark of their browser."""

    account: HouseAccount
    token: str
    device: str = ""

    def __repr__(self) -> str:  # a token is shown to its browser alone
        return f"CameIn({self.account.id})"


class AtTheDoor(Struct, frozen=True):
    """Where a request comes from: an address, and the mark of a browser that was here before."""

    address: str
    device: str = ""

    def __repr__(self) -> str:
        return f"AtTheDoor({self.address})"


async def sign_up(
    desk: Identity, name: str, password: str, caller: AtTheDoor, code: str = ""
) -> CameIn | SentAway:
    """Make an account, with a code where the house wants one."""
    if desk.settings.signup == "invited" and not code:
        return BY_INVITATION
    tidied = tidy_name(name)
    if isinstance(tidied, SentAway):
        return tidied
    why = desk.unfit(password, tidied) or counted_in(desk, caller.address, code)
    if why is not None:
        return why
    kept = await desk.passwords.hashed(password)
    if isinstance(kept, SentAway):
        return kept
    return await written_down(desk, NewPerson(tidied, kept), caller, code)


async def come_as_guest(
    desk: Identity, name: str, caller: AtTheDoor, code: str = ""
) -> CameIn | SentAway:
    """Come in without an account, where the house or the code allows it."""
    if not desk.settings.guests and not code:
        return NO_GUESTS
    tidied = tidy_name(name)
    if isinstance(tidied, SentAway):
        return tidied
    why = counted_in(desk, caller.address, code)
    if why is not None:
        return why
    return await written_down(desk, NewPerson(tidied, guest=True), caller, code)


def counted_in(desk: Identity, address: str, code: str) -> SentAway | None:
    """Whether one more may come from this address now; a code that is tried is counted too."""
    now = desk.clock()
    seconds = desk.entries.take(address_key(address), now)
    if seconds:
        return wait(seconds)
    return codes.code_tried(desk, address, now) if code else None


async def written_down(
    desk: Identity, new: NewPerson, caller: AtTheDoor, code: str
) -> CameIn | SentAway:
    """Somebody new with their session, all in one transaction; a name taken uses up no code."""
    now = desk.clock()
    earlier = await desk.do(
        lambda work: same_browser.before_in(work, desk.secret, caller.device), reading=True
    )
    why = await codes.leads_nowhere(desk, code, earlier)
    if why is not None:
        codes.code_was_right(desk, caller.address)
        return why

    def write(work: Work) -> CameIn | SentAway:
        if known_people.how_many(work) >= desk.settings.people_most:
            return HOUSE_IS_FULL
        only_by_code = new.guest and not desk.settings.guests
        terms = codes.use(work, code, now, for_guest=only_by_code) if code else None
        if isinstance(terms, SentAway):
            return terms
        account = known_people.add_person(work, new, now)
        same_browser.note(work, account.id, earlier)
        if terms is not None:
            codes.admit(work, account.id, terms.place, now)
        what = "came as a guest" if new.guest else "signed up"
        trail.note(work, trail.TrailLine(now, account.id, what, account.id, ""))
        return CameIn(account, sessions.begin(work, account.id, now, desk.settings))

    try:
        entry = await desk.do(write)
    except AlreadyThereError:
        return NAME_TAKEN
    if code and entry is not NO_SUCH_CODE:
        codes.code_was_right(desk, caller.address)
    if isinstance(entry, SentAway):
        return entry
    return replace(entry, device=device_mark(desk.secret, entry.account.id, new.password_hash))


async def log_in(desk: Identity, name: str, password: str, caller: AtTheDoor) -> CameIn | SentAway:
    found = await known_by_password(desk, name, password, caller)
    return found if isinstance(found, SentAway) else await logged_in(desk, *found, password)


async def known_by_password(
    desk: Identity, name: str, password: str, caller: AtTheDoor
) -> tuple[HouseAccount, str] | SentAway:
    """Name and password; what is counted, compared and answered is the same for every name."""
    now = desk.clock()
    tidied = tidy_name(name)
    known = None
    if isinstance(tidied, str):
        known = await desk.do(lambda work: known_people.called(work, tidied), reading=True)
    account, kept = known if known is not None else (None, "")
    at_home = account is not None and is_marked(desk.secret, caller.device, account.id, kept)
    whose = f"device {caller.device}" if at_home else f"name {likeness(name)}"
    where = f"login {address_key(caller.address)}"
    seconds = max(desk.wrong.waits(whose, now), desk.wrong.waits(where, now))
    seconds = seconds or desk.logins.take(where, now)
    if seconds:
        return wait(seconds)
    desk.wrong.attempt(whose, now)
    desk.wrong.attempt(where, now)
    right = await desk.passwords.right(kept, password)
    if isinstance(right, SentAway):
        return right
    if not right or account is None:
        return WRONG_PASSWORD
    desk.wrong.forgive(whose)
    desk.wrong.forgive(where, 1)
    return may_enter(account, now) or (account, kept)


async def logged_in(
    desk: Identity, account: HouseAccount, kept: str, password: str
) -> CameIn | SentAway:
    """A session for whoever had the right password; an old hash is made anew on the way."""
    anew = await desk.passwords.hashed(password) if desk.passwords.outdated(kept) else kept
    now = desk.clock()

    def write(work: Work) -> CameIn | SentAway:
        if known_people.password_of(work, account.id) != kept:
            return WRONG_PASSWORD  # changed while we were comparing
        if isinstance(anew, str) and anew != kept:
            known_people.set_password(work, account.id, anew)
        trail.note(work, trail.TrailLine(now, account.id, "logged in", account.id, ""))
        return CameIn(account, sessions.begin(work, account.id, now, desk.settings))

    entry = await desk.do(write)
    if isinstance(entry, SentAway):
        return entry
    desk.tell(account.id, "logged in")  # the oldest of too many sessions has ended
    mark = device_mark(desk.secret, account.id, anew if isinstance(anew, str) else kept)
    return replace(entry, device=mark)


async def guest_to_account(
    desk: Identity, session: LoginSession, password: str
) -> CameIn | SentAway:
    """A guest who stays: the same id, now with a password; other sessions end."""
    account, now = session.account, desk.clock()
    if not account.guest:
        return SentAway("not-a-guest", "this is an account already", 409)
    if desk.settings.signup == "invited":
        came = await desk.do(lambda work: was_invited(work, account.id), reading=True)
        if not came:
            return BY_INVITATION
    why = may_enter(account, now) or desk.unfit(password, account.name)
    if why is not None:
        return why
    kept = await desk.passwords.hashed(password)
    if isinstance(kept, SentAway):
        return kept

    def write(work: Work) -> CameIn | SentAway:
        if not sessions.is_there(work, session):
            return NOT_LOGGED_IN  # another device of theirs was first
        known_people.set_password(work, account.id, kept)
        sessions.end_all(work, account.id)
        trail.note(work, trail.TrailLine(now, account.id, "became an account", account.id, ""))
        token = sessions.begin(work, account.id, now, desk.settings)
        return CameIn(replace(account, guest=False), token)

    entry = await desk.do(write)
    if isinstance(entry, SentAway):
        return entry
    desk.tell(account.id, "password")
    return replace(entry, device=device_mark(desk.secret, account.id, kept))


def was_invited(work: Work, id_: str) -> bool:
    return bool(work.run("SELECT 1 FROM admissions WHERE person = ?", id_))
