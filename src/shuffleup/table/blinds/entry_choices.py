"""Choosing a way in, and what the ways are.

``options(table, seat)`` says what a player who is not in the turn of the blinds may do before the
next hand; ``JUDGES`` accept exactly those. It may be chosen while others play a hand: what is open
then is what would be if it ended as it stands, and the next deal looks at it again.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.setup import Forced, Post
from shuffleup.law.points.table.bought_button import BoughtButtonLaw
from shuffleup.law.points.table.kill import KillLaw
from shuffleup.law.points.table.missed_blinds import MissedBlindLaw
from shuffleup.law.points.table.new_players import NewPlayerLaw
from shuffleup.law.points.table.seats import SeatLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.account import IN_TURN, Arrival, EntryChoice, Standing
from shuffleup.table.blinds.entry import Coming, is_beside_buyer, may_buy
from shuffleup.table.blinds.in_turn import big_blind, has_blinds, is_ready, may_wait, name_of, who
from shuffleup.table.blinds.places import next_places
from shuffleup.table.blinds.plan import Plan, plan, with_buyer
from shuffleup.table.money_words import in_money
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import Applies, Judges, TableRuling
from shuffleup.table.state import Seat, Table, copy, had_cards, kept, seated


def coming_hand(table: Table) -> Coming:
    """The next hand's places, and who buys the button."""
    in_turn = who(table)
    return with_buyer(table, Coming(next_places(table, in_turn), in_turn))


def plan_with(table: Table, at: int, way: EntryChoice) -> Plan:
    """The next hand if a player chose this way in."""
    trial = copy(table)
    seat = seated(trial, at)
    seat.account = replace(seat.account, entry=way)
    return plan(trial)


# What is open to a player who would come in between a buyer of the button and the small blind.
BESIDE_BUYER = (EntryChoice.BUY_NEXT, EntryChoice.BEHIND)

# ---- options ---------------------------------------------------------------------------------


def options(table: Table, at: int) -> list[str]:
    """The ways in of a seat before the next hand, in words; none for a player who is in already."""
    seat = seated(table, at)
    if not seat.presence.here or not is_ready(table, seat):
        return []
    if is_in(seat) or is_playing(table, at):
        return []
    if is_beside_buyer(table, at, coming_hand(table)):
        return [way.value for way in BESIDE_BUYER if way_ok(table, at, way)]
    ways = []
    posts = posts_by(table, at, EntryChoice.POST)
    if posts is not None:
        ways.append(say_posts(posts))
    if may_wait(table, seat):
        ways.append(EntryChoice.WAIT.value)
    if may_come_behind(table, seat):
        ways.append(EntryChoice.BEHIND.value)
    if may_buy(table, at, coming_hand(table)):
        ways.append(EntryChoice.BUY.value)
    if seat.account.owes_big and posts_by(table, at, EntryChoice.STRADDLE):
        ways.append(EntryChoice.STRADDLE.value)
    return ways


def posts_by(table: Table, at: int, way: EntryChoice) -> list[Post] | None:
    """What a seat would post to be dealt in now this way, outside the blinds; None if it is not
    dealt in."""
    made = plan_with(table, at, way)
    if not made.dealt >> at & 1 or at == made.places.big:
        return None
    return [post for post in made.posts if post.seat == at and post.kind is not Forced.ANTE]


def say_posts(posts: list[Post]) -> str:
    """``post 4 dead 2``, the live part first; ``come in`` where there is nothing to pay."""
    if not posts:
        return "come in"
    live_first = sorted(posts, key=lambda post: post.kind is Forced.DEAD)
    parts = [f"dead {p.amount}" if p.kind is Forced.DEAD else str(p.amount) for p in live_first]
    return f"post {' '.join(parts)}"


def may_come_behind(table: Table, seat: Seat) -> bool:
    if seat.account.standing is Standing.PASSING:
        return True
    moves_on = seat.account.arrival is Arrival.MUST_MOVE
    law = table.rules.new_players.behind_button
    return seat.account.standing is Standing.NEW and (law or moves_on)


