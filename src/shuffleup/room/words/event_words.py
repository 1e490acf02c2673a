"""What has happened in a room, a sentence each: ``told(event, zone)``.

For the desk and for whoever reads the log. One that only keeps the books says nothing (``""``);
one that nobody has put into words yet is told by its name and its fields, so that none is lost.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from shuffleup.room.absence import absence_events as a
from shuffleup.room.adoption.book_events import BookAdopted
from shuffleup.room.breaking import break_events as b
from shuffleup.room.cage import cage_events as k
from shuffleup.room.cage.ledger import is_money
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.instants import clock
from shuffleup.room.lists import list_events as li
from shuffleup.room.must_move import feed_events as f
from shuffleup.room.openings import opening_events as o
from shuffleup.room.people import people_events as p
from shuffleup.room.promotions import promotion_events as pr
from shuffleup.room.seat_claims import claim_events as c
from shuffleup.room.staff import staff_events as st
from shuffleup.room.undo import undo_events as u
from shuffleup.room.words.staff_telling import STAFF_SAID

Teller = Callable[..., str]  # of an event, in a time zone


def told(event: AnyRoomEvent, zone: str) -> str:
    """An event of the room in words; nothing of a table's own."""
    teller = SAID.get(type(event))
    return teller(event, zone) if teller is not None else by_its_name(event)


def by_its_name(event: object) -> str:
    words = re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    names: tuple[str, ...] = getattr(event, "__struct_fields__", ())
    fields = [f"{name} {getattr(event, name)}" for name in names if plain(getattr(event, name))]
    return f"{words}: {', '.join(fields)}" if fields else words


def plain(value: object) -> bool:
    return isinstance(value, int | str) and value != ""


def until(at: int | None, zone: str) -> str:
    return "for good" if at is None else f"until {clock(at, zone)}"


# ---- lists -----------------------------------------------------------------------------------


def say_joined(event: li.Joined, zone: str) -> str:
    how = f" ({event.waiting.how.value})" if event.waiting.how.value != "in person" else ""
    return f"{event.waiting.player} is number {event.place + 1} on the list of {event.listing}{how}"


def say_left_list(event: li.LeftList, zone: str) -> str:
    why = ": seated" if event.seated else ""
    return f"{event.player} is off the list of {event.listing}{why}"


def say_marked(event: li.NameMarked, zone: str) -> str:
    name, listing = event.waiting.player, event.listing
    if event.waiting.passed:
        return f"{name} keeps the place on the list of {listing} and is passed over until they come"
    return f"{name} keeps the place on the list of {listing}, as signed {event.waiting.how.value}"


def say_called(event: li.NameCalled, zone: str) -> str:
    return f"{event.player} is called to seat {event.seat + 1} of table {event.table}"


def say_call_marked(event: li.CallMarked, zone: str) -> str:
    call = event.call
    seat = f"seat {call.seat + 1} of table {call.table}"
    if call.locked:
        return f"{call.player} has locked up {seat} at {clock(call.at, zone)}"
    if call.paged:
        return f"{call.player} is paged for {seat} since {clock(call.at, zone)}"
    return f"{call.player} is called to {seat}"


# ---- the cage --------------------------------------------------------------------------------


def say_entered(event: k.Entered, zone: str) -> str:
    """``Ledger, buy-in of Ann: 200 from cage/chips to table/1``; the money with which a player pays
    for chips goes without saying."""
    chips = [line for line in event.lines if not is_money(line[0]) or not event.player]
    chips = chips or list(event.lines)
    gave = " and ".join(account for account, amount in chips if amount < 0)
    got = ", ".join(f"{amount:,} to {account}" for account, amount in chips if amount > 0)
    who = f" of {event.player}" if event.player else ""
    signed = " and ".join(one for one in (event.by, event.second) if one)
    if not event.lines:
        return ""
    says = f"Ledger, {event.why}{who}: {got} from {gave}"
    return f"{says}, signed {signed}" if signed else says


def say_drop(event: k.DropCounted, zone: str) -> str:
    due = ", ".join(f"{purse} {amount:,}" for purse, amount in event.purses) or "nothing"
    return f"The box of table {event.table} is counted: {due}"


def say_closed_day(event: k.DayClosed, zone: str) -> str:
    over = [("chips", event.chips_over), ("cash", event.cash_over)]
    found = ", ".join(over_or_short(what, amount) for what, amount in over)
    return f"The day is closed, {found}; signed {' and '.join(event.signed)}"


def over_or_short(what: str, amount: int) -> str:
    if not amount:
        return f"{what} as in the books"
    return f"{what} {abs(amount):,} {'over' if amount > 0 else 'short'}"


# ---- the others ------------------------------------------------------------------------------


