"""How much the seat to act may bet, and whether it may raise at all.

``raise_limits`` gives the smallest and largest lawful total for the round; ``why_closed`` names the
reason when there is none. Neither changes anything.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from shuffleup.cards import JOKER, UNKNOWN
from shuffleup.games import Opening, Structure
from shuffleup.hand.chip_amounts import amount
from shuffleup.hand.events import Posted
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.setup import Forced, Post
from shuffleup.hand.state import BRINGING_IN, Hand, pot_total, seats_in
from shuffleup.law.points import Point
from shuffleup.law.points.hand.betting import BettingLaw, MinimumBet
from shuffleup.law.points.hand.pot_limit import PotRaise, PotRounding
from shuffleup.law.points.hand.raises import CapLifted, RaiseLaw
from shuffleup.law.points.hand.stud import OpenPair, OpenPairRaise, StudLaw
from shuffleup.law.ruling import Reason
from shuffleup.strength import openers

LIMIT = Structure.LIMIT
NO_LIMIT = Structure.NO_LIMIT
POT_LIMIT = Structure.POT_LIMIT
LIMIT_GAMES = (LIMIT, Structure.SPREAD)
CLOSED = (0, 0)


def raise_limits(hand: Hand) -> tuple[int, int]:
    """(least, most) total the seat to act may make it; (0, 0) when raising is closed to it."""
    seat = hand.actor
    most = hand.bets[seat] + hand.stacks[seat]
    if most <= hand.bet or closed(hand, seat):
        return CLOSED
    least = hand.base + hand.step
    if hand.structure is not NO_LIMIT:
        ceiling = largest_bet(hand, seat, least)
        if ceiling < most:
            most = ceiling
    return (least, most) if least < most else (most, most)


def largest_bet(hand: Hand, seat: int, least: int) -> int:
    """To what limit, pot-limit and spread limit let a seat make it, whatever its chips."""
    if hand.structure is LIMIT:
        return hand.base + max_size(hand, seat)
    if hand.structure is POT_LIMIT:
        return max(least, pot_limit_most(hand, seat))
    return max(least, hand.bet + hand.stakes.big_bet)


def closed(hand: Hand, seat: int) -> Reason | None:
    """Why the law closes the raise to this seat, whatever its chips; None if it is open."""
    bit = 1 << seat
    if hand.acted & bit and not reopened(hand, seat):
        return Reason.BETTING_CLOSED
    if not somebody_can_call(hand, bit):
        return Reason.NOBODY_TO_RAISE
    if is_capped(hand):
        return Reason.RAISES_CAPPED
    if hand.checked & bit and not may_check_raise(hand):
        return Reason.NO_CHECK_RAISE
    if hand.phase == BRINGING_IN and not hand.rules.stud.bring_in_may_open_full:
        return Reason.BRING_IN_ONLY
    return Reason.NO_OPENERS if lacks_openers(hand, seat) else None


def why_closed(hand: Hand) -> tuple[Reason, str, tuple[str, ...]]:
    """The reason, the sentence and the grounds for a raise that is closed to the seat to act."""
    told = partial(amount, dollar=hand.stakes.dollar)
    seat = hand.actor
    reason = closed(hand, seat)
    if reason is None:
        owed = hand.bet - hand.bets[seat]
        says = f"you have {told(hand.stacks[seat])} and it is {told(owed)} to call"
        return Reason.ABOVE_MAXIMUM, says, ("table-stakes",)
    says, grounds = {
        Reason.BETTING_CLOSED: (
            f"no full raise was made since you acted (the bet is {told(hand.bet)}, a raise is "
            f"{told(hand.step)}), so the betting is closed to you: call or fold",
            reopening_points(hand, seat),
        ),
        Reason.NOBODY_TO_RAISE: ("nobody else has chips beyond the bet", ("table-stakes",)),
        Reason.RAISES_CAPPED: (
            f"the betting is capped at {most_wagers(hand)} bets this round",
            cap_points(hand),
        ),
        Reason.NO_CHECK_RAISE: (
            "whoever checked may not raise this round",
            no_check_raise(hand),
        ),
        Reason.BRING_IN_ONLY: (
            "the low card may only bring it in",
            (StudLaw.bring_in_may_open_full,),
        ),
        Reason.NO_OPENERS: ("it takes a pair of jacks or better to open", ("openers",)),
    }[reason]
    return reason, says, grounds


def cap_points(hand: Hand) -> tuple[str, ...]:
    """The points behind the cap on raises."""
    straddled = hand.street == 0 and any(p.kind is Forced.STRADDLE for p in hand.setup.posts)
    cap = BettingLaw.straddle_limit_cap_bets if straddled else RaiseLaw.limit_raise_cap
    found = (cap, *why_not_lifted(hand))
    return found if hand.structure in LIMIT_GAMES else (*found, RaiseLaw.no_limit_raises_capped)


def why_not_lifted(hand: Hand) -> tuple[str, ...]:
    """Why the cap stands though so few are left that it might not: because nothing lifts it, or
    because they were more when it was reached."""
    raises = hand.rules.raises
    if cap_players(hand) >= raises.limit_cap_min_players:
        return ()
    if raises.limit_cap_lifted_when is not CapLifted.POT_HEADS_UP_BEFORE_CAP:
        return (RaiseLaw.limit_cap_lifted_when,)
    return (RaiseLaw.cap_undone_by_fold,)


def no_check_raise(hand: Hand) -> tuple[str, ...]:
    return (BettingLaw.check_raise_in_lowball,) if hand.game.lowball else (BettingLaw.check_raise,)


def somebody_can_call(hand: Hand, bit: int) -> bool:
    """Another live hand has chips for more than the bet: otherwise a raise would only come back."""
    for seat in seats_in(hand.live & hand.able & ~bit):
        if hand.bets[seat] + hand.stacks[seat] > hand.bet:
            return True
    return False


def answered(hand: Hand) -> int:
    """The bet a seat has answered by acting now. A bring-in is a part of a bet, and whoever acts on
    it has answered none yet: all of the first bet is new to them."""
    return hand.bet if hand.aggressor >= 0 else hand.base


def reopened(hand: Hand, seat: int) -> bool:
    """Several short all-ins together made a full raise since this seat acted."""
    return hand.rules.raises.short_all_ins_add_up and faces_enough(hand, seat, hand.bet)


def not_reopened(hand: Hand, to: int) -> int:
    """The seats that a full raise leaves barred: they answered a short all-in after the bet it is
    measured from, and what is new to them is less than a raise."""
    barred = 0
    for seat in seats_in(hand.acted):
        if not faces_enough(hand, seat, to):
            barred |= 1 << seat
    return barred


def faces_enough(hand: Hand, seat: int, to: int) -> bool:
    """Whether a bet made up to ``to`` is so much more than what this seat answered that it may
    raise again: what others face does not count."""
    faced = to - hand.acted_at[seat]
    share = reopening_share(hand)
    return faced > 0 and faced * share.denominator >= hand.step * share.numerator


def reopening_share(hand: Hand) -> Fraction:
    raises = hand.rules.raises
    if hand.structure in LIMIT_GAMES:
        return raises.short_all_in_reopens_limit
    return raises.short_all_in_reopens_big_bet


def reopening_point(hand: Hand) -> Point[Fraction]:
    """The point that says how much of a raise an all-in must be to reopen the betting."""
    if hand.structure in LIMIT_GAMES:
        return RaiseLaw.short_all_in_reopens_limit
    return RaiseLaw.short_all_in_reopens_big_bet


def reopening_points(hand: Hand, seat: int) -> tuple[str, ...]:
    """Why a short all-in did not reopen the betting; one reason more for a seat that checked."""
    point = reopening_point(hand)
    small = ("short-all-in-is-no-bet",) if hand.structure in LIMIT_GAMES else ()
    checked = (RaiseLaw.short_all_in_bars_checker,) if hand.checked >> seat & 1 else ()
    return (point, *small, *checked)


def may_complete(hand: Hand) -> bool:
    """Whether an all-in too small to count leaves the next raise where it was."""
    raises = hand.rules.raises
    if hand.structure in LIMIT_GAMES:
        return raises.limit_short_all_in_may_be_completed
    return raises.big_bet_short_all_in_may_be_completed


def may_check_raise(hand: Hand) -> bool:
    betting = hand.rules.betting
    return betting.check_raise and (not hand.game.lowball or betting.check_raise_in_lowball)


def lacks_openers(hand: Hand, seat: int) -> bool:
    """Jacks or better: the first bet of the first round needs openers (unknown cards pass)."""
    if hand.game.opening is not Opening.OPENERS or hand.street or hand.aggressor >= 0:
        return False
    cards = hand.hole[seat]
    return UNKNOWN not in cards and not openers(cards, joker=JOKER in cards)


# ---- the cap on raises -----------------------------------------------------------------------


def has_cap(hand: Hand) -> bool:
    return hand.structure in LIMIT_GAMES or hand.rules.raises.no_limit_raises_capped


def is_capped(hand: Hand) -> bool:
    """The round has all the bets it may have, and heads-up play did not lift the cap in time."""
    if not has_cap(hand):
        return False
    if hand.wagers < most_wagers(hand):
        return False
    raises = hand.rules.raises
    if raises.limit_cap_lifted_when is CapLifted.EVENT_HEADS_UP:
        return not hand.setup.last_two
    if raises.cap_undone_by_fold and raises.limit_cap_lifted_when is not CapLifted.NEVER:
        return cap_players(hand) >= raises.limit_cap_min_players
    return not hand.uncapped


def most_wagers(hand: Hand) -> int:
    """Bets and raises a round may have: the bet and the raises, one more with a straddle."""
    if hand.street == 0 and any(p.kind is Forced.STRADDLE for p in hand.setup.posts):
        return hand.rules.betting.straddle_limit_cap_bets
    return 1 + hand.rules.raises.limit_raise_cap


def cap_players(hand: Hand) -> int:
    players = hand.live
    if not hand.rules.raises.cap_counts_all_in_players:
        players &= hand.able
    return players.bit_count()


def lifts_cap(hand: Hand) -> bool:
    """Few enough players, before the cap was reached: asked whenever a seat drops out."""
    raises = hand.rules.raises
    return (
        raises.limit_cap_lifted_when is CapLifted.POT_HEADS_UP_BEFORE_CAP
        and cap_players(hand) < raises.limit_cap_min_players
        and hand.wagers < most_wagers(hand)
    )


# ---- sizes -----------------------------------------------------------------------------------


def is_upper_round(hand: Hand, street: int) -> bool:
    """Stud: whether a round is bet at the upper limit."""
    return street >= hand.rules.stud.small_bet_rounds


def opening_step(hand: Hand, street: int) -> int:
    """The smallest full bet of a round that is about to open."""
    stakes = hand.stakes
    if hand.structure is LIMIT:
        big = hand.game.streets[street].big_bet
        if hand.game.stud:
            big = is_upper_round(hand, street)
        return stakes.big_bet if big else stakes.small_bet
    if hand.structure is Structure.SPREAD:
        return max(stakes.small_bet, hand.bet if street == 0 else 0)
    if street == 0:
        return max(stakes.small_bet, hand.bet)
    minimum = hand.rules.betting.minimum_bet_big_bet
    if minimum is MinimumBet.ANY:
        return stakes.chip
    if minimum is MinimumBet.SMALL_BLIND and stakes.blinds:
        return stakes.blinds[0]
    return stakes.small_bet


def max_size(hand: Hand, seat: int) -> int:
    """The fixed bet, or the big bet where an open pair on fourth street allows it."""
    if hand.game.open_pair and hand.street == 1 and may_bet_big(hand, seat):
        return hand.stakes.big_bet
    return hand.step


def may_bet_big(hand: Hand, seat: int) -> bool:
    stud = hand.rules.stud
    who = stud.open_pair_option
    if who is OpenPair.NOBODY or hand.step == hand.stakes.big_bet:
        return False
    if len(hand.game.wins) > 1 and not stud.open_pair_option_high_low:
        return False
    if hand.wagers and stud.open_pair_raise_size is OpenPairRaise.AS_BET:
        return False
    if who is OpenPair.PAIR_HOLDER:
        return shows_pair(hand.up[seat])
    return any(shows_pair(hand.up[s]) for s in range(hand.n) if hand.live >> s & 1)


def no_open_pair(hand: Hand) -> tuple[str, ...]:
    """Why an open pair on fourth street does not let anyone bet the big bet, if one is there."""
    seats = [seat for seat in seats_in(hand.live) if shows_pair(hand.up[seat])]
    if not hand.game.open_pair or hand.street != 1 or not seats or may_bet_big(hand, hand.actor):
        return ()
    stud = hand.rules.stud
    if len(hand.game.wins) > 1 and not stud.open_pair_option_high_low:
        return (StudLaw.open_pair_option_high_low,)
    if hand.wagers and stud.open_pair_raise_size is OpenPairRaise.AS_BET:
        return (StudLaw.open_pair_raise_size,)
    return (StudLaw.open_pair_option,)


def shows_pair(up: tuple[int, ...]) -> bool:
    return len({card >> 2 for card in up if card < UNKNOWN}) < len(up) and UNKNOWN not in up


def pot_limit_most(hand: Hand, seat: int) -> int:
    """The pot after calling, on top of the bet."""
    law = hand.rules.pot_limit
    if law.open_cap and is_open(hand):
        cap = hand.stakes.small_bet * law.open_cap
        return cap.numerator // cap.denominator
    pot = pot_total(hand) + short_posts(hand)
    if law.maximum_raise is PotRaise.CALLING:
        pot += hand.bet - hand.bets[seat]
    return hand.bet + rounded_pot(hand, pot)


def short_posts(hand: Hand) -> int:
    """What blinds posted short lack: the first raise is sized as if they were whole."""
    if hand.street or hand.rules.betting.short_blind_lowers_bring_in:
        return 0
    posts = (*hand.setup.posts, *hand.setup.unposted)
    due = sum(post.amount for post in posts if is_live_post(post))
    made = [event for event in standing(hand) if isinstance(event, Posted)]
    return max(0, due - sum(post.amount for post in made if is_live_post(post)))


def is_live_post(post: Post | Posted) -> bool:
    return post.kind is not Forced.ANTE and post.kind is not Forced.DEAD


def rounded_pot(hand: Hand, pot: int) -> int:
    law, stakes = hand.rules.pot_limit, hand.stakes
    when = law.rounding_when
    unit = law.rounding * stakes.dollar
    if when is PotRounding.NEVER:
        return pot
    if when is PotRounding.SINGLE_DOLLAR_BLINDS and all(b % unit == 0 for b in stakes.blinds):
        return pot
    return -(-pot // unit) * unit


def is_open(hand: Hand) -> bool:
    """Nobody has put chips in of their own will yet."""
    return hand.street == 0 and hand.aggressor < 0 and not hand.acted
