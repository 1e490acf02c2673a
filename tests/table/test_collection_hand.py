"""The drop inside one hand: out of the pot before it is pushed, exact to the chip."""

from __future__ import annotations

import pytest

from shuffleup.hand import (
    Drop,
    SetupError,
    new_hand,
    no_limit,
    pot_total,
    pots,
    record,
    replay,
    view,
)
from shuffleup.hand.drops import taken
from shuffleup.hand.events import Awarded, Dropped
from shuffleup.hand.grounds.event_grounds import explained
from shuffleup.hand.repairs.primitives import Rewound, Voided
from shuffleup.hand.words.drop_words import read_drop, show_drop
from shuffleup.hand.words.hand_transcript import Played, run, write
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.log.codec import decode, encode
from shuffleup.sim.recount import recount

RIVER = "Ann has AsAh; Bob has KsKh; Cy has AcAd; board 2c7d9hJsQc"
SPLIT = f"""holdem no-limit 1/2
fee: {{fee}}
seats: Ann 100, Bob 100, Cy 100; button Cy
{RIVER}
Cy raises to 7; Ann calls; Bob calls
Ann checks; Bob checks; Cy checks
Ann checks; Bob checks; Cy checks
Ann checks; Bob checks; Cy checks
everyone shows
"""


def played(text: str) -> Played:
    """A transcript, its chips counted at the end."""
    found = run(text)
    recount(found.hand)
    assert replay(found.hand.log) == found.hand
    return found


@pytest.mark.parametrize(
    ("fee", "dropped", "ann", "cy"),
    [
        ("drop 3", 3, 102, 102),  # 18 to share
        ("drop 2", 2, 103, 102),  # 19: the odd chip to the left of the button
        ("rake 10", 2, 103, 102),  # a tenth of 21 is 2
        ("rake 33, cap 4", 4, 102, 101),
        ("drop 3, promotion 1", 4, 102, 101),
        ("promotion 1", 1, 103, 103),
        ("drop 50", 21, 93, 93),  # never more than there is
    ],
)
def test_shares_and_odd_chips_are_of_what_the_house_left(
    fee: str, dropped: int, ann: int, cy: int
) -> None:
    hand = played(SPLIT.format(fee=fee)).hand
    assert (hand.dropped, hand.stacks) == (dropped, [ann, 93, cy])
    assert hand.dead == 0


def test_a_rake_is_rounded_down_to_the_smallest_chip() -> None:
    text = SPLIT.format(fee="rake 40").replace("no-limit 1/2", "no-limit 1/2 chip 5")
    assert played(text).hand.dropped == 5  # two fifths of 21 are 8


def test_a_bet_that_nobody_called_is_not_raked() -> None:
    hand = played(
        """holdem no-limit 1/2
        fee: rake 10
        seats: Ann 100, Bob 100, Cy 100; button Cy
        Cy all-in; Ann folds; Bob folds
        """
    ).hand
    assert hand.dropped == 0  # of a pot of 5
    assert hand.stacks == [99, 98, 103]


@pytest.mark.parametrize(("fee", "dropped"), [("drop 3, no-flop-no-drop", 0), ("drop 3", 3)])
def test_no_flop_no_drop(fee: str, dropped: int) -> None:
    text = f"""holdem no-limit 1/2
    fee: {fee}
    seats: Ann 100, Bob 100, Cy 100; button Cy
    Cy raises to 10; Ann calls; Bob folds
    """
    on = text.replace("Ann calls; Bob folds", "Ann folds; Bob folds")
    assert played(on).hand.dropped == dropped
    seen = text + "board 2c7d9h\nAnn checks; Cy bets 10; Ann folds\n"
    assert played(seen).hand.dropped == 3


def test_a_game_without_a_flop_drops_once_its_second_round_has_come() -> None:
    text = """stud limit 4/8 ante 1 bring-in 2
    fee: drop 3, no-flop-no-drop
    seats: Ann 100, Bob 100
    Ann has 2c3d4h; Bob has KsKhKd
    Ann brings it in; Bob completes; {}
    """
    assert played(text.format("Ann folds")).hand.dropped == 0
    more = "Ann calls\nBob checks; Ann bets 4; Bob folds"
    assert played(text.format(more)).hand.dropped == 3


