"""The next hand, before a card is dealt: places, who is dealt in, and every forced bet.

``plan(table)`` only reads. The blinds are listed clockwise ending with the big blind's seat, since
a hand opens left of its last blind; a blind skipped on the button therefore comes first.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.setup import Forced, Post
from shuffleup.hand.state import clockwise, mask_of, next_seat, seats_in
from shuffleup.law.points.table.missed_blinds import SmallBlindPost
from shuffleup.table.blinds.account import PAID_BIG, PAID_SMALL, EntryChoice
from shuffleup.table.blinds.button import NOWHERE, Places
from shuffleup.table.blinds.entry import Coming, comes_in, may_buy, owed_posts
from shuffleup.table.blinds.in_turn import (
    Who,
    big_blind,
    eligible,
    has_blinds,
    is_present,
    is_ready,
    small_blind,
    smaller_blinds,
    who,
    without,
)
from shuffleup.table.blinds.places import is_moving, next_places, too_few
from shuffleup.table.chips.in_play import keeps_racked, playing
from shuffleup.table.state import Seat, Table, arc, seated, taken_seats

BLIND: Final = Forced.BLIND


class Plan(Struct, gc=False):
    """A hand as it would be dealt now; ``ordinary`` if everyone simply goes on."""

    places: Places
    dealt: int
    posts: list[Post]
    who: Who
    buyer: int = NOWHERE
    ordinary: bool = False


def plan(table: Table) -> Plan:
    """The next hand as it would be dealt now, without kill and straddles."""
    in_turn = who(table)
    if is_ordinary_hand(table, in_turn):
        return ordinary_plan(table, in_turn)
    places = next_places(table, in_turn)
    if not has_blinds(table):
        return plan_without_blinds(table, places, in_turn)
    # With racked chips nobody is dealt the big blind.
    while not too_few(in_turn) and (racked := keeps_racked(table, places.big)):
        in_turn = without(in_turn, racked)
        places = next_places(table, in_turn)
    if too_few(in_turn):
        return Plan(places, 0, [], in_turn)
    return full_plan(table, places, in_turn)


def full_plan(table: Table, places: Places, in_turn: Who) -> Plan:
    coming = with_buyer(table, Coming(places, in_turn))
    made = Plan(places, in_turn.regular, [], in_turn, coming.buyer)
    others_post = made.buyer < 0 or table.rules.bought_button.others_post
    if others_post:  # a moving button's big blinds come to whoever waits for one
        made.dealt |= 1 << places.big
        made.dealt |= posting_arcs(table, made)[0] & in_turn.waiting
    blinds = blind_posts(table, made)
    entries = entry_posts(table, made, coming)
    made.dealt = with_chips(table, made.dealt, in_turn)
    posts = ante_posts(table, made, blinds) + blinds + entries + moved_smalls(table, made, blinds)
    made.posts = [post for post in posts if may_post(table, made, post)]
    return made


# ---- the ordinary hand -----------------------------------------------------------------------


def is_ordinary_hand(table: Table, in_turn: Who) -> bool:
    """Everyone at the table is in and was in, nothing is owed, fixed or skipped: nearly every
    hand."""
    stakes, button, regular = table.stakes, table.button, in_turn.regular
    if in_turn.odd or not table.hands or button.planned or button.frozen is not None:
        return False
    if len(stakes.blinds) != 2 or stakes.ante or stakes.big_blind_ante or not has_blinds(table):
        return False
    last, after_button = table.places, clockwise(regular, table.places.button)
    return len(after_button) > 2 and after_button[:2] == (last.small, last.big)


def ordinary_plan(table: Table, in_turn: Who) -> Plan:
    """Button and blinds go on by one player."""
    last, (small, big) = table.places, table.stakes.blinds
    places = Places(last.small, last.big, next_seat(in_turn.regular, last.big))
    posts = [Post(places.small, small, BLIND)] if small else []
    posts.append(Post(places.big, big, BLIND))
    return Plan(places, in_turn.regular, posts, in_turn, ordinary=True)


def plan_without_blinds(table: Table, places: Places, in_turn: Who) -> Plan:
    """Antes alone: everyone present and able is dealt in, newcomers too."""
    dealt = in_turn.regular
    for at, seat in taken_seats(table):
        ready = is_present(table, seat) and is_ready(table, seat) and not seat.presence.sits_out
        if ready and not seat.account.waits and eligible(table) >> at & 1:
            dealt |= 1 << at
    made = Plan(places, with_chips(table, dealt, in_turn), [], in_turn, ordinary=not in_turn.odd)
    made.posts = ante_posts(table, made, [])
    return made


# ---- forced bets -----------------------------------------------------------------------------


def with_buyer(table: Table, coming: Coming) -> Coming:
    """The coming hand with the buyer of its button, if there is one: the player who sits just left
    of it comes first."""
    wanting = mask_of(
        at for at in seats_in(coming.who.odd) if seated(table, at).account.entry is EntryChoice.BUY
    )
    buying = clockwise(wanting, coming.places.button)
    buyer = next((at for at in buying if may_buy(table, at, coming)), NOWHERE)
    return replace(coming, buyer=buyer) if buyer >= 0 else coming


def blind_posts(table: Table, made: Plan) -> list[Post]:
    """The blinds of the hand, and those of the buyer of the button."""
    blinds: list[Post] = []
    if made.buyer < 0 or table.rules.bought_button.others_post:
        several = len(table.stakes.blinds) > 2
        blinds = several_blinds(table, made) if several else two_blinds(table, made)
    if made.buyer >= 0:
        made.dealt |= 1 << made.buyer
        blinds = buyers_posts(table, made.buyer) + blinds
    return blinds


def several_blinds(table: Table, made: Plan) -> list[Post]:
    """More than two blinds, the smallest first; one at an empty seat is dead."""
    places = made.places
    seats = (*places.little, places.small, places.big)
    due = zip(seats, table.stakes.blinds[-len(seats) :], strict=True)
    return [Post(at, blind, Forced.BLIND) for at, blind in due if blind and made.dealt >> at & 1]


def two_blinds(table: Table, made: Plan) -> list[Post]:
    """A small and a big blind; with a moving button whoever was skipped pays, the big blind first.
    A small blind still due when the next big blind comes is posted with it."""
    bigs, smalls = posting_arcs(table, made)
    regular = made.who.regular
    posts = []
    concerned = made.who.odd | bigs | smalls
    concerned |= 1 << made.places.small if made.places.small >= 0 else 0
    for at in clockwise(made.dealt & concerned, made.places.big):
        bit, seat, in_place = 1 << at, seated(table, at), at == made.places.small
        takes_big = bigs & bit
        several = made.dealt.bit_count() > 2
        carried = takes_big and several and is_moving(table) and not table.button.is_fixed
        skipped = (smalls & bit or carried) and owes_round(seat)
        skipped = skipped and not (seat.account.owes or seat.account.live_small)
        if regular & bit and (seat.account.due_small or skipped or (in_place and not takes_big)):
            posts += small_post(table, at, in_place and not takes_big)
        if takes_big:
            posts.append(Post(at, big_blind(table), Forced.BLIND))
    return posts


def owes_round(seat: Seat) -> bool:
    """Whether a player has paid the big blind of this round and not yet the small one."""
    return seat.paid & (PAID_BIG | PAID_SMALL) == PAID_BIG


def small_post(table: Table, at: int, in_place: bool) -> list[Post]:
    """A small blind, live in its own place; elsewhere as the book says."""
    amount = small_blind(table)
    live = in_place or table.rules.missed_blinds.small_blind is SmallBlindPost.LIVE
    return [Post(at, amount, Forced.BLIND if live else Forced.DEAD)] if amount else []


def posting_arcs(table: Table, made: Plan) -> tuple[int, int]:
    """The seats that pay a big and a small blind on this hand."""
    places = made.places
    big, small = (1 << at if at >= 0 else 0 for at in (places.big, places.small))
    skipping = is_moving(table) and table.rules.button.moving_button_several_big_blinds
    if not skipping or table.button.is_fixed or not table.hands:
        return big, small
    if made.who.begins or made.dealt.bit_count() <= 2 or table.places.big < 0:
        return big, small
    bigs = arc(table, table.places.big, places.big) if table.places.big != places.big else big
    smalls = (
        arc(table, table.places.small, places.small)
        if min(table.places.small, places.small) >= 0
        else 0
    )
    return bigs, smalls


def buyers_posts(table: Table, at: int) -> list[Post]:
    """Both blinds by one player: the big one live, the small one dead."""
    small, big = smaller_blinds(table), big_blind(table)
    if table.rules.bought_button.small_blind_dead:
        dead = [Post(at, small, Forced.DEAD)] if small else []
        return [*dead, Post(at, big, Forced.BLIND)]
    return [Post(at, small + big, Forced.BLIND)]


def entry_posts(table: Table, made: Plan, coming: Coming) -> list[Post]:
    """Everyone else who comes in on this hand, clockwise from the button, and what they post."""
    posts: list[Post] = []
    for at in clockwise(made.who.odd & eligible(table), coming.places.button):
        seat = seated(table, at)
        if made.dealt >> at & 1:
            in_turn = made.who.waiting >> at & 1 or at in (coming.places.big, made.buyer)
            if seat.account.owes and not in_turn:  # a big blind in turn is all that is asked for
                posts += begin_again_posts(table, at, made)
            continue
        if seat.presence.misdealt and seat.account.owes:  # the dealer's error: no post
            made.dealt |= 1 << at
            continue
        way_in = comes_in(table, at, coming) if at != coming.places.big else None
        if way_in is not None:
            made.dealt |= 1 << at
            posts += way_in
    return posts


def moved_smalls(table: Table, made: Plan, blinds: list[Post]) -> list[Post]:
    """The small blinds of players who changed seats after the big blind, where they sit now. Where
    a big blind is due again a new round begins, and being nearer the blind costs nothing else."""
    posting = {post.seat for post in blinds}
    live = table.rules.seats.change_small_blind_live
    return [
        Post(at, small_blind(table), Forced.ENTRY if live else Forced.DEAD)
        for at in seats_in(made.dealt & made.who.odd)
        if seated(table, at).account.live_small and at not in posting
    ]


def begin_again_posts(table: Table, at: int, made: Plan) -> list[Post]:
    """What a player owes in a game that stopped and begins again; nobody posts a blind twice."""
    owed = owed_posts(table, at, seated(table, at))
    return [post for post in owed if post.kind is not Forced.DEAD or at != made.places.small]


def ante_posts(table: Table, made: Plan, blinds: list[Post]) -> list[Post]:
    stakes, places = table.stakes, made.places
    posts = []
    if stakes.ante:
        posts = [Post(at, stakes.ante, Forced.ANTE) for at in clockwise(made.dealt, places.button)]
    if stakes.big_blind_ante and blinds:
        posts.append(Post(blinds[-1].seat, stakes.big_blind_ante, Forced.DEAD))
    return posts


def with_chips(table: Table, dealt: int, in_turn: Who) -> int:
    """Those of these seats that have anything to play with."""
    for at in seats_in(dealt & in_turn.odd):
        if playing(table, seated(table, at)) <= 0:
            dealt &= ~(1 << at)
    return dealt


def may_post(table: Table, made: Plan, post: Post) -> bool:
    """Whether a post is made: a player dealt in by mistake while sitting out or away puts nothing
    in."""
    if not made.who.odd >> post.seat & 1:
        return bool(made.dealt >> post.seat & 1)
    seat = seated(table, post.seat)
    posts = not seat.presence.sits_out and (seat.presence.here or not seat.presence.misdealt)
    return posts and bool(made.dealt >> post.seat & 1)
