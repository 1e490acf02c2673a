"""Hands played at random, for histories to tell: any game and seats, stopped anywhere."""

from __future__ import annotations

from random import Random

from shuffleup.games import Opening, Sheet, Structure
from shuffleup.hand import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Hand,
    Muck,
    RaiseTo,
    Show,
    Stakes,
    judge,
    limit,
    new_hand,
    no_limit,
    options,
    pot_limit,
    proceed,
    record,
)
from shuffleup.law import DEFAULT, Rules


def random_hand(
    game: Sheet, structure: Structure, chance: Random, rules: Rules = DEFAULT, most_moves: int = 500
) -> Hand:
    """A hand between short and deep stacks, everyone choosing at random."""
    seats = chance.randint(2, min(game.max_seats, 9))
    stacks = [chance.choice((3, 7, 20, 60, 200)) + chance.randrange(5) for _ in range(seats)]
    hand = new_hand(
        game,
        random_stakes(game, structure, chance),
        stacks,
        chance.randrange(seats),
        seed=chance.randrange(10**9),
        rules=rules,
        ask_show=chance.random() < 0.5,
    )
    proceed(hand)
    while not hand.over and most_moves:
        ruling = judge(hand, random_move(hand, chance))
        assert ruling.ok, ruling.refusal
        record(hand, *ruling.events)
        proceed(hand)
        most_moves -= 1
    return hand


def random_stakes(game: Sheet, structure: Structure, chance: Random) -> Stakes:
    if game.opening is Opening.BRING_IN:
        return limit(4, 8, ante=1, bring_in=2)
    ante = chance.choice((0, 1))
    if structure is Structure.LIMIT:
        return limit(4, 8, (2, 4), ante=ante)
    make = no_limit if structure is Structure.NO_LIMIT else pot_limit
    return make(1, 2, ante=ante, big_blind_ante=chance.choice((0, 2)))


def random_move(hand: Hand, chance: Random) -> Command:
    may = options(hand)
    assert may is not None
    seat = may.seat
    if may.show:
        return Muck(seat) if may.muck and chance.random() < 0.3 else Show(seat)
    if may.discard_most >= 0:
        count = chance.randint(may.discard_least, may.discard_most)
        return Discard(seat, tuple(chance.sample(hand.hole[seat], count)))
    moves: list[Command] = [Fold(seat)] if may.fold and chance.random() < 0.2 else []
    moves += [Check(seat)] if may.check else []
    moves += [Call(seat)] if may.call else []
    moves += [BringIn(seat)] if may.bring_in else []
    if may.least_to and chance.random() < 0.5:
        moves.append(RaiseTo(seat, chance.choice(may.raises())))
    return chance.choice(moves)
