"""A hand told in words: the table, what happened street by street, and how it stands now.

``told(played)`` is a few lines a person can follow. No card is told that does not lie open for all;
the board only at the end of a hand or with ``cards=True``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from shuffleup.cards import UNKNOWN, show
from shuffleup.games import Structure
from shuffleup.hand import Hand
from shuffleup.hand import events as e
from shuffleup.hand.repairs.primitives import Held
from shuffleup.hand.rulings import HandEvent
from shuffleup.hand.setup import Stakes
from shuffleup.hand.state import BETTING, BRINGING_IN, PHASE_NAMES, SHOWING, pot_total
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.hand.words.hand_words import CHOICES, say
from shuffleup.hand.words.setup_words import show_stakes


def told(played: Played, *, cards: bool = False) -> list[str]:
    """The hand so far, line by line."""
    hand, names = played.hand, played.names
    open_board = cards or hand.phase == SHOWING or hand.over
    lines = [table(hand, names), *streets(hand, names)]
    if open_board and known(hand.boards[0]):
        lines.append(f"The board: {show(hand.boards[0])}.")
    if hand.game.stud and any(hand.up):
        lines.append(f"Lying open: {hands(hand.up, names)}.")
    return [*lines, now(hand, names)]


def table(hand: Hand, names: Sequence[str]) -> str:
    """``Hold'em, no-limit 2/4. Seats: Ann 400, Bob 400, seat 3 empty; the button is Bob's.``"""
    seats = ", ".join(
        f"{name} {stack:,}" if name else f"seat {seat} empty"
        for seat, (name, stack) in enumerate(zip(names, hand.setup.stacks, strict=True), 1)
    )
    button = names[hand.setup.button] or f"seat {hand.setup.button + 1}"
    where = "" if hand.game.stud else f"; the button is {button}'s"
    return f"{hand.game.title}, {stakes_said(hand.stakes)}. Seats: {seats}{where}."


def stakes_said(stakes: Stakes) -> str:
    words = show_stakes(stakes).split()
    if stakes.structure is Structure.NO_LIMIT:
        words[0] = "no limit"
    return " ".join(words).replace("pot-limit", "pot limit")


def streets(hand: Hand, names: Sequence[str]) -> Iterator[str]:
    """What was done on each street, in order."""
    at, said, wagered = "Before the cards", list[Deed](), False
    for event in hand.log:
        if isinstance(event, e.Opened):
            if said:
                yield f"{at}: {together(said)}."
            at, said = street_name(hand, event.street), []
            wagered = wagered and event.street == 0
        if isinstance(event, e.Raised) and not wagered:
            said.append((names[event.seat], f"bets {event.to:,}"))
        else:
            said += deed(event, names)
        wagered = wagered or isinstance(event, (e.Raised, e.Posted, e.BroughtIn))
    if said:
        yield f"{at}: {together(said)}."


Deed = tuple[str, str]  # who, and what: calls


def deed(event: HandEvent, names: Sequence[str]) -> list[Deed]:
    """Something that happened; none if nobody saw it or it is not worth telling."""
    if isinstance(event, e.Discarded):
        return [(names[event.seat], drawn(event))]
    if isinstance(event, e.Posted):
        return [(names[event.seat], f"posts {event.kind.value} {event.amount:,}")]
    if isinstance(event, (*CHOICES, e.Awarded, e.Returned)):
        who, _, what = say(event, list(names)).partition(" ")
        return [(who, what)]
    if isinstance(event, Held):
        what = "gives the house" if event.amount > 0 else "gets from the house"
        return [(names[event.seat], f"{what} {abs(event.amount):,} to hold")]
    return [("", "the floor has ruled")] if type(event).__module__ == Held.__module__ else []


def together(deeds: Sequence[Deed]) -> str:
    """``Cy, Dee and Ann call; Bob checks``: what several did alike is said once."""
    parts = []
    for what, group in groupby(deeds, key=lambda one: one[1]):
        who = [name for name, _ in group]
        one, _, rest = what.partition(" ")
        plural = {"passes": "pass"}.get(one, one.removesuffix("s"))
        if len(who) == 1 or not who[0]:
            parts.append(f"{who[0]} {what}".strip())
        else:
            parts.append(f"{', '.join(who[:-1])} and {who[-1]} {plural} {rest}".strip())
    return "; ".join(parts)


def drawn(event: e.Discarded) -> str:
    return f"throws away {len(event.cards)}" if event.cards else "stands pat"


def street_name(hand: Hand, street: int) -> str:
    name = hand.game.streets[street].name
    return "Before the flop" if name == "pre-flop" else name[0].upper() + name[1:]


def now(hand: Hand, names: Sequence[str]) -> str:
    """Whose turn it is, what there is to call, the pot and what everyone has left."""
    behind = ", ".join(f"{n} {s:,}" for n, s in zip(names, hand.stacks, strict=True) if n)
    if hand.over:
        return f"Now: the hand is over. Chips: {behind}."
    who = names[hand.actor] if hand.actor >= 0 else "nobody"
    return f"Now: {who} {asked(hand)}. Pot {pot_total(hand):,}. Behind: {behind}."


def asked(hand: Hand) -> str:
    if hand.actor < 0:
        return "is to act"
    if hand.phase == BRINGING_IN:
        return "is to bring it in"
    if hand.phase != BETTING:
        return f"is asked to {PHASE_NAMES[hand.phase]}"
    call = min(hand.bet - hand.bets[hand.actor], hand.stacks[hand.actor])
    return f"is to act, {call:,} to call" if call > 0 else "is to act, nothing to call"


def known(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple(card for card in cards if card != UNKNOWN)


def hands(held: Sequence[Sequence[int]], names: Sequence[str]) -> str:
    return ", ".join(f"{n} {show(tuple(c))}" for n, c in zip(names, held, strict=True) if c)
