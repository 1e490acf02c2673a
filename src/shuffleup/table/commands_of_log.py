"""Which commands can have led to an event of a log: ``commands_for(table, event)``.

A log holds what happened, not what was asked for. Of whatever somebody chose, the first event says
who and what, so the few commands that can have begun with it are known; put to the judge, one of
them must give the events as the log has them. A kind that is missing here begins no command: it
only follows from something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from shuffleup.floor.report import Report
from shuffleup.floor.report_words import read_words
from shuffleup.hand import commands as hc
from shuffleup.hand import events as h
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.state import seats_in
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.account import EntryChoice
from shuffleup.table.deal.deal_records import Agreement
from shuffleup.table.deal.deck_setups import DAMAGED, DEALERS, LEVEL, NEW
from shuffleup.table.floor.table_rulings import answers
from shuffleup.table.mix.rotation import the_caller
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, taken_seats

Commands = Iterable[c.AnyTableCommand]


def commands_for(table: Table, event: AnyTableEvent) -> Commands:
    """The commands whose first event this can be, the likeliest first."""
    made = COMMANDS.get(type(event))
    return made(table, event) if made is not None else ()


# ---- several ways to the same event ----------------------------------------------------------


def of_deal(table: Table, event: e.Placed) -> Commands:
    """Any deck: it is chance, and the log says which it was. By hand it is told."""
    yield c.ReportHand() if table.by_hand else c.NextHand(deck=table.game.cards)


def of_wrong_deal(table: Table, event: e.Misplaced) -> Commands:
    for at in range(table.n):
        wrong = c.NextHand(deck=table.game.cards, button=at)
        yield c.ReportHand(button=at) if table.by_hand else wrong


def of_seat(table: Table, event: e.Seated) -> Commands:
    for cash in (False, True):
        arrival = event.account.arrival
        yield c.Sit(event.seat, event.player, event.amount, arrival, event.piles, cash)


def of_way_in(table: Table, event: e.EntryChosen) -> Commands:
    yield c.Choose(event.seat, event.choice)
    yield c.LetPass(event.seat)


def of_sitting_out(table: Table, event: e.SatOut) -> Commands:
    yield c.SitOut(event.seat)
    yield c.LetPass(event.seat)


def of_payment(table: Table, event: e.Paid) -> Commands:
    yield c.CollectTime()
    yield c.Choose(event.seat, EntryChoice.POST)


def of_purchase(table: Table, event: e.ChipsBought) -> Commands:
    seat = table.seats[event.seat] if 0 <= event.seat < table.n else None
    if seat is not None:
        yield c.HaveComing(event.seat, event.coming - seat.chips.coming)
    for announced in (0, event.plays):
        yield c.PlayBehind(event.seat, announced)


def of_chips(table: Table, event: e.ChipsAdded) -> Commands:
    yield c.AddChips(event.seat, event.amount, event.piles)
    yield c.LayCash(event.seat, event.amount)


def of_gift(table: Table, event: e.ChipsPassed) -> Commands:
    yield c.PassChips(event.seat, event.to, event.amount)
    yield c.PostFor(event.seat, event.to)


def of_colour_up(table: Table, event: e.ColouredUp) -> Commands:
    for pile in event.piles:
        yield c.ColourUp(event.seat, pile.chip)


def of_game(table: Table, event: e.GameChanged) -> Commands:
    yield c.PlayGame(event.game, event.stakes)
    if table.house.choice:
        yield c.CallGame(the_caller(table), event.game.key)


def of_choice(table: Table, event: e.ChoiceGiven) -> Commands:
    for stage in table.house.choice:
        yield c.CallGame(event.seat, stage.game)


def of_setup(table: Table, event: e.SetupChanged) -> Commands:
    for at, _ in taken_seats(table)[:1]:  # it makes no difference who asks
        yield c.AskForSetup(at)
    for why in (NEW, DEALERS, LEVEL, DAMAGED):
        yield c.NewSetup(why)


def of_agreement(table: Table, event: AnyTableEvent) -> Commands:
    """Two players end the hand: the blinds take theirs back, or a pot is shared."""
    hand = table.hand
    live = seats_in(hand.live) if hand is not None else ()
    if len(live) == 2:
        for one, other in (live, live[::-1]):  # whoever accepts: the other has offered it
            yield c.Chop(one, other)
            yield c.SplitPot(one, other)


def of_offer(table: Table, event: e.AgreementOffered) -> Commands:
    make = c.Chop if event.offer.agreement is Agreement.CHOP else c.SplitPot
    yield make(event.offer.seat, event.offer.other)


def of_question(table: Table, event: e.Questioned) -> Commands:
    yield read_words(event.report)


def of_ruling(table: Table, event: e.Ruled) -> Commands:
    if answers(table, event.kind):
        yield c.Decide(event.chosen, event.why)
        yield c.LetLie(event.why)
    else:
        yield Report(event.kind, dict(event.facts))


def of_killer(table: Table, event: e.KillDue) -> Commands:
    yield c.RefuseKill(table.kill.killer)


# ---- by kind ---------------------------------------------------------------------------------

One = Callable[..., c.AnyTableCommand]


def only(make: One) -> Callable[..., Commands]:
    """A kind of event that one command leads to."""

    def commands(table: Table, event: AnyTableEvent) -> Commands:
        return (make(event),)

    return commands


IN_HAND: dict[type, One] = {
    h.Folded: lambda v: hc.Fold(v.seat),
    h.Checked: lambda v: hc.Check(v.seat),
    h.Called: lambda v: hc.Call(v.seat),
    h.Raised: lambda v: hc.RaiseTo(v.seat, v.to),
    h.BroughtIn: lambda v: hc.BringIn(v.seat),
    h.Discarded: lambda v: hc.Discard(v.seat, v.cards),
    h.Agreed: lambda v: hc.RunIt(v.seat, v.times),
    h.Shown: lambda v: hc.Show(v.seat, v.cards),
    h.Mucked: lambda v: hc.Muck(v.seat),
    h.Dealt: lambda v: hc.Deal(v.seat, v.cards),
    h.Boarded: lambda v: hc.Board(v.cards),
    h.Burned: lambda v: hc.Burn(v.card),
    h.Hunted: lambda v: hc.Hunt(v.seat),
    r.Rewound: lambda v: c.Withdraw(),
}
AT_THE_TABLE: dict[type, One] = {
    e.Drawn: lambda v: c.Draw(v.seats, v.cards),
    e.Designated: lambda v: c.Designate(v.house),
    e.BookChanged: lambda v: c.PlayBy(v.rules, v.rulebook),
    e.TimeSaid: lambda v: c.SayTime(v.now),
    e.PutOnHold: lambda v: c.Hold(),
    e.LetGoOn: lambda v: c.Release(),
    e.LockedUp: lambda v: c.LockUp(v.seat, v.player, v.amount),
    e.Offered: lambda v: c.Offer(v.seat, v.player),
    e.Left: lambda v: c.Leave(v.seat),
    e.WentAway: lambda v: c.GoAway(v.seat),
    e.CameBack: lambda v: c.ComeBack(v.seat),
    e.HandAsked: lambda v: c.AskForHand(v.seat),
    e.SeatAsked: lambda v: c.AskForSeat(v.seat, v.to),
    e.SeatHeld: lambda v: c.HoldSeat(v.seat, v.to),
    e.SeatChanged: lambda v: c.ChangeSeat(v.seat, v.to),
    e.Reckoned: lambda v: c.LetPass(v.seat),
    e.DealtInWrongly: lambda v: c.DealIn(v.seat),
    e.Straddled: lambda v: c.Straddle(v.seat, v.to),
    e.KillChosen: lambda v: c.KillPot(v.seat),
    e.ChipsDelivered: lambda v: c.Deliver(v.seat),
    e.ChipsRemoved: lambda v: c.TakeOff(v.seat, v.amount),
    e.CashChanged: lambda v: c.BuyWithCash(v.seat, v.amount),
    e.Racked: lambda v: c.Rack(v.seat, v.racked),
    e.Carried: lambda v: c.LeaveInPot(v.amount),
    e.ChipsCounted: lambda v: c.CountChips(v.seat, v.amount),
    e.DropReported: lambda v: c.ReportDrop(v.drop, v.promotion),
}
COMMANDS: dict[type, Callable[..., Commands]] = {
    **{kind: only(make) for kind, make in {**IN_HAND, **AT_THE_TABLE}.items()},
    e.Placed: of_deal,
    e.Misplaced: of_wrong_deal,
    e.Seated: of_seat,
    e.EntryChosen: of_way_in,
    e.SatOut: of_sitting_out,
    e.Paid: of_payment,
    e.ChipsBought: of_purchase,
    e.ChipsAdded: of_chips,
    e.ChipsPassed: of_gift,
    e.ColouredUp: of_colour_up,
    e.GameChanged: of_game,
    e.ChoiceGiven: of_choice,
    e.SetupChanged: of_setup,
    e.AgreementOffered: of_offer,
    e.Questioned: of_question,
    e.Ruled: of_ruling,
    e.KillDue: of_killer,
    **dict.fromkeys((r.Refunded, h.Returned, h.Dropped, h.Awarded, h.Ended), of_agreement),
}
