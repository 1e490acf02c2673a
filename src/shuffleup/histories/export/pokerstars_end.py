"""The end of a deal in PokerStars' lines: showdown, who collected what, the summary seat by seat.

The invariant: what is collected, together with the rake, is the total pot. A hand is in the text if
it was shown; a hand that was mucked only if it is the hero's own.
"""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.cards import UNKNOWN
from shuffleup.histories.export.exported_shares import PotShare, pot_names
from shuffleup.histories.export.pokerstars_play import COUNTED, Play, listed
from shuffleup.histories.export.pokerstars_words import described
from shuffleup.histories.export.posts import PostName

FLOP_STREETS = ("before Flop", "on the Flop", "on the Turn", "on the River")
STUD_STREETS = (
    "on the 3rd Street", "on the 4th Street", "on the 5th Street", "on the 6th Street",
    "on the River",
)  # fmt: skip
ONE_DRAW = ("before the Draw", "after the Draw")
THREE_DRAWS = (
    "before the Draw", "after the 1st Draw", "after the 2nd Draw", "after the 3rd Draw",
)  # fmt: skip
PLACES = {PostName.SMALL: "small blind", PostName.BIG: "big blind"}


def ending(play: Play, found: Sequence[PotShare], fee: int) -> list[str]:
    """All lines after the last bet; ``fee`` is what the hand itself gave to the house."""
    runs = len(play.hand.boards)
    lines: list[str] = []
    for run in range(runs):
        if play.shown or play.mucked:
            lines.append(f"*** {COUNTED[run] + ' ' if runs > 1 else ''}SHOW DOWN ***")
            lines += showdown(play, run)
        lines += collected(play, found, run)
        if no_low(play, run):
            lines.append("No low hand qualified")
    silent = {share.seat for share in found} - set(play.shown) - play.mucked
    lines += [f"{play.names[seat]}: doesn't show hand" for seat in sorted(silent)]
    return [*lines, "*** SUMMARY ***", *summary(play, found, fee)]


# ---- showdown --------------------------------------------------------------------------------


def showdown(play: Play, run: int) -> list[str]:
    """Hands shown, then those that were given up."""
    lines = []
    for seat, cards in play.shown.items():
        words = described(play.hand.game, cards, play.hand.boards[run])
        said = f" ({words})" if words else ""
        lines.append(f"{play.names[seat]}: shows {listed(cards)}{said}")
    return lines + [f"{play.names[seat]}: mucks hand" for seat in sorted(play.mucked)]


def collected(play: Play, found: Sequence[PotShare], run: int) -> list[str]:
    """One line for each winner of each pot, the last side pot first."""
    lines = []
    for pot, name in reversed(pot_names(found).items()):
        won: dict[int, int] = {}
        for share in found:
            if (share.pot, share.run) == (pot, run):
                won[share.seat] = won.get(share.seat, 0) + share.net
        for seat, chips in won.items():
            if chips:
                lines.append(f"{play.names[seat]} collected {play.money(chips)} from {name}")
    return lines


def no_low(play: Play, run: int) -> bool:
    """Nobody who showed has a low, in a game where one would take half."""
    game = play.hand.game
    if len(game.wins) < 2 or not play.shown:
        return False
    board = play.hand.boards[run]
    said = [described(game, cards, board) for cards in play.shown.values()]
    return all(words and "; LO: " not in words for words in said)


# ---- summary ---------------------------------------------------------------------------------


def summary(play: Play, found: Sequence[PotShare], fee: int) -> list[str]:
    seats = [seat for seat, stack in enumerate(play.hand.setup.stacks) if stack]
    return [
        total(play, found, fee),
        *boards(play),
        *[f"Seat {seat + 1}: {tagged(play, seat)} {fate(play, found, seat)}" for seat in seats],
    ]


def total(play: Play, found: Sequence[PotShare], fee: int) -> str:
    """``Total pot $62.63 Main pot $54.75. Side pot $5.38. | Rake $2.50``."""
    names = pot_names(found)
    pots = ""
    for pot, name in names.items() if len(names) > 1 else ():
        chips = sum([share.net for share in found if share.pot == pot])
        pots += f" {name.capitalize()} {play.money(chips)}."
    won, kept = sum([share.won for share in found]), sum([share.kept for share in found])
    return f"Total pot {play.money(won + fee)}{pots} | Rake {play.money(kept + fee)}"


def boards(play: Play) -> list[str]:
    runs = play.hand.boards
    if len(runs) == 1:
        return [f"Board {listed(runs[0])}"] if runs[0] else []
    said = [f"{COUNTED[run]} Board {listed(board)}" for run, board in enumerate(runs)]
    return ["Hand was run twice", *said]


def tagged(play: Play, seat: int) -> str:
    """A name, and whether it has the button or a blind."""
    setup = play.hand.setup
    places = [
        PLACES[name]
        for name, post in zip(play.called, setup.posts, strict=True)
        if post.seat == seat and name in PLACES
    ]
    if seat == setup.button and not play.hand.game.stud:
        places.insert(0, "button")
    return " ".join([play.names[seat], *[f"({place})" for place in places]])


def fate(play: Play, found: Sequence[PotShare], seat: int) -> str:
    """What became of a player."""
    won = [share for share in found if share.seat == seat]
    if seat in play.folded:
        street, bet = play.folded[seat]
        return f"folded {streets(play)[street]}" + ("" if bet else " (didn't bet)")
    if seat in play.shown:
        return showed(play, won, seat)
    if seat not in play.mucked or won:
        return f"collected ({play.money(sum([share.net for share in won]))})"
    own = play.held[seat] if seat == play.hero else ()
    return "mucked" + (f" {listed(own)}" if own and UNKNOWN not in own else "")


def showed(play: Play, won: Sequence[PotShare], seat: int) -> str:
    """``showed [As Ad] and won ($9) with a pair of Aces``, for each time the board was dealt."""
    cards = play.shown[seat]
    ends = []
    for run, board in enumerate(play.hand.boards):
        words = described(play.hand.game, cards, board)
        mine = [share.net for share in won if share.run == run]
        end = f"won ({play.money(sum(mine))})" if mine else "lost"
        ends.append(end + (f" with {words}" if words else ""))
    return f"showed {listed(cards)} and {', and '.join(ends)}"


def streets(play: Play) -> tuple[str, ...]:
    game = play.hand.game
    if game.stud:
        return STUD_STREETS
    if not game.draws:
        return FLOP_STREETS
    return ONE_DRAW if len(game.streets) == 2 else THREE_DRAWS
