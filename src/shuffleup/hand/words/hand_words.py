"""A hand in the card room's words: verbs to commands, events to verbs, ``=`` lines to facts.

``command`` reads ``Cy raises to 600``; ``say`` writes an event the same way; ``holds`` checks a
``=`` statement against the hand and says what is so instead when it is false.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shuffleup.cards import face_up, parse, show
from shuffleup.hand import commands as c
from shuffleup.hand import events as e
from shuffleup.hand.drops import taken
from shuffleup.hand.options import Options, options
from shuffleup.hand.pots import pots
from shuffleup.hand.repairs.primitives import Exposed
from shuffleup.hand.state import BETTING, PHASE_NAMES, RUNNING, Hand, pot_total
from shuffleup.hand.view import view
from shuffleup.hand.words.setup_words import seat_of, whole
from shuffleup.outside_text import quoted

TIMES = {"once": 1, "twice": 2, "thrice": 3}


# ---- verbs to commands -----------------------------------------------------------------------


def command(hand: Hand, names: Sequence[str], words: Sequence[str]) -> c.Command:
    """The command a player's statement means; ValueError if it means none."""
    seat, words = who_says(hand, names, words)
    said = " ".join(words)
    for phrase, make in PHRASES.items():
        if said == phrase or said.startswith(phrase + " "):
            return make(hand, seat, said[len(phrase) :].strip())
    raise ValueError(f"{quoted(said)} is not something a player does")


def who_says(hand: Hand, names: Sequence[str], words: Sequence[str]) -> tuple[int, Sequence[str]]:
    """The seat that a statement names, ``Cy`` or ``seat 3``, and the words after it."""
    if words[:1] == ["seat"] and words[1:2] and words[1].isdecimal():
        seat = whole(words[1]) - 1
        if not 0 <= seat < hand.n:
            raise ValueError(f"there is no seat {words[1]} in this hand")
        return seat, words[2:]
    return seat_of(names, words[0] if words else ""), words[1:]


def all_in(hand: Hand, seat: int, rest: str) -> c.Command:
    """All the chips: a raise if they are more than the bet, otherwise a call."""
    total = hand.bets[seat] + hand.stacks[seat]
    if rest and whole(rest) != total:
        raise ValueError(f"all-in is {total}, not {rest}")
    return c.RaiseTo(seat, total) if total > hand.bet else c.Call(seat)


def completes(hand: Hand, seat: int, rest: str) -> c.Command:
    to = rest.removeprefix("to ").strip()
    return c.RaiseTo(seat, whole(to) if to else hand.stakes.small_bet)


PHRASES: dict[str, Callable[[Hand, int, str], c.Command]] = {
    "folds": lambda h, s, r: c.Fold(s),
    "checks": lambda h, s, r: c.Check(s),
    "calls": lambda h, s, r: c.Call(s),
    "bets": lambda h, s, r: c.RaiseTo(s, whole(r)),
    "raises to": lambda h, s, r: c.RaiseTo(s, whole(r)),
    "completes": completes,
    "is all-in": all_in,
    "all-in": all_in,
    "brings it in": lambda h, s, r: c.BringIn(s),
    "stands pat": lambda h, s, r: c.Discard(s),
    "discards": lambda h, s, r: c.Discard(s, parse(r)),
    "runs it": lambda h, s, r: c.RunIt(s, TIMES.get(r) or whole(r)),
    "shows": lambda h, s, r: c.Show(s, parse(r)),
    "mucks": lambda h, s, r: c.Muck(s),
    "asks to see the rest": lambda h, s, r: c.Hunt(s),
}


# ---- events to words -------------------------------------------------------------------------


def say(event: e.Event, names: list[str]) -> str:
    """An event as a dealer would say it: choices read back as commands, the rest is for reading."""
    teller = TELLERS.get(type(event))
    return teller(event, names) if teller else ""


