"""How a wager is made and mended: motions, string raises, undercalls, wrong sizes."""
