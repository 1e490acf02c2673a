"""What people ask of the law with no table at hand: kinds found by words, points compared, a house
checked, a game and its stakes as they are said. The commands and the server's desk of the law both
ask here."""
