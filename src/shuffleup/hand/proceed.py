"""What must happen next without anyone's choice, done: ``proceed(hand)``.

Posts, burns, cards, the next round, uncalled bets back, the showdown, the pots: event after event
until someone has to decide, a dealer outside has to deal, or the hand is over.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.cards import UNKNOWN
from shuffleup.games import Opening
from shuffleup.hand.apply import apply, record
from shuffleup.hand.betting import LIMIT_GAMES, raise_limits
from shuffleup.hand.dealing import (
    burn_for_draw,
    cards_for_one_run,
    deal_draw,
    deal_street,
    seat_short_of_cards,
)
from shuffleup.hand.drops import take_collection, take_drop
from shuffleup.hand.events import (
    Asked,
    Awarded,
    Called,
    Checked,
    Ended,
    Folded,
    Opened,
    Posted,
    Raised,
    Returned,
    Shown,
)
from shuffleup.hand.order import first_to_act
from shuffleup.hand.pots import uncalled
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import Bound, Limited, Released
from shuffleup.hand.setup import NO_DROP
from shuffleup.hand.showdown import Values, awards, show_or_muck, show_order
from shuffleup.hand.state import (
    BETTING,
    BRINGING_IN,
    DISCARDING,
    DRAWING,
    NOTHING,
    RUNNING,
    SHOWING,
    Hand,
    clockwise,
    next_seat,
    pot_total,
)
from shuffleup.hand.turn import must_discard
from shuffleup.law.points.floor.turns import TurnLaw


def proceed(hand: Hand) -> None:
    """Advance the hand to the next decision, to the next cards from outside, or to its end."""
    while hand.actor < 0 and not hand.over:
        if not STEPS[hand.phase](hand):
            return
    if hand.mends.bound and not hand.over and hand.actor in hand.mends.bound:
        carry_out(hand, hand.mends.bound[hand.actor])
        proceed(hand)


def carry_out(hand: Hand, held: Bound) -> None:
    """The turn has come to a seat that acted before it: the action stands if the bet does."""
    seat = held.seat
    since = types_since(hand, held)
    apply(hand, Released(seat))
    if hand.phase != BETTING or Opened in since:
        return
    if hand.bet != held.bet:
        left = held.no_more if hand.bet <= held.to else held.more
        if left == ("fold",):
            apply(hand, Folded(seat))
        elif left:
            apply(hand, Limited(seat, left, grounds=of_the_branch(hand, held)))
        return
    if held.by_call and Called in since:
        return
    least, most = raise_limits(hand)
    owed = min(hand.bet - hand.bets[seat], hand.stacks[seat])
    if held.action == "fold":
        apply(hand, Folded(seat))
    elif held.action == "raise" and least and least <= held.to <= most:
        apply(hand, Raised(seat, held.to))
    elif owed > 0:
        apply(hand, Called(seat, owed))
    else:
        apply(hand, Checked(seat))


def of_the_branch(hand: Hand, held: Bound) -> tuple[str, ...]:
    """Why a seat is held to its bet, now that another bet came between: by how it compares."""
    larger = TurnLaw.out_of_turn_bet_larger_intervening_bet
    smaller = TurnLaw.out_of_turn_bet_smaller_intervening_bet
    other = larger if hand.bet <= held.to else smaller
    return tuple(name for name in held.grounds if name != other)


def types_since(hand: Hand, held: Bound) -> set[type]:
    """What kinds of things have happened, and stand, since a seat acted out of turn."""
    events = standing(hand)
    last = max(at for at, event in enumerate(events) if event == held)
    return {type(event) for event in events[last:]}


def begin(hand: Hand) -> bool:
    if hand.setup.drop is not NO_DROP:
        take_collection(hand)
    make_posts(hand)
    return deal_on(hand)


def make_posts(hand: Hand) -> None:
    """The forced bets, each as far as the stack goes."""
    posts = hand.setup.posts
    while hand.posted < len(posts):
        post = posts[hand.posted]
        apply(hand, Posted(post.seat, min(post.amount, hand.stacks[post.seat]), post.kind))


def after_betting(hand: Hand) -> bool:
    """The round is closed: uncalled chips back, then the next street, the showdown or the end."""
    seat, amount = uncalled(hand)
    if amount:
        apply(hand, Returned(seat, amount))
    live = hand.live
    if not live & (live - 1):
        award_last(hand)
        apply(hand, Ended(pot_total(hand)))
        return True
    if passed_out(hand):
        apply(hand, Ended(pot_total(hand)))
        return True
    table_all_in_hands(hand)
    if hand.street + 1 == len(hand.game.streets):
        return showdown(hand)
    if hand.next_street.discard and must_discard(hand):
        return ask_to_discard(hand)
    return run_or_deal(hand)


def award_last(hand: Hand) -> None:
    """The pot to the one hand that is left, the drop taken out."""
    if hand.setup.drop is not NO_DROP:
        take_drop(hand)
    pot = pot_total(hand)
    if pot:
        apply(hand, Awarded(hand.live.bit_length() - 1, pot))


def ask_to_discard(hand: Hand) -> bool:
    apply(hand, Asked(DISCARDING, next_seat(must_discard(hand), hand.setup.button)))
    return True


def passed_out(hand: Hand) -> bool:
    """Jacks or better, and nobody who could bet opened."""
    unopened = hand.street == 0 and hand.aggressor < 0
    return unopened and hand.game.opening is Opening.OPENERS and not betting_is_over(hand)


def run_or_deal(hand: Hand) -> bool:
    if asks_for_runs(hand):
        apply(hand, Asked(RUNNING, next_seat(hand.live, hand.setup.button)))
        return True
    return deal_on(hand)


def deal_on(hand: Hand) -> bool:
    """The next street's cards, then its draw or its betting."""
    draws = bool(hand.next_street.draw)
    if not hand.setup.outside and draws:
        burn_for_draw(hand)
    elif not deal_street(hand):
        return False
    if draws:
        apply(hand, Asked(DRAWING, next_seat(hand.live, hand.setup.button)))
        return True
    return open_round(hand)


