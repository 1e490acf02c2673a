"""Dealing the next hand: ``judge_next_hand`` turns a plan into events, ``start_hand`` applies one.

A table's log tells of a hand what the table does not know already: who plays with what, the posts,
and the stakes where a kill changed them. Game, law and book are the table's.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from shuffleup.hand.events import Shuffled, Started
from shuffleup.hand.setup import Forced, Post, Setup, SetupError, check_setup
from shuffleup.hand.start import the_deck
from shuffleup.hand.state import Hand
from shuffleup.law.points.table.button import ButtonLaw
from shuffleup.law.points.table.seats import DealOffSeats
from shuffleup.law.procedures import enforced
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table.blinds.accounts import passed_seats, reckoned
from shuffleup.table.blinds.in_turn import (
    has_blinds,
    small_blind,
    smaller_blinds,
    too_short_for_ante,
    who,
)
from shuffleup.table.blinds.places import is_moving, needs_draw, next_places
from shuffleup.table.blinds.plan import Plan, plan
from shuffleup.table.blinds.straddles import straddle_posts
from shuffleup.table.chips.house_fee import drop_of
from shuffleup.table.chips.in_play import playing
from shuffleup.table.commands import NextHand
from shuffleup.table.events import Began, Misplaced, Paid, Placed, Planned
from shuffleup.table.kill.kill_pots import killed_stakes, with_kill
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.state import (
    FOLLOWS,
    HAD_BUTTON,
    NOWHERE,
    PAID_BIG,
    PAID_SMALL,
    Places,
    Table,
    arc,
    copy,
    is_plain,
    seated,
    taken_seats,
)


def judge_next_hand(table: Table, command: NextHand) -> Ruling:
    """The next hand, dealt: its places, everyone's account, the hand itself."""
    if table.hand is not None:
        return malformed(Reason.HAND_IS_ON, "the hand is not over")
    if table.question:
        says = f"the floor decides first: {table.question.partition(':')[0]}"
        return refuse(Reason.FLOOR_DECIDES, says, "floor-authority")
    if table.on_hold and enforced("hand-for-hand"):
        says = "the other tables have not finished their hand"
        return refuse(Reason.NOT_YET, says, "hand-for-hand")
    if needs_draw(table):
        return refuse(
            Reason.NOT_YET, "the button is drawn for before the first hand", ButtonLaw.first_button
        )
    return deal(table, command) if command.button == NOWHERE else deal_wrongly(table, command)


def deal_wrongly(table: Table, command: NextHand) -> Ruling:
    """The hand as a dealer who has the button wrong deals it: the blinds are left of it, whoever
    was due one."""
    at = command.button
    if type(at) is not int or not 0 <= at < table.n:
        return malformed(Reason.NO_SUCH_SEAT, f"there is no such seat at this table: {at!r}")
    trial = copy(table)
    trial.planned = ((Places(at), True), *table.planned[1:])
    ruling = deal(trial, command)
    right = Misplaced(next_places(table, who(table)))
    return replace(ruling, events=(right, *ruling.events)) if ruling.ok else ruling


def deal(table: Table, command: NextHand) -> Ruling:
    made = made_plan(table)
    if made.dealt.bit_count() < 2:
        return refuse(Reason.TOO_FEW_PLAYERS, "a hand needs two players", "two-to-a-hand")
    began = began_event(table, made, command)
    try:
        check_setup(setup_of(table, began))
        deck = the_deck(table.game, command.seed, command.deck)
    except SetupError as error:
        return malformed(Reason.CANNOT_BE_DEALT, str(error))
    return Ruling((*before_the_deal(table, made), began, Shuffled(deck)))


def made_plan(table: Table) -> Plan:
    """The hand as planned, with kill and straddles."""
    made = plan(table)
    if table.killer >= 0 or table.volunteer >= 0:
        with_kill(table, made)
    if table.straddles:
        made.posts += straddle_posts(table)
    return made


def before_the_deal(table: Table, made: Plan) -> list[Any]:
    """Where button and blinds are, and what that does to everyone's account."""
    places = made.places
    events: list[Any] = []
    passed = table.passed
    everywhere = (1 << table.n) - 1  # a new game has been round
    if table.new_game and passed != everywhere and has_blinds(table):
        passed |= passed_seats(table, made).big
        if not table.hands and places.small != places.button:
            passed |= arc(table, places.button, places.big)  # a small blind passes seats too
        passed |= 1 << places.big if places.big >= 0 else 0
    blinds = (places.small, places.big)
    if made.buyer >= 0:  # nobody has the blinds of this hand: they are where they were
        blinds = (table.small, table.big)
    events.append(Placed(places.button, *blinds, passed, places.little))
    if not made.ordinary:
        events += reckoned(table, made)
        events += short_antes(table)
    if made.buyer >= 0 and enforced("bought-button-next"):
        events.append(Planned((after_buyer(table, made),), firm=False))
    return events


