"""A bracket of heads-up matches: whoever wins one meets the winner of the next."""
