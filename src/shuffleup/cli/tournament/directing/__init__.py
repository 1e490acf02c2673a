"""The tournament director's desk on a log file: commands, prompt, board, show and check."""