def after_buyer(table: Table, made: Plan) -> Places:
    """The button goes to its buyer, and the blinds to those who did not post them."""
    if is_moving(table):
        return Places(made.buyer, made.places.small, made.places.big)
    return Places(made.buyer, FOLLOWS, FOLLOWS)


def short_antes(table: Table) -> list[Paid]:
    """Stacks that would not survive the ante go into the pot, where the book says so."""
    if not table.stakes.ante or table.rules.dealt_in.all_in_for_ante:
        return []
    short = [(at, s) for at, s in taken_seats(table) if too_short_for_ante(table, s)]
    return [Paid(at, seat.stack, "pot") for at, seat in short]


def began_event(table: Table, made: Plan, command: NextHand) -> Began:
    stacks = [0] * table.n
    for at, seat in enumerate(table.seats):
        if seat is not None and made.dealt >> at & 1:
            stacks[at] = seat.stack if seat.plain else playing(table, seat, posted(made, at))
    return Began(
        table.hands + 1,
        tuple(stacks),
        made.places.button,
        tuple(made.posts),
        killed_stakes(table, made),
        table.carried + table.spare + sum(paid.amount for paid in short_antes(table)),
        command.seed is None and command.deck is None,
        command.ask_show,
        not_posted(table, made),
    )


def not_posted(table: Table, made: Plan) -> tuple[Post, ...]:
    """The big blind of somebody who was dealt in by mistake."""
    big = made.places.big
    seat = table.seats[big] if big >= 0 else None
    if seat is None or not seat.misdealt or not has_blinds(table) or not made.dealt >> big & 1:
        return ()
    if any(post.seat == big and post.kind is not Forced.ANTE for post in made.posts):
        return ()
    return (Post(big, table.stakes.blinds[-1], Forced.BLIND),)


def posted(made: Plan, at: int) -> int:
    return sum(post.amount for post in made.posts if post.seat == at)


def setup_of(table: Table, began: Began) -> Setup:
    """What the hand starts from."""
    return Setup(
        table.game,
        began.stakes or table.stakes,
        began.stacks,
        began.button,
        began.posts,
        table.rules,
        began.carried,
        began.outside,
        began.ask_show,
        rulebook=table.rulebook,
        drop=drop_of(table),
        unposted=began.unposted,
    )


# ---- apply -----------------------------------------------------------------------------------


def start_hand(table: Table, event: Began) -> None:
    """The hand is on the table; what was waiting for it is used up."""
    setup = setup_of(table, event)
    hand = Hand(setup)
    hand.log.append(Started(setup))
    table.hand, table.taken, table.hands = hand, 1, event.number
    table.posts = event.posts
    table.carried = table.spare = table.moved = 0
    table.straddles = ()
    # A right to let the blinds pass that reaches only seats near them lasts until they come.
    near_only = table.rules.seats.deal_off_seats is DealOffSeats.DUE_OR_TWO_LEFT
    decks = table.rules.decks.in_rotation
    table.deck = table.deck % decks + 1
    dealt = table.absent = 0
    for at, stack in enumerate(event.stacks):
        if stack:
            dealt |= 1 << at
            seat = seated(table, at)
            table.absent |= 0 if seat.here else 1 << at
            seat.drew = seat.misdealt = False
            seat.dealt_off = seat.dealt_off and at != table.big and near_only
            seat.missed = 0
        elif (left_out := table.seats[at]) is not None and left_out.misdealt:
            left_out.misdealt = False  # the error was not made after all
            left_out.plain = is_plain(left_out)
    table.last_dealt = dealt
    if has_blinds(table):
        note_blinds(table, event)


def is_own_blind(table: Table, post: Post) -> bool:
    """Whether a kill takes the place of the killer's own blind."""
    return post.kind is Forced.KILL and post.seat in (table.small, table.big)


def note_blinds(table: Table, event: Began) -> None:
    """What each has now paid of this round."""
    big = table.stakes.blinds[-1]
    plans = table.before.planned
    if table.right is not None or (plans and plans[0][1]):
        for at, one in taken_seats(table):  # an error or its repair: nothing is caught up later
            one.paid |= PAID_SMALL if event.stacks[at] else 0
    for post in event.posts:
        seat = seated(table, post.seat)
        dead = post.kind is Forced.DEAD and post.amount <= smaller_blinds(table)
        if dead or post.kind in (Forced.ENTRY, Forced.STRADDLE):  # in again, and nothing is owed
            seat.paid |= PAID_SMALL
        elif post.kind is Forced.BLIND or is_own_blind(table, post):
            in_small = post.seat == table.small and small_blind(table) == big
            if post.seat == table.big or (post.amount == big and not in_small):
                seat.paid = PAID_BIG
            else:
                seat.paid |= PAID_SMALL
    if table.planned and not table.planned[0][1]:  # who buys the button has paid both
        seated(table, table.planned[0][0].button).paid |= PAID_SMALL
    holder = table.seats[table.button]
    if holder is not None and event.stacks[table.button]:
        holder.paid |= HAD_BUTTON
