"""A bookkeeper of the blinds who sees only who sits where, who was dealt in, and what was posted.

``Ledger.hand(seats, began, …)`` fails at the first blind that was not paid, was paid twice, or by
somebody who did not owe it. It knows nothing of the engine's accounts, plans and places. For every
player it keeps a tale, a letter or two for each hand, and knows what no tale may end in:

    N new   F new, from a game that makes it free   P lets the blinds pass   V moved   ? who knows
    o not dealt in   q the same, with fewer than three in turn   b the button went by
    p the big blind went by, free for who is new   m the big blind went by, and is owed
    - dealt in for nothing   B big blind   S small blind   s small blind of a moving button
    d dead small blind   E big blind to come in   e small blind to come in   x straddle   Y both

- ``UNPAID``: a missed big blind that is not made up (once, however often it was missed), or the
  small blind missed after it, or a missed small blind alone.
- ``UNOWED``: a big blind to come in that was not owed; and who is new comes in for nothing, though
  no button has gone by.
- ``ROUND``: no small blind between two big blinds of one who was dealt in all the time, or two.
- The big blind goes clockwise: who is dealt in and in its way pays it, who is not has missed it. So
  nobody has it twice while another was due.
- A dead button gives the small blind to the seat of the last big blind or to nobody, and is there
  next. A moving button goes to the next player, and skips one only so that the big blind skips
  nobody; a small blind it skipped is dead, and paid at the latest with the next big blind.
- On the first hand, and with fewer than three in turn, blinds go by place alone, and small blinds
  count again from there. In a new game that was drawn for, coming in is free at a seat that no big
  blind has passed yet (``fresh``).
- Nobody comes in between the button and the big blind; who bought the button has it next.
"""

from __future__ import annotations

import re
from typing import Any

STILL_FREE = re.compile(r"N[oq]*$|[FP][oqb]*$")
OWING = re.compile(r"(?:[NFPm]|B[-b]*o)[opqmb]*$")
OUT_OF_TURN = re.compile(r"(?:[NFPVm]|[B?][-bE]*[oq])[opqmb]*$")
UNPAID = re.compile(r"m[omqb]*[-Ssde]$|m[omqb]*o[omqb]*E$|B[-b]*o[ob]*-$")
UNOWED = re.compile(r"(?:[-BeExY]|[Ss][obq])[obq]*d?E$|[NP][opq]*[-Ss]$")
ROUND = re.compile(r"B[-b]*B$|[SsdeNFPExY][-obqE]*[Sd][EB]?$")


class Ledger:
    def __init__(self, n: int, small: int, big: int, *, moving: bool, drawn: bool) -> None:
        self.n, self.moving, self.out = n, moving, "o" if small else "q"
        self.kinds = {("blind", small): "s" if moving else "S", ("dead", small): "d"}
        self.kinds |= {("post", small): "e", ("post", big): "E", ("straddle", 2 * big): "x"}
        self.kinds["blind", big] = "B" if small else "Be"
        self.last = self.before = self.button = self.buyer = -1
        self.fresh, self.tale = set(range(n)) if drawn else set(), {}

    def on(self, seat: int, seats: Any = None) -> list[int]:
        """Seats in order, clockwise from the left of one."""
        return sorted(seats or range(self.n), key=lambda at: (at - seat - 1) % self.n)

    def hand(self, seats: dict[int, str], began: Any, said: dict[str, str], new: set[str]) -> None:
        button, paid = began.button, {at: "" for at, stack in enumerate(began.stacks) if stack}
        for post in sorted(began.posts, key=lambda post: post.kind.value != "dead"):
            paid[post.seat] += self.kinds.get((post.kind.value, post.amount), "")
        tale = {at: self.tale.get(player, said.get(player, "N")) for at, player in seats.items()}
        tale |= {at: said.get(seats[at], one) for at, one in tale.items() if not OWING.search(one)}
        smalls = {at for at in paid if "S" in paid[at].upper()}
        *others, big = self.on(self.last, [at for at in paid if "B" in paid[at]])
        bought, first = paid[big] == "dB" and not (others or smalls), self.last < 0
        if first:
            self.button = button - 1
            self.last = big - 1 if self.on(button, paid)[0] == big else button
        far = 0 if bought else (big - self.last) % self.n or (self.buyer < 0) * self.n
        path = self.on(self.last)[:far]
        gone = self.on(self.button)[: (button - self.button) % self.n]
        turn = {at for at in paid if not OUT_OF_TURN.search(tale[at])}
        few, again = first or len(turn | {big}) < 3, first or len(turn) < 2
        if not few and not bought:
            near = big == self.on(self.last, turn | {big})[0]
            skips = any(at in paid and tale[at][-1] not in "NFPVopqmb" for at in gone[:-1])
            dead, moving = near and self.before in (-1, big, button), near or not skips
            assert (button in paid and moving if self.moving else dead) or self.buyer >= 0, button
            assert self.buyer in (-1, button) or self.buyer not in paid, "the button was bought"
            assert smalls <= {self.last, *self.on(button, paid)[: self.moving]}, "out of place"
        paid[big] = "Y" if bought else paid[big]
        for at, one in tale.items():
            if at in paid:
                late = OWING.search(one) and 0 < (at - button) % self.n < (big - button) % self.n
                assert not late or again or bought or at in smalls or "B" in paid[at], f"{at} early"
                assert at not in path or "B" in paid[at] or first or at == self.buyer, f"skips {at}"
                one += "b" * (at in gone[:-1] or again or at in self.fresh) + (paid[at] or "-")
                assert not any(rule.search(one) for rule in (UNPAID, UNOWED, ROUND)[: 3 - few]), one
                one = "?" if few and not bought else one
            elif not bought:
                big_passes = "p" if STILL_FREE.search(one) else "m"
                one += big_passes if at in path else "q" if few else self.out
                one = "Fp" if at in path and seats[at] in new else one
            self.tale[seats[at]] = one + "b" * (at in gone and at not in paid)
        if not bought:
            self.before, self.last = -1 if few else (big, self.last)[self.out == "o"], big
        self.fresh, self.button, self.buyer = self.fresh - set(path), button, big if bought else -1
