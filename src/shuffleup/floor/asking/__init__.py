"""A situation put to a book without anybody at a table: things to ask about, what is still to be
asked, the answer.

``situations`` answers, ``doubts`` finds the next question. What a kind is asked of is a *subject*:
``subjects`` says what one can do, ``hand_subject`` is the hand's (its ``scenes`` and ``staging``
make a hand of a place in play, ``hand_story`` tells it); a layer above registers its own.
"""

from shuffleup.floor.asking import hand_subject

__all__ = ["hand_subject"]
