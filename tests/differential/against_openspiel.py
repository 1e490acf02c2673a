"""The same random hold'em hand in our engine and in OpenSpiel's universal_poker.

``play(deal)`` deals and acts in our engine, hands OpenSpiel the same cards and the same actions,
and compares who acts, stacks, cards, street, whether a fold and a raise are offered and in no-limit
from where to where, and in the end what every player won or lost. OpenSpiel is a peer, installed by
``make bench`` or ``make peers``; importing this module without it fails.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pyspiel
from msgspec.structs import replace
from tests.differential import explained as x
from tests.differential import spiel_explained as sx
from tests.differential.outcome import Outcome, Whim
from tests.differential.spiel_deals import SpielDeal

from shuffleup.cards import parse, show
from shuffleup.games import Structure
from shuffleup.hand import Hand, Options, apply, judge, options, proceed
from shuffleup.hand import commands as c
from shuffleup.hand import events as e
from shuffleup.law import Rules

FOLD, CALL, LIMIT_RAISE = 0, 1, 2
CHANCE = -1
FIELDS = re.compile(r"\[(Round|Money|Private|Public):? ?([^\]]*)\]")
ALL_QUIRKS = frozenset(sx.RAISE_QUIRKS)
PARTS = 2520  # a pot is shared by ten at most: whole multiples of 1/2520


def play(deal: SpielDeal, house: Callable[[Rules], Rules] = lambda rules: rules) -> Outcome:
    """One hand in both engines; ``house`` may change our rules, to see that it shows."""
    table = Table(deal, house(deal.rules))
    try:
        table.play()
    except Exception as error:  # an engine that breaks is a difference too
        table.differ(f"{type(error).__name__}: {error}")
    table.outcome.log = table.hand.log
    return table.outcome


class Table:
    """Our hand, OpenSpiel's state, and the board cards we have dealt that it still waits for."""

    def __init__(self, deal: SpielDeal, rules: Rules) -> None:
        self.deal = deal
        self.outcome = Outcome(deal)
        self.whim = Whim(random.Random(f"play {deal.seed}"))
        self.place = {seat: index for index, seat in enumerate(deal.order)}
        self.hand: Hand = deal.start(rules)
        self.state = spiel_state(deal)
        self.board: list[int] = []

    # ---- playing ----

    def play(self) -> None:
        proceed(self.hand)
        for seat in self.deal.order:  # it gives each player both cards at once
            for card in self.hand.hole[seat]:
                self.state.apply_action(card)
        self.catch_up(0)
        while not self.hand.over and not self.outcome.unexplained:
            asked = options(self.hand)
            assert asked is not None
            least = self.compare(asked)
            if self.outcome.unexplained:
                return
            seen = len(self.hand.log)
            ruling = judge(self.hand, self.choose(asked, least))
            assert ruling.ok, str(ruling.refusal)
            apply(self.hand, ruling.events[0])
            proceed(self.hand)
            self.outcome.actions += 1
            self.catch_up(seen)
        if not self.outcome.unexplained:
            self.compare_the_end()

    def choose(self, asked: Options, least: int) -> c.Command:
        """Anything both would allow; ``least`` is 0 where one of them allows no raise."""
        if least:
            asked = replace(asked, least_to=least)
        command = self.whim.bet(asked, bool(least), self.outcome.actions)
        free = isinstance(command, c.Fold) and not asked.call  # OpenSpiel cannot
        return c.Check(asked.seat) if free else command

    # ---- OpenSpiel follows ----

    def catch_up(self, seen: int) -> None:
        for event in self.hand.log[seen:]:
            if isinstance(event, e.Boarded):
                self.board += event.cards
                self.deal_on()
            else:
                self.act(event)
        self.deal_on()

    def act(self, event: e.Event) -> None:
        match event:
            case e.Folded():
                self.state.apply_action(FOLD)
            case e.Checked() | e.Called():
                self.state.apply_action(CALL)
            case e.Raised() if self.is_limit:
                self.state.apply_action(LIMIT_RAISE)
            case e.Raised():
                self.state.apply_action(event.to + self.paid_before(event.seat))

    @property
    def is_limit(self) -> bool:
        return self.hand.structure is Structure.LIMIT

    def paid_before(self, seat: int) -> int:
        """OpenSpiel counts a raise from the first chip of the hand, we from that of the round."""
        return self.before[seat]

    def deal_on(self) -> None:
        self.pass_covered_player()
        while self.board and self.state.current_player() == CHANCE:
            self.state.apply_action(self.board.pop(0))
            self.pass_covered_player()

    def pass_covered_player(self) -> None:
        """Everyone else is all-in or out and the bet is covered: OpenSpiel still asks; check."""
        player = self.state.current_player()
        if player < 0 or not (self.board or self.hand.over):
            return
        money = self.seen(player)["Money"]
        legal = self.state.legal_actions()
        others = [
            chips
            for seat, chips in zip(self.deal.order, money, strict=True)
            if self.place[seat] != player and self.hand.live >> seat & 1
        ]
        if not any(others) and FOLD not in legal:
            self.outcome.explained[x.COVERED_ASKED] += 1
            self.same("raises of a covered player", [CALL], legal)
            self.state.apply_action(CALL)

    # ---- comparing ----

    def differ(self, what: str) -> None:
        self.outcome.unexplained.append(what)

    def same(self, what: str, one: object, other: object) -> None:
        if one != other:
            self.differ(f"{what}: {one} and {other}")

    def seen(self, player: int) -> dict[str, Any]:
        """What OpenSpiel tells a player: the round, everyone's chips, their cards, the board."""
        fields: dict[str, Any] = dict(FIELDS.findall(self.state.information_state_string(player)))
        fields["Money"] = [int(chips) for chips in fields["Money"].split()]
        return fields

    def compare(self, asked: Options) -> int:
        """Everything both can see at a decision; the least raise both allow, or 0."""
        hand, player = self.hand, self.place[self.hand.actor]
        self.same("actor", player, self.state.current_player())
        if self.outcome.unexplained:
            return 0
        seen = self.seen(player)
        self.before = [paid - bet for paid, bet in zip(hand.paid, hand.bets, strict=True)]
        self.same("stacks", [hand.stacks[seat] for seat in self.deal.order], seen["Money"])
        self.same("street", hand.street, int(seen["Round"]))
        self.same("hole", in_order(hand.hole[hand.actor]), in_order(parse(seen["Private"])))
        self.same("board", in_order(hand.board), in_order(parse(seen["Public"])))
        legal = self.state.legal_actions()
        self.same("something to call", asked.call > 0, FOLD in legal)
        self.same("call", True, CALL in legal)
        return self.compare_raise(asked, [action for action in legal if action > CALL])

    def compare_raise(self, asked: Options, legal: list[int]) -> int:
        """With no quirk the model says what we say, with all of them what OpenSpiel says, at every
        decision: a quirk explains no more than it does."""
        ours, theirs = (asked.least_to, asked.most_to), self.range_of(legal)
        self.same("may raise, by the rules", ours, self.model(frozenset()))
        self.same("may raise, with its quirks", self.told(self.model(ALL_QUIRKS)), theirs)
        if self.told(ours) != theirs:
            quirks = x.explain(
                lambda some: self.told(self.model(some)), sx.RAISE_QUIRKS, self.told(ours), theirs
            )
            if not quirks:
                self.differ(f"may raise: ours {ours}, OpenSpiel {theirs}")
            self.outcome.explained.update(quirks)
        if not (ours[0] and legal):
            return 0
        return ours[0] if self.is_limit else max(ours[0], theirs[0])

    def model(self, quirks: x.Quirks) -> tuple[int, int]:
        return sx.raises(self.hand, self.deal, quirks)

    def told(self, raises: tuple[int, int]) -> tuple[int, int]:
        """In limit OpenSpiel does not say to how much a raise is: the stacks will show it."""
        return (int(raises != sx.NONE),) * 2 if self.is_limit else raises

    def range_of(self, legal: list[int]) -> tuple[int, int]:
        if not legal or self.is_limit:
            return self.told((len(legal),) * 2)
        if legal != list(range(legal[0], legal[-1] + 1)):
            self.differ(f"OpenSpiel leaves out amounts: {legal[:9]}")
        before = self.paid_before(self.hand.actor)
        return legal[0] - before, legal[-1] - before

    def compare_the_end(self) -> None:
        if not self.state.is_terminal() or self.board:
            self.differ("OpenSpiel's hand is not over")
            return
        ours = [Fraction(stack) for stack in self.hand.stacks]
        theirs = [Fraction(stack) for stack in self.deal.stacks]
        for seat, won in zip(self.deal.order, self.state.returns(), strict=True):
            theirs[seat] += Fraction(round(won * PARTS), PARTS)
        end = sx.Showdown(self.hand.log, self.deal.order)
        self.same("final stacks, by the rules", in_words(ours), in_words(end.won(frozenset())))
        if ours != theirs:
            quirks = x.explain(end.won, sx.AWARD_QUIRKS, ours, theirs)
            if not quirks:
                self.differ(f"final stacks: ours {in_words(ours)}, OpenSpiel {in_words(theirs)}")
            self.outcome.explained.update(quirks)