def say_arrived(event: p.Arrived, zone: str) -> str:
    seen = [
        *(() if event.of_age else ("not old enough",)),
        *(() if event.papers else ("without papers",)),
        *(("with a handicap",) if event.handicap else ()),
    ]
    return f"{event.player} is in the room" + (f", {', '.join(seen)}" if seen else "")


def say_barred(event: p.WasBarred, zone: str) -> str:
    how = "suspended" if event.suspended else "barred"
    where = f" from {event.scope}" if event.scope else ""
    return f"{event.player} is {how}{where} {until(event.until, zone)}: {event.why}"


def say_left_game(event: a.LeftGame, zone: str) -> str:
    back = f", back by {clock(event.back, zone)}" if event.back >= 0 else ""
    return f"{event.player} has left {event.listing} with {event.amount:,}: {event.how.value}{back}"


def say_along(event: a.MoneyAlong, zone: str) -> str:
    if not event.amount:
        return f"The money of {event.player} is back on the table"
    return f"{event.player} has {event.amount:,} along"


def say_broken(event: b.GameBroken, zone: str) -> str:
    order = ", ".join(event.broken.order) or "nobody"
    return f"The game of table {event.table} is broken; seats coming: {order}"


def say_kept(event: b.BrokenSeatKept, zone: str) -> str:
    return f"Seat {event.held.seat + 1} of table {event.held.table} waits for {event.held.player}"


def say_hit(event: pr.JackpotHit, zone: str) -> str:
    prizes = ", ".join(f"{one.player} {one.amount:,}" for one in event.prizes)
    return f"{event.name} is hit: {prizes}; now posted {event.posted:,}"


def say_told(event: f.ToldToMove, zone: str) -> str:
    told = event.told
    return f"{told.player} has to move to seat {told.seat + 1} of table {told.table}: {told.why}"


