"""``PutBack``: something at the table was undone by whoever runs the room; a fact, like
``table.events``."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.table.blinds.account import IN_TURN, Account
from shuffleup.table.blinds.button import Button, Places
from shuffleup.table.chips.chip_records import PLAIN_CHIPS, Chips, Pot
from shuffleup.table.deal.deal_records import Before, Clock, DealtHand, Decks
from shuffleup.table.kill.kill_record import Kill
from shuffleup.table.mix.mix_record import Mix
from shuffleup.table.seats.seat_records import HERE, Claims, Presence


class SeatRecord(Struct, frozen=True, omit_defaults=True):
    """A player at the table, as a fact: what ``state.Seat`` holds."""

    player: str
    stack: int
    since: int
    account: Account = IN_TURN
    chips: Chips = PLAIN_CHIPS
    paid: int = 0
    presence: Presence = HERE
    short_buys: int = 0


class PutBack(Struct, frozen=True, omit_defaults=True):
    """What was done here is undone: seats and records are as they were, what is not named stays.
    Who leaves and who sits down by it is told before, by ``Left`` and ``Seated``."""

    seats: tuple[tuple[int, SeatRecord], ...] = ()
    adrift: int | None = None
    before: Before | None = None
    button: Button | None = None
    claims: Claims | None = None
    clock: Clock | None = None
    collected: tuple[tuple[str, int], ...] | None = None
    deal: DealtHand | None = None
    decks: Decks | None = None
    hands: int | None = None
    kill: Kill | None = None
    mix: Mix | None = None
    on_hold: bool | None = None
    places: Places | None = None
    pot: Pot | None = None
    straddles: tuple[tuple[int, int], ...] | None = None
