"""Identity in its database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeVar

import pytest
from tests.server.doors import DAY, PASSWORD, HandClock, cheap

from shuffleup.floor.senders import Role, Sender
from shuffleup.server.identity import (
    codes,
    coming_to_house,
    first_owner,
    granting,
    known_people,
    own_account,
)
from shuffleup.server.identity.account_roles import roles_of, sender_for
from shuffleup.server.identity.codes import CodeTerms
from shuffleup.server.identity.coming_to_house import AtTheDoor, CameIn
from shuffleup.server.identity.identity_desk import Identity, open_identity
from shuffleup.server.identity.identity_schema import SchemaError, set_fact
from shuffleup.server.identity.identity_sql import DatabaseDownError, Work
from shuffleup.server.identity.known_people import NewPerson
from shuffleup.server.identity.may_enter import may_enter
from shuffleup.server.identity.sent_away import NO_SUCH_CODE, TAKEN_OUT, WRONG_PASSWORD, SentAway
from shuffleup.server.settings import SettingsError

T = TypeVar("T")
HERE = AtTheDoor("10.0.0.1")
run = asyncio.run


def came(entry: CameIn | SentAway) -> CameIn:
    assert isinstance(entry, CameIn), entry
    return entry


def signed_up(desk: Identity, name: str) -> CameIn:
    return came(run(coming_to_house.sign_up(desk, name, PASSWORD, HERE)))


def logged_in(desk: Identity, name: str) -> CameIn | SentAway:
    return run(coming_to_house.log_in(desk, name, PASSWORD, HERE))


def owned(desk: Identity) -> CameIn:
    code = first_owner.owner_code(desk)
    return came(run(first_owner.claim_house(desk, code, "Olive", PASSWORD, HERE)))


def test_people_sessions_and_roles_outlive_a_restart(desk: Identity, clock: HandClock) -> None:
    owner, ann = owned(desk), signed_up(desk, "Ann")
    assert run(granting.set_roles(desk, owner.account, ann.account.id, ["floor"])) is None
    again = open_identity(desk.settings, clock)
    session = run(again.who(ann.token))
    assert session is not None
    assert session.account.name == "Ann"
    assert roles_of(session.account) == {Role.PLAYER, Role.FLOOR}
    assert sender_for(session.account, Role.FLOOR) == Sender(ann.account.id, Role.FLOOR)
    assert isinstance(sender_for(session.account, Role.CAGE), SentAway)
    assert again.secret == desk.secret
    again.close()


def test_two_of_one_name_at_once_are_one(desk: Identity) -> None:
    async def both() -> list[CameIn | SentAway]:
        asked = [coming_to_house.sign_up(desk, name, PASSWORD, HERE) for name in ("Bob", "B0B")]
        return list(await asyncio.gather(*asked))

    answers = run(both())
    assert sorted(isinstance(one, CameIn) for one in answers) == [False, True]
    assert coming_to_house.NAME_TAKEN in answers


def test_a_code_used_by_many_at_once_lets_in_as_many_as_it_says(desk: Identity) -> None:
    terms = CodeTerms("friday", "game/x", uses=2, expires=desk.clock() + DAY)

    async def many() -> list[CameIn | SentAway]:
        made = await codes.make_code(desk, terms)
        asked = [
            coming_to_house.come_as_guest(desk, f"Guest {n}", AtTheDoor(f"10.0.1.{n}"), made.code)
            for n in range(6)
        ]
        return list(await asyncio.gather(*asked))

    answers = run(many())
    assert sum(isinstance(one, CameIn) for one in answers) == 2
    assert answers.count(NO_SUCH_CODE) == 4


def test_a_browser_is_known_by_whom_it_was_until_its_cookies_or_they_are_gone(
    desk: Identity,
) -> None:
    first = came(run(coming_to_house.come_as_guest(desk, "Gus", HERE)))
    asked: list[list[str]] = []

    def may_come(place: str, people: Sequence[str]) -> SentAway | None:
        asked.append(list(people))
        return TAKEN_OUT if first.account.id in people else None

    desk.may_come = may_come
    terms = CodeTerms("Friday", "game/k3m9", True, 9, desk.clock() + 60, "p")
    made = run(codes.make_code(desk, terms))
    browser = AtTheDoor("10.0.0.1", first.device)
    second = came(run(coming_to_house.come_as_guest(desk, "Hal", browser)))
    browser = AtTheDoor("10.0.0.2", second.device)
    third = run(coming_to_house.come_as_guest(desk, "Ida", browser, made.code))
    forged = AtTheDoor("10.0.0.2", second.device[:-1] + "x")
    assert third == TAKEN_OUT
    assert run(codes.redeem(desk, second.account.id, made.code, "10.0.0.2")) == TAKEN_OUT
    came(run(coming_to_house.come_as_guest(desk, "Jo", forged, made.code)))
    assert asked == [[second.account.id, first.account.id]] * 2 + [[]]
    assert run(own_account.forget_person(desk, first.account.id, first.account.id)) is None
    came(run(coming_to_house.come_as_guest(desk, "Kay", browser, made.code)))


def test_the_links_of_a_place_end_and_no_other_code_does(desk: Identity) -> None:
    owner, until = owned(desk), desk.clock() + 60
    places = ("game/a", "game/b", "")
    made = [
        run(codes.make_code(desk, CodeTerms("x", place, True, 9, until, owner.account.id)))
        for place in places
    ]

    def good() -> list[str]:
        found = desk.done(lambda work: codes.good_codes(work, desk.clock()))
        return sorted(terms.place for _, terms in found)

    desk.done(lambda work: codes.end_links(work, "game/a", "p", desk.clock()))
    assert good() == ["", "game/b"]
    by = owner.account.id
    desk.done(lambda work: codes.end_codes_of(work, by, desk.clock(), of_games=False))
    assert good() == ["game/b"]
    desk.done(lambda work: codes.end_codes_of(work, by, desk.clock()))
    assert good() == []
    assert run(codes.redeem(desk, by, made[2].code, "10.0.0.1")) == NO_SUCH_CODE


def test_the_house_is_claimed_once_even_by_two_at_once(desk: Identity) -> None:
    code = first_owner.owner_code(desk)

    async def both() -> list[CameIn | SentAway]:
        asked = [
            first_owner.claim_house(desk, code, name, PASSWORD, HERE) for name in ("Ann", "Bob")
        ]
        return list(await asyncio.gather(*asked))

    assert sum(isinstance(one, CameIn) for one in run(both())) == 1
    assert len(desk.done(known_people.owners)) == 1


def test_the_owner_s_code_is_in_a_file_of_its_user_and_goes_when_it_was_used(
    desk: Identity,
) -> None:
    code = first_owner.owner_code(desk)
    path = desk.settings.folder / first_owner.OWNER_FILE
    assert path.read_text("utf-8").strip() == code
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    newer = first_owner.owner_code(desk)
    assert newer != code
    old = run(first_owner.claim_house(desk, code, "Olive", PASSWORD, HERE))
    assert old == NO_SUCH_CODE
    came(run(first_owner.claim_house(desk, newer, "Olive", PASSWORD, HERE)))
    assert not path.exists()


def test_before_there_is_an_owner_the_house_stays_on_this_machine(
    desk: Identity, tmp_path: Path
) -> None:
    outside = cheap(tmp_path, host="0.0.0.0")
    with pytest.raises(SettingsError, match="before the house has an owner"):
        first_owner.check_host(desk, outside)
    first_owner.check_host(desk, desk.settings)
    owned(desk)
    first_owner.check_host(desk, outside)


def test_every_entry_asks_may_enter(
    desk: Identity, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A session, a login, a guest who would stay: none gets past it."""
    ann = signed_up(desk, "Ann")
    gus = came(run(coming_to_house.come_as_guest(desk, "Gus", HERE)))
    guest = run(desk.who(gus.token))
    assert guest is not None
    closed = SentAway("closed", "nobody comes in")
    for module in ("identity_desk", "coming_to_house"):
        place = f"shuffleup.server.identity.{module}.may_enter"
        monkeypatch.setattr(place, lambda account, now: closed)
    assert run(desk.who(ann.token)) is None
    assert logged_in(desk, "Ann") == closed
    assert run(coming_to_house.guest_to_account(desk, guest, PASSWORD)) == closed


