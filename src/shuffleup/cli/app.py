"""The commands and their help, by group; the modules behind them are imported when called."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from importlib.util import find_spec
from textwrap import dedent, indent

from cyclopts import App, Group, Parameter

from shuffleup.cli.command_examples import EXAMPLES
from shuffleup.cli.output import UsageError
from shuffleup.version import __version__

TABLE = Group("At the table", sort_key=0)
NUMBERS = Group("Many hands", sort_key=1)
TEXTS = Group("Hands as text", sort_key=2)
LAW = Group("The law", sort_key=3)
SAID = Group("Said to a room", sort_key=4)
DIRECTED = Group("The director's verbs", sort_key=5)

OPTIONS = ("--help", "-h", "--version")

# name, where it is, what --help says of it, in which group
COMMANDS = (
    ("play", "play:play_command", "Play against bots in this terminal.", TABLE),
    (
        "deal",
        "deal_hand:deal_command",
        "Deal one hand face up and see who wins.",
        TABLE,
    ),
    (
        "games",
        "list_games:games_command",
        "List the games and what wins them.",
        TABLE,
    ),
    ("serve", "serve:serve_command", "Open the house: a server with accounts.", TABLE),
    ("sim", "sim:sim_command", "Let bots play many hands and add up.", NUMBERS),
    ("equity", "equity:equity_command", "Chances of hands and ranges.", NUMBERS),
    ("bench", "bench:bench_command", "Speed, beside other engines.", NUMBERS),
    (
        "run",
        "run_file:run_command",
        "Run transcripts; say which line is false.",
        TEXTS,
    ),
    ("replay", "replay_files:replay_command", "Replay hand histories (PHH).", TEXTS),
    ("verify", "verify_proof:verify_command", "Check that a hand's cards are as promised.", TEXTS),
)

# the same for `shuffleup law …`
LAW_COMMANDS = (
    ("show", "law_pages:show_command", "A clause with its cases, or a point in full."),
    ("search", "law_pages:search_command", "Clauses that contain some words."),
    ("compare", "law_pages:compare_command", "What every book says on each point."),
    ("diff", "law_pages:diff_command", "The points on which two houses differ."),
    ("check", "own_house:check_command", "Check a house's own rules and what they change."),
    ("print", "own_house:print_command", "A whole rulebook to read, changes marked."),
    ("explain", "explain:explain_command", "The clauses behind each event of a hand or a table."),
    ("cases", "proving:cases_command", "Run the cases of the books."),
    ("prove", "proving:prove_command", "Disable each clause and see a case turn red."),
    ("coverage", "proving:coverage_command", "How every clause is accounted for."),
)

# the same for `shuffleup floor …`
FLOOR_COMMANDS = (
    ("ask", "ask:ask_command", "This happened: what is the ruling?"),
    ("rulings", "past_rulings:rulings_command", "What was ruled before, found by words."),
    ("train", "train:train_command", "Practise rulings, and be told the clause."),
    ("sim", "mishap_sim:sim_command", "Many hands in which things go wrong."),
)

# the same for `shuffleup table …`
TABLE_COMMANDS = (
    ("run", "table_run:run_command", "Bots play hand after hand under a book."),
    ("show", "show:show_command", "The hands of a table's log, or one of them."),
    ("check", "check:check_command", "Replay a log, count its chips, derive its pots again."),
    ("report", "player_report:report_command", "What each player won, in all and hour by hour."),
    ("chart", "stack_chart:chart_command", "Everybody's stack hand by hand, as SVG or PNG."),
    ("export", "export_logs:export_command", "The hands of logs for other programs, with dates."),
)

# the same for `shuffleup room …`; its verbs are the notation's (`cli.room.desk_verbs`)
ROOM_COMMANDS = (
    ("new", "new_room_log:new_command", "Open a room under a book: its log."),
    ("do", "saying_to_the_room:do_command", 'Say anything to it: "Ann joins 1/2".'),
    ("words", "saying_to_the_room:words_command", "Everything that can be said to a room."),
    ("desk", "room_desk:desk_command", "A prompt with the live board above it."),
    ("why", "why_in_room:why_command", "Why somebody has their place, their seat, or none."),
    ("show", "room_show:show_command", "What was said to it, and what came of it."),
    ("check", "room_check:check_command", "Do a log again: ledger, chips and seats must hold."),
    ("board", "room_board:board_command", "The board on the wall: tables, lists, calls."),
    ("view", "room_board:view_command", "What a player, the floor or the cage may see."),
    ("report", "room_reports:report_command", "Seats and waits, hours, drop, fund, rulings."),
    ("simulate", "day_in_a_room:simulate_command", "A whole day with its staff, every hand dealt."),
)

# the same for `shuffleup tournament …`
TOURNAMENT_COMMANDS = (
    ("run", "running_event:run_command", "Bots play an event to its winner, every hand dealt."),
    ("new", "directing.new_event:new_command", "Announce an event under a book: its log."),
    ("do", "directing.saying_to_event:do_command", 'Say anything to it: "Ann registers".'),
    ("words", "directing.saying_to_event:words_command", "Everything that can be said to it."),
    ("desk", "directing.event_prompt:desk_command", "A prompt with the live board above it."),
    ("board", "directing.event_prompt:board_command", "Clock, money, tables, places, what is due."),
    ("why", "directing.why_in_event:why_command", "Why somebody has their seat or their place."),
    ("show", "directing.event_show:show_command", "What was said to it, and what came of it."),
    ("check", "directing.event_check:check_command", "Do a log again: money and chips must hold."),
    ("cards", "paper.seat_cards:cards_command", "Seat cards to print, with a QR code."),
    ("report", "paper.event_reports:report_command", "Entries, seats, moves, places, payouts."),
    ("export", "paper.event_exports:export_command", "Players, results, structure, log: files."),
    ("import", "paper.event_exports:import_command", "Players from CSV, a log from JSON."),
    ("structure", "making_structures:structure_command", "Levels for a field, a stack, a time."),
    ("try", "trying_structures:try_command", "Bots play a structure, before anybody pays for it."),
)

# the same for `shuffleup league …`
LEAGUE_COMMANDS = (
    ("new", "entering.open_season:new_command", "Open a season: its log."),
    ("formulas", "entering.open_season:formulas_command", "Formulas for points, in words."),
    ("join", "entering.season_entries:join_command", "Members join, or guests come."),
    ("publish", "entering.season_calendar:publish_command", "Make blinds or payouts known."),
    ("announce", "entering.season_calendar:announce_command", "Put an event on the calendar."),
    ("add", "entering.season_entries:add_command", "Record how an event ended."),
    ("import", "entering.csv_import:import_command", "Results from a CSV file, all or nothing."),
    ("sample", "entering.sample_file:sample_command", "A made-up spreadsheet to practise with."),
    ("correct", "entering.season_entries:correct_command", "Correct a result; what it changes."),
    ("bonus", "entering.season_entries:bonus_command", "Give points beside results, or take them."),
    ("do", "entering.season_sentences:do_command", "Say anything, prizes of a night too."),
    ("words", "entering.season_sentences:words_command", "All that can be said to a season."),
    ("standings", "season_board:standings_command", "Who has how many points."),
    ("why", "season_reasons:why_command", "Every point of a player explained."),
    ("what-if", "chances:what_if_command", "What must I finish to qualify?"),
    ("qualify", "entering.seats_of_final:qualify_command", "Who is in the final; who answers."),
    ("final", "entering.seats_of_final:final_command", "Where everybody sits in the final."),
    ("chart", "publishing.season_chart:chart_command", "Points over the season, as SVG or PNG."),
    ("page", "publishing.season_page:page_command", "The season as one HTML file to publish."),
    ("simulate", "season_of_bots:simulate_command", "Bots play a season to its final."),
    ("show", "season_told:show_command", "Who did what: the log, line by line."),
    ("check", "season_told:check_command", "Judge a log again: everything must hold."),
)

# the same for `shuffleup log …`
LOG_COMMANDS = (
    ("verify", "verifying_logs:verify_command", "Walk a log: its chain and every event."),
    ("stats", "log_stats:stats_command", "How much a log holds, and of what."),
    ("backup", "moving_logs:backup_command", "Copy a house's database while it is open."),
    ("export", "moving_logs:export_command", "A database's log as a file."),
    ("import", "moving_logs:import_command", "A log file into an empty database."),
)

# commands with commands of their own: these, and what --help says of them, in full and in short
FAMILIES = {
    "law": (
        LAW_COMMANDS,
        "Read the rulebooks, compare houses, check your own, prove that clauses matter.",
        "Rulebooks: read, compare, check, prove.",
    ),
    "floor": (
        FLOOR_COMMANDS,
        "Ask for a ruling, look up what was ruled, practise, and let things go wrong.",
        "Rulings: ask, look up, practise.",
    ),
    "table": (
        TABLE_COMMANDS,
        "Run a table hand after hand under a book, tell of its hands, check and export its log.",
        "A table under a book: run, show, export.",
    ),
    "room": (
        ROOM_COMMANDS,
        "Run a card room at the desk: lists, seats, cage and staff by the house's book, in a log.",
        "A card room: lists, seats, cage, by the book.",
    ),
    "tournament": (
        TOURNAMENT_COMMANDS,
        "Run an event by the book: entries, clock, seats, hands and prizes.",
        "An event: clock, seats, hands, prizes.",
    ),
    "league": (
        LEAGUE_COMMANDS,
        "Keep a season: results in, standings that explain themselves, qualifiers, the final.",
        "A season: results, standings, the final.",
    ),
    "log": (
        LOG_COMMANDS,
        "Look after a house's log: verify it, back it up, take it out and put it back.",
        "A house's log: verify, back up, move.",
    ),
}
GROUPS = dict.fromkeys(("table", "room", "tournament", "league"), TABLE)  # others: with the law


def build(called: str = "") -> App:
    """The whole command line; ``called`` is the command that will be asked for, if one is."""
    app = App(
        name="shuffleup",
        help="A poker room in your terminal: 25 games, every ruling explained.",
        help_epilogue=_examples(""),
        help_format="plaintext",
        help_flags=("--help", "-h"),
        version=f"shuffleup {__version__}",
        version_format="plaintext",
        default_parameter=Parameter(negative=(), show_default=False),
        exit_on_error=False,
        print_error=False,
        result_action="return_value",
    )
    app["--help"].group = app["--version"].group = Group("Options", sort_key=9)
    for order, (name, place, about, group) in enumerate(COMMANDS):
        if _exists(place):
            app.command(
                f"shuffleup.cli.{place}", name=name, group=group, sort_key=order,
                help=None if name == called else about,  # its own docstring says it in full
                help_epilogue=_examples(name),
            )  # fmt: skip
    for name in FAMILIES:
        app.command(build_family(name, called == name))
    return app


def build_family(name: str, called: bool) -> App:
    """``shuffleup law``, ``floor`` or ``table`` and its own commands."""
    commands, in_full, in_short = FAMILIES[name]
    family = App(
        name=name,
        help=in_full if called else in_short,
        help_epilogue=_examples(name) if called else None,
        group=GROUPS.get(name, LAW),
    )
    for order, (command, place, about) in enumerate(commands):
        family.command(f"shuffleup.cli.{name}.{place}", name=command, help=about, sort_key=order)
    if name == "room" and called:
        add_verbs(family)
    if name == "tournament" and called:
        add_director_verbs(family)
    return family


def add_verbs(family: App) -> None:
    """The verbs of a room's words, those that the words know."""
    from shuffleup.cli.room.desk_verbs import verbs, ways_of
    from shuffleup.cli.room.saying_to_the_room import verb_command

    for order, (verb, about) in enumerate(verbs()):
        family.command(
            verb_command(verb), name=verb, group=SAID, sort_key=order,
            help=about, help_epilogue=ways_of(verb),
        )  # fmt: skip


