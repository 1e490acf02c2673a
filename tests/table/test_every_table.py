"""What holds of every table whatever people do: replay, copies, judging, options, next hands."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import settings
from tests.properties.choices import attempts
from tests.table.sending import ask
from tests.table.walks import BOOKS, TABLES, Walk, brought, chips_everywhere, no_limit, way_of

from shuffleup.hand.commands import Fold
from shuffleup.hand.events import Shuffled
from shuffleup.hand.setup import Forced
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Ruling
from shuffleup.log.codec import decode, encode
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply, gather, replay
from shuffleup.table.blinds.account import Arrival, EntryChoice
from shuffleup.table.blinds.entry_choices import is_playing, options
from shuffleup.table.blinds.in_turn import is_ready
from shuffleup.table.blinds.plan import plan
from shuffleup.table.house import House
from shuffleup.table.judge import JUDGES
from shuffleup.table.state import Table, copy, taken_seats

EXAMPLES: int = settings.default.max_examples  # type: ignore[union-attr]
IDS = [f"{book}-{button or 'own'}" for book, button in TABLES]
every_table = pytest.mark.parametrize(("book", "button"), TABLES, ids=IDS)
every_book = pytest.mark.parametrize("book", BOOKS)
HOUSES = (House(), House(drop=2), House(rake=5, rake_cap=4, promotion=1), House(collection_blind=1))


class Watched(Walk):
    """A walk that keeps its whole log and is looked at after everything that happens."""

    seen = 0

    def hear(self) -> None:
        gather(self.table)
        new = self.table.log[self.seen :]
        self.seen += len(new)
        self.chips += brought(new)
        self.look(new)

    def look(self, new: list[Any]) -> None:
        """For a test to fill in."""


def walks(kind: type[Watched], book: str, count: int, hands: int = 12, **how: Any) -> None:
    for seed in range(count):
        stakes = no_limit(2, 4, ante=seed % 2)
        walk = kind(book, seed, stakes=stakes, house=HOUSES[seed % len(HOUSES)], wild=0.5, **how)
        for _ in range(hands):
            walk.stir()
            walk.hand()


# ---- the log ---------------------------------------------------------------------------------


class Shadowed(Watched):
    """Another table is told of every event, and must be the same table at every moment."""

    shadow: Table | None = None

    def look(self, new: list[Any]) -> None:
        if self.shadow is None:
            self.shadow = replay(new)
        else:
            for event in new:
                apply(self.shadow, decode(encode(event)))
            gather(self.shadow)
        assert self.shadow == self.table
        assert self.shadow.log == self.table.log


@every_table
def test_a_log_tells_of_the_same_table_at_every_moment(book: str, button: str) -> None:
    walks(Shadowed, book, EXAMPLES // 3, button=button)


@every_book
def test_every_event_can_be_written_and_read(book: str) -> None:
    walk = Watched(book, 3, wild=0.5)
    for _ in range(20):
        walk.stir()
        walk.hand()
    assert all(decode(encode(event)) == event for event in walk.table.log)
    assert replay(decode(encode(event)) for event in walk.table.log) == walk.table


class Copied(Watched):
    """A copy made before something happens is not changed by it."""

    before: Table | None = None
    log: tuple[Any, ...] = ()

    def look(self, new: list[Any]) -> None:
        if self.before is not None and new and self.chance.random() < 0.05:
            assert list(self.log) == self.before.log
            assert replay(self.before.log) == self.before
            assert self.before != self.table
        self.before, self.log = copy(self.table), tuple(self.table.log)


@every_book
def test_a_copy_stands_alone(book: str) -> None:
    walks(Copied, book, EXAMPLES // 4)


# ---- chips and cards -------------------------------------------------------------------------


@every_table
def test_chips_and_cards_are_conserved_after_every_event(book: str, button: str) -> None:
    for seed in range(EXAMPLES // 4):
        walk = Watched(book, seed, button=button, wild=0.8, house=HOUSES[seed % len(HOUSES)])
        for _ in range(12):
            walk.stir()
            walk.hand()
        table = replay(walk.table.log[:1])
        chips = 0
        for event in walk.table.log[1:]:
            apply(table, event)
            chips += brought([event])
            assert chips_everywhere(table) == chips, event
            assert all(seat.stack >= 0 for _, seat in taken_seats(table)), event
            assert_cards(table, event)


def assert_cards(table: Table, event: Any) -> None:
    """Every card of the deck is somewhere, once."""
    hand = table.hand
    if hand is None or isinstance(event, e.Began):
        return
    places = [hand.stub, hand.burns, hand.muck, *hand.hole, hand.boards[0]]
    places += [board[hand.split_at :] for board in hand.boards[1:]]
    assert sorted(card for place in places for card in place) == sorted(table.game.cards), event


# ---- judging ---------------------------------------------------------------------------------

GARBAGE = ("", "x", None, True, False, -1, 99, 2**70, -(2**70), 1.0, float("nan"), (), (1,), [], {})


def garbled(kind: type, table: Table, chance: random.Random) -> Any:
    """A command of a kind with anything in its fields, now and then something that makes sense."""
    sense: dict[str, Any] = {
        "seat": chance.randrange(table.n), "to": chance.randrange(table.n), "player": "P1",
        "other": chance.randrange(table.n), "amount": chance.choice((0, 1, 500)),
        "choice": chance.choice(list(EntryChoice)), "arrival": chance.choice(list(Arrival)),
        "house": table.house, "game": table.game, "stakes": table.stakes, "rules": table.rules,
    }  # fmt: skip
    fields = {}
    for name in kind.__struct_fields__:
        sensible = name in sense and chance.random() < 0.5
        fields[name] = sense[name] if sensible else chance.choice(GARBAGE)
    return kind(**fields)


def assert_sound(ruling: Ruling, command: Any) -> None:
    """A ruling says yes, or no with a reason: malformed, or with grounds in law."""
    assert isinstance(ruling, Ruling), command
    if ruling.refusal is not None:
        assert ruling.refusal.says, command
        assert bool(ruling.refusal.grounds) != ruling.refusal.reason.malformed, command
        assert not ruling.events, command


class Garbled(Watched):
    """At every moment nonsense is asked for, and changes nothing."""

    def look(self, new: list[Any]) -> None:
        if self.chance.random() > 0.1:
            return
        before, log = copy(self.table), list(self.table.log)
        for kind in JUDGES:
            command = garbled(kind, self.table, self.chance)
            assert_sound(ask(self.table, command), command)
        for nonsense in (None, 7, "next hand", object(), Fold, c.Sit, ("Leave", 1)):
            assert not ask(self.table, nonsense).ok
        if self.table.hand is not None and self.table.hand.actor >= 0:
            for played in attempts(self.table.hand, self.chance):
                assert_sound(ask(self.table, played), played)
        assert self.table == before
        assert self.table.log == log


@every_book
def test_judging_changes_nothing_and_understands_any_nonsense(book: str) -> None:
    walks(Garbled, book, EXAMPLES // 4)


GROUNDS: set[str] = set()


class Grounded(Watched):
    """Collects the grounds of every refusal."""

    def take(self, command: Any) -> Ruling:
        ruling = super().take(command)
        assert_sound(ruling, command)
        if ruling.refusal is not None:
            GROUNDS.update(ruling.refusal.grounds)
        return ruling


def test_every_refusal_stands_on_a_clause_of_every_book() -> None:
    GROUNDS.clear()
    for book in BOOKS:
        walks(Grounded, book, EXAMPLES // 3, drawn=book != "rpl")
    assert len(GROUNDS) > 10
    for book in BOOKS:
        law = rulebook(book)
        unfounded = {ground for ground in GROUNDS if not cite(law, (ground,), "holdem")}
        assert not unfounded, book


# ---- the ways in -----------------------------------------------------------------------------


class Optional(Watched):
    """The options of every seat without cards are exactly the ways that judge accepts."""

    def look(self, new: list[Any]) -> None:
        if self.chance.random() > 0.2:
            return
        for at, seat in taken_seats(self.table):
            offered = {way_of(words) for words in options(self.table, at)}
            accepted = {way for way in EntryChoice if ask(self.table, c.Choose(at, way)).ok}
            if plan(self.table).places.big == at:  # it is the big blind in turn, whatever one says
                offered.discard(EntryChoice.POST)
                accepted.discard(EntryChoice.POST)
            free = (
                seat.presence.here and not seat.presence.barred and not is_playing(self.table, at)
            )
            if free and is_ready(self.table, seat):
                assert offered == accepted, (seat.player, offered, accepted)
            else:
                assert offered <= accepted


@every_table
def test_the_ways_offered_are_those_accepted(book: str, button: str) -> None:
    walks(Optional, book, EXAMPLES // 3, button=button)


# ---- the next hand ---------------------------------------------------------------------------


class Dealt(Watched):
    """Whatever was before: the next hand is a proper one, or there is a reason why not."""

    def look(self, new: list[Any]) -> None:
        for one, event in pairwise(new):
            if isinstance(one, e.Began):
                assert isinstance(event, Shuffled)
                self.check(one)

    def check(self, began: e.Began) -> None:
        dealt = {at for at, stack in enumerate(began.stacks) if stack}
        assert len(dealt) >= 2
        assert {post.seat for post in began.posts} <= dealt
        for kind in Forced:
            seats = [post.seat for post in began.posts if post.kind is kind]
            bb_ante = kind is Forced.DEAD and self.table.stakes.big_blind_ante
            assert len(set(seats)) == len(seats) or bb_ante, began.posts
        blinds = [post for post in began.posts if post.kind is Forced.BLIND]
        assert blinds
        assert blinds[-1].amount == self.table.stakes.blinds[-1]
        assert all(post.amount in self.table.stakes.blinds for post in blinds)
        antes = {post.seat for post in began.posts if post.kind is Forced.ANTE}
        assert antes == (dealt if self.table.stakes.ante else set())


@every_table
def test_the_next_hand_is_a_proper_one(book: str, button: str) -> None:
    walks(Dealt, book, EXAMPLES // 3, hands=30, button=button)


@pytest.mark.parametrize("book", ["pechanga", "pechanga-t", "rpl"])
def test_three_blinds_are_posted_by_three_players(book: str) -> None:
    for seed in range(EXAMPLES // 3):
        walk = Dealt(book, seed, stakes=no_limit(1, 2, 4))
        for _ in range(30):
            walk.stir()
            walk.hand()
            walk.count()


@every_table
def test_where_two_wait_there_is_soon_a_game_and_everyone_in_it(book: str, button: str) -> None:
    for seed in range(EXAMPLES // 2):
        walk = Walk(book, seed, button=button)
        for _ in range(seed % 25):
            walk.stir()
            walk.hand()
        everyone_waits(walk)
        ready = {at for at, seat in taken_seats(walk.table) if is_ready(walk.table, seat)}
        if len(ready) < 2:
            continue
        dealt: set[int] = set()
        for _ in range(3 * walk.table.n):
            if walk.take(c.NextHand(seed=1)).ok:
                fold_out(walk)
                dealt |= {at for at in ready if walk.table.deal.dealt >> at & 1}
        assert dealt == ready


def everyone_waits(walk: Walk) -> None:
    """All are there, with chips, and wait for the big blind."""
    for at, seat in taken_seats(walk.table):
        walk.take(c.ComeBack(at))
        if seat.stack < 200:
            walk.take(c.AddChips(at, 500))
        walk.take(c.Choose(at, EntryChoice.WAIT))


def fold_out(walk: Walk) -> None:
    while (hand := walk.table.hand) is not None:
        assert walk.take(Fold(hand.actor)).ok
