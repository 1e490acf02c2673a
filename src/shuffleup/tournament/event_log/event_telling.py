"""What has happened in an event, a sentence each: ``told_of_event(event, zone)``.

For the desk and for whoever reads the log. One that only keeps the books says nothing (``""``); one
that nobody has put into words yet is told by its name and its fields, so that none is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shuffleup.cards import show
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.instants import clock
from shuffleup.room.words.event_words import by_its_name
from shuffleup.room.words.event_words import told as told_of_room
from shuffleup.tournament.endings import end_events as end
from shuffleup.tournament.entries import entry_events as ent
from shuffleup.tournament.event_chips import race_events as race
from shuffleup.tournament.event_clock import clock_events as ck
from shuffleup.tournament.event_conduct import penalty_events as pen
from shuffleup.tournament.event_log.correction_telling import CORRECTIONS_SAID
from shuffleup.tournament.event_log.seat_telling import SEATS_SAID
from shuffleup.tournament.event_terms.level_numbers import level_called
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import Price
from shuffleup.tournament.event_undo import undo_act_events as undo
from shuffleup.tournament.events import AnyEventEvent, EventOpened, InRoom, OnTable

EventTeller = Callable[..., str]  # of an event, in a time zone
TOLD_ALREADY: Final = frozenset(
    {"entry", "entry taken back", "re-buy", "add-on", "prize", "bounty", "bounty nobody won"}
)  # entries of the ledger that the event before them tells of


def told_of_event(event: AnyEventEvent, zone: str, levels: Sequence[Level] = ()) -> str:
    """An event in words; nothing of a table's own. ``levels`` are those that are played."""
    if isinstance(event, ck.LevelBegan):
        return say_level(event, zone, levels)
    if isinstance(event, OnTable):
        return ""
    if isinstance(event, InRoom):
        told = event.event
        known = isinstance(told, Entered) and told.why in TOLD_ALREADY
        return "" if known else told_of_room(told, zone)
    teller = EVENT_SAID.get(type(event))
    return teller(event, zone) if teller is not None else by_its_name(event)


# ---- entries and money -----------------------------------------------------------------------


def price_in_words(price: Price) -> str:
    """``60: 50 to the pool, 10 to the house``."""
    parts = (
        (price.prize, "to the pool"),
        (price.fee, "to the house"),
        (price.service, "to the staff"),
        (price.bounty, "on the head"),
    )
    named = [f"{amount:,} {where}" for amount, where in parts if amount]
    return f"{price.total:,}: {', '.join(named)}" if named else "nothing"


def say_opened(event: EventOpened, zone: str) -> str:
    return f"{event.name} is announced, by {event.rulebook.partition('@')[0] or 'no book'}"


def say_registered(event: ent.Registered, zone: str) -> str:
    waits = " as an alternate" if event.alternate else ""
    return f"{event.player} is entered{waits}, number {event.number}, for {paid(event.paid)}"


def paid(price: Price) -> str:
    return f"{price_in_words(price)}" if price.total else "nothing"


def say_bounty(event: ent.BountyTaken, zone: str) -> str:
    if not event.by:
        return f"The bounty on {event.player}, {event.paid:,}, goes into the pool: nobody won it"
    if event.by == event.player:
        return f"{event.player} keeps the bounty on their own head: {event.paid:,}"
    onto = f", and {event.onto:,} onto their own head" if event.onto else ""
    return f"{event.by} wins the bounty on {event.player}: {event.paid:,}{onto}"


def say_broke(event: ent.WentBroke, zone: str) -> str:
    return f"{event.player} has lost everything at table {event.table}, and may buy again"


def say_announced(event: ent.RebuyAnnounced, zone: str) -> str:
    return f"{event.player} plays {event.chips:,} behind and owes {event.price.total:,}"


def say_rebought(event: ent.Rebought, zone: str) -> str:
    chips = f" {event.chips:,} in chips" if event.chips else " what was announced"
    return f"{event.player} re-buys{chips} for {paid(event.paid)}"


def say_stack_gone(event: ent.StackRemoved, zone: str) -> str:
    whose = f"The stack of {event.player}" if event.player else "The stack that nobody bought"
    return f"{whose}, {event.chips:,}, leaves seat {event.seat + 1} of table {event.table}"


# ---- the end ---------------------------------------------------------------------------------


def say_out(event: end.WentOut, zone: str) -> str:
    by = f" by {' and '.join(event.by)}" if event.by else ""
    had = f", who began the hand with {event.began:,}" if event.began else ""
    return f"{event.player} is out{by}{had}"


def say_prizes(event: end.PrizesFixed, zone: str) -> str:
    prizes = ", ".join(f"{at}. {prize:,}" for at, prize in enumerate(event.prizes, 1))
    return f"The prizes stand: {prizes or 'none'}"


def say_deal(event: end.DealProposed, zone: str) -> str:
    shares = ", ".join(f"{one.player} {one.amount:,}" for one in event.awards)
    left = f"; {event.left:,} stays for the winner" if event.left else ""
    places = f"; places: {', '.join(event.positions)}" if event.positions else ""
    return f"A deal is proposed: {shares}{left}{places}"


def say_made(event: end.DealMade, zone: str) -> str:
    return "The deal is made" + (", and the event is over" if event.over else "")


# ---- the clock -------------------------------------------------------------------------------


def say_level(event: ck.LevelBegan, zone: str, levels: Sequence[Level]) -> str:
    until = f", until {clock(event.ends, zone)}" if event.ends else ", to the end"
    called = level_called(levels, event.level) if event.level < len(levels) else "a level"
    return f"{called[0].upper()}{called[1:]} begins{until}"


