"""Jackpots: whether one is hit, who has a share, how much, and what voids it; without a room."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.cards import parse
from shuffleup.floor.facts import CHIPS, COUNT, ONE_OF, YES, Fact, FactError, Facts
from shuffleup.floor.senders import FLOOR
from shuffleup.law.points.room.jackpots import JackpotLaw
from shuffleup.room.apply import apply
from shuffleup.room.events import AtTable
from shuffleup.room.floor.room_kinds import JACKPOTS, asked
from shuffleup.room.floor.small_room import (
    ANN,
    EVEN_MORE,
    MANAGER,
    OTHERS,
    TurnedDownError,
    answer,
    does,
    seat_with,
    some_of,
    stand,
)
from shuffleup.room.promotions import promotion_commands as c
from shuffleup.room.promotions.hand_evidence import ASKED, PLAYERS, enough_players
from shuffleup.room.promotions.jackpot_shares import Sharing, divided, is_barred
from shuffleup.room.promotions.jackpots import VOIDS
from shuffleup.room.promotions.promotion_events import JackpotHit
from shuffleup.room.promotions.promotion_records import Hit, Terms
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.table.events import Reckoned
from shuffleup.table.state import seated

TABLE, JACKPOT = "1", "jackpot"
POSTED = 10_000
TERMS = Terms(
    parse("AcAdAhKcKd"), parse("2c2d2h2s3c"), policy="posted", rules="at the desk", papers_over=600
)
CONDITIONS = {  # the checklist of the floor, beside the number of players
    "raked": "live-raked-game",
    "collected": "collected",
    "hands": "qualifying-hands",
    "hole-cards": "hole-cards",
    "deck": "deck",
}
LACKS = {
    "live-raked-game": "it has to be a live game with a fee",
    "collected": "the drop for the promotions was not taken",
    PLAYERS: "too few players were dealt in",
    "qualifying-hands": "the hands are not what is posted",
    "hole-cards": "both hole cards of both players have to play",
    "deck": "the deck was not correct",
}


def posted(room: Room, amount: int = POSTED, *, players: int = 6) -> None:
    """A jackpot is posted, and a table dealt by people plays for it."""
    does(room, c.FundPool(amount, second="second"), MANAGER)
    does(room, c.PostPromotion(JACKPOT, amount, TERMS), MANAGER)
    stand(room, TABLE, ANN, *OTHERS[: players - 1], by_hand=True)


def hit(room: Room, players: int = 6, **answers: bool) -> RoomRuling:
    """Ann lost with the hand, Bob won; the floor answers every condition."""
    told = dict.fromkeys(ASKED, "yes")
    told |= {CONDITIONS[name]: "yes" if so else "no" for name, so in answers.items()}
    told[PLAYERS] = "yes" if enough_players(room, players).met else "no"
    others = OTHERS[1 : max(1, players - 1)]
    wanted = c.HitJackpot(JACKPOT, TABLE, ANN, "Bob", others, tuple(told.items()))
    try:
        return does(room, wanted, FLOOR)
    except TurnedDownError as no:
        lacks = LACKS[no.refusal.says.partition(":")[0]]
        raise TurnedDownError(replace(no.refusal, says=lacks)) from no


@asked(
    "jackpot-hit",
    JACKPOTS,
    "A hand that should hit the jackpot was beaten: does it count?",
    Fact("players", COUNT, "How many were dealt in?", also=(4, 5, 6)),
    Fact("raked", YES, "Was it a live game with a fee?", default=True),
    Fact("collected", YES, "Was the drop for the promotions taken?", default=True),
    Fact("hands", YES, "Are both hands good enough for what is posted?", default=True),
    Fact("hole-cards", YES, "Do both hole cards of both players play?", default=True),
    Fact("deck", YES, "Was the deck correct?", default=True),
)
def jackpot_hit(room: Room, facts: Facts) -> RoomRuling:
    players = facts.count("players")
    if not 2 <= players <= 9:
        raise FactError("players: from two to a full table")
    posted(room, players=players)
    answers = {name: facts.yes(name) for name in CONDITIONS}
    hit(room, players, **answers)
    return answer("it counts: every condition is met", *ASKED.values())


@asked(
    "jackpot-share",
    JACKPOTS,
    "A jackpot is hit, and a player of the table wants a share.",
    Fact("hands", COUNT, "How many hands had the player been dealt since sitting down?", default=1),
    Fact("missed", YES, "Does the player owe a missed blind?", default=False),
    Fact("dealt-off", YES, "Had the player dealt off and moved, without cards?", default=False),
)
def jackpot_share(room: Room, facts: Facts) -> RoomRuling:
    stand(room, TABLE, ANN, *OTHERS[:5])
    at = seat_with(room, TABLE, ANN)
    account = seated(room.tables[TABLE], at).account
    owing = replace(account, owes_big=facts.yes("missed"), dealt_off=facts.yes("dealt-off"))
    apply(room, AtTable(TABLE, Reckoned(at, owing)))
    room.dealt[TABLE, ANN] = facts.count("hands")  # as if so many hands had been dealt
    barred, ground = is_barred(room, TABLE, room.tables[TABLE], at)
    says = "no share" if barred else "the player has a share"
    return answer(says, *((ground,) if ground else law_of_shares()))


def law_of_shares() -> tuple[str, ...]:
    return JackpotLaw.hands_dealt_before, JackpotLaw.missed_blind_bars


@asked(
    "jackpot-split",
    JACKPOTS,
    "A jackpot is hit: who gets how much, with shares of 50, 25 and 25 in the hundred?",
    Fact("amount", CHIPS, "How much is posted?", default=POSTED),
    Fact("losers", COUNT, "How many lost with a hand that qualifies?", default=1),
    Fact("others", COUNT, "How many other players of the table have a share?", default=4),
    Fact("room", YES, "Have all players of the room a fifth besides?", default=False),
)
def jackpot_split(room: Room, facts: Facts) -> RoomRuling:
    losers, others = facts.count("losers"), facts.count("others")
    if not 1 <= losers <= 3 or others > 8 - losers:
        raise FactError("losers: at least one, and no more players than the table has")
    amount = facts.chips("amount")
    posted(room, max(1, amount))
    names = (ANN, *OTHERS)
    losing, rest = names[:losers], names[losers + 1 : losers + 1 + others]
    everyone = EVEN_MORE if facts.yes("room") else ()
    among = Sharing(losing, names[losers], rest, everyone)
    promotion = room.promotions[JACKPOT]
    if everyone:
        promotion = replace(promotion, terms=replace(TERMS, shares=(40, 20, 20, 20)))
    shares, _ = divided(room, promotion, among)
    says = f"the loser gets {shares[ANN]:,}"
    if losers > 1:
        alone = losing[-1] not in shares
        says = f"{'only the highest' if alone else 'each'} of the losing hands gets {shares[ANN]:,}"
    says += f", the winner {shares[names[losers]]:,}"
    if rest:
        says += f", the others {', '.join(dict.fromkeys(f'{shares[one]:,}' for one in rest))} each"
    if everyone:
        says += f", and {len(everyone)} in the room {shares[everyone[-1]]:,} each"
    several = (JackpotLaw.several_losers,) if losers > 1 else ()
    of_room = (JackpotLaw.room_share_from_jackpot,) if everyone else ()
    return answer(says, JackpotLaw.shares, *several, *of_room)


@asked(
    "jackpot-void",
    JACKPOTS,
    "A jackpot was hit, and something about the hand may make it void.",
    Fact("what", ONE_OF, "What was it?", tuple(VOIDS)),
)
def jackpot_void(room: Room, facts: Facts) -> RoomRuling:
    posted(room)
    last = Hit(TABLE, 1, POSTED, mucked=True)
    apply(room, JackpotHit(JACKPOT, last, (), (), POSTED))
    ruling = does(room, c.VoidJackpot(JACKPOT, facts.one_of("what")), MANAGER)
    says = "management may void it: nobody is paid, and the amount stands as before"
    return answer(says, *some_of(ruling))
