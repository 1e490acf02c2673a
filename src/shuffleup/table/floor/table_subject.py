"""The table as something to ask about: staged, read from a transcript, told, ruled on.

Importing this lets ``floor.asking`` put the table's kinds to the books, and the hand's kinds at a
place in a table's transcript.
"""

from __future__ import annotations

from shuffleup.floor.asking.own_table import USUAL, OwnTable
from shuffleup.floor.asking.subjects import AnyPosition, Position, Subject, register
from shuffleup.floor.facts import COUNT, SEAT, Answers, Fact, FactAnswer
from shuffleup.floor.kinds import AnyKind, Kind, Need
from shuffleup.games import Sheet
from shuffleup.law.notation import NotationError, Statement
from shuffleup.law.rules import Rules
from shuffleup.table.blinds.in_turn import ids_of
from shuffleup.table.floor.table_reports import hand_for, ids_for, known_of, ruled_on
from shuffleup.table.floor.table_scenes import at_own_table, scenes
from shuffleup.table.floor.table_story import told
from shuffleup.table.rulings import AnyTableEvent, TableRuling
from shuffleup.table.state import Table, taken_seats
from shuffleup.table.words.table_transcript import run, speaks_of_a_table


class TableSubject(Subject[Table, AnyTableEvent]):
    """A table, with the hand being played at it or last played."""

    need = Need.TABLE
    where = "What is so at the table?"
    text = "a table has its game, its seats and its button, and then `next hand`"

    def is_told_by(self, statements: list[Statement]) -> bool:
        return speaks_of_a_table(statements)

    def read(self, text: str, rules: Rules) -> Position[Table]:
        try:
            table = run(text, rules).table
        except (KeyError, IndexError) as error:
            raise NotationError(1, self.text) from error
        return Position(table, ids_of(table))

    def inside(self, at: Position[Table], kind: AnyKind) -> AnyPosition | None:
        table = at.of
        hand = hand_for(table, kind) if kind.need is Need.HAND else None
        return Position(hand, ids_for(table, kind), known_of(table, kind)) if hand else None

    def scenes(self, sheet: Sheet) -> tuple[str, ...]:
        return tuple(scenes(sheet))

    def scene(self, name: str, sheet: Sheet, own: OwnTable = USUAL) -> str:
        return scenes(sheet)[name] if own == USUAL else at_own_table(name, sheet, own)

    def told(self, at: Position[Table], *, cards: bool = False) -> list[str]:
        return told(at.of, cards=cards)

    def likely(self, of: Table, fact: Fact) -> tuple[FactAnswer, ...]:
        if fact.kind == SEAT:
            return tuple(seat for seat, _ in taken_seats(of))
        return tuple(range(1, of.n + 1)) if fact.kind == COUNT else ()  # a seat by its number

    def game(self, of: Table) -> str:
        return of.game.key

    def structure(self, of: Table) -> str:
        return of.stakes.structure.value

    def ruled(self, of: Table, kind: Kind[Table, AnyTableEvent], facts: Answers) -> TableRuling:
        return ruled_on(of, kind, facts)


register(TableSubject())
