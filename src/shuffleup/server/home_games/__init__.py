"""Private games: a home game in one form and one link, under a book or house rules of one's own."""
