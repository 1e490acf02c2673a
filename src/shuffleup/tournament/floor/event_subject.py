"""A tournament as something to ask about: its terms and levels are all that has to be there.

Importing this lets ``floor.asking`` put the tournament's kinds to the books, and the kinds of a
table or a hand at a place in an event's transcript.
"""

from __future__ import annotations

import re

from shuffleup.floor.asking.hand_story import stakes_said
from shuffleup.floor.asking.own_table import USUAL, OwnTable
from shuffleup.floor.asking.subjects import AnyPosition, Position, Subject, register
from shuffleup.floor.fact_checks import KnownSeats
from shuffleup.floor.facts import CHIPS, Answers, Fact, FactAnswer
from shuffleup.floor.kinds import STAGED, AnyKind, Kind, Need
from shuffleup.floor.report import judged
from shuffleup.games import Sheet, game
from shuffleup.hand.words.setup_words import read_stakes
from shuffleup.law.notation import Statement
from shuffleup.law.rules import Rules
from shuffleup.room.floor.small_room import DAY
from shuffleup.table.blinds.in_turn import ids_of
from shuffleup.tournament.events import AnyEventEvent
from shuffleup.tournament.floor.small_event import first_stakes
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_transcript import run, speaks_of_an_event

SCENE = "in an event of the game"
MOST_SEATS = 9
DEEP = 100  # big blinds
TIMES = 25  # a cash game's stakes in chips of an event
LEVELS_OF_SCENE = (1, 2, 4, 8)
NOBODY = KnownSeats((), "is none of these")


class EventSubject(Subject[Tournament, AnyEventEvent]):
    """A tournament, of which only terms and levels are looked at: its people are facts."""

    need = Need.EVENT
    where = "Which event is it about?"
    text = (
        "an event has its day, terms and levels: `event: 2026-11-11 UTC`, `terms: …`, `levels: …`"
    )

    def is_told_by(self, statements: list[Statement]) -> bool:
        return speaks_of_an_event(statements)

    def read(self, text: str, rules: Rules) -> Position[Tournament]:
        return Position(run(text, rules).event, [])

    def inside(self, at: Position[Tournament], kind: AnyKind) -> AnyPosition | None:
        table, need = next(iter(at.of.tables.values()), None), kind.need
        if table is None or need in STAGED:
            return None
        hand = table.hand or table.last
        if need is Need.TABLE:
            return Position(table, ids_of(table))
        return Position(hand, ids_of(table)) if hand is not None else None

    def scenes(self, sheet: Sheet) -> tuple[str, ...]:
        return (SCENE,)

    def scene(self, name: str, sheet: Sheet, own: OwnTable = USUAL) -> str:
        _, structure, amounts = own.opening(sheet).split(maxsplit=2)
        amounts = amounts if own.stakes else times(amounts, TIMES)
        stakes = read_stakes([structure, *amounts.split()])
        blind = stakes.blinds[-1] if stakes.blinds else stakes.small_bet
        seats = min(MOST_SEATS, sheet.max_seats)
        levels = ", ".join(f"{times(amounts, factor)} for 20" for factor in LEVELS_OF_SCENE)
        terms = f"{sheet.key} {structure}, stack {DEEP * blind}, price 50+10, seats {seats}"
        return f"event: {DAY} UTC\nterms: {terms}\nlevels: {levels}\n"

    def told(self, at: Position[Tournament], *, cards: bool = False) -> list[str]:
        terms = at.of.terms
        title, stakes = game(terms.game).title, stakes_said(first_stakes(at.of))
        tables = f"tables of {terms.seats}, {terms.stack:,} chips"
        return [f"An event of {title}, {tables}, from {stakes}. The player is Ann."]

    def likely(self, of: Tournament, fact: Fact) -> tuple[FactAnswer, ...]:
        if fact.kind != CHIPS:
            return ()
        return (0, 1_000, of.terms.stack)

    def game(self, of: Tournament) -> str:
        return of.terms.game

    def structure(self, of: Tournament) -> str:
        return first_stakes(of).structure.value

    def ruled(
        self, of: Tournament, kind: Kind[Tournament, AnyEventEvent], facts: Answers
    ) -> EventRuling:
        return judged(kind, of, facts, NOBODY)


def times(amounts: str, factor: int) -> str:
    """Stakes in words, so many times as high."""
    return re.sub(r"\d+", lambda found: str(int(found[0]) * factor), amounts)


register(EventSubject())
