"""``director_view(event, board, diary)``: an event for whoever directs it, beside the board.

What can be done now and, of what cannot, why; what is due at the tables; everybody who entered; the
levels; what was done, by name; moves to read out; small chips that leave; what a deal would give.
Everything is judged as the command itself would be, and nothing of it is a card of a hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.tournament.event_seating import EventSeatingLaw
from shuffleup.table.state import taken_seats
from shuffleup.tournament.commands import EventCommand
from shuffleup.tournament.endings.end_commands import CarryOutDeal, PayPrizes, SetPrizes
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.entries.entry_commands import (
    CancelEvent,
    CloseRegistration,
    MakeUpGuarantee,
)
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.entries.out_and_in_again import rebuys_at_once
from shuffleup.tournament.entries.registering import open_in, registration_open
from shuffleup.tournament.event_clock import clock_commands as clock
from shuffleup.tournament.event_clock.changing_levels import next_break
from shuffleup.tournament.event_conduct.penalty_record import FOR_GOOD
from shuffleup.tournament.event_seats.seat_commands import DrawSeats, Redraw, SettleTables
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_seats.seat_events import SeatMoved
from shuffleup.tournament.event_seats.settling_tables import StepAhead, steps_ahead, steps_due
from shuffleup.tournament.event_terms.level_numbers import levels_in
from shuffleup.tournament.event_terms.terms_of_event import EventTerms
from shuffleup.tournament.judge import judge
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.deals_on_desk import DealOffer, DealOnDesk, deal_now, deal_offers
from shuffleup.tournament.viewing.director_board import DirectorBoard
from shuffleup.tournament.viewing.event_diary import EventDiary
from shuffleup.tournament.viewing.event_for_player import Cite, OwnChoice
from shuffleup.tournament.viewing.levels_on_desk import LevelOnDesk, levels_on_desk
from shuffleup.tournament.viewing.races_on_desk import RacedTable, RaceOnDesk, race_now, raced

DIRECTOR: Final = staff(Role.DIRECTOR)
MANAGER: Final = staff(Role.MANAGER)
DRAWN: Final = ("random-seats",)
DRAWN_ANEW: Final = frozenset({*DRAWN, EventSeatingLaw.break_order})
MOST_ACTS: Final = 60  # that are shown, the last of them
MOST_MOVES: Final = 60


class MoverOnDesk(Struct, frozen=True):
    """Somebody who moves in a step; their seat counts from 1.

    chips  -1 where they have to be counted first
    most   that they can have
    """

    player: str
    table: str
    seat: int
    chips: int
    most: int


class StepOnDesk(Struct, frozen=True):
    """Something that is due at the tables, with its numbers, by what, and who moves in it as far
    as that is known before."""

    says: str
    tables: tuple[str, ...]
    clauses: tuple[str, ...]
    movers: tuple[MoverOnDesk, ...] = ()


class ActOnDesk(Struct, frozen=True):
    """Something that was done, by its name.

    number  by which it is undone
    what    its name, with the names of people where it is shown to some
    key     its name as the log has it, by which it is done again
    undone  it was taken back
    """

    number: int
    what: str
    key: str
    command: str
    at: int
    role: str
    undone: bool = False
    why: str = ""


class MoveOnDesk(Struct, frozen=True):
    """Somebody went from seat to seat; seats count from 1.

    measured  it is told by numbers: somebody was moved to keep tables even, and nobody drew
    players   at the old table and at the new one, before it
    blind_in  hands until the big blind, in the old seat and in the new one
    """

    number: int
    act: int
    at: int
    player: str
    table: str
    seat: int
    to: str
    to_seat: int
    why: str
    players: tuple[int, int]
    blind_in: tuple[int, int]
    clauses: tuple[str, ...]
    measured: bool = True


class EntrantOnDesk(Struct, frozen=True):
    """One who entered; ``seat`` counts from 1, 0 for none."""

    player: str
    number: int
    standing: str
    entries: int
    rebuys: int
    add_ons: int
    paid: int
    owes: int
    table: str = ""
    seat: int = 0
    absent: bool = False
    hands: int = 0  # of a penalty that are still to be missed; -1: out for good
    rounds: int = 0
    head: int = 0
    broke: bool = False
    rebuys_now: int = 0  # that they could buy at once if they had nothing left: 2 is a double one


class DeskWarning(Struct, frozen=True):
    """Something to look at.

    kind  "adrift": chips in front of nobody; "uncounted": a stack nobody knows; "waits": without a
          seat while play is on; "halted": a table that deals no hand
    """

    kind: str
    table: str = ""
    player: str = ""
    amount: int = 0


class BreakJump(Struct, frozen=True):
    """What going to the next break of the structure at once would leave out.

    after   the number of the level it comes after
    first   of the levels that are skipped, 0 where none is
    closes  whether entry, which is open, is closed with it
    """

    after: int
    first: int
    last: int
    closes: bool


class DirectorView(Struct, frozen=True):
    """All of it."""

    board: DirectorBoard
    terms: EventTerms
    levels: tuple[LevelOnDesk, ...]
    may: tuple[OwnChoice, ...]
    steps: tuple[StepOnDesk, ...]
    entrants: tuple[EntrantOnDesk, ...]
    acts: tuple[ActOnDesk, ...]  # the last first
    moves: tuple[MoveOnDesk, ...]  # the last first
    warnings: tuple[DeskWarning, ...]
    chips: tuple[int, ...]  # denominations in play
    hand_for_hand: bool
    fixed: bool  # the prizes stand
    race: RaceOnDesk | None
    raced: tuple[RacedTable, ...]
    offers: tuple[DealOffer, ...]
    deal: DealOnDesk | None
    cancelled: bool
    drawn_by: tuple[str, ...]  # the clauses behind a draw for seats
    jump: BreakJump | None = None  # None where no break is to come


def director_view(
    event: Tournament, board: DirectorBoard, diary: EventDiary, cite: Cite = tuple
) -> DirectorView:
    """The event as its director sees it; ``cite`` turns points into clauses."""
    live = not event.over and not event.cancelled
    return DirectorView(
        board=board,
        terms=event.terms,
        levels=levels_on_desk(event.levels),
        may=tuple(choices(event, cite)),
        steps=steps_now(event, cite) if event.clock.begun and live else (),
        entrants=tuple(entrants_now(event)),
        acts=acts_now(diary),
        moves=moves_now(diary, cite),
        warnings=tuple(warnings_now(event)) if live else (),
        chips=event.chips,
        hand_for_hand=event.rounds is not None,
        fixed=bool(event.prizes.fixed),
        race=race_now(event, cite) if live else None,
        raced=raced(diary),
        offers=deal_offers(event, cite),
        deal=deal_now(event),
        cancelled=event.cancelled,
        drawn_by=tuple(cite(DRAWN)),
        jump=jump_now(event) if live else None,
    )


# ---- what can be done ------------------------------------------------------------------------


def choices(event: Tournament, cite: Cite) -> Iterator[OwnChoice]:
    """Each thing a director may do without naming anybody, and why not."""
    for command in wanted(event):
        by = MANAGER if isinstance(command, CancelEvent) else DIRECTOR
        refusal = judge(event, command, by).refusal
        name = type(command).__name__
        if refusal is None:
            yield OwnChoice(name, True)
        else:
            yield OwnChoice(name, False, refusal.says, tuple(cite(refusal.grounds)))


def wanted(event: Tournament) -> tuple[EventCommand, ...]:
    return (
        CloseRegistration(), DrawSeats(0), clock.StartPlay(), clock.PauseClock(),
        clock.ResumeClock(), clock.GoToBreak(), clock.TakeBreak(),
        clock.HandForHand(event.rounds is None), clock.NextRound(), SettleTables(0), Redraw(0),
        MakeUpGuarantee(), SetPrizes(), PayPrizes(), CarryOutDeal(), CancelEvent("asked"),
    )  # fmt: skip


def jump_now(event: Tournament) -> BreakJump | None:
    at, now = next_break(event), max(0, event.clock.level)
    if at < 0:
        return None
    after = levels_in(event.levels[:at])
    first = levels_in(event.levels[: now + 1]) + 1
    closes = registration_open(event) and not open_in(event, at)
    return BreakJump(after, first if first <= after else 0, after if first <= after else 0, closes)


def steps_now(event: Tournament, cite: Cite) -> tuple[StepOnDesk, ...]:
    """What is due at the tables: where people deal all of it, since it asks for counts; a table
    that deals needs none, and what is due there is done at once."""
    if not event.terms.by_hand:
        due = [StepAhead(one, False) for one in steps_due(event)]
    else:
        due = steps_ahead(event)
    return tuple(
        StepOnDesk(
            one.step.says, one.step.tables, tuple(cite(one.step.grounds)),
            tuple(
                MoverOnDesk(
                    who.player, who.table, who.seat + 1, who.chips if who.counted else -1, who.most
                )
                for who in one.movers
            ),
        )
        for one in due
    )  # fmt: skip


# ---- who is in it ----------------------------------------------------------------------------


def entrants_now(event: Tournament) -> Iterator[EntrantOnDesk]:
    for name, one in event.entrants.items():
        at, penalty = where_is(event, name), event.penalties.get(name)
        yield EntrantOnDesk(
            name, one.number, one.standing.value, one.entries, one.rebuys, one.add_ons,
            sum(price.total for price in one.paid), sum(price.total for price in one.owes),
            at[0] if at else "", at[1] + 1 if at else 0, one.absent >= 0,
            0 if penalty is None else (FOR_GOOD if penalty.hands == FOR_GOOD else penalty.hands),
            penalty.rounds if penalty is not None else 0, event.heads.get(name, 0),
            name in event.broke, rebuys_at_once(event, name),
        )  # fmt: skip


def warnings_now(event: Tournament) -> Iterator[DeskWarning]:
    for number, table in event.tables.items():
        unknown = sum(seat.chips.uncounted for _, seat in taken_seats(table))
        if table.adrift and not unknown:
            yield DeskWarning("adrift", number, amount=table.adrift)
        if number in event.seating.halted:
            yield DeskWarning("halted", number)
    if event.clock.begun:
        waits = (InEvent.WAITS, InEvent.ALTERNATE)
        for name, one in event.entrants.items():
            if one.standing in waits:
                yield DeskWarning("waits", player=name)
    if 1 < len(playing(event)) <= 2 * event.terms.seats:
        for number, table in event.tables.items():
            for at, seat in taken_seats(table):
                if seat.chips.uncounted:
                    yield DeskWarning("uncounted", number, seat.player, at + 1)


# ---- what was done ---------------------------------------------------------------------------


def acts_now(diary: EventDiary) -> tuple[ActOnDesk, ...]:
    """The last acts that stand, and those that were undone; the last first."""
    standing = [(one, False) for one in diary.acts.standing[-MOST_ACTS:]]
    undone = [(one, True) for one in diary.undone()]
    ranked = sorted([*standing, *undone], key=lambda one: -one[0].number)
    return tuple(
        ActOnDesk(
            one.number, one.what, one.what, one.note.command, diary.times.get(one.number, 0),
            one.note.role.value, back, diary.why.get(one.number, "") if back else "",
        )
        for one, back in ranked
    )  # fmt: skip


def moves_now(diary: EventDiary, cite: Cite) -> tuple[MoveOnDesk, ...]:
    found = [(one, one.told) for one in diary.standing()]
    moves = [(one, told) for one, told in found if isinstance(told, SeatMoved)][-MOST_MOVES:]
    return tuple(
        MoveOnDesk(
            one.number, one.act, one.at, told.player, told.table, told.seat + 1, told.to,
            told.to_seat + 1, told.why, told.players, told.blind_in, tuple(cite(told.grounds)),
            not DRAWN_ANEW.intersection(told.grounds),
        )
        for one, told in reversed(moves)
    )  # fmt: skip


def moves_that_stand(view: DirectorView) -> list[MoveOnDesk]:
    """The moves to read out on a wall: not of those who are out or were moved on since."""
    sits = {
        (one.player, table.number, one.seat) for table in view.board.tables for one in table.players
    }
    return [one for one in view.moves if (one.player, one.to, one.to_seat) in sits]
