"""Undoing what the director did: by name, from the newest on, and done again without a difference.

``test_undo_then_redo_…`` walks through cases of the tournaments' law (all of them with
UNDO_CASES=1): whatever a statement did can be undone at once, and done again; then everything but
log and ledger lines is as it was.
"""

from __future__ import annotations

import os

import pytest
from tests.tournament.test_every_event_case import CASES, check_event

from shuffleup.cases.citations import without_citations
from shuffleup.floor.senders import Role, staff
from shuffleup.law.notation import Statement, parse
from shuffleup.law.rule import Case
from shuffleup.law.rulebook import Rulebook, resolve
from shuffleup.law.ruling import Reason
from shuffleup.log.codec import decode, encode
from shuffleup.room.new_room import new_room
from shuffleup.tournament import act
from shuffleup.tournament.apply import replay
from shuffleup.tournament.beside.dealer_commands import SendDealer
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.endings.end_commands import BustAtOnce
from shuffleup.tournament.entries.entry_commands import WithdrawRebuy
from shuffleup.tournament.event_chips.count_commands import CountStacks
from shuffleup.tournament.event_clock.clock_commands import GoToLevel, PassTime
from shuffleup.tournament.event_undo.act_names import NAMES
from shuffleup.tournament.event_undo.taking_back import is_same_event
from shuffleup.tournament.event_undo.undo_act_commands import RedoAct, UndoAct
from shuffleup.tournament.event_undo.undo_act_events import ActNoted, ActTakenBack
from shuffleup.tournament.state import COMPARED, Tournament, copy
from shuffleup.tournament.who_directs import MAY
from shuffleup.tournament.words.event_transcript import (
    EventScene,
    run,
    run_one,
    run_statements,
)

