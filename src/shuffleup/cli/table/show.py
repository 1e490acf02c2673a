"""``shuffleup table show``: the hands of a table's log, or one of them told in full."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.amounts import amount
from shuffleup.cli.describe import table_title
from shuffleup.cli.faces import Faces
from shuffleup.cli.output import UsageError, pages, people, print_json
from shuffleup.cli.play.story import Story
from shuffleup.cli.shared_options import Json
from shuffleup.cli.table.hands import PlayedHand, hands_of
from shuffleup.cli.table.table_log import events_at_odds, lines_of, old_log
from shuffleup.games import Opening
from shuffleup.hand.events import Dropped
from shuffleup.hand.repairs.primitives import Killed
from shuffleup.hand.view import SPECTATOR, view

CHOPPED = "The blinds take their chips back"
NO_HANDS = "no hand has been dealt yet"


def show_command(
    log: Path,
    /,
    *,
    hand: Annotated[int | None, Parameter(help="Tell this hand in full.")] = None,
    as_json: Json = False,
) -> int:
    """List the hands of a table's log, or tell one of them as a spectator saw it.

    Parameters
    ----------
    log
        A log that `shuffleup table run` has kept.
    """
    kept = old_log(log)
    if not kept.version:
        raise UsageError(f"{log}: the log is empty")
    with events_at_odds(log):
        played = hands_of(lines_of(kept), kept.eras())
        if hand is not None:
            return show_one(played, hand, as_json)
        return list_them(log, played, as_json)


def list_them(log: Path, played: Iterator[PlayedHand], as_json: bool) -> int:
    """A line, or an object, for each hand."""
    if as_json:
        for one in played:
            print_json(as_object(one), indent=None)
        return 0
    first = next(played, None)
    if first is None:
        people().print(f"{log}: {NO_HANDS}", markup=False, soft_wrap=True)
        return 0
    with pages() as console:
        for one in chain([first], played):
            console.print(in_a_line(one), markup=False, soft_wrap=True)
    return 0


def show_one(played: Iterator[PlayedHand], number: int, as_json: bool) -> int:
    last = 0
    for one in played:
        if one.number == number:
            if as_json:
                print_json({**as_object(one), "story": [line.plain for line in told(one).lines]})
            else:
                tell(one)
            return 0
        last = one.number
    has = f"the log has {last}" if last else NO_HANDS
    raise UsageError(f"there is no hand {number}: {has}")


def told(one: PlayedHand, faces: Faces | None = None) -> Story:
    """The hand as a spectator could tell it."""
    names = [name or f"seat {at}" for at, name in enumerate(one.names, 1)]
    story = Story(one.hand.game, names, SPECTATOR, faces or Faces(people()))
    for event in view(one.hand, SPECTATOR).events:
        if isinstance(event, Dropped):
            story.tell(taken(event, names, one.hand.stakes.dollar), style="dim")
        elif isinstance(event, Killed):
            story.tell(f"The hand of {names[event.seat]} is dead")
        story.hear((event,))
    if one.hand.over and not story.results:
        story.results.append(CHOPPED)
        story.tell(CHOPPED)
    return story


def taken(event: Dropped, names: list[str], dollar: int) -> str:
    """What the house takes, and from where."""
    chips = amount(event.amount, dollar)
    if event.seat >= 0:
        return f"{names[event.seat]} pays {chips} to the house"
    return f"{chips} goes to the {event.purse}"


def as_object(one: PlayedHand) -> dict[str, object]:
    hand, story = one.hand, told(one)
    dealt = [at for at, stack in enumerate(hand.setup.stacks) if stack]
    return {
        "hand": one.number,
        "game": hand.game.key,
        "button": hand.setup.button + 1,
        "players": {one.names[at]: hand.setup.stacks[at] for at in dealt},
        "posts": [
            {"player": one.names[post.seat], "kind": post.kind.value, "amount": post.amount}
            for post in hand.setup.posts
        ],
        "before": list(one.news),
        "results": story.results,
        "won": {one.names[at]: story.won[at] for at in dealt if story.won[at]},
        "over": hand.over,
        "engine": one.engine,
    }


def in_a_line(one: PlayedHand) -> str:
    """``hand 12, 6 players, button Ann: Bob wins 46``."""
    players = sum(1 for stack in one.hand.setup.stacks if stack)
    button = one.names[one.hand.setup.button] or f"seat {one.hand.setup.button + 1}"
    placed = "" if one.hand.game.opening is Opening.BRING_IN else f", button {button}"
    results = "; ".join(told(one).results) or "not over"
    return f"hand {one.number}, {players} players{placed}: {results}"


def stacks(one: PlayedHand) -> str:
    """``Dealt in: Ann 200, Bob 350``."""
    chips = zip(one.names, one.hand.setup.stacks, strict=True)
    dollar = one.hand.stakes.dollar
    return "Dealt in: " + ", ".join(
        f"{name} {amount(stack, dollar)}" for name, stack in chips if stack
    )


def tell(one: PlayedHand) -> None:
    """What happened since the last hand, and then the hand."""
    with pages() as console:
        title = table_title(one.hand.game, one.hand.stakes)
        console.print(f"hand {one.number}: {title}", style="bold", markup=False)
        for line in one.news:
            console.print(line, style="dim", markup=False, soft_wrap=True)
        console.print(stacks(one), style="dim", markup=False, soft_wrap=True)
        console.print(f"Dealt by engine {one.engine}", style="dim", markup=False, soft_wrap=True)
        console.print()
        for told_line in told(one, Faces(console)).lines:
            console.print(told_line, soft_wrap=True)
