"""Small logs that every later engine must read: ``python -m scripts.golden_logs FOLDER``.

Sessions under four books, a mix, a change of book, a table where things go wrong, and a house that
keeps two streams; ``states.json`` says what each table came to. They are frozen when the server
stores its first log: until then a change of the format makes them anew (``make golden``), after
that it brings an upcast.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from shuffleup.cli.shared_options import TableOptions
from shuffleup.cli.table.table_log import TABLE
from shuffleup.cli.table.table_opening import open_table
from shuffleup.cli.table.table_options import HouseOptions, PeopleOptions
from shuffleup.floor.ruling_record import Ruled
from shuffleup.floor.senders import Role
from shuffleup.law.notation import parse
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.log import Batch, FileLog
from shuffleup.log.head import head_path
from shuffleup.sim.session import open_session
from shuffleup.table.apply import drain, replay
from shuffleup.table.state import Table
from shuffleup.table.viewing.table_view import view
from shuffleup.table.viewing.viewers import Cage, Spectator
from shuffleup.table.words.table_transcript import run_statements

HANDS = 8
STATES = "states.json"
BEGAN_AT = 1_763_200_800_000  # a Saturday morning, in milliseconds
SESSIONS: dict[str, tuple[str, str, HouseOptions]] = {
    "mohegan": ("holdem", "mohegan", HouseOptions(drop=1)),
    "pechanga": ("omaha-eight", "pechanga", HouseOptions(kill=True)),
    "rpl-then-tournament": ("holdem", "rpl", HouseOptions(book_after=[(4, "tournament")])),
    "horse": ("horse", "mohegan", HouseOptions()),
    "draw": ("five-card-draw", "pechanga", HouseOptions()),
}
REPORTS = """
holdem no-limit 2/5
table: buy-in 40-1000
seats: Ann 500, Bob 500, Cy 500, Dee 500; button Dee
next hand
Cy raises to 20
! wager: seat Dee, gesture other, means fold
everyone folds
next hand
Dee calls; Ann calls; Bob calls; Cy checks
Bob bets 10; Cy calls; Dee folds
! hand-in-the-muck: seat Dee, identifiable fully, why thought-more-owed
everyone folds
"""
RULED = Ruled(
    "wager", (("seat", "Dee"),), "a fold", ("undefined-gesture",), by="Dana", book="mohegan",
    clauses=("mohegan/general.26",), when="2025-11-15 10:00", table="1", role=Role.SUPERVISOR,
)  # fmt: skip


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    states = {}
    for name in (*SESSIONS, "reports", "house"):
        path = folder / f"{name}.log"
        path.unlink(missing_ok=True)
        log = FileLog(path, TABLE)
        log.append_batches(list(batches_of(name)))
        head_path(path).unlink()  # a golden log stands alone
        states[name] = state_of(replay(log.read()))
    (folder / STATES).write_text(json.dumps(states, indent=1, sort_keys=True) + "\n", "utf-8")


def batches_of(name: str) -> Iterator[Batch]:
    if name in SESSIONS:
        return (Batch({TABLE: events}) for events in session_lines(*SESSIONS[name]))
    if name == "reports":
        return iter([Batch({TABLE: reported()})])
    return house_batches()


def session_lines(game: str, book: str, house: HouseOptions) -> Iterator[list[Any]]:
    """A lively session of bots, a hand to a line."""
    table = TableOptions(seed="7", book=book)
    opening = open_table(game, table, house, PeopleOptions(comings=300))
    session = open_session(opening.table, opening.plan)
    yield session.take()
    for _ in range(HANDS):
        session.one_hand()
        yield session.take()


def reported() -> list[Any]:
    """Two hands in which something goes wrong, as they are told."""
    law = rulebook("mohegan")
    return drain(run_statements(parse(REPORTS), resolve(law), rulebook=digest(law)).table)


def house_batches() -> Iterator[Batch]:
    """A table and the floor's book in one log, with the time of each."""
    lines = list(session_lines("holdem", "mohegan", HouseOptions()))[:4]
    for number, events in enumerate(lines):
        at = BEGAN_AT + 90_000 * number
        ruled = {"floor": [RULED]} if number == 2 else {}
        yield Batch({TABLE: events, **ruled}, at)


def state_of(table: Table) -> dict[str, Any]:
    """What a table has come to, as its viewers know it: nothing of how it is kept."""
    rail, cage = view(table, Spectator()), view(table, Cage())
    felt = rail.felt  # type: ignore[union-attr]
    return {
        "hands": felt.hands,
        "version": felt.version,
        "game": felt.game,
        "stakes": to_builtins(felt.stakes),
        "rulebook": felt.rulebook.partition("@")[0],
        "places": to_builtins(felt.places),
        "legs": to_builtins(felt.legs),
        "players": [
            [chair.seat, chair.player, chair.stack, chair.coming, chair.standing.value, chair.here]
            for chair in felt.chairs
            if chair is not None
        ],
        "middle": cage.middle,  # type: ignore[union-attr]
        "collected": to_builtins(cage.collected),  # type: ignore[union-attr]
        "board": to_builtins(rail.last.boards) if rail.last else None,  # type: ignore[union-attr]
    }


if __name__ == "__main__":
    main()
