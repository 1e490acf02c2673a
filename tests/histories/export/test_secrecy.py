"""Secrecy: permute every card that was not shown, nor is the hero's, and not one byte changes."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from tests.hand.test_view import permuted
from tests.histories.export.dealing import random_deal
from tests.histories.export.test_ohh import KNOWN as IN_OHH
from tests.histories.export.test_pokerstars import IDS, KNOWN

from shuffleup.games import Sheet, Structure, game
from shuffleup.histories.export import (
    ExportedDeal,
    ExportError,
    Hero,
    pokerstars_play,
    writes,
    writes_ohh,
)
from shuffleup.histories.export.pokerstars_play import Play

Writer = Callable[[ExportedDeal, Hero], str]

HANDS = 12


def leaks(write: Writer, sheet: Sheet, structure: Structure, hands: int = HANDS) -> tuple[int, int]:
    """(texts that change when unseen cards do, texts that were compared)."""
    found = compared = 0
    for seed in range(hands):
        dice = random.Random(seed)
        deal = random_deal(sheet, structure, seed, any_house=False)
        for hero in (None, *range(deal.hand.n)):
            try:
                text = write(deal, hero)
            except ExportError:
                continue
            viewer = -1 if hero is None else hero
            other = msgspec.structs.replace(deal, hand=permuted(deal.hand, viewer, dice))
            found += write(other, hero) != text
            compared += 1
    return found, compared


@pytest.mark.parametrize(("sheet", "structure"), KNOWN, ids=IDS)
def test_no_byte_of_the_text_depends_on_a_card_its_hero_has_not_seen(
    sheet: Sheet, structure: Structure
) -> None:
    found, compared = leaks(writes, sheet, structure)
    assert found == 0
    assert compared > 2 * HANDS


@pytest.mark.parametrize(("sheet", "structure"), IN_OHH)
def test_no_byte_of_the_object_depends_on_a_card_its_hero_has_not_seen(
    sheet: Sheet, structure: Structure
) -> None:
    found, compared = leaks(writes_ohh, sheet, structure)
    assert found == 0
    assert compared > 2 * HANDS


@pytest.mark.parametrize("key", ["holdem", "stud", "triple-draw", "razz"])
def test_a_planted_leak_of_hole_cards_is_caught(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Play.tell

    def of_another(play: Play, *told: object) -> None:
        play.hero = min(seat for seat, stack in enumerate(play.hand.setup.stacks) if stack)
        tell(play, *told)  # type: ignore[arg-type]

    monkeypatch.setattr(pokerstars_play.Play, "tell", of_another)
    assert leaks(writes, game(key), game(key).structures[0])[0] > 0


def test_a_spectators_text_has_no_cards_before_the_showdown_but_the_board() -> None:
    for seed in range(40):
        deal = random_deal(game("omaha"), Structure.POT_LIMIT, seed, any_house=False)
        try:
            text = writes(deal)
        except ExportError:
            continue
        assert "Dealt to" not in text
        assert "mucked [" not in text
