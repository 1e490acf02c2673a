"""Bringing a hand to a place: everyone checks and calls until there, then something is done.

``staged(sheet, StagedScene(...))`` is the transcript. Cards stay unknown unless the scene needs
them; stud cards that lie open are named.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import show
from shuffleup.floor.floor_transcript import run
from shuffleup.games import Opening, Sheet, Structure
from shuffleup.hand import Hand
from shuffleup.hand.options import Options, options
from shuffleup.hand.state import BETTING, BRINGING_IN, DISCARDING, DRAWING, SHOWING
from shuffleup.hand.words.hand_transcript import Played

SEATS = "seats: Ann 400, Bob 400, Cy 400, Dee 400; button Dee"
UP = {"Ann": "2c6h4dQs", "Bob": "9d3hJc5s", "Cy": "Kh8cTs7d", "Dee": "7s9c2dJh"}
DOWN = {"Ann": "QhAsTd", "Bob": "9hKsAd", "Cy": "Kc8d3c", "Dee": "7h5d6c"}
LAST = -1  # the last street


class StagedScene(Struct, frozen=True):
    """Where in a hand: everyone checks and calls until the street, then these things are done."""

    street: int = 0
    then: tuple[str, ...] = ()
    phase: int = BETTING
    setup: str = ""
    ante: int = 0
    seed: bool = False  # the cards are known
    freely: bool = False  # at no limit, where the game is played so


OVER = -1  # no phase: the hand is played out


def staged(sheet: Sheet, place: StagedScene) -> str:
    """The transcript of a scene in a game, at small stakes."""
    lines = [line for line in opening_lines(sheet, place) if line]
    played = played_to(lines, place.street % len(sheet.streets), place.phase)
    for deed in place.then:
        played = done(lines, played, deed)
    return "\n".join(lines) + "\n"


def opening_lines(sheet: Sheet, place: StagedScene) -> list[str]:
    """Game, seats, and the cards that have to be known: stud cards lie open."""
    structure = sheet.structures[0]
    if "kill" in place.setup and Structure.LIMIT in sheet.structures:
        structure = Structure.LIMIT
    if place.freely and Structure.NO_LIMIT in sheet.structures:
        structure = Structure.NO_LIMIT
    fixed = structure in (Structure.LIMIT, Structure.SPREAD)
    ante = f" ante {place.ante}" if place.ante else ""
    main = "4/8" if fixed else "minimum 4"
    lines = [f"{sheet.key} {structure.value} {'4/8 blinds 2/4' if fixed else '2/4'}{ante}", SEATS]
    if sheet.opening is Opening.OPENERS:
        lines[0] = f"{sheet.key} {structure.value} {main} ante 1"
    if sheet.opening is Opening.BRING_IN:
        lines[0] = f"{sheet.key} {structure.value} {main} ante 1 bring-in 2"
    lines.append(place.setup)
    if sheet.stud:
        lines.append("; ".join(stud_cards(name, known=place.seed) for name in UP))
    elif place.seed:
        lines.append("seed scene")
    return lines


def stud_cards(name: str, *, known: bool) -> str:
    """Two cards down, four up and one down."""
    down = DOWN[name] if known else "??????"
    return f"{name} has {down[:4]}{UP[name]}{down[4:]}"


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
