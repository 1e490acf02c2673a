"""Frames for the web client's tests and its development pages: ``python -m scripts.web_fixtures``.

Real hands of the engine, played by bots (the hold'em hand by a script), written as the frames one
viewer receives: ``web/fixtures/<scene>.json``. Nothing in them is made up but the clock.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from shuffleup.bots import Bot, RandomBot
from shuffleup.bots.registry import factory
from shuffleup.cards import parse
from shuffleup.client.messages import BetSize, TableFrame, TurnLeft
from shuffleup.floor.senders import DEALER, Sender, player
from shuffleup.hand import commands as h
from shuffleup.hand.grounds.event_grounds import explained
from shuffleup.hand.setup import Stakes, limit, no_limit, pot_limit
from shuffleup.hand.view import View
from shuffleup.hand.words.hand_worth import own_words
from shuffleup.law.rulebook import Rulebook, cite, resolve, rulebook
from shuffleup.log.codec import encode_all
from shuffleup.server.hub.hands_in_words import lying_open
from shuffleup.table import commands as c
from shuffleup.table.act import act
from shuffleup.table.house import House
from shuffleup.table.new_table import new_table
from shuffleup.table.state import Table
from shuffleup.table.viewing.pictures import PlayerView
from shuffleup.table.viewing.rail import events_after, version_of
from shuffleup.table.viewing.stream import stream
from shuffleup.table.viewing.table_view import encode_view, view
from shuffleup.table.viewing.viewers import Player

TO: Final = Path(__file__).parent.parent / "web" / "fixtures"
PEOPLE: Final = (
    "Robin Lund", "Kwame Osei", "Li Na Chen", "Dmitri Sokolov", "Priya Raman",
    "Marisol Vega", "Theo Brandt", "Anneke de Wit", "Jonah Price", "Sam Ortiz",
)  # fmt: skip
IDS: Final = tuple(f"p{name.split()[0].lower():a<10.10}" for name in PEOPLE)
HERO: Final = 0


class Recorder:
    """A table that writes a frame for the hero after whatever happens."""

    def __init__(self, game: str, stakes: Stakes, seats: int, book: str, house: House) -> None:
        self.book: Rulebook = rulebook(book)
        self.table: Table = new_table(
            game, stakes, seats, rules=resolve(self.book), rulebook=book, house=house
        )
        self.frames: list[bytes] = []
        self.told = 0

    def sit(self, stacks: Sequence[int]) -> None:
        for seat, stack in enumerate(stacks):
            if stack:
                self.do(c.Sit(seat, IDS[seat], stack), player(IDS[seat]), record=False)

    def do(self, command: c.AnyTableCommand, by: Sender, record: bool = True) -> None:
        ruling = act(self.table, command, by)
        if not ruling.ok:
            raise SystemExit(f"{command}: {ruling.refusal}")
        if record:
            self.frame()

    def act(self, command: h.PlayerCommand) -> None:
        self.do(command, player(IDS[command.seat]))

    def frame(self) -> None:
        me = Player(IDS[HERO])
        part = stream(self.table, me, self.told)
        seen = view(self.table, me)
        assert isinstance(seen, PlayerView)
        hand = seen.hand
        frame = TableFrame(
            "room", "7", self.told, version_of(self.table),
            msgspec.Raw(encode_view(seen)), msgspec.Raw(encode_all(part.events)),
            dict(zip(IDS, PEOPLE, strict=True)),
            self.clauses(events_after(self.table, self.told)),
            TurnLeft(hand.actor, 18_000, 30_000) if hand and hand.actor >= 0 else None,
            sizes(hand) if hand else [],
            own_words(hand.game, hand.hands[HERO], hand.boards[0]) if hand else "",
            worth=lying_open(seen),
        )  # fmt: skip
        self.frames.append(msgspec.json.encode(frame))
        self.told = version_of(self.table)

    def clauses(self, events: Sequence[object]) -> list[list[str]]:
        """The clauses behind events, as far as they are a hand's."""
        hand = self.table.hand or self.table.last
        told = explained(hand) if hand else []
        key, structure = (hand.game.key, hand.structure.value) if hand else ("", "")
        found = {
            id(event): [rule.id for rule in cite(self.book, grounds, key, structure)]
            for event, grounds in told
        }
        return [found.get(id(event), []) for event in events]

    def write(self, name: str) -> None:
        TO.mkdir(exist_ok=True)
        (TO / f"{name}.json").write_bytes(b"[" + b",\n".join(self.frames) + b"]\n")
        print(f"{name}: {len(self.frames)} frames", file=sys.stderr)


