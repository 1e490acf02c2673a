"""``shuffleup league …`` as an organiser types it; a mistake is one line, and nothing changed."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.cli.calling import Call

from shuffleup.cli.league.publishing.page_parts import standings_table
from shuffleup.cli.league.season_desk import SeasonDesk
from shuffleup.cli.output import UsageError
from shuffleup.league.members.member_commands import AddMember

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")
PLACES = ", ".join(NAMES)
HEAD_FILE = "spring.log.head"
MADE: dict[str, bytes] = {}  # the files of that season, made by the first test


@pytest.fixture
def season(call: Call, tmp_path: Path) -> str:
    """A season of eight members with one event, by the league's book."""
    path = tmp_path / "spring.log"
    if not MADE:
        for words in (
            ("new", str(path), "--name", "Spring", "--events", "3"),
            ("join", str(path), *NAMES),
            ("add", str(path), "--places", PLACES, "--day", "2026-01-08"),
        ):
            assert call("league", *words).code == 0
        MADE.update({name: (tmp_path / name).read_bytes() for name in (path.name, HEAD_FILE)})
    for name, text in MADE.items():
        (tmp_path / name).write_bytes(text)
    return str(path)


def lines_of(path: str) -> bytes:
    return Path(path).read_bytes()


def test_a_season_is_kept_and_told(call: Call, season: str) -> None:
    told = call("league", "standings", season)
    assert told.out.splitlines()[0] == "Spring: 8 players after 1 of 3 events"
    assert told.out.splitlines()[3].split() == ["1", "Ann", "8", "1", "1", "1"]
    places = "Bob, Ann, Cy = Dee, Eve, Fay, Gus"
    added = call("league", "add", season, "--places", places, "--day", "2026-01-15")
    assert "Bob: 7 to 14 points (+7), 2nd to 1st" in added.out
    reasons = call("league", "why", season, "Cy").out.splitlines()
    assert reasons[0] == "Cy: 10.5 points, 3rd"
    assert reasons[2:] == [
        "  event 1, 2026-01-08: 3rd of 8: 8 - 3 + 1 = 6",
        "  event 2, 2026-01-15: 3rd of 7, shared by 2: ((7 - 3 + 1) + (7 - 4 + 1)) / 2 = 4.5",
        "Sum: 6 + 4.5 = 10.5",
        "Final: in, 1st on points (rpl/toc.2)",
    ]
    given = call("league", "bonus", season, "Cy", "5/2", "--why", "best hand", "--json")
    assert given.json()["changes"][0]["points"] == "13"
    words = [
        line.partition("organiser: ")[2] for line in call("league", "show", season).out.splitlines()
    ]
    assert words[-1] == "Cy gets 5/2 points: best hand"
    assert call("league", "check", season).out.endswith("everything is as it should be.\n")


def test_standings_of_one_venue_or_of_an_earlier_day(call: Call, season: str) -> None:
    places = "Hal, Gus, Fay, Eve, Dee, Cy, Bob"
    assert call("league", "add", season, "--places", places, "--venue", "Fox").code == 0
    fox = call("league", "standings", season, "--venue", "Fox", "--json").json()["standings"]
    assert [(one["player"], one["points"]) for one in fox[:2]] == [("Hal", "7"), ("Gus", "6")]
    early = call("league", "standings", season, "--after", "1", "--json").json()["standings"]
    assert (early[0]["player"], early[0]["points"]) == ("Ann", "8")
    assert (
        "nothing was played at 'Moon'" in call("league", "standings", season, "--venue", "Moon").err
    )


def test_a_correction_says_what_it_changes(call: Call, season: str) -> None:
    before = lines_of(season)
    wanted = ("league", "correct", season, "1", "--swap", "Ann, Bob", "--why", "mixed up")
    tried = call(*wanted, "--try")
    assert "Bob: 7 to 8 points (+1), 2nd to 1st" in tried.out
    assert lines_of(season) == before
    assert call(*wanted).code == 0
    top = call("league", "standings", season, "--json").json()["standings"][0]
    assert (top["player"], top["points"]) == ("Bob", "8")
    assert "(corrected)" in call("league", "why", season, "Ann").out


