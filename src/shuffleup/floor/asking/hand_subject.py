"""The hand as something to ask about: the smallest subject, and the floor's own."""

from __future__ import annotations

from itertools import product

from shuffleup.floor.asking.hand_story import told
from shuffleup.floor.asking.own_table import USUAL, OwnTable
from shuffleup.floor.asking.scenes import scene, scenes_of
from shuffleup.floor.asking.subjects import Position, Subject, register
from shuffleup.floor.facts import CHIPS, PILE, SEAT, Answers, Fact, FactAnswer
from shuffleup.floor.floor_transcript import run
from shuffleup.floor.kinds import Kind, Need
from shuffleup.floor.report import in_the_hand, judged
from shuffleup.floor.substantial import Act
from shuffleup.games import Sheet
from shuffleup.hand import Hand
from shuffleup.hand.rulings import HandEvent, HandRuling
from shuffleup.hand.state import seats_in
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.law.notation import Statement
from shuffleup.law.rules import Rules


def done(hand: Hand, deed: str) -> tuple[str, int]:
    return deed, hand.bet + hand.step if deed == "raise" else 0


CHANCE = "asked"  # the seed of a reshuffle that nobody will deal


class HandSubject(Subject[Hand, HandEvent]):
    """One hand, brought to a place in play or told in its own transcript."""

    need = Need.HAND
    where = "Where in the hand?"
    text = "a hand has its game, its stakes and its seats, and then what was done"

    def is_told_by(self, statements: list[Statement]) -> bool:
        return True  # what tells of nothing larger tells of a hand

    def read(self, text: str, rules: Rules) -> Position[Hand]:
        played = run(text, rules)
        return Position(played.hand, played.names)

    def scenes(self, sheet: Sheet) -> tuple[str, ...]:
        return scenes_of(sheet)

    def scene(self, name: str, sheet: Sheet, own: OwnTable = USUAL) -> str:
        return scene(name, sheet.key, own)

    def told(self, at: Position[Hand], *, cards: bool = False) -> list[str]:
        return told(Played(at.of, at.names), cards=cards)

    def likely(self, of: Hand, fact: Fact) -> tuple[FactAnswer, ...]:
        if fact.kind == SEAT:
            return tuple(range(of.n))
        bet, full = of.bet - min(of.bets), of.bet + of.step
        amounts = sorted({1, max(1, bet // 2), bet, full, 3 * full, *of.stacks, *of.paid} - {0})
        if fact.kind == CHIPS:
            return tuple(amounts)
        return tuple((amount,) for amount in amounts) if fact.kind == PILE else ()

    def acts(self, of: Hand) -> tuple[tuple[Act, ...], ...]:
        """One, two or three players in a row, wherever they begin, who fold, stay in or raise."""
        able = seats_in(of.live & of.able)
        deeds = ("fold", "call" if of.bet else "check", "raise")
        runs = [(able[at:] + able[:at])[:count] for count in (1, 2, 3) for at in range(len(able))]
        return tuple(
            tuple(Act(seat, *done(of, deed)) for seat, deed in zip(run, way, strict=True))
            for run in dict.fromkeys(map(tuple, runs))
            for way in product(deeds, repeat=len(run))
            if way.count("raise") < 2
        )

    def game(self, of: Hand) -> str:
        return of.game.key

    def structure(self, of: Hand) -> str:
        return of.stakes.structure.value

    def ruled(self, of: Hand, kind: Kind[Hand, HandEvent], facts: Answers) -> HandRuling:
        return judged(kind, of, facts, in_the_hand(of), CHANCE)


register(HandSubject())
