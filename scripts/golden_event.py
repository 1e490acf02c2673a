"""Small logs of events that every later engine must read: ``python -m scripts.golden_event …``.

One event that people deal (a late entrant, busts at once, one that was wrong and undone, tables
made even, a race, a penalty, hand for hand), and one that is dealt here; ``*.json`` say how each
then stood. Frozen and made anew like the golden logs of tables and rooms.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from msgspec import to_builtins
from msgspec.structs import replace

from shuffleup.floor.senders import Role, staff
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.log import FileLog
from shuffleup.log.head import head_path
from shuffleup.room.instants import start_of
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.words.room_transcript import time_told
from shuffleup.table.commands import NextHand
from shuffleup.tournament.act import act
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.event_clock.clock_commands import PassTime
from shuffleup.tournament.event_log.kept_event import EVENT, EventKeeper, read_event
from shuffleup.tournament.event_log.said_to_director import meant_in_event
from shuffleup.tournament.new_tournament import new_tournament
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.director_board import director_board
from shuffleup.tournament.words.terms_words import read_levels, read_terms

DAY, ZONE = "2026-11-13", "America/New_York"
DIRECTOR: Final = staff(Role.DIRECTOR)
BY_HAND = """
terms: holdem no-limit, stack 5000, price 50+10, seats 4, late 2, chips 25/100/500, by hand
levels: 25/50 for 20, 50/100 for 20 removing 25, break for 10, 100/200 for 20, 200/400 for 20
Ann registers
Bob registers
Cy registers
Dan registers
Eve registers
Fay registers
Gus registers
[19:00] draw the seats by 7
play begins
[19:10] Hal registers
seat Hal by 3
Gus misses 1 rounds for etiquette
[19:15] hand played at 1
hand played at 2: button 1
warn Fay for etiquette
[19:25] Bob is out with 4000 by Fay
undo: bust of Bob
out at once: Eve 4500, Cy 5000
count Dan 11000, Gus 9000
counted Ann 5025, Bob 5975, Fay 4000, Hal 5000: settle the tables by 5
halt table 2
let table 2 play on
[19:41] race off 25 by 9
hand for hand
next round
no longer hand for hand
[19:52] Fay is out with 4000
close registration
set the prizes
"""
DEALT = """
terms: holdem no-limit, stack 2000, price 20+2, seats 6, prizes 70/30, chips 25/100/500
levels: 25/50 for 20, 50/100 for 20
Ann registers
Bob registers
Cy registers
manager: change the terms: re-entries 1
[20:00] draw the seats by 11
play begins
at 1: next hand
at 1: Ann raises to 150
at 1: Cy calls
at 1: Bob folds
at 1: Cy checks
at 1: Ann bets 400
at 1: Cy folds
[20:05] stop the clock
[20:10] start the clock
5 minutes more
at 1: next hand
"""
GOLDEN: Final = {"by-hand": (BY_HAND, "tournament"), "dealt": (DEALT, "rpl")}


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, (text, book) in GOLDEN.items():
        path = folder / f"{name}.log"
        for old in (path, head_path(path)):
            old.unlink(missing_ok=True)
        direct(FileLog(path, EVENT), text, book)
        head_path(path).unlink()  # a golden log stands alone
        seen = json.dumps(standing(read_event(FileLog(path, EVENT))), indent=1, sort_keys=True)
        (folder / f"{name}.json").write_text(f"{seen}\n", "utf-8")


def direct(log: FileLog, text: str, book: str) -> None:
    """Every sentence said to the event and kept, as at a desk."""
    terms, levels, *sentences = text.strip().splitlines()
    read, structure = read_terms(terms.removeprefix("terms: "))
    law, start = rulebook(book), start_of(DAY, ZONE)
    event = new_tournament(
        "Friday",
        read,
        read_levels(levels.removeprefix("levels: "), structure),
        rules=resolve(law),
        rulebook=digest(law),
        zone=ZONE,
        now=start,
    )
    EventKeeper.of_new(log, event).keep()
    keeper = EventKeeper.of(log, whole=True)  # an undoing needs all of it
    event = keeper.state
    for number, line in enumerate(sentences):
        time, _, words = line.rpartition("] ")
        if time:
            at = time_told(start, ZONE, time.removeprefix("["))
            act(event, PassTime(at), DIRECTOR)
        keeper.keep(Deed(DIRECTOR.id, DIRECTOR.role.value, words, say(event, words, number)))


def say(event: Tournament, words: str, number: int) -> tuple[str, ...]:
    """Do what the words mean; the points behind it."""
    grounds: list[str] = []
    for command, by in meant_in_event(event, words, DIRECTOR):
        ruling = act(event, from_seed(command, number), by)
        if ruling.refusal is not None:
            raise ValueError(f"{words}: {ruling.refusal.says}")
        grounds += ruling.grounds
    return tuple(dict.fromkeys(grounds))


def from_seed(command: EventCommand, seed: int) -> EventCommand:
    if not isinstance(command, OnTheTable) or not isinstance(command.command, NextHand):
        return command
    return replace(command, command=replace(command.command, seed=seed))


def standing(event: Tournament) -> object:
    """How an event stands, as its director sees it: nothing of how it is kept."""
    return json.loads(json.dumps(to_builtins(director_board(event))))


if __name__ == "__main__":
    main()
