"""What a director is shown: what may be done and why not, acts by name, moves, races, deals."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import Role, staff
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.sim.event_run.announced_event import AnnouncedEvent, announced_event
from shuffleup.table.commands import CountChips
from shuffleup.table.state import taken_seats
from shuffleup.tournament.act import act
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.endings.end_commands import BustAtOnce, BustOut, ProposeDeal
from shuffleup.tournament.endings.end_records import DealKind, PrizeAward
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.entries.entry_commands import CloseRegistration, Register
from shuffleup.tournament.event_chips.race_commands import RaceOff
from shuffleup.tournament.event_clock.clock_commands import GoToLevel, StartPlay
from shuffleup.tournament.event_seats.seat_commands import DrawSeats, SettleTables
from shuffleup.tournament.event_undo.undo_act_commands import RedoAct, UndoAct
from shuffleup.tournament.judge import judge
from shuffleup.tournament.new_tournament import new_tournament
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.director_board import director_board
from shuffleup.tournament.viewing.director_view import (
    DirectorView,
    director_view,
    moves_that_stand,
    wanted,
)
from shuffleup.tournament.viewing.event_diary import EventDiary

DIRECTOR, MANAGER = staff(Role.DIRECTOR), staff(Role.MANAGER)
TERMS = "stack 2000, seats 6, price 100+0, by hand"
LEVELS = "25/50 for 20, 50/100 for 20, break for 10 removing 25, 100/200 for 20, 200/400 for 20"


def event_of(players: int = 12) -> Tournament:
    told = announced_event(AnnouncedEvent(terms=TERMS, levels=LEVELS, players=players))
    law = rulebook("tournament")
    terms = replace(told.terms, chips=(25, 100, 500))
    event = new_tournament("E", terms, told.levels, rules=resolve(law), rulebook=digest(law))
    for number in range(players):
        do(event, Register(f"P{number:02}"))
    return event


def do(event: Tournament, command: EventCommand) -> None:
    ruling = act(event, command, DIRECTOR)
    assert ruling.refusal is None, ruling.refusal


def playing_event(players: int = 12) -> Tournament:
    event = event_of(players)
    for command in (CloseRegistration(), DrawSeats(1), StartPlay()):
        do(event, command)
    return event


def seen(event: Tournament) -> DirectorView:
    diary = EventDiary()
    for told in event.log:
        diary.hear(told, 7)  # type: ignore[arg-type]  # the log of an event is its events
    assert diary.version == event.version
    return director_view(event, director_board(event), diary)


def at_table(event: Tournament, number: str) -> list[str]:
    return [seat.player for _, seat in taken_seats(event.tables[number])]


def count_all(event: Tournament, odd: int = 0) -> None:
    """Everybody at a table has the same, the first whatever is over; ``odd`` goes to the second."""
    for number, table in event.tables.items():
        seats = taken_seats(table)
        total = sum(seat.stack for _, seat in seats) + table.adrift
        each = total // len(list(taken_seats(table))) // 100 * 100
        for at, (seat, _) in enumerate(list(taken_seats(table))):
            rest = total - each * (len(list(taken_seats(table))) - 1)
            amount = each + odd if at == 1 else rest - odd if at == 0 else each
            do(event, OnTheTable(number, CountChips(seat, amount)))


def test_what_may_be_done_is_what_would_be_done() -> None:
    for event in (event_of(), playing_event()):
        told = {one.command: one for one in seen(event).may}
        for command in wanted(event):
            by = MANAGER if type(command).__name__ == "CancelEvent" else DIRECTOR
            refusal = judge(event, command, by).refusal
            one = told[type(command).__name__]
            assert one.may is (refusal is None)
            assert one.why == (refusal.says if refusal is not None else "")


def test_an_act_has_its_name_and_is_undone_and_done_again_by_it() -> None:
    event = playing_event()
    first, second = at_table(event, "1")[:2]
    do(event, BustOut(first))
    do(event, BustOut(second))
    acts = seen(event).acts
    assert [one.what for one in acts[:2]] == [f"bust of {second}", f"bust of {first}"]
    assert acts[0].at == 7
    do(event, UndoAct(act=acts[0].number, why="it was somebody else"))
    undone = seen(event).acts[0]
    assert (undone.what, undone.undone, undone.why) == (
        f"bust of {second}", True, "it was somebody else",
    )  # fmt: skip
    do(event, RedoAct(undone.key))
    again = seen(event).acts[0]
    assert (again.what, again.undone) == (f"bust of {second}", False)


def test_moves_come_with_their_numbers_and_go_with_the_act_that_made_them() -> None:
    event = playing_event()
    count_all(event)
    one = at_table(event, "1")
    do(event, BustAtOnce(tuple(BustOut(name, 2000 - at) for at, name in enumerate(one[:3]))))
    step = seen(event).steps[0]
    assert step.says == "table 2 has 6 players and table 1 3: one moves"
    count_all(event)
    do(event, SettleTables(3))
    view = seen(event)
    assert not view.steps
    move = view.moves[-1]
    assert (move.table, move.to, move.players) == ("2", "1", (6, 3))
    assert move.act == view.acts[0].number
    do(event, UndoAct(act=move.act))
    assert seen(event).moves == ()
    do(event, RedoAct())
    assert seen(event).moves[-1].player == move.player
    assert move in moves_that_stand(seen(event))
    do(event, BustOut(move.player))
    assert move.player not in [one.player for one in moves_that_stand(seen(event))], "is out"


def test_a_race_is_told_seat_by_seat_before_it_and_after() -> None:
    event = playing_event()
    count_all(event, odd=75)
    race = seen(event).race
    assert race is not None
    assert (race.chip, race.into, race.due, race.may) == (25, 100, False, False)
    do(event, GoToLevel(3))
    race = seen(event).race
    assert race is not None
    assert race.due
    assert race.may, race.why
    table = race.tables[0]
    assert {one.odd for one in table.seats} == {0, 25, 75}
    assert (table.odd, table.to_win) == (100, 1)
    do(event, RaceOff(25, 5))
    view = seen(event)
    assert view.chips == (100, 500)
    held = next(one for one in view.raced if one.table == "1")
    assert sum(one.gets for one in held.entries) == 100
    assert sum(len(one.cards) for one in held.entries) == 4


def test_a_deal_is_worked_out_when_few_are_left_and_every_stack_is_known() -> None:
    event = playing_event(6)
    assert seen(event).offers[0].why == "", "nobody has played a hand yet: stacks are known"
    for _ in range(3):
        do(event, BustOut(playing(event)[-1]))
    assert "has to be counted first" in seen(event).offers[0].why
    count_all(event)
    worth, chips, _, _ = seen(event).offers
    assert sum(one.amount for one in worth.awards) == sum(one.amount for one in chips.awards)
    assert sum(one.amount for one in worth.awards) == sum(director_board(event).prizes[:3])


def test_a_deal_with_amounts_of_their_own_needs_no_count_and_all_of_the_money() -> None:
    event = playing_event(6)
    for _ in range(3):
        do(event, BustOut(playing(event)[-1]))
    offers = {one.kind: one for one in seen(event).offers}
    assert "has to be counted first" in offers["worth"].why
    assert offers["own"].why == "", "only what is worked out needs counts"
    assert offers["places"].why == "places are played out, and not agreed on"
    total = offers["own"].total
    assert total == sum(director_board(event).prizes[:3])
    first, second, third = playing(event)
    amounts = (PrizeAward(first, total - 150), PrizeAward(second, 100), PrizeAward(third, 40))
    short = judge(event, ProposeDeal(DealKind.OWN, amounts), DIRECTOR).refusal
    assert short is not None
    assert short.says == f"the deal adds up to {total - 10:,}, and {total:,} is still to be won"
    do(event, ProposeDeal(DealKind.OWN, amounts, left=10))
    deal = seen(event).deal
    assert deal is not None
    assert (deal.awards, deal.left, deal.missing) == (amounts, 10, (first, second, third))
