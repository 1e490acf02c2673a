"""The felt keeps its place: whoever's turn it is, whatever is refused, when the hand is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page
from scripts.web_shots import NOWHERE, answer, recorded

pytestmark = pytest.mark.slow
SIZES = ((390, 844), (360, 640), (1280, 800), (1920, 1080))
# Of a hand: somebody else's turn, one's own, the end.
SCENES = {"holdem": (13, 14, 17), "stud": (29, 30, 48), "draw": (10, 11, 18)}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_felt_stays_where_it_is(browser: Browser, size: tuple[int, int]) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.route(f"{NOWHERE}/**", answer)
    for scene, moments in SCENES.items():
        places = {felt_at(page, scene, upto) for upto in moments}
        assert len(places) == 1, f"{scene}: {places}"
        assert {felt_at(page, scene, moments[1], refused=True)} == places
    context.close()


def felt_at(page: Page, scene: str, upto: int, refused: bool = False) -> tuple[int, int]:
    """From where to where it reaches, in pixels."""
    page.route_web_socket(re.compile("/ws$"), recorded(scene, upto))
    page.goto(f"{NOWHERE}/table/7")
    felt = page.locator(".act ~ .stage, .room:has(.act .prompt) :is(.stage, .lines)").first
    felt.wait_for()
    if refused:
        page.locator(".choices .button:not([disabled])").first.click()
        if page.locator(".choices .danger").count():  # "There is nothing to call. Fold anyway?"
            page.locator(".choices .danger").click()
        page.wait_for_selector(".is-refused")
    box = felt.bounding_box()
    assert box is not None
    return round(box["y"]), round(box["y"] + box["height"])
