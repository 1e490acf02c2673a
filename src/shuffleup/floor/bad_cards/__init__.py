"""Cards that are not as they should be: exposed, boxed, dropped, foreign, missing, or of a wrong
deck.

``which_card`` finds the card a report speaks of and puts another in its place.
"""
