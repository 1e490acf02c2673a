"""The same random hand in our engine and in PokerKit, compared at every decision.

``play(deal)`` deals and acts in our engine, hands PokerKit the same cards and the same actions,
and compares who acts, what it costs, what may be raised, stacks, bets, pot, street, cards, and in
the end every stack. It returns an ``Outcome``: explained differences by name, unexplained ones in
words, or why the hand was set aside.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pokerkit as pk
from tests.differential import explained as x
from tests.differential.deals import NO_CAP, Deal
from tests.differential.outcome import Outcome, Whim
from tests.differential.variants import LIMIT

from shuffleup.cards import TEXT, show
from shuffleup.hand import Forced, Hand, Options, apply, judge, options, pot_total, proceed
from shuffleup.hand import commands as c
from shuffleup.hand import events as e
from shuffleup.law import Rules

AUTOMATIONS = tuple(
    a
    for a in pk.Automation
    if a
    not in (pk.Automation.CARD_BURNING, pk.Automation.HOLE_DEALING, pk.Automation.BOARD_DEALING)
)
CARDS: tuple[Any, ...] = tuple(next(iter(pk.Card.parse(text))) for text in TEXT[:52])
INDEX: dict[Any, int] = {card: number for number, card in enumerate(CARDS)}


class SetAsideError(Exception):
    """A hand the two cannot both deal: the cards ran out, and each shuffles its own way."""


def play(deal: Deal, house: Callable[[Rules], Rules] = lambda rules: rules) -> Outcome:
    """One hand in both engines; ``house`` may change our rules, to see that it shows."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        table = Table(deal, house(deal.rules))
        try:
            table.play()
        except SetAsideError as why:
            table.outcome.set_aside = str(why)
        except Exception as error:  # an engine that breaks is a difference too
            table.differ(f"{type(error).__name__}: {error}")
        table.outcome.log = table.hand.log
        return table.outcome


