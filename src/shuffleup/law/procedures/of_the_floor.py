"""What the floor rules on, by name and family; a kind of report is also a procedure of its name."""

from __future__ import annotations

from typing import Final

FLOOR: Final[dict[str, str]] = {
    # What chips and words meant
    "official-terms": "Reads the plain betting terms as what they say: pot in pot-limit, complete.",
    "exact-call": "Takes chips for exactly the call as a call.",
    "bills-count-like-chips": "Reads several bills put in like chips, where no change was asked.",
    # How wagers are made and mended
    "one-motion-raise": "A raise may be made by putting all of it in with one motion.",
    "string-bet": "A bet that nobody announced is what went in with the first motion.",
    "leave-and-fold": "Whoever missed a raise may leave the chips in the pot and fold.",
    "complete-the-call": "Whoever missed a raise may add what is missing and keep the hand.",
    "gross-misunderstanding": "A call made in gross error about the amount may be taken back.",
    "hidden-chips": "Chips found behind an all-in that was called are ruled on after the hand.",
    "stack-disputed": "The chips on the table when the hand began are those that play in it.",
    "stack-estimate": "Everybody may have a fair estimate of an opponent's chips.",
    # Turns, folds and the clock
    "out-of-turn": "An action before the turn is held to, given back, or left to the floor.",
    "skipped-player": "A player the action went past claims the turn, in time or too late.",
    "speaking-up": "What is done behind players who spoke up takes nothing from them.",
    "fold-facing-a-bet": "Whoever folds to a bet, or says so in turn, is out.",
    # Misdeals
    "misdeal": "Cards and chips come back, and the same hand is dealt from a new shuffle.",
    "misdeal-too-late": "After the cut-off there is no misdeal: fouled hands die, others play on.",
    "no-action-while-dealing": "While the starting cards are dealt no action counts as taken.",
    "notice-ends-the-count": "What is done after attention was called to an error is not counted.",
    "extra-card": "One card too many is put back as the burn; more of them make a misdeal.",
    "too-short-to-play": "A hand with too few cards to make a hand of its game cannot win.",
    "wrong-button": "A hand dealt from a button out of position is a ground for a misdeal.",
    "button-put-right": "The button goes to its proper place before the hand is dealt again.",
    # Bad cards and boards
    "exposed-card-by-game": "What is done with an exposed card is for the game to say.",
    "improper-card": "Whoever acts on a hand that is plainly fouled has a dead hand.",
    "no-jackpot": "A hand played with an incorrect deck wins no jackpot.",
    "premature-card": "A card dealt before the betting was complete is taken out of play.",
    "redeal-the-flop": "A flop that is dealt again is mixed into the stub, and the burn stays.",
    "burn-error": "A burn that was left out, or made twice, is put right.",
    "natural-cards-after": "After an error the cards that come are those that would have come.",
    # Stud errors and dead hands
    "hand-killed-or-fouled": "A hand the dealer took in, or that was fouled, has its ruling.",
    "muck-is-final": "Cards in the muck that nothing brings back are dead.",
    "obligation-kept": "Whoever had committed chips puts them in when the hand is given back.",
    # Tabling, disputes and penalties
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
    "leaving-the-table": "Leaving the table with a live hand and betting to come is an offence.",
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
