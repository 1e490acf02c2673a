"""A hand that was played is found again, replayed, shown to somebody else by a link, saved as a
file, and its shuffle checked elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser
from tests.browser.people import AtBrowser, go_on, wait_true
from tests.browser.test_playing import two_at
from tests.server.served_house import ServedHouse

from shuffleup.server.fair import verify_hand

VERIFIER = Path(verify_hand.__file__)
pytestmark = pytest.mark.slow


def test_a_hand_is_found_replayed_and_shared(browser: Browser, house: ServedHouse) -> None:
    people = two_at(browser, house, "1")
    go_on(people, "win")
    ann = people[0]
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.go("/hands")
    ann.page.locator(".hands a").last.click()
    ann.page.locator(".scrubber").wait_for()
    last = ann.page.locator("button[aria-label=Last]")
    last.click()
    wait_true(ann.page, "document.querySelector('.log').innerText.includes('win')")
    assert ann.page.locator(".law-box .law").count()
    ann.page.locator("button[aria-label=First]").click()
    wait_true(ann.page, "!document.querySelector('.log').innerText.includes('win')")
    ann.page.get_by_role("button", name="Share").click()
    ann.page.get_by_role("button", name="Make the link").click()
    ann.page.wait_for_selector("text=Copied")
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert "/shared/" in link
    other = AtBrowser(browser, house.address)  # without a name
    other.go(link.removeprefix(house.address))
    other.page.locator(".scrubber").wait_for()
    other.page.locator("button[aria-label=Last]").click()
    wait_true(other.page, "document.querySelector('.log').innerText.includes('win')")
    parts = (".stage", ".replay-now", ".replay-log")
    told = " ".join(other.page.locator(part).inner_text() for part in parts)
    assert "Ann" in told
    assert not re.search(r"\byou\b", told, re.IGNORECASE), "it is Ann's, whoever reads it"
    page = urlopen(link).read().decode()
    assert re.search(r'og:title" content="Hand \d+, as Ann saw it"', page), page[:600]
    assert "Hold&#x27;em, no-limit 1/2: play it back" in page
    for each in (*people, other):
        assert each.faults == []
        each.close()


def said_by(*command: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, check=False, timeout=120
    )
    return done.returncode, done.stdout


def saved_by(one: AtBrowser, name: str, to: Path) -> Path:
    """What a click on a button or a link puts among the downloads."""
    with one.page.expect_download() as download:
        one.page.locator(f"a:has-text('{name}'), button[aria-label='{name}']").first.click()
    to = to / download.value.suggested_filename
    download.value.save_as(to)
    return to


def test_the_proof_of_a_hand_is_saved_and_holds_elsewhere_against_the_root_its_page_shows(
    browser: Browser, house: ServedHouse, tmp_path: Path
) -> None:
    people = two_at(browser, house, "1")
    go_on(people, "win")
    ann = people[0]
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.go("/hands")
    ann.page.locator(".hands a").first.click()
    root = ann.page.locator(".shuffle .link-text").input_value()
    ann.page.locator(".shuffle").get_by_role("button", name="Copy").click()
    ann.page.wait_for_selector("text=Copied")
    assert ann.page.evaluate("navigator.clipboard.readText()") == root
    proof = saved_by(ann, "hand.json", tmp_path)
    assert proof.name == "hand.json"
    for command in (
        ["-m", "shuffleup", "verify", str(proof), "--root", root],
        [str(VERIFIER), str(proof), root],
    ):
        code, said = said_by(*command)
        assert (code, root in said) == (0, True), said
        code, said = said_by(*command[:-1], "0" * 64)
        assert code == 1, said
    for each in people:
        assert each.faults == []
        each.close()
