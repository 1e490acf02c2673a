"""The messages of the wire: one JSON object to a WebSocket frame, told apart by ``t``.

Whoever connects is greeted with ``Hello`` and then says what they want: ``Watch`` a place or a
table, ``Do`` a command, ``Say`` a sentence of the notation. Each ``Do`` and ``Say`` has a key of
the sender's own; sent again with the same key it has no second effect and gets the same answer. A
``Do`` at a table names the version that was seen: whoever has seen an older one is refused as
stale. What is told of a table, a room or an event is made by its view functions and by nothing
else, and is sent when it is on the disk.

Views and events are as ``log.codec`` writes them: ``{"table.PlayerView": {…}}``. Seats count from
0, chips and cards are ints, a person is an id; ``names`` says what each id in a frame is called.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from shuffleup.client.deck_words import HandIn as HandIn
from shuffleup.client.event_sign import EventSign as EventSign
from shuffleup.client.floor_messages import CallFor as CallFor
from shuffleup.client.floor_messages import FloorCase as FloorCase
from shuffleup.client.floor_messages import RulingAwaited as RulingAwaited
from shuffleup.client.parts_of_a_frame import BetSize as BetSize
from shuffleup.client.parts_of_a_frame import HandWorth as HandWorth
from shuffleup.client.parts_of_a_frame import Playing as Playing
from shuffleup.client.parts_of_a_frame import TurnLeft as TurnLeft
from shuffleup.client.wish_messages import SeatWish as SeatWish
from shuffleup.client.wish_messages import Wish as Wish

MOST_KEY: Final = 64  # characters of a key
MOST_WORDS: Final = 2_000  # characters of a sentence
MOST_CHAT: Final = 300

# ---- from a client ---------------------------------------------------------------------------


class Watch(Struct, frozen=True, tag="watch", tag_field="t", forbid_unknown_fields=True):
    """Tell me of a place, or of one of its tables, from now on.

    place  "room", "game/…", "event/…" or "season/…"
    table  one of its tables; "" for the place itself
    role   in which role I look: "player", "rail", "dealer", "floor", "cage", "manager", "director"
    after  the version I have seen of a table: what happened since is told first; none: from now
    looks  whether somebody looks at it: then the table waits until streets and hands that come with
           nothing to decide can have been seen
    """

    place: str
    table: str = ""
    role: str = "player"
    after: int | None = None
    looks: bool = False


class Unwatch(Struct, frozen=True, tag="unwatch", tag_field="t", forbid_unknown_fields=True):
    """Tell me no more of it.

    place  that I watched
    table  one of its tables; "" for the place itself
    """

    place: str
    table: str = ""


class Do(Struct, frozen=True, tag="do", tag_field="t", forbid_unknown_fields=True):
    """Do this: a command of the place, or of a table in it.

    key      of my own; the same key again has no second effect
    place    where: "room", "game/…", "event/…" or "season/…"
    command  its name and its fields: {"RaiseTo": {"seat": 2, "to": 600}}
    table    at which table, "" for the place itself
    role     as whom I speak; "": as the strongest of what I am that may do this
    seen     the version of the table I have seen; needed for whatever is done in a hand
    """

    key: str
    place: str
    command: msgspec.Raw
    table: str = ""
    role: str = "player"
    seen: int | None = None


class Say(Struct, frozen=True, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Do what a sentence of the notation means, as staff: ``Ann joins 1/2``.

    key    of my own; the same key again has no second effect
    place  where it is said
    words  the sentence
    role   as whom I speak; "": as the strongest of what I am that may do this
    """

    key: str
    place: str
    words: str
    role: str = ""


class Chat(Struct, frozen=True, tag="chat", tag_field="t", forbid_unknown_fields=True):
    """Say something to everybody at a table.

    place  where the table stands
    table  at which it is said
    text   what is said
    """

    place: str
    table: str
    text: str


