"""The board: what is listed, who waits for it and in which order, who is called."""
