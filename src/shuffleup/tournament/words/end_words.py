"""Words about the end: who is out and in which place, what is paid, what players agree on."""

from __future__ import annotations

from shuffleup.outside_text import counted, quoted
from shuffleup.room.words.patterns import Found, Told, listed, names_in, pattern
from shuffleup.tournament.endings import end_commands as c
from shuffleup.tournament.endings.end_records import DealKind, PrizeAward
from shuffleup.tournament.endings.going_out import standings
from shuffleup.tournament.endings.paying_prizes import prizes_of
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs

LEFT = "left"


# ---- what is so ------------------------------------------------------------------------------


def place_of(event: Tournament, found: Found) -> Told:
    """``place 3: Ann, Bob``: who has this place, several where they share it."""
    names = [name for place, name in standings(event) if place == counted(found["number"])]
    return names == names_in(found["rest"]), listed(names)


def is_over(event: Tournament, found: Found) -> Told:
    return event.over, "it goes on"


def prizes_are(event: Tournament, found: Found) -> Told:
    so = listed([str(prize) for prize in prizes_of(event)])
    return so == found["rest"], so


def was_paid(event: Tournament, found: Found) -> Told:
    paid = sum(one.amount for one in event.prizes.paid if one.player == found["name"])
    return paid == counted(found["amount"]), f"{paid}"


def knocked_out_by(event: Tournament, found: Found) -> Told:
    last = {one.player: one for one in event.finishes}[found["name"]]
    return list(last.by) == names_in(found["rest"]), listed(list(last.by))


def deal_is(event: Tournament, found: Found) -> Told:
    """``the deal: Ann 300, Bob 200, left 100``; ``nobody`` where there is none."""
    deal = event.prizes.deal
    told = [f"{one.player} {one.amount}" for one in deal.awards] if deal else []
    told += [f"{LEFT} {deal.left}"] if deal and deal.left else []
    return listed(told) == found["rest"], listed(told)


def deal_is_made(event: Tournament, found: Found) -> Told:
    return event.prizes.deal is not None and event.prizes.deal.made, "it is not"


# ---- what is said ----------------------------------------------------------------------------


def out(found: Found) -> c.BustOut:
    """``Ann is out``, ``Ann is out with 3000 by Bob, Cy``."""
    told = found.groupdict()
    return c.BustOut(
        told["name"],
        counted(told.get("amount") or "0"),
        tuple(names_in(told.get("rest", "nobody"))),
    )


def at_once(text: str) -> c.BustAtOnce:
    """``Ann 3000, Bob 2000``; a stack that nobody knows is left away."""
    busts = []
    for name, _, began in (one.partition(" ") for one in names_in(text)):
        busts.append(c.BustOut(name, counted(began or "0")))
    return c.BustAtOnce(tuple(busts))


def deal_in(text: str) -> c.ProposeDeal:
    """``Ann 300, Bob 200, left 100``."""
    awards, left = [], 0
    for one in names_in(text):
        name, _, amount = one.partition(" ")
        if not amount:
            raise ValueError(f"how much would {quoted(name)} have?")
        if name == LEFT:
            left = counted(amount)
        else:
            awards.append(PrizeAward(name, counted(amount)))
    return c.ProposeDeal(DealKind.OWN, tuple(awards), left)


def deal_by(found: Found) -> c.ProposeDeal:
    """``deal by worth``, ``deal by chips leaving 100``, ``deal by chips with places Ann, Bob``."""
    told = found.groupdict()
    places = tuple(names_in(told.get("rest", "nobody")))
    left = counted(told.get("amount") or "0")
    return c.ProposeDeal(DealKind(told["other"]), (), left, places)


VERBS: EventVerbs = [
    (pattern("NAME is out"), lambda event, f: out(f)),
    (pattern("NAME is out by REST"), lambda event, f: out(f)),
    (pattern("NAME is out with AMOUNT"), lambda event, f: out(f)),
    (pattern("NAME is out with AMOUNT by REST"), lambda event, f: out(f)),
    (pattern("out at once: REST"), lambda event, f: at_once(f["rest"])),
    (pattern("set the prizes"), lambda event, f: c.SetPrizes()),
    (pattern("pay the prizes"), lambda event, f: c.PayPrizes()),
    (pattern("deal by OTHER"), lambda event, f: deal_by(f)),
    (pattern("deal by OTHER leaving AMOUNT"), lambda event, f: deal_by(f)),
    (pattern("deal by OTHER with places REST"), lambda event, f: deal_by(f)),
    (pattern("they divide: REST"), lambda event, f: deal_in(f["rest"])),
    (pattern("NAME agrees to the deal"), lambda event, f: c.AgreeToDeal(f["name"])),
    (pattern("NAME declines the deal"), lambda event, f: c.DeclineDeal(f["name"])),
    (pattern("carry out the deal"), lambda event, f: c.CarryOutDeal()),
    (
        pattern("NAME claims AMOUNT of OTHER"),
        lambda event, f: c.RuleOnPrivateDeal(f["name"], f["other"], counted(f["amount"])),
    ),
]
FACTS: EventFacts = [
    (pattern("place NUMBER: REST"), place_of),
    (pattern("the event is over"), is_over),
    (pattern("prizes: REST"), prizes_are),
    (pattern("NAME was paid AMOUNT"), was_paid),
    (pattern("NAME went out to REST"), knocked_out_by),
    (pattern("the deal: REST"), deal_is),
    (pattern("the deal is made"), deal_is_made),
]
