"""Stud going wrong: burns, hole cards turned up, cards dealt early, the wrong opener, the last
card.

``street_dealt`` reads a street as it was dealt; the other modules judge one kind of error each.
"""
