"""Random sessions of a table, and the same table with the cards a viewer has not seen permuted."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import Any

import msgspec
from tests.properties.choices import lawful
from tests.properties.tables import random_stakes
from tests.table.sending import send

from shuffleup.cards import parse, show
from shuffleup.floor.kinds import Need, kinds_of
from shuffleup.floor.report_words import read_words, say_report
from shuffleup.floor.ruling_record import report_of
from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand, Show
from shuffleup.hand import events as h
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.state import SHOWING
from shuffleup.law import Rules
from shuffleup.law.points.table.button import ForcedBets
from shuffleup.sim.mishap_runs import likely
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply, replay
from shuffleup.table.blinds.account import EntryChoice
from shuffleup.table.blinds.in_turn import names_of
from shuffleup.table.floor.table_rulings import open_ruling
from shuffleup.table.new_table import new_table
from shuffleup.table.state import Table, taken_seats
from shuffleup.table.viewing.rail import all_events
from shuffleup.table.viewing.viewers import Cage, Floor, Player, Viewer

Look = Callable[[Table], None]
MOST_STEPS = 120  # decisions in a hand
MISHAPS = 0.05
WAYS_IN = (
    EntryChoice.POST,
    EntryChoice.POST,
    EntryChoice.WAIT,
    EntryChoice.BEHIND,
    EntryChoice.BUY,
)


# ---- play ------------------------------------------------------------------------------------


def session(
    sheet: Sheet, structure: Structure, rules: Rules, seed: int, look: Look, hands: int = 3
) -> Table:
    """Some hands in which people come, go, move and make errors; ``look`` is called on the way."""
    dice = random.Random(seed)
    table = seated_table(sheet, structure, rules, dice)
    apply(table, e.Noted("session", (("seed", str(seed)),)))
    for _ in range(hands):
        for _ in range(dice.randint(0, 6)):
            do(table, wish(table, dice))
        look(table)
        do(table, c.NextHand(seed=dice.getrandbits(64), ask_show=dice.random() < 0.4))
        play_hand(table, dice, look)
    look(table)
    names: dict[int, str] = {}
    for event in all_events(table):
        move_names(names, event)
    assert names == {at: seat.player for at, seat in taken_seats(table)}
    return table


def seated_table(sheet: Sheet, structure: Structure, rules: Rules, dice: random.Random) -> Table:
    """A table with its players, before the first hand."""
    seats = dice.randint(3, min(6, sheet.max_seats))
    rules = rules.but(button_game_blind_structures=ForcedBets.ANY)
    table = new_table(sheet, random_stakes(sheet, structure, dice), seats, rules=rules)
    apply(table, e.ButtonStarted(0))
    for at in range(seats - dice.randrange(2)):
        do(table, c.Sit(at, f"P{at}", table.stakes.small_bet * dice.choice((3, 20, 60))))
    return table


def do(table: Table, command: Any) -> bool:
    """What somebody wants, if it is lawful."""
    ruling = send(table, command)
    return bool(ruling.events)


def wish(table: Table, dice: random.Random) -> Any:
    """Anything somebody might want between two hands, or during one."""
    at, to = dice.randrange(table.n), dice.randrange(table.n)
    if table.seats[at] is None or dice.random() < 0.1:
        return c.Sit(at, newcomer(table, dice), table.stakes.small_bet * 30)
    wishes = [
        c.Leave(at), c.GoAway(at), c.ComeBack(at), c.ComeBack(at), c.SitOut(at),
        c.AskForSeat(at, to), c.ChangeSeat(at, to), c.ChangeSeat(at, to),
        c.Choose(at, dice.choice(WAYS_IN)),
        c.AddChips(at, table.stakes.small_bet * 20), c.Straddle(at), c.KillPot(at),
        c.Rack(at, dice.random() < 0.3), c.SayTime(table.clock.now + dice.randrange(3)),
        c.Release(),
    ]  # fmt: skip
    return dice.choice(wishes)


def newcomer(table: Table, dice: random.Random) -> str:
    """Somebody new, or somebody who left and comes back."""
    here = {seat.player for _, seat in taken_seats(table)}
    were = {event.player for event in all_events(table) if isinstance(event, e.Seated)}
    gone = sorted(were - here)
    return dice.choice(gone) if gone and dice.random() < 0.5 else f"P{table.version}"


def play_hand(table: Table, dice: random.Random, look: Look) -> None:
    for step in range(MOST_STEPS):
        hand = table.hand
        if hand is None:
            return
        if table.question or step % 4 == 0 or dice.random() < 0.1:
            look(table)
        if table.question:
            options = [option.name for option in open_ruling(table).options]
            if not do(table, c.Decide(dice.choice(options))):
                return
        elif dice.random() < MISHAPS:
            found = likely(hand, dice.choice(sorted(kinds_of(Need.HAND))), dice)
            if found.became != "refused":
                do(table, read_words(say_report(found.report, names_of(table))))
        elif dice.random() < 0.1:
            do(table, wish(table, dice))
        elif hand.actor >= 0:
            assert do(table, shown_in_part(hand) or lawful(hand, dice))


def shown_in_part(hand: Hand) -> Show | None:
    """Where a house needs not all cards at the showdown, every other player shows one."""
    law, seat = hand.rules.showdown, hand.actor
    if hand.phase != SHOWING or law.all_cards_shown_to_win or seat % 2:
        return None
    return Show(seat, hand.hole[seat][-1:])


# ---- what a viewer was told: written here again, so that a leak cannot excuse itself ---------

FACE_UP = (h.Boarded, h.Shown, h.Hunted, r.Turned)
CARDS_IN_WORDS = re.compile(r"\b(?:[2-9TJQKA][cdhs])+\b")


def was_seen(event: Any, viewer: Viewer, seat: int) -> bool:
    """Whether a viewer saw the cards of an event; ``seat`` is the player's in that hand."""
    if isinstance(viewer, Cage):
        return False
    if isinstance(event, FACE_UP) or (isinstance(event, h.Dealt) and event.up):
        return True
    if isinstance(event, r.Exposed):
        told = seat >= 0 and (event.to >> seat & 1 or event.seat == seat)
        return event.to == r.EVERYONE or bool(told)
    if isinstance(event, r.Moved):
        own = seat >= 0 and seat in (event.source, event.target)
        return event.up or r.BOARD in (event.source, event.target) or own
    return isinstance(event, h.Dealt | h.Discarded) and event.seat == seat


