"""A transcript told step by step, so that it can be asked what stands behind each line.

``tell(statements, rules)`` runs it and keeps every ``Step``: the statement, which events it
brought, and the ruling it was answered with. ``CaseStory.grounds(step)`` are the points and
procedures behind one: of an action its own events, of an attempt its refusal, of a report its
ruling, of a ``=`` line the event or the state it tells of. A log only grows, so all of this is
worked out from it afterwards, and running a case costs nothing more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from shuffleup.cases.behind_the_table import (
    TABLE_POINTS,
    behind_fact,
    points_behind,
    procedures,
)
from shuffleup.floor.floor_transcript import FLOOR_FACTS, FLOOR_WORDS, MARKS
from shuffleup.hand import events as e
from shuffleup.hand.apply import APPLY as IN_HAND
from shuffleup.hand.apply import apply
from shuffleup.hand.grounds.event_grounds import grounds
from shuffleup.hand.grounds.option_grounds import HAND_POINTS, option_grounds, turn_grounds
from shuffleup.hand.repairs.primitives import Killed, TurnGiven
from shuffleup.hand.state import Hand
from shuffleup.hand.words.hand_transcript import Played, run_statements
from shuffleup.hand.words.setup_words import seat_of
from shuffleup.law.notation import NotationError, Statement
from shuffleup.law.points.floor.dead_hands import DeadHandLaw
from shuffleup.law.rules import Rules
from shuffleup.law.ruling import Ruling
from shuffleup.league.words.season_transcript import SeasonScene, speaks_of_a_season
from shuffleup.league.words.season_transcript import opened as open_season
from shuffleup.league.words.season_transcript import run_statements as run_season
from shuffleup.room.words.room_transcript import RoomScene, opened, speaks_of_a_room
from shuffleup.room.words.room_transcript import run_statements as run_room
from shuffleup.table.apply import replay
from shuffleup.table.blinds.in_turn import names_of
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.words.table_facts import FACTS as TABLE_FACTS
from shuffleup.table.words.table_transcript import TableScene, open_table, speaks_of_a_table
from shuffleup.table.words.table_transcript import run_statements as run_table
from shuffleup.tournament.words.event_transcript import EventScene, speaks_of_an_event
from shuffleup.tournament.words.event_transcript import opened as open_event
from shuffleup.tournament.words.event_transcript import run_statements as run_event

Grounds = tuple[str, ...]
Log = Sequence[AnyTableEvent]
AnyScene = Played | TableScene | RoomScene | EventScene | SeasonScene
Seen = Callable[[AnyScene, Statement], None]
OF_MANY = (RoomScene, EventScene, SeasonScene)  # of many hands: a ruling says all its grounds
ALL_POINTS = (*HAND_POINTS, *TABLE_POINTS)
OF_THE_TABLE = (*TABLE_FACTS, "owes", "plays")


class Step(Struct, frozen=True, eq=False):
    """A statement that was run: its events are those of the log from ``start`` to ``end``."""

    statement: Statement
    start: int
    end: int
    ruling: Ruling[object] | None  # the last one there was, or of an attempt its own

    @property
    def is_done(self) -> bool:
        """Whether somebody did something, rather than that it was stated or refused."""
        return self.statement.mark not in ("=", "x")


class CaseStory(Struct):
    """A transcript that was run, as far as it went."""

    scene: AnyScene | None = None
    steps: list[Step] = []
    error: NotationError | None = None

    @property
    def log(self) -> Log:
        if self.scene is None:
            return ()
        return events_of(self.scene)  # type: ignore[return-value]  # a room's is only counted

    @property
    def played(self) -> tuple[str, str]:
        """The game and its betting structure, by their names."""
        scene = self.scene
        assert scene is not None
        if isinstance(scene, OF_MANY):  # it spreads many
            return "", ""
        of = scene.table if isinstance(scene, TableScene) else scene.hand
        return of.game.key, of.stakes.structure.value

    @property
    def hand(self) -> Hand:
        """The hand that is on, or was played last."""
        scene = self.scene
        assert scene is not None
        assert not isinstance(scene, OF_MANY)
        hand = scene.hand if isinstance(scene, Played) else scene.table.hand or scene.table.last
        assert hand is not None
        return hand

    def step_of(self, statement: Statement) -> Step | None:
        return next((step for step in self.steps if step.statement is statement), None)

    def done_before(self, step: Step) -> Step | None:
        """What was done last before a line that states something."""
        at = self.steps.index(step)
        return next((one for one in reversed(self.steps[:at]) if one.is_done), None)

    def grounds(self, step: Step, among: Sequence[str] = ALL_POINTS) -> Grounds:
        """What stands behind a step; ValueError if it is nothing that has grounds. Of what no event
        says, only the points ``among`` these are asked for."""
        mark, ruling = step.statement.mark, step.ruling
        if mark != "x" and isinstance(self.scene, OF_MANY):
            return ruling.grounds if ruling else ()  # a ruling of a room says all its grounds
        if mark == "=":
            return self.behind_fact(step, tuple(among))
        if mark == "x":
            return ruling.refusal.grounds if ruling and ruling.refusal else ()
        if mark:
            return ruling.grounds if ruling else ()
        own = self.own_events(step)
        if any(type(self.log[at]) not in IN_HAND for at in own):
            found = list(self.behind_the_table(step, tuple(among)))
        else:
            found = [name for at in own for name in self.behind_event(at)]
        if ruling is not None and not step.statement.words.startswith("everyone"):
            found += ruling.grounds
        return tuple(dict.fromkeys(found))

    def own_events(self, step: Step) -> list[int]:
        """Where in the log the events stand that a statement itself brought, without what the
        dealer did then; everyone's, where it is about everyone."""
        log = self.log[: step.end]
        if step.ruling is None or step.statement.words.startswith("everyone"):
            return [at for at in range(step.start, step.end) if isinstance(log[at], CHOICES)]
        own = {id(event) for event in step.ruling.events}
        return [at for at in range(step.start, step.end) if id(log[at]) in own]

    def behind_the_table(self, step: Step, among: tuple[str, ...]) -> Grounds:
        """The points without which a statement would not have brought what it did, and what the
        table carries out in it."""

        def brought(scene: TableScene) -> object:
            return list(events_of(scene)[step.start :])

        found = points_behind(self.log, step.start, step.statement, brought, among)
        own = procedures(self.log[: step.end], step.start)
        return (*own, *found)

    def behind_event(self, at: int) -> Grounds:
        """The grounds of one event of a hand; none of the table's own, nor of a room."""
        if isinstance(self.scene, OF_MANY):
            return ()
        hand, event = self.just_before(at)
        if hand is None or type(event) not in IN_HAND:
            return ()
        absent = isinstance(event, e.Folded | Killed) and self.is_absent(at, event.seat)
        return (*grounds(hand, event), *((DeadHandLaw.absent_hand_dead_when,) if absent else ()))

    def is_absent(self, at: int, seat: int) -> bool:
        """Whether a hand was given up for a player who was not there."""
        if not isinstance(self.scene, TableScene):
            return False
        player = replay(self.log[:at]).seats[seat]
        return player is not None and not player.presence.here

    def just_before(self, at: int) -> tuple[Hand | None, e.Event]:
        """The hand as it was before an event of the log, None if no hand was on; and the event."""
        log = self.log
        if isinstance(self.scene, TableScene):
            return replay(log[:at]).hand if at else None, log[at]  # type: ignore[return-value]
        first = log[0]
        assert isinstance(first, e.Started)
        hand = Hand(first.setup)
        hand.log.append(first)
        for event in log[1:at]:
            apply(hand, event)  # type: ignore[arg-type]  # the log of a hand
        return hand, log[at]  # type: ignore[return-value]

    # ---- what a = line tells of --------------------------------------------------------------

    def behind_fact(self, step: Step, among: tuple[str, ...]) -> Grounds:
        words = step.statement.words.split()
        first, verb = words[0].rstrip(":"), words[1] if len(words) > 1 else ""
        if first in FLOOR_FACTS:
            return step.ruling.grounds if step.ruling else ()
        table = isinstance(self.scene, TableScene)
        if table and (first in OF_THE_TABLE or verb in OF_THE_TABLE or self.is_way_in(step)):
            done = self.done_before(step)
            start, said = (done.start, done.statement) if done else (step.start, None)
            return behind_fact(self.log, start, said, step.statement.words, among)
        if first == "may":
            return self.behind_attempt(step, words[1:], among)
        if verb.startswith("may"):
            return option_grounds(self.at(step), among)
        kinds = EVENTS_OF.get(first) or EVENTS_OF.get(verb)
        if kinds is None:
            raise ValueError(f"no clause stands behind {step.statement.words!r} alone")
        return self.behind_events(step, kinds, first, among)

    def behind_attempt(self, step: Step, words: list[str], among: tuple[str, ...]) -> Grounds:
        """``= may: ! floor-called: by Cy``: what stands behind its being heard."""
        hand = self.at_or_none(step) or self.hand
        judged = MARKS.get(words[0])
        if judged is None:
            return option_grounds(hand, among)
        scene = Played(hand, self.names())
        scene.standing = step.ruling  # type: ignore[assignment]  # on a hand, as the scene is
        return judged(scene, " ".join(words[1:])).grounds

    def is_way_in(self, step: Step) -> bool:
        """``= Cy may: post 2, wait`` between two hands, and ``= may: Cy sits 3``."""
        words = step.statement.words.split()
        between = self.at_or_none(step) is None
        return words[0] == "may:" or (words[1].startswith("may") and between)

    def at(self, step: Step) -> Hand:
        hand = self.at_or_none(step)
        if hand is None:
            raise ValueError("no hand is being played there")
        return hand

    def at_or_none(self, step: Step) -> Hand | None:
        """The hand as it was when a line was said."""
        if isinstance(self.scene, OF_MANY):
            return None
        log = self.log
        if step.end < len(log):
            hand, _ = self.just_before(step.end)
            return hand if hand is None or not hand.over else None
        scene = self.scene
        return scene.table.hand if isinstance(scene, TableScene) else self.hand

    def behind_events(
        self, step: Step, kinds: tuple[type, ...], who: str, among: tuple[str, ...]
    ) -> Grounds:
        """The grounds of the events that a line tells of: of one player's if it names one."""
        names = self.names()
        seat = seat_of(names, who) if who in names else None
        places = [
            at
            for at, event in enumerate(self.log[: step.end])
            if isinstance(event, kinds) and (seat is None or getattr(event, "seat", seat) == seat)
        ]
        if kinds == TURN and who != "street":
            ruled = self.turn_ruled(step, max(places, default=0))
            if ruled:
                return ruled
        if kinds == TURN and (not places or self.acted_since(places[-1], step.end)):
            return turn_grounds(self.at(step), among)
        if not places:
            raise ValueError("that has not happened")
        told = places if kinds in (AWARDS, SHOWN) else places[-1:]
        return tuple(dict.fromkeys(name for at in told for name in self.behind_event(at)))

    def turn_ruled(self, step: Step, opened: int) -> Grounds:
        """The grounds of the ruling that gave the turn to whoever has it, since the round opened or
        by opening it anew, if nobody has acted since; none if there is none."""
        for one in reversed(self.steps[: self.steps.index(step)]):
            events = one.ruling.events if one.ruling is not None and one.is_done else ()
            if any(isinstance(event, TurnGiven | e.Opened) for event in events):
                stands = one.end > opened and not self.acted_since(one.end, step.end)
                return one.ruling.grounds if stands and one.ruling is not None else ()
        return ()

    def acted_since(self, at: int, end: int) -> bool:
        return any(isinstance(event, ACTIONS) for event in self.log[at:end])

    def names(self) -> list[str]:
        scene = self.scene
        return names_of(scene.table) if isinstance(scene, TableScene) else scene.names  # type: ignore[union-attr]


