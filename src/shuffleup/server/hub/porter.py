"""The porter: takes what a connection sends, and gives it to whoever sees to it.

No law here: who somebody is, whether the place is theirs to see, in which role they may speak, and
how fast. Whatever is wrong with a message is answered with a sentence.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from shuffleup.client import messages as m
from shuffleup.floor.senders import Role, Sender, staff
from shuffleup.outside_text import sentence
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server.floor_calls.calling_floor import FloorCalls
from shuffleup.server.floor_calls.waiting_rulings import WaitingRulings
from shuffleup.server.home_games.game_links import PRIVATE
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.house_seeds import by_the_house
from shuffleup.server.house_places.older_answers import OlderAnswers
from shuffleup.server.house_places.poker_house import Errand, PlaceChange, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.spoken_commands import CommandError, read_command
from shuffleup.server.house_places.undoings import command_of, is_undoing
from shuffleup.server.house_undo.recaller import Recaller
from shuffleup.server.hub.chat import ChatRooms
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.floor_requests import FloorRequests
from shuffleup.server.hub.house_deals import ITS_OWN_PLAYER, is_the_houses
from shuffleup.server.hub.names_in_words import Called, no_accounts, nobody_of, read_names
from shuffleup.server.hub.place_watch import PlaceWatches, ids_in
from shuffleup.server.hub.strongest_role import ANY, speakers
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.table_asks import TableAsks
from shuffleup.server.hub.too_many_wishes import Wishes
from shuffleup.server.hub.who_may_see import Doors
from shuffleup.server.identity.role_matrix import may_say
from shuffleup.server.identity.sent_away import NOT_LOGGED_IN, TAKEN_OUT
from shuffleup.table.who_may_send import OF_A_HAND
from shuffleup.tournament.entries.entry_commands import Unregister

RULING_FIRST: Final = "a ruling is waited for: nobody acts before it has come"
BOARD: Final = staff(Role.BOARD)
WATCHERS: Final = frozenset({"player", "rail"})  # roles that need nobody's leave
AT_THE_BOARD: Final = (SeatPlayer, Unregister)  # done by the board, for whoever asks for it
MOST_WATCHED: Final = 100  # tables and places of one connection
Texts = Callable[[str], str]
Later = asyncio.Task[None] | None  # what is still being done for somebody
Unsigned = Callable[[str, object], str]  # whom a command names who has not signed
SignatureUsed = Callable[[str, object], None]


class Porter:
    """Sees to the messages of all connections."""

    def __init__(
        self,
        house: PokerHouse,
        hub: Switchboard,
        places: PlaceWatches,
        chat: ChatRooms,
        doors: Doors,
        calls: FloorCalls,
    ) -> None:
        self.house, self.hub, self.places, self.chat, self.doors = house, hub, places, chat, doors
        self.calls, self.recaller, self.older = calls, Recaller(house), OlderAnswers(house)
        self.rulings = WaitingRulings(calls)
        self.requests = FloorRequests(calls, self.rulings)
        self.asks = TableAsks(self)
        self.doing: set[asyncio.Task[None]] = set()
        self.with_names: Texts = lambda text: text
        self.heard: Callable[[Connection, bool], bool] = lambda connection, alive: True
        self.is_open: Callable[[Connection], bool] = lambda connection: True
        self.called: Called | None = None  # where there are no accounts people go by their ids
        self.wishes = Wishes()
        self.unsigned: Unsigned = lambda by, command: ""
        self.signature_used: SignatureUsed = lambda by, command: None
        self.was_done: Callable[[str, str, object], None] = lambda place, by, command: None
        house.heard.append(self.put_out)

    def receive(self, connection: Connection, text: str | bytes) -> Later:
        """One message; what cannot be read is answered too. What takes its time is given back: the
        next of the same sender is for after it."""
        try:
            message = m.FROM_CLIENT.decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self.refuse(connection, "", "not-a-message", f"not a message: {error}")
            return None
        if not self.heard(connection, not isinstance(message, m.Ping)):
            return None  # whoever sent it is not in the house any more
        return SEES_TO[type(message)](self, connection, message)

    # ---- watching ----------------------------------------------------------------------------

    def watch(self, connection: Connection, wanted: m.Watch) -> None:
        place = self.house.places.get(wanted.place)
        there = place is not None and (not wanted.table or wanted.table in place.tables)
        if not there or not self.doors.may_see(connection.who, wanted.place):
            says = "there is nothing of that name to watch"
            connection.send(m.ENCODER.encode(m.Gone(wanted.place[:80], wanted.table[:80], says)))
            return
        if wanted.role not in WATCHERS and not self.speaks_as(
            connection, wanted.place, wanted.role
        ):
            says = f"you do not work here as {sentence(wanted.role, 40)}"
            connection.send(m.ENCODER.encode(m.Gone(wanted.place, wanted.table, says)))
            return
        where = (wanted.place, wanted.table)
        if where not in connection.watching and len(connection.watching) >= MOST_WATCHED:
            says = f"{MOST_WATCHED} things are watched at once at most"
            connection.send(m.ENCODER.encode(m.Gone(wanted.place, wanted.table, says)))
            return
        connection.watching.add(where)
        if wanted.role == Role.PLAYER.value and wanted.place.startswith(PRIVATE):
            self.come_in(connection.who.id, wanted.place)
        if wanted.table:
            after = wanted.after if wanted.after is not None and wanted.after >= 0 else None
            self.hub.watch(connection, where, wanted.role, after, looks=wanted.looks)
            self.chat.show(connection, where)
        else:
            self.places.watch(connection, wanted.place, wanted.role)

    def come_in(self, who: str, place: str) -> None:
        """Whoever was let into a private game and looks at it has come: its host sees who is there
        and may seat them."""
        if self.doors.let_in(place, who):
            self.arrive(place, who)

    def put_out(self, change: PlaceChange) -> None:
        """Whoever was taken out of a private game is told no more of it."""
        place = self.house.places.get(change.place)
        if not change.place.startswith(PRIVATE) or not isinstance(place, RoomPlace):
            return
        if not place.room.bars:
            return
        for one in [one for one in self.hub.connections if one.who.id in place.room.bars]:
            watched = [where for where in one.watching if where[0] == place.id]
            if watched and not self.doors.may_see(one.who, place.id):
                for where in watched:
                    self.unwatch(one, m.Unwatch(*where))
                gone = [
                    (one, m.ENCODER.encode(m.Gone(*where, TAKEN_OUT.says))) for where in watched
                ]
                self.hub.queue(change.kept, gone)

    def unwatch(self, connection: Connection, wanted: m.Unwatch) -> None:
        connection.watching.discard((wanted.place, wanted.table))
        if wanted.table:
            self.hub.unwatch(connection, (wanted.place, wanted.table))
        else:
            self.places.unwatch(connection, wanted.place)

    # ---- doing -------------------------------------------------------------------------------

    def speaks_as(self, connection: Connection, place: str, role: str) -> Sender | None:
        """The sender somebody may be in a place, in a role; None if they may not."""
        found = next((one for one in Role if one.value == role), None)
        if found is None or found not in self.doors.roles_in(connection.who, place):
            return None
        return Sender(connection.who.id, found)

    def do(self, connection: Connection, wanted: m.Do) -> Later:
        by = self.sender(connection, wanted.key, wanted.place, wanted.role)
        if by is None:
            return None
        try:
            command = read_command(msgspec.json.decode(wanted.command))
        except (CommandError, msgspec.MsgspecError, RecursionError) as error:
            self.refuse(connection, wanted.key, "not-a-command", str(error))
            return None
        if often := self.wishes.too_many(by.id, command, self.house.now()):
            self.refuse(connection, wanted.key, "too-often", often)
            return None
        by, *others = self.heard_as(connection, wanted, by, command, wanted.table)
        if by.role is Role.PLAYER:
            self.arrive(wanted.place, by.id)
            if isinstance(command, AT_THE_BOARD) and command.player == by.id:
                by = BOARD  # the board of the house seats whoever asks, and takes entries back
        errand = Errand(
            wanted.place, by, by_the_house(command), table=wanted.table, key=wanted.key,
            seen=wanted.seen, asker=connection.who.id, or_as=tuple(others),
        )  # fmt: skip
        return self.put(connection, errand)

    def say(self, connection: Connection, wanted: m.Say) -> Later:
        by = self.sender(connection, wanted.key, wanted.place, wanted.role)
        if by is None:
            return None
        if by.role is Role.PLAYER or len(wanted.words) > m.MOST_WORDS:
            says = "sentences are for those who work here, and not longer than 2,000 characters"
            self.refuse(connection, wanted.key, "not-your-part", says)
            return None
        place = self.house.places.get(wanted.place)
        words = self.with_ids(place, wanted.words, by) if place is not None else wanted.words
        stranger = nobody_of(place, words, by) if place is not None and self.called else ""
        if stranger:
            says = f"nobody of the house is called {sentence(stranger, 40)}"
            self.refuse(connection, wanted.key, "nobody", says)
            return None
        errand = Errand(wanted.place, by, words=words, key=wanted.key)
        command, table = command_of(place, errand) if place is not None else (None, "")
        first, *others = self.heard_as(connection, wanted, by, command, table)
        if first.role is not Role.PLAYER:  # who says a sentence speaks as staff, or not at all
            errand = replace(errand, by=first, or_as=tuple(others))
        return self.put(connection, errand)

    def put(self, connection: Connection, errand: Errand) -> Later:
        """Done at once, but for an undoing: what that needs of the past is read beside. So is the
        answer to a key that was used longer ago than is remembered."""
        if self.house.answers.may_be_kept(errand.whose, errand.key):
            return self.beside(self.answer_again(connection, errand))
        place = self.house.places.get(errand.place)
        known = self.house.known_answer(errand) is not None
        said = errand.command is None or may_say(errand.by.role, errand.command)
        if place is not None and said and not known and is_undoing(place, errand):
            return self.beside(self.undo(connection, errand))
        self.put_now(connection, errand)
        return None

    def beside(self, doing: Coroutine[None, None, None]) -> asyncio.Task[None]:
        later = asyncio.get_running_loop().create_task(doing)
        self.doing.add(later)
        later.add_done_callback(self.doing.discard)
        return later

    async def answer_again(self, connection: Connection, errand: Errand) -> None:
        refused = await self.older.looked_up(errand)
        if refused is not None:
            self.hub.answer(connection, refused, None)
            return
        later = self.put(connection, errand)
        if later is not None:
            await later

    async def undo(self, connection: Connection, errand: Errand) -> None:
        async with self.recaller.recalled(errand) as found:
            if not self.is_open(connection):
                self.refuse(connection, errand.key, NOT_LOGGED_IN.reason, NOT_LOGGED_IN.says)
            elif isinstance(found, Errand):
                self.put_now(connection, found)
            else:
                told = replace(found, says=self.with_names(found.says))
                self.hub.answer(connection, told, None)

    def put_now(self, connection: Connection, errand: Errand) -> None:
        """Done only if it is not the house's to do, and whoever it names as the second person has
        signed; once for each signature. What was answered before is answered again."""
        place, by = self.house.places.get(errand.place), connection.who.id
        command, number = command_of(place, errand) if place is not None else (None, "")
        known = self.house.known_answer(errand) is not None
        missing = "" if known else self.unsigned(by, command)
        table = place.tables.get(number) if place is not None else None
        own = is_the_houses(place, table, command, errand.by) if place is not None else None
        if own is not None:
            self.refuse(connection, errand.key, own.reason.value[0], own.says)
        elif missing:
            says = f"{self.with_names(sentence(missing, 40))} has not signed yet"
            self.refuse(connection, errand.key, "second-person", says)
        elif not known and self.waits(connection, errand, command, number):
            return
        elif isinstance(self.perform(connection, errand), m.Done) and not known:
            self.signature_used(by, command)
            self.was_done(errand.place, by, command)
            self.rulings.has_ruled((errand.place, number), errand.by, command)

    def waits(self, connection: Connection, errand: Errand, command: object, number: str) -> bool:
        """Whether it is answered here: a ruling by somebody who is in the hand waits, and so do
        those who play it meanwhile."""
        if isinstance(command, OF_A_HAND) and self.rulings.holds((errand.place, number)):
            self.refuse(connection, errand.key, "floor-decides", RULING_FIRST)
            return True
        reply = self.rulings.takes(errand, command, number)
        if reply is not None:
            told = replace(reply, says=self.with_names(reply.says))
            self.hub.answer(connection, told, self.house.last_submitted)
        return reply is not None

    def with_ids(self, place: HousePlace, words: str, by: Sender) -> str:
        """A sentence with ids where it has names: of people of the place, and of the house."""
        there = {name: id for id, name in self.hub.names(ids_in(place)).items()}
        return read_names(place, words, by, there, self.called or no_accounts)

    def sender(self, connection: Connection, key: str, place: str, role: str) -> Sender | None:
        """Who is heard as the sender; a refusal is told here."""
        if role == ANY:
            by: Sender | None = self.speakers(connection, place, None)[0]
        else:
            by = self.speaks_as(connection, place, role)
        if by is None or not self.doors.may_see(connection.who, place):
            says = f"you do not speak as {sentence(role, 40)} here"
            self.refuse(connection, key, "not-your-part", says)
            return None
        return by

    def heard_as(
        self, connection: Connection, wanted: m.Do | m.Say, by: Sender, command: object, table: str
    ) -> tuple[Sender, ...]:
        """The sender of a command; where they left their role open, all they can be."""
        place = self.house.places.get(wanted.place)
        if wanted.role != ANY or place is None:
            return (by,)
        found = self.speakers(connection, wanted.place, command)
        at = place.tables.get(table)
        if at is not None and is_the_houses(place, at, command, found[0]) is ITS_OWN_PLAYER:
            return (Sender(by.id, Role.PLAYER),)
        return found

    def speakers(self, connection: Connection, place: str, command: object) -> tuple[Sender, ...]:
        who = connection.who
        return speakers(who.id, self.doors.roles_in(who, place), command)

    def arrive(self, place: str, who: str) -> None:
        """Whoever does something in a room is in it."""
        found = self.house.places.get(place)
        if not isinstance(found, RoomPlace):
            return
        person = found.room.people.get(who)
        if person is None or not person.here:
            self.house.perform(Errand(place, BOARD, Arrive(who)))

    def perform(self, connection: Connection, errand: Errand) -> m.Done | m.Refused:
        outcome = self.house.perform(errand)
        reply = outcome.reply
        if reply.says:
            reply = replace(reply, says=self.with_names(reply.says))
        self.hub.answer(connection, reply, outcome.kept)
        return reply

    def refuse(
        self, connection: Connection, key: str, reason: str, says: str, clauses: Sequence[str] = ()
    ) -> None:
        connection.refused += 1
        frame = m.Refused(key[: m.MOST_KEY], reason, sentence(says, 300), list(clauses))
        connection.send(m.ENCODER.encode(frame))

    # ---- the rest ----------------------------------------------------------------------------

    def talk(self, connection: Connection, said: m.Chat) -> None:
        where = (said.place, said.table)
        if not self.doors.may_see(connection.who, said.place) or where not in self.hub.watches:
            self.refuse(connection, "", "no-such-table", "there is no such table")
            return
        refused = self.chat.hear(connection.who, where, said.text, self.house.now())
        if refused:
            self.refuse(connection, "", "not-said", refused)

    def ping(self, connection: Connection, ping: m.Ping) -> None:
        connection.send(m.ENCODER.encode(m.Pong(ping.n, self.house.now())))


SEES_TO: Final[dict[type, Callable[..., Later]]] = {
    m.Watch: Porter.watch,
    m.Unwatch: Porter.unwatch,
    m.Do: Porter.do,
    m.Say: Porter.say,
    m.Chat: Porter.talk,
    m.CallFor: lambda porter, *asked: porter.asks.call(*asked),
    m.HandIn: lambda porter, *asked: porter.asks.hand_in(*asked),
    m.Wish: lambda porter, *asked: porter.asks.wish(*asked),
    m.Ping: Porter.ping,
}
