"""A forgotten password: a code from the desk, for one use and half an hour, seen in the trail."""

from __future__ import annotations

import pytest
from tests.server.doors import PASSWORD, Browser, Doors, why

NEW = "three green lamps"


def code_for(by: Browser, whom: Browser) -> str:
    answer = by.post(f"/api/people/{whom.id}/forgot")
    answer.raise_for_status()
    code: str = answer.json()["code"]
    return code


def forgot(browser: Browser, name: str, code: str, password: str = NEW) -> tuple[int, str]:
    answer = browser.post("forgotten", name=name, code=code, password=password)
    return (200, "") if answer.status_code == 200 else why(answer)


def test_a_code_from_the_desk_sets_a_new_password_and_ends_all_other_sessions(
    doors: Doors,
) -> None:
    owner, ann, phone = doors.owner(), doors.member("Ann"), doors.browser()
    code = code_for(owner, ann)
    assert ann.me() is not None, "a code alone sends nobody away"
    assert forgot(phone, "ann", code.upper()) == (200, "")
    assert phone.me() is not None
    assert ann.me() is None
    assert why(doors.browser().post("login", name="Ann", password=PASSWORD))[0] == 401
    assert doors.browser().post("login", name="Ann", password=NEW).status_code == 200
    acts = [one["act"] for one in owner.get("/api/people/trail").json()]
    assert "gave a password code" in acts
    assert "new password by code" in acts


def test_a_code_ends_with_its_use_its_half_hour_and_the_next_code(doors: Doors) -> None:
    owner, ann = doors.owner(), doors.member("Ann")
    first, second = code_for(owner, ann), code_for(owner, ann)
    assert forgot(doors.browser("10.0.0.2"), "Ann", first) == (403, "no-such-code")
    assert forgot(doors.browser("10.0.0.3"), "Ann", second) == (200, "")
    assert forgot(doors.browser("10.0.0.4"), "Ann", second) == (403, "no-such-code")
    third = code_for(owner, ann)
    doors.clock.now += 30 * 60
    assert forgot(doors.browser("10.0.0.5"), "Ann", third) == (403, "no-such-code")


def test_a_code_is_for_its_person_alone_and_a_bad_password_does_not_use_it_up(
    doors: Doors,
) -> None:
    owner, ann, _ = doors.owner(), doors.member("Ann"), doors.member("Bob")
    code = code_for(owner, ann)
    assert forgot(doors.browser("10.0.0.2"), "Bob", code) == (403, "no-such-code")
    assert forgot(doors.browser("10.0.0.3"), "Nobody At All", code) == (403, "no-such-code")
    assert forgot(doors.browser("10.0.0.4"), "Ann", code, "password")[0] == 400
    assert forgot(doors.browser("10.0.0.5"), "Ann", code) == (200, "")


def test_nobody_comes_in_by_a_code_to_cards_of_a_hand_that_is_on(doors: Doors) -> None:
    """Whoever gave the code may sit at that table; what is refused does not use it up."""
    owner, ann = doors.owner(), doors.member("Ann")
    code = code_for(owner, ann)
    doors.desk.holds_cards = lambda who: who == ann.id
    phone = doors.browser("10.0.0.2")
    told = {forgot(phone, "Ann", code) for _ in range(9)}  # until the hand is over
    assert told == {(409, "hand-is-on")}
    assert forgot(doors.browser("10.0.0.3"), "Ann", "aaaa-aaaa-aaaa") == (403, "no-such-code")
    assert ann.me() is not None
    doors.desk.holds_cards = lambda who: False
    assert forgot(doors.browser("10.0.0.4"), "Ann", code) == (200, "")


def test_whoever_guesses_at_codes_waits(doors: Doors) -> None:
    owner, ann, thief = doors.owner(), doors.member("Ann"), doors.browser("10.0.0.9")
    code_for(owner, ann)
    told = [forgot(thief, "Ann", "aaaa-aaaa-aaaa")[1] for _ in range(12)]
    assert told[0] == "no-such-code"
    assert "too-many-attempts" in told


@pytest.mark.parametrize("role", ["floor", "supervisor", "manager"])
def test_the_desk_gives_players_a_code_and_nobody_of_the_house(doors: Doors, role: str) -> None:
    owner, ann, bob = doors.owner(), doors.member("Ann"), doors.member("Bob")
    owner.post(f"/api/people/{ann.id}/roles", roles=[role])
    assert code_for(ann, bob)
    owner.post(f"/api/people/{bob.id}/roles", roles=["manager"])
    assert why(ann.post(f"/api/people/{bob.id}/forgot"))[0] == 403
    assert why(ann.post(f"/api/people/{owner.id}/forgot"))[0] == 403
    assert why(ann.post(f"/api/people/{ann.id}/forgot"))[0] == 403


def test_no_player_and_no_dealer_gives_codes_and_no_guest_needs_one(doors: Doors) -> None:
    owner, ann, bob, gus = doors.owner(), doors.member("Ann"), doors.member("Bob"), doors.browser()
    gus.post("guest", name="Gus")
    assert why(bob.post(f"/api/people/{ann.id}/forgot")) == (403, "not-your-part")
    owner.post(f"/api/people/{bob.id}/roles", roles=["dealer"])
    assert why(bob.post(f"/api/people/{ann.id}/forgot")) == (403, "not-your-part")
    assert why(owner.post(f"/api/people/{gus.id}/forgot")) == (409, "guest")


def test_whoever_is_kept_out_stays_out_and_a_code_ends_with_its_makers_rights(
    doors: Doors,
) -> None:
    owner, ann, floor = doors.owner(), doors.member("Ann"), doors.member("Flo")
    owner.post(f"/api/people/{floor.id}/roles", roles=["floor"])
    code = code_for(floor, ann)
    owner.post(f"/api/people/{floor.id}/roles", roles=[])
    assert forgot(doors.browser("10.0.0.2"), "Ann", code) == (403, "no-such-code")
    code = code_for(owner, ann)
    owner.post(f"/api/people/{ann.id}/bar", days=3)
    assert forgot(doors.browser("10.0.0.3"), "Ann", code)[0] == 403
    assert why(doors.browser("10.0.0.4").post("login", name="Ann", password=NEW))[0] == 401
