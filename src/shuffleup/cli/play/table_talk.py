"""What a person at the table says besides playing the hand: away, back, rebuy, report, log.

``heard`` answers in a sentence, or None where the line is no table talk. Everything is put to the
table's judge in the words of the notation, ``You is away``, so all that the notation knows of a
player can be said, by that player and nobody else: what is for the cage or the dealer to say is
refused. What is reported goes through the dealer, and the floor's choice is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from shuffleup.cases.law_questions.finding import found_by, meant, ordered
from shuffleup.cli.amounts import amount, read_amount
from shuffleup.cli.choices import HouseLaw
from shuffleup.cli.output import UsageError
from shuffleup.cli.play.display import Display
from shuffleup.cli.play.session_record import SessionRecord, as_you
from shuffleup.cli.play.table_for_one import TableForOne
from shuffleup.floor.kinds import AnyKind, families
from shuffleup.floor.report_words import read_words as read_report
from shuffleup.floor.senders import DEALER, FLOOR, Role, player, staff
from shuffleup.irregularities import KINDS
from shuffleup.law.ruling import Refusal
from shuffleup.outside_text import numbered
from shuffleup.table import act, commands, judge
from shuffleup.table.mix.rotation import the_caller
from shuffleup.table.rulings import TableChoice, TableRuling
from shuffleup.table.words.table_words import command as read_words

# what is typed, and how the notation has it of somebody
SAID = {
    "away": "is away",
    "back": "is back",
    "sit out": "sits out",
    "post": "posts",
    "wait": "waits",
    "wait for the button": "waits for the button",
    "buy the button": "buys the button",
    "straddle": "straddles",
    "straddle to": "straddles to",
    "add": "adds",
    "rebuy": "adds",
}


class TableTalk:
    """One person's words to the table and to the floor."""

    def __init__(
        self, session: TableForOne, record: SessionRecord, display: Display, law: HouseLaw
    ) -> None:
        self.session, self.record, self.display, self.law = session, record, display, law
        self.table = session.table
        self.ruled = False  # whether a ruling has changed the hand since the last look

    def heard(self, line: str) -> str | None:
        """What the table answers; None if the line was not said to it."""
        verb, _, rest = line.strip().partition(" ")
        if verb.lower() == "report":
            return self.report(rest.strip())
        if verb.lower() == "log":
            return self.keep_log(rest.strip())
        if verb.lower() == "call" and rest and self.table.hand is None:
            return self.say(f"calls the game: {rest.strip()}")
        if verb.lower() == "post" and " ".join(line.lower().split()) in self.ways():
            line = verb  # what is due was said, and is posted anyway
        words = in_the_notation(line, self.session.plan.stack, self.table.stakes.dollar)
        if words is not None:
            return self.say(words)
        if read_words_of(self.session, line):
            return self.say(line)
        return None

    def say(self, words: str) -> str:
        """Put it to the table, and say what came of it."""
        person = self.session.person
        spoken = f"{person}: {person} {words}"
        ruling = act(self.table, spoken)
        if ruling.refusal is not None:
            return self.refused(ruling.refusal).replace(f"{spoken!r}: ", "")
        told = [line for line in self.record.take() if line]
        if "Out of chips" in " ".join(told) and words.startswith("adds"):
            chips = int(words.removeprefix("adds "))
            told = [as_you(f"{person} adds {amount(chips, self.table.stakes.dollar)}")]
        return ". ".join([*told, *self.how_to_come_in()]) + "."

    def refused(self, refusal: Refusal) -> str:
        law = self.clauses(refusal.grounds)
        says = as_you(refusal.says)
        return f"Refused: {says}{law}{'' if says.endswith('?') else '.'}"

    def in_chips(self) -> str:
        """The floor counts chips, and is told facts in chips: said where those are not money."""
        dollar = self.table.stakes.dollar
        return f" (in chips of {amount(1, dollar)})" if dollar > 1 else ""

    def clauses(self, grounds: tuple[str, ...], most: int = 0) -> str:
        """The clauses behind them in what is played here, as a note in brackets."""
        table = self.table
        return self.law.clauses(grounds, table.game.key, table.stakes.structure.value, most)

    def how_to_come_in(self) -> list[str]:
        """For somebody who is here and not in the turn of the blinds."""
        ways = self.ways()
        return [f"To come in: {', or '.join(ways)}"] if ways else []

    def ways(self) -> list[str]:
        """How the person may come in, as it is typed: ``post 0.50 dead 0.25``, ``wait``."""
        dollar = self.table.stakes.dollar
        ways = self.session.seen().ways
        return [re.sub(r"\d+", lambda n: amount(int(n[0]), dollar), way) for way in ways]

    # ---- chips and games -------------------------------------------------------------------

    def buy_in_again(self) -> str:
        """Chips for a person who has none and plays on; what is wrong, if they cannot be bought."""
        chair = self.session.chair()
        if not chair.here or chair.sits_out or chair.stack + chair.coming:
            return ""
        more = commands.AddChips(chair.seat, self.session.plan.stack)
        refusal = act(self.table, more, player(self.session.person)).refusal
        return "" if refusal is None else self.refused(refusal)

    def whats_up(self) -> list[str]:
        """What the person should know before the next hand."""
        chair, lines = self.session.chair(), []
        if not chair.here:
            lines.append("You are away: type back to come back")
        elif not chair.stack + chair.coming:
            stack = amount(self.session.plan.stack, self.table.stakes.dollar)
            lines.append(f"You are out of chips: Enter buys {stack}, or type rebuy and how much")
        else:
            lines += self.how_to_come_in()
        if self.is_my_choice():
            games = ", ".join(stage.game for stage in self.table.house.choice)
            lines.append(f"The next game is yours to call, like call razz: {games}")
        return lines

    def is_my_choice(self) -> bool:
        table = self.table
        fresh = bool(table.house.choice) and table.hand is None and not table.mix.hands
        return fresh and the_caller(table) == self.session.me

    # ---- the log ---------------------------------------------------------------------------

    def keep_log(self, path: str) -> str:
        if not path:
            kept = self.record.path
            return f"The log is in {kept}." if kept else "No log is kept; to keep one: log FILE"
        if self.record.path is not None:
            return f"The log is in {self.record.path} already."
        try:
            self.record.keep_in(Path(path).expanduser())
        except UsageError as error:
            return f"{error}."
        return f"The log is in {path}; to read it: shuffleup table show {path}"

    # ---- the floor -------------------------------------------------------------------------

    def report(self, words: str) -> str:
        """``report KIND: facts``: the ruling, after the choice where the book leaves one."""
        if not words:
            self.display.page(self.page_of_kinds())
            return ""
        ruling = act(self.table, read_report(words), DEALER)
        if ruling.missing:
            return self.still_asked(words, ruling)
        if ruling.refusal is not None:
            return self.refused(ruling.refusal) + self.in_chips() + self.perhaps(words)
        if self.table.question:
            ruling = self.choose(ruling)
        self.ruled = True
        notes = self.in_chips() + "".join(f"; beside the hand: {note}" for note in ruling.notes)
        law = self.clauses(ruling.grounds, most=4).strip(" ()")
        return f"Ruling: {ruling.says}{notes}" + (f"\n  by {law}" if law else "")

    def choose(self, ruling: TableRuling) -> TableRuling:
        """Ask which of the options it is, until one of them is said."""
        law = self.clauses(ruling.grounds, most=4)
        lines = [f"The floor decides: {ruling.says}{law}", ""]
        for number, option in enumerate(ruling.options, 1):
            usual = " (unless the floor says otherwise)" if option.name == ruling.default else ""
            lines.append(f"  {number}  {option.name}: {option.says}{usual}")
        decider = staff(Role(ruling.authority)) if ruling.authority else FLOOR
        while True:
            said = self.display.question("\n".join(lines), "a number, or a name")
            option_name = picked(said, ruling.options, ruling.default)
            decided = act(self.table, commands.Decide(option_name, "said at the table"), decider)
            if decided.ok:
                return decided

    def still_asked(self, words: str, ruling: TableRuling) -> str:
        kind = KINDS[words.partition(":")[0].strip()]
        asked = [fact for fact in kind.facts if fact.name in ruling.missing]
        said = "; ".join(f"{fact.name} ({fact.question})" for fact in asked)
        return f"The ruling depends on {said}: add it, like report {example(words, asked[0].name)}"

    def page_of_kinds(self) -> str:
        """What can have happened at this moment, by family."""
        lines = ["What went wrong? Type report and its kind, and then what you are asked for.", ""]
        for family in families():
            kinds = [kind for kind in ordered(family) if self.can_have_happened(kind)]
            lines += [family, *(line_of(kind) for kind in kinds)] if kinds else []
        return "\n".join(lines)

    def can_have_happened(self, kind: AnyKind) -> bool:
        found = judge(self.table, commands.Report(kind.name), DEALER)
        return found.ok or bool(found.missing)

    def perhaps(self, words: str) -> str:
        """The nearest kinds, where the one that was named is none."""
        name = words.partition(":")[0].strip()
        if name in KINDS:
            return ""
        said = name.replace("-", " ")
        near = [kind.name for kind in (found_by(said) or found_by(meant(said)))[:4]]
        return f" Perhaps: {', '.join(near)}" if near else ""


