"""Who may read what: every address that is asked with GET, and whose eyes it is for.

``READS`` is the one list, asked by the gate before any handler: what stands in no row nobody reads,
be they logged in or not. A role is one of the house; the host of a private game has a host's roles
in it, so where a row is of a place its handler asks for that place (``staff_gate``), by the same
row. The page of roles shows it, and a test asks the house about every cell.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role
from shuffleup.league.roles_in_league import DESK as LEAGUE_DESK
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.room.undo.undoing import MAY as MAY_UNDO
from shuffleup.server.identity.account_roles import roles_of
from shuffleup.server.identity.known_people import HouseAccount
from shuffleup.server.identity.sent_away import NOT_LOGGED_IN, NOT_YOURS, SentAway
from shuffleup.table.commands import Report
from shuffleup.table.who_may_send import DECIDERS, ROW_OF

ALL: Final = frozenset(Role)


class Readers(Struct, frozen=True):
    """Whose eyes something is for.

    roles   in which it is read whole
    own     whoever is logged in reads what is their own
    open    nobody has to be logged in
    host    it is of a place: the host of a private game reads that of their game
    owner   the owner of the house reads it, whoever else does
    """

    roles: frozenset[Role] = frozenset()
    own: bool = False
    open: bool = False
    host: bool = False
    owner: bool = False

    def cell(self, role: Role) -> str:
        """``yes``, ``own``, or nothing."""
        if self.open or role in self.roles:
            return "yes"
        return "own" if self.own else ""

    def refusal(self, account: HouseAccount | None) -> SentAway | None:
        """Why somebody does not read it at all, as far as that does not depend on the place."""
        if self.open:
            return None
        if account is None:
            return NOT_LOGGED_IN
        mine = roles_of(account) & self.roles or (self.owner and account.owner)
        return None if mine or self.own or self.host else NOT_YOURS


OPEN_TO_ALL: Final = Readers(open=True)
LOGGED_IN: Final = Readers(ALL)
OWN: Final = Readers(own=True)
MANAGERS: Final = Readers(frozenset({Role.MANAGER}))
OWNER: Final = Readers(owner=True)
LEAGUE: Final = Readers(LEAGUE_DESK)
CAGE_BOOKS: Final = Readers(frozenset({Role.CAGE, Role.MANAGER}), host=True)
TALK: Final = Readers(
    frozenset({Role.FLOOR, Role.SUPERVISOR, Role.MANAGER, Role.DIRECTOR}), host=True
)
ROOM_LOG: Final = Readers(frozenset({Role.MANAGER, Role.SURVEILLANCE}), host=True)
REPORTS: Final = Readers(frozenset({Role.MANAGER}), host=True)
GONE_WRONG: Final = Readers(ROW_OF[Report].roles, host=True)
TO_UNDO: Final = Readers(MAY_UNDO[Undo], host=True)

READS: Final[dict[str, Readers]] = {
    "/metrics": OPEN_TO_ALL,  # from this machine alone, otherwise to managers: its handler asks
    "/api/schema": OPEN_TO_ALL,
    "/api/schema/openapi.json": OPEN_TO_ALL,
    "/api/schema/{path}": OPEN_TO_ALL,  # of which there is nothing more
    "/api/account/me": OPEN_TO_ALL,
    "/api/account/export": OWN,
    "/api/account/seats": OWN,
    "/api/law/{book}/{clause}": OPEN_TO_ALL,
    "/api/clock": OPEN_TO_ALL,
    "/api/clock/{code}": OPEN_TO_ALL,
    "/api/shared/{token}": OPEN_TO_ALL,  # to whoever has the link
    "/api/shared/{token}/proof": OPEN_TO_ALL,
    "/api/hands": OWN,
    "/api/hands/{id}": OWN,
    "/api/hands/{id}/proof": OWN,
    "/api/games": OWN,
    "/api/games/{code}/settlement": Readers(own=True, host=True),
    "/api/games/{code}/settlement.csv": Readers(own=True, host=True),
    "/api/events": LOGGED_IN,
    "/api/events/{code}": LOGGED_IN,
    "/api/seasons": LOGGED_IN,
    "/api/seasons/{code}": LOGGED_IN,
    "/api/seasons/{code}/desk": LEAGUE,
    "/api/seasons/{code}/what-if": Readers(LEAGUE_DESK, own=True),
    "/api/formulas": LOGGED_IN,
    "/api/rulebooks": LOGGED_IN,
    "/api/rulebooks/contents": LOGGED_IN,
    "/api/rulebooks/search": LOGGED_IN,
    "/api/rulebooks/clause": LOGGED_IN,
    "/api/rulebooks/points": LOGGED_IN,
    "/api/rulebooks/case": LOGGED_IN,
    "/api/rulebooks/off": LOGGED_IN,
    "/api/rulebooks/coverage": LOGGED_IN,
    "/api/ask/kinds": LOGGED_IN,
    "/api/ask/precedents": Readers(DECIDERS, own=True),
    "/api/trainer": LOGGED_IN,
    "/api/floor/kinds": GONE_WRONG,
    "/api/floor/acts": TO_UNDO,
    "/api/cage/ledger": CAGE_BOOKS,
    "/api/cage/ledger.csv": CAGE_BOOKS,
    "/api/chat": TALK,
    "/api/house/log": ROOM_LOG,
    "/api/house/reports/{kind}": REPORTS,
    "/api/house/reports/{kind}/csv": REPORTS,
    "/api/house/book": MANAGERS,
    "/api/house/settings": MANAGERS,
    "/api/house/backups": MANAGERS,
    "/api/house/backups/{name}/file": OWNER,
    "/api/people": MANAGERS,
    "/api/people/list": MANAGERS,
    "/api/people/names": MANAGERS,
    "/api/people/trail": MANAGERS,
    "/api/codes": MANAGERS,
}


def may_not_read(path: str, account: HouseAccount | None) -> SentAway | None:
    """Why somebody is not answered at an address; what has no row is for nobody."""
    readers = READS.get(path)
    return readers.refusal(account) if readers is not None else NOT_YOURS