def test_the_drop_comes_off_the_main_pot_and_then_off_the_side_pot() -> None:
    text = """holdem no-limit 1/2
    fee: drop {}
    seats: Ann 1, Bob 50, Cy 50; button Cy
    Ann has AsAh; Bob has KsKh; Cy has QsQh; board 2c7d9h3s4c
    Cy all-in; Bob all-in
    everyone shows
    """
    hand = played(text.format(2)).hand
    assert [(v.seat, v.amount) for v in hand.log if isinstance(v, Awarded)] == [(0, 1), (1, 98)]
    hand = played(text.format(5)).hand
    assert [(v.seat, v.amount) for v in hand.log if isinstance(v, Awarded)] == [(1, 96)]


def test_pots_are_net_of_the_drop_while_they_are_pushed() -> None:
    hand = played(SPLIT.format(fee="drop 3")).hand
    before = replay(hand.log[: next(i for i, v in enumerate(hand.log) if isinstance(v, Awarded))])
    assert pots(before) == [(18, [0, 1, 2])]
    assert pot_total(before) == 18
    assert sum(before.stacks) + pot_total(before) + before.dropped == 300


def test_everyone_sees_what_the_house_took() -> None:
    hand = played(SPLIT.format(fee="drop 3, promotion 1")).hand
    for viewer in (-2, -1, 0, 1, 2):
        seen = view(hand, viewer)
        assert seen.dropped == 4
        assert Dropped(3, "drop") in seen.events
    assert taken(hand) == {"drop": 3, "promotion": 1}


def test_the_button_posts_the_dead_collection_blind_and_the_pot_has_nothing_of_it() -> None:
    text = """holdem no-limit 1/2
    fee: collection-blind 4
    seats: Ann {ann}, Bob 100, Cy 100; button Ann
    Ann folds; Bob folds
    """
    hand = played(text.format(ann=100)).hand
    assert hand.stacks == [96, 99, 101]
    assert Dropped(4, "drop", 0) in hand.log
    assert hand.dropped == 4
    assert played(text.format(ann=4)).hand.dropped == 0  # it would leave no chip


def test_stud_has_no_button_to_post_it() -> None:
    hand = played(
        """stud limit 4/8 ante 1 bring-in 2
        fee: collection-blind 4
        seats: Ann 100, Bob 100
        Ann has 2c3d4h; Bob has KsKhKd
        Ann brings it in; Bob completes; Ann folds
        """
    ).hand
    assert hand.dropped == 0


def test_what_the_floor_takes_back_takes_the_drop_with_it() -> None:
    hand = played(SPLIT.format(fee="drop 3, promotion 1")).hand
    at = next(i for i, v in enumerate(hand.log) if isinstance(v, Dropped))
    record(hand, Rewound(at))
    assert (hand.dropped, taken(hand)) == (0, {})
    recount(hand)
    hand = played(SPLIT.format(fee="drop 3")).hand
    record(hand, Voided())
    assert (hand.dropped, hand.stacks) == (0, [100, 100, 100])
    recount(hand)


def test_a_setup_with_a_fee_and_its_transcript_read_back() -> None:
    found = played(SPLIT.format(fee="rake 10, cap 4, promotion 1, no-flop-no-drop"))
    again = run(write(found.hand, found.names))
    assert again.hand.setup == found.hand.setup
    assert again.hand.stacks == found.hand.stacks
    assert all(decode(encode(event)) == event for event in found.hand.log)


@pytest.mark.parametrize("text", ["drop 3", "rake 10, cap 4, promotion 1", "collection-blind 4"])
def test_a_fee_reads_as_it_is_written(text: str) -> None:
    assert show_drop(read_drop(text)) == text


@pytest.mark.parametrize("text", ["", "drop", "drop three", "tip 5", "no-flop-no-drop 3"])
def test_what_is_no_fee_is_said_so(text: str) -> None:
    with pytest.raises(ValueError, match="is no fee"):
        read_drop(text)


@pytest.mark.parametrize(
    "drop",
    [Drop(-1), Drop(rake=101), Drop(cap=4), Drop(3, rake=10), Drop(3, blind=4), Drop(1.5)],  # type: ignore[arg-type]
)
def test_a_senseless_fee_starts_no_hand(drop: Drop) -> None:
    with pytest.raises(SetupError):
        new_hand("holdem", no_limit(1, 2), [100, 100], seed=1, drop=drop)


def test_a_drop_is_explained_by_the_clause_on_the_fee() -> None:
    hand = played(SPLIT.format(fee="drop 3")).hand
    why = {type(event): grounds for event, grounds in explained(hand)}
    assert why[Dropped] == ("house-fee",)
    for name in ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament"):
        assert cite(rulebook(name), why[Dropped])