MANAGER = staff(Role.MANAGER)
WALKED = CASES[:: int(os.environ.get("UNDO_CASES", "6"))]
FIVE = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, price 50+10, seats 5, by hand
levels: 25/50 for 20, 50/100 for 20
here: Ann, Bob, Cy, Dan, Eve
Ann registers; Bob registers; Cy registers; Dan registers; Eve registers
"""
PLAYING = f"""{FIVE}
draw the seats by 3
play begins
"""


def same(one: Tournament, other: Tournament) -> bool:
    """Alike in all but how they came to it; accounts that are empty are no accounts."""
    return (
        is_same_event(one, other)
        and money_of(one) == money_of(other)
        and one.room.now == other.room.now
    )


def money_of(event: Tournament) -> dict[str, int]:
    return {name: amount for name, amount in event.room.accounts.items() if amount}


@pytest.mark.parametrize(("case", "book"), [one[1:] for one in WALKED], ids=[c[0] for c in WALKED])
def test_undo_then_redo_changes_nothing_but_the_log(case: Case, book: Rulebook) -> None:
    def watch(scene: EventScene, statement: Statement) -> None:
        if isinstance(scene.event.log[-1], ActNoted) and not statement.mark:
            there_and_back(scene.event)

    scene = run_statements(without_citations(parse(case.play)), resolve(book), watch)
    all_the_way_back(scene.event)


def there_and_back(event: Tournament) -> None:
    """What was done last, undone and done again."""
    other = copy(event)
    undone = act(other, UndoAct(), MANAGER)
    assert undone.refusal is None, undone.refusal
    check_event(other)
    assert act(other, RedoAct(), MANAGER).refusal is None
    assert same(event, other)


def all_the_way_back(event: Tournament) -> None:
    """Everything that can be, undone from the last act on, and done again."""
    before, count = copy(event), 0
    while act(event, UndoAct(), MANAGER).refusal is None:
        check_event(event)
        count += 1
    for _ in range(count):
        assert act(event, RedoAct(), MANAGER).refusal is None
    assert same(event, before)


def test_an_event_is_the_fold_of_its_log_with_undoings_in_it() -> None:
    scene = run(PLAYING + "Ann is out; Bob is out; undo; undo; undo; undo; redo; redo; redo")
    event = scene.event
    again = replay(event.log, new_room(rules=event.rules, zone=event.room.zone, now=scene.day))
    assert [getattr(again, name) for name in COMPARED if name != "room"] == [
        getattr(event, name) for name in COMPARED if name != "room"
    ]
    assert again.room.accounts == event.room.accounts
    own = [told for told in event.log if isinstance(told, ActNoted | ActTakenBack)]
    assert [decode(encode(told)) for told in own] == own


def test_a_wrong_bust_is_undone_by_name_and_the_places_follow() -> None:
    run(
        PLAYING
        + """
        Ann is out
        Bob is out
        = place 5: Ann
        = place 4: Bob
        undo: bust of Ann
        = Ann stands: plays
        = place 5: Bob
        = chips in play: 25000
        = to be redone: bust of Ann
        redo: bust of Ann
        = place 5: Ann
        = place 4: Bob
        undo; undo
        = Bob stands: plays
        = last act: start of play
        """
    )


def test_nothing_is_erased_and_money_goes_back_by_a_counter_entry() -> None:
    event = run(FIVE).event
    log, pool = list(event.log), event.account("pool")
    act(event, UndoAct("registration of Bob"), MANAGER)
    assert event.log[: len(log)] == log
    assert event.room.accounts[pool] == 200
    entry = event.room.log[-1]
    assert entry.why == "undo: registration of Bob"  # type: ignore[attr-defined]
    assert dict(entry.lines)[pool] == -50  # type: ignore[attr-defined]
    act(event, RedoAct(), MANAGER)
    assert event.room.accounts[pool] == 250
    assert list(event.entrants) == ["Ann", "Bob", "Cy", "Dan", "Eve"]


def test_an_undoing_is_refused_and_lists_all_that_rests_on_it() -> None:
    event = run(PLAYING + "Ann is out").event
    ruling = act(event, UndoAct("registration of Ann"), MANAGER)
    assert ruling.refusal is not None
    assert ruling.refusal.reason is Reason.RESTS_ON_IT
    assert "draw for seats, bust of Ann came later" in ruling.refusal.says


def test_a_new_act_clears_what_could_be_redone() -> None:
    run(
        PLAYING
        + """
        Ann is out
        undo
        = to be redone: bust of Ann
        stop the clock
        = to be redone: nothing
        x redo (not-asked-for)
        """
    )


def test_a_prize_list_rests_on_the_entries_and_busts_before_it() -> None:
    run(
        PLAYING
        + """
        Ann is out
        set the prizes
        x undo: bust of Ann (rests-on-it)
        x undo: registration of Bob (rests-on-it)
        undo
        undo
        = Ann stands: plays
        """
    )


def test_the_winner_s_last_bust_is_undone_and_play_goes_on() -> None:
    run(
        PLAYING
        + """
        Ann is out; Bob is out; Cy is out; Dan is out
        = the event is over
        x undo: bust of Ann (rests-on-it)
        pay the prizes
        = pool is 0
        undo; undo
        = pool is 250
        = Dan stands: plays
        = place 3: Cy
        """
    )


def test_a_broken_table_stands_again_with_everybody_in_their_seats() -> None:
    scene = run(
        """
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 5000, price 50+10, seats 4
        levels: 25/50 for 20, 50/100 for 20
        table 1: Ann 5000, Bob 3000, -, -
        table 2: Cy 4000, Dan 2000, -, -
        at 2: 3 hands pass
        """
    )
    before = copy(scene.event)
    run_on(
        scene, "break table 2 by 4; = tables: 1; undo; = tables: 1, 2; = Dan sits at 2 in seat 2"
    )
    assert same(scene.event, before)
    run_on(scene, "redo; = tables: 1; at 1: 1 hands pass; x undo (rests-on-it)")


def run_on(scene: EventScene, text: str) -> None:
    for statement in parse(text.replace("; ", "\n")):
        run_one(scene, statement)


def test_a_hand_dealt_here_is_not_undone_from_the_desk() -> None:
    run(
        """
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 5000, price 50+10, seats 4
        levels: 25/50 for 20, 50/100 for 20
        table 1: Ann 5000, Bob 3000, Cy 2000, -
        go to level 2
        all-in at 1: Ann beats Cy
        = place 3: Cy
        = last act: level 2
        x undo: bust of Cy (not-asked-for)
        undo
        = level is 1
        = place 3: Cy
        """
    )


@pytest.mark.parametrize("role", [Role.FLOOR, Role.DIRECTOR])
def test_what_management_did_management_undoes(role: Role) -> None:
    event = run(FIVE + "manager: cancel the event").event
    ruling = act(event, UndoAct(), staff(role))
    assert ruling.refusal is not None
    assert ruling.refusal.reason is Reason.NOT_YOUR_PART
    assert act(event, UndoAct(), MANAGER).refusal is None
    assert not event.cancelled
    assert event.room.accounts[event.account("pool")] == 250


def test_every_command_has_a_name_to_undo_it_by() -> None:
    unnamed = {GoToLevel, BustAtOnce, CountStacks, OnTheTable, WithdrawRebuy, PassTime, SendDealer}
    named = {*NAMES, *unnamed}
    assert {*MAY, OnTheTable} <= named


def test_the_start_stays_while_somebody_has_gone_out_since() -> None:
    run(
        PLAYING
        + """
        Ann is out
        x undo: start of play (rests-on-it)
        undo; undo
        = level is 0
        """
    )


def test_an_entry_that_was_taken_back_is_not_given_back_when_the_event_is_full() -> None:
    run(
        FIVE.replace("seats 5", "seats 5, cap 5").replace("Dan, Eve\n", "Dan, Eve, Fay\n")
        + """
        Eve takes back the entry
        Fay registers
        x undo: withdrawal of Eve (more-than-there-is)
        undo; undo
        = Eve stands: waits
        """
    )
