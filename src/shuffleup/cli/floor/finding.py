"""Finding a kind of irregularity: the common ones first, and by the words people use for them."""

from __future__ import annotations

from difflib import get_close_matches

from shuffleup.irregularities import KINDS, AnyKind

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
    "wager": "oversized single chip overbet bet raise call pot verbal declaration five change",
    "string-raise": "string bet two motions",
    "declared-raise-in-motions": "string bet two motions",
    "late-raise": "string bet",
    "earlier-chips-in-front": "oversized previous bet",
    "overpaid-call": "oversized",
    "undercall": "short call less",
    "wager-too-small": "underraise minimum half fifty percent short",
    "amount-misunderstood": "gross misunderstanding accepted action",
    "down-card-exposed": "flashed exposed deal",
    "four-card-flop": "too many flop",
    "wrong-award": "wrong pot pushed",
    "out-of-turn": "early acted",
    "hidden-chips": "behind concealed",
    "hand-in-the-muck": "retrieve mucked fold",
    "unshuffled-deck": "shuffle cut",
    "kill-pot-short": "kill",
    "button-was-wrong": "dealer misplaced moved forgot",
    "big-blind-posted-twice": "button not moved",
    "dealt-in-owing": "missed blinds",
    "seat-disputed": "change seniority",
}


def ordered(family: str) -> list[AnyKind]:
    """The kinds of a family, the common ones first."""
    rank = {name: place for place, name in enumerate(COMMON_FIRST)}
    kinds = [kind for kind in KINDS.values() if kind.family == family]
    return sorted(kinds, key=lambda kind: rank.get(kind.name, len(rank)))


def found_by(words: str) -> list[AnyKind]:
    """The kinds a few words may mean, the nearest first: all words, or else a name alike."""
    wanted = words.lower().replace("-", " ").split()
    scored = [(nearness(kind, wanted), kind) for kind in KINDS.values()]
    found = [kind for score, kind in sorted(scored, key=lambda one: -one[0]) if score]
    if found or not wanted:
        return found
    names = get_close_matches("-".join(wanted), KINDS, n=5, cutoff=0.5)
    return [KINDS[name] for name in names]


def nearness(kind: AnyKind, wanted: list[str]) -> int:
    """0 if a word is found nowhere; more for the name than for what is said of it."""
    name = f"{kind.name.replace('-', ' ')} {ALSO.get(kind.name, '')}".lower()
    asked = " ".join(" ".join((fact.question, *fact.values)) for fact in kind.facts).lower()
    places = ((name, 9), (kind.what.lower(), 3), (asked, 1))
    scores = [max((w for text, w in places if word in text), default=0) for word in wanted]
    return sum(scores) if scores and all(scores) else 0
