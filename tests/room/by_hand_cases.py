"""A case of the room with its tables dealt by hand: the same statements, put to tables at which a
dealer tells of every hand, and the floor then counts the stacks it left. What the cards of a hand
show of a jackpot the floor answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from shuffleup.cases.citations import without_citations
from shuffleup.law import Rules
from shuffleup.law.notation import Statement, parse, reading
from shuffleup.law.rule import Case
from shuffleup.room.promotions.hand_evidence import ASKED, TABLED, evidence_of
from shuffleup.room.promotions.promotion_commands import HitJackpot
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import RoomScene, opened, run_one
from shuffleup.table.state import taken_seats

PASSING: Final = re.compile(r"at (\S+): (\d+) hands? pass(?:es)?")
DEALT: Final = re.compile(r"hand at ([^\s:]+): .+")
HIT: Final = re.compile(r"(.*?)(\S+) is hit at (\S+?)( \(\S+\))?")
STANDING: Final = re.compile(r"table \S+: .*")  # in the opening lines
OPENING: Final = re.compile(r"(?:\S+: )?open table \S+ for \S+(?: with \d+ over)?")
Look = Callable[[Room], None]


def statements_of(case: Case) -> list[Statement]:
    """What a case says, one hand that passes to a statement."""
    found: list[Statement] = []
    for one in without_citations(parse(case.play)):
        passing = PASSING.fullmatch(one.words)
        if passing is None:
            found.append(one)
            continue
        first = replace(one, words=f"at {passing[1]}: 1 hand passes")
        found += [first, *[replace(first, time="")] * (int(passing[2]) - 1)]
    return found


def by_hand(one: Statement) -> Statement:
    """The same statement about a table dealt by hand."""
    if not one.mark and STANDING.fullmatch(one.words) and not one.words.endswith("by hand"):
        return replace(one, words=f"{one.words}, by hand")
    if OPENING.fullmatch(one.words):
        return replace(one, words=f"{one.words} by hand")
    return one


def hands_in(case: Case) -> int:
    """How many hands are dealt in a case."""
    words = [one.words for one in statements_of(case)]
    return sum(bool(PASSING.fullmatch(one) or DEALT.fullmatch(one)) for one in words)


def run_by_hand(case: Case, rules: Rules, look: Look) -> Room:
    """Both kinds of tables side by side; a line that is false of either is the error."""
    here = statements_of(case)
    live = [by_hand(one) for one in here]
    (scene, count), (other, _) = opened(here, rules), opened(live, rules)
    for one, told in zip(here[count:], live[count:], strict=True):
        with reading(one.line):
            before = {number: dict(t.collected) for number, t in scene.room.tables.items()}
            answer = answered(scene.room, told)
            run_one(scene, one)
            dealt = DEALT.fullmatch(one.words)
            if dealt:
                answer = replace(told, words=reported(scene.room, dealt[1], before[dealt[1]]))
            run_one(other, answer)
        if dealt or PASSING.fullmatch(one.words):
            count_stacks(scene.room, other)
        look(other.room)
    return other.room


def reported(here: Room, number: str, before: dict[str, int]) -> str:
    """A hand that was dealt here, as a dealer would tell of it."""
    taken = here.tables[number].collected
    parts = [f"{purse} {taken[purse] - before.get(purse, 0)}" for purse in taken]
    told = [part for part in parts if part.startswith(("drop", "promotion"))]
    return f"at {number}: " + ", ".join(["hand played", *told])


def answered(here: Room, one: Statement) -> Statement:
    """A claim to a jackpot with the answers of the floor, who saw the hand."""
    hit = HIT.fullmatch(one.words)
    if hit is None or here.tables[hit[3]].last is None or ":" in hit[0].removeprefix(hit[1]):
        return one
    promotion, claim = here.promotions[hit[2]], HitJackpot(hit[2], hit[3])
    if here.tables[hit[3]].by_hand:
        return one
    shown = evidence_of(here, promotion, claim)
    so = {condition.name: condition.met for condition in shown.conditions}
    so[TABLED] = not shown.mucked
    answers = [f"{name} {'yes' if so.get(name, True) else 'no'}" for name in ASKED]
    first, second = [seat.player for _, seat in taken_seats(here.tables[hit[3]])][:2]
    loser, *also = shown.losers or (first,)
    winner = shown.winner if shown.losers else second
    people = [f"loser {loser}", f"winner {winner}", *([f"also {' '.join(also)}"] if also else [])]
    return replace(
        one,
        words=f"{hit[1]}{hit[2]} is hit at {hit[3]}: "
        f"{', '.join([*people, *answers])}{hit[4] or ''}",
    )


def count_stacks(here: Room, other: RoomScene) -> None:
    """The floor counts what lies in front of everybody, as it is at the table dealt here."""
    for number, table in here.tables.items():
        for _, seat in taken_seats(table):
            if seat.presence.here:
                words = f"count {seat.player} {seat.stack} at {number}"
                run_one(other, Statement(words))
