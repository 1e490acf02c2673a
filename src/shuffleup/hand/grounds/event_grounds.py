"""Why things happened: the points and procedures behind each event of a hand.

``grounds(before, event)`` reads them off the state just before the event; ``explained(hand)`` goes
through a whole log. They are worked out afterwards and never stored, so playing costs nothing;
``law.rulebook.cite`` turns them into clauses of the book in force.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shuffleup.games import Opening
from shuffleup.hand import events as e
from shuffleup.hand.apply import apply
from shuffleup.hand.betting import LIMIT_GAMES
from shuffleup.hand.dealing import without_full_hands
from shuffleup.hand.grounds.betting_grounds import checked, folded, raised
from shuffleup.hand.grounds.opening_grounds import opened
from shuffleup.hand.grounds.pot_grounds import awarded
from shuffleup.hand.pots import contestants, pots
from shuffleup.hand.refusals import discards
from shuffleup.hand.setup import Forced
from shuffleup.hand.showdown import all_in_bettor
from shuffleup.hand.state import DISCARDING, DRAWING, RUNNING, SHOWING, Hand, mask_of, seats_in
from shuffleup.law.points.hand.betting import BettingLaw
from shuffleup.law.points.hand.hi_lo import HighLowLaw
from shuffleup.law.points.hand.run_it import RunItLaw
from shuffleup.law.points.hand.showdown import ShowAllIn, ShowdownLaw
from shuffleup.law.points.hand.stud import StudLaw
from shuffleup.law.points.table.dealt_in import DealtInLaw

Grounds = tuple[str, ...]


def grounds(before: Hand, event: e.Event) -> Grounds:
    """The points and procedures behind an event, the most telling ones.

    There is always one, but for a repair: its grounds are in the ruling of the floor that made it.
    """
    find = GROUNDS.get(type(event))
    return tuple(dict.fromkeys(find(before, event))) if find else ()


def explained(hand: Hand) -> list[tuple[e.Event, Grounds]]:
    """Every event of a hand with its grounds."""
    state = Hand(hand.setup)
    found = []
    for event in hand.log:
        found.append((event, grounds(state, event)))
        if isinstance(event, e.Started):
            state.log.append(event)
        else:
            apply(state, event)
    return found


# ---- the deal --------------------------------------------------------------------------------


def reshuffled(hand: Hand, event: e.Reshuffled) -> Grounds:
    if not hand.game.stud:
        return ("draw",)
    if too_few_cards(hand):
        return (StudLaw.common_card, *aside(hand))
    return (StudLaw.shortage_burn, *aside(hand))


def aside(hand: Hand) -> Grounds:
    """Cards taken out of play: whether they are mixed in too."""
    return (StudLaw.shortage_mix,) if hand.mends.aside else ()


def too_few_cards(hand: Hand) -> bool:
    """Stud, and even with the burns mixed in not everyone can get a last card."""
    fresh = len(hand.stub) + len(hand.burns)
    waiting = without_full_hands(hand, tuple(seats_in(hand.live)))
    return hand.rules.stud.common_card and fresh < len(waiting)


def posted(hand: Hand, event: e.Posted) -> Grounds:
    dead = event.kind in (Forced.ANTE, Forced.DEAD)
    posts = hand.setup.posts[hand.posted :]
    due = posts[0].amount if posts else event.amount  # a post the floor asked for comes after them
    short = ("table-stakes",) if event.amount < due else ()
    return ("forced-bets", "dead-chips" if dead else "live-blinds", *short)


def burned(hand: Hand, event: e.Burned) -> Grounds:
    mixed = hand.game.stud and isinstance(hand.log[-1], e.Reshuffled) and not hand.setup.outside
    return (StudLaw.shortage_burn if mixed and not too_few_cards(hand) else BURN,)


BURN = BettingLaw.burn_before_each_round


def dealt(hand: Hand, event: e.Dealt) -> Grounds:
    if hand.phase == DRAWING:
        return ("draw",)
    ghost = (StudLaw.folded_seat_gets_cards,) if hand.still_dealt >> event.seat & 1 else ()
    kind = "up-cards" if event.up else "hole-cards"
    return (kind, "deal-clockwise", *ghost, *from_the_mix(hand), *went_on(hand))


def from_the_mix(hand: Hand) -> Grounds:
    """A last card in stud that comes from the cards mixed again."""
    mixed = hand.game.stud and any(isinstance(event, e.Reshuffled) for event in hand.log)
    return (StudLaw.shortage_burn, *aside(hand)) if mixed else ()


def boarded(hand: Hand, event: e.Boarded) -> Grounds:
    if hand.game.stud:
        return (StudLaw.common_card, *went_on(hand))
    runs = ("run-it", RunItLaw.maximum) if hand.runs > 1 else ()
    return ("board-cards", *runs, *went_on(hand))


def went_on(hand: Hand) -> Grounds:
    """Cards after the first come when every bet is called."""
    return ("bets-called",) if hand.street >= 0 else ()


# ---- what players are asked ------------------------------------------------------------------


def asked(hand: Hand, event: e.Asked) -> Grounds:
    if event.phase == SHOWING:
        order = ("show-clockwise",) if hand.phase == SHOWING else ("showdown", show_order(hand))
        return (*order, all_in_or_not(hand), *side_pots_first(hand))
    if event.phase == RUNNING:
        return runs(hand, event)
    return ("draw",) if event.phase == DRAWING else discards(hand)


def runs(hand: Hand, event: e.Event) -> Grounds:
    limit = (RunItLaw.in_limit,) if hand.structure in LIMIT_GAMES else ()
    return ("run-it", RunItLaw.maximum, *limit)


def discarded(hand: Hand, event: e.Discarded) -> Grounds:
    return discards(hand) if hand.phase == DISCARDING else ("draw",)


def called(hand: Hand, event: e.Called) -> Grounds:
    short = event.amount < hand.bet - hand.bets[event.seat]
    all_in = event.amount == hand.stacks[event.seat]  # the floor may let fewer chips stand
    return ("call", "all-in-call") if short and all_in else ("call",)


def brought_in(hand: Hand, event: e.BroughtIn) -> Grounds:
    short = event.amount < hand.stakes.bring_in
    return (
        ("bring-in", "table-stakes", BettingLaw.short_blind_lowers_bring_in)
        if short
        else ("bring-in",)
    )


# ---- the showdown ----------------------------------------------------------------------------


def show_order(hand: Hand) -> str:
    """The point that says who shows first."""
    contest = mask_of(contestants(hand))
    if hand.aggressor >= 0 and contest >> hand.aggressor & 1:
        return ShowdownLaw.show_order_after_bet
    if hand.rules.showdown.show_order_all_in is ShowAllIn.LAST_WAGER:
        bettor = all_in_bettor(hand) if hand.aggressor < 0 else -1
        if bettor >= 0 and contest >> bettor & 1:
            return ShowdownLaw.show_order_all_in
    if not hand.game.stud:
        return ShowdownLaw.show_order_checked
    razz = hand.game.wins[0] == "ace-to-five"
    return ShowdownLaw.show_order_checked_razz if razz else ShowdownLaw.show_order_checked_stud


def all_in_or_not(hand: Hand) -> str:
    """Books may order the showing by clauses of their own for a showdown with nobody all-in."""
    return "all-in-at-showdown" if hand.live & ~hand.able else "betting-open-to-the-end"


def side_pots_first(hand: Hand) -> Grounds:
    all_in = hand.live & ~hand.able
    first = hand.rules.showdown.side_pot_shows_first and all_in and len(pots(hand)) > 1
    return (ShowdownLaw.side_pot_shows_first,) if first else ()


def shown(hand: Hand, event: e.Shown) -> Grounds:
    law = hand.rules.showdown
    all_in = hand.live & ~hand.able
    if hand.phase == SHOWING:
        return ("showdown", ShowdownLaw.all_cards_shown_to_win)
    if law.all_in_hands_face_up and all_in:
        return (ShowdownLaw.all_in_hands_face_up,)
    later = isinstance(hand.log[-1], e.Shown | e.Mucked)
    order = "show-clockwise" if later else show_order(hand)
    if all_in and law.show_order_all_in is ShowAllIn.ALL_AT_ONCE:
        at_once = (all_in_or_not(hand), ShowdownLaw.show_order_all_in)
        return ("showdown", order, *at_once, *side_pots_first(hand))
    must: Grounds = () if law.loser_may_muck else (ShowdownLaw.loser_may_muck,)
    if all_in and law.show_order_all_in is ShowAllIn.LAST_WAGER:
        must += (ShowdownLaw.show_order_all_in,)
    return ("showdown", order, all_in_or_not(hand), *must, *side_pots_first(hand))


def ended(hand: Hand, event: e.Ended) -> Grounds:
    if not event.carried:
        return ("showdown" if hand.live & (hand.live - 1) else "last-hand-wins",)
    unopened = hand.game.opening is Opening.OPENERS and hand.street == 0
    return ("openers" if unopened else HighLowLaw.no_low_high_scoops,)


# Any, because each function takes the one event it stands beside.
GROUNDS: dict[type, Callable[[Hand, Any], Grounds]] = {
    e.Started: lambda hand, event: ("deck",),
    e.Shuffled: lambda hand, event: ("top-of-the-deck",),
    e.Reshuffled: reshuffled,
    e.Posted: posted,
    e.Burned: burned,
    e.Dealt: dealt,
    e.Boarded: boarded,
    e.Opened: opened,
    e.Asked: asked,
    e.BroughtIn: brought_in,
    e.Folded: folded,
    e.Checked: checked,
    e.Called: called,
    e.Raised: raised,
    e.Returned: lambda hand, event: ("uncalled-bet",),
    e.Discarded: discarded,
    e.Agreed: runs,
    e.Shown: shown,
    e.Mucked: lambda hand, event: (ShowdownLaw.loser_may_muck,),
    e.Hunted: lambda hand, event: (ShowdownLaw.rabbit_hunting,),
    e.Dropped: lambda hand, event: (DealtInLaw.house_fee,),
    e.Awarded: awarded,
    e.Ended: ended,
}
