"""One person at a table against bots: hand after hand is shown, asked about, and kept.

``Sitting.play`` goes on until somebody has had enough. The screen is drawn from ``view`` and never
from the hand; a refusal names its clause.
"""

from __future__ import annotations

from rich.text import Text

from shuffleup.cli.choices import HouseLaw
from shuffleup.cli.describe import table_title
from shuffleup.cli.faces import Faces
from shuffleup.cli.play.answers import BETTING, SHOWDOWN, UnclearError, read
from shuffleup.cli.play.display import Display, LeaveError
from shuffleup.cli.play.help import help_text
from shuffleup.cli.play.saving import Keeper
from shuffleup.cli.play.scene import Scene
from shuffleup.cli.play.session_record import SessionRecord
from shuffleup.cli.play.story import Story
from shuffleup.cli.play.table_for_one import TableForOne
from shuffleup.cli.play.table_talk import TableTalk
from shuffleup.floor.senders import player
from shuffleup.hand import Hand
from shuffleup.hand.repairs.mending import standing_places
from shuffleup.hand.view import view
from shuffleup.sim.session.table_session import SessionError
from shuffleup.table import act
from shuffleup.table.blinds.in_turn import names_of

HELP = ("?", "h", "help")
QUIT = ("q", "quit", "exit")


class Sitting:
    """The person's side of a table."""

    def __init__(
        self, session: TableForOne, record: SessionRecord, law: HouseLaw, display: Display,
        faces: Faces, keeper: Keeper,
    ) -> None:  # fmt: skip
        self.session, self.record, self.law = session, record, law
        self.display, self.faces, self.keeper = display, faces, keeper
        self.table = session.table
        self.talk = TableTalk(session, record, display, law)
        session.watch, session.turn = self.look, self.my_turn
        self.hand: Hand | None = None  # the one being played, or just played
        self.news = record.take()

    def play(self, hands: int | None) -> str:
        """Play until somebody has had enough; says how it ended."""
        try:
            if trouble := self.keeper.look_ahead():
                self.display.page(trouble)
            while hands is None or self.table.hands < hands:
                self.one_hand(hands)
        except LeaveError as leave:
            return leave.how
        except KeyboardInterrupt:
            return "interrupt"
        finally:
            self.record.end_line()
        return "done"

    def one_hand(self, hands: int | None) -> None:
        """Deal, play, and what is said before the next one."""
        self.record.end_line()
        self.hand = None
        try:
            self.session.deal()
            self.session.play()
        except SessionError as error:
            self.no_hand(error)
            return
        finally:
            self.keep()
        self.session.void += self.table.hands < self.number
        self.session.between_hands()
        self.between(self.table.hands == hands)

    def no_hand(self, error: SessionError) -> None:
        """There are too few players: the person may come back."""
        self.hand = self.table.last
        if self.hand is None:
            raise LeaveError("end") from error
        self.news = [str(error), *self.talk.whats_up()]
        self.pause(last=False)

    def keep(self) -> None:
        if self.hand is not None:
            self.keeper.add(self.hand, self.number, self.names)

    # ---- what there is to see --------------------------------------------------------------

    def begin(self, hand: Hand) -> None:
        """A new hand: a new story, which begins with what happened before it."""
        table = self.table
        self.hand, self.number, self.me = hand, table.hands, self.session.me
        self.names = names_of(table)
        self.story, self.seen = Story(hand.game, self.names, self.me, self.faces), 0
        self.story.lines += [Text(line, style="dim") for line in self.news]
        self.out = {
            chair.seat: chair.stack
            for chair in self.session.seen().felt.chairs
            if chair is not None and not hand.setup.stacks[chair.seat]
        }
        self.news = []

    def scene(self) -> Scene:
        """What the person may see now; the story hears what has happened since."""
        hand = self.hand
        assert hand is not None
        if self.talk.ruled:
            self.tell_again(hand)
        shown = view(hand, self.me, self.seen)
        self.seen = shown.version
        self.story.hear(shown.events)
        title = table_title(hand.game, hand.stakes)
        return Scene(
            shown, self.story, hand.game, self.names, title, self.number, self.faces, self.out
        )

    def tell_again(self, hand: Hand) -> None:
        """After a ruling: the story of what still counts, below the lines of what was."""
        lines, self.talk.ruled = self.story.lines, False
        shown = view(hand, self.me, 0)
        self.story = Story(hand.game, self.names, self.me, self.faces)
        self.story.hear(shown.events[place] for place, _ in standing_places(hand))
        self.story.lines, self.seen = lines, shown.version

    def look(self) -> None:
        """Something happened in the hand."""
        if self.hand is None:
            hand = self.table.hand or self.table.last
            assert hand is not None
            self.begin(hand)
        scene = self.scene()
        if self.table.hand is not None and scene.view.actor != self.me:
            self.display.show(scene)

    # ---- the person ------------------------------------------------------------------------

    def my_turn(self) -> None:
        """Ask until the answer is lawful; every refusal is explained."""
        problem = ""
        while self.is_my_turn():
            scene = self.scene()
            line = self.answer(self.display.ask(scene, problem))
            problem = "" if line is None else self.answered(line, scene)

    def is_my_turn(self) -> bool:
        hand = self.table.hand
        return hand is not None and hand.actor == self.session.me

    def answered(self, line: str, scene: Scene) -> str:
        """Do what was typed; what was wrong with it, or what the table says."""
        told = self.talk.heard(line)
        if told is not None:
            if not self.is_my_turn() or self.talk.ruled:
                self.story.lines += [Text(line, style="yellow") for line in told.splitlines()]
                return ""
            return told
        try:
            command = read(line, scene.view)
        except UnclearError as unclear:
            return str(unclear)
        refusal = act(self.table, command, player(self.session.person)).refusal
        return "" if refusal is None else self.talk.refused(refusal)

    def answer(self, line: str) -> str | None:
        """The line typed; None when it asked for help, and no return when it says goodbye."""
        if line.lower() in QUIT:
            raise LeaveError("quit")
        if line.lower() in HELP:
            self.display.page(help_text(self.table.game, self.table.stakes))
            return None
        return line

    # ---- between two hands -----------------------------------------------------------------

    def between(self, last: bool) -> None:
        news = self.record.take()
        self.news = news if last else [*news, *self.talk.whats_up()]
        self.pause(last)
        self.news = [] if last else self.record.take()

    def pause(self, last: bool) -> None:
        """Until the person goes on; what they say to the table is answered."""
        while True:
            line = self.answer(self.display.pause(self.scene(), self.news, last))
            if line is None:
                continue
            told = self.talk.heard(line) if line else None
            if told is None and is_no_key(line) and not last:
                told = f"{line!r} means nothing between two hands; Enter deals the next one"
            elif told is None and not last:
                told = self.talk.buy_in_again() or None
            if told is None or last:
                return
            up = [line for line in self.talk.whats_up() if line not in told]
            self.news = [*told.splitlines(), *up]


def is_no_key(line: str) -> bool:
    """Whether a line is more than a key pressed to go on, or an action typed too early: a word that
    was meant to say something."""
    first = line.lower().partition(" ")[0]
    return len(first) > 2 and first not in BETTING and first not in SHOWDOWN