def in_order(cards: Any) -> str:
    return show(sorted(cards))


def in_words(stacks: list[Fraction]) -> str:
    return " ".join(map(str, stacks))


def spiel_state(deal: SpielDeal) -> Any:
    """OpenSpiel's state before the deal, its players in order from the left of the button."""
    stacks = " ".join(str(deal.stacks[seat]) for seat in deal.order)
    small = next(place for place, seat in enumerate(deal.order) if seat == deal.posts[-1].seat)
    first = (small + 1) % deal.players + 1
    about: dict[str, Any] = {
        "numPlayers": deal.players,
        "blind": " ".join(map(str, deal.blinds)),
        "stack": stacks,
        "firstPlayer": f"{first} 1 1 1",
        "numRounds": 4,
        "numSuits": 4,
        "numRanks": 13,
        "numHoleCards": 2,
        "numBoardCards": "0 3 1 1",
    }
    if deal.variant.structure is not Structure.LIMIT:
        betting = {"betting": "nolimit", "bettingAbstraction": "fullgame"}
    else:
        caps = [deal.cap_on(street) for street in range(4)]
        small_bet, big_bet = deal.small_bet, deal.big_bet
        betting = {
            "betting": "limit",
            "bettingAbstraction": "fcpa",
            "raiseSize": f"{small_bet} {small_bet} {big_bet} {big_bet}",
            # In limit it does not hand the stacks on unless they come along with the caps.
            "maxRaises": f"{' '.join(map(str, caps))}\nstack = {stacks}",
        }
    return pyspiel.load_game("universal_poker", about | betting).new_initial_state()
