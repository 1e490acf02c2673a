"""What can be reported at a table of this house: nothing that its own record refutes, no card that
lies face down, and nothing that happens in other games alone."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.evidence import KnownFrom, Where
from shuffleup.floor.facts import FactError
from shuffleup.floor.kinds import AnyKind
from shuffleup.floor.report import Report
from shuffleup.irregularities import KINDS
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.server.floor_calls.open_cards import HIDDEN_CARD, check_open
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.table.floor.in_its_hand import refuted
from shuffleup.table.floor.table_reports import Heard, heard
from shuffleup.table.state import Table

NOT_SEEN: Final = Refusal(Reason.NOT_A_REPORT, HIDDEN_CARD)
ROOMS: Final = frozenset({Where.ANYWHERE, Where.CASH_GAME})


def cannot_be(place: HousePlace, table: Table, report: Report) -> Refusal | None:
    """Why a report that can be read is not put to its judge: it names a card that lies face down,
    or the record shows nothing of the kind."""
    try:
        told = heard(table, report)
    except FactError:
        return None
    if not table.by_hand and names_hidden(table, told):
        return NOT_SEEN
    return refuted(table, told, happens_in(place))


def names_hidden(table: Table, told: Heard) -> bool:
    try:
        check_open(table, told.kind, told.facts)
    except FactError:
        return True
    return False


def happens_in(place: HousePlace) -> frozenset[Where]:
    """What can happen at the tables of a place, of what can happen at some alone."""
    if not isinstance(place, EventPlace):
        return ROOMS
    bounties = place.event.terms.price.bounty
    return frozenset({Where.ANYWHERE, *((Where.BOUNTIES,) if bounties else ())})


def possible_at(place: HousePlace, table: Table) -> set[str]:
    """The kinds worth asking about at a table: some are never true where the house deals."""
    return {name for name, kind in KINDS.items() if is_possible(place, table, kind)}


def is_possible(place: HousePlace, table: Table, kind: AnyKind) -> bool:
    known = kind.known
    never = known.source is KnownFrom.RECORD and known.shows is None and not table.by_hand
    return known.where in happens_in(place) and not never
