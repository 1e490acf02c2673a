"""The state of a table: its terms, who sits where, and a record for each family of rules.

``Table`` and ``Seat`` are plain private objects, changed only by ``table.apply``; ``copy`` before
you apply if you need the old one. What they hold besides names and numbers are frozen records, each
owned by one family (``blinds``, ``seats``, ``chips``, ``kill``, ``mix``, ``deal``), and changed as
a whole. While a hand is played its chips are in ``table.hand``; ``stack`` is what was in front when
it began, and changes when it is over. Only ``hand`` and ``last`` hold cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from shuffleup.games import Sheet
from shuffleup.hand.setup import Stakes
from shuffleup.hand.state import Hand
from shuffleup.hand.state import copy as copy_hand
from shuffleup.law import Rules
from shuffleup.table.blinds.account import IN_TURN, Account
from shuffleup.table.blinds.button import Button, Places
from shuffleup.table.chips.chip_records import EMPTY_POT, PLAIN_CHIPS, Chips, Pot
from shuffleup.table.deal.deal_records import Before, Clock, DealtHand, Decks
from shuffleup.table.floor.offence_record import Offence
from shuffleup.table.house import House
from shuffleup.table.kill.kill_record import Kill
from shuffleup.table.mix.mix_record import Mix
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.seats.seat_records import HERE, Claims, Presence

if TYPE_CHECKING:
    from shuffleup.floor.senders import Sender
    from shuffleup.table.commands import AnyTableCommand
    from shuffleup.table.rulings import TableRuling

MOST_SEATS: Final = 10

SEAT_FIELDS: Final = (
    "account", "chips", "paid", "player", "presence", "short_buys", "since", "stack",
)  # fmt: skip


class Seat:
    """One player at the table."""

    __slots__ = SEAT_FIELDS

    player: str
    since: int  # order of arrival: who has been in the game longest
    stack: int  # all that lies in front
    chips: Chips  # what else there is to know of it
    short_buys: int  # in a row, since going broke
    presence: Presence
    account: Account  # with the blinds
    paid: int  # of this round of blinds, and whether the button was had: bits

    def __init__(
        self, player: str, stack: int, since: int = 0, account: Account = IN_TURN, paid: int = 0
    ) -> None:
        self.player, self.stack, self.since = player, stack, since
        self.account, self.paid = account, paid
        self.presence, self.chips, self.short_buys = HERE, PLAIN_CHIPS, 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seat):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in SEAT_FIELDS)

    __hash__ = None  # type: ignore[assignment]


def copy_seat(seat: Seat) -> Seat:
    other = Seat.__new__(Seat)
    for name in SEAT_FIELDS:
        setattr(other, name, getattr(seat, name))
    return other


Record = TypeVar("Record", bound=Struct)


def kept(record: Record, usual: Record) -> Record:
    """A record as a seat keeps it: where it says the usual, the usual one itself. A record is a
    value that never changes, so one may be everybody's; and every hand compares each seat's with
    the usual, which is seen at a glance where both are one object."""
    return usual if record == usual else record


FIELDS: Final = (
    "adrift", "before", "button", "by_hand", "claims", "clock", "collected", "deal", "decks",
    "game", "hand", "hands", "house", "kill", "last", "log", "mix", "n", "on_hold", "places",
    "pot", "question", "record", "rulebook", "rules", "seats", "stakes", "straddles", "taken",
    "version",
)  # fmt: skip
APART: Final = ("log", "taken", "last")  # how things were told, not how they stand


class Table:
    """One table. Read it freely; change it only through ``apply`` and ``proceed``."""

    __slots__ = FIELDS

    rules: Rules
    rulebook: str  # digest of the book in force
    game: Sheet
    stakes: Stakes
    house: House
    by_hand: bool  # people deal, with real cards: hands are reported and chips counted
    seats: list[Seat | None]
    n: int
    hands: int  # hands begun
    places: Places  # button and blinds of the last hand
    button: Button  # and how they go on
    deal: DealtHand
    before: Before  # how it was before this hand, or the last one
    claims: Claims
    straddles: tuple[tuple[int, int], ...]  # seat and amount, for the coming hand
    kill: Kill
    mix: Mix
    decks: Decks
    pot: Pot  # of the next deal
    clock: Clock
    collected: dict[str, int]  # what the house has taken, by purse
    adrift: int  # dealt by hand: chips in front of players, and nobody knows of whom
    on_hold: bool  # no hand is dealt until the other tables have finished theirs
    question: str  # a report on the hand that the floor has to decide; empty if none
    record: tuple[Offence, ...]  # what players were noted or penalised for here
    hand: Hand | None
    last: Hand | None  # the hand last played
    log: list[AnyTableEvent]  # events not yet taken away by whoever keeps them
    taken: int  # events of the hand that are in the log
    version: int  # events so far

    def __init__(
        self,
        game: Sheet,
        stakes: Stakes,
        seats: int,
        rules: Rules,
        rulebook: str,
        house: House,
        by_hand: bool = False,
    ) -> None:
        self.game, self.stakes, self.rules = game, stakes, rules
        self.rulebook, self.house, self.by_hand = rulebook, house, by_hand
        self.n = seats
        self.seats = [None] * seats
        self.places, self.button, self.deal, self.before = Places(), Button(), DealtHand(), Before()
        self.claims, self.straddles, self.kill, self.mix = Claims(), (), Kill(), Mix()
        self.decks, self.pot, self.clock = Decks(), EMPTY_POT, Clock()
        self.collected, self.adrift = {}, 0
        self.on_hold, self.question = False, ""
        self.record = ()
        self.hand = self.last = None
        self.log = []
        self.hands = self.taken = self.version = 0

    def act(self, command: AnyTableCommand | str, by: Sender | None = None) -> TableRuling:
        """Put a command of a sender to the judge, or words, which say themselves who speaks; if it
        is lawful it is done, and the table goes on to the next choice."""
        from shuffleup.table.act import act

        return act(self, command, by)  # type: ignore[arg-type]  # words or a sender

    def __repr__(self) -> str:
        from shuffleup.table.words.table_picture import in_a_line

        return f"<Table: {in_a_line(self)}>"

    def __str__(self) -> str:
        from shuffleup.table.words.table_picture import in_lines

        return in_lines(self)

    def _repr_html_(self) -> str:
        from shuffleup.table.words.table_picture import in_html

        return in_html(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in COMPARED)

    __hash__ = None  # type: ignore[assignment]


COMPARED: Final = tuple(name for name in FIELDS if name not in APART)


def copy(table: Table) -> Table:
    """An independent state: what happens to one is not seen by the other."""
    other = Table.__new__(Table)
    for name in FIELDS:
        setattr(other, name, getattr(table, name))
    other.seats = [copy_seat(seat) if seat else None for seat in table.seats]
    other.collected = dict(table.collected)
    other.hand = copy_hand(table.hand) if table.hand else None
    other.log = list(table.log)
    return other


# ---- looking around --------------------------------------------------------------------------


def seated(table: Table, seat: int) -> Seat:
    """The player of a seat that is known to be taken."""
    found = table.seats[seat]
    assert found is not None, seat
    return found


def taken_seats(table: Table) -> list[tuple[int, Seat]]:
    """Seats with a player, in order."""
    return [(at, seat) for at, seat in enumerate(table.seats) if seat is not None]


def all_chips(seat: Seat) -> int:
    """What a player has at the table: in front, on its way, and bought in the hand that is on."""
    return seat.stack + seat.chips.coming + seat.chips.bought


def had_cards(table: Table, at: int) -> bool:
    """Whether whoever sits there was in the hand dealt last: somebody who sat down since was not,
    though the seat was dealt to."""
    seat = table.seats[at]
    if seat is None or not table.deal.dealt >> at & 1:
        return False
    return any(stood is not None and stood.since == seat.since for stood in table.before.seats)


def had_the_seat(table: Table, at: int) -> str:
    """Who had a seat when the hand that is on, or was last, was dealt: by now they may be out, or
    sit elsewhere. Before the first hand, and of a seat that was open, who sits there now."""
    then = table.before.seats[at] if table.before.seats else None
    now = table.seats[at]
    return then.player if then is not None else now.player if now is not None else ""


def arc(table: Table, after: int, to: int) -> int:
    """The mask of the seats after one up to and including another, clockwise; all if the two are
    one."""
    mask, at = 0, after
    while True:
        at = (at + 1) % table.n
        mask |= 1 << at
        if at in (to, after):
            return mask


def between(table: Table, after: int, before: int) -> int:
    """The mask of the seats strictly between two."""
    if after == before:
        return 0
    return arc(table, after, before) & ~(1 << before)
