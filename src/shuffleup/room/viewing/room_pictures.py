"""What each viewer of a room has before them: a frozen struct for each, and nothing else goes out.

``WallBoard`` is what everybody in the room may read: games, tables with their open seats, lists,
calls, must-moves. No chips, no bars, no warnings, nobody's age, nobody's absence. Whatever else a
viewer has is their own, or their work.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.log.codec import known
from shuffleup.room.absence.absence_records import Absence, Departure
from shuffleup.room.breaking.break_records import BrokenGame
from shuffleup.room.must_move.feed_records import Feed
from shuffleup.room.openings.opening_records import Spread
from shuffleup.room.people.person_record import BarRecord, Person, WarningRecord
from shuffleup.room.promotions.promotion_records import Prize, Promotion
from shuffleup.room.seat_claims.claim_records import SeatClaims
from shuffleup.room.staff.staff_records import Down, StaffMember

# ---- the wall --------------------------------------------------------------------------------


class NameOnBoard(Struct, frozen=True, gc=False):
    """A name on a list, as the board has it."""

    player: str
    by_phone: bool  # called in
    called: bool  # to a seat
    passed: bool  # did not answer, and is not called before they report
    since: int = 0  # when they were written down: who reads the list sees why it stands so


class GameOnBoard(Struct, frozen=True):
    """A game the room spreads, and who waits for it, first the first.

    pace    minutes between two seats that went to the list lately, None while nobody can say
    buy_in  the least and the most, as the book and the house have it; None where there is no most
    dollar  chips that are a dollar
    mix     what the rotation or the choice is called, "" where one game is played
    book    the digest of the rulebook it is played by
    """

    name: str
    game: str
    stakes: str
    tables: tuple[str, ...]
    waiting: tuple[NameOnBoard, ...]
    pace: int | None
    buy_in: tuple[int, int | None] = (0, None)
    dollar: int = 1
    mix: str = ""
    book: str = ""


class TableOnBoard(Struct, frozen=True):
    """A table and its seats.

    standing  new, running, private or broken
    kept      seats nobody sits in that are called, locked up or kept, or somebody has to move to
    place     where it was moved to, "" where it always stood
    feeds     the tables its players must move to
    """

    number: str
    game: str
    by_hand: bool
    seats: int
    taken: int
    open_seats: tuple[int, ...]
    kept: tuple[int, ...]
    standing: str
    place: str
    feeds: tuple[str, ...]


class CallOnBoard(Struct, frozen=True, gc=False):
    """A seat that was called to somebody.

    state  called, paged or locked up
    until  when the seat is open again, None while no time runs
    since  when that state began
    """

    game: str
    player: str
    table: str
    seat: int
    state: str
    until: int | None
    since: int = 0


class MoveOnBoard(Struct, frozen=True):
    """A must-move game: who is in line, and who has to move where."""

    game: str
    feeder: str
    mains: tuple[str, ...]
    line: tuple[str, ...]
    told: tuple[tuple[str, str, int], ...]


class WallBoard(Struct, frozen=True):
    """The board on the wall.

    transfers  who wants to change to which table, in order of signing
    coming     who has a seat coming from which broken game
    posted     promotions and what is posted for each
    """

    now: int
    zone: str
    games: tuple[GameOnBoard, ...]
    tables: tuple[TableOnBoard, ...]
    calls: tuple[CallOnBoard, ...]
    moves: tuple[MoveOnBoard, ...]
    transfers: tuple[tuple[str, tuple[str, ...]], ...]
    coming: tuple[tuple[str, tuple[str, ...]], ...]
    posted: tuple[tuple[str, int], ...]


# ---- a player --------------------------------------------------------------------------------


class OwnPlace(Struct, frozen=True):
    """Your place on a list, why, by which points, and how long it may take."""

    game: str
    place: int
    says: str
    grounds: tuple[str, ...]
    wait: str


class OwnSeat(Struct, frozen=True, gc=False):
    """Where you sit, and your chips there: None where people deal and nobody has counted."""

    table: str
    seat: int
    stack: int | None
    away: bool
    back_by: int | None  # when the seat is lost, None while no time runs


class PlayerRoomView(Struct, frozen=True):
    """For a player: the board, and what is their own.

    kept     your chips that the cage keeps
    barred   that management does not let you play, and why
    warned   how often you were warned
    moves    must-move: (game, your place in line from 0)
    prizes   yours, not paid yet
    tickets  yours
    played   minutes of play
    """

    board: WallBoard
    player: str
    here: bool
    places: tuple[OwnPlace, ...]
    seats: tuple[OwnSeat, ...]
    moves: tuple[tuple[str, int], ...]
    kept: int
    barred: BarRecord | None
    warned: int
    prizes: tuple[Prize, ...]
    tickets: tuple[str, ...]
    played: int


# ---- the house -------------------------------------------------------------------------------


class SeatToFill(Struct, frozen=True):
    """A seat that is open, and who is next for it by the book.

    how      "call", from the list of the game, or "move", from the table that feeds it; "wait",
             where nobody may come from there yet
    player   who is next, "" where nobody is
    says     why, where the book has more to say than that it is their turn
    grounds  by which points
    """

    how: str
    listing: str
    table: str
    seat: int
    player: str
    says: str
    grounds: tuple[str, ...]


class AwayFromTable(Struct, frozen=True):
    """A player who is away from their seat, and how long that goes on.

    since    when they went, None where nobody saw it
    until    when the seat is lost, None while no time runs
    pick_up  whether the house may pick up the chips now
    says     what is still due to them, where it may not
    grounds  by which points
    count    whether the chips have to be counted first
    """

    table: str
    seat: int
    player: str
    since: int | None
    until: int | None
    pick_up: bool
    says: str
    grounds: tuple[str, ...]
    count: bool = False


class FloorRoomView(Struct, frozen=True):
    """For the floor: the board, everybody's comings and goings, who may not play and with whom.

    people      everybody who has been in the room
    bars        who is refused the room
    banned      (player, game or promotions, why), for who is refused that
    warnings    who was warned for what
    apart       who may not play in one game
    absences    who is away from which table, or was
    departures  (player, game, how they left it), for when they come back
    claims      who has a claim on which seat, by table
    spreads     how the game of each table stands
    feeds       must-move games in full
    breaks      broken games in full
    staff       the register of those who work here
    dealers     who waits in line for a table
    downs       who deals at which table, since when
    to_fill     open seats and who is next for each
    away        who is away from a seat now, whose time is up first
    offences    (offence, whether one is suspended for it), for what the law has a name
    seated      who sits at which table
    """

    board: WallBoard
    people: tuple[tuple[str, Person], ...]
    bars: tuple[tuple[str, BarRecord], ...]
    banned: tuple[tuple[str, str, BarRecord], ...]
    warnings: tuple[tuple[str, tuple[WarningRecord, ...]], ...]
    apart: tuple[tuple[str, str], ...]
    absences: tuple[tuple[str, Absence], ...]
    departures: tuple[tuple[str, str, Departure], ...]
    claims: tuple[tuple[str, SeatClaims], ...]
    spreads: tuple[tuple[str, Spread], ...]
    feeds: tuple[tuple[str, Feed], ...]
    breaks: tuple[tuple[str, BrokenGame], ...]
    staff: tuple[tuple[str, StaffMember], ...]
    dealers: tuple[str, ...]
    downs: tuple[tuple[str, Down], ...]
    to_fill: tuple[SeatToFill, ...]
    away: tuple[AwayFromTable, ...]
    offences: tuple[tuple[str, bool], ...] = ()
    seated: tuple[tuple[str, tuple[str, ...]], ...] = ()


class PlayerAtCage(Struct, frozen=True, gc=False):
    """Somebody who sits at a table: their chips there, None where nobody has counted."""

    player: str
    seat: int
    stack: int | None


class TableAtCage(Struct, frozen=True):
    """A table as the cage deals with it.

    dollar    chips to a dollar
    least     the buy-in, and most: None where there is no most
    on_table  all that lies on it by the ledger
    tray      what it sells from
    box       the money that was paid there
    fee       what has to be in its drop box for the house
    pool      and for the promotions
    """

    number: str
    game: str
    by_hand: bool
    dollar: int
    least: int
    most: int | None
    players: tuple[PlayerAtCage, ...]
    on_table: int
    tray: int
    box: int
    fee: int
    pool: int


class CageRoomView(Struct, frozen=True):
    """For the cage: the ledger, and what is to be paid. Nobody's bars, nobody's absence.

    accounts         every account and its balance
    counted          (table, purse, amount) counted out of the boxes so far
    closed           days closed: when, chips over, cash over
    prizes           won and not paid
    posted           promotions and what is posted for each
    tables           where chips are bought and cashed, filled and counted
    kept             whose chips the cage keeps
    two_people_from  from which amount two people sign
    staff            who is on the register, if one is kept: they alone sign
    held             whose chips were picked up at a table that went on, or was broken
    dollar           chips of the room to the dollar, at the cage and at every table
    """

    now: int
    zone: str
    accounts: tuple[tuple[str, int], ...]
    counted: tuple[tuple[str, str, int], ...]
    closed: tuple[tuple[int, int, int], ...]
    prizes: tuple[Prize, ...]
    posted: tuple[tuple[str, int], ...]
    tables: tuple[TableAtCage, ...]
    kept: tuple[tuple[str, int], ...]
    two_people_from: int
    staff: tuple[str, ...]
    held: tuple[tuple[str, int], ...]
    dollar: int = 1


class ManagerRoomView(Struct, frozen=True):
    """For whoever runs the room: what floor and cage see, the promotions, and the book."""

    rulebook: str
    floor: FloorRoomView
    cage: CageRoomView
    promotions: tuple[tuple[str, Promotion], ...]


RoomView = WallBoard | PlayerRoomView | FloorRoomView | CageRoomView | ManagerRoomView

known("room", WallBoard, PlayerRoomView, FloorRoomView, CageRoomView, ManagerRoomView)