MISTAKES = [
    (("add", "--places", "Ann, Zed"), 2, "nobody in the league is called Zed"),
    (("add", "--places", PLACES, "--number", "1"), 2, "event 1 has its result"),
    (("add", "--places", "Ann = Bob, Cy"), 1, "nobody agrees on one or shares the first"),
    (("add", "--places", "Ann, Bob, Ann"), 2, "Ann is in two places"),
    (("add", "--places", "Ann,, Bob"), 2, "--places: part 2, '', is no name"),
    (("add", "--places", PLACES, "--day", "yesterday"), 2, "'yesterday' is no day"),
    (("add", "--places", PLACES, "--prizes", "Ann much"), 2, "--prizes: part 1: 'much' is not"),
    (("add",), 2, "--places or --event: say who finished where"),
    (("correct", "7", "--places", PLACES, "--why", "x"), 2, "event 7 has no result"),
    (("correct", "1", "--swap", "Ann, Zed", "--why", "x"), 2, "Zed is in no place of this event"),
    (("correct", "1", "--swap", "Ann, Bob", "--why", " "), 2, "a correction says why"),
    (("bonus", "Zed", "5", "--why", "x"), 2, "nobody in the league is called Zed"),
    (("bonus", "Ann", "many", "--why", "x"), 2, "'many' is no number of points"),
    (("bonus", "Ann", "1/0", "--why", "x"), 2, "'1/0' is no number of points"),
    (("bonus", "Ann", "-5", "--why", "x"), 2, "to take points away: --deduct"),
    (("add", "--places", PLACES, "--pool", "-3"), 2, "--pool is 0 or more, not -3"),
    (("join", "Ann = Bob"), 2, "could not be typed in --places"),
    (("join", "Ann"), 2, "Ann is a member already"),
    (("join", "ANN"), 2, "ANN is Ann, written otherwise"),
    (("join", " bob", "--guest"), 2, "bob is Bob, written otherwise"),
    (("why", "Anne"), 2, "nobody in the league is called 'Anne'; did you mean Ann?"),
    (("standings", "--after", "9"), 2, "event 9 has no result"),
    (("chart", "--to", "x.gif"), 2, "ends in neither .svg nor .png"),
]


@pytest.mark.parametrize(("words", "code", "says"), MISTAKES, ids=[m[2][:30] for m in MISTAKES])
def test_a_mistake_is_one_line_and_nothing_changed(
    call: Call, season: str, words: tuple[str, ...], code: int, says: str
) -> None:
    before = lines_of(season)
    answer = call("league", words[0], season, *words[1:])
    assert (answer.code, answer.err.count("\n")) == (code, 1)
    assert says in answer.err
    assert lines_of(season) == before


