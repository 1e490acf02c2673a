"""What has happened to seats, in words: each move with its numbers and its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shuffleup.tournament.event_seats import seat_events as st

REDRAWN: Final = "drawn anew"  # of a move for which no numbers decide


def say_given(event: st.SeatGiven, zone: str) -> str:
    why = f" ({event.why})" if event.why and event.why != "drawn" else ""
    seat = f"table {event.table} seat {event.seat + 1}"
    return f"{event.player} has {seat} with {event.chips:,} chips{why}"


def say_moved(event: st.SeatMoved, zone: str) -> str:
    """``Ann goes from table 1 seat 3 to table 2 seat 4 with 4,500: table 1 has 7 …``."""
    places = f"from table {event.table} seat {event.seat + 1} to {where_to(event)}"
    return f"{event.player} goes {places}{with_chips(event)}: {because(event)}"


def where_to(event: st.SeatMoved) -> str:
    return f"table {event.to} seat {event.to_seat + 1}"


def with_chips(event: st.SeatMoved) -> str:
    return f" with {event.chips:,}" if event.chips else ""


def because(event: st.SeatMoved) -> str:
    """The reason, and the numbers behind it."""
    why = event.why or "by the director"
    if REDRAWN in why:
        return why
    old, new = event.players
    counts = f"players {old} at table {event.table}, {new} at table {event.to}"
    blinds = f"hands to the big blind {event.blind_in[0]} there, {event.blind_in[1]} here"
    return f"{why}; {counts}; {blinds}"


SEATS_SAID: Final[dict[type, Callable[..., str]]] = {
    st.TableAdded: lambda e, z: f"Table {e.table} is in play",
    st.TableRemoved: lambda e, z: f"Table {e.table} is closed",
    st.SeatGiven: say_given,
    st.SeatMoved: say_moved,
    st.SeatOpened: lambda e, z: "",
    st.SeatPassed: lambda e, z: f"The seat of {e.player} is {e.other}'s now",
    st.SatWrongly: lambda e, z: f"{e.player} sits in seat {e.seat + 1} of {e.table} by mistake",
    st.SeatsRedrawn: lambda e, z: f"All seats are drawn anew: tables left, {e.tables}",
    st.TableHalted: lambda e, z: f"Table {e.table} is halted",
    st.TablePlaysOn: lambda e, z: f"Table {e.table} plays on",
}
