"""Dealing the next hand: ``judge_next_hand`` turns a plan into events, ``start_hand`` applies one.

A table's log tells of a hand what the table does not know already: who plays with what, the posts,
and the stakes where a kill changed them. Game, law and book are the table's.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.echoes import said
from shuffleup.hand.events import Shuffled, Started
from shuffleup.hand.setup import Forced, Post, Setup, SetupError, check_players
from shuffleup.hand.start import the_deck
from shuffleup.hand.state import Hand
from shuffleup.law.points.floor.bad_cards import BadCardLaw
from shuffleup.law.points.table.button import ButtonLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table.blinds.accounts import blinds_of, passed_seats, reckoned
from shuffleup.table.blinds.button import FOLLOWS, NOWHERE, Places
from shuffleup.table.blinds.in_turn import (
    has_blinds,
    name_of,
    too_short_for_ante,
    who,
)
from shuffleup.table.blinds.places import is_moving, needs_draw, next_places
from shuffleup.table.blinds.plan import Plan, plan
from shuffleup.table.blinds.round_paid import paid_after
from shuffleup.table.blinds.straddles import straddle_posts
from shuffleup.table.chips.chip_records import EMPTY_POT, PLAIN_CHIPS
from shuffleup.table.chips.house_fee import drop_of
from shuffleup.table.chips.in_play import playing
from shuffleup.table.commands import NextHand
from shuffleup.table.deal.deal_records import DealtHand, Decks
from shuffleup.table.events import Began, Misplaced, Paid, Placed, Planned
from shuffleup.table.kill.kill_pots import killed_stakes, with_kill
from shuffleup.table.refusals import floor_decides, malformed, refuse
from shuffleup.table.rulings import AnyTableEvent, TableRuling
from shuffleup.table.seats.changing_seats import released
from shuffleup.table.seats.seat_records import HERE
from shuffleup.table.state import Table, arc, copy, taken_seats


def judge_next_hand(table: Table, command: NextHand) -> TableRuling:
    """The next hand, dealt: its places, everyone's account, the hand itself."""
    refused = not_to_be_dealt(table)
    if refused is not None:
        return refused
    return deal(table, command) if command.button == NOWHERE else deal_wrongly(table, command)


def not_to_be_dealt(table: Table) -> TableRuling | None:
    """Why no hand can begin now; None if one can."""
    if table.hand is not None:
        return malformed(Reason.HAND_IS_ON, "the hand is not over")
    if table.question:
        return floor_decides()
    if table.on_hold:
        says = "the other tables have not finished their hand"
        return refuse(Reason.NOT_YET, says, "hand-for-hand")
    if table.decks.uncounted:
        says = "a card left the table: the deck is counted first"
        return refuse(Reason.NOT_YET, says, BadCardLaw.card_off_table_deck_count)
    if needs_draw(table):
        return refuse(
            Reason.NOT_YET, "the button is drawn for before the first hand", ButtonLaw.first_button
        )
    return None


def deal_wrongly(table: Table, command: NextHand) -> TableRuling:
    """The hand as a dealer who has the button wrong deals it: the blinds are left of it, whoever
    was due one."""
    at = command.button
    if type(at) is not int or not 0 <= at < table.n:
        return malformed(Reason.NO_SUCH_SEAT, f"there is no such seat at this table: {said(at)}")
    trial = copy(table)
    planned = ((Places(at), True), *table.button.planned[1:])
    trial.button = replace(table.button, planned=planned)
    ruling = deal(trial, command)
    right = Misplaced(next_places(table, who(table)))
    return replace(ruling, events=(right, *ruling.events)) if ruling.ok else ruling


def deal(table: Table, command: NextHand) -> TableRuling:
    made = made_plan(table)
    if too_few_dealt(made):
        return refuse(Reason.TOO_FEW_PLAYERS, "a hand needs two players", "two-players-to-a-hand")
    began = began_event(table, made, command)
    try:
        # Its stakes are the table's, checked when it opened.
        check_players(table.game, began.stacks, began.button, began.posts, began.carried)
        deck = the_deck(table.game, command.seed, command.deck)
    except SetupError as error:
        return malformed(Reason.CANNOT_BE_DEALT, str(error))
    return Ruling((*before_the_deal(table, made), began, Shuffled(deck)))


def too_few_dealt(made: Plan) -> bool:
    return made.dealt.bit_count() < 2


def made_plan(table: Table) -> Plan:
    """The hand as planned, with kill and straddles."""
    made = plan(table)
    if table.kill.killer >= 0 or table.kill.volunteer >= 0:
        with_kill(table, made)
    if table.straddles:
        made.posts += straddle_posts(table)
    return made


