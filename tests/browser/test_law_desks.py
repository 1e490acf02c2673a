"""The law in a browser: the floor asked on a phone, a clause switched off, a house written, checked
and played; and live tables that do not notice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import open_games
from tests.browser.people import LONG, PHONE, AtBrowser, wait_true
from tests.server.served_house import ServedHouse, served

from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve

pytestmark = pytest.mark.slow
MOST_TAPS = 5


@pytest.fixture(scope="module")
def law_house(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[ServedHouse]:
    folder = tmp_path_factory.mktemp("law")
    with served(folder, house_name="Riverside Card Room") as house:
        asyncio.run_coroutine_threadsafe(open_games(house), house.loop).result(60)
        yield house


@pytest.fixture
def phone(browser: Browser, law_house: ServedHouse) -> Iterator[AtBrowser]:
    yield from visitor(browser, law_house, PHONE)


@pytest.fixture
def desk(browser: Browser, law_house: ServedHouse) -> Iterator[AtBrowser]:
    yield from visitor(browser, law_house, (1280, 800))


def visitor(browser: Browser, house: ServedHouse, size: tuple[int, int]) -> Iterator[AtBrowser]:
    one = AtBrowser(browser, house.address, size)
    one.page.set_default_timeout(2 * LONG)
    one.enter(f"Dana {size[0]} {id(one) % 9973}")
    one.page.wait_for_selector(".games")
    yield one
    assert one.faults == []
    one.close()


def fits(page: Page) -> bool:
    """Nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def rulings(page: Page) -> set[str]:
    page.wait_for_selector(".ask-ruling")
    books = page.locator(".ask-ruling").evaluate_all("all => all.map(one => one.dataset.book)")
    return set(books)


def test_the_floor_is_asked_on_a_phone_in_five_taps_under_all_books(phone: AtBrowser) -> None:
    page, taps = phone.page, 0
    phone.go("/ask")
    for what in (
        "[data-kind=out-of-turn]",
        ".ask-choices button:has-text('Dee')",
        ".ask-choices button:has-text('Raise')",
        ".ask-choices button:has-text('24')",
        ".ask-choices button:has-text('No')",
    ):
        page.locator(what).first.click()
        taps += 1
    assert rulings(page) == set(BOOKS)
    assert taps == MOST_TAPS
    assert page.locator(".ask-ruling .law").count() >= len(BOOKS)
    assert page.locator(".ask-differ tbody tr").count()
    assert fits(page)


def test_a_ruling_is_kept_and_found_again(phone: AtBrowser) -> None:
    page = phone.page
    phone.go("/ask")
    page.fill("input[type=search]", "four cards on the flop")
    page.locator("[aria-live] [data-kind=four-card-flop]").click()
    assert rulings(page) == set(BOOKS)
    page.click("text=Keep as a precedent")
    page.fill("dialog input", "Friday, table 7")
    page.click("dialog button.go")
    page.wait_for_selector("text=Kept as a precedent")
    phone.go("/ask")
    page.wait_for_selector(".precedents article")
    assert "Friday, table 7" in page.locator(".precedents").inner_text()
    page.click(".precedents .ask-again")
    assert rulings(page) == set(BOOKS)


def test_own_stakes_and_one_book(phone: AtBrowser) -> None:
    page = phone.page
    phone.go("/ask?kind=four-card-flop&books=rpl")
    assert rulings(page) == {"rpl"}
    page.locator(".ask-place button").click()
    page.locator(".ask-change input").nth(0).fill("omaha 5/10")
    page.locator(".ask-change input").nth(1).fill("Tom 300, Jim 250, Lou 800")
    page.click(".ask-change .go")
    page.wait_for_selector(".ask-place:has-text('Omaha')")
    page.wait_for_selector(".ask-story:has-text('Tom')")
    assert rulings(page) == {"rpl"}


def test_a_clause_switched_off_turns_its_case_red(desk: AtBrowser) -> None:
    page = desk.page
    desk.go("/law?words=short+all-in+reopen")
    page.locator(".law-hit a.law:has-text('pechanga/t.38c')").click()
    page.wait_for_selector(".law-try .tag.go:has-text('The case holds')")
    assert page.locator(".law-houses tbody tr").count()
    first = page.locator(".law-lines [aria-current]").inner_text()
    page.click(".law-steps [aria-label=Next]")
    wait_true(
        page,
        "before => document.querySelector('.law-steps').innerText.includes('Step 2')",
        arg=first,
    )
    page.click("text=Switch it off")
    page.wait_for_selector(".law-try .tag.danger:has-text('The case turns red')")
    assert page.locator(".law-lines .is-red").count() == 1
    assert "proved" in page.locator(".law-matters").inner_text()
    desk.go("/law/pechanga/t.38c")  # a page of its own, with a dot in its name
    page.click("text=Switch it off")
    page.click("text=Switch it on again")
    page.wait_for_selector(".law-try .tag.go:has-text('The case holds')")


def test_houses_are_compared_and_counted(desk: AtBrowser) -> None:
    page = desk.page
    desk.go("/law/compare?one=pechanga&other=mohegan&group=raises")
    page.wait_for_selector(".law-houses tbody tr")
    for row in page.locator(".law-houses tbody tr").all():
        values = row.locator("td > span").all_inner_texts()
        assert len(set(values)) == 2
    desk.go("/law/coverage")
    page.wait_for_selector(".law-counts .is-total")
    assert "1,588" in page.locator(".law-counts .is-total").inner_text()


def test_a_house_is_made_in_the_editor_checked_and_played(
    desk: AtBrowser, law_house: ServedHouse
) -> None:
    page = desk.page
    desk.go("/editor")
    page.fill(".editor-head input", "Riverside")
    page.click(".editor-list button:has-text('Raises')")
    cap = page.locator("[data-point=limit-raise-cap]")
    cap.locator("input").first.fill("many")
    page.wait_for_selector("[data-point=limit-raise-cap] [role=alert]")
    assert page.locator(".editor-foot .go").is_disabled()
    cap.locator("input").first.fill("4")
    page.wait_for_selector("[data-point=limit-raise-cap] [role=alert]", state="detached")
    assert cap.locator(".editor-line .law").count()
    page.wait_for_selector(".editor-side .editor-case")
    with page.expect_download() as saved:
        page.click("text=Download")
    text = saved.value.path().read_text("utf-8")
    assert "limit-raise-cap = 4" in text
    page.click("text=Open a table by it")
    page.click("dialog .go:has-text('Open it')")
    page.wait_for_selector("dialog .link-made")
    place = next(one for one in law_house.running.house.places.values() if "game/" in one.id)
    assert place.book is not None
    assert resolve(place.book).raises.limit_raise_cap == 4
    page.click("dialog .link-made a.go")
    page.wait_for_url("**/game/**")


def test_a_round_of_training_ends_with_a_score_and_what_to_read(phone: AtBrowser) -> None:
    page = phone.page
    phone.go("/trainer")
    page.click(".segments button:has-text('5')")
    page.click("text=Begin")
    for _ in range(5):
        page.locator(".trainer-choices .tile:not([disabled])").first.click()
        page.wait_for_selector(".trainer-choices .is-right")
        page.locator(".trainer [aria-live] .go").click()
    page.wait_for_selector(".trainer-score")
    assert "of 5 right" in page.locator(".trainer-score").inner_text()
    assert fits(page)
