"""The manager's desk: a role granted, a ban, a report as a file, a backup, a setting, a rota."""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import LONG, AtBrowser
from tests.browser.staff import AtWork
from tests.server.hiring import hired, perform
from tests.server.served_house import ServedHouse

from shuffleup.room.lists.list_commands import LeaveTable, SeatPlayer
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server.house_backups.keeping_backups import FOLDER

pytestmark = pytest.mark.slow
expect.set_options(timeout=LONG)
HAS_ANN = re.compile(r"\bAnn: 60\b")


@pytest.fixture
def olive(browser: Browser, house: ServedHouse) -> AtBrowser:
    """The owner at the manager's desk."""
    return AtWork(browser, house, "Olive", "owner", path="/manager")


def test_a_role_is_granted_and_its_desk_is_there(
    browser: Browser, house: ServedHouse, olive: AtBrowser
) -> None:
    hired(house, "Pat")
    olive.page.get_by_placeholder("Find somebody by name").fill("pat")
    olive.page.get_by_role("button", name="Roles of Pat").click()
    olive.page.get_by_label("cage").check()
    olive.page.get_by_role("button", name="Save").click()
    expect(olive.page.locator(".manager-people li", has_text="Pat").locator(".tag")).to_have_text(
        "cage"
    )
    pat = AtWork(browser, house, "Pat", path="/cage")
    expect(pat.page.get_by_role("heading", name="Ledger")).to_be_visible()
    assert olive.faults == pat.faults == []
    pat.close()
    olive.close()


def test_somebody_who_is_banned_is_out_until_it_is_lifted(
    browser: Browser, house: ServedHouse, olive: AtBrowser
) -> None:
    gus = AtWork(browser, house, "Gus", path="/")
    gus.page.wait_for_selector(".games")
    olive.go("/manager")  # he has come since
    olive.page.get_by_role("button", name="Ban Gus").click()
    olive.page.fill("dialog input[name=why]", "chips went missing")
    olive.page.locator("dialog").get_by_role("button", name="Ban Gus").click()
    line = olive.page.locator(".manager-people li", has_text="Gus")
    expect(line.locator(".tag.danger")).to_contain_text("banned until")
    gus.go("/")
    gus.page.wait_for_selector("input[name=name]")  # the door again
    line.get_by_role("button", name="Lift the ban").click()
    expect(line.locator(".tag.danger")).to_have_count(0)
    olive.go("/manager/log")
    olive.page.get_by_role("button", name="Accounts").click()
    expect(olive.page.get_by_text("ban lifted")).to_be_visible()
    gus.close()
    olive.close()


def test_a_report_is_drawn_and_taken_along_as_a_file(house: ServedHouse, olive: AtBrowser) -> None:
    ann = hired(house, "Ann")
    perform(house, Arrive(ann))
    perform(house, SeatPlayer(ann, "1", 0, 200))
    an_hour_later(house)
    perform(house, LeaveTable(ann, "1"))
    olive.go("/manager/reports")
    expect(olive.page.get_by_text("No chart yet: usual wait (min) is 0")).to_be_visible()
    olive.page.get_by_role("button", name="Hours").click()
    expect(olive.page.locator(".manager-chart")).to_have_attribute("aria-label", HAS_ANN)
    with olive.page.expect_download() as taken:
        olive.page.get_by_role("link", name="Download as CSV").click()
    text = Path(taken.value.path()).read_text(encoding="utf-8").splitlines()
    assert text[0] == "player,sat down,minutes,of them away"
    assert text[1].startswith("Ann,1,60,")
    olive.close()


def an_hour_later(house: ServedHouse) -> None:
    """The room's time goes on at once; that of sessions and turns does not."""
    poker_house, now = house.running.house, house.running.house.now
    poker_house.now = lambda: now() + 3_600_000


def test_a_backup_is_made_and_its_file_holds_no_secret(
    house: ServedHouse, olive: AtBrowser
) -> None:
    olive.go("/manager/backup")
    olive.page.get_by_role("button", name="Make a backup").click()
    with olive.page.expect_download() as taken:
        olive.page.get_by_role("link", name="Download").click()
    data = Path(taken.value.path()).read_bytes()
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        assert sorted(packed.namelist()) == ["README.txt", "log.db", "people.csv", "settings.json"]
        inside = b"".join(packed.read(name) for name in packed.namelist())
    assert b"Olive" in inside
    assert b"$argon2" not in inside
    key = (house.folder / "seal.key").read_bytes().strip()
    assert key not in inside
    (copy,) = (house.folder / FOLDER).iterdir()
    assert (copy / "seal.key").read_bytes().strip() == key  # the whole copy stays in the house
    assert (copy / "house.db").is_file()
    olive.close()


def test_only_the_owner_takes_a_backup_along(browser: Browser, house: ServedHouse) -> None:
    mo = AtWork(browser, house, "Mo", "manager", path="/manager/backup")
    mo.page.get_by_role("button", name="Make a backup").click()
    expect(mo.page.get_by_text("The owner can download it.")).to_be_visible()
    (made,) = house.running.backups.listed()
    address = f"{house.address}/api/house/backups/{made.name}/file"
    assert mo.context.request.get(address).status == 403
    mo.close()


def test_the_turn_clock_is_set_while_the_house_runs(house: ServedHouse, olive: AtBrowser) -> None:
    olive.go("/manager/settings")
    olive.page.get_by_label("turn_seconds").fill("a while")
    row = olive.page.locator("tr", has_text="turn_seconds")
    row.get_by_role("button", name="Change").click()
    expect(olive.page.get_by_role("alert")).to_contain_text("a whole number")
    olive.page.get_by_label("turn_seconds").fill("25")
    row.get_by_role("button", name="Change").click()
    expect(olive.page.get_by_text("Done.")).to_be_visible()
    assert house.running.clocks.turn == 25_000
    assert "turn_seconds = 25" in (house.folder / "settings.toml").read_text(encoding="utf-8")
    olive.close()


def test_the_register_begins_with_the_manager_and_a_shift_starts(
    house: ServedHouse, olive: AtBrowser
) -> None:
    hired(house, "Dee", "dealer")
    olive.go("/manager/rota")
    olive.page.get_by_role("button", name="Put on the register").click()
    register = olive.page.locator(".panel", has_text="On the register").locator("tbody tr")
    expect(register).to_have_count(1)
    olive.page.locator("select[name=who]").select_option(label="Dee")
    olive.page.get_by_role("checkbox", name="manager").uncheck()
    olive.page.get_by_role("checkbox", name="dealer").check()
    olive.page.get_by_role("button", name="Put on the register").click()
    dee = register.filter(has_text="Dee")
    dee.get_by_role("button", name="Start shift").click()
    expect(dee).to_contain_text("on shift since")
    expect(olive.page.get_by_role("button", name="Send", exact=True)).to_be_visible()
    assert olive.faults == []
    olive.close()


def test_another_book_is_adopted_after_a_question(house: ServedHouse, olive: AtBrowser) -> None:
    olive.go("/manager/settings")
    page = olive.page
    book = page.locator(".panel", has=page.get_by_role("heading", name="The book of the house"))
    expect(book).to_contain_text("mohegan@")
    book.get_by_label("Another book").select_option("pechanga")
    book.get_by_role("button", name="Adopt it").click()
    page.get_by_role("dialog").get_by_role("button", name="Adopt it").click()
    expect(book).to_contain_text("pechanga@")
    assert house.running.house.places["room"].rulebook.startswith("pechanga@")
    olive.close()
