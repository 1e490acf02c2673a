"""The first owner: a code in the data folder that makes whoever has it the owner, once.

As long as a house has no owner, each start makes a new code, tells it on the screen and writes it
to a file that only its user can read; and the house listens on this machine's own address alone.
"""

from __future__ import annotations

import hmac
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from shuffleup.server.identity import codes, known_people, sessions, trail
from shuffleup.server.identity.coming_to_house import NAME_TAKEN, AtTheDoor, CameIn
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.identity_schema import fact, set_fact
from shuffleup.server.identity.identity_sql import AlreadyThereError, Work
from shuffleup.server.identity.known_people import OWNER, NewPerson
from shuffleup.server.identity.naming import tidy_name
from shuffleup.server.identity.same_browser import device_mark
from shuffleup.server.identity.sent_away import NO_SUCH_CODE, SentAway
from shuffleup.server.identity.sessions import digest_of
from shuffleup.server.settings import ServerSettings, SettingsError, is_loopback

OWNER_FILE: Final = "owner-code.txt"
FACT: Final = "owner-code"


def has_owner(desk: Identity) -> bool:
    return bool(desk.done(known_people.owners, reading=True))


def check_host(desk: Identity, settings: ServerSettings) -> None:
    """Before there is an owner nobody else's machine may reach the house."""
    if not is_loopback(settings.host) and not has_owner(desk):
        raise SettingsError(
            f"host is {settings.host!r}: before the house has an owner it listens on 127.0.0.1"
            " alone; start it there, make the owner with the code it prints, then start it again"
        )


def owner_code(desk: Identity) -> str:
    """A new code for the first owner, in its file; empty if there is an owner."""
    path = desk.settings.folder / OWNER_FILE
    if has_owner(desk):
        path.unlink(missing_ok=True)
        return ""
    code = codes.spelled()
    desk.done(lambda work: set_fact(work, FACT, digest_of(codes.plain(code))))
    write_secret(path, code + "\n")
    return code


def write_secret(path: Path, text: str) -> None:
    """A file that only its user can read, from its first moment."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileNotFoundError):
        path.unlink()
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)


async def claim_house(
    desk: Identity, code: str, name: str, password: str, caller: AtTheDoor
) -> CameIn | SentAway:
    """Become the owner with the code; it works once, and only while there is none."""
    now = desk.clock()
    tidied = tidy_name(name)
    if isinstance(tidied, SentAway):
        return tidied
    why = desk.unfit(password, tidied) or codes.code_tried(desk, caller.address, now)
    if why is not None:
        return why
    kept = await desk.passwords.hashed(password)
    if isinstance(kept, SentAway):
        return kept

    def write(work: Work) -> CameIn | SentAway:
        wanted = fact(work, FACT)
        right = hmac.compare_digest(digest_of(codes.plain(code)), wanted)
        if not wanted or not right or known_people.owners(work):
            return NO_SUCH_CODE
        set_fact(work, FACT, "")
        account = known_people.add_person(work, NewPerson(tidied, kept, (OWNER,)), now)
        trail.note(work, trail.TrailLine(now, account.id, "became the owner", account.id, ""))
        return CameIn(account, sessions.begin(work, account.id, now, desk.settings))

    try:
        entry = await desk.do(write)
    except AlreadyThereError:
        return NAME_TAKEN
    if isinstance(entry, SentAway):
        return entry
    codes.code_was_right(desk, caller.address)
    (desk.settings.folder / OWNER_FILE).unlink(missing_ok=True)
    return replace(entry, device=device_mark(desk.secret, entry.account.id, kept))
