"""Phones at the tables: what the cases cannot say."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import Role, player, staff
from shuffleup.law.ruling import Reason
from shuffleup.room.act import act
from shuffleup.room.apply import replay
from shuffleup.room.commands import RoomCommand
from shuffleup.room.devices.device_commands import AllowDevices, RestrictDevices, UseDevice
from shuffleup.room.state import Room, copy
from shuffleup.room.words.room_transcript import run

TWO = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 9
table 1: 1/2, Ann 200, Bob 200
"""
MANAGER, FLOOR = staff(Role.MANAGER), staff(Role.FLOOR)


def room_of_two() -> Room:
    return run(TWO).room


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (RestrictDevices("7", "hindered play"), Reason.NO_SUCH_TABLE),
        (RestrictDevices("1", "hindered play", "Cy"), Reason.NOT_SEATED),
        (AllowDevices("1"), Reason.NOT_ASKED_FOR),
        (UseDevice("Cy", "1"), Reason.NOT_SEATED),
    ],
)
def test_what_makes_no_sense_changes_nothing(wanted: RoomCommand, reason: Reason) -> None:
    room = room_of_two()
    before = copy(room)
    refusal = act(room, wanted, MANAGER).refusal
    assert refusal is not None
    assert refusal.reason is reason
    assert room == before


def test_only_management_restricts_them() -> None:
    refusal = act(room_of_two(), RestrictDevices("1", "hindered play"), FLOOR).refusal
    assert refusal is not None
    assert (refusal.reason, refusal.grounds) == (Reason.NOT_YOUR_WORK, ("device-restriction",))


def test_a_table_and_a_player_are_restricted_apart_and_the_log_tells_it() -> None:
    room = room_of_two()
    for wanted in (
        RestrictDevices("1", "hindered play"),
        RestrictDevices("1", "suspected collusion", "Ann"),
        AllowDevices("1"),
    ):
        assert act(room, wanted, MANAGER).ok
    assert act(room, UseDevice("Bob", "1"), player("Bob")).ok
    refusal = act(room, UseDevice("Ann", "1"), player("Ann")).refusal
    assert refusal is not None
    assert (refusal.reason, refusal.grounds) == (Reason.NO_DEVICES, ("device-restriction",))
    assert replay(room.log) == room
