"""Random commands, lawful and not, and an oracle of its own that says which the options allow."""

from __future__ import annotations

import random

from shuffleup.cards import UNKNOWN
from shuffleup.hand import (
    Board,
    BringIn,
    Burn,
    Call,
    Check,
    Command,
    Deal,
    Discard,
    Fold,
    Hand,
    Muck,
    Options,
    RaiseTo,
    RunIt,
    Show,
    options,
)


def lawful(hand: Hand, chance: random.Random) -> Command:
    """Any command the options offer, each kind about as likely as the others."""
    may = options(hand)
    assert may is not None
    seat = may.seat
    choices: list[Command] = []
    if may.fold and chance.random() < 0.5:
        choices.append(Fold(seat))
    if may.check:
        choices += [Check(seat)] * 2
    if may.call:
        choices += [Call(seat)] * 2
    if may.least_to:
        choices += [RaiseTo(seat, amount) for amount in (may.least_to, may.most_to)]
        if not may.fixed:
            choices.append(RaiseTo(seat, chance.randint(may.least_to, may.most_to)))
    if may.bring_in:
        choices.append(BringIn(seat))
    if may.discard_most >= 0:
        count = chance.randint(may.discard_least, may.discard_most)
        choices.append(Discard(seat, tuple(chance.sample(hand.hole[seat], count))))
    if may.runs:
        choices += [RunIt(seat, times) for times in range(1, may.runs + 1)]
    if may.show:
        choices.append(Show(seat))
    if may.muck:
        choices.append(Muck(seat))
    if not choices:
        choices.append(Fold(seat))
    return chance.choice(choices)


def attempts(hand: Hand, chance: random.Random) -> list[Command]:
    """A handful of commands of every kind, most of them wrong in some way."""
    seats = [hand.actor, chance.randrange(hand.n), -1, hand.n, True, 0.5, None, "1"]
    edges = [hand.bet, hand.bet + hand.step, hand.base + hand.step, hand.stakes.small_bet]
    amounts = [e + d for e in edges for d in (-1, 0, 1)]
    amounts += [0, -5, 2**70, float("nan"), float("inf"), 10.0, "10", None, True]
    may = options(hand)
    if may is not None:
        amounts += [may.least_to - 1, may.least_to, may.most_to, may.most_to + 1]
    seat = hand.actor if chance.random() < 0.7 else chance.choice(seats)
    cards = chance.choice([(), (0,), (0, 0), (99,), ("As",), hand.hole[hand.actor][:1], 7])
    return [
        Fold(seat),  # type: ignore[arg-type]
        Check(seat),  # type: ignore[arg-type]
        Call(seat),  # type: ignore[arg-type]
        BringIn(seat),  # type: ignore[arg-type]
        *(RaiseTo(seat, amount) for amount in chance.sample(amounts, 6)),  # type: ignore[arg-type]
        Discard(seat, cards),  # type: ignore[arg-type]
        RunIt(seat, chance.choice([0, 1, 2, 3, 4, "2", 1.0])),  # type: ignore[arg-type]
        Show(seat, cards),  # type: ignore[arg-type]
        Muck(seat),  # type: ignore[arg-type]
        Deal(0, (1,)),
        Board((1, 2, 3)),
        Burn(5),
    ]


def allowed(may: Options, hand: Hand, command: Command) -> bool:
    """Whether the options, read literally, allow the command."""
    if isinstance(command, Deal | Board | Burn):
        return False  # these hands have a deck: no dealer outside
    if type(command.seat) is not int or command.seat != may.seat:
        return False
    if isinstance(command, Fold):
        return may.fold
    if isinstance(command, Check):
        return may.check
    if isinstance(command, Call):
        return may.call > 0
    if isinstance(command, BringIn):
        return may.bring_in > 0
    if isinstance(command, RaiseTo):
        return raise_allowed(may, command.to)
    if isinstance(command, RunIt):
        return type(command.times) is int and 1 <= command.times <= may.runs
    if isinstance(command, Show):
        return may.show and show_allowed(hand, may.seat, command.cards)
    if isinstance(command, Muck):
        return may.muck
    return discard_allowed(may, hand, command.cards)


def show_allowed(hand: Hand, seat: int, cards: object) -> bool:
    """The whole hand in any order, or where the house says so some of it."""
    if not cards:
        return True
    if not isinstance(cards, tuple) or not all(type(card) is int for card in cards):
        return False
    own = len(set(cards)) == len(cards) and set(cards) <= set(hand.hole[seat])
    whole = len(cards) == len(hand.hole[seat])
    return own and (whole or not hand.rules.showdown.all_cards_shown_to_win)


def raise_allowed(may: Options, to: object) -> bool:
    if type(to) is not int or not may.least_to:
        return False
    if may.fixed:
        return to in (may.least_to, may.most_to)
    return may.least_to <= to <= may.most_to


def discard_allowed(may: Options, hand: Hand, cards: object) -> bool:
    if not isinstance(cards, tuple) or may.discard_most < 0:
        return False
    held = set(hand.hole[may.seat])
    return (
        may.discard_least <= len(cards) <= may.discard_most
        and len(set(cards)) == len(cards)
        and all(card in held and card != UNKNOWN for card in cards)
    )
