"""How wagers are made and mended: chips on their way, string raises, undercalls, wrong sizes, whole
stacks, players who had not noticed. ``put_right`` is what they share: a wager brought to what it
comes to."""
