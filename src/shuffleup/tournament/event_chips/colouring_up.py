"""Taking a denomination out of play at every table: by schedule, or as the director decides."""

from __future__ import annotations

from shuffleup.law.points.tournament.chip_races import (
    ChipRaceLaw,
    ColourUpWhen,
    OddSmallChips,
    RaceLeftovers,
)
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.events import ChipsAdded, ChipsRemoved
from shuffleup.table.state import Table, seated, taken_seats
from shuffleup.tournament.endings.end_events import WentOut
from shuffleup.tournament.endings.going_out import crown, is_broke, leave_seat, next_round
from shuffleup.tournament.entries.bounties import pay_bounties
from shuffleup.tournament.event_chips import race_commands as c
from shuffleup.tournament.event_chips import race_events as e
from shuffleup.tournament.event_chips.racing_chips import (
    chips_to_win,
    odd_chips,
    race,
    rounded,
    settled,
    shared_out,
)
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament

RACE_GROUNDS = (
    ChipRaceLaw.maximum,
    ChipRaceLaw.start_seat,
    ChipRaceLaw.protected,
    ChipRaceLaw.remainder,
)


def judge_announce(event: Tournament, command: c.AnnounceColourUp) -> EventRuling:
    refused = not_in_play(event, command.chip)
    return refused or Ruling((e.ColourUpAnnounced(command.chip),))


def judge_race_off(event: Tournament, command: c.RaceOff) -> EventRuling:
    """Every table changes its small chips; odd ones are raced off, or rounded."""
    chip = command.chip
    refused = not_in_play(event, chip) or still_needed(event, chip) or not_announced(event, chip)
    if refused is not None:
        return refused
    if any(table.hand is not None for table in event.tables.values()):
        return malformed(Reason.HAND_IS_ON, "chips are changed when no hand is on")
    refused = not_counted(event)
    if refused is not None:
        return refused
    trial = EventTrial(event)
    into = next_chip(event, chip)
    for number in event.tables:
        found = entries(event, number, command, into)
        if isinstance(found, str):
            return malformed(Reason.NOT_AN_OPTION, found)
        bring_about(trial, number, e.ChipsRaced(number, chip, into, found))
    trial.note(e.ChipLeftPlay(chip))
    pay_bounties(trial)
    raced = event.rules.chip_races.method is OddSmallChips.RACE
    return trial.ruling(ChipRaceLaw.method, ChipRaceLaw.when, *(RACE_GROUNDS if raced else ()))


def not_counted(event: Tournament) -> EventRuling | None:
    """Where people deal, nobody knows who has odd chips before the stacks are counted."""
    for table in event.tables.values():
        unknown = next((at for at, _ in taken_seats(table) if is_uncounted(table, at)), None)
        if unknown is not None:
            says = f"how much has {seated(table, unknown).player} in front? It has to be counted"
            return malformed(Reason.NOT_COUNTED, f"{says} before chips are raced off")
    return None


def entries(
    event: Tournament, number: str, command: c.RaceOff, into: int
) -> tuple[e.RaceEntry, ...] | str:
    """What becomes of the odd chips of a table; or why what was told of it cannot be."""
    table, rules = event.tables[number], event.rules
    if rules.chip_races.method is not OddSmallChips.RACE:
        return rounded(table, rules, into)
    if command.seed is not None:
        return race(table, rules, command.chip, into, f"{command.seed!r} race {number}")
    return told_winners(event, table, command.winners, into)


def told_winners(
    event: Tournament, table: Table, winners: tuple[str, ...], into: int
) -> tuple[e.RaceEntry, ...] | str:
    """A race that people dealt: the director says who won a chip."""
    rules = event.rules
    found = odd_chips(table, into, rules.chip_races.start_seat - 1)
    here = [name for name in winners if any(one[0] == name for one in found)]
    to_win = chips_to_win(rules, sum(odd for _, odd, _ in found), into)
    won = shared_out(here, to_win, rules.chip_races.maximum)
    if sum(won.values()) != len(here):
        return f"{to_win} chips are won, at most {rules.chip_races.maximum} by a player"
    return settled(found, {}, won, rules, into)


def bring_about(trial: EventTrial, number: str, raced: e.ChipsRaced) -> None:
    """The stacks after a race; whoever is left with nothing is out, where nobody protects them."""
    if not raced.entries:
        return
    trial.note(raced)
    out: set[str] = set()
    for one in raced.entries:
        at = seat_of(trial.table(number), one.player)
        assert at is not None
        if one.gets > one.odd:
            trial.tell(number, ChipsAdded(at, one.gets - one.odd))
        elif one.gets < one.odd:
            trial.tell(number, ChipsRemoved(at, one.odd - one.gets))
        if is_broke(trial.table(number), at):
            out.add(one.player)
            trial.note(WentOut(one.player, next_round(trial.event), one.odd, number))
            leave_seat(trial, number, at, one.player)
    if out:
        crown(trial, out)


