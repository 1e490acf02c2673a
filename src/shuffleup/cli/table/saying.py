"""What happened at a table between its hands, in a sentence each: ``said(event, names)``.

``Names`` follows who sits where, from the first event of a log on.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.cards import show
from shuffleup.cli.amounts import amount
from shuffleup.cli.describe import table_title
from shuffleup.floor.ruling_record import report_of, signature
from shuffleup.hand.state import seats_in
from shuffleup.sim.session.session_plan import SESSION
from shuffleup.sim.session.session_tally import swap
from shuffleup.table import events as e
from shuffleup.table.blinds.account import EntryChoice, Standing
from shuffleup.table.rulings import AnyTableEvent

NOBODY = "nobody"
WAYS = {
    EntryChoice.WAIT: "waits for the big blind",
    EntryChoice.POST: "means to come in and post what is due",
    EntryChoice.BEHIND: "waits for the button to go by",
    EntryChoice.BUY: "buys the button",
    EntryChoice.BUY_NEXT: "comes in and buys the button next",
    EntryChoice.STRADDLE: "posts in the straddle",
}


class Names:
    """Who sits where, and what a chip is in money."""

    def __init__(self, dollar: int = 1) -> None:
        self.by_seat: dict[int, str] = {}
        self.dollar = dollar

    def __call__(self, seat: int) -> str:
        return self.of(seat)

    def of(self, seat: int) -> str:
        """A player, or the number of an open seat."""
        if seat < 0:
            return NOBODY
        return self.by_seat.get(seat) or f"seat {seat + 1}"

    def row(self, seats: int) -> tuple[str, ...]:
        return tuple(self.by_seat.get(at, "") for at in range(seats))

    def chips(self, chips: int) -> str:
        return amount(chips, self.dollar)

    def hear(self, event: AnyTableEvent) -> None:
        if isinstance(event, e.TableOpened | e.GameChanged):
            self.dollar = event.stakes.dollar
        elif isinstance(event, e.Seated | e.LockedUp):
            self.by_seat[event.seat] = event.player
        elif isinstance(event, e.Left):
            self.by_seat.pop(event.seat, None)
        elif isinstance(event, e.SeatChanged):
            swap(self.by_seat, event.seat, event.to)


def said(event: AnyTableEvent, names: Names) -> str:
    """The event in words; nothing for one that only keeps the books."""
    teller = SAID.get(type(event))
    return teller(event, names) if teller else ""


def say_reckoned(event: e.Reckoned, who: Names) -> str:
    name, account = who(event.seat), event.account
    if account.owes:
        owed = " and ".join(
            blind
            for blind, owes in (("a big", account.owes_big), ("a small", account.owes_small))
            if owes
        )
        return f"{name} owes {owed} blind"
    if account.standing is Standing.IN:
        return f"{name} is in the turn of the blinds"
    if account.waits:
        return f"{name} waits {account.waits} hand{'' if account.waits == 1 else 's'}"
    return ""


def say_drawn(event: e.Drawn, who: Names) -> str:
    cards = ", ".join(
        f"{who(at)} {show([card])}" for at, card in zip(event.seats, event.cards, strict=True)
    )
    return f"Cards for the button: {cards}; {who(event.button)} has it"


def say_placed(event: e.Placed, who: Names) -> str:
    smaller = [("smaller blind", at) for at in event.places.little]
    blinds_at = (("small blind", event.places.small), ("big blind", event.places.big))
    blinds = [f"{name} {who(at)}" for name, at in (*smaller, *blinds_at) if at >= 0]
    return "; ".join([f"Button {who(event.places.button)}", *blinds])


def say_noted(event: e.Noted, who: Names) -> str:
    facts = dict(event.facts)
    if event.kind == SESSION and {"bots", "seed"} <= facts.keys():
        return f"Bots play ({facts['bots'].replace(',', ', ')}), by the seed {facts['seed']}"
    return f"Noted, {event.kind}: " + ", ".join(f"{name} {value}" for name, value in event.facts)


def say_opened(event: e.TableOpened, who: Names) -> str:
    how = ", dealt by hand" if event.by_hand else ""
    return f"The table opens: {table_title(event.game, event.stakes)}{how}"


def say_reported(event: e.HandReported, who: Names) -> str:
    """``Hand 12 is played by Ann, Bob; 5 goes into the box``, as a dealer told of it."""
    dealt = ", ".join(who(at) for at in seats_in(event.dealt))
    taken = event.drop + event.promotion
    box = f"; {who.chips(taken)} goes into the box" if taken else ""
    return f"Hand {event.number} is played by {dealt}{box}"


def say_added(event: e.ChipsAdded, who: Names) -> str:
    when = ", in play after the hand" if event.later else ""
    return f"{who(event.seat)} adds {who.chips(event.amount)}{when}"


def say_way(event: e.EntryChosen, who: Names) -> str:
    return f"{who(event.seat)} {WAYS[event.choice]}"


def say_book(event: e.BookChanged, who: Names) -> str:
    return f"From now on by another book: {event.rulebook.partition('@')[0] or 'none'}"


def say_bought(event: e.ChipsBought, who: Names) -> str:
    plays = f", and plays {who.chips(event.plays)} of it" if event.plays else ""
    return f"{who(event.seat)} has {who.chips(event.coming)} coming{plays}"


def say_changed(event: e.SeatChanged, who: Names) -> str:
    return f"{who(event.seat)} moves to seat {event.to + 1}"


def say_planned(event: e.Planned, who: Names) -> str:
    buttons = ", ".join(who(places.button) for places in event.places)
    return f"The next button is fixed: {buttons}"


def say_legs(event: e.LegsUp, who: Names) -> str:
    legs = ", ".join(f"{player} {count}" for player, count in event.legs)
    return f"Legs up: {legs}" if legs else "Nobody has a leg up"


def say_ruled(event: e.Ruled, who: Names) -> str:
    by = f" ({signature(event)}: {event.chosen}, {event.why})" if event.chosen else ""
    return f"Ruled on {report_of(event)}: {event.says}{by}"


def say_barred(event: e.Barred, who: Names) -> str:
    if not event.owed:
        return f"{who(event.seat)} has paid and may play"
    return f"{who(event.seat)} gets no hand before {who.chips(event.owed)} is paid"


SAID: dict[type, Callable[..., str]] = {
    e.TableOpened: say_opened,
    e.Noted: say_noted,
    e.ButtonStarted: lambda ev, who: f"The first button is {who(ev.seat)}",
    e.Drawn: say_drawn,
    e.Designated: lambda ev, who: "The house designates something else for the table",
    e.BookChanged: say_book,
    e.GameChanged: lambda ev, who: f"From now on: {table_title(ev.game, ev.stakes)}",
    e.ChoiceGiven: lambda ev, who: f"The next game is {who(ev.seat)}'s to call",
    e.TimeSaid: lambda ev, who: f"It is {ev.now // 60}:{ev.now % 60:02}",
    e.Seated: lambda ev, who: (
        f"{ev.player} sits down in seat {ev.seat + 1} with {who.chips(ev.amount)}"
    ),
    e.LockedUp: lambda ev, who: f"Seat {ev.seat + 1} is kept for {ev.player}",
    e.Offered: lambda ev, who: f"Seat {ev.seat + 1} is offered to {ev.player}",
    e.Left: lambda ev, who: f"{who(ev.seat)} leaves with {who.chips(ev.amount)}",
    e.WentAway: lambda ev, who: f"{who(ev.seat)} goes away",
    e.CameBack: lambda ev, who: f"{who(ev.seat)} is back",
    e.SatOut: lambda ev, who: f"{who(ev.seat)} sits out",
    e.HandAsked: lambda ev, who: f"{who(ev.seat)} asks for a hand",
    e.SeatAsked: lambda ev, who: f"{who(ev.seat)} asks for seat {ev.to + 1}",
    e.SeatHeld: lambda ev, who: f"{who(ev.seat)} holds seat {ev.to + 1}",
    e.SeatsReleased: lambda ev, who: (
        f"Open again: seat {', '.join(str(at + 1) for at in ev.seats)}"
    ),
    e.SeatChanged: say_changed,
    e.EntryChosen: say_way,
    e.Reckoned: say_reckoned,
    e.DealtInWrongly: lambda ev, who: f"{who(ev.seat)} is dealt in by mistake",
    e.Straddled: lambda ev, who: f"{who(ev.seat)} straddles to {who.chips(ev.to)}",
    e.AgreementOffered: lambda ev, who: (
        f"{who(ev.offer.seat)} offers {who(ev.offer.other)} to {ev.offer.agreement.value}"
    ),
    e.Planned: say_planned,
    e.Misplaced: lambda ev, who: f"The dealer has the button wrong; it is {who(ev.right.button)}'s",
    e.Placed: say_placed,
    e.Carried: lambda ev, who: f"{who.chips(ev.amount)} stays in the pot",
    e.HandVoided: lambda ev, who: f"Hand {ev.number} is taken back",
    e.LegsUp: say_legs,
    e.KillDue: lambda ev, who: f"{who(ev.seat)} must kill the next pot" if ev.seat >= 0 else "",
    e.KillChosen: lambda ev, who: f"{who(ev.seat)} kills the next pot",
    e.Barred: say_barred,
    e.ChipsAdded: say_added,
    e.ChipsBought: say_bought,
    e.ChipsDelivered: lambda ev, who: f"The chips of {who(ev.seat)} are there",
    e.ChipsRemoved: lambda ev, who: f"{who(ev.seat)} takes {who.chips(ev.amount)} off the table",
    e.ChipsPassed: lambda ev, who: f"{who(ev.seat)} gives {who(ev.to)} {who.chips(ev.amount)}",
    e.CashChanged: lambda ev, who: f"{who(ev.seat)} changes {who.chips(ev.amount)} in cash",
    e.ColouredUp: lambda ev, who: f"{who(ev.seat)} colours up",
    e.Racked: lambda ev, who: f"{who(ev.seat)} {'racks' if ev.racked else 'unracks'} the chips",
    e.Paid: lambda ev, who: f"{who(ev.seat)} pays {who.chips(ev.amount)} to the {ev.purse}",
    e.SetupChanged: lambda ev, who: "New decks" if ev.new else "",
    e.PutOnHold: lambda ev, who: "Play is on hold",
    e.LetGoOn: lambda ev, who: "Play goes on",
    e.HandReported: say_reported,
    e.ChipsCounted: lambda ev, who: f"{who(ev.seat)} is counted at {who.chips(ev.amount)}",
    e.DropReported: lambda ev, who: f"The box has {who.chips(ev.drop + ev.promotion)} more",
    e.PutBack: lambda ev, who: "Something was undone, and stands as it was",
    e.Questioned: lambda ev, who: f"The floor decides on {ev.report}: {', '.join(ev.options)}",
    e.Ruled: say_ruled,
}