TELLERS: dict[type, Callable[..., str]] = {
    e.Posted: lambda v, n: f"{n[v.seat]} posts {v.amount} {v.kind.value}",
    e.Burned: lambda v, n: f"burn {show((v.card,))}",
    e.Dealt: lambda v, n: f"deal {n[v.seat]} {show(v.cards)}",
    e.Boarded: lambda v, n: f"board {show(v.cards)}",
    e.BroughtIn: lambda v, n: f"{n[v.seat]} brings it in",
    e.Folded: lambda v, n: f"{n[v.seat]} folds",
    e.Checked: lambda v, n: f"{n[v.seat]} checks",
    e.Called: lambda v, n: f"{n[v.seat]} calls",
    e.Raised: lambda v, n: f"{n[v.seat]} raises to {v.to}",
    e.Returned: lambda v, n: f"{n[v.seat]} takes back {v.amount}",
    e.Discarded: lambda v, n: (
        f"{n[v.seat]} discards {show(v.cards)}" if v.cards else f"{n[v.seat]} stands pat"
    ),
    e.Agreed: lambda v, n: f"{n[v.seat]} runs it {v.times}",
    e.Shown: lambda v, n: f"{n[v.seat]} shows {show(face_up(v.cards))}",
    e.Mucked: lambda v, n: f"{n[v.seat]} mucks",
    e.Hunted: lambda v, n: f"{n[v.seat]} asks to see the rest",
    e.Dropped: lambda v, n: f"the house takes {v.amount} ({v.purse})",
    e.Awarded: lambda v, n: f"{n[v.seat]} wins {v.amount}",
    e.Reshuffled: lambda v, n: f"reshuffle of {len(v.cards)} cards",
}
CHOICES = (
    e.BroughtIn, e.Folded, e.Checked, e.Called, e.Raised, e.Discarded, e.Agreed, e.Shown, e.Mucked,
    e.Hunted,
)  # fmt: skip
CARDS = (e.Burned, e.Dealt, e.Boarded)


# ---- what must be true -----------------------------------------------------------------------


def holds(hand: Hand, names: list[str], words: Sequence[str]) -> tuple[bool, str]:
    """(true or not, what is so) for the words of a ``=`` statement."""
    first = words[0].rstrip(":")
    check = FACTS.get(first)
    if check:
        return check(hand, names, list(words[1:]))
    seat = seat_of(names, first)
    return player_fact(hand, names, seat, list(words[1:]))


def player_fact(hand: Hand, names: list[str], seat: int, words: list[str]) -> tuple[bool, str]:
    said = " ".join(words)
    if said.startswith("may"):
        so = say_options(options(hand)) if hand.actor == seat else "nothing"
        return said.removeprefix("may").lstrip(": ") == so, f"{names[seat]} may: {so}"
    if said == "to act":
        so = names[hand.actor] if hand.actor >= 0 else "nobody"
        return hand.actor == seat, f"{so} to act"
    if words[0] == "wins":
        won = sum(v.amount for v in hand.log if isinstance(v, e.Awarded) and v.seat == seat)
        so = f"{names[seat]} wins {won}" if hand.actor < 0 else waits(hand, names)
        return len(words) == 2 and won == whole(words[1]), so
    if words[0] == "posted":
        so = str(sum(v.amount for v in hand.log if isinstance(v, e.Posted) and v.seat == seat))
        return words[1:] == [so], f"{names[seat]} posted {so}"
    if words[0] in ("shows", "mucks", "folded"):
        return _did(hand, names, seat, words[0])
    if words[0] == "has":
        so = show(hand.hole[seat])
        return so == "".join(words[1:]), f"{names[seat]} has {so}"
    if words[0] == "up":
        so = show(hand.up[seat]) or "nothing"
        return so == "".join(words[1:]), f"{names[seat]} up {so}"
    if words[0] == "sees" or words[:3] == ["does", "not", "see"]:
        return sees(hand, names, seat, words)
    if len(words) == 1:
        return hand.stacks[seat] == whole(words[0]), f"{names[seat]} {hand.stacks[seat]}"
    raise ValueError(f"{quoted(said)} is not something that can be checked")


def sees(hand: Hand, names: list[str], seat: int, words: list[str]) -> tuple[bool, str]:
    """``sees KsKd``, ``does not see Ks``: what a player has in view, or was shown in this hand."""
    seen = view(hand, seat)
    known = {card for cards in (*seen.hands, *seen.boards) for card in cards}
    known |= {card for v in seen.events if isinstance(v, Exposed | e.Shown) for card in v.cards}
    wanted = words[0] == "sees"
    cards = parse("".join(words[1 if wanted else 3 :]))
    other = [card for card in cards if (card in known) != wanted]
    verb = "does not see" if wanted else "sees"
    so = f"{names[seat]} {verb} {show(tuple(other))}" if other else " ".join(words)
    return not other, so


def waits(hand: Hand, names: list[str]) -> str:
    """Whose decision a hand that is not over waits for."""
    wants = {BETTING: "act", RUNNING: "run it once or more"}
    todo = wants.get(hand.phase, PHASE_NAMES[hand.phase])
    return f"the hand waits for {names[hand.actor]} to {todo}"


