"""``shuffleup law``: the rulebooks, read, compared, checked, run and proved."""
