"""Bringing a hand to a place: everyone checks and calls until there, then something is done.

``staged(sheet, StagedScene(...))`` is the transcript. Cards stay unknown unless the scene needs
them; stud cards that lie open are named.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import show
from shuffleup.floor.asking.own_table import USUAL, OwnTable, stakes_of
from shuffleup.floor.floor_transcript import run
from shuffleup.games import Opening, Sheet, Structure
from shuffleup.hand import Hand
from shuffleup.hand.options import Options, options
from shuffleup.hand.state import BETTING, BRINGING_IN, DISCARDING, DRAWING, SHOWING
from shuffleup.hand.words.hand_transcript import Played

# Cards of stud hands by seat; they are dealt from the rest of the deck where there are more seats.
UP = ("2c6h4dQs", "9d3hJc5s", "Kh8cTs7d", "7s9c2dJh", "3s4hQd6d", "5h8sTcKd", "2hJd9s3d")
DOWN = ("QhAsTd", "9hKsAd", "Kc8d3c", "7h5d6c", "Ah4c8h", "6sTh2s", "Qc4s5c")
LAST = -1  # the last street


class StagedScene(Struct, frozen=True):
    """Where in a hand: everyone checks and calls until the street, then these things are done."""

    street: int = 0
    then: tuple[str, ...] = ()
    phase: int = BETTING
    setup: str = ""
    ante: bool = False
    seed: bool = False  # the cards are known
    freely: bool = False  # at no limit, where the game is played so


OVER = -1  # no phase: the hand is played out


def staged(sheet: Sheet, place: StagedScene, own: OwnTable = USUAL) -> str:
    """The transcript of a scene in a game, at small stakes unless they are one's own."""
    lines = [line for line in opening_lines(sheet, place, own) if line]
    played = played_to(lines, place.street % len(sheet.streets), place.phase)
    for deed in place.then:
        for _ in range(times(deed, len(own.names))):
            played = done(lines, played, deed.removeprefix("others "))
    return "\n".join(lines) + "\n"


def times(deed: str, seats: int) -> int:
    """The others fold: all but the two who are in it; they muck: all but the one who shows."""
    return {"others folds": seats - 2, "others mucks": seats - 1}.get(deed, 1)


def opening_lines(sheet: Sheet, place: StagedScene, own: OwnTable = USUAL) -> list[str]:
    """Game, seats, and the cards that have to be known: stud cards lie open."""
    only = None
    if "kill" in place.setup and Structure.LIMIT in sheet.structures and not own.structure:
        only = Structure.LIMIT
    if place.freely and Structure.NO_LIMIT in sheet.structures:
        only = Structure.NO_LIMIT
    opening = own.opening(sheet, ante=place.ante, only=only)
    stakes = stakes_of(opening)
    lines = [opening, own.seats(stakes), place.setup.format(**own.posts(stakes))]
    if sheet.stud:
        if len(own.names) > len(UP):
            raise ValueError(f"a stud game is staged for {len(UP)} players at most")
        lines.append(
            "; ".join(stud_cards(own, at, known=place.seed) for at in range(len(own.names)))
        )
    elif place.seed:
        lines.append("seed scene")
    return lines


def stud_cards(own: OwnTable, at: int, *, known: bool) -> str:
    """Two cards down, four up and one down."""
    down = DOWN[at] if known else "??????"
    return f"{own.names[at]} has {down[:4]}{UP[at]}{down[4:]}"


def played_to(lines: list[str], street: int, phase: int) -> Played:
    """Everyone checks and calls, draws none and shows, until the street and what is asked there."""
    while True:
        played = run("\n".join(lines))
        hand = played.hand
        if hand.over or arrived(hand, street, phase):
            return played
        opens = street and hand.street == 0 and hand.game.opening is Opening.OPENERS
        closes = phase in (SHOWING, OVER) and hand.street == len(hand.game.streets) - 1
        deed = quietly(hand, bets=bool((opens or closes) and not hand.bet))
        add(lines, hand, f"{played.names[hand.actor]} {deed}")


def arrived(hand: Hand, street: int, phase: int) -> bool:
    """Whether the hand is where the scene begins; cards are changed before a street opens."""
    if phase in (DRAWING, DISCARDING):
        return hand.phase == phase and hand.street == street - 1
    if phase == BETTING and hand.phase == BRINGING_IN:
        return street == 0
    return hand.street >= street and hand.phase == phase


def done(lines: list[str], played: Played, deed: str) -> Played:
    """One thing more, by whoever is to act."""
    hand = played.hand
    if deed == "held":
        lines += ["! ruling-takes-time", "floor: hold-pot"]
        return run("\n".join(lines))
    if deed == "folded out":
        while not played.hand.over:
            may = options(played.hand)
            played = done(lines, played, "folds" if may and may.fold else quietly(played.hand))
        return played
    if deed == "raises":
        deed = f"{'raises to' if hand.bet else 'bets'} {wager(options(hand), hand)}"
    add(lines, hand, f"{played.names[hand.actor]} {deed}")
    return run("\n".join(lines))


def add(lines: list[str], hand: Hand, deed: str) -> None:
    """On the line of the street it happens on."""
    marks = sum(line.startswith("#") for line in lines)
    if marks <= hand.street:
        lines += [f"# {hand.game.streets[hand.street].name}", deed]
    else:
        lines[-1] = f"{lines[-1]}; {deed}"


def quietly(hand: Hand, *, bets: bool = False) -> str:
    """The least a player can do to stay in; or a bet, so that there is something to go on."""
    may = options(hand)
    assert may is not None
    if bets and may.least_to:
        return f"bets {wager(may, hand)}"
    if may.bring_in:
        return "brings it in"
    if may.discard_most >= 0:
        cards = hand.hole[hand.actor][: may.discard_least]
        return f"discards {show(cards)}" if cards else "stands pat"
    if may.show:
        return "shows"
    if may.runs:
        return "runs it 1"
    return "calls" if may.call else "checks"


def wager(may: Options | None, hand: Hand) -> int:
    """Three times the bet in a big-bet game, otherwise the least there is."""
    assert may is not None
    if may.fixed:
        return may.least_to
    return max(may.least_to, min(may.most_to, 3 * (hand.bet or hand.stakes.small_bet)))
