"""Permute every card a viewer may not see, and nothing they receive may change: not a byte of a
view, of the stream, of an answer to whatever they ask (``answers``), of a hand written for them.

``check`` compares all viewers at one moment, ``watch`` a session, up to the first difference. As a
command it plays many sessions of every game, all roles asking at every moment:
``python -m tests.properties.permuted 200``.
"""

from __future__ import annotations

import random
import sys
from functools import cache
from time import monotonic

from msgspec import Struct
from tests.properties.answers import (
    STAFF,
    Asker,
    answer,
    asked,
    may_depend_on,
    player_asks,
    raised,
    staff_asks,
)
from tests.properties.secret_sessions import Look, hands_of, permuted, players, session

from shuffleup.games import Sheet, games
from shuffleup.hand.state import SHOWING
from shuffleup.histories.export import ExportedDeal
from shuffleup.histories.export.pokerstars import writes
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.table.state import Table, copy
from shuffleup.table.viewing.rail import all_events
from shuffleup.table.viewing.stream import Stream, encode_stream, stream
from shuffleup.table.viewing.table_view import encode_view, view
from shuffleup.table.viewing.viewers import Cage, Dealer, Floor, Player, Spectator, Viewer

HOUSE: tuple[Viewer, ...] = (Spectator(), Dealer(), Floor(), Cage(), Spectator(1), Spectator(0, 5))
EVERYBODY = 99
LATEST = 20  # events


class LeakError(AssertionError):
    """Bytes that depend on a card their viewer may not see."""


class Tally(Struct):
    """How much was compared."""

    sessions: int = 0
    views: int = 0
    answers: int = 0
    leaks: int = 0


# ---- one moment ------------------------------------------------------------------------------


def check(
    table: Table, dice: random.Random, askers: int = EVERYBODY, tally: Tally | None = None
) -> None:
    """Every player at a moment, with all they may not see dealt otherwise, and those around the
    table in turn; and what so many, drawn from players and roles of the house, are answered."""
    tally = Tally() if tally is None else tally
    house = HOUSE if askers == EVERYBODY else dice.sample(HOUSE, 3)
    for viewer in (*players(table), *house):
        if received(table, viewer) != received(permuted(table, viewer, dice), viewer):
            raise LeakError(f"{viewer}")
        tally.views += 1
    for who in those_who_ask(table, dice, askers):
        check_answers(table, who, dice, tally)


def those_who_ask(table: Table, dice: random.Random, count: int) -> list[Asker]:
    """So many of players and house, drawn; the player to act, who can do most, half of the time."""
    everybody = [player_asks(table, viewer) for viewer in players(table)]
    to_act = [who for who in everybody if table.hand is not None and who.seat == table.hand.actor]
    everybody += [staff_asks(table, role, dice) for role in STAFF]
    drawn = dice.sample(everybody, min(count, len(everybody)))
    if to_act and to_act[0] not in drawn and dice.random() < 0.5:
        drawn[0] = to_act[0]
    return drawn


def check_answers(table: Table, who: Asker, dice: random.Random, tally: Tally) -> None:
    """Whatever somebody asks, with the cards on which the answer may depend kept where they are."""
    others = {frozenset[int](): permuted(table, who.sees, dice)}
    if raised(table, who.viewer) != raised(others[frozenset()], who.viewer):
        raise LeakError(f"an error to the {who.role} {who.viewer}")
    for command in asked(table, who, dice):
        said = answer(table, command, who)
        kept = may_depend_on(table, command, who, said)
        if kept not in others:
            others[kept] = permuted(table, who.sees, dice, kept)
        if answer(others[kept], command, who).text != said.text:
            raise LeakError(f"an answer to the {who.role} {who.viewer}: {command}")
        tally.answers += 1


def received(table: Table, viewer: Viewer) -> tuple[bytes, Stream]:
    """All that is sent to a viewer, or written for them. The stream is compared as it is, event by
    event, and its latest part as bytes: the law of every hand is in it, and long to write."""
    told = stream(table, viewer)
    sent = encode_view(view(table, viewer)) + encode_stream(told.since(told.version - LATEST))
    return sent + exported(table, viewer).encode(), told


def exported(table: Table, viewer: Viewer) -> str:
    """The last hand as text for a player who was in it, or for anybody."""
    if table.last is None or table.hand is not None or not isinstance(viewer, Player):
        return ""
    *_, (seat, _) = hands_of(all_events(table), viewer)
    names = tuple(f"Player {at + 1}" for at in range(table.last.n))
    try:
        return writes(ExportedDeal(table.last, names), seat if seat >= 0 else None)
    except ValueError as error:
        return f"{error!r}"


# ---- sessions --------------------------------------------------------------------------------


def play(sheet: Sheet, seed: int, look: Look, hands: int = 3) -> None:
    """A session under one of the books, with somebody who looks on the way."""
    structure = sheet.structures[seed % len(sheet.structures)]
    law = resolve(rulebook(BOOKS[seed % len(BOOKS)]))
    if seed % 2:  # a house in which part of a hand may stay down at the showdown
        law = law.but(all_cards_shown_to_win=False)
    session(sheet, structure, law, seed, look, hands)


def watch(sheet: Sheet, seed: int, askers: int = 1, tally: Tally | None = None) -> None:
    """A session compared on the way, with so many who ask at each moment; LeakError at the first
    difference."""
    dice = random.Random(seed)
    play(sheet, seed, lambda table: check(table, dice, askers, tally))


@cache
def moments(sheet: Sheet, seed: int) -> list[Table]:
    """Some moments of a session, for those who plant leaks: played once, with nothing planted. The
    last, since all that happened is in its stream, and two on the way, a showdown if there is."""
    found: list[Table] = []
    play(sheet, seed, lambda table: found.append(copy(table)))
    on_the_way = [table for table in found if table.hand is not None]
    random.Random(seed).shuffle(on_the_way)
    on_the_way.sort(key=lambda table: table.hand is None or table.hand.phase != SHOWING)
    return [found[-1], *on_the_way[:1], *on_the_way[-1:]]


# ---- the big version -------------------------------------------------------------------------


def hunt(count: int) -> Tally:
    """So many sessions, one game after the other, every role asking at every moment."""
    tally, sheets, began = Tally(), list(games()), monotonic()
    for seed in range(count):
        sheet = sheets[seed % len(sheets)]
        try:
            watch(sheet, seed // len(sheets), EVERYBODY, tally)
        except LeakError as leak:
            tally.leaks += 1
            print(f"\nleak in {sheet.key}, session {seed // len(sheets)}: {leak}")
        tally.sessions += 1
        minutes = (monotonic() - began) / 60
        print(f"\r{tally.sessions}/{count} sessions, {minutes:.1f} minutes", end="", flush=True)
    return tally


def main(count: int) -> int:
    tally = hunt(count)
    print(
        f"\n{tally.sessions:,} sessions, {tally.views:,} views and {tally.answers:,} answers "
        f"compared with unseen cards permuted: {tally.leaks} leaks"
    )
    return 1 if tally.leaks else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20))
