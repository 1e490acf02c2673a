"""A table in the card room's words: statements to commands.

``command(table, words)`` reads ``Cy sits 3 with 100`` or ``Dee is away``; None when the words are
of the hand that is on, or of nobody at this table.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from shuffleup.cards import parse as parse_cards
from shuffleup.games import game
from shuffleup.hand.words.setup_words import read_stakes
from shuffleup.outside_text import counted, quoted
from shuffleup.table import commands as c
from shuffleup.table.blinds.account import Arrival, EntryChoice
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.deal.agreements import standing_offer
from shuffleup.table.deal.deal_records import Agreement
from shuffleup.table.state import Table
from shuffleup.table.words.house_words import read_house

Make = Callable[..., c.TableCommand]  # of the table and the parts of the phrase, as texts
PHRASES: list[tuple[re.Pattern[str], Make]] = []
PARTS = {"{N}": r"(\d+)", "{who}": r"(\S+)", "{chips}": r"([\dx+]+)"}


def says(phrase: str) -> Callable[[Make], Make]:
    """Register what a statement means; ``{who}`` is a player, ``{N}`` a number, ``{chips}`` an
    amount or piles of chips."""
    for part, pattern in PARTS.items():
        phrase = phrase.replace(part, pattern)
    compiled = re.compile(phrase)

    def register(make: Make) -> Make:
        PHRASES.append((compiled, make))
        return make

    return register


def command(table: Table, words: str) -> c.TableCommand | None:
    """The command a statement means; None if it is no statement about a table."""
    for pattern, make in PHRASES:
        found = pattern.fullmatch(words)
        if found:
            return make(table, *found.groups())
    return None


def is_of_a_table(words: str) -> bool:
    """Whether these words can only be about a table, not about one hand."""
    words = words.removeprefix("may:").strip()
    if words.startswith(("next hand", "table:")):
        return True
    return any(pattern.fullmatch(words) for pattern, _ in PHRASES) or bool(PASSING.fullmatch(words))


PASSING = re.compile(r"(\d+) hands? pass(?:es)?")


def at(table: Table, player: str) -> int:
    """The seat of a player who must be here."""
    seat = seat_of(table, player)
    if seat is None:
        raise ValueError(f"nobody here is called {quoted(player)}")
    return seat


def read_chips(text: str) -> tuple[int, tuple[Pile, ...]]:
    """``200``, or piles: ``25x4+1x3``."""
    if text.isdecimal():
        return counted(text), ()
    piles = []
    for part in text.split("+"):
        chip, _, count = part.partition("x")
        if not chip.isdecimal():
            raise ValueError(f"{quoted(text)} is neither an amount nor chips, like 25x4+1x3")
        piles.append(Pile(counted(chip), counted(count or "1")))
        if not piles[-1].chip:
            raise ValueError(f"{quoted(text)}: a chip is worth something")
    return sum(pile.chip * pile.count for pile in piles), tuple(piles)


# ---- seats -----------------------------------------------------------------------------------


@says("{who} sits {N} with {chips}(?: from a (broken|must-move) game)?( in cash)?")
def sits(
    table: Table, who: str, seat: str, chips: str, arrival: str | None, cash: str | None
) -> c.Sit:
    amount, piles = read_chips(chips)
    came = Arrival(arrival) if arrival else Arrival.LIST
    return c.Sit(counted(seat) - 1, who, amount, came, piles, bool(cash))


@says("{who} locks up seat {N}(?: with {N})?")
def locks_up(table: Table, who: str, seat: str, amount: str | None) -> c.LockUp:
    return c.LockUp(counted(seat) - 1, who, counted(amount or "0"))


@says("seat {N} is offered to {who}")
def is_offered(table: Table, seat: str, who: str) -> c.Offer:
    return c.Offer(counted(seat) - 1, who)


@says("{who} leaves")
def leaves(table: Table, who: str) -> c.Leave:
    return c.Leave(at(table, who))


@says("{who} is away")
def is_away(table: Table, who: str) -> c.GoAway:
    return c.GoAway(at(table, who))


@says("{who} is back")
def is_back(table: Table, who: str) -> c.ComeBack:
    return c.ComeBack(at(table, who))


@says("{who} sits out")
def sits_out(table: Table, who: str) -> c.SitOut:
    return c.SitOut(at(table, who))


@says("{who} asks for a hand")
def asks_for_hand(table: Table, who: str) -> c.AskForHand:
    return c.AskForHand(at(table, who))


@says("{who} asks for seat {N}")
def asks_for_seat(table: Table, who: str, seat: str) -> c.AskForSeat:
    return c.AskForSeat(at(table, who), counted(seat) - 1)


@says("{who} moves to {N}")
def moves(table: Table, who: str, seat: str) -> c.ChangeSeat:
    return c.ChangeSeat(at(table, who), counted(seat) - 1)


@says("{who} holds seat {N}")
def holds_seat(table: Table, who: str, seat: str) -> c.HoldSeat:
    return c.HoldSeat(at(table, who), counted(seat) - 1)


# ---- coming in -------------------------------------------------------------------------------


WAYS = {
    "posts": EntryChoice.POST,
    "comes in": EntryChoice.POST,
    "waits": EntryChoice.WAIT,
    "waits for the button": EntryChoice.BEHIND,
    "buys the button": EntryChoice.BUY,
    "comes in and buys the button next": EntryChoice.BUY_NEXT,
    "posts in the straddle": EntryChoice.STRADDLE,
}


@says(f"{{who}} ({'|'.join(sorted(WAYS, key=len, reverse=True))})")
def chooses(table: Table, who: str, way: str) -> c.Choose:
    return c.Choose(at(table, who), WAYS[way])


@says("{who} lets the blinds pass")
def lets_pass(table: Table, who: str) -> c.LetPass:
    return c.LetPass(at(table, who))


@says("{who} (?:antes|posts) for {who}")
def posts_for(table: Table, who: str, other: str) -> c.PostFor:
    return c.PostFor(at(table, who), at(table, other))


@says("{who} is dealt in")
def is_dealt_in(table: Table, who: str) -> c.DealIn:
    return c.DealIn(at(table, who))


# ---- bets before the cards, and agreements ---------------------------------------------------


@says("{who} straddles(?: to {N})?")
def straddles(table: Table, who: str, to: str | None) -> c.Straddle:
    return c.Straddle(at(table, who), counted(to or "0"))


@says("{who} kills the pot")
def kills(table: Table, who: str) -> c.KillPot:
    return c.KillPot(at(table, who))


@says("{who} refuses to post")
def refuses_kill(table: Table, who: str) -> c.RefuseKill:
    return c.RefuseKill(at(table, who))


@says("{who} (?:and {who} chop|offers {who} to chop)")
def chop(table: Table, who: str, *other: str | None) -> c.Chop:
    return c.Chop(at(table, who), at(table, other[0] or other[1] or ""))


@says("{who} (?:and {who} agree|offers {who}) to split the pot")
def split(table: Table, who: str, *other: str | None) -> c.SplitPot:
    return c.SplitPot(at(table, who), at(table, other[0] or other[1] or ""))


@says("{who} accepts")
def accepts(table: Table, who: str) -> c.Chop | c.SplitPot:
    seat, offer = at(table, who), standing_offer(table)
    if offer is None or offer.other != seat:
        raise ValueError(f"nobody has offered {who} anything")
    return AGREED[offer.agreement](seat, offer.seat)


AGREED: dict[Agreement, type[c.Chop] | type[c.SplitPot]] = {
    Agreement.CHOP: c.Chop,
    Agreement.SPLIT_POT: c.SplitPot,
}
TOGETHER = re.compile(r"\S+ and \S+ (?:chop|agree to split the pot)")


def consents(words: str, command: c.AnyTableCommand) -> tuple[c.AnyTableCommand, ...]:
    """What a statement says, in turn: ``Ann and Bob chop`` has both consents in it."""
    if isinstance(command, c.Chop | c.SplitPot) and TOGETHER.fullmatch(words):
        return command, type(command)(command.other, command.seat)
    return (command,)


# ---- chips -----------------------------------------------------------------------------------


@says("{who} adds {chips}( of another house)?")
def adds(table: Table, who: str, chips: str, foreign: str | None) -> c.AddChips:
    amount, piles = read_chips(chips)
    return c.AddChips(at(table, who), amount, piles, bool(foreign))


@says("{who} puts {N} in cash on the table")
def lays_cash(table: Table, who: str, amount: str) -> c.LayCash:
    return c.LayCash(at(table, who), counted(amount))


@says("{who} buys {N} with cash on the table")
def buys_with_cash(table: Table, who: str, amount: str) -> c.BuyWithCash:
    return c.BuyWithCash(at(table, who), counted(amount))


@says("{who} plays behind(?: {N})?( without cash)?")
def plays_behind(table: Table, who: str, amount: str | None, without: str | None) -> c.PlayBehind:
    return c.PlayBehind(at(table, who), counted(amount or "0"), not without)


@says("{who} has {N} coming")
def has_coming(table: Table, who: str, amount: str) -> c.HaveComing:
    return c.HaveComing(at(table, who), counted(amount))


@says("{who}'s chips arrive")
def chips_arrive(table: Table, who: str) -> c.Deliver:
    return c.Deliver(at(table, who))


@says("{who} takes {N} off the table")
def takes_off(table: Table, who: str, amount: str) -> c.TakeOff:
    return c.TakeOff(at(table, who), counted(amount))


@says("{who} gives {who} {N}")
def gives(table: Table, who: str, other: str, amount: str) -> c.PassChips:
    return c.PassChips(at(table, who), at(table, other), counted(amount))


@says("{who} plays for {who}")
def plays_for(table: Table, who: str, other: str) -> c.PassChips:
    return c.PassChips(at(table, who), at(table, other))


@says("{who} colours up to {N}")
def colours_up(table: Table, who: str, chip: str) -> c.ColourUp:
    return c.ColourUp(at(table, who), counted(chip))


@says("{who} (racks up|unracks)")
def racks(table: Table, who: str, verb: str) -> c.Rack:
    return c.Rack(at(table, who), verb == "racks up")


@says("{N} stays in the pot")
def stays_in_pot(table: Table, amount: str) -> c.LeaveInPot:
    return c.LeaveInPot(counted(amount))


# ---- dealt by hand ---------------------------------------------------------------------------


@says("count {who} {N}")
def counts(table: Table, who: str, amount: str) -> c.CountChips:
    return c.CountChips(at(table, who), counted(amount))


@says("hand played(?:, (.+))?")
def hand_played(table: Table, told: str | None) -> c.ReportHand:
    """``hand played, button 4, without Ann, drop 5, promotion 1``: what somebody looked at."""
    button, without, taken = NOWHERE, [], {"drop": 0, "promotion": 0}
    for part in re.split(r",\s*", told) if told else ():
        word, _, rest = part.partition(" ")
        if word == "button":
            button = counted(rest) - 1 if rest.isdecimal() else at(table, rest)
        elif word == "without":
            without.append(at(table, rest))
        elif word in taken:
            taken[word] = counted(rest)
        else:
            raise ValueError(f"{quoted(part)} is nothing that is told of a hand")
    return c.ReportHand(button, tuple(without), taken["drop"], taken["promotion"])


@says("the box has {N} more(?: and {N} for the promotions)?")
def box_has(table: Table, drop: str, promotion: str | None) -> c.ReportDrop:
    return c.ReportDrop(counted(drop), counted(promotion or "0"))


# ---- the house -------------------------------------------------------------------------------


@says("draw: (.+)")
def draws(table: Table, cards: str) -> c.Draw:
    drawn = [part.split() for part in cards.split(",")]
    seats = tuple(at(table, player) for player, _ in drawn)
    return c.Draw(seats, tuple(parse_cards(card)[0] for _, card in drawn))


@says("the table (is put on hold|goes on)")
def holds_table(table: Table, verb: str) -> c.TableCommand:
    return c.Release() if verb == "goes on" else c.Hold()


@says("the games merge")
def merge(table: Table) -> c.Merge:
    return c.Merge()


@says(r"the table plays (\S+) (.+)")
def plays_game(table: Table, key: str, stakes: str) -> c.PlayGame:
    return c.PlayGame(game(key), read_stakes(stakes.split()))


@says("{who} asks for a new setup")
def asks_for_setup(table: Table, who: str) -> c.AskForSetup:
    return c.AskForSetup(at(table, who))


OCCASIONS = {
    "the setup is new": "",
    "the dealers change": "dealers",
    "next level": "level",
    "a card is damaged": "damaged",
}


@says(f"({'|'.join(OCCASIONS)})")
def new_setup(table: Table, occasion: str) -> c.NewSetup:
    return c.NewSetup(OCCASIONS[occasion])


@says("time is collected")
def collect_time(table: Table) -> c.CollectTime:
    return c.CollectTime()


@says("{who} calls the game: {who}")
def calls_game(table: Table, who: str, key: str) -> c.CallGame:
    return c.CallGame(at(table, who), key)


@says("table: (.+)")
def designates(table: Table, designations: str) -> c.Designate:
    return c.Designate(read_house(table.house, designations))
