"""Asked now, due later: a report that waits for a step the hand takes by itself.

A judge that can only rule when the round, the betting or the award is over answers with
``later(...)`` among its events. The hand remembers it; a table, or a transcript, asks ``first_due``
after every step and puts the same report to its judge again (``ruled_now``).
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.facts import Facts, show_answer
from shuffleup.floor.kinds import KINDS
from shuffleup.floor.report import Report, report
from shuffleup.floor.report_words import read_facts
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import UNTIL, Deferred
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.state import RUNNING, SHOWING

ROUND, BETTING, AWARD = UNTIL


def later(hand: Hand, kind: str, facts: Facts, until: str, **instead: str) -> tuple[Deferred, ...]:
    """The report once more when its moment comes, with some facts as they are then; nothing if the
    very same is waiting already."""
    nameless = [""] * hand.n
    told = {
        name: show_answer(facts.declared[name], answer, nameless)
        for name, answer in facts.given.items()
    }
    event = Deferred(kind, tuple((told | instead).items()), hand.street, until)
    waiting = (replace(one, by="", role="") for one in hand.mends.deferred)
    return () if event in waiting else (event,)


def first_due(hand: Hand) -> Deferred | None:
    """The first report that can be ruled on now."""
    return next((one for one in hand.mends.deferred if is_due(hand, one)), None)


def is_due(hand: Hand, waiting: Deferred) -> bool:
    if hand.over:
        return True
    no_more_bets = hand.phase in (RUNNING, SHOWING)
    if waiting.until == ROUND:
        return no_more_bets or hand.street > waiting.street
    return waiting.until == BETTING and no_more_bets


def taken_up(waiting: Deferred) -> Deferred:
    """It waits no longer."""
    return replace(waiting, until="")


def ruled_now(hand: Hand, waiting: Deferred) -> HandRuling:
    """The ruling, as if it were reported now; nothing changes."""
    facts = read_facts(KINDS[waiting.kind], dict(waiting.facts), [""] * hand.n)
    return report(hand, Report(waiting.kind, facts))
