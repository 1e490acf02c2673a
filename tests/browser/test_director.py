"""A tournament of 36 directed by hand in a browser: from the sample event to payout and deal, with
a wrong bust undone on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.people import PHONE, AtBrowser, wait_true
from tests.browser.staff import AtWork
from tests.server.served_house import ServedHouse

from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.table.state import taken_seats
from shuffleup.tournament.state import Tournament

EVENT = "event/sample-event"
pytestmark = pytest.mark.slow


def event_of(house: ServedHouse) -> Tournament:
    place = house.running.house.places[EVENT]
    assert isinstance(place, EventPlace)
    return place.event


def begun(browser: Browser, house: ServedHouse) -> AtBrowser:
    """The sample event, its seats drawn and play begun."""
    one = AtWork(browser, house, "Dora", "director")
    one.go("/director")
    one.page.click("text=Sample event, 36 players")
    one.page.click("text=Draw the seats")
    one.page.click("text=Start play")
    one.page.wait_for_selector(".clock-keys")
    return one


def done(page: Page) -> None:
    """What was asked for is done, and stands in its place."""
    expect(page.locator(".verdict")).to_have_class(re.compile("is-done"), timeout=60_000)


def bust(page: Page, *names: str, began: int = 20_000) -> None:
    """Somebody is out, or several at once."""
    for name in names:
        page.fill(".bust-head input", name)
        page.click(f".who-chip:has-text('{name}')")
    if len(names) > 1:
        for at in range(len(names)):
            page.locator(".began input").nth(at).fill(str(began - 100 * at))
    act = f"bust of {', '.join(names)}"
    page.click(".bust-end .danger-fill")
    page.wait_for_selector(f".acts b:has-text('{act}')")


def on_table(page: Page, number: int = 0) -> list[str]:
    """Who sits at one of the tables, by the chips to choose from."""
    page.fill(".bust-head input", "")
    page.locator(".bust-head .segments button").nth(number).click()
    chips = page.locator(".who-chip")
    chips.first.wait_for()
    return [text.split("\n")[-1].lstrip("0123456789") for text in chips.all_inner_texts()]


def count(page: Page, button: str) -> None:
    """Count a table: everybody has the same, and whoever sits first what is over."""
    page.locator(button).first.click()
    fields = page.locator(".count-list input")
    fields.first.wait_for()
    said = page.locator(".count-sum").inner_text()
    chips = int(re.sub(r"\D", "", said.split(" of ")[1]))
    each = chips // fields.count() // 1000 * 1000
    for at in range(fields.count()):
        fields.nth(at).fill(str(chips - each * (fields.count() - 1) if at == 0 else each))
    page.click("text=These are the stacks")
    page.wait_for_selector(".count-list", state="detached")


def settle(page: Page, house: ServedHouse) -> None:
    """Whatever is due at the tables: whoever has to be counted is counted beside their name."""
    while page.locator(".step.is-now").count():
        fill_counts(page, house)
        page.click(".step-do .button.go")
        done(page)
        page.wait_for_timeout(350)  # the picture of a place comes four times a second


def fill_counts(page: Page, house: ServedHouse) -> None:
    """Everybody who is asked for has the same as the others of their table; the last what is over,
    where all of it is asked for."""
    event, names = event_of(house), house.running.desk.names.name
    for table in event.tables.values():
        unknown = [seat for _, seat in taken_seats(table) if seat.chips.uncounted]
        fields = [page.locator(f"[aria-label='Count of {names(one.player)}']") for one in unknown]
        wanted = [field for field in fields if field.count()]
        each = table.adrift // max(1, len(unknown))
        for field in wanted:
            last = field is wanted[-1] and len(wanted) == len(unknown)
            field.fill(str(table.adrift - each * (len(unknown) - 1) if last else each))


def test_a_wrong_bust_is_undone_by_its_name(browser: Browser, house: ServedHouse) -> None:
    one = begun(browser, house)
    page = one.page
    wrong, right, third = on_table(page)[:3]
    bust(page, wrong)
    expect(page.locator(".desk-stats b").first).to_have_text("35")
    page.click(f"[aria-label='Undo bust of {wrong}']")
    page.wait_for_selector(f".acts s:has-text('bust of {wrong}')")
    expect(page.locator(".desk-stats b").first).to_have_text("36")
    assert wrong in on_table(page)
    page.click(f"[aria-label='Redo bust of {wrong}']")
    page.wait_for_selector(f".acts b:has-text('bust of {wrong}')")
    page.click(f"[aria-label='Undo bust of {wrong}']")
    page.wait_for_selector(f".acts s:has-text('bust of {wrong}')")
    page.fill(".bust-head input", right)
    page.click(f".who-chip:has-text('{right}')")
    page.fill(".bust-head input", third)
    page.click(f".who-chip:has-text('{third}')")
    page.click(".bust-end .danger-fill")  # two in one hand, and nobody said who had more
    expect(page.locator(".verdict")).to_contain_text("with how much did")
    for at, chips in enumerate(("18000", "31500")):
        page.locator(".began input").nth(at).fill(chips)
    page.click(".bust-end .danger-fill")
    done(page)
    expect(page.locator(".verdict")).to_contain_text("common/simultaneous-elimination")
    places = {one.player: one.began for one in event_of(house).finishes}
    assert sorted(places.values()) == [18000, 31500]
    penalised(page, house, wrong)
    assert one.faults == []
    one.close()


def penalised(page: Page, house: ServedHouse, name: str) -> None:
    """The offence is chosen among those that the book has a penalty for, not typed."""
    page.goto(f"{house.address}/director/sample-event/entries")
    page.click(f"[aria-label='More about {name}']")
    page.click("dialog .segments button:has-text('Hands')")
    page.select_option("dialog [name=offence]", label="Abuse, foul language")
    page.click("dialog button:has-text('Give it')")
    page.wait_for_selector("dialog", state="detached")
    expect(page.locator(".verdict strong")).to_have_text(re.compile(f"Done: .*{name}"))
    assert [one.hands for one in event_of(house).penalties.values()] == [1]


def test_a_break_is_put_in_and_the_jump_to_the_next_one_asks(
    browser: Browser, house: ServedHouse
) -> None:
    one = begun(browser, house)
    page = one.page
    page.click("text=Break now")
    page.click("text=Go to the break after level 8")
    expect(page.locator(".break-form")).to_contain_text("Skips levels 2 to 8 and closes entry.")
    page.click("text=Leave it")
    page.fill("[name=break-minutes]", "12")
    page.click("text=Begin the break")
    expect(page.locator(".verdict strong")).to_have_text("Done: break of 12 minutes.")
    expect(page.locator(".col h2").first).to_have_text("Break")
    expect(page.locator(".col header").first).to_contain_text("then level 1")
    wall_shows(browser, house, "Break")
    expect(page.locator(".tag:has-text('Entry open')")).to_be_visible()
    page.click("[title='End the break']")
    expect(page.locator(".col h2").first).to_have_text("Level 1")
    assert event_of(house).clock.runs
    assert one.faults == []
    one.close()


def wall_shows(browser: Browser, house: ServedHouse, what: str) -> None:
    """On the wall of anybody: dark, and until when one may enter."""
    anybody = AtBrowser(browser, house.address, (1920, 1080))
    anybody.go("/clock/sample-event")
    expect(anybody.page.locator(".wall-level")).to_have_text(what)
    expect(anybody.page.locator(".wall-foot")).to_contain_text("Entry until the end of level 4")
    expect(anybody.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert anybody.faults == []
    anybody.close()


def test_a_rebuy_at_out_is_two_presses_and_bounties_ask_by_whom(
    browser: Browser, house: ServedHouse
) -> None:
    one = AtWork(browser, house, "Dora", "director", path="/director/new")
    page = one.page
    page.fill("[name=title]", "Rebuys")
    page.fill("[name=more]", "bounty 25, rebuys 100 for 20000 until 4")
    page.click("button:has-text('Announce it')")
    page.wait_for_selector("a:has-text('Entries and seats')")
    page.click("a:has-text('Entries and seats')")
    for name in ("Ann Hill", "Bob Dale", "Cy Moor", "Dee Lake"):
        page.fill("[name=entrant]", name)
        page.press("[name=entrant]", "Enter")
        page.wait_for_selector(f"td:has-text('{name}')")
    page.click("text=Draw the seats")
    page.click("nav a:has-text('Play')")
    page.click("text=Start play")
    page.click(".who-chip:has-text('Bob Dale')")
    page.click("button:has-text('Re-buys double')")
    page.wait_for_selector(".acts b:has-text('re-buy of Bob Dale')")
    expect(page.locator(".desk-stats b").nth(2)).to_have_text("120,000")
    page.click(".who-chip:has-text('Cy Moor')")
    page.click(".takers button:has-text('Ann Hill')")
    page.click(".bust-end .danger-fill")
    page.wait_for_selector(".acts b:has-text('bust of Cy Moor')")
    place = house.running.house.places["event/rebuys"]
    assert isinstance(place, EventPlace)
    (out,) = place.event.finishes
    assert [house.running.desk.names.name(who) for who in out.by] == ["Ann Hill"]
    page.click("a:has-text('Entries and seats')")
    page.click("[aria-label='More about Cy Moor']")
    assert page.locator("dialog button:has-text('Re-buy')").count() == 0, "they have no seat"
    one.close()


def test_a_tournament_of_36_from_sample_to_payout_and_deal(
    browser: Browser, house: ServedHouse
) -> None:
    one = begun(browser, house)
    page = one.page
    page.goto(f"{house.address}/director/sample-event/entries")
    page.fill("[name=entrant]", "Late Larry")
    page.click(".enter-form .button")
    page.wait_for_selector("td:has-text('Late Larry')")
    expect(page.locator(".verdict")).to_contain_text("no seat is open")
    page.goto(f"{house.address}/director/sample-event")
    page.wait_for_selector(".who-chip")
    bust(page, on_table(page)[0])
    page.click("text=Give a seat")
    page.wait_for_selector(".acts b:has-text('seat of Late Larry')")
    page.goto(f"{house.address}/director/sample-event/entries")
    page.click("text=Close entry")
    page.wait_for_selector("p:has-text('Entry closed')")
    page.goto(f"{house.address}/director/sample-event")
    page.wait_for_selector(".who-chip")
    page.click("[aria-label='Next level']")
    other_levels(page, house)
    asked = False
    while len(event_of(house).tables) > 1:
        players = on_table(page)
        out = players[1:4] if len(players) > 5 else players[1:2]
        bust(page, *out)
        page.wait_for_timeout(350)
        settle(page, house)
        if len(event_of(house).tables) == 2 and not asked:
            hand_for_hand(page, house)
            asked = True
    while len(on_table(page)) > 4:
        bust(page, on_table(page)[-1])
    expect(page.locator("button:has-text('Hand for hand')")).to_be_disabled()
    wall(browser, house)
    a_deal(one, house)
    assert one.faults == []
    one.close()


def hand_for_hand(page: Page, house: ServedHouse) -> None:
    """One alone is asked, too, with how much they began: others may be out at other tables. What
    the house asks is not red."""
    page.click("text=Hand for hand")
    page.wait_for_selector("text=End hand for hand")
    out = on_table(page)[-1]
    page.fill(".bust-head input", out)
    page.click(f".who-chip:has-text('{out}')")
    page.click(".bust-end .danger-fill")
    expect(page.locator(".verdict.is-asking")).to_contain_text("with how much did")
    page.fill(".began input", "18000")
    page.click(".bust-end .danger-fill")
    page.wait_for_selector(f".acts b:has-text('bust of {out}')")
    page.click("text=End hand for hand")
    page.wait_for_timeout(350)
    settle(page, house)


def other_levels(page: Page, house: ServedHouse) -> None:
    """Levels to come are changed while the second is on: blinds, minutes, a break more."""
    levels = event_of(house).levels
    page.goto(f"{house.address}/director/sample-event/levels")
    page.click("text=Change levels to come")
    third, minutes = "[aria-label='Level 3: Stakes']", "[aria-label='Level 3: Minutes']"
    assert page.locator("[aria-label='Level 2: Stakes']").is_disabled()
    page.click("[aria-label='Put a break in after Level 2']")
    page.fill(third, "a horse")
    page.click("text=These are the levels")
    expect(page.locator(".verdict.is-refused")).to_contain_text("a horse")
    page.fill(third, "200/500")
    page.fill(minutes, "0")
    page.click("text=These are the levels")
    expect(page.locator(".verdict.is-refused")).to_contain_text("level 3 lasts no time")
    page.fill(minutes, "17")
    page.click("text=These are the levels")
    page.wait_for_selector(".levels-form", state="detached")
    changed = event_of(house).levels
    assert changed[:2] == levels[:2]
    assert (changed[2].is_break, changed[3].minutes) == (True, 17)
    assert changed[3].stakes is not None
    assert changed[3].stakes.blinds == (200, 500)
    expect(page.locator("tr.on td").first).to_have_text("2")
    expect(page.locator("tr:has-text('200 / 500') td").first).to_have_text("3")
    page.goto(f"{house.address}/director/sample-event")
    page.wait_for_selector(".who-chip")


def wall(browser: Browser, house: ServedHouse) -> None:
    """Anybody sees the clock, on a phone as on a wall, and no names unless they have come in."""
    for size in ((1920, 1080), PHONE):
        anybody = AtBrowser(browser, house.address, size)
        anybody.go("/clock/sample-event")
        anybody.page.wait_for_selector(".wall")
        expect(anybody.page.locator(".wall-side")).to_contain_text("4 of 37")
        before = anybody.page.locator("output").inner_text()
        wait_true(anybody.page, "t => document.querySelector('output').innerText !== t", arg=before)
        assert "Please move" not in anybody.page.inner_text("main")
        assert anybody.faults == []
        anybody.close()


def a_deal(one: AtBrowser, house: ServedHouse) -> None:
    """Four are left: stacks counted, proposed by worth, declined by one, amounts of their own
    named and agreed to, paid."""
    page = one.page
    page.goto(f"{house.address}/director/sample-event/prizes")
    page.wait_for_selector("text=Fix the prizes")
    if page.locator("text=how much has").count():
        page.goto(f"{house.address}/director/sample-event")
        count(page, ".table-row")
        page.goto(f"{house.address}/director/sample-event/prizes")
    page.click("text=Fix the prizes")
    page.click("text=Propose by worth")
    page.wait_for_selector(".deal-list")
    page.locator(".deal-list .button:has-text('Declines')").last.click()
    page.wait_for_selector(".deal-list", state="detached")
    named_by_them(page, house)
    for _ in range(4):
        page.locator(".deal-list .button:has-text('Agrees')").first.click()
        page.wait_for_timeout(350)
    carry = page.locator("text=Carry it out")
    if carry.count():
        carry.click()
    page.wait_for_selector(".tag:has-text('Made')")
    event = event_of(house)
    assert event.prizes.deal is not None
    assert event.prizes.deal.made
    shares = sorted(award.amount for award in event.prizes.deal.awards)
    assert sum(shares) + event.prizes.deal.left == sum(event.prizes.fixed[:4])
    assert shares[-1] == shares[-2] + 100, "as they named it, and not as it was worked out"
    page.goto(f"{house.address}/director/sample-event")
    page.wait_for_selector(".who-chip")
    while not event_of(house).over:
        bust(page, on_table(page)[-1])
    page.goto(f"{house.address}/director/sample-event/prizes")
    page.click("text=Pay the prizes")
    done(page)
    paid = sorted(award.amount for award in event_of(house).prizes.paid)
    assert paid[-4:] == shares, "the deal is what was paid"
    assert sum(paid) == 37 * 130
    page.goto(f"{house.address}/director/sample-event/print/results")
    expect(page.locator(".a4")).to_contain_text("The last players made a deal.")


def named_by_them(page: Page, house: ServedHouse) -> None:
    """Amounts of their own: what does not add up is refused with both sums."""
    total = sum(event_of(house).prizes.fixed[:4])
    page.click("summary:has-text('Amounts of their own')")
    fields = page.locator(".own-deal .count-list input")
    each = (total - 100) // 4
    for at in range(4):
        fields.nth(at).fill(str(each + (100 if at == 0 else 0)))
    rest = total - 4 * each - 100
    if not rest:
        fields.nth(1).fill(str(each - 1))
    page.click("text=Propose these amounts")
    short = total - rest - (0 if rest else 1)
    says = f"the deal adds up to {short:,}, and {total:,} is still to be won"
    expect(page.locator(".verdict.is-refused")).to_contain_text(says)
    expect(page.locator(".own-deal .count-sum")).to_contain_text("still to give")
    for at in range(4):
        fields.nth(at).fill(str(each + (100 + rest if at == 0 else 0)))
    fields.nth(1).fill(str(each + rest))
    fields.nth(2).fill(str(each - rest))
    expect(page.locator(".own-deal .count-sum")).to_contain_text("It adds up.")
    expect(page.locator(".own-deal .check")).to_contain_text("common/position-deals")
    page.click("text=Propose these amounts")
    page.wait_for_selector(".deal-list")