def test_a_formula_with_a_mistake_opens_no_season(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "spring.log"
    answer = call("league", "new", str(path), "--formula", "10 * (entrants - plase)")
    assert answer.code == 2
    assert "column 18: nothing is called 'plase'; did you mean place?" in answer.err
    assert not path.exists()
    said = call("league", "formulas", "max(1, 20 - place)").out
    assert said == "The largest of 1 and (20 minus the place).\n"


def test_what_a_formula_cannot_say_is_not_recorded(call: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "spring.log")
    call("league", "new", path, "--formula", "1 / (entrants - 8)")
    call("league", "join", path, *NAMES)
    before = lines_of(path)
    answer = call("league", "add", path, "--places", PLACES, "--day", "2026-01-08")
    assert (answer.code, lines_of(path)) == (2, before)
    assert "cannot be worked out: column 3: divides by nothing" in answer.err


HEAD = "event,day,place,player"
ROWS = [f"2,2026-01-15,{at},{name}" for at, name in enumerate(NAMES, 1)]
BAD_FILES = [
    (b"", "line 1: the file is empty"),
    (f"{HEAD}\n2,2026-01-15,1,Ann\xe9".encode("latin-1"), "is not UTF-8 text: line 2"),
    (f"{HEAD}\n2,2026-01-15,1,Zed".encode(), "line 2, event 2: nobody in the league is called Zed"),
    (
        f"{HEAD}\n2,2026-01-15,1,Ann Ash\n2,2026-01-15,2,Ann".encode(),
        "line 2, event 2: nobody in the league is called Ann Ash",
    ),
    ("\n".join([HEAD, *ROWS, "2,2026-01-15,1,Bob"]).encode(), "line 10, column player: Bob is in"),
    (
        "\n".join([HEAD, *ROWS]).replace(",2,Bob", ",1,Bob").encode(),
        "line 3, event 2: places are played out to the last",
    ),
    ("\n".join([HEAD, *ROWS]).replace("2,2026", "1,2026").encode(), "event 1 has its result"),
    (b"player,points\nAnn,5", "line 1, column 2: no column is called 'points'"),
]


@pytest.mark.parametrize(("text", "says"), BAD_FILES, ids=[one[1][:30] for one in BAD_FILES])
def test_a_file_with_a_mistake_is_not_imported(
    call: Call, season: str, tmp_path: Path, text: bytes, says: str
) -> None:
    file = tmp_path / "results.csv"
    file.write_bytes(text)
    before = lines_of(season)
    answer = call("league", "import", season, str(file))
    assert answer.code in (1, 2)
    assert says in answer.err
    assert answer.err.count("\n") == 1
    assert lines_of(season) == before


def test_a_file_is_imported(call: Call, season: str, tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    file.write_text("\n".join([HEAD, *ROWS, "2,2026-01-15,9,Ivy"]), "utf-8")
    assert call("league", "import", season, str(file)).code == 2
    answer = call("league", "import", season, str(file), "--new-members")
    assert answer.out == "1 event, 9 rows, 9 players: imported.\nNew members: Ivy.\n"
    top = call("league", "standings", season, "--json").json()["standings"][0]
    assert (top["player"], top["points"]) == ("Ann", "17")


def test_the_chart_has_everybodys_line(call: Call, season: str, tmp_path: Path) -> None:
    svg, png = tmp_path / "season.svg", tmp_path / "season.png"
    assert call("league", "chart", season, "--to", str(svg)).code == 0
    assert call("league", "chart", season, "--to", str(png), "--player", "Ann").code == 0
    assert all(
        f">{name} {points}<" in svg.read_text()
        for name, points in zip(NAMES, range(8, 0, -1), strict=True)
    )
    assert png.read_bytes().startswith(b"\x89PNG")


def test_another_log_is_not_a_season(call: Call, tmp_path: Path) -> None:
    room = str(tmp_path / "room.log")
    call("room", "new", room)
    assert "is no log of a league: it holds room" in call("league", "standings", room).err
    assert "wants a new file" in call("league", "new", room).err
    assert "there is no such log" in call("league", "show", str(tmp_path / "none.log")).err


def test_a_log_that_was_changed_is_found(call: Call, season: str) -> None:
    path = Path(season)
    path.write_bytes(path.read_bytes().replace(b"2026-01-08", b"2026-01-09"))
    answer = call("league", "check", season)
    assert answer.code == 1
    assert "line 3" in answer.out


# ---- the final, and what others see ----------------------------------------------------------


def test_the_log_of_an_event_is_a_result(call: Call, tmp_path: Path) -> None:
    event, season = str(tmp_path / "friday.log"), str(tmp_path / "spring.log")
    said = (
        ("new", "--by-hand", "--price", "50+10", "--seats", "6", "--at", "2026-11-20 19:00"),
        ("register", "Ann", "Bob", "Cy", "--at", "19:05"),
        ("draw", "by", "7", "--at", "19:10"),
        ("start", "--at", "19:15"),
        ("bust", "Cy", "by", "Ann", "--at", "19:20"),
    )
    for verb, *words in said:
        assert call("tournament", verb, event, *words).code == 0
    assert call("league", "new", season, "--quorum", "2").code == 0
    wanted = ("league", "add", season, "--event", event, "--new-members")
    assert "the event is not over yet" in call(*wanted).err
    assert call("tournament", "bust", event, "Bob", "by", "Ann", "--at", "19:30").code == 0
    assert "Event 1 of 2026-11-20: Ann, Bob, Cy; from friday.log, " in call(*wanted).out
    assert "is no log of a tournament" in call("league", "add", season, "--event", season).err
    found = call("league", "standings", season, "--json").json()["standings"]
    assert [(one["player"], one["points"]) for one in found] == [
        ("Ann", "3"),
        ("Bob", "2"),
        ("Cy", "1"),
    ]


@pytest.fixture
def closed(call: Call, season: str) -> str:
    """The same season with a second event, closed: Ann and Bob have won, six are in on points."""
    places = "Bob, Ann, Cy, Dee, Eve, Fay, Gus, Hal"
    assert call("league", "add", season, "--places", places, "--day", "2026-01-15").code == 0
    assert call("league", "qualify", season, "--close").code == 0
    return season


def test_seats_of_the_final_are_offered_answered_and_given(call: Call, closed: str) -> None:
    before = call("league", "qualify", closed)
    assert before.out.splitlines()[0] == "Spring: 8 players in the final, seats are offered"
    assert "Whoever wins an event is in the final. (rpl/league.2)" in before.out
    early = call("league", "final", closed, "--seats")
    assert (early.code, "has neither accepted nor declined (rpl/toc.3)" in early.err) == (1, True)
    assert call("league", "qualify", closed, "--decline", "Hal", "--accept-all").code == 0
    seated = call("league", "final", closed, "--seats", "--json").json()
    assert seated["without"] == []
    assert {one["player"]: (one["table"], one["seat"]) for one in seated["seats"]} == {
        "Ann": (1, 1), "Bob": (2, 1), "Cy": (1, 5), "Dee": (2, 5),
        "Eve": (1, 3), "Fay": (2, 3), "Gus": (1, 7),
    }  # fmt: skip
    held = call("league", "final", closed, "--place", "Ann 2-4", "--why", "asked")
    assert (held.code, "Ann has the seat of their standing" in held.err) == (1, True)
    assert "is no name with table and seat" in call("league", "final", closed, "--place", "Ann").err
    assert call("league", "check", closed).code == 0
    assert "organiser: the final is seated (rpl/toc.8" in call("league", "show", closed).out


def test_what_must_i_finish(call: Call, season: str) -> None:
    told = call("league", "what-if", season, "Hal")
    assert told.out.splitlines()[0] == "Hal, event 2 with 8 players"
    assert told.out.splitlines()[3].split()[:4] == ["1st", "8", "9", "1st"]
    found = call("league", "what-if", season, "Hal", "--json").json()["finishes"]
    assert found[0]["final"] == "sure"
    whole = call("league", "what-if", season, "--places", "Hal, Ann, Bob, Cy, Dee, Eve, Fay")
    assert "Hal: 1 to 8 points (+7), 8th to 4th" in whole.out
    assert "say whose finish" in call("league", "what-if", season).err
    assert (
        "--entrants is 2 to 200" in call("league", "what-if", season, "Hal", "--entrants", "1").err
    )


class Elements(HTMLParser):
    """Whether every element that begins also ends, and what is asked for from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.inside: list[str] = []
        self.outside: list[str] = []
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "polyline"):
            self.inside.append(tag)
        for name, value in attrs:
            if name in ("src", "href") and not (value or "").startswith("#"):
                self.outside.append(f"{name}={value}")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag == "polyline"

    def handle_endtag(self, tag: str) -> None:
        assert self.inside.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def test_the_page_stands_alone_and_explains_itself(call: Call, tmp_path: Path) -> None:
    path, page = str(tmp_path / "s.log"), tmp_path / "index.html"
    call("league", "new", path, "--name", "<b>Spring</b> & more", "--quorum", "2")
    evil = "<script>alert(1)</script>"
    call("league", "join", path, "Ann", evil, "Bo\u0027 'x' \"y\"")
    places = f"{evil}, Ann, Bo\u0027 'x' \"y\""
    call("league", "publish", path, "blinds", "</style> on the wall")
    assert call("league", "add", path, "--places", places, "--venue", "<i>Fox").code == 0
    call("league", "bonus", path, "Ann", "2", "--why", "</details> for tea")
    assert call("league", "page", path, "--to", str(page)).code == 0
    text = page.read_text("utf-8")
    found = Elements()
    found.feed(text)
    assert (found.inside, found.outside) == ([], [])
    assert "<script" not in text
    assert evil in found.said
    assert text.count("<details>") == 3
    assert "3 - 2 + 1 = 2" in text
    assert '<span class="law">rpl/league.2</span>' in text
    assert "does not end in .html" in call("league", "page", path, "--to", "page.pdf").err


def test_the_page_of_a_season_without_events(call: Call, tmp_path: Path) -> None:
    path, page = str(tmp_path / "s.log"), tmp_path / "index.html"
    call("league", "new", path)
    assert call("league", "page", path, "--to", str(page)).code == 0
    assert "No event has been played yet." in page.read_text("utf-8")


def test_bots_play_a_season_into_a_log(call: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "bots.log")
    plan = ("--events", "2", "--members", "9", "--fewest", "7", "--most", "8", "--seed", "4")
    report = call("league", "simulate", path, *plan, "--json").json()
    assert call("league", "check", path).code == 0
    told = call("league", "standings", path, "--json").json()
    assert told["standings"][0]["player"] == report["player_of_the_year"]
    assert call("league", "show", path).out.endswith(f"{report['champion']} wins\n")
    other = str(tmp_path / "other.log")
    assert "wants a new file" in call("league", "simulate", path).err
    few = ("--members", "3", "--fewest", "2", "--most", "3", "--events", "1")
    assert "a final has two players at least" in call("league", "simulate", other, *few).err
    assert not Path(other).exists()
    assert "the league has 9 members" in call("league", "simulate", other, "--members", "9").err


def test_a_season_understands_the_notation(call: Call, season: str) -> None:
    assert call("league", "join", season, "Ann Ash").code == 0
    places = "Ann Ash, Bob, Cy, Dee, Eve, Fay, Gus"
    assert call("league", "add", season, "--places", places, "--day", "2026-01-15").code == 0
    hand = "Ann Ash shows AsKs on QsJsTs2d3c at event 2"
    for said in ("put 40 on the best hand of event 2", hand, "pay the best hand of event 2"):
        assert call("league", "do", season, said).code == 0, said
    hidden = call("league", "do", season, "Bob has AhKh on QhJhTh2d3c at event 2")
    assert (hidden.code, "(rpl/league.3a)" in hidden.err) == (1, True)
    odd = call("league", "do", season, "Bob dances")
    assert (odd.code, "means nothing in a league" in odd.err) == (2, True)
    assert "pay the best hand of event NUMBER" in call("league", "words").out
    assert call("league", "check", season).code == 0


def test_whoever_comes_second_is_told(season: str) -> None:
    first, second = SeasonDesk(Path(season)), SeasonDesk(Path(season))
    assert first.do([AddMember("Kit")], "Kit joins").refusal is None
    before = lines_of(season)
    with pytest.raises(UsageError, match="somebody else was quicker"):
        second.do([AddMember("Lou")], "Lou joins")
    assert lines_of(season) == before


def test_a_slip_in_a_name_does_not_join(call: Call, season: str, tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    file.write_text("\n".join([HEAD, *ROWS]).replace(",2,Bob", ",2,bob"))
    answer = call("league", "import", season, str(file), "--new-members")
    assert answer.code == 2
    assert "line 3: bob is Bob, written otherwise" in answer.err


def test_qualifying_says_what_a_tie_and_a_declined_seat_did(call: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "even.log")
    call("league", "new", path, "--formula", "5")
    for places in (f"{PLACES}, Ivy", f"Ivy, {PLACES}"):  # seven others, tied for six places
        call("league", "add", path, "--places", places, "--day", "2026-01-15", "--new-members")
    told = call("league", "qualify", path, "--close").out
    assert "All who are tied for the last place are in. (rpl/toc.6)" in told
    assert "declined seat" not in told
    told = call("league", "qualify", path, "--decline", "Ivy").out
    assert "A declined seat goes to the next score. (rpl/toc.3)" in told
    assert "tied" not in told


def test_a_long_season_says_that_only_its_last_events_are_drawn() -> None:
    assert '"wide">Events<' in standings_table([], range(1, 31), {})
    assert '"wide">Last 30 events<' in standings_table([], range(1, 32), {})


def test_a_name_that_is_too_long_says_so(call: Call, tmp_path: Path) -> None:
    answer = call("league", "new", str(tmp_path / "long.log"), "--name", "x" * 65)
    assert "at most 64 characters" in answer.err
