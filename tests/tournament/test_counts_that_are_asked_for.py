"""Where moves need counts, all of them are asked for at once, and told in one act."""

from __future__ import annotations

from tests.tournament.test_director_view import DIRECTOR, at_table, do, playing_event, seen

from shuffleup.table.by_hand.by_hand_commands import ReportHand
from shuffleup.tournament.act import act
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.endings.end_commands import BustOut
from shuffleup.tournament.event_chips.count_commands import CountStacks, StackTold
from shuffleup.tournament.event_seats.seat_commands import BreakTable, SettleTables
from shuffleup.tournament.event_seats.settling_tables import steps_due
from shuffleup.tournament.judge import judge
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_transcript import run


def uneven_event() -> Tournament:
    """Three tables of six, of which one has three players: two others give one each."""
    event = playing_event(18)
    for number in event.tables:
        do(event, OnTheTable(number, ReportHand()))
    for name in at_table(event, "2")[:3]:
        do(event, BustOut(name))
    return event


def test_every_step_of_a_settling_is_shown_with_who_moves_in_it() -> None:
    event = uneven_event()
    steps = seen(event).steps
    assert [one.says for one in steps] == [
        "table 1 has 6 players and table 2 3: one moves",
        "table 3 has 6 players and table 2 4: one moves",
    ]
    assert [(len(one.movers), one.movers[0].table, one.movers[0].chips) for one in steps] == [
        (1, "1", -1), (1, "3", -1),
    ]  # fmt: skip


def test_with_the_counts_that_are_asked_for_the_tables_are_settled() -> None:
    event = uneven_event()
    movers = [one for step in seen(event).steps for one in step.movers]
    refusal = judge(event, SettleTables(1), DIRECTOR).refusal
    assert refusal is not None
    first, second = (one.player for one in movers)
    assert refusal.says == (
        f"how much have {first} and {second} in front? They have to be counted first"
    )
    do(event, CountStacks(tuple(StackTold(one.player, 1500) for one in movers)))
    do(event, SettleTables(1))
    assert not steps_due(event)


def test_breaking_a_table_asks_for_all_its_counts_at_once() -> None:
    event = uneven_event()
    for number in ("1", "1", "3"):
        do(event, BustOut(at_table(event, number)[0]))
    refusal = judge(event, BreakTable("2", 1), DIRECTOR).refusal
    assert refusal is not None
    assert all(name in refusal.says for name in at_table(event, "2"))


def test_the_counts_of_a_table_are_one_act_that_is_undone_as_one() -> None:
    event = uneven_event()
    names = at_table(event, "1")
    chips = [6000, 2000, 2000, 1000, 500, 500]
    do(event, CountStacks(tuple(map(StackTold, names, chips))))
    assert seen(event).acts[0].what == "count of table 1"
    assert [one.chips for one in seen(event).board.tables[0].players] == chips


def test_counts_of_people_at_several_tables_are_called_by_their_names() -> None:
    event = uneven_event()
    first, other = at_table(event, "1")[0], at_table(event, "3")[0]
    do(event, CountStacks((StackTold(first, 1500), StackTold(other, 1500))))
    assert seen(event).acts[0].what == f"count of {first}, {other}"


def test_what_cannot_be_counted_is_refused_as_a_whole() -> None:
    event = uneven_event()
    names, version = at_table(event, "1"), event.version
    for stacks, why in (
        ((), "whose stack?"),
        ((StackTold("Nobody", 5),), "Nobody has no seat in this event"),
        ((StackTold(names[0], 5), StackTold(names[0], 6)), f"{names[0]} is counted twice"),
        ((StackTold(names[0], 5), StackTold(names[1], 99_000)), "can have no more than"),
    ):
        refusal = act(event, CountStacks(stacks), DIRECTOR).refusal
        assert refusal is not None
        assert why in refusal.says
    assert event.version == version


def test_counts_of_a_table_that_come_to_more_than_is_on_it_are_refused() -> None:
    event = uneven_event()
    names, version = at_table(event, "1"), event.version
    stacks = tuple(map(StackTold, names, [6000, 2000, 1500, 1000, 1000, 2000]))
    refusal = act(event, CountStacks(stacks), DIRECTOR).refusal
    assert refusal is not None
    says = "the stacks of table 1 come to 13,500, and 12,000 are on it: 1,500 more"
    assert refusal.says == says
    assert event.version == version


def test_who_was_counted_first_stays_counted_where_a_stack_is_not_as_it_was_known() -> None:
    event = uneven_event()
    first, second, *others = at_table(event, "1")
    do(event, CountStacks(tuple(StackTold(name, 2000) for name in others)))
    do(event, CountStacks((StackTold(first, 3000), StackTold(second, 2000))))
    known = {one.player: one.chips for one in seen(event).board.tables[0].players}
    assert (known[first], known[second]) == (3000, 2000)
    assert {known[name] for name in others} == {-1}


def test_several_counts_in_one_sentence_are_one_act() -> None:
    run(
        """
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 5000, seats 4, by hand
        levels: 25/50 for 20
        table 1: Ann 5000, Bob 3000, Cy 2000
        [19:00] hand played at 1
        count Ann 4000
        = last act: count chips of Ann
        the stacks are Ann 4000, Bob 3500, Cy 2500
        = last act: count of table 1
        undo
        = Bob is not counted
        """
    )
