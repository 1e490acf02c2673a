"""The second gear: the same sheets and the same law as ``hand``, compiled, many hands at once.

``lane_game`` makes a game of a sheet, stakes and rules; ``LaneTables`` is many tables of it, dealt
and stepped together. For loops of your own the compiled functions are these; a table is two rows,
``s = tables.numbers[i]`` (int64) and ``c = tables.cards[i]`` (int8), a game the row
``g = game.row``, and the tables hands are valued by are ``w = worths()``. ``kernels.columns`` (here
``at``) names what stands where, for instance ``s[at.ACTOR]``, ``s[at.STACKS + seat]``,
``c[at.HOLES + at.MOST_HELD * seat + k]``.

- ``shuffle(g, s, c)``: the deck, by the table's dice (``s[at.DICE]``);
- ``begin_hand(g, s, posts, place)``: with ``SEATS``, ``BUTTON``, ``STACKS`` and ``CARRIED`` set;
  ``posts`` of shape (0, 0, 3) makes the usual ones;
- ``to_next_decision(g, w, s, c)``: goes on until a seat has to choose or ``s[at.OVER]``. The
  options stand in the row then: ``ACTOR``, ``PHASE``, ``MAY_FOLD``, ``MAY_CHECK``, ``CALL_COST``,
  ``LEAST_TO`` and ``MOST_TO`` (0 where raising is closed; in fixed limit one of the two),
  ``BRING_IN_COST``, ``DISCARD_LEAST`` and ``DISCARD_MOST`` (-1 where nothing is thrown away),
  ``MAY_RUN``;
- ``take(g, s, c, kind, amount)``: ``FOLD``, ``CHECK``, ``CALL``, ``RAISE_TO`` (the total),
  ``BRING_IN``, ``DISCARD`` (places of the hand as bits), ``RUN_IT`` (how often); 0 if it was done,
  else a place in ``REFUSALS`` and nothing has changed.

What the lane does not do: reports of what went wrong, mended hands, citations, the log, a dealer
outside, players who are asked to show, what the house takes. ``handover`` gives a hand to ``hand``.
"""

from shuffleup.lane.lane_game import LaneError, LaneGame, lane_game
from shuffleup.lane.lane_tables import NO_ACTION, LaneTables

__all__ = ["NO_ACTION", "LaneError", "LaneGame", "LaneTables", "lane_game"]
