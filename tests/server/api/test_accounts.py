"""Accounts over HTTP: coming in, going, staying, and what is said to whoever may not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.doors import DAY, PASSWORD, Doors, why

NEW = "another horse, a staple"


def test_somebody_signs_up_is_known_and_logs_out(doors: Doors) -> None:
    ann = doors.browser()
    assert ann.me() is None
    said = ann.post("signup", name="Ann", password=PASSWORD).json()
    assert said["account"]["name"] == "Ann"
    assert said["account"]["speaks_as"] == ["player"]
    assert ann.me() == said["account"]
    assert ann.post("logout").json() == {"done": True}
    assert ann.me() is None
    ann.csrf = "none"
    assert ann.post("login", name="ANN", password=PASSWORD).json()["account"]["id"] == ann.id


@pytest.mark.parametrize("name", ["Ann", "ann", "ÀNN", "Аnn", "a nn", "Ann "])
def test_a_name_that_looks_like_another_is_taken(doors: Doors, name: str) -> None:
    doors.member("Ann")
    status, reason = why(doors.browser().post("signup", name=name, password=PASSWORD))
    assert (status, reason) in ((409, "name-taken"), (400, "name-does-not-do"))


@pytest.mark.parametrize("name", ["Robert'); DROP TABLE people;--", "' OR ''='", "%", "ann\x00"])
def test_sql_in_a_name_is_a_name_or_nothing(doors: Doors, name: str) -> None:
    doors.member("Ann")
    made = doors.browser().post("signup", name=name, password=PASSWORD)
    assert why(made) == (400, "name-does-not-do")
    assert why(doors.browser().post("login", name=name, password=PASSWORD))[0] in (400, 401)
    assert doors.member("Bob").me() is not None


def test_a_wrong_password_and_a_name_nobody_has_are_the_same_answer(doors: Doors) -> None:
    doors.member("Ann")
    wrong = doors.browser().post("login", name="Ann", password="wrong")
    nobody = doors.browser().post("login", name="Nobody here", password="wrong")
    assert why(wrong) == (401, "wrong-password")
    assert wrong.content == nobody.content
    assert wrong.headers == nobody.headers


def test_the_hasher_works_as_much_for_a_name_nobody_has(
    doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    doors.member("Ann")
    guest = doors.browser()
    guest.post("guest", name="Gus")
    compared: list[str] = []
    compare = doors.desk.passwords.compare

    def counted(kept: str, password: str) -> bool:
        compared.append(kept.rpartition("$")[0].rpartition("$")[0])  # the costs, without the salt
        return compare(kept, password)

    monkeypatch.setattr(doors.desk.passwords, "compare", counted)
    for name in ("Ann", "Nobody here", "Gus"):
        assert why(doors.browser().post("login", name=name, password="wrong"))[0] == 401
    assert len(compared) == 3
    assert len(set(compared)) == 1


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(doors: Doors) -> None:
    ann, elsewhere = doors.member("Ann"), doors.browser("10.0.0.2")
    elsewhere.post("login", name="Ann", password=PASSWORD)
    assert why(ann.post("password", old="guess", new=NEW)) == (401, "wrong-password")
    assert elsewhere.me() is not None
    assert ann.post("password", old=PASSWORD, new=NEW).status_code == 200
    assert (ann.me() is None, elsewhere.me() is None) == (False, True)
    fresh = doors.browser()
    assert why(fresh.post("login", name="Ann", password=PASSWORD))[0] == 401
    assert fresh.post("login", name="Ann", password=NEW).status_code == 200


@pytest.mark.parametrize("password", ["short", "x" * 300])
def test_a_password_that_does_not_do_is_refused(doors: Doors, password: str) -> None:
    assert doors.browser().post("signup", name="Ann", password=password).status_code == 400


def test_logging_out_everywhere_ends_every_session(doors: Doors) -> None:
    ann, elsewhere = doors.member("Ann"), doors.browser()
    elsewhere.post("login", name="Ann", password=PASSWORD)
    ann.post("logout", everywhere=True)
    assert ann.me() is None
    assert elsewhere.me() is None


def test_a_guest_who_stays_is_the_same_person(doors: Doors) -> None:
    gus = doors.browser()
    gus.post("guest", name="Gus")
    before = gus.id
    assert why(doors.browser().post("login", name="Gus", password="x"))[0] == 401
    assert gus.post("stay", password=PASSWORD).json()["account"]["id"] == before
    assert gus.me() is not None
    assert why(gus.post("stay", password=PASSWORD)) == (409, "not-a-guest")
    assert doors.browser().post("login", name="Gus", password=PASSWORD).status_code == 200


def test_who_keeps_themselves_out_stays_out_until_it_is_over(doors: Doors) -> None:
    ann, elsewhere = doors.member("Ann"), doors.browser()
    elsewhere.post("login", name="Ann", password=PASSWORD)
    assert ann.post("self-exclude", days=7).status_code == 200
    assert ann.me() is None
    assert elsewhere.me() is None
    back = doors.browser()
    assert why(back.post("login", name="Ann", password=PASSWORD)) == (403, "self-excluded")
    doors.clock.now += 7 * DAY - 1
    assert why(back.post("login", name="Ann", password=PASSWORD)) == (403, "self-excluded")
    doors.clock.now += 1
    assert back.post("login", name="Ann", password=PASSWORD).status_code == 200


def test_a_shorter_exclusion_does_not_replace_a_longer_one(doors: Doors) -> None:
    ann = doors.member("Ann")
    ann.post("self-exclude", days=0)
    doors.clock.now += 40_000 * DAY
    refused = doors.browser().post("login", name="Ann", password=PASSWORD)
    assert why(refused) == (403, "self-excluded")
    assert "for good" in refused.json()["refused"]["says"]


def test_the_house_cannot_lift_what_somebody_wished_for_themselves(doors: Doors) -> None:
    owner, ann = doors.owner(), doors.member("Ann")
    ann.post("self-exclude", days=30)
    assert owner.post(f"/api/people/{ann.id}/lift").status_code == 200
    login = doors.browser().post("login", name="Ann", password=PASSWORD)
    assert why(login) == (403, "self-excluded")


def test_a_guest_who_keeps_out_cannot_become_an_account(doors: Doors) -> None:
    gus, again = doors.browser(), doors.browser()
    gus.post("guest", name="Gus")
    again.cookies, again.csrf = gus.cookies, gus.csrf
    gus.post("self-exclude", days=1)
    assert why(again.post("stay", password=PASSWORD))[0] in (401, 403)


def test_deleted_data_is_gone_and_the_id_stays(doors: Doors) -> None:
    ann = doors.member("Ann")
    doors.desk.names.name(ann.id)
    assert why(ann.post("delete", password="guess")) == (401, "wrong-password")
    assert ann.post("delete", password=PASSWORD).status_code == 200
    assert ann.me() is None
    assert doors.desk.names.names([ann.id]) == {ann.id: "someone who left"}
    assert doors.desk.names.with_names(f"seat 3 is {ann.id}'s") == "seat 3 is someone who left's"
    assert why(doors.browser().post("login", name="Ann", password=PASSWORD))[0] == 401
    kept = b"".join(path.read_bytes() for path in doors.settings.folder.glob("house.db"))
    doors.desk.done(lambda work: work.run("SELECT 1"))
    assert ann.id.encode() in kept or doors.do(doors.desk.account(ann.id)) is not None
    assert doors.member("Ann").id != ann.id  # the name is free for somebody else


def test_my_data_is_all_of_mine_and_nothing_secret(doors: Doors) -> None:
    owner, ann = doors.owner(), doors.member("Ann")
    owner.post(f"/api/people/{ann.id}/roles", roles=["floor"])
    exported = ann.get("/api/account/export")
    said = exported.json()
    assert said["account"]["name"] == "Ann"
    assert [line["act"] for line in said["trail"]] == ["signed up", "roles"]
    assert len(said["sessions"]) == 1
    token = ann.cookies["shuffleup_session"]
    for secret in (token, "$argon2id$", PASSWORD):
        assert secret not in exported.text
    assert json.dumps(said)


def test_a_house_without_guests_lets_none_in(tmp_path: Path) -> None:
    strict = Doors(tmp_path, guests=False, signup="invited")
    try:
        assert why(strict.browser().post("guest", name="Gus")) == (403, "no-guests")
        new = strict.browser().post("signup", name="Ann", password=PASSWORD)
        assert why(new) == (403, "by-invitation")
        owner = strict.owner()
        only_accounts = owner.post("/api/codes", guests=False, uses=5).json()["code"]
        for_all = owner.post("/api/codes", guests=True, uses=5).json()["code"]
        gus = strict.browser()
        assert why(gus.post("guest", name="Gus", code=only_accounts)) == (403, "no-such-code")
        assert gus.post("guest", name="Gus", code=for_all).status_code == 200
        ann = strict.browser().post("signup", name="Ann", password=PASSWORD, code=only_accounts)
        assert ann.status_code == 200
    finally:
        strict.close()


def test_a_new_name_is_read_everywhere_at_once(doors: Doors) -> None:
    ann = doors.member("Ann")
    doors.member("Bob")
    assert doors.desk.names.name(ann.id) == "Ann"
    assert why(ann.post("name", name="B0b")) == (409, "name-taken")
    assert ann.post("name", name="Annabel").json()["name"] == "Annabel"
    assert doors.desk.names.name(ann.id) == "Annabel"
