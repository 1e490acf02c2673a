"""A house to look at: ``shuffleup serve --demo`` furnishes an empty folder with everything."""
