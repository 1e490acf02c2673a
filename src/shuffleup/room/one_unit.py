"""One unit in the room: all its chips, balances and sums count as many to the dollar.

The room says how many when it opens, or else its first game does; whatever comes on the board
later is written in the same unit: 1/2 in a room of cents is 100/200, played in chips of 100. So
nothing is converted where chips cross from table to table or to the cage. A game that cannot be
written so, 0.25/0.50 where a chip is a dollar, is refused.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.chip_amounts import chip_worth
from shuffleup.hand.setup import Stakes
from shuffleup.law.ruling import Reason
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.rulings import RoomRuling, malformed
from shuffleup.room.state import Room
from shuffleup.table.house import House, Stage
from shuffleup.table.state import Table


def dollar_of(room: Room) -> int:
    """Chips of the room to the dollar."""
    first = next(iter(room.listings.values()), None)
    return room.dollar or (1 if first is None else first.stakes.dollar)


def titled(title: str, room: Room) -> str:
    """The title of a report, with the unit of its sums where that is no dollar."""
    worth = chip_worth(dollar_of(room))
    return title if worth == chip_worth(1) else f"{title} (1 is {worth})"


def in_the_rooms_chips(room: Room, listing: Listing) -> Listing | RoomRuling:
    """A game in the chips of the room, or why it cannot be played in them."""
    theirs, ours = listing.stakes.dollar, dollar_of(room)
    stages = (*listing.house.rotation, *listing.house.choice)
    if any(stage.stakes.dollar != theirs for stage in stages):
        return malformed(Reason.CANNOT_BE_DEALT, "all games of a mix are played in the same chips")
    if theirs == ours or not (room.dollar or room.listings):
        return listing
    try:
        return in_chips(listing, ours)
    except ValueError:
        says = f"every game of this room is played in chips of {chip_worth(ours)}"
        return malformed(Reason.CANNOT_BE_DEALT, f"{says}, and this one needs smaller ones")


def changes_its_chips(before: Table, after: Table) -> RoomRuling | None:
    """Why a table cannot be designated what it now has: chips stay what they are, also those that
    are kept while nobody sits there."""
    ours, house = before.stakes.dollar, after.house
    played = (after.stakes, *(one.stakes for one in (*house.rotation, *house.choice)))
    if all(stakes.dollar == ours for stakes in played):
        return None
    says = f"a chip of this table is {chip_worth(ours)}: other chips want a table of their own"
    return malformed(Reason.CANNOT_BE_DEALT, says)


def in_chips(listing: Listing, dollar: int) -> Listing:
    """The same game in chips of so many to the dollar; ValueError if it cannot be paid in them."""
    of = Exchange(listing.stakes.dollar, dollar)
    return replace(listing, stakes=of.stakes(listing.stakes), house=of.house(listing.house))


class Exchange:
    """Chips of one worth for chips of another, exactly or not at all."""

    def __init__(self, theirs: int, ours: int) -> None:
        self.theirs, self.ours = theirs, ours

    def chips(self, count: int) -> int:
        new, rest = divmod(count * self.ours, self.theirs)
        if rest:
            raise ValueError(f"{count} chips of 1/{self.theirs} are not paid in 1/{self.ours}")
        return new

    def stakes(self, stakes: Stakes) -> Stakes:
        return Stakes(
            stakes.structure,
            self.chips(stakes.small_bet),
            self.chips(stakes.big_bet),
            tuple(map(self.chips, stakes.blinds)),
            self.chips(stakes.ante),
            self.chips(stakes.big_blind_ante),
            self.chips(stakes.bring_in),
            self.chips(stakes.chip),
            self.ours,
        )

    def stage(self, stage: Stage) -> Stage:
        return replace(stage, stakes=self.stakes(stage.stakes))

    def wagers_in(self, house: House) -> int:
        """Wagers stay in the chips the game is listed in, though there are smaller ones; 0 where
        any chip will do."""
        finer = self.ours > self.theirs
        chip = self.chips(house.wagers_in or (1 if finer else 0))
        return 0 if chip == 1 else chip

    def house(self, house: House) -> House:
        limits = house.buy_in
        return replace(
            house,
            buy_in=limits and (self.chips(limits[0]), self.chips(limits[1])),
            drop=self.chips(house.drop),
            rake_cap=self.chips(house.rake_cap),
            promotion=self.chips(house.promotion),
            time=self.chips(house.time),
            collection_blind=self.chips(house.collection_blind),
            kill_at=self.chips(house.kill_at),
            chips=tuple(map(self.chips, house.chips)),
            wagers_in=self.wagers_in(house),
            rotation=tuple(map(self.stage, house.rotation)),
            choice=tuple(map(self.stage, house.choice)),
        )
