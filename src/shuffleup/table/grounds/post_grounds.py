"""Why a player posts what they post: ``post_grounds(now, post)``, by the kind of the post."""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.hand.setup import Forced, Post
from shuffleup.law.points.table.bought_button import BoughtButtonLaw
from shuffleup.law.points.table.kill import KillLaw
from shuffleup.law.points.table.missed_blinds import MissedBlindLaw
from shuffleup.law.points.table.new_players import NewPlayerLaw
from shuffleup.law.points.table.seats import SeatLaw
from shuffleup.law.points.table.straddle import StraddleLaw
from shuffleup.table.blinds.account import Standing
from shuffleup.table.grounds.deal_points import OF_CHIPS, decided, of_player
from shuffleup.table.grounds.decisive import Grounds
from shuffleup.table.grounds.moments import AsDealt, Moment


def post_grounds(now: Moment, post: Post) -> Grounds:
    """Why this player posts this."""
    so, _ = now.deal()
    of_kind = KINDS_OF_POST[post.kind](now, post, so)
    return (
        *of_kind,
        *what_was_missed(now, post),
        *decided(now, lambda deal: deal.posts_of(post.seat), of_player(now, post.seat)),
    )


def what_was_missed(now: Moment, post: Post) -> Grounds:
    """Of a player who owes: books have a clause for the small blind alone, and one for both."""
    account = now.account(post.seat)
    if not account.owes_small:
        return ()
    return ("both-blinds-missed" if account.owes_big else "small-blind-alone-missed",)


def blind_or_bought(now: Moment, post: Post, so: AsDealt) -> Grounds:
    account = now.account(post.seat)
    if post.seat == so.buyer:
        return (BoughtButtonLaw.allowed,)
    in_place = post.seat in (so.places.small, so.places.big, *so.places.little)
    return ("blind-seats",) if in_place and not account.due_small else ("blind-obligations",)


def entry(now: Moment, post: Post, so: AsDealt) -> Grounds:
    """A live post outside the blinds."""
    account = now.account(post.seat)
    if account.live_small:
        return (SeatLaw.change_small_blind_live,)
    if account.owes:
        return ("blind-obligations", MissedBlindLaw.post_all, "missed-big-blind-is-live")
    if account.standing is Standing.NEW:
        return (NewPlayerLaw.dealt_in_at_once, NewPlayerLaw.posts_to_enter_at_once)
    return (SeatLaw.change_away_from_blind,)


def dead(now: Moment, post: Post, so: AsDealt) -> Grounds:
    """A dead post: a blind out of its place, or the ante of the big blind for the table."""
    account = now.account(post.seat)
    if post.seat == so.buyer:
        return (BoughtButtonLaw.allowed, BoughtButtonLaw.small_blind_dead)
    if account.live_small:
        return (SeatLaw.change_small_blind_live,)
    if account.owes or account.due_small:
        return ("blind-obligations", MissedBlindLaw.small_blind)
    return ()


def kill(now: Moment, post: Post, so: AsDealt) -> Grounds:
    half = now.eve.house.kill == "half"
    must = now.eve.kill.killer == post.seat
    size = KillLaw.half_kill_multiplier if half else KillLaw.blind
    chips = decided(now, lambda deal: deal.posts_of(post.seat), OF_CHIPS)
    return ("kill-blind-posted", size, *(() if must else (KillLaw.voluntary,)), *chips)


def straddle(now: Moment, post: Post, so: AsDealt) -> Grounds:
    back = now.account(post.seat).owes
    law = (MissedBlindLaw.in_straddle_position,) if back else (StraddleLaw.allowed,)
    return (*law, StraddleLaw.seat, StraddleLaw.size)


KINDS_OF_POST: dict[Forced, Callable[[Moment, Post, AsDealt], Grounds]] = {
    Forced.ANTE: lambda now, post, so: (),
    Forced.BLIND: blind_or_bought,
    Forced.ENTRY: entry,
    Forced.DEAD: dead,
    Forced.KILL: kill,
    Forced.STRADDLE: straddle,
}
