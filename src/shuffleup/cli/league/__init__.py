"""``shuffleup league …``: a season kept in a log, its standings, and what is behind them."""
