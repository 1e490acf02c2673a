"""Kinds of events: sit-and-go, satellites, flights that merge, brackets of heads-up matches."""

from __future__ import annotations

from shuffleup.floor.senders import Role, player, staff
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.ruling import Reason
from shuffleup.room.cage.ledger import balance
from shuffleup.tournament import Tournament, act, new_tournament
from shuffleup.tournament.entries.entry_commands import EnterBySeat
from shuffleup.tournament.event_terms.terms_of_event import EventTerms, Price
from shuffleup.tournament.event_undo.undo_act_commands import UndoAct
from shuffleup.tournament.words.event_transcript import run

DIRECTOR = staff(Role.DIRECTOR)
LEVELS = "levels: 25/50 for 20, 50/100 for 20"


def test_a_sit_and_go_begins_when_it_is_full() -> None:
    run(
        f"""
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 1500, price 20+2, seats 3, cap 3, sit-and-go
        {LEVELS}
        here: Ann, Bob, Cy, Dan
        Ann registers; Bob registers
        x draw the seats by 1 (time-goes-on)
        [19:00] Cy registers
        x Dan registers (more-than-there-is)
        draw the seats by 1
        = level is 1
        = level ends at 19:20
        = chips in play: 4500
        undo
        = level is 0
        = chips in play: 0
        """
    )


# ---- satellites ------------------------------------------------------------------------------


def a_satellite(rules: Rules = DEFAULT) -> tuple[Tournament, Tournament]:
    """A satellite with two seats worth 110 for Ann and Bob, and the event of 100+5 they are for."""
    satellite = run(
        f"""
        event: 2026-11-13 UTC
        terms: holdem no-limit, stack 5000, price 60+6, seats 4, satellite 110
        {LEVELS}
        table 1: Ann 5000, Bob 3000, Cy 2000, Dan 1000
        all-in at 1: Ann beats Cy, Dan
        pay the prizes
        """,
        rules,
    ).event
    terms = EventTerms("holdem", 5000, Price(100, 5))
    main = new_tournament("main", terms, satellite.levels, rules=rules, room=satellite.room)
    return satellite, main


def test_a_seat_that_is_won_waits_in_the_ledger_and_is_no_cash() -> None:
    satellite, main = a_satellite()
    room = satellite.room
    assert room.accounts["event/event/seat of Ann/cash"] == 110
    ruling = act(main, EnterBySeat("Ann", "event"), player("Ann"))
    assert ruling.refusal is None
    assert balance(room, main.account("pool")) == 100
    assert balance(room, main.account("fee")) == 5
    assert balance(room, "event/event/seat of Ann/cash") == 0
    again = act(main, EnterBySeat("Cy", "event"), player("Cy"))
    assert again.refusal is not None
    assert again.refusal.reason is Reason.MORE_THAN_THERE_IS
    act(main, UndoAct(), DIRECTOR)
    assert balance(room, "event/event/seat of Ann/cash") == 110
    assert sum(room.accounts.values()) == 0


def test_a_seat_is_for_whoever_won_it_unless_the_house_lets_it_be_given_away() -> None:
    _, main = a_satellite()
    given = act(main, EnterBySeat("Cy", "event", won="Bob"), DIRECTOR)
    assert given.refusal is not None
    assert given.refusal.reason is Reason.NOT_IN_THIS_HOUSE
    _, main = a_satellite(DEFAULT.but(seat_transferable=True))
    assert act(main, EnterBySeat("Cy", "event", won="Bob"), DIRECTOR).refusal is None
    assert list(main.entrants) == ["Cy"]
