"""What is typed at the prompt of a room's desk: sentences, ``join Ann 1/2``, ``= list 1/2: Ann``,
``why Ann`` (``desk_prompt`` has what every desk answers)."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from shuffleup.cli.desks.desk_prompt import DeskPrompt
from shuffleup.cli.room.board_page import board_lines
from shuffleup.cli.room.desk import Desk, open_desk
from shuffleup.cli.room.desk_verbs import sentence_of
from shuffleup.cli.room.why_in_room import why_lines
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.state import Room
from shuffleup.room.viewing.wall_board import wall_board
from shuffleup.room.words.room_words import fact, sentences

HELP: Final = (
    "Say it as a floor person would: Ann joins 1/2, call 1/2, Ann cashes out of 1",
    "or with the verb first: join Ann 1/2, seat Ann 1 3 200, buy Ann 100 1",
    "[19:05] before it tells the time; = list 1/2: Ann asks whether it is so",
    "why Ann, words seat (what can be said), as manager, as floor Kim, quit",
)


class Prompt(DeskPrompt[Room, AnyRoomEvent]):
    """One person at the desk of a room, and the clock they go by."""

    about = HELP
    place = "a room"
    desk: Desk

    def reopen(self) -> None:
        self.desk = open_desk(self.desk.path)

    def sentences_of(self, words: str) -> list[str]:
        return [sentence_of(words)]

    def sentences(self) -> list[str]:
        return sentences()

    def fact(self, words: str) -> tuple[bool, str]:
        return fact(self.desk.room, words)

    def why_lines(self, person: str) -> list[str]:
        return why_lines(self.desk, person, self.now())

    def board_lines(self, width: int, height: int) -> list[Text]:
        title = self.desk.room.rulebook.partition("@")[0]
        return board_lines(wall_board(self.desk.at(self.now())), width, height, title)
