"""The room as something to ask about: a game on its board is all that has to be there.

Importing this lets ``floor.asking`` put the room's kinds to the books, and the kinds of a table or
a hand at a place in a room's transcript.
"""

from __future__ import annotations

from shuffleup.floor.asking.hand_story import stakes_said
from shuffleup.floor.asking.own_table import USUAL, OwnTable, stakes_of
from shuffleup.floor.asking.subjects import AnyPosition, Position, Subject, register
from shuffleup.floor.fact_checks import KnownSeats
from shuffleup.floor.facts import CHIPS, Answers, Fact, FactAnswer
from shuffleup.floor.kinds import AnyKind, Kind, Need
from shuffleup.floor.report import judged
from shuffleup.games import Sheet, Structure, game
from shuffleup.hand.setup import Stakes
from shuffleup.law.notation import NotationError, Statement
from shuffleup.law.rules import Rules
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.floor.small_room import DAY, DEEP, listing_of
from shuffleup.room.openings.signs_and_fees import limit_of
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import run, speaks_of_a_room
from shuffleup.table.blinds.in_turn import ids_of

SCENE = "in a room that spreads the game"
MOST_SEATS = 9
SHALLOW = 20  # big blinds: the least one buys in for
AMOUNTS = (1_000, 4_999, 5_000, 10_000)  # of the house's money
NOBODY = KnownSeats((), "is none of these")


class RoomSubject(Subject[Room, AnyRoomEvent]):
    """A room, of which only the board is looked at: the people of a question are its facts."""

    need = Need.ROOM
    where = "Which game is it about?"
    text = "a room has its day and a game on the board: `room: 2026-11-11 UTC`, `game 1/2: …`"

    def is_told_by(self, statements: list[Statement]) -> bool:
        return speaks_of_a_room(statements)

    def read(self, text: str, rules: Rules) -> Position[Room]:
        room = run(text, rules).room
        if not room.listings:
            raise NotationError(1, self.text)
        return Position(room, [])

    def inside(self, at: Position[Room], kind: AnyKind) -> AnyPosition | None:
        table, need = next(iter(at.of.tables.values()), None), kind.need
        if table is None or need is Need.ROOM:
            return None
        hand = table.hand or table.last
        if need is Need.TABLE:
            return Position(table, ids_of(table))
        return Position(hand, ids_of(table)) if hand is not None else None

    def scenes(self, sheet: Sheet) -> tuple[str, ...]:
        return (SCENE,)

    def scene(self, name: str, sheet: Sheet, own: OwnTable = USUAL) -> str:
        opening = own.opening(sheet)
        stakes, seats = stakes_of(opening), min(MOST_SEATS, sheet.max_seats)
        board = f"{opening}, seats {seats}{buy_in(stakes)}"
        return f"room: {DAY} UTC\ngame {limit_of(stakes)}: {board}\n"

    def told(self, at: Position[Room], *, cards: bool = False) -> list[str]:
        listing = listing_of(at.of)
        title, stakes = game(listing.game).title, stakes_said(listing.stakes)
        bought = listing.house.buy_in
        limits = f", buy-in {bought[0]:,} to {bought[1]:,}" if bought else ""
        return [f"{title}, {stakes}, {listing.seats} seats{limits}. The player is Ann."]

    def likely(self, of: Room, fact: Fact) -> tuple[FactAnswer, ...]:
        if fact.kind != CHIPS:
            return ()
        if fact.name == "amount":
            return AMOUNTS
        blind = big_blind(listing_of(of).stakes)
        return tuple(depth * blind for depth in (SHALLOW // 2, DEEP // 2, 2 * DEEP))

    def game(self, of: Room) -> str:
        return listing_of(of).game

    def structure(self, of: Room) -> str:
        return listing_of(of).stakes.structure.value

    def ruled(self, of: Room, kind: Kind[Room, AnyRoomEvent], facts: Answers) -> RoomRuling:
        return judged(kind, of, facts, NOBODY)


def big_blind(stakes: Stakes) -> int:
    return stakes.blinds[-1] if stakes.blinds else stakes.small_bet


def buy_in(stakes: Stakes) -> str:
    """What the house lets one buy in for, where the bets have no limit."""
    if stakes.structure not in (Structure.NO_LIMIT, Structure.POT_LIMIT):
        return ""
    blind = big_blind(stakes)
    return f", buy-in {SHALLOW * blind}-{DEEP * blind}"


register(RoomSubject())
