"""The next hand, before a card is dealt: places, who is dealt in, and every forced bet.

``plan(table)`` only reads. The blinds are listed clockwise ending with the big blind's seat, since
a hand opens left of its last blind; a blind skipped on the button therefore comes first.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.hand.setup import Forced, Post
from shuffleup.hand.state import clockwise, mask_of
from shuffleup.law.points.table.missed_blinds import SmallBlindPost
from shuffleup.law.procedures import OFF, enforced
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
)
from shuffleup.table.blinds.places import is_moving, next_places, too_few
from shuffleup.table.chips.in_play import keeps_racked, playing
from shuffleup.table.state import (
    NOWHERE,
    PAID_BIG,
    PAID_SMALL,
    Places,
    Seat,
    Table,
    Way,
    arc,
    is_fixed,
    seated,
    taken_seats,
)


class Plan(Struct):
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
    places = next_places(table, in_turn)
    if not has_blinds(table):
        return plan_without_blinds(table, places, in_turn)
    if too_few(in_turn):
        return Plan(places, 0, [], in_turn)
    if is_ordinary(table, places, in_turn):
        return ordinary_plan(table, places, in_turn)
    while racked := keeps_racked(table, places.big):  # who racks up is not dealt the big blind
        in_turn = Who(in_turn.regular & ~racked, in_turn.waiting & ~racked)
        places = next_places(table, in_turn)
        if too_few(in_turn):
            return Plan(places, 0, [], in_turn)
    if not enforced("blind-seats"):
        places = Places(places.button, places.button, places.small)
    return full_plan(table, places, in_turn)


def full_plan(table: Table, places: Places, in_turn: Who) -> Plan:
    coming = Coming(places, in_turn, the_buyer(table, Coming(places, in_turn)))
    made = Plan(places, in_turn.regular, [], in_turn, coming.buyer)
    others_post = made.buyer < 0 or table.rules.bought_button.others_post
    if others_post and takes_big_blind(table, places.big, in_turn):
        made.dealt |= 1 << places.big
    if others_post:  # a moving button's big blinds come to whoever waits for one
        made.dealt |= posting_arcs(table, made)[0] & in_turn.waiting
    blinds = blind_posts(table, made)
    entries = entry_posts(table, made, coming)
    made.dealt &= with_chips(table)
    posts = ante_posts(table, made, blinds) + blinds + entries + moved_smalls(table, made, blinds)
    made.posts = [post for post in posts if may_post(table, made, post)]
    if not enforced("dealer-button"):
        made.places = Places(table.n - 1, places.small, places.big)
    return made


# ---- the ordinary hand -----------------------------------------------------------------------


def is_ordinary(table: Table, places: Places, in_turn: Who) -> bool:
    """Everyone at the table is in, nothing is owed, fixed or skipped: nearly every hand."""
    if OFF or not table.hands or table.planned or table.stakes.ante or table.stakes.big_blind_ante:
        return False
    if len(table.stakes.blinds) != 2 or not in_turn.everyone:
        return False
    steady = places.button == table.small and places.small == table.big
    return steady or not is_moving(table)


def ordinary_plan(table: Table, places: Places, in_turn: Who) -> Plan:
    small, big = table.stakes.blinds
    posts = [Post(places.big, big, Forced.BLIND)]
    if small and in_turn.regular >> places.small & 1:
        posts.insert(0, Post(places.small, small, Forced.BLIND))
    return Plan(places, in_turn.regular, posts, in_turn, ordinary=True)


def plan_without_blinds(table: Table, places: Places, in_turn: Who) -> Plan:
    """Antes alone: everyone present and able is dealt in, newcomers too."""
    dealt = in_turn.regular
    for at, seat in taken_seats(table):
        ready = is_present(table, seat) and is_ready(table, seat) and not seat.sits_out
        if ready and not seat.waits and eligible(table) >> at & 1:
            dealt |= 1 << at
    made = Plan(places, dealt & with_chips(table), [], in_turn, ordinary=in_turn.everyone)
    made.posts = ante_posts(table, made, [])
    return made


# ---- forced bets -----------------------------------------------------------------------------


def the_buyer(table: Table, coming: Coming) -> int:
    wanting = mask_of(at for at, seat in taken_seats(table) if seat.way is Way.BUY)
    buying = clockwise(wanting, coming.places.button)  # who sits just left of it comes first
    return next((at for at in buying if may_buy(table, at, coming)), NOWHERE)


def takes_big_blind(table: Table, big: int, in_turn: Who) -> bool:
    """Whether somebody at the big blind's seat who is not in yet is dealt in for it."""
    if big < 0 or in_turn.waiting >> big & 1:
        return big >= 0
    seat = table.seats[big]
    if seat is None or not table.planned:
        return False
    return is_present(table, seat) and is_ready(table, seat) and not seat.sits_out


