"""What an offence may cost, and what it must: the director chooses among what the book allows."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.echoes import said
from shuffleup.law.points.floor.penalties import MissedHands, PenaltyLaw
from shuffleup.law.points.tournament.event_conduct import (
    DisqualifiedChips,
    EventConductLaw,
    HiddenEventChips,
    PenaltyRound,
)
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table.by_hand.known_chips import count_first
from shuffleup.table.chips.in_play import is_in_hand
from shuffleup.table.events import ChipsRemoved
from shuffleup.table.state import all_chips, seated, taken_seats
from shuffleup.tournament.endings.end_events import WentOut
from shuffleup.tournament.endings.going_out import crown, is_broke, leave_seat, next_round
from shuffleup.tournament.entries.bounties import pay_bounties
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.event_conduct import penalty_commands as c
from shuffleup.tournament.event_conduct import penalty_events as e
from shuffleup.tournament.event_conduct.penalty_record import FOR_GOOD, PenaltyLeft
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament

SOFT_PLAY, COLLUSION, OUT_OF_VIEW, NOT_RACKED = (
    "soft-play",
    "collusion",
    "chips-hidden",
    "chips-not-racked",
)
OFFENCES = (
    SOFT_PLAY, COLLUSION, "chip-dumping", OUT_OF_VIEW, NOT_RACKED, "abuse", "disruption",
    "cheating", "exposed-card", "card-off-table", "two-to-a-hand", "etiquette", "dodged-blind",
)  # fmt: skip
GRAVE = (SOFT_PLAY, "abuse", "disruption", "cheating")
MOST_HANDS = 1000


def judge_warn(event: Tournament, command: c.WarnEntrant) -> EventRuling:
    refused = not_playing(event, command.player, command.offence) or too_little(event, command)
    if refused is not None:
        return refused
    law = event.rules.penalties
    if command.offence in GRAVE and law.grave_offence_must_cost:
        says = f"{command.offence} is penalised, not only spoken of"
        return refuse(Reason.NOT_THIS_WAY, says, PenaltyLaw.grave_offence_must_cost)
    if not law.warning:
        return refuse(Reason.NOT_IN_THIS_HOUSE, "nobody is warned here", PenaltyLaw.warning)
    return Ruling(
        (e.EntrantWarned(command.player, command.offence),), grounds=(PenaltyLaw.warning,)
    )


def judge_penalise(event: Tournament, command: c.PenaliseEntrant) -> EventRuling:
    """Hands to miss, or rounds: one hand for each player at the table, the offender too."""
    refused = (
        not_playing(event, command.player, command.offence)
        or too_little(event, command)
        or not_so_much(event, command)
    )
    if refused is not None:
        return refused
    if command.hands:
        given = e.PenaltyGiven(command.player, command.offence, command.hands)
        return Ruling((given,), grounds=(PenaltyLaw.missed_hands,))
    hands, rounds = 0, command.rounds
    if event.rules.event_conduct.penalty_round_length is PenaltyRound.PLAYERS:
        hands, rounds = hands_of_rounds(event, command), 0
    given = e.PenaltyGiven(command.player, command.offence, hands, rounds)
    return Ruling((given,), grounds=(EventConductLaw.penalty_round_length, PenaltyLaw.rounds))


def hands_of_rounds(event: Tournament, command: c.PenaliseEntrant) -> int:
    """As many hands as there are players at the table now, for each round."""
    at = where_is(event, command.player)
    assert at is not None
    return len(taken_seats(event.tables[at[0]])) * command.rounds


def not_so_much(event: Tournament, command: c.PenaliseEntrant) -> EventRuling | None:
    """Why this is no penalty of this house; None if it is one."""
    law = event.rules.penalties
    if bool(command.hands) == bool(command.rounds) or command.hands > MOST_HANDS:
        return malformed(Reason.NOT_A_COMMAND, "hands to miss, or rounds: how many?")
    if command.rounds > law.rounds:
        says = f"{law.rounds} rounds are the most one is made to miss here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, PenaltyLaw.rounds)
    most = {MissedHands.NONE: 0, MissedHands.ONE: 1}.get(law.missed_hands, MOST_HANDS)
    if command.hands > most:
        says = f"{most} is the most of single hands one is made to miss here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, PenaltyLaw.missed_hands)
    return None


def too_little(event: Tournament, command: c.WarnEntrant | c.PenaliseEntrant) -> EventRuling | None:
    """Why less than disqualification is no answer; None if it is one."""
    dumped = command.offence in (COLLUSION, "chip-dumping")
    if dumped and event.rules.event_conduct.collusion_disqualifies:
        says = "collusion and chip dumping mean disqualification"
        return refuse(Reason.NOT_THIS_WAY, says, EventConductLaw.collusion_disqualifies)
    return None


def judge_forfeit(event: Tournament, command: c.ForfeitChips) -> EventRuling:
    """Chips leave play; all of them, and their owner is out."""
    refused = not_playing(event, command.player, command.offence) or in_a_hand(event, command)
    if refused is not None:
        return refused
    law = event.rules.event_conduct
    allowed: dict[str, tuple[bool, str]] = {
        SOFT_PLAY: (law.soft_play_may_forfeit, EventConductLaw.soft_play_may_forfeit),
        OUT_OF_VIEW: (
            law.chips_out_of_view is HiddenEventChips.FORFEITED,
            EventConductLaw.chips_out_of_view,
        ),
    }
    if command.offence not in allowed:
        return malformed(Reason.NOT_AN_OPTION, f"{command.offence} costs hands, not chips")
    may, ground = allowed[command.offence]
    if not may:
        return refuse(Reason.NOT_IN_THIS_HOUSE, "that costs no chips here", ground)
    number, at = seat_in(event, command.player)
    uncounted = count_first(event.tables[number], at)
    if uncounted is not None and uncounted.refusal is not None:
        return EventTrial.refused(uncounted.refusal)
    stack = seated(event.tables[number], at).stack
    if not 0 < command.amount <= stack:
        return malformed(Reason.MORE_THAN_THERE_IS, f"{command.player} has {stack}")
    trial = EventTrial(event)
    trial.note(e.ChipsForfeited(command.player, command.offence, command.amount))
    trial.tell(number, ChipsRemoved(at, command.amount))
    if is_broke(trial.table(number), at):
        trial.note(WentOut(command.player, next_round(event), stack, number))
        leave_seat(trial, number, at, command.player)
        crown(trial, {command.player})
        pay_bounties(trial)
    return trial.ruling(ground)


def judge_disqualify(event: Tournament, command: c.DisqualifyEntrant) -> EventRuling:
    """Out of the event; the chips leave play, or are blinded off. The place is that of somebody who
    goes out now, where the house gives one: nobody else's is another for it."""
    refused = (
        not_playing(event, command.player, command.offence)
        or in_a_hand(event, command)
        or too_much(event, command)
    )
    if refused is not None:
        return refused
    number, at = seat_in(event, command.player)
    trial = EventTrial(event)
    blinded = event.rules.event_conduct.disqualified_chips is DisqualifiedChips.BLINDED_OFF
    seat = seated(event.tables[number], at)
    chips = 0 if blinded else all_chips(seat)
    trial.note(e.Disqualified(command.player, command.offence, chips, blinded))
    if not blinded:
        if event.rules.event_conduct.disqualified_has_place:
            trial.note(WentOut(command.player, next_round(event), chips, number))
        leave_seat(trial, number, at, command.player)
        crown(trial, {command.player})
        pay_bounties(trial)
    grounds = [one for _, one in disqualifying(event, command.offence)]
    place = () if blinded else (EventConductLaw.disqualified_has_place,)
    return trial.ruling(*grounds, EventConductLaw.disqualified_chips, *place)


