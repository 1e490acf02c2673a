"""What a hand starts from: the game, the stakes, who sits with what, who posts what, and the law.

``Stakes`` are a table's; ``Post`` is one forced wager of this hand; ``Setup`` is all of it, frozen,
and stands in the hand's first event. ``usual_posts`` gives the posts of an ordinary hand; a table
that knows of missed blinds, straddles and kills makes its own list.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from shuffleup.games import Opening, Sheet, Structure
from shuffleup.hand.echoes import said
from shuffleup.law import DEFAULT, Rules
from shuffleup.outside_text import sentence
from shuffleup.version import __version__


class SetupError(ValueError):
    """A hand that cannot be started, and why."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


class Stakes(Struct, frozen=True, gc=False):
    """How much is bet. In no-limit and pot-limit both bets are the minimum bet; in spread limit
    they are the least and the most; ``chip`` is the smallest chip a pot is split down to."""

    structure: Structure
    small_bet: int
    big_bet: int
    blinds: tuple[int, ...] = ()
    ante: int = 0
    big_blind_ante: int = 0
    bring_in: int = 0
    chip: int = 1
    dollar: int = 1  # chips to the dollar, for rules that speak of dollars


class Forced(Enum):
    """Why a wager was posted before the cards."""

    ANTE = "ante"
    BLIND = "blind"
    STRADDLE = "straddle"
    KILL = "kill"
    ENTRY = "post"  # a live post of someone coming in outside the blinds
    DEAD = "dead"  # into the pot, no part of the poster's bet


class Post(Struct, frozen=True, gc=False):
    """One forced wager: what is due, not what a short stack can pay."""

    seat: int
    amount: int
    kind: Forced


class Drop(Struct, frozen=True, gc=False):
    """What the house takes: a sum out of each pot or hundredths of it, or a blind of the button."""

    amount: int = 0
    rake: int = 0  # hundredths of the pot
    cap: int = 0  # the most a rake takes, 0 for no cap
    no_flop_no_drop: bool = False
    promotion: int = 0  # for the promotions, beside the fee
    blind: int = 0  # posted by the button, and no part of the pot


NO_DROP = Drop()


class Setup(Struct, frozen=True, gc=False):
    """Everything that is settled before the first chip moves."""

    game: Sheet
    stakes: Stakes
    stacks: tuple[int, ...]  # by seat; 0 is a seat that is not in this hand
    button: int
    posts: tuple[Post, ...] = ()
    rules: Rules = DEFAULT
    carried: int = 0  # chips in the pot from a deal that nobody opened
    outside: bool = False  # cards come from a dealer outside: the hand asks for them
    ask_show: bool = False  # players are asked to show or muck; otherwise it is done for them
    last_two: bool = False  # a tournament has come down to these two players
    rulebook: str = ""  # digest of the book the rules came from
    engine: str = __version__
    drop: Drop = NO_DROP
    # Blinds that are due and not in, for a dealer's error: the price and the order of the first
    # round are as if they were.
    unposted: tuple[Post, ...] = ()


def no_limit(
    *blinds: int,
    minimum: int = 0,
    ante: int = 0,
    big_blind_ante: int = 0,
    bring_in: int = 0,
    chip: int = 1,
) -> Stakes:
    """No-limit with these blinds, the last of them the big blind; stud has a ``minimum`` bet."""
    least = _least(Structure.NO_LIMIT, blinds, minimum)
    return Stakes(Structure.NO_LIMIT, least, least, blinds, ante, big_blind_ante, bring_in, chip)


def pot_limit(
    *blinds: int,
    minimum: int = 0,
    ante: int = 0,
    big_blind_ante: int = 0,
    bring_in: int = 0,
    chip: int = 1,
) -> Stakes:
    """Pot-limit with these blinds, the last of them the big blind; stud has a ``minimum`` bet."""
    least = _least(Structure.POT_LIMIT, blinds, minimum)
    return Stakes(Structure.POT_LIMIT, least, least, blinds, ante, big_blind_ante, bring_in, chip)


def limit(
    small_bet: int,
    big_bet: int,
    blinds: tuple[int, ...] = (),
    *,
    ante: int = 0,
    bring_in: int = 0,
    chip: int = 1,
) -> Stakes:
    """Fixed limit: the small bet on the early rounds, the big bet on the later ones."""
    return Stakes(
        Structure.LIMIT, small_bet, big_bet, blinds, ante=ante, bring_in=bring_in, chip=chip
    )


def spread(
    least: int,
    most: int,
    blinds: tuple[int, ...] = (),
    *,
    ante: int = 0,
    bring_in: int = 0,
    chip: int = 1,
) -> Stakes:
    """Spread limit: any bet from the least to the most, a raise never below the last one."""
    return Stakes(Structure.SPREAD, least, most, blinds, ante=ante, bring_in=bring_in, chip=chip)


def _least(structure: Structure, blinds: tuple[int, ...], minimum: int) -> int:
    if not blinds and not minimum:
        raise SetupError(f"{structure.value} needs a blind or a minimum bet")
    return minimum or blinds[-1]


