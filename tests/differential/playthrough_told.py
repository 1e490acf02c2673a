"""A playthrough of the lane read back, and OpenSpiel asked the same: ``told``, ``differences``.

Everybody has the same chips, so that none of OpenSpiel's quirks of short stacks comes in; what is
left is one: it has no fold where there is nothing to call. Importing this without it fails.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pyspiel

from shuffleup.cards import parse

CHANCE, FOLD = -1, 0
LINE = re.compile(r"^(\w+)\((\d*)\) = (.*)$")


class StateTold(NamedTuple):
    """One state of a playthrough."""

    player: int
    lawful: list[int]
    returns: list[int]
    hands: list[str]  # each as its own seat sees it
    board: str


def told(text: str) -> tuple[list[StateTold], list[int]]:
    """Every state of a playthrough, and the actions between them."""
    states = [state_told(part) for part in text.split("# State ")[1:]]
    return states, [int(action) for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


def state_told(part: str) -> StateTold:
    seen, said = dict[int, str](), dict[str, str]()
    lines = filter(None, map(LINE.match, part.splitlines()))
    for name, seat, value in (found.groups() for found in lines):
        if seat:
            seen[int(seat)] = value
        else:
            said[name] = value
    hands = [field(seen[seat], "Hands").split()[seat] for seat in range(len(seen))]
    lawful = expanded(said.get("LegalActions", "[]"))
    returns = [int(won) for won in said["Returns"].strip("[]").split(", ")]
    return StateTold(int(said["CurrentPlayer"]), lawful, returns, hands, field(seen[0], "Board"))


def field(seen: str, name: str) -> str:
    found = re.search(rf"\[{name}: ([^\]]*)\]", seen)
    assert found is not None
    return found[1]


def expanded(listed: str) -> list[int]:
    """``[0, 1, 4..6]`` as numbers."""
    numbers: list[int] = []
    for part in filter(None, listed.strip("[]").split(", ")):
        first, _, last = part.partition("..")
        numbers += range(int(first), int(last or first) + 1)
    return numbers


def spiel_state(seats: int, stack: int) -> Any:
    """No-limit hold'em of 1/2 before the deal, the button in the last seat."""
    heads_up = seats == 2
    blinds = [2, 1] if heads_up else [1, 2] + [0] * (seats - 2)
    first = 2 if heads_up else 2 % seats + 1  # left of the big blind, counted from 1
    return pyspiel.load_game("universal_poker", {
        "numPlayers": seats, "blind": " ".join(map(str, blinds)),
        "stack": " ".join([str(stack)] * seats),
        "firstPlayer": f"{first} 1 1 1", "numRounds": 4, "numSuits": 4, "numRanks": 13,
        "numHoleCards": 2, "numBoardCards": "0 3 1 1", "betting": "nolimit",
        "bettingAbstraction": "fullgame",
    }).new_initial_state()  # fmt: skip


def differences(text: str, stack: int) -> list[str]:
    """What OpenSpiel says otherwise of the same cards and actions, state by state."""
    states, actions = told(text)
    theirs = spiel_state(len(states[0].hands), stack)
    for hand in states[0].hands:
        for card in parse(hand):
            theirs.apply_action(card)
    found: list[str] = []
    board = list(parse(states[-1].board)) if states[-1].board else []
    for number, state in enumerate(states):
        while theirs.current_player() == CHANCE:
            theirs.apply_action(board.pop(0))
        found += [f"state {number}: {what}" for what in differ(state, theirs)]
        if found or number == len(actions):
            break
        theirs.apply_action(actions[number])
    return found


def differ(state: StateTold, theirs: Any) -> list[str]:
    found = []
    if state.player != theirs.current_player():
        found.append(f"player {state.player} and {theirs.current_player()}")
    if theirs.is_terminal():
        # a pot is shared in whole chips here and in fractions there
        if any(abs(a - b) >= 1 for a, b in zip(state.returns, theirs.returns(), strict=True)):
            found.append(f"returns {state.returns} and {theirs.returns()}")
    else:
        legal = theirs.legal_actions()
        ours = [action for action in state.lawful if action != FOLD or FOLD in legal]
        if ours != legal:
            found.append(f"lawful {ours} and {legal}")
    return found