def test_an_exclusion_ends_when_it_said_and_never_before(desk: Identity, clock: HandClock) -> None:
    ann = signed_up(desk, "Ann")
    session = run(desk.who(ann.token))
    assert session is not None
    assert run(own_account.exclude_myself(desk, session, 2)) is None
    account = run(desk.account(ann.account.id))
    assert account is not None
    ends = clock.now + 2 * DAY
    for now, out in ((clock.now, True), (ends - 1, True), (ends, False)):
        assert (may_enter(account, now) is not None) == out
    run(own_account.exclude_myself(desk, session, 0))
    for_good = run(desk.account(ann.account.id))
    assert for_good is not None
    assert may_enter(for_good, ends + 10**9) is not None


def test_leaving_takes_out_all_that_names_somebody(desk: Identity) -> None:
    ann = signed_up(desk, "Annabella Nightingale")
    run(codes.let_in(desk, ann.account.id, "game/x"))
    session = run(desk.who(ann.token))
    assert session is not None
    assert run(own_account.leave(desk, session, "not it")) == WRONG_PASSWORD
    assert run(own_account.leave(desk, session, PASSWORD)) is None
    kept = desk.done(everything)
    assert "nightingale" not in kept.casefold()
    assert "$argon2id$" not in kept
    assert ann.account.id in kept
    assert run(desk.who(ann.token)) is None
    assert not run(codes.admitted(desk, ann.account.id, "game/x"))
    left = run(desk.account(ann.account.id))
    assert left is not None
    assert may_enter(left, desk.clock()) is not None
    assert desk.names.with_names(f"{ann.account.id} bets") == "someone who left bets"


