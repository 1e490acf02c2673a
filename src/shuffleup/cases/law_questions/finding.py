"""Finding a kind of irregularity: the common ones first, and by the words people use for them.

Words are looked for in what a kind is called, in what is said at a table, and behind that in the
law's own text: a kind has the clauses whose cases report it. Where no kind is meant, ``told_of``
are the clauses that speak of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache

from shuffleup.irregularities import KINDS, AnyKind
from shuffleup.law.loading import BOOKS
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import rulebook

# The first of each family, by how often a floor person is called for it; the rest follow as listed.
COMMON_FIRST = (
    "wager", "string-raise", "declared-raise-in-motions", "undercall", "wager-too-small",
    "unaware-of-raise", "chips-over-line", "overpaid-call", "out-of-turn", "skipped-player",
    "irregular-fold", "clock-called", "clock-ran-out", "extra-card", "too-few-cards",
    "card-to-wrong-player", "wrong-button", "first-card-wrong-seat", "down-card-exposed",
    "card-flashed-by-player", "boxed-card", "card-off-table", "joker-found", "premature-flop",
    "premature-turn", "premature-river", "four-card-flop", "burn-error", "stud-last-card-up",
    "stud-wrong-bring-in", "hand-in-the-muck", "hand-killed-or-fouled", "absent-player-hand",
    "asked-to-see-hand", "discard-at-showdown", "miscalled-hand", "wrong-award", "pot-disputed",
    "penalty", "hand-exposed-with-action-pending", "button-was-wrong", "big-blind-posted-twice",
)  # fmt: skip
# What is said at a table and stands in no question.
ALSO = {
    "wager": "oversized single wrong chips overbet bet raise call pot verbal declaration change",
    "string-raise": "string bet two motions",
    "declared-raise-in-motions": "string bet two motions",
    "late-raise": "string bet",
    "earlier-chips-in-front": "oversized previous bet",
    "overpaid-call": "oversized wrong chips too much",
    "undercall": "short call less wrong chips",
    "wager-too-small": "underraise minimum half fifty percent short wrong",
    "amount-misunderstood": "gross misunderstanding accepted action",
    "down-card-exposed": "flashed exposed deal",
    "four-card-flop": "too many flop",
    "out-of-turn": "early acted",
    "hidden-chips": "behind concealed",
    "premature-flop": "burned and turned early too soon",
    "premature-turn": "burned and turned early too soon",
    "premature-river": "burned and turned early too soon",
    "stud-premature-card": "burned and turned early too soon",
    "burn-error": "forgot to burn no burn card",
    "hand-in-the-muck": "retrieve winning hand mucked fold by mistake",
    "discard-at-showdown": "winning hand mucked winner thrown away",
    "tabled-hand-killed": "winning hand mucked by the dealer winner",
    "incomplete-tabling": "winning hand mucked one card shown",
    "hand-killed-or-fouled": "dealer mucked my live hand unprotected",
    "wrong-award": "wrong player given pot pushed winner",
    "miscalled-hand": "lied said flush bluff",
    "hand-exposed-with-action-pending": "showed cards",
    "hand-shown-to-one": "neighbour show one show all",
    "unaware-of-raise": "did not see the raise",
    "skipped-player": "missed passed over jumped",
    "clock-called": "stalling slow taking too long",
    "missing-ante": "pot short",
    "penalty": "swearing abuse slow rolling collusion cheating language conduct etiquette"
    " phone cell mobile texting",
    "card-off-table": "flew fell floor",
    "boxed-card": "face up upside down in the deck",
    "unshuffled-deck": "shuffle cut",
    "kill-pot-short": "kill",
    "button-was-wrong": "dealer misplaced moved forgot",
    "big-blind-posted-twice": "button not moved",
    "dealt-in-owing": "missed blinds",
    "seat-disputed": "change seniority",
    "too-few-came": "new game not started fewer called off interest",
    "players-over": "ten-handed one over extra player start",
    "change-of-game": "limit vote object unanimous",
    "who-opens-games": "start close end spread",
    "names-called-in": "telephone call in",
    "call-in-kept": "telephone how long hold expire",
    "call-in-not-there": "telephone absent top",
    "call-in-calls-again": "telephone refresh",
    "called-and-no-answer": "name called absent missing passed over",
    "rolled-to-the-bottom": "roll list end declined",
    "listed-with-open-seats": "waiting list join",
    "newcomer-of-two-games": "shortest game balance choice",
    "seat-locked-up": "lock up hold marker keep",
    "paged-and-not-there": "page hold seat",
    "seat-in-two-games": "two seats lock second",
    "sat-down-unasked": "seats themselves took a seat",
    "table-change": "transfer move short",
    "must-move-turn": "feeder order who volunteers first",
    "refuses-to-move": "must-move feeder will not",
    "told-to-move": "must-move feeder hands blinds first",
    "main-game-short": "must-move feeder protect minimum",
    "back-from-the-main-game": "must-move feeder return",
    "stack-that-moves": "chips travel buy-in moving broken transfer",
    "away-too-long": "absent lobby pick up missed blinds button gone",
    "third-man-walking": "absent away recall",
    "picked-up-and-back": "return absent where on the list",
    "own-chips-picked-up": "voluntary pick up return where on the list",
    "dinner-asked-for": "meal break lunch",
    "back-from-dinner": "meal break return where on the list",
    "back-with-another-stack": "cash out return same money within the hour rathole going south",
    "money-taken-off-the-table": "going south rathole pocket chips",
    "chips-gone-meanwhile": "stolen missing unattended lost",
    "game-breaks": "broken draw high card seats",
    "absent-when-it-broke": "broken game draw away",
    "games-combined": "merge consolidate",
    "jackpot-hit": "bad beat qualify",
    "jackpot-share": "bad beat table share",
    "jackpot-split": "bad beat loser winner shares pay",
    "jackpot-void": "bad beat discussion mucked deck",
    "prize-claimed": "winnings deadline days tax identity papers",
    "time-not-logged": "hours club card promotion freeroll",
    "too-young-or-without-papers": "age identity id under minor 21 18",
    "barred-player": "banned excluded refused eighty-six",
    "everyone-called-back": "recall absent players return",
    "seat-won-while-away": "broken game absent hold seat",
    "second-game-feeds": "must-move feeder protect invoke",
    "goes-up-unasked": "must-move feeder main game jump",
    "rules-not-signed": "accept agree sign house rules",
    "devices-kept-away": "electronic tablet earphones headphones phone restrict collusion",
    "large-amount-at-the-cage": "two people sign fill second signature",
    "promotion-posted": "policy rules funded pool",
    "jackpot-raised-daily": "bad beat posted add",
    "jackpot-amount-changed": "bad beat reset adjust posted",
    "drop-for-promotions": "jackpot drop maximum dollar",
    "kept-apart": "partners same game together husband wife",
    "entering-late": "registration register late stack blinded",
    "entering-again": "re-entry reentry second bullet",
    "event-full": "alternates waiting list cap limit entries",
    "rebuy-wanted": "rebuy buy again add chips threshold",
    "rebuy-taken-back": "rebuy binding announced verbal behind",
    "bust-at-once": "eliminated knocked out same hand simultaneous places payout tie",
    "table-short": "balance tables move player big blind position",
    "table-that-gives": "balance tables source",
    "short-table-waits": "halt stop play balance three short",
    "table-breaks": "merge consolidate broken",
    "seats-drawn-anew": "redraw final table",
    "chip-race": "colour up color race odd chips",
    "chip-leaves-play": "colour up color remove denomination",
    "moved-to-a-new-seat": "small blind button dealt in dodge",
    "sat-in-a-wrong-seat": "wrong table stack mistake",
    "deal-wanted": "chop icm settlement split prize",
    "hand-for-hand-played": "bubble synchronised",
    "offence-in-an-event": "penalty disqualify warning soft play collusion phone texting",
    "rounds-of-a-penalty": "penalty orbit missed hands",
    "season-event-played": "league quorum seven thirty players count points",
    "places-not-played-out": "league chop deal winner share points",
    "event-announced": "league blinds payouts website published",
    "season-event-won": "league champions final automatic qualifier toc",
    "qualifying-on-points": "league provisional top six cut tie toc",
    "final-seat-declined": "league toc decline next score substitute",
    "final-seat-not-answered": "league toc accept decline deadline",
    "last-chance-wanted": "league seventeenth seat toc satellite",
    "last-chance-won": "league seventeenth seat prize pool toc",
    "seat-in-the-final": "league toc standing table seventeenth",
    "best-hand-claimed": "high hand night river shown hole cards",
    "best-hand-twice": "high hand tie split prize",
    "bounty-chips-kept": "knockout cash in save later game",
    "seat-prize-won": "wsop entry fee organiser",
}


SMALL = frozenset(
    ("a", "an", "and", "at", "by", "can", "do", "does", "for", "i", "in", "is", "it", "my", "of",
     "on", "or", "our", "than", "the", "their", "to", "was", "what", "with")
)  # fmt: skip
ENDINGS = ("ning", "ing", "ed", "es", "s")
LONG = 4  # words of which a clause may lack one
MOST = 9  # kinds that are offered at a time


def ordered(family: str) -> list[AnyKind]:
    """The kinds of a family, the common ones first."""
    return sorted((kind for kind in KINDS.values() if kind.family == family), key=rank)


def rank(kind: AnyKind) -> int:
    """How soon a kind is offered: the common ones in their order, then the rest."""
    known = kind.name in COMMON_FIRST
    return COMMON_FIRST.index(kind.name) if known else len(COMMON_FIRST)


def found_by(words: str) -> list[AnyKind]:
    """The kinds a few words may mean, the nearest first: more than half of the words speak of each,
    and none is much farther than the nearest."""
    wanted = stems(words)
    scored = [(*nearness(kind, wanted), kind) for kind in KINDS.values()]
    near = [(score, kind) for hits, score, kind in scored if wanted and hits > len(wanted) // 2]
    best = max((score for score, _ in near), default=0)
    close = [one for one in near if 3 * one[0] >= best]
    close.sort(key=lambda one: (-one[0], rank(one[1])))
    return [kind for _, kind in close][:MOST]


def told_of(words: str) -> list[Rule]:
    """The clauses of the books that contain all these words, those first that are called so; of a
    whole question where there are none, those that lack one of its words."""
    wanted = stems(words)
    if not wanted:
        return []
    hits = [(sum(has(law_text(rule), one) for one in wanted), rule) for rule in law()]
    least = max((count for count, _ in hits), default=0)
    if least < len(wanted) - (len(wanted) > LONG):
        return []
    found = [rule for count, rule in hits if count == least]
    return sorted(found, key=lambda rule: -sum(has(rule.title.lower(), one) for one in wanted))


def meant(words: str) -> str:
    """The words as they may have been meant, each that is known nowhere as the nearest that is;
    nothing if that finds no more."""
    said = re.findall(r"[\w']+", words.lower())
    right = [one if one in vocabulary() or one in SMALL else nearest(one) for one in said]
    return " ".join(right) if right != said and all(right) else ""


def nearest(word: str) -> str:
    """The word that is nearest, of those the kinds are called by before any other."""
    called = {one for name in KINDS for one in re.findall(r"[a-z']{3,}", texts_of(name)[0][0])}
    for known in (called, vocabulary()):
        near: list[str] = get_close_matches(word[:40], known, n=1, cutoff=0.75)
        if near:
            return near[0]
    return ""


def nearness(kind: AnyKind, wanted: Sequence[str]) -> tuple[int, int]:
    """How many of the words speak of a kind, and how nearly: its name and what people say of it
    before what it asks, and that before what the law says of it."""
    weights = [
        max((weight for text, weight in texts_of(kind.name) if has(text, word)), default=0)
        for word in wanted
    ]
    return sum(map(bool, weights)), sum(weights)


@cache
def texts_of(name: str) -> tuple[tuple[str, int], ...]:
    kind = KINDS[name]
    asked = " ".join(" ".join((fact.question, *fact.values)) for fact in kind.facts).lower()
    called = f"{name.replace('-', ' ')} {ALSO.get(name, '')}".lower()
    behind = " ".join(law_text(rule) for rule in law() if name in reported_in(rule))
    return (called, 9), (kind.what.lower(), 6), (asked, 2), (behind, 1)


def has(text: str, stem: str) -> bool:
    """Whether a word of a text begins so."""
    return re.search(rf"\b{re.escape(stem)}", text) is not None


def stems(words: str) -> list[str]:
    """``burned and turned early``: burn, turn, early."""
    said = re.findall(r"[\w']+", words.lower())
    return [stem(word) for word in said if word not in SMALL]


def stem(word: str) -> str:
    """A word without its ending, where a word is left."""
    for ending in ENDINGS:
        left = word.removesuffix(ending)
        if left != word and len(left) > 2 and re.search("[aeiouy]", left):
            return left
    return word


# ---- the law behind it -----------------------------------------------------------------------


@cache
def law() -> tuple[Rule, ...]:
    """Every clause of the books."""
    return tuple(rule for name in BOOKS for rule in rulebook(name).layers[-1].rules)


def law_text(rule: Rule) -> str:
    return f"{rule.title} {rule.says}".lower()


def reported_in(rule: Rule) -> frozenset[str]:
    """The kinds that the cases of a clause report."""
    return frozenset(re.findall(r"^\s*(?:x )?! ([a-z-]+)", "\n".join(rule_plays(rule)), re.M))


def rule_plays(rule: Rule) -> list[str]:
    return [case.play for case in rule.cases]


@cache
def vocabulary() -> frozenset[str]:
    """Every word of three letters or more that can be looked for."""
    texts = [text for name in KINDS for text, _ in texts_of(name)]
    return frozenset(re.findall(r"[a-z']{3,}", " ".join([*texts, *map(law_text, law())])))
