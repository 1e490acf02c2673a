"""Re-buys: announced and played behind, paid, declined; and the last call before a hand.

Whoever has lost everything and may buy again keeps the seat until the next hand of the table
begins: no hand is missed for a re-buy, where the book says so.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.points.tournament.event_entries import EventEntryLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.by_hand.known_chips import count_first
from shuffleup.table.chips.in_play import is_in_hand
from shuffleup.table.events import ChipsAdded, ChipsBought, ChipsDelivered
from shuffleup.table.state import Seat, seated
from shuffleup.tournament.endings.end_events import WentOut
from shuffleup.tournament.endings.going_out import crown, leave_seat
from shuffleup.tournament.entries import entry_commands as c
from shuffleup.tournament.entries import entry_events as e
from shuffleup.tournament.entries.bounties import pay_bounties
from shuffleup.tournament.entries.buying_again import cannot_rebuy, may_buy_again, rebuy_chips
from shuffleup.tournament.entries.entry_record import BrokeEntrant
from shuffleup.tournament.entries.registering import on_head
from shuffleup.tournament.event_money import paid_in
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import OWN, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament

GROUNDS = (
    EventEntryLaw.rebuy_until_level,
    EventEntryLaw.rebuy_chips,
    EventEntryLaw.break_rebuy_threshold,
)


def judge_announce(event: Tournament, command: c.AnnounceRebuy) -> EventRuling:
    """Before the next hand: the chips play behind, and are owed."""
    refused = no_chips_now(event, command.player)
    if refused is not None:
        return refused
    if not event.rules.event_entries.rebuy_binds:
        return Ruling(grounds=(EventEntryLaw.rebuy_binds,))
    assert event.terms.rebuy is not None
    number, at, seat = place_of(event, command.player)
    if seat.chips.coming:
        return malformed(Reason.STAYS_DONE, f"{command.player} has announced one: it is paid first")
    trial, chips = EventTrial(event), rebuy_chips(event)
    trial.note(e.RebuyAnnounced(command.player, chips, event.terms.rebuy.price))
    trial.tell(number, ChipsBought(at, chips, chips))
    return trial.ruling(EventEntryLaw.rebuy_binds, *GROUNDS)


def judge_withdraw(event: Tournament, command: c.WithdrawRebuy) -> EventRuling:
    entrant = event.entrants.get(command.player)
    if entrant is None:
        return malformed(Reason.NOT_ON_THE_LIST, f"{command.player} is not entered")
    if entrant.owes:
        says = f"{command.player} plays the chips already, and pays for them"
        return refuse(Reason.NOT_THIS_WAY, says, EventEntryLaw.rebuy_binds)
    return Ruling()


def judge_rebuy(event: Tournament, command: c.Rebuy) -> EventRuling:
    """Paid: what was announced comes to the table, or new chips do."""
    player, entrant = command.player, event.entrants.get(command.player)
    trial = EventTrial(event)
    if entrant is not None and entrant.owes:
        price = entrant.owes[0]
        trial.note(e.Rebought(player, 0, price))
        trial.pay(paid_in(event, player, price, "re-buy"))
        at = where_is(event, player)
        if at is not None and seated(event.tables[at[0]], at[1]).chips.coming:
            trial.tell(at[0], ChipsDelivered(at[1]))
        return trial.ruling(EventEntryLaw.rebuy_binds)
    refused = no_chips_now(event, player)
    if refused is not None:
        return refused
    assert event.terms.rebuy is not None
    number, at_seat, _ = place_of(event, player)
    trial.note(e.Rebought(player, rebuy_chips(event), event.terms.rebuy.price))
    trial.pay(paid_in(event, player, event.terms.rebuy.price, "re-buy"))
    trial.tell(number, ChipsAdded(at_seat, rebuy_chips(event)))
    return trial.ruling(*GROUNDS)


def judge_decline(event: Tournament, command: c.DeclineRebuy) -> EventRuling:
    if command.player not in event.broke:
        return malformed(Reason.NOT_ASKED_FOR, f"{command.player} is not asked for a re-buy")
    trial = EventTrial(event)
    out_for_good(trial, [command.player])
    pay_bounties(trial)
    return trial.ruling()


def no_chips_now(event: Tournament, player: str) -> EventRuling | None:
    at = where_is(event, player)
    if at is None:
        return malformed(Reason.NOT_SEATED, f"{player} has no seat in this event")
    if is_in_hand(event.tables[at[0]], at[1]):
        return malformed(Reason.HAND_IS_ON, "chips are bought between hands")
    uncounted = count_first(event.tables[at[0]], at[1])
    if uncounted is not None and uncounted.refusal is not None:
        return EventTrial.refused(uncounted.refusal)
    seat = seated(event.tables[at[0]], at[1])
    return cannot_rebuy(event, player, seat.stack + seat.chips.coming)


def place_of(event: Tournament, player: str) -> tuple[str, int, Seat]:
    at = where_is(event, player)
    assert at is not None, player
    return at[0], at[1], seated(event.tables[at[0]], at[1])


# ---- the last call ---------------------------------------------------------------------------


def last_call(trial: EventTrial, number: str) -> None:
    """The next hand begins: whoever has not bought is out, or may still wait where that is so."""
    event = trial.event
    waits = event.rules.event_entries.rebuy_may_miss_hand
    out = [
        name
        for name, one in event.broke.items()
        if one.table == number and not (waits and may_buy_again(event, name))
    ]
    if out:
        out_for_good(trial, out)
        pay_bounties(trial)
        trial.grounds.append(EventEntryLaw.rebuy_may_miss_hand)


def out_for_good(trial: EventTrial, names: list[str]) -> None:
    for name in names:
        one = trial.event.broke[name]
        trial.note(WentOut(name, one.round, one.began, one.table, one.by))
        at = seat_of(trial.table(one.table), name)
        if at is not None:
            leave_seat(trial, one.table, at, name)
    crown(trial, set(names))


# ---- apply -----------------------------------------------------------------------------------


def went_broke(event: Tournament, told: e.WentBroke) -> None:
    event.broke[told.player] = BrokeEntrant(told.table, told.round, told.began, told.by)


def announced(event: Tournament, told: e.RebuyAnnounced) -> None:
    old = event.entrants[told.player]
    event.entrants[told.player] = replace(old, owes=(*old.owes, told.price), rebuys=old.rebuys + 1)
    event.issued += told.chips
    event.broke.pop(told.player, None)


def rebought(event: Tournament, told: e.Rebought) -> None:
    old = event.entrants[told.player]
    owed = not told.chips
    event.entrants[told.player] = replace(
        old,
        owes=old.owes[1:] if owed else old.owes,
        rebuys=old.rebuys if owed else old.rebuys + 1,
        paid=(*old.paid, told.paid),
    )
    on_head(event, told.player, told.paid)
    event.issued += told.chips
    event.broke.pop(told.player, None)


MAY: MayDirect = {c.AnnounceRebuy: OWN, c.WithdrawRebuy: OWN, c.Rebuy: OWN, c.DeclineRebuy: OWN}
JUDGES: EventJudges = {
    c.AnnounceRebuy: judge_announce,
    c.WithdrawRebuy: judge_withdraw,
    c.Rebuy: judge_rebuy,
    c.DeclineRebuy: judge_decline,
}
APPLY: EventApplies = {
    e.WentBroke: went_broke,
    e.RebuyAnnounced: announced,
    e.Rebought: rebought,
}