SAID: Final[dict[type, Teller]] = {
    o.RoomOpened: lambda e, z: f"The room opens by {e.rulebook.partition('@')[0] or 'no book'}",
    BookAdopted: lambda e, z: f"The house goes by {e.rulebook.partition('@')[0]} from here on",
    o.TimeTold: lambda e, z: "",
    o.TimeStood: lambda e, z: f"the house stood still for {(e.until - e.since) // 1000} seconds",
    o.TableStood: lambda e, z: f"Table {e.table} opens for {e.listing}",
    o.SignPosted: lambda e, z: "",
    o.SeatsAdded: lambda e, z: f"Table {e.table} starts with {e.over} seats over",
    o.SeatRemoved: lambda e, z: f"Seat {e.seat + 1} of table {e.table} is taken away",
    o.CameToNewGame: lambda e, z: f"{e.waiting.player} is there for the new game of {e.table}",
    o.GameEstablished: lambda e, z: f"The game of table {e.table} is established",
    o.GameFilled: lambda e, z: f"Every seat of table {e.table} is taken",
    o.GameClosed: lambda e, z: f"Table {e.table} is closed",
    o.GameMadePrivate: lambda e, z: f"Table {e.table} is private now",
    o.GameMoved: lambda e, z: f"The game of table {e.table} is moved to {e.place}",
    o.GameSwitched: lambda e, z: f"Table {e.table} plays {e.listing} now",
    p.Arrived: say_arrived,
    p.WentHome: lambda e, z: f"{e.player} has gone home",
    p.RulesAccepted: lambda e, z: f"{e.player} has accepted the rules of the house",
    **STAFF_SAID,
    li.GameListed: lambda e, z: f"{e.name} is on the board",
    li.Joined: say_joined,
    li.LeftList: say_left_list,
    li.NameMarked: say_marked,
    li.NameCalled: say_called,
    li.CallMarked: say_call_marked,
    li.CallEnded: lambda e, z: f"The call of {e.player} to {e.listing} is over",
    c.PutApart: lambda e, z: f"{e.one} and {e.other} may not play in one game",
    c.PutTogether: lambda e, z: f"{e.one} and {e.other} may play in one game again",
    c.SeatReserved: lambda e, z: f"Seat {e.seat + 1} of table {e.table} is kept for {e.player}",
    c.SeatFreed: lambda e, z: f"Seat {e.seat + 1} of table {e.table} is kept for nobody any more",
    c.TransferSigned: lambda e, z: f"{e.player} is on the list to change to table {e.table}",
    c.TransferEnded: lambda e, z: f"{e.player} is off the list to change to table {e.table}",
    c.BoxPut: lambda e, z: f"The chips of {e.box.player} at table {e.table} are under a box",
    c.BoxTaken: lambda e, z: f"The box of {e.player} at table {e.table} is off",
    c.GuestSat: lambda e, z: f"{e.guest} sits behind {e.player} at table {e.table}",
    c.GuestSentAway: lambda e, z: f"{e.guest} gets up at table {e.table}: {e.player} objects",
    k.Entered: say_entered,
    k.DropCounted: say_drop,
    k.DayClosed: say_closed_day,
    a.SteppedAway: lambda e, z: f"{e.player} is away from table {e.table}",
    a.SatBack: lambda e, z: f"{e.player} is back at table {e.table}",
    a.BeganMissing: lambda e, z: f"{e.player} misses blinds at table {e.table}",
    a.AbsentButtonGiven: lambda e, z: f"{e.player} gets an absent button at table {e.table}",
    a.PutInLobby: lambda e, z: f"{e.player} is in the lobby of table {e.table}: the time runs",
    a.ThirdManWalked: lambda e, z: f"{e.player} is the third away: back {until(e.until, z)}",
    a.TimeRanOut: lambda e, z: f"{e.player} was away too long, and has lost the seat",
    a.AbsenteesRecalled: lambda e, z: f"Asked back to table {e.table}: {', '.join(e.players)}",
    a.DinnerGranted: lambda e, z: f"{e.player} is at dinner {until(e.until, z)}; the seat is kept",
    a.StackVerified: lambda e, z: f"{e.amount:,} of {e.player} are counted off table {e.table}",
    a.MoneyAlong: say_along,
    a.LeftGame: say_left_game,
    f.MustMoveInvoked: lambda e, z: f"Table {e.feeder} feeds table {e.main}",
    f.MustMoveEnded: lambda e, z: f"No table feeds {e.listing} any more",
    f.LineSeen: lambda e, z: "",
    f.Volunteered: lambda e, z: f"{e.player} wants to move",
    f.ToldToMove: say_told,
    f.MoveRefused: lambda e, z: f"{e.player} will not move",
    f.BarredFromFeeder: lambda e, z: f"{e.player} is out of {e.listing} {until(e.until, z)}",
    b.GameBroken: say_broken,
    b.BrokenSeatTaken: lambda e, z: f"{e.player} of the broken game of {e.table} has a seat",
    b.BrokenSeatKept: say_kept,
    b.BrokenSeatLost: lambda e, z: f"{e.player} did not come to the kept seat in time",
    st.StaffHired: lambda e, z: f"{e.who} works here: {', '.join(one.value for one in e.roles)}",
    st.StaffLeft: lambda e, z: f"{e.who} does not work here any more",
    st.ShiftStarted: lambda e, z: f"{e.who} is on shift",
    st.ShiftEnded: lambda e, z: f"The shift of {e.who} is over",
    st.CameIntoBox: lambda e, z: f"{e.dealer} deals at table {e.table}: {e.why}",
    st.LeftBox: lambda e, z: f"{e.dealer} leaves the box of table {e.table}: {e.why}",
    st.StayedInBox: lambda e, z: f"{e.dealer} stays in the box of table {e.table}: {e.why}",
    st.JoinedLine: lambda e, z: f"{e.dealer} is at the end of the dealers' line: {e.why}",
    st.WentOnBreak: lambda e, z: f"{e.dealer} is on a break: {e.why}",
    st.BreakEnded: lambda e, z: f"The break of {e.dealer} is over: {e.why}",
    st.PushDue: lambda e, z: f"The push is due at table {e.table}, where {e.dealer} deals",
    u.Acted: lambda e, z: "",
    u.Undone: lambda e, z: f"Act {e.act} ({e.what}) is undone: {e.why}",
    pr.PromotionPosted: lambda e, z: f"{e.name} is posted at {e.amount:,}",
    pr.PostedChanged: lambda e, z: f"{e.name} is posted at {e.amount:,} now",
    pr.PromotionCancelled: lambda e, z: f"{e.name} is cancelled",
    pr.JackpotHit: say_hit,
    pr.JackpotVoided: lambda e, z: f"{e.name}: the hit is void, {e.ground}",
    pr.PrizeClaimed: lambda e, z: f"{e.player} has claimed the prize of {e.name}",
    pr.PrizeLapsed: lambda e, z: f"{e.player} did not claim the prize of {e.name} in time",
    pr.PlayerDisqualified: lambda e, z: f"{e.player} is disqualified from {e.name}",
    pr.DecisionAppealed: lambda e, z: f"{e.player} appeals the decision on {e.name}",
    pr.LoggedIn: lambda e, z: f"{e.player} is logged in",
    pr.TimeAdjusted: lambda e, z: f"{e.player} has {e.minutes} minutes more",
    pr.TicketGiven: lambda e, z: f"Ticket {e.ticket} is {e.player}'s{', void' if e.void else ''}",
    pr.TicketRedeemed: lambda e, z: f"Ticket {e.ticket} is redeemed",
}
