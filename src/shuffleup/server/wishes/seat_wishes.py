"""``SeatWishes``: what a player wants done with their seat, kept until its time comes.

Getting up when the hand is over, sitting out when the big blind comes, so many chips in front for
the next hand. A wish stands in the log, in a stream of its own, as the whole of what one player
wishes at one seat; what the house then does are commands of that player, judged as if they had sent
them. A wish is of one sitting: who gets up and sits down again has none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from shuffleup.client.messages import Notice, Refused
from shuffleup.client.wish_messages import SeatWish, Wish
from shuffleup.floor.senders import player
from shuffleup.law.points.table.buy_in import BuyInLaw
from shuffleup.room.lists.list_commands import LeaveTable
from shuffleup.server.dealer.house_dealer import could_be_dealt
from shuffleup.server.house_places.poker_house import Errand, PlaceChange, PokerHouse
from shuffleup.server.wishes.wish_records import WISHES, Wished
from shuffleup.table.blinds.in_turn import has_blinds, seat_of
from shuffleup.table.blinds.places import needs_draw
from shuffleup.table.chips.buying_in import above_most, most_after_top_up
from shuffleup.table.chips.in_play import is_in_hand
from shuffleup.table.commands import AddChips, SitOut
from shuffleup.table.deal.next_hand import made_plan
from shuffleup.table.state import Table, all_chips, seated, taken_seats

IN_EVENTS: Final = "in a tournament one stays until the end, and the clock sets the chips"
BY_HAND: Final = "people deal at this table: tell them what you want"
NO_BLINDS: Final = "nobody posts a blind in this game"
NOT_SEATED: Final = "whoever sits at the table has wishes there"
NO_AMOUNT: Final = "an amount is a whole number of chips"
MOST_CHIPS: Final = 10**12
Where = tuple[str, str]
WhyNot = tuple[str, tuple[str, ...]]  # why something is not done, "" if it is, and the points
Tell = Callable[[str, Notice], None]


NOTHING: Final = SeatWish()


class SeatWishes:
    """The wishes of everybody who sits in a house."""

    def __init__(self, house: PokerHouse, changed: Callable[[Where, str], None]) -> None:
        """``changed`` is told at which table, and of whom, a wish is not what it was."""
        self.house, self.changed = house, changed
        self.kept: dict[Where, dict[str, Wished]] = {}  # by whose they are
        self.tell: Tell = lambda who, notice: None
        house.heard.append(self.end_with_sittings)

    def load(self) -> None:
        """What was wished when the house went down."""
        self.kept.clear()
        log = self.house.log
        for record in log.read(0, WISHES) if WISHES in log.versions else ():
            if isinstance(record, Wished) and record.place in self.house.places:
                self.hear(record)

    def hear(self, record: Wished) -> None:
        where = (record.place, record.table)
        if record.leave or record.blind or record.chips:
            self.kept.setdefault(where, {})[record.player] = record
            return
        self.kept.get(where, {}).pop(record.player, None)
        if not self.kept.get(where):
            self.kept.pop(where, None)

    def end_with_sittings(self, change: PlaceChange) -> None:
        """Whoever has got up, however that came, wishes nothing any more."""
        for number in change.tables:
            where = (change.place, number)
            table = self.house.places[change.place].tables.get(number)
            over = [
                replace(one, leave=False, blind=False, chips=0)
                for who, one in self.kept.get(where, {}).items()
                if table is None or since_when(table, who) != one.since
            ]
            for one in over:
                self.hear(one)
            if over:
                self.house.write_beside(WISHES, [*over])

    def of(self, where: Where, table: Table, who: str) -> SeatWish:
        """What somebody wishes at the seat they have now."""
        found = self.kept.get(where, {}).get(who)
        if found is None or since_when(table, who) != found.since:
            return NOTHING
        return SeatWish(found.leave, found.blind, found.chips)

    # ---- wishing -----------------------------------------------------------------------------

    def wish(self, where: Where, table: Table, who: str, wanted: Wish) -> WhyNot:
        """Keep it, or say why not. What changes nothing is no event."""
        at = seat_of(table, who)
        if at is None:
            return NOT_SEATED, ()
        old = self.of(where, table, who)
        named = {
            name: value
            for name in ("leave", "blind", "chips")
            if (value := getattr(wanted, name)) is not None
        }
        new = replace(old, **named)
        if new == old:
            return "", ()
        why = self.not_lawful(where[0], table, at, new)
        if not why[0]:
            self.keep(where, table, who, new)
            self.see_to(where, table)
        return why

    def not_lawful(self, place: str, table: Table, at: int, new: SeatWish) -> WhyNot:
        if place.startswith("event/") and new != NOTHING:
            return IN_EVENTS, ()
        if table.by_hand and new != NOTHING:  # nobody here would see to it
            return BY_HAND, ()
        if new.blind and not has_blinds(table):
            return NO_BLINDS, ()
        if not new.chips:
            return "", ()
        if not 0 < new.chips <= MOST_CHIPS:
            return NO_AMOUNT, ()
        too_much = above_most(table, new.chips, most_after_top_up(table))
        if too_much is not None and too_much.refusal is not None:
            points = (BuyInLaw.top_up_maximum, *too_much.refusal.grounds)
            return too_much.refusal.says, points
        return "", ()

    def keep(self, where: Where, table: Table, who: str, new: SeatWish) -> None:
        record = self.record(where, table, who, new)
        self.hear(record)
        self.house.write_beside(WISHES, [record])
        self.changed(where, who)

    def record(self, where: Where, table: Table, who: str, new: SeatWish) -> Wished:
        at = seat_of(table, who)
        assert at is not None
        since = seated(table, at).since
        return Wished(*where, who, since, new.leave, new.blind, new.chips)

    # ---- when its time comes -----------------------------------------------------------------

    def see_to(self, where: Where, table: Table) -> None:
        """Who wants to leave and is in no hand gets up; who wants chips has them between hands."""
        for at, seat in taken_seats(table):
            wish = self.of(where, table, seat.player)
            if wish.leave and not is_in_hand(table, at):
                self.do(where, table, seat.player, LeaveTable(seat.player, where[1]), NOTHING)
            elif wish.chips and table.hand is None:
                self.fill_up(where, table, at, wish)

    def fill_up(self, where: Where, table: Table, at: int, wish: SeatWish) -> None:
        seat, rest = seated(table, at), replace(wish, chips=0)
        missing = wish.chips - all_chips(seat)
        missing -= missing % table.stakes.chip  # chips are bought whole
        if missing <= 0:
            self.keep(where, table, seat.player, rest)
        else:
            self.do(where, table, seat.player, AddChips(at, missing), rest)

    def before_the_deal(self, where: Where, table: Table) -> None:
        """Who wants to sit out when the big blind comes does so now, if it comes to them; to whom
        no hand can be dealt any more it does not come."""
        for _ in range(table.n):
            if not has_blinds(table) or needs_draw(table) or not could_be_dealt(table):
                return
            big = made_plan(table).places.big
            seat = table.seats[big] if 0 <= big < table.n else None
            wish = self.of(where, table, seat.player) if seat is not None else NOTHING
            if seat is None or not wish.blind or seat.presence.sits_out:
                return
            self.do(where, table, seat.player, SitOut(big), replace(wish, blind=False))

    def do(self, where: Where, table: Table, who: str, command: object, rest: SeatWish) -> None:
        """Do it as theirs; in the same batch of the log the wish is over. What the book refuses is
        told to whoever wished it."""
        place, number = where
        record = self.record(where, table, who, rest)
        at_table = "" if isinstance(command, LeaveTable) else number
        errand = Errand(place, player(who), command, table=at_table, beside={WISHES: [record]})
        self.hear(record)
        reply = self.house.perform(errand).reply
        if isinstance(reply, Refused):
            self.keep(where, table, who, rest)
            self.tell(who, Notice("wish", reply.says, place, number, reply.clauses))
        else:
            self.changed(where, who)


def since_when(table: Table, who: str) -> int | None:
    """When somebody sat down at a table; None if they do not sit there."""
    at = seat_of(table, who)
    return seated(table, at).since if at is not None else None
