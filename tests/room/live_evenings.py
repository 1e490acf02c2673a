"""Evenings at random in a room with tables of both kinds: whatever people, dealers and the floor
say, in the room's own words. ``python -m tests.room.live_evenings SEEDS`` goes on as long as one
likes; a test takes a few."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Final

from tests.room.test_every_case import check_ledger

from shuffleup.law import Rules
from shuffleup.law.notation import Statement
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room.act import act
from shuffleup.room.apply import replay
from shuffleup.room.state import Room, copy
from shuffleup.room.words.room_transcript import RoomScene, run, spoken, tell_time
from shuffleup.room.words.said_at_table import AT_TABLE, one_hand
from shuffleup.table.state import taken_seats

BOOKS: Final = ("pechanga", "mohegan", "rpl")
ROOM: Final = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 6, buy-in 50-300, drop 4, promotion 1
game 2/5: holdem no-limit 2/5, seats 6, time 6
table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 90, Eli 200, Flo 300, by hand
table 2: 1/2, Gus 200, Hal 200, Ida 250, Jo 120, -, -, by hand
table 3: 1/2, Kim 200, Lee 200, Max 200, -, -, -
table 4: 2/5, Ned 500, Ola 500, Pia 400, -, -, -, by hand
here: Quy, Ray, Sam, Tom
manager: pool gets 2000
manager: post bad-beat at 1000: beaten AcAdAhTsTc, by 2c2d2h2s3c, policy P, rules R
"""
NAMES: Final = (
    "Ann", "Bob", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lee", "Max",
    "Ned", "Ola", "Pia", "Quy", "Ray", "Sam", "Tom",
)  # fmt: skip
SAID: Final = (
    "{who} leaves table {at}", "{who} steps away from table {at}", "at {at}: hand played",
    "{who} sits back down at table {at}", "{who} joins {game}", "call {game}", "at {at}: 1 hand",
    "{who} takes the seat in {game} with {n}",
    "floor: {who} sits down at {at} in seat {seat} with {n}",
    "count {who} {n} at {at}", "counted {who} {n}: {who} leaves table {at}", "{who} goes home",
    "{who} buys {n} at {at}", "cage: {who} cashes out of {at} with {n}", "{who} arrives",
    "pick up {who} at table {at}", "{who} goes to dinner from table {at}", "move up {game}",
    "{who} picks up at table {at} for 30 minutes", "{who} is back for {game}", "{who} moves up",
    "a dealer comes to table {at}", "table 2 feeds table 1", "table 2 feeds no other",
    "{who} volunteers to move", "{who} refuses to move", "{who} goes to table {at}",
    "counted {who} {n}: {who} moves up", "{who} returns to the feeder of {game} with {n}",
    "{who} signs for table {at}", "floor: {who} changes to seat {seat} of {at}",
    "at {at}: hand played, without {who}, drop 4, promotion 1", "at {at}: the box has 3 more",
    "drop of {at} counted: {n}", "drop of {at} counted: 4 and 1 for the pool",
    "manager: bar {who} for shouting", "manager: let {who} play again",
    "{who} collects the held chips",
    "collect time at {at}", "supervisor: count {n} of {who} at table {at}", "table {at} breaks",
    "counted {who} {n}: table {at} breaks", "{who} chooses seat {seat} of table {at}",
    "{n} of {who} is missing at table {at}", "{who} takes {n} along from table {at}",
    "{who} locks up the seat in {game} with {n}", "{who} declines {game}", "{who} rolls {game}",
    "{who} misses the blind at table {at}", "recall everyone to table {at}",
    "floor: {who} plays over seat {seat} of {at} with {n}", "{who} is back under the box of {at}",
    "manager: close table {at}", "manager: make table {at} private", "at {at}: {who} is away",
    "at {at}: {who} is back", "at {at}: {who} posts", "at {at}: {who} moves to {seat}",
)  # fmt: skip
RARE: Final = (
    "manager: close table {at}", "table {at} breaks", "manager: bar {who} for shouting",
    "{who} leaves table {at}", "{who} goes home", "cage: {who} cashes out of {at} with {n}",
    "counted {who} {n}: table {at} breaks", "counted {who} {n}: {who} leaves table {at}",
    "table 2 feeds no other", "manager: make table {at} private",
)  # fmt: skip
LISTS: Final = (
    "{who} joins {game}",
    "call {game}",
    "{who} takes the seat in {game} with {n}",
    "{who} arrives",
    "floor: {who} sits down at {at} in seat {seat} with {n}",
    "table 2 feeds table 1",
    "move up {game}",
    "{who} moves up",
)
HANDS: Final = ("at {at}: hand played", "at {at}: 1 hand", "count {who} {n} at {at}")