def everything(work: Work) -> str:
    tables = ("people", "logins", "exclusions", "invitations", "admissions", "identity_trail")
    return repr([work.run(f"SELECT * FROM {table}") for table in tables])


def test_no_secret_stands_in_the_tables(desk: Identity) -> None:
    owner, ann = owned(desk), signed_up(desk, "Ann")
    made = run(codes.make_code(desk, CodeTerms("x", expires=desk.clock() + DAY)))
    kept = desk.done(everything)
    for secret in (owner.token, ann.token, made.code, codes.plain(made.code), PASSWORD, ann.device):
        assert secret not in kept
    for shown in (ann, made, run(desk.who(ann.token)), HERE):
        assert not any(one in repr(shown) for one in (ann.token, ann.device, made.code))


def test_names_are_put_into_texts_and_only_for_people(desk: Identity) -> None:
    ann, bob = signed_up(desk, "Ann").account.id, signed_up(desk, "Bob").account.id
    text = f"Refused: it is the turn of {ann}, not {bob}; performance, partnership, pabcdefghi2."
    assert desk.names.with_names(text) == (
        "Refused: it is the turn of Ann, not Bob; performance, partnership, pabcdefghi2."
    )
    assert desk.names.names([ann, "floor", "pabcdefghi2", ann]) == {ann: "Ann"}
    assert desk.names.name("floor") == "floor"


