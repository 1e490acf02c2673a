"""Action out of turn, players who were skipped, folds out of order, what the dealer counts.

``acts_before_turn`` puts what players did on the hand; the other modules judge one kind each."""