class Ping(Struct, frozen=True, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Are you there?

    n  a number that comes back
    """

    n: int = 0


ClientMessage = Watch | Unwatch | Do | Say | Chat | CallFor | HandIn | Wish | Ping

# ---- from the house --------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", tag_field="t"):
    """Whom the house takes you for.

    you      your id
    name     what you are called
    guest    whether you have no account
    roles    in which you may act, "player" always among them
    house    what the house is called
    now      the time of the house, in milliseconds
    version  of its program
    """

    you: str
    name: str
    guest: bool
    roles: list[str]
    house: str
    now: int
    version: str


class TableFrame(Struct, frozen=True, tag="table", tag_field="t"):
    """How a table stands for this viewer, and what has happened since the frame before.

    after    the version before the first of ``events``
    version  of the table now; the first of ``events`` has the number after ``after``
    view     what the viewer may see: a record of table.PlayerView, SpectatorView, DealerView …
    events   what happened, as the viewer may know it
    clauses  of the book in force that stand behind each of ``events``, as far as they are found at
             once; none for the cage
    turn     whose turn it is and for how long; None while no time runs
    sizes    amounts to bet or raise to, when it is the viewer's turn
    holding  the viewer's own hand in words, "" where there is none
    worth    hands that lie open, in words; of the hand just played where none is on
    wish     what the house keeps in mind for the viewer's own seat
    away     seats whose players have lost their connection
    case     what the floor was called for, None where it was not; the table stands still
    deck     what was promised of the deck in play, before it was dealt
    next_deck  what was promised of the one after it
    playing  what is shown at the pace of the table; None where all has been seen
    event    the tournament of the table, None where it is in none, and on the rail
    """

    place: str
    table: str
    after: int
    version: int
    view: msgspec.Raw
    events: msgspec.Raw
    names: dict[str, str]
    clauses: list[list[str]] = []
    turn: TurnLeft | None = None
    sizes: list[BetSize] = []
    holding: str = ""
    away: list[int] = []
    case: FloorCase | None = None
    deck: str = ""
    next_deck: str = ""
    worth: list[HandWorth] = []
    playing: Playing | None = None
    event: EventSign | None = None
    wish: SeatWish = SeatWish()


class PlaceFrame(Struct, frozen=True, tag="place", tag_field="t"):
    """How a room, an event or a season stands for this viewer: the whole of it each time.

    version  of the place
    view     a record of room.PlayerRoomView, room.WallBoard …, of tournament.EventForPlayer or
             DirectorBoard, or of league.SeasonPicture
    clauses  for the floor of a room, and for a player on its lists: the clauses behind each point
             that ``view`` gives as a ground
    """

    place: str
    version: int
    view: msgspec.Raw
    names: dict[str, str]
    clauses: dict[str, list[str]] = {}


class TableGlance(Struct, frozen=True):
    """A table as one sees it from across the room; nothing of it is anybody's own.

    table     its number
    game      what is played, as the board has it; in an event the game's title
    stakes    structure and limits
    by_hand   whether people deal there
    seats     a letter a seat: "p" plays, "a" is away, "k" kept for somebody, "o" open, "-" none
    hand      the number of the hand being played or last played
    street    of the hand being played, "" between hands
    pot       all chips in the middle
    actor     the seat to act, -1 if nobody is
    standing  new, running, private, broken, or "event"
    feeds     the tables its players must move to
    question  the kind of the report that waits for a decision, "" if none
    case      what the floor was called for, None where it was not
    on_hold   whether no further hand is dealt until the table is let go on
    title     of the game, or of the mix of games
    """

    table: str
    game: str
    stakes: str
    by_hand: bool
    seats: str
    hand: int
    street: str
    pot: int
    actor: int
    standing: str
    feeds: tuple[str, ...] = ()
    question: str = ""
    case: FloorCase | None = None
    on_hold: bool = False
    title: str = ""


class TablesFrame(Struct, frozen=True, tag="tables", tag_field="t"):
    """The tables of a place at a glance, for those who work there and watch it.

    tables  those that are not as they were told last
    whole   whether these are all there are
    """

    place: str
    tables: list[TableGlance]
    whole: bool = False


class Done(Struct, frozen=True, tag="done", tag_field="t"):
    """It is done, and on the disk.

    version  of the table, or of the place, after it
    says     what came of it, where that is worth a sentence
    """

    key: str
    version: int = 0
    says: str = ""
    clauses: list[str] = []


class Refused(Struct, frozen=True, tag="refused", tag_field="t"):
    """It is not done, and why.

    reason   in one word
    clauses  of the book in force, none where it made no sense
    """

    key: str
    reason: str
    says: str
    clauses: list[str] = []


class ChatLine(Struct, frozen=True, tag="chat", tag_field="t"):
    """Somebody said something at a table.

    who   their id
    name  what they are called
    text  what they said
    at    when, in milliseconds
    n     the number of the line
    """

    place: str
    table: str
    who: str
    name: str
    text: str
    at: int
    n: int = 0


class Notice(Struct, frozen=True, tag="notice", tag_field="t"):
    """Something for you alone: a seat was called, you were moved, a level ends.

    kind     in an event: "seated", "moved", "out" or "paid"; whoever is moved is shown the new
             table from then on, without asking. Of a ruling, how it came: "ruled", "agreed",
             "unopposed", "by-the-book", or "as-it-lies" where nothing was ruled
    place    what it is about
    table    where you sit now, or where it is, where that is what it tells
    clauses  behind what was ruled
    who      who ruled, by name
    title    of the event
    seat     where you sit, from 1; 0 where it tells of none
    rank     the place in which you finished, 0 while nobody knows
    amount   of your prize
    """

    kind: str
    says: str
    place: str = ""
    table: str = ""
    clauses: list[str] = []
    who: str = ""
    title: str = ""
    seat: int = 0
    rank: int = 0
    amount: int = 0


class Gone(Struct, frozen=True, tag="gone", tag_field="t"):
    """There is nothing more to be told of it, and why."""

    place: str
    table: str
    says: str


class Pong(Struct, frozen=True, tag="pong", tag_field="t"):
    """The house is there.

    n    the number of your ping
    now  the time of the house, in milliseconds
    """

    n: int
    now: int


HouseMessage = (
    Hello | TableFrame | PlaceFrame | TablesFrame | Done | Refused | ChatLine | Notice | Gone
    | Pong
)  # fmt: skip

FROM_CLIENT: Final = msgspec.json.Decoder(ClientMessage)
FROM_HOUSE: Final = msgspec.json.Decoder(HouseMessage)
ENCODER: Final = msgspec.json.Encoder()
