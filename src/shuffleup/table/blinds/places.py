"""Where button and blinds are on the next hand.

``next_places(table, who)`` reads the seats of the last hand and who is in. A dead button gives the
big blind to the player due it and the other two to the seats before, empty or not; a moving button
goes to the next player and the blinds adjust.
"""

from __future__ import annotations

from shuffleup.games import Opening
from shuffleup.hand.state import clockwise, mask_of, next_seat
from shuffleup.law.points.table.button import (
    ButtonMethod,
    FirstButton,
    HeadsUpSmallBlind,
    LittleBlind,
    StudRoundButton,
)
from shuffleup.table.blinds.button import FOLLOWS, NOWHERE, Places
from shuffleup.table.blinds.in_turn import Who, has_blinds
from shuffleup.table.state import Table, arc


def next_places(table: Table, who: Who) -> Places:
    """Button, small blind and big blind of the next hand."""
    if not has_blinds(table):
        return without_blinds(table, who)
    if too_few(who):  # no hand: everything stays where it was
        return Places(table.places.button, table.places.small, table.places.big)
    if table.button.planned and (table.button.is_fixed or not who.begins):
        return as_planned(table, who)
    if not table.hands:
        return first_places(table, who)
    if table.places.big == NOWHERE:  # no blinds so far: the first ones go by the first button
        button = (
            table.button.first
            if table.button.first >= 0
            else next_seat(who.regular, table.places.button)
        )
        return from_button(table, button, who)
    return one_hand_on(table, who)


def one_hand_on(table: Table, who: Who) -> Places:
    """Button and blinds after a hand, or after the round of stud they were kept through."""
    frozen = table.button.frozen
    return moved_on(table, who) if frozen is None else thawed(table, frozen, who)


def moved_on(table: Table, who: Who) -> Places:
    """One hand on from the last."""
    if len(table.stakes.blinds) > 2:
        return several_moved_on(table, who)
    if len(table.stakes.blinds) == 1 and not is_moving(table):
        return Places(
            table.places.big, NOWHERE, next_seat(who.regular | who.waiting, table.places.big)
        )
    if who.begins and is_moving(table):
        return begun_again(table, who.regular)
    places = next_button(table, who)
    core = who.regular | 1 << places.big  # those in, and whoever takes the big blind
    if core.bit_count() == 2:
        return third_comes_in(table, who) or heads_up(table, core)
    return places


def next_button(table: Table, who: Who) -> Places:
    return moving_button(table, who) if is_moving(table) else dead_button(table, who)


def third_comes_in(table: Table, who: Who) -> Places | None:
    """Where two have played and a third is due the big blind, the two stay small blind and button,
    or a moving button would pass the third for ever; None if no third is due it."""
    on = dead_button(table, who)
    both = mask_of(at for at in (on.button, on.small) if at >= 0)
    return on if who.regular == both and who.waiting >> on.big & 1 else None


def dead_button(table: Table, who: Who) -> Places:
    """The big blind to the player due it, the rest to the seats before. After two have played the
    button was the small blind too: where it is now the big blind it goes back a player. After a
    game of one blind it stays."""
    button, small = table.places.small, table.places.big
    if button == NOWHERE:
        button = table.places.button
    big = next_seat(who.regular | who.waiting, small)
    if button == big:
        button = clockwise(who.regular & ~(1 << small), small)[-1]
    return Places(button, small, big)


def moving_button(table: Table, who: Who) -> Places:
    """The button goes to the next player with whom the big blind goes on: not to somebody who came
    back or moved to a seat between the last button and the blinds, or these would be the same
    again."""
    stays = (
        arc(table, table.places.button, table.places.big)
        if table.places.button != table.places.big
        else 0
    )
    stays &= ~(1 << next_seat(who.regular | who.waiting, table.places.big))
    regular, waiting = who.regular, who.waiting & ~stays
    due = 1 << next_seat(regular | waiting, table.places.big)
    regular, waiting = regular | due, waiting & ~due
    while True:
        places = button_on(table, Who(regular, waiting), stays)
        reached = arc(table, table.places.big, places.big) & waiting & ~(1 << places.big)
        if not reached:
            return places
        regular, waiting = regular | reached, waiting & ~reached  # it reaches those who wait