class Table:
    """Our hand, PokerKit's state, and the cards we have dealt that PokerKit still waits for."""

    def __init__(self, deal: Deal, rules: Rules) -> None:
        self.deal = deal
        self.outcome = Outcome(deal)
        self.rng = random.Random(f"play {deal.seed}")
        self.place = {seat: index for index, seat in enumerate(deal.order)}
        self.hand: Hand = deal.start(rules)
        self.state = pokerkit_state(deal)
        self.to_deal: list[e.Event] = []
        self.whim = Whim(self.rng)

    # ---- playing ----

    def play(self) -> None:
        proceed(self.hand)
        self.catch_up(0)
        while not self.hand.over and not self.outcome.unexplained:
            asked = options(self.hand)
            assert asked is not None
            if asked.phase == "bet" and self.skips_covering_poster():
                apply(self.hand, e.Checked(asked.seat))
                seen = len(self.hand.log)
                proceed(self.hand)
                self.catch_up(seen)
                continue
            may_raise = self.compare(asked)
            if self.outcome.unexplained:
                return
            seen = len(self.hand.log)
            ruling = judge(self.hand, self.choose(asked, may_raise))
            assert ruling.ok, str(ruling.refusal)
            apply(self.hand, ruling.events[0])
            proceed(self.hand)
            self.outcome.actions += 1
            self.catch_up(seen)
        if not self.outcome.unexplained:
            self.compare_the_end()

    def choose(self, asked: Options, may_raise: bool) -> c.Command:
        """Anything lawful in both engines, at random."""
        rng, seat = self.rng, asked.seat
        if asked.phase == "draw":
            held = self.hand.hole[seat]
            count = rng.choice((0, rng.randint(0, len(held)), 1))
            return c.Discard(seat, tuple(rng.sample(held, count)))
        return self.whim.bet(asked, may_raise, self.outcome.actions)

    # ---- PokerKit follows ----

    def catch_up(self, seen: int) -> None:
        for event in self.hand.log[seen:]:
            if isinstance(event, e.Reshuffled):
                raise SetAsideError("the deck ran out")
            if isinstance(event, e.Boarded) and self.deal.variant.stud:
                raise SetAsideError("a common card in stud")
            if isinstance(event, e.Burned | e.Dealt | e.Boarded):
                self.to_deal.append(event)
            else:
                self.act(event)
            self.deal_on()
        if self.hand.over:
            self.pass_covered_player()

    def act(self, event: e.Event) -> None:
        state = self.state
        match event:
            case e.Folded():
                state.fold()
            case e.Checked() | e.Called():
                state.check_or_call()
            case e.Raised():
                state.complete_bet_or_raise_to(event.to)
            case e.BroughtIn():
                state.post_bring_in()
            case e.Discarded():
                state.stand_pat_or_discard([CARDS[card] for card in event.cards])

    def deal_on(self) -> None:
        """The cards PokerKit can take now; in a draw it wants every discard before the burn."""
        while self.to_deal:
            self.pass_covered_player()
            event, state = self.to_deal[0], self.state
            if state.stand_patter_or_discarder_index is not None:
                return
            if isinstance(event, e.Burned):
                state.burn_card(CARDS[event.card])
            elif isinstance(event, e.Dealt):
                state.deal_hole([CARDS[card] for card in event.cards], self.place[event.seat])
            elif isinstance(event, e.Boarded):
                state.deal_board([CARDS[card] for card in event.cards])
            self.to_deal.pop(0)

    def pass_covered_player(self) -> None:
        """Everyone else is all-in or out and the bet is covered: PokerKit still asks; check."""
        state = self.state
        if state.actor_index is None:
            return
        chips = [i for i in state.player_indices if state.statuses[i] and state.stacks[i]]
        if chips == [state.actor_index] and state.checking_or_calling_amount == 0:
            self.outcome.explained[x.COVERED_ASKED] += 1
            state.check_or_call()

    def skips_covering_poster(self) -> bool:
        """The seat to act has posted as much as anyone else has: PokerKit does not ask it."""
        asked = self.state.actor_index == self.place[self.hand.actor]
        if asked or not x.is_covering_poster(self.hand):
            return False
        self.outcome.explained[x.COVERING_POSTER] += 1
        return True

    # ---- comparing ----

    def differ(self, what: str) -> None:
        self.outcome.unexplained.append(what)

    def same(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            self.differ(f"{what}: ours {ours}, PokerKit {theirs}")

    def seats(self, theirs: Any) -> list[Any]:
        """A list by PokerKit's places, by our seats."""
        return [theirs[self.place[s]] if s in self.place else 0 for s in range(self.hand.n)]

    def compare(self, asked: Options) -> bool:
        """Everything both can see at a decision; returns whether both would allow a raise."""
        hand, state = self.hand, self.state
        self.same("stacks", hand.stacks, self.seats(state.stacks))
        self.same("pot", pot_total(hand), state.total_pot_amount)
        self.same("board", show(hand.board), show(INDEX[k] for k in state.get_board_cards(0)))
        self.same("hole", *self.holes())
        if asked.phase == "draw":
            self.same("drawer", self.place[hand.actor], state.stand_patter_or_discarder_index)
            self.same("street", hand.street + 1, state.street_index)
            return False
        self.same("actor", self.place[hand.actor], state.actor_index)
        self.same("street", hand.street, state.street_index)
        self.same("bets", hand.bets, self.seats(state.bets))
        if self.outcome.unexplained:
            return False
        self.compare_fold_and_call(asked)
        return self.compare_raise(asked)

    def holes(self) -> tuple[list[list[int]], list[list[int]]]:
        """Cards of the live seats; in a draw PokerKit hands out replacements only at the end."""
        ours, theirs = [], []
        for seat, place in self.place.items():
            if self.hand.live >> seat & 1:
                late = {k for d in self.to_deal if isinstance(d, e.Dealt) for k in d.cards}
                ours.append(sorted(k for k in self.hand.hole[seat] if k not in late))
                theirs.append(sorted(INDEX[k] for k in self.state.hole_cards[place]))
        return ours, theirs

    def compare_fold_and_call(self, asked: Options) -> None:
        state = self.state
        self.same("call", None if asked.bring_in else asked.call, state.checking_or_calling_amount)
        self.same("bring-in", asked.bring_in or None, state.effective_bring_in_amount)
        if asked.bring_in and asked.fold and x.card_owner_is_all_in(self.hand):
            self.outcome.explained[x.BRING_IN_DECLINED] += 1
            self.same("fold", False, state.can_fold())
        else:
            self.same("fold", asked.fold, state.can_fold())

    def compare_raise(self, asked: Options) -> bool:
        hand, state = self.hand, self.state
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount
        ours, theirs = asked.least_to > 0, least is not None
        if ours and theirs:
            self.same("raise", (asked.least_to, asked.most_to), (least, most))
        elif ours or theirs:
            quirks = x.explain(
                lambda q: x.may_raise(hand, self.deal.cap, q), x.RAISE_QUIRKS, ours, theirs
            )
            if not quirks:
                range_ = (asked.least_to, asked.most_to)
                self.differ(f"may raise: ours {range_}, PokerKit {(least, most)}")
            self.outcome.explained.update(quirks)
        return ours and theirs

    def compare_the_end(self) -> None:
        ours, theirs = self.hand.stacks, self.seats(self.state.stacks)
        if self.state.status:
            self.differ("PokerKit's hand is not over")
        elif ours != theirs:
            end = x.Showdown(self.hand.log, self.deal.order)
            quirks = x.explain(end.stacks, x.AWARD_QUIRKS, ours, theirs)
            if not quirks:
                self.differ(f"final stacks: ours {ours}, PokerKit {theirs}")
            self.outcome.explained.update(quirks)


def pokerkit_state(deal: Deal) -> Any:
    """PokerKit's state before the deal; its blinds are turned round between two players."""
    order = deal.order
    live = (Forced.BLIND, Forced.STRADDLE)
    blinds = [deal.due(s, *live) or -deal.due(s, Forced.ENTRY) for s in order]
    dues = [deal.due(s, Forced.ANTE, Forced.DEAD) for s in order]
    if deal.players == 2:
        if blinds[0] == blinds[1]:  # PokerKit would let the big blind open: call the small a post
            blinds[1] = -blinds[1]
        blinds, dues = blinds[::-1], dues[::-1]
    cap = deal.cap if deal.variant.structure is LIMIT and deal.cap != NO_CAP else None

    def streets(theirs: tuple[Any, ...]) -> tuple[Any, ...]:
        capped = [replace(s, max_completion_betting_or_raising_count=cap) for s in theirs]
        if deal.variant.structure is not LIMIT:
            least = deal.first_minimum()
            capped[0] = replace(capped[0], min_completion_betting_or_raising_amount=least)
        return tuple(capped)

    return deal.variant.state(
        deal,
        streets,
        automations=AUTOMATIONS,
        trim_antes=not deal.dead_ante,
        antes=tuple(dues),
        blinds=tuple(blinds),
        stacks=tuple(deal.stacks[s] for s in order),
    )