def in_the_notation(line: str, stack: int, dollar: int = 1) -> str | None:
    """``add 200`` as the notation says it of somebody; None if it is nothing one says."""
    low = " ".join(line.lower().split())
    for typed in sorted(SAID, key=len, reverse=True):
        if low == typed or low.startswith(f"{typed} "):
            rest = low[len(typed) :].strip()
            if typed in ("add", "rebuy"):
                chips = read_amount(rest, dollar)
                rest = str(chips) if chips is not None else rest or str(stack)
            return f"{SAID[typed]} {rest}".strip()
    return None


def read_words_of(session: TableForOne, line: str) -> bool:
    """Whether the notation knows these words of somebody at the table: ``asks for seat 3``."""
    try:
        return read_words(session.table, f"{session.person} {line}") is not None
    except (ValueError, LookupError):
        return True  # it will say what is wrong with them


def picked(said: str, options: Sequence[TableChoice], default: str) -> str:
    """The option that was said, by its number or its name; the usual one for nothing."""
    if at := numbered(said, len(options)):
        return options[at - 1].name
    return said or default


def line_of(kind: AnyKind) -> str:
    return f"  {kind.name}: {kind.what}"


def example(words: str, fact: str) -> str:
    return f"{words}{', ' if ':' in words else ': '}{fact} …"
