"""Sessions as PHH: written, read back and replayed, every hand ends with the same money."""

from __future__ import annotations

import io
import re
import warnings
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.histories.export.dealing import random_deal
from tests.histories.playing import random_hand
from tests.histories.test_telling import play

from shuffleup.bots import BOTS, play_hand
from shuffleup.games import Structure
from shuffleup.hand import Call, Check, Fold, RaiseTo, RunIt, Stakes, limit, new_hand, no_limit
from shuffleup.hand.events import Dealt
from shuffleup.histories import History, PhhError, parse_phhs, replay_history, variants
from shuffleup.histories.export import (
    ExportedDeal,
    ExportError,
    history_of_deal,
    write_session,
    writes_phh,
)
from shuffleup.law import DEFAULT
from shuffleup.law.rulebook import resolve, rulebook

every_variant = pytest.mark.parametrize("code", sorted(variants()))
NOT_IN_PHH = re.compile(
    r"hand \d+: PHH cannot tell of (?:a kill|a board dealt \d times|chips carried over.*"
    r"|antes of which only some.*|it as it was: .*)"
)


def text_or_reason(*deals: ExportedDeal) -> tuple[str, str]:
    try:
        return "".join(write_session(deals, "phhs")), ""
    except ExportError as why:
        return "", str(why)


def check_replays(deal: ExportedDeal, history: History | PhhError) -> None:
    assert isinstance(history, History)
    again = replay_history(history)
    assert (again.error, again.note) == ("", "")
    assert again.ok
    unit = deal.hand.stakes.dollar
    ended = [deal.hand.stacks[seat - 1] for seat in history.seats]
    assert [money * unit for money in again.final_money if money is not None] == ended


@every_variant
@given(seed=st.integers(0, 2**32))
def test_what_is_written_replays_to_the_same_stacks(code: str, seed: int) -> None:
    deal = random_deal(*variants()[code], seed)
    text, why = text_or_reason(deal)
    if why:
        assert NOT_IN_PHH.fullmatch(why), why
    else:
        check_replays(deal, parse_phhs(text)[0])


@every_variant
@given(seed=st.integers(0, 2**32))
def test_ordinary_hands_are_never_refused_whatever_their_number(code: str, seed: int) -> None:
    sheet, structure = variants()[code]
    deals = [
        ExportedDeal(
            random_hand(sheet, structure, Random(seed + n)), number=n, currency="$", drop=0
        )
        for n in range(1, 4)
    ]
    histories = parse_phhs("".join(write_session(deals, "phhs")))
    assert [h.number for h in histories if isinstance(h, History)] == [1, 2, 3]
    for deal, history in zip(deals, histories, strict=True):
        check_replays(deal, history)


@pytest.mark.slow
@every_variant
def test_another_engine_reads_the_file_and_ends_with_the_same_stacks(code: str) -> None:
    pokerkit = pytest.importorskip("pokerkit")
    same = 0
    for seed in range(20):
        hand = random_hand(*variants()[code], Random(seed))
        text, _ = text_or_reason(ExportedDeal(hand, when="2026-01-31T20:15:00Z", currency="€"))
        seats = history_of_deal(ExportedDeal(hand)).seats
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            (history,) = pokerkit.HandHistory.load_all(io.BytesIO(text.encode()))
            try:
                *_, state = history
            except (KeyError, ValueError):  # see tests/differential/DIFFERENCES.md
                continue
        same += list(state.stacks) == [hand.stacks[seat - 1] for seat in seats]
    assert same >= 16


def test_the_fields_of_a_deal_stand_in_the_file() -> None:
    stakes = Stakes(Structure.NO_LIMIT, 50, 50, (25, 50), dollar=100)
    hand = play(new_hand("holdem", stakes, (5000, 0, 5000), seed=1), RaiseTo(2, 150), Fold(0))
    deal = ExportedDeal(
        hand, ("Ann", "", "Cy"), "Riverside 3", 17, drop=5, currency="$",
        when="2026-01-31T20:15:00.25+00:00",
    )  # fmt: skip
    text, _ = text_or_reason(deal)
    for line in (
        "[1]", "table = 'Riverside 3'", "hand = 17", "time = 20:15:00", "time_zone = 'UTC'",
        "day = 31", "month = 1", "year = 2026", "currency_symbol = '$'", "currency = 'USD'",
        "seats = [1, 3]", "players = ['Ann', 'Cy']", "finishing_stacks = [49.50, 50.50]",
    ):  # fmt: skip
        assert line in text.split("\n"), text
    assert "drop" not in text


