"""``shuffleup log …``: a house's log verified, counted, copied, taken out and put back."""