def judge_turn_in(event: Tournament, command: c.TurnInChips) -> EventRuling:
    """Found after the race: changed at equal value, and what makes up no chip is gone."""
    at = where_is(event, command.player)
    if at is None:
        return malformed(Reason.NOT_SEATED, f"{command.player} has no seat in this event")
    if event.tables[at[0]].hand is not None:
        return malformed(Reason.HAND_IS_ON, "chips are changed when no hand is on")
    if command.chip in event.chips or not event.chips or command.chip not in event.terms.chips:
        return malformed(Reason.NOT_AN_OPTION, f"{command.chip} is no chip that left play")
    if not command.count:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "how many chips?")
    smallest, value = min(event.chips), command.chip * command.count
    exchanged = at_equal_value(value, smallest)
    if value % smallest and event.rules.chip_races.leftovers is RaceLeftovers.EXCHANGED:
        exchanged += smallest
    trial = EventTrial(event)
    trial.note(e.ChipsTurnedIn(command.player, command.chip, command.count, exchanged))
    if exchanged:
        trial.tell(at[0], ChipsAdded(at[1], exchanged))
    return trial.ruling(ChipRaceLaw.leftovers, "leftovers-at-equal-value")


def at_equal_value(value: int, smallest: int) -> int:
    """What chips that left play are changed for: whole chips of those that are in play."""
    return value - value % smallest


# ---- whether a denomination may leave --------------------------------------------------------


def not_in_play(event: Tournament, chip: int) -> EventRuling | None:
    """Why this chip cannot leave play; None if it is the smallest of several."""
    if chip not in event.chips or chip != min(event.chips) or len(event.chips) < 2:
        return malformed(Reason.NOT_AN_OPTION, f"{chip} is not the smallest chip in play")
    return None


def next_chip(event: Tournament, chip: int) -> int:
    return min(one for one in event.chips if one > chip)


def still_needed(event: Tournament, chip: int) -> EventRuling | None:
    """Whether a blind or an ante from this level on takes the small chip."""
    if event.rules.chip_races.when is not ColourUpWhen.NOT_NEEDED:
        return None
    into = next_chip(event, chip)
    for level in event.levels[max(0, event.clock.level) :]:
        if level.stakes is None:
            continue
        amounts = (*level.stakes.blinds, level.stakes.ante, level.stakes.bring_in)
        if any(amount % into for amount in amounts):
            says = f"blinds or antes still need chips of {chip}"
            return refuse(Reason.NOT_YET, says, ChipRaceLaw.when)
    return None


def not_announced(event: Tournament, chip: int) -> EventRuling | None:
    """Why the director may not remove it unscheduled, or not yet; None if they may."""
    if is_scheduled(event, chip):
        return None
    law = event.rules.chip_races
    if not law.by_discretion:
        says = f"the removal of {chip} is not scheduled"
        return refuse(Reason.NOT_YET, says, ChipRaceLaw.by_discretion)
    if law.announced and chip not in event.announced:
        return refuse(Reason.NOT_YET, "it is announced first", ChipRaceLaw.announced)
    return None


def is_scheduled(event: Tournament, chip: int) -> bool:
    """Whether a level that is over, or the break that is on, has it leave."""
    at = max(0, event.clock.level)
    over = event.levels[: at + 1] if event.levels[at].is_break else event.levels[:at]
    return any(chip in level.remove for level in over)


# ---- apply -----------------------------------------------------------------------------------


def announced(event: Tournament, told: e.ColourUpAnnounced) -> None:
    event.announced = (*event.announced, told.chip)


def raced(event: Tournament, told: e.ChipsRaced) -> None:
    event.issued += told.change


def left_play(event: Tournament, told: e.ChipLeftPlay) -> None:
    event.chips = tuple(chip for chip in event.chips if chip != told.chip)


def turned_in(event: Tournament, told: e.ChipsTurnedIn) -> None:
    event.issued += told.exchanged


MAY: MayDirect = {c.AnnounceColourUp: STAFF, c.RaceOff: STAFF, c.TurnInChips: STAFF}
JUDGES: EventJudges = {
    c.AnnounceColourUp: judge_announce,
    c.RaceOff: judge_race_off,
    c.TurnInChips: judge_turn_in,
}
APPLY: EventApplies = {
    e.ColourUpAnnounced: announced,
    e.ChipsRaced: raced,
    e.ChipLeftPlay: left_play,
    e.ChipsTurnedIn: turned_in,
}
