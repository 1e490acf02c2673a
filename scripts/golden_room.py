"""A small log of a room that every later engine must read: ``python -m scripts.golden_room …``.

An evening with lists, calls, a lock-up, absence, must-move, a hand, a table dealt by hand, the cage
and an undoing; ``room.json`` says what its manager then saw. Frozen and made anew like the golden
logs of tables (``scripts.golden_logs``).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from shuffleup.floor.senders import Role, staff
from shuffleup.law.notation import Statement, parse
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.log import FileLog
from shuffleup.log.codec import Json, from_json
from shuffleup.log.head import head_path
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_log import ROOM, batch_of, events_since, read_room
from shuffleup.room.state import Room
from shuffleup.room.viewing.room_view import encode_room_view, room_view
from shuffleup.room.words.room_transcript import RoomScene, run_statements, spoken

OPENING = 8  # lines until the first that somebody says, with what stood there before it
EVENING = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 4, buy-in 40-200
game 4/8: holdem limit 4/8 blinds 2/4, seats 6
table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 90
table 3: 4/8, Ida 300, Jan 200, by hand
here: Eli, Flo, Gus, Hal
[18:00] cage is stocked with 1000
[18:05] Eli joins 1/2
Flo joins 1/2
Zoe calls in for 1/2
hand at 1: Ann AcAd, Bob 8s8h, Cy folds, Dee mucks, board AsKh8d7c2s
[18:20] Dee cashes out of 1
board: call 1/2
board: page Eli for 1/2
Eli locks up the seat in 1/2 with card
[18:22] Eli takes the seat in 1/2 with 120
[18:30] Ann steps away from table 1
a dealer comes to table 1
[18:35] Ann sits back down at table 1
manager: open table 2 for 1/2
board: call 1/2
Flo takes the seat in 1/2 with 100
manager: table 2 feeds table 1
[18:40] at 3: hand played, button 1, drop 2
drop of 3 counted: 2
manager: bar Gus for stealing
floor: Hal goes home
floor: undo the last act because it was Val
[19:40] Bob buys 50 at 1
"""


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "room.log"
    for old in (path, head_path(path)):
        old.unlink(missing_ok=True)
    log = FileLog(path, ROOM)
    told = 0

    def watch(scene: RoomScene, statement: Statement) -> None:
        nonlocal told
        events, told = events_since(scene.room, told), scene.room.version
        if events:
            log.append_batch(batch_of(events, scene.room.now, deed_of(scene.room, statement)))

    run_statements(parse(EVENING), resolve(rulebook("mohegan")), watch)
    head_path(path).unlink()  # a golden log stands alone
    seen = json.dumps(seen_in(read_room(FileLog(path, ROOM))), indent=1, sort_keys=True)
    (folder / "room.json").write_text(f"{seen}\n", "utf-8")


def deed_of(room: Room, statement: Statement) -> Deed | None:
    """Who said it; nobody of a hand that is dealt in one statement, or of what is there already."""
    words = f"{statement.mark} {statement.words}".strip()
    if words.startswith("hand at") or statement.line <= OPENING:
        return None
    by = spoken(room, words)[1]
    return Deed(by.id, by.role.value, words)


def seen_in(room: Room) -> Json:
    """What a room has come to, as its manager knows it: nothing of how it is kept."""
    return from_json(encode_room_view(room_view(room, staff(Role.MANAGER))))


if __name__ == "__main__":
    main()
