"""Who decides, by what, and whether it is final: authority, fairness, appeals, claims."""

from __future__ import annotations

from shuffleup.floor.evidence import TOLD
from shuffleup.floor.facts import CHIPS, ONE_OF, SEAT, YES, Fact, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.report import ALONE, WHO, no_clause, turned_down
from shuffleup.hand import Hand
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.law.points.floor.decisions import Caller, DecisionLaw, Uncovered
from shuffleup.law.ruling import Choice, Reason, Ruling

RANK = {"dealer": 0, "floor": 1, "poker-supervisor": 2, "tournament-director": 2}


@kind(
    "ruling-appealed", "disputes", "A player does not accept a ruling and wants another.",
    Fact("by", SEAT, "Who?"),
    Fact("ruled-by", ONE_OF, "Who gave the ruling?", tuple(RANK)), known=TOLD,
)  # fmt: skip
def ruling_appealed(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    law = hand.rules.decisions
    facts.seat("by")
    authority = law.ruling_authority
    final = RANK[facts.one_of("ruled-by")] >= RANK[authority.value]
    grounds: tuple[str, ...] = (DecisionLaw.appeal, DecisionLaw.ruling_authority)
    if final and not law.appeal:
        return turned_down(Reason.RULING_IS_FINAL, "the ruling is final", *grounds)
    options: tuple[HandChoice, ...] = (
        Choice("uphold", "The ruling stands."),
        Choice("rule-anew", f"{WHO[authority].capitalize()} rules otherwise and says why."),
    )
    says = "the ruling is looked at again" if final else f"{WHO[authority]} decides"
    grounds = grounds if final else grounds[1:]
    return Ruling(options=options, authority=ALONE[authority], grounds=grounds, says=says)


# What about the person may weigh: the point, the fact, its lenient answer, and the notes.
WEIGHED = (
    (
        DecisionLaw.ruling_weighs_intent,
        "honest",
        True,
        "an honest mistake",
        "not an honest mistake",
    ),
    (DecisionLaw.ruling_weighs_experience, "experience", "novice", "a novice", "a regular"),
    (DecisionLaw.ruling_weighs_session_conduct, "conduct", "good", "good conduct", "bad conduct"),
    (DecisionLaw.ruling_weighs_past_record, "record", "clean", "a clean record", "a known record"),
)


@kind(
    "strict-rule-unfair", "disputes",
    "The rule as written is unfair here, or it matters who did it and why.",
    Fact("honest", YES, "Was it an honest mistake?"),
    Fact("experience", ONE_OF, "How experienced is the player?", ("novice", "regular")),
    Fact("conduct", ONE_OF, "How has the player behaved this session?", ("good", "bad")),
    Fact("record", ONE_OF, "What is the player's record?", ("clean", "known")), known=TOLD,
)  # fmt: skip
def strict_rule_unfair(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    grounds, notes, lenient = weigh(hand, facts)
    grounds = (DecisionLaw.fairness_override, DecisionLaw.ruling_authority, *grounds)
    who = WHO[hand.rules.decisions.ruling_authority]
    if not hand.rules.decisions.fairness_override:
        return Ruling(grounds=grounds, says="the rule stands as written", notes=notes)
    options: tuple[HandChoice, ...] = (
        Choice("strict-rule", "The rule as it is written."),
        Choice("fairness", f"In fairness {who} decides otherwise, says why, and it is kept."),
    )
    return Ruling(
        options=options,
        default="fairness" if notes and lenient else "strict-rule",
        authority=ALONE[hand.rules.decisions.ruling_authority],
        grounds=grounds,
        says=f"{who} may put fairness first",
        notes=notes,
    )


def weigh(hand: Hand, facts: Facts) -> tuple[tuple[str, ...], tuple[str, ...], bool]:
    """(points, what speaks for or against the player, whether nothing speaks against)."""
    asked = [row for row in WEIGHED if hand.rules.decided(row[0])]
    lenient = [facts.get(fact) == answer for _, fact, answer, _, _ in asked]
    notes = [row[3] if kind else row[4] for row, kind in zip(asked, lenient, strict=True)]
    return tuple(row[0] for row in asked), tuple(notes), all(lenient)


@kind(
    "floor-called", "disputes", "A player calls the floor, or points out an error late.",
    Fact("by", SEAT, "Who calls?"),
    Fact("noticed", ONE_OF, "When was the error noticed?", ("just-now", "earlier"), "just-now"),
    known=TOLD,
)  # fmt: skip
def floor_called(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    law = hand.rules.decisions
    facts.seat("by")
    if law.supervisor_callable_by is Caller.DEALER:
        says = "only the dealer calls the floor"
        return turned_down(Reason.NOT_DONE_HERE, says, DecisionLaw.supervisor_callable_by)
    grounds = (DecisionLaw.supervisor_callable_by, DecisionLaw.delay_may_change_ruling)
    if facts.one_of("noticed") == "just-now" or not law.delay_may_change_ruling:
        return Ruling(grounds=grounds, says="the floor comes and rules")
    options: tuple[HandChoice, ...] = (
        Choice("as-usual", "The ruling is the usual one."),
        Choice("let-it-stand", "It was kept quiet too long: what happened stands."),
    )
    return Ruling(options=options, grounds=grounds, says="the error was kept quiet")


@kind(
    "claim-against-the-house", "disputes",
    "A player wants the house to make good a wrong decision.",
    Fact("by", SEAT, "Who?"),
    Fact("amount", CHIPS, "How much?"),
    Fact("good-faith", YES, "Was the decision made in good faith?", default=True), known=TOLD,
)  # fmt: skip
def claim_against_the_house(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    facts.seat("by")
    amount = facts.chips("amount")
    if not facts.yes("good-faith"):
        return no_clause(hand.rules)
    point = DecisionLaw.house_liable_for_errors
    if not hand.rules.decisions.house_liable_for_errors:
        return turned_down(Reason.NO_CLAIM, "the house owes nothing", point)
    return Ruling(grounds=(point,), says=f"the house owes {amount:,}")


@kind(
    "something-else", "disputes", "Something happened that no rule of the book covers.",
    Fact("consulted", YES, "Has a higher authority been asked?"), known=TOLD,
)  # fmt: skip
def something_else(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    must_ask = hand.rules.decisions.uncovered_situation is Uncovered.ASK_FIRST
    return no_clause(hand.rules, consulted=not must_ask or facts.yes("consulted"))
