"""Full tables, drawn from real hands without a house: every seat taken, nobody has folded, chips
before everybody, and the viewer is to act on the last street."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute
from scripts.web_fixtures import HERO, IDS, Recorder
from scripts.web_shots import NOWHERE, answer

from shuffleup.floor.senders import DEALER
from shuffleup.games import game
from shuffleup.hand import commands as h
from shuffleup.hand.setup import Stakes, limit, no_limit, pot_limit
from shuffleup.hand.view import View
from shuffleup.table import commands as c
from shuffleup.table.house import House
from shuffleup.table.viewing.table_view import view
from shuffleup.table.viewing.viewers import Player

STAKES: dict[str, Stakes] = {
    "holdem": no_limit(2, 5), "omaha": pot_limit(5, 10), "omaha-5": pot_limit(5, 10), "omaha-6": pot_limit(5, 10),
    "stud": limit(20, 40, ante=5, bring_in=5), "five-card-draw": limit(4, 8, (2, 4)),
}  # fmt: skip


@cache
def full_table(key: str, seats: int) -> tuple[dict[str, Any], ...]:
    """The frames of a hand, up to where the viewer faces a raise on the last street."""
    record = Recorder(key, STAKES[key], seats, "mohegan", House())
    record.sit([1985] * seats)
    if not game(key).stud:
        record.do(c.Draw(tuple(range(seats)), tuple(51 - at for at in range(seats))), DEALER)
    record.do(c.NextHand(seed=f"full {key}"), DEALER)
    for _ in range(200):
        hand = seen(record, HERO)
        if hand.actor == HERO and last(hand) and hand.bets[HERO]:
            break
        record.act(decided(seen(record, hand.actor)))
    return tuple(json.loads(frame) for frame in record.frames)


def seen(record: Recorder, seat: int) -> View:
    told = view(record.table, Player(IDS[seat]))
    hand = getattr(told, "hand", None)
    assert hand is not None
    return hand  # type: ignore[no-any-return]


def last(hand: View) -> bool:
    return hand.street == len(hand.game.streets) - 1


def decided(hand: View) -> h.PlayerCommand:
    """Everybody calls; on the last street the viewer bets and whoever comes after raises once."""
    may, seat = hand.options, hand.actor
    assert may is not None
    if may.phase == "draw":
        return h.Discard(seat, ())
    if (
        last(hand)
        and may.most_to
        and (seat == HERO or not raised(hand))
        and hand.bets[HERO] >= (0 if seat == HERO else 1)
    ):
        return h.RaiseTo(seat, may.least_to)
    if may.bring_in:
        return h.BringIn(seat)
    return h.Check(seat) if may.check else h.Call(seat)


def raised(hand: View) -> bool:
    return max(hand.bets) > hand.bets[HERO] > 0


def show(
    page: Page, frames: tuple[dict[str, Any], ...], said: dict[str, Any] | None = None
) -> None:
    """The table's page with these frames; ``said`` is what the house answers to a choice."""

    def handle(socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["t"] == "watch":
                for frame in frames:
                    socket.send(json.dumps({**frame, "t": "table"}))
            elif told["t"] == "do" and said:
                socket.send(json.dumps({**said, "key": told["key"]}))

        socket.on_message(heard)

    page.route(f"{NOWHERE}/**", answer)
    page.route_web_socket(re.compile("/ws$"), handle)
    page.goto(f"{NOWHERE}/table/7")
    page.wait_for_selector(".act .choices")


class Box(NamedTuple):
    """Something on the page: what it says, and its edges."""

    says: str
    left: float
    top: float
    right: float
    bottom: float


def boxes(page: Page, what: str) -> Iterator[Box]:
    """Everything that is seen of these."""
    for found in page.evaluate(
        """what => [...document.querySelectorAll(what)].map(one => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return [`${one.className} ${one.textContent.slice(0, 20)}`, left, top, right, bottom];
        }).filter(([, left, top, right, bottom]) => right > left && bottom > top)""",
        what,
    ):
        yield Box(found[0], *(round(edge, 1) for edge in found[1:]))
