"""Trouble at the showdown: tabling, miscalls, asking to see a hand."""
