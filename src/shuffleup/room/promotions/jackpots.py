"""A jackpot that is hit, and one that is void.

``judge_hit`` ticks every condition; one that is not met is the refusal. What the book only lets
somebody void (a mucked hand, talk) is management's choice, made on the hit and before it is paid.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.law.points.room.jackpots import JackpotLaw, JackpotReset, SeveralLosers
from shuffleup.law.points.room.promotions import PromotionFund, PromotionLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.absence.attendance import counts_blinds
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import HOUSE_CHIPS, POOL, PRIZES, balance, moved
from shuffleup.room.events import AtTable
from shuffleup.room.instants import days_later
from shuffleup.room.promotions import promotion_commands as c
from shuffleup.room.promotions import promotion_events as e
from shuffleup.room.promotions.hand_evidence import ASKED, Evidence, evidence_of
from shuffleup.room.promotions.jackpot_shares import Sharing, divided, kept_from, qualified
from shuffleup.room.promotions.promotion_records import Hit, Prize, Promotion
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.deal.void_hand import is_void
from shuffleup.table.events import HandVoided

DISCUSSION: Final = "discussion"
MUCKED: Final = "mucked-live-hand"
INCORRECT_DECK: Final = "incorrect-deck"


# ---- a hit -----------------------------------------------------------------------------------


def judge_hit(room: Room, command: c.HitJackpot) -> RoomRuling:
    """The conditions one by one; then the shares."""
    refused = cannot_be_judged(room, command)
    if refused is not None:
        return refused
    promotion = room.promotions[command.name]
    shown = evidence_of(room, promotion, command)
    for condition in shown.conditions:
        if not condition.met:
            says = f"{condition.name}: {condition.evidence}"
            return refuse(Reason.NO_JACKPOT, says, *grounds_of(room, condition.point))
    among = sharing(room, promotion, command, shown)
    shares, added = divided(room, promotion, among)
    return hit_with(room, command, shown, among.grounds, shares, added)


def grounds_of(room: Room, point: str) -> tuple[str, ...]:
    """Hole cards that do not play are judged by the board first, where it plays first."""
    first = point == JackpotLaw.both_hole_cards and room.rules.jackpots.board_plays_first
    return (point, JackpotLaw.board_plays_first) if first else (point,)


def cannot_be_judged(room: Room, command: c.HitJackpot) -> RoomRuling | None:
    if command.name not in room.promotions:
        return malformed(Reason.NO_SUCH_GAME, f"no promotion is called {command.name}")
    if command.table not in room.tables:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {command.table}")
    promotion, table = room.promotions[command.name], room.tables[command.table]
    games = promotion.terms.games
    if games and room.stands[command.table].listing not in games:
        return malformed(Reason.NO_SUCH_GAME, f"{command.name} is not played for there")
    if table.by_hand:
        refused = not_answered(room, command)
        if refused is not None or not table.hands:
            return refused
    elif table.hand is not None or table.last is None:
        return malformed(Reason.HAND_IS_ON, "a jackpot is looked at when its hand is over")
    elif is_void(table.last):
        return malformed(Reason.NO_HAND, "the hand was taken back")
    last = promotion.last
    if last is not None and (last.table, last.hand) == (command.table, table.hands):
        return malformed(Reason.NAME_TAKEN, "that hand has hit it already")
    return no_share(room, promotion, command)


def no_share(room: Room, promotion: Promotion, command: c.HitJackpot) -> RoomRuling | None:
    """Where hands are told of, it is known who of the others has a share; why one has none."""
    if not room.tables[command.table].by_hand:
        return None
    found, grounds = qualified(room, command.table, promotion)
    wrong = [one for one in command.others if one not in found]
    if not wrong:
        return None
    says = f"{wrong[0]} has no share in it"
    return refuse(Reason.NO_JACKPOT, says, *dict.fromkeys(grounds))


def not_answered(room: Room, command: c.HitJackpot) -> RoomRuling | None:
    told = dict(command.answers)
    open_ = [name for name in ASKED if told.get(name) not in ("yes", "no")]
    if open_:
        return malformed(Reason.NOT_A_REPORT, f"to be answered: {', '.join(open_)}")
    people = (command.loser, *command.also, command.winner, *command.others)
    if "" in people or len(set(people)) < len(people):
        return malformed(Reason.NOT_A_REPORT, "say who lost, who won, and who else qualifies")
    unknown = [one for one in people if one not in room.people]
    if unknown:
        return malformed(Reason.NOBODY_OF_THAT_NAME, f"{unknown[0]} is not in the room")
    return None


def sharing(room: Room, promotion: Promotion, command: c.HitJackpot, shown: Evidence) -> Sharing:
    """Loser, winner, the other qualified players of the table, and those of the room."""
    grounds: list[str] = []
    by_hand = room.tables[command.table].by_hand
    table = list(command.others) if by_hand else []
    if counts_blinds(room.tables[command.table]):
        found, grounds = qualified(room, command.table, promotion)
        table = table or found
    losers, shared = shown.losers, room.rules.jackpots.several_losers is SeveralLosers.SHARED
    if len(losers) > 1:
        grounds.append(JackpotLaw.several_losers)
    shares = losers if len(losers) > 1 and shared else losers[:1]
    others = tuple(one for one in table if one not in (*shares, shown.winner))
    everyone: list[str] = []
    if promotion.terms.shares[3]:
        grounds.append(JackpotLaw.room_share_from_jackpot)
        for number in playing_for_it(room, promotion):
            found, why = qualified(room, number, promotion)
            everyone += found
            grounds += why
    return Sharing(losers, shown.winner, others, tuple(everyone), tuple(grounds))


def playing_for_it(room: Room, promotion: Promotion) -> list[str]:
    """The tables of the games that play for a jackpot."""
    games = promotion.terms.games
    return [number for number, stand in room.stands.items() if not games or stand.listing in games]


def hit_with(
    room: Room,
    command: c.HitJackpot,
    shown: Evidence,
    grounds: tuple[str, ...],
    shares: dict[str, int],
    added: int,
) -> RoomRuling:
    promotion, law = room.promotions[command.name], room.rules.jackpots
    out = {who: point for who in shares if (point := kept_from(room, promotion, who))}
    won = {who: part for who, part in shares.items() if part and who not in out}
    number, days = promotion.hits + 1, promotion.terms.claim_days
    until = days_later(room.now, room.zone, days or room.rules.promotions.claim_days)
    prizes = tuple(Prize(command.name, who, part, until, number) for who, part in won.items())
    total = sum(won.values())
    pays = room.rules.promotions.fund is PromotionFund.PLAYERS_POOL
    pool = max(0, min(total - added, balance(room, POOL))) if pays else 0
    hand = room.tables[command.table].hands
    hit = Hit(command.table, hand, promotion.posted, pool, total - pool, shown.mucked)
    posted = promotion.terms.reset if law.reset is JackpotReset.FIXED else 0
    points = [name for one in shown.conditions for name in grounds_of(room, one.point)]
    points += [JackpotLaw.shares, JackpotLaw.reset, PromotionLaw.fund, *grounds, *out.values()]
    if not days:
        points.append(PromotionLaw.claim_days)
    return Ruling(
        (
            e.JackpotHit(command.name, hit, shown.conditions, prizes, posted),
            *entry(pool, total - pool, command.name),
        ),
        grounds=tuple(dict.fromkeys(points)),
    )


def entry(pool: int, house: int, name: str) -> tuple[Entered, ...]:
    """Out of the pool, and what the house adds, to the prizes."""
    if not pool and not house:
        return ()
    return (moved((POOL, PRIZES, pool), (HOUSE_CHIPS, PRIZES, house), why=f"{name} hit"),)


# ---- void ------------------------------------------------------------------------------------


def judge_void(room: Room, command: c.VoidJackpot) -> RoomRuling:
    """Only the last hit, before anybody was paid, and for something the book names."""
    promotion = room.promotions.get(command.name)
    if promotion is None or promotion.last is None or promotion.last.void:
        return malformed(Reason.NO_SUCH_GAME, f"{command.name} was not hit")
    ruling = void_of(room, command.name, command.ground, command.why)
    if ruling.refusal is not None:
        return ruling
    if command.ground not in VOIDS:
        return malformed(Reason.NOT_AN_OPTION, f"one of {', '.join(VOIDS)}")
    may, grounds = VOIDS[command.ground](room, promotion.last)
    if not may:
        says = f"{command.ground} does not void a jackpot here"
        return refuse(Reason.NOT_VOID, says, *grounds)
    return replace(ruling, grounds=grounds)


def void_with_hand(trial: Trial, number: str) -> None:
    """A hand that is taken back has hit nothing; a hit of which some is paid stays for the desk."""
    told = [one.event for one in trial.events if isinstance(one, AtTable) and one.table == number]
    taken_back = [one.number for one in told if isinstance(one, HandVoided)]
    for name, promotion in trial.room.promotions.items():
        hit = promotion.last
        if hit is None or hit.void or hit.table != number or hit.hand not in taken_back:
            continue
        ruling = void_of(trial.room, name, INCORRECT_DECK, "the hand was taken back")
        trial.note(*ruling.events)  # type: ignore[arg-type]  # none of a table's
        trial.grounds += ruling.grounds


def void_of(room: Room, name: str, ground: str, why: str) -> RoomRuling:
    """The last hit, void, if nobody was paid."""
    promotion = room.promotions[name]
    assert promotion.last is not None
    hit, prizes = promotion.last, prizes_of(room, name, promotion.hits)
    if sum(prize.amount for prize in prizes) != hit.pool + hit.house:
        return malformed(Reason.MORE_THAN_THERE_IS, "some of it is paid")
    voided = e.JackpotVoided(name, ground, why)
    back = moved((PRIZES, POOL, hit.pool), (PRIZES, HOUSE_CHIPS, hit.house), why="jackpot void")
    return Ruling((voided, back), grounds=(JackpotLaw.void_incorrect_deck,))


def talked(room: Room, hit: Hit) -> tuple[bool, tuple[str, ...]]:
    return room.rules.jackpots.void_discussion, (JackpotLaw.void_discussion,)


def kept_down(room: Room, hit: Hit) -> tuple[bool, tuple[str, ...]]:
    law = room.rules.jackpots
    may = law.void_mucked_hand and law.live_hands_tabled and hit.mucked
    return may, (JackpotLaw.void_mucked_hand, JackpotLaw.live_hands_tabled)


def deck_wrong(room: Room, hit: Hit) -> tuple[bool, tuple[str, ...]]:
    return room.rules.jackpots.void_incorrect_deck, (JackpotLaw.void_incorrect_deck,)


VOIDS: Final = {DISCUSSION: talked, MUCKED: kept_down, INCORRECT_DECK: deck_wrong}
JUDGES: RoomJudges = {c.HitJackpot: judge_hit, c.VoidJackpot: judge_void}


def prizes_of(room: Room, name: str, hit: int) -> list[Prize]:
    return [one for one in room.prizes if (one.promotion, one.hit) == (name, hit)]


# ---- apply -----------------------------------------------------------------------------------


def hit(room: Room, event: e.JackpotHit) -> None:
    promotion = room.promotions[event.name]
    room.promotions[event.name] = replace(
        promotion,
        posted=event.posted,
        hits=promotion.hits + 1,
        hit_since_posting=True,
        last=event.hit,
    )
    room.prizes = (*room.prizes, *event.prizes)


def void(room: Room, event: e.JackpotVoided) -> None:
    promotion = room.promotions[event.name]
    assert promotion.last is not None
    gone = prizes_of(room, event.name, promotion.hits)
    room.prizes = tuple(one for one in room.prizes if one not in gone)
    room.promotions[event.name] = replace(
        promotion,
        posted=promotion.last.posted,
        hit_since_posting=False,
        last=replace(promotion.last, void=True),
    )


APPLY: RoomApplies = {e.JackpotHit: hit, e.JackpotVoided: void}