def button_on(table: Table, who: Who, stays: int) -> Places:
    """The button goes to the first player with whom the big blind does not go back; to one who
    moved ahead of the small blind only where the big blind would skip a player otherwise."""
    due = next_seat(who.regular | who.waiting, table.places.big)
    early: Places | None = None
    for button in clockwise(who.regular & ~who.waiting, table.places.button):
        places = from_button(table, button, who)
        if stays >> places.big & 1:
            continue
        holder = table.seats[button]
        if holder is not None and holder.account.live_small:  # moved ahead of the small blind
            early = places if places.big == due else early
            continue
        return places if early is None or places.big == due else early
    return from_button(table, next_seat(who.regular, table.places.button), who)


def too_few(who: Who) -> bool:
    """Whether there is nobody to play against."""
    return (who.regular | who.waiting).bit_count() < 2


def is_moving(table: Table) -> bool:
    """Whether this table has a moving button: as the house designated, or else by the book."""
    if table.house.button:
        return table.house.button == ButtonMethod.MOVING.value
    return table.rules.button.method is ButtonMethod.MOVING


def without_blinds(table: Table, who: Who) -> Places:
    """Stud keeps the button where it waits, or where it was; a game with antes alone moves it on,
    and so does stud in a house where the button keeps moving."""
    if table.game.opening is Opening.BRING_IN:
        return in_stud(table, who)
    if not table.hands and table.button.first >= 0:
        return Places(table.button.first)
    if table.button.planned:
        return Places(table.button.planned[0][0].button, table.places.small, table.places.big)
    if table.button.frozen is not None:
        return table.button.frozen
    if too_few(who):  # only newcomers, whom antes let in: the button stays where it is
        return kept(table)
    return (
        moved_on(table, who)
        if table.places.big >= 0
        else Places(next_seat(who.regular, table.places.button))
    )


def in_stud(table: Table, who: Who) -> Places:
    """The blinds stay those of the last hand that had any: from there they go on."""
    if table.button.frozen is not None:
        return Places(table.button.frozen.button, table.places.small, table.places.big)
    moves = table.rules.button.mixed_game_button is StudRoundButton.KEEP_MOVING
    if moves and table.places.big >= 0 and who.regular.bit_count() > 1:
        return moved_on(table, who)
    return kept(table)


def kept(table: Table) -> Places:
    """Where everything was; a button that was nowhere is at the last seat."""
    button = table.places.button if table.places.button >= 0 else table.n - 1
    return Places(button, table.places.small, table.places.big)


def thawed(table: Table, frozen: Places, who: Who) -> Places:
    """The first hand after stud is where button and blinds waited; anybody who has left is passed
    over."""
    both = who.regular | who.waiting
    big = frozen.big if both >> frozen.big & 1 else next_seat(both, frozen.big)
    core = who.regular | 1 << big
    if core.bit_count() == 2:
        return heads_up(table, core)
    if len(table.stakes.blinds) > 2 or (is_moving(table) and big != frozen.big):
        return from_button(table, frozen.button, who)
    if frozen.small == NOWHERE and len(table.stakes.blinds) > 1:  # a game of one blind stopped
        return from_button(table, frozen.button, who)
    if is_moving(table) and not who.regular >> frozen.small & 1:
        return from_button(table, frozen.button, who)
    return Places(frozen.button, frozen.small, big)


def from_button(table: Table, button: int, who: Who) -> Places:
    """The blinds next to a button: the small blind left of it, then the big blind."""
    both = who.regular | who.waiting
    if both.bit_count() == 2:
        holder = button if both >> button & 1 else next_seat(both, button)
        return button_and_small(table, holder, both)
    if len(table.stakes.blinds) > 2:
        return several_blinds(table, button, both)
    if len(table.stakes.blinds) == 1:
        return Places(button, NOWHERE, next_seat(both & ~(1 << button), button))
    small = next_seat(who.regular, button)
    return Places(button, small, next_seat(both & ~(1 << small), small))