def open_round(hand: Hand) -> bool:
    street = len(hand.game.streets) - 1 if hand.runs > 1 else hand.street + 1
    apply(hand, Opened(street, first_of_round(hand, street)))
    return True


def first_of_round(hand: Hand, street: int) -> int:
    """Who is asked first, -1 where there is no more betting."""
    return -1 if hand.mends.no_more_bets else first_to_act(hand, street)


def after_draw(hand: Hand) -> bool:
    seat = seat_short_of_cards(hand)
    return open_round(hand) if seat < 0 else deal_draw(hand, seat)


# ---- all-in ----------------------------------------------------------------------------------


def betting_is_over(hand: Hand) -> bool:
    able = hand.live & hand.able
    return not able & (able - 1)


def table_all_in_hands(hand: Hand) -> None:
    """Hands face up once nobody can bet any more; not while cards may still be exchanged."""
    someone_all_in = hand.live & ~hand.able
    if not someone_all_in or not hand.rules.showdown.all_in_hands_face_up:
        return
    to_come = hand.game.streets[hand.street + 1 :]
    chosen = any(street.draw or street.discard for street in to_come)
    no_more_bets = betting_is_over(hand) or not to_come
    if no_more_bets and not chosen:
        for seat in clockwise(hand.live & ~hand.shown, hand.setup.button):
            if UNKNOWN not in hand.hole[seat]:
                apply(hand, Shown(seat, hand.hole[seat]))


def most_runs(hand: Hand) -> int:
    """How often the rest can be dealt: what the house allows and the stub has cards for."""
    law = hand.rules.run_it
    if hand.structure in LIMIT_GAMES and not law.in_limit:
        return 1
    need = cards_for_one_run(hand)
    return min(law.maximum, (len(hand.deck) - hand.top) // need if need else 1)


def asks_for_runs(hand: Hand) -> bool:
    return (
        betting_is_over(hand)
        and not hand.runs
        and hand.game.has_board
        and not hand.game.stud
        and not any(street.discard for street in hand.game.streets[hand.street + 2 :])
        and most_runs(hand) > 1
    )


# ---- the end ---------------------------------------------------------------------------------


def showdown(hand: Hand) -> bool:
    if hand.setup.ask_show or hand.setup.outside:
        return ask_to_show(hand)
    values = Values(hand)
    record(hand, *show_or_muck(hand, values))
    if hand.setup.drop is not NO_DROP:
        take_drop(hand)
    record(hand, *awards(hand, values))
    apply(hand, Ended(pot_total(hand)))
    return True


def ask_to_show(hand: Hand) -> bool:
    """Ask the next in order; when all have shown or mucked, or one is left, pay."""
    live = hand.live
    waiting = [seat for seat in show_order(hand) if not hand.shown >> seat & 1]
    if waiting and live & (live - 1):
        apply(hand, Asked(SHOWING, waiting[0]))
        return True
    if live & (live - 1) and any(UNKNOWN in board for board in hand.boards):
        return False  # nobody can say who wins on a board that is not known
    if hand.setup.drop is not NO_DROP:
        take_drop(hand)
    record(hand, *awards(hand))
    apply(hand, Ended(pot_total(hand)))
    return True


STEPS: dict[int, Callable[[Hand], bool]] = {
    NOTHING: begin,
    BETTING: after_betting,
    BRINGING_IN: after_betting,
    DISCARDING: run_or_deal,
    DRAWING: after_draw,
    RUNNING: deal_on,
    SHOWING: ask_to_show,
}