def test_the_book_of_names_remembers_so_many_and_asks_no_more(
    desk: Identity, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [desk.done(added(f"Name {n}")) for n in range(12)]
    desk.names.remembered = 10
    assert len(desk.names.names(ids)) == 12
    assert len(desk.names.known) == 10
    monkeypatch.setattr(desk.names, "database", None)  # whoever asks again breaks
    assert len(desk.names.names(ids[2:])) == 10


def added(name: str) -> Callable[[Work], str]:
    return lambda work: known_people.add_person(work, NewPerson(name), 0).id


def test_without_a_database_people_go_by_what_is_remembered(desk: Identity) -> None:
    ann, bob = (signed_up(desk, name).account.id for name in ("Ann", "Bob"))
    assert desk.names.name(ann) == "Ann"
    down = DownDatabase()
    desk.names.database, kept = down, desk.names.database
    assert desk.names.with_names(f"{ann} and {bob}") == f"Ann and {bob}"
    assert desk.names.name(bob) == bob
    assert down.asked == 1  # it is left alone for a while
    desk.names.database, desk.names.asks_after = kept, 0.0
    assert desk.names.name(bob) == "Bob"


class DownDatabase:
    serial = ""

    def __init__(self) -> None:
        self.asked = 0

    def work(self, *, reading: bool = False) -> AbstractContextManager[Work]:
        self.asked += 1
        raise DatabaseDownError("gone")

    def close(self) -> None: ...


def test_a_guest_who_can_never_come_back_is_forgotten(desk: Identity, clock: HandClock) -> None:
    gus = came(run(coming_to_house.come_as_guest(desk, "Gus", HERE)))
    ann = signed_up(desk, "Ann")
    told: list[tuple[str, str]] = []
    desk.changed.append(lambda id_, what: told.append((id_, what)))
    clock.now += desk.settings.session_idle_seconds - 1
    assert run(desk.who(ann.token)) is not None
    assert told == []
    clock.now += 3700
    late = signed_up(desk, "Late")
    assert run(desk.who(late.token)) is not None
    assert told == [(gus.account.id, "left")]
    assert desk.names.name(gus.account.id) == "someone who left"
    came(run(coming_to_house.come_as_guest(desk, "Gus", HERE)))


def test_a_full_house_takes_nobody(desk: Identity, monkeypatch: pytest.MonkeyPatch) -> None:
    signed_up(desk, "Ann")
    monkeypatch.setattr(known_people, "how_many", lambda work: desk.settings.people_most)
    assert run(coming_to_house.come_as_guest(desk, "Gus", HERE)) == coming_to_house.HOUSE_IS_FULL


def test_a_hash_of_other_costs_is_made_anew_at_login(desk: Identity, tmp_path: Path) -> None:
    ann = signed_up(desk, "Ann").account.id
    before = desk.done(lambda work: known_people.password_of(work, ann))
    settings = cheap(tmp_path, argon2_passes=2, database=desk.settings.database)
    dearer = open_identity(settings, desk.clock)
    came(run(coming_to_house.log_in(dearer, "Ann", PASSWORD, HERE)))
    after = desk.done(lambda work: known_people.password_of(work, ann))
    assert "t=1," in before
    assert "t=2," in after
    came(logged_in(dearer, "Ann"))
    dearer.close()


def test_tables_of_a_version_nobody_knows_are_refused(desk: Identity) -> None:
    desk.done(lambda work: set_fact(work, "version", "99"))
    with pytest.raises(SchemaError, match="version 99"):
        open_identity(desk.settings)


def test_what_fails_halfway_is_not_kept(desk: Identity) -> None:
    def half(work: Work) -> None:
        known_people.add_person(work, NewPerson("Ann"), 0)
        raise ArithmeticError

    with pytest.raises(ArithmeticError):
        desk.done(half)
    assert desk.done(known_people.how_many) == 0


def test_a_database_that_cannot_be_written_is_said_so(desk: Identity) -> None:
    assert run(desk.writable())
    with pytest.raises(DatabaseDownError):
        desk.done(lambda work: work.run("INSERT INTO nothing VALUES (1)"))
    assert run(desk.writable())
