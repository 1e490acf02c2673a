"""What a house may designate: ``house_fault`` finds what makes no sense, ``not_by_this_book`` what
the book does not leave to the house."""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.games import Sheet, SheetError, Structure, game
from shuffleup.hand.echoes import said
from shuffleup.hand.setup import Drop, SetupError, Stakes, check_drop, check_stakes
from shuffleup.law import Rules
from shuffleup.law.points.table.button import ButtonLaw, ForcedBets
from shuffleup.law.points.table.kill import KillGames, KillLaw
from shuffleup.law.ruling import Reason
from shuffleup.table.edge import unfit_fields
from shuffleup.table.house import House, Stage
from shuffleup.table.refusals import refuse
from shuffleup.table.rulings import TableRuling
from shuffleup.wrong_fields import plain_name

LISTS = ("buy_in", "chips", "rotation", "choice")
NUMBERS = ("time", "time_minutes", "kill_at", "wagers_in")


def house_fault(house: object, seats: int) -> str:
    """Why a house cannot designate this for a table of so many seats; nothing if it can."""
    if not isinstance(house, House):
        return f"{said(house)} is nothing a house designates"
    unfit = unfit_fields(house)
    shapeless = [name for name in LISTS if name in unfit]
    fault = "" if shapeless else next(faults(house, seats), "")
    name = next(iter((*shapeless, *unfit)), "")
    if fault or not name:
        return fault
    return f"{plain_name(name)}: {said(getattr(house, name))} is nothing of the kind"


def faults(house: House, seats: int) -> Iterator[str]:
    for name in NUMBERS:
        value = getattr(house, name)
        if type(value) is not int or value < 0:
            yield f"{name.replace('_', ' ')} is a whole number, not {said(value)}"
    yield from fee_faults(house)
    yield from chip_faults(house)
    if house.kill not in ("", "full", "half"):
        yield f"a kill is full or half, not {said(house.kill)}"
    if house.button not in ("", "moving", "dead"):
        yield f"a button is moving or dead, not {said(house.button)}"
    yield from game_faults(house, seats)


def fee_faults(house: House) -> Iterator[str]:
    """A fee that makes no sense, or two of them."""
    try:
        check_drop(
            Drop(
                house.drop,
                house.rake,
                house.rake_cap,
                house.no_flop_no_drop,
                house.promotion,
                house.collection_blind,
            )
        )
    except SetupError as error:
        yield str(error)
    if house.time and (house.drop or house.rake or house.collection_blind):
        yield "the fee is taken from the pots or paid by time, not both"
    if house.time_minutes and not house.time:
        yield "so many minutes of no fee"
    if house.no_flop_no_drop and not (house.drop or house.rake or house.promotion):
        yield "there is no drop to leave off without a flop"


def chip_faults(house: House) -> Iterator[str]:
    if house.buy_in is not None:
        least, most = house.buy_in
        if type(least) is not int or type(most) is not int or not 0 < least <= most:
            told = f"{said(least)}-{said(most)}"
            yield f"a buy-in is from one whole number to a larger one, not {told}"
    chips = house.chips
    if any(type(chip) is not int or chip <= 0 for chip in chips) or len(set(chips)) < len(chips):
        yield f"chips are of different values above 0, not {said(chips)}"


def game_faults(house: House, seats: int) -> Iterator[str]:
    """A rotation, or a list to choose from, that cannot be played."""
    if house.rotation and house.choice:
        yield "games go round in a rotation or are called, not both"
    if len(house.rotation) == 1:
        yield "a rotation is of two games or more"
    called = [stage.game for stage in house.choice]
    if len(set(called)) < len(called):
        yield "a game is on the list twice"
    for stage in (*house.rotation, *house.choice):
        yield from stage_faults(stage, seats)


def stage_faults(stage: Stage, seats: int) -> Iterator[str]:
    try:
        sheet = game(stage.game)
    except SheetError as error:
        yield error.why
        return
    fault = game_fault(sheet, stage.stakes)
    if fault:
        yield fault
    if seats > sheet.max_seats:
        yield f"{sheet.title} is for {sheet.max_seats} players, and this table has {seats} seats"
    for length in (stage.hands, stage.minutes):
        if type(length) is not int or length < 0:
            yield f"a game is played for a number of hands or minutes, not {said(length)}"


def opening_fault(house: House, sheet: Sheet, stakes: Stakes) -> str:
    """Why a table cannot open with this game; nothing if it can."""
    first = house.rotation[0] if house.rotation else None
    if first is None or (first.game, first.stakes) == (sheet.key, stakes):
        return ""
    return f"the table opens with the first game of its rotation: {game(first.game).title}"


def game_fault(sheet: Sheet, stakes: Stakes) -> str:
    """Why a game cannot be played at these stakes; nothing if it can."""
    if not isinstance(stakes, Stakes) or not isinstance(stakes.structure, Structure):
        return f"{said(stakes)} are no stakes"
    unfit = unfit_fields(stakes)
    if "blinds" in unfit:
        return f"{said(stakes.blinds)} are no blinds"
    if stakes.structure not in sheet.structures:
        return f"{sheet.title} is not played {stakes.structure.value}"
    try:
        check_stakes(sheet, stakes)
    except SetupError as error:
        return str(error)
    return f"{said(stakes)} are no stakes" if unfit else ""


# ---- the book --------------------------------------------------------------------------------


def not_by_this_book(rules: Rules, house: House, before: House, playing: str) -> TableRuling | None:
    """Why the book does not leave this to the house, at a table that plays a game; None if it
    does."""
    method = rules.button.method.value
    chosen = house.button != before.button and house.button not in ("", method)
    if chosen and not rules.button.method_designated:
        says = f"the book has a {method} button"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, ButtonLaw.method_designated)
    if house.kill == "half" and not rules.kill.half_kill_offered:
        says = "no half-kill is offered here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, KillLaw.half_kill_offered)
    games = {playing, *(stage.game for stage in (*house.rotation, *house.choice))}
    omaha_only = rules.kill.games is KillGames.OMAHA_EIGHT
    if house.kill and omaha_only and "omaha-eight" not in games:
        says = "a kill is offered in Omaha eight-or-better alone"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, KillLaw.games)
    for stage in (*house.rotation, *house.choice):
        refusal = too_many_blinds(rules, stage.stakes)
        if refusal is not None:
            return refusal
    return None


def too_many_blinds(rules: Rules, stakes: Stakes) -> TableRuling | None:
    """A button game with other than two blinds, in a book that has two; None if it may be."""
    two_only = rules.button.game_blind_structures is ForcedBets.TWO_BLINDS
    if not stakes.blinds or len(stakes.blinds) == 2 or not two_only:
        return None
    says = "a button game has a small and a big blind"
    return refuse(Reason.NOT_IN_THIS_HOUSE, says, ButtonLaw.game_blind_structures)