def blind_posts(table: Table, made: Plan) -> list[Post]:
    """The blinds of the hand, and those of who buys the button."""
    blinds: list[Post] = []
    if made.buyer < 0 or table.rules.bought_button.others_post:
        several = len(table.stakes.blinds) > 2 and made.dealt.bit_count() > 2
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
    regular, big_seat = made.who.regular, 1 << made.places.big
    posts = []
    for at in clockwise(made.dealt, made.places.big):
        bit, seat, in_place = 1 << at, seated(table, at), at == made.places.small
        takes_big = bigs & bit and (regular | big_seat | made.who.waiting) & bit
        several = made.dealt.bit_count() > 2
        carried = takes_big and several and is_moving(table) and not is_fixed(table)
        skipped = (smalls & bit or carried) and owes_round(seat)
        skipped = skipped and not (seat.owes or seat.live_small)
        if regular & bit and (seat.due_small or skipped or (in_place and not takes_big)):
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
    law = enforced("moving-button") and enforced("blind-obligations")
    if not (skipping and law) or is_fixed(table) or not table.hands or not enforced("blind-seats"):
        return big, small
    if made.who.begins or made.dealt.bit_count() <= 2 or table.big < 0:
        return big, small
    bigs = arc(table, table.big, places.big) if table.big != places.big else big
    smalls = arc(table, table.small, places.small) if min(table.small, places.small) >= 0 else 0
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
    may = eligible(table)
    everyone = sum(1 << at for at, _ in taken_seats(table))
    for at in clockwise(everyone & may, coming.places.button):
        seat = seated(table, at)
        if made.dealt >> at & 1:
            in_turn = made.who.waiting >> at & 1 or at in (coming.places.big, made.buyer)
            if seat.owes and not in_turn:  # a big blind in turn is all that is asked for
                posts += begin_again_posts(table, at, made)
            continue
        if seat.misdealt and seat.owes:  # the dealer's error: no post
            made.dealt |= 1 << at
            continue
        way_in = comes_in(table, at, coming) if at != coming.places.big else None
        if way_in is not None:
            made.dealt |= 1 << at
            posts += way_in
    return posts


def moved_smalls(table: Table, made: Plan, blinds: list[Post]) -> list[Post]:
    """The small blinds of players who changed seats after the big blind, where they sit now. Where
    a big blind is due again a new round begins, and nearer the blind costs nothing else."""
    posting = {post.seat for post in blinds}
    live = table.rules.seats.change_small_blind_live
    return [
        Post(at, small_blind(table), Forced.ENTRY if live else Forced.DEAD)
        for at, seat in taken_seats(table)
        if seat.live_small and made.dealt >> at & 1 and at not in posting
    ]


def begin_again_posts(table: Table, at: int, made: Plan) -> list[Post]:
    """What is owed by one with whom a game begins again; nobody posts a blind twice."""
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


def with_chips(table: Table) -> int:
    """The seats that have anything to play with."""
    return sum(1 << at for at, seat in taken_seats(table) if playing(table, seat) > 0)


def may_post(table: Table, made: Plan, post: Post) -> bool:
    """Who is dealt in by mistake while sitting out or away has put nothing in."""
    seat = seated(table, post.seat)
    posts = not seat.sits_out and (seat.here or not seat.misdealt)
    return posts and bool(made.dealt >> post.seat & 1)
