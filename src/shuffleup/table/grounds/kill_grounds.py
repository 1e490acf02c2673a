"""Kills: why a player has a leg up, has to kill, need not any more, or is out until it is paid."""

from __future__ import annotations

from shuffleup.law.points.table.kill import KillLaw
from shuffleup.table import events as e
from shuffleup.table.grounds.decisive import Grounds, decisive
from shuffleup.table.grounds.moments import Moment
from shuffleup.table.kill import legs
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table


def of_kind(events: tuple[AnyTableEvent, ...], kind: type) -> AnyTableEvent | None:
    return next((event for event in events if isinstance(event, kind)), None)


def after_the_hand(now: Moment, kind: type) -> Grounds:
    """The points by which the result of the hand comes to this."""

    def read(table: Table) -> object:
        return of_kind(legs.after_hand(table), kind)

    return without_games(decisive(now.eve, read, KillLaw))


def without_games(points: Grounds) -> Grounds:
    """In which games kills are played at all is no reason why this one is due."""
    return tuple(point for point in points if point != KillLaw.games)


def legs_up(now: Moment, event: e.LegsUp) -> Grounds:
    if now.rulings.left:  # a pot that was put right
        return ("leg-up",)
    match now.first:
        case e.HandEnded():
            return ("leg-up", *after_the_hand(now, e.LegsUp))
        case e.GameChanged() | e.Designated():
            return ("kill-neutral-new-game",)
        case e.WentAway():
            return (KillLaw.leg_kept_when_absent,)
    return (KillLaw.neutral_winner_quit,)


def kill_due(now: Moment, event: e.KillDue) -> Grounds:
    """Who has to kill the next pot, or that nobody has to any more."""
    if now.rulings.left:  # a pot that was put right
        return ("kill-button-shown",) if event.seat >= 0 else ()
    if isinstance(now.first, e.GameChanged | e.Designated):
        return ("kill-neutral-new-game",)
    if not isinstance(now.first, e.HandEnded):
        return (KillLaw.unposted,)
    points = after_the_hand(now, e.KillDue)
    if event.seat < 0:
        return (KillLaw.ends, *points)
    if legs.killed_by_scoop(now.eve):
        moves = ("kill-moves-to-winner",) if now.eve.kill.killer >= 0 else ()
        return ("kill-button-shown", KillLaw.on_scoop, *moves, *points)
    return ("kill-button-shown", KillLaw.two_in_a_row, KillLaw.wins_in_a_row, *points)


def kill_chosen(now: Moment, event: e.KillChosen) -> Grounds:
    return (KillLaw.voluntary, KillLaw.games)


def barred(now: Moment, event: e.Barred) -> Grounds:
    return (KillLaw.unposted,)


def hand_ended(now: Moment, event: e.HandEnded) -> Grounds:
    """Why legs and kills stay as they are, where a hand leaves them so."""
    if not legs.kill_is_played(now.eve) or legs.after_hand(now.eve):
        return ()
    return without_games(decisive(now.eve, legs.after_hand, KillLaw))
