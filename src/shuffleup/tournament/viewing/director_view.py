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
from shuffleup.tournament.event_clock import clock_commands as clock
from shuffleup.tournament.event_conduct.penalty_record import FOR_GOOD
from shuffleup.tournament.event_seats.seat_commands import DrawSeats, Redraw, SettleTables
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_seats.seat_events import SeatMoved
from shuffleup.tournament.event_seats.settling_tables import steps_due
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
MOST_ACTS: Final = 60  # that are shown, the last of them
MOST_MOVES: Final = 60


class StepOnDesk(Struct, frozen=True):
    """Something that is due at the tables, with its numbers, and by what."""

    says: str
    tables: tuple[str, ...]
    clauses: tuple[str, ...]


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


class DeskWarning(Struct, frozen=True):
    """Something to look at.

    kind  "adrift": chips in front of nobody; "uncounted": a stack nobody knows; "waits": without a
          seat while play is on; "halted": a table that deals no hand
    """

    kind: str
    table: str = ""
    player: str = ""
    amount: int = 0


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


def director_view(
    event: Tournament, board: DirectorBoard, diary: EventDiary, cite: Cite = tuple
) -> DirectorView:
    """The event as its director sees it; ``cite`` turns points into clauses."""
    live = not event.over and not event.cancelled
    due = steps_due(event) if event.clock.begun and live else []
    steps = (StepOnDesk(one.says, one.tables, tuple(cite(one.grounds))) for one in due)
    return DirectorView(
        board=board,
        terms=event.terms,
        levels=levels_on_desk(event.levels),
        may=tuple(choices(event, cite)),
        steps=tuple(steps),
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
        clock.ResumeClock(), clock.GoToBreak(), clock.HandForHand(event.rounds is None),
        clock.NextRound(), SettleTables(0), Redraw(0), MakeUpGuarantee(), SetPrizes(), PayPrizes(),
        CarryOutDeal(), CancelEvent("asked"),
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
            name in event.broke,
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
        )
        for one, told in reversed(moves)
    )  # fmt: skip


def moves_that_stand(view: DirectorView) -> list[MoveOnDesk]:
    """The moves to read out on a wall: not of those who are out or were moved on since."""
    sits = {
        (one.player, table.number, one.seat) for table in view.board.tables for one in table.players
    }
    return [one for one in view.moves if (one.player, one.to, one.to_seat) in sits]
