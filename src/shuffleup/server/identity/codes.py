"""Codes that let people in: invitations to the house or to one place, so many uses, until a time.

Only a digest is kept; the code itself is shown once to whoever made it. ``admitted`` says whether
somebody was let into a place; a place is named as in the log: ``game/k3m9``, or "" for the house.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from shuffleup.server.identity import trail
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.naming import LETTERS
from shuffleup.server.identity.same_browser import before, before_in
from shuffleup.server.identity.sent_away import NO_SUCH_CODE, SentAway, wait
from shuffleup.server.identity.sessions import digest_of
from shuffleup.server.identity.throttling import address_key

CODE_LENGTH: Final = 12  # 60 bits
GROUP: Final = 4


class CodeTerms(Struct, frozen=True):
    """What a code is good for. ``guests``: also without an account, whatever the house allows."""

    label: str
    place: str = ""
    guests: bool = True
    uses: int = 1
    expires: int = 0
    made_by: str = ""


class CodeMade(Struct, frozen=True):
    code: str
    digest: str
    terms: CodeTerms

    def __repr__(self) -> str:
        return f"CodeMade({self.terms!r})"


def spelled() -> str:
    """A new code as people say it: ``k3m9-aaqx-7fbe``."""
    signs = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(signs[at : at + GROUP] for at in range(0, CODE_LENGTH, GROUP))


def plain(code: str) -> str:
    """A code as it was typed, made comparable: no dashes, no capitals, 0 for o, 1 for l."""
    kept = "".join(sign for sign in code.casefold() if sign.isalnum())[:64]
    return kept.translate(str.maketrans("01", "ol"))


async def make_code(desk: Identity, terms: CodeTerms) -> CodeMade:
    """Whether its maker may is for whoever calls this to know."""
    code = spelled()
    digest, now = digest_of(plain(code)), desk.clock()

    def write(work: Work) -> None:
        work.run(
            "INSERT INTO invitations"
            " (digest, label, place, guests, uses, expires, made_by, created)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            digest, terms.label, terms.place, int(terms.guests), terms.uses, terms.expires,
            terms.made_by, now,
        )  # fmt: skip
        told = f"{terms.place or 'house'}, {terms.uses} uses"
        trail.note(work, trail.TrailLine(now, terms.made_by, "invited", "", told))

    await desk.do(write)
    return CodeMade(code, digest, terms)


def good_codes(work: Work, now: int, most: int = 200) -> list[tuple[str, CodeTerms]]:
    """The codes that can be used now, by their digests, the newest first."""
    rows = work.run(
        "SELECT digest, label, place, guests, uses, expires, made_by FROM invitations"
        " WHERE uses > 0 AND expires > ? ORDER BY created DESC LIMIT ?",
        now, most,
    )  # fmt: skip
    return [
        (digest, CodeTerms(label, place, bool(guests), uses, expires, made_by))
        for digest, label, place, guests, uses, expires, made_by in rows
    ]


def use(work: Work, code: str, now: int, *, for_guest: bool = False) -> CodeTerms | SentAway:
    """Use a code once, in the transaction of what it is used for; not every code lets guests in."""
    rows = work.run(
        "UPDATE invitations SET uses = uses - 1"
        " WHERE digest = ? AND uses > 0 AND expires > ? AND guests >= ?"
        " RETURNING label, place, guests, uses, expires, made_by",
        digest_of(plain(code)), now, int(for_guest),
    )  # fmt: skip
    if not rows:
        return NO_SUCH_CODE
    label, place, guests, uses, expires, made_by = rows[0]
    return CodeTerms(label, place, bool(guests), uses, expires, made_by)


async def look_at(desk: Identity, code: str, address: str) -> CodeTerms | SentAway:
    """What a code is good for, or was: it may be used up or past its time, and that is for whoever
    asked to say. Nothing is used. A code that is no code was tried like any other; a right one
    costs whoever has it nothing, for they come to use it next."""
    now = desk.clock()
    slow = code_tried(desk, address, now)
    if slow is not None:
        return slow

    terms = await terms_of(desk, code)
    if terms is None:
        return NO_SUCH_CODE
    right_but_too_early(desk, address)
    return terms


async def glance_at(desk: Identity, code: str, address: str) -> CodeTerms | None:
    """The same for the preview of a page. Any page of another house makes a browser ask for that,
    and so a wrong one is counted by itself and costs nobody an attempt."""
    key = f"glance {address_key(address)}"
    if desk.codes.take(key, desk.clock()):
        return None
    terms = await terms_of(desk, code)
    if terms is not None:
        desk.codes.give_back(key)
    return terms


async def terms_of(desk: Identity, code: str) -> CodeTerms | None:
    asked = "SELECT label, place, guests, uses, expires, made_by FROM invitations WHERE digest = ?"
    rows = await desk.do(lambda work: work.run(asked, digest_of(plain(code))), reading=True)
    if not rows:
        return None
    label, place, guests, uses, expires, made_by = rows[0]
    return CodeTerms(label, place, bool(guests), uses, expires, made_by)


async def leads_nowhere(desk: Identity, code: str, people: Sequence[str]) -> SentAway | None:
    """Why a code that may be good lets none of these in, whoever they are now: its place is no
    more, or they were taken out of it."""
    if not code:
        return None
    asked = "SELECT place FROM invitations WHERE digest = ?"
    rows = await desk.do(lambda work: work.run(asked, digest_of(plain(code))), reading=True)
    return desk.may_come(rows[0][0], people) if rows and rows[0][0] else None


def end_links(work: Work, place: str, by: str, now: int) -> None:
    """From now on no code lets anybody new into a place; whoever was let in stays."""
    ended = work.run(
        "UPDATE invitations SET expires = ? WHERE place = ? AND expires > ? RETURNING digest",
        now, place, now,
    )  # fmt: skip
    if ended:
        trail.note(work, trail.TrailLine(now, by, "ended the links", "", place))


def end_codes_of(work: Work, by: str, now: int, *, of_games: bool = True) -> None:
    """Whoever may invite nobody any more has invited nobody further: or they would let themselves
    in again. The links of games are their host's, whatever else the host was. Nor does what they
    gave for forgotten passwords or to guests hold."""
    work.run("DELETE FROM password_codes WHERE made_by = ?", by)
    left_out = "-" if of_games else "game/%"  # no place is called so
    work.run("DELETE FROM ways_back WHERE made_by = ? AND place NOT LIKE ?", by, left_out)
    work.run(
        "UPDATE invitations SET expires = ? WHERE made_by = ? AND expires > ?"
        " AND place NOT LIKE ?",
        now, by, now, left_out,
    )  # fmt: skip


def admit(work: Work, id_: str, place: str, now: int) -> None:
    if place and not is_admitted(work, id_, place):
        work.run(
            "INSERT INTO admissions (person, place, created) VALUES (?, ?, ?)", id_, place, now
        )


def is_admitted(work: Work, id_: str, place: str) -> bool:
    asked = "SELECT 1 FROM admissions WHERE person = ? AND place = ?"
    return bool(work.run(asked, id_, place))


async def admitted(desk: Identity, id_: str, place: str) -> bool:
    """Whether somebody was let into a place by a code."""
    return await desk.do(lambda work: is_admitted(work, id_, place), reading=True)


async def places_open_to(desk: Identity, id_: str) -> frozenset[str]:
    """The places somebody was let into by codes, all at once."""
    asked = "SELECT place FROM admissions WHERE person = ?"
    rows = await desk.do(lambda work: work.run(asked, id_), reading=True)
    return frozenset(place for (place,) in rows)


async def let_in(desk: Identity, id_: str, place: str) -> None:
    """Let somebody into a place without a code: whoever opened it."""
    now = desk.clock()
    await desk.do(lambda work: admit(work, id_, place, now))


async def redeem(
    desk: Identity, id_: str, code: str, address: str, device: str = ""
) -> CodeTerms | SentAway:
    """Somebody who is logged in uses a code: they are let into its place."""
    now = desk.clock()
    slow = code_tried(desk, address, now)
    if slow is not None:
        return slow
    earlier = await desk.do(
        lambda work: [id_, *before(work, id_), *before_in(work, desk.secret, device)],
        reading=True,
    )
    why = await leads_nowhere(desk, code, earlier)
    if why is not None:
        code_was_right(desk, address)
        return why

    def write(work: Work) -> CodeTerms | SentAway:
        asked = "SELECT place FROM invitations WHERE digest = ? AND expires > ?"
        rows = work.run(asked, digest_of(plain(code)), now)
        if rows and rows[0][0] and is_admitted(work, id_, rows[0][0]):
            return CodeTerms("", rows[0][0])  # they are in already, and need no second use
        terms = use(work, code, now)
        if isinstance(terms, CodeTerms):
            admit(work, id_, terms.place, now)
            trail.note(work, trail.TrailLine(now, id_, "used a code", id_, terms.place or "house"))
        return terms

    terms = await desk.do(write)
    if isinstance(terms, CodeTerms):
        code_was_right(desk, address)
    return terms


async def withdraw(desk: Identity, digest: str, by: str) -> bool:
    """End a code before its time."""
    now = desk.clock()

    def write(work: Work) -> bool:
        gone = bool(work.run("DELETE FROM invitations WHERE digest = ? RETURNING digest", digest))
        if gone:
            trail.note(work, trail.TrailLine(now, by, "withdrew a code", "", ""))
        return gone

    return await desk.do(write)


def code_tried(desk: Identity, address: str, now: int) -> SentAway | None:
    """Count an attempt at a code; whoever guesses waits longer and longer."""
    key = f"code {address_key(address)}"
    seconds = desk.wrong.waits(key, now) or desk.codes.take(key, now)
    if seconds:
        return wait(seconds)
    desk.wrong.attempt(key, now)
    return None


def code_was_right(desk: Identity, address: str) -> None:
    desk.wrong.forgive(f"code {address_key(address)}", 1)


def right_but_too_early(desk: Identity, address: str) -> None:
    """A code that was right and is not used yet: whoever has it comes again, perhaps often."""
    code_was_right(desk, address)
    desk.codes.give_back(f"code {address_key(address)}")
