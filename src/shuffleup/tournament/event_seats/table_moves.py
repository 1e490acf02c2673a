"""``TableMoves``: several moves from seat to seat as one, tried before they are made.

Whatever is settled here becomes events of one ruling: a table is left and another one joined, so
that chips in play are the same before and after.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role, staff
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.table.blinds.account import Arrival
from shuffleup.table.by_hand.known_chips import can_have, is_uncounted
from shuffleup.table.commands import CountChips, GoAway, Leave, Sit
from shuffleup.table.state import Table, all_chips, seated, taken_seats
from shuffleup.tournament.event_clock.rounds_of_hands import one_is_left
from shuffleup.tournament.event_seats.blind_order import blind_in, players_at
from shuffleup.tournament.event_seats.seat_events import SeatMoved, TableRemoved
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.rulings import EventRuling, malformed
from shuffleup.tournament.state import Tournament

DIRECTOR: Final = staff(Role.DIRECTOR)


class Mover(Struct, frozen=True):
    """Somebody between two seats."""

    player: str
    table: str
    seat: int
    chips: int
    here: bool  # at the table, and not away
    counted: bool  # it is known how many chips they have
    most: int  # that they can have
    players: int  # at the old table
    blind_in: int  # hands


class TableMoves:
    """The tables of an event as they are after the moves so far."""

    def __init__(self, event: Tournament) -> None:
        self.event = event
        self.trial = EventTrial(event)
        self.numbers = list(event.tables)
        self.opened = dict(event.open_seats)
        self.lifted: list[Mover] = []
        self.players = {number: players_at(table) for number, table in event.tables.items()}

    def look(self, number: str) -> Table:
        """A table as it is now; not to be changed."""
        return self.trial.tables.get(number) or self.event.tables[number]

    def counts(self) -> dict[str, int]:
        """The players of every table, kept along with the moves: they are asked for at each."""
        return self.players

    def last_opened(self, number: str) -> int:
        """The open seat that was left last; the first one, if nobody has left."""
        table = self.look(number)
        left = [at for at in self.opened.get(number, ()) if table.seats[at] is None]
        return left[-1] if left else table.seats.index(None)

    def move(self, number: str, at: int, to: str, to_seat: int, why: str, *grounds: str) -> None:
        """One player from a seat to another."""
        if number == to and at == to_seat:
            return
        self.seat(self.lift(number, at), to, to_seat, why, *grounds)

    def lift(self, number: str, at: int) -> Mover:
        """A player takes the chips up and leaves."""
        counted, most = self.counted(number, at)
        table = self.look(number)
        seat = seated(table, at)
        chips = all_chips(seat)
        before = self.players[number], blind_in(table, at)
        mover = Mover(seat.player, number, at, chips, seat.presence.here, counted, most, *before)
        self.lifted.append(mover)
        self.trial.put(number, Leave(at), DIRECTOR)
        self.leave_none_behind(number)
        self.players[number] -= 1
        self.opened[number] = (*self.opened.get(number, ()), at)
        return mover

    def counted(self, number: str, at: int) -> tuple[bool, int]:
        """Whether a stack is known, and the most it can be. For one that is not something is taken
        that it could be, so that the others who have to be counted are found too; ``ruling``
        asks for all of them."""
        table = self.look(number)
        most = can_have(table, seated(table, at))
        if not is_uncounted(table, at):
            return True, most
        unknown = sum(seat.chips.uncounted for _, seat in taken_seats(table))
        share = table.adrift // unknown if unknown > 1 else most
        self.trial.put(number, CountChips(at, share), DIRECTOR)
        return False, most

    def ruling(self, *grounds: str) -> EventRuling:
        """All of it, or that some of those who move have to be counted first."""
        unknown = [one.player for one in self.lifted if not one.counted]
        if not unknown:
            one_is_left(self.trial, self.numbers)
            return self.trial.ruling(*grounds)
        one = f"how much has {unknown[0]} in front? It has to be counted first"
        names = f"{', '.join(unknown[:-1])} and {unknown[-1]}"
        all_of_them = f"how much have {names} in front? They have to be counted first"
        return malformed(Reason.NOT_COUNTED, all_of_them if unknown[1:] else one)

    def leave_none_behind(self, number: str) -> None:
        """Where people deal, chips that nobody was counted with go nowhere: somebody has them."""
        table = self.look(number)
        unknown = any(seat.chips.uncounted for _, seat in taken_seats(table))
        if table.adrift and not unknown and self.trial.refusal is None:
            says = f"{table.adrift:,} chips of table {number} are in front of nobody"
            self.trial.refusal = Refusal(Reason.NOT_COUNTED, f"{says}: count all its stacks again")

    def seat(self, who: Mover, to: str, to_seat: int, why: str, *grounds: str) -> None:
        """Somebody who was lifted sits down."""
        table = self.look(to)
        told = SeatMoved(
            who.player, who.table, who.seat, to, to_seat, who.chips, why,
            (who.players, self.players[to]), (who.blind_in, blind_in(table, to_seat)), grounds,
        )  # fmt: skip
        self.trial.note(told)
        self.trial.put(to, Sit(to_seat, who.player, who.chips, Arrival.DRAWN), DIRECTOR)
        self.players[to] += 1
        if not who.here:
            self.trial.put(to, GoAway(to_seat), DIRECTOR)
        self.trial.grounds += grounds

    def add(self, number: str) -> None:
        """A table that was set up, with nobody at it yet."""
        self.numbers.append(number)
        self.players[number] = 0

    def remove(self, number: str) -> None:
        """A table that nobody sits at any more is closed, unless chips lie there that were not
        counted with anybody's stack."""
        left = self.look(number).adrift
        if left and self.trial.refusal is None:
            says = f"{left:,} chips of table {number} are in no stack: count them first"
            self.trial.refusal = Refusal(Reason.NOT_COUNTED, says)
        self.trial.note(TableRemoved(number))
        self.numbers.remove(number)
        del self.players[number]
        self.opened.pop(number, None)
