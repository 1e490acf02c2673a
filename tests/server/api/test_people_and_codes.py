"""What owner and managers do about others over HTTP, and what nobody else can."""

from __future__ import annotations

import pytest
from tests.server.doors import DAY, PASSWORD, Browser, Doors, why

from shuffleup.server.identity.account_roles import BY_MANAGERS
from shuffleup.server.identity.codes import admitted


def granted(owner: Browser, whom: Browser, *roles: str) -> int:
    return owner.post(f"/api/people/{whom.id}/roles", roles=list(roles)).status_code


def test_the_owner_grants_roles_and_the_trail_says_who_did(doors: Doors) -> None:
    owner, ann = doors.owner(), doors.member("Ann")
    assert granted(owner, ann, "floor", "dealer") == 200
    me = ann.me()
    assert me is not None
    assert me["speaks_as"] == ["dealer", "floor", "player"]
    last = owner.get("/api/people/trail").json()[-1]
    assert (last["sender"], last["about"]) == (owner.id, ann.id)
    assert (last["act"], last["detail"]) == ("roles", "dealer, floor")
    assert owner.get("/api/people", params={"name": "ann"}).json()["id"] == ann.id


def test_a_manager_grants_what_is_below_and_nothing_else(doors: Doors) -> None:
    owner, mia, ann = doors.owner(), doors.member("Mia"), doors.member("Ann")
    granted(owner, mia, "manager")
    assert granted(mia, ann, "floor") == 200
    assert granted(mia, ann, "floor", "manager") == 403
    assert granted(mia, ann, "owner") == 403
    assert granted(mia, mia, "manager", "owner") == 403
    assert granted(mia, owner) == 403
    assert granted(mia, mia) == 403  # nor takes what they could not give
    assert granted(owner, ann, "player") == 400
    assert granted(owner, ann, "emperor") == 400


@pytest.mark.parametrize("role", sorted(BY_MANAGERS))
def test_nobody_else_reaches_anything_about_others(doors: Doors, role: str) -> None:
    owner, ann, bob = doors.owner(), doors.member("Ann"), doors.member("Bob")
    assert granted(owner, ann, role) == 200
    asked = [
        ann.post(f"/api/people/{bob.id}/roles", roles=[]),
        ann.post(f"/api/people/{ann.id}/roles", roles=["owner"]),
        ann.post(f"/api/people/{bob.id}/bar", days=1),
        ann.post(f"/api/people/{bob.id}/lift"),
        ann.post(f"/api/people/{bob.id}/close", closed=True),
        ann.post(f"/api/people/{bob.id}/forget"),
        ann.post("/api/codes"),
        ann.get("/api/people/trail"),
        ann.get("/api/people", params={"name": "Bob"}),
        ann.get("/metrics"),
    ]
    assert [why(one) for one in asked] == [(403, "not-your-part")] * len(asked)
    assert bob.me() is not None


def test_without_a_session_everything_about_people_says_log_in(doors: Doors) -> None:
    ann, nobody = doors.member("Ann"), doors.browser()
    asked = [
        nobody.post(f"/api/people/{ann.id}/bar", days=1),
        nobody.post("/api/codes"),
        nobody.post("logout"),
        nobody.post("password", old=PASSWORD, new=PASSWORD),
        nobody.post("delete", password=PASSWORD),
        nobody.post("self-exclude", days=1),
        nobody.post("stay", password=PASSWORD),
        nobody.post("name", name="X"),
        nobody.post("code", code="x"),
        nobody.get("/api/account/export"),
    ]
    assert [why(one) for one in asked] == [(401, "not-logged-in")] * len(asked)


def test_a_ban_holds_at_every_entry_and_can_be_lifted(doors: Doors) -> None:
    owner, ann = doors.owner(), doors.member("Ann")
    told: list[tuple[str, str]] = []
    doors.desk.changed.append(lambda id_, what: told.append((id_, what)))
    assert owner.post(f"/api/people/{ann.id}/bar", days=3, why="angle shooting").status_code == 200
    assert told == [(ann.id, "barred")]
    assert ann.me() is None
    ann.csrf = "none"
    assert why(ann.post("login", name="Ann", password=PASSWORD)) == (403, "barred")
    assert owner.post(f"/api/people/{ann.id}/lift").status_code == 200
    assert ann.post("login", name="Ann", password=PASSWORD).status_code == 200
    owner.post(f"/api/people/{ann.id}/bar", days=1)
    doors.clock.now += DAY
    ann.csrf = "none"
    assert ann.post("login", name="Ann", password=PASSWORD).status_code == 200


def test_a_closed_account_stays_closed_until_it_is_opened(doors: Doors) -> None:
    owner, ann = doors.owner(), doors.member("Ann")
    owner.post(f"/api/people/{ann.id}/close", closed=True)
    assert ann.me() is None
    ann.csrf = "none"
    assert why(ann.post("login", name="Ann", password=PASSWORD)) == (403, "disabled")
    owner.post(f"/api/people/{ann.id}/close", closed=False)
    assert ann.post("login", name="Ann", password=PASSWORD).status_code == 200


