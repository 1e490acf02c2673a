"""Where agents learn: tables of the lane stepped together, seen as a seat sees them.

``VectorTables`` is all of it in arrays: every decision of every seat, hand after hand. The doors
other libraries know need the extra ``agents``: ``learner_vector.LearnerVectorEnv`` and
``learner_env.LearnerEnv`` (Gymnasium) give one seat to a learner and the others to opponents,
``poker_aec.PokerAEC`` (PettingZoo) asks each seat in its turn.

A choice is a number of the *menu* (``choice_menu``): fold, check or call, raise by one of four
sizes, the cards to throw away, how often to run it. What is not lawful now is masked, and choosing
it is a ``LaneError`` that names table and choice; nothing is rounded to something lawful.
"""

from shuffleup.lane.environments.vector_tables import Stepped, TablesAsked, VectorTables

__all__ = ["Stepped", "TablesAsked", "VectorTables"]
