"""What stands open without a name, where the door leads, a forgotten password, two tabs of one
person."""

from __future__ import annotations

import asyncio

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import LONG, PHONE, AtBrowser
from tests.server.hiring import hired
from tests.server.served_house import ServedHouse

from shuffleup.server.identity import known_people
from shuffleup.server.identity.forgotten_passwords import give_code

pytestmark = pytest.mark.slow
expect.set_options(timeout=LONG)


def test_a_stranger_reads_the_law_and_the_door_says_where_one_goes(
    browser: Browser, house: ServedHouse
) -> None:
    sue = AtBrowser(browser, house.address, PHONE)
    sue.go("/law/common/fold")
    expect(sue.page.get_by_role("heading", name="One may fold")).to_be_visible()
    expect(sue.page.get_by_role("link", name="Come in")).to_be_visible()
    sue.go("/nonsense")
    expect(sue.page.get_by_text("There is no such page.")).to_be_visible()
    sue.go("/")
    expect(sue.page.get_by_role("link", name="A game of your own.")).to_have_attribute(
        "href", "/private"
    )
    sue.enter("Sue", "/table/1")
    expect(sue.page.locator(".room .sign")).to_contain_text("Table 1")
    bob = AtBrowser(browser, house.address)
    bob.go("/table/1")
    expect(bob.page.get_by_text("You are going to table 1.")).to_be_visible()
    assert not sue.faults
    assert not bob.faults


def test_a_forgotten_password_is_set_with_a_code_and_changed_on_the_own_page(
    browser: Browser, house: ServedHouse
) -> None:
    desk = house.running.desk
    hired(house, "Flo", "manager")
    hired(house, "Reg")
    flo, reg = (
        desk.done(lambda work, name=name: known_people.called(work, name))[0]
        for name in ("Flo", "Reg")
    )
    made = asyncio.run_coroutine_threadsafe(give_code(desk, flo, reg.id), house.loop)
    code = made.result(60)
    at = AtBrowser(browser, house.address)
    at.go("/account")
    at.page.get_by_role("button", name="Log in").or_(at.page.get_by_text("Log in")).first.click()
    at.page.get_by_role("button", name="Forgot your password?").click()
    expect(at.page.get_by_text("Ask whoever runs this house")).to_be_visible()
    for field, says in (("name", "Reg"), ("code", str(code)), ("password", "three green lamps")):
        at.page.fill(f"[name={field}]", says)
    at.page.get_by_role("button", name="Set it and log in").click()
    at.page.fill("[name=old]", "three green lamps")
    at.page.fill("[name=new]", "four green lamps")
    at.page.get_by_role("button", name="Change my password").click()
    expect(at.page.get_by_text("Saved.")).to_be_visible()
    assert not at.faults


def test_two_tabs_of_one_person_agree_on_what_is_chosen_ahead(
    browser: Browser, house: ServedHouse
) -> None:
    ann, bob = AtBrowser(browser, house.address), AtBrowser(browser, house.address)
    for one, name in ((ann, "Ann"), (bob, "Bob")):
        one.enter(name)
        one.page.wait_for_selector(".me")
        one.sit_at("5")
    ann.page.wait_for_selector(".choices .ahead, .choices kbd")
    waits, acts = (ann, bob) if ann.page.locator(".ahead").count() else (bob, ann)
    other = waits.context.new_page()
    other.goto(house.address + "/table/5")
    box = other.locator(".ahead input").first
    expect(box).not_to_be_checked()
    waits.page.locator(".ahead input").first.check()
    expect(box).to_be_checked()
    assert acts.press("Call")
    expect(acts.page.locator(".log").first).to_contain_text("checks")
    acts.page.wait_for_timeout(500)
    assert acts.log().count("checks") == 1
    for page in (waits.page, other):
        assert page.locator(".prompt.is-refused").count() == 0
        assert not page.locator(".ahead input:checked").count()
    assert not waits.faults
