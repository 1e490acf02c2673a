"""Kill pots: who kills, the kill blind, and the stakes of a killed hand.

``with_kill`` and ``killed_stakes`` are for the hand that is dealt; what a result does to legs and
kills is in ``table.kill.legs``. A kill blind takes the place of the killer's own blind.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from shuffleup.games import Structure
from shuffleup.hand.setup import Forced, Post, Stakes
from shuffleup.law.points.table.kill import KillLaw, KillUnposted
from shuffleup.law.points.table.straddle import StraddleLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.blinds.in_turn import big_blind, name_of
from shuffleup.table.blinds.plan import Plan, plan
from shuffleup.table.chips.denominations import in_chips_that_play
from shuffleup.table.chips.in_play import playing
from shuffleup.table.kill.legs import kill_is_played
from shuffleup.table.money_words import in_money
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import AnyTableEvent, Applies, Judges, TableRuling
from shuffleup.table.state import Table, seated

LIMITS = (Structure.LIMIT, Structure.SPREAD)


def the_killer(table: Table) -> int:
    """Who kills the next hand, NOWHERE for nobody."""
    at = table.kill.killer if table.kill.killer >= 0 else table.kill.volunteer
    return at if at >= 0 and kill_is_played(table) else NOWHERE


def share_of(table: Table, full: Fraction) -> Fraction:
    """By how much a kill raises blind or limits: a half-kill has one figure for both."""
    return table.rules.kill.half_kill_multiplier if table.house.kill == "half" else full


def kill_blind(table: Table) -> int:
    return in_chips_that_play(table, big_blind(table), share_of(table, table.rules.kill.blind))


# ---- the hand that is dealt ------------------------------------------------------------------


def with_kill(table: Table, made: Plan) -> None:
    """Add the kill blind. A player who must kill is dealt in for it, away or not; one who only
    chose to is not. It takes the place of the killer's own blind or post."""
    at = the_killer(table)
    if at < 0:
        return
    must = at == table.kill.killer and table.rules.kill.killer_must_post_when_sitting_out
    if must and playing(table, seated(table, at)):
        made.dealt |= 1 << at
    if not made.dealt >> at & 1:
        return
    own = (Forced.BLIND, Forced.ENTRY)
    made.posts = [post for post in made.posts if post.seat != at or post.kind not in own]
    made.posts = [*missing_ante(table, made, at), *made.posts]
    made.posts.append(Post(at, kill_blind(table), Forced.KILL))


def missing_ante(table: Table, made: Plan, at: int) -> list[Post]:
    """The ante of a killer who wished to sit out: whoever is dealt in antes like everybody."""
    paid = any(post.seat == at and post.kind is Forced.ANTE for post in made.posts)
    return [Post(at, table.stakes.ante, Forced.ANTE)] if table.stakes.ante and not paid else []


def killed_stakes(table: Table, made: Plan) -> Stakes | None:
    """The stakes of a killed hand; None if it is not killed."""
    at = the_killer(table)
    if at < 0 or not made.dealt >> at & 1:
        return None
    share, stakes = share_of(table, table.rules.kill.multiplier), table.stakes
    small = in_chips_that_play(table, stakes.small_bet, share)
    big = in_chips_that_play(table, stakes.big_bet, share)
    return replace(stakes, small_bet=small, big_bet=big)


def no_straddle_on_kill(table: Table) -> bool:
    """Whether kill and straddle exclude each other; books say so of limit alone."""
    in_limit = table.stakes.structure in LIMITS
    return in_limit and not table.rules.straddle.in_kill_pot


# ---- judge -----------------------------------------------------------------------------------


def judge_kill_pot(table: Table, command: c.KillPot) -> TableRuling:
    """Kill the next pot by choice."""
    if table.hand is not None:
        return malformed(Reason.HAND_IS_ON, "a pot is killed before its hand is dealt")
    if not kill_is_played(table):
        says = "no pots are killed at this table"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, KillLaw.games)
    if not table.rules.kill.voluntary:
        says = "a pot is killed by a player who has to, not by one who likes to"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, KillLaw.voluntary)
    return why_not_this_pot(table, command.seat) or Ruling((e.KillChosen(command.seat),))


def why_not_this_pot(table: Table, at: int) -> TableRuling | None:
    """Why a player may not kill just this one."""
    player, killer = seated(table, at).player, the_killer(table)
    if killer >= 0:
        says = f"{name_of(seated(table, killer).player)} kills this pot"
        return refuse(Reason.NOT_THIS_WAY, says, "kill-blind-posted")
    if table.straddles:
        says = "there is a straddle on this hand"
        return refuse(Reason.NOT_THIS_WAY, says, StraddleLaw.in_kill_pot)
    if not plan(table).dealt >> at & 1:
        says = f"{player} is not in the next hand"
        return refuse(Reason.NOT_YET, says, "kill-blind-posted")
    if playing(table, seated(table, at)) < kill_blind(table):
        says = f"a kill takes {in_money(table, kill_blind(table))}"
        return refuse(Reason.TOO_FEW_CHIPS, says, KillLaw.blind)
    return None


def judge_refuse_kill(table: Table, command: c.RefuseKill) -> TableRuling:
    """A player who does not post the kill that is due kills nothing and, where the book says so, is
    out of the game until it is paid. A short stack owes no more than it has."""
    at = command.seat
    seat = seated(table, at)
    if table.hand is not None:
        return malformed(Reason.HAND_IS_ON, "the kill is posted or refused before the hand")
    if at != table.kill.killer:
        return malformed(Reason.NOT_ASKED_FOR, f"{name_of(seat.player)} has no kill to post")
    events: list[AnyTableEvent] = [e.KillDue(NOWHERE)]
    if table.rules.kill.unposted is KillUnposted.BARRED:
        events.append(e.Barred(at, min(kill_blind(table), seat.stack)))
    return Ruling(tuple(events), grounds=(KillLaw.unposted,))


JUDGES: Judges = {c.KillPot: judge_kill_pot, c.RefuseKill: judge_refuse_kill}


# ---- apply -----------------------------------------------------------------------------------


def count_legs(table: Table, event: e.LegsUp) -> None:
    table.kill = replace(table.kill, legs=event.legs)


def give_kill(table: Table, event: e.KillDue) -> None:
    table.kill = replace(table.kill, killer=event.seat)


def choose_kill(table: Table, event: e.KillChosen) -> None:
    table.kill = replace(table.kill, volunteer=event.seat)


def bar(table: Table, event: e.Barred) -> None:
    seat = seated(table, event.seat)
    seat.presence = replace(seat.presence, barred=event.owed)


APPLY: Applies = {
    e.LegsUp: count_legs,
    e.KillDue: give_kill,
    e.KillChosen: choose_kill,
    e.Barred: bar,
}