def seats_after(button: int, stacks: tuple[int, ...]) -> tuple[int, ...]:
    """Seats in the hand, clockwise from the left of the button, the button's own last."""
    count = len(stacks)
    round_ = ((button + step) % count for step in range(1, count + 1))
    return tuple(seat for seat in round_ if stacks[seat])


def usual_posts(
    game: Sheet, stakes: Stakes, stacks: tuple[int, ...], button: int
) -> tuple[Post, ...]:
    """Antes, then blinds clockwise from the button; heads-up the button has the small blind."""
    order = seats_after(button, stacks)
    posts = [Post(seat, stakes.ante, Forced.ANTE) for seat in order if stakes.ante]
    if game.opening is Opening.BLINDS:
        due = stakes.blinds[-len(order) :]  # with more blinds than players the largest are posted
        heads_up = len(order) == 2 and len(due) == 2 and order[1] == button
        seats = (order[1], order[0]) if heads_up else order
        blinds = [
            Post(seat, blind, Forced.BLIND)
            for seat, blind in zip(seats, due, strict=False)
            if blind
        ]
        if stakes.big_blind_ante and blinds:
            posts.append(Post(blinds[-1].seat, stakes.big_blind_ante, Forced.DEAD))
        posts += blinds
    return tuple(posts)


def check_button(button: int, stacks: tuple[int, ...]) -> None:
    if type(button) is not int or not 0 <= button < len(stacks):
        raise SetupError(f"the button is at one of {len(stacks)} seats, not {said(button)}")


def check_setup(setup: Setup) -> None:
    """Refuse a hand that cannot be played, saying why."""
    game, stakes = setup.game, setup.stakes
    check_structure(game, stakes)
    check_players(game, setup.stacks, setup.button, setup.posts, setup.carried)
    check_stakes(game, stakes)
    if setup.drop is not NO_DROP:
        check_drop(setup.drop)


def check_structure(game: Sheet, stakes: Stakes) -> None:
    if stakes.structure not in game.structures:
        raise SetupError(f"{game.title} is not played {stakes.structure.value}")


def check_players(
    game: Sheet, stacks: tuple[int, ...], button: int, posts: tuple[Post, ...], carried: int
) -> None:
    """Refuse seats, stacks or posts with which there is no hand; its terms were checked before."""
    players = 0
    for stack in stacks:
        if type(stack) is not int or stack < 0:
            raise SetupError(f"stacks are whole numbers of chips, not {said(stacks)}")
        players += stack > 0
    if not 2 <= players <= game.max_seats:
        raise SetupError(f"{game.title} is for 2 to {game.max_seats} players, not {players}")
    check_button(button, stacks)
    if type(carried) is not int or carried < 0:
        raise SetupError(f"a carried pot is a whole number of chips, not {said(carried)}")
    for post in posts:
        if not (0 <= post.seat < len(stacks) and stacks[post.seat]):
            raise SetupError(f"seat {post.seat + 1} posts and is not in the hand")
        if type(post.amount) is not int or post.amount <= 0:
            raise SetupError(f"a post is a whole number of chips, not {said(post.amount)}")


def check_drop(drop: Drop) -> None:
    """Refuse a fee that makes no sense."""
    amounts = (drop.amount, drop.rake, drop.cap, drop.promotion, drop.blind)
    if any(type(amount) is not int or amount < 0 for amount in amounts):
        raise SetupError(f"what the house takes is a whole number of chips, not {said(amounts)}")
    if drop.rake > 100:
        raise SetupError(f"a rake is at most the whole pot, not {said(drop.rake)} hundredths of it")
    if drop.cap and not drop.rake:
        raise SetupError("a cap needs a rake")
    if sum(1 for amount in (drop.amount, drop.rake, drop.blind) if amount) > 1:
        raise SetupError("a house takes a drop, a rake or a blind of the button, one of them")


def check_stakes(game: Sheet, stakes: Stakes) -> None:
    amounts = (stakes.small_bet, stakes.big_bet, stakes.chip, stakes.dollar)
    if any(type(amount) is not int or amount <= 0 for amount in amounts):
        raise SetupError(f"bets are whole numbers of chips above 0, not {said(amounts)}")
    forced = (*stakes.blinds, stakes.ante, stakes.big_blind_ante, stakes.bring_in)
    if any(type(amount) is not int or amount < 0 for amount in forced):
        raise SetupError(
            f"blinds, antes and bring-in are whole numbers of chips, not {said(forced)}"
        )
    if list(stakes.blinds) != sorted(stakes.blinds):
        told, right = ("/".join(map(str, so)) for so in (stakes.blinds, sorted(stakes.blinds)))
        raise SetupError(f"the smaller blind comes first: {right}, not {told}")
    if stakes.big_bet < stakes.small_bet:
        raise SetupError("the big bet is below the small bet")
    if game.opening is Opening.BRING_IN and not 0 < stakes.bring_in <= stakes.small_bet:
        raise SetupError(f"{game.title} needs a bring-in from 1 to the small bet")
    if game.opening is Opening.BLINDS and not (stakes.blinds or stakes.ante):
        raise SetupError(f"{game.title} needs blinds or antes")
    if game.opening is Opening.OPENERS and not stakes.ante:
        raise SetupError(f"{game.title} is played with antes")