class Evening:
    """A room, and dice that decide what is said in it."""

    def __init__(self, book: str, seed: int) -> None:
        self.dice = Random(f"{book} {seed}")
        self.rules: Rules = resolve(rulebook(book))
        self.scene: RoomScene = run(ROOM, self.rules)
        self.done: Counter[str] = Counter()
        self.minutes = 19 * 60

    @property
    def room(self) -> Room:
        return self.scene.room

    def step(self) -> None:
        """Something is said; if it is refused nothing has changed."""
        dice = self.dice
        if dice.random() < 0.1:
            self.minutes += dice.choice((1, 5, 15, 60))
            time = f"+{self.minutes // 1440} {self.minutes // 60 % 24}:{self.minutes % 60:02}"
            tell_time(self.scene, Statement("", time=time))
        form = dice.choice(HANDS if dice.random() < 0.3 else SAID)
        if form in RARE and dice.random() < 0.8:
            form = dice.choice(LISTS)
        at = dice.choice("1122234")
        words = form.format(
            who=self.somebody(form, at), at=at, seat=dice.randint(1, 6),
            n=dice.choice((20, 50, 90, 100, 150, 200, 260, 300)),
            game=dice.choice(("1/2", "1/2", "2/5")),
        )  # fmt: skip
        self.done[form] += self.said(words)
        check_ledger(self.room)
        assert all(table.adrift >= 0 for table in self.room.tables.values()), words

    def somebody(self, form: str, at: str) -> str:
        """Mostly one of those whom it can be about."""
        calls = [call.player for one in self.room.listings.values() for call in one.calls]
        told = [one.player for feed in self.room.feeds.values() for one in feed.told]
        there = [seat.player for _, seat in taken_seats(self.room.tables[at])]
        about = told if "move" in form else calls if "{game}" in form else there
        if "joins" in form or "sits down" in form or not about:
            seated = [s.player for t in self.room.tables.values() for _, s in taken_seats(t)]
            about = [name for name in NAMES if name not in seated]
        return self.dice.choice(about if about and self.dice.random() < 0.85 else NAMES)

    def said(self, words: str) -> bool:
        """Whether it was lawful."""
        found = AT_TABLE.fullmatch(words)
        try:
            if found is not None and found[2] == "1 hand":
                one_hand(self.room, found[1])
                return True
            command, by = spoken(self.room, words)
        except (ValueError, LookupError):  # means nothing now
            return False
        before = copy(self.room)
        ok = act(self.room, command, by).ok
        assert ok or self.room == before, words
        return ok


def evening(book: str, seed: int, steps: int = 400) -> Evening:
    """One evening of this many words."""
    found = Evening(book, seed)
    for _ in range(steps):
        found.step()
    assert replay(found.room.log) == found.room
    return found


def main(seeds: int) -> int:
    done: Counter[str] = Counter()
    for seed in range(seeds):
        for book in BOOKS:
            done += evening(book, seed).done
    never = [form for form in SAID if not done[form]]
    print(f"{done.total():,} lawful; never: {never}")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
