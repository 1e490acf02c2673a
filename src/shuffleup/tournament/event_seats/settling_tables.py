"""What is due at the tables, and ``SettleTables``, which does all of it that can be done now.

A table is broken before players are moved, and nobody is moved out of a hand. What is due at a
table where a hand is on waits until it is over.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from shuffleup.cards import Seed
from shuffleup.law.points.tournament.event_seating import EventSeatingLaw
from shuffleup.law.points.tournament.table_balance import TableBalanceLaw
from shuffleup.law.ruling import Reason
from shuffleup.tournament.event_seats.balancing import balance, uneven
from shuffleup.tournament.event_seats.breaking_tables import (
    break_up,
    is_redrawn,
    next_to_break,
    redraw,
    redraw_ground,
)
from shuffleup.tournament.event_seats.seat_commands import SettleTables
from shuffleup.tournament.event_seats.table_moves import Mover, TableMoves
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament


class SeatStep(Struct, frozen=True):
    """Something the director has to do about tables: which, with what numbers, by what."""

    says: str
    tables: tuple[str, ...]  # that must be between hands
    grounds: tuple[str, ...]
    carry_out: Callable[[TableMoves, Seed], None]


class StepAhead(Struct, frozen=True):
    """A step with what comes of it, or one that waits until a hand is over."""

    step: SeatStep
    done: bool
    movers: tuple[Mover, ...] = ()


def judge_settle(event: Tournament, command: SettleTables) -> EventRuling:
    """Step by step, until nothing is due that can be done."""
    if not event.tables:
        return malformed(Reason.NOT_SEATED, "nobody has a seat yet")
    moves = TableMoves(event)
    steps = carried_out(moves, command.seed)
    if not steps:
        return malformed(Reason.NOT_ASKED_FOR, "nothing is due at the tables")
    if not steps[0].done:
        says = f"{steps[0].step.says}, when the hand is over"
        return malformed(Reason.HAND_IS_ON, says)
    return moves.ruling()


def carried_out(moves: TableMoves, seed: Seed) -> list[StepAhead]:
    """The steps that are done one after the other, and the one that waits for a hand, if one
    does."""
    steps: list[StepAhead] = []
    while (step := next_step(moves)) is not None:
        if not can_be_done(moves, step):
            return [*steps, StepAhead(step, False)]
        before = len(moves.lifted)
        step.carry_out(moves, f"{seed!r} {len(steps)}")
        moves.trial.grounds += step.grounds
        steps.append(StepAhead(step, True, tuple(moves.lifted[before:])))
        if moves.trial.refusal is not None:
            break
    return steps


def steps_due(event: Tournament) -> list[SeatStep]:
    """What is to be done about the tables now: at most one step; others may follow from it."""
    step = next_step(TableMoves(event)) if event.tables and not event.over else None
    return [step] if step else []


def steps_ahead(event: Tournament) -> list[StepAhead]:
    """All that a settling would do now, with who moves in each step: of what is drawn, by some
    seed."""
    return carried_out(TableMoves(event), 0) if event.tables and not event.over else []


def can_be_done(moves: TableMoves, step: SeatStep) -> bool:
    return all(moves.look(number).hand is None for number in step.tables)


def next_step(moves: TableMoves) -> SeatStep | None:
    """The next thing that is due; None if the tables are as they should be, or play matches."""
    if moves.event.terms.bracket:
        return None
    return break_step(moves) or balance_step(moves)


def break_step(moves: TableMoves) -> SeatStep | None:
    number, left = next_to_break(moves), len(moves.numbers) - 1
    if not number:
        return None
    players = sum(moves.counts().values())
    says = f"{players} players: table {number} breaks"
    behind = merge_grounds(left)
    fits = left > 1 or moves.look(moves.numbers[0]).n >= players
    if fits and not is_redrawn(moves.event, left):
        grounds = (*behind, EventSeatingLaw.break_order)
        return SeatStep(says, (number,), grounds, lambda after, seed: break_up(after, number, seed))
    ground = redraw_ground(left)
    says = f"{players} players: table {number} breaks and all seats are drawn anew"
    return SeatStep(
        says,
        tuple(moves.numbers),
        (*behind, ground),
        lambda after, seed: redraw(after, left, seed, ground),
    )


def merge_grounds(left: int) -> tuple[str, ...]:
    if left == 1:
        law = EventSeatingLaw
        return (law.merge_two, law.final_rule, law.final_most, law.final_heads_up_exempt)
    return (EventSeatingLaw.merge_three,) if left == 2 else ()


def balance_step(moves: TableMoves) -> SeatStep | None:
    """From the first of the fullest tables that is not in a hand."""
    givers, short = uneven(moves)
    if not givers:
        return None
    source = givers[0]
    counts = moves.counts()
    says = f"table {source} has {counts[source]} players and table {short} {counts[short]}"
    grounds = (TableBalanceLaw.difference, TableBalanceLaw.source)
    return SeatStep(
        f"{says}: one moves",
        (source,),
        grounds,
        lambda after, seed: balance(after, source, short),
    )


MAY: MayDirect = {SettleTables: STAFF}
JUDGES: EventJudges = {SettleTables: judge_settle}
