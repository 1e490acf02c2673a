"""``law explain`` and ``run`` of a season: each act with its clauses, what is not so marked."""

from __future__ import annotations

from pathlib import Path

from tests.cli.calling import Call

SEASON = """season: 2026
terms: quorum 3
members: Ann, Bob, Cy
x event 1: Ann & Bob, Cy (not-played-out)
= by rpl/league.1
[2026-02-03] event 1: Ann 50, Bob 50, Cy
= standing 1: Ann 3
close the season
Ann accepts
"""


def test_a_season_is_explained_act_by_act(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "season.txt"
    file.write_text(SEASON)
    rows = call("law", "explain", str(file), "--book", "rpl", "--json").json()
    told = [(row["what"], [clause["id"] for clause in row["clauses"]]) for row in rows]
    assert told[0] == ("event 1: Ann & Bob, Cy", ["rpl/league.1"])
    assert "places are played out" in rows[0]["refused"]
    assert told[1][0] == "[2026-02-03] event 1: Ann 50, Bob 50, Cy"
    assert told[-1] == ("Ann accepts", ["rpl/toc.3"])


def test_a_season_runs_and_says_which_line_is_false(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "season.txt"
    file.write_text(SEASON)
    assert call("run", str(file), "--book", "rpl").code == 0
    file.write_text(SEASON.replace("standing 1: Ann 3", "standing 1: Bob 3"))
    said = call("run", str(file), "--book", "rpl")
    assert said.code == 1
    assert "season.txt:7: not so: standing 1: Bob 3; but Ann 3" in said.out
