"""Directors who undo and redo at random, the newest act or an older one alone: whatever is undone,
chips, money, heads and seats are right, and the log tells of the same event.

UNDO_WALKS walks are gone, and one that was refused too little once.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from tests.tournament.test_every_event_case import check_event

from shuffleup.floor.senders import Role, staff
from shuffleup.law.notation import parse
from shuffleup.law.ruling import Reason
from shuffleup.room.cage.ledger import balance
from shuffleup.tournament import Tournament, act
from shuffleup.tournament.apply import replay
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_undo.acts_of_event import acts_of
from shuffleup.tournament.event_undo.undo_act_commands import RedoAct, UndoAct
from shuffleup.tournament.state import COMPARED
from shuffleup.tournament.words.event_transcript import EventScene, run, run_one

WALKS = [225, *range(int(os.environ.get("UNDO_WALKS", "5")))]
STEPS = 60
MANAGER = staff(Role.MANAGER)
NAMES = [f"P{number}" for number in range(14)]
OPENING = f"""
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, price 50+10+0+10, seats 4, late 2, re-entries 1, KIND
levels: 25/50 for 20, 50/100 for 20, break for 10, 100/200 for 20
here: {", ".join(NAMES)}
"""
KINDS = (
    "by hand",
    "by hand, progressive, prizes 50/30/20",
    "rebuys 20+2 for 5000 until 1, add-on 10+1 for 3000 after 1",
)
SAID = """
NAME registers; NAME registers; NAME takes back the entry; draw the seats by NUMBER; play begins
NAME is out; NAME is out; NAME is out by OTHER; NAME is out with 3000
move NAME to TABLE seat SEAT; settle the tables by NUMBER; balance the tables
break table TABLE by NUMBER; redraw the seats by NUMBER; halt table TABLE; let table TABLE play on
go to level SEAT; stop the clock; start the clock; 5 minutes more; hand for hand; next round
no longer hand for hand; set the prizes; pay the prizes; deal by chips; close registration
NAME re-buys; NAME adds on; seat NAME by NUMBER; NAME is absent; place a stack at TABLE in seat SEAT
NAME misses 2 hands for abuse; disqualify NAME for abuse; warn NAME for etiquette
at TABLE: hand played; at TABLE: next hand; at TABLE: everyone folds
all-in at TABLE: NAME beats OTHER
"""
WANTED = [one.strip() for line in SAID.strip().splitlines() for one in line.split(";")]


def something(event: Tournament, dice: Random) -> str:
    """A sentence of a director, right or wrong."""
    words = dice.choice(WANTED).replace("TABLE", dice.choice(list(event.tables) or ["1"]))
    words = words.replace("NAME", dice.choice(NAMES)).replace("OTHER", dice.choice(NAMES))
    return words.replace("SEAT", f"{dice.randint(1, 4)}").replace("NUMBER", f"{dice.randint(1, 9)}")


def tries(scene: EventScene, words: str) -> None:
    try:
        run_one(scene, parse(words)[0])
    except (ValueError, LookupError):  # refused, or nonsense: nothing happened
        return


def takes_back(event: Tournament, dice: Random) -> None:
    standing = acts_of(event).standing
    older = UndoAct(act=dice.choice(standing).number) if standing else UndoAct()
    ruling = act(event, dice.choice((UndoAct(), older, RedoAct())), MANAGER)
    if ruling.refusal is not None:
        in_a_hand = ruling.refusal.says.endswith("a hand is put right by the floor's repairs")
        assert in_a_hand or ruling.refusal.reason in (Reason.RESTS_ON_IT, Reason.NOT_ASKED_FOR)
        assert "something" not in ruling.refusal.says


def is_right(event: Tournament) -> None:
    check_event(event)
    assert sum(event.heads.values()) == balance(event.room, event.account("bounties"))
    assert min(balance(event.room, event.account(one)) for one in ("pool", "fee")) >= 0
    for name, entrant in event.entrants.items():
        plays = entrant.standing is InEvent.PLAYS
        assert plays is (where_is(event, name) is not None), name


@pytest.mark.parametrize("seed", dict.fromkeys(WALKS))
def test_whatever_is_undone_the_event_is_right(seed: int) -> None:
    dice = Random(seed)
    scene = run(OPENING.replace("KIND", KINDS[seed % len(KINDS)]))
    for name in NAMES[: dice.randint(3, 12)]:
        tries(scene, f"{name} registers")
    tries(scene, "draw the seats by 3")
    tries(scene, "play begins")
    for _ in range(STEPS):
        if dice.random() < 0.25:
            takes_back(scene.event, dice)
        else:
            tries(scene, something(scene.event, dice))
        is_right(scene.event)
    again = replay(scene.event.log, scene.room_then)
    for field in COMPARED:
        if field != "room":
            assert getattr(again, field) == getattr(scene.event, field), field
    assert again.room.accounts == scene.event.room.accounts
