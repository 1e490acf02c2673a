"""Disputes: who decides and whether it is final, pots that were pushed or are contested, what an
offence costs."""