def cards_named(event: Any) -> set[int]:
    """Cards in the words of a report."""
    if not isinstance(event, e.Ruled | e.Questioned):
        return set()
    report = report_of(event) if isinstance(event, e.Ruled) else getattr(event, "report", "")
    return cards_in(report.partition(":")[2])


def cards_in(words: str) -> set[int]:
    return {card for text in CARDS_IN_WORDS.findall(words) for card in parse(text)}


def hands_of(events: list[Any], viewer: Viewer) -> Iterator[tuple[int, list[Any]]]:
    """The log in parts, each beginning with a hand, and where the viewer sat in it."""
    names: dict[int, str] = {}
    part: list[Any] = []
    seat = -1
    for event in events:
        if isinstance(event, e.Began):
            yield seat, part
            part = []
            own = [at for at, name in names.items() if Player(name) == viewer]
            seat = own[0] if own else -1
        move_names(names, event)
        part.append(event)
    yield seat, part


def move_names(names: dict[int, str], event: Any) -> None:
    if isinstance(event, e.Seated | e.LockedUp):
        names[event.seat] = event.player
    elif isinstance(event, e.Left):
        del names[event.seat]
    elif isinstance(event, e.SeatChanged):
        one, other = names.pop(event.seat), names.pop(event.to, None)
        names[event.to] = one
        if other is not None:
            names[event.seat] = other


def turned_round(
    table: Table,
    part: list[Any],
    viewer: Viewer,
    seat: int,
    dice: random.Random,
    kept: Collection[int] = (),
) -> dict[int, int]:
    """Other cards for those of a hand that a viewer has not seen, but for some that are kept."""
    seen = {card for event in part if was_seen(event, viewer, seat) for card in event.cards}
    seen |= set(kept)
    if isinstance(viewer, Floor):
        seen |= {card for event in part for card in cards_named(event)}
    unseen = sorted(set(table.game.cards) - seen)
    return dict(zip(unseen, dice.sample(unseen, len(unseen)), strict=True))


def permuted(
    table: Table, viewer: Viewer, dice: random.Random, kept: Collection[int] = ()
) -> Table:
    """The same table with all cards this viewer has not seen, in each hand, dealt otherwise; some
    may be kept where they are."""
    events: list[Any] = []
    for seat, part in hands_of(all_events(table), viewer):
        other = turned_round(table, part, viewer, seat, dice, kept)
        events += [changed(event, other) for event in part]
    return replay(events)


def changed(event: Any, other: dict[int, int]) -> Any:
    fields = holding(type(event))
    if not fields:
        return event
    new: dict[str, Any] = {
        name: tuple([other.get(card, card) for card in getattr(event, name)])
        for name in fields
        if name in ("cards", "deck", "stub")
    }
    if isinstance(event, e.Noted):
        new["facts"] = tuple((name, f"another {value}") for name, value in event.facts)
    if isinstance(event, h.Burned):
        new["card"] = other.get(event.card, event.card)
    if cards_named(event) and isinstance(event, e.Ruled):
        new["facts"] = tuple((name, in_words(text, other)) for name, text in event.facts)
    elif cards_named(event):
        new["report"] = in_words(event.report, other)
    return msgspec.structs.replace(event, **new) if new else event


@cache
def holding(kind: type) -> tuple[str, ...]:
    """Which fields of a kind of event or command hold cards, or words that may name some."""
    wanted = ("cards", "deck", "stub", "card", "facts", "report")
    return tuple(name for name in wanted if name in kind.__struct_fields__)  # type: ignore[attr-defined]


def in_words(text: str, other: dict[int, int]) -> str:
    """A text with other cards named in it."""
    return CARDS_IN_WORDS.sub(
        lambda words: show(tuple(other.get(card, card) for card in parse(words[0]))), text
    )


def players(table: Table) -> list[Viewer]:
    return [Player(seat.player) for _, seat in taken_seats(table)]
