"""``shuffleup law``: the rulebooks, read, compared, run and proved."""

from __future__ import annotations

from cyclopts import App, Parameter

from shuffleup.cli.law.house import check_command, print_command
from shuffleup.cli.law.proving import cases_command, coverage_command, prove_command
from shuffleup.cli.law.reading import compare_command, diff_command, search_command, show_command

law_app = App(
    name="law",
    help="The rulebooks: read a clause, compare houses, run and prove cases.",
    help_format="plaintext",
    help_flags=("--help", "-h"),
    version_flags=(),
    default_parameter=Parameter(negative=(), show_default=False),
    result_action="return_value",
)
law_app.command(show_command, name="show")
law_app.command(search_command, name="search")
law_app.command(compare_command, name="compare")
law_app.command(diff_command, name="diff")
law_app.command(check_command, name="check")
law_app.command(print_command, name="print")
law_app.command(cases_command, name="cases")
law_app.command(prove_command, name="prove")
law_app.command(coverage_command, name="coverage")
