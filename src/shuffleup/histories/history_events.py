"""A hand of ours as a History: ``history_of(hand)``, from its log.

Players are numbered as they are dealt to, from the left of the button. What the format cannot tell
is refused by name (``PhhError``), never left out in silence: a game it has no code for, a kill, a
second board, chips carried over from an earlier deal, a hand the floor has mended.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from shuffleup.cards import show
from shuffleup.games import Structure
from shuffleup.hand import NO_DROP, Drop, Forced, Hand, Post
from shuffleup.hand import events as e
from shuffleup.hand.setup import Setup, seats_after
from shuffleup.hand.words.drop_words import show_drop
from shuffleup.hand.words.setup_words import changed_points
from shuffleup.histories.history import History, PhhError, variant_of
from shuffleup.histories.history_setup import RULES
from shuffleup.histories.money import show_money
from shuffleup.law import DEFAULT


def history_of(
    hand: Hand, players: Sequence[str] = (), metadata: Mapping[str, object] | None = None
) -> History:
    """The History of a hand so far. ``players`` are names by seat, as the hand has them."""
    setup, stakes = hand.setup, hand.stakes
    variant = variant_of(hand.game, hand.structure)
    check_can_be_told(hand)
    order = seats_after(setup.button, setup.stacks)
    scale = scale_of(stakes.dollar)
    antes, blinds = forced(setup, order)
    limit = hand.structure is Structure.LIMIT
    return History(
        variant=variant,
        game=hand.game,
        structure=hand.structure,
        starting_stacks=tuple([setup.stacks[seat] for seat in order]),
        antes=antes,
        actions=tuple(PhhTeller(order, scale).tell(hand)),
        blinds_or_straddles=() if hand.game.stud else blinds,
        bring_in=stakes.bring_in,
        small_bet=stakes.small_bet if limit else 0,
        big_bet=stakes.big_bet if limit else 0,
        min_bet=0 if limit else stakes.small_bet,
        ante_trimming_status=not any(post.kind is Forced.DEAD for post in setup.posts),
        finishing_stacks=tuple([hand.stacks[seat] for seat in order]) if hand.over else None,
        players=tuple([players[seat] for seat in order]) if players else (),
        seats=tuple([seat + 1 for seat in order]),
        metadata={"seat_count": hand.n, **(metadata or {}), **own_fields(hand)},
        scale=scale,
        chip=stakes.chip,
    )


def scale_of(dollar: int) -> int:
    """Chips to one unit of money: chips to the dollar, where that is a power of ten."""
    return dollar if set(str(dollar)[1:]) <= {"0"} and str(dollar)[0] == "1" else 1


def own_fields(hand: Hand) -> dict[str, object]:
    """What the format has no field for and the replay needs: see ``history_setup``."""
    own: dict[str, object] = {}
    if hand.rules not in (DEFAULT, RULES):
        changed = changed_points(hand.rules)
        own["_rules"] = ", ".join([f"{name} {value}" for name, value in changed])
    if hand.setup.drop != NO_DROP:
        own["_fee"] = fee_in_money(hand.setup.drop, scale_of(hand.stakes.dollar))
    if not hand.over:
        own["_over"] = False
    return own


def fee_in_money(drop: Drop, scale: int) -> str:
    """``drop 0.50, promotion 1``: the words of the fee, its amounts as the file has money."""
    parts = [part.split() for part in show_drop(drop).split(", ")]
    for part in parts:
        if len(part) > 1 and part[0] != "rake":
            part[1] = show_money(int(part[1]), scale)
    return ", ".join([" ".join(part) for part in parts])


# ---- what cannot be told ---------------------------------------------------------------------


def check_can_be_told(hand: Hand) -> None:
    setup = hand.setup
    for wrong, what in (
        (bool(setup.carried or hand.carried), "chips carried over from one deal to another"),
        (hand.runs > 1, f"a board dealt {hand.runs} times"),
        (hand.mended, "what the floor has mended"),
        (any(post.kind is Forced.KILL for post in setup.posts), "a kill"),
        (antes_of_two_kinds(setup), "antes of which only some are matched, with a short stack"),
        (ante_after_blind(setup), "a short stack that pays its blind before its ante"),
    ):
        if wrong:
            raise PhhError(f"PHH cannot tell of {what}")


def antes_of_two_kinds(setup: Setup) -> bool:
    """One status covers all antes; it makes no difference where everyone pays the same in full."""
    kinds = {post.kind for post in setup.posts} & {Forced.ANTE, Forced.DEAD}
    if len(kinds) < 2:
        return False
    due = {post.seat: post.amount for post in setup.posts if post.kind is Forced.ANTE}
    players = [seat for seat, stack in enumerate(setup.stacks) if stack]
    paid = all(setup.stacks[seat] >= due.get(seat, 0) for seat in players)
    return not paid or len({due.get(seat, 0) for seat in players}) > 1


def ante_after_blind(setup: Setup) -> bool:
    for seat, stack in enumerate(setup.stacks):
        own = [post for post in setup.posts if post.seat == seat]
        late = [is_ante(post) for post in own] != sorted([is_ante(post) for post in own])[::-1]
        if late and sum([post.amount for post in own]) > stack:
            return True
    return False


def is_ante(post: Post) -> bool:
    return post.kind in (Forced.ANTE, Forced.DEAD)


# ---- posts -----------------------------------------------------------------------------------


def forced(setup: Setup, order: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """(antes, blinds and straddles) by player; heads-up the format has them the other way round."""
    antes = dict.fromkeys(order, 0)
    blinds = dict.fromkeys(order, 0)
    for post in setup.posts:
        if is_ante(post):
            antes[post.seat] += post.amount
        elif blinds[post.seat]:
            raise PhhError(f"PHH cannot tell of two live posts by seat {post.seat + 1}")
        else:
            blinds[post.seat] = -post.amount if post.kind is Forced.ENTRY else post.amount
    places = order[::-1] if len(order) == 2 else order
    return tuple([antes[seat] for seat in places]), tuple([blinds[seat] for seat in places])


# ---- actions ---------------------------------------------------------------------------------


class PhhTeller:
    """Events to actions. Cards dealt in one go are told together, player by player; those of a
    draw after everyone has drawn, for that is how the format has it."""

    def __init__(self, order: tuple[int, ...], scale: int) -> None:
        self.scale = scale
        self.name = {seat: f"p{place}" for place, seat in enumerate(order, 1)}
        self.dealt: dict[int, tuple[int, ...]] = {}
        self.actions: list[str] = []

    def tell(self, hand: Hand) -> list[str]:
        for event in hand.log:
            if isinstance(event, e.Dealt):
                self.dealt[event.seat] = self.dealt.get(event.seat, ()) + event.cards
                continue
            if not isinstance(event, BETWEEN_DEALS):
                self.flush()
            action = SAID.get(type(event))
            if action is not None:
                self.actions.append(action(self, event))
        self.flush()
        return self.actions

    def flush(self) -> None:
        for seat in self.name:
            if self.dealt.get(seat):  # a short stud deck may have no last card for someone
                self.actions.append(f"d dh {self.name[seat]} {show(self.dealt[seat])}")
        self.dealt.clear()

    def by(self, seat: int, what: str, cards: tuple[int, ...] = ()) -> str:
        return f"{self.name[seat]} {what} {show(cards)}" if cards else f"{self.name[seat]} {what}"


BETWEEN_DEALS = (e.Discarded, e.Burned, e.Reshuffled, e.Asked)

SAID: dict[type, Callable[..., str]] = {
    e.Boarded: lambda t, v: f"d db {show(v.cards)}",
    e.BroughtIn: lambda t, v: t.by(v.seat, "pb"),
    e.Folded: lambda t, v: t.by(v.seat, "f"),
    e.Checked: lambda t, v: t.by(v.seat, "cc"),
    e.Called: lambda t, v: t.by(v.seat, "cc"),
    e.Raised: lambda t, v: t.by(v.seat, f"cbr {show_money(v.to, t.scale)}"),
    e.Discarded: lambda t, v: t.by(v.seat, "sd", v.cards),
    e.Shown: lambda t, v: t.by(v.seat, "sm", v.cards),
    e.Mucked: lambda t, v: t.by(v.seat, "sm"),
}
