"""What the house does by itself at its tables: it deals, it keeps time, it folds for the absent."""
