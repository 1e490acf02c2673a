"""A sample event to direct: 36 people who are not there, at tables dealt by hand.

``open_sample(house, desk, by)`` makes the people, announces the event and enters them; from there
on it is an event like any other, to be drawn, started and directed.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

from shuffleup.client.messages import Refused
from shuffleup.floor.senders import Role, Sender, staff
from shuffleup.hand.setup import SetupError
from shuffleup.server.house_events.announcing_events import EventWanted, announce
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.identity import trail
from shuffleup.server.identity.coming_to_house import HOUSE_IS_FULL
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import (
    HouseAccount,
    NewPerson,
    add_person,
    called,
    how_many,
)
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.sim.event_run.announced_event import AnnouncedEvent
from shuffleup.tournament.entries.entry_commands import Register

TITLE: Final = "Sample event"
BOOK: Final = "tournament"
TERMS: Final = "stack 20000, seats 9, price 130+20, late 4, by hand"
HOURS: Final = 5
DESK: Final = staff(Role.BOARD)
Known = tuple[HouseAccount, str]  # an account, and its password's digest if it has one
NAMES: Final = (
    "Ida Moen", "Ann Keller", "Paul Ricci", "Yusuf Demir", "Viktor Hale", "Lucia Romero",
    "Tess Okafor", "Hugo Blanc", "Bea Lindqvist", "Omar Haddad", "Grace Liu", "Stan Volkov",
    "Rosa Pinto", "Jonas Weber", "Priya Nair", "Oskar Lund", "Tariq Aziz", "Noor Haddad",
    "Ewa Zielinska", "Marcus Hill", "Sofia Rossi", "Nadia Karim", "Piet Kuiper", "Hana Ito",
    "Sam Ortiz", "Ruth Adeyemi", "Nico Baum", "Farah Said", "Lars Holm", "Mei Tan", "Gus Reyes",
    "Yara Costa", "Bo Jansen", "Dina Roth", "Ola Berg", "Max Oberhauser",
)  # fmt: skip


async def open_sample(house: PokerHouse, desk: Identity, by: Sender) -> str | SentAway:
    """The place of the event, ready for its draw."""
    people = await visitors_called(desk, NAMES, by, strangers=True)
    if isinstance(people, SentAway):
        return people
    told = AnnouncedEvent("holdem", TERMS, players=len(people), hours=HOURS)
    place = announce(house, EventWanted(TITLE, BOOK, told, pace="desk"), by)
    for who in people:
        await asyncio.sleep(0)  # other tables go on meanwhile
        reply = house.perform(Errand(place, DESK, Register(who))).reply
        if isinstance(reply, Refused):
            raise SetupError(reply.says)
    return place


async def visitors_called(
    desk: Identity, names: tuple[str, ...], by: Sender, *, strangers: bool = False
) -> list[str] | SentAway:
    """The ids of people who go by these names; who is new is written down without a password, so
    that nobody can log in as they. ``strangers``: only such, never somebody's own account."""
    now = desk.clock()

    def write(work: Work) -> list[str] | SentAway:
        found = []
        for wanted in names:
            name, known = free_name(work, wanted) if strangers else (wanted, called(work, wanted))
            if known is not None:
                found.append(known[0].id)
                continue
            if how_many(work) >= desk.settings.people_most:
                return HOUSE_IS_FULL
            account = add_person(work, NewPerson(name), now)
            line = trail.TrailLine(now, by.id, "written down at the desk", account.id, "")
            trail.note(work, line)
            found.append(account.id)
        return found

    return await desk.do(write)


def free_name(work: Work, name: str) -> tuple[str, Known | None]:
    """A name that is nobody's own account, and who goes by it already if somebody does."""
    for at in count(1):
        tried = name if at == 1 else f"{name} S{at}"
        known = called(work, tried)
        if known is None or not (known[1] or known[0].guest or known[0].bot):
            return tried, known
    raise AssertionError("numbers do not end")
