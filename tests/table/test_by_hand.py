"""Tables dealt by hand: the same seats, blinds and accounts, and chips known only when counted."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.table.anything import hunt
from tests.table.sending import send
from tests.table.walks import BOOKS, TABLES, chips_everywhere, no_limit, rules_of

from shuffleup.floor.senders import DEALER, FLOOR, player
from shuffleup.hand import commands as h
from shuffleup.hand.setup import Post
from shuffleup.law.ruling import Reason
from shuffleup.log import FileLog
from shuffleup.table import Cage, Floor, House, Stage, Table, act, copy, new_table, view
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply, replay
from shuffleup.table.audit import audit
from shuffleup.table.blinds.account import EntryChoice
from shuffleup.table.blinds.places import needs_draw
from shuffleup.table.state import seated, taken_seats
from shuffleup.table.viewing.pictures import CageView, FloorView

IDS = [f"{book}-{button or 'own'}" for book, button in TABLES]


@pytest.mark.parametrize(("book", "button"), TABLES, ids=IDS)
def test_a_table_dealt_by_hand_stands_whatever_is_asked_of_it(book: str, button: str) -> None:
    found = hunt(book, button, 5, steps=300, by_hand=True)
    assert found.kinds["ReportHand"] > 3
    assert found.kinds["CountChips"] > 3
    assert found.table.hand is None
    assert replay(found.table.log) == found.table
    assert [fault.says for fault in audit(found.table.log)] == []


# ---- the same law on both kinds ---------------------------------------------------------------


def table_of(book: str, button: str = "", by_hand: bool = False) -> Table:
    """Seven seats, five of them taken, at 1/2."""
    house = House(button=button)
    table = new_table(
        "holdem", no_limit(1, 2), 7, rules=rules_of(book), house=house, by_hand=by_hand
    )
    for at in range(5):
        assert send(table, c.Sit(at, f"P{at}", 10_000)).ok
    apply(table, e.ButtonStarted(0))
    return table


def some_command(table: Table, dice: random.Random, people: int) -> Any:
    """What moves people and blinds about."""
    taken = [at for at, _ in taken_seats(table)] or [0]
    free = [at for at in range(table.n) if at not in taken]
    at, to = dice.choice(taken), dice.choice(free or [0])
    choice = dice.choice((EntryChoice.POST, EntryChoice.WAIT, EntryChoice.BUY, EntryChoice.BEHIND))
    return dice.choice(
        (
            c.GoAway(at), c.GoAway(at), c.ComeBack(at), c.ComeBack(at), c.SitOut(at),
            c.Choose(at, choice), c.LetPass(at), c.ChangeSeat(at, to), c.AskForSeat(at, to),
            c.Straddle(at), c.Leave(at) if dice.random() < 0.5 else c.ComeBack(at),
            c.Sit(to, f"P{people}", 10_000), c.Sit(to, f"P{people}", 10_000), c.HoldSeat(at, to),
        )
    )  # fmt: skip


def one_hand(here: Table, live: Table, dice: random.Random) -> bool:
    """A hand that everybody folds, and the same hand told of."""
    dealt = act(here, c.NextHand(seed=dice.getrandbits(32)), DEALER).ok
    while here.hand is not None:
        who = player(seated(here, here.hand.actor).player)
        act(here, h.Fold(here.hand.actor), who)
    assert act(live, c.ReportHand(), DEALER).ok is dealt
    return dealt


def standing(table: Table) -> list[object]:
    """All that button, blinds and seats have to do with."""
    seats = [
        (at, seat.player, seat.account, seat.paid, seat.presence) for at, seat in taken_seats(table)
    ]
    after = (table.hands, table.places, table.button, table.claims, table.straddles, table.deal)
    return [*seats, *after]


@pytest.mark.parametrize(("book", "button"), TABLES, ids=IDS)
@pytest.mark.parametrize("seed", range(3))
def test_a_hand_told_of_does_to_blinds_and_accounts_what_a_hand_dealt_does(
    book: str, button: str, seed: int
) -> None:
    here, live = table_of(book, button), table_of(book, button, by_hand=True)
    dice, hands, done = random.Random(f"{book} {button} {seed}"), 0, 0
    for people in range(10, 210):
        if dice.random() < 0.4:
            hands += one_hand(here, live, dice)
        else:
            command = some_command(here, dice, people)
            if isinstance(command, c.Leave) and here.seats[command.seat]:  # with what is counted
                act(live, c.CountChips(command.seat, seated(here, command.seat).stack), FLOOR)
            told = send(here, command)
            assert send(live, command).refusal == told.refusal
            done += told.ok
        assert standing(here) == standing(live)
        assert chips_everywhere(here) == chips_everywhere(live)
    assert hands > 15
    assert done > 30


# ---- hands ------------------------------------------------------------------------------------


def live_table() -> Table:
    return table_of("mohegan", by_hand=True)


def test_nobody_sees_a_card_there() -> None:
    table = live_table()
    assert act(table, c.ReportHand(), DEALER).ok
    before = copy(table)
    for command in (c.NextHand(seed=1), h.Fold(0), h.Board((1, 2, 3)), c.Chop(0, 1)):
        refused = act(table, command, DEALER).refusal
        assert refused is not None
        assert refused.reason is Reason.DEALT_BY_HAND
    assert table == before


def test_a_table_that_deals_is_told_of_no_hand() -> None:
    table = table_of("mohegan")
    for command in (c.ReportHand(), c.CountChips(0, 10_000), c.ReportDrop(5)):
        refused = act(table, command, FLOOR).refusal
        assert refused is not None
        assert refused.reason is Reason.DEALT_HERE


def test_who_got_no_cards_is_away_and_misses_the_blind() -> None:
    table = live_table()
    for _ in range(5):  # everybody has had the blinds
        assert act(table, c.ReportHand(), DEALER).ok
    assert act(table, c.ReportHand(without=(2,)), DEALER).ok
    assert not seated(table, 2).presence.here
    assert seated(table, 2).account.missed == 1
    assert not table.deal.dealt >> 2 & 1
    assert table.places.big == 3


def test_the_first_button_is_where_it_was_seen() -> None:
    table = new_table("holdem", no_limit(1, 2), 7, rules=rules_of("mohegan"), by_hand=True)
    for at in range(5):
        assert send(table, c.Sit(at, f"P{at}", 200)).ok
    assert needs_draw(table)
    assert not act(table, c.ReportHand(), DEALER).ok
    assert act(table, c.ReportHand(button=3), DEALER).ok
    assert table.places.button == 3


def test_a_button_in_the_wrong_place_is_noted_and_nobody_misses_a_blind() -> None:
    table = live_table()
    assert act(table, c.ReportHand(), DEALER).ok
    ruling = act(table, c.ReportHand(button=3), DEALER)
    assert isinstance(ruling.events[0], e.Misplaced)
    assert ruling.events[0].right.button == 1
    assert table.places.button == 3
    assert not any(seat.account.missed for _, seat in taken_seats(table))


def test_a_rotation_goes_on_by_hands_that_are_told_of() -> None:
    stages = (Stage("holdem", no_limit(1, 2), 2), Stage("omaha", no_limit(1, 2), 2))
    table = live_table()
    assert act(table, c.Designate(House(rotation=stages)), FLOOR).ok
    for _ in range(2):
        assert act(table, c.ReportHand(), DEALER).ok
    assert table.game.key == "omaha"


# ---- chips ------------------------------------------------------------------------------------


def test_after_a_hand_the_chips_are_known_together_and_no_stack_is() -> None:
    table = live_table()
    assert act(table, c.ReportHand(drop=4, promotion=1), DEALER).ok
    assert table.adrift == 49_995
    assert table.collected == {"drop": 4, "promotion": 1}
    refused = act(table, c.Leave(0), FLOOR).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_COUNTED
    assert act(table, c.CountChips(0, 12_000), FLOOR).ok
    assert table.adrift == 37_995
    assert act(table, c.Leave(0), FLOOR).ok
    assert chips_everywhere(table) == 38_000


def test_a_count_that_does_not_fit_shows_that_hands_were_played() -> None:
    table = live_table()
    act(table, c.GoAway(4), FLOOR)
    assert act(table, c.CountChips(0, 12_000), FLOOR).ok  # nobody told of a hand
    assert [seat.stack for _, seat in taken_seats(table)] == [12_000, 0, 0, 0, 10_000]
    assert table.adrift == 28_000
    assert act(table, c.CountChips(1, 28_000), FLOOR).ok
    assert table.adrift == 0


def test_nobody_has_more_than_there_is() -> None:
    table = live_table()
    act(table, c.GoAway(4), FLOOR)
    before = copy(table)
    refused = act(table, c.CountChips(0, 40_001), FLOOR).refusal
    assert refused is not None
    assert refused.reason is Reason.MORE_THAN_THERE_IS
    assert table == before
    assert act(table, c.CountChips(0, 40_000), FLOOR).ok


BAD: list[Any] = [
    c.ReportHand(button=7), c.ReportHand(button=-2), c.ReportHand(button="1"),  # type: ignore[arg-type]
    c.ReportHand(without=(5,)), c.ReportHand(without=(9,)), c.ReportHand(without=[1]),  # type: ignore[arg-type]
    c.ReportHand(drop=-1), c.ReportHand(drop=50_001), c.ReportHand(promotion=2**60),
    c.ReportHand(drop=True), c.CountChips(5, 1), c.CountChips(9, 1), c.CountChips(0, -1),
    c.CountChips(0, 1.5), c.CountChips("0", 1), c.ReportDrop(0), c.ReportDrop(-3),  # type: ignore[arg-type]
    c.ReportDrop(50_001), c.ReportDrop(1, -1), c.ReportDrop(None),  # type: ignore[arg-type]
]  # fmt: skip


@pytest.mark.parametrize("command", BAD, ids=range(len(BAD)))
def test_what_cannot_be_is_refused_and_changes_nothing(command: Any) -> None:
    table = live_table()
    before = copy(table)
    refused = act(table, command, DEALER).refusal
    assert refused is not None
    assert refused.reason.malformed
    assert table == before


def test_time_is_collected_of_those_nobody_counted_too() -> None:
    table = live_table()
    act(table, "table: time 6")
    assert act(table, c.ReportHand(), DEALER).ok
    assert act(table, c.CollectTime(), DEALER).ok
    assert table.collected == {"time": 30}
    assert table.adrift == 49_970


def test_where_a_stack_may_be_filled_up_to_so_much_it_is_counted_first() -> None:
    house = House(buy_in=(100, 300))
    table = new_table("holdem", no_limit(1, 2), 7, house=house, by_hand=True)
    for at in range(3):
        assert send(table, c.Sit(at, f"P{at}", 300)).ok
    assert act(table, c.ReportHand(button=0), DEALER).ok
    refused = act(table, c.AddChips(0, 100), FLOOR).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_COUNTED
    assert act(table, c.CountChips(0, 150), FLOOR).ok
    assert act(table, c.AddChips(0, 100), FLOOR).ok


def test_what_is_told_of_a_hand_is_kept_in_a_log_and_read_again(tmp_path: Path) -> None:
    table = live_table()
    assert act(table, c.ReportHand(drop=3, without=(4,)), DEALER).ok
    assert act(table, c.CountChips(0, 100), FLOOR).ok
    assert act(table, c.ReportDrop(2), FLOOR).ok
    log = FileLog(tmp_path / "live.log")
    log.append(table.log)
    assert replay(FileLog(tmp_path / "live.log").read()) == table


def test_viewers_are_told_which_stacks_nobody_counted() -> None:
    table = live_table()
    assert act(table, c.ReportHand(without=(4,)), DEALER).ok
    seen = view(table, Floor())
    assert isinstance(seen, FloorView)
    known = [chair.uncounted for chair in seen.felt.chairs if chair is not None]
    assert known == [True, True, True, True, False]
    cage = view(table, Cage())
    assert isinstance(cage, CageView)
    assert cage.adrift + sum(tray.stack for tray in cage.trays) == 50_000


@pytest.mark.parametrize("book", BOOKS)
def test_everybody_can_look_and_print_it(book: str) -> None:
    table = table_of(book, by_hand=True)
    assert act(table, c.ReportHand(), DEALER).ok
    assert "?" in str(table)
    assert "1 hand dealt" in repr(table)


def test_blinds_and_straddles_of_a_hand_are_on_record() -> None:
    table = live_table()
    ruling = act(table, c.ReportHand(), DEALER)
    (told,) = [event for event in ruling.events if isinstance(event, e.HandReported)]
    assert [(post.seat, post.amount) for post in told.posts] == [(1, 1), (2, 2)]
    assert all(isinstance(post, Post) for post in told.posts)
