"""PokerStars text: read back by a reader that knows no engine, every chip is where it went."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.histories.export.dealing import random_deal
from tests.histories.export.stars_reader import Read, read

from shuffleup.games import Sheet, Structure, games
from shuffleup.hand.events import Awarded
from shuffleup.histories.export import ExportedDeal, ExportError, writes
from shuffleup.histories.export.exported_deal import names_of
from shuffleup.histories.export.exported_shares import drop_by_seat
from shuffleup.histories.export.pokerstars import GAMES, LIMITS

KNOWN = [
    (sheet, structure)
    for sheet in games()
    for structure in sheet.structures
    if sheet.key in GAMES and structure in LIMITS
    if not sheet.stud or structure is Structure.LIMIT
]
IDS = [f"{sheet.key}-{structure.value}" for sheet, structure in KNOWN]
UNKNOWN = [
    (sheet, structure)
    for sheet in games()
    for structure in sheet.structures
    if (sheet, structure) not in KNOWN
]
MAY_BE_REFUSED = re.compile(
    "PokerStars text (?:cannot tell of (?:a kill|more than one small blind|a board dealt 3 times"
    "|chips carried over.*)|has no name for .*eight-or-better.*)"
)
every_game = pytest.mark.parametrize(("sheet", "structure"), KNOWN, ids=IDS)
seeds = st.integers(0, 2**32)


def nets(deal: ExportedDeal) -> dict[str, Fraction]:
    """What each player won or lost, in money, the drop paid."""
    hand = deal.hand
    paid = drop_by_seat(deal, [v for v in hand.log if isinstance(v, Awarded)])
    unit = deal.unit or hand.stakes.dollar
    return {
        name: Fraction(hand.stacks[seat] - hand.setup.stacks[seat] - paid[seat], unit)
        for seat, name in enumerate(names_of(deal))
        if hand.setup.stacks[seat]
    }


def check_read(deal: ExportedDeal, told: Read) -> None:
    unit = deal.unit or deal.hand.stakes.dollar
    assert told.net == nets(deal)
    assert list(told.stacks.values()) == [Fraction(s, unit) for s in deal.hand.setup.stacks if s]
    assert told.total == sum(told.won.values()) + told.rake
    assert told.rake == Fraction(deal.drop + deal.hand.dropped, unit)
    assert sum(told.net.values()) == -told.rake
    assert told.fates == told.won
    if told.pots:
        assert sum(told.pots) == told.total - told.rake


def text_or_reason(deal: ExportedDeal) -> tuple[str, str]:
    try:
        return writes(deal), ""
    except ExportError as why:
        return "", str(why)


@every_game
@given(seed=seeds)
def test_each_players_gain_can_be_read_off_the_text_alone(
    sheet: Sheet, structure: Structure, seed: int
) -> None:
    deal = random_deal(sheet, structure, seed)
    text, why = text_or_reason(deal)
    if why:
        assert MAY_BE_REFUSED.fullmatch(why), why
    else:
        check_read(deal, read(text))


@every_game
def test_nothing_is_refused_without_need(sheet: Sheet, structure: Structure) -> None:
    deals = [random_deal(sheet, structure, seed, any_house=False) for seed in range(40)]
    refused = [why for why in (text_or_reason(deal)[1] for deal in deals) if why]
    assert len(refused) < 25
    assert [
        why for why in refused if not why.endswith(("more than one small blind", "a kill"))
    ] == []


@pytest.mark.parametrize(("sheet", "structure"), UNKNOWN)
def test_every_other_game_is_refused_by_name(sheet: Sheet, structure: Structure) -> None:
    with pytest.raises(ExportError, match="has no name for"):
        writes(random_deal(sheet, structure, 1))


def test_hands_of_every_sort_are_among_them() -> None:
    """What the random hands have to bring up, and how often at least."""
    texts = [
        text_or_reason(random_deal(sheet, structure, seed, any_house=False))[0]
        for place, (sheet, structure) in enumerate(KNOWN)
        for seed in range(100 * place, 100 * place + 25)
    ]
    for words, least in {
        "from side pot": 100, "from side pot-2": 20, "posts small & big blinds": 5,
        "posts straddle": 10, "Uncalled bet": 100, "SECOND SHOW DOWN": 5, "No low hand": 10,
        "The deck is reshuffled": 10, "brings in for": 10, "stands pat": 20, "mucks hand": 5,
        "doesn't show hand": 10, "and is all-in": 200, "(Play Money)": 50,
    }.items():  # fmt: skip
        assert sum(words in text for text in texts) >= least, words
    second = [text for text in texts if text.count(": posts small blind ") > 1]
    split = [text for text in texts if text.count(" from pot\n") > 1]
    assert len(second) > 3
    assert len(split) > 10