ACTIONS = (e.Folded, e.Checked, e.Called, e.Raised, e.BroughtIn, e.Discarded)
CHOICES = (*ACTIONS, e.Shown, e.Mucked, e.Agreed)
AWARDS: tuple[type, ...] = (e.Awarded,)
SHOWN: tuple[type, ...] = (e.Shown,)
TURN: tuple[type, ...] = (e.Opened, e.Asked)
EVENTS_OF: dict[str, tuple[type, ...]] = {
    "wins": AWARDS,
    "to": TURN,
    "street": TURN,
    "board": (e.Boarded,),
    "has": (e.Dealt,),
    "up": (e.Dealt,),
    "shows": SHOWN,
    "shown": SHOWN,
    "mucks": (e.Mucked,),
    "folded": (e.Folded,),
    "posted": (e.Posted,),
    "drop": (e.Dropped,),
    "promotion": (e.Dropped,),
    "carried": (e.Ended,),
    "over": (e.Ended,),
}


def tell(statements: list[Statement], rules: Rules, seen: Seen | None = None) -> CaseStory:
    """Run a transcript, keeping its steps; what ended it early is the ``error``. ``seen`` is shown
    the scene after each."""
    story = CaseStory()

    def watch(scene: AnyScene, statement: Statement) -> None:
        end = len(events_of(scene))
        before = story.steps[-1].end if story.steps else opening(statements, scene, statement)
        of_room = isinstance(scene, OF_MANY) and statement.words.startswith("may: ")
        tried = not isinstance(scene, Played) and (statement.mark == "x" or of_room)
        ruling = scene.tried if not isinstance(scene, Played) and tried else scene.ruling
        story.scene = scene
        story.steps.append(Step(statement, before, end, ruling))
        if seen is not None:
            seen(scene, statement)

    try:
        if speaks_of_a_season(statements):
            story.scene = run_season(statements, rules, watch)
        elif speaks_of_an_event(statements):
            story.scene = run_event(statements, rules, watch)
        elif speaks_of_a_room(statements):
            story.scene = run_room(statements, rules, watch)
        elif speaks_of_a_table(statements):
            story.scene = run_table(statements, rules, watch)
        else:
            story.scene = run_statements(statements, rules, watch, FLOOR_WORDS)
    except NotationError as error:
        story.error = error
    return story


