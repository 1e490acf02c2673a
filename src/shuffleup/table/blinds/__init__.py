"""Who gets a hand, where the blinds go and who owes one.

``in_turn`` says who plays and who waits, ``places`` where button and blinds go, ``entry`` and
``entry_choices`` how a player comes in, ``plan`` every forced bet of the next hand, ``accounts``
what that hand does to each player's account; ``straddles`` are put out for the coming hand.
"""
