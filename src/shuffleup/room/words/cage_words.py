"""The cage's words: buying, cashing, filling, counting; what an account of the ledger holds."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.cage import cage_commands as c
from shuffleup.room.cage.ledger import balance
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, pattern


def holds_so_much(room: Room, found: Found) -> Told:
    so = balance(room, found["name"])
    return str(so) == found["rest"], str(so)


def last_close(room: Room, found: Found) -> Told:
    _, chips, cash = room.closed[-1] if room.closed else (0, 0, 0)
    so = f"chips {chips}, cash {cash}"
    return so == found["rest"], so


VERBS: Verbs = [
    (
        pattern("cage is stocked with AMOUNT"),
        lambda room, f: c.StockCage(counted(f["amount"]), counted(f["amount"])),
    ),
    (
        pattern("cage is stocked with AMOUNT signed by OTHER"),
        lambda room, f: c.StockCage(counted(f["amount"]), counted(f["amount"]), second=f["other"]),
    ),
    (
        pattern("cage is stocked with AMOUNT chips and NUMBER cash"),
        lambda room, f: c.StockCage(counted(f["amount"]), counted(f["number"])),
    ),
    (
        pattern("cage is stocked with AMOUNT chips and NUMBER cash signed by OTHER"),
        lambda room, f: c.StockCage(counted(f["amount"]), counted(f["number"]), second=f["other"]),
    ),
    (
        pattern("NAME buys AMOUNT at TABLE"),
        lambda room, f: c.Buy(f["name"], f["table"], counted(f["amount"])),
    ),
    (
        pattern("NAME buys AMOUNT at TABLE from the tray"),
        lambda room, f: c.Buy(f["name"], f["table"], counted(f["amount"]), True),
    ),
    (pattern("NAME cashes out of TABLE"), lambda room, f: c.Cash(f["name"], f["table"])),
    (
        pattern("NAME cashes out of TABLE with AMOUNT"),
        lambda room, f: c.Cash(f["name"], f["table"], counted(f["amount"])),
    ),
    (pattern("fill TABLE with AMOUNT"), lambda room, f: c.Fill(f["table"], counted(f["amount"]))),
    (
        pattern("fill TABLE with AMOUNT signed by OTHER"),
        lambda room, f: c.Fill(f["table"], counted(f["amount"]), second=f["other"]),
    ),
    (
        pattern("credit AMOUNT from TABLE"),
        lambda room, f: c.Credit(f["table"], counted(f["amount"])),
    ),
    (
        pattern("drop of TABLE counted: AMOUNT"),
        lambda room, f: c.CountDrop(f["table"], counted(f["amount"])),
    ),
    (
        pattern("drop of TABLE counted: AMOUNT and NUMBER for the pool"),
        lambda room, f: c.CountDrop(f["table"], counted(f["amount"]), counted(f["number"])),
    ),
    (
        pattern("day closed with AMOUNT chips and NUMBER cash"),
        lambda room, f: c.DailyClose(counted(f["amount"]), counted(f["number"])),
    ),
    (
        pattern("day closed with AMOUNT chips and NUMBER cash signed by OTHER"),
        lambda room, f: c.DailyClose(counted(f["amount"]), counted(f["number"]), f["other"]),
    ),
]
FACTS: Facts = [
    (pattern("account NAME is REST"), holds_so_much),
    (pattern("over at the close: REST"), last_close),
]