def test_dollars_that_are_whole_chips_are_split_by_the_dollar() -> None:
    hand = new_hand("holdem", no_limit(1, 2), (3, 7, 7), deck=None, seed=4)
    play(hand, Call(2), Call(0), Check(1), Check(0), Check(1), Check(2))
    while not hand.over:
        play(hand, Check(hand.actor))
    text, _ = text_or_reason(ExportedDeal(hand, currency="$"))
    assert "_chip = 1" in text
    history = parse_phhs(text)[0]
    assert isinstance(history, History)
    assert history.chip == history.scale == 100


def test_what_phh_cannot_tell_is_refused_with_the_hands_number() -> None:
    hand = new_hand("holdem", no_limit(1, 2), (50, 50), seed=1, rules=DEFAULT.but(run_it_maximum=2))
    play(hand, RaiseTo(1, 50), Call(0), RunIt(0, 2), RunIt(1, 2))
    with pytest.raises(ExportError, match="hand 8: PHH cannot tell of a board dealt 2 times"):
        list(write_session([ExportedDeal(hand, number=8)], "phhs"))


def test_two_players_and_a_dead_button_are_told_and_read_by_another_engine() -> None:
    pokerkit = pytest.importorskip("pokerkit", reason="PokerKit is not installed")
    hand = new_hand("holdem", no_limit(1, 2), (50, 0, 50), 1, seed=1)
    play(hand, Call(2), Check(0), RaiseTo(2, 4), Call(0), Check(2), RaiseTo(0, 8), Fold(2))
    text = writes_phh(ExportedDeal(hand))
    assert "blinds_or_straddles = [2, 1]" in text  # p1 has the small blind and acts first
    *_, last = pokerkit.HandHistory.loads(text)
    assert last.stacks == [hand.stacks[2], hand.stacks[0]] == [44, 56]


def test_of_the_house_only_the_points_a_hand_needs_go_along() -> None:
    rules = resolve(rulebook("mohegan"))
    hand = new_hand("holdem", no_limit(1, 2), (50, 50, 50), seed=1, rules=rules)
    play(hand, Fold(2), Fold(0))
    assert len(str(history_of_deal(ExportedDeal(hand)).metadata["_rules"])) > 3_000
    text = writes_phh(ExportedDeal(hand))
    assert "_rules" not in text
    assert len(text) < 600


def test_a_point_without_which_a_hand_would_end_otherwise_goes_along_alone() -> None:
    rules = resolve(rulebook("mohegan")).but(short_all_in_reopens_big_bet=Fraction(1, 2))
    hand = new_hand("holdem", no_limit(100, 200), (9_000, 9_000, 9_000, 850), seed=1, rules=rules)
    play(hand, RaiseTo(2, 600), RaiseTo(3, 850), Call(0), Fold(1), RaiseTo(2, 1_250), Fold(0))
    text = writes_phh(ExportedDeal(hand))
    assert "_rules = 'short-all-in-reopens-big-bet 1/2'" in text


def test_stud_players_left_without_a_last_card_are_told() -> None:
    rules = DEFAULT.but(stud_common_card=False)
    stakes = limit(2, 4, ante=1, bring_in=1)
    hand = new_hand("stud", stakes, (100,) * 8, seed=0, rules=rules)
    play_hand(hand, {seat: BOTS["caller"](seat) for seat in range(8)})
    assert sum(isinstance(v, Dealt) and not v.cards for v in hand.log) == 4
    text, _ = text_or_reason(ExportedDeal(hand))
    check_replays(ExportedDeal(hand), parse_phhs(text)[0])


def test_a_hand_that_goes_on_is_refused() -> None:
    hand = play(new_hand("holdem", no_limit(1, 2), (50, 50), seed=1))
    with pytest.raises(PhhError, match="not over"):
        history_of_deal(ExportedDeal(hand))


def test_phh_hides_nothing_so_a_hero_is_refused() -> None:
    hand = play(new_hand("holdem", no_limit(1, 2), (50, 50), seed=1), Fold(1))
    with pytest.raises(ExportError, match="every card"):
        list(write_session([ExportedDeal(hand)], "phhs", hero=0))
