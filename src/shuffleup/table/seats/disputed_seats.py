"""Two players want the same open seat."""

from __future__ import annotations

from shuffleup.floor.evidence import Where, told
from shuffleup.floor.facts import COUNT, SEAT, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance
from shuffleup.floor.report import no_clause
from shuffleup.law.procedures import enforced
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table.blinds.in_turn import name_of
from shuffleup.table.floor.table_kinds import SEATS, kind
from shuffleup.table.refusals import malformed
from shuffleup.table.rulings import TableRuling
from shuffleup.table.seats.changing_seats import moving, seat_refused
from shuffleup.table.state import Table, seated


@kind(
    "seat-disputed",
    SEATS,
    "Two players want the same seat, and it is not known who asked first.",
    Fact("place", COUNT, "Which seat is it, by its number?"),
    Fact("one", SEAT, "Who wants it?"),
    Fact("other", SEAT, "And who else?"),
    known=told(Where.CASH_GAME),
)
def seat_disputed(table: Table, facts: Facts, chance: Chance) -> TableRuling:
    """The one who has been in the game longer has the seat, and moves."""
    place, one, other = facts.count("place"), facts.seat("one"), facts.seat("other")
    if not 1 <= place <= table.n:
        raise FactError(f"place: there is no seat {place} at this table")
    if one == other:
        raise FactError("other: a dispute is between two players")
    if table.hand is not None:
        return malformed(Reason.HAND_IS_ON, "seats are changed between two hands")
    if not enforced("seat-dispute-by-seniority"):
        return no_clause(table.rules)
    first = min(one, other, key=lambda at: seated(table, at).since)
    refused = seat_refused(table, first, place - 1, in_order=False)
    if refused is not None:
        return refused
    says = f"{name_of(seated(table, first).player)} moves to {place}"
    grounds = ("seat-dispute-by-seniority",)
    return Ruling(moving(table, first, place - 1), grounds=grounds, says=says)
