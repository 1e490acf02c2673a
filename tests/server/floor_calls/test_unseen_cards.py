"""No interview tells anything of cards that nobody has seen: of a hand in the muck, of the deck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from tests.server.my_hands.test_seen_hands import CARDS, as_cards, changed
from tests.server.small_house import does, must, seat, small_house

from shuffleup.client.messages import Done
from shuffleup.floor.senders import DEALER
from shuffleup.games import game
from shuffleup.hand import commands as h
from shuffleup.hand.options import options
from shuffleup.law.rulebook import rulebook
from shuffleup.server.dealer.for_the_absent import for_the_absent
from shuffleup.server.floor_calls import interviewing
from shuffleup.server.floor_calls.interview_bodies import (
    InterviewAsked,
    InterviewStep,
    QuestionShown,
)
from shuffleup.server.floor_calls.interviewing import UNSEEN, kinds_at, step
from shuffleup.server.floor_calls.unseen_cards import otherwise_dealt
from shuffleup.table.apply import replay, table_events
from shuffleup.table.commands import NextHand
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table
from shuffleup.table.viewing.seating import Seating
from shuffleup.table.viewing.stream import told_part
from shuffleup.table.viewing.table_view import view
from shuffleup.table.viewing.viewers import Floor, Spectator

PEOPLE = ("ann", "bob", "cid")
SAID = {"chips": "4", "count": "1", "chips by denomination": "4", "seat": "1", "seats": "1"}
BOOK = rulebook("rpl")  # in which a deliberate miscall may cost the pot


def played(key: str, seed: int) -> list[list[AnyTableEvent]]:
    """What had happened after each act of a hand in which all but one show at the end."""
    house = small_house(key=key, book="rpl")
    seat(house, PEOPLE)
    mucks = Random(seed).randrange(3)
    must(house, NextHand(f"{seed}", ask_show=True), DEALER, "1")
    table, moments = house.places["room"].tables["1"], []
    while table.hand is not None:
        may = options(table.hand)
        assert may is not None
        at, who = may.seat, table.seats[may.seat]
        assert who is not None
        at_the_end = h.Muck(at) if at == mucks else h.Show(at)
        wish = at_the_end if may.show else h.Call(at) if may.call else for_the_absent(table.hand)
        assert isinstance(does(house, who.player, wish), Done)
        moments.append(table_events(house.log.read(0, "room/table/1")))
    return moments


def twin(events: Sequence[AnyTableEvent], key: str, seed: int) -> Table:
    """The table after the same events, with other cards where nobody has seen them."""
    seating = Seating()
    seating.hear(events)
    seen = {
        card
        for event in told_part(seating, Spectator(), 0, list(events)).events
        for name in CARDS
        for card in as_cards(getattr(event, name, ()))
    }
    hidden = [card for card in game(key).cards if card not in seen]
    other = dict(zip(hidden, Random(seed).sample(hidden, len(hidden)), strict=True))
    return replay([changed(event, other) for event in events])  # type: ignore[misc]


def answered(question: QuestionShown, dice: Random) -> str:
    if question.answers:
        return dice.choice(question.answers).value
    if question.seats:
        return str(dice.choice(question.seats) + 1)
    return SAID.get(question.kind, "")


def asked(table: Table, kind: str, seed: int) -> list[InterviewStep]:
    """A whole interview, its questions answered as the dice have it."""
    dice, facts, steps = Random(seed), dict[str, str](), list[InterviewStep]()
    for _ in range(10):
        steps.append(step(table, BOOK, InterviewAsked("room", "1", kind, dict(facts)), list))
        wanted = [one for one in steps[-1].questions if one.name not in facts]
        said = answered(wanted[0], dice) if wanted else ""
        if not said:
            break
        facts[wanted[0].name] = said
    return steps


def differing(key: str, seed: int, moments: int = 2) -> list[str]:
    """The kinds of which an interview tells another thing with other unseen cards."""
    found = []
    for events in played(key, seed)[-moments:]:
        table, other = replay(events), twin(events, key, seed)
        kinds = kinds_at(table)
        if kinds != kinds_at(other):
            found.append("the list of kinds")
        for kind in kinds:
            here, there = (asked(one, kind.name, seed) for one in (table, other))
            if msgspec.json.encode(here) != msgspec.json.encode(there):
                found.append(kind.name)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("key", ["holdem", "omaha-eight", "stud", "five-card-draw"])
def test_nothing_that_is_told_at_a_showdown_or_after_it_turns_on_an_unseen_card(key: str) -> None:
    assert differing(key, 1) == []


def test_where_cards_lie_on_the_table_of_an_interview_does_not_turn_on_where_they_lie() -> None:
    events = played("holdem", 2)[-2]
    table, other = replay(events), twin(events, "holdem", 3)
    assert table.last != other.last or table.hand != other.hand
    one, same = (otherwise_dealt(at, 1) for at in (table, other))
    assert (one.hand, one.last) == (same.hand, same.last)
    assert view(one, Floor()) == view(table, Floor()), "all that is open is as it is"
    assert view(table, Floor()) == view(other, Floor())


def miscalls(table: Table) -> list[InterviewStep]:
    """Each of the three called a hand wrongly on purpose, and each other threw one away for it."""
    told = {"called": "too-high", "deliberate": "yes", "next-hand": "not-begun"}
    facts = [
        {**told, "seat": str(one), "discarded": str(other)}
        for one in (1, 2, 3)
        for other in (1, 2, 3)
        if one != other
    ]
    wanted = [InterviewAsked("room", "1", "miscalled-hand", one) for one in facts]
    return [step(table, BOOK, one, list) for one in wanted]


def found_out(seeds: range) -> int:
    """Of how many hands it is told whether the one in the muck would have won."""
    ends = [(seed, played("holdem", seed)[-1]) for seed in seeds]
    return sum(
        any(miscalls(replay(events)) != miscalls(twin(events, "holdem", other)) for other in (1, 2))
        for _, events in ends
    )


def test_whether_a_hand_in_the_muck_would_have_won_is_not_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the table as it is before the judge, it is: the pot can be lost to the mucked hand."""
    assert found_out(range(10)) == 0
    monkeypatch.setattr(interviewing, "otherwise_dealt", lambda table, seed: table)
    assert found_out(range(10)) > 0


def test_a_ruling_that_turns_on_unseen_cards_says_so() -> None:
    ends = [played("holdem", seed)[-1] for seed in range(10)]
    rulings = [one.ruling for events in ends for one in miscalls(replay(events)) if one.ruling]
    notes = [one.notes[-1:] == (UNSEEN,) for one in rulings]
    assert any(notes)
    assert not all(notes)