def say_stopped(event: ck.ClockStopped, zone: str) -> str:
    seconds = event.left // 1000
    return f"The clock stands with {seconds // 60}:{seconds % 60:02} left"


def say_set(event: ck.ClockSet, zone: str) -> str:
    if not event.ends:
        return "The clock runs"
    return f"The clock runs: the level ends at {clock(event.ends, zone)}"


def say_break(event: ck.BreakPutIn, zone: str) -> str:
    after = f"with {event.left // 60_000}:{event.left // 1000 % 60:02} left" if event.left else "on"
    return (
        f"A break is put in, until {clock(event.until, zone)}; the level goes on after it {after}"
    )


def say_levels(event: ck.LevelsChanged, zone: str) -> str:
    minutes = sum(level.minutes for level in event.levels)
    hours = f"{minutes // 60}:{minutes % 60:02}"
    return f"There are {len(event.levels)} levels and breaks now, {hours} hours in all"


def say_round(event: ck.RoundBegan, zone: str) -> str:
    if not event.number:
        return "Hand for hand: the hands that are on are played out first"
    return "Hand for hand: every table plays one hand"


# ---- chips and conduct -----------------------------------------------------------------------


def say_raced(event: race.ChipsRaced, zone: str) -> str:
    parts = [
        f"{one.player} had {one.odd:,}{drawn(one)} and has {one.gets:,}" for one in event.entries
    ]
    change = f"; {event.change:+,} chips in play" if event.change else ""
    return f"Table {event.table}, chips of {event.chip:,}: {', '.join(parts)}{change}"


def drawn(one: race.RaceEntry) -> str:
    return f" ({show(one.cards)})" if one.cards else ""


def say_turned_in(event: race.ChipsTurnedIn, zone: str) -> str:
    had = f"{event.count} chips of {event.chip:,}"
    return f"{event.player} turns in {had} for {event.exchanged:,}"


def say_penalty(event: pen.PenaltyGiven, zone: str) -> str:
    what = f"{event.rounds} rounds" if event.rounds else f"{event.hands} hands"
    return f"{event.player} misses {what} for {event.offence}"


def say_missed(event: pen.PenaltyHandMissed, zone: str) -> str:
    if not event.hands and not event.rounds:
        return f"The penalty of {event.player} is over"
    return ""


def say_disqualified(event: pen.Disqualified, zone: str) -> str:
    chips = "the stack stays and is blinded off" if event.stays else f"{event.chips:,} leave play"
    return f"{event.player} is disqualified for {event.offence}: {chips}"


def say_taken_back(event: undo.ActTakenBack, zone: str) -> str:
    why = f", because {event.why}" if event.why else ""
    return f"{'Done again' if event.again else 'Undone'}: {event.what}{why}"


EVENT_SAID: Final[dict[type, EventTeller]] = {
    EventOpened: say_opened,
    ent.Registered: say_registered,
    ent.Unregistered: lambda e, z: f"{e.player} has taken the entry back, and has the money",
    ent.RegistrationClosed: lambda e, z: "Registration is closed",
    ent.StackPlaced: lambda e, z: f"A stack of {e.chips:,} lies in seat {e.seat + 1} of {e.table}",
    ent.StackRemoved: say_stack_gone,
    ent.AbsentNoted: lambda e, z: f"{e.player} is not there, since {clock(e.since, z)}",
    ent.StackAskedFor: lambda e, z: f"The stack of {e.player} is to stay",
    ent.AbsentCame: lambda e, z: f"{e.player} is there",
    ent.WentBroke: say_broke,
    ent.RebuyAnnounced: say_announced,
    ent.Rebought: say_rebought,
    ent.AddedOn: lambda e, z: f"{e.player} adds on {e.chips:,} in chips for {paid(e.paid)}",
    ent.BountyTaken: say_bounty,
    ent.EventCancelled: lambda e, z: f"The event is called off{f': {e.why}' if e.why else ''}",
    ent.TermsAltered: lambda e, z: "The terms are changed; every entry keeps the price it paid",
    end.WentOut: say_out,
    end.EventWon: lambda e, z: f"{e.player} has won",
    end.PrizesFixed: say_prizes,
    end.PrizePaid: lambda e, z: f"{e.player} is paid {e.amount:,}",
    end.DealProposed: say_deal,
    end.DealAgreed: lambda e, z: f"{e.player} agrees to the deal",
    end.DealDropped: lambda e, z: f"There is no deal: {e.why}",
    end.DealMade: say_made,
    end.PrivateDealRuled: lambda e, z: f"{e.amount:,} of the prize of {e.owes} is {e.player}'s",
    ck.ClockStopped: say_stopped,
    ck.ClockSet: say_set,
    ck.BreakPutIn: say_break,
    ck.LevelsChanged: say_levels,
    ck.RoundBegan: say_round,
    ck.HandForHandEnded: lambda e, z: "The tables no longer play hand for hand",
    race.ColourUpAnnounced: lambda e, z: f"Chips of {e.chip:,} are going to leave play",
    race.ChipsRaced: say_raced,
    race.ChipLeftPlay: lambda e, z: f"No chips of {e.chip:,} are in play any more",
    race.ChipsTurnedIn: say_turned_in,
    pen.EntrantWarned: lambda e, z: f"{e.player} is warned for {e.offence}",
    pen.PenaltyGiven: say_penalty,
    pen.PenaltyHandMissed: say_missed,
    pen.ChipsForfeited: lambda e, z: f"{e.player} forfeits {e.amount:,} for {e.offence}",
    pen.Disqualified: say_disqualified,
    undo.ActNoted: lambda e, z: "",
    undo.ActTakenBack: say_taken_back,
    **SEATS_SAID,
    **CORRECTIONS_SAID,
}
