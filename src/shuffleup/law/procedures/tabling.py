"""Tabling, disputes and penalties, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

TABLING: Final[dict[str, str]] = {
    "floor-authority": "Where no clause decides, the floor does, by what is fair.",
    "floor-ruling": "A player keeps to what the floor has ruled.",
    "identifiable-hand-back": "A hand given up at the showdown may come back while it is known.",
    "incomplete-tabling": "A hand mucked before all of it was tabled is at its player's risk.",
    "shown-after-the-award": "A hand asked for is shown when the pot has been pushed.",
    "shown-to-a-decider": "Cards seen by one who may still act are shown to all at once.",
    "shown-at-end-of-round": "Cards of use on later rounds only are shown after the round.",
    "shown-when-betting-is-over": "Cards nobody can use are shown when the betting is over.",
    # offences
    "soft-play": "Playing softly against somebody is an offence.",
    "abuse": "Abuse is an offence.",
    "disruption": "Disrupting the game is an offence.",
    "cheating": "Cheating is an offence.",
    "exposing-cards": "Exposing cards with action pending is an offence.",
    "card-off-table": "Throwing a card off the table is an offence.",
    "two-to-a-hand": "Two playing one hand is an offence.",
    "acting-out-of-turn": "Acting out of turn on purpose, or again and again, is an offence.",
    "splashing": "Splashing the pot is an offence.",
    "early-discard": "Giving up a hand before the action reaches it is an offence.",
    "agreed-checking": "Agreeing to check a hand down is an offence.",
    "reading-a-hand": "Reading a hand for somebody before it is tabled is an offence.",
    "telling-to-show": "Telling somebody to turn a hand up is an offence.",
    "revealing-a-hand": "Revealing what is in a live hand is an offence.",
    "discussing-hands": "Discussing hands while they are played is an offence.",
    "advice-or-criticism": "Advising or criticising a play is an offence.",
    "stalling": "Stalling is an offence.",
    "chip-stacking": "Stacking chips so that they are in the way is an offence.",
    "unfair-influence": "Trying to influence play unfairly is an offence.",
    "concealing-cards": "Concealing one's cards is an offence.",
    "hiding-chips": "Hiding or removing chips is an offence.",
    "wild-discards": "Discarding away from the muck is an offence.",
    "post-mortem": "Talking a finished hand over at length is an offence.",
    "line-angle": "Using the betting line to get round the rules is an offence.",
}