def sizes(hand: View) -> list[BetSize]:
    may = hand.options
    if may is None or not may.most_to or may.fixed:
        return []
    base = hand.bet
    pot = hand.pot + may.call
    named = {"third": pot // 3, "half": pot // 2, "two-thirds": 2 * pot // 3, "pot": pot}
    between = [BetSize(name, base + by) for name, by in named.items()]
    fitting = [one for one in between if may.least_to < one.to < may.most_to]
    return [BetSize("least", may.least_to), *fitting, BetSize("most", may.most_to)]


def played_by_bots(
    name: str, game: str, stakes: Stakes, stacks: Sequence[int], book: str, hands: int = 1,
    seed: int = 1,
) -> None:  # fmt: skip
    record = Recorder(game, stakes, len(stacks), book, House())
    record.sit(stacks)
    if not record.table.game.stud and book != "rpl":  # there the first seat has the button
        seats = tuple(range(len(stacks)))
        record.do(c.Draw(seats, tuple(51 - seat for seat in seats)), DEALER, record=False)
    record.frame()
    bots = [bot_of(kind, f"{name}/{seat}") for seat, kind in enumerate(styles(len(stacks)))]
    for number in range(hands):
        record.do(c.NextHand(seed=f"{name}/{seed}/{number}"), DEALER)
        while (hand := record.table.hand) is not None and hand.actor >= 0:
            seat = hand.actor
            seen = view(record.table, Player(IDS[seat]))
            assert isinstance(seen, PlayerView)
            assert seen.hand is not None
            record.act(bots[seat].decide(seen.hand))  # type: ignore[arg-type]
    record.write(name)


def bot_of(kind: str, seed: str) -> Bot:
    """A bot; the random one by Python's dice, so that hands once chosen for pictures stay."""
    return RandomBot(seed) if kind == "random" else factory(kind)(seed)


def styles(count: int) -> list[str]:
    return ["caller", *(["caller", "random", "raiser"] * 4)[: count - 1]]


def nine_handed() -> None:
    """Hold'em with a straddle, a main pot and a side pot; the hero acts on the flop."""
    record = Recorder("holdem", no_limit(2, 5), 9, "pechanga", House())
    record.sit([1324, 620, 943, 1020, 238, 33, 652, 500, 180])
    record.do(c.GoAway(1), player(IDS[1]), record=False)
    record.frame()
    drawn = tuple(51 if seat == 3 else seat for seat in range(9) if seat != 1)
    record.do(c.Draw(tuple(seat for seat in range(9) if seat != 1), drawn), DEALER, record=False)
    deck = deck_of(
        ["AcQc", "", "JhTh", "9c2h", "8c3c", "KsJs", "QsTs", "7h2s", "8d7d"], "Qh8s4dTc9d"
    )
    record.do(c.Straddle(6), player(IDS[6]))
    record.do(c.NextHand(deck=deck), DEALER)
    play: list[h.PlayerCommand] = [
        h.Fold(7), h.Call(8), h.RaiseTo(0, 40), h.Call(2), h.Fold(3), h.Fold(4),
        h.Call(5), h.Call(6), h.Call(8),
        h.RaiseTo(6, 90), h.RaiseTo(8, 140),
        h.RaiseTo(0, 420), h.Fold(2), h.Fold(6),
    ]  # fmt: skip
    for one in play:
        hand = record.table.hand
        assert hand is not None
        if hand.actor != one.seat:
            raise SystemExit(f"seat {hand.actor} is to act, not {one.seat}: {one}")
        record.act(one)
    record.write("holdem")


def deck_of(hands: Sequence[str], board: str) -> tuple[int, ...]:
    """A deck that deals these hands from the left of seat 4's button, and this board."""
    order = [seat for seat in (4, 5, 6, 7, 8, 0, 2, 3) if hands[seat]]
    cards = [parse(hands[seat])[turn] for turn in range(2) for seat in order]
    out = set(cards) | set(parse(board))
    rest = [card for card in range(52) if card not in out]
    shown = list(parse(board))
    cards += [rest.pop(), *shown[:3], rest.pop(), shown[3], rest.pop(), shown[4]]
    return tuple(cards + rest)


def all_in() -> None:
    """Three all-in before the flop in a tournament: hands are faced, then the board comes."""
    record = Recorder("holdem", no_limit(5, 10), 3, "tournament", House())
    record.sit([400, 250, 100])
    record.do(c.Draw((0, 1, 2), (51, 50, 49)), DEALER, record=False)
    record.do(c.NextHand(seed="all-in"), DEALER)
    while (hand := record.table.hand) is not None:
        seat, stack = hand.actor, hand.stacks[hand.actor] + hand.bets[hand.actor]
        record.act(h.Call(seat) if hand.bet >= stack else h.RaiseTo(seat, stack))
    record.write("allin")


SCENES: Final[dict[str, Callable[[], None]]] = {
    "holdem": nine_handed,
    "allin": all_in,
    "stud": lambda: played_by_bots(
        "stud", "stud", limit(20, 40, ante=5, bring_in=5), [985, 1410, 395, 735, 1120, 640],
        "mohegan",
    ),
    "draw": lambda: played_by_bots(
        "draw", "five-card-draw", limit(4, 8, (2, 4)), [400, 320, 150, 610, 280], "pechanga"
    ),
    "triple": lambda: played_by_bots(
        "triple", "triple-draw", limit(10, 20, (5, 10)), [800, 900, 400, 1000], "mohegan"
    ),
    "omaha8": lambda: played_by_bots(
        "omaha8", "omaha-eight", pot_limit(5, 10), [1000, 600, 250, 900, 1400, 300], "pechanga",
        seed=3,
    ),
    "headsup": lambda: played_by_bots("headsup", "holdem", no_limit(1, 2), [200, 180], "rpl", 3),
    "tenhanded": lambda: played_by_bots("tenhanded", "holdem", no_limit(1, 2), [200] * 10, "rpl"),
}  # fmt: skip


def main(names: Sequence[str]) -> None:
    for name in names or SCENES:
        SCENES[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
