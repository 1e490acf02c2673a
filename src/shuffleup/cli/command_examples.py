"""What `--help` shows of each command: lines to type as they are."""

from __future__ import annotations

EXAMPLES = {
    "": """
        shuffleup play                     (choose a game and sit down)
        shuffleup play razz --seats 4 --bots tight,maniac
        shuffleup deal stud --seed 7
        shuffleup sim holdem --hands 10000 --bots tight,station --json
        shuffleup equity AsAh KK
        shuffleup games
        shuffleup play --help              (every command explains itself)
    """,
    "play": """
        shuffleup play                     (choose a game and sit down)
        shuffleup play omaha --stakes "pot-limit 5/10" --stack 1000
        shuffleup play stud --seats 4 --bots tight,station,maniac
        shuffleup play holdem --structure limit --rules "limit-raise-cap 4"
        shuffleup play horse --book mohegan --log table.log
        shuffleup play badugi --auto --hands 5 --seed 7 --story
    """,
    "serve": """
        shuffleup serve --data my-house --book mohegan
        shuffleup serve --data my-house --port 8080 --set turn_seconds=20
        shuffleup serve --data my-house --settings
    """,
    "deal": """
        shuffleup deal
        shuffleup deal omaha-eight --seats 9
        shuffleup deal badugi --seed 7 --json
    """,
    "sim": """
        shuffleup sim holdem --hands 10000 --bots tight,loose,station
        shuffleup sim omaha --league --hands 12000 --bots tight,loose,my_bot:MyBot
        shuffleup sim razz --hands 100000 --jobs 4 --seed 1 --json
        shuffleup sim holdem --hands 10000000 --ray 10.0.0.1:6379
        shuffleup sim omaha --stakes "pot-limit 5/10" --stack 1000
    """,
    "bench": """
        shuffleup bench
        shuffleup bench --work stud --seconds 1 --json
    """,
    "law": """
        shuffleup law show mohegan/stud.4
        shuffleup law show short-all-in-reopens-big-bet
        shuffleup law search odd chip
        shuffleup law compare raises --differs
        shuffleup law diff pechanga mohegan
        shuffleup law check my-house.toml
        shuffleup law explain hand.txt --book rpl
        shuffleup law coverage --layer hand
    """,
    "floor": """
        shuffleup floor ask                (it asks you what happened)
        shuffleup floor ask --book mohegan --hand hand.txt --kind premature-turn
        shuffleup floor ask question.json --all-books
        shuffleup floor ask --list
        shuffleup floor rulings rulings.log string raise
        shuffleup floor train --book rpl --count 5
        shuffleup floor sim --hands 5000
    """,
    "table": """
        shuffleup table run --book mohegan
        shuffleup table run --book rpl --game stud --hands 1000 --json
        shuffleup table run --book pechanga --log table.log --delay 0.3
        shuffleup table run --resume table.log --hands 500
        shuffleup table run --stakes "limit 4/8 blinds 2/4" --kill --drop 1
        shuffleup table show table.log --hand 12
        shuffleup table check table.log
        shuffleup table report table.log
        shuffleup table chart table.log --to stacks.png
        shuffleup table export monday.log tuesday.log --to pokerstars --file hands.txt
    """,
    "room": """
        shuffleup room new room.log --book mohegan --zone America/New_York
        shuffleup room game room.log "1/2: holdem no-limit 1/2, seats 9, buy-in 40-200"
        shuffleup room open room.log 1 1/2 --role manager
        shuffleup room arrive room.log Ann
        shuffleup room join room.log Ann 1/2 --at 19:05
        shuffleup room do room.log "Ann takes the seat in 1/2 with 200"
        shuffleup room board room.log
    """,
    "tournament": """
        shuffleup tournament run
        shuffleup tournament run --entrants 200 --book pechanga-t --seed 7
        shuffleup tournament run --game horse --rebuys 4 --add-on
        shuffleup tournament structure --players 60 --stack 10000 --hours 5 --to sunday.json
        shuffleup tournament try sunday.json --times 50
        shuffleup tournament try sunday.json --times 1000 --bots tight-table,loose-table
        shuffleup tournament try sunday.json --times 1000 --ray local
        shuffleup tournament run --entrants 1000 --pace turbo --json
        shuffleup tournament new friday.log --by-hand --price 50+10 --players 36 --hours 4
        shuffleup tournament register friday.log Ann Bob Cy
        shuffleup tournament draw friday.log
        shuffleup tournament desk friday.log
    """,
    "league": """
        shuffleup league new spring.log --name "Spring 2026" --formula square-root --best 8
        shuffleup league import spring.log results.csv --new-members
        shuffleup league add spring.log --places "Ann, Bob, Cy = Dee" --day 2026-04-02
        shuffleup league standings spring.log
        shuffleup league why spring.log Ann
        shuffleup league correct spring.log 3 --swap "Ann, Bob" --why "mixed up" --try
        shuffleup league what-if spring.log Ann --entrants 18
        shuffleup league qualify spring.log
        shuffleup league page spring.log --to spring.html
    """,
    "log": """
        shuffleup log verify house-data
        shuffleup log stats house-data --json
        shuffleup log backup house-data monday
        shuffleup log export postgresql://house@localhost/house house.log
        shuffleup log import house.log new-data
    """,
    "run": """
        shuffleup run hand.txt
        shuffleup run ~/.local/share/shuffleup/hands/*.txt
    """,
}