def _did(hand: Hand, names: list[str], seat: int, verb: str) -> tuple[bool, str]:
    kinds = {"shows": e.Shown, "mucks": e.Mucked, "folded": e.Folded}
    done = any(isinstance(v, kinds[verb]) and v.seat == seat for v in hand.log)
    return done, f"{names[seat]} {verb}" if done else f"{names[seat]} did not ({verb})"


def say_options(may: Options | None) -> str:
    """``fold, call 250, raise to 1100-20000``: all that is lawful, as one line."""
    if may is None:
        return "nothing"
    said = ["fold"] if may.fold else []
    said += ["check"] if may.check else []
    said += [f"call {may.call}"] if may.call else []
    said += [f"bring in {may.bring_in}"] if may.bring_in else []
    if may.least_to:
        between = " or " if may.fixed else "-"
        ends = f"{may.least_to}{between}{may.most_to}"
        said.append(f"raise to {ends if may.least_to < may.most_to else may.least_to}")
    if may.discard_most >= 0:
        said.append(f"{may.phase} {may.discard_least}-{may.discard_most}")
    said += [f"run it 1-{may.runs}"] if may.runs else []
    said += ["show"] if may.show else []
    said += ["muck"] if may.muck else []
    return ", ".join(said)


def pot_fact(hand: Hand, names: list[str], words: list[str]) -> tuple[bool, str]:
    so = pot_total(hand)
    return words == [str(so)] or whole(words[0]) == so, f"pot {so}"


def pots_fact(hand: Hand, names: list[str], words: list[str]) -> tuple[bool, str]:
    so = ", ".join(f"{amount} {' '.join(names[s] for s in among)}" for amount, among in pots(hand))
    return " ".join(words) == so, f"pots: {so}"


def stacks_fact(hand: Hand, names: list[str], words: list[str]) -> tuple[bool, str]:
    so = ", ".join(f"{n} {s}" for n, s in zip(names, hand.stacks, strict=True) if n)
    said = " ".join(words).split(", ")
    return all(part in so.split(", ") for part in said), f"stacks: {so}"


def board_fact(hand: Hand, names: list[str], words: list[str]) -> tuple[bool, str]:
    so = " / ".join(show(board) for board in hand.boards)
    return " ".join(words) == so or "".join(words) == so.replace(" ", ""), f"board {so}"


def carried_fact(hand: Hand, names: list[str], words: list[str]) -> tuple[bool, str]:
    return whole(words[0]) == hand.carried, f"carried {hand.carried}"


def drop_fact(hand: Hand, names: list[str], words: list[str]) -> tuple[bool, str]:
    """``drop 3``: the fee of the house, without the chips for promotions."""
    so = taken(hand)["drop"]
    return whole(words[0]) == so, f"drop {so}"


def promotion_fact(hand: Hand, names: list[str], words: list[str]) -> tuple[bool, str]:
    so = taken(hand)["promotion"]
    return whole(words[0]) == so, f"promotion {so}"


def nobody_fact(hand: Hand, names: list[str], words: list[str]) -> tuple[bool, str]:
    so = names[hand.actor] if hand.actor >= 0 else "nobody"
    return words == ["to", "act"] and hand.actor < 0, f"{so} to act"


def shown_fact(hand: Hand, names: list[str], words: list[str]) -> tuple[bool, str]:
    """``shown: Bob, Ann``: who tabled a hand, in that order."""
    so = ", ".join(names[v.seat] for v in hand.log if isinstance(v, e.Shown))
    return " ".join(words) == (so or "nobody"), f"shown: {so or 'nobody'}"


def over_fact(hand: Hand, names: list[str], words: list[str]) -> tuple[bool, str]:
    return hand.over, "over" if hand.over else "not over"


def street_fact(hand: Hand, names: list[str], words: list[str]) -> tuple[bool, str]:
    so = hand.game.streets[hand.street].name if hand.street >= 0 else "before the deal"
    return " ".join(words) == so, f"street {so}"


FACTS: dict[str, Callable[[Hand, list[str], list[str]], tuple[bool, str]]] = {
    "pot": pot_fact,
    "pots": pots_fact,
    "stacks": stacks_fact,
    "board": board_fact,
    "over": over_fact,
    "carried": carried_fact,
    "drop": drop_fact,
    "promotion": promotion_fact,
    "nobody": nobody_fact,
    "shown": shown_fact,
    "street": street_fact,
}