def before_the_deal(table: Table, made: Plan) -> list[AnyTableEvent]:
    """Where button and blinds are, and what that does to everyone's account."""
    places = made.places
    events: list[AnyTableEvent] = []
    passed = table.button.passed
    everywhere = (1 << table.n) - 1  # a new game has been round
    if table.button.new_game and passed != everywhere and has_blinds(table):
        passed |= passed_seats(table, made).big
        if not table.hands and places.small != places.button:
            passed |= arc(table, places.button, places.big)  # a small blind passes seats too
        passed |= 1 << places.big if places.big >= 0 else 0
    events.append(Placed(blinds_of(table, made), passed))
    if table.claims.held:
        events += released(table)
    if not made.ordinary:
        events += reckoned(table, made)
        events += short_antes(table, made)
    if made.buyer >= 0:
        events.append(Planned((after_buyer(table, made),), firm=False))
    return events


def after_buyer(table: Table, made: Plan) -> Places:
    """The button goes to its buyer, and the blinds to those who did not post them."""
    if is_moving(table):
        return Places(made.buyer, made.places.small, made.places.big)
    return Places(made.buyer, FOLLOWS, FOLLOWS)


def short_antes(table: Table, made: Plan) -> list[Paid]:
    """Stacks that would not survive the ante go into the pot, where the book says so; whoever is
    dealt in antes like everybody."""
    if not table.stakes.ante or table.rules.dealt_in.all_in_for_ante:
        return []
    out = [(at, seat) for at, seat in taken_seats(table) if not made.dealt >> at & 1]
    return [Paid(at, seat.stack, "pot") for at, seat in out if too_short_for_ante(table, seat)]


def began_event(table: Table, made: Plan, command: NextHand) -> Began:
    carried = table.pot.carried + table.pot.spare
    if table.stakes.ante:
        carried += sum([one.amount for one in short_antes(table, made)])
    return Began(
        table.hands + 1,
        tuple(stacks_dealt(table, made)),
        made.places.button,
        tuple(made.posts),
        paid_after(table, made, blinds_of(table, made)),
        killed_stakes(table, made) if table.house.kill else None,
        carried,
        command.seed is None and command.deck is None,
        command.ask_show,
        not_posted(table, made) if made.who.odd else (),  # a mistake is never ordinary
        drop_of(table),
        table.decks.deck % table.rules.decks.in_rotation + 1,
    )


def stacks_dealt(table: Table, made: Plan) -> list[int]:
    """What everybody plays with, by seat: where nobody is odd, all that lies in front of them."""
    if not made.who.odd:
        return [seat.stack if seat is not None else 0 for seat in table.seats]
    stacks = [0] * table.n
    for at, seat in taken_seats(table):
        if made.dealt >> at & 1:
            plain = seat.chips == PLAIN_CHIPS
            stacks[at] = seat.stack if plain else playing(table, seat, posted(made, at))
    return stacks


def not_posted(table: Table, made: Plan) -> tuple[Post, ...]:
    """The big blind of somebody who was dealt in by mistake."""
    big = made.places.big
    seat = table.seats[big] if big >= 0 else None
    if (
        seat is None
        or not seat.presence.misdealt
        or not has_blinds(table)
        or not made.dealt >> big & 1
    ):
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
        drop=began.drop,
        unposted=began.unposted,
    )


# ---- apply -----------------------------------------------------------------------------------


def start_hand(table: Table, event: Began) -> None:
    """The hand is on the table; what was waiting for it is used up."""
    setup = setup_of(table, event)
    hand = Hand(setup)
    hand.log.append(Started(setup))
    table.hand, table.taken, table.hands = hand, 1, event.number
    table.pot, table.straddles = EMPTY_POT, ()
    table.decks = Decks(table.decks.setup, table.decks.since, event.dealt_from)
    if table.clock.moved:
        table.clock = replace(table.clock, moved=0)
    names: list[str] = []
    dealt = absent = 0
    bit, paid = 1, event.paid or [seat.paid if seat else 0 for seat in table.seats]
    for seat, stack, has_paid in zip(table.seats, event.stacks, paid, strict=True):
        if seat is None:
            names.append("")
        else:
            names.append(name_of(seat.player))
            seat.paid = has_paid
            if stack:
                dealt |= bit
            if seat.presence != HERE:
                if stack and not seat.presence.here:
                    absent |= bit
                if seat.presence.misdealt:  # the error is made, or was not made after all
                    seat.presence = replace(seat.presence, misdealt=False)
        bit += bit
    hand.names = tuple(names)
    table.deal = DealtHand(event.posts, dealt, absent)
