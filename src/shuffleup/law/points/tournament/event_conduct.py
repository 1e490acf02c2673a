"""What an offence costs in an event, and what becomes of chips that may not play."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class PenaltyRound(Enum):
    PLAYERS = "players-at-table"
    ORBIT = "button-orbit"


class DisqualifiedChips(Enum):
    REMOVED = "removed"
    BLINDED_OFF = "blinded-off"


class HiddenEventChips(Enum):
    FORFEITED = "forfeited"
    WARNING = "warning"


class EventConductLaw(Group):
    penalty_round_length: Point[PenaltyRound] = point(
        "penalty-round-length", PenaltyRound.PLAYERS, "How many hands is a round of a penalty?"
    )
    penalised_player_dealt_in: Point[bool] = point(
        "penalised-player-dealt-in",
        True,
        "Is a player on a penalty dealt in, and are the blinds paid, while they are away?",
    )
    disqualified_chips: Point[DisqualifiedChips] = point(
        "disqualified-chips",
        DisqualifiedChips.REMOVED,
        "What becomes of the chips of a disqualified player?",
    )
    disqualified_has_place: Point[bool] = point(
        "disqualified-has-place",
        True,
        "Does a disqualified player have the place in which they leave, and its prize?",
    )
    chips_out_of_view: Point[HiddenEventChips] = point(
        "chips-out-of-view",
        HiddenEventChips.FORFEITED,
        "What becomes of tournament chips held or carried out of view?",
    )
    out_of_view_may_disqualify: Point[bool] = point(
        "out-of-view-may-disqualify",
        True,
        "May a player be disqualified for chips out of view?",
    )
    chips_moved_in_rack: Point[bool] = point(
        "chips-moved-in-rack",
        False,
        "Must chips be racked to change tables, on pain of disqualification?",
    )
    soft_play_may_forfeit: Point[bool] = point(
        "soft-play-may-forfeit-chips", True, "May soft play cost chips?"
    )
    soft_play_may_disqualify: Point[bool] = point(
        "soft-play-may-disqualify", True, "May soft play cost the event?"
    )
    collusion_disqualifies: Point[bool] = point(
        "collusion-disqualifies",
        True,
        "Is disqualification the one answer to collusion and chip dumping?",
    )