def opening(statements: list[Statement], scene: AnyScene, statement: Statement) -> int:
    """Where the log stood before the first statement: a table was open, a hand was dealt."""
    if isinstance(scene, SeasonScene):
        return len(open_season(statements, scene.season.rules)[0].season.log)
    if isinstance(scene, EventScene):
        return len(open_event(statements, scene.event.rules)[0].event.log)
    if isinstance(scene, RoomScene):
        return len(opened(statements, scene.room.rules)[0].room.log)
    if isinstance(scene, TableScene):
        return len(open_table(statements, scene.table.rules, "")[0].log)
    if statement.mark in ("=", "x") or scene.ruling is None or not scene.ruling.events:
        return len(scene.hand.log)
    first = scene.ruling.events[0]
    return next(at for at, event in enumerate(scene.hand.log) if event is first)


def events_of(scene: AnyScene) -> Sequence[object]:
    """All that has happened, a table's hands in their place."""
    if isinstance(scene, SeasonScene):
        return scene.season.log
    if isinstance(scene, EventScene):
        return scene.event.log
    if isinstance(scene, RoomScene):
        return scene.room.log
    if isinstance(scene, Played):
        return scene.hand.log
    table = scene.table
    return [*table.log, *(table.hand.log[table.taken :] if table.hand else ())]
