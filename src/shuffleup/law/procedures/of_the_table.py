"""Button, blinds, seats, kills, chips and decks, by name: what the table carries out."""

from __future__ import annotations

from typing import Final

TABLE: Final[dict[str, str]] = {
    "dealer-button": "The hand is dealt from the button that the table has placed.",
    "button-moves": "After each hand button and blinds go on.",
    "moving-button": "The button goes to the next player, and the blinds are fitted to it.",
    "dead-button": "The big blind goes to whoever is due it; small blind and button follow it.",
    "blind-obligations": "Whoever a blind passes owes it, and whoever is skipped pays it later.",
    "blind-seats": "The small blind is left of the button, and the big blind next.",
    "lock-up-with-chips": "In a new game a seat held with chips misses the blinds that pass it.",
    "missed-big-blind-is-live": "Of missed blinds the big one is the poster's bet.",
    "bought-button-next": "Whoever bought the button has it next; those spared have the blinds.",
    "dealt-in-beside-the-buyer": "A second entrant beside a buyer is dealt in and buys next.",
    "seat-dispute-by-seniority": "Of two who want a seat the one longer in the game has it.",
    "play-off-the-button": "Whoever paid both blinds may hold a seat and play the button first.",
    "leg-up": "Whoever wins a pot has a leg up for the next.",
    "kill-neutral-new-game": "A new game starts with a kill button that is nobody's.",
    "kill-button-shown": "The kill button lies before the player who has to kill.",
    "kill-blind-posted": "The killer posts the kill blind.",
    "kill-moves-to-winner": "The next to win a pot large enough takes over the kill.",
    "cash-down-first": "Nothing plays behind before its cash is on the table or with the runner.",
    "cash-changed-for-chips": "Cash that does not play is changed before the hand; the chips play.",
    "wagers-in-bring-in-chips": "At a table designated so smaller chips play only in quantity.",
    "no-chips-no-hand": "Whoever has no chips is passed by button and blinds and gets no hand.",
    "two-players-to-a-hand": "A hand needs two players with chips.",
    "one-to-a-seat": "A seat that is taken is nobody else's.",
    "leave-between-hands": "Whoever was dealt in leaves when the hand is over.",
    "hand-for-hand": "A table on hold deals no hand until the other tables have finished theirs.",
    "damaged-card": "A damaged card brings a new deck.",
    "blind-posted-twice": "A big blind posted twice is put right on the hands that follow.",
    "small-blind-after-twice": "Whoever posted it twice may take the small blind on the next hand.",
    "sit-out-after-twice": "Or they sit out a hand without a small blind, then have the button.",
    "big-blind-sitting-out": "A big blind dealt in while sitting out is put right by the floor.",
    "misdeal-for-blind-sitting-out": "Before substantial action such a hand is a misdeal.",
}
