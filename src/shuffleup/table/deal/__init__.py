"""One hand at a table: dealt, ended or void; decks and who handles them; hand for hand;
agreements.
"""
