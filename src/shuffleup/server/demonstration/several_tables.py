"""The book of a demonstration: Mohegan's, with one thing a house that deals itself decides for
itself, that a player sits at several tables."""

from __future__ import annotations

from typing import Final

FILE: Final = "mohegan-online.toml"
BOOK: Final = """\
title = "Mohegan online"
about = "Mohegan's book, in a house that deals itself: a player sits at several tables."
extends = "mohegan"

[[rule]]
id = "mohegan-online/several-tables"
title = "Several tables"
says = "A player has a seat at up to four tables, one at each."
treatment = "automatic"
area = "room"
layer = "room"
decides = { two-seats = "up-to-four-tables" }

  [[rule.case]]
  name = "A second table, and no two seats at one"
  play = \"\"\"
  room: 2026-11-13 America/New_York
  game 1/2: holdem no-limit 1/2, seats 6, buy-in 40-400
  game 2/5: holdem no-limit 2/5, seats 6, buy-in 40-400
  table 1: 1/2, Ann 200, Bob 200
  table 2: 2/5, Cy 200, Dee 200
  = may: floor: Ann sits down at 2 in seat 4 with 200
  floor: Ann sits down at 2 in seat 4 with 200
  = Ann sits at 2 in seat 4
  x floor: Ann sits down at 2 in seat 5 with 200
  \"\"\"
"""