def test_nobody_bars_themselves_their_equals_or_the_owner(doors: Doors) -> None:
    owner, mia, max_ = doors.owner(), doors.member("Mia"), doors.member("Max")
    for one in (mia, max_):
        granted(owner, one, "manager")
    for by, whom in ((mia, owner), (mia, max_)):
        assert why(by.post(f"/api/people/{whom.id}/bar", days=1)) == (403, "of-the-owner")
    for one in (mia, owner):
        assert why(one.post(f"/api/people/{one.id}/bar", days=1)) == (403, "own-account")
    assert owner.post(f"/api/people/{mia.id}/bar", days=1).status_code == 200


def test_a_house_always_has_an_owner(doors: Doors) -> None:
    owner, ann = doors.owner(), doors.member("Ann")
    assert why(owner.post("delete", password=PASSWORD)) == (409, "last-owner")
    assert why(owner.post(f"/api/people/{owner.id}/roles", roles=[])) == (409, "last-owner")
    assert granted(owner, ann, "owner") == 200
    assert owner.post("delete", password=PASSWORD).status_code == 200
    assert why(ann.post("delete", password=PASSWORD)) == (409, "last-owner")


def test_a_guest_is_given_no_role(doors: Doors) -> None:
    owner, gus = doors.owner(), doors.browser()
    gus.post("guest", name="Gus")
    assert granted(owner, gus, "dealer") == 409


def test_nobody_is_found_under_an_id_that_is_none(doors: Doors) -> None:
    owner = doors.owner()
    gone = owner.post("/api/people/pabcdefghi2/bar", days=1)
    assert why(gone) == (404, "nobody-of-that-name")
    for id_ in ("x", "p" * 11 + "x", "../../etc", "pABCDEFGHI2"):
        assert owner.post(f"/api/people/{id_}/bar", days=1).status_code in (400, 404, 405)


def test_a_code_lets_so_many_in_and_no_more(doors: Doors) -> None:
    owner = doors.owner()
    made = owner.post("/api/codes", place="game/friday", uses=2, label="friday").json()
    people = [doors.browser() for _ in range(3)]
    answers = [
        one.post("guest", name=f"Guest {n}", code=made["code"]) for n, one in enumerate(people)
    ]
    assert [one.status_code for one in answers] == [200, 200, 403]
    assert doors.do(admitted(doors.desk, people[0].id, "game/friday"))
    assert not doors.do(admitted(doors.desk, people[0].id, "game/monday"))


def test_somebody_logged_in_uses_a_code_once_however_often_they_say_it(doors: Doors) -> None:
    owner, ann, bob = doors.owner(), doors.member("Ann"), doors.member("Bob")
    code = owner.post("/api/codes", place="game/friday", uses=1).json()["code"]
    assert ann.post("code", code=code).json() == {"place": "game/friday"}
    assert ann.post("code", code=code.replace("-", " ")).json() == {"place": "game/friday"}
    assert why(bob.post("code", code=code)) == (403, "no-such-code")


def test_a_code_ends_at_its_time_or_when_it_is_withdrawn(doors: Doors) -> None:
    owner, ann = doors.owner(), doors.member("Ann")
    late = owner.post("/api/codes", hours=1, uses=9).json()
    doors.clock.now += 3599
    assert ann.post("code", code=late["code"]).status_code == 200
    for _ in range(2):
        doors.clock.now += 1
        assert why(ann.post("code", code=late["code"])) == (403, "no-such-code")
    made = owner.post("/api/codes", uses=9).json()
    headers = {"x-shuffleup-csrf": owner.csrf}
    gone = owner.ask("DELETE", f"/api/codes/{made['number']}", headers=headers)
    assert gone.status_code == 200
    assert why(ann.post("code", code=made["code"])) == (403, "no-such-code")


def test_a_name_that_is_taken_uses_up_no_code(doors: Doors) -> None:
    owner = doors.owner()
    doors.member("Ann")
    code = owner.post("/api/codes", uses=1).json()["code"]
    new = doors.browser()
    assert why(new.post("signup", name="Ann", password=PASSWORD, code=code))[1] == "name-taken"
    assert new.post("signup", name="Annika", password=PASSWORD, code=code).status_code == 200


def test_data_is_deleted_on_request_where_somebody_cannot_come_in(doors: Doors) -> None:
    owner, ann = doors.owner(), doors.member("Ann")
    owner.post(f"/api/people/{ann.id}/bar", days=0)
    assert owner.post(f"/api/people/{ann.id}/forget").status_code == 200
    assert doors.desk.names.name(ann.id) == "someone who left"
    assert why(owner.post(f"/api/people/{ann.id}/forget"))[0] == 404