# ---- judge -----------------------------------------------------------------------------------


def judge_choose(table: Table, command: c.Choose) -> TableRuling:
    """A way in, if it is open to this seat."""
    seat = seated(table, command.seat)
    pays = command.choice not in (EntryChoice.WAIT, EntryChoice.BEHIND)
    if pays and (is_playing(table, command.seat) or (table.hand and seat.presence.barred)):
        return malformed(Reason.HAND_IS_ON, "that is for between two hands")
    others = not is_in(seat) and command.choice not in BESIDE_BUYER
    if others and is_beside_buyer(table, command.seat, coming_hand(table)):
        says = "beside a buyer of the button: come in and buy it next, or wait"
        named = ("dealt-in-beside-the-buyer", BoughtButtonLaw.second_entrant_wait)
        return refuse(Reason.NOT_THIS_WAY, says, *named)
    ruling = CHOICES[command.choice](table, command.seat, seat)
    now = seat.account
    as_it_is = e.EntryChosen(command.seat, now.entry, now.waits, now.beside)
    return Ruling() if ruling.events == (as_it_is,) else ruling


def chosen(
    at: int, seat: Seat, choice: EntryChoice, waits: int = 0, *, beside: bool = False
) -> e.EntryChosen:
    """The choice; hands to wait beside a buyer of the button are over with another one."""
    if not (waits or seat.account.beside):
        waits = seat.account.waits
    return e.EntryChosen(at, choice, waits, beside)


def way_ok(table: Table, at: int, way: EntryChoice) -> bool:
    return CHOICES[way](table, at, seated(table, at)).ok


def choose_post(table: Table, at: int, seat: Seat) -> TableRuling:
    if seat.presence.barred > seat.stack:
        owed, has = in_money(table, seat.presence.barred), in_money(table, seat.stack)
        says = f"{name_of(seat.player)} owes {owed} and has {has} in front"
        return refuse(Reason.TOO_FEW_CHIPS, says, KillLaw.unposted)
    if seat.presence.barred:
        return Ruling((e.Paid(at, seat.presence.barred, "pot"), e.Barred(at, 0)))
    posts = posts_by(table, at, EntryChoice.POST)
    due = plan(table).places.big == at
    if is_in(seat) or (posts is None and not due):
        return refuse(Reason.NOT_THIS_WAY, why_no_post(seat), *post_grounds(table, seat))
    return Ruling((chosen(at, seat, EntryChoice.POST),))


def is_playing(table: Table, at: int) -> bool:
    """Whether whoever sits there has a hand in the one that is on."""
    return table.hand is not None and had_cards(table, at)


def is_in(seat: Seat) -> bool:
    return seat.account.standing is Standing.IN and not seat.account.owes


def why_no_post(seat: Seat) -> str:
    if is_in(seat):
        return f"{name_of(seat.player)} is in, and posts nothing"
    return f"{name_of(seat.player)} cannot be dealt in at this seat now"


def post_grounds(table: Table, seat: Seat) -> tuple[str, ...]:
    if seat.account.standing is Standing.NEW:
        return (NewPlayerLaw.dealt_in_at_once, NewPlayerLaw.entry_between_button_and_small_blind)
    if seat.account.standing is Standing.MOVED:
        return (SeatLaw.change_away_from_blind,)
    return (MissedBlindLaw.post_all, "blind-obligations")


def choose_wait(table: Table, at: int, seat: Seat) -> TableRuling:
    if is_in(seat) or not may_wait(table, seat):
        point = (
            NewPlayerLaw.waits_for_blind
            if seat.account.standing is Standing.NEW
            else MissedBlindLaw.wait
        )
        grounds = (point, MissedBlindLaw.unposted_and_acted) if seat.account.must_post else (point,)
        says = f"{name_of(seat.player)} may not wait for the big blind"
        return refuse(Reason.NOT_THIS_WAY, says, *grounds)
    return Ruling((chosen(at, seat, EntryChoice.WAIT),))