def several_blinds(table: Table, button: int, both: int) -> Places:
    """More than two blinds: the two largest are the ones that are owed when missed."""
    seats = clockwise(both, button)
    if table.rules.button.three_blind_little_blind_seat is LittleBlind.ON_BUTTON:
        seats = (button, *seats)
    last = min(len(table.stakes.blinds), len(seats)) - 1
    return Places(button, seats[last - 1], seats[last], seats[: last - 1])


def several_moved_on(table: Table, who: Who) -> Places:
    """More than two blinds, one hand on. With a dead button each goes to where the next larger was,
    so that nobody is spared one; where that cannot be, the button goes to the next player."""
    seats = (*table.places.little, table.places.small, table.places.big)
    big = next_seat(who.regular | who.waiting, table.places.big)
    enough = (who.regular | 1 << big).bit_count() > len(table.stakes.blinds)
    if is_moving(table) or len(seats) != len(table.stakes.blinds) or not enough:
        return from_button(table, next_seat(who.regular, table.places.button), who)
    on_button = table.rules.button.three_blind_little_blind_seat is LittleBlind.ON_BUTTON
    return Places(seats[1 if on_button else 0], table.places.big, big, seats[1:-1])


def as_planned(table: Table, who: Who) -> Places:
    """A hand whose places were fixed beforehand; a seat NOWHERE is worked out from the button. A
    big blind who is gone is passed over, and a small blind is then dead."""
    places, _ = table.button.planned[0]
    both = who.regular | who.waiting
    if places.small == NOWHERE and places.big == NOWHERE:
        return from_button(table, places.button, who)
    small = table.places.big if places.small == FOLLOWS else places.small
    big = next_seat(both, small) if places.big == FOLLOWS else places.big
    stands = table.button.is_fixed and places.small != FOLLOWS and both >> big & 1
    big = big if both >> big & 1 else next_seat(both, big)
    core = who.regular | 1 << big
    if core.bit_count() == 2 and not stands:
        bought = not table.button.is_fixed and core >> places.button & 1
        return button_and_small(table, places.button, core) if bought else heads_up(table, core)
    button = places.button
    if is_moving(table) and not table.button.is_fixed and not who.regular >> button & 1:
        button = next_seat(who.regular, button)  # its buyer is gone
    return Places(button, small, big)


def first_places(table: Table, who: Who) -> Places:
    """The first hand: from the button that was drawn for or told, or from seat 1."""
    button = table.button.first
    if button == NOWHERE:
        button = next_seat(who.regular, -1)
    return from_button(table, button, who)


def needs_draw(table: Table) -> bool:
    """Whether cards must be drawn for the button before the first hand."""
    if table.hands or table.button.first != NOWHERE:
        return False
    by_draw = table.rules.button.first_button is FirstButton.HIGH_CARD
    return by_draw and table.game.opening is not Opening.BRING_IN


def begun_again(table: Table, both: int) -> Places:
    """A game that stood still: the big blind goes to the player due it, the rest sit before."""
    if both.bit_count() == 2:
        return heads_up(table, both)
    *_, button, small, big = clockwise(both, next_seat(both, table.places.big))
    return Places(button, small, big)


def heads_up(table: Table, both: int) -> Places:
    """Two players. Nobody has the big blind twice running; the other has the button."""
    if table.rules.button.heads_up_big_blind_twice:
        return button_and_small(table, next_seat(both, table.places.button), both)
    big = next_seat(both, table.places.big)
    return button_and_small(table, next_seat(both, big), both)


def button_and_small(table: Table, button: int, both: int) -> Places:
    other = next_seat(both & ~(1 << button), button)
    if table.rules.button.heads_up_small_blind is HeadsUpSmallBlind.NON_BUTTON:
        return Places(button, other, button)
    return Places(button, button, other)