def add_director_verbs(family: App) -> None:
    """The verbs of the director's desk."""
    from shuffleup.cli.tournament.directing.director_verbs import DIRECTOR_VERBS, ways_in_words
    from shuffleup.cli.tournament.directing.saying_to_event import verb_command

    for order, verb in enumerate(DIRECTOR_VERBS):
        ways = f"What is typed, and what it says:\n{ways_in_words(verb)}"
        family.command(
            verb_command(verb), name=verb.name, group=DIRECTED, sort_key=order,
            help=verb.about, help_epilogue=ways,
        )  # fmt: skip


def _examples(name: str) -> str:
    shown = indent(dedent(EXAMPLES.get(name, "")), "    ")
    return f"Examples:\n{shown}" if shown else ""


def check_first_word(words: Sequence[str]) -> str:
    """The command that is called, if any; for a word that is not one the nearest is suggested."""
    first = words[0] if words else ""
    if first.startswith("-") or not first:
        if first and first not in OPTIONS:
            raise UsageError(f"there is no option {first}; there are {', '.join(OPTIONS)}")
        return ""
    if is_command(first):
        return first
    names = [*(name for name, *_ in COMMANDS), *FAMILIES]
    close = get_close_matches(first, names, n=1)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names)}"
    raise UsageError(f"there is no command {first!r}; {hint}")


def called(words: Sequence[str]) -> list[str]:
    """The command that was meant, with the one of its family: ``["floor", "ask"]``."""
    if not words or not is_command(words[0]):
        return []
    own = [name for name, *_ in FAMILIES[words[0]][0]] if words[0] in FAMILIES else []
    return list(words[: 2 if len(words) > 1 and words[1] in own else 1])


def is_command(word: str) -> bool:
    return word in FAMILIES or any(name == word and _exists(place) for name, place, *_ in COMMANDS)


def _exists(place: str) -> bool:
    """A command whose module is not part of this installation is not offered."""
    return find_spec(f"shuffleup.cli.{place}".partition(":")[0]) is not None