def choose_behind(table: Table, at: int, seat: Seat) -> TableRuling:
    coming = coming_hand(table)
    if is_beside_buyer(table, at, coming) and not is_in(seat):
        hands = table.rules.bought_button.second_entrant_wait
        return Ruling((chosen(at, seat, EntryChoice.BEHIND, hands, beside=True),))
    if not may_come_behind(table, seat):
        says = f"{name_of(seat.player)} may not come in behind the button"
        return refuse(Reason.NOT_THIS_WAY, says, NewPlayerLaw.behind_button)
    return Ruling((chosen(at, seat, EntryChoice.BEHIND),))


def choose_buy(table: Table, at: int, seat: Seat) -> TableRuling:
    if not may_buy(table, at, coming_hand(table)):
        says = f"{name_of(seat.player)} may not buy the button from this seat now"
        return refuse(Reason.NOT_THIS_WAY, says, BoughtButtonLaw.allowed, BoughtButtonLaw.seat)
    return Ruling((chosen(at, seat, EntryChoice.BUY),))


def choose_buy_next(table: Table, at: int, seat: Seat) -> TableRuling:
    beside = is_beside_buyer(table, at, coming_hand(table))
    if is_in(seat) or not beside:
        says = (
            f"{name_of(seat.player)} does not sit between a buyer of the button and the small blind"
        )
        return refuse(Reason.NOT_THIS_WAY, says, "dealt-in-beside-the-buyer")
    return Ruling((chosen(at, seat, EntryChoice.BUY_NEXT),))


def choose_straddle(table: Table, at: int, seat: Seat) -> TableRuling:
    if not seat.account.owes_big or not posts_by(table, at, EntryChoice.STRADDLE):
        says = f"{name_of(seat.player)} may not come back by a straddle from this seat now"
        return refuse(Reason.NOT_THIS_WAY, says, MissedBlindLaw.in_straddle_position)
    return Ruling((chosen(at, seat, EntryChoice.STRADDLE),))


CHOICES = {
    EntryChoice.POST: choose_post,
    EntryChoice.WAIT: choose_wait,
    EntryChoice.BEHIND: choose_behind,
    EntryChoice.BUY: choose_buy,
    EntryChoice.BUY_NEXT: choose_buy_next,
    EntryChoice.STRADDLE: choose_straddle,
}


def judge_post_for(table: Table, command: c.PostFor) -> TableRuling:
    if not table.rules.missed_blinds.post_for_another_player:
        says = "nobody posts a blind or an ante for another player"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, MissedBlindLaw.post_for_another_player)
    other = seated(table, command.other)
    due = big_blind(table) if has_blinds(table) else table.stakes.ante
    if due > seated(table, command.seat).stack:
        says = f"{name_of(seated(table, command.seat).player)} has not so many chips"
        return refuse(Reason.TOO_FEW_CHIPS, says, "table-stakes")
    paid = e.ChipsPassed(command.seat, command.other, due)
    if is_in(other):
        return Ruling((paid,))
    way = choose_post(table, command.other, other)
    return Ruling((paid, *way.events)) if way.ok else way


def judge_deal_in(table: Table, command: c.DealIn) -> TableRuling:
    return Ruling((e.DealtInWrongly(command.seat),))


JUDGES: Judges = {
    c.Choose: judge_choose,
    c.PostFor: judge_post_for,
    c.DealIn: judge_deal_in,
}


# ---- apply -----------------------------------------------------------------------------------


def choose(table: Table, event: e.EntryChosen) -> None:
    seat = seated(table, event.seat)
    seat.account = replace(seat.account, entry=event.choice, waits=event.waits, beside=event.beside)


def reckon(table: Table, event: e.Reckoned) -> None:
    seated(table, event.seat).account = kept(event.account, IN_TURN)


def deal_in_wrongly(table: Table, event: e.DealtInWrongly) -> None:
    seat = seated(table, event.seat)
    seat.presence = replace(seat.presence, misdealt=True)


APPLY: Applies = {
    e.EntryChosen: choose,
    e.Reckoned: reckon,
    e.DealtInWrongly: deal_in_wrongly,
}
