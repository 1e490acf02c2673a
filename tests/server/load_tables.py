"""Tables as a load generator sees them: six sockets each, one action now and then, and a watch on
what arrives. A frame has to begin where the last one of its seat ended: else something was lost,
came twice or out of order, and that is written down as a fault."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct, field
from tests.server.light_socket import LightSocket

ENCODER = msgspec.json.Encoder()


class SeatMay(Struct):
    """What a generator needs of the options of a seat."""

    seat: int
    check: bool = False
    call: int = 0
    least_to: int = 0
    show: bool = False
    muck: bool = False


class HandSeen(Struct):
    options: SeatMay | None = None


class PartSeen(Struct):
    hand: HandSeen | None = None


class RecordSeen(Struct):
    player: PartSeen | None = field(default=None, name="table.PlayerView")


class FrameSeen(Struct):
    """Of any message of the house, what the generator looks at; the rest is passed over."""

    t: str
    after: int = 0
    version: int | str = 0  # a hello has the house's own
    view: RecordSeen | None = None
    key: str = ""
    reason: str = ""
    says: str = ""


READ = msgspec.json.Decoder(FrameSeen)


class LoadFigures(Struct):
    """What was counted at all tables."""

    latencies: list[float] = []  # seconds from a command to its frame at the last of the seats
    frames: int = 0
    bytes: int = 0
    sent: dict[str, str] = {}  # the sender of each key
    done: dict[str, int] = {}  # how often each was answered
    faults: list[str] = []
    measuring: bool = False
    seconds: float = 0.0  # for which was measured


class LoadTable:
    """One table: its sockets, and the command that is on its way."""

    def __init__(self, number: str, people: list[str], figures: LoadFigures, dice: Random) -> None:
        self.number, self.people, self.figures, self.dice = number, people, figures, dice
        self.sockets: list[LightSocket] = []
        self.versions = [-1] * len(people)
        self.may: SeatMay | None = None
        self.may_at = -1  # the version at which somebody may act
        self.due = False
        self.began = 0.0
        self.seen = -1  # the version the command on its way was sent at, -1: none is
        self.missing: set[int] = set()
        self.count = 0
        self.stopped = False

    def watch(self, socket: LightSocket) -> None:
        self.sockets.append(socket)
        socket.send(ENCODER.encode({"t": "watch", "place": "room", "table": self.number}))

    # ---- hearing -----------------------------------------------------------------------------

    def hear(self, at: int, text: bytes) -> None:
        now = perf_counter()
        got = READ.decode(text)
        self.figures.frames += 1
        self.figures.bytes += len(text)
        if got.t == "table" and isinstance(got.version, int):
            self.hear_table(at, got, got.version, now)
        elif got.t == "done":
            self.figures.done[got.key] = self.figures.done.get(got.key, 0) + 1
        elif got.t != "hello":
            self.fault(f"seat {at + 1} was told {got.t}: {got.reason} {got.says}")

    def hear_table(self, at: int, got: FrameSeen, version: int, now: float) -> None:
        last = self.versions[at]
        if last >= 0 and got.after != last:
            word = "lost" if got.after > last else "twice or out of order"
            self.fault(f"seat {at + 1} had {last} and was told from {got.after} on: {word}")
        if version < got.after:
            self.fault(f"seat {at + 1} was told from {got.after} to {version}")
        self.versions[at] = version
        if self.seen >= 0 and version > self.seen and at in self.missing:
            self.missing.discard(at)
            if not self.missing:
                self.arrived(now)
        part = got.view.player if got.view is not None else None
        may = part.hand.options if part is not None and part.hand is not None else None
        if may is not None and version > self.may_at:
            self.may, self.may_at = may, version
            if self.due:
                self.act()

    def arrived(self, now: float) -> None:
        """Everybody has seen what the command did."""
        self.seen = -1
        if self.figures.measuring:
            self.figures.latencies.append(now - self.began)
        if self.due:
            self.act()

    def fault(self, says: str) -> None:
        if not self.stopped and len(self.figures.faults) < 100:
            self.figures.faults.append(f"table {self.number}: {says}")

    # ---- acting ------------------------------------------------------------------------------

    def run(self, interval: float) -> None:
        """Act every so often, from now on: at times of the table's own, whatever came late. Else
        tables that once waited together would act together ever after."""
        loop = asyncio.get_running_loop()

        def again(at: float) -> None:
            if not self.stopped:
                loop.call_at(at + interval, again, at + interval)
                self.due = True
                self.act()

        first = loop.time() + self.dice.random() * interval
        loop.call_at(first, again, first)

    def act(self) -> None:
        """Send a command for the seat to act, unless one is on its way."""
        may = self.may
        if self.stopped or may is None or self.seen >= 0:
            return
        self.may, self.due = None, False
        self.count += 1
        key = f"{self.number}.{self.count}"
        self.figures.sent[key] = self.people[may.seat]
        self.seen, self.missing = self.may_at, set(range(len(self.people)))
        message = {
            "t": "do", "key": key, "place": "room", "table": self.number,
            "command": self.choice(may), "seen": self.may_at,
        }  # fmt: skip
        text = ENCODER.encode(message)
        self.began = perf_counter()
        self.sockets[may.seat].send(text)

    def choice(self, may: SeatMay) -> dict[str, dict[str, int]]:
        seat = {"seat": may.seat}
        if may.show:
            return {"Muck": seat} if may.muck else {"Show": seat}
        if may.least_to and self.dice.random() < 0.1:
            return {"RaiseTo": {**seat, "to": may.least_to}}
        if may.check:
            return {"Check": seat}
        return {"Call": seat} if may.call and self.dice.random() < 0.5 else {"Fold": seat}

    def check_end(self) -> None:
        """Nothing may be on its way any more."""
        if self.seen >= 0:
            self.fault(f"seats {sorted(self.missing)} never saw what followed {self.seen}")
        for at, socket in enumerate(self.sockets):
            if socket.closed:
                self.fault(f"seat {at + 1}: {socket.closed}")
        if len(set(self.versions)) != 1:
            self.fault(f"the seats ended at versions {self.versions}")
