"""My hands: an index of who played which hand, a hand as somebody saw it, links that share one."""