def disqualifying(event: Tournament, offence: str) -> list[tuple[bool, str]]:
    """What has to be so for an offence to cost the event, and by which points."""
    law = event.rules.event_conduct
    own = {
        SOFT_PLAY: (law.soft_play_may_disqualify, EventConductLaw.soft_play_may_disqualify),
        OUT_OF_VIEW: (law.out_of_view_may_disqualify, EventConductLaw.out_of_view_may_disqualify),
        NOT_RACKED: (law.chips_moved_in_rack, EventConductLaw.chips_moved_in_rack),
    }.get(offence)
    general = (event.rules.penalties.disqualification, str(PenaltyLaw.disqualification))
    return [general] if own is None else [general, (own[0], str(own[1]))]


def too_much(event: Tournament, command: c.DisqualifyEntrant) -> EventRuling | None:
    for may, ground in disqualifying(event, command.offence):
        if not may:
            says = f"nobody is disqualified for {command.offence} here"
            return refuse(Reason.NOT_IN_THIS_HOUSE, says, ground)
    return None


def not_playing(event: Tournament, player: str, offence: str) -> EventRuling | None:
    if offence not in OFFENCES:
        says = f"{said(offence)} is no offence; there are {', '.join(OFFENCES)}"
        return malformed(Reason.NOT_A_COMMAND, says)
    entrant = event.entrants.get(player)
    if entrant is None or entrant.standing is not InEvent.PLAYS or where_is(event, player) is None:
        return malformed(Reason.NOT_SEATED, f"{player} has no seat in this event")
    return None


def in_a_hand(
    event: Tournament, command: c.ForfeitChips | c.DisqualifyEntrant
) -> EventRuling | None:
    number, at = seat_in(event, command.player)
    if is_in_hand(event.tables[number], at):
        return malformed(Reason.HAND_IS_ON, "the hand is played first")
    return None


def seat_in(event: Tournament, player: str) -> tuple[str, int]:
    at = where_is(event, player)
    assert at is not None, player
    return at


# ---- apply -----------------------------------------------------------------------------------


def warned(event: Tournament, told: e.EntrantWarned) -> None:
    """It is on record; nothing changes."""


def given(event: Tournament, told: e.PenaltyGiven) -> None:
    event.penalties[told.player] = PenaltyLeft(told.hands, told.rounds)


def hand_missed(event: Tournament, told: e.PenaltyHandMissed) -> None:
    if told.hands or told.rounds:
        event.penalties[told.player] = PenaltyLeft(told.hands, told.rounds)
    else:
        del event.penalties[told.player]


def forfeited(event: Tournament, told: e.ChipsForfeited) -> None:
    event.issued -= told.amount


def disqualified(event: Tournament, told: e.Disqualified) -> None:
    event.penalties[told.player] = PenaltyLeft(FOR_GOOD)
    if told.stays:
        return
    event.issued -= told.chips
    event.broke.pop(told.player, None)
    old = event.entrants[told.player]
    event.entrants[told.player] = replace(old, standing=InEvent.GONE)


MAY: MayDirect = {
    c.WarnEntrant: STAFF,
    c.PenaliseEntrant: STAFF,
    c.ForfeitChips: STAFF,
    c.DisqualifyEntrant: STAFF,
}
JUDGES: EventJudges = {
    c.WarnEntrant: judge_warn,
    c.PenaliseEntrant: judge_penalise,
    c.ForfeitChips: judge_forfeit,
    c.DisqualifyEntrant: judge_disqualify,
}
APPLY: EventApplies = {
    e.EntrantWarned: warned,
    e.PenaltyGiven: given,
    e.PenaltyHandMissed: hand_missed,
    e.ChipsForfeited: forfeited,
    e.Disqualified: disqualified,
}
