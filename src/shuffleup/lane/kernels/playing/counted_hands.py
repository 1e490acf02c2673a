"""Hands played by bots of the lane, and what ``sim`` counts of them: ``play_rounds``.

``to_the_end`` plays one hand and marks what was done; ``count_hand`` adds it to the scores, the
columns those of ``sim.scores.Score``. ``play_bot_hands`` is ``play_hands`` for players with tables.
"""

from __future__ import annotations

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_choices import take
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_entry
from shuffleup.lane.kernels.lane_play import to_next_decision
from shuffleup.lane.kernels.lane_posts import begin_hand
from shuffleup.lane.kernels.mixing import shuffle
from shuffleup.lane.kernels.playing.bot_strategies import CALLER, bot_choice
from shuffleup.lane.kernels.playing.seeded_deals import seeded_dice, seeded_shuffle
from shuffleup.lane.kernels.seat_turns import next_seat

(
    AHEAD, WON, LOST, SHOWDOWNS, BIGGEST_POT, HANDS, ENTERED, RAISED, WENT_ON, SHOWN_DOWN, BETS,
    CALLS, ROUNDS, SQUARES, OPEN_ROUND,
) = range(15)  # fmt: skip
SCORE_COLUMNS = 15
SUM_HANDS, SUM_ACTIONS, SUM_SHOWDOWNS, SUM_BIGGEST, SUM_CARRIED = range(5)
SUM_COLUMNS = 5

# What is marked of one hand: seats as bits, then bets and calls after the first round by seat; and,
# as far as there is room behind these, the kind and the amount of everything that was done.
M_ENTERED, M_RAISED, M_THERE, M_ACTIONS, M_SECOND, M_BETS = range(6)
M_CALLS = M_BETS + at.MOST_SEATS
MARKS = M_CALLS + at.MOST_SEATS


@lane_compiled
def to_the_end(
    g: Longs, w: Ints, s: Longs, c: Cards, posts: Longs, strategies: Longs, t: Longs, dice: Longs,
    marks: Longs,
) -> None:  # fmt: skip
    """Play the hand that the row is set up for. Seats have ``dice`` of their own, or, where there
    are none, throw the table's."""
    for place in range(MARKS):
        marks[place] = 0
    begin_hand(g, s, posts, 0)
    while True:  # in one place, since it is put into each place that names it
        to_next_decision(g, w, s, c)
        note_second_round(g, s, marks)
        if s[at.OVER]:
            return
        seat = s[at.ACTOR]
        if len(dice):
            s[at.CHOICE_DICE] = dice[seat]
        kind, amount = bot_choice(g, w, s, c, strategies[seat], t)
        if len(dice):
            dice[seat] = s[at.CHOICE_DICE]
        mark(s, seat, kind, amount, marks)
        take(g, s, c, kind, amount)


@lane_compiled
def mark(s: Longs, seat: int, kind: int, amount: int, marks: Longs) -> None:
    """What a seat does, before it is done."""
    place = MARKS + 2 * marks[M_ACTIONS]
    if place + 1 < len(marks):
        marks[place] = kind
        marks[place + 1] = amount
    marks[M_ACTIONS] += 1
    if kind != at.CALL and kind != at.RAISE_TO:
        return
    if s[at.STREET] > 0:
        marks[(M_BETS if kind == at.RAISE_TO else M_CALLS) + seat] += 1
        return
    marks[M_ENTERED] |= 1 << seat
    if kind == at.RAISE_TO:
        marks[M_RAISED] |= 1 << seat


@lane_compiled
def note_second_round(g: Longs, s: Longs, marks: Longs) -> None:
    """Who is there when the second round opens; where the rest is dealt more than once from the
    first round on, only the last round does."""
    if s[at.STREET] < 1 or marks[M_SECOND]:
        return
    marks[M_SECOND] = 1
    if s[at.RUNS] < 2 or g[at.GAME_STREETS] == 2:
        marks[M_THERE] = s[at.LIVE]


