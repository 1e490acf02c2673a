"""``shuffleup table …``: sessions of hands at one table, run, told and checked."""
