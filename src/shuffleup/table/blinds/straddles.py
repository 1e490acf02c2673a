"""Straddles: put out for the coming hand, as the book allows.

``straddle_posts(table)`` gives the straddles of the hand that is dealt. Between a straddle and the
deal people come and go: one whose seat or size is no longer right is taken back.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from shuffleup.hand.apply import apply as apply_to_hand
from shuffleup.hand.events import Dealt, Event, Opened, Posted, Started
from shuffleup.hand.order import first_to_act
from shuffleup.hand.setup import Forced, Post, Setup
from shuffleup.hand.state import Hand, mask_of, next_seat
from shuffleup.law.points.table.straddle import StraddleDeadline, StraddleLaw, StraddleSeat
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.in_turn import Who, big_blind, has_blinds, name_of
from shuffleup.table.blinds.plan import Plan, plan
from shuffleup.table.blinds.straddle_law import why_none_here
from shuffleup.table.chips.in_play import playing
from shuffleup.table.kill.kill_pots import LIMITS, kill_blind, no_straddle_on_kill, the_killer
from shuffleup.table.money_words import in_money
from shuffleup.table.refusals import refuse
from shuffleup.table.rulings import Applies, Judges, TableRuling
from shuffleup.table.state import Table, seated

LIVE = (Forced.BLIND, Forced.ENTRY, Forced.STRADDLE)


def straddle_posts(table: Table) -> list[Post]:
    """The straddles that stand in the hand as it is dealt."""
    made = plan(table)
    posts: list[Post] = []
    out = straddlers(made.posts)
    for at, to in table.straddles if has_blinds(table) else ():
        if to == straddle_size(table, out) and is_straddle_seat(table, made, at, out):
            posts.append(Post(at, to, Forced.STRADDLE))
            out.append(at)
    return posts


def straddlers(posts: Iterable[Post]) -> list[int]:
    """Who straddles, in order, players who come back by a straddle among them."""
    return [post.seat for post in posts if post.kind is Forced.STRADDLE]


def is_straddle_seat(table: Table, made: Plan, at: int, out: list[int]) -> bool:
    """Whether a seat is where the next straddle may be, with no other live bet before it."""
    posts = at == the_killer(table) or any(p.seat == at and p.kind in LIVE for p in made.posts)
    if posts or not made.dealt >> at & 1:
        return False
    where = table.rules.straddle.seat
    if where is StraddleSeat.ANY_SEAT:
        return at not in out
    if out:  # a straddle over a straddle is left of it
        return at == next_seat(made.dealt, out[-1])
    on_button = where is StraddleSeat.BUTTON
    return at == (made.places.button if on_button else under_the_gun(table, made))


def under_the_gun(table: Table, made: Plan) -> int:
    """The seat left of the big blind, or of a buyer of the button who is the only one to post."""
    alone = made.buyer >= 0 and not table.rules.bought_button.others_post
    return next_seat(made.dealt, made.buyer if alone else made.places.big)


def straddle_size(table: Table, out: list[int]) -> int:
    """So many big blinds, in a kill pot so many kill blinds; over a straddle as much again."""
    blind = big_blind(table) if the_killer(table) < 0 else kill_blind(table)
    return int(blind * table.rules.straddle.size ** (len(out) + 1))


# ---- judge -----------------------------------------------------------------------------------


def judge_straddle(table: Table, command: c.Straddle) -> TableRuling:
    """A live straddle before the cards."""
    refused = why_none_here(table) or why_too_late(table)
    if refused is not None:
        return refused
    made = plan(table) if table.hand is None else as_dealt(table, table.hand)
    out = straddlers(made.posts) + [seat for seat, _ in table.straddles]
    to = command.to or straddle_size(table, out)
    refused = why_not_this_one(table, command.seat, made, out)
    refused = refused or why_not_so_much(table, command.seat, to, out)
    if refused is not None:
        return refused
    straddled = e.Straddled(command.seat, to)
    return Ruling((straddled, *(dealt_over(table.hand, straddled) if table.hand else ())))


def why_too_late(table: Table) -> TableRuling | None:
    """Before the first card; or, where a house lets one straddle until one has looked, before
    anybody acts."""
    hand = table.hand
    if hand is None:
        return None
    until_looking = table.rules.straddle.deadline is StraddleDeadline.LOOKING
    if until_looking and hand.street == 0 and isinstance(hand.log[-1], Opened):
        return None
    return refuse(Reason.NOT_THIS_WAY, "the cards are out", StraddleLaw.deadline)


def why_not_this_one(table: Table, at: int, made: Plan, out: list[int]) -> TableRuling | None:
    """Why this player may not straddle this hand."""
    law = table.rules.straddle
    if the_killer(table) >= 0 and no_straddle_on_kill(table):
        says = "a kill pot is not straddled"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, StraddleLaw.in_kill_pot)
    if len(out) >= law.per_hand:
        says = f"{law.per_hand} to a hand is all there is"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, StraddleLaw.per_hand)
    if not is_straddle_seat(table, made, at, out):
        says = f"{name_of(seated(table, at).player)} is not where one straddles"
        return refuse(Reason.NOT_YOUR_PLACE, says, StraddleLaw.seat)
    return None


def why_not_so_much(table: Table, at: int, to: int, out: list[int]) -> TableRuling | None:
    """Why not by this amount or from this stack. In limit the book says what must be in front; a
    stack may be short of the straddle itself only there."""
    law, chips = table.rules.straddle, playing(table, seated(table, at))
    size = straddle_size(table, out)
    if to != size:
        return refuse(
            Reason.NOT_A_BET_SIZE, f"a straddle is to {in_money(table, size)}", StraddleLaw.size
        )
    limit = table.stakes.structure in LIMITS
    least = law.limit_minimum_stack * big_blind(table) if limit else size
    if chips < least:
        point = StraddleLaw.limit_minimum_stack if limit else StraddleLaw.size
        return refuse(
            Reason.TOO_FEW_CHIPS, f"a straddler has at least {in_money(table, least)}", point
        )
    return None


JUDGES: Judges = {c.Straddle: judge_straddle}


# ---- a straddle on cards that nobody has looked at ------------------------------------------


def as_dealt(table: Table, hand: Hand) -> Plan:
    """The hand that is on, as a plan."""
    dealt = mask_of(at for at, stack in enumerate(hand.setup.stacks) if stack)
    return Plan(table.places, dealt, list(hand.setup.posts), Who(dealt, 0))


def with_straddle(setup: Setup, event: e.Straddled) -> Setup:
    return replace(setup, posts=(*setup.posts, Post(event.seat, event.to, Forced.STRADDLE)))


def dealt_over(hand: Hand, event: e.Straddled) -> list[Event]:
    """The same posts and cards once more, with the straddle before the cards and the turn it leads
    to."""
    trial = Hand(with_straddle(hand.setup, event))
    post = Posted(event.seat, min(event.to, hand.setup.stacks[event.seat]), Forced.STRADDLE)
    told: list[Event] = [one for one in hand.log[1:-1] if not isinstance(one, Dealt)]
    told += [post, *(one for one in hand.log if isinstance(one, Dealt))]
    for one in told:
        apply_to_hand(trial, one)
    return [*told, Opened(0, first_to_act(trial, 0))]


# ---- apply -----------------------------------------------------------------------------------


def straddle(table: Table, event: e.Straddled) -> None:
    """A straddle waits for the hand; in a hand that is on, the hand starts over with it."""
    if table.hand is None:
        table.straddles = (*table.straddles, (event.seat, event.to))
        return
    setup = with_straddle(table.hand.setup, event)
    table.hand = Hand(setup)
    table.hand.log.append(Started(setup))
    table.taken, table.deal = 1, replace(table.deal, posts=setup.posts)


APPLY: Applies = {e.Straddled: straddle}