@lane_compiled
def count_hand(
    s: Longs, stack: int, marks: Longs, score_of: Longs, scores: Longs, sums: Longs
) -> None:
    """Add a finished hand; ``score_of`` says whose score a seat's is."""
    live = s[at.LIVE]
    showed = live if live & (live - 1) and not s[at.CARRIED] else 0
    pot = s[at.CARRIED]
    for seat in range(s[at.SEATS]):
        pot += s[at.WON + seat]
    for seat in range(s[at.SEATS]):
        score = scores[score_of[seat]]
        net = s[at.STACKS + seat] - stack
        score[HANDS] += 1
        score[ENTERED] += marks[M_ENTERED] >> seat & 1
        score[RAISED] += marks[M_RAISED] >> seat & 1
        score[WENT_ON] += marks[M_THERE] >> seat & 1
        score[SHOWN_DOWN] += marks[M_THERE] >> seat & showed >> seat & 1
        score[BETS] += marks[M_BETS + seat]
        score[CALLS] += marks[M_CALLS + seat]
        score[SHOWDOWNS] += showed >> seat & 1
        score[OPEN_ROUND] += net
        if net > 0:
            score[AHEAD] += 1
            score[WON] += net
            score[BIGGEST_POT] = max(score[BIGGEST_POT], pot)
        else:
            score[LOST] -= net
    sums[SUM_HANDS] += 1
    sums[SUM_ACTIONS] += marks[M_ACTIONS]
    sums[SUM_SHOWDOWNS] += showed != 0
    sums[SUM_BIGGEST] = max(sums[SUM_BIGGEST], pot)
    sums[SUM_CARRIED] += s[at.CARRIED]


@lane_entry
def play_rounds(
    g: Longs, w: Ints, s: Longs, c: Cards, posts: Longs, front: Cards, first: int, seating: Longs,
    turns: int, stack: int, bots: Longs, teams: Longs, t: Longs, work: Longs, scores: Longs,
    sums: Longs,
) -> None:  # fmt: skip
    """Rounds from a number on, as ``sim.many_hands`` plays them: each is a deal, played in so many
    turns, the bots moving one seat. ``seating`` has a row for each round, the seat of each bot;
    ``work`` has rows to work in: dice at first, dice now, strategies, scores, marks."""
    count = s[at.SEATS]
    at_first, dice, strategies, score_of, marks = work[0], work[1], work[2], work[3], work[4]
    for place in range(len(seating)):
        number = first + place
        for bot in range(count):
            if bots[bot] != CALLER:
                at_first[bot] = seeded_dice(s, c, front, number, bot)
        seeded_shuffle(g, s, c, front, number)
        for turn in range(turns):
            for bot in range(count):
                seat = seating[place, (bot + turn) % count]
                dice[seat] = at_first[bot]
                strategies[seat] = bots[bot]
                score_of[seat] = teams[bot]
                s[at.STACKS + seat] = stack
            s[at.BUTTON] = number % count
            s[at.CARRIED] = 0
            to_the_end(g, w, s, c, posts, strategies, t, dice, marks)
            count_hand(s, stack, marks, score_of, scores, sums)
        for team in range(len(scores)):
            won = scores[team, OPEN_ROUND]
            scores[team, ROUNDS] += 1
            scores[team, SQUARES] += won * won
            scores[team, OPEN_ROUND] = 0


@lane_entry
def play_bot_hands(
    g: Longs, w: Ints, s: Longs, c: Cards, posts: Longs, hands: int, stacks: Longs,
    strategies: Longs, t: Longs, no_dice: Longs, marks: Longs, totals: Longs,
) -> int:  # fmt: skip
    """``strategies.play_hands`` with players of ``bot_strategies``: the button goes round, and all
    throw the table's dice."""
    decisions, everybody = 0, (1 << s[at.SEATS]) - 1
    for _ in range(hands):
        for seat in range(s[at.SEATS]):
            s[at.STACKS + seat] = stacks[seat]
        s[at.BUTTON] = next_seat(everybody, s[at.BUTTON])
        shuffle(g, s, c)
        to_the_end(g, w, s, c, posts, strategies, t, no_dice, marks)
        decisions += marks[M_ACTIONS]
        for seat in range(s[at.SEATS]):
            totals[seat] += s[at.STACKS + seat] - stacks[seat]
    return decisions
