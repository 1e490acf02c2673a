"""A situation put to a book without a table: hands to ask about, what is still to be asked, the
answer.

``situations`` answers, ``doubts`` finds the next question, ``scenes`` and ``staging`` make a hand
of a place in play, ``hand_story`` tells it.
"""
