"""What a link shows in a chat: a title and a line of what whoever opens it reads without a name.

Nothing else: an address behind the door looks like the front page, be there something or not. A
running hand, a stack or who won stands in none of them.
"""

from __future__ import annotations

from html import escape
from typing import Final

from litestar.datastructures import State
from msgspec import Struct

from shuffleup.games import game, names
from shuffleup.law.loading import SHIPPED
from shuffleup.law.rulebook import rulebook
from shuffleup.server.api.clause_handlers import clause_of
from shuffleup.server.api.gate import caller_of
from shuffleup.server.api.http_answers import HouseRequest
from shuffleup.server.home_games.told_by_code import OPEN, InvitationShown, invitation
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.season_place import SeasonPlace
from shuffleup.server.identity import codes
from shuffleup.server.my_hands.hand_desk import HandDesk
from shuffleup.server.my_hands.hand_index import BusyError
from shuffleup.server.running_house import RunningHouse

LINE: Final = "A poker room that plays by a written rulebook. A name is enough to sit down."
LONGEST_LINE: Final = 200
LONGEST_TOKEN: Final = 32


class Preview(Struct, frozen=True):
    title: str
    line: str = LINE


async def preview_of(request: HouseRequest, path: str) -> Preview:
    state: State = request.app.state
    running: RunningHouse | None = state.get("house")
    usual = Preview(running.settings.house_name if running is not None else "Shuffle Up")
    if running is None:
        return usual
    first, _, rest = path.strip("/").partition("/")
    found: Preview | None = None
    if first == "join" and rest:
        found = await of_invitation(request, running, rest)
    elif first == "shared" and rest:
        found = await of_shared_hand(state["hand_desk"], rest)
    elif first in ("event", "season") and running.settings.guests:
        found = of_results(running, f"{first}/{rest}")
    elif first == "law":
        found = of_law(rest)
    return found or usual


async def of_invitation(request: HouseRequest, running: RunningHouse, code: str) -> Preview | None:
    terms = await codes.glance_at(running.desk, code[:64], caller_of(request).address)
    if terms is None:
        return None
    told = invitation(running.house, running.desk.names, terms, running.desk.clock())
    if told.state != OPEN or not told.title:
        return None
    return Preview(f"{told.host} invites you to {told.title}", offered(told))


def offered(told: InvitationShown) -> str:
    seats = f"{told.taken} of {told.seats} seats taken"
    return f"{told.game}, {told.stakes}, {seats}. No account needed: the link and a name."


async def of_shared_hand(hands: HandDesk, token: str) -> Preview | None:
    if len(token) > LONGEST_TOKEN:
        return None
    try:
        found = await hands.shared(token)
    except BusyError:
        return None
    if found is None:
        return None
    hand, link = found
    row, by = hand.row, hand.names.get(link.by, "")
    seen = f", as {by} saw it" if by and link.eyes == "mine" else ""
    played = game(row.game).title if row.game in names() else row.game
    return Preview(
        f"Hand {row.number}{seen}", f"{played}, {row.stakes}: play it back, card by card."
    )


def of_results(running: RunningHouse, name: str) -> Preview | None:
    opened, place = running.house.register.get(name), running.house.places.get(name)
    if opened is None or opened.hidden:
        return None
    if isinstance(place, EventPlace):
        return Preview(opened.title, "A tournament: its levels, its prizes and how it stands.")
    if isinstance(place, SeasonPlace):
        return Preview(place.season.terms.name, "A season: the standings, and why each point.")
    return None


def of_law(rest: str) -> Preview:
    whole = Preview("The law", "Rulebooks of poker, clause by clause, in words of our own.")
    name, _, clause = rest.partition("/")
    if name not in SHIPPED:
        return whole
    book = rulebook(name)
    found = clause_of(book, f"{name}/{clause}") if clause else None
    if found is None:
        return Preview(book.layers[-1].title, whole.line)
    return Preview(f"{found.title} ({found.book})", found.says)


def head_of(preview: Preview, house: str) -> str:
    """The tags that tell it, as they stand in the head of the page."""
    line = " ".join(preview.line.split())
    if len(line) > LONGEST_LINE:
        line = line[: LONGEST_LINE - 1] + "…"
    told = {
        "og:type": "website", "og:site_name": house, "og:title": preview.title,
        "og:description": line,
    }  # fmt: skip
    tags = [f'<meta property="{name}" content="{escape(says)}" />' for name, says in told.items()]
    return "\n    ".join([f"<title>{escape(preview.title)}</title>", *tags])
