"""Open Hand History: read back by a reader that knows no engine, the chips add up to nothing."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.histories.export import ohh_reader
from tests.histories.export.dealing import random_deal
from tests.histories.export.test_pokerstars import nets

from shuffleup.games import Sheet, Structure, games
from shuffleup.histories.export import ExportedDeal, ExportError, writes_ohh
from shuffleup.histories.export.exported_deal import names_of
from shuffleup.histories.export.ohh import GAMES, LIMITS

KNOWN = [
    (sheet, structure)
    for sheet in games()
    for structure in sheet.structures
    if sheet.key in GAMES and structure in LIMITS
]
IDS = [f"{sheet.key}-{structure.value}" for sheet, structure in KNOWN]
every_game = pytest.mark.parametrize(("sheet", "structure"), KNOWN, ids=IDS)


def line_or_reason(deal: ExportedDeal) -> tuple[str, str]:
    try:
        return writes_ohh(deal), ""
    except ExportError as why:
        return "", str(why)


@every_game
@given(seed=st.integers(0, 2**32))
@example(seed=14570)  # an ante comes back, and the house had its blind of the button
def test_each_players_gain_can_be_read_off_the_object_alone(
    sheet: Sheet, structure: Structure, seed: int
) -> None:
    deal = random_deal(sheet, structure, seed)
    line, why = line_or_reason(deal)
    if why:
        assert "carried over" in why or "eight-or-better" in why, why
        return
    hand = ohh_reader.read(line)
    names = names_of(deal)
    gains = ohh_reader.nets(hand)
    assert {names[player]: gain for player, gain in gains.items()} == nets(deal)
    taken = ohh_reader.rake(hand)
    dropped = deal.drop + deal.hand.dropped
    assert taken == Fraction(dropped, deal.unit or deal.hand.stakes.dollar)
    assert sum(gains.values()) == -taken
